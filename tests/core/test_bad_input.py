"""Whatever is wrong in what somebody gives us is answered by one sentence that names it."""

import re

import pytest

import liferaft
from liferaft import BadOption, BadPosition, LiferaftError, UnknownGame
from liferaft.core.errors import IllegalAction, UnknownAction
from toy import GAME as DRIFTWOOD

GAME = liferaft.game("forbidden_island")


def one_sentence(mistake: BaseException) -> bool:
    return "\n" not in str(mistake) and isinstance(mistake, LiferaftError)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("forbiden_island", "there is no game 'forbiden_island'; did you mean 'forbidden_island'?"),
        ("chess", "there is no game 'chess'; there are: "),
        ("", "there is no game ''"),
    ],
)
def test_an_unknown_game(name: str, words: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        liferaft.game(name)
    assert words in str(caught.value)
    assert one_sentence(caught.value)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 2**70, True])
def test_a_seat_count_that_the_game_does_not_have(seats: int) -> None:
    with pytest.raises(BadOption, match=f"forbidden_island is for 2 to 4 seats, not {seats}$"):
        GAME.new(seats, 1)


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_a_seed_out_of_bounds(seed: int) -> None:
    with pytest.raises(BadOption, match=rf"a seed is a number from 0 to 2\*\*128 - 1, not {seed}$"):
        GAME.new(2, seed)


def test_true_is_no_seed() -> None:
    with pytest.raises(BadOption, match="a seed is a number"):
        GAME.new(2, True)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"dificulty": "elite"}, "there is no option 'dificulty'; did you mean difficulty?"),
        ({"difficulty": "brutal"}, "option difficulty cannot be 'brutal'; choose one of: trainee,"),
        ({"shared_control": "maybe"}, "option shared_control cannot be 'maybe'"),
    ],
)
def test_an_unknown_option_or_value(options: dict[str, object], words: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(2, 1, **options)
    assert words in str(caught.value)
    assert one_sentence(caught.value)


def test_seats_and_seed_may_be_left_out() -> None:
    assert GAME.new().seats == 2
    assert liferaft.game("habitats").new().seats == 2  # though it can be played alone
    assert GAME.new(3).rng.words() != GAME.new(3).rng.words()


def test_a_rule_book_in_an_unknown_language() -> None:
    with pytest.raises(BadOption, match="there is no rule book of forbidden_island in 'xx'"):
        GAME.rulebook("xx")


def test_errors_are_all_of_one_family() -> None:
    for kind in (UnknownGame, BadOption, BadPosition, IllegalAction, UnknownAction):
        assert issubclass(kind, LiferaftError)


# Positions

GOOD = """\
driftwood
options rounds=2   # a remark
hand 1 2

hand 3 4
deck 5 6
left 1
reveals 4
agenda bid:0 bid:1 show:0 count:0 round:0
rng 1 2 3 4
"""


def test_a_good_position_is_read_with_remarks_and_blank_lines() -> None:
    state = DRIFTWOOD.position(GOOD)
    assert state.rng.words() == [1, 2, 3, 4]
    assert state.asked() == [0, 1]
    again = DRIFTWOOD.position(state.text())
    assert again.text() == state.text()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (GOOD, "", "position: the text is empty; it must begin with 'driftwood'"),
        (GOOD, "# only a remark\n\n", "position: the text is empty"),
        ("driftwood", "habitats", "line 1: a position of this game begins with 'driftwood', not"),
        ("driftwood\n", "driftwood 2\n", "line 1: a position of this game begins with"),
        ("deck", "dekc", "line 6: unknown key 'dekc'; did you mean 'deck'?"),
        ("deck", "xyzzy", "line 6: unknown key 'xyzzy'"),
        ("left 1", "left 1\nleft 2", "line 8: left is there twice"),
        ("left 1", "left", "line 7: left is followed by one number"),
        ("left 1", "left 1 2", "line 7: left is followed by one number"),
        ("left 1", "left one", "line 7: left must be a number from 0 to 1000000000, not 'one'"),
        ("left 1", "left -1", "line 7: left must be a number from 0 to 1000000000, not '-1'"),
        ("left 1", "left ²", "line 7: left must be a number from 0 to 1000000000, not '²'"),
        ("deck 5 6", "deck 5 six", "line 6: deck must be a number from 0 to 99, not 'six'"),
        ("rounds=2", "rounds=9", "line 2: option rounds cannot be '9'; choose one of: 3, 2, 4"),
        ("rounds=2", "round=2", "line 2: there is no option 'round'; did you mean rounds?"),
        ("rounds=2", "rounds", "line 2: option rounds cannot be ''"),
        ("rng 1 2 3 4", "rng 1 2 3", "line 10: rng is followed by four numbers"),
        ("rng 1 2 3 4", "rng 1 2 3 4294967296", "rng must be a number from 0 to 4294967295"),
        ("bid:0 bid:1", "bad:0 bid:1", "line 9: unknown step 'bad'; did you mean 'bid'?"),
        ("bid:0 bid:1", "bid bid:1", "a frame reads step:seat or step:seat:thing, not 'bid'"),
        ("bid:0 bid:1", "bid:x bid:1", "a frame reads step:seat or step:seat:thing, not 'bid:x'"),
        ("bid:0 bid:1", "bid:0:1:2", "step:seat or step:seat:thing, not 'bid:0:1:2'"),
        ("bid:0 bid:1", "bid:2 bid:1", "line 9: there is no seat 2 in 'bid:2'"),
        ("hand 3 4\n", "", "position: there must be 2 to 4 hand lines, not 1"),
    ],
)
def test_a_mistake_in_a_position_is_named_with_its_line(old: str, new: str, words: str) -> None:
    assert old in GOOD
    with pytest.raises(BadPosition) as caught:
        DRIFTWOOD.position(GOOD.replace(old, new, 1))
    assert words in str(caught.value)
    assert one_sentence(caught.value)


def test_any_line_of_a_real_position_may_be_spoilt() -> None:
    lines = GAME.new(3, 5).text().splitlines()
    for i, line in enumerate(lines):
        spoilt = [*lines[:i], f"{line} nonsense", *lines[i + 1 :]]
        with pytest.raises(BadPosition, match=r"^position(, line \d+)?: ") as caught:
            GAME.position("\n".join(spoilt))
        assert one_sentence(caught.value), line


def test_any_word_of_a_real_position_may_be_doubled_or_dropped() -> None:
    text = GAME.new(2, 8).text()
    refused: list[LiferaftError] = []
    for match in re.finditer(r"\S+", text):
        for spoilt in (
            text[: match.start()] + text[match.end() :],
            text[: match.end()] + " " + text[match.start() :],
        ):
            try:
                read = GAME.position(spoilt).text()
            except LiferaftError as mistake:
                refused.append(mistake)
            else:  # what is taken is a position like any other
                assert GAME.position(read).text() == read
    assert len(refused) > 20
    assert all(map(one_sentence, refused))
