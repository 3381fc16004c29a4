"""What is in the box of The Isle of Cats: the data files as tables, checked when loaded."""

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

FOLDER: Final = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    with open(FOLDER / name, "rb") as file:
        return tomllib.load(file)


_boats: Final[dict[str, Any]] = _read("boats.toml")
_tiles: Final[dict[str, Any]] = _read("tiles.toml")
_cards: Final[dict[str, Any]] = _read("cards.toml")
_family: Final[dict[str, Any]] = _read("family.toml")
_solo: Final[dict[str, Any]] = _read("solo.toml")
_setup: Final[dict[str, Any]] = _read("setup.toml")


def _texts(things: list[dict[str, Any]], key: str) -> tuple[str, ...]:
    return tuple([str(thing[key]) for thing in things])


def _number(*path: str) -> int:
    value: Any = _setup
    for key in path:
        value = value[key]
    return int(value)


# Colours of cats

COLOURS: Final = 5
COLOUR_IDS: Final[tuple[str, ...]] = _texts(_tiles["colour"], "id")
COLOUR_NAMES: Final[tuple[str, ...]] = _texts(_tiles["colour"], "name")
COLOUR_CODES: Final[tuple[str, ...]] = _texts(_tiles["colour"], "hex")
NO_COLOUR: Final = 5  # of a treasure

# Shapes by number: 17 of cats, 6 Oshax, 4 common and 5 rare treasures

_shapes: Final[list[dict[str, Any]]] = (
    _tiles["cat"] + _tiles["oshax"] + _tiles["common"] + _tiles["rare"]
)
SHAPES: Final = 32
CAT_SHAPES: Final = 17
OSHAX: Final = 17  # the first shape of an Oshax
COMMON: Final = 23  # the first shape of a common treasure
RARE: Final = 27  # the first shape of a rare treasure
OSHAX_COUNT: Final = 6
COMMON_KINDS: Final = 4
RARE_KINDS: Final = 5
SMALL_KINDS: Final = 2  # the small treasures are the first two common ones
COMMON_COPIES: Final = 11
RARE_COPIES: Final = 5
SHAPE_IDS: Final[tuple[str, ...]] = _texts(_shapes, "id")
SHAPE_NAMES: Final[tuple[str, ...]] = _texts(_shapes, "name")
SHAPE_ROWS: Final[tuple[tuple[str, ...], ...]] = tuple(
    [tuple([str(row) for row in shape["rows"]]) for shape in _shapes]
)

# Cats: each shape in each colour; a cat is 17 × colour + shape

CATS: Final = 85
CAT_IDS: Final[tuple[str, ...]] = tuple(
    [f"{colour}-{cat[-2:]}" for colour in COLOUR_IDS for cat in SHAPE_IDS[:CAT_SHAPES]]
)

# Boats; all have the same outline and the same rooms

WIDTH: Final = 22
HEIGHT: Final = 9
BOATS: Final = 4
BOAT_IDS: Final[tuple[str, ...]] = _texts(_boats["boat"], "id")
BOAT_NAMES: Final[tuple[str, ...]] = _texts(_boats["boat"], "name")
PLAN: Final[tuple[str, ...]] = tuple([str(row) for row in _boats["plan"]])
MIDDLE_ROW: Final[i64] = int(_boats["middle_row"])
ROOMS: Final = 7
ROOM_IDS: Final[tuple[str, ...]] = _texts(_boats["room"], "id")
ROOM_NAMES: Final[tuple[str, ...]] = _texts(_boats["room"], "name")
ROOM_LETTERS: Final[tuple[str, ...]] = _texts(_boats["room"], "letter")
ROOM_ICONS: Final[tuple[str, ...]] = _texts(_boats["room"], "icon")
ROOM_SIZES: Final[tuple[int, ...]] = tuple([int(room["size"]) for room in _boats["room"]])
RATS: Final = 19  # IOC-1.2: on each boat
RAT_CELLS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    [tuple([(int(x), int(y)) for x, y in boat["rats"]]) for boat in _boats["boat"]]
)  # by boat: column and row
MAP_CELLS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    [
        tuple([(int(boat["maps"][c][0]), int(boat["maps"][c][1])) for c in COLOUR_IDS])
        for boat in _boats["boat"]
    ]
)  # by boat and colour: IOC-1.2, one map in each colour

# Cards by their printed number, from 1 on

DISCOVERY_CARDS: Final = 150
FAMILY_CARDS: Final = 168  # 151 to 168
SOLO_CARDS: Final = 215  # 169 to 215
TYPES: Final[tuple[str, ...]] = (
    "oshax", "rescue", "anytime", "treasure", "private_lesson", "public_lesson",
)  # fmt: skip
OSHAX_CARD: Final = 0
RESCUE_CARD: Final = 1
ANYTIME_CARD: Final = 2
TREASURE_CARD: Final = 3
PRIVATE_LESSON: Final = 4
PUBLIC_LESSON: Final = 5
BASKETS: Final[tuple[str, ...]] = ("none", "broken", "whole")
NO_BASKET: Final = 0
BROKEN: Final = 1
WHOLE: Final = 2


