"""Learn a game by playing it, with a masked policy gradient on many games at once.

python examples/train.py habitats            one seat against random players
python examples/train.py forbidden_island    one agent plays the whole team

Needs the extras ``rl`` and ``train``. Now and then the net plays fresh games without learning.
"""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click
import jax
import numpy as np
from numpy.typing import NDArray

from curve import Curve, drawn
from liferaft.arena.figures import SURE, wilson
from ppo import Learner, Params, Settings, choose
from tasks import End, Games, Task, bots_play

FRESH = 1 << 40  # seeds of games that nobody has learned from

TASKS = {
    "rescue": (Task("rescue", unseen=("options",)), Settings(updates=120)),
    "forbidden_island": (
        Task(
            "forbidden_island",
            options={"special_windows": "reduced"},
            unseen=("options", "tile_at"),
            shaped={"found": 1.0, "sunk": -0.03},
            cards=0.3,
        ),
        Settings(updates=400, games=256, decisions=32, hidden=(256,), curiosity=0.005),
    ),
}

Policy = Callable[[Any, NDArray[np.int8]], NDArray[np.int64]]


class Point(NamedTuple):
    """How well it is played after so many decisions: means and 95 % intervals."""

    decisions: int
    seconds: float
    outcome: tuple[float, float, float]  # the mean, and between which bounds it lies
    treasures: tuple[float, float, float] | None = None  # of a team on the island
    turns: tuple[float, float, float] | None = None


def with_net(params: Params, seed: int) -> Policy:
    """Choose as a net likes."""
    keys = iter_keys(seed)
    return lambda seen, masks: np.asarray(choose(params, next(keys), seen, masks)[0])


def iter_keys(seed: int) -> Iterator[jax.Array]:
    """One key after the other."""
    key = jax.random.key(seed)
    while True:
        key, use = jax.random.split(key)
        yield use


def at_random(seed: int) -> Policy:
    """Choose any legal action."""
    luck = np.random.default_rng(seed)
    return lambda seen, masks: np.argmax(masks * luck.random(masks.shape), axis=1)


def played(task: Task, policy: Policy, count: int, seed: int) -> list[End]:
    """The ends of so many fresh games; a game that ends early is not played again."""
    games = Games(task, count)
    games.begin(seed)
    ends: dict[int, End] = {}
    while len(ends) < count:
        games.answer(policy(*games.look()))
        for number, end in games.ends:
            ends.setdefault(number, end)
    return list(ends.values())


def measured(task: Task, ends: list[End], decisions: int = 0, seconds: float = 0.0) -> Point:
    """What the ends of games say."""
    won, n = sum(end.outcome for end in ends), len(ends)
    outcome = (won / n, *wilson(won, n))
    if not task.team:
        return Point(decisions, seconds, outcome)
    rows = task.rules().layout
    found, turns = rows.place("found"), rows.place("turns")
    treasures = mean([float((end.last[found.start : found.stop] > 0).sum()) for end in ends])
    return Point(
        decisions, seconds, outcome, treasures, mean([256 * end.last[turns[0]] for end in ends])
    )


def mean(numbers: list[float]) -> tuple[float, float, float]:
    """The mean, and its 95 % interval."""
    middle, half = np.mean(numbers), SURE * np.std(numbers) / np.sqrt(len(numbers))
    return float(middle), float(middle - half), float(middle + half)


def learn(
    task: Task, settings: Settings, every: int, count: int, tell: Callable[[Point], None]
) -> tuple[Learner, list[Point]]:
    """Learn; after every so many updates, so many fresh games say how well."""
    learner = Learner(Games(task, settings.games), settings)
    began, points = time.monotonic(), []

    def look(update: int) -> None:
        policy = with_net(learner.params, settings.seed + 1)
        ends = played(task, policy, count, FRESH + update * len(learner.games.parts))
        points.append(measured(task, ends, learner.decisions, time.monotonic() - began))
        tell(points[-1])

    look(0)
    for update in learner.run():
        if update % every == 0 or update == settings.updates:
            look(update)
    return learner, points


def said(name: str, point: Point) -> str:
    """A line about how well it is played."""
    parts = [f"{name:<10} won {share(point.outcome)}"]
    if point.treasures and point.turns:
        parts.append(f"treasures {bounds(point.treasures)}, turns {bounds(point.turns)}")
    if point.decisions:
        parts.append(f"after {point.decisions:,} decisions, {point.seconds:.0f} s")
    return ", ".join(parts)


def share(x: tuple[float, float, float]) -> str:
    """A share as percents with its interval."""
    return f"{100 * x[0]:.1f} % [{100 * x[1]:.1f}, {100 * x[2]:.1f}]"


def bounds(x: tuple[float, float, float]) -> str:
    """A number with its interval."""
    return f"{x[0]:.2f} [{x[1]:.2f}, {x[2]:.2f}]"


@click.command()
@click.argument("game", type=click.Choice(sorted(TASKS)))
@click.option("--seed", default=0, show_default=True, help="Of the net and of the games.")
@click.option("--updates", type=int, help="How often to learn.  [default: some minutes]")
@click.option("--looks", default=20, show_default=True, help="How often to look how well.")
@click.option("--games", default=400, show_default=True, help="Fresh games at each look.")
@click.option("--final", default=2000, show_default=True, help="Fresh games at the end.")
@click.option("--curve", type=click.Path(path_type=Path), help="Write the curve as SVG.")
@click.option("--json", "data", type=click.Path(path_type=Path), help="Write the figures.")
def main(
    game: str, seed: int, updates: int | None, looks: int, games: int, final: int,
    curve: Path | None, data: Path | None,
) -> None:  # fmt: skip
    """Learn a game, and say how well beside random and greedy players."""
    task, settings = TASKS[game]
    settings = settings._replace(seed=seed, updates=updates or settings.updates)
    used, every = time.process_time(), max(1, settings.updates // looks)
    learner, points = learn(task, settings, every, games, lambda p: click.echo(said("learner", p)))
    used = time.process_time() - used
    click.echo(f"{points[-1].seconds:.0f} s, {used:.0f} s of processor time")
    last = FRESH * 2
    ends = {
        "learner": played(task, with_net(learner.params, seed), final, last),
        "random": played(task, at_random(seed), final, last),
        "greedy": bots_play(task, "greedy", final // 5, last),
    }
    marks = {name: measured(task, found) for name, found in ends.items()}
    for name, point in marks.items():
        click.echo(said(name, point))
    if data:
        data.write_text(json.dumps({"points": points, "marks": marks}), encoding="utf-8")
    if curve:
        curve.write_text(drawn(curves(task, points, marks)), encoding="utf-8")


def curves(task: Task, points: list[Point], marks: dict[str, Point]) -> list[Curve]:
    """What the picture shows: games won; of a team treasures found, and turns survived."""
    whose = "as a team" if task.team else "against random"
    title = f"{task.game.replace('_', ' ').title()}, {task.seats} seats, {whose}"
    shown = [("treasures", 4.0), ("turns", 24.0)] if task.team else [("outcome", 1.0)]
    names = {"outcome": "games won", "treasures": "treasures found", "turns": "turns survived"}
    at = [point.decisions / 1e6 for point in points]
    others = {name: point for name, point in marks.items() if name != "learner"}
    return [
        Curve(
            title,
            names[field],
            at,
            [getattr(point, field) for point in points],
            {name: getattr(point, field)[0] for name, point in others.items()},
            most,
            field == "outcome",
        )
        for field, most in shown
    ]


if __name__ == "__main__":
    main()
