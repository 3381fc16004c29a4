"""Habitats, HAB-4: where a tile may lie in a park."""

import pytest
from hab import ROAD_LAST, asks, at, cells, heard, kinds, laying, park, places, refused, rows

from liferaft import BadPosition
from liferaft.testing.diagram import do, legal

FULL_TURN = {"r0", "r1", "r2", "r3"}
WALLS = "RD06@0,1:r0 RD08@1,0:r1"  # example 9


def turns(tiles: set[str], cell: str) -> set[str]:
    """The quarter turns that are possible on one cell."""
    return {place.split(":")[1] for place in tiles if place.split(":")[0] == cell}


def test_hab_4_1_x6_the_first_tile_goes_beside_the_entrance() -> None:
    s = laying("AG02")
    assert places(s) == {"-1,0:r0", "0,1:r0", "1,0:r0"}
    assert legal(s) == {"lay -1,0", "lay 0,1", "lay 1,0"}


def test_hab_4_4_x6_first_placements_of_road_tiles() -> None:
    assert places(laying("RD05")) == {
        "-1,0:r2", "-1,0:r3", "0,1:r0", "0,1:r3", "1,0:r0", "1,0:r1",
    }  # fmt: skip
    assert places(laying("RD06")) == {"-1,0:r3", "0,1:r0", "1,0:r1"}


def test_hab_4_2_x7_nothing_lies_below_the_entrance() -> None:
    s = laying("AG05", "AG02@1,0 AB02@1,-1")
    assert cells(s) == {"-1,0", "0,1", "1,-2", "1,1", "2,-1", "2,0"}
    refused(s, "lay 0,-1", "HAB-4.2")


def test_hab_4_3_x8_a_road_closes_the_cell_beside_it() -> None:
    s = laying("AG02", "RD05@0,1:r0")
    assert cells(s) == {"-1,0", "-1,1", "1,0"}
    refused(s, "lay 0,2", "HAB-4.3")
    refused(s, "lay 1,1", "HAB-4.3")
    after = laying("AG05", "RD05@0,1:r0 AG02@1,0")
    assert cells(after) == {"-1,0", "-1,1", "1,-1", "2,0"}
    refused(after, "lay 1,1", "HAB-4.3")


def test_hab_4_8_x9_a_walled_in_park_loses_every_later_tile() -> None:
    s = laying("RD05", WALLS)
    assert places(s) == {"-1,0:r2", "-1,0:r3"}
    do(s, "lay -1,0", "rotate 2")
    assert park(s, 0) == {"0,1": "RD06:r0", "1,0": "RD08:r1", "-1,0": "RD05:r2"}
    lost = []
    s.listen()
    while not s.over:
        s.apply(s.legal_actions()[0])
        lost += heard(s, "lost")
    assert [seat for seat, _, _ in lost] == [0] * 20
    assert len(park(s, 0)) == 3
    everywhere = {tile for tiles in s.view(0)["parks"] for tile in [t["tile"] for t in tiles]}
    everywhere |= {*s.view(0)["market"], *s.view(0)["supply"]}
    assert not everywhere & {tile for _, tile, _ in lost}
    assert s.view(0)["park_points"][0] == 2 + 2


def test_hab_4_8_x9_turned_otherwise_one_cell_is_left() -> None:
    s = laying("AG02", f"{WALLS} RD05@-1,0:r3")
    assert places(s) == {"-1,-1:r0"}
    do(s, "lay -1,-1")
    assert asks(s) == ("take", 1)


def test_hab_4_8_a_lost_tile_ends_the_turn_but_pawn_and_market_have_moved() -> None:
    s = at(f"""
        row AG01 AG02 AG03 AG04
        row AG05 0S AG06 AG07
        row AG08 AG09 1N AG10
        row AG11 AG12 AG13 AG14
        park {WALLS} RD05@-1,0:r2
        park
        supply FL01
    """)
    s.listen()
    do(s, "take forward")
    assert kinds(s) == ["took", "refilled", "lost", "turn"]
    assert rows(s)[1][1] == "FL01"
    assert rows(s)[2][1] == "0S"
    assert asks(s) == ("take", 1)
    assert s.view(0)["park_points"][0] == 4
    assert "AG09" not in s.text()
    assert s.text() == at_again(s.text())


