"""The Isle of Cats, IOC-1 to IOC-3 and IOC-9: the setup, how a day goes, and how it ends."""

import pytest
from ioc import (
    CATS,
    COLOURS,
    COMMONS,
    GAME,
    OSHAX,
    OUTLINE,
    PLAN,
    RARES,
    asks,
    at,
    baskets,
    cards,
    day,
    finding,
    fish,
    heard,
    kinds,
    many,
    order,
    passing,
    pile,
    place,
    placing,
    refused,
    rescuing,
    total,
    words,
)

from liferaft.games.isle_of_cats.box import BOAT_IDS
from liferaft.testing.diagram import do, legal

RATS = {
    "blue": "0,5 1,5 1,6 4,1 7,3 8,3 10,8 11,0 12,0 13,0 "
    "13,8 14,0 14,7 14,8 15,6 15,7 17,2 18,2 19,3",
    "green": "0,4 1,2 2,2 5,3 5,4 5,7 10,1 12,0 12,1 12,5 "
    "12,6 12,7 13,0 13,1 13,5 14,0 17,6 18,6 19,3",
    "red": "0,3 0,4 0,5 5,5 6,2 7,2 7,8 8,8 10,3 12,2 "
    "12,3 13,2 13,3 14,7 14,8 15,7 16,7 18,3 18,4",
    "purple": "0,3 1,2 2,2 6,3 6,6 7,6 8,0 9,0 9,3 11,7 "
    "11,8 12,4 12,8 13,4 14,4 15,1 16,1 17,6 18,6",
}  # fmt: skip
MAPS = {
    "blue": ("red", "green", "purple", "blue", "orange"),
    "green": ("blue", "purple", "orange", "green", "red"),
    "red": ("green", "orange", "blue", "red", "purple"),
    "purple": ("purple", "blue", "red", "orange", "green"),
}
MAP_CELLS = ("1,3", "7,0", "9,7", "14,1", "19,5")


