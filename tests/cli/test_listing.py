"""The numbered list of actions: nothing in it is wider than the terminal."""

import liferaft
from liferaft.cli._listing import MOST, listing
from liferaft.cli._table import Table
from liferaft.core.record import Record


def test_what_is_too_long_for_a_line_is_broken_between_words() -> None:
    table = Table(Record(liferaft.game("isle_of_cats"), 2, 7), {}, "de")
    table.open_curtain()
    assert len(table.legal()) == 7
    whole = " ".join("".join(text for text, _ in line) for line in listing(table, 1000)).split()
    for width in (40, 58, 78):
        lines = ["".join(text for text, _ in line) for line in listing(table, width)]
        assert max(len(line.rstrip()) for line in lines) <= width
        assert " ".join(lines).split() == whole


def test_a_very_long_list_is_cut_but_its_numbers_still_count() -> None:
    table = Table(Record(liferaft.game("isle_of_cats"), 1, 7), {}, "de")
    while table.state.view(0)["step"] != "place":
        table.play(table.legal()[-1] if table.state.view(0)["step"] == "rescue" else "1")
    legal = table.legal()
    assert len(legal) > MOST
    text = " ".join("".join(text for text, _ in line) for line in listing(table, 100))
    assert f" {MOST} " in text
    assert f" {MOST + 1} " not in text
    assert text.endswith(f"… bis {len(legal)}; sag es in Worten")
    assert table.meant(str(len(legal))) == legal[-1]
