"""Walking on through the market of Habitats, many rounds ahead, as well as can be.

The tiles that a pawn can reach in the next rounds lie open, so a walk is a puzzle more than a bet:
round by round the best parks go on, whatever way led to them. What the others do meanwhile is
found out once a world, before anything is compared. Were it to depend on every walk, the walks
that win would be those in which the others had bad luck.
"""

from typing import Final

from librt.vecs import pop
from mypy_extensions import i64

from liferaft.bots.evaluate.base import chance
from liferaft.bots.evaluate.habitats import Habitats, key_of
from liferaft.bots.plan.habitats.turns import Turn, best_of, turns_of
from liferaft.core.agenda import step_of
from liferaft.games.habitats.market import NO_TILE
from liferaft.games.habitats.park import Park
from liferaft.games.habitats.rules import State
from liferaft.games.habitats.tables import FACE, TAKE

WIDE: Final = 10  # parks that go on, round by round
DEEP: Final = 5  # rounds that are walked on
ALONE_DEEP: Final = 9  # and alone, where nobody comes in between
USUAL: Final = 80.0  # the points of a lone player that are neither good nor bad
CLOSE: Final = 20.0  # and by how many more three quarters of a game are won
SEATS: Final = 8  # more than there can be


class Passage:
    """Where the pawn of another seat stands after its turn, and its park."""

    def __init__(self, pawn: i64, park: Park) -> None:
        self.pawn: i64 = pawn
        self.park = park


class Walks:
    """Walks of one seat through one world after the other."""

    def __init__(self, judge: Habitats) -> None:
        self.judge = judge
        self.others: dict[int, Passage] = {}  # by seat and round: how its turn goes in this world
        self.wide: i64 = WIDE
        self.deep: i64 = DEEP
        self.alone_deep: i64 = ALONE_DEEP
        self.played: i64 = 0  # answers carried out

    def depth(self, state: State) -> i64:
        """The rounds that are walked on from a state."""
        return self.alone_deep if state.seats == 1 else self.deep

    def turn_number(self, state: State, seat: i64) -> int:
        """A number for the turn of a seat in this round."""
        return int(SEATS * self.judge.moment(state) + seat)

    # How the others play in a world

    def enter(self, world: State, seat: i64) -> None:
        """Find out what the others do, if everybody takes what looks best."""
        self.others = {}
        state = world
        left = self.depth(world) + 1  # the own turns that are played
        while not state.over and left >= 0:
            f = state.agenda[-1]
            asked = state.answers(f)
            number = self.turn_number(state, asked)
            if step_of(f) == FACE:
                state.play(state.choices(f)[0], i64(len(state.agenda)) - 1)
                self.played += 1
                continue
            state = self.done(best_of(turns_of(self.judge, state, asked)))
            if asked == seat:
                left -= 1
            else:
                self.others[number] = Passage(state.pawns[asked], state.parks[asked])

    def done(self, turn: Turn) -> State:
        """The position after a turn."""
        self.played += 2
        return turn.over()

    def meet(self, state: State, seat: i64) -> None:
        """The others have their turns, as far as their tiles are still there."""
        while not state.over:
            place = i64(len(state.agenda)) - 1
            f = state.agenda[place]
            asked = state.answers(f)
            if asked == seat:
                return
            self.played += 1
            if step_of(f) != TAKE:
                state.play(state.choices(f)[0], place)
                continue
            found = self.others.get(self.turn_number(state, asked))
            if found is not None:
                self.follow(state, asked, found)
            state.agenda, _ = pop(state.agenda, place)
            state.advance()

    def follow(self, state: State, other: i64, passage: Passage) -> None:
        """Another seat takes the tile it took before, or goes without; its park is the same."""
        space = passage.pawn >> 3
        if state.market[space] != NO_TILE:
            came_from = state.pawns[other] >> 3
            state.market[space] = NO_TILE
            state.pawns[other] = passage.pawn
            state.refill(other, came_from)
        state.parks[other] = passage.park

    # Walks

    def best(self, state: State, seat: i64) -> float:
        """What the best walk that is found from here comes to, from 0 to 1."""
        self.meet(state, seat)
        front: list[State] = [state]
        best = 0.0
        for _ in range(self.depth(state)):
            turns: list[Turn] = []
            for stage in front:
                if stage.over:
                    best = max(best, self.value(stage, seat))
                else:
                    turns += turns_of(self.judge, stage, seat)
            if not turns:
                return best
            front = self.onward(turns, seat)
        for stage in front:
            best = max(best, self.value(stage, seat))
        return best

    def onward(self, turns: list[Turn], seat: i64) -> list[State]:
        """The best of so many turns, carried out; of those that come to the same one."""
        order = sorted([(-turns[i].worth, i) for i in range(len(turns))])
        front: list[State] = []
        seen: set[tuple[int, int]] = set()
        for _, i in order:
            state = self.done(turns[i])
            pawn = int(state.pawns[seat]) if len(state.pawns) else 0
            like = (int(key_of(state.parks[seat])), pawn)
            if like in seen:
                continue
            seen.add(like)
            self.meet(state, seat)
            front.append(state)
            if len(front) >= self.wide:
                break
        return front

    def value(self, state: State, seat: i64) -> float:
        """What a walk has come to, from 0 to 1."""
        if state.seats == 1:
            return chance((self.judge.worth(state, seat) - USUAL) / CLOSE)
        return self.judge.prospects(state)[seat]
