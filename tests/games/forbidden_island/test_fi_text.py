"""Forbidden Island as people read it: what its drawing shows, how it ends."""

import pytest
from fi import GAME

from liferaft.core.language import LANGUAGES
from liferaft.games.forbidden_island import box, text
from liferaft.games.forbidden_island.tables import OPTIONS, WON
from screens import beside, drawn, played, widest

LAYOUTS = next(option.choices for option in OPTIONS if option.name == "layout")


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("decisions", [0, 60, 10_000])
def test_every_layout_fits_its_width(decisions: int, layout: object) -> None:
    view = played(GAME, 4, 5, decisions, layout=layout).view(0)
    for lang in LANGUAGES:
        for width in (60, 80, 89, 90, 100, 120, 200):
            assert widest(drawn(view, width, lang)) <= width
            assert widest(beside(view, width, lang)) <= width


def test_drawing_shows_numbers_floods_and_pawns_without_colour() -> None:
    view = GAME.new(3, 7).view(0)
    for width in (60, 100):
        drawing = drawn(view, width)
        assert all(str(tile) in drawing for tile in range(box.TILES))
        assert drawing.count("~") >= len(view["flooded"])
        assert "≈" not in drawing
    view["sunk"], view["flooded"] = [5], []
    drawing = drawn(view, 100)
    assert "≈" in drawing
    assert "~" not in drawing


def test_memory_aid_shows_layers_only_if_wanted() -> None:
    for wanted in (True, False):
        view = GAME.new(2, 7, memory_aid=wanted).view(0)
        assert ("on top" in beside(view, 100)) is wanted


def test_pawns_have_different_letters() -> None:
    from liferaft.games.forbidden_island.terminal import letters

    assert letters(text.translate_to("en")) == ["D", "E", "X", "M", "N", "P"]
    assert letters(text.translate_to("de")) == ["T", "I", "F", "B", "N", "P"]


def test_prompt_tells_the_result() -> None:
    assert set(text.ENDINGS) == {"won", "landing", "treasure", "drowned", "water"}
    sentence = GAME.words.sentence((18, WON, 0, 0), GAME.new(2, 1).view(0), "de")
    assert sentence.startswith("Ihr habt gewonnen!")
