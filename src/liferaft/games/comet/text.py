"""How Comet speaks: labels, prompts, log sentences; the drawing is in terminal.py."""

from typing import Final

from liferaft.core.game import News, View, name_of
from liferaft.core.language import N_, Translate, catalogue
from liferaft.core.words import CatalogueWords, numbered, victory
from liferaft.games.comet import position, terminal
from liferaft.games.comet.board import BOARDS, CAVE, SIDES
from liferaft.games.comet.box import (
    ANIMAL_SYMBOLS,
    ANIMALS,
    ANYWHERE,
    FOLDER,
    NEST,
    POINTS,
    SOLO_TARGETS,
    TERRAIN_COUNT,
)
from liferaft.games.comet.lobby import OFFERS
from liferaft.games.comet.signs import (
    SYMBOL_NAMES,
    card_line,
    card_name,
    card_title,
    cards,
    does,
    field_name,
    hero_name,
    hero_text,
    letter,
    letters,
    piece_name,
    place_name,
    points,
    pool_text,
    rescuer_sign,
    scoring_text,
    seat_name,
    source_does,
    source_name,
    symbol_names,
)
from liferaft.games.comet.tables import (
    ACTIONS,
    ADD,
    CHOOSE_HERO,
    CHOOSE_PIECE,
    CHOOSE_RESCUER,
    CHOOSE_TERRAIN,
    CHOSE,
    COMET_CAME,
    DISCARD,
    DISCARDED,
    DISPLAYED,
    DONE,
    DREW,
    END,
    ENDED,
    FILL,
    FLEW,
    HATCH,
    HELP,
    HELPED,
    HERO_SHOWN,
    KEPT,
    LAID,
    MADE_WILD,
    MAKE_WILD,
    ONE_TAKEN,
    PAID,
    PASS,
    PASSED,
    PAY_WITH,
    PIECE_PUT,
    PLACE,
    PLACED,
    PLAY,
    PLAYED,
    READIED,
    READY_ALL,
    READY_ONE,
    RESCUED,
    RESHUFFLED,
    REST,
    RESTED,
    SALVAGED,
    SCORED,
    SKIPPED,
    SKIPS,
    STEPPED,
    TAKE,
    THE_HERO,
    TO,
    TOOK,
    TURN_BEGAN,
    USE,
    USED,
    WALK,
)

# By verb: the word to type, the heading of its list, the whole label.
VERBS: Final[dict[int, tuple[str, str, str]]] = {
    PASS: (N_("pass"), N_("Pass"), N_("pass")),
    REST: (N_("rest"), N_("Rest"), N_("rest")),
    END: (N_("end"), N_("End"), N_("end the Move")),
    DONE: (N_("done"), N_("Done"), N_("done")),
    CHOOSE_HERO: (N_("hero"), N_("Hero"), N_("choose {hero}")),
    WALK: (N_("walk"), N_("Walk with rescuer"), N_("walk with rescuer {rescuer}")),
    HATCH: (N_("hatch"), N_("Hatch"), N_("hatch {card}")),
    PLAY: (N_("move"), N_("Move"), N_("play {card} for a Move")),
    ADD: (N_("add"), N_("Add"), N_("play further card {card}")),
    HELP: ("help", N_("Help card"), N_("play help card {card}")),
    USE: (N_("use"), N_("Use"), N_("use {source}")),
    PLACE: (N_("place"), N_("Place in nest"), N_("place the rescuer in {field}")),
    TO: (N_("to"), N_("Where to"), N_("step to {field}")),
    PAY_WITH: (N_("pay"), N_("Pay with"), N_("pay with {symbol}")),
    MAKE_WILD: (N_("wild"), N_("Change into a joker"), N_("change {symbol} into a joker")),
    CHOOSE_RESCUER: (N_("rescuer"), N_("Rescuer"), N_("choose rescuer {rescuer}")),
    CHOOSE_TERRAIN: (N_("terrain"), N_("Pass over"), N_("let it pass over {symbol}")),
    CHOOSE_PIECE: (N_("piece"), N_("Piece"), N_("choose {piece}")),
    TAKE: (N_("take"), N_("Take"), N_("take {card} from the display")),
    DISCARD: (N_("discard"), N_("Discard"), N_("discard {card}")),
    READY_ONE: (N_("ready"), N_("Ready"), N_("ready {source}")),
    FILL: (N_("fill"), N_("Draw"), N_("draw up to the hand limit")),
    READY_ALL: ("ready_all", N_("Ready"), N_("ready your animals")),
}

