"""The Isle of Cats: all 150 discovery cards, what each costs and does, and what refuses it."""

import pytest
from ioc import (
    COLOURS,
    COMMONS,
    CRAMMED,
    E13_BOAT,
    OSHAX,
    asks,
    at,
    baskets,
    cards,
    finding,
    fish,
    heard,
    many,
    own,
    passing,
    pile,
    place,
    refused,
    rescuing,
    tiles,
    total,
    words,
)

from liferaft import State
from liferaft.testing.diagram import do, legal

COSTS = (
    [5] * 6 + [1] * 8 + [0] * 8 + [1] * 12 + [2] * 8 + [2] * 12 + [3] * 12  # 1 to 66
    + [2, 2, 1, 1, 0, 0, 1, 1, 3, 2, 1, 2, 2, 2, 2, 2, 1, 5, 5, 2, 2, 3, 3]  # 67 to 89
    + [2] * 8 + [2] * 9 + [1] * 6 + [2] * 30 + [1] * 8  # 90 to 150
)  # fmt: skip
COLOURED = (143, 144, 145, 146, 149)
FULL = f"{CRAMMED} common-1@19,3 common-1@21,4"


@pytest.mark.parametrize("card", range(1, 151))
def test_ioc_4_8_what_a_card_costs(card: int) -> None:
    cost = COSTS[card - 1]
    s = at(f"seat blue\nfish {cost}\npicked {card}\nseat green\nphase pay")
    do(s, f"keep {card}")
    assert fish(s, 0) == 0
    where = [
        *cards(s, 0, "hand"),
        *cards(s, 0, "lessons"),
        *(int(word.split("/")[0]) for word in words(s, "public")),
    ]
    assert where == [card]
    s = at(f"seat blue\nfish {max(0, cost - 1)}\npicked {card}\nseat green\nphase pay")
    if cost:
        assert legal(s) == {f"leave {card}"}
        refused(s, f"keep {card}", "IOC-4.6")
    do(s, f"leave {card}")
    assert fish(s, 0) == max(0, cost - 1)
    assert cards(s, 0, "tossed") == [card]


@pytest.mark.parametrize("card", [84, 85])
def test_ioc_4_8_printed_costs(card: int) -> None:
    line = "options printed_costs=true"
    s = at(f"{line}\nseat blue\nfish 5\npicked {card}\nseat green\nphase pay")
    refused(s, f"keep {card}", "IOC-4.6")
    s = at(f"{line}\nseat blue\nfish 6\npicked {card}\nseat green\nphase pay")
    do(s, f"keep {card}")
    assert fish(s, 0) == 0


# Rescue cards

RESCUE_CARDS = [
    *((card, "none", 4) for card in range(7, 15)),
    *((card, "broken", 0) for card in range(15, 23)),
    *((card, "broken", 1) for card in range(23, 35)),
    *((card, "broken", 3) for card in range(35, 43)),
    *((card, "whole", 1) for card in range(43, 55)),
    *((card, "whole", 3) for card in range(55, 67)),
]


@pytest.mark.parametrize(("card", "basket", "boots"), RESCUE_CARDS)
def test_ioc_6_8_rescue_cards(card: int, basket: str, boots: int) -> None:
    other = 16 if card == 15 else 15  # a broken basket without boots
    s = at(f"""
        left blue-16
        seat blue
        baskets used
        fish 3
        hand {card} {other}
        seat green
        phase choose
    """)
    alone, pair = s.clone(), s.clone()
    alone.listen()
    do(alone, f"lay {card}", "done")
    assert heard(alone, "revealed") == [(0, card, 0)]
    assert (0, boots, 1) in heard(alone, "hurried")
    assert cards(alone, 0, "laid") == [card]
    refused(alone, f"lay {other}", "IOC-2.2")
    assert legal(alone) == ({"pass", "use whole"} if basket == "whole" else {"pass"})
    refused(alone, "use broken", "IOC-6.9")
    if basket == "whole":
        do(alone, "use whole", "rescue blue-16", "place 5,2:r0")
        assert pile(alone, "discards") == [card]
    else:
        refused(alone, "use whole", "IOC-6.8")
    do(pair, f"lay {card}", f"lay {other}", "done")
    if basket == "broken":
        do(pair, "use broken", "rescue blue-16", "place 5,2:r0")
        assert pile(pair, "discards") == sorted([card, other])
    else:
        refused(pair, "use broken", "IOC-6.9")
    refused(s, f"lay {7 if card == 66 else 66}", "IOC-6.1")


# Oshax and treasure cards


