"""How somebody plays Habitats: by what a turn is worth, or by how far it leads."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.bots.evaluate.habitats import WEIGHTS, Habitats
from liferaft.bots.plan.base import Line, Veteran
from liferaft.bots.plan.habitats.turns import best_of, turns_of
from liferaft.bots.plan.habitats.walk import Walks
from liferaft.core import game as core
from liferaft.core.agenda import seat_of, step_of
from liferaft.core.rng import Rng
from liferaft.games.habitats.rules import State
from liferaft.games.habitats.tables import FACE

EACH: Final = 3  # turns that are compared at least for every tile that can be taken


class Walker(Veteran):
    """Compares turns by the best walks that go on from them."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__()
        self.quick = False
        self.even = False
        self.least = 0.0005
        self.patience = 1.0
        self.judge = Habitats(weights)
        self.walks = Walks(self.judge)

    def answer(self, state: core.State, place: i64) -> i64:
        """The first step of the turn that looks best."""
        assert isinstance(state, State), "a state of Habitats"
        f = state.agenda[place]
        if step_of(f) == FACE:
            return state.choices(f)[0]
        return best_of(turns_of(self.judge, state, seat_of(f))).actions()[0]

    def lines(self, state: core.State, place: i64, most: i64) -> list[Line]:
        """The turns that look best, some for every tile; a refill comes in between."""
        assert isinstance(state, State), "a state of Habitats"
        f = state.agenda[place]
        out: list[Line] = []
        here = state.clone()
        if step_of(f) == FACE:
            for action in state.choices(f):
                out.append(planned(here, vec[i64]([action]), action))
            return out
        turns = turns_of(self.judge, state, seat_of(f))
        order = sorted([(-turns[i].worth, i) for i in range(len(turns))])
        taken: vec[i64] = vec[i64]([0] * state.game.actions.size)  # by way: its turns so far
        for rank in range(i64(len(order))):
            number = order[rank][1]
            turn = turns[number]
            way = max(turn.take, i64(0))
            if rank < most - 2 * EACH or (taken[way] < EACH and i64(len(out)) < most):
                taken[way] += 1
                out.append(planned(here, turn.actions(), number))
        return out

    def enter(self, state: core.State, seat: i64, luck: Rng) -> None:
        """Find out what the others do in that world."""
        if state.seats > 1:
            world = state.determinize(int(seat), luck)
            assert isinstance(world, State), "a state of Habitats"
            self.walks.enter(world, seat)

    def play_on(self, state: core.State, seat: i64) -> float:
        """What the best walk comes to."""
        assert isinstance(state, State), "a state of Habitats"
        before = self.walks.played + self.judge.weighed
        value = self.walks.best(state, seat)
        self.decisions += self.walks.played + self.judge.weighed - before
        return value


def planned(state: State, actions: vec[i64], key: i64) -> Line:
    """A line that begins with these answers."""
    line = Line(actions[0], state, key, 0.5)
    line.plan = actions
    return line


def veteran() -> Walker:
    """Somebody who plays Habitats."""
    return Walker(WEIGHTS)
