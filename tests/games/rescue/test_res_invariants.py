"""Rescue: what is true at every moment of every game."""

import random
from collections import Counter

import pytest
from res import CELLS, DECK, GAME, LIES, MIDDLE, hand, line, named

from liferaft import SPECTATOR, State

MANY = 4000  # more decisions than a game of 600 turns has
LENGTHS = {2: 104.9, 3: 124.5, 4: 139.4}  # mean turns of 2000 random games


def played(seed: int) -> tuple[State, random.Random]:
    """A new game with random options and seats."""
    chance = random.Random(seed)
    options = {o.name: chance.choice(o.choices) for o in GAME.options}
    return GAME.new(chance.choice((2, 3, 4)), seed, **options), chance


def check(s: State) -> None:
    """Symbol cards, workers, loaders and mine cards."""
    view = s.view(SPECTATOR)
    symbol_cards(s)
    for workers, aboard in zip(view["workers"], view["aboard"]):
        assert sum(workers) + sum(aboard) == 8
    for i, cell in enumerate(CELLS):
        assert cell in MIDDLE or sum(workers[i] for workers in view["workers"]) <= 1
    a, b, c = view["loaders"]
    assert 0 <= a < 24
    assert ((b - a) % 24, (c - b) % 24) == (8, 8)
    start = 2 if view["options"]["loader_start"] == "fixed" else (a - view["turns"]) % 24
    assert (a - view["turns"]) % 24 == start < 8
    words = " ".join(row[4:] for row in s.text().splitlines() if row.startswith("row ")).split()
    assert sorted(word[:3] for word in words) == [f"M{n:02}" for n in range(1, 37)]
    assert {word[3:] for word in words} <= set(LIES)


def symbol_cards(s: State) -> None:
    """Each of the 20 cards is in exactly one place, and hands are as full as they should be."""
    view = s.view(SPECTATOR)
    hands = [hand(s, p) for p in range(s.seats)]
    held = [card for own in hands for card in own]
    pile, discards = line(s, "pile").split(), named(view["discards"])
    assert sorted([*held, *pile, *discards]) == sorted(DECK)
    assert len(pile) == view["pile"]
    assert [len(own) for own in hands] == view["hands"]
    moving = view["step"] in ("worker", "destination")
    won = view["result"] == "rescued" and not view["options"]["finish_round"]
    for p, own in enumerate(hands):
        assert len(own) == 3 - (p == view["turn"] and (moving or won))
    waves = [set(named(wave)) for wave in view["waves"]]
    assert sorted(card for wave in waves for card in wave) == sorted([*held, *pile])
    assert set(pile) <= waves[-1]
    assert view["from_waves"] == [[len(set(own) & wave) for wave in waves] for own in hands]


def ended_as_reported(s: State) -> bool:
    """Whether the result is what the loaders show."""
    view = s.view(SPECTATOR)
    target, rescued = view["options"]["rescue_target"], s.scores()
    assert rescued == [sum(aboard) for aboard in view["aboard"]]
    winners = [p for p, rank in enumerate(s.ranking()) if rank == 1]
    if view["result"] == "turns":
        return view["turns"] == 600 and max(rescued) < target
    reached = [p for p, n in enumerate(rescued) if n == target]
    if view["options"]["finish_round"]:
        return winners == reached != [] and view["turns"] % s.seats == 0
    return winners == reached == [view["turn"]]


def test_res_1_4_nothing_is_lost_or_doubled_and_games_end() -> None:
    met: Counter[tuple[str, object]] = Counter()
    for seed in range(40):
        s, chance = played(seed)
        met.update(s.view(0)["options"].items())
        met["seats", s.seats] += 1
        decisions = 0
        while not s.over:
            decisions += 1
            assert decisions < MANY, s.text()
            assert len(s.asked()) == 1
            if chance.random() < 0.15:
                check(s)
            s.apply(chance.choice(s.legal_actions()))
        check(s)
        assert ended_as_reported(s), s.text()
    assert all(met[o.name, choice] for o in GAME.options for choice in o.choices)
    assert all(met["seats", seats] for seats in (2, 3, 4))


def test_a_clone_has_the_same_future_and_shares_nothing() -> None:
    for seed in range(12):
        s, chance = played(seed)
        for _ in range(chance.randrange(150)):
            if not s.over:
                s.apply(chance.choice(s.legal_actions()))
        before, clone = s.text(), s.clone()
        assert clone.text() == before
        actions = []
        while not clone.over and len(actions) < 40:
            actions.append(chance.choice(clone.legal_actions()))
            clone.apply(actions[-1])
        assert s.text() == before
        for action in actions:
            s.apply(action)
        assert s.text() == clone.text()


def test_a_position_read_from_its_text_has_the_same_future() -> None:
    for seed in range(12):
        s, chance = played(seed + 50)
        for _ in range(chance.randrange(150)):
            if not s.over:
                s.apply(chance.choice(s.legal_actions()))
        again = GAME.position(s.text())
        for _ in range(40):
            assert again.text() == s.text()
            if s.over:
                break
            action = chance.choice(s.legal_actions())
            s.apply(action)
            again.apply(action)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_are_as_long_as_they_were(seats: int) -> None:
    turns = 0
    for seed in range(60):
        s, chance = GAME.new(seats, seed), random.Random(seed)
        while not s.over:
            s.apply(chance.choice(s.legal_actions()))
        turns += s.view(0)["turns"]
    assert 0.8 < turns / 60 / LENGTHS[seats] < 1.2  # the mean of 60 games strays by 6 %
