"""The Isle of Cats, IOC-10 and IOC-11: windows, and anytime cards as they are played."""

import pytest
from ioc import (
    COLOURS,
    asks,
    at,
    baskets,
    cards,
    cells_of,
    day,
    finding,
    fish,
    heard,
    kinds,
    own,
    passing,
    pile,
    place,
    places,
    refused,
    rescuing,
    tiles,
    window,
    words,
)

from liferaft import SPECTATOR, State
from liferaft.testing.diagram import do, legal

LINE = "blue-16@12,2:r0"


def windows(s: State, until: int) -> list[int]:
    """The windows in which somebody is asked, up to a day."""
    found = []
    while not s.over and day(s) < until:
        if asks(s)[0] == "window":
            found.append(window(s)[0])
        texts = legal(s)
        eager = sorted(text for text in texts if text.split()[0] in ("leave", "place"))
        do(s, next((t for t in ("pass", "done") if t in texts), (eager or sorted(texts))[0]))
    return found


def whole_day(options: str = "", day: int = 2, hand: str = "84") -> State:
    """The day before ends; seat 0 holds a card that can always be played."""
    return at(f"{options}\nday {day - 1}\nseat blue\nhand {hand}\nseat green\nphase clear")


def test_ioc_10_1_anytime_cards_are_played_from_the_hand_also_outside_the_turn() -> None:
    s = at("order 1 0\nleft red-01\nseat blue\nhand 84\nseat green\nphase rescue")
    s.listen()
    refused(s, "play 84", "IOC-10.1")
    do(s, "pass")
    assert window(s) == (6, 0)
    do(s, "play 84")
    assert heard(s, "played", seat=SPECTATOR) == [(0, 84, 0)]
    assert baskets(s, 0) == ["ready", "ready"]


@pytest.mark.parametrize("track", ["0 1 2", "2 1 0", "1 2 0"])
def test_ioc_10_2_the_order_on_the_island_decides(track: str) -> None:
    s = at(f"""
        order {track}
        left red-01
        seat blue
        hand 84
        seat green
        hand 85
        seat red
        hand 77
        phase w4
    """)
    asked = []
    while asks(s)[0] == "window":
        asked.append(window(s))
        do(s, "pass")
    assert asked == [(4, int(p)) for p in track.split()]


def test_ioc_10_3_nine_windows_a_day() -> None:
    found = windows(whole_day(), 3)
    assert found == [1, 2, 3, 4, 5, 6, 6, 7, 8, 8, 9]


def test_ioc_10_3_the_lean_windows() -> None:
    line = "options anytime_windows=lean"
    assert windows(whole_day(line), 3) == [2, 4, 5]
    assert windows(whole_day(line, 5), 6) == [2, 4, 5, 9]
    s = at(f"{line}\nleft red-01\nseat blue\nhand 84\nseat green\nphase rescue")
    assert legal(s) == {"pass", "play 84"}
    s = at(f"{line}\nseat blue\nhand 84\nseat green\nphase finds")
    assert legal(s) == {"pass", "play 84"}


MOMENTS = [
    ("w1", 1, "draft"), ("w2", 2, "pay"), ("w3", 3, "choose"), ("w4", 4, "choose"),
    ("w5", 5, "rescue"), ("w7", 7, "find"), ("w9", 9, "window"),
]  # fmt: skip


@pytest.mark.parametrize(("phase", "number", "after"), MOMENTS)
def test_ioc_10_3_what_follows_each_window(phase: str, number: int, after: str) -> None:
    s = at(f"left red-01\nseat blue\nhand 84\npicked {'7' if number == 2 else ''}\n"
           f"seat green\nphase {phase}")  # fmt: skip
    assert window(s) == (number, 0)
    do(s, "pass")
    if number == 3:
        assert window(s) == (4, 0)
        do(s, "pass")
    assert asks(s)[0] == after


def test_ioc_10_4_after_a_card_the_asking_starts_again_at_place_1() -> None:
    s = at("""
        left red-01
        seat blue
        hand 84
        seat green
        hand 85 77
        seat red
        hand 80
        phase w4
    """)
    do(s, "pass", "play 85")
    assert window(s) == (4, 0)
    do(s, "pass")
    assert window(s) == (4, 1)
    do(s, "pass")
    assert window(s) == (4, 2)
    do(s, "play 80")
    assert window(s) == (4, 0)
    do(s, "play 84")
    assert window(s) == (4, 1)
    do(s, "pass")
    assert asks(s)[0] == "choose"


