"""``liferaft perft``: count the sequences of actions from a position."""

import json
import time
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

import liferaft
from liferaft.core.errors import BadPosition
from liferaft.core.game import Game, State
from liferaft.testing import perft


@click.command
@click.argument("name", metavar="GAME")
@click.option("--seats", type=int, help="Number of seats of a new game.")
@click.option("--seed", default=0, show_default=True, type=int, help="Seed of a new game.")
@click.option(
    "--depth", default=2, show_default=True, type=click.IntRange(1), help="Actions in a row."
)
@click.option("--divide", is_flag=True, help="Count by first action.")
@click.option("--position", metavar="FILE", help="Start from a position in a text file.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    name: str,
    seats: int | None,
    seed: int,
    depth: int,
    divide: bool,
    position: str | None,
    as_json: bool,
) -> None:
    """Count the sequences of actions of GAME; chance goes as the seed or the position has it."""
    game = liferaft.game(name)
    state = game.new(seats, seed) if position is None else _read(game, position)
    began = time.perf_counter()
    by_action = perft.divide(state, depth) if divide else {}
    total = sum(by_action.values()) if divide else perft.perft(state, depth)
    seconds = time.perf_counter() - began
    if as_json:
        figures: dict[str, object] = {"game": game.name, "depth": depth, "sequences": total}
        if divide:
            figures["divide"] = by_action
        click.echo(json.dumps({**figures, "seconds": round(seconds, 3)}))
        return
    if divide:
        table = Table(show_header=False)
        table.add_column(justify="left")
        table.add_column(justify="right")
        for action, sequences in by_action.items():
            table.add_row(action, f"{sequences:,}")
        Console().print(table)
    click.echo(f"{game.name}, depth {depth}: {total:,} sequences in {seconds:.2f} s")


def _read(game: Game, path: str) -> State:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as mistake:
        why = mistake.strerror if isinstance(mistake, OSError) else "it is not text"
        raise BadPosition(f"cannot read the position {path}: {why}") from None
    return game.position(text)