def at_again(text: str) -> str:
    """The text of the position that a text describes."""
    return at(text.removeprefix("habitats")).text()


def test_hab_4_8_a_road_tile_that_fits_nowhere_is_lost_though_others_have_a_place() -> None:
    tiles = "RD05@0,1:r3 RD07@1,0:r1 RD06@-1,0:r3"
    assert cells(laying("AG02", tiles)) == {"1,1"}
    assert places(laying("RD01", tiles)) == {"1,1:r0", "1,1:r1"}
    for tile in ("RD02", "RD08"):
        s = laying(tile, tiles)
        assert asks(s) == ("take", 1)
        assert len(park(s, 0)) == 3
        assert tile not in s.text()


def test_hab_4_1_a_tile_touches_the_park_at_a_side_not_at_a_corner() -> None:
    s = laying("AG05", "AG02@0,1")
    assert cells(s) == {"-1,0", "1,0", "-1,1", "1,1", "0,2"}
    for cell in ("1,2", "-1,2", "1,-1", "2,0", "0,3", "5,5", "24,0", "-24,0"):
        refused(s, f"lay {cell}", "HAB-4.1")


def test_hab_4_1_landscapes_need_not_match() -> None:
    for tile in ("AG05", "AB05", "AR05", "AW05", "FL01", "TW05", "TO01"):
        assert cells(laying(tile, "AG02@0,1")) == {"-1,0", "1,0", "-1,1", "1,1", "0,2"}


@pytest.mark.parametrize("tile", ["AG02", "FL05", "TW09", "TO08", "RD01"])
def test_hab_4_2_the_whole_column_below_stays_empty(tile: str) -> None:
    ring = "AG05@1,0 AG06@1,-1 AG07@1,-2 AG08@1,-3 AB05@-1,0 AB06@-1,-1 AB07@-1,-2"
    s = laying(tile, ring)
    assert not {cell for cell in cells(s) if cell.startswith("0,-")}
    for y in (-1, -2, -3, -4):
        refused(s, f"lay 0,{y}", "HAB-4.2")
    with pytest.raises(BadPosition, match=r"HAB-4\.[12]"):
        at(f"park {ring} AW01@0,-2\npark")


def test_hab_4_3_exactly_one_cell_is_closed() -> None:
    s = laying("AG05", "RD01@0,1:r0 AG02@1,1 AG03@1,2 AG04@1,3")
    assert {"0,3"} < cells(s)
    refused(s, "lay 0,2", "HAB-4.3")
    s = laying("AG05", "RD01@1,0:r1 AG02@1,1 AG03@2,1 AG04@3,1")
    refused(s, "lay 2,0", "HAB-4.3")
    assert "3,0" in cells(s)
    do(s, "lay 3,0")
    assert park(s, 0)["3,0"] == "AG05"


@pytest.mark.parametrize(("tiles", "near", "far"), ROAD_LAST)
def test_hab_4_3_the_closed_side_turns_with_the_tile(tiles: str, near: str, far: str) -> None:
    s = laying("AW01", tiles)
    refused(s, f"lay {near}", "HAB-4.3")
    do(s, f"lay {far}")
    assert park(s, 0)[far] == "AW01"


def test_hab_4_4_a_road_side_may_not_touch_a_tile_or_the_entrance() -> None:
    s = laying("RD01", "AG02@0,1")
    assert turns(places(s), "0,2") == {"r0", "r1", "r3"}
    assert turns(places(s), "1,0") == FULL_TURN - {"r3"}
    assert turns(places(s), "1,1") == FULL_TURN - {"r3"}
    do(s, "lay 0,2")
    assert asks(s) == ("rotate", 0)
    assert legal(s) == {"rotate 0", "rotate 1", "rotate 3"}
    refused(s, "rotate 2", "HAB-4.4")
    refused(s, "lay 0,2", "HAB-2.4")
    do(s, "rotate 3")
    assert park(s, 0)["0,2"] == "RD01:r3"
    assert asks(s) == ("take", 1)


