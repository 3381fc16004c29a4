"""Two answers for one question, late and double messages, wrong seats: exactly one wins."""

import threading
from collections.abc import Callable

import pytest
from live import Device, Line, Told
from world import devices, new_table, play, play_some, settle, some_decision

import liferaft
from liferaft.core.rng import seeded
from liferaft.server.refusals import Refusal
from liferaft.server.table import Row, Table

New = Callable[..., Device]


def test_of_two_answers_at_the_same_moment_one_wins(device: New) -> None:
    ann = device()
    table = ann.open("habitats", "Ann", "bot random", seed="6")
    with ann.line(table) as one, ann.line(table) as two:
        for _ in range(12):
            seq = latest(one, two)
            legal = [choice["id"] for choice in one.table["asked"][0]["legal"]]
            barrier = threading.Barrier(2)
            refusals: list[Told] = []
            threads = [
                threading.Thread(target=answer, args=(line, seq, action, barrier, refusals))
                for line, action in ((one, legal[0]), (two, legal[-1]))
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert [(m["code"], m["seq"]) for m in refusals] == [("late", seq)]
            one.until(lambda t, seq=seq: t["seq"] > seq)  # type: ignore[misc]


def latest(one: Line, two: Line) -> int:
    """Wait until both lines are asked the same; the seq of it."""
    while True:
        one.until(lambda t: t.get("asked") and t["seq"] >= two.table["seq"])
        two.until(lambda t: t.get("asked") and t["seq"] >= one.table["seq"])
        if one.table["seq"] == two.table["seq"]:
            return int(one.table["seq"])


def answer(
    line: Line, seq: int, action: int, barrier: threading.Barrier, refusals: list[Told]
) -> None:
    """Answer when the other does, and note a refusal."""
    barrier.wait()
    line.say("play", seq=seq, action=action, seat=0)
    line.say("chat", text="x" * 501)  # refused after whatever became of the answer
    while (refused := line.hear("refused"))["code"] != "bad_chat":
        refusals.append(refused)


def test_double_and_late_messages_are_refused(device: New) -> None:
    ann = device()
    table = ann.open("habitats", "Ann", "bot random", seed="6")
    with ann.line(table) as line:
        line.until(lambda t: t.get("asked"))
        seq = line.table["seq"]
        action = line.table["asked"][0]["legal"][0]["id"]
        for _ in range(3):
            line.say("play", seq=seq, action=action, seat=0)
        codes = [line.hear("refused")["code"] for _ in range(2)]
        assert codes == ["late", "late"]
        line.until(lambda t: t.get("asked") and t["seq"] > seq)
        for wrong in (seq, -1, line.table["seq"] + 1, 2**63):
            refused = line.refused("play", seq=wrong, action=action, seat=0)
            assert refused["code"] in ("late", "bad_message")


def test_wrong_seats_are_refused(device: New) -> None:
    ann, ben = device(), device("de")
    table = ann.open("habitats", "Ann", "open", seed="6")
    assert ann.post(f"/api/tables/{table['id']}/seats/7", {"kind": "bot"}, 404)["code"]
    with ann.line(table) as one:
        assert one.refused("play", seq=0, action=0, seat=0)["code"] == "not_playing"
        ben.sit(table, "Ben")
        with ben.line(table) as two:
            one.until(lambda t: t["phase"] == "playing")
            idle = two if one.asked() else one
            mine = idle.table["yours"][0]
            seq = idle.table["seq"]
            assert idle.refused("play", seq=seq, action=0, seat=mine)["code"] == "not_asked"
            for seat in (1 - mine, -1, 5, 10**6):
                refused = idle.refused("play", seq=seq, action=0, seat=seat)
                assert refused["code"] == "not_yours"
            refused = two.refused("undo", seq=0, seat=1)
            assert refused["code"] in ("nothing_to_undo", "late")
            text = two.refused("hand", seat=0, up=True)["text"]
            assert text == "Das ist nicht dein Platz."


@pytest.mark.parametrize("name", liferaft.games())
def test_an_answer_is_taken_once_whatever_is_tried(name: str) -> None:
    """At every moment all that was ever offered is tried: only the present question counts."""
    game, rng = liferaft.game(name), seeded(1)
    table = new_table(game, max(2, game.seats[0]), 2)
    offered: list[tuple[int, int, int]] = []
    for _ in range(60):
        if table.phase == "over":
            break
        offered = offered[-20:]
        for seat, seq, action in offered:
            with pytest.raises(Refusal) as refused:
                table.play(seat, seq, action, 0.0)
            assert refused.value.code in ("late", "not_asked")
        seat, action = some_decision(table.state, rng)
        offered.append((seat, table.seq, action))
        before = len(table.moves)
        play(table, seat, action)
        assert len(table.moves) > before


def test_those_who_answer_together_do_not_make_each_other_late() -> None:
    game = liferaft.game("isle_of_cats")
    table = new_table(game, 4, 3)
    rng = seeded(1)
    while len(table.state.asked()) < 4:
        play(table, *some_decision(table.state, rng))
    seq = table.seq
    for seat in (2, 0, 3, 1):
        legal = table.state.legal_actions(seat)
        play(table, seat, legal[0], seq)
    with pytest.raises(Refusal, match="late"):
        table.play(2, seq, legal[0], 0.0)


def test_undo_forgets_lines_and_moves_alike() -> None:
    """A table that is loaded anew after undos shows the same log as the one that lived through."""
    game, rng = liferaft.game("forbidden_island"), seeded(4)
    table = new_table(game, 2, 4)
    rows: list[Row] = []
    for i in range(40):
        if table.phase == "over":
            break
        before = table.rows
        seat, action = some_decision(table.state, rng)
        batch = table.play(seat, table.seq, action, 0.0)
        settle(table, batch)
        rows += batch.rows
        assert table.rows == before + len(batch.rows)
        if i % 3 == 2 and table.undo_of(seat):
            undo = table.undo(seat, table.seq, devices(2)[seat], 0.0)
            for other in range(2):
                undo = undo or table.consent(other, table.seq, True, 0.0)
            assert undo
            table.accept(undo)
            rows += undo.rows
        log = table.log(-1, "en").lines
        again = new_table_from(table, rows)
        assert again.log(-1, "en").lines == log
        assert again.state.text() == table.state.text()
        assert (again.seq, again.rows, again.undos) == (table.seq, table.rows, table.undos)
    assert table.undos > 3


def new_table_from(table: Table, rows: list[Row]) -> Table:
    """The table as it is loaded from its rows."""
    again = Table("table", table.game, table.record.seed, table.record.options, table.places)
    again.begun = True
    again.restore(rows)
    return again


def test_records_hold_only_what_stands() -> None:
    game, rng = liferaft.game("rescue"), seeded(4)
    table = new_table(game, 2, 4)
    play_some(table, rng, 30)
    record = table.kept()
    assert len(record.moves) == len(table.moves)
    assert record.end().text() == table.state.text()
