"""The components of Rescue: mine cards, symbol cards, loaders, slots, crews, layouts."""

from collections import Counter
from itertools import combinations, product

import pytest
from res import (
    BOXES,
    CARDS,
    CELLS,
    COLOURS,
    DECK,
    DRAWING,
    GAME,
    LAYOUT_A,
    LIES,
    MIDDLE,
    at,
    card,
    change,
    exits,
    face,
    planet,
)

from liferaft import SPECTATOR, State
from liferaft.games.rescue import box

TABLE = {
    name: ((front, int(first)), (back, int(second)))
    for name, front, first, back, second in (entry.split() for entry in CARDS.split(";"))
}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
SHAPES = {4: "crossing", 3: "tee"}


def turned(letters: str) -> str:
    """The same exits upside down."""
    return "".join(side for side in "NESW" if OPPOSITE[side] in letters)


def shown(code: int) -> tuple[str, int]:
    """The exits and the symbol of a print."""
    return exits(box.PRINT_EXITS[code]), box.PRINT_SYMBOLS[code] + 2


def shape(letters: str) -> str:
    """The shape of a tunnel."""
    if len(letters) == 2:
        return "straight" if letters in ("NS", "EW") else "curve"
    return SHAPES[len(letters)]


def faces() -> list[tuple[str, int]]:
    return [shown(code) for code in range(0, 4 * box.MINE_CARDS, 2)]


def test_res_1_4_counts_of_all_parts() -> None:
    assert box.MINE_CARDS == len(box.MINE_CARD_IDS) == 36
    assert box.CARDS == len(box.CARD_IDS) == 20
    assert box.LOADERS == 3
    assert box.LOADER_IDS == ("L1", "L2", "L3")
    assert list(box.CREW_COLOURS) == COLOURS
    assert len(box.CREW_COLOURS) * box.WORKERS == 32
    assert GAME.rulebook("en").startswith("# Rescue")  # the rules leaflet


@pytest.mark.parametrize("number", range(36))
def test_res_1_4_every_mine_card_has_its_two_faces(number: int) -> None:
    name = f"M{number + 1:02}"
    assert box.MINE_CARD_IDS[number] == name
    assert (shown(4 * number), shown(4 * number + 2)) == TABLE[name]
    assert box.TUNNEL_COLOURS[number] == number // 9


def test_res_1_4_shapes_of_the_72_faces() -> None:
    assert Counter(shape(letters) for letters, _ in faces()) == {
        "crossing": 8,
        "tee": 8,
        "straight": 24,
        "curve": 32,
    }
    two = Counter(letters for letters, _ in faces() if len(letters) == 2)
    assert two == {"NS": 12, "EW": 12, "NE": 8, "ES": 8, "SW": 8, "NW": 8}
    assert round(sum(len(letters) for letters, _ in faces()) / 72, 2) == 2.33
    for first in range(0, 72, 18):
        colour = Counter(shape(letters) for letters, _ in faces()[first : first + 18])
        assert colour == {"crossing": 2, "tee": 2, "straight": 6, "curve": 8}


def test_res_1_4_symbols_of_the_72_faces() -> None:
    assert Counter(symbol for _, symbol in faces()) == {2: 14, 3: 14, 4: 14, 5: 15, 6: 15}
    for first in range(0, 72, 18):
        colour = Counter(symbol for _, symbol in faces()[first : first + 18])
        assert set(colour) == {2, 3, 4, 5, 6}
        assert set(colour.values()) <= {3, 4}


def test_res_1_4_front_and_back_differ_and_no_two_cards_are_alike() -> None:
    pairs: Counter[tuple[int, ...]] = Counter()
    for (front, first), (back, second) in TABLE.values():
        assert shape(front) != shape(back)
        assert first != second
        pairs[tuple(sorted((first, second)))] += 1
    assert set(pairs) == set(combinations(range(2, 7), 2))
    assert set(pairs.values()) <= {3, 4}
    assert len(set(TABLE.values())) == 36


def test_res_1_4_two_crossings_in_each_colour_always_on_the_front() -> None:
    crossings = [[box.MINE_CARD_IDS[c] for c in colour] for colour in box.CROSSINGS]
    assert crossings == [["M01", "M02"], ["M10", "M11"], ["M19", "M20"], ["M28", "M29"]]


def test_res_1_4_one_symbol_card_of_each_value_in_each_colour() -> None:
    assert sorted(box.CARD_IDS) == sorted(DECK)
    assert set(DECK) == {f"{c}{v}" for c, v in product("wrby", range(2, 7))}
    assert list(box.CARD_IDS) == DECK  # of one symbol the white card comes first
    assert box.SYMBOL_IDS == ("2", "3", "4", "5", "6")
    assert box.GLYPHS == ("double bar", "triangle", "square", "pentagon", "hexagon")


def test_res_2_3_the_planet_is_a_middle_and_two_rings() -> None:
    zones = [{cell for cell, ring in zip(CELLS, box.RINGS) if ring == r} for r in range(3)]
    assert list(box.CELL_IDS) == CELLS
    assert zones[0] == set(MIDDLE)
    assert zones[1] == set(["B2", "C2", "D2", "E2", "B3", "E3", "B4", "E4", "B5", "C5", "D5", "E5"])
    outer = "A1 B1 C1 D1 E1 F1 A2 F2 A3 F3 A4 F4 A5 F5 A6 B6 C6 D6 E6 F6"
    assert zones[2] == set(outer.split())


