"""The Isle of Cats, IOC-7: where tiles may lie, also by a second, literal opinion."""

import random

import pytest
from ioc import (
    COLOURS,
    COMMONS,
    CRAMMED,
    GAME,
    OSHAX,
    OUTLINE,
    RARES,
    SHAPES,
    WAYS,
    Cell,
    asks,
    cells_of,
    finding,
    place,
    places,
    placing,
    refused,
    rescuing,
    shape_of,
    tiles,
    turned,
    words,
)

from liferaft import State
from liferaft.testing.diagram import do, legal

LINE = "blue-16@12,2:r0"
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
TILES = [*(f"red-{n:02}" for n in range(1, 18)), *OSHAX, *COMMONS, *RARES]


def expected(shape: str, laid: set[Cell], anywhere: bool) -> set[frozenset[Cell]]:
    """IOC-7.1 to IOC-7.7, read plainly: every way at every anchor, cell by cell."""
    found = set()
    for way in WAYS:
        for dx in range(22):
            for dy in range(9):
                cells = frozenset((x + dx, y + dy) for x, y in turned(shape, way))
                if not cells <= OUTLINE or cells & laid:
                    continue
                beside = {(x + a, y + b) for x, y in cells for a, b in SIDES}
                if anywhere or not laid or beside & laid:
                    found.add(cells)
    return found


@pytest.mark.parametrize("name", TILES)
@pytest.mark.parametrize("laid", ["", LINE])
def test_ioc_7_1_every_turn_and_side_of_every_tile(name: str, laid: str) -> None:
    covered = set(cells_of("blue-16", "12,2:r0")) if laid else set()
    assert places(placing(name, laid), name) == expected(shape_of(name), covered, False)


def test_ioc_7_1_each_set_of_cells_is_said_in_one_way() -> None:
    s = placing("red-13", LINE)
    assert {text.split(":")[1] for text in legal(s)} == {"r0"}
    refused(s, "place 13,3:r1", "IOC-7.1")
    refused(s, "place 13,3:m0", "IOC-7.1")
    s = placing("red-09", "")
    assert {text.split(":")[1] for text in legal(s)} == set(WAYS)


def test_ioc_7_2_tiles_must_not_overlap() -> None:
    s = placing("red-16", LINE)
    refused(s, "place 12,2:r0", "IOC-7.2")
    refused(s, "place 10,4:r1", "IOC-7.2")
    assert "place 13,4:r1" in legal(s)


@pytest.mark.parametrize("where", ["21,2:r0", "0,4:r0", "18,4:r1", "6,0:r1", "12,5:r0", "21,8:r0"])
def test_ioc_7_3_the_whole_tile_within_the_outline(where: str) -> None:
    s = placing("red-16")
    refused(s, f"place {where}", "IOC-7.3")


def test_ioc_7_4_a_tile_covers_whole_cells() -> None:
    for name in TILES:
        cells = next(iter(places(placing(name), name)))
        assert len(cells) == SHAPES[shape_of(name)].count("X")


def test_ioc_7_5_across_walls_and_over_rats_and_maps() -> None:
    s = placing("red-16")
    do(s, "place 8,2:r1")
    assert tiles(s, 0) == {cells_of("red-16", "8,2:r1"): "red-16"}
    s = placing("red-16", boat="blue")
    points = s.scores()[0]
    place(s, "red-16", "10,0:r1")
    assert s.scores()[0] == points + 4


def test_ioc_7_6_the_first_tile_anywhere_also_on_a_boat_that_is_empty_again() -> None:
    s = rescuing("red-16", tiles="rare-O@5,3:r0 common-1@7,3:r0", own="hand 88")
    do(s, "play 88", "remove 5,3", "remove 7,3", "use permanent", "rescue red-16")
    assert places(s, "red-16") == expected("16", set(), True)
    s = rescuing("green-01", own="hand 75", shared="bag rare-T")
    do(s, "play 75")
    assert places(s, "rare-T") == expected("rare-T", set(), True)


