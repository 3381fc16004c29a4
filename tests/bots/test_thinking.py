"""How long bots think: as long as it can change the choice, and about others where they reply."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import liferaft
from liferaft.bots import Bot, bot
from liferaft.bots.evaluate import evaluation
from liferaft.bots.levels import SECONDS, TRIES, adviser
from liferaft.bots.plan import has_habit, has_veteran, veteran
from liferaft.bots.plan.base import SLIGHT, Line, Veteran
from liferaft.bots.plan.comet.veteran import Rescuer
from liferaft.bots.plan.trials import FEWEST, LOOK, MISSED, Trials, apart
from liferaft.bots.planner import PlanBot
from liferaft.bots.search import AHEAD, FURTHER, Budget, SearchBot
from liferaft.bots.suited import SuitedBot
from liferaft.bots.tree import Node, Tree, new_root
from liferaft.core.agenda import step_of
from liferaft.core.game import State
from liferaft.core.rng import seeded
from liferaft.games.habitats.tables import ROTATE_BY, TAKE, TAKE_FROM
from liferaft.testing.walk import Setup, Walk

COMPILED_ONLY = pytest.mark.skipif(not liferaft.COMPILED, reason="takes minutes uncompiled")


@COMPILED_ONLY
def test_a_search_stops_when_nothing_can_overtake_its_choice() -> None:
    shorter = 0
    for name in ("habitats", "rescue"):
        walk = Walk(Setup(liferaft.game(name), 2, 7))
        for part in range(6):
            state = walk.state_at(len(walk.moves) * part // 6)
            seat = state.asked()[0]
            thinker = SearchBot(Budget(visits=60))
            choice = thinker.choose(state, seat, seeded(part))
            if thinker.tree is None:
                continue
            ev, luck, further = evaluation(state.game), seeded(part).fork(), FURTHER.get(name, 0)
            whole = Tree(ev, state, seat, luck, AHEAD[name], new_root(), further)
            whole.think(60)
            assert whole.choice().action == choice
            shorter += thinker.tree.root.visits < 60
    assert shorter


@COMPILED_ONLY
def test_where_others_reply_their_turns_are_weighed_too() -> None:
    state = liferaft.game("rescue").new(2, 1)
    seat = state.asked()[0]
    tree = Tree(evaluation(state.game), state, seat, seeded(1), -1, new_root())
    tree.think(600)
    turns = [turn for turn in tree.root.children if len(turn.plan) > 3]  # not only the change
    best = max(turns, key=lambda turn: turn.visits)
    after = tree.world(0)
    tree.carry_out(after, best, after.place(seat), seat)
    rival = after.asked()[0]
    assert rival != seat
    replies = [reply for reply in best.children if reply.visits]
    assert {reply.action for reply in replies} <= set(after.legal_actions(rival))
    favourite = max(replies, key=lambda reply: reply.visits)
    assert favourite.visits > 3 * min(reply.visits for reply in replies)
    # what is good for the rival is bad for who thinks
    assert favourite.mean() > sum(reply.mean() for reply in replies) / len(replies)
    assert best.mean() == pytest.approx(1 - favourite.mean(), abs=0.15)


def test_a_turn_counts_also_by_what_comes_of_it_if_everybody_replies_well() -> None:
    state = liferaft.game("rescue").new(3, 1)
    tree = Tree(evaluation(state.game), state, 0, seeded(1), -1, new_root())
    turn, poor, good, answer = (Node(number, 0.5) for number in range(4))
    tree.root.children, turn.children, good.children = [turn], [poor, good], [answer]
    who = vec[i64]([0, 0, 1])  # seat 0 has a turn, seat 1 replies, then seat 2
    tree.foresee([tree.root, turn], who[:2], vec[float]([0.6, 0.2, 0.2]))
    assert (turn.expected, tree.root.expected) == (0.6, 0.6)
    tree.foresee([tree.root, turn, poor], who, vec[float]([0.7, 0.1, 0.2]))
    assert (turn.expected, poor.expected) == (0.7, 0.1)
    tree.foresee([tree.root, turn, good], who, vec[float]([0.3, 0.4, 0.3]))
    assert (turn.expected, good.expected) == (0.3, 0.4)
    tree.foresee([tree.root, turn, poor], who, vec[float]([0.8, 0.2, 0.0]))
    assert (turn.expected, poor.expected) == (0.3, 0.2)  # nobody replies so poorly
    whole = vec[i64]([0, 0, 1, 2])
    tree.foresee([tree.root, turn, good, answer], whole, vec[float]([0.4, 0.05, 0.55]))
    assert (answer.expected, good.expected) == (0.55, 0.05)  # seat 2 spoils it
    assert (turn.expected, tree.root.expected) == (0.8, 0.8)  # so the other reply is better
    turn.visits, turn.total = 3, 1.1
    assert turn.mean() == pytest.approx(0.4)
    assert tree.judged(tree.root, turn) == pytest.approx(0.6 * 0.4 + 0.4 * 0.8)


@COMPILED_ONLY
def test_what_is_expected_of_a_turn_is_what_the_best_reply_makes_of_it() -> None:
    compared = 0
    for seed in range(4):
        state = liferaft.game("rescue").new(2, seed)
        seat = state.asked()[0]
        tree = Tree(evaluation(state.game), state, seat, seeded(seed), -1, new_root())
        tree.think(300)
        tried = [turn for turn in tree.root.children if turn.visits]
        assert tree.root.expected == max(turn.expected for turn in tried)
        for turn in tried:
            replies = [reply for reply in turn.children if reply.visits]
            if len(turn.plan) > 3 and len(replies) > 1:  # not only the change
                best = max(replies, key=lambda reply: reply.ends[1 - seat])
                assert turn.expected == best.ends[seat]
                compared += 1
    assert compared > 3


@COMPILED_ONLY
def test_own_decisions_of_further_turns_belong_to_the_tree_unless_they_are_plain() -> None:
    """In Habitats a tile is taken and laid; the seat that is second in a round looks on, too."""
    state = liferaft.game("habitats").new(2, 3)  # where every tile to be taken is chosen
    takes = range(TAKE_FROM, ROTATE_BY)

    def takes_below(node: Node) -> int:
        below = max((takes_below(child) for child in node.children if child.visits), default=0)
        return below + (node.action in takes)

    def other_answers(node: Node, taken: int) -> set[int]:
        """How many tiles had been taken where something else was decided, below a node."""
        taken += node.action in takes
        found = {taken} if node.visits and node.action not in takes else set()
        return found.union(*(other_answers(child, taken) for child in node.children))

    rng = seeded(3)
    for _ in range(10):
        seat = state.asked()[0]
        frame = state.agenda[state.place(seat)]
        if step_of(frame) == TAKE:
            for further in (0, 1, 2):
                tree = Tree(evaluation(state.game), state, seat, rng, 3, new_root(), further)
                tree.think(400)
                assert takes_below(tree.root) == further + 1
                assert other_answers(tree.root, 0) == {0, 1}  # the root, and where to lay it
        state.apply(bot("greedy").choose(state, seat, rng), seat)


def test_answers_not_tried_yet_are_judged_as_those_that_were() -> None:
    """Playing on makes all of them better than they look; that must not favour the first ones."""
    state = liferaft.game("habitats").new(2, 1)
    tree = Tree(evaluation(state.game), state, state.asked()[0], seeded(1), 3, new_root(), 3)
    tree.think(40)
    root = tree.root
    tried = [node for node in root.children if node.visits]
    gain = sum(node.total - node.visits * node.guess for node in tried)
    assert root.surprise == pytest.approx(gain)
    assert gain != 0
    for node in root.children:
        foreseen = node.guess + gain / root.visits
        seen = (node.total + foreseen) / (node.visits + 1)
        assert tree.judged(root, node) == pytest.approx(seen)
    fresh = Node(-2, 0.25)
    assert tree.judged(root, fresh) == pytest.approx(0.25 + gain / root.visits)
    tree.evaluation.replies = True  # where every seat has its own view of an answer
    assert tree.judged(root, fresh) == 0.25


def test_a_small_lead_does_not_end_curiosity_where_answers_differ_by_more() -> None:
    state = liferaft.game("habitats").new(2, 1)
    tree = Tree(evaluation(state.game), state, state.asked()[0], seeded(1), 0, new_root())
    favourite, other = Node(1, 0.5), Node(2, 0.5)
    tree.root.children = [favourite, other]
    for node, visits, value in ((favourite, 900, 0.52), (other, 20, 0.49), (tree.root, 920, 0.5)):
        node.visits, node.total = visits, visits * value
    assert tree.evaluation.differ == 0.4
    assert tree.select(tree.root, False) is other
    tree.evaluation.differ = 0.0  # the two are as far apart as answers can be
    assert tree.select(tree.root, False) is favourite
    tree.evaluation.differ = 0.4
    other.total = other.visits * 0.1
    assert tree.select(tree.root, False) is favourite


def lines_of(state: liferaft.State, seat: int) -> list[Line]:
    return veteran(state.game).lines(state, state.place(seat), 6)


def test_lines_that_are_worse_beyond_doubt_are_given_up() -> None:
    state = liferaft.game("isle_of_cats").new(2, 3)
    seat = state.asked()[0]
    good, near, bad, rare = lines_of(state, seat)[:4]
    trials = Trials(veteran(state.game), seat, [bad, good, near, rare], seeded(1))
    for number in range(40):
        good.note(0.6 + 0.1 * (number % 2))
        near.note(0.55 + 0.2 * (number % 2))
        bad.note(0.3 + 0.1 * (number % 2))
    for _ in range(FEWEST - 1):
        rare.note(0.0)
    trials.drop()
    assert trials.lines == [good, near, rare]
    rare.note(0.0)
    trials.drop()
    assert trials.lines == [good, near]


def test_nothing_is_tried_when_there_is_no_doubt_left() -> None:
    ends = []
    for seed in range(8):
        state, rng = liferaft.game("isle_of_cats").new(2, seed), seeded(seed)
        while not state.over:
            seat = state.asked()[0]
            state.apply(bot("random").choose(state, seat, rng), seat)
        ends.append(state)
    ends.sort(key=lambda state: state.scores()[0] - state.scores()[1])
    lines = [Line(1, ends[-1], 1, 0.5), Line(2, ends[0], 2, 0.5)]
    trials = Trials(veteran(ends[0].game), 0, lines, seeded(1))
    trials.go(100)
    assert trials.playouts == 2 * FEWEST
    assert trials.best().first == 1


def test_nobody_goes_on_comparing_what_is_equally_good() -> None:
    state = liferaft.game("isle_of_cats").new(2, 3)
    seat = state.asked()[0]
    same = lines_of(state, seat)[0].state
    trials = Trials(
        veteran(state.game), seat, [Line(1, same, 1, 0.5), Line(2, same, 2, 0.5)], seeded(1)
    )
    trials.go(LOOK)
    assert not trials.settled()  # a difference may come up seldom
    trials.go(1000)
    assert trials.settled()
    assert 2 * MISSED / SLIGHT <= trials.worlds < 2 * MISSED / SLIGHT + LOOK


def test_lines_that_may_differ_by_something_that_counts_are_compared_further() -> None:
    state = liferaft.game("isle_of_cats").new(2, 3)
    seat = state.asked()[0]
    one, other = lines_of(state, seat)[:2]
    trials = Trials(veteran(state.game), seat, [one, other], seeded(1))
    for number in range(400):  # on average the same, but that is not known well enough
        one.note(0.5 + 0.1 * (number % 2))
        other.note(0.6 - 0.1 * (number % 2))
    assert apart(one, other) == pytest.approx(0.1 / 20, rel=0.05)
    assert not trials.are_alike()
    for _ in range(40_000):
        one.note(0.55)
        other.note(0.55)
    assert trials.are_alike()
    one.usual = other.usual = False
    for _ in range(2_000):
        one.note(0.9)
        other.note(0.5)
    assert trials.best() is one
    assert trials.are_alike()  # the other one is surely worse


class Moody(Veteran):
    """Gives the first answer or the last one, as its manner is; keeps a list of them."""

    def __init__(self) -> None:
        super().__init__()
        self.manners = 3
        self.manner = 0
        self.played: list[int] = []

    def adopt(self, manner: i64) -> None:
        self.manner = int(manner)

    def answer(self, state: State, place: i64) -> i64:
        choices = state.choices(state.agenda[place])
        self.played.append(self.manner)
        return choices[-1 if self.manner else 0]


def test_all_lines_are_played_on_in_one_manner_after_the_other() -> None:
    state = liferaft.game("rescue").new(2, 3)
    seat, moody = state.asked()[0], Moody()
    place = state.place(seat)
    lines = moody.lines(state, place, 2)
    assert lines[0].usual
    trials = Trials(moody, seat, lines, seeded(1))
    for world in range(5):
        moody.played.clear()
        trials.go(1)
        assert set(moody.played) == {world % 3}
        assert [len(line.outcomes) for line in lines] == [world + 1, world + 1]
    assert moody.manner == 0  # by habit again


class Slow(Moody):
    """Takes three hundredths of a second to play on, by a clock of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0

    def perf_counter(self) -> float:
        return self.now

    def play_on(self, state: State, seat: i64) -> float:
        self.now += 0.03
        return 0.5


