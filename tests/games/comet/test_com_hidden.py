"""Comet: what each seat knows, what it hears, and what a determinization deals anew."""

import json
import random
from collections import Counter

import pytest
from comet import (
    GAME,
    asks,
    at,
    cards,
    count,
    hand,
    heard,
    hero,
    known,
    lively,
    moments,
    neutral,
    place,
    rescued,
    rest,
    rng,
    slots,
    where,
    words,
)

from liferaft import SPECTATOR, State, UnknownSeat, seeded
from liferaft.games.comet.box import CARD_IDS
from liferaft.testing.diagram import do, legal

KEYS = {
    "game", "seat", "seats", "options", "solo", "side", "phase", "turn", "turns", "first",
    "mammoth", "tortoise", "pile", "stack", "gold_pile", "display", "silver_discards",
    "gold_discards", "pool", "extras", "hatches", "lowered", "distance", "placed", "skips",
    "fresh", "idle", "old", "places", "step", "asked", "about", "thing", "over", "result",
}  # fmt: skip
PLACE_KEYS = {
    "hero", "hero_turned", "rescuers", "slots", "rescued", "silver", "gold", "known", "limit",
    "old", "out", "skipped", "points",
}  # fmt: skip
OWN_KEYS = {"hand", "hand_old", "offered"}  # only for the seat that looks
OPEN = """
    seat H01 C3:S16 rescued S15/ S19 hand S40 S08 P03 G35 known S08
    seat H02 K5:S20 hand S40 S39 P01 G10 Q01 known P01
    seat H04 rescued G13 hand S01 S02 S02
    silver_discards S36 S37
    gold_discards G07
"""


def secret(s: State, seat: int) -> Counter[str]:
    """The cards of a hand that the others do not know."""
    return Counter(hand(s, seat)) - Counter(known(s, seat))


@pytest.mark.parametrize(("seats", "seed"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_views_are_plain_and_show_only_the_own_hand(seats: int, seed: int) -> None:
    for s in moments(seats, seed, 40):
        for seat in [*range(seats), SPECTATOR]:
            view = s.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert set(view) == KEYS
            assert view["seat"] == seat
            for p, own in enumerate(view["places"]):
                assert set(own) >= PLACE_KEYS
                assert ("hand" in own) == (p == seat)
                assert set(own) - PLACE_KEYS <= (OWN_KEYS if p == seat else set())
                counts = Counter(card[0] in "GQ" for card in hand(s, p))
                assert (own["silver"], own["gold"]) == (counts[False], counts[True])
    with pytest.raises(UnknownSeat):
        s.view(seats)


def test_two_positions_that_differ_in_what_is_hidden_look_the_same() -> None:
    one = at(OPEN)
    other = at(
        OPEN.replace("hand S40 S39 P01", "hand S11 P05 P01").replace("S01 S02 S02", "S03 P02 S46")
    )
    assert one.view(0) == other.view(0)
    assert one.view(SPECTATOR) == other.view(SPECTATOR)
    assert one.view(1) != other.view(1)
    assert one.view(2) != other.view(2)
    assert one.legal_actions() == other.legal_actions()


def test_a_view_names_no_card_of_a_pile_or_of_a_hidden_hand() -> None:
    one = at("seat H01 hand S40\nseat H02 hand S39\nunseen S01 S02 S03\npile 2")
    other = at("seat H01 hand S40\nseat H02 hand P05\nunseen P01 P02 P03\npile 2")
    assert one.view(0) == other.view(0)
    one = at("seat H01\nseat H02\ndisplay G01 G02\ngold_pile G03 G04 G05")
    other = at("seat H01\nseat H02\ndisplay G01 G02\ngold_pile G06 Q04 G08")
    assert one.view(0) == other.view(0)


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 5), (4, 6)])
def test_a_world_looks_the_same_and_knows_what_the_seat_knows(seats: int, seed: int) -> None:
    for n, s in enumerate(moments(seats, seed, 40)):
        before = s.text()
        for seat in [*range(seats), SPECTATOR]:
            world = s.determinize(seat, seeded(n))
            assert world.view(seat) == s.view(seat)
            assert world.legal_actions(seat) == s.legal_actions(seat)
            for key in ("display", "silver_discards", "gold_discards"):
                assert cards(world, key) == cards(s, key)
            for key in ("pile", "stack", "gold_pile"):
                assert count(world, key) == count(s, key)
            assert neutral(world) == neutral(s)
            for p in range(seats):
                for what in (where, slots, rescued, hero, known):
                    assert what(world, p) == what(s, p)
                assert len(hand(world, p)) == len(hand(s, p))
                assert Counter(known(s, p)) <= Counter(hand(world, p))
                if p == seat:
                    assert hand(world, p) == hand(s, p)
            assert held(world) == held(s)
        assert s.text() == before


