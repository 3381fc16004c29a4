"""The Isle of Cats: the worked examples, each named by its main rule."""

import pytest
from ioc import (
    CRAMMED,
    E13_BOAT,
    asks,
    at,
    baskets,
    cards,
    cells_of,
    finding,
    fish,
    heard,
    many,
    order,
    own,
    passing,
    pile,
    place,
    places,
    placing,
    refused,
    rescuing,
    tiles,
    total,
    window,
    words,
)

from liferaft import State
from liferaft.testing.diagram import do, legal

OSHAX_BOAT = "green-16@7,1:r0 red-15@8,2:r0 green-05@11,1:r0"
E13_LESSONS = "lessons 114 116 120 128 138 141\nfish 4\nbaskets ready ready"
E13_PUBLIC = "public 144/blue 147 150"


@pytest.mark.parametrize("boat", ["blue", "green", "red", "purple"])
def test_ioc_13_1_e1_an_empty_boat_scores_minus_54(boat: str) -> None:
    assert total(f"seat {boat}", other="seat blue" if boat != "blue" else "seat red") == -54


def test_ioc_2_6_e2_the_first_four_cats_go_left_and_rare_treasures_do_not_count() -> None:
    bag = "blue-01 rare-T red-05 green-15 green-02 rare-O orange-16 blue-09 purple-13 red-07"
    for seed in range(20):
        s = at(f"bag {bag} blue-02\nphase rescue\nrng 1 2 3 {seed}")
        s.listen()
        do(s, "pass")
        passing(s, "draft")
        came = heard(s, "cat_came")
        assert [field for _, field, _ in came] == [0] * 4 + [1] * 4
        assert len(words(s, "left")) == len(words(s, "right")) == 4
        out = many([*words(s, "left"), *words(s, "right"), *words(s, "rares"), *words(s, "bag")])
        assert out == many([*bag.split(), "blue-02"])
        assert len(words(s, "bag")) + len(words(s, "rares")) == 3


def drafted(day: int) -> State:
    """Three players who always keep the lowest numbers."""
    packs = [range(1, 8), range(8, 15), range(15, 22)]
    lines = [f"seat {boat}\npack {' '.join(map(str, pack))}" for boat, pack in
             zip(("blue", "green", "red"), packs)]  # fmt: skip
    s = at("\n".join([f"day {day}", *lines, "phase draft"]))
    while asks(s)[0] == "draft":
        do(s, min(legal(s), key=lambda text: int(text.split()[1])))
    return s


def test_ioc_4_3_e3_the_packs_go_left_and_on_day_2_right() -> None:
    s = drafted(1)
    assert [cards(s, p, "picked") for p in range(3)] == [
        sorted([1, 2, 17, 18, 12, 13, 7]),
        sorted([8, 9, 3, 4, 19, 20, 14]),
        sorted([15, 16, 10, 11, 5, 6, 21]),
    ]
    s = drafted(2)
    assert [cards(s, p, "picked") for p in range(3)] == [
        sorted([1, 2, 10, 11, 19, 20, 7]),
        sorted([8, 9, 17, 18, 5, 6, 14]),
        sorted([15, 16, 3, 4, 12, 13, 21]),
    ]


def paying(fish: int, options: str = "") -> State:
    return at(f"""
        {options}
        seat blue
        fish {fish}
        picked 3 55 43 15 84 113 143
        seat green
        phase pay
    """)


@pytest.mark.parametrize(("options", "left"), [("", 2), ("options printed_costs=true", 1)])
def test_ioc_4_6_e4_keeping_all_costs_18_or_19(options: str, left: int) -> None:
    s = do(paying(20, options), *(f"keep {card}" for card in (3, 15, 43, 55, 84, 113, 143)))
    assert window(s) == (3, 0)
    assert fish(s, 0) == left
    assert cards(s, 0, "hand") == [3, 15, 43, 55, 84, 113, 143]


