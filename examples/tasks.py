"""The games to learn: many at once, what is rewarded in them, and how they ended."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import liferaft
from liferaft.bots import bot
from liferaft.core.rng import seeded
from liferaft.rl.encoders import tensor
from liferaft.rl.gymnasium import ManyEnv
from liferaft.rl.table import Rules

Floats = NDArray[np.float32]


class Task(NamedTuple):
    """A game with so many seats: against random players, or as a team if it is cooperative."""

    game: str
    seats: int = 2
    options: dict[str, Any] = {}
    unseen: tuple[str, ...] = ()  # rows of the layout that the net does not get
    shaped: dict[str, float] = {}  # rewards besides the result: by row, for what its cells come to
    cards: float = 0.0  # and, until a treasure is found, for cards of it in one hand

    @property
    def team(self) -> bool:
        """Whether one agent answers for all seats."""
        return bool(liferaft.game(self.game).cooperative)

    def rules(self) -> Rules:
        """Its rules, and what the numbers of a tensor mean."""
        return Rules(self.game, self.seats, self.options)


class End(NamedTuple):
    """How a game ended."""

    outcome: float  # of the learner's seat: 1 won, 0 lost, or between where places are shared
    last: Floats  # what was seen


class Games:
    """Many games at once, each begun anew when it is over; the learner has each seat as often."""

    def __init__(self, task: Task, count: int) -> None:
        self.task = task
        self.rules = task.rules()
        self.count = count
        self.learners = [0] if task.team else list(range(task.seats))
        opponents = None if task.team else "random"
        self.parts = [
            ManyEnv(
                task.game, count // len(self.learners), task.seats, seat, opponents, False,
                **task.options,
            )
            for seat in self.learners
        ]  # fmt: skip
        hidden = {i for name in task.unseen for i in self.rules.layout.place(name)}
        self.given = np.array([i for i in range(self.rules.layout.size) if i not in hidden])
        self.cells = len(self.given)
        self.actions = self.rules.game.actions.size
        names = [*task.shaped, *(("found", "hands") if task.cards else ())]
        self.rows = {name: self.rules.layout.place(name) for name in names}
        self.now: list[tuple[Floats, dict[str, Any]]] = []
        self.ends: list[tuple[int, End]] = []  # of the last answers: which game, and how

    def begin(self, seed: int) -> None:
        """Begin all games anew."""
        self.now = [part.reset(seed=seed + i) for i, part in enumerate(self.parts)]

    def look(self) -> tuple[Floats, NDArray[np.int8]]:
        """What is seen, and what may be chosen, in all games."""
        masks = [info["action_mask"] for _, info in self.now]
        return np.concatenate([seen[:, self.given] for seen, _ in self.now]), np.concatenate(masks)

    def answer(self, actions: NDArray[np.int64]) -> tuple[Floats, NDArray[np.bool_]]:
        """Choose an action in each game: what it is rewarded with, and which games ended."""
        self.ends = []
        rewards, over = [], []
        each = self.count // len(self.parts)
        for i, part in enumerate(self.parts):
            before = self.progress(self.now[i][0])
            seen, reward, ended, _, info = part.step(actions[i * each : (i + 1) * each])
            self.now[i] = seen, info
            after = self.progress(seen)
            for j in np.flatnonzero(ended):
                last = info["final_obs"][j]
                after[j] = self.progress(last[None])[0]
                self.ends.append((i * each + j, End(info["outcome"][j][self.learners[i]], last)))
            rewards.append(reward + after - before)
            over.append(ended)
        return np.concatenate(rewards).astype(np.float32), np.concatenate(over)

    def progress(self, seen: Floats) -> Floats:
        """How far it has got, as far as the task rewards it: what changes is the reward."""
        far = np.zeros(len(seen), np.float32)
        for name, weight in self.task.shaped.items():
            far += weight * seen[:, self.rows[name]].sum(axis=1)
        if self.task.cards:
            found = seen[:, self.rows["found"]] > 0
            hands = seen[:, self.rows["hands"]].reshape(len(seen), self.task.seats, -1)
            best = np.minimum(hands[:, :, : found.shape[1]].max(axis=1) * 2, 1)  # 4 of 8 will do
            far += self.task.cards * np.where(found, 0, best**2).sum(axis=1)
        return far


def bots_play(task: Task, name: str, count: int, seed: int) -> list[End]:
    """The ends of as many games as a bot plays in the learner's place."""
    rules, player, other = task.rules(), bot(name), bot("random")
    ends = []
    for number in range(count):
        learner = 0 if task.team else number % task.seats
        state, luck = rules.begin(seed + number), seeded(seed + number)
        while not state.over:
            seat = state.asked()[0]
            chooser = player if task.team or seat == learner else other
            blind = state.determinize(seat, luck)
            state.apply(chooser.choose(blind, seat, luck), seat)
        last = tensor(rules.encoder, state, learner)
        ends.append(End(state.outcome()[learner], last))
    return ends
