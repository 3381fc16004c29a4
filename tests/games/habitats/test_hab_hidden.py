"""Habitats: what everybody knows, what nobody knows, and what a determinization deals anew."""

import json

import pytest
from hab import ALONE, GAME, at, heard, played, public

from liferaft import SPECTATOR, State, seeded
from liferaft.testing.diagram import do

KEYS = {
    "game", "seat", "seats", "options", "rows", "columns", "market", "pawns", "sides", "parks",
    "supply", "start", "year", "years", "round", "rounds", "goals", "goals_a_year", "goal_values",
    "goal_points", "park_points", "scores", "step", "asked", "about", "thing", "over", "result",
}  # fmt: skip


def moments(seats: int, **options: object) -> list[State]:
    """Positions from the whole of one game."""
    s = GAME.new(seats, 17, **options)
    luck = seeded(5)
    out = []
    while not s.over:
        out.append(s.clone())
        legal = s.legal_actions()
        s.apply(legal[luck.below(len(legal))])
    return [*out[::7], out[-1], s]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_all_seats_and_onlookers_see_the_same(seats: int) -> None:
    for s in moments(seats):
        for seat in [*range(seats), SPECTATOR]:
            assert s.view(seat)["seat"] == seat
            assert public(s, seat) == public(s)


@pytest.mark.parametrize("solo", ALONE)
def test_a_view_has_nothing_but_what_is_public(solo: str) -> None:
    for s in [*moments(3), *moments(1, solo=solo)]:
        view = s.view(0)
        assert set(view) == KEYS
        assert json.loads(json.dumps(view)) == view


def test_the_order_of_the_supply_shows_in_no_view_and_is_dealt_anew() -> None:
    for s in moments(4):
        worlds = [s.determinize(0, seeded(n)) for n in range(6)]
        assert all(world.view(1) == s.view(1) for world in worlds)
        assert all(world.legal_actions() == s.legal_actions() for world in worlds)
        assert len({world.text() for world in worlds}) == 6
        assert len({played(world).text() for world in worlds}) == 6


def test_hab_3_8_every_tile_of_the_supply_can_come_next_in_a_world() -> None:
    s = at("park\npark\nsupply FL01 TW05 RD01 AW17")
    came = set()
    for n in range(60):
        world = s.determinize(0, seeded(n))
        world.listen()
        do(world, "take forward")
        came.add(heard(world, "refilled")[0][1])
    assert came == set(s.view(0)["supply"])
    assert len(came) == 4


def test_a_determinization_leaves_the_true_game_alone() -> None:
    for s in moments(3):
        before = s.text()
        played(s.determinize(1, seeded(2)))
        assert s.text() == before


def test_a_clone_has_the_same_future_and_shares_nothing() -> None:
    for s in moments(3):
        before = s.text()
        one, other = played(s.clone()), played(s.clone())
        assert one.text() == other.text()
        assert s.text() == before
        if not s.over:
            assert one.text() != before


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_hab_1_6_the_market_is_hidden_until_all_pawns_look_somewhere(seats: int) -> None:
    s = GAME.new(seats, 3)
    for k in range(seats):
        assert set(s.view(k)["market"]) == {-1}
        assert len(s.view(k)["supply"]) == 112
        assert s.reveals == 0
        if k:
            assert sum(side == -1 for side in s.view(k)["sides"]) == seats - k
        worlds = [s.determinize(0, seeded(n)) for n in range(4)]
        for world in worlds:
            while world.view(0)["step"] == "face":
                do(world, "face N")
        assert len({tuple(world.view(0)["market"]) for world in worlds}) == 4
        do(s, "face W")
    assert -1 not in {t for i, t in enumerate(s.view(0)["market"]) if i not in s.view(0)["pawns"]}
    assert s.reveals > 0


def test_hab_1_3_the_unused_goals_are_nowhere() -> None:
    for s in moments(2):
        assert len(s.view(0)["goals"]) == 6
        (line,) = [line for line in s.text().splitlines() if line.startswith("goals")]
        assert len([word for word in line.split()[1:] if word != "/"]) == 6


def test_the_set_of_tiles_in_the_supply_and_the_rounds_left_are_public() -> None:
    s = at("park AG02@0,1\npark AB02@0,1\nyear 2\nround 4")
    view = s.view(1)
    assert (view["year"], view["round"], view["rounds"], view["years"]) == (1, 3, 6, 3)
    assert len(view["supply"]) == 112 - 14 - 2
    seen = {*view["market"], *view["supply"]} - {-1}
    assert len(seen) == 110


def test_reveals_grow_with_every_tile_turned_up_and_only_then() -> None:
    s = at("park\npark")
    known = s.reveals
    do(s, "take forward")
    assert s.reveals == known + 1
    do(s, "lay 0,1")
    assert s.reveals == known + 1


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_position_of_a_game_reads_as_it_was_written(seats: int) -> None:
    other = {"solo": "blind"} if seats == 1 else {"goals_per_year": 1}
    for s in [*moments(seats), *moments(seats, road_reach="line", **other)]:
        again = GAME.position(s.text())
        assert again.text() == s.text()
        assert again.view(0) == s.view(0)
        assert played(again).text() == played(s.clone()).text()
