"""Habitats, HAB-3: taking a tile, moving the pawn, refilling the market."""

import pytest
from hab import TURNS, asks, at, heard, kinds, park, pawn, reached, refused, rng, rows, taken

from liferaft.testing.diagram import do, legal

TWO = """
    row AG01 AG02 AG03 AG04
    row AG05 {} AG06 AG07
    row AG08 AG09 {} AG10
    row AG11 AG12 AG13 AG14
    supply {}
"""
FIVE = """
    row {} 4S AB01 AB02 AB03 AB04 AB05
    row 1S AB06 AB07 AB08 AB09 AB10 AB11
    row 2S AB12 AB13 AB14 AB15 AB16 AB17
    row 3S AR01 AR02 AR03 AR04 AR05 AR06
    park
    park
    park
    park
    park
"""


def test_hab_3_1_x1_taking_and_moving() -> None:
    s = at(TWO.format("0N", "1W", "FL01"))
    assert reached(s) == {"forward": (0, 1), "right": (1, 2), "left": (1, 0)}
    do(s, "take right")
    assert taken(s) == "AG06"
    assert pawn(s, 0) == (1, 2, "E")
    assert rows(s)[1] == ["AG05", "FL01", "0E", "AG07"]
    do(s, "lay 0,1")
    assert park(s, 0) == {"0,1": "AG06"}
    assert asks(s) == ("take", 1)
    assert reached(s) == {"forward": (2, 1), "left": (3, 2), "right": (0, 2)}


def test_hab_3_2_x2_jumping_over_a_pawn() -> None:
    s = at("""
        row AG01 AG02 AG03 AG04
        row AG05 0E 1N AG06
        row AG07 AG08 AG09 AG10
        row AG11 AG12 AG13 AG14
        supply FL01
    """)
    assert reached(s) == {"forward": (1, 3), "right": (2, 1), "left": (0, 1)}
    do(s, "take forward")
    assert taken(s) == "AG06"
    assert pawn(s, 0) == (1, 3, "E")
    assert rows(s)[1] == ["AG05", "FL01", "1N", "0E"]


def test_hab_3_3_x3_a_pawn_at_the_edge_looking_out() -> None:
    s = at("""
        row AG01 AG02 AG03 0N
        row AG04 AG05 AG06 AG07
        row AG08 AG09 1N AG10
        row AG11 AG12 AG13 AG14
    """)
    assert reached(s) == {"left": (0, 2)}
    refused(s, "take forward", "HAB-3.1")
    refused(s, "take right", "HAB-3.1")
    refused(s, "take back", "HAB-3.4")


def test_hab_3_4_x4_backwards_only_if_there_is_no_other_way() -> None:
    s = at(FIVE.format("0W") + "supply FL01")
    assert reached(s) == {"back": (0, 2)}
    refused(s, "take forward", "HAB-3.1")
    refused(s, "take left", "HAB-3.1")
    refused(s, "take right", "HAB-3.1")
    do(s, "take back")
    assert taken(s) == "AB01"
    assert pawn(s, 0) == (0, 2, "E")
    assert rows(s)[0] == ["FL01", "4S", "0E", "AB02", "AB03", "AB04", "AB05"]
    next_turn = at("\n".join([*("row " + " ".join(row) for row in rows(s)), *["park"] * 5]))
    assert reached(next_turn) == {"forward": (0, 3), "right": (1, 2)}


def test_hab_3_6_x5_a_short_run() -> None:
    s = at("""
        row AG01 AG02 AG03 AG04
        row AG05 0S AG06 AG07
        row AG08 AG09 1N AG10
        row AG11 AG12 AG13 AG14
        supply FL01 FL02 FL03 FL04
    """)
    s.listen()
    supply, got = [], []
    for way, cell in ("forward", "0,1"), ("left", "0,1"), ("left", "0,2"), ("right", "0,2"):
        do(s, f"take {way}")
        got.append(taken(s))
        ((_, tile, _),) = heard(s, "refilled")
        supply.append(f"FL0{tile - 67}")
        do(s, f"lay {cell}")
    s1, s2, s3, s4 = supply
    assert sorted(supply) == ["FL01", "FL02", "FL03", "FL04"]
    assert got == ["AG09", "AG08", s2, "AG05"]
    assert rows(s) == [
        ["AG01", "AG02", "AG03", "AG04"],
        ["1N", s1, "AG06", "AG07"],
        [s4, s3, "0E", "AG10"],
        ["AG11", "AG12", "AG13", "AG14"],
    ]


