"""All bots by name: they play blind, whole games, the same way every time; and better by rank."""

import gc
import time
from types import SimpleNamespace

import pytest

import liferaft
from liferaft.arena.figures import figures
from liferaft.arena.schedule import Plan, planned
from liferaft.arena.tournament import run
from liferaft.bots import bot, bots
from liferaft.bots.levels import SECONDS, TRIES
from liferaft.bots.planner import PlanBot
from liferaft.bots.search import Budget, SearchBot
from liferaft.bots.suited import SuitedBot
from liferaft.core.errors import LiferaftError
from liferaft.core.pack import ONE
from liferaft.core.rng import seeded
from liferaft.games.forbidden_island.box import HELICOPTER, LANDING
from liferaft.testing.fairness import law_blind_bot
from liferaft.testing.walk import Setup, Walk
from toy import GAME as DRIFTWOOD

GAMES = liferaft.games()
COMPILED_ONLY = pytest.mark.skipif(not liferaft.COMPILED, reason="takes minutes uncompiled")
KINDS = ["random", "easy", "greedy", "search:2"]  # every level is one of these with a budget


def test_every_level_is_a_new_bot_each_time() -> None:
    assert {"random", "easy", "greedy", "medium", "hard", "master"} <= set(bots())
    for name in bots():
        assert bot(name) is not bot(name)


@pytest.mark.parametrize("name", ["search", "search:", "search:0", "search:-3", "search:2s"])
def test_a_budget_is_a_number_of_visits_or_milliseconds(name: str) -> None:
    assert isinstance(bot("search:7"), SearchBot)
    assert isinstance(bot("search:7ms"), SearchBot)
    with pytest.raises(LiferaftError, match=f"there is no bot '{name}'"):
        bot(name)


def is_place(state: liferaft.State) -> bool:
    """Whether a tile is to be placed: thinking about the draft takes long uncompiled."""
    return bool(state.view(0)["step"] == "place")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", GAMES)
def test_every_bot_is_blind(name: str, kind: str) -> None:
    game = liferaft.game(name)
    walk = Walk(Setup(game, 2, 4))
    states = [walk.state_at(len(walk.moves) * part // 5) for part in range(5)]
    if name == "isle_of_cats" and kind == "search:2" and not liferaft.COMPILED:
        states = [next(s for s in map(walk.state_at, range(len(walk.moves))) if is_place(s))]
    for part, state in enumerate(states):
        assert law_blind_bot(bot(kind).choose, state, seeded(part))


@pytest.mark.parametrize("kind", KINDS)
def test_every_bot_plays_a_game_that_nobody_knows(kind: str) -> None:
    state, rng, player = DRIFTWOOD.new(3, 1), seeded(1), bot(kind)
    decisions = [0, 0, 0]
    while not state.over:
        seat = state.asked()[0]
        blind = state.determinize(seat, rng)
        chosen = player.choose(blind, seat, rng)
        assert chosen in state.legal_actions(seat)
        state.apply(chosen, seat)
        decisions[seat] += 1
    assert min(decisions) > 0
    assert len(state.scores()) == 3
    assert min(state.ranking()) == 1


def test_a_search_with_a_number_of_visits_always_chooses_the_same() -> None:
    state = liferaft.game("rescue").new(2, 3)
    seat = state.asked()[0]
    blind = state.determinize(seat, seeded(5))
    choices = {bot("search:6").choose(blind.clone(), seat, seeded(9)) for _ in range(2)}
    assert len(choices) == 1


def test_a_search_stops_in_time() -> None:
    state = liferaft.game("forbidden_island").new(2, 3)
    began = time.perf_counter()
    bot("search:50ms").choose(state, 0, seeded(1))
    assert 0.025 <= time.perf_counter() - began < 5  # half of it at least


@COMPILED_ONLY
@pytest.mark.parametrize(
    ("name", "level", "seats"),
    [*((name, "hard", 2) for name in GAMES), ("habitats", "master", 1)],  # the longest walks
)
def test_a_level_thinks_no_longer_than_its_budget(
    name: str, level: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = SimpleNamespace(perf_counter=time.thread_time)  # others may use the processor, too
    monkeypatch.setattr("liferaft.bots.search.time", clock)
    monkeypatch.setattr("liferaft.bots.planner.time", clock)
    walk = Walk(Setup(liferaft.game(name), seats, 4))
    spent, tries = [], [0]
    gc.freeze()  # what other tests have left behind is not to be looked through meanwhile
    try:
        for part in range(6):
            state = walk.state_at(len(walk.moves) * part // 6)
            began = time.thread_time()
            player = bot(level)
            player.choose(state, state.asked()[0], seeded(part))
            spent.append(time.thread_time() - began)
            assert isinstance(player, SuitedBot)
            thinker = player.suits(state)
            if isinstance(thinker, PlanBot) and thinker.trials is not None:
                tries.append(thinker.trials.playouts)
            elif isinstance(thinker, SearchBot) and thinker.tree is not None:
                tries.append(thinker.tree.root.visits)
    finally:
        gc.unfreeze()
    assert max(spent) <= 1.2 * SECONDS[level], spent
    if name in TRIES[level]:  # which are used up long before the time
        assert max(tries) > 0.5 * TRIES[level][name], "nothing had to be decided"
    else:
        assert max(spent) > 0.5 * SECONDS[level], "nothing had to be decided"


def test_a_search_goes_on_with_what_it_knows_while_chance_stays_away() -> None:
    state = liferaft.game("rescue").new(2, 3)
    player = SearchBot(Budget(visits=12))
    rng = seeded(2)
    seat = state.asked()[0]
    state.apply(player.choose(state.determinize(seat, rng), seat, rng), seat)  # which card
    assert player.expected is not None
    known = player.expected[1].visits
    player.choose(state.determinize(seat, rng), seat, rng)  # how it is changed
    assert player.tree is not None
    assert player.tree.root.visits > known > 0


def test_a_team_that_can_leave_the_island_leaves() -> None:
    state = liferaft.game("forbidden_island").new(2, 1)
    while state.game.action_text(state.legal_actions()[0]) == "pass":
        state.apply(state.legal_actions()[0])  # until the first seat is to act
    lift, seat = state.game.parse_action("lift_off"), state.asked()[0]
    state.found = 15
    state.pawns[0] = state.pawns[1] = LANDING
    state.hands[seat] += ONE[HELICOPTER]
    assert lift in state.legal_actions(seat)
    for kind in ("greedy", "search:20"):
        assert bot(kind).choose(state.clone(), seat, seeded(1)) == lift


@COMPILED_ONLY
def test_a_greedy_team_finds_treasures_and_a_random_one_none() -> None:
    plan = planned(
        Plan("forbidden_island", ["greedy", "random"], 3, 80, options={"difficulty": "novice"})
    )
    found = figures(plan, list(run(plan)))
    assert found.bots[0].outcome >= 0.05
    assert found.bots[1].outcome == 0
