"""``liferaft play``: a table in the terminal."""

import os
import sys

import click

from liferaft import record
from liferaft.cli._commands import Session
from liferaft.cli._language import translate_to, usual_language
from liferaft.cli._plain import plain
from liferaft.cli._saves import new_path, unfinished
from liferaft.cli._table import Table
from liferaft.core.errors import LiferaftError
from liferaft.core.game import Game
from liferaft.core.language import LANGUAGES
from liferaft.core.record import Record
from liferaft.games import game as find_game

USUAL_GAME = "forbidden_island"
USUAL_BOT = "random"


@click.command()
@click.argument("game", default=USUAL_GAME)
@click.option("--seats", type=int, help="How many sit at the table; two if left out.")
@click.option(
    "--bots", multiple=True, help="Seats played by bots, counted from 1: 2,3 or 2:random."
)
@click.option("--seed", type=int, help="A number for the shuffle, to play the same game again.")
@click.option(
    "--option", "pairs", multiple=True, metavar="NAME=VALUE", help="An option of the game."
)
@click.option("--options", is_flag=True, help="List the options of the game and leave.")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the table.")
@click.option("--load", "path", metavar="FILE", help="Go on with the game in this file.")
@click.option("--new", is_flag=True, help="Do not ask about a game that was left unfinished.")
@click.option("--plain", "lines", is_flag=True, help="Line by line, for pipes and screen readers.")
def command(
    game: str,
    seats: int | None,
    bots: tuple[str, ...],
    seed: int | None,
    pairs: tuple[str, ...],
    options: bool,
    lang: str | None,
    path: str | None,
    new: bool,
    lines: bool,
) -> None:
    """Play GAME at this terminal, alone, with friends or with bots.

    Left out, GAME is forbidden_island. Every decision is saved; a game that was left is offered
    again when you come back.
    """
    rules = find_game(game)
    spoken = lang or usual_language()
    if options:
        list_options(rules, spoken)
        return
    table = None
    if path:
        table = loaded(path, lang or "")
    elif not (new or seats or bots or seed is not None or pairs):
        table = left_before(rules, spoken, lang or "")
    if table is None:
        played = Record(rules, seats, seed, **settings(pairs))
        saved = new_path(game, played.commitment)
        table = Table(played, bot_seats(bots), spoken, saved)
    table.keep()
    sit_down(Session(table), lines or not whole_screen())


def sit_down(session: Session, lines: bool) -> None:
    """Open the table, on the whole screen or line by line."""
    if lines:
        plain(session, sys.stdin.readline, click.echo)
        return
    from liferaft.cli._screen import Screen

    Screen(session).run()
    table = session.table
    for line in [*table.log()[-1:], *table.closing()] if table.over else []:
        click.echo(line)
    if not table.over:
        click.echo(translate_to(table.lang)("The game is kept; you can come back to it."))


def whole_screen() -> bool:
    """Whether there is a terminal that can be drawn on."""
    tty = sys.stdin.isatty() and sys.stdout.isatty()
    return tty and os.environ.get("TERM", "dumb") != "dumb"


def loaded(path: str, lang: str) -> Table:
    """The table of a file; it is saved on as a new game, the file stays as it is."""
    left = record.load(path)
    return Table.resume(left, lang, new_path(left.game.name, left.commitment))


def left_before(game: Game, spoken: str, lang: str) -> Table | None:
    """The game that was left unfinished, if there is one and it is wanted."""
    left = unfinished(game.name)
    if left is None:
        return None
    path, kept = left
    _ = translate_to(spoken)
    click.echo(
        _(
            "There is an unfinished game of {title}: seats {seats}, decisions so far {moves}."
        ).format(title=game.words.title(spoken), seats=kept.seats, moves=len(kept.moves))
    )
    click.echo(_("Go on with it? (y/n)") + " ", nl=False)
    answer = sys.stdin.readline()
    if not answer:
        sys.exit(0)
    if answer.strip().casefold()[:1] in ("n",):
        return None
    return Table.resume(kept, lang, path)


def settings(pairs: tuple[str, ...]) -> dict[str, str]:
    """Options as they are typed: name=value."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise LiferaftError(f"an option is typed as NAME=VALUE, not {pair!r}")
        chosen[name.strip()] = value.strip()
    return chosen


def bot_seats(words: tuple[str, ...]) -> dict[int, str]:
    """Seats and their bots as they are typed, counted from 1: "2,3" or "2:random"."""
    seats: dict[int, str] = {}
    for word in ",".join(words).split(",") if words else []:
        seat, _, name = word.strip().partition(":")
        if not seat.isdecimal():
            raise LiferaftError(
                f"bots are typed as SEAT or SEAT:NAME, such as 2:random, not {word!r}"
            )
        seats[int(seat) - 1] = name or USUAL_BOT
    return seats


def list_options(game: Game, lang: str) -> None:
    """Every option with its choices, the usual one first."""
    term = game.words.term
    for option in game.options:
        click.echo(f"{option.name}: {term(option.help, lang)}")
        others = [choice for choice in option.choices if choice != option.default]
        for choice in [option.default, *others]:
            word = str(choice).lower()
            name = term(word, lang)
            click.echo(f"    {word}" + (f"  ({name})" if name != word else ""))
