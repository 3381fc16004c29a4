"""The games for Gymnasium: one agent, alone against bots or as the whole team; and many at once.

>>> import gymnasium
>>> import liferaft.rl.gymnasium
>>> env = gymnasium.make("liferaft/Habitats-v0", seats=3, opponents="greedy")
>>> island = gymnasium.make("liferaft/ForbiddenIsland-v0", seats=4)
>>> many = gymnasium.make_vec("liferaft/Habitats-v0", num_envs=64)
"""

from copy import deepcopy
from ctypes import c_byte
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, MultiDiscrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i32, u8
from numpy.typing import NDArray

from liferaft.core.errors import BadOption, IllegalAction, LiferaftError
from liferaft.core.game import Game, State
from liferaft.core.rng import Rng, seeded
from liferaft.games import game as game_named
from liferaft.games import games
from liferaft.rl.batch import EVERY_SEAT, Batch
from liferaft.rl.encoders import Floats, Mask, flags, floats, mask, tensor, whole_numbers
from liferaft.rl.opponents import RANDOM, Opponent, opponents
from liferaft.rl.spaces import Actions, tensors, whole
from liferaft.rl.table import (
    RENDER_MODES,
    Rules,
    check_mode,
    reasons,
    rendered,
    utilities,
)

Info = dict[str, Any]
SEED = 1 << 63
ILLEGAL = ("raise", "tell")


class SeatEnv(gymnasium.Env[Floats, np.int64]):
    """One seat against bots, or without opponents all seats: the agent is the whole team.

    An illegal action raises; with illegal="tell" it changes nothing, and ``info["refused"]`` says
    which rule forbids it.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int = 0,
        opponents: Any = None,
        render_mode: str | None = None,
        illegal: str = "raise",
        why_not: bool = False,
        **options: Any,
    ) -> None:
        self.rules = Rules(game, seats, options)
        self.seat = checked_seat(self.rules, seat)
        self.wanted = opponents
        self.bots: dict[int, Opponent] = seated(self.rules, self.seat, opponents)
        self.render_mode = check_mode(render_mode)
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal cannot be {illegal!r}; choose one of: {', '.join(ILLEGAL)}")
        self.illegal = illegal
        self.explains = why_not
        self.observation_space: Any = tensors(self.rules.layout)
        self.action_space = Actions(self.rules.game.actions.size, self.action_masks)
        self.now: State | None = None
        self.luck: Rng = seeded(0)  # of the bots

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Floats, Info]:
        """A new game, up to the agent's first decision."""
        super().reset(seed=seed)
        while True:
            self.now = state = self.rules.begin(int(self.np_random.integers(SEED)))
            self.luck = seeded(int(self.np_random.integers(SEED)))
            self._go_on(state)
            if not state.over:
                return self._seen(state), self._info(state)

    def step(self, action: np.int64 | int) -> tuple[Floats, float, bool, bool, Info]:
        """Answer, and let the others answer until the agent is asked again."""
        state = self.position
        if state.over:
            raise LiferaftError("the game is over; reset() begins another one")
        seat = self._asked(state)
        try:
            state.apply(whole(action), seat)
        except IllegalAction as refusal:
            if self.illegal == "raise":
                raise
            info = self._info(state)
            info["refused"] = refusal.reason
            return self._seen(state), 0.0, False, False, info
        self._go_on(state)
        reward = utilities(state)[seat] if state.over else 0.0
        return self._seen(state), reward, state.over, False, self._info(state)

    def render(self) -> str | None:
        """What the agent sees."""
        if self.render_mode is None:
            raise BadOption("say how to render: make(…, render_mode='ansi')")
        return rendered(self.position, self._asked(self.position), self.render_mode)

    def action_masks(self) -> Mask:
        """By action: 1 if the agent may choose it now; the name that Stable-Baselines3 knows."""
        state = self.position
        return mask(self.rules.encoder, state, self._asked(state))

    @property
    def position(self) -> State:
        """The true state, which no agent should hold."""
        if self.now is None:
            raise LiferaftError("there is no position yet: reset() begins a game")
        return self.now

    def __deepcopy__(self, memo: Info) -> "SeatEnv":
        """An environment with the same future that shares nothing that can change."""
        copy = SeatEnv(
            self.rules.game, self.rules.seats, self.seat, self.wanted, self.render_mode,
            self.illegal, self.explains, **self.rules.values,
        )  # fmt: skip
        copy.spec = self.spec
        copy._np_random = deepcopy(self._np_random)
        copy._np_random_seed = self._np_random_seed
        copy.now = self.now.clone() if self.now is not None else None
        copy.luck = self.luck.copy()
        return copy

    def _asked(self, state: State) -> int:
        """The seat for which the agent answers now."""
        if self.bots or state.over:
            return self.seat
        return state.asked()[0]

    def _go_on(self, state: State) -> None:
        """Let the bots answer until the agent is asked."""
        while self.bots and not state.over:
            asked = state.asked()
            if self.seat in asked:
                return
            blind = state.determinize(asked[0], self.luck)
            state.apply(self.bots[asked[0]].choose(blind, asked[0], self.luck), asked[0])

    def _seen(self, state: State) -> Floats:
        return tensor(self.rules.encoder, state, self._asked(state))

    def _info(self, state: State) -> Info:
        seat = self._asked(state)
        info: Info = {"action_mask": mask(self.rules.encoder, state, seat), "seat": seat}
        if self.explains:
            info["why_not"] = reasons(state, seat)
        return info


class Buffer:
    """What is seen and what may be chosen in many games: arrays in the memory of a batch."""

    def __init__(self, cells: vec[i32], masks: vec[u8], games: int) -> None:
        self.seen: Floats = floats(cells).reshape(games, -1)
        self.masks: Mask = flags(masks).reshape(games, -1)