# Labels that are other ones at other moments.
ADD_JOKER: Final = N_("add joker card {card}")
INTO_CAVE: Final = N_("step into the cave")
MOMENTARY: Final[dict[tuple[int, str], str]] = {
    (END, "hatched"): N_("end the turn"),
    (TO, "landing"): N_("fly to {field}"),
    (TO, "put"): N_("put the piece on {field}"),
    (TAKE, "salvage"): N_("salvage {card}"),
    (TAKE, "keep"): N_("take back {card}"),
}

QUESTIONS: Final[dict[str, str]] = {
    "action": N_("Hatch an animal, move or rest?"),
    "nest": N_("In which nest does {card} hatch? Nest distance: {n}."),
    "hatched": N_("The animal has hatched. What else do you do?"),
    "move": N_("What next in this Move? Pool: {pool}."),
    "hero": N_("Which hero do you choose?"),
    "target": N_("Where does rescuer {rescuer} step from {field}? Pool: {pool}."),
    "pay": N_("Rescuer {rescuer} steps to {field}. With which symbol do you pay?"),
    "skipper": N_("Which rescuer may pass over {terrain}?"),
    "skipped_terrain": N_("Which terrain may rescuer {rescuer} pass over?"),
    "flier": N_("Which rescuer flies up to {n} fields?"),
    "landing": N_("Where does rescuer {rescuer} fly from {field}, up to {n} fields?"),
    "piece": N_("Which neutral piece do you move?"),
    "put": N_("Where do you put {piece}?"),
    "wild": N_("Which symbol becomes a joker? At most {n} more. Pool: {pool}."),
    "gold": N_("Which golden card do you take from the display?"),
    "salvage": N_("Which card of the discard pile do you take?"),
    "ready": N_("Which turned card do you ready? At most {n} more."),
    "keep": N_("Which card played in this Move do you take back?"),
    "rest_discard": N_("You rest: which cards do you discard, or are you done?"),
    "rest_gold": N_("You rest: which golden card do you take from the display?"),
    "rest_trim": N_("You rest with {cards}, the hand limit is {n}: which card do you discard?"),
    "comet_choice": N_("The comet comes! Draw up to the hand limit or ready your animals?"),
}

# By step: the rule that matters then.
RULES: Final[dict[str, str]] = {
    "action": "COM-1.2",
    "nest": "COM-2.3",
    "hatched": "COM-5.5",
    "move": "COM-3.3",
    "hero": "COM-0.2",
    "target": "COM-3.4",
    "pay": "COM-3.5",
    "skipper": "COM-9.4",
    "skipped_terrain": "COM-9.4",
    "flier": "COM-9.5",
    "landing": "COM-9.5",
    "piece": "COM-9.10",
    "put": "COM-9.10",
    "wild": "COM-9.3",
    "gold": "COM-9.12",
    "salvage": "COM-9.13",
    "ready": "COM-9.14",
    "keep": "COM-9.6",
    "rest_discard": "COM-6.2",
    "rest_gold": "COM-6.3",
    "rest_trim": "COM-6.7",
    "comet_choice": "COM-7.5",
}

