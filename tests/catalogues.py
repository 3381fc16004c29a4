"""Message catalogues as tests see them: what is in them, and what the sources say."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

from babel.messages.pofile import read_po

SOURCE = Path(__file__).parents[1] / "src" / "liferaft"


def german(po: Path) -> dict[str, str]:
    """Every message of a catalogue with its German text."""
    with open(po, "rb") as file:
        catalogue = read_po(file)
    assert not catalogue.obsolete
    return {str(message.id): str(message.string) for message in catalogue if message.id}


def spoken(path: Path) -> Iterator[str]:
    """The texts in a source file that are marked for translation."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            f = node.func
            marked = (
                (isinstance(f, ast.Name) and f.id in ("_", "N_"))
                or (isinstance(f, ast.Attribute) and f.attr == "_say")
                or (
                    isinstance(f, ast.Call)
                    and isinstance(f.func, ast.Name)
                    and f.func.id == "translate_to"
                )
            )
            if marked:
                yield str(node.args[0].value)


def refusals(path: Path) -> Iterator[str]:
    """The sentences after a rule number that a source file returns."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Return) or node.value is None:
            continue
        texts = [part.value for part in ast.walk(node.value) if isinstance(part, ast.Constant)]
        for text in texts:
            if found := re.match(r"(?:[A-Z]+-\d+\.\d+)?: (.+)", str(text)):
                yield found[1]


def places(text: str) -> list[str]:
    """The placeholders of a text."""
    return sorted(name for _, name, _, _ in Formatter().parse(text) if name is not None)