def _rows() -> list[tuple[int, dict[str, Any]]]:
    """The number of every discovery and family card with what the data say about it."""
    rows: list[tuple[int, dict[str, Any]]] = []
    for kind in TYPES:
        for row in _cards[kind]:
            for number in range(int(row["first"]), int(row["last"]) + 1):
                rows.append((number, {"type": kind, **row}))
    for row in _family["lesson"]:
        rows.append((int(row["first"]), {"type": "private_lesson", "cost": 0, **row}))
    for row in _solo["lesson"]:
        rows.append((int(row["first"]), {"type": "private_lesson", "cost": 0, **row}))
    return rows


_card_rows: Final[list[tuple[int, dict[str, Any]]]] = _rows()


def _by_card(key: str, default: int, words: tuple[str, ...] = ()) -> list[i64]:
    out: list[i64] = [i64(default)] * (SOLO_CARDS + 1)
    for number, row in _card_rows:
        if key in row:
            out[number] = words.index(row[key]) if words else int(row[key])
    return out


def _card_texts() -> list[str]:
    texts = [""] * (SOLO_CARDS + 1)
    for number, row in _card_rows:
        texts[number] = str(row["text"])
    return texts


CARD_TEXTS: Final[tuple[str, ...]] = tuple(_card_texts())
TYPE: Final[vec[i64]] = vec[i64](_by_card("type", -1, TYPES))
COST: Final[vec[i64]] = vec[i64](_by_card("cost", 0))  # IOC-4.8: 0 to 5 fish
_printed: Final[list[i64]] = _by_card("printed_cost", -1)
PRINTED_COST: Final[vec[i64]] = vec[i64](
    [_printed[n] if _printed[n] >= 0 else COST[n] for n in range(SOLO_CARDS + 1)]
)
SPEED: Final[vec[i64]] = vec[i64](_by_card("speed", 0))  # the boots of a rescue card
BASKET: Final[vec[i64]] = vec[i64](_by_card("basket", NO_BASKET, BASKETS))
PICKS_COLOUR: Final[vec[i64]] = vec[i64](_by_card("pick_colour", 0))
DRAWS: Final[vec[i64]] = vec[i64](_by_card("count", 0))  # cards, tiles or cats
AMOUNT: Final[vec[i64]] = vec[i64](_by_card("amount", 0))  # of fish

# Effects of anytime and treasure cards

EFFECTS: Final[tuple[str, ...]] = (
    "gain_fish", "next_tile_anywhere", "draw_cards", "draw_tile_to_boat", "basket_for_fish",
    "move_cats", "extra_rescue", "draw_tiles_to_fields", "gain_basket", "rare_or_two_common",
    "two_small_or_pay_for_two_common",
)  # fmt: skip
GAIN_FISH: Final = 0
NEXT_TILE_ANYWHERE: Final = 1
DRAW_CARDS: Final = 2
DRAW_TILE_TO_BOAT: Final = 3
BASKET_FOR_FISH: Final = 4
MOVE_CATS: Final = 5
EXTRA_RESCUE: Final = 6
DRAW_TILES_TO_FIELDS: Final = 7
GAIN_BASKET: Final = 8
RARE_OR_TWO_COMMON: Final = 9
TWO_SMALL_OR_PAY: Final = 10
EFFECT: Final[vec[i64]] = vec[i64](_by_card("effect", -1, EFFECTS))

PERS: Final[tuple[str, ...]] = (
    "oshax", "private_lessons", "colours_on_boat", "rare_treasures", "common_treasures",
    "cats_of_named_colour",
)  # fmt: skip
PER_OSHAX: Final = 0
PER_LESSON: Final = 1
PER_COLOUR: Final = 2
PER_RARE: Final = 3
PER_COMMON: Final = 4
PER_CAT_OF_COLOUR: Final = 5
PER: Final[vec[i64]] = vec[i64](_by_card("per", -1, PERS))

PRICES: Final[tuple[str, ...]] = ("none", "two_private_lessons", "two_treasures")
TWO_LESSONS: Final = 1
TWO_TREASURES: Final = 2
BASKET_PRICE: Final[vec[i64]] = vec[i64](_by_card("discard", 0, PRICES))  # of gain_basket

# Lessons

