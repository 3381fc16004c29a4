"""Rescue as people see it: mine cards, crews, loaders, hand, piles, and what is clicked."""

from typing import Any

import pytest

import liferaft
from liferaft.games.rescue import box
from liferaft.games.rescue.art import ART, GEMS, SHAPES
from liferaft.games.rescue.picture import PICTURES
from liferaft.picture.scene import Panel, Shape
from liferaft.picture.svg import walk

GAME = liferaft.game("rescue")


def view(seats: int = 3, seat: int = 0, **changes: object) -> dict[str, Any]:
    return {**GAME.new(seats, 7, layout="A").view(seat), **changes}


def drawn(shown: dict[str, Any], lang: str = "en") -> dict[str, Shape]:
    """What has a key in the picture of a view."""
    scene = PICTURES.scene(shown, lang)
    return {s.key: s for panel in scene.panels for s in walk(panel.shapes) if s.key}


def panel_of(shown: dict[str, Any], key: str) -> Panel:
    return next(panel for panel in PICTURES.scene(shown, "en").panels if panel.key == key)


def uses(shape: Shape) -> list[str]:
    return [s.use for s in walk([shape]) if s.use]


def texts(shape: Shape) -> list[str]:
    return [s.text for s in walk([shape]) if s.kind == "text"]


def cell(name: str) -> int:
    return box.CELL_IDS.index(name)


def nobody() -> list[list[int]]:
    return [[0] * box.CELLS for _ in range(3)]


# Art


def test_symbols_and_colours_can_be_told_by_their_form() -> None:
    assert len(set(SHAPES)) == box.SYMBOLS
    assert list(GEMS) == list(box.COLOURS)
    assert len(set(GEMS.values())) == len(box.COLOURS)
    for name in box.SYMBOL_IDS:
        assert f">{name}</text>" in ART[f"res-symbol-{name}"]


# Mine cards


def test_a_card_shows_its_tunnels_its_symbol_its_colour_and_the_face_below() -> None:
    shapes = drawn(view())
    card = shapes[f"cell:{cell('A1')}"]  # layout A: M27, front up: exits E and W, symbol 6
    assert {"res-rock-blue", "res-tunnel-10", "res-symbol-6"} <= set(uses(card))
    assert "res-small-6" in uses(card)  # its back: exits E and S, symbol 5
    assert texts(card) == ["A1", "5"]
    assert card.tip == (
        "A1: 6 (hexagon), straight to the east and west; "
        "below: 5 (pentagon), curve to the east and south"
    )


def test_a_face_that_nobody_has_seen_is_not_shown() -> None:
    shown = GAME.new(3, 7, layout="A", hidden_backs=True).view(0)
    card = drawn(shown)[f"cell:{cell('A1')}"]
    assert texts(card) == ["A1", "?"]
    assert "below" not in card.tip


def test_tunnels_that_a_crew_can_walk_are_lit() -> None:
    workers = nobody()
    workers[0][cell("A1")] = 1
    exits = [0b1010] * box.CELLS  # every tunnel leads from west to east
    shapes = drawn(view(workers=workers, exits=exits, about=0))
    lit = {key for key, s in shapes.items() if "res-near" in s.cls}
    assert lit == {f"cell:{c}" for c in range(6)}


def test_the_card_changed_last_is_marked() -> None:
    shapes = drawn(view(changed=cell("B2")))
    marked = [
        key
        for key, shape in shapes.items()
        if key.startswith("cell:") and "res-last" in {s.cls for s in shape.inside}
    ]
    assert marked == [f"cell:{cell('B2')}"]


def test_cards_where_a_move_may_end_are_marked() -> None:
    workers = nobody()
    workers[1][cell("A1")] = 1
    exits = [0b1010] * box.CELLS
    symbols = [0] * box.CELLS
    symbols[cell("C1")] = symbols[cell("C2")] = 3
    thing = 8 * cell("A1") + 3
    changes = {"workers": workers, "exits": exits, "symbols": symbols, "thing": thing}
    shapes = drawn(view(step="destination", about=1, **changes))
    goals = [k for k, shape in shapes.items() if "res-goal" in {s.cls for s in shape.inside}]
    assert goals == [f"cell:{cell('C1')}"]
    assert "active" in shapes[f"worker:1:{cell('A1')}"].cls


# Crews and loaders


def test_workers_stand_side_by_side_and_are_counted() -> None:
    shapes = drawn(view(4))
    start = [shapes[f"worker:{seat}:{cell('C3')}"] for seat in range(4)]
    assert len({s.x for s in start}) == 4
    assert [texts(s) for s in start] == [["2"]] * 4
    assert {use for s in start for use in uses(s)} == {"res-worker"} | {
        f"lr-sign-{seat}" for seat in range(4)
    }


