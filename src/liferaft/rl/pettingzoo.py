"""The games for PettingZoo: agents that answer one after the other (AEC).

>>> from liferaft.rl import pettingzoo
>>> env = pettingzoo.env("habitats", seats=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
"""

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict
from pettingzoo import AECEnv, ParallelEnv, aec_registry, register
from pettingzoo.utils.conversions import aec_to_parallel

from liferaft.core.errors import BadOption, LiferaftError
from liferaft.core.game import Game, State
from liferaft.core.rng import Rng
from liferaft.games import games
from liferaft.rl.encoders import Floats, Mask, flags, floats
from liferaft.rl.spaces import Actions, tensors, whole
from liferaft.rl.table import (
    RENDER_MODES,
    Rules,
    Seeds,
    check_mode,
    reasons,
    rendered,
    utilities,
)

Observation = dict[str, Any]  # "observation": a tensor, "action_mask": by action


class Snapshot:
    """An environment at one moment, for restore()."""

    def __init__(self, env: "Env") -> None:
        self.rules = env.rules
        self.team = env.team
        self.state: State = env.position.clone()
        self.agents = env.agents[:]
        self.selection = env.agent_selection
        self.skipped = env._skip_agent_selection
        self.decisions = env.decisions
        self.dicts = deepcopy(
            (env.rewards, env._cumulative_rewards, env.terminations, env.truncations, env.infos)
        )


