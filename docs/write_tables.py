"""Write the tables of the game pages anew from the tables in code: between its two marks each."""

import re
import sys
from pathlib import Path

import liferaft
from liferaft.core.actions import ASKS, TOGETHER, WINDOW
from liferaft.core.bits import members

PAGES = Path(__file__).parent / "games"
KINDS = {ASKS: "asks one seat", WINDOW: "window", TOGETHER: "asks several seats at once"}


def actions(game: liferaft.Game) -> list[str]:
    """Every verb with its ids, the steps that ask for it and what it points at."""
    lines = ["| ids | verb | choices | asked at | points at |", "| --- | --- | --- | --- | --- |"]
    for verb in game.actions.verbs:
        last = verb.first + len(verb.choices) - 1
        ids = f"{verb.first}–{last}" if last > verb.first else f"{verb.first}"
        steps = ", ".join(game.steps.names[s] for s in members(game.actions.steps[verb.first]))
        shown = [f"`{choice}`" for choice in verb.choices if choice]
        if len(shown) > 4:
            shown = [shown[0], shown[1], "…", shown[-1]]
        lines.append(f"| {ids} | `{verb.word}` | {', '.join(shown)} | {steps} | {verb.on} |")
    return lines


def options(game: liferaft.Game) -> list[str]:
    """Every option with its choices; the default first."""
    lines = ["| option | default | other choices | what it does |", "| --- | --- | --- | --- |"]
    for option in game.options:
        others = [f"`{str(c).lower()}`" for c in option.choices if c != option.default]
        default = f"`{str(option.default).lower()}`"
        lines.append(f"| `{option.name}` | {default} | {', '.join(others)} | {option.help} |")
    return lines


def steps(game: liferaft.Game) -> list[str]:
    """The steps that ask somebody."""
    lines = ["| step | kind |", "| --- | --- |"]
    for name, kind in zip(game.steps.names, game.steps.kinds):
        if kind in KINDS:
            lines.append(f"| `{name}` | {KINDS[kind]} |")
    return lines


def view(game: liferaft.Game) -> list[str]:
    """The fields of a view, with an example from the first position of seed 7."""
    state = game.new(game.seats[0], 7)
    lines = ["| field | example |", "| --- | --- |"]
    for field, value in state.view(0).items():
        text = repr(value)
        lines.append(f"| `{field}` | `{text if len(text) <= 60 else text[:57] + '…'}` |")
    return lines


def renewed(name: str, page: str) -> str:
    """A page with its tables as they are now."""
    game = liferaft.game(name)
    for table in (actions, options, steps, view):
        mark = re.compile(f"(<!-- {table.__name__} -->\n).*?(<!-- end -->)", re.DOTALL)
        assert mark.search(page), f"docs/games/{name}.md has no place for {table.__name__}"
        body = "\n".join(table(game)) + "\n"
        page = mark.sub(lambda found, body=body: found[1] + body + found[2], page)
    return page


def main() -> None:
    """Write all pages; with --check only say which are out of date."""
    stale = []
    for name in liferaft.games():
        path = PAGES / f"{name}.md"
        old = path.read_text(encoding="utf-8")
        new = renewed(name, old)
        if new != old:
            stale.append(path.name)
            if "--check" not in sys.argv:
                path.write_text(new, encoding="utf-8")
    if stale and "--check" in sys.argv:
        sys.exit(f"out of date: {', '.join(stale)}; run: make docs")


if __name__ == "__main__":
    main()
