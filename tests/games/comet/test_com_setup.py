"""Comet: setup (COM-0), and the choice of heroes."""

import pytest
from comet import (
    GAME,
    STACK,
    STARTS,
    asks,
    at,
    cards,
    choices,
    count,
    hand,
    hero,
    known,
    neutral,
    place,
    refused,
    rescued,
    rest,
    slots,
    where,
)

from liferaft import SPECTATOR, BadOption, seeded
from liferaft.games.comet.box import HERO_IDS
from liferaft.testing.diagram import do, legal

SEATS = (1, 2, 3, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_com_0_1_side_a_is_usual_for_every_number_of_players(seats: int) -> None:
    assert GAME.new(seats, 1).view(0)["side"] == "A"
    assert GAME.new(seats, 1, board_side="B").view(0)["side"] == "B"


@pytest.mark.parametrize("seats", SEATS)
def test_com_0_2_three_rescuers_and_one_open_ready_hero_for_everybody(seats: int) -> None:
    dealt = set()
    for seed in range(40):
        s = GAME.new(seats, seed)
        heroes = [hero(s, p) for p in range(seats)]
        assert len(set(heroes)) == seats
        assert all(hero(s, p) in HERO_IDS for p in range(seats))
        dealt.update(heroes)
        for p in range(seats):
            assert where(s, p) == slots(s, p) == ["-", "-", "-"]
            assert rescued(s, p) == []
            assert s.view(SPECTATOR)["places"][p]["hero"] == HERO_IDS.index(heroes[p])
    assert dealt == set(HERO_IDS)


@pytest.mark.parametrize("seats", SEATS)
def test_com_0_3_four_golden_cards_are_open(seats: int) -> None:
    seen = set()
    for seed in range(30):
        s = GAME.new(seats, seed)
        assert len(set(cards(s, "display"))) == 4
        assert {card[0] for card in cards(s, "display")} <= {"G", "Q"}
        assert count(s, "gold_pile") == 46
        seen.update(cards(s, "display"))
    assert len(seen) > 40


@pytest.mark.parametrize("seats", SEATS)
def test_com_0_4_five_hidden_silver_cards_each(seats: int) -> None:
    s = GAME.new(seats, 3)
    for p in range(seats):
        assert len(hand(s, p)) == 5
        assert {card[0] for card in hand(s, p)} <= {"S", "P"}
        assert known(s, p) == []
        assert (place(s, p)["silver"], place(s, p)["gold"]) == (5, 0)
    assert all("hand" not in own for own in s.view(SPECTATOR)["places"])


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("length", "more"), [("normal", 0), ("short", 6), ("long", -3)])
def test_com_0_5_the_comet_stack_by_players_and_length(seats: int, length: str, more: int) -> None:
    s = GAME.new(seats, 1, game_length=length)
    assert count(s, "stack") == STACK[seats] + more * seats
    assert count(s, "pile") == 102 - 5 * seats - count(s, "stack")
    if length == "normal":
        assert count(s, "pile") == {1: 19, 2: 36, 3: 53, 4: 66}[seats]


@pytest.mark.parametrize("side", ["A", "B"])
def test_com_0_6_mammoth_and_tortoise_on_their_start_fields(side: str) -> None:
    assert tuple(neutral(GAME.new(2, 1, board_side=side))) == STARTS[side]
    off = GAME.new(2, 1, board_side=side, neutral_start="off")
    assert neutral(off) == ["-", "-"]
    assert neutral(at("options neutral_start=off")) == ["-", "-"]
    assert neutral(at("")) == ["H3", "D3"]


@pytest.mark.parametrize("seats", SEATS)
def test_com_0_7_chance_draws_the_start_player(seats: int) -> None:
    begins = {asks(GAME.new(seats, seed))[1] for seed in range(40)}
    assert begins == set(range(seats))
    s = GAME.new(seats, 5)
    assert s.view(0)["first"] == s.view(0)["turn"] == s.asked()[0]


def test_com_0_8_discard_piles_begin_empty_and_lie_open() -> None:
    s = GAME.new(3, 2)
    assert cards(s, "silver_discards") == cards(s, "gold_discards") == []
    s = at("silver_discards S01 P01 S01\ngold_discards Q02 G07")
    for seat in (0, 1, SPECTATOR):
        view = s.view(seat)
        assert view["silver_discards"] == [0, 88, 0]
        assert view["gold_discards"] == [94, 52]


