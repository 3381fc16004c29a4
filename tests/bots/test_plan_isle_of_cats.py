"""Somebody who knows The Isle of Cats: boats at a glance, cards, habits, and answers compared."""

from typing import Any

import pytest

import liferaft
from liferaft.bots.plan.isle_of_cats.customs import WEIGHTS, Custom
from liferaft.bots.plan.isle_of_cats.glance import Look
from liferaft.bots.plan.isle_of_cats.habit import Habit
from liferaft.bots.plan.isle_of_cats.hand import next_to_lay, useful
from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.games.isle_of_cats.boat import Boat
from liferaft.games.isle_of_cats.box import BASKET, CHOSEN_COLOUR, FIRST_PUBLIC, LESSONS, WHOLE
from liferaft.games.isle_of_cats.cards import CHOSEN, DECK, HAND, KEPT, PUBLIC, pile_of
from liferaft.games.isle_of_cats.rules import State
from liferaft.games.isle_of_cats.tables import CHOOSE, PLACE, PLACE_AT
from liferaft.games.isle_of_cats.tally import Tally

GAME = liferaft.game("isle_of_cats")


def played(seed: int, step: int, seats: int = 2, after: int = 0, **options: Any) -> State:
    """A game by habit, at the first frame of a step after so many decisions."""
    state, habit = GAME.new(seats, seed, **options), Habit(WEIGHTS)
    assert isinstance(state, State)
    number = 0
    while number < after or step_of(state.agenda[-1]) != step:
        place = len(state.agenda) - 1
        state.play(habit.answer(state, state.agenda[place]), place)
        number += 1
    return state


def look_at(state: State, p: int) -> Look:
    return Look(state, p, Tally(state.boats[p]), Custom(WEIGHTS))


@pytest.mark.parametrize("after", [20, 150, 300])
def test_the_best_places_are_legal_and_in_order(after: int) -> None:
    state = played(3, PLACE, after=after)
    f = state.agenda[-1]
    tile, look = thing_of(f) & 255, look_at(state, seat_of(f))
    legal = set(state.choices(f))
    places = list(look.best_places(tile, False, 5000))
    assert {PLACE_AT + place for place in places} == {a for a in legal if a >= PLACE_AT}
    worth = [look.of_place(tile, place) for place in places]
    assert worth == sorted(worth, reverse=True)
    assert look.best(tile, False) == worth[0]


def test_a_glance_counts_families_as_the_rules_do() -> None:
    checked = 0
    for seed in range(4):
        state = played(seed, PLACE, after=260)
        f = state.agenda[-1]
        p, tile = seat_of(f), thing_of(f) & 255
        colour = tile >> 5
        if colour >= 5:
            continue
        look, boat = look_at(state, p), state.boats[p]
        for action in state.choices(f):
            if action < PLACE_AT:
                continue
            laid = boat.with_tile(tile, action - PLACE_AT)
            cells = [c for c in range(198) if laid.covered[c // 54] >> (c % 54) & 1]
            fresh = [c for c in cells if not boat.covered[c // 54] >> (c % 54) & 1]
            groups = 0
            for cell in fresh:
                groups |= look.kin[198 * colour + cell]
            sizes = [look.groups[i] for i in range(63) if groups >> i & 1]
            if sum(sizes) < 2 or min(sizes) < 3 <= len(sizes):
                continue
            gained = Tally(laid).all_families() - Tally(boat).all_families()
            lost = sum(WEIGHTS["pair"] for n in sizes if n == 2)
            lost += sum(WEIGHTS["alone"] for n in sizes if n == 1)
            lonely = look.taste.lonely[colour] * sum(n == 1 for n in sizes)
            assert look.of_kin(groups, colour) == pytest.approx(gained - lost - lonely)
            checked += 1
    assert checked > 20


def test_a_rat_is_covered_rather_than_not_and_left_where_a_lesson_wants_rats() -> None:
    state = played(1, PLACE)
    p = seat_of(state.agenda[-1])
    plain = look_at(state, p).taste.rat
    assert plain == WEIGHTS["rat"]
    for card in (124, 125):
        keen = state.clone()
        keen.piles.move(card, DECK, pile_of(p, 7))
        rat = look_at(keen, p).taste.rat
        assert rat > plain if card == 124 else rat == plain - 2


def test_rooms_that_shall_stay_empty_are_left_empty() -> None:
    state = played(1, PLACE)
    p = seat_of(state.agenda[-1])
    state.boats[p] = Boat(state.boats[p].kind)
    before = look_at(state, p)
    state.piles.move(140, DECK, pile_of(p, 7))
    after = look_at(state, p)
    worse = [c for c in range(198) if after.worth[c] < before.worth[c] - 1]
    same = [c for c in range(198) if after.worth[c] == before.worth[c]]
    assert worse
    assert len(worse) + len(same) == 198


def test_a_look_that_is_remembered_heeds_the_colours_named() -> None:
    state, habit = played(1, PLACE), Habit(WEIGHTS)
    p = seat_of(state.agenda[-1])
    card = next(c for c in range(FIRST_PUBLIC, 151) if LESSONS[c].colour == CHOSEN_COLOUR)
    state.piles.move(card, DECK, PUBLIC)
    wanted = []
    for colour in (0, 3):
        state.marks = colour + 1 << 4 * (card - FIRST_PUBLIC)
        look = habit.look(state, p)
        assert habit.look(state, p) is look
        wanted.append(list(look.taste.colour))
    assert wanted[0][0] > wanted[1][0]
    assert wanted[0][3] < wanted[1][3]


def test_baskets_are_laid_down_as_far_as_fish_and_cats_go() -> None:
    state = played(2, CHOOSE)
    p = seat_of(state.agenda[-1])
    for card in list(state.piles.listed(pile_of(p, HAND))):
        state.piles.move(card, pile_of(p, HAND), DECK)
    for card in (43, 44, 55, 56, 57, 58):
        assert BASKET[card] == WHOLE
        for pile in range(4 + 16):
            if state.piles.has(pile, card):
                state.piles.move(card, pile, pile_of(p, HAND))
    state.fish[p] = 11
    lure = WEIGHTS["lure"]
    wanted = useful(state, p, lure)
    assert 2 <= wanted <= 4
    laid = []
    while (place := next_to_lay(state, p, lure)) >= 0:
        laid.append(place + 7)
        state.piles.move(place + 7, pile_of(p, HAND), pile_of(p, CHOSEN))
    assert len(laid) == wanted - state.ready[p]
    assert all(card >= 55 for card in laid)  # the fast ones first


def test_nobody_pays_more_than_there_is_and_some_is_left_for_cats() -> None:
    lured = 0
    for seed in range(6):
        state, habit = GAME.new(2, seed), Habit(WEIGHTS)
        assert isinstance(state, State)
        while not state.over:
            f = state.agenda[-1]
            if step_of(f) == CHOOSE:
                assert state.piles.is_empty(pile_of(seat_of(f), KEPT))
                lured += state.fish[seat_of(f)] >= 3
            state.play(habit.answer(state, f), len(state.agenda) - 1)
            assert min(state.fish) >= 0
    assert lured > 30
