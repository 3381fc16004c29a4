"""Cards in the picture of Comet: faces that can be read, rescued animals, heroes, piles' backs."""

from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from liferaft.core.language import N_, Translate
from liferaft.games.comet.art import BAND, FACE_H, FACE_W, TILE
from liferaft.games.comet.box import (
    ABILITIES,
    ANIMALS,
    CARD_IDS,
    EGG,
    EGGS,
    HERO_IDS,
    PIECES,
    SYMBOLS,
)
from liferaft.games.comet.signs import (
    EGG_WORDS,
    SYMBOL_NAMES,
    card_line,
    card_name,
    card_text,
    hero_name,
    hero_text,
    piece_name,
    scoring_text,
)
from liferaft.games.comet.text import translate_to
from liferaft.picture.scene import Shape
from liferaft.picture.shapes import art, box, group, lines, text, width_of, wrapped

HERO: Final = 184.0  # the side of a hero's card, square so that it can be turned
WORDS_W: Final = FACE_W - 14
NAME_SIZES: Final = (18, 16, 15, 14, 13)  # of a card's name on one line

# By effect that only has a number: a few words for it.
SHORT: Final[dict[str, str]] = {
    "extra_card": N_("+{n} card"),
    "wild": N_("{n} → joker"),
    "fly": N_("fly {n}"),
    "keep": N_("take back {n}"),
    "nest": N_("nest −{n}"),
    "extra_hatch": N_("hatch +{n}"),
    "draw": N_("draw {n}"),
    "gold": N_("take {n} gold"),
    "ready": N_("ready {n}"),
    "limit": N_("hand +{n}"),
    "gold_plus": N_("Rest: +{n} gold"),
}
SHORT_SALVAGES: Final[dict[str, str]] = {
    "silver": N_("silver discards: 1 of {n}"),
    "gold": N_("golden discards: 1 of {n}"),
}
SHORT_EGGS: Final[tuple[str, ...]] = (
    N_("red egg"), N_("blue egg"), N_("green egg"), N_("yellow egg"),
)  # fmt: skip
SHORT_CRITERIA: Final[dict[str, str]] = {
    "silver": N_("silver animal"),
    "gold": N_("golden animal"),
    "egg_set": N_("set of eggs"),
    "terrain_kinds": N_("kind of terrain"),
}


Before = tuple[tuple[int, int], ...]  # kinds of cards, and how many of each were there before


class Copies:
    """Keys for cards: where a kind is there twice, the second has another key."""

    def __init__(self, before: Before = ()) -> None:
        self.seen: dict[int, int] = dict(before)

    def before(self, cards: list[int]) -> Before:
        """How many cards of the kinds of these were there before them."""
        found = tuple((card, self.seen[card]) for card in sorted({*cards}) if card in self.seen)
        for card in cards:
            self.seen[card] = self.seen.get(card, 0) + 1
        return found

    def key(self, card: int) -> str:
        """The key of the next card of that kind."""
        n = self.seen.get(card, 0)
        self.seen[card] = n + 1
        return f"card:{card}:{n}"


# Few words


def short_text(ability: dict[str, Any], _: Translate) -> str:
    """What an ability does, in as few words as there is room for on a rescued animal."""
    effect = ability.get("effect", "")
    if effect == "symbols":
        return f"+ {short_symbols(ability['symbols'], _)}"
    if effect == "dash":
        return _("start: {symbols}").format(symbols=short_symbols(ability["symbols"], _))
    if effect == "skip":
        return short_skip(ability["terrain"], _)
    if effect == "neutral":
        pieces = ability["pieces"]
        if len(pieces) == len(PIECES):
            return _("move the neutral pieces")
        return _("move {piece}").format(piece=piece_name(PIECES.index(pieces[0]), _))
    if effect == "salvage":
        return _(SHORT_SALVAGES[ability["deck"]]).format(n=ability["depth"])
    if effect == "per":
        return short_score(ability, _)
    return _(SHORT[effect]).format(n=ability.get("n", ability.get("range"))) if effect else ""


def short_symbols(symbols: list[str], _: Translate) -> str:
    """Symbols by their names: water, desert; 2 joker."""
    told = []
    for symbol in dict.fromkeys(symbols):
        n, name = symbols.count(symbol), _(SYMBOL_NAMES[SYMBOLS.index(symbol)])
        told.append(name if n == 1 else f"{n} {name}")
    return ", ".join(told)


def short_skip(terrain: str, _: Translate) -> str:
    """Which terrain may be passed over."""
    if terrain == "choice":
        return _("pass over any terrain")
    return _("pass over {terrain}").format(terrain=_(SYMBOL_NAMES[SYMBOLS.index(terrain)]))


def short_score(score: dict[str, Any], _: Translate) -> str:
    """What an ability scores."""
    criterion, value = score["criterion"], score.get("value")
    if criterion == "egg":
        what = _(SHORT_EGGS[EGGS.index(str(value))])
    elif criterion == "symbol":
        what = _(SYMBOL_NAMES[SYMBOLS.index(str(value))])
    elif criterion == "nest_min":
        what = _("nest from {n}").format(n=score["threshold"])
    else:
        what = _(SHORT_CRITERIA[str(value) if criterion == "deck" else criterion])
    if score["every"] > 1:
        return _("{points} per {n} × {what}").format(
            points=score["points"], n=score["every"], what=what
        )
    return _("{points} per {what}").format(points=score["points"], what=what)


