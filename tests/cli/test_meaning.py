"""What is typed at a game whose names begin alike, or hold a comma."""

import pytest

import liferaft
from liferaft.cli._meaning import Meaning

GAME = liferaft.game("isle_of_cats")
TREASURE = """
isle_of_cats
rares rare-T rare-S rare-L
seat blue
seat green
agenda treasure:0:0 clear:0
"""
PLACE = """
isle_of_cats
seat blue
seat green
agenda place:0:79 clear:0
"""


def meant(position: str, typed: str, lang: str) -> str:
    state = GAME.position(position)
    action = Meaning(GAME, state.view(0), state.legal_actions(), lang).action(typed)
    return GAME.action_text(action)


@pytest.mark.parametrize(
    ("typed", "lang"), [("take treasure T", "en"), ("nimm Schatz T", "de"), ("take rare-T", "de")]
)
def test_a_whole_word_beats_the_beginnings_of_others(typed: str, lang: str) -> None:
    assert meant(TREASURE, typed, lang) == "take rare-T"


@pytest.mark.parametrize("typed", ["12,3 r0", "12, 3 r0", "place 12,3 r0"])
def test_what_holds_a_comma_is_one_word(typed: str) -> None:
    assert meant(PLACE, typed, "en") == "place 12,3:r0"
