"""The Isle of Cats, IOC-14: the solo game against the sister."""

import pytest
from ioc import (
    COMMONS,
    E13_BOAT,
    GAME,
    OSHAX,
    RARES,
    asks,
    at,
    cards,
    day,
    fish,
    heard,
    many,
    order,
    passing,
    refused,
    rescuing,
    words,
)

from liferaft import State
from liferaft.testing.diagram import do, legal

LEVELS = ("easy", "medium", "hard", "very_hard", "expert")
CATS = [f"blue-{n:02}" for n in range(1, 9)]
ACTIONS = {
    174: (0, 1, "cat 5", "cat 4"), 175: (0, 4, "cat 6", "common-1"),
    176: (0, 3, "cat 3", "oshax 3"), 177: (1, 2, "cat 4", "cat 3"),
    178: (1, 4, "cat 2", "common-3L"), 179: (1, 3, "cat 5", "rare 4"),
    180: (2, 3, "cat 2", "rare 2"), 181: (2, 2, "cat 7", "oshax 2"),
    182: (2, 1, "cat 4", "rare 1"), 183: (3, 4, "cat 1", "common-2"),
    184: (3, 3, "cat 6", "rare 5"), 185: (3, 2, "cat 2", "common-3I"),
    186: (4, 4, "cat 1", "oshax 5"), 187: (4, 1, "cat 1", "cat 5"),
    188: (4, 4, "cat 3", "common-3L"), 189: (5, 1, "cat 6", "cat 1"),
    190: (5, 2, "cat 7", "common-2"), 191: (6, 2, "cat 5", "cat 2"),
    192: (6, 4, "swap 1 6", "cat 2"), 193: (7, 3, "cat 6", "rare 3"),
    194: (9, 4, "swap 2 5", "cat 1"), 195: (9, 3, "cat 8", "oshax 1"),
    196: (9, 3, "cat 4", "common-3I"),
}  # fmt: skip


def solo(own: str = "", shared: str = "", phase: str = "rescue") -> State:
    """A lone player at a moment of a day."""
    return at(f"{shared}\nseat blue\n{own}\nphase {phase}")


@pytest.mark.parametrize("level", ["off", *LEVELS])
def test_ioc_14_1_set_up_as_for_two_with_one_boat(level: str) -> None:
    s = GAME.new(1, 3, solo=level)
    assert len(words(s, "left")) == len(words(s, "right")) == 4
    assert many(words(s, "commons")) == dict.fromkeys(COMMONS, 5)
    assert len(s.view(0)["places"]) == 1
    assert order(s) == [0, 1]
    assert fish(s, 0) == 20


def test_ioc_14_2_the_oshax_lie_in_a_random_row() -> None:
    rows = {tuple(words(GAME.new(1, seed), "oshax")) for seed in range(20)}
    assert len(rows) > 15
    assert all(sorted(row) == list(OSHAX) for row in rows)


def test_ioc_14_2_equal_rare_treasures_share_a_pile_and_a_position() -> None:
    s = solo("hand 83", "bag rare-T*2 rare-O*2\nrares rare-O rare-T")
    do(s, "play 83")
    assert words(s, "rares") == ["rare-O*3", "rare-T*3"]


def test_ioc_14_2_a_cat_that_joins_a_field_is_the_last_there() -> None:
    s = solo("hand 77", "left red-01 red-02\nright red-03")
    do(s, "play 77", "move red-01", "move red-03", "done")
    assert (words(s, "left"), words(s, "right")) == (["red-02", "red-03"], ["red-01"])


@pytest.mark.parametrize(("level", "advanced"), list(zip(LEVELS, range(5))))
def test_ioc_14_3_lessons_and_colours(level: str, advanced: int) -> None:
    for seed in range(5):
        s = GAME.new(1, seed, solo=level)
        lessons = [int(word) for word in words(s, "sister_lessons")]
        assert len([n for n in lessons if 197 <= n <= 206]) == 3
        assert len([n for n in lessons if 207 <= n <= 215]) == advanced
        assert len(words(s, "colours")) == 1
        assert len(s.view(0)["sister"]["basket_cards"]) == 23


