"""``liferaft box``: what is in a game's box, and how it plays in many games of bots."""

import json
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import liferaft
from liferaft.bots import bot, bots
from liferaft.cli.play import settings
from liferaft.core.errors import BadOption, LiferaftError
from liferaft.core.game import SPECTATOR, Game, News, State
from liferaft.core.options import settled
from liferaft.core.rng import Rng, seeded

PATIENCE = 2.0  # seconds without a progress bar
SIMPLE = "simple"  # the player that a game's report.py brings with it
COPIES = ("copies", "count")  # fields that say how many there are of a row
MOST_VALUES = 20  # of a field whose values are counted
LONGEST_VALUE = 24

Choose = Callable[[State, int, Rng], int]
Row = dict[str, Any]


class Report(Protocol):
    """What a game's report.py gathers."""

    def hear(self, state: State, news: list[News]) -> None:
        """What happened in a decision."""

    def end(self, state: State) -> None:
        """How a game ended."""

    def sheets(self) -> list[tuple[str, list[Row]]]:
        """The figures: titles and rows of the same columns."""


@click.command
@click.argument("name", metavar="GAME")
@click.option("--report", is_flag=True, help="Let bots play, and tell how the box works.")
@click.option(
    "--games", default=100, show_default=True, type=click.IntRange(1), help="Games of the report."
)
@click.option("--seats", type=int, help="How many play; two if left out.")
@click.option("--bot", "player", metavar="NAME", help="Who plays; a game may have a simple player.")
@click.option(
    "--seed", default=0, show_default=True, type=click.IntRange(0), help="Seed of the first game."
)
@click.option(
    "--option", "pairs", multiple=True, metavar="NAME=VALUE", help="An option of the game."
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    name: str,
    report: bool,
    games: int,
    seats: int | None,
    player: str | None,
    seed: int,
    pairs: tuple[str, ...],
    as_json: bool,
) -> None:
    """Count what is in the box of GAME, kind by kind, as its data files say.

    With --report, bots play seeded games: the same seed, the same report.
    """
    game = liferaft.game(name)
    told: dict[str, Any] = {"game": name, "parts": contents(game)}
    if report:
        series = Series(game, seats, seed, games, settings(pairs), player)
        told["report"] = series.report()
    if as_json:
        click.echo(json.dumps(told, ensure_ascii=False))
    else:
        _show(told)


# What is in the box


def contents(game: Game) -> list[dict[str, Any]]:
    """Every kind of row in the data files of a game, with the values of its fields counted."""
    parts = []
    for path in sorted(game.folder.glob("*.toml")):
        with open(path, "rb") as file:
            data = tomllib.load(file)
        for part, rows in _groups(data):
            told = any(_copies(row) for row in rows)  # else one of each, or no pieces at all
            copies = [_copies(row) if told else 1 for row in rows]
            kinds = {"file": path.name, "part": part, "kinds": len(rows)}
            pieces = sum(copies) if told else None
            parts.append({**kinds, "pieces": pieces, "counts": _counts(rows, copies)})
    if not parts:
        raise LiferaftError(f"the box of {game.name} has no data files")
    return parts


def _groups(data: dict[str, Any]) -> Iterator[tuple[str, list[Row]]]:
    """The lists of rows in a file: written as lists, or by name."""
    for part, value in data.items():
        if isinstance(value, dict):
            value = list(value.values())
        if isinstance(value, list) and value and all(isinstance(row, dict) for row in value):
            yield part, value


def _copies(row: Row) -> int:
    """How many pieces a row stands for; 0 if it does not say."""
    if "first" in row and "last" in row:
        return int(row["last"]) - int(row["first"]) + 1
    return next((int(row[field]) for field in COPIES if field in row), 0)


def _counts(rows: list[Row], copies: list[int]) -> dict[str, dict[str, int]]:
    """By field: how many pieces have each value, where rows share values."""
    found: dict[str, Counter[Any]] = {}
    shared: dict[str, Counter[Any]] = {}
    for row, n in zip(rows, copies):
        for field, value in _values(row, ""):
            found.setdefault(field, Counter())[value] += n
            shared.setdefault(field, Counter())[value] += 1
    return {
        field: {_named(value): n for value, n in _in_order(counter)}
        for field, counter in found.items()
        if field not in (*COPIES, "first", "last") and _worth_telling(shared[field])
    }