@pytest.mark.parametrize("card", range(1, 7))
def test_ioc_8_3_oshax_cards(card: int) -> None:
    s = finding(str(card), "blue-16@12,2:r0", shared="oshax oshax-2 oshax-6")
    assert legal(s) == {"pass", f"play {card}"}
    do(s, f"play {card}")
    assert legal(s) == {"take oshax-2", "take oshax-6"}
    refused(s, "take oshax-1", "IOC-8.3")
    refused(s, "take common-1", "IOC-8.3")
    do(s, "take oshax-6")
    assert legal(s) == {f"colour {colour}" for colour in COLOURS}
    do(s, "colour orange")
    do(s, min(legal(s, verb="place")))
    assert "oshax-6/orange" in tiles(s, 0).values()
    assert words(s, "oshax") == ["oshax-2"]
    assert pile(s, "discards") == [card]
    refused(finding(str(card), CRAMMED), f"play {card}", "IOC-8.8")
    refused(finding(str(card), shared="oshax"), f"play {card}", "IOC-8.8")
    refused(rescuing("red-01", own=f"hand {card}"), f"play {card}", "IOC-8.1")
    refused(finding(str(card % 6 + 1)), f"play {card}", "IOC-10.1")


@pytest.mark.parametrize("card", range(98, 107))
def test_ioc_8_6_rare_or_two_common(card: int) -> None:
    s = do(finding(str(card), "blue-16@12,2:r0", shared="rares rare-S"), f"play {card}")
    assert legal(s) == {"find rare", "find common"}
    refused(s, "find small", "IOC-8.6")
    refused(s, "find paid", "IOC-8.6")
    rare, common = do(s.clone(), "find rare"), do(s.clone(), "find common")
    assert legal(rare) == {"take rare-S"}
    refused(rare, "take rare-T", "IOC-8.8")
    refused(rare, "take common-1", "IOC-8.6")
    do(rare, "take rare-S")
    do(rare, min(legal(rare)))
    assert asks(rare) == ("find", 1)
    assert words(rare, "rares") == []
    assert legal(common) == {f"take {shape}" for shape in COMMONS}
    do(common, "take common-3I")
    place(common, "common-3I", "13,2:r1")
    assert legal(common) == {"done", *(f"take {shape}" for shape in COMMONS)}
    do(common, "done")
    assert asks(common) == ("find", 1)
    assert fish(common, 0) == fish(rare, 0) == 5
    refused(rescuing("red-01", own=f"hand {card}"), f"play {card}", "IOC-8.1")
    refused(finding(str(card), FULL), f"play {card}", "IOC-8.8")


@pytest.mark.parametrize("card", range(107, 113))
def test_ioc_8_6_two_small_or_pay_for_two_common(card: int) -> None:
    s = do(finding(str(card), "blue-16@12,2:r0", shared="rares rare-S"), f"play {card}")
    assert legal(s) == {"find small", "find paid"}
    refused(s, "find rare", "IOC-8.6")
    refused(s, "find common", "IOC-8.6")
    small, paid = do(s.clone(), "find small"), do(s.clone(), "find paid")
    assert legal(small) == {"take common-1", "take common-2"}
    do(small, "take common-1", "place 13,2:r0")
    assert legal(small) == {"done", "take common-1", "take common-2"}
    do(small, "take common-2")
    place(small, "common-2", "13,3:r0")
    assert (fish(small, 0), asks(small)) == (5, ("find", 1))
    assert fish(paid, 0) == 4
    assert legal(paid) == {f"take {shape}" for shape in COMMONS}
    refused(rescuing("red-01", own=f"hand {card}"), f"play {card}", "IOC-8.1")
    refused(finding(str(card), FULL), f"play {card}", "IOC-8.8")


# Anytime cards

GAINS = {
    67: 4, 68: 4, 78: 3, 79: 3, 90: 3, 91: 3, 92: 2, 93: 2, 94: 2, 95: 2,
}  # fmt: skip
RICH = (
    "blue-16@12,2:r0 red-15@13,2:r0 rare-O@10,2:r0 common-1@11,4:r0 common-2@11,5:r1 "
    "oshax-1/green@7,4:r0 oshax-4/green@4,4:r0"
)


@pytest.mark.parametrize(("card", "gained"), GAINS.items())
def test_ioc_11_1_cards_that_bring_fish(card: int, gained: int) -> None:
    s = rescuing("red-01", fish=2, tiles=RICH, own=f"hand {card}\nlessons 113 114 115")
    do(s, f"play {card}")
    assert fish(s, 0) == 2 + gained
    assert pile(s, "discards") == [card]
    assert asks(s) == ("rescue", 0)
    s = rescuing("red-01", fish=2, own=f"hand {card}", shared="public 147 150")
    refused(s, f"play {card}", "IOC-10.7")


