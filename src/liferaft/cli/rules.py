"""``liferaft rules``: the rule book, or a part of it."""

import json
import sys

import click
from rich.console import Console
from rich.markdown import Markdown

from liferaft.cli._language import usual_language
from liferaft.cli._rulebook import rule, rules
from liferaft.core.language import LANGUAGES
from liferaft.games import game as find_game


@click.command()
@click.argument("game")
@click.argument("number", default="")
@click.option("--lang", type=click.Choice(LANGUAGES), help="Language of the rule book.")
@click.option("--json", "as_json", is_flag=True, help="For programs: number, section and text.")
def command(game: str, number: str, lang: str | None, as_json: bool) -> None:
    """Print the rule book of GAME, or one rule or section of it: FI-6.1, FI-6."""
    found = find_game(game)
    spoken = lang or usual_language()
    if as_json:
        wanted = [rule(found, number, spoken)] if number else rules(found, spoken)
        told = {"game": game, "lang": spoken, "rules": [part._asdict() for part in wanted]}
        click.echo(json.dumps(told, ensure_ascii=False, indent=1))
        return
    text = rule(found, number, spoken).text if number else found.rulebook(spoken)
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        click.echo(text.rstrip())
