"""The numbered list of what may be done, grouped by verb, as lines with styles."""

import re

from liferaft.cli._language import translate_to
from liferaft.cli._table import Table
from liferaft.core.game import Line

NUMBER = "bold #ffd75f"
HEADING = "bold #9fd0ff"
GAP = "   "
INDENT = "  "
MOST = 120  # actions of one verb that are listed; the others have numbers all the same


def listing(table: Table, width: int) -> list[Line]:
    """The legal actions with their numbers; the actions of a verb stand together."""
    game, words, lang = table.game, table.words, table.lang
    view = table.view()
    groups: dict[str, list[tuple[int, int]]] = {}
    for number, action in enumerate(table.legal(), 1):
        groups.setdefault(game.actions.verb_of(action).word, []).append((number, action))
    single: list[Line] = []
    lines: list[Line] = []
    for verb, group in groups.items():
        if len(game.actions.verb_of(group[0][1]).choices) == 1:
            single.append(_entry(group[0][0], words.label(group[0][1], view, lang)))
            continue
        lines.extend(_flowed(single, width))
        single = []
        head: Line = [(f"{words.heading(verb, lang)}: ", HEADING)]
        entries = [_entry(n, words.choice(action, view, lang)) for n, action in group[:MOST]]
        if len(group) > MOST:
            more = translate_to(lang)("… up to {n}; say it in words").format(n=group[-1][0])
            entries.append([(more, HEADING)])
        lines.extend(_flowed([head, *entries], width))
    return [*lines, *_flowed(single, width)]


def _entry(number: int, text: str) -> Line:
    return [(f"{number} ", NUMBER), (text, "")]


def _flowed(items: list[Line], width: int) -> list[Line]:
    """Items beside each other, as many to a line as fit."""
    lines: list[Line] = []
    used = width
    for item in (part for whole in items for part in _broken(whole, width - len(INDENT))):
        size = sum(len(text) for text, style in item)
        if lines and used + len(GAP) + size <= width:
            gap = "" if lines[-1][-1][1] == HEADING else GAP
            lines[-1].extend([(gap, ""), *item])
            used += len(gap) + size
        else:
            indent = INDENT if lines else ""
            lines.append([(indent, ""), *item] if indent else list(item))
            used = len(indent) + size
    return lines


def _broken(item: Line, width: int) -> list[Line]:
    """An item that is too long for a line as several, broken between words."""
    if sum(len(text) for text, style in item) <= width:
        return [item]
    parts: list[Line] = [[]]
    used = 0
    for text, style in item:
        for word in re.findall(r"\S+\s*", text):
            if parts[-1] and used + len(word.rstrip()) > width:
                parts.append([(INDENT, "")])
                used = len(INDENT)
            parts[-1].append((word, style))
            used += len(word)
    return parts
