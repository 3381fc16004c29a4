"""Looking one turn ahead: all that a seat can do until somebody else, or chance, comes in."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import Evaluation
from liferaft.core.agenda import step_of
from liferaft.core.game import State

DEEPEST: Final = 12  # decisions in a row
HURRY: Final = 1e-9  # what a decision more costs, so that nobody dallies


class Line:
    """A state that a turn can lead to, by its first action."""

    def __init__(self, state: State, first: i64, value: float) -> None:
        self.state = state
        self.first: i64 = first
        self.value = value


def after(state: State, action: i64, place: i64) -> State:
    """The state after an action; if chance comes next, the state just before that."""
    s = state.clone()
    s.agenda, f = pop(s.agenda, place)
    s.do(f, action)
    if s.over or not len(s.agenda) or step_of(s.agenda[-1]) < s.game.steps.asking:
        return s
    on = s.clone()
    on.advance()
    return on if on.reveals == s.reveals else s


def goes_on(state: State, seat: i64) -> i64:
    """Where on the agenda the frame lies that the seat is to answer next; -1 if there is none."""
    if state.over or not len(state.agenda) or step_of(state.agenda[-1]) >= state.game.steps.asking:
        return -1
    return state.place(int(seat))


class Turns:
    """Plays out the turns of one seat, keeping the most promising lines.

    Lines in the middle of something all go on, up to *most*; of the others only the best *wide*.
    """

    def __init__(self, evaluation: Evaluation, wide: int, most: int) -> None:
        self.evaluation = evaluation
        self.wide = wide
        self.most = most
        self.first: vec[i64] = vec[i64]()  # the actions of the decision
        self.best: vec[float] = vec[float]()  # the value of the best turn that begins with each
        self.depth = 0  # decisions made so far in the lines that are looked at

    def look(self, state: State, seat: i64) -> None:
        """Find what the best turn with each worthwhile action leads to."""
        ev = self.evaluation
        place = state.place(int(seat))
        assert place >= 0, "the seat is asked"
        f = state.agenda[place]
        self.first = ev.worthwhile(state, f, state.choices(f))
        self.best = vec[float]([-1.0] * len(self.first))
        self.depth = 0
        moment = ev.moment(state)
        lines: list[Line] = []
        for i in range(i64(len(self.first))):
            self.go(lines, after(state, self.first[i], place), i, seat, moment)
        for _ in range(DEEPEST):
            if not lines:
                return
            lines = self.kept(lines)
            self.depth += 1
            further: list[Line] = []
            for line in lines:
                place = goes_on(line.state, seat)
                f = line.state.agenda[place]
                for action in ev.worthwhile(line.state, f, line.state.choices(f)):
                    next_state = after(line.state, action, place)
                    self.go(further, next_state, line.first, seat, moment)
            lines = further
        for line in lines:
            self.note(line.first, line.value)

    def go(self, lines: list[Line], state: State, first: i64, seat: i64, moment: i64) -> None:
        """Note what a turn led to, or that it goes on."""
        ev = self.evaluation
        if state.over:
            self.note(first, ev.values(state)[seat])
        elif ev.settled(state):
            value = ev.values(state)[seat]
            if goes_on(state, seat) < 0 or ev.moment(state) != moment:
                self.note(first, value)
            else:
                lines.append(Line(state, first, value))
        elif goes_on(state, seat) >= 0:
            lines.append(Line(state, first, -1.0))
        else:
            self.note(first, ev.values(state)[seat])

    def note(self, first: i64, value: float) -> None:
        """A turn with this first action leads to a state of this value."""
        self.best[first] = max(self.best[first], value - HURRY * float(self.depth))

    def kept(self, lines: list[Line]) -> list[Line]:
        """The lines that are worth going on with: the best, and of those that are alike one."""
        order = sorted([(-lines[i].value, i) for i in range(len(lines))])
        out: list[Line] = []
        seen: list[int] = []
        for _, i in order:
            line = lines[i]
            if line.value >= 0.0:
                like = int(self.evaluation.likeness(line.state))
                if len(seen) == self.wide or (like >= 0 and like in seen):
                    self.note(line.first, line.value)
                    continue
                seen.append(like)
            out.append(line)
        return out[: self.most]

    def choose(self) -> i64:
        """The action with which the best turn begins, once they have been looked at."""
        choice: i64 = 0
        for i in range(1, i64(len(self.first))):
            if self.best[i] > self.best[choice]:
                choice = i
        return self.first[choice]


def ordered(turns: Turns) -> vec[i64]:
    """The actions looked at, the best first."""
    order = sorted([(-turns.best[i], i) for i in range(len(turns.first))])
    out: vec[i64] = vec[i64](capacity=i64(len(order)))
    for _, i in order:
        out = append(out, turns.first[i])
    return out
