"""Bots that think in several processes: their thoughts are added up, and none is lost for good."""

import os

import pytest

import liferaft
from liferaft.bots import Tried, bot
from liferaft.bots.crew import CrewBot, crew, thoughts
from liferaft.core.errors import LiferaftError
from liferaft.core.rng import seeded
from liferaft.testing.fairness import law_blind_bot
from liferaft.testing.walk import Setup, Walk


@pytest.fixture(scope="module")
def position() -> liferaft.State:
    state = liferaft.game("rescue").new(2, 3)
    return state.determinize(state.asked()[0], seeded(5))


def test_the_name_says_how_many_processes_think() -> None:
    several = bot("search:7*3")
    assert isinstance(several, CrewBot)
    assert (several.name, several.processes) == ("search:7", 3)
    assert isinstance(bot("hard*2"), CrewBot)


@pytest.mark.parametrize("name", ["hard*0", "hard*", "nobody*2", "hard*2*2", "hard*100"])
def test_other_names_are_refused(name: str) -> None:
    with pytest.raises(LiferaftError, match="there is no bot"):
        bot(name)


@pytest.mark.parametrize("name", ["search:6", "random"])
def test_thoughts_are_added_up(position: liferaft.State, name: str) -> None:
    seat, rng = position.asked()[0], seeded(9)
    luck = [rng.next32(), rng.next32()]
    each = [thoughts("rescue", position.text(), seat, name, seed) for seed in luck]
    sums: dict[int, list[float]] = {}
    for one in each[0] + each[1]:
        have = sums.setdefault(one.action, [0, 0.0])
        have[0] += one.visits
        have[1] += one.total
    together = CrewBot(name, 2).tried(position.clone(), seat, seeded(9))
    assert {one.action: [one.visits, one.total] for one in together} == sums
    most = max(one.visits for one in together)
    chosen = CrewBot(name, 2).choose(position.clone(), seat, seeded(9))
    assert chosen in [one.action for one in together if one.visits == most]


def test_a_lost_process_is_replaced(position: liferaft.State) -> None:
    seat = position.asked()[0]
    before = CrewBot("search:4", 2).tried(position.clone(), seat, seeded(1))
    with pytest.raises(Exception, match="terminated abruptly"):
        crew(2).submit(os._exit, 1).result()
    assert CrewBot("search:4", 2).tried(position.clone(), seat, seeded(1)) == before


def test_who_has_no_choice_starts_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    walk = Walk(Setup(liferaft.game("rescue"), 2, 4))
    forced = [s for s in map(walk.state_at, range(len(walk.moves))) if len(s.legal_actions()) == 1]
    assert forced
    monkeypatch.setattr(CrewBot, "think", None)
    for state in forced:
        only = Tried(state.legal_actions()[0], 1, 0.5)
        assert CrewBot("hard", 2).tried(state, state.asked()[0], seeded(1)) == [only]


def test_several_processes_are_as_blind_as_one(position: liferaft.State) -> None:
    assert law_blind_bot(CrewBot("search:3", 2).choose, position, seeded(2))