WAYS = {
    "N": {"forward": (0, 1), "left": (1, 0), "right": (1, 2)},
    "E": {"forward": (1, 2), "left": (0, 1), "right": (2, 1)},
    "S": {"forward": (2, 1), "left": (1, 2), "right": (1, 0)},
    "W": {"forward": (1, 0), "left": (2, 1), "right": (0, 1)},
}


@pytest.mark.parametrize("side", "NESW")
def test_hab_3_1_ahead_left_and_right_are_seen_by_the_pawn(side: str) -> None:
    s = at(TWO.format(f"0{side}", "1N", "FL01"))
    assert reached(s) == WAYS[side]
    refused(s, "take back", "HAB-3.4")


@pytest.mark.parametrize("side", "NESW")
@pytest.mark.parametrize("way", ["forward", "left", "right"])
def test_hab_3_7_the_pawn_looks_the_way_it_went(side: str, way: str) -> None:
    s = at(TWO.format(f"0{side}", "1N", "FL01"))
    row, column = WAYS[side][way]
    tile = rows(s)[row][column]
    went = {(0, 1): "N", (1, 2): "E", (2, 1): "S", (1, 0): "W"}[row, column]
    do(s, f"take {way}")
    assert taken(s) == tile
    assert pawn(s, 0) == (row, column, went)
    assert rows(s)[1][1] == "FL01"
    assert pawn(s, 1) == (2, 2, "N")


@pytest.mark.parametrize(("side", "now"), [("N", "S"), ("W", "E")])
def test_hab_3_7_after_a_backward_move_it_looks_the_other_way(side: str, now: str) -> None:
    text = FIVE.format(f"0{side}")
    if side == "N":
        text = text.replace("AB01 AB02 AB03 AB04 AB05", ". . . . .").replace("1S AB06", "AB06 1S")
    s = at(text)
    assert legal(s) == {"take back"}
    do(s, "take back")
    assert pawn(s, 0)[2] == now


def test_hab_3_2_any_number_of_pawns_is_skipped() -> None:
    s = at("""
        row ? ? ? ? ? ? ?
        row 0E 1N 2S 3W 4E ? ?
        row ? ? ? ? ? ? ?
        row ? ? ? ? ? ? ?
        park
        park
        park
        park
        park
    """)
    assert reached(s) == {"forward": (1, 5), "left": (0, 0), "right": (2, 0)}
    do(s, "take forward")
    assert pawn(s, 0) == (1, 5, "E")
    assert [pawn(s, seat)[2] for seat in range(1, 5)] == ["N", "S", "W", "E"]


def test_hab_3_3_empty_spaces_are_skipped_and_nothing_wraps_round() -> None:
    s = at("row . . . .\nrow . 0N . ?\nrow ? . . .\nrow . ? 1N .\nsupply FL16")
    assert reached(s) == {"right": (1, 3)}
    refused(s, "take forward", "HAB-3.1")
    refused(s, "take left", "HAB-3.1")
    do(s, "take right")
    assert pawn(s, 0) == (1, 3, "E")
    assert rows(s)[1] == [".", "FL16", ".", "0E"]


def test_hab_3_4_the_tile_behind_is_forbidden_while_another_can_be_taken() -> None:
    s = at("row . . . .\nrow . 0N . ?\nrow . ? . .\nrow . . . 1N")
    assert legal(s) == {"take right"}
    refused(s, "take back", "HAB-3.4")


LONELY = """
    row . . . .
    row . 0S . .
    row . . 1N AG01
    row . . . .
    turn 1
    supply {}
"""


