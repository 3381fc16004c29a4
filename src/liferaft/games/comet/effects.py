"""The effects of Comet, one by one (COM-9): when one can be used, and what it does."""

from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, lowest
from liferaft.games.comet.box import (
    ADDS_SYMBOLS,
    ALLOWS_CARD,
    ALLOWS_HATCH,
    AMOUNT,
    ANIMALS,
    CHOICE,
    DASHES,
    DRAWS,
    EFFECT_KIND,
    FIRST_ROW,
    FLIES,
    GOLD,
    GOLD_ANIMALS,
    HELP_IN,
    HERO_TAP,
    HERO_WINDOWS,
    JOKER,
    KEEPS,
    LETS_SKIP,
    LOWERS_NEST,
    LOWEST_NEST,
    MAKES_WILD,
    MOVES_NEUTRAL,
    OF_WHAT,
    READIED,
    READIES,
    SALVAGES,
    SILVER,
    SILVER_ANIMALS,
    SILVER_HELPS,
    TAKES_GOLD,
    TAP,
    TAPS,
    TERRAIN_COUNT,
    UNIT,
)
from liferaft.games.comet.piles import Piles
from liferaft.games.comet.table import HERO, IS_TURNED, RESCUED, TURNED
from liferaft.games.comet.tables import (
    EFFECT,
    FLEW,
    FLIER,
    HELP_GOES,
    HELPED,
    KEEP,
    KEPT,
    MADE_WILD,
    ONE_TAKEN,
    PIECE,
    PIECE_PUT,
    PUT,
    READY,
    SALVAGE,
    SALVAGED,
    SKIPPED_TERRAIN,
    SKIPPER,
    SKIPS,
    THE_HERO,
    TOOK,
    USED,
    WILD,
)
from liferaft.games.comet.tables import (
    GOLD as GOLD_STEP,
)
from liferaft.games.comet.tables import (
    READIED as READIED_NEWS,
)


