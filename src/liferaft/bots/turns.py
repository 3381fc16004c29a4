"""Looking one turn ahead: all that a seat can do until somebody else, or chance, comes in."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import Evaluation
from liferaft.core.agenda import step_of
from liferaft.core.game import State
from liferaft.core.rng import Rng

DEEPEST: Final = 12  # decisions in a row
HURRY: Final = 1e-9  # what a decision more costs, so that nobody dallies


class Line:
    """A state that a turn can lead to, by its first action."""

    def __init__(
        self, state: State, first: i64, further: vec[i64], value: float, hope: float
    ) -> None:
        self.state = state
        self.first: i64 = first  # the number of its first action
        self.further = further  # the actions after it
        self.value = value  # if the turn were over; -1 in the middle of something
        self.hope = hope  # what the rest of the turn may add


def after(state: State, action: i64, place: i64) -> State:
    """The state after an action; if chance comes next, the state just before that."""
    s = done(state, action, place)
    if s.over or not len(s.agenda) or step_of(s.agenda[-1]) < s.game.steps.asking:
        return s
    reveals = s.reveals
    s.advance()
    return s if s.reveals == reveals else done(state, action, place)


def done(state: State, action: i64, place: i64) -> State:
    """The state when an action has been carried out, and nothing that follows from it."""
    s = state.clone()
    s.agenda, f = pop(s.agenda, place)
    s.do(f, action)
    return s


def goes_on(state: State, seat: i64) -> i64:
    """Where on the agenda the frame lies that the seat is to answer next; -1 if there is none."""
    if state.over or not len(state.agenda) or step_of(state.agenda[-1]) >= state.game.steps.asking:
        return -1
    return state.place(int(seat))


class Turns:
    """Plays out the turns of one seat, keeping the most promising lines.

    Lines in the middle of something all go on, up to *most*; of the others only the best *wide*.
    Who is *selfish* takes what the rivals have at the beginning for what they have at the end.
    """

    def __init__(
        self,
        evaluation: Evaluation,
        wide: i64 = 0,
        most: i64 = 0,
        throws: i64 = 0,
        selfish: bool = False,
    ) -> None:
        self.evaluation = evaluation
        self.wide = wide or evaluation.wide
        self.most = most or evaluation.most
        self.throws = throws or evaluation.throws
        self.selfish = selfish
        self.rivals: vec[float] = vec[float]()  # what they have, for who is selfish
        self.first: vec[i64] = vec[i64]()  # the actions of the decision
        self.best: vec[float] = vec[float]()  # the value of the best turn that begins with each
        self.plans: list[vec[i64]] = []  # and how that goes on
        self.decisions: i64 = 0  # actions carried out in thought
        self.depth = 0  # decisions made so far in the lines that are looked at
        self.luck: list[Rng] = []  # the throws by which chance within an action is judged

    def look(self, state: State, seat: i64) -> None:
        """Find what the best turn with each worthwhile action leads to."""
        ev = self.evaluation
        place = state.place(int(seat))
        assert place >= 0, "the seat is asked"
        f = state.agenda[place]
        self.first = ev.worthwhile(state, f, state.choices(f))
        self.best = vec[float]([-1.0] * len(self.first))
        self.plans = [vec[i64]() for _ in range(len(self.first))]
        self.depth = 0
        moment = ev.moment(state)
        if self.selfish:
            self.rivals = ev.rivals(state, seat)
        luck = state.rng.copy()
        self.luck = [luck.fork() for _ in range(self.throws)]
        lines: list[Line] = []
        for i in range(i64(len(self.first))):
            start = Line(state, i, vec[i64](), -1.0, 0.0)
            self.step(lines, start, self.first[i], place, seat, moment)
        for _ in range(DEEPEST):
            if not lines:
                return
            lines = self.kept(lines)
            self.depth += 1
            onward: list[Line] = []
            for line in lines:
                place = goes_on(line.state, seat)
                f = line.state.agenda[place]
                for action in ev.worthwhile(line.state, f, line.state.choices(f)):
                    self.step(onward, line, action, place, seat, moment)
            lines = onward
        for line in lines:
            self.note(line, line.value)

    def step(
        self, lines: list[Line], line: Line, action: i64, place: i64, seat: i64, moment: i64
    ) -> None:
        """Go on with an action; if chance has a part in it, see what it comes to on average."""
        state = line.state
        further = append(line.further[:], action) if self.depth else line.further
        self.decisions += 1
        onward = Line(after(state, action, place), line.first, further, -1.0, 0.0)
        if len(self.luck) == 1 or onward.state.rng.counter == state.rng.counter:
            self.go(lines, onward, seat, moment)
            return
        total = 0.0
        world = state.clone()
        self.decisions += i64(len(self.luck))
        for throw in self.luck:
            world.rng = throw.copy()
            total += self.value(after(world, action, place), seat)
        self.note(onward, total / float(len(self.luck)))

    def go(self, lines: list[Line], line: Line, seat: i64, moment: i64) -> None:
        """Note what a turn led to, or that it goes on."""
        ev = self.evaluation
        state = line.state
        if state.over:
            self.note(line, ev.values(state)[seat])
        elif ev.settled(state):
            line.value = self.value(state, seat)
            if goes_on(state, seat) < 0 or ev.moment(state) != moment:
                self.note(line, line.value)
            else:
                line.hope = ev.hoped(state, seat)
                lines.append(line)
        elif goes_on(state, seat) >= 0:
            lines.append(line)
        else:
            self.note(line, self.value(state, seat))

    def value(self, state: State, seat: i64) -> float:
        """What a state is worth to the seat."""
        if self.selfish and not state.over:
            return self.evaluation.against(state, seat, self.rivals)
        return self.evaluation.values(state)[seat]

    def note(self, line: Line, value: float) -> None:
        """A turn leads to a state of this value."""
        value -= HURRY * float(self.depth)
        if value > self.best[line.first]:
            self.best[line.first] = value
            self.plans[line.first] = line.further

    def kept(self, lines: list[Line]) -> list[Line]:
        """The lines that are worth going on with: the best, and of those that are alike one."""
        order = sorted([(-lines[i].value - lines[i].hope, i) for i in range(len(lines))])
        out: list[Line] = []
        seen: list[int] = []
        for _, i in order:
            line = lines[i]
            if line.value >= 0.0:
                like = int(self.evaluation.likeness(line.state))
                if len(seen) == self.wide or (like >= 0 and like in seen):
                    self.note(line, line.value)
                    continue
                seen.append(like)
            out.append(line)
        return out[: self.most]

    def choose(self) -> i64:
        """The action with which the best turn begins, once they have been looked at."""
        return self.first[self.choice()]

    def choice(self) -> i64:
        """Which of the actions that is."""
        choice: i64 = 0
        for i in range(1, i64(len(self.first))):
            if self.best[i] > self.best[choice]:
                choice = i
        return choice


def ordered(turns: Turns) -> vec[i64]:
    """The actions looked at, the best first."""
    order = sorted([(-turns.best[i], i) for i in range(len(turns.first))])
    out: vec[i64] = vec[i64](capacity=i64(len(order)))
    for _, i in order:
        out = append(out, turns.first[i])
    return out