def open_array(closed: NDArray[Any]) -> NDArray[Any]:
    """The same memory as an array that can be written to."""
    memory: Any = (c_byte * closed.nbytes).from_address(closed.ctypes.data)
    return np.frombuffer(memory, closed.dtype)


class Answers(MultiDiscrete):
    """An action for each of many games. A sample is legal in all of them now."""

    def __init__(self, size: int, batch: Batch) -> None:
        super().__init__([size] * int(batch.games))
        self.batch = batch
        self.drawn = whole_numbers(batch.sampled)
        self.rng: Rng | None = None

    def seed(self, seed: Any = None) -> Any:
        """Samples follow from the seed."""
        self.rng = None
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> NDArray[np.int64]:
        """Legal actions, or such as the masks allow."""
        if mask is not None or probability is not None or not self.batch.states:
            return super().sample(mask, probability)
        if self.rng is None:
            self.rng = seeded(int(self.np_random.integers(SEED)))
        self.batch.sample(self.rng)
        return self.drawn.copy()


class ManyEnv(VectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """Many games at once, in one compiled loop; a game that is over begins anew in the same step.

    With *opponents* "random" the agent has one seat; without, it answers for whoever is asked, and
    a reward is that of the seat that answered last. With copy=False observations and masks cannot
    be written to, and change with the next step but one.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | None = RANDOM,
        copy: bool = True,
        **options: Any,
    ) -> None:
        if opponents not in (RANDOM, None):
            raise BadOption(f"many games at once are played against {RANDOM!r}, or by one for all")
        if num_envs < 1:
            raise BadOption(f"there is at least one game, not {num_envs}")
        self.rules = Rules(game, seats, options)
        self.num_envs = num_envs
        alone = opponents is None or self.rules.seats == 1
        seat = EVERY_SEAT if alone else checked_seat(self.rules, seat)
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space: Box = tensors(self.rules.layout)
        self.single_action_space = gymnasium.spaces.Discrete(self.rules.game.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.batch = Batch(self.rules.game, self.rules.values, self.rules.encoder, num_envs, seat)
        self.action_space = Answers(self.rules.game.actions.size, self.batch)
        self.copy = copy
        batch = self.batch
        self.buffers = [
            Buffer(batch.cells, batch.masks, num_envs),
            Buffer(batch.next_cells, batch.next_masks, num_envs),
        ]
        self.answers = open_array(whole_numbers(batch.actions))
        self.seats = whole_numbers(batch.seats)
        self.begun = False

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Floats, Info]:
        """Begin all games anew."""
        super().reset(seed=seed)
        self.batch.begin(int(self.np_random.integers(SEED)))
        self._show()
        self.begun = True
        return self._seen(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Floats, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """An action for each game; if one is refused, nothing has changed in any of them."""
        if not self.begun:
            raise LiferaftError("the games have not begun: reset() begins them")
        wanted = np.asarray(actions)
        if wanted.shape != (self.num_envs,) or wanted.dtype.kind not in "iu":
            raise LiferaftError(f"{self.num_envs} whole numbers are wanted, an action a game")
        batch = self.batch
        self.answers[:] = wanted
        batch.step()
        self._show()
        ended = np.zeros(self.num_envs, np.bool_)
        rewards = np.zeros(self.num_envs)
        info = self._info()
        if batch.ended:
            for i, reward in zip(batch.ended, batch.rewards):
                ended[i] = True
                rewards[i] = reward
            self._tell_ends(info, ended)
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def close_extras(self, **kwargs: Any) -> None:
        """There is nothing to close."""

    def _show(self) -> None:
        """What is seen is in the other buffers now."""
        self.batch.show()
        self.buffers.reverse()

    def _seen(self) -> Floats:
        seen = self.buffers[0].seen
        return seen.copy() if self.copy else seen

    def _info(self) -> Info:
        masks = self.buffers[0].masks
        return {
            "action_mask": masks.copy() if self.copy else masks,
            "seat": self.seats.copy(),
        }

    def _tell_ends(self, info: Info, ended: NDArray[np.bool_]) -> None:
        """How the games ended that are over, and what was seen there."""
        last = np.empty(self.num_envs, object)
        outcomes = np.zeros((self.num_envs, self.rules.seats))
        for i, seen, outcome in zip(self.batch.ended, self.batch.last, self.batch.outcomes):
            last[i] = floats(seen)
            outcomes[i] = outcome
        info["final_obs"], info["_final_obs"] = last, ended
        info["outcome"], info["_outcome"] = outcomes, ended


def checked_seat(rules: Rules, seat: int) -> int:
    """A seat at the table."""
    if not 0 <= seat < rules.seats:
        raise BadOption(f"there is no seat {seat}; seats are 0 to {rules.seats - 1}")
    return seat


def seated(rules: Rules, seat: int, wanted: Any) -> dict[int, Opponent]:
    """Who sits where, besides the agent; nobody if the agent is the whole team."""
    if wanted is None:
        return {}
    others = [p for p in range(rules.seats) if p != seat]
    return dict(zip(others, opponents(wanted, rules.seats)))


def id_of(name: str) -> str:
    """What Gymnasium calls a game."""
    return f"liferaft/{''.join(word.title() for word in name.split('_'))}-v0"


def _register() -> None:
    for name, id in IDS.items():
        if id not in gymnasium.registry:
            alone = game_named(name).cooperative
            gymnasium.register(
                id,
                f"{__name__}:SeatEnv",
                vector_entry_point=f"{__name__}:ManyEnv",
                kwargs={"game": name, "opponents": None if alone else RANDOM},
            )


IDS = {name: id_of(name) for name in games()}  # by game
_register()