@pytest.mark.parametrize("card", [96, 97])
def test_ioc_11_1_fish_for_cats_of_a_named_colour(card: int) -> None:
    for colour, gained in (("green", 2), ("blue", 1)):
        s = rescuing("red-01", fish=2, tiles=RICH, own=f"hand {card}")
        do(s, f"play {card}")
        assert legal(s) == {"colour blue", "colour green", "colour red"}
        refused(s, "colour purple", "IOC-10.7")
        do(s, f"colour {colour}")
        assert fish(s, 0) == 2 + gained
    refused(rescuing("red-01", own=f"hand {card}"), f"play {card}", "IOC-10.7")


@pytest.mark.parametrize("card", [69, 70])
def test_ioc_11_2_the_next_tile_may_go_anywhere(card: int) -> None:
    s = rescuing("red-16", tiles="blue-16@12,2:r0", own=f"hand {card}")
    do(s, f"play {card}", "use permanent", "rescue red-16")
    assert "place 5,2:r0" in legal(s)
    do(s, "place 5,2:r0")
    assert len(tiles(s, 0)) == 2
    s = rescuing("red-16", tiles="blue-16@12,2:r0", own=f"hand {card}\nanywhere")
    refused(s, f"play {card}", "IOC-11.2")


ALL_GONE = (
    f"public {' '.join(f'{c}/red' if c in COLOURED else str(c) for c in range(143, 151))}",
    f"hand {' '.join(map(str, range(1, 113)))}\nlessons {' '.join(map(str, range(113, 143)))}",
)


@pytest.mark.parametrize(("card", "number"), [(71, 2), (72, 2), (73, 3), (74, 3)])
def test_ioc_11_3_cards_are_drawn_and_paid_for(card: int, number: int) -> None:
    s = rescuing("red-01", fish=4, own=f"hand {card}", shared="deck 3 43 15")
    do(s, f"play {card}")
    drawn = cards(s, 0, "drawn")
    assert len(drawn) == number
    refused(s, "keep 44", "IOC-11.3")
    spent = 0
    for one in drawn:
        if COSTS[one - 1] > 4:
            refused(s, f"keep {one}", "IOC-11.3")
        else:
            do(s, f"keep {one}")
            spent += COSTS[one - 1]
    if 3 in drawn:
        do(s, "done")
        assert 3 in cards(s, 0, "tossed")
    assert fish(s, 0) == 4 - spent
    assert cards(s, 0, "hand") == [one for one in drawn if one != 3]
    assert pile(s, "discards") == [card]
    assert asks(s) == ("rescue", 0)
    s = rescuing("red-01", own=ALL_GONE[1], shared=ALL_GONE[0])
    refused(s, f"play {card}", "IOC-10.7")


def test_ioc_11_4_card_75_brings_a_tile_from_the_bag() -> None:
    s = rescuing("red-01", fish=0, baskets="", own="hand 75", shared="bag orange-16")
    do(s, "play 75", "place 5,2:r0")
    assert list(tiles(s, 0).values()) == ["orange-16"]
    assert asks(s) == ("rescue", 0)
    refused(rescuing("red-01", own="hand 75", shared="bag"), "play 75", "IOC-10.7")


@pytest.mark.parametrize("which", ["ready", "used"])
def test_ioc_11_5_card_76_sells_a_basket(which: str) -> None:
    s = rescuing("red-01", fish=1, baskets="ready used", own="hand 76")
    do(s, "play 76")
    assert legal(s) == {"give_up ready", "give_up used"}
    do(s, f"give_up {which}")
    assert fish(s, 0) == 6
    assert baskets(s, 0) == ["used" if which == "ready" else "ready"]
    s = rescuing("red-01", baskets="ready", own="hand 76")
    refused(do(s, "play 76"), "give_up used", "IOC-11.5")
    refused(rescuing("red-01", baskets="", own="hand 76"), "play 76", "IOC-10.7")


def test_ioc_11_6_card_77_moves_one_to_three_cats() -> None:
    s = rescuing("red-01 red-02 red-03", "red-04", own="hand 77")
    do(s, "play 77")
    refused(s, "done", "IOC-11.6")
    refused(s, "move blue-01", "IOC-11.6")
    do(s, "move red-02")
    refused(s, "move red-02", "IOC-11.6")
    one = do(s.clone(), "done")
    assert words(one, "left") == ["red-01", "red-03"]
    assert words(one, "right") == ["red-04", "red-02"]
    do(s, "move red-04", "move red-01")
    assert words(s, "left") == ["red-03", "red-04"]
    assert words(s, "right") == ["red-02", "red-01"]
    assert asks(s) == ("rescue", 0)
    refused(finding("77"), "play 77", "IOC-10.7")


