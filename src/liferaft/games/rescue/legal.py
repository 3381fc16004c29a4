"""What a player may do in Rescue: every refusal, with its rule, and the legal answers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, count, listed
from liferaft.core.pack import ONE
from liferaft.games.rescue.box import CELLS, MIDDLE, OF_SYMBOL, PLANET, SYMBOLS
from liferaft.games.rescue.reach import Reach
from liferaft.games.rescue.tables import (
    ACTIONS,
    BEGIN_SWAP,
    BOARD,
    CHANGE,
    DESTINATION,
    DISCARD,
    FLIP_LONG,
    FLIP_SHORT,
    MOVE,
    PICK,
    PLAY,
    PLAY_CARD,
    ROTATE,
    SKIP,
    SWAP,
    SWAP_PACKS,
    TO,
    TURN_CARD,
    WORKER,
)

SPARE: Final[i64] = 0x88888  # the highest bit of each symbol in a pack: set after -, it was enough

EVERY_CARD: Final[vec[i64]] = vec[i64]([TURN_CARD + cell for cell in range(CELLS)])
EVERY_CHANGE: Final[vec[i64]] = vec[i64]([ROTATE, FLIP_LONG, FLIP_SHORT])


class Legal(Reach):
    """What a player may do: the rule that refuses an action, and the list of those none refuses."""

    def refuses(self, f: i64, action: i64) -> str:
        """The rule that forbids *action* as an answer to frame *f*; empty if it is legal."""
        p = seat_of(f)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == TURN_CARD:
            return self.refuses_turn(x)
        if verb == PLAY_CARD:
            return self.refuses_card(p, x)
        if verb == MOVE:
            return self.refuses_worker(p, thing_of(f), x)
        if verb == TO:
            return self.refuses_destination(thing_of(f) >> 3, thing_of(f) & 7, x)
        if verb == BOARD:
            if self.boardable(self.tunnel(BIT[thing_of(f) >> 3])) & BIT[x]:
                return ""
            return "RES-6.7: no tunnel of this worker leads to an exit where that loader stands"
        if verb == DISCARD:
            if self.holds(p, SWAP_PACKS[x]):
                return ""
            return "RES-7.1: swap cards that are in the own hand"
        if verb == SKIP and not self.variant.turn_optional:
            return "RES-3.2: a mine card must be changed on every turn"
        return ""  # RES-5.5: every change is legal; RES-6.15: a swap is too

    def refuses_turn(self, cell: i64) -> str:
        if self.unchangeable() & BIT[cell]:
            if self.variant.protect_middle and MIDDLE & BIT[cell]:
                return "RES-5.3: the four middle cards are protected in this game"
            return "RES-5.7: that card was changed on the turn before"
        return ""

    def unchangeable(self) -> i64:
        """RES-5.3, RES-5.7: any card may be changed, also the same again, but for two options."""
        cells: i64 = 0
        if self.variant.protect_middle:
            cells |= MIDDLE
        if self.variant.no_undo and self.changed >= 0:
            cells |= BIT[self.changed]
        return cells

    def refuses_card(self, p: i64, symbol: i64) -> str:
        if not self.hands[p] & OF_SYMBOL[symbol]:
            return "RES-6.1: there is no card with that symbol in the hand"
        if not self.playable(p) & BIT[symbol]:
            return "RES-6.15: no worker can move with that symbol"
        return ""

    def refuses_worker(self, p: i64, symbol: i64, cell: i64) -> str:
        if not self.workers(p) & BIT[cell]:
            return "RES-6.2: no worker of this crew stands there"
        tunnel = self.tunnel(BIT[cell])
        if not self.destinations(cell, symbol, tunnel) and not self.boardable(tunnel):
            return "RES-6.3: this worker reaches no free card with the symbol, and no loader"
        return ""

    def refuses_destination(self, start: i64, symbol: i64, cell: i64) -> str:
        tunnel = self.tunnel(BIT[start])
        if self.destinations(start, symbol, tunnel) & BIT[cell]:
            return ""
        if start == cell:
            return "RES-6.12: a move ends on another card than it began on"
        if not tunnel & BIT[cell]:
            return "RES-6.5: no continuous tunnel leads there"
        if not self.showing(symbol) & BIT[cell]:
            return "RES-6.3: that card does not show the symbol played"
        return "RES-6.9: a worker stands there already"

    def holds(self, p: i64, pack: i64) -> bool:
        """Whether so many cards of each symbol are in a hand."""
        return ((self.symbols_held(p) | SPARE) - pack) & SPARE == SPARE

    def symbols_held(self, p: i64) -> i64:
        """RES-1.6: a hand as a pack of symbols, whatever the colours."""
        pack: i64 = 0
        for symbol in range(i64(SYMBOLS)):
            pack += count(self.hands[p] & OF_SYMBOL[symbol]) * ONE[symbol]
        return pack

    def choices(self, f: i64) -> vec[i64]:
        """The legal answers to frame *f*, ascending."""
        p = seat_of(f)
        step = step_of(f)
        if step == PICK:
            return self.list_cards()
        if step == CHANGE:
            return EVERY_CHANGE[:]
        out: vec[i64] = vec[i64](capacity=16)
        if step == PLAY:
            return append(listed(out, PLAY_CARD, self.playable(p)), BEGIN_SWAP)  # RES-6.15
        if step == WORKER:
            return listed(out, MOVE, self.movers(p, thing_of(f)))
        if step == DESTINATION:
            cell = thing_of(f) >> 3
            tunnel = self.tunnel(BIT[cell])
            out = listed(out, TO, self.destinations(cell, thing_of(f) & 7, tunnel))
            return listed(out, BOARD, self.boardable(tunnel))
        assert step == SWAP, f"step {step} asks nobody"
        spare = self.symbols_held(p) | SPARE
        for i in range(i64(len(SWAP_PACKS))):
            if (spare - SWAP_PACKS[i]) & SPARE == SPARE:
                out = append(out, DISCARD + i)
        return out

    def list_cards(self) -> vec[i64]:
        """RES-5.1: any mine card, as far as the options let it be changed."""
        kept = self.unchangeable()
        if not kept and not self.variant.turn_optional:
            return EVERY_CARD[:]
        out: vec[i64] = vec[i64](capacity=40)
        if self.variant.turn_optional:
            out = append(out, SKIP)
        return listed(out, TURN_CARD, PLANET & ~kept)
