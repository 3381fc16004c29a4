"""The Isle of Cats, IOC-4 and IOC-5: the draft, the payment, and the lessons that are read."""

from itertools import permutations

import pytest
from ioc import (
    COLOURS,
    GAME,
    asks,
    at,
    cards,
    fish,
    heard,
    order,
    passing,
    pile,
    refused,
    rescuing,
    total,
    window,
    words,
)

from liferaft import SPECTATOR, State
from liferaft.testing.diagram import do, legal

PACKS = """
    seat blue
    pack 1 2 3 4 5 6 7
    seat green
    pack 8 9 10 11 12 13 14
    seat red
    pack 15 16 17 18 19 20 21
    phase draft
"""
PICKED = """
    seat blue
    fish 20
    picked 1 7 15 23 35 43 55
    seat green
    fish 20
    picked 2 8 16 24 36 44 56
    seat red
    fish 20
    picked 3 9 17 25 37 45 57
    phase pay
"""


def test_ioc_4_1_seven_cards_for_each_of_which_two_are_kept() -> None:
    s = at(PACKS)
    assert s.asked() == [0, 1, 2]
    assert [len(legal(s, p)) for p in range(3)] == [7, 7, 7]
    refused(s, "keep 8", "IOC-4.1", seat=0)
    do(s, "keep 3", seat=0)
    assert legal(s, 0) == {f"keep {card}" for card in (1, 2, 4, 5, 6, 7)}
    refused(s, "keep 3", "IOC-4.1", seat=0)
    do(s, "keep 6", seat=0)
    assert s.asked() == [1, 2]
    assert cards(s, 0, "picked") == [3, 6]
    refused(s, "keep 1", "IOC-2.2", seat=0)
    new = GAME.new(4, 2)
    assert [len(cards(new, p, "pack")) for p in range(4)] == [7] * 4


@pytest.mark.parametrize(("day", "came_from"), [(1, -1), (2, 1), (3, -1), (4, 1), (5, -1)])
def test_ioc_4_2_to_the_left_and_on_even_days_to_the_right(day: int, came_from: int) -> None:
    s = at(f"day {day}\n{PACKS}")
    s.listen()
    for p in range(3):
        assert [len(cards(s, q, "pack")) for q in range(3)] == [5] * p + [7] * (3 - p)
        do(s, f"keep {7 * p + 1}", f"keep {7 * p + 2}", seat=p)
    assert heard(s, "handed_on") == [(5, 0 if came_from < 0 else 1, 0)]
    for p in range(3):
        first = 7 * ((p + came_from) % 3) + 3
        assert cards(s, p, "pack") == list(range(first, first + 5))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ioc_4_3_two_of_five_two_of_three_and_the_last_one(seats: int) -> None:
    s = GAME.new(seats, 11)
    sizes = []
    while asks(s)[0] == "draft":
        sizes.append(len(cards(s, s.asked()[0], "pack")))
        do(s, min(legal(s)))
    assert sizes == [7, 6] * seats + [5, 4] * seats + [3, 2] * seats
    assert [len(cards(s, p, "picked")) for p in range(seats)] == [7] * seats


def test_ioc_4_4_any_order_of_answers_gives_the_same_draft() -> None:
    seen = set()
    for who in permutations(range(3)):
        s = at(PACKS)
        for p in who:
            do(s, f"keep {7 * p + 2}", seat=p)
        for p in reversed(who):
            do(s, f"keep {7 * p + 5}", seat=p)
        seen.add(s.text())
    assert len(seen) == 1


def test_ioc_4_4_nothing_shows_before_the_last_answer() -> None:
    s = at(PACKS)
    before = [s.view(1), s.view(SPECTATOR)]
    s.listen()
    do(s, "keep 3", seat=0)
    assert [s.view(1), s.view(SPECTATOR)] == before
    assert s.news(1) == []
    do(s, "keep 4", seat=0)
    after = [s.view(1), s.view(SPECTATOR)]
    for view, old in zip(after, before):
        assert {key for key in view if view[key] != old[key]} <= {"asked", "about"}
    assert legal(s, 1) == legal(at(PACKS), 1)
    other = do(at(PACKS), "keep 1", "keep 2", seat=0)
    assert other.view(1) == s.view(1)


