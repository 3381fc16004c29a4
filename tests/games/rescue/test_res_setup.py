"""Rescue, RES-1 and RES-2: terms, goal and set-up."""

from collections import Counter

import pytest
from res import (
    CELLS,
    COLOURS,
    DECK,
    GAME,
    LAYOUT_A,
    MIDDLE,
    PLAYING,
    asks,
    at,
    change,
    crew,
    discards,
    ends,
    exits,
    face,
    hand,
    line,
    loaders,
    move,
    moves,
    pile,
    planet,
    result,
    swap,
)

from liferaft import SPECTATOR, BadOption, State

CROSSINGS = {"M01", "M02", "M10", "M11", "M19", "M20", "M28", "M29"}


@pytest.fixture(scope="module")
def new_games() -> list[State]:
    return [GAME.new(2 + seed % 3, seed) for seed in range(600)]  # a seed lays the same planet


@pytest.fixture(scope="module")
def planets(new_games: list[State]) -> list[dict[str, str]]:
    """By cell, the card and how it lies."""
    return [dict(zip(CELLS, planet(s))) for s in new_games]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_res_1_1_two_to_four_can_play(seats: int) -> None:
    assert len(GAME.new(seats, 1).view(0)["hands"]) == seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_res_1_1_nobody_plays_alone_or_with_five(seats: int) -> None:
    with pytest.raises(BadOption, match=f"rescue is for 2 to 4 seats, not {seats}"):
        GAME.new(seats, 1)


def test_res_1_2_the_first_crew_with_five_on_loaders_wins() -> None:
    s = at("seat L1*3 hand 2", "seat L1*4", PLAYING)
    move(s, 2, "C3", "L1")
    assert (result(s), s.scores()) == ("", [4, 4])
    change(s, "A1", "rotate")
    symbol = hand(s, 1)[0][1]
    s = at("loaders 3 11 19", "seat L1*4", f"seat L1*4 hand {symbol}", "turn 1",
           "agenda play:1 turn:0")  # fmt: skip
    move(s, int(symbol), "C3", "L1")
    assert (result(s), s.ranking()) == ("rescued", [2, 1])


@pytest.mark.parametrize("aboard", ["L1*4", "L2*4", "L3*4", "L1 L2 L3*2", "L1*2 L2*2"])
def test_res_1_3_workers_on_all_three_loaders_count_together(aboard: str) -> None:
    s = at(f"seat {aboard} hand 2", "seat", PLAYING)
    assert s.scores() == [4, 0]
    move(s, 2, "C3", "L1")
    assert (result(s), s.scores()) == ("rescued", [5, 0])


def test_res_1_5_tunnels_of_different_colours_are_joined() -> None:
    s = at("seat hand 3", "seat", PLAYING)
    colours = s.view(0)["colours"]
    way = [COLOURS[colours[CELLS.index(cell)]] for cell in ("D3", "E3", "F3", "F2")]
    assert way == ["red", "blue", "red", "red"]
    assert "F2" in ends(s, 3, "D3")


@pytest.mark.parametrize("colour", "wrby")
def test_res_1_6_the_colour_of_a_symbol_card_changes_nothing(colour: str) -> None:
    s = at(f"seat hand {colour}2 {colour}3 {colour}5", "seat", PLAYING)
    assert moves(s) == moves(at("seat hand 2 3 5", "seat", PLAYING))
    others = "".join(c for c in "wrby" if c != colour)
    hidden = at(f"seat hand {colour}2 {others[0]}2 {others[1]}2", "seat", PLAYING)
    move(hidden, 2, "C3", "E3")
    first = min([colour, *others[:2]], key="wrby".index)
    assert discards(hidden) == [f"{first}2"]  # of several alike, the first by colour


def test_res_1_7_there_is_no_clock() -> None:
    s = GAME.new(2, 8, max_turns=0)
    for _ in range(700):  # past the usual cap
        change(s, "A1", "rotate")
        swap(s, hand(s, s.asked()[0])[0][1])
    assert not s.over
    assert s.view(0)["turns"] == 701