def test_ioc_10_4_who_has_no_playable_card_is_skipped() -> None:
    s = at("seat blue\nhand 77 90 7 113\nseat green\nhand 84\nphase w5\nleft")
    assert window(s) == (5, 1)


def test_ioc_10_4_declining_leaves_no_trace() -> None:
    s = at("left red-01\nseat blue\nhand 84\nseat green\nhand 85\nphase w5")
    s.listen()
    before = s.view(SPECTATOR)
    do(s, "pass")
    assert s.news(0) == s.news(1) == s.news(SPECTATOR) == []
    assert s.view(SPECTATOR) == before
    do(s, "pass")
    assert asks(s) == ("rescue", 0)
    assert "passed" not in kinds(s)
    skipped = at("left red-01\nseat blue\nhand 7\nseat green\nhand 8\nphase w5")
    assert asks(skipped) == ("rescue", 0)
    assert skipped.view(SPECTATOR) == s.view(SPECTATOR)


def test_ioc_10_4_who_is_asked_is_known_to_that_seat_only() -> None:
    s = at("left red-01\nseat blue\nhand 84\nseat green\nhand 85\nseat red\nhand 7\nphase w5")
    other = s.view(2)
    assert (s.view(0)["asked"], s.view(0)["about"]) == ([0], 0)
    assert (s.view(1)["asked"], other["asked"], other["about"]) == ([], [], -1)
    do(s, "pass")
    assert s.view(1)["asked"] == [1]
    assert s.view(2) == other


@pytest.mark.parametrize("phase", ["rescue", "finds"])
def test_ioc_10_5_anytime_cards_in_the_own_turn(phase: str) -> None:
    s = at(f"left red-01\nseat blue\nhand 84 85 80\nseat green\nhand 76\nphase {phase}")
    step = asks(s)
    assert {"play 84", "play 85", "play 80"} <= legal(s)
    do(s, "play 84")
    assert asks(s) == step
    do(s, "play 85", "play 80")
    assert asks(s) == step
    assert baskets(s, 0) == ["ready"] * 3


def test_ioc_10_6_nothing_interrupts_but_69_and_70() -> None:
    s = rescuing("red-16", tiles=LINE, own="hand 69 70 84")
    do(s, "use permanent")
    refused(s, "play 84", "IOC-2.2")
    do(s, "rescue red-16")
    assert legal(s, verb="play") == {"play 69", "play 70"}
    refused(s, "play 84", "IOC-10.6")
    few = len(places(s, "red-16"))
    do(s, "play 69")
    assert asks(s) == ("place", 0)
    assert len(places(s, "red-16")) > few
    assert legal(s, verb="play") == set()
    refused(s, "play 70", "IOC-11.2")
    do(s, "place 5,2:r0")
    s = rescuing("blue-05", tiles=LINE, own="hand 69 84")
    do(s, "use permanent", "rescue blue-05", "place 13,0:r0")
    refused(s, "play 69", "IOC-2.2")
    do(s, "take common-1")
    do(s, "play 69", "place 2,3:r0")
    assert "common-1" in tiles(s, 0).values()


def test_ioc_10_7_a_card_must_do_something() -> None:
    hand = "67 68 76 77 78 86 88 90 92 94 96"
    s = at(f"bag\nseat blue\nbaskets\nhand {hand} 75 83\nseat green\nphase finds")
    assert legal(s) == {"pass"}
    for card in (*hand.split(), "75", "83"):
        refused(s, f"play {card}", "IOC-10.7")


def test_ioc_10_8_a_played_card_lies_face_up() -> None:
    s = do(rescuing("red-01", own="hand 84"), "play 84")
    assert pile(s, "discards") == [84]
    assert s.view(1)["discards"] == [84]
    assert s.view(1)["buried"] == 0


# IOC-11