def test_a_plan_begins_no_world_that_it_has_no_time_for(monkeypatch: pytest.MonkeyPatch) -> None:
    state, slow = liferaft.game("rescue").new(2, 3), Slow()
    monkeypatch.setattr("liferaft.bots.planner.time", slow)
    seat = state.asked()[0]
    lines = slow.lines(state, state.place(seat), 2)
    trials = Trials(slow, seat, lines, seeded(1))
    PlanBot(Budget(seconds=0.2)).think(trials, 0.0)
    assert trials.worlds == 3  # two lines each; a fourth would have ended at 0.24 s
    assert slow.now == pytest.approx(0.18)


def budget_of(thinker: Bot, name: str) -> Budget:
    """How long a bot may think in a game."""
    assert isinstance(thinker, SuitedBot)
    suited = thinker.suits(liferaft.game(name).new(2, 1))
    assert isinstance(suited, PlanBot | SearchBot)
    return suited.budget


@pytest.mark.parametrize("level", TRIES)
@pytest.mark.parametrize("name", liferaft.games())
def test_a_level_ends_with_its_tries_or_its_time(level: str, name: str) -> None:
    budget = budget_of(bot(level), name)
    assert budget.seconds == SECONDS[level]
    assert budget.visits == TRIES[level].get(name, 0)