NEWS_SENTENCES: Final[dict[int, str]] = {
    HERO_SHOWN: N_("{who} plays as {hero}."),
    TURN_BEGAN: N_("Turn {n}: {who}."),
    LAID: N_("{who} hatches {card}."),
    PLACED: N_("{who} places rescuer {rescuer} in nest {number}, field {field}."),
    PLAYED: N_("{who} plays {card}: {symbols}."),
    PAID: N_("{who} pays with {symbol}."),
    STEPPED: N_("{who}: rescuer {rescuer} steps to {field}."),
    RESCUED: N_("{who} rescues {card}: {points}."),
    USED: N_("{who} uses {source}: “{text}”."),
    HELPED: N_("{who} plays help card {card}: “{text}”."),
    SKIPS: N_("{who}: rescuer {rescuer} may pass over {symbol} in this Move."),
    FLEW: N_("{who}: rescuer {rescuer} flies to {field}."),
    PIECE_PUT: N_("{who} puts {piece} on {field}."),
    MADE_WILD: N_("{who} changes {symbol} into a joker."),
    DREW: N_("{who} draws {card}."),
    TOOK: N_("{who} takes {card} from the display."),
    SALVAGED: N_("{who} salvages {card}."),
    KEPT: N_("{who} takes back {card}."),
    READIED: N_("{who} readies {source}."),
    RESTED: N_("{who} rests and readies everything."),
    DISCARDED: N_("{who} discards {card}."),
    PASSED: N_("{who} passes."),
    SKIPPED: N_("{who} cannot act and is skipped."),
    SCORED: N_("{who}: {points}."),
}

# By deck, by cause and by choice: what is told.
SHUFFLES: Final[tuple[str, ...]] = (
    N_("The silver discard pile is shuffled and becomes the draw pile: {cards}."),
    N_("The golden discard pile is shuffled and becomes the golden pile: {cards}."),
)
COMETS: Final[tuple[str, ...]] = (
    N_("The silver draw pile is empty. The comet comes: nobody can rest any more!"),
    N_("Nobody has drawn for a long time. The comet comes: nobody can rest any more!"),
)
CHOSEN: Final[tuple[str, ...]] = (
    N_("{who} draws up to the hand limit."),
    N_("{who} readies the rescued animals."),
)

# By word: the one to type; the table in the terminal has a word help of its own.
TERMS: Final[dict[str, str]] = {"help": N_("aid"), "ready_all": N_("ready all")}

translate_to: Final = catalogue(FOLDER)


