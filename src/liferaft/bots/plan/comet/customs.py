"""What counts for how much to somebody who knows Comet."""

import math
from typing import Final

from librt.vecs import vec

from liferaft.core.rng import seeded
from liferaft.games.comet.box import (
    ABILITIES,
    ADDS_GOLD,
    ADDS_SYMBOLS,
    AMOUNT,
    ANIMALS,
    DASHES,
    EFFECT_KIND,
    EFFECT_KINDS,
    FIRST_ROW,
    HELPS,
    HERO_PASSIVE,
    HERO_TAP,
    HEROES,
    JOKER,
    LETS_SKIP,
    LOWERS_NEST,
    MOVES_NEUTRAL,
    PASSIVE_AMOUNT,
    RAISES_LIMIT,
    SALVAGES,
    SYMBOL_COUNT,
    TAP,
    UNIT,
)

WEIGHTS: Final[dict[str, float]] = {
    "step": 2.08,  # a step towards the cave
    "rich": 0.1,  # how much more for every point of the animal
    "close": 0.77,  # how much more, divided by the steps that are left
    "home": 2.37,  # to reach the cave
    "rival": 0.8,  # what it costs to spare a rival a step
    "least": 0.2,  # what a step must be worth
    "wide": 0.02,  # a symbol that leads on from a field
    "joker": 1.82,  # what is lost by spending a joker
    "more": 0.18,  # a symbol beyond the second
    "pace": 5.09,  # silver cards that go while a seat comes to its next Rest
    "cycle": 7.58,  # symbols from one Rest to the next
    "power": 1.34,  # what abilities add to a Move for which they are ready
    "far": 0.49,  # what a step costs that an animal has to go
    "first": 0.21,  # to hatch with no other rescuer on the board
    "second": 0.88,  # with one
    "third": 0.55,  # with two
    "fails": 0.11,  # how much symbols are needed for a step
    "last": 0.8,  # how many in the comet phase
    "egg": 0.21,  # how much of what an animal would bring counts if its card is played
    "symbol": 0.02,  # a symbol in the hand
    "wild": 1.32,  # how much more if it is a joker
    "fit": 0.05,  # how much more, by what it brings the rescuers on the board
    "help": 0.73,  # a help card, by what its effects are worth
    "card": 1.32,  # a card that a Rest brings
    "golden": 0.62,  # how much more if it is golden
    "turned": 0.21,  # an ability that a Rest readies
    "rest": 0.4,  # what a Rest must bring
    "trash": 0.61,  # what a card must be worth to be kept
    "tap": 0.35,  # what an ability must bring to be used
    "add": 0.22,  # what a joker card must bring to be played
    "extra": 1.0,  # what another card must bring for an effect that allows it
    "fly": 1.26,  # steps that a flight must spare
    "skip": 1.32,  # steps that skipping a terrain must spare
    "lower": 0.2,  # steps that a nearer nest must spare
    "ready": 0.04,  # what an ability must be worth to be readied by another
    "fetch": 0.3,  # what a card must be worth to be salvaged
    "use_symbols": 0.46,  # the abilities from one Rest to the next: a symbol
    "use_extra_card": 0.71,
    "use_wild": 0.28,
    "use_skip": 0.17,
    "use_fly": 0.5,  # by field
    "use_keep": 0.53,
    "use_nest": 0.62,  # by number
    "use_extra_hatch": 0.31,
    "use_dash": 0.56,  # a symbol
    "use_neutral": 0.57,
    "use_draw": 1.31,  # a card
    "use_gold": 2.27,
    "use_salvage": 1.32,
    "use_ready": 0.24,
    "use_limit": 0.63,
    "use_gold_plus": 0.05,
}


SPAN: Final = 4294967296.0  # of the generator
MANNERS: Final = 15  # of those who play differently
UNLIKE: Final = 1.2  # the power of e by which a weight of theirs differs at most