def test_loaders_stand_at_their_slots_and_fly_clockwise() -> None:
    board = panel_of(view(), "planet")
    for slot in range(box.SLOTS):
        shapes = drawn(view(loaders=[slot, (slot + 8) % 24, (slot + 16) % 24]))
        loader = shapes["loader:0"]
        corner = shapes[f"cell:{box.SLOT_CELL[slot]}"]
        side = box.SLOT_SIDE[slot]
        assert (loader.x == corner.x) == (side in (box.NORTH, box.SOUTH))
        assert (loader.y < corner.y) == (side == box.NORTH)
        assert (loader.x > corner.x) == (side == box.EAST)
        assert 20 <= loader.x <= board.width - 20
        assert 20 <= loader.y <= board.height - 20
        ship = next(s for s in walk([loader]) if s.use == "res-loader")
        turned = [s.turn for s in loader.inside if ship in walk([s])]
        assert turned == [90 * side]


def test_those_on_board_are_seen_on_the_loader_and_on_the_track() -> None:
    shown = view(aboard=[[0, 0, 0], [2, 1, 0], [0, 0, 0]])
    shapes = drawn(shown)
    assert "lr-seat-1" in uses(shapes["loader:0"])
    assert texts(shapes["loader:0"]) == ["L1", "2"]
    assert shapes["loader:0"].tip.endswith(": Red 2")
    assert texts(shapes["track:1:all"]) == ["3/5"]
    assert uses(shapes["track:1:all"]).count("res-worker") == 3


def test_a_bridge_leads_to_a_loader_only_from_an_exit() -> None:
    exits = [0] * box.CELLS
    assert drawn(view(exits=exits, loaders=[0, 8, 16]))["gangways"].d == ""
    exits[cell("A1")] = 1 << box.NORTH
    assert drawn(view(exits=exits, loaders=[0, 8, 16]))["gangways"].d.count("M") == 1


# Hand and piles


def test_only_the_own_hand_is_open() -> None:
    state = GAME.new(3, 7)
    own = state.view(1)
    shapes = drawn(own)
    cards = [k for k, s in shapes.items() if s.handle.startswith("card:")]
    assert cards == [f"hand:{card}" for card in own["hand"]]
    assert [len(shapes[f"hand:{seat}:backs"].inside) for seat in range(3)] == own["hands"]
    assert "hand" not in {panel.key for panel in PICTURES.scene(state.view(-1), "en").panels}


def test_the_ways_to_change_a_card_show_where_they_lead() -> None:
    shown = view(step="change", about=0, thing=cell("B1"))
    shown["exits"][cell("B1")], shown["symbols"][cell("B1")] = 0b0011, 2
    shown["other_exits"][cell("B1")], shown["other_symbols"][cell("B1")] = 0b0111, 4
    shapes = drawn(shown)
    faces = [{u for u in uses(shapes[f"change:{i}"]) if "rock" not in u} for i in range(3)]
    assert faces == [
        {"res-tunnel-12", "res-symbol-4", "res-way-0"},
        {"res-tunnel-7", "res-symbol-6", "res-way-1"},
        {"res-tunnel-13", "res-symbol-6", "res-way-2"},
    ]
    assert shapes["change:1"].tip == "Flip over the long side"
    assert "change:0" not in drawn({**shown, "seat": 1})


def test_a_way_that_leads_to_an_unseen_face_shows_a_question() -> None:
    shown = view(step="change", about=0, thing=0)
    shown["other_exits"][0] = shown["other_symbols"][0] = -1
    shapes = drawn(shown)
    assert texts(shapes["change:2"]) == ["?"]
    assert texts(shapes["change:0"]) == []


def test_discards_are_counted_by_symbol() -> None:
    shown = view(pile=9, discards=[0, 1, 19])
    shapes = drawn(shown)
    assert [texts(shapes[f"discard:{s}"])[0] for s in box.SYMBOL_IDS] == [
        "×2", "×0", "×0", "×0", "×1",
    ]  # fmt: skip
    assert panel_of(shown, "piles").title == "Draw pile: 9"


# Words, and where actions are clicked


def test_the_title_says_whose_turn_it_is_and_what_was_rescued_in_the_end() -> None:
    shown = view(turn=1, turns=4)
    assert panel_of(shown, "planet").title == "Turn 5: Red."
    aboard = [[1, 0, 0], [2, 1, 2], [0, 0, 0]]
    over = view(over=True, step="", aboard=aboard)
    assert panel_of(over, "planet").title == "Rescued: White 1, Red 5, Blue 0"
    german = PICTURES.scene(shown, "de").panels
    assert german[0].title == "Zug 5: Rot."


@pytest.mark.parametrize(
    ("action", "on"),
    [
        ("turn B2", ["cell:7"]),
        ("skip", []),
        ("rotate", ["change:0"]),
        ("flip_long", ["change:1"]),
        ("flip_short", ["change:2"]),
        ("play 4", ["card:4"]),
        ("swap", []),
        ("worker C3", ["cell:14"]),
        ("to A1", ["cell:0"]),
        ("board L2", ["loader:1"]),
        ("discard 2+2+5", ["card:2", "card:5"]),
    ],
)
def test_where_actions_are_clicked(action: str, on: list[str]) -> None:
    assert PICTURES.handles(GAME.parse_action(action), view()) == on
