"""The table line by line: for pipes, for screen readers, for terminals that can do no more."""

import shutil
from collections.abc import Callable

from liferaft.cli._commands import Session
from liferaft.cli._language import translate_to
from liferaft.cli._listing import listing
from liferaft.cli._table import BOT
from liferaft.core.game import SPECTATOR, Line

Read = Callable[[], str]  # the next line with its end; empty when there are no more
Write = Callable[[str], None]


def plain(session: Session, read: Read, write: Write) -> None:
    """Print what happens and what is asked, read an answer, and so on until the end."""
    size = shutil.get_terminal_size((100, 24))
    width = max(60, size.columns)
    told = 0
    shown: tuple[object, int, str, int] | None = None  # table, seat, language, moves of bots then
    for line in session.table.opening():
        write(line)
    write(translate_to(session.table.lang)("For help type: help"))
    while True:
        table = session.table
        if shown and shown[0] is not table:
            told = 0
        if table.curtain:
            if shown and shown[1] != SPECTATOR:
                write("\n" * size.lines)  # what the last person saw scrolls away
            shown = (table, SPECTATOR, table.lang, 0)
        else:
            log = table.log()
            told = min(told, len(log))
            for line in ["", *log[told:]] if told < len(log) else []:
                write(line)
            told = len(log)
            now = (table, table.seat, table.lang, table.how.count(BOT))
            if shown != now or table.over:
                _board(session, write, width)
                shown = now
        if table.over:
            for line in [table.prompt(), *table.closing()]:
                write(line)
            return
        write("")
        write(table.prompt())
        for pieces in listing(table, width):
            write(_text(pieces))
        if not (answer := read()):
            table.keep()
            write(translate_to(table.lang)("The game is kept; you can come back to it."))
            return
        reply = session.execute(answer)
        if reply.text:
            write(reply.text.replace("**", ""))  # rules are Markdown
        if reply.show:
            _board(session, write, width)
        if reply.leave:
            write(translate_to(table.lang)("The game is kept; you can come back to it."))
            return


def _board(session: Session, write: Write, width: int) -> None:
    table = session.table
    view = table.view()
    write("")
    for line in table.words.board(view, table.lang, width):
        write(_text(line))
    for line in table.words.aside(view, table.lang, width):
        write(_text(line))


def _text(line: Line) -> str:
    return "".join(text for text, style in line).rstrip()
