"""Rule coverage: every number of the rule book is cited in the rules and in a test."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from liferaft.core.game import Game


@dataclass(frozen=True)
class Coverage:
    """Rule numbers that stand where they should not, or do not stand where they should."""

    uncited: list[str]  # in the rule book, but not in the game's code
    untested: list[str]  # in the rule book, but in no test
    unknown: list[str]  # in code or tests, but not in the rule book
    untranslated: list[str]  # not the same, or not in the same order, in every language

    @property
    def complete(self) -> bool:
        """Whether nothing is missing and nothing unknown."""
        return not (self.uncited or self.untested or self.unknown or self.untranslated)

    def __str__(self) -> str:
        parts = {
            "not cited in code": self.uncited,
            "not tested": self.untested,
            "not in the rule book": self.unknown,
            "not the same in all languages": self.untranslated,
        }
        said = [f"{what}: {', '.join(numbers)}" for what, numbers in parts.items() if numbers]
        return "\n".join(said) or "every rule is cited and tested"


def rule_numbers(text: str, prefix: str) -> list[str]:
    """The numbers of a rule book's paragraphs, such as **FI-5.1**, in order."""
    return re.findall(rf"\*\*({prefix}-\d+\.\d+)\*\*", text)


@lru_cache(maxsize=None)
def known_numbers(game: Game) -> frozenset[str]:
    """All numbers that may be cited: paragraphs such as FI-5.1 and headings such as FI-5."""
    text = game.rulebook("en")
    headings = re.findall(rf"^#+ ({game.prefix}-\d+)\b", text, re.MULTILINE)
    return frozenset([*rule_numbers(text, game.prefix), *headings])


def cited_numbers(paths: Iterable[Path], prefix: str) -> set[str]:
    """The numbers that files cite as FI-5.1 or in the name of a test, test_fi_5_1_…"""
    cited: set[str] = set()
    for path in paths:
        text = path.read_text(encoding="utf-8")
        cited.update(re.findall(rf"\b{prefix}-\d+(?:\.\d+)?(?!\d)", text))
        names = re.findall(r"\bdef (test_\w+)", text)
        for first, second in re.findall(rf"_{prefix.lower()}_(\d+)_(\d+)(?!\d)", " ".join(names)):
            cited.add(f"{prefix}-{first}.{second}")
    return cited


def rule_coverage(
    game: Game,
    tests: Sequence[Path],
    folder: Path | None = None,
    languages: Sequence[str] = ("de",),
) -> Coverage:
    """What is missing in the code of a game (its *folder*) and in the folders of its *tests*."""
    rules = rule_numbers(game.rulebook("en"), game.prefix)
    in_code = cited_numbers((folder or game.folder).glob("*.py"), game.prefix)
    in_tests = cited_numbers((path for t in tests for path in t.rglob("*.py")), game.prefix)
    return Coverage(
        uncited=[number for number in rules if number not in in_code],
        untested=[number for number in rules if number not in in_tests],
        unknown=sorted((in_code | in_tests) - known_numbers(game)),
        untranslated=[
            f"{number} ({language})"
            for language in languages
            for number in _out_of_step(rules, rule_numbers(game.rulebook(language), game.prefix))
        ],
    )


def _out_of_step(rules: list[str], others: list[str]) -> list[str]:
    """The first number in which two rule books part; empty if they never do."""
    for i in range(max(len(rules), len(others))):
        if rules[i : i + 1] != others[i : i + 1]:
            return [*rules[i : i + 1], *others[i : i + 1]][:1]
    return []