def test_ioc_4_6_e4_ten_fish_do_not_pay_for_eleven() -> None:
    s = do(paying(10), "keep 3", "leave 15", "leave 43", "leave 55", "keep 84", "leave 113")
    refused(s, "keep 143", "IOC-4.6")
    s = do(paying(10), "keep 3", "leave 15", "leave 43", "keep 55", "leave 84", "keep 113")
    do(s, "leave 143")
    assert fish(s, 0) == 0
    assert cards(s, 0, "lessons") == [113]
    assert cards(s, 0, "hand") == [3, 55]
    s = paying(10)
    s.listen()
    do(s, "keep 3", "leave 15", "leave 43", "keep 55", "leave 84", "keep 113", "leave 143")
    assert cards(s, 0, "tossed") == [15, 43, 84, 143]
    assert pile(s, "discards") == []


def test_ioc_6_3_e5_turn_order_by_boots_and_ties_keep_their_order() -> None:
    s = at("""
        order 1 0 3 2
        left blue-01
        seat blue
        hand 7
        seat green
        hand 55 43
        seat red
        hand 56 35 44
        seat purple
        hand 15
        phase choose
    """)
    asked = []
    for _ in range(4):
        asked.append(asks(s)[1])
        while len(legal(s)) > 1:
            do(s, min(legal(s, verb="lay")))
        do(s, "done")
    assert asked == [1, 0, 3, 2]
    assert order(s) == [2, 1, 0, 3]
    assert asks(s) == ("rescue", 2)


E6 = "blue-16@12,2:r0"


def test_ioc_7_7_e6_a_tile_must_touch_another_one() -> None:
    s = placing("blue-16")
    assert cells_of("blue-16", "12,2:r0") in places(s, "blue-16")
    assert {"12,2:r0"} <= {text.split()[1] for text in legal(s)}
    s = placing("red-05", E6)
    assert cells_of("red-05", "14,2:r0") == {(14, 3), (14, 4), (15, 2), (15, 3), (15, 4)}
    refused(s, "place 14,2:r0", "IOC-7.7")
    assert cells_of("red-05", "13,2:r0") == {(13, 3), (13, 4), (14, 2), (14, 3), (14, 4)}
    do(s, "place 13,2:r0")
    assert tiles(s, 0)[cells_of("red-05", "13,2:r0")] == "red-05"
    s = placing("common-1", E6)
    refused(s, "place 11,7:r0", "IOC-7.7")
    refused(s, "place 13,1:r0", "IOC-7.7")
    assert {"place 12,7:r0", "place 12,1:r0"} <= legal(s)
    s = placing("red-09", E6)
    assert {(10, 9), (11, 9)} <= cells_of("red-09", "10,6:r0")
    refused(s, "place 10,6:r0", "IOC-7.3")


@pytest.mark.parametrize(
    ("name", "laid", "count"),
    [
        ("common-3I", E6, 30),
        ("red-06", E6, 112),
        ("red-01", "", 375),
        ("red-17", "", 348),
        ("rare-L", "", 820),
        ("common-3L", "", 462),
    ],
)
def test_ioc_7_1_e6_number_of_places(name: str, laid: str, count: int) -> None:
    assert len(places(placing(name, laid), name)) == count


def test_ioc_6_13_e7_a_cat_on_its_own_map_brings_a_bonus() -> None:
    s = placing("blue-05", E6)
    assert cells_of("blue-05", "13,0:r0") == {(13, 1), (13, 2), (14, 0), (14, 1), (14, 2)}
    before = s.scores()[0]
    do(s, "place 13,0:r0")
    assert asks(s) == ("bonus", 0)
    assert legal(s) == {"done", *(f"take {shape}" for shape in
                                  ("common-1", "common-2", "common-3L", "common-3I"))}  # fmt: skip
    assert s.scores()[0] == before + 1
    s = do(placing("red-05", E6), "place 13,0:r0")
    assert asks(s)[0] != "bonus"
    assert s.scores()[0] == before + 1


