"""Options: what is chosen, what is usual, and what is not there."""

import pickle

import pytest

from liferaft.core.errors import BadOption
from liferaft.core.options import Choice, Option, changed, fitted, settled

OPTIONS = (
    Option("difficulty", ("novice", "elite"), "novice", "how hard"),
    Option("rounds", (3, 2), 3, "how many"),
    Option("hints", (False, True), False, "whether"),
)


def test_defaults_fill_in() -> None:
    assert settled(OPTIONS, {}) == {"difficulty": "novice", "rounds": 3, "hints": False}


@pytest.mark.parametrize(
    ("name", "value", "meant"),
    [
        ("difficulty", "elite", "elite"),
        ("difficulty", " Elite ", "elite"),
        ("rounds", 2, 2),
        ("rounds", "2", 2),
        ("hints", True, True),
        ("hints", "true", True),
        ("hints", "FALSE", False),
    ],
)
def test_values_as_they_are_or_as_text(name: str, value: object, meant: Choice) -> None:
    chosen = settled(OPTIONS, {name: value})[name]
    assert chosen == meant
    assert type(chosen) is type(meant)


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("difficulty", "hard", "option difficulty cannot be 'hard'; choose one of: novice, elite"),
        ("difficulty", None, "option difficulty cannot be None"),
        ("rounds", 4, "option rounds cannot be 4; choose one of: 3, 2"),
        ("rounds", True, "option rounds cannot be True"),
        ("hints", 1, "option hints cannot be 1; choose one of: false, true"),
        ("hint", True, "there is no option 'hint'; did you mean hints?"),
        ("xyz", 1, "there is no option 'xyz'; known are: difficulty, rounds, hints"),
    ],
)
def test_a_mistake_is_one_sentence(name: str, value: object, words: str) -> None:
    with pytest.raises(BadOption) as caught:
        settled(OPTIONS, {name: value})
    assert words in str(caught.value)


SIZED = (
    Option("team", (False, True), False, "whether", seats=(2, 4)),
    Option("level", ("off", "hard"), "off", "how hard", seats=(1, 1)),
)


def test_a_choice_may_depend_on_the_seats_but_the_usual_one_fits_all() -> None:
    for seats in range(1, 7):
        assert settled(SIZED, {"team": False, "level": "off"}, seats) == settled(SIZED, {})
    assert settled(SIZED, {"team": True}, 4)["team"] is True
    assert settled(SIZED, {"level": "hard"}, 1)["level"] == "hard"
    with pytest.raises(BadOption, match="option team=true is for 2 to 4 seats, not for 5"):
        settled(SIZED, {"team": True}, 5)
    with pytest.raises(BadOption, match="option level=hard is for 1 seat, not for 2"):
        settled(SIZED, {"level": "hard"}, 2)


def test_values_are_fitted_to_the_seats() -> None:
    wanted = settled(SIZED, {"team": True, "level": "hard"})
    assert fitted(SIZED, wanted, 1) == {"team": False, "level": "hard"}
    assert fitted(SIZED, wanted, 2) == {"team": True, "level": "off"}


def test_only_what_differs_is_written_down() -> None:
    assert changed(OPTIONS, settled(OPTIONS, {})) == {}
    assert changed(OPTIONS, settled(OPTIONS, {"rounds": 2})) == {"rounds": 2}


def test_the_default_must_be_a_choice() -> None:
    with pytest.raises(AssertionError, match="the default of size must be one of its choices"):
        Option("size", (1, 2), 3, "")


def test_a_mistake_is_told_in_another_language_and_with_other_words() -> None:
    with pytest.raises(BadOption) as caught:
        settled(SIZED, {"team": True}, 5)
    mistake = caught.value
    german = "Option {choice} ist für {fewest} bis {most} Sitze, nicht für {seats}"
    assert (
        mistake.told(lambda text: german) == "Option team=true ist für 2 bis 4 Sitze, nicht für 5"
    )
    assert mistake.told(str, choice="“Team”") == "option “Team” is for 2 to 4 seats, not for 5"
    assert BadOption("{this} stays").told(lambda text: "that") == "{this} stays"
    again = pickle.loads(pickle.dumps(mistake))
    assert (str(again), again.words) == (str(mistake), mistake.words)
