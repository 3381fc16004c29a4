"""Tensors say what views say: no more, no less, and always in the same places."""

import random

import numpy as np
import pytest
from at_random import options_at_random, positions
from decoders import view_of

import liferaft
from liferaft.core.rng import seeded
from liferaft.rl.encoders import ViewEncoder, encoder, mask, tensor
from liferaft.rl.layout import (
    BySeat,
    Choice,
    Counts,
    Digits,
    Flag,
    Kind,
    Layers,
    Layout,
    Number,
    Order,
    Planes,
    Row,
    Seat,
    Seats,
    Set,
    Times,
    layout,
)
from liferaft.rl.table import Rules
from toy import GAME as DRIFTWOOD

GAMES = 10
EVERY = {"comet": 29, "forbidden_island": 11, "habitats": 17, "isle_of_cats": 41, "rescue": 97}


@pytest.mark.parametrize("name", liferaft.games())
def test_a_tensor_is_what_the_layout_reads_from_the_view(name: str) -> None:
    for state in positions(liferaft.game(name), GAMES, EVERY[name]):
        values = state.view(0)["options"]
        rows = layout(state.game, state.seats)
        writer = encoder(state.game, state.seats, values)
        low, high = rows.limits()
        for seat in range(state.seats):
            seen = tensor(writer, state, seat)
            wanted = np.array(rows.numbers(state.view(seat)), np.float32)
            assert seen.tolist() == wanted.tolist(), state
            assert np.all(seen >= low), state
            assert np.all(seen <= high), state


@pytest.mark.parametrize("name", liferaft.games())
def test_the_whole_view_can_be_read_from_a_tensor(name: str) -> None:
    for state in positions(liferaft.game(name), GAMES, EVERY[name]):
        rows = layout(state.game, state.seats)
        writer = encoder(state.game, state.seats, state.view(0)["options"])
        for seat in range(state.seats):
            read = rows.read(tensor(writer, state, seat).tolist())
            assert view_of(state.game, state.seats, read) == state.view(seat), state


@pytest.mark.parametrize("name", liferaft.games())
def test_states_that_look_the_same_have_the_same_tensor_and_mask(name: str) -> None:
    for number, state in enumerate(positions(liferaft.game(name), GAMES, EVERY[name])):
        writer = encoder(state.game, state.seats, state.view(0)["options"])
        for seat in range(state.seats):
            other = state.determinize(seat, seeded(number))
            assert tensor(writer, state, seat).tolist() == tensor(writer, other, seat).tolist()
            assert mask(writer, state, seat).tolist() == mask(writer, other, seat).tolist()


@pytest.mark.parametrize("name", liferaft.games())
def test_a_mask_marks_the_legal_actions(name: str) -> None:
    for state in positions(liferaft.game(name), 4, EVERY[name]):
        writer = encoder(state.game, state.seats, state.view(0)["options"])
        for seat in range(state.seats):
            legal = state.legal_actions(seat) if seat in state.asked() else []
            assert mask(writer, state, seat).nonzero()[0].tolist() == legal


@pytest.mark.parametrize("name", liferaft.games())
def test_all_rows_have_their_names_and_places(name: str) -> None:
    game = liferaft.game(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        rows = layout(game, seats)
        names = [row.name for row in rows.rows]
        assert len(set(names)) == len(names)
        at = 0
        for row in rows.rows:
            assert rows.place(row.name) == range(at, at + row.kind.size)
            assert row.kind.words()
            at += row.kind.size
        assert at == rows.size == len(rows.scales())
    with pytest.raises(liferaft.LiferaftError, match="there is no row 'rats'; there are: options"):
        rows.place("rats")


def test_other_options_other_tensors() -> None:
    luck = random.Random(1)
    game = liferaft.game("rescue")
    values = options_at_random(game, 2, luck)
    state = game.begin(2, 1, values)
    usual = Rules("rescue", 2, {})
    assert values != usual.values
    seen = tensor(encoder(game, 2, values), state, 0)
    assert layout(game, 2).read(seen.tolist())["options"] == values


@pytest.mark.parametrize(
    ("kind", "value", "cells"),
    [
        (Flag(), True, [1]),
        (Number(9, -2), -1, [-1]),
        (Choice(3), -1, [0, 0, 0]),
        (Choice(("won", "lost")), "lost", [0, 1]),
        (Choice(("won", "lost")), "", [0, 0]),
        (Set(4, 2), [3, 5], [0, 1, 0, 1]),
        (Digits(4), 6, [0, 1, 1, 0]),
        (Times(3, Choice(2), -1), [1, 0], [0, 1, 1, 0, 0, 0]),
        (BySeat(3, Number(9)), [5, 6, 7], [6, 7, 5]),
        (Seat(3), 0, [0, 0, 1]),
        (Seat(3), -1, [0, 0, 0]),
        (Seats(3), [0, 1], [1, 0, 1]),
        (Order(3, spaces=4), [-1, 2, -1, 0], [4, 0, 2]),
        (Order(2, 5, copies=2), [6, 5, 6], [2, 0, 1, 3]),
        (Counts(3, 2, 1), [1, 3, 3], [1, 0, 2]),
        (Layers(4, 4), [[1, 2], [], [0]], [3, 1, 1, 0, 3]),
        (Planes(2, 3), [3, -1, 2], [1, 0, 0, 1, 0, 1]),
    ],
)
def test_every_kind_writes_and_reads(kind: Kind, value: object, cells: list[int]) -> None:
    assert kind.write(value, 1) == cells
    assert kind.read(cells, 1) == value
    assert kind.size == len(cells)


def test_a_number_too_large_is_written_as_the_largest() -> None:
    assert Number(9).write(12, 0) == [9]


@pytest.mark.parametrize(
    ("kind", "value", "words"),
    [
        (Number(9), -1, "-1 is below 0"),
        (Set(3), [3], r"\[3\] does not fit"),
        (Digits(2), 4, "4 has more than 2 digits"),
        (Times(2, Flag()), [True], "there are 1, not 2"),
    ],
)
def test_what_does_not_fit_is_not_written(kind: Kind, value: object, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        kind.write(value, 0)


def test_another_game_needs_only_a_declaration() -> None:
    names = tuple(DRIFTWOOD.steps.names[: DRIFTWOOD.steps.asking])
    rows = Layout(
        DRIFTWOOD,
        3,
        [
            Row("hands", BySeat(3, Number(15)), "cards in the hand"),
            Row("step", Choice(names), "what is asked"),
            Row("asked", Seats(3), "who is asked"),
        ],
    )
    writer = ViewEncoder(rows, DRIFTWOOD.defaults)
    state = DRIFTWOOD.new(3, 5)
    while not state.over:
        for seat in range(3):
            view = state.view(seat)
            seen = tensor(writer, state, seat)
            assert seen.tolist() == rows.numbers(view)
            read = rows.read(seen.tolist())
            assert read == {name: view[name] for name in read}
        state.apply(state.legal_actions()[0])


def test_a_game_without_a_layout_says_so() -> None:
    with pytest.raises(liferaft.LiferaftError, match="driftwood has no layout"):
        layout(DRIFTWOOD, 3)
