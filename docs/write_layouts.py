"""Write the tables of rl.md anew from the layouts in code: between its two marks each."""

import re
import sys
from pathlib import Path

import liferaft
from liferaft.rl.layout import layout

PAGE = Path(__file__).parent / "rl.md"
SEATS = 2  # the tables are for so many


def renewed(page: str) -> str:
    """The page with its tables as they are now."""
    for name in liferaft.games():
        game = liferaft.game(name)
        rows = layout(game, SEATS)
        sizes = [layout(game, n).size for n in range(game.seats[0], game.seats[1] + 1)]
        listed = ", ".join(f"{size:,}" for size in sizes)
        seats = f"{game.seats[0]} to {game.seats[1]}"
        head = f"Numbers in a tensor with {seats} seats: {listed}. Actions: {game.actions.size:,}."
        body = "\n".join([head, "", *rows.table()]) + "\n"
        mark = re.compile(f"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        assert mark.search(page), f"docs/rl.md has no place for {name}"
        page = mark.sub(lambda found, body=body: found[1] + body + found[2], page)
    return page


def main() -> None:
    """Write the page; with --check only say whether it is out of date."""
    old = PAGE.read_text(encoding="utf-8")
    new = renewed(old)
    if new != old and "--check" in sys.argv:
        sys.exit("out of date: rl.md; run: make docs")
    if new != old:
        PAGE.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
