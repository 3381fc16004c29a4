"""Habitats: what is true at every moment of every game, and what random play scores."""

import random
from collections import Counter
from itertools import product
from statistics import mean

import pytest
from hab import ALONE, GAME, LONG_TURNS, TURNS, heard

from liferaft import State
from liferaft.core.game import View
from liferaft.core.options import Choice, fitted

OPTIONS: list[dict[str, Choice]] = [
    {"goals_per_year": goals, "facing": facing, "road_reach": reach, "length": length}
    for goals, facing, reach, length in product(
        (2, 1), ("choice", "fixed"), ("cell", "line"), ("normal", "long")
    )
]
GAMES = [
    (seats, options)
    for seats in (2, 3, 4, 5)
    for options in OPTIONS
    if seats < 5 or options["length"] == "normal"
]
SOLO_GAMES = [
    (1, {**fitted(GAME.options, {**GAME.defaults, **options}, 1), "solo": solo})
    for options in OPTIONS[::3]
    for solo in ALONE
]
OFTEN = 0.25  # how many of the moments are checked
FACE_DOWN = {1: 11, 2: 14, 3: 17, 4: 20, 5: 23}


def turns_of(seats: int, options: dict[str, Choice]) -> list[int]:
    """The turns of a player in each year."""
    return (LONG_TURNS if options["length"] == "long" else TURNS)[seats]


def check(s: State, view: View, lost: list[int], handed: int) -> None:
    """Every tile lies in one place, parks and market have their sizes."""
    market = [tile for tile in view["market"] if tile >= 0]
    parks = [[tile["tile"] for tile in tiles] for tiles in view["parks"]]
    in_hand = [view["thing"] & 127] if view["step"] in ("lay", "rotate") else []
    laid = [tile for tiles in parks for tile in tiles]
    assert sorted([*market, *view["supply"], *lost, *in_hand, *laid]) == list(range(112))
    assert handed == len(lost) + len(in_hand) + len(laid)
    assert len(set(view["pawns"])) == len(view["pawns"])
    assert all(view["market"][space] == -1 for space in view["pawns"])
    if view["step"] != "face" and view["market"]:
        in_all = s.seats * sum(turns_of(s.seats, view["options"]))
        assert len(market) == FACE_DOWN[s.seats] - (handed == in_all)
    for tiles in view["parks"]:
        cells = [(laid["x"], laid["y"]) for laid in tiles]
        assert len({*cells, (0, 0)}) == len(cells) + 1
        assert not any(x == 0 and y < 0 for x, y in cells)
        for i, (x, y) in enumerate(cells):
            before = {(0, 0), *cells[:i]}
            assert before & {(x, y + 1), (x + 1, y), (x, y - 1), (x - 1, y)}
    assert s.scores() == view["scores"]
    assert [sum(laid["points"] for laid in tiles) for tiles in view["parks"]] == view["park_points"]


def play(seats: int, options: dict[str, Choice], seed: int) -> Counter[str]:
    """A random game, checked now and then and at its end; what happened how often."""
    luck = random.Random(seed)
    s = GAME.begin(seats, seed, {**GAME.defaults, **options}, listening=True)
    turns = Counter(seat for seat, _, _ in heard(s, "turn"))
    news = Counter(GAME.news[item[0]] for item in s.news(0))
    lost: list[int] = []
    reveals = 0
    while not s.over:
        assert s.reveals >= reveals
        reveals = s.reveals
        if luck.random() < OFTEN:
            check(s, s.view(0), lost, news["took"] + news["drew"])
        assert len(s.asked()) == 1
        s.apply(luck.choice(s.legal_actions()))
        lost += [tile for _, tile, _ in heard(s, "lost")]
        turns.update(seat for seat, _, _ in heard(s, "turn"))
        news.update(GAME.news[item[0]] for item in s.news(0))
    check(s, s.view(0), lost, news["took"] + news["drew"])
    rounds = sum(turns_of(seats, options))
    assert turns == dict.fromkeys(range(seats), rounds)
    assert news["took"] + news["drew"] == seats * rounds
    assert news["laid"] + news["lost"] == seats * rounds
    assert news["skipped"] == 0
    assert news["refilled"] == (0 if options.get("solo") == "blind" else seats * rounds - 1)
    assert news["ended"] == 1
    return news


def test_hab_2_3_counts_hold_and_games_end_in_time() -> None:
    total: Counter[str] = Counter()
    for seed, (seats, options) in enumerate([*GAMES, *SOLO_GAMES]):
        total.update(play(seats, options, seed))
    assert total["ended"] == len(GAMES) + len(SOLO_GAMES)
    assert total["park_scored"] == sum(seats for seats, _ in [*GAMES, *SOLO_GAMES])


MEANS = {1: 18.1, 2: 25.9, 3: 24.1, 4: 22.5, 5: 19.1}  # of a thousand random games each


@pytest.mark.parametrize(("seats", "usual"), MEANS.items())
def test_random_play_scores_what_it_always_did(seats: int, usual: float) -> None:
    scores: list[int] = []
    for seed in range(120 // seats):
        luck = random.Random(seed)
        s = GAME.new(seats, seed)
        while not s.over:
            s.apply(luck.choice(s.legal_actions()))
        scores += s.scores()
    assert abs(mean(scores) - usual) < 3