@pytest.mark.parametrize("name", liferaft.games())
def test_hints_come_from_somebody_who_is_not_held_back(name: str) -> None:
    budget = budget_of(adviser(), name)
    assert (budget.visits, budget.seconds) == (0, SECONDS["hard"])


@pytest.mark.parametrize(
    ("thinker", "wise"),
    [
        (bot("medium"), False),
        (bot("hard"), False),
        (bot("master"), True),
        (adviser(), True),
        (bot("plan:100"), False),
        (bot("wise:100"), True),
    ],
)
def test_who_foretells_what_positions_come_to(thinker: Bot, wise: bool) -> None:
    """In Comet; where nobody has learned that, nothing is different."""
    suited = thinker
    if isinstance(thinker, SuitedBot):
        suited = thinker.suits(liferaft.game("comet").new(2, 1))
    assert isinstance(suited, PlanBot)
    assert suited.wise == wise
    suited.budget = Budget(visits=8)
    for name in ("comet", "isle_of_cats"):
        state = liferaft.game(name).new(2, 3)
        suited.choose(state, state.asked()[0], seeded(1))
    comet, cats = suited.veterans["comet"], suited.veterans["isle_of_cats"]
    assert isinstance(comet, Rescuer)
    assert (comet.outlook is not None) == wise
    assert (comet.slight < SLIGHT) == wise
    assert comet.even != wise
    assert cats.slight == SLIGHT


