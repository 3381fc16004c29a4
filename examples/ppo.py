"""A masked policy gradient in few lines: proximal policy optimization (PPO) on many games at once.

The net sees what a seat sees and the mask of its legal actions, and says two things: how likely it
is to choose each of them, and what reward it expects.
"""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray

from tasks import Games

Params = dict[str, Any]
Floats = NDArray[np.float32]
IMPOSSIBLE = -1e9  # the score of an illegal action


class Settings(NamedTuple):
    """How to learn."""

    updates: int = 120  # each from the decisions of all games since the last one
    games: int = 128  # at once
    decisions: int = 64  # in each of them between two updates
    epochs: int = 2  # how often each decision is learned from
    parts: int = 8  # into which the decisions are divided for that
    hidden: tuple[int, ...] = (128,)
    rate: float = 1e-3  # of learning, falling to zero
    clip: float = 0.2  # how far a probability may move in one update
    curiosity: float = 0.01  # what keeps choices open, falling to zero too
    later: float = 0.99  # what a reward is worth one decision later (gamma)
    far: float = 0.95  # how far back what happens is ascribed to decisions (lambda)
    seed: int = 0


class Batch(NamedTuple):
    """Decisions, and what became of them."""

    seen: Floats
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    chances: Floats  # the logarithm of how likely the action was
    gains: Floats  # how much better it went than expected (the advantage)
    returns: Floats  # the reward that was still to come


def new_params(key: jax.Array, cells: int, actions: int, hidden: tuple[int, ...]) -> Params:
    """A net that knows nothing: all legal actions are about as likely."""
    sizes = [cells + actions, *hidden]
    keys = jax.random.split(key, len(sizes))
    wide, slight = (jax.nn.initializers.orthogonal(scale) for scale in (2**0.5, 0.01))
    body = [(wide(k, size), jnp.zeros(size[1])) for k, size in zip(keys, pairwise(sizes))]
    policy = slight(keys[-1], (hidden[-1], actions)), jnp.zeros(actions)
    return {"body": body, "policy": policy, "worth": (jnp.zeros((hidden[-1], 1)), jnp.zeros(1))}


def judge(params: Params, seen: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The logarithms of how likely all actions are, and the reward that is expected."""
    x = jnp.concatenate([seen, masks.astype(jnp.float32)], axis=1)
    for w, b in params["body"]:
        x = jax.nn.relu(x @ w + b)
    (w, b), (v, c) = params["policy"], params["worth"]
    scores = jnp.where(masks > 0, x @ w + b, IMPOSSIBLE)
    return jax.nn.log_softmax(scores), (x @ v + c)[:, 0]


@jax.jit
def choose(
    params: Params, key: jax.Array, seen: jax.Array, masks: jax.Array
) -> tuple[jax.Array, jax.Array, jax.Array]:
    """An action for each game, the logarithm of how likely it was, and the reward expected."""
    chances, worth = judge(params, seen, masks)
    actions = jax.random.categorical(key, chances)
    return actions, jnp.take_along_axis(chances, actions[:, None], 1)[:, 0], worth


def loss(params: Params, batch: Batch, clip: float, curiosity: jax.Array) -> jax.Array:
    """Small if what went better than expected is likelier now, and if expectations were right."""
    chances, worth = judge(params, batch.seen, batch.masks)
    now = jnp.take_along_axis(chances, batch.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(now - batch.chances)
    gains = (batch.gains - batch.gains.mean()) / (batch.gains.std() + 1e-8)
    better = jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - clip, 1 + clip) * gains)
    wrong = (worth - batch.returns) ** 2
    openness = -jnp.sum(jnp.where(batch.masks > 0, jnp.exp(chances) * chances, 0.0), axis=1)
    return jnp.mean(0.5 * wrong - better - curiosity * openness)


class Learner:
    """A net that plays many games and learns from them."""

    def __init__(self, games: Games, settings: Settings) -> None:
        self.games = games
        self.settings = settings
        self.key = jax.random.key(settings.seed)
        self.luck = np.random.default_rng(settings.seed)
        self.params = new_params(self._key(), games.cells, games.actions, settings.hidden)
        steps = settings.updates * settings.epochs * settings.parts
        self.optimizer = optax.chain(
            optax.clip_by_global_norm(0.5),
            optax.adam(optax.linear_schedule(settings.rate, 0.0, steps)),
        )
        self.memory = self.optimizer.init(self.params)
        self.updates = 0
        self.decisions = 0
        self.step = jax.jit(partial(_step, self.optimizer, settings.clip))

    def run(self) -> Iterator[int]:
        """Learn; yields the number of each update when it is done."""
        self.games.begin(self.settings.seed)
        while self.updates < self.settings.updates:
            batch = self.play()
            for part in self._parts(batch):
                left = 1 - self.updates / self.settings.updates
                curiosity = np.float32(self.settings.curiosity * left)
                self.params, self.memory = self.step(self.params, self.memory, part, curiosity)
            self.updates += 1
            yield self.updates

    def play(self) -> Batch:
        """Play on in all games, and see what came of each decision."""
        games, (t, n) = self.games, (self.settings.decisions, self.games.count)
        seen = np.empty((t + 1, n, games.cells), np.float32)
        masks = np.empty((t + 1, n, games.actions), np.int8)
        actions = np.empty((t, n), np.int64)
        chances, rewards, ended = np.empty((3, t, n), np.float32)
        worth = np.empty((t + 1, n), np.float32)
        for i in range(t + 1):
            seen[i], masks[i] = games.look()
            chosen, chance, worth[i] = choose(self.params, self._key(), seen[i], masks[i])
            if i < t:
                actions[i], chances[i] = chosen, chance
                rewards[i], ended[i] = games.answer(actions[i])
        gains = ascribe(rewards, ended, worth, self.settings.later, self.settings.far)
        self.decisions += t * n
        shown = seen[:-1].reshape(t * n, -1), masks[:-1].reshape(t * n, -1)
        flat = [x.reshape(-1) for x in (actions, chances, gains, gains + worth[:-1])]
        return Batch(*shown, *flat)

    def _parts(self, batch: Batch) -> Iterator[Batch]:
        """All decisions in a new order, part by part, several times."""
        for _ in range(self.settings.epochs):
            order = self.luck.permutation(len(batch.actions))
            for part in np.split(order, self.settings.parts):
                yield Batch(*(x[part] for x in batch))

    def _key(self) -> jax.Array:
        self.key, use = jax.random.split(self.key)
        return use


def _step(
    optimizer: Any, clip: float, params: Params, memory: Any, batch: Batch, curiosity: jax.Array
) -> tuple[Params, Any]:
    gradient = jax.grad(loss)(params, batch, clip, curiosity)
    change, memory = optimizer.update(gradient, memory, params)
    return optax.apply_updates(params, change), memory


def ascribe(rewards: Floats, ended: Floats, worth: Floats, later: float, far: float) -> Floats:
    """How much better each decision went than expected: generalized advantage estimation."""
    gains = np.zeros_like(rewards)
    gain = np.zeros_like(rewards[0])
    for i in range(len(rewards) - 1, -1, -1):
        goes_on = later * (1 - ended[i])
        gain = rewards[i] + goes_on * (worth[i + 1] + far * gain) - worth[i]
        gains[i] = gain
    return gains
