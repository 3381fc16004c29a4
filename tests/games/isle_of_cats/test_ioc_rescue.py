"""The Isle of Cats, IOC-6: rescue cards, turn order, baskets, fish and the map bonus."""

from itertools import product

import pytest
from ioc import (
    COMMONS,
    CRAMMED,
    asks,
    at,
    baskets,
    cards,
    cells_of,
    day,
    fish,
    heard,
    many,
    order,
    passing,
    pile,
    place,
    placing,
    refused,
    rescuing,
    tiles,
    window,
    words,
)

from liferaft import SPECTATOR, State
from liferaft.testing.diagram import do, legal

CHOOSING = """
    order 2 0 1
    left red-16 red-01
    seat blue
    hand 7 43 77
    seat green
    hand 15 55
    seat red
    hand 35 36
    phase choose
"""


def rescue(s: State, source: str, cat: str, where: str) -> State:
    """A whole rescue: the basket, the cat, the place."""
    return place(do(s, f"use {source}", f"rescue {cat}"), cat, where)


def test_ioc_6_1_rescue_cards_are_chosen_in_turn_order() -> None:
    s = at(CHOOSING)
    assert asks(s) == ("choose", 2)
    assert legal(s) == {"done", "lay 35", "lay 36"}
    refused(s, "lay 7", "IOC-6.1")
    do(s, "lay 36")
    assert legal(s) == {"done", "lay 35"}
    do(s, "done")
    assert asks(s) == ("choose", 0)
    assert legal(s) == {"done", "lay 7", "lay 43"}
    do(s, "done")
    assert asks(s) == ("choose", 1)


def test_ioc_6_1_the_number_is_public_and_the_faces_are_not() -> None:
    one = do(at(CHOOSING), "lay 35", "done")
    other = do(at(CHOOSING), "lay 36", "done")
    for seat in (0, 1, SPECTATOR):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat)["places"][2]["chosen"] == 1
        assert one.view(seat)["places"][2]["laid"] == []
    assert one.view(2) != other.view(2)


def test_ioc_6_2_all_cards_are_revealed_together() -> None:
    s = at(CHOOSING)
    s.listen()
    do(s, "lay 35", "done", "lay 43", "lay 7", "done")
    assert heard(s, "revealed") == []
    do(s, "lay 15", "done")
    assert sorted(heard(s, "revealed", seat=1)) == [(0, 7, 0), (0, 43, 0), (1, 15, 0), (2, 35, 0)]
    assert heard(s, "hurried") == [(0, 5, 1), (2, 3, 2), (1, 0, 3)]
    assert s.view(SPECTATOR)["places"][0]["laid"] == [7, 43]
    assert cards(s, 0, "hand") == [77]


def test_ioc_6_2_without_cards_the_sum_is_zero() -> None:
    s = at(CHOOSING)
    s.listen()
    do(s, "done", "done", "lay 55", "done")
    assert heard(s, "hurried") == [(1, 3, 1), (2, 0, 2), (0, 0, 3)]


@pytest.mark.parametrize("boots", list(product((0, 1, 3), repeat=3)))
def test_ioc_6_4_ties_keep_the_previous_order(boots: tuple[int, int, int]) -> None:
    hand = {0: (15, 16, 17), 1: (23, 24, 25), 3: (35, 36, 37)}
    laid = [hand[n][p] for p, n in enumerate(boots)]
    s = at(f"""
        order 1 2 0
        left red-01
        seat blue
        hand {laid[0]}
        seat green
        hand {laid[1]}
        seat red
        hand {laid[2]}
        phase choose
    """)
    for p in (1, 2, 0):
        do(s, f"lay {laid[p]}", "done")
    assert order(s) == sorted([1, 2, 0], key=lambda p: -boots[p])


