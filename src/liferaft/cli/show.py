"""``liferaft show``: a picture of a position, as SVG."""

from pathlib import Path

import click

from liferaft import record
from liferaft.cli._language import usual_language
from liferaft.cli.play import settings
from liferaft.core.errors import LiferaftError
from liferaft.core.game import SPECTATOR, State
from liferaft.core.language import LANGUAGES
from liferaft.core.rng import seeded
from liferaft.games import game as find_game
from liferaft.games import games
from liferaft.picture.pictures import has_pictures, pictures
from liferaft.picture.theme import Theme


@click.command()
@click.argument("what", metavar="RECORD|GAME")
@click.option(
    "--at", type=click.IntRange(0), help="After so many decisions; at the end if left out."
)
@click.option("--seat", type=int, help="Whose view; that of the seat that is asked if left out.")
@click.option("--spectator", is_flag=True, help="What those see who only watch.")
@click.option("--seats", type=int, help="Of a GAME: how many sit at the table.")
@click.option("--seed", default=0, show_default=True, help="Of a GAME: the shuffle.")
@click.option(
    "--option", "pairs", multiple=True, metavar="NAME=VALUE", help="Of a GAME: one of its options."
)
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the picture.")
@click.option("--theme", type=click.Choice(["auto", "light", "dark"]), default="auto")
@click.option("--narrow", is_flag=True, help="For a phone: one part below the other.")
@click.option("-o", "--output", metavar="FILE", help="Where to write; to the terminal if left out.")
def command(
    what: str,
    at: int | None,
    seat: int | None,
    spectator: bool,
    seats: int | None,
    seed: int,
    pairs: tuple[str, ...],
    lang: str | None,
    theme: Theme,
    narrow: bool,
    output: str | None,
) -> None:
    """Draw a position of a recorded game, or of a GAME played at random from a seed."""
    state = played(what, seats, seed, pairs, at) if what in games() else replayed(what, at)
    if not has_pictures(state.game.package):
        raise LiferaftError(f"{state.game.name} has no pictures")
    drawn = pictures(state.game.package).svg(
        state.view(SPECTATOR if spectator else onlooker(state, seat)),
        lang or usual_language(),
        theme,
        narrow,
    )
    if output is None:
        click.echo(drawn, nl=False)
        return
    try:
        Path(output).write_text(drawn, encoding="utf-8")
    except OSError as mistake:
        raise LiferaftError(f"cannot write {output}: {mistake.strerror}") from None


def replayed(path: str, at: int | None) -> State:
    """The state of a record after so many decisions."""
    kept = record.load(path)
    last = len(kept.moves)
    if at is not None and at > last:
        raise LiferaftError(f"{path} has {last} decisions, there is no picture after {at}")
    for number, state in enumerate(kept.replay()):
        if number == (last if at is None else at):
            return state
    raise AssertionError("a record has a state after each of its decisions")


def played(
    name: str, seats: int | None, seed: int, pairs: tuple[str, ...], at: int | None
) -> State:
    """A game after so many random decisions, or at its end."""
    state = find_game(name).new(seats, seed, **settings(pairs))
    rng = seeded(seed)
    number = 0
    while not state.over and (at is None or number < at):
        asked = state.asked()
        seat = asked[rng.below(len(asked))]
        legal = state.legal_actions(seat)
        state.apply(legal[rng.below(len(legal))], seat)
        number += 1
    return state


def onlooker(state: State, seat: int | None) -> int:
    """The seat that was wanted; left out, the first one asked."""
    if seat is None:
        asked = state.asked()
        return asked[0] if asked else 0
    if not 0 <= seat < state.seats:
        raise LiferaftError(f"there is no seat {seat}; they are 0 to {state.seats - 1}")
    return seat