@pytest.mark.parametrize("card", [80, 81, 82])
def test_ioc_11_7_one_more_cat(card: int) -> None:
    s = rescuing("red-16 blue-16 green-16", baskets="ready ready ready", own=f"hand {card}")
    do(s, f"play {card}", "use permanent", "rescue red-16", "place 5,2:r0")
    assert asks(s) == ("rescue", 0)
    do(s, "use permanent", "rescue blue-16")
    place(s, "blue-16", "6,2:r0")
    assert asks(s) == ("rescue", 1)
    assert fish(s, 0) == 14
    assert own(s, 0, "extra") == []
    refused(rescuing("red-16"), f"play {card}", "IOC-10.1")


def test_ioc_11_8_card_83_needs_tiles_in_the_bag() -> None:
    s = rescuing("red-01", own="hand 83", shared="bag green-01 green-02")
    do(s, "play 83", "put right", "put right")
    assert sorted(words(s, "right")) == ["green-01", "green-02"]
    refused(rescuing("red-01", own="hand 83", shared="bag"), "play 83", "IOC-10.7")


@pytest.mark.parametrize("card", [84, 85])
def test_ioc_11_9_a_basket_usable_at_once(card: int) -> None:
    s = rescuing("red-16", baskets="used", own=f"hand {card}")
    refused(s, "use permanent", "IOC-6.8")
    do(s, f"play {card}")
    assert baskets(s, 0) == ["ready", "used"]
    do(s, "use permanent", "rescue red-16", "place 5,2:r0")
    refused(rescuing("red-16"), f"play {card}", "IOC-10.1")


@pytest.mark.parametrize("card", [86, 87])
def test_ioc_11_10_a_basket_for_two_private_lessons(card: int) -> None:
    s = rescuing("red-16", own=f"hand {card}\nlessons 113 120 131")
    s.listen()
    do(s, f"play {card}")
    refused(s, "forget 114", "IOC-11.10")
    do(s, "forget 131")
    assert baskets(s, 0) == ["ready"]
    do(s, "forget 113")
    assert cards(s, 0, "lessons") == [120]
    assert baskets(s, 0) == ["ready", "ready"]
    assert pile(s, "discards") == [card]
    s = rescuing("red-16", own=f"hand {card}\nlessons 113", shared="public 147 148")
    refused(s, f"play {card}", "IOC-10.7")


@pytest.mark.parametrize("card", [88, 89])
def test_ioc_11_10_a_basket_for_two_treasures(card: int) -> None:
    s = rescuing("red-16", tiles=RICH, own=f"hand {card}")
    stock = many(words(s, "commons"))
    do(s, f"play {card}")
    assert legal(s) == {"remove 10,2", "remove 11,4", "remove 11,5"}
    refused(s, "remove 12,2", "IOC-11.10")
    do(s, "remove 10,2")
    assert baskets(s, 0) == ["ready"]
    do(s, "remove 11,5")
    assert baskets(s, 0) == ["ready", "ready"]
    assert {"rare-O", "common-2"}.isdisjoint(tiles(s, 0).values())
    assert many(words(s, "commons")) == stock
    assert words(s, "rares") == []
    s = rescuing("red-16", tiles="rare-O@10,2:r0", own=f"hand {card}")
    refused(s, f"play {card}", "IOC-10.7")


# Lessons


def drawing(drop: str = "") -> str:
    """The boat of the full scoring without some of its tiles."""
    lines = []
    for line in E13_BOAT.split("\n"):
        key, *rest = line.split() or [""]
        if key == "row":
            rest = ["".join("." if c in drop else c for c in rest[0])]
        if key == "is":
            rest = [word for word in rest if word[0] not in drop]
        lines.append(" ".join([key, *rest]))
    return "\n".join(lines)


