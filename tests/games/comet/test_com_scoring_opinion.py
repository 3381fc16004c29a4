"""A slow second opinion on scoring (COM-8.2, COM-9.17), straight from the words on the cards."""

import random
import re

from com_cards import ANIMAL, ANIMALS, EGGS, HERO, HEROES, TERRAINS, Animal
from comet import GAME, at, hero, points, rescued

from liferaft import State


def per(score: str, own: list[Animal]) -> int:
    """What a scoring such as "3 per 2 red egg" is worth for these rescued animals."""
    found = re.fullmatch(r"(\d+) per (?:(\d+) )?(.*)", score)
    assert found
    each, every, what = int(found[1]), int(found[2] or 1), found[3]
    return counted(what, own) // every * each


def counted(what: str, own: list[Animal]) -> int:
    """How often something is there among these rescued animals."""
    if what.endswith(" egg"):
        return sum(card.egg == what.split()[0] for card in own)
    if what == "silver animal":
        return sum(card.id[0] == "S" for card in own)
    if what == "gold animal":
        return sum(card.id[0] == "G" for card in own)
    if what.startswith("animal showing "):
        return sum(what.split()[-1] in card.symbols for card in own)
    if what == "set of 4 egg colours":
        return min(sum(card.egg == egg for card in own) for egg in EGGS)
    if what == "different terrain":
        return len({symbol for card in own for symbol in card.symbols} & set(TERRAINS))
    assert what == "animal with nest >= 9"
    return sum(card.nest >= 9 for card in own)


def worth(s: State, seat: int) -> tuple[int, int, int]:
    """Printed points, score abilities and the hero's scoring of a seat."""
    own = [ANIMAL[card.strip("/")] for card in rescued(s, seat)]
    scores = sum(per(card.score, own) for card in own if card.score)
    return sum(card.points for card in own), scores, per(HERO[hero(s, seat).strip("/")].score, own)


def test_com_9_17_random_collections() -> None:
    luck = random.Random(3)
    two = [card.id for card in ANIMALS for _ in range(1 + card.silver)]
    scorers = [card.id for card in ANIMALS if card.score]
    for _ in range(400):
        own = luck.sample(two, luck.randrange(0, 25))
        own += [card for card in luck.sample(scorers, 4) if card not in own]
        first, second = luck.sample([card.id for card in HEROES], 2)
        s = at(f"seat {first} rescued {' '.join(own)}\nseat {second}")
        assert points(s) == worth(s, 0)
        assert points(s, 1) == (0, 0, 0)


def test_com_8_2_at_the_end_of_random_games() -> None:
    luck = random.Random(4)
    totals = []
    for seed in range(24):
        s = GAME.new(1 + seed % 4, seed, board_side="AB"[seed // 4 % 2])
        while not s.over:
            s.apply(luck.choice(s.legal_actions()))
        for seat in range(s.seats):
            assert points(s, seat) == worth(s, seat)
            totals.append(s.scores()[seat])
        best = max(s.scores())
        assert [rank == 1 for rank in s.ranking()] == [score == best for score in s.scores()]
    assert max(totals) > 0