def manners(weights: dict[str, float]) -> list[dict[str, float]]:
    """The weights of all manners but the usual one; the same ones every time."""
    luck = seeded(5)
    out: list[dict[str, float]] = []
    for _ in range(MANNERS):
        own: dict[str, float] = {}
        for name, weight in weights.items():
            far = (float(luck.next32()) + float(luck.next32())) / SPAN - 1.0
            own[name] = weight * math.exp(UNLIKE * far)
        out.append(own)
    return out


def use(weights: dict[str, float], row: int) -> float:
    """What one use of an effect is worth."""
    kind = EFFECT_KIND[row]
    each = weights[f"use_{EFFECT_KINDS[kind]}"]
    if kind == ADDS_SYMBOLS or kind == DASHES:
        symbols = [int(AMOUNT[row]) // int(UNIT[i]) % 256 for i in range(SYMBOL_COUNT)]
        return each * (sum(symbols) + 0.5 * symbols[JOKER])
    if kind == LETS_SKIP or kind == MOVES_NEUTRAL or kind == SALVAGES:
        return each
    return each * min(float(AMOUNT[row]), 4.0)


def animals(weights: dict[str, float]) -> list[float]:
    """By animal: what its ability is worth from one Rest to the next."""
    out: list[float] = []
    for animal in range(ANIMALS):
        if TAP[animal] >= 0:
            out.append(use(weights, TAP[animal]))
        else:
            effect = str(ABILITIES[animal].get("effect", ""))
            out.append(weights.get(f"use_{effect}", 0.0) * float(PASSIVE_AMOUNT[animal]))
    return out


def heroes(weights: dict[str, float]) -> list[float]:
    """By hero, and for none: what the ability is worth from one Rest to the next."""
    out: list[float] = []
    for hero in range(HEROES + 1):
        worth = use(weights, HERO_TAP[hero]) if HERO_TAP[hero] >= 0 else 0.0
        for kind in (RAISES_LIMIT, LOWERS_NEST, ADDS_GOLD):
            each = weights[f"use_{EFFECT_KINDS[kind]}"]
            worth += each * float(HERO_PASSIVE[(HEROES + 1) * kind + hero])
        out.append(worth)
    return out


def helps(weights: dict[str, float]) -> list[float]:
    """By help card: what all its effects are worth."""
    return [
        sum([use(weights, row) for row in range(FIRST_ROW[number], FIRST_ROW[number + 1])])
        for number in range(HELPS)
    ]


class Custom:
    """The weights of a habit by name."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.step: float = weights["step"]
        self.rich: float = weights["rich"]
        self.close: float = weights["close"]
        self.home: float = weights["home"]
        self.rival: float = weights["rival"]
        self.least: float = weights["least"]
        self.wide: float = weights["wide"]
        self.joker: float = weights["joker"]
        self.more: float = weights["more"]
        self.pace: float = weights["pace"]
        self.cycle: float = weights["cycle"]
        self.power: float = weights["power"]
        self.far: float = weights["far"]
        self.first: float = weights["first"]
        self.second: float = weights["second"]
        self.third: float = weights["third"]
        self.fails: float = weights["fails"]
        self.last: float = weights["last"]
        self.egg: float = weights["egg"]
        self.symbol: float = weights["symbol"]
        self.wild: float = weights["wild"]
        self.fit: float = weights["fit"]
        self.help: float = weights["help"]
        self.card: float = weights["card"]
        self.golden: float = weights["golden"]
        self.turned: float = weights["turned"]
        self.rest: float = weights["rest"]
        self.trash: float = weights["trash"]
        self.tap: float = weights["tap"]
        self.add: float = weights["add"]
        self.extra: float = weights["extra"]
        self.fly: float = weights["fly"]
        self.skip: float = weights["skip"]
        self.lower: float = weights["lower"]
        self.ready: float = weights["ready"]
        self.fetch: float = weights["fetch"]
        self.animals: vec[float] = vec[float](animals(weights))  # by animal: its ability
        self.heroes: vec[float] = vec[float](heroes(weights))  # by hero, and for none
        self.helps: vec[float] = vec[float](helps(weights))  # by help card