@lru_cache(maxsize=512)
def tip_of(card: int, _: Translate) -> str:
    """A card with all that it says."""
    return f"{card_name(card, _)}: {card_line(card, _)}"


# Cards that can be read


def title(name: str, x: float, y: float, width: float, cls: str = "bold") -> Shape:
    """A name on one line, as large as fits; the longest on two."""
    for size in NAME_SIZES:
        if width_of(name, size, True) <= width:
            return text(name, x, y, size, cls)
    return lines(name.replace("-", "- "), x, y, width, 12, cls, most=2)


@lru_cache(maxsize=512)
def face(card: int, lang: str) -> Shape:
    """A card with its picture, symbols, egg, nest number, points and words."""
    _ = translate_to(lang)
    top = -FACE_H / 2
    inside = [
        art(f"com-face-{CARD_IDS[card]}", FACE_W, FACE_H),
        title(card_name(card, _), 0, top + BAND / 2 + 1.5, FACE_W - 16, "bold com-title"),
    ]
    if card < ANIMALS:
        inside.append(text(_(EGG_WORDS[EGG[card]]), 33, top + BAND + 54, 15, "soft", "start"))
    else:
        inside.append(lines(_("Help card"), 49, top + BAND + 35, 98, 18, "soft", most=2))
    words = card_text(card, _)
    if words:
        few = len(wrapped(words, WORDS_W, 18)) <= 3
        middle = (top + BAND + 62 + FACE_H / 2) / 2
        inside.append(lines(words, 0, middle, WORDS_W, 18 if few else 16, "", most=4))
    inside.append(box(FACE_W + 5, FACE_H + 5, 0, 0, 11, "halo"))
    return group(*inside, tip=tip_of(card, _))


def faces(
    cards: list[int], keys: list[str], handle: str, width: float, top: float, lang: str
) -> list[Shape]:
    """Cards in rows as wide as a panel, from *top* downwards."""
    across = int(width // FACE_W)
    gap = (width - across * FACE_W) / max(1, across - 1)
    found = []
    for i, (card, key) in enumerate(zip(cards, keys)):
        line, column = divmod(i, across)
        found.append(
            replace(
                face(card, lang),
                x=round(FACE_W / 2 + column * (FACE_W + gap), 1),
                y=top + FACE_H / 2 + line * (FACE_H + 10),
                key=key,
                handle=f"{handle}:{card}",
            )
        )
    return found


def faces_height(n: int, width: float) -> float:
    """How much room so many cards need."""
    across = int(width // FACE_W)
    return (n + across - 1) // across * (FACE_H + 10) - 10


# Rescued animals and heroes


def short_name(name: str, width: float) -> str:
    """A name, or its last word if it is too long."""
    if width_of(name, 12, True) <= width:
        return name
    return name.replace("-", " ").split()[-1]


@lru_cache(maxsize=512)
def tile(animal: int, lang: str) -> Shape:
    """A rescued animal: name, picture with points, what it does in few words."""
    _ = translate_to(lang)
    name = short_name(card_name(animal, _), TILE - 10)
    inside = [
        art(f"com-tile-{CARD_IDS[animal]}", TILE),
        lines(name, 0, -TILE / 2 + 13, TILE - 8, 16, "bold com-title", most=1),
    ]
    words = short_text(ABILITIES[animal], _)
    if words:
        inside.append(lines(words, 0, TILE / 2 - 20, TILE - 8, 16, "", most=2))
    inside.append(box(TILE + 5, TILE + 5, 0, 0, 11, "halo"))
    return group(*inside, tip=tip_of(animal, _))


def hero_tip(hero: int, _: Translate) -> str:
    """A hero with its ability and its scoring."""
    return f"{hero_name(hero, _)}: {hero_text(hero, _)}; {scoring_text(hero, _)}"


@lru_cache(maxsize=64)
def hero_card(hero: int, lang: str) -> Shape:
    """A hero: emblem, name, ability, scoring."""
    _ = translate_to(lang)
    half = HERO / 2
    name = hero_name(hero, _)
    rows = wrapped(hero_text(hero, _), HERO - 14, 16)
    middle = -half + 52 + len(rows) * 9.5
    return group(
        box(HERO, HERO, 1.5, 3, 10, "shade"),
        box(HERO, HERO, 0, 0, 10, "com-hero"),
        art(f"com-hero-{HERO_IDS[hero]}", 42, x=-half + 27, y=-half + 27),
        lines(name, 22, -half + 27, HERO - 56, 18, "bold", most=2),
        lines(hero_text(hero, _), 0, middle, HERO - 12, 16, "", most=5),
        art("lr-star", 15, x=-half + 15, y=half - 24, cls="com-sign"),
        lines(scoring_text(hero, _), 9, half - 24, HERO - 34, 16, "soft", most=2),
        box(HERO + 6, HERO + 6, 0, 0, 13, "halo"),
        cls=f"com-h{hero}",
        tip=hero_tip(hero, _),
    )
