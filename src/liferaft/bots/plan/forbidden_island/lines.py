"""The turns of Forbidden Island that are worth comparing, up to the next card that is drawn."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import Evaluation
from liferaft.bots.plan.base import Line
from liferaft.bots.plan.forbidden_island.habit import Habit
from liferaft.bots.turns import after
from liferaft.core.agenda import step_of, thing_of
from liferaft.core.bits import BIT
from liferaft.games.forbidden_island.rules import State
from liferaft.games.forbidden_island.tables import (
    ACT,
    ACTIONS,
    BEFORE_ACTION,
    BEFORE_FLOOD,
    BOARD,
    DISCARD,
    GIVE,
    IN_WATER,
    LAND,
    LIFT_OFF,
    PARTY,
    PASS,
    SANDBAG,
    SPECIAL,
)

WIDE: Final = 40  # states after each answer that are thought on
DEEPEST: Final = 12  # answers in a row
_FACTOR: Final[i64] = 1_000_003
_PRIME: Final[i64] = 1_099_511_627_689


class Turns:
    """Looks for the different states that a turn can lead to."""

    def __init__(self, habit: Habit, evaluation: Evaluation) -> None:
        self.habit = habit
        self.evaluation = evaluation
        self.seen: set[int] = set()  # keys of the states that were met
        self.ends: list[Line] = []  # turns that are over

    def look(self, state: State, most: i64) -> list[Line]:
        """The ends that the evaluation likes best, and the one that habit leads to."""
        self.seen = set()
        self.ends = []
        going: list[Line] = []
        place = i64(len(state.agenda)) - 1
        for action in self.worthwhile(state, True):
            self.go(going, action, state, action, place)
        for _ in range(DEEPEST):
            if not going:
                break
            further: list[Line] = []
            for line in best(going, WIDE):
                s = line.state
                assert isinstance(s, State), "a state of Forbidden Island"
                place = i64(len(s.agenda)) - 1
                for action in self.worthwhile(s, False):
                    self.go(further, line.first, s, action, place)
            going = further
        self.ends += going
        return self.with_habit(state, best(self.ends, most))

    def with_habit(self, state: State, lines: list[Line]) -> list[Line]:
        """The same lines, and the one that habit would play."""
        first: i64 = -1
        s = state
        while True:
            action = self.habit.answer(s)
            if first < 0:
                first = action
            after_it = after(s, action, i64(len(s.agenda)) - 1)
            assert isinstance(after_it, State), "a state of Forbidden Island"
            s = after_it
            if s.over or step_of(s.agenda[-1]) > SPECIAL or ended(s):
                break
        key = key_of(s)
        for line in lines:
            if line.key == key:
                line.usual = True
                return lines
        line = Line(first, s, key, self.evaluation.values(s)[0])
        line.usual = True
        lines.append(line)
        return lines

    def go(self, going: list[Line], first: i64, state: State, action: i64, place: i64) -> None:
        """Note the state after an action, if it is new."""
        s = after(state, action, place)
        assert isinstance(s, State), "a state of Forbidden Island"
        key = key_of(s)
        if int(key) in self.seen:
            return
        self.seen.add(int(key))
        line = Line(first, s, key, 1.0)
        if s.over or not len(s.agenda) or step_of(s.agenda[-1]) > SPECIAL or ended(s):
            line.promise = self.evaluation.values(s)[0]
            self.ends.append(line)
            return
        step = step_of(s.agenda[-1])
        if step != BOARD and step != LAND:
            line.promise = self.evaluation.values(s)[0]
        going.append(line)

    def worthwhile(self, s: State, is_first: bool) -> vec[i64]:
        """The answers that deserve thought."""
        f = s.agenda[-1]
        step = step_of(f)
        if step == SPECIAL:
            return self.cards(s, f, is_first)
        if step == DISCARD and not is_first:
            return append(vec[i64](capacity=1), self.habit.answer(s))
        choices = s.choices(f)
        out: vec[i64] = vec[i64](capacity=i64(len(choices)))
        for action in choices:
            verb = ACTIONS.verb[action]
            if verb == LIFT_OFF:
                return append(vec[i64](capacity=1), LIFT_OFF)
            if verb == SANDBAG and step == ACT:
                continue  # kept for the moment before the flood
            if verb == GIVE and s.found & BIT[(action - GIVE) // 4]:
                continue
            if verb == PARTY and not plain_party(s, thing_of(f), action - PARTY + 1):
                continue
            out = append(out, action)
        return out

    def cards(self, s: State, f: i64, is_first: bool) -> vec[i64]:
        """What to do with special cards: Sandbags just before the flood, lifts before actions."""
        occasion = thing_of(f) & 15
        choices = s.choices(f)
        out: vec[i64] = vec[i64](capacity=i64(len(choices)))
        for action in choices:
            verb = ACTIONS.verb[action]
            if verb == LIFT_OFF:
                return append(vec[i64](capacity=1), LIFT_OFF)
            if verb == PASS:
                out = append(out, action)
            elif verb == SANDBAG:
                if occasion == BEFORE_FLOOD and is_first:
                    out = append(out, action)
            elif occasion == IN_WATER or (occasion == BEFORE_ACTION and is_first):
                out = append(out, action)
        return out


def ended(s: State) -> bool:
    """Whether the actions of the turn are over."""
    for f in s.agenda:
        if step_of(f) == ACT:
            return False
    return step_of(s.agenda[-1]) == SPECIAL


def plain_party(s: State, origin: i64, party: i64) -> bool:
    """Whether all pawns on a tile fly, or only one."""
    return party == s.pawns_at(origin) or not party & (party - 1)


def best(lines: list[Line], most: i64) -> list[Line]:
    """The most promising of them, in order."""
    order = sorted([(-lines[i].promise, i) for i in range(len(lines))])
    return [lines[i] for _, i in order[:most]]


def key_of(s: State) -> i64:
    """A number that differs between states of a turn that differ."""
    key = s.flooded
    for tile in s.pawns:
        key = mixed(key, tile)
    for hand in s.hands:
        key = mixed(key, hand)
    key = mixed(key, s.found)
    key = mixed(key, 1 if s.flown else 0)
    key = mixed(key, s.treasure_discards)
    for f in s.agenda:
        key = mixed(key, f)
    return key


def mixed(key: i64, x: i64) -> i64:
    """A number that depends on both."""
    return (key * _FACTOR + x) % _PRIME