def test_ioc_6_5_the_new_order_applies_at_once_and_to_the_next_day() -> None:
    s = do(at(CHOOSING), "done", "done", "lay 55", "done")
    assert order(s) == [1, 2, 0]
    assert window(s) == (5, 0)
    do(s, "pass")
    turns = [asks(s)[1]]
    while asks(s)[0] == "rescue":
        do(s, "pass")
        if asks(s)[0] == "window":
            do(s, "pass")
        turns.append(asks(s)[1])
    assert turns[:3] == [1, 2, 0]
    passing(s, "find")
    assert asks(s) == ("find", 1)
    passing(s, "draft")
    assert (day(s), order(s)) == (2, [1, 2, 0])


def test_ioc_6_5_the_new_order_decides_who_is_asked_first() -> None:
    s = at("""
        left red-01
        seat blue
        hand 84
        seat green
        hand 85 7
        phase choose
    """)
    do(s, "done", "lay 7", "done")
    assert window(s) == (5, 1)


def test_ioc_6_6_one_cat_a_turn_in_track_order() -> None:
    s = at("""
        order 1 0
        left red-16 blue-16 green-16
        seat blue
        fish 20
        baskets ready ready
        seat green
        fish 20
        baskets ready ready
        phase rescue
    """)
    refused(s, "done", "IOC-6.6")
    for cat, seat, where in (("red-16", 1, "5,2:r0"), ("blue-16", 0, "5,2:r0"),
                             ("green-16", 1, "6,2:r0")):  # fmt: skip
        assert asks(s) == ("rescue", seat)
        do(s, "use permanent")
        refused(s, "rescue orange-01", "IOC-6.6")
        do(s, f"rescue {cat}")
        place(s, cat, where)
    assert asks(s)[0] == "find"


def test_ioc_6_7_who_passes_has_no_more_turns() -> None:
    s = rescuing("red-16 blue-16 green-16", baskets="ready ready ready")
    rescue(s, "permanent", "red-16", "5,2:r0")
    assert asks(s) == ("rescue", 1)
    do(s, "pass")
    rescue(s, "permanent", "blue-16", "6,2:r0")
    assert asks(s) == ("rescue", 0)
    assert "pass" in legal(s)
    do(s, "pass")
    assert asks(s)[0] == "find"


def test_ioc_6_7_who_cannot_rescue_must_pass() -> None:
    assert legal(rescuing("red-16", baskets="used")) == {"pass"}
    assert legal(rescuing("red-16", fish=2)) == {"pass"}
    assert legal(rescuing("red-16", tiles=CRAMMED)) == {"pass"}
    assert legal(rescuing("red-16", fish=2, own="hand 84")) == {"pass", "play 84"}


def test_ioc_6_8_three_kinds_of_baskets() -> None:
    s = rescuing("red-16", own="laid 43 15 23")
    assert legal(s) == {"pass", "use permanent", "use whole", "use broken"}
    s = rescuing("red-16", baskets="used", own="laid 7 15")
    assert legal(s) == {"pass"}
    refused(s, "use permanent", "IOC-6.8")
    refused(s, "use whole", "IOC-6.8")


def test_ioc_6_9_a_broken_basket_only_goes_with_another_one() -> None:
    s = rescuing("red-16", baskets="used", own="laid 15 7")
    refused(s, "use broken", "IOC-6.9")
    s = rescuing("red-16", baskets="used", own="laid 15 43")
    refused(s, "use broken", "IOC-6.9")
    rescue(s, "whole", "red-16", "5,2:r0")
    assert cards(s, 0, "laid") == []
    assert pile(s, "discards") == [15, 43]


def test_ioc_6_10_cards_in_hand_are_no_baskets() -> None:
    s = rescuing("red-16", baskets="used", own="hand 43 15 16")
    assert legal(s) == {"pass"}
    refused(s, "use whole", "IOC-6.8")
    refused(s, "use broken", "IOC-6.9")
    s = rescuing("red-16", baskets="used", own="hand 71", shared="deck 43 44")
    do(s, "play 71", "keep 43", "keep 44")
    assert legal(s) == {"pass"}