@pytest.mark.parametrize("name", ["red-16", "oshax-1", "common-1", "rare-I"])
@pytest.mark.parametrize("first", ["green-16", "oshax-2/red", "common-1", "rare-O"])
def test_ioc_7_7_tiles_of_all_kinds_touch_tiles_of_all_kinds(name: str, first: str) -> None:
    laid = f"{first}@12,3:r0"
    covered = set(cells_of(first, "12,3:r0"))
    assert places(placing(name, laid), name) == expected(shape_of(name), covered, False)
    s = placing(name, laid)
    far = "place 2,3:r0" if name != "red-16" else "place 2,2:r0"
    refused(s, far, "IOC-7.7")


def test_ioc_7_8_a_tile_without_a_place_cannot_be_chosen() -> None:
    assert legal(rescuing("red-16", tiles=CRAMMED, own="hand 69")) == {"pass", "play 69"}
    s = finding("98 1", CRAMMED, shared="rares rare-O")
    assert legal(s) == {"pass", "play 98"}
    do(s, "play 98")
    assert legal(s) == {"find common"}
    refused(s, "find rare", "IOC-8.8")
    do(s, "find common")
    assert legal(s) == {"take common-1"}
    refused(s, "take common-2", "IOC-7.8")
    do(s, "take common-1", "place 19,3:r0")
    assert legal(s) == {"done", "take common-1"}
    do(s, "take common-1", "place 21,4:r0")
    assert asks(s) == ("find", 1)


@pytest.mark.parametrize("shape", SHAPES)
def test_ioc_7_8_a_tile_that_fits_anywhere_also_fits_beside_another(shape: str) -> None:
    """Step by step a tile can be pushed all over the boat, so at last it touches something."""
    beside: set[Cell] = set()
    for way in WAYS:
        tile = turned(shape, way)
        anchors = {
            (dx, dy)
            for dx in range(22)
            for dy in range(9)
            if {(x + dx, y + dy) for x, y in tile} <= OUTLINE
        }
        reached, rim = set(), {min(anchors)}
        while rim:
            reached |= rim
            rim = {(x + a, y + b) for x, y in rim for a, b in SIDES} & anchors - reached
        assert reached == anchors
        covered = {(x + dx, y + dy) for x, y in tile for dx, dy in anchors}
        beside |= {(x + a, y + b) for x, y in covered for a, b in SIDES}
    assert beside >= OUTLINE


def test_ioc_7_9_a_removal_may_leave_unconnected_tiles() -> None:
    s = rescuing(
        "red-16", tiles="blue-16@5,2 rare-I@6,4:r0 green-16@10,2 common-1@11,2", own="hand 89"
    )
    do(s, "play 89", "remove 6,4", "remove 11,2")
    laid = set(cells_of("blue-16", "5,2")) | set(cells_of("green-16", "10,2"))
    assert set().union(*tiles(s, 0)) == laid
    do(s, "use permanent", "rescue red-16")
    assert places(s, "red-16") == expected("16", laid, False)


def placing_now(s: State) -> str:
    """The tile that has to be placed, by the frame of the agenda."""
    thing = int([*words(s, "agenda")[0].split(":"), "0"][2])
    shape = thing & 31
    if shape < 17:
        return f"{COLOURS[(thing & 511) >> 5]}-{shape + 1:02}"
    return [*OSHAX, *COMMONS, *RARES][shape - 17]


@pytest.mark.parametrize("seed", range(5))
def test_ioc_7_7_places_in_random_games_are_those_of_a_plain_reading(seed: int) -> None:
    luck = random.Random(seed)
    s = GAME.new(2 + seed % 3, seed, anytime_windows="lean")
    compared = 0
    while not s.over:
        step, p = asks(s)
        if step == "place":
            laid = set().union(*tiles(s, p)) if tiles(s, p) else set()
            name = placing_now(s)
            anywhere = s.view(p)["places"][p]["anywhere"]
            assert places(s, name) == expected(shape_of(name), laid, anywhere), s
            compared += 1
        texts = sorted(legal(s))
        eager = [t for t in texts if t.split()[0] in ("use", "keep", "take", "find", "play")]
        do(s, luck.choice(eager or texts))
    assert compared > 15
