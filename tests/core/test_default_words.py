"""What a game says that has only the words of the core."""

from liferaft.core.game import Words, name_of
from liferaft.core.options import Option


class Bare(Words):
    """Words that only ask."""

    def prompt(self, view: dict[str, object], lang: str) -> str:
        return "What now?"


def test_a_view_may_have_names() -> None:
    view = {"names": ["Anna", ""]}
    assert [name_of(view, seat) for seat in (0, 1, 2, -1)] == ["Anna", "", "", ""]
    assert name_of({}, 0) == ""


def test_a_seat_is_called_by_name_or_by_its_number_from_one() -> None:
    assert Bare().called({"names": ["Anna", ""]}, 0, "en") == "Anna"
    assert Bare().called({"names": ["Anna", ""]}, 1, "en") == "seat 2"


def test_without_more_words_there_are_no_rules_and_no_points() -> None:
    assert Bare().question({}, "de") == "What now?"
    assert Bare().rule({}) == ""
    assert Bare().standing({}) == []
    assert Bare().tells_of((0, 1, 2, 3), {}) == -1


def test_an_option_is_offered_by_its_own_names() -> None:
    offer = Bare().offer(Option("first_seat", ("seat_0", True), True, "who begins"), "en")
    assert offer == ("first seat", "who begins", ["seat_0", "true"], ["", ""])
