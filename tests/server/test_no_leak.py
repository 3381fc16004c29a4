"""Whatever is sent stays the same, byte for byte, when all the reader may not see is dealt anew."""

import copy
from collections.abc import Iterator

import pytest
from world import devices, new_table, play, sent, settle, some_decision

import liferaft
from liferaft.core.game import SPECTATOR, Game, State
from liferaft.core.rng import Rng, seeded
from liferaft.server import why
from liferaft.server.log import Log
from liferaft.server.messages import Reader, looks
from liferaft.server.protocol import WhyNot
from liferaft.server.refusals import Refusal
from liferaft.server.sight import pictures_of
from liferaft.server.table import Table

GAMES = liferaft.games()
MOST = 120  # decisions of a game


def other_world(table: Table, eyes: int, rng: Rng) -> Table:
    """The same table, if all that these eyes may not see had been dealt otherwise."""
    twin = copy.copy(table)
    twin.state = table.state.determinize(eyes, rng)
    twin.since = {s: table.since.get(s, table.seq) for s in twin.state.asked()}
    twin.sights = {}
    return twin


def readers(table: Table) -> Iterator[Reader]:
    """Every seat's device, a spectator, and people who share a device, in both languages."""
    for i, device in enumerate([*devices(len(table.places)), "somebody else"]):
        yield Reader(device, "de" if i % 2 else "en")


def eyes_of(table: Table, reader: Reader) -> int:
    """The eyes a device looks through."""
    looking, curtain = looks(table, reader, table.seats_of(reader.device))
    return SPECTATOR if curtain else looking


def walk(game: Game, seats: int, seed: int, every: int, **options: object) -> Iterator[Table]:
    """A random game, looked at now and then."""
    table = new_table(game, seats, seed, **options)
    rng = seeded(seed)
    for decision in range(MOST):
        if decision % every == 0 or table.phase == "over":
            yield table
        if table.phase == "over":
            return
        play(table, *some_decision(table.state, rng))


@pytest.mark.parametrize("name", GAMES)
def test_table_messages_do_not_change(name: str) -> None:
    rng, looked, dealt = seeded(1), 0, 0
    game = liferaft.game(name)
    for table in walk(game, game.seats[1], 3, 4):
        for reader in readers(table):
            twin = other_world(table, eyes_of(table, reader), rng)
            message = sent(table, copy.copy(reader))
            assert sent(twin, copy.copy(reader)) == message
            looked += 1
            dealt += twin.state.text() != table.state.text()
    assert looked > 20
    assert dealt > looked / 2


@pytest.mark.parametrize("name", GAMES)
def test_messages_to_a_shared_device_do_not_change(name: str) -> None:
    rng, curtains = seeded(1), 0
    game = liferaft.game(name)
    seats = max(2, game.seats[0])
    for table in walk(game, seats, 5, 5):
        for place in table.places:
            place.holder = "one device"
        for facing in range(SPECTATOR, seats):
            reader = Reader("one device", "de", facing)
            eyes = eyes_of(table, reader)
            curtains += eyes == SPECTATOR and table.phase == "playing"
            message = sent(table, copy.copy(reader))
            assert sent(other_world(table, eyes, rng), copy.copy(reader)) == message
        for place, device in zip(table.places, devices(seats)):
            place.holder = device
    assert curtains > 0 or name in ("forbidden_island", "habitats")  # there all is open


def said(table: Table, seat: int, seq: int, action: int, lang: str) -> tuple[str, str, str]:
    """The refusal of an action as its device reads it."""
    try:
        table.play(seat, seq, action, 0.0)
    except Refusal as refusal:
        if refusal.code == "illegal":
            return "illegal", *why.illegal(table.state, seat, action, lang)
        return refusal.code, refusal.rule, refusal.text(lang)
    return "", "", ""


