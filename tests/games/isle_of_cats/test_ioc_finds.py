"""The Isle of Cats, IOC-8: Oshax and treasure cards."""

import pytest
from ioc import (
    COLOURS,
    COMMONS,
    CRAMMED,
    OSHAX,
    asks,
    at,
    cards,
    finding,
    fish,
    many,
    passing,
    pile,
    place,
    placing,
    refused,
    tiles,
    total,
    words,
)

from liferaft.testing.diagram import do, legal

LINE = "blue-16@12,2:r0"


def test_ioc_8_1_one_card_a_turn_until_all_have_passed() -> None:
    s = at(f"""
        order 1 0
        seat blue
        tiles {LINE}
        hand 107 108
        seat green
        tiles {LINE.replace("blue", "red")}
        hand 109
        phase finds
    """)
    turns = []
    while asks(s)[0] == "find":
        turns.append(asks(s)[1])
        if legal(s) == {"pass"}:
            do(s, "pass")
            continue
        do(s, min(legal(s, verb="play")), "find small", "take common-1")
        do(s, min(legal(s, verb="place")), "done")
    assert turns[:3] == [1, 0, 1]
    assert turns.count(0) == 3
    assert pile(s, "discards") == [107, 108, 109]
    assert asks(s)[0] == "draft"


def test_ioc_8_1_who_passes_has_no_more_turns_today() -> None:
    s = at("seat blue\nhand 107\nseat green\nhand 108 109\nphase finds")
    do(s, "pass", "play 108", "find small", "take common-1", "place 5,3:r0", "done")
    assert asks(s) == ("find", 1)
    assert cards(s, 0, "hand") == [107]


def test_ioc_8_2_tiles_are_placed_at_once() -> None:
    for name in ("oshax-3", "rare-T", "common-2"):
        s = placing(name, LINE)
        assert {text.split()[0] for text in legal(s)} == {"place"}
        refused(s, "let_go", "IOC-6.12")
        refused(s, "pass", "IOC-2.2")
        refused(s, "place 2,3:r0", "IOC-7.7")


@pytest.mark.parametrize("oshax", OSHAX)
def test_ioc_8_3_any_oshax_below_the_island(oshax: str) -> None:
    s = do(finding("3", LINE), "play 3")
    assert legal(s) == {f"take {one}" for one in OSHAX}
    do(s, f"take {oshax}", "colour red")
    do(s, min(legal(s, verb="place")))
    assert sorted([*words(s, "oshax"), oshax]) == list(OSHAX)


@pytest.mark.parametrize("colour", COLOURS)
def test_ioc_8_4_any_colour_may_be_named(colour: str) -> None:
    s = do(finding("3", LINE), "play 3", "take oshax-1")
    assert legal(s) == {f"colour {one}" for one in COLOURS}
    do(s, f"colour {colour}", min(legal(do(s.clone(), f"colour {colour}"), verb="place")))
    assert f"oshax-1/{colour}" in tiles(s, 0).values()


def test_ioc_8_5_an_oshax_is_a_cat_of_its_colour_in_every_respect() -> None:
    boat = "seat green\ntiles blue-16@12,2:r0 blue-15@13,2 {oshax}@9,2:r0"
    family = total(boat.format(oshax="oshax-2/blue"))
    assert family == total(boat.format(oshax="oshax-2/red")) + 8
    s = at(f"{boat.format(oshax='oshax-2/red')}\nhand 90 96\nfish 0\nseat red\nphase w5")
    do(s, "play 90")
    assert fish(s, 0) == 2
    do(s, "play 96", "colour red")
    assert fish(s, 0) == 3
    usual = total("seat green\ntiles oshax-1/red@12,3")
    assert total("seat green\ntiles oshax-1/red@12,3", "public 144/red") == usual + 1
    assert total("seat green\ntiles oshax-1/red@12,3", "public 144/blue") == usual


def test_ioc_8_6_alike_or_different_treasures() -> None:
    for second in COMMONS:
        s = do(finding("98", LINE), "play 98", "find common", "take common-2")
        place(s, "common-2", "13,2:r0")
        do(s, f"take {second}")
        do(s, min(legal(s, verb="place")))
        assert sorted(n for n in tiles(s, 0).values() if n in COMMONS) == sorted(
            ["common-2", second]
        )
        assert asks(s) == ("find", 1)


def test_ioc_8_6_the_other_way_stays_open() -> None:
    s = do(finding("98", LINE), "play 98")
    assert legal(s) == {"find common"}
    refused(s, "find rare", "IOC-8.8")
    s = do(finding("98", LINE, shared="rares rare-O\ncommons"), "play 98")
    assert legal(s) == {"find rare"}
    s = do(finding("107", LINE, shared="commons common-3I*2"), "play 107")
    assert legal(s) == {"find paid"}
    refused(finding("107", LINE, fish=0, shared="commons common-3I*2"), "play 107", "IOC-8.8")


def test_ioc_8_7_at_least_one_and_one_after_the_other() -> None:
    s = do(finding("98", LINE), "play 98", "find common")
    refused(s, "done", "IOC-8.7")
    do(s, "take common-1")
    assert {text.split()[0] for text in legal(s)} == {"place"}
    do(s, "place 13,2:r0")
    assert "done" in legal(s)
    left = do(s.clone(), "done")
    assert many(words(left, "commons"))["common-1"] == 4
    s = do(finding("98", LINE, shared="commons common-1*1"), "play 98", "find common")
    do(s, "take common-1", "place 13,2:r0")
    assert asks(s) == ("find", 1)


@pytest.mark.parametrize("card", [1, 98, 107])
def test_ioc_8_8_a_card_without_a_tile_stays_in_hand(card: int) -> None:
    shared = "oshax\ncommons"
    s = finding(str(card), LINE, shared=shared)
    assert legal(s) == {"pass"}
    refused(s, f"play {card}", "IOC-8.8")
    passing(s, "draft")
    assert cards(s, 0, "hand") == [card]
    s = finding(str(card), f"{CRAMMED} common-1@19,3 common-1@21,4")
    assert legal(s) == {"pass"}