@pytest.mark.parametrize(("colour", "bonus"), [("blue", True), ("green", False)])
def test_ioc_8_5_e7_an_oshax_on_the_map_of_its_named_colour(colour: str, bonus: bool) -> None:
    s = placing("oshax-5", E6, colour=colour)
    assert cells_of("oshax-5", "13,1:r3") == {(13, 2), (14, 1), (14, 2), (14, 3), (14, 4), (15, 4)}
    do(s, "place 13,1:r3")
    assert (asks(s)[0] == "bonus") == bonus


def test_ioc_6_8_e8_baskets_and_fish() -> None:
    s = rescuing("blue-16 red-16", "green-16 orange-16", fish=11, own="laid 43 15 23")
    s.listen()
    do(s, "use permanent", "rescue blue-16", "place 5,2:r0")
    assert (fish(s, 0), baskets(s, 0)) == (8, ["used"])
    assert asks(s) == ("rescue", 1)
    do(s, "pass")
    do(s, "use broken", "rescue green-16")
    place(s, "green-16", "6,2:r0")
    assert (fish(s, 0), cards(s, 0, "laid"), pile(s, "discards")) == (3, [43], [15, 23])
    do(s, "use whole", "rescue red-16")
    place(s, "red-16", "7,2:r0")
    assert (fish(s, 0), cards(s, 0, "laid"), pile(s, "discards")) == (0, [], [15, 23, 43])
    assert legal(s) == {"pass"}
    refused(s, "use permanent", "IOC-6.8")
    refused(s, "use whole", "IOC-6.8")
    refused(s, "use broken", "IOC-6.9")
    passing(s, "draft")
    assert baskets(s, 0) == ["ready"]


def test_ioc_6_11_e9_a_cat_on_the_right_costs_five() -> None:
    s = rescuing(right="blue-16", fish=4)
    assert legal(s) == {"pass"}
    refused(s, "use permanent", "IOC-6.11")
    s = rescuing(right="blue-16", fish=4, own="hand 77")
    assert legal(s) == {"pass", "play 77"}
    do(s, "play 77", "move blue-16")
    assert words(s, "left") == ["blue-16"]
    assert words(s, "right") == []
    do(s, "use permanent", "rescue blue-16", "place 5,2:r0")
    assert fish(s, 0) == 1


def test_ioc_6_16_e10_unused_cards_are_discarded_and_the_hand_stays() -> None:
    s = at("""
        left blue-16 red-16
        seat blue
        fish 20
        baskets ready
        hand 7 55 15 44
        seat green
        phase choose
    """)
    s = do(s, "lay 7", "lay 55", "lay 15", "done")
    assert cards(s, 0, "laid") == [7, 15, 55]
    s.listen()
    do(s, "use whole", "rescue blue-16", "place 5,2:r0")
    assert pile(s, "discards") == [55]
    passing(s, "find")
    assert pile(s, "discards") == [7, 15, 55]
    assert cards(s, 0, "hand") == [44]
    assert cards(s, 0, "laid") == []


def test_ioc_8_4_e11_an_oshax_joins_a_family() -> None:
    assert total(f"seat purple\ntiles {OSHAX_BOAT}") == -53
    for colour, points in (("green", -45), ("red", -53)):
        s = placing("oshax-3", OSHAX_BOAT, boat="purple", colour=colour)
        covered = cells_of("oshax-3", "8,4:m3")
        assert covered == {(8, 5), (8, 6), (9, 4), (9, 5), (10, 4), (11, 4)}
        do(s, "place 8,4:m3")
        assert tiles(s, 0)[covered] == f"oshax-3/{colour}"
        assert s.scores()[0] == points


