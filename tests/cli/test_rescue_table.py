"""Rescue at the table: every size of screen, what is typed, what is listed."""

import pytest
from typist import shown, typed

import liferaft
from liferaft.cli._commands import Session
from liferaft.cli._listing import listing
from liferaft.cli._screen import Screen
from liferaft.cli._table import Table
from liferaft.core.errors import LiferaftError
from liferaft.core.record import Record

RESCUE = liferaft.game("rescue")
TURN = ("turn A1", "rotate", "swap", "discard 2")  # of seat 0 with seed 7
SIZES = [(80, 24), (100, 30), (140, 24), (140, 45), (220, 60)]


def table(lang: str = "en", seats: int = 2) -> Table:
    """A person on seat 0, bots on the others."""
    kept = Record(RESCUE, seats, 7)
    bots = {seat: "random" for seat in range(1, seats)}
    return Table(kept, bots, lang, rng=liferaft.seeded(1))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "de"])
async def test_the_planet_fits_every_size(size: tuple[int, int], lang: str) -> None:
    app = Screen(Session(table(lang, seats=4)))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for line in ("", *TURN):
            board = app.query_one("#board_pane")
            assert (board.max_scroll_x, board.max_scroll_y) == (0, 0)
            assert app.query_one("#keys").region.bottom <= size[1]
            assert len(shown(app, "keys")) <= size[0]
            assert app.query_one("#actions").region.height > 0
            await typed(pilot, line)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("A1", "turn A1"),
        ("turn a1", "turn A1"),
        ("flip long", "flip_long"),
        ("flip_short", "flip_short"),
        ("play 3", "play 3"),
        ("play hexagon", "play 6"),
        ("board 1", "board L1"),
        ("board l3", "board L3"),
        ("discard 2+4", "discard 2+4"),
        ("to f6", "to F6"),
    ],
)
def test_actions_of_rescue_are_understood(text: str, action: str) -> None:
    assert RESCUE.action_text(table().meant(text)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("verändern a1", "turn A1"),
        ("drehen", "rotate"),
        ("wenden längs", "flip_long"),
        ("kurz", "flip_short"),
        ("ausspielen 3", "play 3"),
        ("abwerfen 2+4", "discard 2+4"),
        ("einsteigen 2", "board L2"),
        ("nach F6", "to F6"),
    ],
)
def test_german_actions_of_rescue_are_understood(text: str, action: str) -> None:
    assert RESCUE.action_text(table("de").meant(text)) == action


def test_two_flips_are_told_apart() -> None:
    with pytest.raises(LiferaftError, match="could mean: flip over the long side"):
        table().meant("flip")


def test_numbers_of_the_list_ascend() -> None:
    t = table()
    for line in TURN[:2]:
        t.play(line)
    lines = ["".join(text for text, _ in line) for line in listing(t, 100)]
    assert lines == [
        "Play a symbol card: 1 [2] double bar",
        "2 swap cards instead of moving a worker",
    ]


def test_help_leaves_out_windows_where_there_are_none() -> None:
    assert "special card" not in Session(table()).help()