class Effects(Piles):
    """Abilities and help cards."""

    # COM-5: what can be used at which moment

    def usable(self, p: i64, row: i64) -> bool:
        """COM-5.7: whether an effect would change anything now."""
        kind = EFFECT_KIND[row]
        n = AMOUNT[row]
        if kind == ADDS_SYMBOLS or kind == DASHES:
            return True
        if kind == DRAWS:
            return self.can_draw()
        if kind == ALLOWS_CARD:
            return self.has_animal(p)
        if kind == LETS_SKIP:
            return self.skippers(p, n) != 0
        if kind == FLIES:
            return self.fliers(p, n) != 0
        if kind == MAKES_WILD:
            return self.in_pool() & ~BIT[JOKER] != 0
        if kind == KEEPS:
            return self.played(SILVER) != 0 or self.played(GOLD) != 0
        if kind == LOWERS_NEST:
            return self.distance(p) > LOWEST_NEST
        if kind == ALLOWS_HATCH:
            return self.can_hatch(p)
        if kind == MOVES_NEUTRAL:
            return self.movable(OF_WHAT[row], n) != 0
        if kind == TAKES_GOLD:
            return self.display != 0
        if kind == SALVAGES:
            return self.on_top(OF_WHAT[row], n) != 0
        assert kind == READIES, f"effect {kind} is not used"
        return self.can_ready(p)

    def ready_animals(self, p: i64, deck: i64) -> i64:
        """The kinds of rescued animals of which one is not turned."""
        at = self.at(p, RESCUED)
        turned = self.at(p, TURNED)
        words = self.words
        if deck == GOLD:
            return words[at + 2] & ~words[turned + 2]
        return (words[at] & ~words[turned]) | (words[at + 1] & ~words[turned + 1])

    def usable_animals(self, p: i64, window: i64, deck: i64) -> i64:
        """COM-4.3, COM-5.6: rescued animals whose ability can be used at this moment."""
        left = self.ready_animals(p, deck) & TAPS[2 * window + deck]
        found: i64 = 0
        first: i64 = SILVER_ANIMALS if deck else 0
        while left:
            if self.usable(p, TAP[first + lowest(left)]):
                found |= left & -left
            left &= left - 1
        return found

    def hero_usable(self, p: i64, window: i64) -> bool:
        """COM-1.4: the hero's ability is used like that of an animal."""
        hero = self.hero(p)
        if not HERO_WINDOWS[hero] & BIT[window] or self.hero_turned(p):
            return False
        return self.usable(p, HERO_TAP[hero])

    def usable_helps(self, p: i64, window: i64, deck: i64) -> i64:
        """COM-5.1, COM-5.2: help cards in the hand that can be played at this moment."""
        left = self.hand(p, deck) & HELP_IN[2 * window + deck]
        found: i64 = 0
        first: i64 = SILVER_HELPS - GOLD_ANIMALS if deck else -SILVER_ANIMALS
        while left:
            if self.help_usable(p, first + lowest(left)):
                found |= left & -left
            left &= left - 1
        return found

    def help_usable(self, p: i64, number: i64) -> bool:
        """COM-5.7: at least one effect of a help card must be possible."""
        for row in range(FIRST_ROW[number], FIRST_ROW[number + 1]):
            if self.usable(p, row):
                return True
        return False

    def any_usable(self, p: i64, window: i64) -> bool:
        """Whether some effect can be used at this moment; COM-1.5: always in the own turn."""
        return (
            self.usable_animals(p, window, SILVER) != 0
            or self.usable_animals(p, window, GOLD) != 0
            or self.hero_usable(p, window)
            or self.usable_helps(p, window, SILVER) != 0
            or self.usable_helps(p, window, GOLD) != 0
        )

    def use(self, p: i64, source: i64) -> None:
        """COM-5.6: the ability of a ready card, which is turned."""
        if self.listening:
            self.tell(USED, p, source)
        if source == THE_HERO:
            self.words[self.at(p, HERO)] |= IS_TURNED
            self.resolve(p, HERO_TAP[self.hero(p)])
        else:
            self.add(self.at(p, TURNED), source)
            self.resolve(p, TAP[source])

    def play_help(self, p: i64, number: i64) -> None:
        """COM-5.1: its effects in order; it is discarded afterwards, so it cannot fetch itself."""
        self.leave_hand(p, ANIMALS + number)
        if self.listening:
            self.tell(HELPED, p, ANIMALS + number)
        self.push(HELP_GOES, p, ANIMALS + number)
        for row in range(FIRST_ROW[number + 1] - 1, FIRST_ROW[number] - 1, -1):
            self.push(EFFECT, p, row)

    def next_effect(self, p: i64, row: i64) -> None:
        """COM-5.7: an effect of a help card that is not possible is skipped."""
        if self.usable(p, row):
            self.resolve(p, row)

    # COM-9: what effects do

    def resolve(self, p: i64, row: i64) -> None:
        """An effect happens, or asks what it needs to know."""
        kind = EFFECT_KIND[row]
        n = AMOUNT[row]
        if kind == ADDS_SYMBOLS or kind == DASHES:
            self.pool += n  # COM-9.1, COM-9.9
        elif kind == DRAWS:
            self.draw(p, n)
        elif kind == ALLOWS_CARD:
            self.extras += n  # COM-9.2
        elif kind == LETS_SKIP:
            self.push(SKIPPER, p, n)
        elif kind == FLIES:
            self.push(FLIER, p, n)
        elif kind == MAKES_WILD:
            self.push(WILD, p, n)
        elif kind == KEEPS:
            self.push(KEEP, p, n)
        elif kind == LOWERS_NEST:
            self.lowered += n  # COM-9.7
        elif kind == ALLOWS_HATCH:
            self.hatches += n  # COM-9.8
        elif kind == MOVES_NEUTRAL:
            pieces = self.movable(OF_WHAT[row], n)
            if pieces & (pieces - 1):
                self.push(PIECE, p, pieces | (n << 2))
            else:
                self.push(PUT, p, lowest(pieces) | (n << 2))
        elif kind == TAKES_GOLD:
            self.push(GOLD_STEP, p, n)
        elif kind == SALVAGES:
            self.push(SALVAGE, p, OF_WHAT[row] | (n << 1))
        else:
            assert kind == READIES, f"effect {kind} does nothing"
            self.push(READY, p, n)

    # COM-9.3: wild

    def make_wild(self, f: i64, terrain: i64) -> None:
        """COM-9.3: a symbol becomes a joker; then another one, if there is one and it may."""
        p = seat_of(f)
        self.pool += UNIT[JOKER] - UNIT[terrain]
        if self.listening:
            self.tell(MADE_WILD, p, terrain)
        left = (thing_of(f) & (ONE_TAKEN - 1)) - 1
        if left and self.in_pool() & ~BIT[JOKER]:
            self.push(WILD, p, left | ONE_TAKEN)

    # COM-9.4: skip

    def choose_skipper(self, p: i64, terrain: i64, k: i64) -> None:
        """COM-9.4: a rescuer, and with a free choice then a terrain."""
        if terrain == CHOICE:
            self.push(SKIPPED_TERRAIN, p, k)
        else:
            self.let_skip(p, k, terrain)

    def let_skip(self, p: i64, k: i64, terrain: i64) -> None:
        """COM-9.4: until the end of this Move; skips add up."""
        self.skips |= BIT[TERRAIN_COUNT * k + terrain]
        if self.listening:
            self.tell(SKIPS, p, k, terrain)

    # COM-9.5, COM-9.10: flight and neutral pieces

    def fly(self, p: i64, k: i64, field: i64) -> None:
        """COM-9.5: no symbol is paid."""
        self.relocate(p, k, field)
        if self.listening:
            self.tell(FLEW, p, k, field)

    def relocate(self, p: i64, k: i64, field: i64) -> None:
        """A rescuer changes its field."""
        self.vacate(self.field(p, k))
        self.set_crew(p, k, field, self.in_slot(p, k))
        self.occupy(field)

    def put_piece(self, p: i64, piece: i64, field: i64) -> None:
        """COM-3.16, COM-9.10: a neutral piece goes elsewhere, or comes onto the board."""
        if self.piece(piece) >= 0:
            self.vacate(self.piece(piece))
        self.occupy(field)
        if piece:
            self.tortoise = field
        else:
            self.mammoth = field
        if self.listening:
            self.tell(PIECE_PUT, p, piece, field)

    # COM-9.6, COM-9.12, COM-9.13: cards that come into the hand

    def take(self, f: i64, card: i64) -> None:
        """A card is taken: of the display, of a discard pile, or one just played."""
        p = seat_of(f)
        left = thing_of(f) - 1
        if step_of(f) == GOLD_STEP:
            self.take_gold(p, card)
            if self.listening:
                self.tell(TOOK, p, card)
            if left and self.display:
                self.push(GOLD_STEP, p, left)
            else:
                self.refill()  # COM-9.12
        elif step_of(f) == SALVAGE:
            self.fetch(p, card)  # COM-9.13
            if self.listening:
                self.tell(SALVAGED, p, card)
        else:
            self.fetch(p, card)  # COM-9.6
            if self.listening:
                self.tell(KEPT, p, card)
            if left and (self.played(SILVER) or self.played(GOLD)):
                self.push(KEEP, p, left)

    # COM-9.14: ready

    def can_ready(self, p: i64) -> bool:
        """COM-9.14: whether there is a turned card that can be readied by an effect."""
        at = self.at(p, TURNED)
        turned = self.words[at] & READIED[SILVER] or self.words[at + 2] & READIED[GOLD]
        return bool(turned) or self.can_ready_hero(p)

    def can_ready_hero(self, p: i64) -> bool:
        """COM-9.14: the hero qualifies, too, if its own effect is not to ready."""
        return self.hero_turned(p) and EFFECT_KIND[HERO_TAP[self.hero(p)]] != READIES

    def ready_one(self, f: i64, source: i64) -> None:
        """COM-9.14: a turned card is readied; then another one, if there is one and it may."""
        p = seat_of(f)
        if source == THE_HERO:
            self.words[self.at(p, HERO)] &= ~IS_TURNED
        else:
            self.remove(self.at(p, TURNED), source)
        if self.listening:
            self.tell(READIED_NEWS, p, source)
        left = (thing_of(f) & (ONE_TAKEN - 1)) - 1
        if left and self.can_ready(p):
            self.push(READY, p, left | ONE_TAKEN)

    def ready_animals_all(self, p: i64) -> None:
        """All rescued animals are readied."""
        at = self.at(p, TURNED)
        for word in range(i64(3)):
            self.words[at + word] = 0

    def ready_hero(self, p: i64) -> None:
        """So is the hero."""
        self.words[self.at(p, HERO)] &= ~IS_TURNED
