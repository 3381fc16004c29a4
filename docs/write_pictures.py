"""Write the pictures of the README: a position of a seeded game for every game."""

import sys
from pathlib import Path

from liferaft.cli.show import played
from liferaft.games import game, games
from liferaft.picture.pictures import has_pictures, pictures

FOLDER = Path(__file__).parent / "pictures"

# By game: seats, seed, decisions. Positions in which there is something to see.
POSITIONS = {
    "forbidden_island": (3, 4726, 43),
}
USUAL = (None, 1, 40)


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(exist_ok=True)
    for name in games():
        if has_pictures(game(name).package):
            seats, seed, at = POSITIONS.get(name, USUAL)
            state = played(name, seats, seed, (), at)
            path = FOLDER / f"{name}.svg"
            path.write_text(pictures(state.game.package).svg(state.view(0)), encoding="utf-8")
            sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