def test_ioc_11_2_it_waits_over_days_and_the_next_tile_uses_it_up() -> None:
    s = rescuing("red-16", tiles=LINE, own="hand 69")
    do(s, "play 69")
    passing(s, "draft")
    assert day(s) == 2
    assert s.view(1)["places"][0]["anywhere"]
    s = rescuing("red-16 green-16", tiles=LINE, baskets="ready ready", own="anywhere")
    do(s, "use permanent", "rescue red-16")
    place(s, "red-16", "13,2:r0")
    assert not s.view(0)["places"][0]["anywhere"]
    do(s, "pass", "use permanent", "rescue green-16")
    refused(s, "place 5,2:r0", "IOC-7.7")
    s = rescuing("red-16", own="anywhere")
    do(s, "use permanent", "rescue red-16", "place 5,2:r0")
    assert not s.view(0)["places"][0]["anywhere"]


@pytest.mark.parametrize(("where", "rule"), [("12,2:r0", "IOC-7.2"), ("21,2:r0", "IOC-7.3")])
def test_ioc_11_2_all_other_placing_rules_hold(where: str, rule: str) -> None:
    s = rescuing("red-16", tiles=LINE, own="anywhere")
    do(s, "use permanent", "rescue red-16")
    refused(s, f"place {where}", rule)


@pytest.mark.parametrize("name", ["oshax-1", "common-3I", "rare-T"])
def test_ioc_11_2_any_kind_of_tile(name: str) -> None:
    s = finding("1 98", LINE, shared="rares rare-T", own="anywhere")
    if name == "oshax-1":
        do(s, "play 1", "take oshax-1", "colour red")
    else:
        do(s, "play 98", "find rare" if name == "rare-T" else "find common", f"take {name}")
    do(s, "place 5,3:r0")
    assert len(tiles(s, 0)) == 2


def test_ioc_11_3_nothing_need_be_kept_and_the_rest_is_buried() -> None:
    s = rescuing("red-01", own="hand 73", shared="deck 3 43 15 44")
    do(s, "play 73")
    drawn = cards(s, 0, "drawn")
    do(s, "done")
    assert cards(s, 0, "hand") == []
    assert cards(s, 0, "tossed") == drawn
    assert pile(s, "discards") == [73]
    assert s.view(1)["deck"] == 1


def test_ioc_11_4_the_tile_of_card_75_cannot_be_refused() -> None:
    s = rescuing("red-01", tiles=LINE, own="hand 75 69", shared="bag orange-16")
    do(s, "play 75")
    refused(s, "let_go", "IOC-11.4")
    assert "play 69" in legal(s)
    do(s, "play 69", "place 5,2:r0")
    assert fish(s, 0) == 20
    assert baskets(s, 0) == ["ready"]


def test_ioc_11_4_a_cat_may_earn_the_bonus_and_a_rare_treasure_counts() -> None:
    s = rescuing("red-01", tiles=LINE, own="hand 75", shared="bag blue-05")
    do(s, "play 75", "place 13,0:r0")
    assert asks(s) == ("bonus", 0)
    s = rescuing("red-01", tiles=LINE, own="hand 75", shared="bag rare-O")
    points = s.scores()[0]
    do(s, "play 75")
    place(s, "rare-O", "10,4:r0")
    assert s.scores()[0] == points + 3
    assert words(s, "rares") == []


def test_ioc_11_4_in_a_window() -> None:
    s = at(f"bag red-05\nseat blue\ntiles {LINE}\nhand 75\nseat green\nphase w1")
    do(s, "play 75")
    assert asks(s) == ("place", 0)
    place(s, "red-05", "13,2:r0")
    assert asks(s)[0] == "draft"


def test_ioc_11_6_a_cat_moves_once_and_may_be_left_in_phase_5() -> None:
    s = finding("77", LINE, shared="right red-01 red-02")
    do(s, "play 77", "move red-02")
    refused(s, "move red-02", "IOC-11.6")
    do(s, "move red-01")
    assert (words(s, "left"), words(s, "right")) == (["red-02", "red-01"], [])
    assert asks(s) == ("find", 0)


def test_ioc_11_7_cards_add_up_and_each_cat_needs_basket_and_fish() -> None:
    s = rescuing(
        "red-16 blue-16 green-16 orange-16", baskets="ready ready ready ready", own="hand 80 81"
    )
    do(s, "play 80", "play 81")
    for cat, where in (("red-16", "5,2:r0"), ("blue-16", "6,2:r0"), ("green-16", "7,2:r0")):
        assert asks(s) == ("rescue", 0)
        place(do(s, "use permanent", f"rescue {cat}"), cat, where)
    assert asks(s) == ("rescue", 1)
    assert fish(s, 0) == 11
    assert baskets(s, 0) == ["ready", "used", "used", "used"]