def test_ioc_14_3_a_colour_more_at_the_end_of_each_day() -> None:
    s = GAME.new(1, 8)
    shown = {}
    while not s.over:
        shown[day(s)] = words(s, "colours")
        do(s, next((t for t in ("pass", "done") if t in legal(s)), min(legal(s))))
    assert [len(shown[n]) for n in range(1, 6)] == [1, 2, 3, 4, 5]
    assert len(set(shown[5])) == 5
    assert all(shown[n + 1][:n] == shown[n] for n in range(1, 5))


def test_ioc_14_4_three_of_five_twice_and_one_more() -> None:
    s = GAME.new(1, 4)
    for kept in (0, 3):
        assert asks(s) == ("pick", 0)
        refused(
            s, f"keep {next(c for c in range(1, 150) if c not in cards(s, 0, 'pack'))}", "IOC-14.4"
        )
        for n in range(3):
            assert len(cards(s, 0, "pack")) == 5 - n
            assert len(cards(s, 0, "picked")) == kept + n
            do(s, min(legal(s)))
        assert len(cards(s, 0, "tossed")) == (2 if not kept else 4)
    assert len(cards(s, 0, "picked")) == 7
    assert asks(s) == ("pay", 0)
    assert s.view(0)["deck"] == 150 - 11


@pytest.mark.parametrize("card", ACTIONS)
@pytest.mark.parametrize("laid", [7, 35, 0])
def test_ioc_14_5_the_basket_card_tells_her_boots_and_cards(card: int, laid: int) -> None:
    speed, number, *_ = ACTIONS[card]
    shared = f"left {' '.join(CATS[:4])}\nright {' '.join(CATS[4:])}\nbasket_cards {card}"
    s = solo(f"hand {laid or 7}\nfish 20", shared, "choose")
    s.listen()
    do(s, *([f"lay {laid}"] if laid else []), "done")
    assert (card, 0, 0) in heard(s, "sister_card")
    mine = {7: 4, 35: 3, 0: 0}[laid]
    assert order(s) == ([1, 0] if speed > mine else [0, 1])
    if speed <= mine:
        assert s.view(0)["sister"]["up"] == card
        assert s.view(0)["sister"]["left"] == min(number, 1)


@pytest.mark.parametrize("card", ACTIONS)
def test_ioc_14_7_what_each_basket_card_does(card: int) -> None:
    speed, _, first, second = ACTIONS[card]
    shared = (
        f"left {' '.join(CATS[:4])}\nright {' '.join(CATS[4:])}\noshax {' '.join(OSHAX)}\n"
        f"rares {' '.join(RARES)}\nbasket_cards {card}"
    )
    s = solo("hand 15\nfish 20", shared, "choose")
    do(s, "lay 15", "done")
    if asks(s) == ("rescue", 0) and speed == 0:
        do(s, "pass")
    cats, oshax, rares = list(CATS), list(OSHAX), list(RARES)
    left, commons = 4, dict.fromkeys(COMMONS, 5)
    for action in (first, second):
        verb, *numbers = action.split()
        at_ = [int(n) - 1 for n in numbers]
        if verb == "cat":
            del cats[at_[0]]
            left -= at_[0] < left
        elif verb == "oshax":
            del oshax[at_[0]]
        elif verb == "rare":
            del rares[at_[0]]
        elif verb == "swap":
            cats[at_[0]], cats[at_[1]] = cats[at_[1]], cats[at_[0]]
        else:
            commons[action] -= 1
    if asks(s)[0] == "rescue":
        assert (words(s, "left"), words(s, "right")) == (cats[:left], cats[left:])
    assert words(s, "oshax") == oshax
    assert words(s, "rares") == rares
    assert many(words(s, "commons")) == commons


