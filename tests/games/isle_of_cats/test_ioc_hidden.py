"""The Isle of Cats: what each seat knows, what it hears, and what a determinization deals anew."""

import json
import random

import pytest
from ioc import GAME, asks, at, cards, pile, words

from liferaft import SPECTATOR, State, seeded
from liferaft.testing.diagram import do, legal

OWN = ("hand", "pack", "picked", "kept", "drawn", "chosen", "laid", "lessons")
SECRET = ("own_hand", "own_pack", "own_picked", "own_kept", "own_drawn", "own_chosen")
PACKS = """
    seat blue
    pack 1 2 3 4 5 6 7
    seat green
    pack 8 9 10 11 12 13 14
    seat red
    pack 15 16 17 18 19 20 21
    seat purple
    pack 22 23 24 25 26 27 28
    phase draft
"""


def moments(seats: int, seed: int, every: int = 13, **options: object) -> list[State]:
    """Positions from the whole of one random game."""
    luck = random.Random(seed)
    s = GAME.new(seats, seed, **options)
    out = []
    while not s.over:
        out.append(s.clone())
        seat = luck.choice(s.asked())
        s.apply(luck.choice(s.legal_actions(seat)), seat)
    return [*out[:: luck.randrange(every - 3, every + 3)], s]


def held(s: State) -> list[int]:
    """All cards that are not in the deck, with those that are in two places twice."""
    out = [*pile(s, "buried"), *pile(s, "discards")]
    out += [int(word.split("/")[0]) for word in words(s, "public")]
    for p in range(s.seats):
        for key in OWN:
            out += cards(s, p, key)
    return out


def deck(s: State) -> set[int]:
    """The cards of the deck."""
    return set(range(1, 151)) - set(held(s))


