"""Names, signs and the words on the cards of Comet, for sentences and for the terminal."""

from typing import Any, Final

from liferaft.core.game import View, name_of
from liferaft.core.language import N_, Translate
from liferaft.core.words import joined, numbered
from liferaft.games.comet.board import BOARDS, CAVE, PLACE_IDS, SIDES
from liferaft.games.comet.box import (
    ABILITIES,
    ANIMAL_SYMBOLS,
    ANIMALS,
    ANYWHERE,
    CARD_IDS,
    CARD_NAMES,
    EGG,
    EGGS,
    HELP_EFFECTS,
    HELP_WHEN,
    HERO_NAMES,
    HERO_SCORINGS,
    NEST,
    PIECES,
    POINTS,
    SYMBOLS,
)
from liferaft.games.comet.tables import THE_HERO

MARK: Final = "bold #7fe08a"

# By symbol: its name, its letter on the map and on cards, its colour, and the ground of its fields.
SYMBOL_NAMES: Final[tuple[str, ...]] = (
    N_("water"), N_("meadow"), N_("desert"), N_("jungle"), N_("lava"), N_("joker"),
)  # fmt: skip
SYMBOL_LETTERS: Final[tuple[str, ...]] = (N_("W"), N_("M"), N_("D"), N_("J"), N_("L"), "*")
HUES: Final[tuple[str, ...]] = (
    "#7db8ff", "#b5e070", "#f2d98a", "#5fd08a", "#ff9070", "#ffffff",
)  # fmt: skip
GROUNDS: Final[tuple[str, ...]] = ("#1d4a7a", "#4a6b1e", "#7d632a", "#14523a", "#7a2818")

# By symbol: one of several kinds, then one and several of the last kind.
SYMBOL_STEMS: Final[tuple[str, ...]] = (
    N_("{n} water"), N_("{n} meadow"), N_("{n} desert"), N_("{n} jungle"), N_("{n} lava"),
    N_("{n} joker"),
)  # fmt: skip
ONE_SYMBOL: Final[tuple[str, ...]] = (
    N_("1 water symbol"), N_("1 meadow symbol"), N_("1 desert symbol"), N_("1 jungle symbol"),
    N_("1 lava symbol"), N_("1 joker symbol"),
)  # fmt: skip
MORE_SYMBOLS: Final[tuple[str, ...]] = (
    N_("{n} water symbols"), N_("{n} meadow symbols"), N_("{n} desert symbols"),
    N_("{n} jungle symbols"), N_("{n} lava symbols"), N_("{n} joker symbols"),
)  # fmt: skip

# By colour of an egg: the word on a card, in a sentence about such animals, and the ink.
EGG_WORDS: Final[tuple[str, ...]] = (N_("red"), N_("blue"), N_("green"), N_("yellow"))
EGG_PHRASES: Final[tuple[str, ...]] = (
    N_("a red egg"), N_("a blue egg"), N_("a green egg"), N_("a yellow egg"),
)  # fmt: skip
EGG_HUES: Final[tuple[str, ...]] = ("#ff8a80", "#8ab8ff", "#8fe08a", "#ffe070")

# By neutral piece: in a sentence, and its sign on the map; then both of them.
PIECE_NAMES: Final[tuple[str, ...]] = (N_("the mammoth"), N_("the tortoise"))
PIECE_SIGNS: Final[tuple[str, ...]] = (N_("Ma"), N_("To"))
PIECE_INK: Final = "bold #000000 on #c8beb0"

# By seat: the shape of its rescuers and their colour.
SHAPES: Final = "●■▲◆"
SEATS: Final[tuple[str, ...]] = (
    "bold #000000 on #ffd75f",
    "bold #ffffff on #c2185b",
    "bold #000000 on #9fdcff",
    "bold #ffffff on #7d4fd0",
)

# By kind and moment of an ability: when it can be used.
MOMENTS: Final[dict[tuple[str, str], str]] = {
    ("tap", "move"): N_("Move: {text}"),
    ("tap", "hatch"): N_("Hatch: {text}"),
    ("tap", "any"): N_("any time: {text}"),
    ("passive", "always"): N_("always: {text}"),
    ("passive", "hatch"): N_("each Hatch: {text}"),
    ("passive", "rest"): N_("each Rest: {text}"),
    ("score", "end"): N_("end: {text}"),
}

