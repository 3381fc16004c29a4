"""States, records and views as pictures in a notebook; the words of the board in German."""

from xml.etree import ElementTree

import pytest

import liferaft
from catalogues import SOURCE, german, places, spoken
from liferaft.core.record import Record
from liferaft.notebook import Picture
from liferaft.picture.theme import Theme

NOTEBOOK = SOURCE / "notebook"
GERMAN = german(NOTEBOOK / "locale" / "de" / "LC_MESSAGES" / "notebook.po")
SHARED = german(SOURCE / "locale" / "de" / "LC_MESSAGES" / "liferaft.po")
SAID = {said for path in NOTEBOOK.glob("*.py") for said in spoken(path)}


@pytest.mark.parametrize("name", liferaft.games())
def test_a_state_a_view_and_a_record_have_the_same_picture(name: str) -> None:
    record = Record(liferaft.game(name), seed=5)
    state = record.start()
    for _ in range(9):
        seat = state.asked()[0]
        record.add(state.legal_actions()[0], seat)
        state.apply(record.moves[-1].action, seat)
    seat = state.asked()[0]
    drawn = state._repr_svg_()
    assert drawn
    assert record._repr_svg_() == drawn
    for shown in (Picture(state), Picture(state.view(seat)), Picture(record), Picture(state, seat)):
        assert shown._repr_svg_() == drawn
    assert "prefers-color-scheme: dark" in drawn


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_picture_can_be_of_day_or_night_german_or_narrow(theme: Theme) -> None:
    state = liferaft.game("habitats").new(seed=1)
    english = Picture(state, theme=theme)._repr_svg_()
    assert f'data-theme="{theme}"' in english.split(">")[0]
    assert Picture(state, lang="de", theme=theme)._repr_svg_() != english
    narrow = ElementTree.fromstring(Picture(state, narrow=True)._repr_svg_())
    assert float(narrow.attrib["width"]) < 400


def test_a_picture_is_of_the_seat_that_is_wanted() -> None:
    state = liferaft.game("comet").new(seats=3, seed=1)
    shown = {Picture(state, seat)._repr_svg_() for seat in range(3)}
    assert len(shown) == 3
    with pytest.raises(liferaft.BadOption, match="leave out the seat"):
        Picture(state.view(1), seat=1)
    with pytest.raises(liferaft.UnknownSeat):
        Picture(state, seat=7)


def test_everything_the_board_says_is_translated() -> None:
    assert {said for said in SAID if not {**SHARED, **GERMAN}.get(said)} == set()
    assert set(GERMAN) - SAID == set()
    assert set(GERMAN) & set(SHARED) == set()
    for english, translated in GERMAN.items():
        assert places(english) == places(translated), english