def held(s: State) -> Counter[str]:
    """All silver cards that are hidden from everybody or from the others, together."""
    out = Counter(words(s, "unseen"))
    for p in range(s.seats):
        out += Counter(card for card in hand(s, p) if card[0] in "SP")
    return out


def test_silver_hands_and_piles_are_dealt_anew() -> None:
    s = at(OPEN)
    hands = [set[tuple[str, ...]](), set[tuple[str, ...]]()]
    cards_seen = Counter[str]()
    for n in range(80):
        world = s.determinize(0, seeded(n))
        for p in (1, 2):
            hands[p - 1].add(tuple(hand(world, p)))
            cards_seen.update(secret(world, p))
    assert len(hands[0]) > 40
    assert len(hands[1]) > 70
    assert {card[0] for card in cards_seen} == {"S", "P"}
    assert len(cards_seen) > 45
    assert cards_seen["S08"] <= 80


def test_golden_and_salvaged_cards_in_hands_stay_known() -> None:
    s = at(OPEN)
    for n in range(30):
        world = s.determinize(2, seeded(n))
        assert {"G35", "S08"} <= set(hand(world, 0))
        assert {"P01", "G10", "Q01"} <= set(hand(world, 1))
        assert known(world, 0) == ["G35", "S08"]


def test_cards_that_a_seat_holds_or_sees_are_dealt_to_nobody() -> None:
    s = at("""
        seat H01 C3:S16 rescued S16 hand S40 S40
        seat H02 hand S01 S02 S03
        silver_discards S36 S36
    """)
    for n in range(60):
        assert not {"S16", "S40", "S36"} & set(hand(s.determinize(0, seeded(n)), 1))


def test_the_future_is_dealt_anew_too() -> None:
    s = at("seat H04\nseat H02\ngold_pile G20 G21 G22 G23 G24 G25")
    drawn = {tuple(hand(do(s.determinize(0, seeded(n)), "use hero"))) for n in range(30)}
    assert len(drawn) > 20
    shown = set[str]()
    for n in range(40):
        world = rest(s.determinize(0, seeded(n)))
        shown |= set(cards(world, "display"))
    assert {"G20", "G21", "G22", "G23", "G24", "G25"} < shown


def test_every_unseen_card_can_be_in_a_hand_or_come_from_the_pile() -> None:
    s = at("seat H04\nseat H02 hand S01 S02\nunseen S03 S04 P01\npile 2")
    in_hand, came = set[str](), set[str]()
    for n in range(80):
        world = s.determinize(0, seeded(n))
        in_hand |= set(hand(world, 1))
        came |= set(hand(do(world, "use hero")))
    assert in_hand == came == {"S01", "S02", "S03", "S04", "P01"}


def test_com_9_13_a_salvaged_card_is_known_until_it_is_played() -> None:
    s = at("seat H01 C3 rescued S22 hand S40\nseat H02 hand S39\nsilver_discards S36")
    do(s, "use S22", "take S36")
    assert s.view(1)["places"][0]["known"] == [CARD_IDS.index("S36")]
    do(s, "move S36", "end")
    assert s.view(1)["places"][0]["known"] == []


def test_com_6_3_a_golden_card_is_known_to_all_in_every_hand() -> None:
    s = rest(at("seat H01 hand S40\nseat H02\ndisplay G35 G10"), "G10")
    for seat in (0, 1, SPECTATOR):
        assert s.view(seat)["places"][0]["known"] == [CARD_IDS.index("G10")]


def shuffled(seats: int) -> State:
    """A game in which the silver discards have just become the new pile."""
    others = ["seat H01 hand S01 S02 G35", "seat H02 hand S03 P01"][: seats - 1]
    more = ["phase comet", "unseen", "silver_discards S05 S06 S07 P02 P03"]
    s = at("\n".join(["seat H04 hand S40", *others, *more]))
    do(s, "use hero")
    assert count(s, "pile") == 3
    return s


def test_com_7_10_what_was_in_hands_before_the_discards_were_shuffled_is_not_in_the_pile() -> None:
    s = shuffled(3)
    shown = set[tuple[str, ...]]()
    for n in range(60):
        world = s.determinize(0, seeded(n))
        hands = [hand(world, 1), hand(world, 2)]
        assert sorted([*hands[0], *hands[1]]) == ["G35", "P01", "S01", "S02", "S03"]
        shown.add(tuple(hands[0]))
        assert sorted(words(world, "unseen")) == sorted(words(s, "unseen"))
    assert len(shown) == 6
    for n in range(60):
        world = s.determinize(1, seeded(n))
        assert hand(world, 1) == hand(s, 1)
        drawn = set(hand(world, 0)) | set(hand(world, 2))
        assert {"S40", "S03", "P01"} <= drawn


