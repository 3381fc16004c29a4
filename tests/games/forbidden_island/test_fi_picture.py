"""Forbidden Island as people see it: tiles, pawns, treasures, water, cards, and what is clicked."""

from typing import Any

import pytest
from fi import GAME

from liferaft.games.forbidden_island import box
from liferaft.games.forbidden_island.art import TILES as DRAWINGS
from liferaft.games.forbidden_island.picture import PICTURES
from liferaft.picture.scene import Shape
from liferaft.picture.svg import walk


def seen(view: dict[str, Any], lang: str = "en") -> dict[str, Shape]:
    """What has a key in the picture of a view."""
    scene = PICTURES.scene(view, lang)
    return {s.key: s for panel in scene.panels for s in walk(panel.shapes) if s.key}


def view(seats: int = 3, **changes: object) -> dict[str, Any]:
    return {**GAME.new(seats, 7).view(0), **changes}


def handles(text: str, shown: dict[str, Any]) -> list[str]:
    return PICTURES.handles(GAME.parse_action(text), shown)


def test_every_tile_has_a_drawing_of_its_own() -> None:
    assert set(DRAWINGS) == set(box.TILE_IDS)
    assert len(set(DRAWINGS.values())) == box.TILES


def test_a_tile_is_dry_flooded_or_gone() -> None:
    shapes = seen(view(flooded=[4], sunk=[9]))
    uses = {key: {s.use for s in walk([shapes[key]]) if s.use} for key in ("tile:4", "tile:5")}
    assert "fi-flood" in uses["tile:4"]
    assert "fi-flood" not in uses["tile:5"]
    assert shapes["tile:4"].turn != 0
    assert shapes["tile:4"].tip.startswith("Iron Gate: flooded")
    assert "tile:9" not in shapes
    assert (shapes["sunk:9"].tip, shapes["sunk:9"].handle) == ("Whispering Garden: sunk", "tile:9")


def test_pawns_on_one_tile_stand_side_by_side() -> None:
    shapes = seen(view(4, pawns=[3, 3, 3, 8]))
    places = [(shapes[f"pawn:{seat}"].x, shapes[f"pawn:{seat}"].y) for seat in range(4)]
    assert len(set(places)) == 4
    assert places[0][1] == places[1][1] == places[2][1]


def test_found_treasures_have_a_tick() -> None:
    shapes = seen(view(found=[2]))
    ticked = [
        treasure
        for treasure in range(box.TREASURES)
        if "lr-check" in {s.use for s in walk([shapes[f"treasure:{treasure}"]])}
    ]
    assert ticked == [2]


def test_all_hands_are_open() -> None:
    shown = view(hands=[[2, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 1]])
    cards = sorted(key for key in seen(shown) if key.startswith("card:"))
    assert cards == ["card:0:0:0", "card:0:0:1", "card:0:4:0", "card:2:1:0", "card:2:5:0"]


def test_water_meter() -> None:
    for level in range(box.SKULL + 1):
        shapes = seen(view(water=level))
        assert f"Water level {level}." in shapes["meter"].tip
    pointers = [seen(view(water=level))["level"].x for level in range(box.SKULL + 1)]
    assert pointers == sorted(set(pointers))


def test_memory_aid_marks_the_tiles_that_come_next() -> None:
    def marked(layers: list[list[int]]) -> list[str]:
        shapes = seen(view(flood_layers=layers))
        return [k for k, shape in shapes.items() if "fi-drop" in {s.use for s in walk([shape])}]

    assert "tile:3" in marked([[3], [4, 5]])
    assert "tile:4" not in marked([[3], [4, 5]])
    assert not [key for key in marked([[3, 4, 5]]) if key.startswith("tile:")]


@pytest.mark.parametrize("layout", box.LAYOUT_IDS)
def test_every_layout_keeps_its_things_apart(layout: str) -> None:
    scene = PICTURES.scene(GAME.new(4, 5, layout=layout).view(0), "de")
    board = scene.panels[0]
    tiles = [s for s in board.shapes if s.handle.startswith("tile:")]
    treasures = [s for s in board.shapes if s.handle.startswith("treasure:")]
    assert len(tiles) == box.TILES
    for treasure in treasures:
        assert 46 <= treasure.x <= board.width - 46
        assert 46 <= treasure.y <= board.height - 90
        for tile in tiles:
            assert abs(treasure.x - tile.x) > 80 or abs(treasure.y - tile.y) > 80


@pytest.mark.parametrize(
    ("action", "on"),
    [
        ("move 9", ["tile:9"]),
        ("fly 9", ["tile:9"]),
        ("shore 9", ["tile:9"]),
        ("push 2 iron_gate", ["tile:4", "pawn:2"]),
        ("give earth_stone 2", ["card:1:0", "pawn:2"]),
        ("find crystal_of_fire", ["treasure:2", "card:1:2", "tile:6"]),
        ("sandbags 9", ["tile:9", "card:1:5"]),
        ("lift 9", ["tile:9", "card:1:4"]),
        ("lift_off", ["tile:0", "card:1:4"]),
        ("board 0+2", ["pawn:0", "pawn:2"]),
        ("land 9", ["tile:9"]),
        ("discard sandbags", ["card:1:5"]),
        ("swim 9", ["tile:9"]),
        ("be pilot", ["adventurer:5"]),
        ("pass", []),
        ("done", []),
    ],
)
def test_where_actions_are_clicked(action: str, on: list[str]) -> None:
    assert handles(action, view(about=1, pawns=[5, 6, 7])) == on


def test_adventurers_can_be_chosen() -> None:
    state = GAME.new(3, 7, roles="chosen")
    shapes = seen(state.view(0))
    assert {f"adventurer:{role}" for role in range(box.ROLES)} <= set(shapes)
    assert "pawn:0" not in shapes
    state.apply(GAME.parse_action("be pilot"))
    shapes = seen(state.view(1))
    assert shapes["adventurer:5"].cls == "off"
    assert "pawn:0" in shapes