SCORES: Final[tuple[str, ...]] = ("if", "per", "family_value", "best_solo_lesson")
SCORE_IF: Final = 0
SCORE_PER: Final = 1
FAMILY_VALUE: Final = 2
BEST_SOLO_LESSON: Final = 3
OPS: Final[tuple[str, ...]] = ("eq", "ge", "le")
EQUAL: Final = 0
AT_LEAST: Final = 1
CHOSEN_COLOUR: Final = 6  # a lesson's colour: named when it was read
BEST_COLOUR: Final = 7  # the one that gives its owner most
EACH_COLOUR: Final = 8  # it must hold for all five
_LESSON_COLOURS: Final[tuple[str, ...]] = (*COLOUR_IDS, "", "chosen", "best")
METRICS: Final[tuple[str, ...]] = (
    "cats", "cats_of_colour", "cats_on_edge", "cats_of_colour_on_edge", "lonely_cats",
    "lonely_cats_of_colour", "oshax", "treasures", "common_treasures", "rare_treasures",
    "treasures_touching_colour", "visible_rats", "uncovered_maps", "covered_maps",
    "private_lessons", "permanent_baskets", "fish", "turn_order_position", "empty_edge_cells",
    "empty_middle_row_cells", "filled_rooms", "rooms_full", "rooms_empty", "families",
    "largest_family", "has_largest_family", "cats_over", "cats_not_touching_treasure",
    "colours_without_cat_on_edge", "colours_without_cat_touching_treasure",
    "colours_without_cat_touching_visible_rat",
)  # fmt: skip


class Lesson:
    """How a lesson card scores; the words are those of the data files."""

    def __init__(self, score: dict[str, Any]) -> None:
        self.kind: i64 = SCORES.index(score["kind"])
        self.points: i64 = int(score.get("points", 0))
        self.metric: i64 = METRICS.index(score["metric"]) if "metric" in score else -1
        self.op: i64 = OPS.index(score.get("op", "eq"))
        self.value: i64 = int(score.get("value", 0))
        self.colour: i64 = _LESSON_COLOURS.index(score.get("colour", ""))
        if score.get("each_colour", False):
            self.colour = EACH_COLOUR
        self.group: i64 = int(score.get("group", 1))
        self.least: i64 = int(score.get("min_size", score.get("over", 0)))
        self.rank: i64 = int(score.get("rank", 0))
        self.rooms: vec[i64] = vec[i64](
            [i64(ROOM_IDS.index(room)) for room in score.get("rooms", [])]
        )


def _lessons() -> list[Lesson | None]:
    out: list[Lesson | None] = [None] * (SOLO_CARDS + 1)
    for number, row in _card_rows:
        if "score" in row:
            out[number] = Lesson(row["score"])
    return out


LESSONS: Final[list[Lesson | None]] = _lessons()  # by card number
FIRST_PUBLIC: Final = 143  # public lessons are 143 to 150
LARGEST_FAMILY_LESSON: Final = 121

# Numbers of the rules

DAYS: Final[i64] = _number("days")  # IOC-2.1
FISH_A_DAY: Final[i64] = _number("fish_a_day")
FIRST_BASKETS: Final[i64] = _number("first_baskets")
DEALT: Final[i64] = _number("dealt")
KEPT_OF_A_PACK: Final[i64] = _number("kept_of_a_pack")
LEFT_PRICE: Final[i64] = _number("left_price")
RIGHT_PRICE: Final[i64] = _number("right_price")
RAT_PENALTY: Final[i64] = _number("rat_penalty")
ROOM_PENALTY: Final[i64] = _number("room_penalty")
RARE_POINTS: Final[i64] = _number("rare_points")
SMALLEST_FAMILY: Final[i64] = _number("smallest_family")
FAMILY_POINTS: Final[vec[i64]] = vec[i64]([i64(n) for n in _setup["family_points"]])
FAMILY_STEP: Final[i64] = _number("family_step")
CATS_A_FIELD: Final[tuple[int, ...]] = tuple([int(p["cats"]) for p in _setup["players"]])
COMMONS_A_SHAPE: Final[tuple[int, ...]] = tuple([int(p["commons"]) for p in _setup["players"]])
FAMILY_DEALT: Final[i64] = _number("family", "dealt")
FAMILY_KEPT: Final[i64] = _number("family", "kept")

# The solo game

SOLO_DRAW: Final[i64] = _number("solo", "draw")
SOLO_KEEP: Final[i64] = _number("solo", "keep")
SOLO_LEVELS: Final[tuple[str, ...]] = tuple([str(k) for k in _setup["solo"]["advanced_lessons"]])
BASIC_LESSONS: Final[i64] = _number("solo", "basic_lessons")
ADVANCED_LESSONS: Final[tuple[int, ...]] = tuple(
    [int(n) for n in _setup["solo"]["advanced_lessons"].values()]
)
COLOUR_POINTS: Final[vec[i64]] = vec[i64]([i64(n) for n in _setup["solo"]["colour_points"]])
LARGE_FAMILY: Final[i64] = _number("solo", "large_family")

