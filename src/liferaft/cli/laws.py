"""``liferaft laws``: hold a game to every law over random games."""

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator

import click
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import liferaft
from liferaft.core.errors import BadOption
from liferaft.core.game import Game
from liferaft.testing.laws import check_setup, law_starts_hide_alike, name_of
from liferaft.testing.walk import Broken, Setup, some_setup

PATIENCE = 2.0  # seconds without a progress bar


@click.command
@click.argument("name", metavar="GAME")
@click.option(
    "--games",
    default=50,
    show_default=True,
    type=click.IntRange(1),
    help="Games for each number of seats.",
)
@click.option(
    "--seed", default=0, show_default=True, type=click.IntRange(0), help="Seed of the first game."
)
@click.option("--seats", type=int, help="Only this number of seats.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(name: str, games: int, seed: int, seats: int | None, as_json: bool) -> None:
    """Check every law on random games of GAME, over all its options."""
    game = liferaft.game(name)
    fewest, most = game.seats if seats is None else (game.seats_checked(seats),) * 2
    if seed + games > 2**128:
        raise BadOption(f"a seed is a number from 0 to 2**128 - 1, not {seed + games - 1}")
    counts = range(fewest, most + 1)
    setups = (some_setup(game, n, number) for n in counts for number in range(seed, seed + games))
    checks: Counter[str] = Counter()
    began = time.monotonic()
    try:
        for n in counts:
            checks[name_of(law_starts_hide_alike)] += law_starts_hide_alike(game, n)
        for setup in _with_progress(setups, games * len(counts)):
            checks.update(check_setup(setup))
    except Broken as broken:
        _say_broken(broken, as_json)
        sys.exit(1)
    _say_held(game, games * len(counts), checks, time.monotonic() - began, as_json)


def _with_progress(setups: Iterator[Setup], total: int) -> Iterator[Setup]:
    """The setups, with a progress bar on a terminal if they take long."""
    console = Console(stderr=True)
    progress = Progress(console=console, transient=True)
    task = progress.add_task("games", total=total)
    began = time.monotonic()
    try:
        for setup in setups:
            if console.is_terminal and time.monotonic() - began > PATIENCE:
                progress.start()
            yield setup
            progress.advance(task)
    finally:
        if progress.live.is_started:
            progress.stop()


def _say_broken(broken: Broken, as_json: bool) -> None:
    if as_json:
        parts = {"law": broken.law, "what": broken.what, "setup": broken.setup}
        click.echo(json.dumps({"held": False, **parts, "position": broken.position}))
    else:
        click.echo(str(broken).rstrip("\n"))


def _say_held(game: Game, games: int, checks: Counter[str], seconds: float, as_json: bool) -> None:
    if as_json:
        click.echo(
            json.dumps(
                {
                    "held": True,
                    "game": game.name,
                    "signature": game.signature(),
                    "games": games,
                    "seconds": round(seconds, 3),
                    "laws": dict(checks),
                }
            )
        )
        return
    title = f"{game.name} {game.signature()}: {games} games in {seconds:.1f} s"
    table = Table(title=title, title_justify="left")
    table.add_column("law")
    table.add_column("checks", justify="right")
    for law in sorted(checks):
        table.add_row(law, f"{checks[law]:,}")
    Console().print(table)