# By effect that only has a number: for one, and for several.
COUNTED: Final[dict[str, tuple[str, str]]] = {
    "extra_card": (N_("play 1 more animal card"), N_("play {n} more animal cards")),
    "wild": (N_("change 1 symbol into a joker"), N_("change up to {n} symbols into jokers")),
    "keep": (N_("take back 1 animal card you played"), N_("take back {n} animal cards you played")),
    "nest": (N_("nest distance 1 lower"), N_("nest distance {n} lower")),
    "extra_hatch": (N_("hatch 1 more animal"), N_("hatch {n} more animals")),
    "draw": (N_("draw 1 silver card"), N_("draw {n} silver cards")),
    "gold": (
        N_("take 1 golden card from the display"),
        N_("take {n} golden cards from the display"),
    ),
    "ready": (N_("ready 1 turned card"), N_("ready up to {n} turned cards")),
    "limit": (N_("hand limit 1 higher"), N_("hand limit {n} higher")),
    "gold_plus": (N_("take 1 more golden card"), N_("take {n} more golden cards")),
}
SALVAGES: Final[dict[str, str]] = {
    "silver": N_("take 1 of the top {n} cards of the silver discard pile"),
    "gold": N_("take 1 of the top {n} cards of the golden discard pile"),
}

# By criterion, and for decks by deck: what is counted, one of it and several.
CRITERIA: Final[dict[str, tuple[str, str]]] = {
    "egg": (N_("animal with {what}"), N_("animals with {what}")),
    "silver": (N_("silver animal"), N_("silver animals")),
    "gold": (N_("golden animal"), N_("golden animals")),
    "symbol": (N_("animal showing {what}"), N_("animals showing {what}")),
    "egg_set": (N_("set of all four egg colours"), N_("sets of all four egg colours")),
    "terrain_kinds": (
        N_("different terrain on your animals"),
        N_("different terrains on your animals"),
    ),
    "nest_min": (
        N_("animal with nest distance {what} or more"),
        N_("animals with nest distance {what} or more"),
    ),
}


# Who and where


def seat_name(view: View, seat: int, _: Translate) -> str:
    """Who sits there: a name, or the hero as soon as there is one."""
    hero = view["places"][seat]["hero"]
    return name_of(view, seat) or (numbered(seat, _) if hero < 0 else hero_name(hero, _))


def hero_name(hero: int, _: Translate) -> str:
    """The name of a hero."""
    return _(HERO_NAMES[hero])


def rescuer_sign(seat: int, rescuer: int) -> str:
    """A rescuer on the map: the shape of its seat and its number."""
    return f"{SHAPES[seat]}{rescuer + 1}"


def place_name(place: int, _: Translate) -> str:
    """A field by its id, or the cave."""
    return _("cave") if place == CAVE else PLACE_IDS[place]


def field_name(view: View, field: int, _: Translate) -> str:
    """A field by its id and its terrain or nest, or the cave."""
    if field == CAVE:
        return place_name(field, _)
    board = BOARDS[SIDES.index(view["side"])]
    kind = int(board.kinds[field])
    told = _(SYMBOL_NAMES[kind]) if kind >= 0 else _("nest {n}").format(n=board.numbers[field])
    return f"{place_name(field, _)} ({told})"


def piece_name(piece: int, _: Translate) -> str:
    """A neutral piece, as the one that moves."""
    return _(PIECE_NAMES[piece])


# Numbers of things


def points(n: int, _: Translate) -> str:
    """A number of points."""
    return _("1 point") if n == 1 else _("{n} points").format(n=n)


def cards(n: int, _: Translate) -> str:
    """A number of cards."""
    return _("1 card") if n == 1 else _("{n} cards").format(n=n)


def pool_text(counts: list[int], _: Translate) -> str:
    """The symbols of a pool: 2 × water, 1 × joker."""
    kinds = [f"{n} × {_(SYMBOL_NAMES[symbol])}" for symbol, n in enumerate(counts) if n]
    return ", ".join(kinds) or _("nothing")


# Cards


def card_name(card: int, _: Translate) -> str:
    """The name of an animal or of a help card."""
    return _(CARD_NAMES[card])


def card_title(card: int, _: Translate) -> str:
    """A card with the id by which it is typed."""
    return f"{CARD_IDS[card]} {card_name(card, _)}"


def source_name(source: int, _: Translate) -> str:
    """What an ability belongs to: an animal, or the hero."""
    if source == THE_HERO:
        return _("the hero")
    return _("the {card}").format(card=card_name(source, _))


def letters(animal: int, _: Translate) -> str:
    """The symbols of an animal as letters."""
    return "".join(letter(SYMBOLS.index(symbol), _) for symbol in ANIMAL_SYMBOLS[animal])


def letter(symbol: int, _: Translate) -> str:
    """A terrain or the joker as one sign."""
    return _(SYMBOL_LETTERS[symbol])


def symbol_names(animal: int, _: Translate) -> str:
    """The symbols of an animal in words."""
    return joined([_(SYMBOL_NAMES[SYMBOLS.index(s)]) for s in ANIMAL_SYMBOLS[animal]], _)


def figures(animal: int, _: Translate) -> str:
    """What is printed on an animal besides its text: MJ, nest 5, 2 points, egg blue."""
    return _("{symbols}, nest {nest}, {points}, egg {egg}").format(
        symbols=letters(animal, _),
        nest=NEST[animal],
        points=points(int(POINTS[animal]), _),
        egg=_(EGG_WORDS[EGG[animal]]),
    )