def test_ioc_11_7_played_after_a_rescue_it_counts_for_this_turn() -> None:
    s = rescuing("red-16 blue-16 green-16", baskets="ready ready ready", own="hand 81\nextra 1")
    place(do(s, "use permanent", "rescue red-16"), "red-16", "5,2:r0")
    do(s, "play 81")
    for cat, where in (("blue-16", "6,2:r0"), ("green-16", "7,2:r0")):
        place(do(s, "use permanent", f"rescue {cat}"), cat, where)
    assert len(tiles(s, 0)) == 3


def test_ioc_11_7_what_is_unused_is_lost_but_passing_keeps_it() -> None:
    s = rescuing("red-16 blue-16", baskets="ready ready", own="extra 2")
    place(do(s, "use permanent", "rescue red-16"), "red-16", "5,2:r0")
    do(s, "done")
    assert s.view(0)["places"][0]["extra"] == 0
    s = rescuing("red-16 blue-16", own="extra 2")
    do(s, "pass")
    passing(s, "draft")
    assert s.view(0)["places"][0]["extra"] == 2


def test_ioc_11_8_the_cats_are_put_in_the_order_drawn() -> None:
    s = rescuing("red-01", own="hand 83", shared="bag green-01 green-02 green-03 blue-01")
    s.listen()
    do(s, "play 83")
    drawn = [tile for _, tile, _ in heard(s, "drew_tile", seat=1)]
    names = [f"{COLOURS[tile >> 5]}-{(tile & 31) + 1:02}" for tile in drawn]
    do(s, "put right", "put left", "put right", "put left")
    assert words(s, "right") == [names[0], names[2]]
    assert words(s, "left") == ["red-01", names[1], names[3]]


def test_ioc_11_10_lessons_are_discarded_unseen() -> None:
    worlds = []
    for lessons in ("113 114", "120 121"):
        s = rescuing("red-01", own=f"hand 86\nlessons {lessons} 131")
        s.listen()
        do(s, "play 86", *(f"forget {card}" for card in lessons.split()))
        worlds.append((s.view(1), s.news(1), s.view(SPECTATOR)))
    assert worlds[0] == worlds[1]
    assert worlds[0][0]["buried"] == 2


def test_ioc_11_10_what_a_treasure_covered_is_open_again() -> None:
    boat = "seat blue\ntiles blue-16@13,2:r0 rare-O@13,0:r0 common-1@0,5\nhand 88"
    s = at(f"public 150\nleft red-01 blue-05\n{boat}\nfish 9\nseat green\nphase rescue")
    points = s.scores()[0]
    do(s, "play 88", "remove 0,5", "remove 13,0")
    assert s.scores()[0] == points - 3 - 3 + 5
    do(s, "use permanent", "rescue blue-05")
    places_ = sorted(legal(s, verb="place"))
    do(s, next(t for t in places_ if (14, 1) in cells_of("blue-05", t.split()[1])))
    assert asks(s) == ("bonus", 0)


def test_ioc_11_11_nothing_of_another_player_is_touched() -> None:
    s = at(f"""
        left red-01 red-02
        seat blue
        fish 4
        tiles {LINE} rare-T@13,2 common-1@11,2
        lessons 115 116 117
        hand 67 76 77 78 83 84 86 88 90 92 94 96
        seat green
        fish 7
        baskets ready used
        tiles rare-O@5,3 common-1@7,3
        lessons 113 114
        hand 3
        phase rescue
    """)
    keys = ("fish", "baskets", "tiles", "lessons", "hand")
    before = [own(s, 1, key) for key in keys]
    while legal(s, verb="play"):
        do(s, min(legal(s, verb="play")))
        while asks(s)[0] != "rescue":
            do(s, min(legal(s)))
        assert [own(s, 1, key) for key in keys] == before
    assert cards(s, 0, "hand") == [67, 92, 94]


def test_ioc_11_3_the_deck_is_made_of_the_discards_when_it_is_empty() -> None:
    s = rescuing("red-01", own="hand 74", shared="deck 3\ndiscards 43 15\nburied 44 45")
    do(s, "play 74")
    assert len(cards(s, 0, "drawn")) == 3
    assert 3 in cards(s, 0, "drawn")
