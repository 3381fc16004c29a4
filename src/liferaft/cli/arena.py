"""``liferaft arena``: a tournament between bots."""

import json
from collections.abc import Iterator
from pathlib import Path

import click
from rich import box
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import liferaft
from liferaft.arena.cluster import cluster
from liferaft.arena.crews import Crew, alone
from liferaft.arena.crews import processes as several
from liferaft.arena.errors import BadArena
from liferaft.arena.figures import Figures, by_round, figures, plain, sprt
from liferaft.arena.match import Played
from liferaft.arena.schedule import Plan, planned
from liferaft.arena.tournament import run
from liferaft.cli.play import settings
from liferaft.core.options import settled

WIDEST = 1000  # characters of a table


@click.command
@click.argument("name", metavar="GAME")
@click.argument("bots", metavar="BOT...", nargs=-1, required=True)
@click.option(
    "--games",
    default=20,
    show_default=True,
    type=click.IntRange(1),
    help="How many; rounded up so that every bot sits on every seat with the same deals.",
)
@click.option("--seats", type=int, help="Number of seats; the fewest for a contest if left out.")
@click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="First deal.")
@click.option("--option", "pairs", multiple=True, metavar="NAME=VALUE", help="Of the game.")
@click.option("--processes", type=click.IntRange(1), help="Games at a time; 1 if left out.")
@click.option(
    "--ray",
    "address",
    metavar="ADDRESS",
    help="Play on a Ray cluster: its address, auto for the one that runs, local to start one here.",
)
@click.option(
    "--sprt",
    "test",
    nargs=2,
    type=click.FloatRange(0, 1),
    metavar="P0 P1",
    help="Stop as soon as the first bot's outcome is known to be P0 or P1.",
)
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    help="Keep every game in this folder; go on there if the tournament was begun before.",
)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    name: str,
    bots: tuple[str, ...],
    games: int,
    seats: int | None,
    seed: int,
    pairs: tuple[str, ...],
    processes: int | None,
    address: str | None,
    test: tuple[float, float] | None,
    records: Path | None,
    as_json: bool,
) -> None:
    """Let bots play GAME against each other; in a cooperative game each plays with itself.

    \b
    liferaft arena habitats greedy random --games 100
    liferaft arena forbidden_island hard --seats 3 --option difficulty=novice
    liferaft arena rescue hard greedy --games 1000 --ray auto --records results
    """
    game = liferaft.game(name)
    fewest = game.seats_checked(max(2, game.seats[0]) if seats is None else seats)
    options = settled(game.options, settings(pairs))
    plan = planned(Plan(name, list(bots), fewest, games, seed, options))

    def enough(done: list[Played]) -> bool:
        return test is not None and sprt(by_round(plan, done, 0), *test).says != "open"

    played: list[Played] = []
    try:
        for finished in _with_progress(run(plan, crew(processes, address), records, enough), plan):
            played.append(finished)
    except KeyboardInterrupt:
        if not played:
            raise
        kept = "the same command goes on" if records else "nothing was kept: see --records"
        click.echo(f"Stopped after {len(played)} of {plan.games} games; {kept}.", err=True)
    found = figures(plan, played, test)
    if as_json:
        click.echo(json.dumps(plain(found)))
    else:
        say(found)


def crew(processes: int | None, address: str | None) -> Crew:
    """Who plays the games."""
    if address is not None:
        if processes is not None:
            raise BadArena("a cluster has its own processes: give --processes or --ray, not both")
        return cluster(address)
    return several(processes) if processes and processes > 1 else alone


def _with_progress(games: Iterator[Played], plan: Plan) -> Iterator[Played]:
    """The games, with a progress bar on a terminal."""
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("games", total=plan.games)
        for played in games:
            yield played
            bar.advance(task)


def say(found: Figures) -> None:
    """The figures as a table for people."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1))
    for head in ("bot", "games", "outcome", "95 %", "rating", "points by seat", "ms"):
        table.add_column(head, justify="left" if head == "bot" else "right", no_wrap=True)
    for bot in sorted(found.bots, key=lambda bot: -bot.outcome):
        low, high = bot.interval
        width = (bot.rating_interval[1] - bot.rating_interval[0]) / 2
        table.add_row(
            bot.bot,
            str(bot.games),
            f"{100 * bot.outcome:.1f} %",
            f"{100 * low:.1f} – {100 * high:.1f}",
            f"{bot.rating:.1f} ± {width:.1f}",
            " ".join(f"{points:.1f}" for points in bot.scores),
            f"{bot.ms_per_decision:.1f}",
        )
    console = Console()
    whole = console.measure(table, options=console.options.update(max_width=WIDEST)).maximum
    Console(width=max(console.width, whole)).print(table)  # no figure is cut off
    plan = found.plan
    click.echo(
        f"{plan.game}, {plan.seats} seats, {found.games} games from seed {plan.seed}, "
        f"{found.decisions:.0f} decisions a game; ms: a decision"
    )
    if found.sprt:
        low, high = found.sprt.bounds
        click.echo(
            f"{plan.bots[0]} is {found.sprt.says}: between {found.sprt.least} and "
            f"{found.sprt.most}, log ratio {found.sprt.ratio:.2f} of {low:.2f} to {high:.2f}"
        )
