"""The Isle of Cats: what is true at every moment of every game."""

import random
from collections import Counter

import pytest
from ioc import GAME, OUTLINE, asks, cards, heard, pile, words

from liferaft import State
from liferaft.core.options import Choice

OFTEN = 0.08  # how many of the moments are checked
COSTS = (
    [5] * 6 + [1] * 8 + [0] * 8 + [1] * 12 + [2] * 8 + [2] * 12 + [3] * 12
    + [2, 2, 1, 1, 0, 0, 1, 1, 3, 2, 1, 2, 2, 2, 2, 2, 1, 5, 5, 2, 2, 3, 3]
    + [2] * 8 + [2] * 9 + [1] * 6 + [2] * 30 + [1] * 8
)  # fmt: skip
OWN = ("hand", "pack", "picked", "kept", "drawn", "chosen", "laid", "lessons")
GAMES: list[tuple[int, dict[str, Choice]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"anytime_windows": "lean", "boats": "same_red"}),
    (3, {"late_lessons": "next_day", "boats": "chosen"}),
    (4, {"anytime_windows": "lean", "late_lessons": "next_day"}),
    (4, {"printed_costs": True}),
    (1, {}),
    (1, {"solo": "medium", "late_lessons": "next_day"}),
    (1, {"solo": "hard", "boats": "chosen"}),
    (1, {"solo": "very_hard"}),
    (1, {"solo": "expert", "anytime_windows": "lean"}),
    (2, {"family_mode": True}),
    (3, {"family_mode": True, "boats": "same"}),
    (4, {"family_mode": True, "boats": "chosen"}),
]


def check_cards(s: State, family: bool) -> None:
    """Every card is in exactly one place."""
    found = [*pile(s, "buried"), *pile(s, "discards")]
    found += [int(word.split("/")[0]) for word in words(s, "public")]
    for p in range(s.seats):
        for key in OWN:
            found += cards(s, p, key)
    assert len(found) == len(set(found)), s
    first, last = (151, 168) if family else (1, 150)
    assert all(first <= card <= last for card in found)
    assert s.view(0)["deck"] == last - first + 1 - len(found)


def check_tiles(s: State, gone: Counter[str], seats: int) -> None:
    """Every tile is in exactly one place, no two lie on each other, all lie on the boat."""
    view = s.view(0)
    step = view["step"]
    thing = view["thing"] if step in ("place", "field", "name") else -1
    cats = [*view["left"], *view["right"], *view["bag"]["cats"]]
    rares = sum(view["bag"]["rares"]) + sum(one["count"] for one in view["rares"])
    commons, oshax = sum(view["commons"]), len(view["oshax"])
    for place in view["places"]:
        covered: list[int] = []
        for tile in place["tiles"]:
            covered += tile["cells"]
            shape = tile["shape"]
            if shape < 17:
                cats.append(17 * tile["colour"] + shape)
            oshax += 17 <= shape < 23
            commons += 23 <= shape < 27
            rares += shape >= 27
        assert len(covered) == len(set(covered))
        assert {(cell // 9, cell % 9) for cell in covered} <= OUTLINE
    if step == "place":
        shape = thing & 31
        if shape < 17:
            cats.append(17 * ((thing & 511) >> 5) + shape)
        oshax += 17 <= shape < 23
        commons += 23 <= shape < 27
        rares += shape >= 27
    oshax += step == "name"
    if step == "field":
        drawn = [int(w.split(":")[2]) if w.count(":") > 1 else 0 for w in words(s, "agenda")
                 if w.startswith("field:")]  # fmt: skip
        cats += drawn
    assert len(cats) == len(set(cats)), s
    assert len(cats) == 85 - gone["cat"]
    assert rares == 25 - gone["rare"]
    assert commons == 4 * {1: 5, 2: 5, 3: 8, 4: 11}[seats] - gone["common"]
    assert oshax == (0 if view["family"] else 6) - gone["oshax"]


def kind_of(shape: int) -> str:
    """What a shape is."""
    return ("cat", "oshax", "common", "rare")[(shape >= 17) + (shape >= 23) + (shape >= 27)]


def lost(s: State) -> Counter[str]:
    """The tiles that left the game with the last action."""
    out: Counter[str] = Counter()
    out["cat"] += sum(n for n, _, _ in heard(s, "cleared"))
    for _, tile, _ in heard(s, "lost_tile"):
        out[kind_of(tile & 31)] += 1
    for _, shape, _ in heard(s, "removed"):
        out[kind_of(shape)] += 1
    for is_shape, what, _ in heard(s, "sister_took"):
        out[kind_of(what) if is_shape else "cat"] += 1
    return out


def spend(s: State, fish: list[int], step: str, seat: int, text: str) -> None:
    """Keep the books of fish by what was heard and done."""
    if step == "drawn" and text.startswith("keep"):
        fish[seat] -= COSTS[int(text.split()[1]) - 1]
    fish[seat] -= text == "find paid"
    for p, n, _ in heard(s, "fished", "gained"):
        fish[p] += n
    for p, _, n in heard(s, "paid"):
        fish[p] -= n
    for p, _, field in heard(s, "rescued"):
        fish[p] -= 5 if field else 3


def play(seats: int, options: dict[str, Choice], seed: int) -> Counter[str]:
    """A random game, checked now and then; what happened how often."""
    luck = random.Random(seed)
    s = GAME.begin(seats, seed, {**GAME.defaults, **options}, listening=True)
    family = options.get("family_mode") is True
    paid = options.get("printed_costs") is True
    news = Counter(GAME.news[item[0]] for item in s.news(0))
    gone: Counter[str] = Counter()
    fish = [20 if "fished" in news else 0] * seats
    day = 1
    while not s.over:
        if luck.random() < OFTEN:
            check_cards(s, family)
            check_tiles(s, gone, seats)
            if not paid and not family:
                assert [place["fish"] for place in s.view(0)["places"]] == fish, s
        step = asks(s)[0]
        seat = luck.choice(s.asked())
        action = luck.choice(s.legal_actions(seat))
        s.apply(action, seat)
        spend(s, fish, step, seat, GAME.action_text(action))
        gone.update(lost(s))
        for n, _, _ in heard(s, "day"):
            assert n in (1, day + 1)
            day = n
        news.update(GAME.news[item[0]] for item in s.news(0))
    check_cards(s, family)
    check_tiles(s, gone, seats)
    assert day == 5
    assert all(place["fish"] >= 0 for place in s.view(0)["places"])
    assert news["day"] == 5
    assert news["ended"] == 1
    assert news["cat_came"] >= 5 * {1: 8, 2: 8, 3: 12, 4: 16}[seats]
    assert news["dealt"] == (0 if family else 10 if seats == 1 else 5)
    assert s.legal_actions() == []
    return news


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_ioc_2_1_counts_hold_and_games_end_after_five_days(number: int) -> None:
    seats, options = GAMES[number]
    play(seats, options, number)


def test_ioc_4_1_four_players_never_run_out_of_cards_or_cats() -> None:
    for seed in range(3):
        s = GAME.new(4, seed, anytime_windows="lean")
        luck = random.Random(seed)
        while not s.over:
            legal = s.legal_actions()
            texts = [GAME.action_text(a).split()[0] for a in legal]
            plays = [a for a, t in zip(legal, texts) if t in ("play", "keep")]
            s.apply(luck.choice(plays or legal))
        assert s.view(0)["deck"] <= 10
        assert len(s.view(0)["bag"]["cats"]) <= 5