EMPTY = "seat green"
WHOLE = f"seat green\ntiles {FULL}"
TWO_OSHAX = "seat green\ntiles oshax-1/red@12,3 oshax-2/red@5,1"
PRIVATE = [
    (113, WHOLE, 12), (113, f"seat green\ntiles {CRAMMED}", 0),
    (114, drawing("L"), 10), (114, drawing(), 0),
    (115, WHOLE, 15), (115, drawing(), 0),
    (116, drawing(), 7), (116, drawing("T"), 0),
    (117, drawing(), 4), (117, EMPTY, 0),
    (118, f"{EMPTY}\nbaskets ready used ready", 7), (118, f"{EMPTY}\nbaskets ready ready", 0),
    (120, drawing(), 3), (120, EMPTY, 0),
    (121, drawing(), 10), (121, EMPTY, 0),
    (122, drawing(), 2), (122, drawing("U"), 0),
    (123, drawing(), 5), (123, drawing("FMPRV"), 0),
    (124, WHOLE, 10), (124, drawing(), 0),
    (125, drawing(), 6), (125, WHOLE, 0),
    (126, EMPTY, 1),
    (127, WHOLE, 9), (127, drawing(), 0),
    (128, WHOLE, 9), (128, drawing("O"), 0),
    (129, WHOLE, 9), (129, drawing(), 0),
    (130, WHOLE, 9), (130, drawing(), 0),
    (131, f"seat green\ntiles {FULL.replace('orange-05@16,5:m3 ', '')}", 9), (131, WHOLE, 0),
    (132, drawing("S"), 10), (132, drawing(), 0),
    (133, EMPTY, 0),
    (134, drawing("R"), 9), (134, drawing(), 0),
    (135, drawing(), 4), (135, EMPTY, 0),
    (136, WHOLE, 12), (136, drawing(), 0),
    (137, EMPTY, 18), (137, "seat green\ntiles red-16@9,0", 0),
    (138, drawing(), 8), (138, EMPTY, 0),
    (139, TWO_OSHAX, 6), (139, EMPTY, 0),
    (140, "seat green\ntiles red-16@11,0", 15), (140, "seat green\ntiles red-16@10,0", 0),
    (141, drawing(), 8), (141, drawing("J"), 0),
    (142, f"{EMPTY}\nfish 5", 7), (142, f"{EMPTY}\nfish 4", 0),
]  # fmt: skip


@pytest.mark.parametrize(("lesson", "boat", "points"), PRIVATE)
def test_ioc_13_5_private_lessons(lesson: int, boat: str, points: int) -> None:
    usual = total(boat, "order 1 0")
    assert total(f"{boat}\nlessons {lesson}", "order 1 0") == usual + points


def test_ioc_13_5_lesson_119_is_for_the_first_on_the_track() -> None:
    assert total("seat green\nlessons 119", "order 0 1") == -54 + 7
    assert total("seat green\nlessons 119", "order 1 0") == -54


PUBLIC = [
    *(("143", colour, 2 * n) for colour, n in (("green", 4), ("blue", 2), ("red", 1))),
    *(("144", c, n) for c, n in zip(COLOURS, (7, 5, 1, 2, 1))),
    *(("145", c, n) for c, n in zip(COLOURS, (5, 5, 0, 0, 0))),
    *(("146", c, n) for c, n in zip(COLOURS, (0, 3, 3, 0, 3))),
    ("147", "", 0), ("148", "", 10),
    *(("149", c, n) for c, n in zip(COLOURS, (1, 3, 2, 1, 1))),
    ("150", "", 10),
]  # fmt: skip


@pytest.mark.parametrize(("lesson", "colour", "points"), PUBLIC)
def test_ioc_13_6_public_lessons(lesson: str, colour: str, points: int) -> None:
    card = f"{lesson}/{colour}" if colour else lesson
    assert total(drawing(), f"public {card}") == total(drawing()) + points


def test_ioc_13_6_public_lessons_count_for_every_player() -> None:
    s = at(f"public 147 150\n{drawing()}\nlessons 113\nseat red\nlessons 118 136\nphase w4")
    assert s.scores() == [5 + 2 + 10, -54 + 4 + 25]


def read(card: int) -> State:
    """Seat 0 has paid for a lesson and reads it."""
    return at(f"seat blue\nhand {card}\nseat green\nphase lessons")


@pytest.mark.parametrize("card", range(113, 151))
def test_ioc_5_1_every_lesson_is_laid_down(card: int) -> None:
    s = read(card)
    if card in COLOURED:
        assert asks(s) == ("colour", 0)
        assert legal(s) == {f"colour {colour}" for colour in COLOURS}
        refused(s, "pass", "IOC-2.2")
        do(s, "colour red")
        assert words(s, "public") == [f"{card}/red"]
    elif card > 142:
        assert words(s, "public") == [str(card)]
    else:
        assert cards(s, 0, "lessons") == [card]
        assert words(s, "public") == []
    assert cards(s, 0, "hand") == []
    passing(s, "draft")
    assert [*words(s, "public"), *own(s, 0, "lessons")] != []


def test_ioc_8_3_the_oshax_are_six() -> None:
    assert words(finding("1"), "oshax") == list(OSHAX)