def test_ioc_13_2_e12_one_room_is_full() -> None:
    boat = "seat blue\ntiles rare-T@20,3:m0"
    assert total(boat) == -46
    assert total(f"{boat}\nlessons 136") == -46
    assert set(tiles(at(boat + "\nseat red"), 0)) == {
        frozenset({(20, 3), (20, 4), (20, 5), (21, 4)})
    }


def test_ioc_13_5_e13_full_scoring() -> None:
    assert total(f"{E13_BOAT}\n{E13_LESSONS}", f"order 1 0\n{E13_PUBLIC}") == 69
    assert total(E13_BOAT, "order 1 0") == -3 - 25 + 30 + 3


E13_OTHERS = [
    (113, 0), (114, 0), (115, 0), (116, 7), (117, 4), (118, 0), (119, 0), (120, 3), (121, 10),
    (123, 5), (125, 6), (128, 9), (134, 0), (135, 4), (136, 0), (138, 8), (141, 8), (142, 0),
]  # fmt: skip


@pytest.mark.parametrize(("lesson", "points"), E13_OTHERS)
def test_ioc_13_5_e13_other_lessons(lesson: int, points: int) -> None:
    boat = f"{E13_BOAT}\nfish 4\nbaskets ready ready"
    assert total(f"{boat}\nlessons {lesson}", "order 1 0") == 5 + points


@pytest.mark.parametrize(("lesson", "points"), [(126, 6), (133, 7)])
def test_ioc_13_9_e13_lessons_that_count_lessons(lesson: int, points: int) -> None:
    boat = f"{E13_BOAT}\nfish 4\nbaskets ready ready"
    rest = "113 115 118 134 136"
    assert total(f"{boat}\nlessons {rest}", "order 1 0") == 5
    assert total(f"{boat}\nlessons {rest} {lesson}", "order 1 0") == 5 + points


@pytest.mark.parametrize(
    ("lesson", "points"), [("144/blue", 7), ("147", 12), ("150", 10)]
)  # fmt: skip
def test_ioc_13_6_e13_public_lessons(lesson: str, points: int) -> None:
    boat = f"{E13_BOAT}\n{E13_LESSONS}"
    assert total(boat, f"order 1 0\npublic {lesson}") == 40 + points


def test_ioc_11_10_e14_discarding_treasures() -> None:
    s = at(f"""
        order 1 0
        {E13_PUBLIC}
        {E13_BOAT}
        {E13_LESSONS}
        hand 88
        seat red
        phase rescue
        turn 0
        left blue-01
    """)
    assert s.scores()[0] == 69
    do(s, "play 88", "remove 18,5", "remove 20,3")
    assert s.scores()[0] == 66
    assert baskets(s, 0) == ["ready"] * 3
    assert {"rare-T", "common-3L"}.isdisjoint(tiles(s, 0).values())
    assert not {"rare-T", "common-3L*5"} & {*words(s, "rares"), *words(s, "commons")}
    with_118 = at(
        s.text().replace("isle_of_cats\n", "", 1).replace("lessons 114", "lessons 118 114")
    )
    assert with_118.scores()[0] == 66 + 7 + 2


def test_ioc_11_7_e15_extra_rescues() -> None:
    s = rescuing("blue-05", "red-16", fish=8, tiles=E6, own="laid 43\nextra 2")
    do(s, "use permanent", "rescue blue-05")
    place(s, "blue-05", "13,0:r0")
    assert asks(s) == ("bonus", 0)
    do(s, "take common-1", "place 11,2:r0")
    assert asks(s) == ("rescue", 0)
    assert "done" in legal(s)
    refused(s, "pass", "IOC-11.7")
    do(s, "use whole", "rescue red-16")
    place(s, "red-16", "11,3:r0")
    assert fish(s, 0) == 0
    assert own(s, 0, "extra") in ([], ["0"])
    assert asks(s)[1] == 1 or asks(s)[0] == "find"


