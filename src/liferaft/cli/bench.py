"""``liferaft bench``: how fast the rules are, beside a peer measured in the same run."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

import liferaft
from liferaft.cli import _measure as measure
from liferaft.core.errors import LiferaftError

BAR = {"ratio": 3.0, "clone": 0.5, "determinize": 1.5}  # compiled, on a quiet core
BARS = {"isle_of_cats": {"ratio": 0.5, "clone": 1.5}}  # a wider game: hundreds of placements a step


@click.command
@click.argument("games", nargs=-1)
@click.option("--seconds", default=0.3, type=click.FloatRange(0.01), help="Length of one run.")
@click.option("--runs", default=6, type=click.IntRange(1), help="Runs of each; the best counts.")
@click.option("--peer/--no-peer", default=True, help="Measure OpenSpiel's hanabi in the same run.")
@click.option("--uncompiled", metavar="SRC", help="Also measure the source tree, uncompiled.")
@click.option("--check", is_flag=True, help="Exit with 1 if a figure misses its bar.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def command(
    games: tuple[str, ...],
    seconds: float,
    runs: int,
    peer: bool,
    uncompiled: str | None,
    check: bool,
    as_json: bool,
) -> None:
    """Measure GAMES (all if none is named): random play, clone, determinization."""
    names = games or tuple(liferaft.games())
    boxes = [liferaft.game(name) for name in names]
    if uncompiled and not (Path(uncompiled) / "liferaft").is_dir():
        raise LiferaftError(f"there is no source tree of Liferaft in {uncompiled}")
    play, copy = (measure.peer_play(), measure.peer_clone()) if peer else (None, None)
    if peer and play is None:
        raise LiferaftError(
            "the peer is not installed: pip install 'liferaft[bench]', or --no-peer"
        )
    figures: dict[str, Any] = {"compiled": liferaft.COMPILED, "games": {}}
    figures["peer"] = {"decisions": 0.0, "clone": float("inf")}
    for box in boxes:
        row = {"decisions": 0.0, "loop": 0.0, "clone": float("inf"), "determinize": float("inf")}
        for _ in range(runs):
            row["decisions"] = max(row["decisions"], measure.random_play(box, seconds))
            if play and copy:
                figures["peer"]["decisions"] = max(figures["peer"]["decisions"], play(seconds))
                figures["peer"]["clone"] = min(figures["peer"]["clone"], copy(seconds / 4))
            row["loop"] = max(row["loop"], measure.random_loop(box, seconds))
            row["clone"] = min(row["clone"], measure.clone(box, seconds / 4))
            row["determinize"] = min(row["determinize"], measure.determinize(box, seconds / 4))
        figures["games"][box.name] = row
    if play:
        for row in figures["games"].values():
            row["ratio"] = row["decisions"] / figures["peer"]["decisions"]
    else:
        del figures["peer"]
    if uncompiled:
        figures["uncompiled"] = _uncompiled(uncompiled, names, seconds)
    if as_json:
        click.echo(json.dumps(figures))
    else:
        _show(figures)
    if check and _missed(figures):
        click.echo(f"missed: {', '.join(_missed(figures))}", err=True)
        sys.exit(1)


def _uncompiled(source: str, names: tuple[str, ...], seconds: float) -> dict[str, Any]:
    """The same figures from the source tree, in a process of its own."""
    arguments = [sys.executable, "-P", "-m", "liferaft", "bench", *names]
    arguments += ["--json", "--no-peer", "--runs", "3", "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(Path(source).resolve())}
    output = subprocess.run(arguments, env=environment, check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(output.stdout)
    assert not found["compiled"], "the source tree must run uncompiled"
    return found


def _missed(figures: dict[str, Any]) -> list[str]:
    """The figures that miss their bars."""
    out = []
    for name, row in figures["games"].items():
        for key, bar in BARS.get(name, BAR).items():
            value = row.get(key)
            if value is not None and (value < bar if key == "ratio" else value > bar):
                out.append(f"{name} {key} {value:.2f} (bar {bar})")
    return out


def _show(figures: dict[str, Any]) -> None:
    """One row a game with its bars below, then the source tree, then the peer."""
    table = Table(title="compiled" if figures["compiled"] else "uncompiled", title_justify="left")
    table.add_column("", no_wrap=True)
    for column in ("decisions/s", "× hanabi", "in a loop/s", "clone µs", "determinize µs"):
        table.add_column(column, justify="right")
    for name, row in figures["games"].items():
        table.add_row(name, *_cells(row))
        bar = BARS.get(name, BAR)
        bars = [f"≤ {bar[key]}" if key in bar else "" for key in ("clone", "determinize")]
        table.add_row("  bar, compiled", "", f"≥ {bar['ratio']}", "", *bars, style="dim")
    table.add_section()
    for name, row in figures.get("uncompiled", {"games": {}})["games"].items():
        table.add_row(f"{name}, uncompiled", *_cells(row))
    if "peer" in figures:
        peer = figures["peer"]
        table.add_section()
        cells = f"{peer['decisions']:,.0f}", "1.0", "–", f"{peer['clone']:.2f}", "–"
        table.add_row("OpenSpiel hanabi, C++", *cells)
    console = Console()
    console.width = max(100, console.width)
    console.print(table)


def _cells(row: dict[str, float]) -> list[str]:
    ratio = f"{row['ratio']:.1f}" if "ratio" in row else "–"
    times = [f"{row['clone']:.2f}", f"{row['determinize']:.2f}"]
    return [f"{row['decisions']:,.0f}", ratio, f"{row['loop']:,.0f}", *times]
