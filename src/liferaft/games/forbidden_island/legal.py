"""What a player may do on Forbidden Island: every refusal, with its rule, and the legal answers."""

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, listed, lowest
from liferaft.core.pack import ONE, held
from liferaft.games.forbidden_island.box import (
    CARDS_TO_FIND,
    DIVER,
    EXPLORER,
    HELICOPTER,
    HOLDABLE,
    NAVIGATOR,
    PILOT,
    ROLES,
    SANDBAGS,
    TILES,
    TREASURE_TILES,
    TREASURES,
)
from liferaft.games.forbidden_island.reach import (
    Reach,
)
from liferaft.games.forbidden_island.tables import (
    ACT,
    ACTIONS,
    BE,
    BEFORE_ACTION,
    BEFORE_DISCARD,
    BETWEEN_FLOODS,
    BOARD,
    CHOOSE,
    DISCARD,
    DONE,
    DROP,
    FIND,
    FLY,
    GIVE,
    IN_WATER,
    LAND,
    LIFT,
    LIFT_OFF,
    MOVE,
    PARTY,
    PASS,
    PUSH,
    PUSH_ON,
    REACH,
    SANDBAG,
    SHORE,
    SHORE_ON,
    SPECIAL,
    SWIM,
    TO,
)


class Legal(Reach):
    """What a player may do: the rule that refuses an action, and the list of those none refuses."""

    # FI-2.4, FI-3 to FI-8: what a player may do

    def refuses(self, f: i64, action: i64) -> str:
        """The rule that forbids *action* as an answer to frame *f*; empty if it is legal."""
        p = seat_of(f)
        step = step_of(f)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == PASS:
            return ""
        if verb == DONE:
            if step == PUSH_ON and self.here(thing_of(f) >> 8) & self.sunk:
                return "FI-5.8: the Diver must be moved on to a tile"
            return ""
        if verb == BE:
            for q in range(self.seats):
                if self.roles[q] == x:
                    return "FI-2.4: somebody else is this adventurer already"
            return ""
        if verb == MOVE:
            return self.refuses_move(p, x)
        if verb == FLY:
            return self.refuses_flight(p, x)
        if verb == PUSH:
            return self.refuses_push(f, x)
        if verb == SHORE:
            return self.refuses_shore(p, x)
        if verb == GIVE:
            return self.refuses_gift(p, x // 4, x % 4)
        if verb == FIND:
            return self.refuses_find(p, x)
        if verb == SANDBAG:
            return self.refuses_sandbags(f, x)
        if verb == LIFT:
            return self.refuses_lift(p, x)
        if verb == LIFT_OFF:
            return self.refuses_lift_off(p)
        if verb == PARTY:
            if (x + 1) & ~self.pawns_at(thing_of(f)):
                return "FI-12.4: only pawns on the chosen tile fly, all from the same tile"
            return ""
        if verb == TO:
            if self.sunk & BIT[x]:
                return "FI-12.4: the helicopter lands on a tile that has not sunk"
            if self.pawns[lowest(thing_of(f))] == x:
                return "FI-12.4: the helicopter lands on another tile"
            return ""
        if verb == DROP:
            return "" if held(self.hands[p], x) else "FI-11.4: discard a card that is in this hand"
        assert verb == REACH, f"verb {verb} has no rule"
        if self.swims(p) & BIT[x]:
            return ""
        if self.sunk & BIT[x]:
            return "FI-14.1: swim to a tile that has not sunk"
        if self.roles[p] == DIVER:
            return "FI-14.3: the Diver swims to the nearest tile"
        return "FI-14.1: swim to a tile beside the one that sank"

    def refuses_move(self, p: i64, tile: i64) -> str:
        if self.moves(p) & BIT[tile]:
            return ""
        if self.pawns[p] == tile:
            return "FI-3.4: the pawn stands there already"
        if self.sunk & BIT[tile]:
            return "FI-5.3: that tile has sunk"
        if self.roles[p] == DIVER:
            return "FI-5.10: dive only across flooded or sunken tiles"
        if self.roles[p] == EXPLORER:
            return "FI-5.4: move to a tile beside yours or at its corners"
        return "FI-5.1: move to a tile beside yours"

    def refuses_flight(self, p: i64, tile: i64) -> str:
        if self.roles[p] != PILOT:
            return "FI-5.5: only the Pilot flies"
        if self.flown:
            return "FI-5.5: the Pilot flies once per turn"
        if self.pawns[p] == tile:
            return "FI-5.6: fly to another tile"
        return "FI-5.3: that tile has sunk" if self.sunk & BIT[tile] else ""

    def refuses_push(self, f: i64, x: i64) -> str:
        p = seat_of(f)
        q = x // TILES
        tile = x % TILES
        if self.roles[p] != NAVIGATOR:
            return "FI-5.7: only the Navigator moves other pawns"
        if q >= self.seats:
            return "FI-5.7: nobody sits there"
        if q == p:
            return "FI-5.8: the Navigator cannot move himself this way"
        if step_of(f) == ACT:
            if self.pushes(p, q) & BIT[tile]:
                return ""
        else:
            moved = thing_of(f) >> 8
            start = thing_of(f) & 255
            if self.pushes_on(p, q, moved, start) & BIT[tile]:
                return ""
            if q != moved and self.here(moved) & self.sunk:
                return "FI-5.8: the Diver must be moved on to a tile first"
            if q != moved and self.variant.navigator_single:
                return "FI-5.7: both steps go to the same pawn"
            if q == moved and tile == start:
                return "FI-3.4: back to where it stood changes nothing"
        if self.sunk & BIT[tile]:
            return "FI-5.3: that tile has sunk"
        return "FI-5.8: each step follows the pawn's own way of walking"

    def refuses_shore(self, p: i64, tile: i64) -> str:
        if self.shores(p) & BIT[tile]:
            return ""
        if self.sunk & BIT[tile]:
            return "FI-6.4: a sunken tile cannot be shored up"
        if not self.flooded & BIT[tile]:
            return "FI-3.4: only a flooded tile can be shored up"
        if self.roles[p] == EXPLORER:
            return "FI-6.3: shore up your own tile, one beside it or at its corners"
        return "FI-6.1: shore up your own tile or one beside it"

    def refuses_gift(self, p: i64, card: i64, q: i64) -> str:
        if card >= TREASURES:
            return "FI-7.2: Helicopter Lift and Sandbags cannot be given"
        if q >= self.seats or q == p:
            return "FI-7.1: give the card to another player"
        if not held(self.hands[p], card):
            return "FI-7.4: give a card from your own hand"
        if not self.receivers(p) & BIT[q]:
            return "FI-7.1: both pawns must stand on the same tile"
        return ""

    def refuses_find(self, p: i64, treasure: i64) -> str:
        if self.found & BIT[treasure]:
            return "FI-8.4: that treasure has been found already"
        if not TREASURE_TILES[treasure] & self.here(p):
            return "FI-8.1: stand on one of the two tiles of the treasure"
        if held(self.hands[p], treasure) < CARDS_TO_FIND:
            return "FI-8.1: four cards of the treasure are needed in one hand"
        return ""

    def choices(self, f: i64) -> vec[i64]:
        """The legal answers to frame *f*, ascending."""
        p = seat_of(f)
        step = step_of(f)
        out: vec[i64] = vec[i64](capacity=32)
        if step == SPECIAL:
            return self.list_cards(append(out, PASS), p, thing_of(f) & 15)
        if step == ACT:
            out = append(out, DONE)
            out = listed(out, MOVE, self.moves(p))
            out = listed(out, FLY, self.flights(p))
            if self.roles[p] == NAVIGATOR:
                for q in range(self.seats):
                    out = listed(out, PUSH + TILES * q, self.pushes(p, q))
            out = listed(out, SHORE, self.shores(p))
            out = self.list_gifts(out, p)
            for treasure in range(TREASURES):
                if held(self.hands[p], treasure) and not self.refuses_find(p, treasure):
                    out = append(out, FIND + treasure)
            return self.list_cards(out, p, BEFORE_ACTION)
        if step == PUSH_ON:
            moved = thing_of(f) >> 8
            if not self.here(moved) & self.sunk:
                out = append(out, DONE)
            for q in range(self.seats):
                targets = self.pushes_on(p, q, moved, thing_of(f) & 255)
                out = listed(out, PUSH + TILES * q, targets)
            return out
        if step == SHORE_ON:
            return listed(append(out, DONE), SHORE, self.shores(p))
        if step == BOARD:
            there = self.pawns_at(thing_of(f))
            for party in range(1, 16):
                if not party & ~there:
                    out = append(out, PARTY + party - 1)
            return out
        if step == LAND:
            return listed(out, TO, self.land() & ~self.here(lowest(thing_of(f))))
        if step == DISCARD:
            out = self.list_cards(out, p, BEFORE_DISCARD)  # FI-11.2
            for card in range(HOLDABLE):
                if held(self.hands[p], card):
                    out = append(out, DROP + card)
            return out
        if step == SWIM:
            return listed(out, REACH, self.swims(p))
        assert step == CHOOSE, f"step {step} asks nobody"
        taken: i64 = 0
        for role in self.roles:
            if role >= 0:
                taken |= BIT[role]
        return listed(out, BE, (BIT[ROLES] - 1) & ~taken)

    def list_gifts(self, out: vec[i64], p: i64) -> vec[i64]:
        """FI-7: every card of a treasure to everybody in reach."""
        receivers = self.receivers(p)
        if receivers:
            for card in range(TREASURES):
                if held(self.hands[p], card):
                    out = listed(out, GIVE + 4 * card, receivers)
        return out

    def list_cards(self, out: vec[i64], p: i64, occasion: i64) -> vec[i64]:
        """FI-12: the special cards of a hand that can be used now."""
        if self.hands[p] < ONE[HELICOPTER]:  # treasure cards only
            return out
        if held(self.hands[p], SANDBAGS) and self.sandbags_allowed(occasion):
            out = listed(out, SANDBAG, self.flooded)
        if held(self.hands[p], HELICOPTER):
            out = listed(out, LIFT, self.lift_tiles())
            if self.can_lift_off():
                out = append(out, LIFT_OFF)
        return out

    # FI-12, FI-15: special cards

    def has_usable_card(self, q: i64, occasion: i64) -> bool:
        """FI-12.7: whether a hand holds a special card that can be used now."""
        hand = self.hands[q]
        if hand < ONE[HELICOPTER]:  # treasure cards only
            return False
        if held(hand, SANDBAGS) and self.flooded and self.sandbags_allowed(occasion):
            return True
        return bool(held(hand, HELICOPTER)) and (self.can_lift_off() or self.lift_tiles() != 0)

    def sandbags_allowed(self, occasion: i64) -> bool:
        """FI-12.3: not from the first flood card on; FI-14.5: never for pawns in the water."""
        if occasion == BETWEEN_FLOODS:
            return self.variant.sandbags_during_flood
        return occasion != IN_WATER

    def refuses_sandbags(self, f: i64, tile: i64) -> str:
        if not held(self.hands[seat_of(f)], SANDBAGS):
            return "FI-12.2: no Sandbags in this hand"
        occasion = thing_of(f) & 15 if step_of(f) == SPECIAL else BEFORE_ACTION
        if not self.sandbags_allowed(occasion):
            if occasion == IN_WATER:
                return "FI-14.5: Sandbags cannot help a pawn in the water"
            return "FI-12.3: Sandbags are played before the flood cards are drawn"
        if self.sunk & BIT[tile]:
            return "FI-6.4: a sunken tile cannot be shored up"
        if not self.flooded & BIT[tile]:
            return "FI-12.2: Sandbags shore up a flooded tile"
        return ""

    def refuses_lift(self, p: i64, tile: i64) -> str:
        if not held(self.hands[p], HELICOPTER):
            return "FI-12.4: no Helicopter Lift in this hand"
        if not self.pawns_at(tile):
            return "FI-12.4: no pawn stands there"
        if not self.lift_tiles() & BIT[tile]:
            return "FI-12.4: there is no other tile to fly to"
        return ""

    def refuses_lift_off(self, p: i64) -> str:
        if not held(self.hands[p], HELICOPTER):
            return "FI-15.2: only a Helicopter Lift card takes the team away"
        if self.found != BIT[TREASURES] - 1:
            return "FI-15.1: all four treasures must be found first"
        if not self.can_lift_off():
            return "FI-15.1: all pawns must stand on Fools' Landing"
        return ""