def test_ioc_4_5_each_pays_for_what_it_keeps_and_only_for_that() -> None:
    s = at(PICKED)
    s.listen()
    do(s, "keep 1", "leave 7", "keep 15", "leave 23", "leave 35", "keep 43", "leave 55", seat=0)
    assert fish(s, 0) == 20
    do(s, *(f"leave {card}" for card in (2, 8, 16, 24, 36, 44, 56)), seat=1)
    do(s, *(f"keep {card}" for card in (3, 9, 17, 25, 37, 45, 57)), seat=2)
    assert heard(s, "paid") == [(0, 3, 7), (1, 0, 0), (2, 7, 14)]
    assert [fish(s, p) for p in range(3)] == [13, 20, 6]
    assert [cards(s, p, "hand") for p in range(3)] == [
        [1, 15, 43], [], [3, 9, 17, 25, 37, 45, 57],
    ]  # fmt: skip
    assert pile(s, "discards") == []
    assert cards(s, 0, "tossed") == [7, 23, 35, 55]
    assert s.view(0)["buried"] == 11


@pytest.mark.parametrize("text", ["keep 7", "leave 7", "keep 2"])
def test_ioc_4_5_cards_are_decided_in_ascending_order(text: str) -> None:
    refused(at(PICKED), text, "IOC-4.5", seat=0)


def test_ioc_4_6_a_card_bought_now_does_not_help_to_pay() -> None:
    s = at("""
        seat blue
        fish 3
        tiles oshax-1/red@5,2 oshax-2/red@9,1
        picked 3 67 68
        seat green
        phase pay
    """)
    refused(s, "keep 3", "IOC-4.6")
    do(s, "leave 3", "keep 67")
    refused(s, "keep 68", "IOC-4.6")
    do(s, "leave 68")
    assert window(s) == (3, 0)
    do(s, "play 67")
    assert fish(s, 0) == 5


def test_ioc_4_6_none_or_all_may_be_kept() -> None:
    s = at(PICKED)
    for p in range(3):
        while asks(s)[0] == "pay" and p in s.asked():
            verb = "keep" if p else "leave"
            do(s, min(legal(s, p, verb)), seat=p)
    assert len(cards(s, 0, "hand")) == 0
    assert len(cards(s, 1, "hand")) == len(cards(s, 2, "hand")) == 7


def test_ioc_4_7_payment_is_secret_until_all_have_decided() -> None:
    s = at(PICKED)
    before = s.view(1)
    do(s, "keep 1", "leave 7", "keep 15", seat=0)
    assert s.view(1) == before
    other = do(at(PICKED), "leave 1", "leave 7", "leave 15", seat=0)
    assert other.view(1) == s.view(1)
    assert other.view(SPECTATOR) == s.view(SPECTATOR)
    texts = set()
    for who in permutations(range(3)):
        s = at(PICKED)
        s.listen()
        for p in who:
            while asks(s)[0] == "pay" and p in s.asked():
                assert all(fish(s, q) == 20 for q in range(3))
                texts_of = sorted(legal(s, p), key=lambda text: int(text.split()[1]))
                do(s, texts_of[p % len(texts_of)], seat=p)
        texts.add(s.text())
        assert len(s.news(1)) == len(s.news(SPECTATOR))
        assert heard(s, "paid", seat=1) == heard(s, "paid", seat=SPECTATOR)
    assert len(texts) == 1


def test_ioc_4_8_no_card_costs_more_than_five_by_default() -> None:
    s = at("seat blue\nfish 10\npicked 84 85\nseat green\nphase pay")
    do(s, "keep 84", "keep 85")
    assert fish(s, 0) == 0


def test_ioc_4_9_the_hand_has_no_limit() -> None:
    hand = range(7, 55)
    s = at(
        f"seat blue\nfish 20\nhand {' '.join(map(str, hand))}\npicked 55 56\nseat green\nphase pay"
    )
    do(s, "keep 55", "keep 56")
    assert cards(s, 0, "hand") == [*hand, 55, 56]


# IOC-5


def test_ioc_5_1_lessons_are_laid_down_in_turn_order_and_none_held_back() -> None:
    s = at("""
        order 1 0
        seat blue
        hand 7 113 114 143
        seat green
        hand 115 144 150
        phase lessons
    """)
    assert asks(s) == ("colour", 1)
    assert cards(s, 1, "lessons") == [115]
    assert cards(s, 0, "lessons") == []
    refused(s, "done", "IOC-2.2")
    do(s, "colour red")
    assert asks(s) == ("colour", 0)
    do(s, "colour blue")
    assert (cards(s, 0, "hand"), cards(s, 0, "lessons")) == ([7], [113, 114])
    assert cards(s, 1, "hand") == []


def test_ioc_5_2_public_lessons_are_announced_and_stay() -> None:
    s = at("seat blue\npicked 147 148\nfish 2\nseat green\nphase pay")
    s.listen()
    do(s, "keep 147", "keep 148")
    assert heard(s, "announced", seat=1) == [(0, 147, 0), (0, 148, 0)]
    assert words(s, "public") == ["147", "148"]
    passing(s, "draft")
    assert words(s, "public") == ["147", "148"]


