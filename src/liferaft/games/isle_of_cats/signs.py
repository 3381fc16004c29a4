"""Names, codes and small drawings of The Isle of Cats, for sentences and for the terminal."""

from typing import Final

from liferaft.core.game import View, name_of
from liferaft.core.language import N_, Translate
from liferaft.core.words import numbered
from liferaft.games.isle_of_cats.boat import cells_of
from liferaft.games.isle_of_cats.box import (
    CARD_TEXTS,
    CAT_SHAPES,
    COLOUR_NAMES,
    COLOURS,
    COMMON,
    COST,
    DISCOVERY_CARDS,
    HEIGHT,
    OSHAX,
    PLAN,
    PRINTED_COST,
    RARE,
    ROOM_LETTERS,
    ROOM_NAMES,
    SHAPE_IDS,
    SHAPE_ROWS,
    SMALL_KINDS,
    TYPE,
)
from liferaft.games.isle_of_cats.shapes import CELL_IDS, CELLS, SAME_WAY, WAY_IDS, WAYS, turned

MARK: Final = "bold #7fe08a"

# By colour, then for treasures: bright for signs on a dark ground, and the ground of tiles.
HUES: Final[tuple[str, ...]] = (
    "#7db8ff", "#7fdc8a", "#ff8a80", "#d09bf5", "#ffb057", "#f2e08a",
)  # fmt: skip
GROUNDS: Final[tuple[str, ...]] = (
    "#2f6fb5", "#2f8a40", "#c0352b", "#7d4a9e", "#d9741a", "#b79a2c",
)  # fmt: skip
DARKER: Final[tuple[str, ...]] = (
    "#24578f", "#246d32", "#962820", "#623a7d", "#ad5c13", "#8f7820",
)  # fmt: skip

# By colour: beside a noun, in a sentence. The names of the box are for lists.
COLOUR_WORDS: Final[tuple[str, ...]] = (
    N_("blue"), N_("green"), N_("red"), N_("purple"), N_("orange"),
)  # fmt: skip

# By shape: what it looks like.
SHAPE_WORDS: Final[tuple[str, ...]] = (
    N_("T"), N_("stairs"), N_("zigzag"), N_("Y"), N_("P"), N_("chair"), N_("mast"), N_("corner"),
    N_("L"), N_("U"), N_("hook"), N_("F"), N_("plus"), N_("N"), N_("S"), N_("bar"), N_("cross"),
    N_("stairs"), N_("pinwheel"), N_("W"), N_("T"), N_("long F"), N_("crooked F"),
    N_("1 square"), N_("2 squares"), N_("corner"), N_("bar"),
    N_("L"), N_("T"), N_("square"), N_("S"), N_("bar"),
)  # fmt: skip

# By type of card: its name, the same with its article, and its colour.
KINDS: Final[tuple[str, ...]] = (
    N_("Oshax card"),
    N_("rescue card"),
    N_("anytime card"),
    N_("treasure card"),
    N_("private lesson"),
    N_("public lesson"),
)
A_KIND: Final[tuple[str, ...]] = (
    N_("an Oshax card"),
    N_("a rescue card"),
    N_("an anytime card"),
    N_("a treasure card"),
    N_("a private lesson"),
    N_("a public lesson"),
)
KIND_HUES: Final[tuple[str, ...]] = (
    "bold #d7a37a", "bold #7fdc8a", "bold #d09bf5", "bold #f2e08a", "bold #7db8ff", "bold #9fd0ff",
)  # fmt: skip

# Boats and people


def boat_name(view: View, seat: int, _: Translate) -> str:
    """The boat of a seat by its colour, or by its number if that tells nobody apart."""
    kinds = [place["boat"] for place in view["places"]]
    if seat >= len(kinds):
        return _("The sister")
    if kinds[seat] < 0:
        return numbered(seat, _)
    if kinds.count(kinds[seat]) > 1:
        return _("Boat {n}").format(n=seat + 1)
    return _("Boat {colour}").format(colour=_(COLOUR_NAMES[kinds[seat]]))


def who(view: View, seat: int, _: Translate) -> str:
    """Who sits there: a name, or the boat."""
    return name_of(view, seat) or boat_name(view, seat, _)


def letter(colour: int, _: Translate) -> str:
    """For every colour the first letter of its name; none has the same."""
    return _(COLOUR_NAMES[colour])[0]


def fish(n: int, _: Translate) -> str:
    """A number of fish."""
    return _("1 fish") if n == 1 else _("{n} fish").format(n=n)


def points(n: int, _: Translate) -> str:
    """A number of points."""
    return _("1 point") if n == 1 else _("{n} points").format(n=n)


def boots(n: int, _: Translate) -> str:
    """A number of boots."""
    return _("1 boot") if n == 1 else _("{n} boots").format(n=n)


def baskets(n: int, _: Translate) -> str:
    """A number of permanent baskets."""
    return _("1 permanent basket") if n == 1 else _("{n} permanent baskets").format(n=n)


