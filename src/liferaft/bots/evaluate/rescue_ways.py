"""Who can get on board in Rescue: with the mine as it lies, or after one change of a card."""

from typing import Final

from mypy_extensions import i64

from liferaft.core.bits import BIT, count
from liferaft.games.rescue.box import (
    EAST,
    INLAND,
    LOADERS,
    NORTH,
    PLANET,
    SLOT_CELL,
    SLOT_SIDE,
    SLOTS,
    SOUTH,
    STEP,
    WIDTH,
)
from liferaft.games.rescue.reach import spread
from liferaft.games.rescue.rules import State

JOINED: Final[i64] = 1000  # no change is needed


class Ways:
    """The changes of one card that join a crew to a loader, for all cards at a time.

    By side: the cells whose neighbour on that side is joined to the crew, or to a loader. A card
    that has an exit to both joins them; if it was part of one of the tunnels itself, the tunnel is
    followed again.
    """

    def __init__(self) -> None:
        self.north: i64 = 0  # cells with a loader to the north
        self.east: i64 = 0
        self.south: i64 = 0
        self.west: i64 = 0
        self.crew_north: i64 = 0  # cells with a tunnel of the crew to the north
        self.crew_east: i64 = 0
        self.crew_south: i64 = 0
        self.crew_west: i64 = 0
        self.out_north: i64 = 0  # cells with a way out to the north
        self.out_east: i64 = 0
        self.out_south: i64 = 0
        self.out_west: i64 = 0
        self.workers: i64 = 0
        self.tunnels: i64 = 0  # all cells joined to the crew or to a loader

    def count(self, s: State, seat: i64, moves: i64) -> i64:
        """How many changes let a seat board after so many moves of the loaders; or JOINED."""
        self.moor(s, moves)
        workers = s.workers(seat)
        along = s.east & (s.west >> 1) & INLAND
        down = s.south & (s.north >> WIDTH)
        crew = spread(workers, along, down)
        doors = (
            (self.north & s.north)
            | (self.east & s.east)
            | (self.south & s.south)
            | (self.west & s.west)
        )
        if crew & doors:
            return JOINED
        out = spread(doors, along, down) if doors else i64(0)
        self.workers = workers
        self.tunnels = crew | out
        self.crew_north = ((crew & s.south) << WIDTH) & PLANET
        self.crew_south = (crew & s.north) >> WIDTH
        self.crew_east = ((crew & s.west) >> 1) & INLAND
        self.crew_west = (crew & s.east & INLAND) << 1
        self.out_north = (((out & s.south) << WIDTH) & PLANET) | self.north
        self.out_south = ((out & s.north) >> WIDTH) | self.south
        self.out_east = (((out & s.west) >> 1) & INLAND) | self.east
        self.out_west = ((out & s.east & INLAND) << 1) | self.west
        m = s.planet
        back = s.back
        turned = s.turned
        north = (m.back_north & ~back) | (m.front_north & back)
        south = (m.back_south & ~back) | (m.front_south & back)
        east = (m.back_east & ~back) | (m.front_east & back)
        west = (m.back_west & ~back) | (m.front_west & back)
        over_north = (north & ~turned) | (south & turned)
        over_south = (south & ~turned) | (north & turned)
        over_east = (east & ~turned) | (west & turned)
        over_west = (west & ~turned) | (east & turned)
        return (
            self.joining(s, s.south, s.west, s.north, s.east)
            + self.joining(s, over_north, over_east, over_south, over_west)
            + self.joining(s, over_south, over_west, over_north, over_east)
        )

    def moor(self, s: State, moves: i64) -> None:
        """Find the cells beside the loaders."""
        self.north = 0
        self.east = 0
        self.south = 0
        self.west = 0
        for loader in range(i64(LOADERS)):
            slot = (s.slot(loader) + moves * STEP) % SLOTS
            cell = BIT[SLOT_CELL[slot]]
            side = SLOT_SIDE[slot]
            if side == NORTH:
                self.north |= cell
            elif side == EAST:
                self.east |= cell
            elif side == SOUTH:
                self.south |= cell
            else:
                self.west |= cell

    def joining(self, s: State, north: i64, east: i64, south: i64, west: i64) -> i64:
        """How many cards would join the crew to a loader if one of them lay with these exits."""
        joins = (
            self.workers
            | (north & self.crew_north)
            | (east & self.crew_east)
            | (south & self.crew_south)
            | (west & self.crew_west)
        ) & (
            (north & self.out_north)
            | (east & self.out_east)
            | (south & self.out_south)
            | (west & self.out_west)
        )
        sure = joins & ~self.tunnels
        n = count(sure)
        left = joins & ~sure
        while left:
            cell = left & -left
            left &= left - 1
            if self.is_joined(
                s.north & ~cell | north & cell,
                s.east & ~cell | east & cell,
                s.south & ~cell | south & cell,
                s.west & ~cell | west & cell,
            ):
                n += 1
        return n

    def is_joined(self, north: i64, east: i64, south: i64, west: i64) -> bool:
        """Whether a worker reaches a loader if the cards have these exits."""
        doors = (
            (self.north & north) | (self.east & east) | (self.south & south) | (self.west & west)
        )
        out = spread(doors, east & (west >> 1) & INLAND, south & (north >> WIDTH))
        return out & self.workers != 0
