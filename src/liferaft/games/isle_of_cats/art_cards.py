"""What cards of The Isle of Cats say without words: rows of signs and numbers, drawn once."""

from typing import Final

from liferaft.games.isle_of_cats.box import (
    AMOUNT,
    ANYTIME_CARD,
    BASKET,
    BASKET_PRICE,
    BROKEN,
    COLOURS,
    DRAWS,
    EFFECT,
    EFFECTS,
    FAMILY_VALUE,
    FIRST_COLOUR_CARD,
    FIRST_SOLO_LESSON,
    LESSONS,
    METRICS,
    NO_BASKET,
    OSHAX_CARD,
    PER,
    PERS,
    RESCUE_CARD,
    ROOM_ICONS,
    SCORE_IF,
    SOLO_CARDS,
    SPEED,
    TREASURE_CARD,
    TWO_LESSONS,
    TWO_TREASURES,
    TYPE,
)
from liferaft.picture.art import symbol
from liferaft.picture.shapes import row, width_of

CARD_W: Final = 194.0  # of a card with words
SLIM_W: Final = 93.0  # of a rescue card, which needs none
CARD_H: Final = 136.0
BAND: Final = 36.0
CHIP_W: Final = 93.0  # of a card that is not being decided on
CHIP_H: Final = 40.0
ROW_W: Final = 412.0  # of a lesson in a list
ROW_H: Final = 54.0
DEAREST: Final = 6  # fish that a card can cost

HIGH: Final = 40.0  # of a row of signs
SIGN: Final = 34.0
LETTERS: Final = 28
BETWEEN: Final = 4.0

# What is counted, as signs.
COUNTED: Final[dict[str, tuple[str, ...]]] = {
    "oshax": ("ioc-wild-0",),
    "private_lessons": ("ioc-scroll",),
    "colours_on_boat": ("ioc-face", "ioc-face"),
    "cats_of_named_colour": ("ioc-face",),
    "cats": ("ioc-face",),
    "cats_of_colour": ("ioc-face",),
    "cats_on_edge": ("ioc-face", "ioc-edge"),
    "cats_of_colour_on_edge": ("ioc-face", "ioc-edge"),
    "lonely_cats": ("ioc-face", "ioc-lonely"),
    "lonely_cats_of_colour": ("ioc-face", "ioc-lonely"),
    "treasures": ("ioc-chest", "ioc-gem"),
    "common_treasures": ("ioc-chest",),
    "rare_treasures": ("ioc-gem",),
    "treasures_touching_colour": ("ioc-chest", "ioc-face"),
    "visible_rats": ("ioc-rat",),
    "uncovered_maps": ("ioc-map",),
    "covered_maps": ("ioc-map",),
    "permanent_baskets": ("ioc-basket",),
    "fish": ("ioc-fish",),
    "turn_order_position": ("ioc-first",),
    "empty_edge_cells": ("ioc-edge",),
    "empty_middle_row_cells": ("ioc-edge",),
    "filled_rooms": ("ioc-door",),
    "families": ("ioc-face", "ioc-face"),
    "largest_family": ("ioc-face", "ioc-face"),
    "has_largest_family": ("ioc-face", "ioc-face"),
    "cats_over": ("ioc-face",),
    "cats_not_touching_treasure": ("ioc-face", "ioc-chest"),
    "colours_without_cat_on_edge": ("ioc-face", "ioc-edge"),
    "colours_without_cat_touching_treasure": ("ioc-face", "ioc-chest"),
    "colours_without_cat_touching_visible_rat": ("ioc-face", "ioc-rat"),
}

# What a card to play does, as numbers, signs and marks; "{n}" is a number of the card.
DOES: Final[dict[str, tuple[str, ...]]] = {
    "next_tile_anywhere": ("ioc-leap",),
    "draw_cards": ("+{n}", "ioc-card"),
    "draw_tile_to_boat": ("+1", "ioc-bag"),
    "basket_for_fish": ("ioc-basket", "→", "{n}", "ioc-fish"),
    "move_cats": ("{n}", "ioc-face", "ioc-swap"),
    "extra_rescue": ("+1", "ioc-face"),
    "draw_tiles_to_fields": ("+{n}", "ioc-bag"),
    "rare_or_two_common": ("ioc-gem", "/", "2", "ioc-chest"),
    "two_small_or_pay_for_two_common": ("2", "ioc-thing-0"),
}