def test_hab_4_4_a_cell_that_no_turn_fits_is_not_offered() -> None:
    tiles = "AG01@1,0 AG02@1,1 AG03@1,2 AG04@0,2 AB01@-1,2 AB02@-1,1"
    s = laying("RD06", tiles)
    assert "0,1" not in cells(s)
    refused(s, "lay 0,1", "HAB-4.4")
    assert "0,1" in cells(laying("AW01", tiles))
    with pytest.raises(BadPosition, match=r"HAB-4\.4"):
        at(f"park {tiles} RD06@0,1\npark")


def test_hab_4_5_turns_with_the_same_result_count_once() -> None:
    s = laying("RD02", "AG02@0,1")
    assert turns(places(s), "0,2") == {"r1"}
    assert turns(places(s), "1,0") == {"r0"}
    arm = "AG01@1,0 AG02@2,0 AG03@2,1"
    s = laying("RD04", arm)
    assert all(place.endswith((":r0", ":r1")) for place in places(s))
    with pytest.raises(BadPosition, match=r"HAB-4\.[45]"):
        at("park RD02@1,0:r2\npark")


def test_hab_4_5_a_lone_neighbour_leaves_three_turns_of_a_single_road() -> None:
    s = laying("RD01")
    assert turns(places(s), "0,1") == {"r0", "r1", "r3"}
    assert turns(places(s), "-1,0") == {"r0", "r2", "r3"}
    assert len(places(s)) == 9


@pytest.mark.parametrize("tile", ["AG17", "FL09", "TW01", "TW02", "TW09", "TO03", "TO04"])
def test_hab_4_5_all_other_tiles_are_laid_unturned(tile: str) -> None:
    s = laying(tile, "AG02@0,1")
    assert all(place.endswith(":r0") for place in places(s))
    do(s, "lay 1,1")
    assert asks(s) == ("take", 1)
    with pytest.raises(BadPosition, match=r"HAB-4\.5"):
        at(f"park {tile}@0,1:r1\npark")


def test_hab_4_6_a_road_side_may_look_at_the_column_below_the_entrance() -> None:
    s = laying("RD01", "AG02@1,0")
    assert "r3" in turns(places(s), "1,-1")
    do(s, "lay 1,-1", "rotate 3")
    assert park(s, 0)["1,-1"] == "RD01:r3"


def test_hab_4_6_two_roads_may_look_at_the_same_empty_cell() -> None:
    s = laying("RD03", "RD01@0,1:r1 AG02@1,0 AG03@2,0")
    assert "r3" in turns(places(s), "2,1")
    do(s, "lay 2,1", "rotate 3")
    after = laying("AG05", "RD01@0,1:r1 AG02@1,0 AG03@2,0 RD03@2,1:r3")
    refused(after, "lay 1,1", "HAB-4.3")


def test_hab_4_7_tiles_stay_where_they_are() -> None:
    s = laying("AG05", "AG02@0,1")
    refused(s, "lay 0,1", "HAB-4.7")
    refused(s, "lay 0,0", "HAB-4.7")
    do(s, "lay 0,2")
    before = park(s, 0)
    while not s.over:
        s.apply(s.legal_actions()[0])
        assert list(park(s, 0).items())[:2] == list(before.items())


def test_hab_4_7_the_park_has_no_size_limit() -> None:
    """A straight line of all 24 tiles of a long game, in every direction that is open."""
    for dx, dy in (1, 0), (-1, 0), (0, 1):
        tiles = [f"A{'GB'[n // 17]}{n % 17 + 1:02}@{n * dx},{n * dy}" for n in range(1, 24)]
        s = at(f"""
            options length=long
            park {" ".join(tiles)}
            park
            year 3
            round 7
            taken AW01
        """)
        assert f"{24 * dx},{24 * dy}" in cells(s)
        do(s, f"lay {24 * dx},{24 * dy}")
        assert len(park(s, 0)) == 24