@pytest.mark.parametrize(("fish_", "cats"), [(2, ""), (3, "red-16"), (4, "red-16"),
                                             (5, "red-16 blue-16")])  # fmt: skip
def test_ioc_6_11_three_fish_on_the_left_and_five_on_the_right(fish_: int, cats: str) -> None:
    s = rescuing("red-16", "blue-16", fish=fish_)
    if not cats:
        refused(s, "use permanent", "IOC-6.11")
        return
    do(s, "use permanent")
    assert legal(s) == {f"rescue {cat}" for cat in cats.split()}
    if fish_ < 5:
        refused(s, "rescue blue-16", "IOC-6.11")
        do(s, "rescue red-16")
        assert fish(s, 0) == fish_ - 3
    else:
        do(s, "rescue blue-16")
        assert fish(s, 0) == 0


def test_ioc_6_12_the_cat_must_be_placed_at_once() -> None:
    s = do(rescuing("red-16"), "use permanent", "rescue red-16")
    assert {text.split()[0] for text in legal(s)} == {"place"}
    refused(s, "let_go", "IOC-6.12")
    refused(s, "pass", "IOC-2.2")


def test_ioc_6_12_a_cat_without_a_place_cannot_be_rescued() -> None:
    open_to = CRAMMED.replace("blue-02@17,3:r1 ", "")
    s = do(rescuing("red-16 red-02", tiles=open_to.replace("red-02@8,3:r1 ", "")), "use permanent")
    assert "rescue red-02" in legal(s)
    refused(s, "rescue red-16", "IOC-6.12")
    refused(rescuing("red-16", tiles=CRAMMED), "use permanent", "IOC-6.12")


def on_map(own: str = "", shared: str = "", laid: str = "blue-16@12,2:r0") -> State:
    """Seat 0 has just covered the blue map with a blue cat."""
    s = rescuing("blue-05", tiles=laid, own=own, shared=shared)
    return do(s, "use permanent", "rescue blue-05", "place 13,0:r0")


def test_ioc_6_13_the_bonus_is_one_common_treasure_or_none() -> None:
    s = on_map()
    assert asks(s) == ("bonus", 0)
    assert legal(s) == {"done", *(f"take {shape}" for shape in COMMONS)}
    refused(s, "take rare-O", "IOC-6.13")
    stock = many(words(s, "commons"))
    declined = do(s.clone(), "done")
    assert many(words(declined, "commons")) == stock
    do(s, "take common-3I")
    place(s, "common-3I", "11,2:r1")
    assert many(words(s, "commons")) == {**stock, "common-3I": 4}
    assert asks(s) == asks(declined) == ("find", 0)


def test_ioc_6_13_a_shape_used_up_cannot_be_chosen() -> None:
    s = on_map(shared="commons common-2*1")
    assert legal(s) == {"done", "take common-2"}
    refused(s, "take common-1", "IOC-8.8")
    assert asks(on_map(shared="commons"))[0] != "bonus"


def test_ioc_6_13_the_bonus_needs_a_place() -> None:
    mapped = CRAMMED.split()
    lid = [word for word in mapped if (14, 1) in cells_of(*word.split("@"))]
    assert len(lid) == 1
    gap = cells_of(*lid[0].split("@"))
    shape = lid[0].split("@")[0][-2:]
    rest = " ".join(word for word in mapped if word != lid[0] and f"blue-{shape}" not in word)
    s = rescuing(f"blue-{shape}", tiles=rest)
    do(s, "use permanent", f"rescue blue-{shape}")
    place(s, f"blue-{shape}", lid[0].split("@")[1])
    assert gap in tiles(s, 0)
    assert legal(s) == {"done", "take common-1"}
    refused(s, "take common-2", "IOC-7.8")


