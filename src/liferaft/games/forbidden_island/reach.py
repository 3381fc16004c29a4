"""What lies where on Forbidden Island, and what is in reach: walking, diving, shoring, swimming."""

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core import game as core
from liferaft.core.bits import BIT, lowest
from liferaft.core.game import Game
from liferaft.core.rng import Rng
from liferaft.games.forbidden_island.box import (
    DIVER,
    EXPLORER,
    ISLAND,
    LANDING,
    MESSENGER,
    NAVIGATOR,
    PILOT,
    TREASURES,
    Island,
)
from liferaft.games.forbidden_island.tables import Variant


class Reach(core.State):
    """The fields of a position, and the questions of place that the rules ask of it."""

    def __init__(self, game: Game, seats: i64, rng: Rng, island: Island, variant: Variant) -> None:
        super().__init__(game, seats, rng)
        self.island = island  # where the tiles lie
        self.variant = variant  # the options
        self.roles: vec[i64] = vec[i64]()  # by seat: the adventurer, -1 if not chosen yet
        self.pawns: vec[i64] = vec[i64]()  # by seat: the tile it stands on
        self.hands: vec[i64] = vec[i64]()  # by seat: a pack of cards
        self.flooded: i64 = 0  # tiles on their flooded side
        self.sunk: i64 = 0  # tiles out of the game
        self.flood_pile: vec[i64] = vec[i64]()  # sets of tiles, the top layer last; order unknown
        self.flood_discards: i64 = 0  # a set of tiles
        self.treasure_pile: vec[i64] = vec[i64]()  # packs, the top layer last; order unknown
        self.treasure_discards: i64 = 0  # a pack
        self.water: i64 = 0  # the level on the water meter
        self.found: i64 = 0  # a set of treasures
        self.turn: i64 = 0  # the seat whose turn it is
        self.turns: i64 = 0  # turns begun so far
        self.flown = False  # FI-5.6: the Pilot has flown this turn
        self.result: i64 = 0  # see RESULTS

    def copy_to(self, s: "Reach") -> None:
        """Give *s*, a clone in the making, all fields; it shares nothing that can change."""
        self.copy_base(s)
        s.roles = self.roles  # replaced when somebody chooses, never changed in place
        s.pawns = self.pawns[:]
        s.hands = self.hands[:]
        s.flooded = self.flooded
        s.sunk = self.sunk
        s.flood_pile = self.flood_pile[:]
        s.flood_discards = self.flood_discards
        s.treasure_pile = self.treasure_pile[:]
        s.treasure_discards = self.treasure_discards
        s.water = self.water
        s.found = self.found
        s.turn = self.turn
        s.turns = self.turns
        s.flown = self.flown
        s.result = self.result

    # FI-4 to FI-7: what is in reach

    def here(self, p: i64) -> i64:
        """The tile of a pawn, as a set."""
        return BIT[self.pawns[p]]

    def land(self) -> i64:
        """The tiles that have not sunk."""
        return ISLAND & ~self.sunk

    def near(self, p: i64) -> i64:
        """FI-4.1: the places beside a pawn; FI-5.4, FI-6.3: the Explorer's corners count too."""
        if self.roles[p] == EXPLORER:
            return self.island.around[self.pawns[p]]
        return self.island.adjacent[self.pawns[p]]

    def walk(self, p: i64) -> i64:
        """FI-5.1, FI-5.2: one step to a tile that has not sunk; FI-5.3, FI-4.3: no gaps, no sea."""
        return self.near(p) & ~self.sunk

    def dive(self, p: i64) -> i64:
        """FI-5.10: all tiles at the end of a path whose inner cells are flooded or sunken."""
        under = self.flooded | self.sunk
        reached = self.island.adjacent[self.pawns[p]]
        crossing = reached & under
        crossed: i64 = 0
        while crossing:
            tile = lowest(crossing)
            crossed |= BIT[tile]
            reached |= self.island.adjacent[tile]  # FI-5.9: corners may be turned
            crossing = reached & under & ~crossed
        return reached & ~self.sunk & ~self.here(p)

    def moves(self, p: i64) -> i64:
        """FI-5.1, FI-5.4, FI-5.9: where one action takes the own pawn on foot."""
        return self.dive(p) if self.roles[p] == DIVER else self.walk(p)

    def flights(self, p: i64) -> i64:
        """FI-5.5, FI-5.6: any other tile, once per turn."""
        if self.roles[p] != PILOT or self.flown:
            return 0
        return self.land() & ~self.here(p)

    def pushes(self, p: i64, q: i64) -> i64:
        """FI-5.7: where the Navigator's first step may take another pawn."""
        if self.roles[p] != NAVIGATOR or p == q or q >= self.seats:
            return 0
        targets = self.walk(q)
        if self.roles[q] == DIVER:  # FI-5.8: over a sunken cell, if a tile lies behind it
            gaps = self.near(q) & self.sunk
            while gaps:
                gap = lowest(gaps)
                gaps &= gaps - 1
                if self.island.adjacent[gap] & ~self.sunk & ~self.here(q):
                    targets |= BIT[gap]
        return targets

    def pushes_on(self, p: i64, q: i64, moved: i64, start: i64) -> i64:
        """FI-5.7: where the second step may take a pawn, after *moved* came from tile *start*."""
        if p == q or q >= self.seats:
            return 0
        if q == moved:
            return self.walk(q) & ~BIT[start]  # FI-3.4: back to the start changes nothing
        if self.variant.navigator_single or self.here(moved) & self.sunk:  # FI-5.8
            return 0
        return self.walk(q)

    def shores(self, p: i64) -> i64:
        """FI-6.1: flooded tiles, the own one or beside it."""
        return (self.near(p) | self.here(p)) & self.flooded

    def receivers(self, p: i64) -> i64:
        """FI-7.1: who can be given cards: all on the same tile; FI-7.3: for the Messenger all."""
        others = (BIT[self.seats] - 1) & ~BIT[p]
        return others if self.roles[p] == MESSENGER else others & self.pawns_at(self.pawns[p])

    # FI-12, FI-15: helicopters

    def lift_tiles(self) -> i64:
        """FI-12.4: the tiles with pawns that can be flown to another tile."""
        tiles: i64 = 0
        for tile in self.pawns:
            if self.land() & ~BIT[tile]:
                tiles |= BIT[tile]
        return tiles

    def pawns_at(self, tile: i64) -> i64:
        """The set of pawns on a tile."""
        pawns: i64 = 0
        for q in range(self.seats):
            if self.pawns[q] == tile:
                pawns |= BIT[q]
        return pawns

    def can_lift_off(self) -> bool:
        """FI-15.1: all treasures found and all pawns on Fools' Landing, flooded or not."""
        return self.found == BIT[TREASURES] - 1 and self.pawns_at(LANDING) == BIT[self.seats] - 1

    # FI-14: pawns in the water

    def swims(self, p: i64) -> i64:
        """FI-14.1, FI-14.2: the tiles a pawn in the water can reach."""
        role = self.roles[p]
        if role == PILOT:
            return self.land()
        if role != DIVER:
            return self.walk(p)
        if self.variant.diver_dives_ashore:
            return self.dive(p)
        ring = self.island.adjacent[self.pawns[p]]  # FI-14.3: ring by ring over sunken cells
        seen = self.here(p)
        while ring and not ring & ~self.sunk:
            seen |= ring
            wider: i64 = 0
            while ring:
                wider |= self.island.adjacent[lowest(ring)]
                ring &= ring - 1
            ring = wider & ~seen
        return ring & ~self.sunk