def emblem(number: int) -> tuple[str, ...]:
    """What a card does or when it scores: signs by their names, everything else as text."""
    kind = int(TYPE[number])
    if kind == OSHAX_CARD:
        return ("ioc-wild-0",)
    if kind == RESCUE_CARD:
        signs = {NO_BASKET: (), BROKEN: ("ioc-broken",)}.get(int(BASKET[number]), ("ioc-basket",))
        return (*signs, *(("ioc-boot", str(int(SPEED[number]))) if SPEED[number] else ()))
    if kind in (ANYTIME_CARD, TREASURE_CARD):
        return played(number)
    lesson = LESSONS[number]
    assert lesson is not None, f"card {number} is a lesson"
    if lesson.metric < 0:
        again = f"{int(lesson.rank)}." if lesson.kind == FAMILY_VALUE else "×2"
        return ("lr-star", again, "ioc-face", "ioc-face")
    metric = METRICS[lesson.metric]
    if metric in ("rooms_full", "rooms_empty"):
        counted: tuple[str, ...] = tuple(f"ioc-{ROOM_ICONS[room]}" for room in lesson.rooms)
    else:
        counted = COUNTED[metric]
    joint: tuple[str, ...] = (":",)
    if lesson.kind != SCORE_IF:
        joint = ("/",) if lesson.group == 1 else ("/", str(int(lesson.group)))
    elif metric == "rooms_empty":
        joint = (":", "0")
    elif metric not in ("rooms_full", "has_largest_family"):
        joint = (":", f"{('', '≥', '≤')[int(lesson.op)]}{int(lesson.value)}")
    return (str(int(lesson.points)), "lr-star", *joint, *counted)


def played(number: int) -> tuple[str, ...]:
    """What an anytime or treasure card does."""
    effect = EFFECTS[EFFECT[number]]
    if effect == "gain_fish":
        return (f"+{int(AMOUNT[number])}", "ioc-fish", "/", *COUNTED[PERS[PER[number]]])
    if effect == "gain_basket":
        price = {TWO_LESSONS: ("2", "ioc-scroll", "→"), TWO_TREASURES: ("2", "ioc-chest", "→")}
        return (*price.get(int(BASKET_PRICE[number]), ()), "+1", "ioc-basket")
    n = int(AMOUNT[number]) if effect == "basket_for_fish" else int(DRAWS[number])
    return tuple(sign.format(n=n) for sign in DOES[effect])


def emblem_name(number: int) -> str:
    """The name of the row of signs of a card; cards that do the same share it."""
    return f"ioc-e{FIRST_ALIKE[number]}"


def emblem_colour(number: int) -> int:
    """The colour in which cats on a card are drawn."""
    lesson = LESSONS[number]
    return int(lesson.colour) if lesson is not None and lesson.colour < COLOURS else COLOURS


def emblem_width(number: int) -> float:
    """How wide the signs of a card are, if they are as high as they are drawn."""
    widths = [_width(sign) for sign in emblem(number)]
    return sum(widths) + BETWEEN * (len(widths) - 1)


def _width(sign: str) -> float:
    return SIGN if sign.startswith(("ioc-", "lr-")) else width_of(sign, LETTERS, True)


def signs_drawn(signs: tuple[str, ...]) -> str:
    """Signs and numbers in a row."""
    x = 0.0
    parts = []
    for sign in signs:
        wide = _width(sign)
        if sign.startswith(("ioc-", "lr-")):
            at = f'x="{x:g}" y="{(HIGH - SIGN) / 2:g}"'
            parts.append(f'<use href="#{sign}" {at} width="{SIGN:g}" height="{SIGN:g}"/>')
        else:
            at = f'x="{x + wide / 2:g}" y="{HIGH / 2 + LETTERS * 0.35:g}"'
            parts.append(f"<text {at}>{sign}</text>")
        x += wide + BETWEEN
    inner = "".join(parts)
    return (
        '<g fill="#fff" color="#fff" font-weight="700" text-anchor="middle"'
        f' font-size="{LETTERS}">{inner}</g>'
    )