class CometWords(CatalogueWords):
    """The words of Comet."""

    def __init__(self) -> None:
        super().__init__(
            N_("Comet"), translate_to, position, terminal, VERBS, OFFERS, RULES,
            (DISPLAYED, RESHUFFLED, COMET_CAME, ENDED), TERMS,
        )  # fmt: skip

    def called(self, view: View, seat: int, lang: str) -> str:
        """The name of who sits there, or the hero."""
        return seat_name(view, seat, translate_to(lang))

    def standing(self, view: View) -> list[int]:
        """The points of rescued animals and of heroes; all of them are open."""
        return [place["points"]["total"] for place in view["places"]]

    def question(self, view: View, lang: str) -> str:
        """What the game asks now."""
        _ = translate_to(lang)
        if view["over"]:
            return _ending(view, _)
        step = view["step"]
        if step == "hero" and view["seat"] not in view["asked"]:
            return _("Heroes are being chosen.")
        text = _(QUESTIONS[step])
        if step == "action" and view["phase"] != "main":
            text = _("Hatch an animal, move or pass?")
        if step == "pay" and view["thing"] >> 2 == CAVE:
            text = _("Rescuer {rescuer} steps into the cave. With which symbol do you pay?")
        return text.format(pool=pool_text(view["pool"], _), **_about(view, _))

    def label(self, action: int, view: View, lang: str) -> str:
        """What an action does, for a button or a list."""
        _ = translate_to(lang)
        verb = ACTIONS.verb[action]
        text = MOMENTARY.get((verb, view["step"]), VERBS[verb][2])
        if verb == ADD and "joker" in ANIMAL_SYMBOLS[action - verb]:
            text = ADD_JOKER
        if verb == TO and action - verb == CAVE:
            text = INTO_CAVE
        return _(text).format(**_words_of(action, view, _))

    def choice(self, action: int, view: View, lang: str) -> str:
        """What tells an action from the others of its verb, for a list under its heading."""
        _ = translate_to(lang)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == CHOOSE_HERO:
            return f"{hero_name(x, _)}: {hero_text(x, _)}; {scoring_text(x, _)}"
        if verb == HATCH:
            worth = points(int(POINTS[x]), _)
            told = _("nest {nest}, {points}").format(nest=NEST[x], points=worth)
            return f"{card_title(x, _)}: {told}"
        if verb in (PLAY, ADD):
            return f"{card_title(x, _)}: {letters(x, _)}"
        if verb in (TAKE, DISCARD):
            return f"{card_title(x, _)}: {card_line(x, _)}"
        if verb == HELP:
            card = x + int(ANIMALS)
            return f"{card_title(card, _)}: {does(card, _)}"
        if verb in (USE, READY_ONE):
            return _source(view, x, _)
        if verb in (WALK, CHOOSE_RESCUER):
            return _rescuer(view, x, _)
        if verb in (PLACE, TO):
            return _field(view, x, _)
        return "".join(_words_of(action, view, _).values()) or self.label(action, view, lang)

    def sentence(self, item: News, view: View, lang: str) -> str:
        """An item of news for the log."""
        _ = translate_to(lang)
        kind, a, b, c = item
        if kind == DISPLAYED:
            return _("New in the display: {card}.").format(card=card_name(a, _))
        if kind == RESHUFFLED:
            return _(SHUFFLES[a]).format(cards=cards(b, _))
        if kind == COMET_CAME:
            return _(COMETS[a])
        if kind == ENDED:
            return _ending(view, _)
        if kind == HERO_SHOWN:
            person = name_of(view, a) or numbered(a, _)
            return _(NEWS_SENTENCES[kind]).format(who=person, hero=hero_name(b, _))
        who = seat_name(view, a, _)
        if kind == CHOSE:
            return _(CHOSEN[b]).format(who=who)
        if kind == DREW and b < 0:
            return _("{who} draws a silver card.").format(who=who)
        text = _(NEWS_SENTENCES[kind])
        if kind == STEPPED and c == CAVE:
            text = _("{who}: rescuer {rescuer} steps into the cave.")
        return text.format(who=who, **_words_of_news(item, view, _))


def _about(view: View, _: Translate) -> dict[str, object]:
    """The words that the question of this moment needs besides."""
    step, thing = view["step"], view["thing"]
    place = view["places"][view["about"]]
    if step == "nest":
        return {"card": card_name(place["slots"][thing], _), "n": view["distance"]}
    if step == "pay":
        return {"rescuer": 1 + (thing & 3), "field": field_name(view, thing >> 2, _)}
    if step in ("target", "skipped_terrain", "landing"):
        rescuer = thing & 3
        field = field_name(view, place["rescuers"][rescuer], _)
        return {"rescuer": 1 + rescuer, "field": field, "n": thing >> 2}
    if step == "skipper":
        chosen = thing >= TERRAIN_COUNT
        terrain = _("a terrain of your choice") if chosen else _(SYMBOL_NAMES[thing])
        return {"terrain": terrain}
    if step == "put":
        return {"piece": _put(thing, _)}
    if step == "rest_trim":
        return {"cards": cards(place["silver"] + place["gold"], _), "n": place["limit"]}
    return {"n": thing & (ONE_TAKEN - 1)}


def _put(thing: int, _: Translate) -> str:
    """A neutral piece, and how far it may go."""
    name, far = piece_name(thing & 3, _), thing >> 2
    if far >= ANYWHERE:
        return name
    return _("{piece}, up to {n} fields away").format(piece=name, n=far)