def sister(cards_: str, left: str, right: str = "", own: str = "fish 20", more: str = "") -> State:
    """The sister's next card is this one, after the player's turn."""
    return solo(own, f"left {left}\nright {right}\nsister {cards_}\n{more}")


def test_ioc_14_6_turns_alternate_and_the_player_goes_on_alone() -> None:
    s = sister("1 183", "red-16 blue-16 green-16", own="fish 20\nbaskets ready ready ready")
    do(s, "use permanent", "rescue green-16", "place 5,2:r0")
    assert words(s, "left") == ["blue-16"]
    assert asks(s) == ("rescue", 0)
    do(s, "use permanent", "rescue blue-16")
    do(s, min(legal(s, verb="place")))
    assert asks(s)[0] == "find"


def test_ioc_14_6_when_the_player_has_passed_she_carries_out_all_her_cards() -> None:
    s = sister(
        "3 183", "red-16 blue-16 green-16 red-01 red-02 red-03 red-04", more="basket_cards 186 178"
    )
    s.listen()
    do(s, "pass")
    assert {card for card, _, _ in heard(s, "sister_card")} == {186, 178}
    assert asks(s)[0] == "find"
    assert len(words(s, "left")) == 4
    assert words(s, "basket_cards") == []


def test_ioc_14_6_her_cards_are_gone_for_good() -> None:
    s = GAME.new(1, 5, solo="easy")
    used: list[int] = []
    s.listen()
    while not s.over:
        do(s, next((t for t in ("pass", "done") if t in legal(s)), min(legal(s))))
        used += [card for card, _, _ in heard(s, "sister_card")]
    assert len(set(used)) == len(used)
    assert 5 <= len(used) <= 20


@pytest.mark.parametrize(
    ("card", "left", "rest"),
    [("195", "red-01 red-02 red-03", "red-01 red-02"), ("183", "red-01", ""),
     ("189", "red-01 red-02 red-03", "red-02")],
)  # fmt: skip
def test_ioc_14_7_the_highest_position_if_there_are_not_so_many(
    card: str, left: str, rest: str
) -> None:
    s = sister(f"1 {card}", left)
    s.listen()
    do(s, "pass")
    gone = [a for kind, a, _ in heard(s, "sister_took") if kind == 0]
    assert len(gone) == len(left.split()) - len(rest.split())
    assert words(s, "left") == rest.split()


def test_ioc_14_7_nothing_happens_if_there_is_none() -> None:
    s = sister("1 176", "red-01", more="oshax")
    do(s, "pass")
    assert (words(s, "left"), words(s, "oshax")) == ([], [])
    s = sister("1 180", "red-01 red-02", more="rares rare-T*2")
    do(s, "pass")
    assert words(s, "rares") == ["rare-T"]
    s = sister("1 175", "red-01", more="commons common-2*2")
    do(s, "pass")
    assert many(words(s, "commons")) == {"common-2": 2}


@pytest.mark.parametrize(
    ("card", "left", "right", "after"),
    [
        ("192", "red-01 red-02", "red-03 red-04 red-05 red-06",
         ("red-06", "red-03 red-04 red-05 red-01")),
        ("192", "red-01 red-02", "red-03", ("red-03", "red-01")),
        ("194", "red-01 red-02", "red-03", ("red-03", "red-02")),
        ("194", "red-01", "red-02", ("", "red-01")),
        ("194", "red-01", "", ("", "")),
    ],
)  # fmt: skip
def test_ioc_14_8_swapping_cats(card: str, left: str, right: str, after: tuple[str, str]) -> None:
    s = sister(f"1 {card}", left, right)
    do(s, "pass")
    assert (" ".join(words(s, "left")), " ".join(words(s, "right"))) == after


def alone(lines: str, shared: str = "colours red") -> State:
    """A lone player at the end."""
    return at(f"{shared}\nsister_lessons 197 198 199\n{lines}\nphase clear\nday 5")


