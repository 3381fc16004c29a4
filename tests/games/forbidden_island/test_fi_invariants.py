"""Forbidden Island: what is true at every moment of every game."""

import random
from collections import Counter

import pytest
from fi import GAME

from liferaft import State
from liferaft.core.bits import members
from liferaft.core.game import View
from liferaft.games.forbidden_island.box import CARD_COUNTS, TILE_IDS, TREASURE_TILES

LANDING = TILE_IDS.index("fools_landing")
IN_WATER = 7  # the occasion of a window while a pawn is in the water
BOUNDS = {"trainee": 56, "novice": 42, "normal": 42, "elite": 42, "legendary": 28}
MANY = 5000  # more decisions than any game has
REASONS = {"won", "landing", "treasure", "drowned", "water"}


def played(seed: int) -> tuple[State, random.Random]:
    """A new game with random options and seats."""
    chance = random.Random(seed)
    options = {o.name: chance.choice(o.choices) for o in GAME.options}
    return GAME.new(chance.choice((2, 3, 4)), seed, **options), chance


def choice(s: State, chance: random.Random, careful: bool) -> int:
    """A random action; a careful player shores up and finds treasures where possible."""
    legal = s.legal_actions()
    wise = [a for a in legal if GAME.action_text(a).split()[0] in ("find", "shore", "lift_off")]
    return chance.choice(wise if careful and wise else legal)


def check(view: View) -> None:
    """Section by section: cards, tiles, pawns."""
    counts = Counter({i: n for i, n in enumerate(view["treasure_discards"]) if n})
    for held in view["hands"]:
        counts.update({i: n for i, n in enumerate(held) if n})
        assert len(held) == 6  # no Waters Rise! in a hand
        assert sum(held) <= 7
    assert sum(counts.values()) + view["treasure_pile"] == 28
    assert all(n <= CARD_COUNTS[i] for i, n in counts.items())
    flooded, sunk = set(view["flooded"]), set(view["sunk"])
    discards = set(view["flood_discards"])
    assert not flooded & sunk
    assert not discards & sunk
    assert view["flood_pile"] + len(discards) == 24 - len(sunk)
    if view["options"]["memory_aid"]:
        cards = [tile for layer in view["flood_layers"] for tile in layer] + list(discards)
        assert sorted(cards) == sorted(set(range(24)) - sunk)
    if view["step"] != "choose" and not view["over"]:
        assert pawns_are_dry(view)
    assert (view["water"] == 10) is (view["result"] == "water")


def pawns_are_dry(view: View) -> bool:
    """No pawn on a sunken tile, but for swimmers and a Diver whom the Navigator moves."""
    wet = [tile for tile in view["pawns"] if tile in view["sunk"]]
    swimming = view["step"] in ("swim", "push_on", "board", "land")
    rescuing = view["step"] == "special" and view["thing"] % 16 == IN_WATER
    return not wet or swimming or rescuing


def lost_as_reported(view: View) -> bool:
    """Whether the reason of a loss is what the island shows."""
    sunk = set(view["sunk"])
    landing = LANDING in sunk
    treasure = any(
        set(members(TREASURE_TILES[i])) <= sunk for i in range(4) if i not in view["found"]
    )
    wet = any(tile in sunk for tile in view["pawns"])
    return {
        "landing": landing,
        "treasure": treasure and not landing,
        "drowned": wet and not landing and not treasure,
        "water": view["water"] == 10 and not landing and not treasure,
        "won": not landing and len(view["found"]) == 4 and set(view["pawns"]) == {LANDING},
    }[view["result"]]


@pytest.mark.parametrize("careful", [False, True])
def test_fi_13_7_counts_hold_and_games_end_in_time(careful: bool) -> None:
    results: Counter[str] = Counter()
    longest = 0
    for seed in range(90):
        s, chance = played(seed)
        bound = BOUNDS[s.view(0)["options"]["difficulty"]] - s.seats
        decisions = 0
        while not s.over:
            decisions += 1
            assert decisions < MANY, s.text()
            view = s.view(chance.randrange(s.seats))
            check(view)
            assert len(s.asked()) == 1
            assert view["turns"] <= bound
            s.apply(choice(s, chance, careful))
        view = s.view(0)
        check(view)
        assert view["turns"] <= bound
        assert lost_as_reported(view), s.text()
        assert s.scores() == [int(view["result"] == "won")] * s.seats
        results[view["result"]] += 1
        longest = max(longest, view["turns"])
    assert set(results) <= REASONS
    assert len(results) > 2
    assert longest > 12


def test_fi_15_5_nobody_plays_longer_than_the_water_allows() -> None:
    for difficulty, most in BOUNDS.items():
        for seats in (2, 3, 4):
            s = GAME.new(seats, 11, difficulty=difficulty)
            assert most // 3 < drawn_out(s) <= most - seats, (difficulty, seats)


def drawn_out(s: State) -> int:
    """How many turns a game has on an island that is dry again before every decision."""
    for _ in range(MANY):
        if s.over:
            break
        text = s.text()
        flooded = next(row for row in text.splitlines() if row.startswith("flooded"))
        s = GAME.position(text.replace(flooded, "flooded", 1))
        legal = s.legal_actions()
        words = [GAME.action_text(action) for action in legal]
        wanted = [w for w in words if w in ("pass", "done") or w.startswith(("discard", "swim"))]
        s.apply(legal[words.index(wanted[0])])
    assert s.over
    return int(s.view(0)["turns"])