def test_one_to_four_play() -> None:
    assert GAME.new().seats == 2
    for seats in (0, 5):
        with pytest.raises(BadOption):
            GAME.new(seats)


def test_the_same_seed_is_the_same_game() -> None:
    assert GAME.new(3, 11).text() == GAME.new(3, 11).text()
    assert GAME.new(3, 11).text() != GAME.new(3, 12).text()


# D1: heroes by choice


def test_com_0_2_with_draft2_everybody_chooses_one_of_two_in_secret() -> None:
    s = GAME.new(3, 4, hero_selection="draft2")
    offers = [sorted(HERO_IDS[h] for h in place(s, p)["offered"]) for p in range(3)]
    assert s.asked() == [0, 1, 2]
    assert all(len(offer) == 2 for offer in offers)
    assert len({hero for offer in offers for hero in offer}) == 6
    for p in range(3):
        assert legal(s, p) == {f"hero {hero}" for hero in offers[p]}
        others = [own for q, own in enumerate(s.view(p)["places"]) if q != p]
        assert all(own["hero"] == -1 and not own.get("offered") for own in others)
    do(s, f"hero {offers[1][1]}", seat=1)
    assert s.asked() == [0, 2]
    assert s.view(0)["places"][1]["hero"] == -1
    assert s.view(SPECTATOR)["places"][1]["hero"] == -1
    do(s, f"hero {offers[2][0]}", seat=2)
    do(s, f"hero {offers[0][0]}", seat=0)
    assert [hero(s, p) for p in range(3)] == [offers[0][0], offers[1][1], offers[2][0]]
    assert asks(s) == ("action", s.view(0)["first"])
    assert all(not place(s, p).get("offered") for p in range(3))


def test_com_0_2_what_was_not_offered_cannot_be_chosen() -> None:
    s = at("options hero_selection=draft2\nseat H03|H05\nseat H01|H02\nagenda hero:0 hero:1 turn:0")
    assert choices(s, "hero") == {"H03", "H05"}
    refused(s, "hero H01", "COM-0.2", seat=0)
    refused(s, "rest", seat=0)


def test_com_0_2_offers_of_others_are_dealt_anew_in_a_world() -> None:
    s = GAME.new(2, 4, hero_selection="draft2")
    mine, theirs = place(s, 0)["offered"], set(place(s, 1)["offered"])
    seen = set()
    for n in range(40):
        world = s.determinize(0, seeded(n))
        assert place(world, 0)["offered"] == mine
        assert len(place(world, 1)["offered"]) == 2
        assert not set(mine) & set(place(world, 1)["offered"])
        seen.update(place(world, 1)["offered"])
    assert theirs < seen == set(range(10)) - set(mine)


def test_com_0_2_a_choice_that_was_made_stays_hidden_in_views_and_worlds() -> None:
    start = GAME.new(2, 4, hero_selection="draft2")
    one, other = [do(start.clone(), text, seat=1) for text in sorted(legal(start, 1))]
    assert one.view(0) == other.view(0)
    assert one.view(1) != other.view(1)
    shown = set()
    for n in range(60):
        world = one.determinize(0, seeded(n))
        assert world.asked() == [0]
        do(world, sorted(legal(world, 0))[0], seat=0)
        shown.add(hero(world, 1))
    assert len(shown) == 8


@pytest.mark.parametrize("seats", [1, 4])
def test_com_0_2_two_offers_for_every_number_of_players(seats: int) -> None:
    s = GAME.new(seats, 9, hero_selection="draft2")
    offered = [hero for p in range(seats) for hero in place(s, p)["offered"]]
    assert len(set(offered)) == 2 * seats
    for p in range(seats):
        do(s, sorted(legal(s, p))[0], seat=p)
    assert asks(s)[0] == "action"


def test_com_0_5_a_whole_solo_game_is_a_score_attack() -> None:
    s = GAME.new(1, 6)
    assert s.view(0)["solo"]
    assert not GAME.new(2, 6).view(0)["solo"]
    rest(s)
    assert asks(s) == ("action", 0)