def lessons(n: int, _: Translate) -> str:
    """A number of private lessons."""
    return _("1 private lesson") if n == 1 else _("{n} private lessons").format(n=n)


def cards(n: int, _: Translate) -> str:
    """A number of cards."""
    return _("1 card") if n == 1 else _("{n} cards").format(n=n)


# Tiles. A tile is 32 × colour + shape.


def tile_of_cat(cat: int) -> int:
    """A cat as a tile."""
    return 32 * (cat // CAT_SHAPES) + cat % CAT_SHAPES


def tile_of_shape(shape: int) -> int:
    """A treasure, or an Oshax that has no colour yet, as a tile."""
    return 32 * COLOURS + shape


def code(tile: int, _: Translate) -> str:
    """A tile in at most three signs: B05, G!3, *3L, $T."""
    shape, colour = tile & 31, tile >> 5
    if shape >= COMMON:
        return ("$" if shape >= RARE else "*") + SHAPE_IDS[shape].partition("-")[2]
    first = letter(colour, _) if colour < COLOURS else ""
    return f"{first}!{shape - OSHAX + 1}" if shape >= OSHAX else f"{first}{shape + 1:02}"


def short_code(tile: int, _: Translate) -> str:
    """A tile in two signs: Be is B05, the fifth shape."""
    shape = tile & 31
    if shape < OSHAX:
        return f"{letter(tile >> 5, _)}{chr(ord('a') + shape)}"
    whole = code(tile, _)
    return whole[0] + whole[-1]


def shape_name(tile: int, _: Translate) -> str:
    """What the shape of a tile looks like."""
    return _(SHAPE_WORDS[tile & 31])


def tile_name(tile: int, _: Translate) -> str:
    """A tile with its article, as the one that is taken, placed or moved."""
    shape, colour = tile & 31, tile >> 5
    words = {"shape": shape_name(tile, _)}
    if shape >= RARE:
        return _("the rare treasure ({shape})").format(**words)
    if shape >= COMMON + SMALL_KINDS:
        return _("the common treasure ({shape})").format(**words)
    if shape >= COMMON:
        return _("the small treasure ({shape})").format(**words)
    if colour < COLOURS:
        words["colour"] = _(COLOUR_WORDS[colour])
    if shape < OSHAX:
        return _("the {colour} cat ({shape})").format(**words)
    if colour < COLOURS:
        return _("the {colour} Oshax ({shape})").format(**words)
    return _("the Oshax ({shape})").format(**words)


def ground(tile: int, dark: bool) -> str:
    """The colour under a tile, the darker one to tell it from its neighbour."""
    return (DARKER if dark else GROUNDS)[tile >> 5]


def hue(tile: int) -> str:
    """The colour of the signs of a tile."""
    return HUES[tile >> 5]


def small(shape: int, way: int = 0) -> list[str]:
    """A tile drawn with half blocks, two of its rows in each line."""
    cells = set(turned(SHAPE_ROWS[shape], way))
    wide = 1 + max(x for x, y in cells)
    high = 1 + max(y for x, y in cells)
    return [
        "".join(" ▀▄█"[((x, y) in cells) + 2 * ((x, y + 1) in cells)] for x in range(wide))
        for y in range(0, high, 2)
    ]


def ways_of(shape: int) -> list[int]:
    """The ways in which a shape lies differently."""
    return [way for way in range(WAYS) if SAME_WAY[WAYS * shape + way] == way]


def placement_name(placement: int) -> str:
    """A place of a tile as players call it: 12,3 r1."""
    way, anchor = divmod(placement, CELLS)
    return f"{CELL_IDS[anchor]} {WAY_IDS[way]}"


# Cards


def cost(card: int, view: View) -> int:
    """What a card costs in this game."""
    return int((PRINTED_COST if view["options"]["printed_costs"] else COST)[card])


def card_text(card: int, _: Translate) -> str:
    """What a card does, or when it scores."""
    return _(CARD_TEXTS[card])


def card_line(card: int, view: View, _: Translate) -> str:
    """A card with its number, its kind, its cost and what it does."""
    kind = kind_name(card, _)
    if card > DISCOVERY_CARDS:
        return f"{card} {kind}: {card_text(card, _)}"
    return f"{card} {kind} ({fish(cost(card, view), _)}): {card_text(card, _)}"


def kind_name(card: int, _: Translate) -> str:
    """What kind of card it is."""
    return _(KINDS[TYPE[card]])


def a_card(card: int, _: Translate) -> str:
    """A card by its kind, with its article, as the one that is played or shown."""
    return _(A_KIND[TYPE[card]])


def rooms_of(tile: int, placement: int, _: Translate) -> str:
    """The rooms in which a tile lies."""
    letters = [PLAN[cell % HEIGHT][cell // HEIGHT] for cell in cells_of(tile & 31, placement)]
    rooms = sorted({ROOM_LETTERS.index(letter) for letter in letters})
    return ", ".join(room_name(room, _) for room in rooms)


def room_name(room: int, _: Translate) -> str:
    """A room of the boats."""
    return _(ROOM_NAMES[room])
