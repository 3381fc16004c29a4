"""What positions are worth: between 0 and 1, named terms, and no look at what is hidden."""

from typing import Any

import pytest
from librt.vecs import vec

import liferaft
from liferaft.bots.evaluate import evaluation
from liferaft.bots.evaluate.base import Evaluation, chance
from liferaft.bots.evaluate.comet import WEIGHTS, Comet
from liferaft.bots.evaluate.forbidden_island import drawn_within
from liferaft.core.bits import BIT
from liferaft.core.rng import seeded
from liferaft.games.comet.rules import State as CometState
from liferaft.games.forbidden_island.box import LANDING
from liferaft.testing.walk import Setup, Walk
from toy import GAME as DRIFTWOOD

GAMES = liferaft.games()


def positions(name: str, seats: int, seed: int, every: int) -> list[liferaft.State]:
    """Some positions of a random game, the last one included."""
    state, rng, out = liferaft.game(name).new(seats, seed), seeded(seed), []
    number = 0
    while not state.over:
        if number % every == 0:
            out.append(state.clone())
        seat = state.asked()[0]
        legal = state.legal_actions(seat)
        state.apply(legal[rng.below(len(legal))], seat)
        number += 1
    return [*out, state]


@pytest.mark.parametrize("name", GAMES)
def test_every_value_is_from_0_to_1_and_nothing_changes(name: str) -> None:
    ev = evaluation(liferaft.game(name))
    fewest, most = liferaft.game(name).seats
    for seats in range(fewest, most + 1):
        for state in positions(name, seats, seats, 9):
            before = state.text()
            values = [ev.value(state, seat) for seat in range(seats)]
            assert all(0 <= value <= 1 for value in values)
            if liferaft.game(name).cooperative:
                assert len(set(values)) == 1
            elif seats > 1:
                assert sum(values) == pytest.approx(seats / 2)
            assert state.text() == before


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_over_is_worth_its_outcome(name: str) -> None:
    state = positions(name, 2, 5, 10_000)[-1]
    ev = evaluation(state.game)
    assert [ev.value(state, seat) for seat in (0, 1)] == state.outcome()


@pytest.mark.parametrize("name", GAMES)
def test_terms_have_names_and_add_up_to_the_worth(name: str) -> None:
    ev = evaluation(liferaft.game(name))
    for state in positions(name, 2, 3, 40)[:-1]:
        for seat in (0, 1):
            terms = ev.terms(state, seat)
            assert list(terms) == list(ev.names)
            assert sum(terms.values()) == pytest.approx(ev.worth(state, seat))


@pytest.mark.parametrize("name", GAMES)
def test_some_answer_is_always_worthwhile_and_all_of_them_are_legal(name: str) -> None:
    ev = evaluation(liferaft.game(name))
    for state in positions(name, 3, 8, 5)[:-1]:
        seat = state.asked()[0]
        f = state.agenda[state.place(seat)]
        chosen = list(ev.worthwhile(state, f, state.choices(f)))
        assert chosen
        assert set(chosen) <= set(state.legal_actions(seat))


def test_a_game_without_an_evaluation_is_judged_by_its_points() -> None:
    ev = evaluation(DRIFTWOOD)
    assert type(ev) is Evaluation
    state = DRIFTWOOD.new(2, 1)
    assert ev.terms(state, 0) == {"points": float(state.scores()[0])}


def test_a_lead_is_a_chance() -> None:
    assert chance(0.0) == 0.5
    assert chance(-1.0) == pytest.approx(1 - chance(1.0))
    assert (chance(1000.0), chance(-1000.0)) == (1.0, 0.0)


def test_forbidden_island_fears_for_the_landing() -> None:
    game = liferaft.game("forbidden_island")
    ev = evaluation(game)
    dry = game.new(2, 1)
    dry.flooded &= ~BIT[LANDING]
    wet = dry.clone()
    wet.flooded |= BIT[LANDING]
    assert ev.value(wet, 0) < ev.value(dry, 0)
    pile = dry.flood_pile[-1]
    tile = next(i for i in range(24) if pile >> i & 1)
    assert drawn_within(dry, tile, 2) == pytest.approx(2 / pile.bit_count())


def test_rescue_counts_workers_on_loaders_most() -> None:
    ev = evaluation(liferaft.game("rescue"))
    state = liferaft.game("rescue").new(2, 1)
    before = ev.value(state, 0)
    state.aboard += 1  # the first worker of seat 0 on the first loader
    assert 1 - ev.value(state, 0) < (1 - before) / 3


def test_comet_remembers_the_ways_as_they_are() -> None:
    game, ev = liferaft.game("comet"), Comet(WEIGHTS)  # the same for all boards and options
    every: list[dict[str, Any]] = [{}, {"board_side": "B"}, {"chain_jumps": False}, {}]
    for options in every:
        walk = Walk(Setup(game, 3, 6, options))
        for number in range(0, len(walk.moves), 5):
            state = walk.state_at(number)
            assert isinstance(state, CometState)
            for seat in range(3):
                fresh = Comet(WEIGHTS)
                assert ev.ways(state, seat) == fresh.ways(state, seat)
                assert ev.fits == fresh.fits


@pytest.mark.parametrize("name", ["comet", "habitats", "isle_of_cats", "rescue"])
def test_against_rivals_as_they_are_a_state_has_its_value(name: str) -> None:
    game = liferaft.game(name)
    ev = evaluation(game)
    walk = Walk(Setup(game, 3, 2))
    for part in range(1, 6):
        state = walk.state_at(len(walk.moves) * part // 7)
        for seat in range(3):
            rivals = ev.rivals(state, seat)
            assert len(rivals) == 2
            assert ev.against(state, seat, rivals) == pytest.approx(ev.values(state)[seat])
            poorer = vec[float]([rival - 5.0 for rival in rivals])
            assert ev.against(state, seat, poorer) > ev.values(state)[seat]
