"""What a position of Forbidden Island is worth: treasures, cards, and how the water threatens."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import Evaluation
from liferaft.core import game as core
from liferaft.core.agenda import step_of, thing_of
from liferaft.core.bits import BIT, count, lowest
from liferaft.core.pack import held, size
from liferaft.games.forbidden_island.box import (
    CARDS_PER_TURN,
    CARDS_TO_FIND,
    DIVER,
    EXPLORER,
    FLOOD_CARDS,
    HAND_LIMIT,
    HELICOPTER,
    LANDING,
    MESSENGER,
    PILOT,
    SANDBAGS,
    SKULL,
    TREASURE_TILES,
    TREASURES,
    WATERS_RISE,
)
from liferaft.games.forbidden_island.rules import State
from liferaft.games.forbidden_island.tables import (
    BEFORE_DISCARD,
    BEFORE_FLOOD,
    BOARD,
    IN_WATER,
    LAND,
    LIFT_OFF,
    PASS,
    SPECIAL,
)

WEIGHTS: Final[dict[str, float]] = {
    "start": -4.44,  # how the game stands before anything is done
    "found": 4.2,  # treasures found
    "cards": 0.8,  # of treasures to be found: the most in one hand, growing faster than the count
    "others": 0.73,  # what cards in other hands would add to that, the more the nearer they are
    "ready": 0.5,  # treasures with four cards in one hand
    "way": -0.2,  # steps from those hands to the tile of the treasure
    "landing": -5.21,  # how likely Fools' Landing sinks before anybody can shore it up
    "last_tiles": -4.35,  # the same for the last tile of a treasure to be found
    "pairs": -0.51,  # the same for one of two tiles of a treasure to be found
    "halved": -0.8,  # treasures to be found of which one tile has sunk
    "flooded": -0.05,  # flooded tiles
    "sunk": -0.25,  # sunken tiles
    "water": -0.45,  # flood cards a turn
    "skull": -0.08,  # levels of the water that have been reached
    "drowning": -3.63,  # how likely a pawn sinks that cannot swim
    "helicopter": 0.48,  # Helicopter Lifts in hands, the first one most
    "sandbags": 0.12,  # Sandbags in hands
    "full": -0.05,  # cards in hands beyond three, which will soon be too many
    "home": -0.05,  # all treasures found: steps of all pawns to Fools' Landing
}

GATHERED: Final[vec[float]] = vec[float]([0.0, 0.5, 1.4, 2.7, 4.0, 4.0, 4.0])  # by cards in a hand
NEAR: Final[vec[float]] = vec[float]([0.75, 0.65, 0.57, 0.5, 0.45, 0.4, 0.36, 0.3])  # by steps
LIFTS: Final[vec[float]] = vec[float]([0.0, 1.0, 1.4, 1.6])  # by Helicopter Lifts in hands
FAR: Final = 7  # steps to a place that cannot be reached
ALL: Final[i64] = BIT[TREASURES] - 1


class ForbiddenIsland(Evaluation):
    """Treasures and cards against the water, for the whole team."""

    def amounts(self, state: core.State, seat: i64) -> vec[float]:
        """The terms of WEIGHTS; the same for all seats."""
        assert isinstance(state, State), "a state of Forbidden Island"
        out: vec[float] = vec[float](capacity=19)
        out = append(out, 1.0)
        out = append(out, float(count(state.found)))
        out = self.of_cards(out, state)
        out = self.of_risks(out, state)
        out = append(out, float(count(state.flooded)))
        out = append(out, float(count(state.sunk)))
        level = min(state.water, SKULL - 1)
        out = append(out, float(FLOOD_CARDS[level]))
        out = append(out, float(state.water))
        out = append(out, self.drowning(state))
        return self.of_hands(out, state)

    def of_cards(self, out: vec[float], state: State) -> vec[float]:
        """Cards of treasures that are still to be found, and the ways they have to go."""
        cards = 0.0
        others = 0.0
        ready: i64 = 0
        way: i64 = 0
        for treasure in range(i64(TREASURES)):
            if state.found & BIT[treasure]:
                continue
            holder: i64 = 0
            most: i64 = -1
            for p in range(state.seats):
                n = held(state.hands[p], treasure)
                if n > most:
                    most = n
                    holder = p
            cards += GATHERED[most]
            if most >= CARDS_TO_FIND:
                ready += 1
                way += steps(state, holder, TREASURE_TILES[treasure] & ~state.sunk)
                continue
            for p in range(state.seats):
                n = held(state.hands[p], treasure)
                if p != holder and n:
                    near = NEAR[meeting(state, p, holder)]
                    have = min(most + n, CARDS_TO_FIND)
                    others += near * (GATHERED[have] - GATHERED[most])
                    most = have
        out = append(out, cards)
        out = append(out, others)
        out = append(out, float(ready))
        return append(out, float(way))

    def of_risks(self, out: vec[float], state: State) -> vec[float]:
        """How likely the tiles sink on which everything depends."""
        zones = shoring(state)
        last = 0.0
        pairs = 0.0
        halved: i64 = 0
        for treasure in range(i64(TREASURES)):
            if state.found & BIT[treasure]:
                continue
            tiles = TREASURE_TILES[treasure] & ~state.sunk
            first = lowest(tiles) if tiles else i64(LANDING)
            risk = sinking(state, first, zones)
            rest = tiles & (tiles - 1)
            if rest:
                other = sinking(state, lowest(rest), zones)
                last += risk * other
                pairs += risk + other
            else:
                halved += 1
                last += risk
        out = append(out, sinking(state, LANDING, zones))
        out = append(out, last)
        out = append(out, pairs)
        return append(out, float(halved))

    def drowning(self, state: State) -> float:
        """How likely the next flood cards sink a pawn that cannot swim away."""
        risk = 0.0
        for p in range(state.seats):
            if state.here(p) & state.flooded and not expanded(state, p, state.here(p)) & ~(
                state.here(p)
            ):
                risk += drawn_within(
                    state, state.pawns[p], FLOOD_CARDS[min(state.water, SKULL - 1)]
                )
        return risk

    def of_hands(self, out: vec[float], state: State) -> vec[float]:
        """Special cards, hands that are nearly full, and the way home."""
        lifts: i64 = 0
        bags: i64 = 0
        full: i64 = 0
        home: i64 = 0
        for p in range(state.seats):
            lifts += held(state.hands[p], HELICOPTER)
            bags += held(state.hands[p], SANDBAGS)
            full += max(i64(0), size(state.hands[p]) - (HAND_LIMIT - CARDS_PER_TURN))
            if state.found == ALL:
                home += steps(state, p, BIT[LANDING])
        out = append(out, LIFTS[lifts])
        out = append(out, float(bags))
        out = append(out, float(full))
        return append(out, float(home))

    def spread(self, state: core.State) -> float:
        """The sum is the logarithm of the odds."""
        return 1.0

    def moment(self, state: core.State) -> i64:
        """Turns are counted."""
        assert isinstance(state, State), "a state of Forbidden Island"
        return state.turns

    def settled(self, state: core.State) -> bool:
        """Whether no helicopter is in the air."""
        step = step_of(state.agenda[-1])
        return state.over or (step != BOARD and step != LAND)

    def likeness(self, state: core.State) -> i64:
        """Where the pawns stand: from there goes what is left of the turn."""
        assert isinstance(state, State), "a state of Forbidden Island"
        places: i64 = 0
        for tile in state.pawns:
            places = 32 * places + tile
        return places

    def worthwhile(self, state: core.State, f: i64, choices: vec[i64]) -> vec[i64]:
        """Cards are kept until the last moment at which they help."""
        if step_of(f) != SPECIAL:
            return choices
        occasion = thing_of(f) & 15
        if occasion == BEFORE_FLOOD or occasion == IN_WATER or occasion == BEFORE_DISCARD:
            return choices
        out: vec[i64] = vec[i64](capacity=2)
        out = append(out, PASS)
        return append(out, LIFT_OFF) if choices[-1] == LIFT_OFF else out


def beside(state: State, p: i64) -> vec[i64]:
    """By tile, what lies beside it for this pawn."""
    return state.island.around if state.roles[p] == EXPLORER else state.island.adjacent


def widened(state: State, p: i64, tiles: i64) -> i64:
    """These tiles, and those that one action on foot or under water leads to."""
    near = beside(state, p)
    reached = tiles
    left = tiles
    while left:
        reached |= near[lowest(left)]
        left &= left - 1
    if state.roles[p] == DIVER:
        under = state.flooded | state.sunk
        fresh = reached & under & ~tiles
        while fresh:
            found = near[lowest(fresh)] & ~reached
            fresh = (fresh & (fresh - 1)) | (found & under)
            reached |= found
    return reached & ~state.sunk


def expanded(state: State, p: i64, tiles: i64) -> i64:
    """The same, and for the pilot all that is left of the island."""
    return state.land() if state.roles[p] == PILOT else widened(state, p, tiles)


def steps(state: State, p: i64, targets: i64) -> i64:
    """How many actions a pawn needs to one of these tiles."""
    reached = state.here(p)
    n: i64 = 0
    while not reached & targets:
        wider = expanded(state, p, reached)
        if wider | reached == reached or n == FAR - 1:
            return FAR
        reached |= wider
        n += 1
    return n


def meeting(state: State, p: i64, q: i64) -> i64:
    """How many actions it takes two pawns to meet, so that one can give the other cards."""
    if state.roles[p] == MESSENGER:
        return 0
    return min(steps(state, p, state.here(q)), steps(state, q, state.here(p)))


def shoring(state: State) -> vec[i64]:
    """By seats after the active one: the tiles it can shore up in its next turn, or before it."""
    zones: vec[i64] = vec[i64](capacity=state.seats)
    zone: i64 = 0
    for i in range(1, state.seats + 1):
        q = (state.turn + i) % state.seats
        reached = expanded(state, q, expanded(state, q, state.here(q)) | state.here(q))
        beside = state.island.around if state.roles[q] == EXPLORER else state.island.adjacent
        zone |= reached
        while reached:
            zone |= beside[lowest(reached)]
            reached &= reached - 1
        zones = append(zones, zone)
    return zones


def sinking(state: State, tile: i64, zones: vec[i64]) -> float:
    """How likely a tile sinks before somebody can shore it up."""
    if state.sunk & BIT[tile]:
        return 1.0
    cards = FLOOD_CARDS[min(state.water, SKULL - 1)]
    if not state.flooded & BIT[tile]:
        return 0.1 * drawn_within(state, tile, cards)
    phases: i64 = 1
    for zone in zones:
        if zone & BIT[tile]:
            break
        phases += 1
    return drawn_within(state, tile, phases * cards)


def drawn_within(state: State, tile: i64, cards: i64) -> float:
    """How likely the card of a tile is among the next flood cards."""
    i = i64(len(state.flood_pile)) - 1
    left = cards
    while i >= 0 and left > 0:
        layer = state.flood_pile[i]
        n = count(layer)
        if layer & BIT[tile]:
            return 1.0 if left >= n else float(left) / float(n)
        left -= n
        i -= 1
    if not state.flood_discards & BIT[tile]:
        return rising(state) * 0.3 if i >= 0 else 0.0
    share = float(min(cards, count(state.flood_discards))) / float(count(state.flood_discards))
    return share * rising(state) if left <= 0 else share


def rising(state: State) -> float:
    """How likely the waters rise at the end of this turn."""
    pile = state.treasure_cards()
    n = size(pile)
    if n < CARDS_PER_TURN:
        return 0.2
    return min(1.0, float(CARDS_PER_TURN * held(pile, WATERS_RISE)) / float(n))


def evaluation() -> ForbiddenIsland:
    """The evaluation of Forbidden Island."""
    return ForbiddenIsland(WEIGHTS)