def test_ioc_11_8_e16_card_83() -> None:
    for first, second in (("left", "right"), ("right", "left")):
        s = rescuing("green-01", own="hand 83", shared="bag red-02 rare-I*2 blue-16")
        s.listen()
        do(s, "play 83")
        assert many(words(s, "rares")) == {"rare-I": 2}
        assert len(heard(s, "drew_tile")) == 4
        drawn = [tile for _, tile, _ in heard(s, "drew_tile") if tile >> 5 < 5]
        names = {32 * 2 + 1: "red-02", 15: "blue-16"}
        one, other = (names[tile] for tile in drawn)
        assert legal(s) == {"put left", "put right"}
        do(s, f"put {first}", f"put {second}")
        assert one in words(s, first)
        assert other in words(s, second)
        assert asks(s) == ("rescue", 0)


@pytest.mark.parametrize("name", ["orange-08", "rare-O"])
def test_ioc_11_4_e17_a_tile_without_a_place_goes_to_the_box(name: str) -> None:
    s = rescuing("green-01", tiles=CRAMMED, own="hand 75", shared=f"bag {name}")
    before = tiles(s, 0)
    do(s, "play 75")
    assert asks(s) == ("rescue", 0)
    assert tiles(s, 0) == before
    assert words(s, "bag") == []
    assert words(s, "rares") == []
    assert name not in [*words(s, "left"), *words(s, "right")]


def test_ioc_8_6_e18_treasure_cards() -> None:
    s = finding("98", E6, shared="rares rare-O")
    do(s, "play 98", "find rare", "take rare-O")
    place(s, "rare-O", "13,2:r0")
    assert asks(s) == ("find", 1)
    s = finding("98", E6, shared="rares rare-O")
    do(s, "play 98", "find common", "take common-1", "place 13,2:r0")
    assert asks(s) == ("treasure", 0)
    do(s, "take common-1", "place 13,3:r0")
    assert list(tiles(s, 0).values()).count("common-1") == 2
    assert asks(s) == ("find", 1)


def test_ioc_8_6_e18_card_107_needs_a_fish_for_all_shapes() -> None:
    s = do(finding("107", E6, fish=0), "play 107")
    refused(s, "find paid", "IOC-8.6")
    do(s, "find small")
    assert legal(s) == {"take common-1", "take common-2"}
    refused(s, "take common-3L", "IOC-8.6")
    s = do(finding("107", E6, fish=1), "play 107", "find paid")
    assert fish(s, 0) == 0
    do(s, "take common-3L")
    place(s, "common-3L", "13,2:r0")
    do(s, "take common-3I")
    place(s, "common-3I", "11,2:r1")
    assert {"common-3L", "common-3I"} <= set(tiles(s, 0).values())


def test_ioc_10_4_e19_windows() -> None:
    s = at(f"""
        day 2
        left green-01
        seat blue
        tiles {E6}
        hand 90
        seat green
        hand 77
        phase w4
    """)
    assert window(s) == (4, 0)
    do(s, "pass")
    assert window(s) == (4, 1)
    do(s, "play 77", "move green-01")
    assert window(s) == (4, 0)
    assert legal(s) == {"pass", "play 90"}
    other = s.clone()
    do(other, "pass")
    assert asks(other)[0] == "choose"
    do(s, "play 90")
    assert fish(s, 0) == 1
    assert asks(s)[0] != "window"


def test_ioc_13_7_e20_more_fish_decide_a_tie() -> None:
    for first, second, places_ in ((3, 5, [2, 1, 3]), (5, 5, [1, 1, 3])):
        s = at(f"""
            day 5
            seat blue
            fish {first}
            tiles rare-O@5,5:r0
            seat green
            fish {second}
            tiles rare-O@6,5:r0
            seat red
            fish 9
            phase clear
        """)
        passing(s)
        assert s.over
        assert s.scores()[0] == s.scores()[1] > s.scores()[2]
        assert s.ranking() == places_
