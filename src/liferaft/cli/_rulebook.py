"""Rule books taken apart: single rules and whole sections by their numbers."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import NamedTuple

from liferaft.core.errors import LiferaftError
from liferaft.core.game import Game


class Rule(NamedTuple):
    """A numbered rule, or the heading of a section with all its rules."""

    number: str
    section: str  # the heading it stands under
    text: str  # Markdown, the number included


def rules(game: Game, lang: str) -> list[Rule]:
    """All numbered rules of a game, in order."""
    return [rule for rule in _parts(game, lang) if "." in rule.number]


def rule(game: Game, number: str, lang: str) -> Rule:
    """The rule or the section of that number; "6.1" and "fi-6.1" are understood too."""
    wanted = number.strip().upper()
    if wanted[:1].isdigit():
        wanted = f"{game.prefix}-{wanted}"
    parts = {part.number: part for part in _parts(game, lang)}
    if wanted in parts:
        return parts[wanted]
    near = get_close_matches(wanted, list(parts), 1)
    hint = (
        f"; did you mean {near[0]}?" if near else f"; rules are numbered like {next(iter(parts))}"
    )
    raise LiferaftError(f"{game.name} has no rule {number!r}{hint}")


def _parts(game: Game, lang: str) -> Iterator[Rule]:
    """Sections and rules in the order of the book."""
    book = game.rulebook(lang)
    for section in re.split(r"^(?=## )", book, flags=re.MULTILINE):
        title, _, body = section.partition("\n")
        if not (numbered := re.match(rf"## ({game.prefix}-\d+) ", title)):
            continue
        heading = title.removeprefix("## ")
        yield Rule(numbered[1], heading, section.strip())
        for text in re.split(rf"^(?=\*\*{game.prefix}-)", body, flags=re.MULTILINE):
            if own := re.match(r"\*\*(\S+?)\*\*", text):
                yield Rule(own[1], heading, text.strip())