def does(card: int, _: Translate) -> str:
    """What a card does; empty if it only has points."""
    if card < ANIMALS:
        return effect_text(ABILITIES[card], _)
    return "; ".join(effect_text(effect, _) for effect in HELP_EFFECTS[card - int(ANIMALS)])


def card_text(card: int, _: Translate) -> str:
    """What a card does, and when; empty if it only has points."""
    if card < ANIMALS:
        return ability_text(ABILITIES[card], _)
    return _(MOMENTS["tap", HELP_WHEN[card - int(ANIMALS)]]).format(text=does(card, _))


def card_line(card: int, _: Translate) -> str:
    """All that a card says, after its name."""
    parts = [] if card >= ANIMALS else [figures(card, _)]
    return "; ".join(part for part in [*parts, card_text(card, _)] if part)


def hero_text(hero: int, _: Translate) -> str:
    """The ability of a hero."""
    return ability_text(ABILITIES[int(ANIMALS) + hero], _)


def scoring_text(hero: int, _: Translate) -> str:
    """For what a hero gets points at the end."""
    return effect_text(HERO_SCORINGS[hero], _)


def source_does(view: View, seat: int, source: int, _: Translate) -> str:
    """What the ability of an animal does, or that of the hero of a seat."""
    if source == THE_HERO:
        return effect_text(ABILITIES[int(ANIMALS) + view["places"][seat]["hero"]], _)
    return does(source, _)


def ability_text(ability: dict[str, Any], _: Translate) -> str:
    """An ability with the moment at which it can be used."""
    if ability["kind"] == "none":
        return ""
    moment = MOMENTS[ability["kind"], ability["when"]]
    return _(moment).format(text=effect_text(ability, _))


def effect_text(effect: dict[str, Any], _: Translate) -> str:
    """An effect in words."""
    kind = effect.get("effect", "")
    if not kind:
        return ""
    if kind == "symbols":
        return _("gain {symbols}").format(symbols=symbols_text(effect["symbols"], _))
    if kind == "dash":
        symbols = symbols_text(effect["symbols"], _)
        return _("newly placed rescuers gain {symbols}").format(symbols=symbols)
    if kind == "skip":
        return _skip_text(effect["terrain"], _)
    if kind == "fly":
        return _("fly with 1 rescuer, up to {n} fields").format(n=effect["range"])
    if kind == "neutral":
        return _neutral_text(effect["pieces"], effect["range"], _)
    if kind == "salvage":
        return _(SALVAGES[effect["deck"]]).format(n=effect["depth"])
    if kind == "per":
        return _per_text(effect, _)
    one, several = COUNTED[kind]
    return _(one) if effect["n"] == 1 else _(several).format(n=effect["n"])


def symbols_text(symbols: list[str], _: Translate) -> str:
    """Symbols in a sentence: 1 water and 1 desert symbol."""
    kinds = list(dict.fromkeys(SYMBOLS.index(symbol) for symbol in symbols))
    counts = [symbols.count(SYMBOLS[kind]) for kind in kinds]
    parts = [_(SYMBOL_STEMS[kind]).format(n=n) for kind, n in zip(kinds, counts)]
    last, n = kinds[-1], counts[-1]
    parts[-1] = _(ONE_SYMBOL[last]) if n == 1 else _(MORE_SYMBOLS[last]).format(n=n)
    return joined(parts, _)


def _skip_text(terrain: str, _: Translate) -> str:
    if terrain == "choice":
        return _("1 rescuer may pass over a terrain of your choice")
    name = _(SYMBOL_NAMES[SYMBOLS.index(terrain)])
    return _("1 rescuer may pass over {terrain}").format(terrain=name)


def _neutral_text(pieces: list[str], far: int, _: Translate) -> str:
    both = _("the mammoth or the tortoise")
    names = both if len(pieces) > 1 else piece_name(PIECES.index(pieces[0]), _)
    if far >= ANYWHERE:
        return _("put {pieces} anywhere").format(pieces=names)
    return _("move {pieces} up to {n} fields").format(pieces=names, n=far)


def _per_text(score: dict[str, Any], _: Translate) -> str:
    """Points at the end for what is counted."""
    criterion, every = score["criterion"], score["every"]
    what = ""
    if criterion == "egg":
        what = _(EGG_PHRASES[EGGS.index(score["value"])])
    elif criterion == "symbol":
        what = _(SYMBOL_NAMES[SYMBOLS.index(score["value"])])
    elif criterion == "nest_min":
        what = str(score["threshold"])
    one, several = CRITERIA[score["value"] if criterion == "deck" else criterion]
    worth = points(score["points"], _)
    if every == 1:
        return _("{points} for each {what}").format(points=worth, what=_(one).format(what=what))
    return _("{points} for every {n} {what}").format(
        points=worth, n=every, what=_(several).format(what=what)
    )