def test_ioc_5_3_colours_are_named_in_ascending_order_of_the_cards() -> None:
    s = at("seat blue\nhand 149 146 143 145 144 147\nseat green\nphase lessons")
    named = []
    for colour in COLOURS:
        assert asks(s) == ("colour", 0)
        named.append(words(s, "agenda")[0].split(":")[2])
        do(s, f"colour {colour}")
    assert named == ["143", "144", "145", "146", "149"]
    assert words(s, "public") == [
        "143/blue", "144/green", "145/red", "146/purple", "147", "149/orange",
    ]  # fmt: skip


def test_ioc_5_4_only_the_number_of_private_lessons_is_seen() -> None:
    one = at("seat blue\nhand 113 114\nseat green\nphase lessons")
    other = at("seat blue\nhand 120 131\nseat green\nphase lessons")
    assert one.view(1)["places"][0]["lessons"] == 2
    assert one.view(1) == other.view(1)
    assert one.view(SPECTATOR) == other.view(SPECTATOR)
    assert one.view(0) != other.view(0)


def test_ioc_5_5_lessons_are_counted_and_discarded_only_in_front_of_the_player() -> None:
    s = rescuing("red-01", fish=0, own="hand 78\nlessons 113 114", shared="public 147 148 150")
    do(s, "play 78")
    assert fish(s, 0) == 2
    s = at("seat blue\nhand 86\nseat green\nlessons 113 114 115\nphase w4")
    assert asks(s)[0] != "window"
    assert total("seat green\nlessons 116", other="seat red\ntiles red-16@12,2\nbaskets") == -54


def drawn_late(options: str = "", card: int = 144, phase: str = "rescue", day: int = 1) -> State:
    """Seat 0 draws a lesson and keeps it."""
    s = at(f"""
        {options}
        day {day}
        left red-01
        deck {card} 15
        seat blue
        fish 9
        hand 71
        {"picked 7" if phase == "w2" else ""}
        seat green
        phase {phase}
    """)
    return do(s, "play 71", f"keep {card}", "done")


def test_ioc_5_6_a_late_lesson_is_read_at_once() -> None:
    s = drawn_late()
    assert asks(s) == ("colour", 0)
    do(s, "colour green")
    assert words(s, "public") == ["144/green"]
    assert cards(drawn_late(card=113), 0, "lessons") == [113]
    assert cards(drawn_late(card=113, phase="w2"), 0, "lessons") == []
    assert cards(drawn_late(card=113, phase="w2"), 0, "hand") == [113]


def test_ioc_5_6_a_lesson_of_the_last_window_still_counts() -> None:
    s = drawn_late(card=137, phase="w9", day=5)
    assert s.over
    assert s.scores()[0] == -54 + 18


def test_ioc_5_6_with_next_day_a_late_lesson_waits() -> None:
    line = "options late_lessons=next_day"
    s = drawn_late(line, card=113)
    assert (cards(s, 0, "lessons"), cards(s, 0, "hand")) == ([], [113])
    passing(s, "rescue")
    passing(s, "draft")
    assert cards(s, 0, "hand") == [113]
    s = drawn_late(line, card=137, phase="w9", day=5)
    assert s.over
    assert s.scores()[0] == -54
    s = at(f"{line}\nday 2\nseat blue\nhand 113\nseat green\nphase lessons")
    assert cards(s, 0, "lessons") == [113]


def test_ioc_4_2_nobody_is_asked_twice_and_the_track_does_not_matter() -> None:
    s = at(f"order 2 0 1\n{PACKS}")
    do(s, "keep 1", "keep 2", seat=0)
    refused(s, "keep 3", "IOC-2.2", seat=0)
    assert order(s) == [2, 0, 1]


def test_ioc_4_6_without_fish_cards_that_cost_nothing_can_be_kept() -> None:
    s = at("seat blue\nfish 0\npicked 7 15 71\nseat green\nphase pay")
    refused(s, "keep 7", "IOC-4.6")
    do(s, "leave 7", "keep 15", "keep 71")
    assert cards(s, 0, "hand") == [15, 71]


def test_ioc_5_3_two_public_lessons_with_different_colours() -> None:
    tiles = "seat green\ntiles red-16@12,2 blue-16@13,2"
    usual = total(tiles)
    assert total(tiles, "public 144/red 143/blue") == usual + 1
    assert total(tiles, "public 144/red 146/blue") == usual + 4