def _words_of(action: int, view: View, _: Translate) -> dict[str, str]:
    """The name that an action speaks of."""
    verb = ACTIONS.verb[action]
    x = action - verb
    if verb in (HATCH, PLAY, ADD, TAKE, DISCARD):
        return {"card": card_name(x, _)}
    if verb == HELP:
        return {"card": card_name(x + int(ANIMALS), _)}
    if verb in (USE, READY_ONE):
        return {"source": source_name(x, _)}
    if verb == PLACE:
        return {"field": place_name(x, _)}
    if verb == TO:
        return {"field": field_name(view, x, _)}
    if verb in (PAY_WITH, MAKE_WILD, CHOOSE_TERRAIN):
        return {"symbol": _(SYMBOL_NAMES[x])}
    if verb in (WALK, CHOOSE_RESCUER):
        return {"rescuer": str(x + 1)}
    if verb == CHOOSE_HERO:
        return {"hero": hero_name(x, _)}
    return {"piece": piece_name(x, _)} if verb == CHOOSE_PIECE else {}


def _source(view: View, source: int, _: Translate) -> str:
    """An ability that is used or readied."""
    name = _("Hero") if source == THE_HERO else card_title(source, _)
    return f"{name}: {source_does(view, view['about'], source, _)}"


def _rescuer(view: View, rescuer: int, _: Translate) -> str:
    """A rescuer with its field and its animal."""
    place = view["places"][view["about"]]
    field, animal = place["rescuers"][rescuer], place["slots"][rescuer]
    sign = rescuer_sign(view["about"], rescuer)
    if field < 0 or animal < 0:
        return sign
    return f"{sign} {place_name(field, _)} {card_name(animal, _)}"


def _field(view: View, field: int, _: Translate) -> str:
    """A field with its terrain, or a nest with its number."""
    if field == CAVE:
        return place_name(field, _)
    board = BOARDS[SIDES.index(view["side"])]
    kind = board.kinds[field]
    sign = letter(kind, _) if kind >= 0 else f"({board.numbers[field]})"
    return f"{place_name(field, _)} {sign}"


def _words_of_news(item: News, view: View, _: Translate) -> dict[str, object]:
    """The names that an item of news speaks of."""
    kind, a, b, c = item
    if kind == TURN_BEGAN:
        return {"n": b}
    if kind in (LAID, PLAYED, DREW, TOOK, SALVAGED, KEPT, DISCARDED):
        words: dict[str, object] = {"card": card_name(b, _)}
        return {**words, "symbols": symbol_names(b, _)} if kind == PLAYED else words
    if kind == RESCUED:
        return {"card": card_name(b, _), "points": points(int(POINTS[b]), _)}
    if kind == PLACED:
        number = BOARDS[SIDES.index(view["side"])].numbers[c]
        return {"rescuer": b + 1, "field": place_name(c, _), "number": number}
    if kind in (STEPPED, FLEW):
        return {"rescuer": b + 1, "field": field_name(view, c, _)}
    if kind == USED:
        return {"source": source_name(b, _), "text": source_does(view, a, b, _)}
    if kind == HELPED:
        return {"card": card_name(b, _), "text": does(b, _)}
    if kind == READIED:
        return {"source": source_name(b, _)}
    if kind == SKIPS:
        return {"rescuer": b + 1, "symbol": _(SYMBOL_NAMES[c])}
    if kind == PIECE_PUT:
        return {"piece": piece_name(b, _), "field": field_name(view, c, _)}
    if kind in (PAID, MADE_WILD):
        return {"symbol": _(SYMBOL_NAMES[b])}
    return {"points": points(b, _)} if kind == SCORED else {}


def _ending(view: View, _: Translate) -> str:
    """Who has won; alone, how many points it were."""
    totals = [place["points"]["total"] for place in view["places"]]
    most = max(totals)
    if view["solo"]:
        told = _("The game is over: {points}. Targets: {targets}.")
        return told.format(points=points(most, _), targets=", ".join(map(str, SOLO_TARGETS)))
    names = [seat_name(view, seat, _) for seat, total in enumerate(totals) if total == most]
    return victory(names, points(most, _), _)