def test_who_is_wise_goes_on_comparing_for_longer() -> None:
    state, knows = liferaft.game("isle_of_cats").new(2, 3), veteran(liferaft.game("isle_of_cats"))
    same = lines_of(state, state.asked()[0])[0].state
    knows.slight = SLIGHT / 2
    lines = [Line(1, same, 1, 0.5), Line(2, same, 2, 0.5)]
    trials = Trials(knows, state.asked()[0], lines, seeded(1))
    trials.go(1000)
    assert trials.settled()
    assert 4 * MISSED / SLIGHT <= trials.worlds < 4 * MISSED / SLIGHT + LOOK


@pytest.mark.parametrize(("name", "thinking"), [("comet", PlanBot), ("rescue", SearchBot)])
def test_a_budget_of_both_ends_with_the_first_of_them(
    name: str, thinking: type[PlanBot | SearchBot]
) -> None:
    state = liferaft.game(name).new(2, 3)
    seat = state.asked()[0]

    def tries(budget: Budget) -> int:
        found = thinking(budget).tried(state.determinize(seat, seeded(1)), seat, seeded(2))
        return sum(answer.visits for answer in found)

    assert tries(Budget(40, 100.0)) == tries(Budget(40)) > 20
    assert tries(Budget(1_000_000, 0.001)) < 1000


def test_who_plays_by_habit() -> None:
    habits = {name for name in liferaft.games() if has_habit(liferaft.game(name))}
    veterans = {name for name in liferaft.games() if has_veteran(liferaft.game(name))}
    assert habits == {"forbidden_island", "isle_of_cats"}
    assert veterans == habits | {"comet", "habitats"}