def _values(value: object, field: str) -> Iterator[tuple[str, Any]]:
    """The plain values within a row, those of lists one by one."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _values(inner, f"{field}.{key}" if field else str(key))
    elif isinstance(value, list):
        for inner in value:
            yield from _values(inner, field)
    else:
        yield field, value


def _worth_telling(counter: Counter[Any]) -> bool:
    """Whether a field sorts rows into a few kinds, instead of naming or describing them."""
    few = len(counter) <= MOST_VALUES and 2 * len(counter) <= counter.total()
    return few and all(len(str(value)) <= LONGEST_VALUE for value in counter)


def _named(value: object) -> str:
    """A value as it is told."""
    return str(value).lower() if isinstance(value, bool) else str(value) or "none"


def _in_order(counter: Counter[Any]) -> list[tuple[Any, int]]:
    """Numbers ascending, other values as they come."""
    pairs = list(counter.items())
    numbers = all(isinstance(value, int) for value in counter)
    return sorted(pairs) if numbers else pairs


# How it plays


class Series:
    """The games of a report: who plays what, from which seeds."""

    def __init__(
        self,
        game: Game,
        seats: int | None,
        seed: int,
        games: int,
        options: dict[str, str],
        player: str | None,
    ) -> None:
        self.game = game
        self.seats = game.seats_checked(seats)
        self.seeds = range(seed, seed + games)
        game.seed_checked(self.seeds[-1])
        self.values = settled(game.options, options, self.seats)
        module = f"{game.package}.report"
        self.module = import_module(module) if find_spec(module) else None
        self.player = player or (SIMPLE if self.module else "random")
        self.choose = self._chooser()

    def _chooser(self) -> Choose:
        """How the player chooses; bots never see the true state."""
        if self.player != SIMPLE:
            found = bot(self.player)
            return lambda state, seat, rng: found.choose(state.determinize(seat, rng), seat, rng)
        if self.module is None:
            raise BadOption(
                f"{self.game.name} has no simple player; there are: {', '.join(bots())}"
            )
        simple = self.module.choose
        return lambda state, seat, rng: int(simple(state.determinize(seat, rng), seat))

    def report(self) -> dict[str, Any]:
        """Play, and gather the figures."""
        own: Report | None = self.module.Report() if self.module else None
        seats = [{"seat": seat, "points": 0.0, "won": 0.0} for seat in range(self.seats)]
        decisions = 0
        for seed in _with_progress(self.seeds):
            state = self.game.begin(self.seats, seed, self.values, True)
            decisions += self._play(state, seeded(seed), own)
            for row, points, won in zip(seats, state.scores(), _won(state)):
                row["points"] += points / len(self.seeds)
                row["won"] += won / len(self.seeds)
        sheets = [
            ("seats", [{key: round(n, 3) for key, n in row.items()} for row in seats]),
            *(own.sheets() if own else []),
        ]
        return {
            "bot": self.player,
            "seats": self.seats,
            "seed": self.seeds[0],
            "games": len(self.seeds),
            "options": dict(self.values),
            "signature": self.game.signature(),
            "decisions": round(decisions / len(self.seeds), 1),
            "sheets": [{"title": title, "rows": rows} for title, rows in sheets],
        }

    def _play(self, state: State, rng: Rng, own: Report | None) -> int:
        """One game; how many decisions it took."""
        decisions = 0
        while True:
            if own:
                own.hear(state, state.news(SPECTATOR))
            if state.over:
                break
            seat = state.asked()[0]
            state.apply(self.choose(state, seat, rng), seat)
            decisions += 1
        if own:
            own.end(state)
        return decisions


def _won(state: State) -> list[float]:
    """The share of every seat in a victory; of a team, how well it did."""
    if state.game.cooperative or state.seats == 1:
        return state.outcome()
    ranks = state.ranking()
    return [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]


def _with_progress(seeds: range) -> Iterator[int]:
    """The seeds, with a progress bar on a terminal if they take long."""
    console = Console(stderr=True)
    progress = Progress(console=console, transient=True)
    task = progress.add_task("games", total=len(seeds))
    began = time.monotonic()
    try:
        for seed in seeds:
            if console.is_terminal and time.monotonic() - began > PATIENCE:
                progress.start()
            yield seed
            progress.advance(task)
    finally:
        if progress.live.is_started:
            progress.stop()


# For people


def _show(told: dict[str, Any]) -> None:
    console = Console()
    title = f"the box of {told['game']}"
    table = Table(title=title, title_justify="left")
    for column in ("file", "part"):
        table.add_column(column, no_wrap=True)
    for column in ("kinds", "pieces"):
        table.add_column(column, justify="right")
    for part in told["parts"]:
        pieces = str(part["pieces"]) if part["pieces"] else ""
        table.add_row(part["file"], part["part"], str(part["kinds"]), pieces)
    console.print(table)
    for part in told["parts"]:
        if part["counts"]:
            fields = Table(title=f"{part['file']}: {part['part']}", title_justify="left")
            fields.add_column("field", no_wrap=True)
            fields.add_column("pieces with each value")
            for field, counts in part["counts"].items():
                fields.add_row(field, ", ".join(f"{value}: {n}" for value, n in counts.items()))
            console.print(fields)
    if "report" in told:
        _show_report(told["report"], console)


def _show_report(report: dict[str, Any], console: Console) -> None:
    last = report["seed"] + report["games"] - 1
    console.print(
        f"{report['games']} games of {report['seats']} seats, bot {report['bot']}, "
        f"seeds {report['seed']} to {last}, signature {report['signature']}; "
        f"{report['decisions']} decisions a game",
        highlight=False,
    )
    for sheet in report["sheets"]:
        table = Table(title=sheet["title"], title_justify="left")
        for column, value in sheet["rows"][0].items():
            table.add_column(column, justify="left" if isinstance(value, str) else "right")
        for row in sheet["rows"]:
            table.add_row(*[str(value) for value in row.values()])
        console.print(table)
