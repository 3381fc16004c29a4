"""The table on the whole screen, driven by keys."""

import pytest
from textual.widgets import Input
from typist import shown, typed

import liferaft
from liferaft.cli._commands import Session
from liferaft.cli._screen import Page, Screen
from liferaft.cli._table import Table
from liferaft.core.record import Record

GAME = liferaft.game("forbidden_island")
SIZES = [(80, 24), (100, 30), (140, 45), (220, 60)]


def screen(lang: str = "en", seats: int = 3) -> Screen:
    return Screen(Session(Table(Record(GAME, seats, 7), {}, lang)))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "de"])
async def test_everything_is_there_in_every_size(size: tuple[int, int], lang: str) -> None:
    app = screen(lang, 4)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert shown(app, "prompt").strip() == app.session.table.prompt()
        for name in ("#board", "#aside", "#actions", "#line", "#keys"):
            region = app.query_one(name).region
            assert region.width > 0, name
            assert region.height > 0, name
        keys = app.query_one("#keys").region
        assert keys.bottom <= size[1]
        assert len(shown(app, "keys")) <= size[0]
        board = app.query_one("#board_pane")
        assert board.max_scroll_y == 0
        assert board.max_scroll_x == 0


async def test_a_number_and_words_are_played() -> None:
    app = screen()
    async with app.run_test(size=(140, 45)) as pilot:
        await typed(pilot, "move bronze")
        await typed(pilot, "1")
        assert "The Explorer moves to Bronze Gate." in shown(app, "log")
        assert "Turn 2: the Navigator." in shown(app, "log")


async def test_mistakes_are_told_and_the_game_goes_on() -> None:
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        await typed(pilot, "shore 9")
        assert "FI-6.3" in shown(app, "message")
        assert app.query_one("#message").has_class("mistake")
        await typed(pilot, "move bronze")
        assert not app.query_one("#message").display
        assert "Bronze Gate" in shown(app, "recent")


async def test_keys_for_undo_card_and_language() -> None:
    app = screen()
    async with app.run_test(size=(100, 30)) as pilot:
        await typed(pilot, "move bronze")
        await pilot.press("f3")
        await pilot.pause()
        assert "3 left" in shown(app, "prompt")
        await pilot.press("f5")
        await pilot.pause()
        assert "noch 3 übrig" in shown(app, "prompt")
        assert "F1 Hilfe" in shown(app, "keys")
        await pilot.press("f4")
        await pilot.pause()
        assert "Pilot: Eine Sonderkarte spielen" in shown(app, "prompt")


async def test_pages_open_scroll_and_close() -> None:
    app = screen()
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("f1", "f2", "f7"):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Page)
            await pilot.press("pagedown", "down", "up")
            await pilot.press("escape")
            await pilot.pause()
            assert not isinstance(app.screen, Page)
        await typed(pilot, "? shore 9")
        assert isinstance(app.screen, Page)


async def test_a_game_to_the_end_and_out() -> None:
    app = screen("de", 2)
    async with app.run_test(size=(100, 30)) as pilot:
        while not app.session.table.over:
            await typed(pilot, "1")
        assert "Ihr habt verloren" in shown(app, "prompt")
        assert "Der Zufallswert war 7." in shown(app, "log")
        await typed(pilot, "1")
        assert "vorbei" in shown(app, "message")
        await typed(pilot, "ende")
    assert app.return_code == 0


async def test_nothing_typed_ahead_is_lost() -> None:
    app = screen()
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.press(*"move", "space", *"bronze", "enter", *"done", "enter", *"2")
        await pilot.pause()
        assert "Turn 2: the Navigator." in shown(app, "log")
        assert app.query_one("#line", Input).value == "2"
