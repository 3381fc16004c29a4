"""Teach who plans Comet what positions come to: games to learn from, and a small net.

python bench/outlook.py                     on two cores some twenty minutes
python bench/outlook.py --share 0.01 --out table.csv      to see that it works

First come games by habit, in all manners. From then on games are played by somebody who plays by
habit, too, but chooses what to do in a turn by what the net of the round before foretells some
turns later. Now and then anything is done, or a turn is played in another manner, so that the net
sees what good players avoid. It learns, from two seats of a game at a time, who of them will lead
in the end, and by how much.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from numpy.typing import NDArray
from rich.progress import track

import liferaft
from liferaft.bots.plan.comet.customs import WEIGHTS, manners
from liferaft.bots.plan.comet.habit import Habit
from liferaft.bots.plan.comet.outlook import AMOUNTS, MARKS, ROWS, TABLE, Outlook, read_table
from liferaft.bots.plan.comet.veteran import CLOSE, veteran
from liferaft.core.agenda import seat_of, step_of
from liferaft.core.rng import Rng, seeded
from liferaft.games.comet.rules import State
from liferaft.games.comet.tables import ACTION

WIDTH: Final = 32  # hidden units
EPOCHS: Final = 6
BATCH: Final = 512
RATE: Final = 0.001
DECAY: Final = 1.0  # of weights; there are few games for so many
MOST_MARKS: Final = 56  # of a seat
WORLDS: Final = 4  # in which an answer is tried
USUAL: Final = 0.005  # by how much another answer must be better than habit
B_SIDE: Final = 4  # every so many games are played on the other side of the board

Params = dict[str, Any]


class Lot(NamedTuple):
    """Games to play in a round."""

    seats: int
    games: int
    seed: int


class Round(NamedTuple):
    """What is played before the net learns again."""

    lots: list[Lot]
    noted: int  # every so many turns
    odd: int  # every so many times anything is done in a turn


ROUNDS: Final = [
    Round([Lot(2, 60_000, 1_000_000)], 5, 20),
    Round([Lot(2, 13_000, 5_000_000)], 2, 60),
    Round([Lot(2, 17_000, 7_000_000), Lot(3, 2_500, 8_000_000), Lot(4, 1_800, 9_000_000)], 2, 60),
]
STRAYS: Final = 8  # every so many turns are played in another manner
PORTION: Final = 50  # games that a process plays at a time


class Seen(NamedTuple):
    """Two seats at a time: their marks, their amounts, and what the lead comes to."""

    marks: NDArray[np.int16]  # by pair, seat and number; MARKS: none
    amounts: NDArray[np.float32]
    worth: NDArray[np.float32]  # to the first of the two, from 0 to 1


class Portion(NamedTuple):
    """Games that a process plays."""

    lot: Lot
    noted: int
    odd: int
    rows: dict[str, list[float]] | None  # the net of the round before


class Learner:
    """Plays by habit, or looks what becomes of a turn."""

    def __init__(self, rows: dict[str, list[float]] | None) -> None:
        self.habits = [Habit(own) for own in (WEIGHTS, *manners(WEIGHTS))]
        self.knows = veteran()
        self.wise = rows is not None
        self.outlook = Outlook(rows or {"bias": [0.0], "out of all": [0.0]})

    def choose(self, state: State, rng: Rng) -> int:
        """What habit says; what to do in a turn by what is foretold when all have had another."""
        f = state.agenda[-1]
        usual = self.habits[0].answer(state, f)
        if step_of(f) != ACTION:
            return usual
        seat, luck = seat_of(f), [rng.fork() for _ in range(WORLDS)]
        worth = {
            action: sum(self.tried(state, seat, action, own) for own in luck) / WORLDS
            for action in state.legal_actions(seat)
        }
        worth[usual] += USUAL
        return max(worth, key=lambda action: worth[action])

    def tried(self, state: State, seat: int, action: int, luck: Rng) -> float:
        """What comes of an answer in one world."""
        end, habit = state.turns + state.seats, self.habits[0]
        world = state.determinize(seat, luck.copy())
        world.play(action, world.place(seat))
        while not world.over and world.turns <= end:
            world.play(habit.answer(world, world.agenda[-1]), len(world.agenda) - 1)
        if world.over:
            return self.knows.outcome(world, seat)
        return self.outlook.foretell(world, seat)


def played(portion: Portion) -> Seen:
    """What is seen in some games, and what it came to."""
    lot, learner = portion.lot, Learner(portion.rows)
    rng, game = seeded(lot.seed + 77), liferaft.game("comet")
    marks, amounts, worth = [], [], []
    for number in range(lot.seed, lot.seed + lot.games):
        state = game.new(lot.seats, number, board_side="B" if number % B_SIDE == 3 else "A")
        assert isinstance(state, State)
        manner = [drawn(rng, len(learner.habits)) * drawn(rng, 2) for _ in range(lot.seats)]
        turn, other, pairs = -1, 0, []
        while not state.over:
            f = state.agenda[-1]
            if step_of(f) == ACTION and state.turns != turn:
                turn = state.turns
                strays = not drawn(rng, STRAYS)
                other = drawn(rng, len(learner.habits)) if strays and learner.wise else 0
                if not drawn(rng, portion.noted):
                    one = drawn(rng, lot.seats)
                    two = (one + 1 + drawn(rng, lot.seats - 1)) % lot.seats
                    pairs.append((one, two))
                    for seat in (one, two):
                        found = list(learner.outlook.marks(state, seat))[:MOST_MARKS]
                        marks.append(found + [int(MARKS)] * (MOST_MARKS - len(found)))
                        amounts.append(list(learner.outlook.amounts(state, seat)))
            if step_of(f) == ACTION and not drawn(rng, portion.odd):
                legal = state.legal_actions()
                action = legal[drawn(rng, len(legal))]
            elif learner.wise and not other:
                action = learner.choose(state, rng)
            else:
                action = learner.habits[other or manner[seat_of(f)]].answer(state, f)
            state.play(action, len(state.agenda) - 1)
        points = state.scores()
        worth += [1 / (1 + np.exp((points[two] - points[one]) / CLOSE)) for one, two in pairs]
    return Seen(
        np.array(marks, np.int16).reshape(-1, 2, MOST_MARKS),
        np.array(amounts, np.float32).reshape(-1, 2, len(AMOUNTS)),
        np.array(worth, np.float32),
    )


def drawn(rng: Rng, n: int) -> int:
    """One of the first so many numbers."""
    return int(rng.next32()) % n


def gathered(part: Round, share: float, rows: dict[str, list[float]] | None, cores: int) -> Seen:
    """What is seen in all games of a round, however many cores play them."""
    portions = [
        Portion(Lot(lot.seats, min(PORTION, games - n), lot.seed + n), part.noted, part.odd, rows)
        for lot in part.lots
        for games in [max(1, round(lot.games * share))]
        for n in range(0, games, PORTION)
    ]
    with ProcessPoolExecutor(cores, get_context("spawn")) as pool:
        found = pool.map(played, portions)
        seen = list(track(found, "games", len(portions)))
    return joined(seen)


def joined(seen: list[Seen]) -> Seen:
    """All of it."""
    return Seen(*(np.concatenate(parts) for parts in zip(*seen)))


def foretold(params: Params, marks: Any, amounts: Any) -> Any:
    """What the seats have to set against each other; Outlook.worth says the same."""
    known = params["marks"].at[MARKS].set(0.0)
    layer = known[marks].sum(-2) + amounts @ params["amounts"] + params["bias"]
    return jnp.maximum(layer, 0.0) @ params["out"]


def learned(seen: Seen, epochs: int = EPOCHS) -> tuple[dict[str, list[float]], float]:
    """The table of a net that has learned from this, and its error in positions put aside."""
    scale = 1.0 / np.maximum(seen.amounts.std((0, 1)), 1e-3)
    points, amounts = 0.1 * seen.amounts[..., 0], seen.amounts * scale
    aside = min(20_000, len(seen.worth) // 10)
    known = len(seen.worth) - aside
    keys = jax.random.split(jax.random.PRNGKey(0), 3)
    params: Params = {
        "marks": jax.random.normal(keys[0], (int(MARKS) + 1, WIDTH)) * 0.1,
        "amounts": jax.random.normal(keys[1], (len(AMOUNTS), WIDTH)) * 0.1,
        "bias": jnp.zeros(WIDTH),
        "out": jax.random.normal(keys[2], (WIDTH,)) / np.sqrt(WIDTH),
    }

    def error(params: Params, some: Any) -> Any:
        marks, amounts, points, worth = some
        each = foretold(params, marks, amounts) + points
        lead = each[:, 0] - each[:, 1]
        return (jnp.logaddexp(0.0, lead) - worth * lead).mean()

    batch = min(BATCH, known)
    steps = optax.cosine_decay_schedule(RATE, epochs * (known // batch))
    adam = optax.adamw(steps, weight_decay=DECAY)

    @jax.jit
    def step(params: Params, moments: Any, some: Any) -> tuple[Params, Any]:
        change, moments = adam.update(jax.grad(error)(params, some), moments, params)
        return optax.apply_updates(params, change), moments

    all_of_it = (seen.marks.astype(np.int32), amounts, points, seen.worth)
    order, moments = np.random.default_rng(0), adam.init(params)
    for _ in range(epochs):
        shuffled = order.permutation(known)
        for n in range(0, known - batch + 1, batch):
            some = tuple(part[shuffled[n : n + batch]] for part in all_of_it)
            params, moments = step(params, moments, some)
    left = float(error(params, tuple(part[known:] for part in all_of_it)))
    weights = [
        *np.asarray(params["marks"])[: int(MARKS)],
        *(np.asarray(params["amounts"]) * scale[:, None]),
        np.asarray(params["bias"]),
        np.asarray(params["out"]),
    ]
    return dict(zip(ROWS, [[float(x) for x in row] for row in weights], strict=True)), left


def written(rows: dict[str, list[float]]) -> str:
    """The table as text."""
    return "".join(f"{name},{','.join(f'{x:.4g}' for x in row)}\n" for name, row in rows.items())


def main() -> None:
    """Play and learn, round by round; write the table."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--share", type=float, default=1.0, help="of the games of every round")
    parser.add_argument("--processes", type=int, default=cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="where the table is written; else in its place")
    chosen = parser.parse_args()
    if not 0.0 < chosen.share <= 1.0:
        parser.error("--share is a number above 0, 1 at most")
    if chosen.processes < 1:
        parser.error("--processes is 1 at least")
    if chosen.share < 1.0 and not chosen.out:
        parser.error("few games make a poor table: say with --out where it goes")
    seen: list[Seen] = []
    rows: dict[str, list[float]] | None = None
    for number, part in enumerate(ROUNDS, 1):
        seen.append(gathered(part, chosen.share, rows, chosen.processes))
        rows, left = learned(joined(seen[::-1]))
        positions = sum(len(some.worth) for some in seen)
        print(f"round {number}: {positions:,} pairs of seats, error {left:.4f}")
        rows = read_table(written(rows))
    assert rows is not None, "there are rounds"
    (chosen.out or TABLE).write_text(written(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
