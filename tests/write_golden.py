"""Write the golden playthroughs and the signatures anew; review the diff before you commit it."""

from pathlib import Path

import liferaft
from liferaft.core.game import Game
from liferaft.testing.golden import playthrough
from liferaft.testing.strategies import every_value
from liferaft.testing.walk import Setup

FOLDER = Path(__file__).parent / "golden"
SIGNATURES = FOLDER / "signatures.txt"


def chosen(game: Game) -> dict[str, Setup]:
    """By file name: the plain game for every number of seats, and one with other options."""
    fewest, most = game.seats
    plain = {f"{n}_seats": Setup(game, n, n) for n in range(fewest, most + 1)}
    return {**plain, "other_options": every_value(game)[1]}


def signatures() -> str:
    """A line for every game: its name and its signature."""
    return "".join(f"{name} {liferaft.game(name).signature()}\n" for name in liferaft.games())


def playthroughs(name: str) -> dict[Path, str]:
    """By path: the playthroughs of a game."""
    setups = chosen(liferaft.game(name))
    return {FOLDER / name / f"{file}.txt": playthrough(setup) for file, setup in setups.items()}


def write() -> None:
    """Write all files, and remove those that are none of them."""
    wanted = {SIGNATURES: signatures()}
    for name in liferaft.games():
        wanted.update(playthroughs(name))
    for old in FOLDER.rglob("*.txt"):
        if old not in wanted:
            old.unlink()
    for path, text in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