@pytest.mark.parametrize(("seats", "seed"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_views_are_plain_and_show_only_the_own_cards(seats: int, seed: int) -> None:
    for s in moments(seats, seed, 45):
        for seat in [*range(seats), SPECTATOR]:
            view = s.view(seat)
            assert json.loads(json.dumps(view)) == view
            for p, shown in enumerate(view["places"]):
                assert (set(SECRET) <= set(shown)) == (p == seat)
                assert ("own_lessons" in shown) == (p == seat or s.over)
                assert set(SECRET).isdisjoint(shown) or p == seat
            if seat >= 0:
                mine = view["places"][seat]
                for key in ("hand", "pack", "picked", "kept", "drawn", "chosen"):
                    assert mine[f"own_{key}"] == cards(s, seat, key)
            assert view["deck"] == len(deck(s))
            assert view["buried"] == len(pile(s, "buried"))
            assert view["discards"] == pile(s, "discards")


@pytest.mark.parametrize(("seats", "seed"), [(2, 4), (3, 5), (4, 6)])
def test_a_determinization_looks_the_same_and_knows_what_the_seat_knows(
    seats: int, seed: int
) -> None:
    for n, s in enumerate(moments(seats, seed, 30 * seats)):
        before = s.text()
        for seat in range(seats):
            world = s.determinize(seat, seeded(n))
            assert world.view(seat) == s.view(seat)
            if seat in s.asked():
                assert world.legal_actions(seat) == s.legal_actions(seat)
            assert sorted(held(world)) == sorted(set(held(world)))
            assert len(deck(world)) == len(deck(s))
            assert not deck(world) & set(cards(s, seat, "seen"))
            assert set(cards(s, seat, "tossed")) & set(pile(s, "buried")) <= set(
                pile(world, "buried")
            )
            for p in range(seats):
                assert len(cards(world, p, "hand")) == len(cards(s, p, "hand"))
                assert len(cards(world, p, "lessons")) == len(cards(s, p, "lessons"))
                assert all(113 <= card <= 142 for card in cards(world, p, "lessons"))
                assert all(7 <= card <= 66 for card in cards(world, p, "chosen"))
                assert cards(world, p, "laid") == cards(s, p, "laid")
            for key in ("hand", "pack", "picked", "kept", "drawn", "chosen", "laid", "lessons"):
                assert cards(world, seat, key) == cards(s, seat, key)
        assert s.text() == before


def test_a_world_can_be_played_to_its_end() -> None:
    for n, s in enumerate(moments(3, 9, 40)):
        world = s.determinize(n % 3, seeded(n))
        luck = random.Random(n)
        while not world.over:
            world.apply(luck.choice(world.legal_actions()))
        assert sorted(held(world)) == sorted(set(held(world)))


def test_every_hidden_card_can_be_in_a_hand_or_on_the_deck() -> None:
    s = at("""
        left red-01
        seat blue
        hand 84 7
        lessons 113
        seat green
        hand 3 8 9 10 11 12 13 14
        lessons 114
        phase rescue
    """)
    in_hand, in_lessons, on_deck = set(), set(), set()
    for n in range(300):
        world = s.determinize(0, seeded(n))
        in_hand |= set(cards(world, 1, "hand"))
        in_lessons |= set(cards(world, 1, "lessons"))
        on_deck |= deck(world)
    assert in_lessons == set(range(114, 143))
    assert in_hand == set(range(1, 113)) - {84, 7}
    assert on_deck == set(range(1, 151)) - {84, 7, 113}


def drafted(rounds: int) -> State:
    """Four players after so many rounds of a draft in which all keep their lowest cards."""
    s = at(PACKS)
    for _ in range(8 * rounds):
        do(s, min(legal(s), key=lambda text: int(text.split()[1])))
    return s


def test_ioc_4_4_the_pack_handed_on_is_known_to_be_with_the_next_seat() -> None:
    s = drafted(1)
    for n in range(20):
        world = s.determinize(0, seeded(n))
        assert cards(world, 1, "pack") == [3, 4, 5, 6, 7]
        assert not set(cards(world, 2, "pack")) & {1, 2, 3, 4, 5, 6, 7}
    packs = {tuple(cards(s.determinize(0, seeded(n)), 2, "pack")) for n in range(20)}
    assert len(packs) == 20


def test_ioc_4_4_later_it_is_known_which_cards_the_next_seats_share() -> None:
    s = drafted(2)
    handed = {3, 4, 5, 6, 7}
    splits = set()
    for n in range(40):
        world = s.determinize(0, seeded(n))
        assert set(cards(world, 1, "picked")) & handed | set(cards(world, 2, "pack")) == handed
        assert len(set(cards(world, 1, "picked")) & handed) == 2
        assert not deck(world) & (handed | {24, 25, 26, 27, 28})
        splits.add(tuple(cards(world, 2, "pack")))
    assert len(splits) == 10


def test_ioc_4_4_a_spectator_knows_nothing_of_the_draft() -> None:
    s = drafted(1)
    seen = set()
    for n in range(60):
        world = s.determinize(SPECTATOR, seeded(n))
        assert world.view(SPECTATOR) == s.view(SPECTATOR)
        seen |= set(cards(world, 0, "pack"))
    assert len(seen) > 100


HIDDEN_NEWS = {
    "paid", "read", "laid_down", "drew_cards", "kept_cards", "forgot", "dealt", "handed_on",
}  # fmt: skip


@pytest.mark.parametrize("seats", [2, 4])
def test_news_are_the_same_for_all_and_name_only_what_lies_open(seats: int) -> None:
    luck = random.Random(seats)
    s = GAME.new(seats, seats)
    s.listen()
    while not s.over:
        step = asks(s)[0]
        s.apply(luck.choice(s.legal_actions()))
        told = s.news(SPECTATOR)
        for p in range(seats):
            assert s.news(p) == told
        for kind, a, b, _ in told:
            name = GAME.news[kind]
            if name in ("read", "laid_down", "drew_cards", "forgot", "kept_cards"):
                assert b <= 45, (name, a, b)
            if name == "revealed":
                assert step == "choose"
    assert set(GAME.news) >= HIDDEN_NEWS


def test_ioc_11_3_drawn_cards_show_to_their_player_only() -> None:
    views = []
    for drawn in ("3 43", "113 84"):
        s = at(f"left red-01\ndeck {drawn}\nseat blue\nfish 9\nhand 71\nseat green\nphase rescue")
        s.listen()
        do(s, "play 71")
        views.append((s.view(1), s.view(SPECTATOR), s.news(1)))
        assert sorted(s.view(0)["places"][0]["own_drawn"]) == sorted(map(int, drawn.split()))
    assert views[0] == views[1]


def test_reveals_grow_and_never_shrink() -> None:
    luck = random.Random(3)
    s = GAME.new(3, 3)
    known = s.reveals
    while not s.over:
        step = asks(s)[0]
        deck_before = s.view(0)["deck"]
        s.apply(luck.choice(s.legal_actions()))
        assert s.reveals >= known
        if s.view(0)["deck"] < deck_before:
            assert s.reveals > known, step
        known = s.reveals


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_of_a_game_reads_as_it_was_written(seats: int) -> None:
    for s in [
        *moments(seats, 20, 30),
        *moments(seats, 21, 30, late_lessons="next_day", boats="chosen"),
    ]:
        again = GAME.position(s.text())
        assert again.text() == s.text()
        for seat in [*range(seats), SPECTATOR]:
            assert again.view(seat) == s.view(seat)