FIRST_COLOUR_CARD: Final = 169
FIRST_BASKET_CARD: Final = 174
BASKET_CARDS: Final = 23
FIRST_SOLO_LESSON: Final = 197
FIRST_ADVANCED: Final = 207
COLOUR_CARD_COLOURS: Final[vec[i64]] = vec[i64](
    [i64(COLOUR_IDS.index(card["colour"])) for card in _solo["colour"]]
)
SISTER_SPEED: Final[vec[i64]] = vec[i64]([i64(card["speed"]) for card in _solo["basket"]])
SISTER_CARDS: Final[vec[i64]] = vec[i64]([i64(card["cards"]) for card in _solo["basket"]])
SISTER_VERBS: Final[tuple[str, ...]] = (
    "take_cat", "take_oshax", "take_rare", "take_common", "swap_cats",
)  # fmt: skip
TAKES_CAT: Final = 0
TAKES_OSHAX: Final = 1
TAKES_RARE: Final = 2
TAKES_COMMON: Final = 3
SWAPS_CATS: Final = 4


def _sister_actions() -> list[i64]:
    out: list[i64] = []
    for card in _solo["basket"]:
        for verb, *things in card["actions"]:
            out.append(SISTER_VERBS.index(verb))
            first = things[0]
            out.append(SHAPE_IDS.index(first) - COMMON if verb == "take_common" else int(first))
            out.append(int(things[1]) if len(things) > 1 else 0)
    return out


SISTER_ACTIONS: Final[vec[i64]] = vec[i64](_sister_actions())  # by 6 × card: two of three numbers


def _check() -> None:
    """A mistake in a data file is found when the box is opened, not in the middle of a game."""
    assert len(SHAPE_IDS) == len(set(SHAPE_IDS)) == SHAPES, "tiles.toml: not 32 shapes"
    assert len(_tiles["cat"]) == CAT_SHAPES == OSHAX, "tiles.toml: not 17 shapes of cats"
    assert SHAPE_IDS[OSHAX].startswith("oshax"), "tiles.toml: the Oshax come after the cats"
    assert SHAPE_IDS[COMMON].startswith("common"), "tiles.toml: then the common treasures"
    assert SHAPE_IDS[RARE].startswith("rare"), "tiles.toml: then the rare treasures"
    for i in range(COMMON_KINDS):
        assert _tiles["common"][i]["small"] == (i < SMALL_KINDS), "small treasures come first"
        assert _tiles["common"][i]["copies"] == COMMON_COPIES, "11 common treasures of a shape"
    for rare in _tiles["rare"]:
        assert rare["copies"] == RARE_COPIES, "5 rare treasures of a shape"
    assert len(_tiles["colour"]) == COLOURS, "tiles.toml: not five colours"
    assert len(CAT_IDS) == len(set(CAT_IDS)) == CATS, "not 85 cats"
    assert len(_boats["boat"]) == BOATS, "boats.toml: not four boats"
    assert len(_boats["room"]) == ROOMS, "boats.toml: not seven rooms"
    assert len(_boats["plan"]) == HEIGHT, "boats.toml: the plan has 9 rows"
    for row in PLAN:
        assert len(row) == WIDTH, f"boats.toml: a row of the plan has 22 cells, not {row}"
    for i in range(ROOMS):
        cells = sum([row.count(ROOM_LETTERS[i]) for row in PLAN])
        assert cells == ROOM_SIZES[i], f"boats.toml: {ROOM_IDS[i]} has {cells} cells"
    for boat in range(BOATS):
        marked = [*RAT_CELLS[boat], *MAP_CELLS[boat]]
        assert len(set(marked)) == RATS + COLOURS, f"boats.toml: rats or maps of {BOAT_IDS[boat]}"
        for x, y in marked:
            assert PLAN[y][x] != ".", f"boats.toml: {x},{y} of {BOAT_IDS[boat]} is outside"
    for number in range(1, FAMILY_CARDS + 1):
        assert TYPE[number] >= 0, f"there is no card {number}"
        assert 0 <= COST[number] <= 5, f"IOC-4.8: card {number} costs {COST[number]}"
    assert len(_card_rows) == FAMILY_CARDS + len(_solo["lesson"]), "a card number is there twice"
    assert len(_solo["colour"]) == COLOURS, "solo.toml: not five colour cards"
    assert len(SISTER_SPEED) == BASKET_CARDS, "solo.toml: not 23 basket cards"
    assert len(SISTER_ACTIONS) == 6 * BASKET_CARDS, "solo.toml: two actions on each basket card"


_check()