def test_res_2_1_four_crossings_of_four_colours_form_the_middle(
    planets: list[dict[str, str]],
) -> None:
    for laid in planets:
        middle = {laid[cell][:4] for cell in MIDDLE}
        assert middle <= {name + "F" for name in CROSSINGS}  # crossing up
        assert {(int(name[1:3]) - 1) // 9 for name in middle} == {0, 1, 2, 3}
    s = GAME.new(2, 1)
    assert [face(s, cell)[0] for cell in MIDDLE] == ["NESW"] * 4


def test_res_2_2_chance_picks_the_crossings_their_cells_and_their_rotation(
    planets: list[dict[str, str]],
) -> None:
    for cell in MIDDLE:
        found = Counter(laid[cell] for laid in planets)
        assert set(found) == {name + lie for name in CROSSINGS for lie in ("F0", "F180")}
        assert 15 < min(found.values()) <= max(found.values()) < 65  # 37.5 expected
    elsewhere = {laid[cell][:3] for laid in planets for cell in CELLS if cell not in MIDDLE}
    assert elsewhere >= CROSSINGS  # those not picked lie with the others


def test_res_2_3_all_36_cards_make_the_planet(planets: list[dict[str, str]]) -> None:
    for laid in planets:
        assert sorted(word[:3] for word in laid.values()) == [f"M{n:02}" for n in range(1, 37)]


def test_res_2_4_the_rings_are_laid_at_random(planets: list[dict[str, str]]) -> None:
    for cell in set(CELLS) - set(MIDDLE):
        cards = Counter(laid[cell][:3] for laid in planets)
        assert len(cards) == 36
        assert max(cards.values()) < 45  # 19 expected
        lies = Counter(laid[cell][3:] for laid in planets)
        assert set(lies) == {"F0", "F180", "B0", "B180"}
        assert min(lies.values()) > 100  # 150 expected


def test_res_2_5_no_card_is_ever_turned_by_90_degrees(new_games: list[State]) -> None:
    for s in new_games[:40]:
        view = s.view(0)
        for card, shown, other in zip(view["cards"], view["exits"], view["other_exits"]):
            if card + 1 in (6, 8, 14, 16, 18):  # their fronts run from north to south
                assert "NS" in (exits(shown), exits(other))
                assert "EW" not in (exits(shown), exits(other))


def test_res_2_6_the_loaders_start_in_slots_2_10_and_18(new_games: list[State]) -> None:
    for s in new_games[:60]:
        assert loaders(s) == [3, 11, 19]  # one step later, as the first turn has begun


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_res_2_7_two_workers_of_each_crew_on_each_middle_card(seats: int) -> None:
    s = GAME.new(seats, 4)
    assert [crew(s, p) for p in range(seats)] == [dict.fromkeys(MIDDLE, 2)] * seats
    workers = s.view(0)["workers"]
    for cell in MIDDLE:
        assert sum(own[CELLS.index(cell)] for own in workers) == {2: 4, 3: 6, 4: 8}[seats]
    assert sum(map(sum, workers)) == {2: 16, 3: 24, 4: 32}[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_res_2_8_everybody_may_go_first_and_turns_go_in_seat_order(seats: int) -> None:
    firsts = Counter(GAME.new(seats, seed).asked()[0] for seed in range(240))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 240 / seats * 0.7
    s = GAME.new(seats, 3)
    first = s.view(0)["first"]
    order = []
    for _ in range(seats + 1):
        order.append(asks(s)[1])
        change(s, "B1", "rotate")
        swap(s, hand(s, order[-1])[0][1])
    assert order == [(first + i) % seats for i in range(seats + 1)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_res_2_9_three_cards_each_and_the_rest_is_the_draw_pile(seats: int) -> None:
    s = GAME.new(seats, 6)
    assert s.view(SPECTATOR)["hands"] == [3] * seats
    assert pile(s) == {2: 14, 3: 11, 4: 8}[seats]
    assert discards(s) == []
    dealt = [name for p in range(seats) for name in hand(s, p)]
    assert len(set(dealt)) == 3 * seats
    assert sorted([*dealt, *line(s, "pile").split()]) == sorted(DECK)


def test_res_2_9_the_symbol_cards_are_shuffled(new_games: list[State]) -> None:
    dealt = Counter(name for s in new_games for name in hand(s, 0))
    assert set(dealt) == set(DECK)
    assert 55 < min(dealt.values()) <= max(dealt.values()) < 130  # 90 expected
    for seat in (1, 2, 3):
        own = [hand(s, seat) for s in new_games if s.seats > seat]
        assert {name for cards in own for name in cards} == set(DECK)


def test_a_given_layout_hands_slots_and_pile_can_be_set_up() -> None:
    rows = "\n".join("row " + row for row in LAYOUT_A.strip().splitlines()[::-1])
    s = at(rows, "loaders 5 13 21", "seat A1 hand w6 y6 b2", "seat hand 4 4 4", "pile r3 w3",
           "agenda pick:0 play:0 turn:1")  # fmt: skip
    assert planet(s)[:6] == LAYOUT_A.split()[-6:]
    assert loaders(s) == [5, 13, 21]
    assert hand(s, 0) == ["b2", "w6", "y6"]
    assert hand(s, 1) == ["w4", "r4", "b4"]
    assert pile(s) == 2
    assert len(discards(s)) == 12
