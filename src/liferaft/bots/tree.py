"""The tree of a search: information-set Monte Carlo over worlds that one seat cannot tell apart.

A node stands for an action, whatever was dealt before it. Every action of the decision is tried in
the same worlds, one after the other, so that luck does not favour any of them. The tree holds the
decisions of the seat that thinks, all of this turn and those of some further ones that are not
plain; the others play by the evaluation in between, and from the last one on everybody does, until
some turns are over and the state is judged. Where replies count, nodes are whole turns, those of
the others too: every seat prefers what is best for itself. There a turn counts by the mean of what
came of it, tries of bad replies and all, but also by what comes of it if everybody replies well
(implicit minimax backups).
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import UNKNOWN, Evaluation
from liferaft.bots.turns import Turns, after, goes_on
from liferaft.core.game import State
from liferaft.core.rng import Rng

CURIOUS: Final = 0.35  # how much an action gains from having been tried seldom
FIRST: Final = 4.0  # actions that are tried at first, and how fast there are more of them
WIDER: Final = 1.2
FORESIGHT: Final = 0.4  # how much good replies count beside the mean of all that were tried
LOOKS: Final = 3  # decisions in a row that are tried out to judge something half done
TRUST: Final = 20.0  # visits that the guess about a planned turn counts for
LONGEST: Final = 400  # decisions that are played on before a state is judged
NARROW: Final = 4  # lines of a turn that are followed when it is played on
HALF_DONE: Final = 60  # of them that are in the middle of something
DECIDED: Final = 1000.0  # the worth of a game that is won


class Node:
    """An action, and all that was learnt by trying it."""

    def __init__(self, action: i64, guess: float) -> None:
        self.action: i64 = action
        self.guess = guess  # the value at first sight
        self.visits: i64 = 0
        self.total: float = 0.0  # of the values for the seat that decides
        self.expected: float = guess  # the value for that seat if everybody replies well
        self.ends: vec[float] = vec[float]()  # where that leads: by seat, what it is worth
        self.surprise: float = 0.0  # by how much visits found its answers better than guessed
        self.children: list[Node] = []  # the most promising first
        self.plan: vec[i64] = vec[i64]()  # how the turn goes on from here, if that is settled

    def mean(self) -> float:
        """The value as far as it is known; the guess counts like one visit."""
        return (self.total + self.guess) / float(self.visits + 1)


class Tree:
    """The thoughts of one seat about one decision."""

    def __init__(
        self,
        evaluation: Evaluation,
        blind: State,
        seat: i64,
        rng: Rng,
        ahead: i64,
        root: Node,
        further: i64 = 0,
    ) -> None:
        self.evaluation = evaluation
        self.blind = blind  # a world that the seat cannot tell from the true one
        self.seat: i64 = seat
        self.rng = rng
        self.ahead: i64 = ahead  # turns, or rounds, that are played on after this one
        self.further: i64 = further  # of them in which the own decisions belong to the tree
        self.moment: i64 = 0  # the turn, or round, of the decision that was reached
        self.left: i64 = 0  # those after it that still belong to the tree
        self.root = root
        self.worlds: list[Rng] = []  # the luck of every world
        self.decisions: i64 = 0  # actions carried out in thought
        self.marks: vec[i64] = vec[i64]([0] * blind.game.actions.size)
        self.mark: i64 = 0  # what marks[action] is if the action is legal
        self.turns = Turns(evaluation, NARROW, HALF_DONE, 1, True)  # to play own turns
        self.replies = Turns(evaluation, NARROW, HALF_DONE, 1)  # to find turns of everybody

    def think(self, times: i64) -> None:
        """Go through the tree so often."""
        for _ in range(times):
            self.visit()

    def visit(self) -> None:
        """Try the most interesting line in the next world, and remember how it went."""
        place = self.blind.place(int(self.seat))
        self.open(self.root, self.blind, place, self.seat)
        child = self.select(self.root, False)
        path: list[Node] = [self.root, child]
        deciders: vec[i64] = vec[i64]([self.seat, self.seat])  # by node of the path
        state = self.world(child.visits)
        self.moment = self.evaluation.moment(state)
        self.left = self.further
        place = state.place(int(self.seat))
        self.carry_out(state, child, place, self.seat)
        while child.visits and self.leads_on(state):
            place = i64(len(state.agenda)) - 1
            seat = state.answers(state.agenda[place])
            self.open(child, state, place, seat)
            child = self.select(child, True)
            path.append(child)
            deciders = append(deciders, seat)
            self.carry_out(state, child, place, seat)
        self.play_on(state)
        values = self.evaluation.prospects(state)
        for i in range(i64(len(deciders))):
            node = path[i]
            node.visits += 1
            node.total += values[deciders[i]]
            if i:
                path[i - 1].surprise += values[deciders[i]] - node.guess
        if self.evaluation.replies:
            self.foresee(path, deciders, values)

    def foresee(self, path: list[Node], deciders: vec[i64], values: vec[float]) -> None:
        """Tell the nodes of a path where they lead if everybody does what is best for itself."""
        last = i64(len(path)) - 1
        path[last].ends = values
        path[last].expected = values[deciders[last]]
        for i in range(last - 1, i64(-1), i64(-1)):
            seat = deciders[i + 1]  # that replies
            best = path[i + 1]
            for reply in path[i].children:
                if len(reply.ends) and reply.ends[seat] > best.ends[seat]:
                    best = reply
            path[i].ends = best.ends
            path[i].expected = best.ends[deciders[i]]

    def world(self, number: i64) -> State:
        """A world to try an action in; the same number is the same world."""
        while i64(len(self.worlds)) <= number:
            self.worlds.append(self.rng.fork())
        return self.blind.determinize(int(self.seat), self.worlds[number].copy())

    def carry_out(self, state: State, node: Node, place: i64, seat: i64) -> None:
        """Do what a node stands for."""
        if len(node.plan):
            state.play(node.action, place)
            self.decisions += 1
            self.follow(state, node.plan, seat)
        else:
            self.play(state, node.action, place)

    def play(self, state: State, action: i64, place: i64) -> None:
        """Carry out an action, and all answers that leave no choice."""
        state.play(action, place)
        self.decisions += 1
        self.answer(state)

    def answer(self, state: State) -> None:
        """Give all answers that leave no choice."""
        while not state.over:
            place = i64(len(state.agenda)) - 1
            f = state.agenda[place]
            choices = self.evaluation.worthwhile(state, f, state.choices(f))
            if len(choices) > 1:
                return
            state.play(choices[0], place)
            self.decisions += 1

    def follow(self, state: State, plan: vec[i64], seat: i64) -> None:
        """Carry out the rest of a turn, as far as it can be."""
        for action in plan:
            place = state.place(int(seat))
            if place < 0 or action not in state.choices(state.agenda[place]):
                break
            state.play(action, place)
            self.decisions += 1
        self.answer(state)

    def leads_on(self, state: State) -> bool:
        """Whether another decision of the tree comes; others play by the evaluation up to it."""
        ev = self.evaluation
        for _ in range(LONGEST):
            if state.over:
                return False
            if ev.replies:
                return True
            now = ev.moment(state)
            if now != self.moment:
                if not self.left:
                    return False
                self.left -= 1
                self.moment = now
            place = i64(len(state.agenda)) - 1
            f = state.agenda[place]
            own_turn = self.left == self.further
            if state.answers(f) == self.seat and (own_turn or not ev.is_plain(f)):
                return True
            if not self.further:
                return False
            self.play(state, self.best_step(state, place), place)
        return False

    # What to try

    def open(self, node: Node, state: State, place: i64, seat: i64) -> None:
        """Make sure that all answers to a frame are known, with what they promise."""
        f = state.agenda[place]
        choices = self.evaluation.worthwhile(state, f, state.choices(f))
        self.mark += 1
        for child in node.children:
            self.marks[child.action] = self.mark
        if self.evaluation.replies:
            self.open_turns(node, state, choices, seat)
        else:
            self.open_actions(node, state, choices, place)
        self.mark += 1
        for action in choices:
            self.marks[action] = self.mark

    def open_actions(self, node: Node, state: State, choices: vec[i64], place: i64) -> None:
        """Add the answers that are not marked as known, the most promising first."""
        fresh: list[tuple[float, int]] = []
        for action in choices:
            if self.marks[action] != self.mark:
                value = self.promise(after(state, action, place), self.seat, LOOKS)
                fresh.append((-value, action))
        fresh.sort()
        for guess, action in fresh:
            node.children.append(Node(action, -guess))

    def open_turns(self, node: Node, state: State, choices: vec[i64], seat: i64) -> None:
        """Add the best turns that begin with answers not marked as known."""
        known = True
        for action in choices:
            if self.marks[action] != self.mark:
                known = False
        if known:
            return
        turns = self.replies
        before = turns.decisions
        turns.look(state, seat)
        self.decisions += turns.decisions - before
        for child in planned_root(turns).children:
            if self.marks[child.action] != self.mark:
                node.children.append(child)

    def promise(self, state: State, seat: i64, looks: i64) -> float:
        """The value of a state at first sight; of one that is half done the best it can become."""
        self.decisions += 1
        ev = self.evaluation
        if looks > 0 and not state.over and not ev.settled(state):
            place = goes_on(state, seat)
            if place >= 0:
                best = 0.0
                f = state.agenda[place]
                for action in ev.worthwhile(state, f, state.choices(f)):
                    value = self.promise(after(state, action, place), seat, looks - 1)
                    best = max(best, value)
                return best
        return ev.values(state)[seat] + ev.hoped(state, seat)

    def judged(self, node: Node, child: Node) -> float:
        """The value of an answer: seen so far, and foreseen or as good as it looked at first."""
        ev = self.evaluation
        if ev.replies:
            return (1.0 - FORESIGHT) * child.mean() + FORESIGHT * child.expected
        if not node.visits:
            return child.mean()
        trust = TRUST if ev.plans and node is self.root else 1.0
        guess = child.guess + node.surprise / float(node.visits)
        return (child.total + trust * guess) / (float(child.visits) + trust)

    def select(self, node: Node, marked: bool) -> Node:
        """The answer that is worth trying: good so far, or seldom tried; with time also others."""
        limit = i64(FIRST + WIDER * math.sqrt(float(node.visits)))
        low = 2.0
        high = -1.0
        legal: i64 = 0
        for child in node.children:
            if marked and self.marks[child.action] != self.mark:
                continue
            mean = self.judged(node, child)
            low = min(low, mean)
            high = max(high, mean)
            legal += 1
            if legal == limit:
                break
        span = max(high - low + 1e-9, self.evaluation.differ)
        curious = CURIOUS * math.sqrt(math.log(float(node.visits) + 2.0))
        best = -1.0
        choice = node.children[0]
        legal = 0
        for child in node.children:
            if marked and self.marks[child.action] != self.mark:
                continue
            score = (self.judged(node, child) - low) / span + curious / math.sqrt(
                float(child.visits) + 1.0
            )
            if score > best:
                best = score
                choice = child
            legal += 1
            if legal == limit:
                break
        return choice

    # What follows

    def play_on(self, state: State) -> None:
        """Everybody plays by the evaluation until enough turns are over."""
        ev = self.evaluation
        moment = ev.moment(state if ev.replies else self.blind)
        left = self.ahead
        for _ in range(LONGEST):
            if state.over:
                return
            now = ev.moment(state)
            if now != moment:
                moment = now
                left -= 1
            if left < 0 and ev.settled(state):
                return
            place = i64(len(state.agenda)) - 1
            if ev.plans and state.answers(state.agenda[place]) == self.seat:
                self.best_turn(state, place)
            else:
                self.play(state, self.best_step(state, place), place)

    def best_turn(self, state: State, place: i64) -> None:
        """Carry out the turn that the evaluation likes best when it is over."""
        f = state.agenda[place]
        choices = self.evaluation.worthwhile(state, f, state.choices(f))
        if len(choices) == 1:
            self.play(state, choices[0], place)
            return
        turns = self.turns
        before = turns.decisions
        turns.look(state, self.seat)
        best = turns.choice()
        state.play(turns.first[best], place)
        self.decisions += 1 + turns.decisions - before
        self.follow(state, turns.plans[best], self.seat)

    def best_step(self, state: State, place: i64) -> i64:
        """The answer that the evaluation likes best at first sight."""
        ev = self.evaluation
        f = state.agenda[place]
        choices = ev.worthwhile(state, f, state.choices(f))
        if len(choices) == 1:
            return choices[0]
        seat = state.answers(f)
        best = -DECIDED - 1.0
        choice = choices[0]
        for action in choices:
            worth = self.tried(state, f, place, action, seat, LOOKS)
            if worth > best:
                best = worth
                choice = action
        return choice

    def tried(self, state: State, f: i64, place: i64, action: i64, seat: i64, looks: i64) -> float:
        """What a state is worth to a seat after an answer."""
        ev = self.evaluation
        before = ev.weighed
        worth = ev.foreseen(state, f, action, seat)
        self.decisions += ev.weighed - before
        if worth > UNKNOWN:
            return worth
        return self.outlook(after(state, action, place), seat, looks)

    def outlook(self, state: State, seat: i64, looks: i64) -> float:
        """What a state is worth to a seat, its rivals left aside; half done, the best of it."""
        self.decisions += 1
        ev = self.evaluation
        if state.over:
            return DECIDED * (2.0 * state.outcome()[seat] - 1.0)
        if looks > 0 and not ev.settled(state):
            place = goes_on(state, seat)
            if place >= 0:
                best = -DECIDED
                f = state.agenda[place]
                for action in ev.worthwhile(state, f, state.choices(f)):
                    best = max(best, self.tried(state, f, place, action, seat, looks - 1))
                return best
        return ev.worth(state, seat) + ev.hope(state, seat)

    # What came of it

    def choice(self) -> Node:
        """The answer that was tried most often; of two the better one."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits or (
                child.visits == best.visits
                and self.judged(self.root, child) > self.judged(self.root, best)
            ):
                best = child
        return best

    def lead(self) -> i64:
        """By how many visits the answer that was tried most often is ahead of the next one."""
        first: i64 = 0
        second: i64 = 0
        for child in self.root.children:
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return first - second

    def visited(self) -> vec[i64]:
        """By answer, the most promising at first sight first: the action and its visits."""
        out: vec[i64] = vec[i64]()
        for child in self.root.children:
            out = append(append(out, child.action), child.visits)
        return out


def planned_root(turns: Turns) -> Node:
    """A tree that begins with the best turns that were found."""
    root = new_root()
    order = sorted([(-turns.best[i], i) for i in range(len(turns.first))])
    for guess, i in order:
        child = Node(turns.first[i], -guess)
        child.plan = turns.plans[i]
        root.children.append(child)
    return root


def new_root() -> Node:
    """A tree about which nothing is known yet."""
    return Node(-1, 0.0)


def onward(node: Node) -> Node:
    """The tree after an answer: its branch, or what is left of the turn that it begins."""
    if not len(node.plan):
        return node
    rest = Node(node.plan[0], node.guess)
    rest.plan = node.plan[1:]
    rest.visits = node.visits
    rest.total = node.total
    rest.expected = node.expected
    rest.ends = node.ends
    rest.children = node.children
    root = new_root()
    root.visits = node.visits
    root.total = node.total
    root.children.append(rest)
    return root
