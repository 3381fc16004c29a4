"""What a player may do in Habitats: every refusal, with its rule, and the legal answers."""

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, listed
from liferaft.games.habitats.box import EDGE, KIND, ROAD, TURNS
from liferaft.games.habitats.cells import below_entrance
from liferaft.games.habitats.market import Market
from liferaft.games.habitats.park import CLOSED, empty_cell
from liferaft.games.habitats.tables import (
    ACTIONS,
    BACK,
    FACE,
    FACE_TO,
    LAY,
    LAY_AT,
    ROTATE,
    ROTATE_BY,
    TAKE,
    TAKE_FROM,
)


class Legal(Market):
    """What a player may do: the rule that refuses an action, and the list of those none refuses."""

    def refuses(self, f: i64, action: i64) -> str:
        """The rule that forbids *action* as an answer to frame *f*; empty if it is legal."""
        p = seat_of(f)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == LAY_AT:
            return self.refuses_place(p, thing_of(f), x)
        if verb == TAKE_FROM:
            return self.refuses_way(p, x)
        if verb == ROTATE_BY:
            return self.refuses_turn(p, thing_of(f) & 127, thing_of(f) >> 7, x)
        assert verb == FACE_TO, f"verb {verb} has no rule"
        return ""  # HAB-1.6: any of the four sides

    def refuses_way(self, p: i64, way: i64) -> str:
        if way == BACK and not self.must_go_back(p):
            return "HAB-3.4: go back only if there is no tile ahead, to the left or to the right"
        if self.first_tile(p, way) == EDGE:
            return "HAB-3.1: there is no tile in that direction"
        return ""

    def refuses_place(self, p: i64, tile: i64, cell: i64) -> str:
        park = self.parks[p]
        place = park.beside(cell)
        if place >= 0 and park.turns(place, tile):
            return ""
        if below_entrance(cell):
            return "HAB-4.2: no tile may lie in the column below the entrance"
        if park.has_tile(cell):
            return "HAB-4.7: a tile lies there already, and stays there"
        if place < 0:
            return "HAB-4.1: lay the tile beside a tile of your park"
        if place & CLOSED:
            return "HAB-4.3: the space beside a road stays empty"
        return "HAB-4.4: however it is turned, a road of the tile would touch another tile"

    def refuses_turn(self, p: i64, tile: i64, cell: i64, turn: i64) -> str:
        park = self.parks[p]
        if park.turns(park.beside(cell), tile) & BIT[turn]:
            return ""
        if not TURNS[tile] & BIT[turn]:
            return "HAB-4.5: turned that way it lies as with fewer turns"
        return "HAB-4.4: turned that way, a road of the tile would touch another tile"

    def choices(self, f: i64) -> vec[i64]:
        """The legal answers to frame *f*, ascending."""
        p = seat_of(f)
        step = step_of(f)
        if step == LAY:
            return self.list_places(p, thing_of(f))
        out: vec[i64] = vec[i64](capacity=4)
        if step == TAKE:
            for way in range(i64(BACK)):
                if self.first_tile(p, way) != EDGE:
                    out = append(out, TAKE_FROM + way)
            return out if len(out) else append(out, TAKE_FROM + BACK)  # HAB-3.4
        if step == ROTATE:
            park = self.parks[p]
            turns = park.turns(park.beside(thing_of(f) >> 7), thing_of(f) & 127)
            return listed(out, ROTATE_BY, turns)
        assert step == FACE, f"step {step} asks nobody"
        return listed(out, FACE_TO, 15)

    def list_places(self, p: i64, tile: i64) -> vec[i64]:
        """The cells where a tile may lie."""
        park = self.parks[p]
        out: vec[i64] = vec[i64](capacity=i64(len(park.empty)))
        is_road = KIND[tile] == ROAD
        for place in park.empty:
            if not place & CLOSED and (not is_road or park.turns(place, tile)):
                out = append(out, LAY_AT + empty_cell(place))
        return out
