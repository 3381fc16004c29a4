"""Whole turns of Habitats: which tile is taken, and where it is laid, with what that is worth."""

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.habitats import Habitats, turns_left
from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import lowest
from liferaft.games.habitats.box import KIND, ROAD
from liferaft.games.habitats.rules import State
from liferaft.games.habitats.tables import LAY, LAY_AT, ROTATE_BY, TAKE

NONE: i64 = -1  # instead of an action that is not needed


class Turn:
    """What a seat can do in its turn, or in the rest of it."""

    def __init__(self, worth: float, held: State, take: i64, lay: i64, rotate: i64) -> None:
        self.worth = worth  # the sum of its terms when the turn is over
        self.held = held  # the position with the tile in hand
        self.take: i64 = take
        self.lay: i64 = lay
        self.rotate: i64 = rotate

    def actions(self) -> vec[i64]:
        """Its small steps, one after the other."""
        out: vec[i64] = vec[i64](capacity=3)
        for action in vec[i64]([self.take, self.lay, self.rotate]):
            if action != NONE:
                out = append(out, action)
        return out

    def over(self) -> State:
        """The position when the turn is over."""
        state = self.held.clone()
        if self.lay != NONE:
            state.play(self.lay, i64(len(state.agenda)) - 1)
        if self.rotate != NONE:
            state.play(self.rotate, i64(len(state.agenda)) - 1)
        return state


def turns_of(judge: Habitats, state: State, seat: i64) -> list[Turn]:
    """All turns that the seat can have that is asked for a tile, or where it goes."""
    out: list[Turn] = []
    f = state.agenda[-1]
    if step_of(f) != TAKE:
        add_places(out, judge, state, seat, NONE)
        return out
    for take in state.choices(f):
        held = state.clone()
        held.play(take, i64(len(held.agenda)) - 1)
        if not held.over and seat_of(held.agenda[-1]) == seat and step_of(held.agenda[-1]) == LAY:
            add_places(out, judge, held, seat, take)
        else:  # HAB-4.8: the tile has no place
            out.append(Turn(judge.worth(held, seat), held, take, NONE, NONE))
    return out


def add_places(out: list[Turn], judge: Habitats, held: State, seat: i64, take: i64) -> None:
    """Add the turns that end with a tile laid somewhere in the park, turned in some way."""
    judge.look(held)
    f = held.agenda[-1]
    left = max(i64(0), turns_left(held, seat) - 1)
    if step_of(f) == LAY:
        tile = thing_of(f)
        for lay in held.list_places(seat, tile):
            add_ways(out, judge, held, Turn(0.0, held, take, lay, NONE), seat, tile, left)
        return
    tile, cell = thing_of(f) & 127, thing_of(f) >> 7
    for rotate in held.choices(f):
        worth = judge.worth_turned(held, seat, tile, cell, rotate - ROTATE_BY, left)
        out.append(Turn(worth, held, take, NONE, rotate))


def add_ways(
    out: list[Turn], judge: Habitats, held: State, laid: Turn, seat: i64, tile: i64, left: i64
) -> None:
    """Add the turns that lay a tile on a certain cell, one for every way to turn it."""
    cell = laid.lay - LAY_AT
    if KIND[tile] != ROAD:
        laid.worth = judge.worth_turned(held, seat, tile, cell, 0, left)
        out.append(laid)
        return
    park = held.parks[seat]
    ways = park.turns(park.beside(cell), tile)
    is_asked = bool(ways & (ways - 1))  # HAB-4.5: with one way to turn it nobody is asked
    while ways:
        way = lowest(ways)
        ways &= ways - 1
        worth = judge.worth_turned(held, seat, tile, cell, way, left)
        out.append(Turn(worth, held, laid.take, laid.lay, ROTATE_BY + way if is_asked else NONE))


def best_of(turns: list[Turn]) -> Turn:
    """The turn that is worth most at first sight."""
    best = turns[0]
    for turn in turns:
        if turn.worth > best.worth:
            best = turn
    return best