def test_com_7_10_of_two_players_both_know_what_the_other_held_when_it_was_shuffled() -> None:
    s = shuffled(2)
    came = set[str]()
    for n in range(60):
        assert hand(s.determinize(0, seeded(n)), 1) == hand(s, 1)
        world = s.determinize(1, seeded(n))
        assert "S40" in hand(world, 0)
        came |= set(hand(world, 0)) - {"S40"}
    assert came == {"S05", "S06", "S07", "P02", "P03"}


def test_com_9_11_who_draws_hears_which_card_and_nobody_else_does() -> None:
    s = at("seat H04\nseat H01")
    s.listen()
    do(s, "use hero")
    mine = [card for seat, card, *_ in heard(s, "drew", seat=0)]
    assert sorted(CARD_IDS[card] for card in mine) == hand(s)
    for seat in (1, SPECTATOR):
        assert [item[:2] for item in heard(s, "drew", seat=seat)] == [(0, -1), (0, -1)]


def test_news_of_others_never_name_hidden_cards() -> None:
    luck = random.Random(2)
    s = GAME.begin(3, 8, dict(GAME.defaults), listening=True)
    drew = 0
    while not s.over:
        s.apply(*lively(s, luck))
        for item in heard(s, "drew", seat=SPECTATOR):
            assert item[1] == -1
            drew += 1
    assert drew > 40


def test_a_clone_has_the_same_future_and_shares_nothing() -> None:
    for seats in (2, 4):
        for s in moments(seats, 10 + seats, 30):
            before = s.text()
            ends = []
            for other in (s.clone(), s.clone(), GAME.position(before)):
                luck = random.Random(3)
                for _ in range(40):
                    if not other.over:
                        other.apply(*lively(other, luck))
                ends.append(other.text())
            assert ends[0] == ends[1] == ends[2]
            assert s.text() == before


def test_a_clone_forgets_nothing() -> None:
    s = at("""
        options board_side=A pass_final=false
        seat H01/ C3:S16 - K5:S20 rescued S19 S15/ hand S40 S08 P03 G11 known S08
        seat H02 D2:S22 rescued G10/ hand S01 S02
        seat H03
        mammoth H4
        tortoise -
        display G35 G04 Q01
        gold_pile G20 G21
        unseen S03 S03 S04 S05
        pile 3
        silver_discards S06 S07 S09
        gold_discards G07 G08
        first 2
        turn 0
        turns 14
        drew 9
        busy 11
        out 2
        skipped 1
        pool water joker*2
        skips 1:lava 3:water
        placed 3
        extras 2
        hatches 1
        lowered 3
        fresh 2 1
        agenda move:0 finish:0
    """)
    assert s.clone().text() == s.text()
    assert s.clone().view(0) == s.view(0)
    assert legal(s.clone()) == legal(s)
    for key in ("fresh", "skips", "placed", "extras", "hatches", "lowered", "busy", "drew"):
        assert words(s, key) == words(s.clone(), key) != []


def test_a_world_can_be_played_to_its_end() -> None:
    for n, s in enumerate(moments(3, 9, 60)):
        world = s.determinize(n % 3, seeded(n))
        luck = random.Random(n)
        while not world.over:
            world.apply(luck.choice(world.legal_actions()))
        assert world.view(0)["result"] == "finished"


def test_reveals_grow_with_every_card_that_is_drawn_or_turned_up() -> None:
    s = at("seat H04 C3 hand S02\nseat H02\ndisplay G35 G10\ngold_pile G20 G21 G22")
    then = s.reveals
    do(s, "use hero")
    assert s.reveals > then
    then = s.reveals
    rest(s)
    assert s.reveals > then
    s = at("seat H05 C3 hand S02\nseat H02")
    then = s.reveals
    do(s, "move S02", "walk 1", "to C4", "end")
    assert s.reveals >= then


def test_other_generators_other_cards() -> None:
    drawn = {tuple(hand(do(at(f"seat H04\nseat H02\n{rng(n)}"), "use hero"))) for n in range(20)}
    assert len(drawn) > 15


def test_only_the_seat_that_is_asked_has_choices() -> None:
    for s in moments(3, 21, 25):
        for seat in range(3):
            assert bool(legal(s, seat)) == (seat in s.asked())
        if not s.over and len(s.asked()) == 1:
            assert place(s, asks(s)[1])["hero"] >= 0