def test_res_2_6_the_24_slots_run_clockwise() -> None:
    assert box.SLOTS == 24
    slots = [
        (CELLS[cell], "NESW"[side]) for cell, side in zip(box.SLOT_CELL, box.SLOT_SIDE, strict=True)
    ]
    assert slots[0:6] == [(cell, "N") for cell in ["A1", "B1", "C1", "D1", "E1", "F1"]]
    assert slots[6:12] == [(cell, "E") for cell in ["F1", "F2", "F3", "F4", "F5", "F6"]]
    assert slots[12:18] == [(cell, "S") for cell in ["F6", "E6", "D6", "C6", "B6", "A6"]]
    assert slots[18:24] == [(cell, "W") for cell in ["A6", "A5", "A4", "A3", "A2", "A1"]]


CHANGES = {
    "rotate": "F180 F0 B180 B0",
    "flip_long": "B0 B180 F0 F180",
    "flip_short": "B180 B0 F180 F0",
}


@pytest.mark.parametrize("how", CHANGES)
@pytest.mark.parametrize("lie", LIES)
def test_res_5_2_the_table_of_the_three_changes(lie: str, how: str) -> None:
    expected = CHANGES[how].split()[LIES.index(lie)]
    for cell in ("A1", "D3", "F6", "E4"):
        s = change(at(f"cell {cell} {lie}", "seat", "seat"), cell, how)
        assert card(s, cell)[3:] == expected
        assert card(s, cell)[:3] == card(at("seat", "seat"), cell)[:3]


@pytest.mark.parametrize("lie", LIES)
def test_res_5_2_changes_undo_themselves_and_two_equal_the_third(lie: str) -> None:
    ways = list(CHANGES)
    for first, second in product(ways, ways):
        s = at(f"cell B2 {lie}", "seat", "seat")
        for how in (first, second):
            change(s, "B2", how)
            do_swap(s)
        third = next((h for h in ways if h not in (first, second)), "")
        expected = lie if first == second else CHANGES[third].split()[LIES.index(lie)]
        assert card(s, "B2")[3:] == expected


def do_swap(s: State) -> None:
    """End the turn by a swap of the first card."""
    s.apply(GAME.parse_action("swap"))
    s.apply(s.legal_actions()[0])


def test_res_5_2_upside_down_exits_are_exchanged_and_the_symbol_stays() -> None:
    for cell, word in zip(CELLS, LAYOUT_A.split()):
        for lie in LIES:
            letters, symbol = TABLE[word[:3]]["FB".index(lie[0])]
            s = at(f"cell {cell} {lie}", "seat", "seat")
            assert face(s, cell) == (turned(letters) if lie[1:] == "180" else letters, symbol)


def test_res_5_2_x1_the_states_of_a_tee_and_curve_card() -> None:
    faces = {lie: face(at(f"cell D2 {lie}", "seat", "seat"), "D2") for lie in LIES}
    assert card(at("seat", "seat"), "D2") == "M03F180"
    assert faces == {"F0": ("NES", 5), "F180": ("NSW", 5), "B0": ("SW", 6), "B180": ("NE", 6)}
    after = {how: change(at("seat", "seat"), "D2", how) for how in CHANGES}
    assert card(after["rotate"], "D2") == "M03F0"
    assert card(after["flip_long"], "D2") == "M03B180"
    assert face(after["flip_long"], "D2") == ("NE", 6)
    assert card(after["flip_short"], "D2") == "M03B0"
    assert face(after["flip_short"], "D2") == ("SW", 6)


def test_res_5_2_x2_the_states_of_a_straight_and_curve_card() -> None:
    faces = {lie: face(at(f"cell B4 {lie}", "seat", "seat"), "B4") for lie in LIES}
    assert card(at("seat", "seat"), "B4") == "M14B0"
    assert faces == {"F0": ("NS", 5), "F180": ("NS", 5), "B0": ("NE", 2), "B180": ("SW", 2)}
    flips = {
        (lie, how): face(change(at(f"cell B4 {lie}", "seat", "seat"), "B4", how), "B4")[0]
        for lie in ("F0", "F180")
        for how in ("flip_long", "flip_short")
    }
    assert flips == {
        ("F0", "flip_long"): "NE",
        ("F0", "flip_short"): "SW",
        ("F180", "flip_long"): "SW",
        ("F180", "flip_short"): "NE",
    }


def test_layout_a_is_the_one_of_the_examples() -> None:
    assert box.LAYOUT_IDS == ("A",)
    assert planet(GAME.new(2, 1, layout="A")) == LAYOUT_A.split()
    assert planet(at("seat", "seat")) == LAYOUT_A.split()


def test_layout_a_looks_like_its_drawing() -> None:
    s = GAME.new(3, 1, layout="A")
    drawn = [(BOXES[word[0]], int(word[1])) for word in DRAWING.split()]
    assert [face(s, cell) for cell in CELLS] == drawn


def test_res_10_1_the_view_shows_what_a_flip_over_the_long_side_would_give() -> None:
    s = GAME.new(2, 5)
    view = s.view(SPECTATOR)
    for i, cell in enumerate(CELLS):
        flipped = change(s.clone(), cell, "flip_long")
        assert (exits(view["other_exits"][i]), view["other_symbols"][i] + 2) == face(flipped, cell)
