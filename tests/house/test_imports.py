"""Who may import whom. Any other arrow is a mistake, however handy it looks."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = "liferaft"
SOURCE = Path(__file__).parents[2] / "src" / PACKAGE
ARROWS = {
    "core": set(),
    "picture": set(),
    "games": {"core", "picture"},
    "testing": {"core"},
    "bots": {"core", "games"},
    "arena": {"core", "games", "bots"},
    "coach": {"core", "games", "bots"},
    "rl": {"core", "games", "bots"},  # bots: opponents by name
    "server": {"core", "games", "bots", "coach", "picture", "top"},  # top: its version
    "notebook": {
        "core",
        "games",
        "picture",
        "rl",
        "server",
    },  # opponents; what a seat sees, and why
    "top": {"core", "games", "cli"},  # the package itself, its record and __main__
}
ALL = {*ARROWS, "cli"}
ARROWS["cli"] = ALL
RULES = {"rules", "box", "tables", "reach", "legal", "cards", "scoring"}  # of a game: core only


def imported(path: Path, module: list[str]) -> Iterator[str]:
    """The modules of ours that a file imports, at the top or within a function."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            here = module if path.stem == "__init__" else module[:-1]
            start = here[: len(here) - node.level + 1] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            names = [f"{base}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == PACKAGE)


def room(parts: list[str]) -> str:
    """The room of a module: core, games, cli, …, or top."""
    return parts[1] if len(parts) > 1 and parts[1] in ALL else "top"


def mistakes(source: Path) -> list[str]:
    """Every arrow that must not be."""
    found = []
    for path in sorted(source.rglob("*.py")):
        inside = list(path.relative_to(source).with_suffix("").parts)
        module = [PACKAGE, *[part for part in inside if part != "__init__"]]
        for name in imported(path, module):
            target = name.split(".")
            if not allowed(module, path.stem, target):
                found.append(f"{'.'.join(module)} imports {name}")
    return found


def allowed(module: list[str], stem: str, target: list[str]) -> bool:
    """Whether a module may import another."""
    mine, theirs = room(module), room(target)
    if mine != theirs:
        return theirs in ARROWS[mine] and not (
            mine == "games" and stem in RULES and theirs != "core"
        )
    if mine == "games" and len(module) > 2:  # within its own folder only
        return module[2] == target[2] if len(target) > 2 else False
    return True


def test_no_other_arrow() -> None:
    assert mistakes(SOURCE) == []


@pytest.mark.parametrize(
    ("path", "line", "mistake"),
    [
        ("core/bits.py", "from liferaft.games import game", "liferaft.games.game"),
        ("core/bits.py", "import liferaft.testing.laws", "liferaft.testing.laws"),
        ("core/bits.py", "from liferaft import game", "liferaft.game"),
        ("picture/svg.py", "from liferaft.core.game import State", "liferaft.core.game.State"),
        ("testing/laws.py", "from liferaft.games import games", "liferaft.games.games"),
        ("testing/laws.py", "def f():\n    from ..games import game", "liferaft.games.game"),
        ("games/one/rules.py", "from liferaft.picture import scene", "liferaft.picture.scene"),
        ("games/one/rules.py", "from liferaft.games.two.box import X", "liferaft.games.two.box.X"),
        ("games/one/text.py", "from ..two import box", "liferaft.games.two.box"),
        ("games/one/text.py", "from liferaft.games import game", "liferaft.games.game"),
        ("bots/random.py", "from liferaft.cli import main", "liferaft.cli.main"),
        ("record.py", "from liferaft.bots import random", "liferaft.bots.random"),
        ("rl/table.py", "from liferaft.notebook import Board", "liferaft.notebook.Board"),
        ("server/app.py", "from liferaft.notebook import Board", "liferaft.notebook.Board"),
    ],
)
def test_a_planted_arrow_is_found(tmp_path: Path, path: str, line: str, mistake: str) -> None:
    (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / path).write_text(f"{line}\n", encoding="utf-8")
    module = ".".join([PACKAGE, *Path(path).with_suffix("").parts])
    assert mistakes(tmp_path) == [f"{module} imports {mistake}"]


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("games/one/rules.py", "from liferaft.games.one.box import X\nfrom . import tables"),
        ("games/one/rules.py", "from liferaft.core import game as core\nimport math"),
        ("games/one/picture.py", "from liferaft.picture import scene"),
        ("games/__init__.py", "from liferaft.core.game import Game"),
        ("cli/laws.py", "import liferaft\nfrom liferaft.testing.laws import check_game"),
        ("__init__.py", "from liferaft import record\nfrom liferaft.games import game"),
    ],
)
def test_arrows_that_may_be(tmp_path: Path, path: str, line: str) -> None:
    (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
    (tmp_path / path).write_text(f"{line}\n", encoding="utf-8")
    assert mistakes(tmp_path) == []