def card_art() -> dict[str, str]:
    """The rows of signs of all cards, the faces of rescue cards, frames, prices."""
    found = frames()
    for number in NUMBERS:
        name = emblem_name(number)
        if name not in found:
            found[name] = symbol(name, signs_drawn(emblem(number)), emblem_width(number), HIGH)
        if TYPE[number] == RESCUE_CARD:
            name = rescue_name(number)
            found[name] = symbol(name, rescue_drawn(number), 88, 96)
    return found


def frames() -> dict[str, str]:
    """What cards, chips and rows are drawn on, in the colour of their kind."""
    shade, rest = 'fill="var(--shade)"', 'fill="var(--card)" stroke="var(--card-line)"'
    found: dict[str, str] = {}
    for name, wide in (("ioc-wide", CARD_W), ("ioc-slim", SLIM_W)):
        size = f'width="{wide:g}" height="{CARD_H:g}" rx="8"'
        band = f'<rect x="3" y="3" width="{wide - 6:g}" height="{BAND:g}" rx="6" fill="var(--c)"/>'
        inner = f'<rect x="1.5" y="3" {size} {shade}/><rect {size} {rest}/>{band}'
        found[name] = symbol(name, inner, wide, CARD_H)
    size = f'width="{CHIP_W:g}" height="{CHIP_H:g}" rx="8"'
    chip = (
        f'<rect x="1" y="2.5" {size} {shade}/><rect {size} fill="var(--c)" stroke="var(--deep)"/>'
    )
    found["ioc-chip"] = symbol("ioc-chip", chip, CHIP_W, CHIP_H)
    line = (
        f'<rect width="{ROW_W:g}" height="{ROW_H:g}" rx="8" fill="var(--panel-2)"'
        ' stroke="var(--line-2)"/>'
        f'<rect x="4" y="4" width="114" height="{ROW_H - 8:g}" rx="6" fill="var(--c)"/>'
    )
    found["ioc-line"] = symbol("ioc-line", line, ROW_W, ROW_H)
    for price in range(DEAREST + 1):
        drawn = signs_drawn((str(price), "ioc-fish"))
        wide = _width(str(price)) + BETWEEN + SIGN
        found[f"ioc-price-{price}"] = symbol(f"ioc-price-{price}", drawn, wide, HIGH)
    return found


def rescue_name(number: int) -> str:
    """The name of the face of a rescue card."""
    return f"ioc-r{FIRST_ALIKE[number]}"


def rescue_drawn(number: int) -> str:
    """The basket of a rescue card, whole, broken or none, over its boots."""
    basket, speed = int(BASKET[number]), int(SPEED[number])
    step = 30.0 if basket == NO_BASKET else 24.0
    found = []
    if basket != NO_BASKET:
        found.append(
            ("broken" if basket == BROKEN else "basket", 44.0, 30.0 if speed else 48.0, 50.0)
        )
        found += [("boot", 44 + x, 76.0, step - 1) for x in row(speed, 84, step)]
    else:
        places = [(x, y) for y in (28.0, 68.0) for x in (26.0, 62.0)]
        found += [("boot", x, y, step) for x, y in places[:speed]]
    return "".join(
        f'<use href="#ioc-{name}" x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size:g}"'
        f' height="{size:g}"/>'
        for name, x, y, size in found
    )


NUMBERS: Final[tuple[int, ...]] = (
    *range(1, FIRST_COLOUR_CARD),
    *range(FIRST_SOLO_LESSON, SOLO_CARDS + 1),
)  # cards with signs: not those that tell the sister what she does


def _alike() -> dict[int, int]:
    first: dict[tuple[str, ...], int] = {}
    return {number: first.setdefault(emblem(number), number) for number in NUMBERS}


FIRST_ALIKE: Final = _alike()  # by card: the first one with the same signs