class Env(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game. Whoever is asked by the rules is the next agent; who is asked together, in turn."""

    def __init__(
        self,
        rules: Rules,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        team: bool = False,
        why_not: bool = False,
    ) -> None:
        super().__init__()
        self.rules = rules
        self.render_mode = check_mode(render_mode)
        self.max_cycles = max_cycles
        self.team = team
        self.explains = why_not
        self.metadata = {
            "name": f"liferaft_{rules.game.name}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": team,
        }
        names = ["team_0"] if team else [f"player_{p}" for p in range(rules.seats)]
        self.possible_agents = names
        self.agents: list[str] = []
        self._seats = {name: p for p, name in enumerate(names)}
        self._names = names * rules.seats if team else names
        box = tensors(rules.layout)
        size = rules.game.actions.size
        bits = Box(0, 1, (size,), np.int8)
        self.observation_spaces = {
            name: Dict({"observation": box, "action_mask": bits}) for name in names
        }
        self.action_spaces = {name: Actions(size, Legal(self, name)) for name in names}
        self.seeds = Seeds()
        self.decisions = 0  # since the reset
        self.agent_selection = names[0]
        self.seat = 0  # the one that is asked
        self._now: State | None = None
        self._skip_agent_selection: str | None = None
        self._encode = rules.encoder.encode
        self._mask = rules.encoder.mask

    # The interface of PettingZoo

    def observation_space(self, agent: str) -> Dict:
        """What an agent may see."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> Actions:
        """What an agent may do; a sample is legal now."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it follows from the last one that was given."""
        if seed is not None:
            seed = self.rules.game.seed_checked(int(seed))
        self._now = self.rules.begin(self.seeds.next(seed))
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        if self._now.over:
            self._end(self._now)
        else:
            self._select(self._now)

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that is asked; refused, nothing has changed."""
        agent = self.agent_selection
        state = self._now
        if state is None or not self.agents:
            raise LiferaftError("nobody is asked: the game is over or has not begun; reset() it")
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise LiferaftError(f"the game is over for {agent}: its only step is None")
            self._was_dead_step(None)
            return
        state.apply(action if type(action) is int else whole(action), self.seat)
        self.decisions += 1
        if state.over:
            self._end(state)
        else:
            self._select(state)
            if self.max_cycles and self.decisions >= self.max_cycles * len(self.agents):
                self._cut()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and the mask of what it may do now."""
        state = self._now
        if state is None:
            raise LiferaftError("there is nothing to see yet: reset() begins a game")
        seat = self.seat if self.team else self._seats[self._known(agent)]
        return {
            "observation": floats(self._encode(state, seat)).copy(),
            "action_mask": flags(self._mask(state, seat)).copy(),
        }

    def state(self) -> Floats:
        """All that all agents see, one after the other: for centralized critics."""
        views = [self._encode(self.position, seat) for seat in range(self.rules.seats)]
        return np.concatenate([floats(view) for view in views])

    def render(self) -> str | None:
        """What the agent that is asked sees."""
        if self.render_mode is None:
            raise BadOption("say how to render: env(…, render_mode='ansi')")
        return rendered(self.position, self.seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    # What others do not have

    @property
    def position(self) -> State:
        """The true state, which no agent should hold."""
        if self._now is None:
            raise LiferaftError("there is no position yet: reset() begins a game")
        return self._now

    def mask(self, agent: str) -> Mask:
        """By action: 1 if an agent may choose it now."""
        seat = self.seat if self.team else self._seats[self._known(agent)]
        return flags(self._mask(self.position, seat)).copy()

    def why_not(self, action: int, agent: str | None = None) -> str:
        """The rule that forbids an action to an agent now, in words; empty if it is legal."""
        seat = self.seat if self.team or agent is None else self._seats[self._known(agent)]
        return self.position.why_not(whole(action), seat)

    def snapshot(self) -> Snapshot:
        """This moment, to come back to; as often as one likes."""
        return Snapshot(self)

    def restore(self, snapshot: Snapshot) -> None:
        """Come back to a moment of this or of a like environment."""
        if not snapshot.rules.like(self.rules) or snapshot.team != self.team:
            raise BadOption("the snapshot is of another game, of other seats or other options")
        self._now = snapshot.state.clone()
        self.agents = snapshot.agents[:]
        self.agent_selection = snapshot.selection
        self._skip_agent_selection = snapshot.skipped
        self.decisions = snapshot.decisions
        (
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
            self.infos,
        ) = deepcopy(snapshot.dicts)
        self.seat = self._asked(self._now)

    def determinize(self, agent: str, seed: int | None = None) -> "Env":
        """A copy that *agent* cannot tell from this one: what it cannot see is dealt anew."""
        seat = self.seat if self.team else self._seats[self._known(agent)]
        copy = deepcopy(self)
        rng = Rng(*self._words(seed))
        rng.stir()
        copy._now = self.position.determinize(seat, rng)
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Env":
        """An environment with the same future that shares nothing that can change."""
        copy = Env(self.rules, self.render_mode, self.max_cycles, self.team, self.explains)
        memo[id(self)] = copy
        if self.seeds.rng is not None:
            copy.seeds.rng = self.seeds.rng.copy()
        for name in self.possible_agents:
            copy.action_spaces[name].np_random.bit_generator.state = self.action_spaces[
                name
            ].np_random.bit_generator.state
        if self._now is not None:
            copy.restore(self.snapshot())
        return copy

    def __copy__(self) -> "Env":
        """There is only one way to copy a game."""
        return deepcopy(self)

    # Inside

    def _words(self, seed: int | None) -> list[int]:
        number = self.rules.game.seed_checked(seed)
        return [number >> (32 * i) & 0xFFFF_FFFF for i in range(4)]

    def _known(self, agent: str) -> str:
        if agent not in self._seats:
            raise LiferaftError(
                f"there is no agent {agent!r}; there are: {', '.join(self.possible_agents)}"
            )
        return agent

    def _asked(self, state: State) -> int:
        return 0 if state.over else state.asked()[0]

    def _select(self, state: State) -> None:
        """The next agent is the first one that the rules ask."""
        self.seat = seat = state.asked()[0]
        self.agent_selection = agent = self._names[seat]
        if self.explains:
            self.infos = {name: {} for name in self.agents}
            self.infos[agent]["why_not"] = reasons(state, seat)

    def _end(self, state: State) -> None:
        """The game is over: everybody learns how it ended."""
        self.seat = 0
        won = utilities(state)
        for agent in self.agents:
            mean = sum(won) / len(won)
            self.rewards[agent] = mean if self.team else won[self._seats[agent]]
            self.terminations[agent] = True
            self.infos[agent] = {}
        self._accumulate_rewards()
        self._deads_step_first()

    def _cut(self) -> None:
        """There were as many cycles as allowed."""
        for agent in self.agents:
            self.truncations[agent] = True
        self._deads_step_first()


class Legal:
    """The mask of an agent, when it is asked for: what a sample of its actions needs."""

    def __init__(self, env: Env, agent: str) -> None:
        self.env = env
        self.agent = agent

    def __call__(self) -> Mask:
        """By action: 1 if it is legal now."""
        return self.env.mask(self.agent)


def env(
    game: str | Game,
    seats: int | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    team: bool = False,
    why_not: bool = False,
    **options: Any,
) -> Env:
    """A game as a PettingZoo environment.

    *options* are those of the game; *team*: one agent answers for all seats; *max_cycles*: cut
    the game after so many decisions for each agent; *why_not*: ``info["why_not"]`` says by action
    which rule forbids it.
    """
    return Env(Rules(game, seats, options), render_mode, max_cycles, team, why_not)


def parallel_env(
    game: str | Game, seats: int | None = None, **options: Any
) -> ParallelEnv[Any, Any, Any]:
    """The same for PettingZoo's parallel interface: one agent answers for all seats.

    In these games seats answer one after the other, so several agents cannot act at once.
    """
    wrapped: ParallelEnv[Any, Any, Any] = aec_to_parallel(env(game, seats, team=True, **options))
    return wrapped


def _register() -> None:
    for name in games():
        if f"liferaft/{name}-v0" not in aec_registry:
            register("aec", f"liferaft/{name}-v0", f"{__name__}:env", kwargs={"game": name})


_register()
