"""Comet: what is true at every moment of every game."""

import random
from collections import Counter
from itertools import product

import pytest
from comet import FIELDS, GAME, lively, words

from liferaft import State
from liferaft.core.game import View
from liferaft.core.options import Choice
from liferaft.games.comet.board import PLACE_IDS
from liferaft.games.comet.box import CARD_IDS, COPIES

ALL = Counter(dict(zip(CARD_IDS, COPIES)))
OFTEN = 0.2  # how many of the moments are checked


def on_the_table(own: list[View], view: View, agenda: list[str]) -> Counter[str]:
    """All cards that lie open, in hands, in slots or among the rescued."""
    found = Counter[int]()
    for key in ("display", "silver_discards", "gold_discards"):
        found.update(view[key])
    for mine in own:
        found.update(mine["hand"])
        found.update(card for card in mine["slots"] if card >= 0)
        found.update(card["card"] for card in mine["rescued"])
    frames = [frame.split(":") for frame in agenda]
    found.update(int(frame[2]) for frame in frames if frame[0] == "help_goes")
    return Counter({CARD_IDS[card]: n for card, n in found.items()})


def check(s: State) -> None:
    """COM-0.3, COM-0.5, edge case 22: 102 silver and 50 golden cards; every piece in one place."""
    view = s.view(0)
    own = [s.view(p)["places"][p] for p in range(s.seats)]
    agenda, unseen = words(s, "agenda"), Counter(words(s, "unseen"))
    found = on_the_table(own, view, agenda)
    assert all(found[card] <= ALL[card] for card in found)
    silver = sum(n for card, n in found.items() if card[0] in "SP")
    assert silver + view["pile"] + view["stack"] == 102
    assert sum(found.values()) - silver + view["gold_pile"] == 50
    hidden = {card: n for card, n in (ALL - found).items() if card[0] in "SP"}
    if unseen and "..." not in unseen:
        assert unseen == hidden
    assert len(view["display"]) <= 4
    pieces = [view["mammoth"], view["tortoise"], *(f for mine in own for f in mine["rescuers"])]
    fields = [PLACE_IDS[field] for field in pieces if field >= 0]
    assert len(set(fields)) == len(fields)
    assert set(fields) <= set(FIELDS[view["side"]])
    for p, mine in enumerate(own):
        laid = [card >= 0 for card in mine["slots"]]
        there = [field >= 0 for field in mine["rescuers"]]
        placing = any(frame.startswith(f"nest:{p}") for frame in agenda)
        assert sum(laid) - sum(there) == placing
        assert all(a or not b for a, b in zip(laid, there))
        assert mine["silver"] + mine["gold"] == len(mine["hand"])
        assert Counter(mine["known"]) <= Counter(mine["hand"])
        assert {card for card in mine["hand"] if CARD_IDS[card][0] in "GQ"} <= set(mine["known"])
        assert mine["points"]["total"] == s.scores()[p]
    assert (view["phase"] == "main") == (view["stack"] > 0)
    assert sum(view["pool"]) == 0 or view["step"] not in ("action", "rest_discard")


def play(seats: int, options: dict[str, Choice], seed: int) -> Counter[str]:
    """A random game, checked now and then and at its end; what happened how often."""
    luck = random.Random(seed)
    s = GAME.begin(seats, seed, {**GAME.defaults, **options}, listening=True)
    news = Counter(GAME.news[item[0]] for item in s.news(0))
    reveals = 0
    while not s.over:
        if luck.random() < OFTEN:
            check(s)
        assert s.reveals >= reveals
        reveals = s.reveals
        if seed % 2:
            s.apply(*lively(s, luck))
        else:
            s.apply(luck.choice(s.legal_actions()))
        news.update(GAME.news[item[0]] for item in s.news(0))
    check(s)
    assert (news["ended"], news["scored"], news["comet"]) == (1, seats, 1)
    assert s.view(0)["phase"] == "comet"
    return news


VALUES = [
    dict(zip((option.name for option in GAME.options), values))
    for values in product(*(option.choices for option in GAME.options))
]


def test_com_0_5_cards_are_conserved_in_random_games_with_random_options() -> None:
    luck = random.Random(9)
    total = Counter[str]()
    games = luck.sample(VALUES, 24)
    for seed, options in enumerate(games):
        total.update(play(1 + seed % 4, options, seed))
    assert total["ended"] == len(games)
    for kind in GAME.news:
        assert total[kind], kind


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_com_0_3_cards_are_conserved_in_usual_games(seats: int) -> None:
    news = play(seats, {}, 101 + 2 * seats)
    assert news["rescued"] > 0


def test_com_1_2_every_step_that_asks_comes_up() -> None:
    seen = set[str]()
    luck = random.Random(1)
    for seed in range(40):
        s = GAME.new(2, seed, hero_selection="draft2" if seed % 5 == 0 else "random")
        while not s.over:
            seen.add(s.view(s.asked()[0])["step"])
            s.apply(*lively(s, luck))
        if len(seen) == GAME.steps.asking:
            break
    assert seen == set(GAME.steps.names[: GAME.steps.asking])