@pytest.mark.parametrize("name", GAMES)
def test_refusals_and_reasons_do_not_change(name: str) -> None:
    rng, refused = seeded(2), 0
    game = liferaft.game(name)
    for table in walk(game, max(2, game.seats[0]), 8, 9):
        if table.phase == "over":
            return
        for seat in range(len(table.places)):
            twin = other_world(table, seat, rng)
            handles = pointed_at(table.state, seat)
            for _ in range(30):
                action = rng.below(len(game.actions) + 2) - 1
                seq = table.seq - rng.below(2)
                told = said(table, seat, seq, action, "de")
                refused += told[0] != ""
                assert said(twin, seat, seq, action, "de") == told
                handle = handles[rng.below(len(handles))] if handles else ""
                ask = WhyNot(table.seq, seat, handle, action)
                assert why.reason(twin.state, ask, "en") == why.reason(table.state, ask, "en")
    assert refused > 100


def pointed_at(state: State, seat: int) -> list[str]:
    """The things that actions can be clicked on."""
    drawn, view = pictures_of(state.game), state.view(seat)
    if drawn is None:
        return []
    return sorted({h for a in range(len(state.game.actions)) for h in drawn.handles(a, view)})


@pytest.mark.parametrize("name", GAMES)
def test_log_is_made_from_what_the_reader_heard_and_nothing_else(name: str) -> None:
    rng, lines = seeded(3), 0
    game = liferaft.game(name)
    table = new_table(game, game.seats[1], 4)
    for _ in range(MOST):
        if table.phase == "over":
            break
        seat, action = some_decision(table.state, rng)
        batch = table.play(seat, table.seq, action, 0.0)
        for state in batch.states:
            for eyes in range(SPECTATOR, int(state.seats)):
                twin = state.determinize(eyes, rng)
                twin.told = state.news(eyes)
                names = table.names("de")
                true, other = Log(game, eyes, "de", names), Log(game, eyes, "de", names)
                true.hear(1, 1, state)
                other.hear(1, 1, twin)
                assert true.lines == other.lines
                lines += len(true.lines)
        settle(table, batch)
    assert lines > 30


@pytest.mark.parametrize("name", GAMES)
def test_coming_back_gives_the_same_bytes_as_having_stayed(name: str) -> None:
    game = liferaft.game(name)
    rng = seeded(6)
    table = new_table(game, max(2, game.seats[0]), 6)
    stayed = [Reader(device, "de") for device in devices(len(table.places))]
    for decision in range(60):
        if table.phase == "over":
            break
        for reader in stayed:
            sent(table, reader)
        gone = [copy.copy(reader) for reader in stayed]
        play(table, *some_decision(table.state, rng))
        if decision % 7 == 0:
            table.logs = {}  # the server was restarted
        assert [sent(table, r) for r in gone] == [sent(table, copy.copy(r)) for r in stayed]
        fresh = [sent(table, Reader(r.device, "de", has="0.de.0.0.99999.0")) for r in stayed]
        assert [b'"fresh":false' in message for message in fresh] == [False] * len(stayed)


def test_nobody_can_tell_from_numbers_or_lines_who_was_asked_in_a_window() -> None:
    """IOC-10.4: after the same decision, worlds in which others hold other cards look the same."""
    game = liferaft.game("isle_of_cats")
    rng, same, otherwise = seeded(9), 0, 0
    for seed in range(3):
        table = new_table(game, 3, seed)
        for _ in range(250):
            if table.phase == "over":
                break
            seat, action = some_decision(table.state, rng)
            twin = other_world(table, seat, rng)
            twin.moves, twin.undone = list(table.moves), []
            reader = Reader(devices(3)[seat], "en")
            sent(table, reader)
            before = len(table.moves)
            twin.logs = {(seat, "en"): copied(table.log(seat, "en"))}
            play(table, seat, action)
            settle(twin, twin.play(seat, twin.seq, action, 0.0))
            if table.state.view(seat) == twin.state.view(seat):
                same += 1
                otherwise += len(table.moves) != len(twin.moves)
                assert sent(twin, copy.copy(reader)) == sent(table, copy.copy(reader))
            assert len(table.moves) > before
    assert same > 200
    assert otherwise > 5


def copied(log: Log) -> Log:
    """A log that goes on by itself."""
    twin = Log(log.game, log.eyes, log.lang, log.names)
    twin.lines, twin._after = list(log.lines), list(log._after)
    return twin