def test_hab_3_5_a_turn_without_any_tile_is_skipped() -> None:
    s = at(LONELY.format("FL01"))
    s.listen()
    do(s, "take right", "lay 0,1")
    assert kinds(s) == ["laid", "turn", "skipped", "turn"]
    assert heard(s, "skipped") == [(0, 0, 0)]
    assert park(s, 0) == {}
    assert asks(s) == ("take", 1)
    assert s.view(0)["round"] == 1
    assert reached(s) == {"back": (2, 2)}


def test_hab_3_5_the_rounds_go_on_when_nobody_finds_a_tile() -> None:
    s = at(LONELY.format(""))
    s.listen()
    do(s, "take right", "lay 0,1")
    assert s.over
    assert len(heard(s, "skipped")) == 2 * sum(TURNS[2]) - 2
    assert [year for year, _, _ in heard(s, "year_ended")] == [0, 1, 2]


def test_hab_3_6_the_pawn_stands_where_the_tile_was() -> None:
    s = at("row . . . .\nrow 0E . . AG01\nrow ? ? ? ?\nrow ? ? ? 1N")
    do(s, "take forward")
    assert pawn(s, 0) == (1, 3, "E")
    assert taken(s) == "AG01"


def test_hab_3_8_the_new_tile_lies_where_the_pawn_came_from_before_the_other_is_laid() -> None:
    came = set()
    for n in range(30):
        s = at(TWO.format("0N", "1N", "FL01 TW01 RD01") + rng(n))
        s.listen()
        reveals = s.reveals
        do(s, "take forward")
        assert asks(s) == ("lay", 0)
        tile = rows(s)[1][1]
        assert heard(s, "refilled") == [(0, s.view(0)["market"][5], 5)]
        assert s.reveals == reveals + 1
        assert len(s.view(0)["supply"]) == 2
        came.add(tile)
    assert came == {"FL01", "TW01", "RD01"}


def test_hab_3_9_the_last_player_of_a_round_refills_in_the_same_step() -> None:
    s = at(TWO.format("0N", "1N", "FL01 FL02") + "turn 1")
    s.listen()
    do(s, "take forward")
    assert kinds(s) == ["took", "refilled"]
    assert asks(s) == ("lay", 1)
    assert rows(s)[2][2] in ("FL01", "FL02")
    do(s, "lay 0,1")
    assert kinds(s) == ["laid", "turn"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_hab_3_10_after_the_very_last_turn_there_is_no_refill(seats: int) -> None:
    years = len(TURNS[seats])
    last = f"year {years}\nround {TURNS[seats][-1]}\nturn {seats - 1}"
    s = at("\n".join(["park"] * seats) + f"\n{last}")
    s.listen()
    supply = s.view(0)["supply"]
    do(s, "take forward")
    assert kinds(s) == ["took"]
    assert s.view(0)["supply"] == supply
    assert sum(word == "." for row in rows(s) for word in row) == 1
    do(s, sorted(legal(s))[0])
    assert s.over


@pytest.mark.parametrize(
    "moment", ["year 3\nround 5\nturn 1", "year 3\nround 6\nturn 0", "year 2\nround 6\nturn 1"]
)
def test_hab_3_10_after_any_other_turn_there_is_one(moment: str) -> None:
    s = at(f"park\npark\n{moment}")
    s.listen()
    do(s, "take forward")
    assert kinds(s) == ["took", "refilled"]


def test_hab_3_10_without_supply_the_space_stays_empty() -> None:
    s = at(TWO.format("0N", "1N", ""))
    s.listen()
    do(s, "take forward")
    assert kinds(s) == ["took"]
    assert rows(s)[1] == ["AG05", ".", "AG06", "AG07"]
    do(s, "lay 0,1")
    assert asks(s) == ("take", 1)


def test_hab_3_10_five_players_use_all_112_tiles() -> None:
    s = at("\n".join(["park"] * 5))
    while not s.over:
        s.apply(s.legal_actions()[0])
    view = s.view(0)
    laid = sum(len(tiles) for tiles in view["parks"])
    assert view["supply"] == []
    assert laid == 90
    assert sum(tile >= 0 for tile in view["market"]) == 22