@pytest.mark.parametrize(
    ("public", "points"), [("144/blue", 4), ("147", 0), ("148", 5), ("149/green", 2), ("150", 5),
                           ("144/green", 3)]
)  # fmt: skip
def test_ioc_14_9_public_lessons_give_half_rounded_up(public: str, points: int) -> None:
    usual = alone(E13_BOAT).scores()[0]
    assert alone(E13_BOAT, f"public {public}").scores()[0] == usual + points


def test_ioc_14_9_lesson_121_needs_seven_cats_and_119_looks_at_the_sister() -> None:
    usual = alone(E13_BOAT).scores()[0]
    assert alone(f"{E13_BOAT}\nlessons 121").scores()[0] == usual
    cats = (
        "blue-16@4,1:r0 blue-09@4,3:m0 blue-04@5,1:r0 blue-08@4,5:m3 blue-15@7,0:m1 blue-14@7,2:m1"
    )
    for tiles, won in ((cats, 0), (f"{cats} blue-10@7,6:m0", 10)):
        boat = f"seat red\ntiles {tiles}"
        assert alone(f"{boat}\nlessons 121").scores()[0] == alone(boat).scores()[0] + won
    for track, won in (("0 1", 7), ("1 0", 0)):
        s = alone("seat red\nlessons 119", f"order {track}")
        assert s.scores()[0] == -54 + won


SISTER = [
    (197, 0), (198, 8), (199, 10), (200, 16), (201, 15), (202, 5), (203, 0), (205, 6),
    (206, 15), (207, 6), (208, 11), (209, 11), (210, 15), (211, 21), (212, 12), (213, 15),
    (214, 9), (215, 25),
]  # fmt: skip


@pytest.mark.parametrize(("lesson", "points"), SISTER)
def test_ioc_14_10_the_lessons_of_the_sister(lesson: int, points: int) -> None:
    s = at(f"sister_lessons {lesson}\ncolours red\n{E13_BOAT}\nfish 4\nlessons 113 115\nphase w4")
    shown = s.view(0)["sister"]
    assert shown["lessons"] == [{"card": lesson, "points": points}]
    assert shown["total"] == points + 5 * 1


def test_ioc_14_10_points_by_the_order_of_the_colours() -> None:
    for colours, points in (("blue", 35), ("blue green", 35 + 20), ("red blue", 5 + 28),
                            ("orange red purple green blue", 5 + 4 + 6 + 10 + 7)):  # fmt: skip
        s = at(f"sister_lessons 213\ncolours {colours}\n{E13_BOAT}\nphase w4")
        assert s.view(0)["sister"]["total"] == points + 15


def test_ioc_14_10_card_204_repeats_her_best_other_lesson() -> None:
    s = at(f"sister_lessons 199 201 204\ncolours red\n{E13_BOAT}\nphase w4")
    shown = {one["card"]: one["points"] for one in s.view(0)["sister"]["lessons"]}
    assert shown == {199: 10, 201: 15, 204: 15}


@pytest.mark.parametrize(("left", "result"), [(5, "won"), (6, "lost"), (7, "lost")])
def test_ioc_14_11_an_equal_total_is_not_a_win(left: int, result: str) -> None:
    lines = f"seat blue\nfish {left}\nlessons 125 137 140 142"
    s = at(f"sister_lessons 200\ncolours red\nday 5\n{lines}\nphase finds")
    passing(s)
    assert s.over
    assert s.scores() == [-54 + 38 + 18 + 15 + 7]
    assert s.view(0)["sister"]["total"] == 4 * left
    assert s.view(0)["result"] == result
    assert s.outcome() == [1.0 if result == "won" else 0.0]


def test_ioc_14_1_a_game_for_two_has_no_sister() -> None:
    assert rescuing("red-01").view(0)["sister"] == {}