@pytest.mark.parametrize("cat", ["red-05", "green-05", "purple-05", "orange-05"])
def test_ioc_6_14_other_cats_cover_a_map_without_a_bonus(cat: str) -> None:
    s = placing(cat, "blue-16@12,2:r0")
    do(s, "place 13,0:r0")
    assert asks(s)[0] != "bonus"


def test_ioc_6_14_treasures_cover_a_map_without_a_bonus() -> None:
    s = placing("common-1", "blue-16@14,2:r0")
    do(s, "place 14,1:r0")
    assert asks(s)[0] == "treasure"
    do(s, "done")
    s = placing("rare-O", "blue-16@14,2:r0")
    place(s, "rare-O", "13,0:r0")
    assert asks(s) == ("find", 1)


def test_ioc_6_15_the_phase_ends_when_the_fields_are_empty() -> None:
    s = rescuing("red-16", baskets="ready ready")
    rescue(s, "permanent", "red-16", "5,2:r0")
    assert asks(s) == ("find", 0)


def test_ioc_6_15_the_fields_are_looked_at_after_the_window() -> None:
    s = rescuing("red-16", baskets="ready ready", own="hand 83", shared="bag green-01 rare-I*3")
    rescue(s, "permanent", "red-16", "5,2:r0")
    assert window(s) == (6, 0)
    declined = do(s.clone(), "pass")
    assert window(declined) == (7, 0)
    do(s, "play 83", "put left")
    assert asks(s) == ("rescue", 1)
    do(s, "pass")
    assert asks(s) == ("rescue", 0)


def test_ioc_6_15_passes_stand_when_new_cats_come() -> None:
    s = at("""
        bag green-01 rare-I*3
        left red-16
        seat blue
        fish 9
        baskets ready ready
        hand 83
        seat green
        passed
        phase rescue
    """)
    rescue(s, "permanent", "red-16", "5,2:r0")
    do(s, "play 83", "put left")
    assert asks(s) == ("rescue", 0)


def test_ioc_6_16_unused_cards_are_discarded_face_up() -> None:
    s = rescuing("red-16", own="laid 7 15 55\nhand 44")
    s.listen()
    do(s, "pass", "pass")
    assert heard(s, "unused", seat=1) == [(0, 7, 0), (0, 15, 0), (0, 55, 0)]
    assert pile(s, "discards") == [7, 15, 55]
    assert cards(s, 0, "hand") == [44]


def test_ioc_6_17_the_lowest_number_goes_first() -> None:
    s = rescuing("red-16 blue-16", "green-16 red-01", own="laid 66 43 50 42 20 15 35")
    do(s, "use whole", "rescue red-16", "place 5,2:r0", "pass")
    assert pile(s, "discards") == [43]
    rescue(s, "broken", "blue-16", "6,2:r0")
    assert pile(s, "discards") == [15, 20, 43]
    rescue(s, "whole", "green-16", "7,2:r0")
    assert pile(s, "discards") == [15, 20, 43, 50]
    assert cards(s, 0, "laid") == [35, 42, 66]
    assert baskets(s, 0) == ["ready"]


def test_ioc_6_14_no_tile_covers_two_maps() -> None:
    maps = [(1, 3), (7, 0), (9, 7), (14, 1), (19, 5)]
    for i, (x, y) in enumerate(maps):
        assert all(abs(x - a) + abs(y - b) > 5 for a, b in maps[i + 1 :])


def test_ioc_6_4_without_any_cards_the_order_stays() -> None:
    s = at(CHOOSING)
    do(s, "done", "done", "done")
    assert order(s) == [2, 0, 1]


def test_ioc_6_16_when_all_pass_at_once_the_cats_stay_until_the_clearing() -> None:
    s = do(rescuing("red-16", "blue-16"), "pass", "pass")
    assert asks(s) == ("find", 0)
    assert [*words(s, "left"), *words(s, "right")] == ["red-16", "blue-16"]