def boats(seats: int, seed: int, **options: object) -> list[str]:
    """The boats of a new game, from seat 0 on."""
    return [BOAT_IDS[p["boat"]] for p in GAME.new(seats, seed, **options).view(0)["places"]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ioc_1_1_boats_are_dealt_no_two_alike(seats: int) -> None:
    deals = [boats(seats, seed) for seed in range(60)]
    assert all(len(set(deal)) == seats for deal in deals)
    assert {deal[0] for deal in deals} == {"blue", "green", "red", "purple"}


@pytest.mark.parametrize("boat", RATS)
def test_ioc_1_2_every_boat_has_142_cells_and_19_rats(boat: str) -> None:
    assert len(OUTLINE) == 142
    assert {letter: "".join(PLAN).count(letter) for letter in "SULDMBC"} == {
        "S": 18, "U": 11, "L": 11, "D": 18, "M": 60, "B": 20, "C": 4,
    }  # fmt: skip
    other = "green" if boat == "blue" else "blue"
    rats = set()
    for x, y in OUTLINE:
        points = total(f"seat {boat}\ntiles common-1@{x},{y}", other=f"seat {other}")
        assert points in (-54, -53)
        if points == -53:
            rats.add(f"{x},{y}")
    assert rats == set(RATS[boat].split())


@pytest.mark.parametrize("boat", MAPS)
def test_ioc_1_2_every_boat_has_a_map_in_each_colour(boat: str) -> None:
    assert sorted(MAPS[boat]) == sorted(COLOURS)
    for cell, colour in zip(MAP_CELLS, MAPS[boat]):
        for cat in COLOURS:
            s = placing(f"{cat}-16", boat=boat)
            upright = {"1,3": "1,2", "7,0": "7,0", "9,7": "9,4", "14,1": "14,0"}
            place(s, f"{cat}-16", f"{upright[cell]}:r0" if cell in upright else "15,5:r1")
            assert (asks(s)[0] == "bonus") == (cat == colour), (cell, cat)


def test_ioc_1_3_the_bag_holds_all_cats_and_rare_treasures() -> None:
    for seats in (1, 2, 3, 4):
        view = GAME.new(seats, 3, boats="chosen").view(0)
        assert len(view["bag"]["cats"]) == 85
        assert view["bag"]["rares"] == [5] * 5
    s = GAME.new(4, 3)
    view = s.view(0)
    assert sorted([*view["left"], *view["right"], *view["bag"]["cats"]]) == list(range(85))
    below = many(words(s, "rares"))
    assert view["bag"]["rares"] == [5 - below[rare] for rare in RARES]


@pytest.mark.parametrize(("seats", "each"), [(1, 5), (2, 5), (3, 8), (4, 11)])
def test_ioc_1_4_treasures_and_oshax_below_the_island(seats: int, each: int) -> None:
    s = GAME.new(seats, 5)
    assert many(words(s, "commons")) == dict.fromkeys(COMMONS, each)
    assert sorted(words(s, "oshax")) == sorted(OSHAX)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ioc_1_5_one_basket_and_no_fish(seats: int) -> None:
    s = GAME.new(seats, 5, boats="chosen")
    for p in range(seats):
        assert baskets(s, p) == ["ready"]
        assert fish(s, p) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ioc_1_6_the_deck_has_150_cards_in_random_order(seats: int) -> None:
    assert GAME.new(seats, 5, boats="chosen").view(0)["deck"] == 150
    games = [GAME.new(seats, seed) for seed in range(90)]
    packs = [cards(s, p, "pack") for s in games for p in range(seats)]
    assert set().union(*packs) == set(range(1, 151))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ioc_1_7_the_track_is_in_random_order(seats: int) -> None:
    orders = {tuple(order(GAME.new(seats, seed))) for seed in range(150)}
    assert len(orders) == {2: 2, 3: 6, 4: 24}[seats]
    assert all(sorted(one) == list(range(seats)) for one in orders)


def test_ioc_1_8_left_is_the_next_seat_whatever_the_track_says() -> None:
    for track in ("0 1 2", "2 1 0", "1 0 2"):
        s = at(f"""
            order {track}
            seat blue
            pack 1 2 3 4 5 6 7
            seat green
            pack 8 9 10 11 12 13 14
            seat red
            pack 15 16 17 18 19 20 21
            phase draft
        """)
        for p in range(3):
            do(s, f"keep {7 * p + 1}", f"keep {7 * p + 2}", seat=p)
        assert [cards(s, p, "pack")[0] for p in range(3)] == [17, 3, 10]


def test_ioc_1_9_the_first_day() -> None:
    assert GAME.new(2, 1).view(0)["day"] == 1


def test_ioc_2_1_the_game_lasts_five_days() -> None:
    s = GAME.new(2, 1)
    s.listen()
    days = []
    while not s.over:
        do(s, min(legal(s), key=lambda text: (text.split()[0] != "pass", text)))
        days += [n for n, _, _ in heard(s, "day")]
    assert days == [2, 3, 4, 5]
    assert s.view(0)["day"] == 5


def test_ioc_2_2_the_phases_of_a_day_in_order() -> None:
    s = GAME.begin(2, 4, dict(GAME.defaults), listening=True)
    steps, news = [asks(s)[0]], kinds(s)
    while day(s) == 1:
        do(s, min(legal(s), key=lambda text: (text.split()[0] not in ("keep", "pass"), text)))
        news += kinds(s)
        if not s.over and asks(s)[0] not in ("window", steps[-1]):
            steps.append(asks(s)[0])
    phases = [step for step in steps if step in ("draft", "pay", "choose", "rescue", "find")]
    assert phases[:5] == ["draft", "pay", "choose", "rescue", "find"]
    assert phases[5:] in ([], ["draft"])
    first = [news.index(k) for k in ("day", "cat_came", "fished", "dealt", "paid", "cleared")]
    assert first == sorted(first)
    assert news.index("cleared") < len(news) - 1 - news[::-1].index("cat_came")


@pytest.mark.parametrize("text", ["pass", "rescue blue-01", "play 77", "leave 3", "place 5,2:r0"])
def test_ioc_2_2_only_what_the_game_asks_for_can_be_answered(text: str) -> None:
    s = at("seat blue\npack 1 2 3 4 5 6 7\nseat green\npack 8 9 10 11 12 13 14\nphase draft")
    refused(s, text, "IOC-2.2")


@pytest.mark.parametrize(("seats", "cats"), [(1, 8), (2, 8), (3, 12), (4, 16)])
def test_ioc_2_3_so_many_cats_are_drawn(seats: int, cats: int) -> None:
    for seed in range(10):
        s = GAME.new(seats, seed)
        assert len(words(s, "left")) + len(words(s, "right")) == cats
        assert set(words(s, "left") + words(s, "right")) <= set(CATS)


@pytest.mark.parametrize(("seats", "cats"), [(1, 4), (2, 4), (3, 6), (4, 8)])
def test_ioc_2_4_half_of_them_in_each_field(seats: int, cats: int) -> None:
    s = GAME.new(seats, 8)
    assert len(words(s, "left")) == len(words(s, "right")) == cats


def test_ioc_2_5_the_first_half_goes_left() -> None:
    for seed in range(10):
        s = GAME.begin(3, seed, dict(GAME.defaults), listening=True)
        came = heard(s, "cat_came")
        assert [field for _, field, _ in came] == [0] * 6 + [1] * 6
        assert [CATS[cat] for cat, _, _ in came] == words(s, "left") + words(s, "right")


def test_ioc_2_6_rare_treasures_come_below_the_island() -> None:
    rares = 0
    for seed in range(10):
        s = GAME.begin(4, seed, dict(GAME.defaults), listening=True)
        assert len(heard(s, "rare_came")) == many(words(s, "rares")).total()
        assert s.view(0)["bag"]["rares"] == [5 - many(words(s, "rares"))[rare] for rare in RARES]
        rares += len(heard(s, "rare_came"))
    assert rares > 10


def test_ioc_2_7_rare_treasures_stay_on_offer() -> None:
    s = rescuing("red-01", shared="rares rare-T*2 rare-O\nbag ...")
    passing(s, "draft")
    assert day(s) == 2
    later = many(words(s, "rares"))
    assert later["rare-T"] >= 2
    assert later["rare-O"] >= 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ioc_3_1_twenty_fish_for_everybody(seats: int) -> None:
    s = GAME.new(seats, 1)
    assert [fish(s, p) for p in range(seats)] == [20] * seats


def test_ioc_3_2_unspent_fish_are_kept() -> None:
    s = passing(rescuing("red-01", fish=7), "draft")
    assert (fish(s, 0), fish(s, 1)) == (27, 20)


def test_ioc_9_1_cats_not_rescued_leave_the_game() -> None:
    s = rescuing("red-01 blue-02", "green-03")
    s.listen()
    passing(s, "draft")
    assert heard(s, "cleared") == [(3, 0, 0)]
    gone = {"red-01", "blue-02", "green-03"}
    assert not gone & {*words(s, "left"), *words(s, "right")}
    assert not gone & {CATS[cat] for cat in s.view(0)["bag"]["cats"]}


def test_ioc_9_2_treasures_and_oshax_stay() -> None:
    s = rescuing("red-01", shared="rares rare-T\noshax oshax-2 oshax-5\ncommons common-2*3")
    passing(s, "draft")
    assert words(s, "oshax") == ["oshax-2", "oshax-5"]
    assert many(words(s, "commons")) == {"common-2": 3}
    assert many(words(s, "rares"))["rare-T"] >= 1


def test_ioc_9_3_final_scoring_after_day_five() -> None:
    s = finding("", shared="day 4")
    passing(s, "draft")
    assert (day(s), s.over) == (5, False)
    s = finding("", shared="day 5")
    s.listen()
    passing(s)
    assert s.over
    assert s.asked() == []
    assert kinds(s)[-1] == "ended"
    assert [points for _, points, _ in heard(s, "scored")] == s.scores()
    refused(s, "pass", "IOC-2.2")


def test_ioc_9_4_used_baskets_are_ready_again() -> None:
    s = passing(rescuing("red-01", baskets="used ready used"), "draft")
    assert baskets(s, 0) == ["ready"] * 3
    s = passing(rescuing("red-01", baskets="used ready", shared="day 5"))
    assert baskets(s, 0) == ["ready", "used"]


def test_ioc_9_5_cards_stay_in_hand_but_lessons_are_read() -> None:
    hand = [3, 15, 44, 77, 84, 98, 107]
    s = rescuing("red-01", own=f"hand {' '.join(map(str, hand))}")
    passing(s, "draft")
    assert cards(s, 0, "hand") == hand
    s = at("seat blue\nhand 3 113 147\nseat green\nphase lessons")
    passing(s, "draft")
    assert (cards(s, 0, "hand"), cards(s, 0, "lessons")) == ([3], [113])
    assert words(s, "public") == ["147"]
    assert pile(s, "discards") == []
