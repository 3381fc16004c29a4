"""What a position of Comet is worth: points, animals on their way, the hand, abilities."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import Evaluation
from liferaft.bots.evaluate.comet_points import Prizes
from liferaft.bots.evaluate.comet_ways import FARTHEST, Ways
from liferaft.core import game as core
from liferaft.core.agenda import seat_of, step_of
from liferaft.core.bits import BIT, lowest
from liferaft.games.comet.board import BOARDS, FIELDS, HIGH, LOW, Board
from liferaft.games.comet.box import (
    ABILITIES,
    ADDS_GOLD,
    ADDS_SYMBOLS,
    ALLOWS_CARD,
    ALLOWS_HATCH,
    AMOUNT,
    ANIMALS,
    CARDS,
    CHOICE,
    DASHES,
    DRAWS,
    EFFECT_KIND,
    FIRST_ROW,
    FLIES,
    FUEL,
    GOLD_CARDS,
    HERO_PASSIVE,
    HERO_TAP,
    HEROES,
    JOKER,
    KEEPS,
    LETS_SKIP,
    LOWERS_NEST,
    LOWEST_NEST,
    MAKES_WILD,
    MOVES_NEUTRAL,
    NEST,
    PASSIVE_AMOUNT,
    RAISES_LIMIT,
    READIES,
    RESCUERS,
    SALVAGES,
    SILVER_CARDS,
    SYMBOL_COUNT,
    TAKES_GOLD,
    TAP,
    UNIT,
)
from liferaft.games.comet.rules import State
from liferaft.games.comet.scoring import total
from liferaft.games.comet.table import CREW, HAND, RESCUED, TURNED
from liferaft.games.comet.table import HERO as HERO_WORD
from liferaft.games.comet.tables import (
    ACTION,
    CHOOSE,
    COMET,
    HATCHED,
    HERO,
    LANDING,
    MAIN,
    MOVE,
    PUT,
    REST_DISCARD,
    REST_GOLD,
    REST_TRIM,
    TARGET,
    TO,
)

WEIGHTS: Final[dict[str, float]] = {
    "points": 1.0,  # COM-8.2: rescue points as they stand
    "animals": 1.0,  # points that animals on their way will bring, as likely as they arrive
    "talents": 0.4,  # and their abilities
    "steps": -0.62,  # steps that they have to go, jumping where pieces stand now
    "payable": 0.25,  # rescuers whose next step a card in the hand pays for
    "cards": 0.5,  # animal cards in the hand
    "symbols": 1.0,  # their symbols beyond the second
    "jokers": 1.0,  # jokers in the hand, which take no turn
    "eggs": 0.45,  # what the two best animals in the hand would bring if they hatched
    "help": 0.45,  # help cards in the hand
    "ready": 0.2,  # abilities that can be used now
    "uses": 0.6,  # abilities of rescued animals, for every Rest to come
    "turn": 1.3,  # the action of this turn is still to come
}

RESTS: Final = 2.4  # silver cards that a Rest usually brings: how fast the pile goes
CYCLE: Final = 8.0  # steps from one Rest to the next
STEP: Final = 0.7  # points that a step is worth
A_CARD: Final = 0.35  # what a silver card is worth that will be drawn
A_GOLDEN_CARD: Final = 0.9
ANOTHER_CARD: Final = 1.0  # to be allowed to play one
TALENT: Final = 0.4  # and what counts of the ability of an animal that is not hatched yet
FAILS: Final = 1.6  # how fast the chance of an animal falls with its steps
DETOUR: Final = 1.6  # symbols that a step takes, since not all of them fit
LATE: Final = 0.8  # Rests to come from which on nobody thinks of the end
REMEMBERED: Final = 4096  # positions of pieces for which the ways to the cave are known
UNREACHED: Final = 16  # steps of a rescuer that has no way to the cave
BEST_ALONE: Final = 100.0  # points of a lone player that are as good as it gets
LARGE: Final[i64] = 2_305_843_009_213_693_951 // 64
TARGETS: Final = 5  # fields to step to, to fly to or for a neutral piece that are thought about


def _symbols(pool: i64) -> list[int]:
    """How many symbols of each kind are in a pool."""
    return [int(pool) // int(UNIT[symbol]) % 256 for symbol in range(SYMBOL_COUNT)]


def _use(row: int) -> float:
    """What one use of an effect is worth."""
    kind, n = EFFECT_KIND[row], float(AMOUNT[row])
    if kind == ADDS_SYMBOLS or kind == DASHES:
        symbols = _symbols(AMOUNT[row])
        return 0.7 * sum(symbols) + 0.4 * symbols[JOKER]
    if kind == ALLOWS_CARD:
        return 1.3
    if kind == ALLOWS_HATCH:
        return 0.9
    if kind == LETS_SKIP:
        return 1.3 if n == CHOICE else 1.0
    if kind == MOVES_NEUTRAL:
        return 0.7
    each = {MAKES_WILD: 0.5, FLIES: 1.0, KEEPS: 0.8, LOWERS_NEST: 0.5, DRAWS: 0.65}
    each.update({TAKES_GOLD: 0.6, READIES: 0.5, SALVAGES: 0.1})
    return each[kind] * min(n, 4.0)


def _abilities() -> list[float]:
    """By animal: what its ability is worth from one Rest to the next."""
    out: list[float] = []
    for animal in range(ANIMALS):
        if TAP[animal] >= 0:
            out.append(_use(TAP[animal]))
        else:
            each = {"limit": 0.25, "nest": 0.7, "gold_plus": 0.6}
            effect = str(ABILITIES[animal].get("effect", ""))
            out.append(each.get(effect, 0.0) * float(PASSIVE_AMOUNT[animal]))
    return out


def _helps() -> list[float]:
    """By help card: what all its effects are worth."""
    return [
        sum([_use(row) for row in range(FIRST_ROW[number], FIRST_ROW[number + 1])])
        for number in range(CARDS - ANIMALS)
    ]


def _shown() -> list[i64]:
    """By animal: the set of its symbols."""
    out: list[i64] = []
    for animal in range(ANIMALS):
        found: i64 = 0
        for symbol in range(SYMBOL_COUNT):
            if _symbols(FUEL[animal])[symbol]:
                found |= BIT[symbol]
        out.append(found)
    return out


SYMBOLS: Final[vec[i64]] = vec[i64]([i64(sum(_symbols(FUEL[a]))) for a in range(ANIMALS)])
SHOWN: Final[vec[i64]] = vec[i64](_shown())
EACH_REST: Final[vec[float]] = vec[float](_abilities())
HELP_WORTH: Final[vec[float]] = vec[float](_helps())


def _hero_uses() -> list[float]:
    """By hero, and for no hero: what the ability is worth from one Rest to the next."""
    out: list[float] = []
    for hero in range(HEROES + 1):
        worth = _use(HERO_TAP[hero]) if HERO_TAP[hero] >= 0 else 0.0
        worth += 0.25 * float(HERO_PASSIVE[(HEROES + 1) * RAISES_LIMIT + hero])
        worth += 0.7 * float(HERO_PASSIVE[(HEROES + 1) * LOWERS_NEST + hero])
        worth += 0.6 * float(HERO_PASSIVE[(HEROES + 1) * ADDS_GOLD + hero])
        out.append(worth)
    return out


HERO_USES: Final[vec[float]] = vec[float](_hero_uses())


def _far(board: Board) -> list[i64]:
    """By field, and for the cave: the steps to the cave without a jump."""
    return [i64(board.distance(field)) for field in range(FIELDS)] + [i64(0)]


FAR: Final[list[vec[i64]]] = [vec[i64](_far(board)) for board in BOARDS]  # by side


class Comet(Evaluation):
    """Points, and what becomes of animals on their way, of the hand and of abilities."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.throws = 6
        self.plans = True
        self.prizes = Prizes()  # of the seat that is looked at
        self.rests = 0.0  # how many Rests it will still have
        self.late = 0.0  # from 0, at the end, to 1
        self.shown: i64 = 0  # the set of symbols in its hand
        self.fits: i64 = 0  # by rescuer, eight bits: the symbols that lead it nearer to the cave
        self.board = BOARDS[0]  # the one for which ways are remembered
        self.chain_jumps = False
        self.trail = Ways()
        self.memory: vec[i64] = vec[i64]()  # by crew and occupied fields: the ways, and what fits
        self.budget = 0.0  # steps that can still be paid for
        self.animals = 0.0  # the amounts of some terms
        self.talents = 0.0
        self.steps = 0.0
        self.payable = 0.0
        self.cards = 0.0
        self.symbols = 0.0
        self.jokers = 0.0
        self.eggs = 0.0
        self.helps = 0.0
        self.ready = 0.0
        self.uses = 0.0

    def amounts(self, state: core.State, seat: i64) -> vec[float]:
        """The terms of WEIGHTS for a seat."""
        assert isinstance(state, State), "a state of Comet"
        self.rests = 0.0
        if state.phase == MAIN:
            self.rests = float(state.pile) / (RESTS * float(state.seats))
        self.late = min(1.0, self.rests / LATE)
        top = state.agenda[-1] if len(state.agenda) else i64(0)
        step = step_of(top)
        own = not state.over and seat_of(top) == seat
        self.prizes.read(state, seat)
        self.of_hand(state, seat)
        self.of_abilities(state, seat)
        self.budget += self.ready + self.helps
        self.of_crew(state, seat)
        out: vec[float] = vec[float](capacity=13)
        out = append(out, float(total(state, seat)))
        out = append(out, self.animals)
        out = append(out, self.talents)
        out = append(out, self.steps)
        out = append(out, self.payable)
        out = append(out, (1.0 - 0.85 * self.late) * self.cards)
        out = append(out, self.symbols)
        out = append(out, self.jokers)
        out = append(out, self.eggs)
        out = append(out, self.helps)
        out = append(out, self.ready)
        out = append(out, self.uses)
        return append(out, 1.0 if own and (step == ACTION or step == CHOOSE) else 0.0)

    def talent_of(self, animal: i64, steps: float) -> float:
        """What the ability of an animal will be worth that has so many steps to go."""
        uses = self.rests - steps / CYCLE
        return EACH_REST[animal] * (uses + 1.0 if uses > 0.0 else 0.5)

    def of_hand(self, state: State, p: i64) -> None:
        """Animal cards as fuel, what the best of them would bring, help cards."""
        at = state.at(p, HAND)
        self.cards = 0.0
        self.symbols = 0.0
        self.jokers = 0.0
        self.helps = 0.0
        best = 0.0
        second = 0.0
        fuel: i64 = 0
        shown: i64 = 0
        lower = state.passive(p, LOWERS_NEST)
        for word in range(i64(3)):
            left = state.words[at + word]
            cards = GOLD_CARDS if word == 2 else SILVER_CARDS
            while left:
                card = cards[lowest(left)]
                left &= left - 1
                if card >= ANIMALS:
                    self.helps += HELP_WORTH[card - ANIMALS]
                    continue
                n = SYMBOLS[card]
                fuel += n
                shown |= SHOWN[card]
                if SHOWN[card] == BIT[JOKER]:
                    self.jokers += float(n)
                else:
                    self.cards += 1.0
                    self.symbols += float(n - 2)
                nest = float(max(i64(LOWEST_NEST), NEST[card] - lower))
                gain = self.prizes.points(state, p, card, self.rests) - STEP * nest
                gain += TALENT * self.talent_of(card, nest)
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        self.shown = shown
        self.budget = float(fuel) + CYCLE * self.rests
        if state.phase != COMET:
            self.budget += CYCLE
        self.eggs = best + 0.4 * second

    def of_crew(self, state: State, p: i64) -> None:
        """Animals on their way: what they bring, how far it is, and what is left for others."""
        ways = self.ways(state, p)
        self.animals = 0.0
        self.talents = 0.0
        self.steps = 0.0
        self.payable = 0.0
        for k in range(i64(RESCUERS)):
            if (self.fits >> (8 * k)) & self.shown:
                self.payable += 1.0
        busy: i64 = 0
        order = ways
        for _ in range(i64(RESCUERS)):
            k = nearest(order)
            if k < 0:
                break
            order |= BIT[8 * k + 7]
            busy += 1
            n = (ways >> (8 * k)) & 127
            need = FAILS * float(n)
            chance = self.budget / (self.budget + need) if self.budget > 0.0 else 0.0
            self.budget -= DETOUR * float(n)
            animal = state.in_slot(p, k)
            self.animals += chance * self.prizes.points(state, p, animal, self.rests)
            self.talents += chance * self.talent_of(animal, float(n))
            self.steps += chance * float(n)
        if self.budget < CYCLE:
            self.eggs *= max(0.0, self.budget / CYCLE)
        if busy == RESCUERS:
            self.eggs *= 0.5

    def of_abilities(self, state: State, p: i64) -> None:
        """Abilities of rescued animals and of the hero: ready ones, and uses to come."""
        at = state.at(p, RESCUED)
        turned = state.at(p, TURNED)
        hero = state.hero(p)
        self.uses = HERO_USES[hero]
        self.ready = 0.0
        if HERO_TAP[hero] >= 0 and not state.hero_turned(p):
            self.ready = HERO_USES[hero]
        for word in range(i64(3)):
            left = state.words[at + word]
            spent = state.words[turned + word]
            cards = GOLD_CARDS if word == 2 else SILVER_CARDS
            while left:
                animal = cards[lowest(left)]
                self.uses += EACH_REST[animal]
                if not left & -left & spent and TAP[animal] >= 0:
                    self.ready += EACH_REST[animal]
                left &= left - 1
        self.uses *= self.rests

    def ways(self, state: State, p: i64) -> i64:
        """The steps from each rescuer to the cave, eight bits for each; 0: it is not on its way."""
        ways = self.known_ways(state, p)
        for k in range(i64(RESCUERS)):
            if state.in_slot(p, k) >= 0 and state.field(p, k) < 0:
                ways |= state.distance(p) << (8 * k)
        return ways

    def known_ways(self, state: State, p: i64) -> i64:
        """The same for those on the board; what was found out before is remembered."""
        crew = state.words[state.at(p, CREW)]
        low, high = state.occupied_low, state.occupied_high
        if (
            not len(self.memory)
            or state.board is not self.board
            or state.variant.chain_jumps != self.chain_jumps
        ):
            self.board = state.board
            self.chain_jumps = state.variant.chain_jumps
            self.memory = vec[i64]([-1] * (5 * REMEMBERED))
        at = 5 * ((crew % 8191 + 31 * (low % 8191) + 1009 * (high % 8191)) % REMEMBERED)
        memory = self.memory
        if memory[at] != crew or memory[at + 1] != low or memory[at + 2] != high:
            memory[at] = crew
            memory[at + 1] = low
            memory[at + 2] = high
            memory[at + 3] = self.found_ways(state, p)
            memory[at + 4] = self.fits
        self.fits = memory[at + 4]
        return memory[at + 3]

    def found_ways(self, state: State, p: i64) -> i64:
        """Found from the cave outwards as far as the rescuers are."""
        trail = self.trail
        to_low: i64 = 0
        to_high: i64 = 0
        for k in range(i64(RESCUERS)):
            field = state.field(p, k)
            if field >= 0:
                to_low |= LOW[field]
                to_high |= HIGH[field]
        stones_low, stones_high = state.occupied_low, state.occupied_high
        trail.explore(self.board, self.chain_jumps, stones_low, stones_high, to_low, to_high)
        self.fits = 0
        ways: i64 = 0
        for k in range(i64(RESCUERS)):
            field = state.field(p, k)
            if field < 0:
                continue
            steps = trail.steps(field)
            if steps == FARTHEST:
                ways |= UNREACHED * BIT[8 * k]
                continue
            ways |= steps << (8 * k)
            self.fits |= trail.onward(state, field, steps) << (8 * k)
        return ways

    def hope(self, state: core.State, seat: i64) -> float:
        """Symbols in the pool that lead towards the cave, cards to come, and cards to play."""
        assert isinstance(state, State), "a state of Comet"
        if state.over or not len(state.agenda) or seat_of(state.agenda[-1]) != seat:
            return 0.0
        step = step_of(state.agenda[-1])
        if step == REST_DISCARD or step == REST_GOLD or step == REST_TRIM:
            golden = state.golden_cards(seat) if step != REST_TRIM else i64(0)
            missing = state.limit(seat) - state.hand_size(seat) - golden
            return A_GOLDEN_CARD * float(golden) + A_CARD * float(missing)
        hope = 0.0
        if step == MOVE and state.extras and state.has_animal(seat):
            hope += ANOTHER_CARD
        if state.pool and (step == MOVE or step == HATCHED):
            hope += STEP * float(self.paid_steps(state, seat))
        return hope

    def paid_steps(self, state: State, p: i64) -> i64:
        """How many symbols of the pool pay for steps towards the cave, as far as can be seen."""
        ways = self.ways(state, p)
        most: i64 = 0
        fits: i64 = 0
        for k in range(i64(RESCUERS)):
            fits |= (self.fits >> (8 * k)) & 63
            if state.field(p, k) >= 0:
                most += (ways >> (8 * k)) & 127
        steps: i64 = 0
        for symbol in range(i64(SYMBOL_COUNT)):
            if fits & BIT[symbol]:
                steps += (state.pool >> (8 * symbol)) & 255
        return min(steps, most)

    def spread(self, state: core.State) -> float:
        """A lead counts more, the fewer cards are left in the pile."""
        assert isinstance(state, State), "a state of Comet"
        if state.phase != MAIN:
            return 4.0
        return 5.0 + 0.5 * float(state.pile) / float(state.seats)

    def alone(self, state: core.State) -> float:
        """A lone player is measured by points."""
        return max(0.0, min(1.0, self.worth(state, 0) / BEST_ALONE))

    def moment(self, state: core.State) -> i64:
        """Turns are counted."""
        assert isinstance(state, State), "a state of Comet"
        return state.turns

    def settled(self, state: core.State) -> bool:
        """Whether nothing is being chosen for a step, a card or an effect."""
        if state.over or not len(state.agenda):
            return True
        step = step_of(state.agenda[-1])
        return bool(step <= HERO or step >= REST_DISCARD)

    def likeness(self, state: core.State) -> i64:
        """Steps, cards and effects may come in any order."""
        assert isinstance(state, State), "a state of Comet"
        p = state.turn
        mixed: i64 = state.words[state.at(p, CREW)] % LARGE
        for word in (HAND, HAND + 1, HAND + 2, TURNED, TURNED + 1, TURNED + 2, HERO_WORD):
            mixed = (31 * mixed + state.words[state.at(p, word)]) % LARGE
        top = state.agenda[-1] if len(state.agenda) else i64(0)
        mixed = (31 * mixed + state.pool) % LARGE
        mixed = (31 * mixed + state.skips) % LARGE
        mixed = (31 * mixed + 3 * state.extras + 5 * state.hatches + 7 * state.lowered) % LARGE
        return (31 * mixed + 128 * state.mammoth + state.tortoise + 255 * step_of(top)) % LARGE

    def worthwhile(self, state: core.State, f: i64, choices: vec[i64]) -> vec[i64]:
        """Of many fields only those that are nearest to the cave, or to own rescuers' ways."""
        assert isinstance(state, State), "a state of Comet"
        step = step_of(f)
        if len(choices) <= TARGETS or (step != TARGET and step != LANDING and step != PUT):
            return choices
        far = FAR[0 if state.board is BOARDS[0] else 1]
        p = seat_of(f)
        looks: list[tuple[int, int]] = []
        for action in choices:
            field = action - TO
            look = far[field]
            if step == PUT:
                look = 100
                for k in range(i64(RESCUERS)):
                    here = state.field(p, k)
                    if here >= 0 and far[field] < far[here]:
                        near = state.board.near_low[here] & LOW[field]
                        near |= state.board.near_high[here] & HIGH[field]
                        if near:
                            look = min(look, far[field])
            looks.append((int(look), int(action)))
        looks.sort()
        out: vec[i64] = vec[i64](capacity=TARGETS)
        for _, action in looks[:TARGETS]:
            out = append(out, action)
        return out


def nearest(ways: i64) -> i64:
    """The rescuer with the shortest way that is not crossed out; -1 if there is none."""
    found: i64 = -1
    least: i64 = 127
    for k in range(i64(RESCUERS)):
        n = (ways >> (8 * k)) & 255
        if 0 < n < least:
            least = n
            found = k
    return found


def evaluation() -> Comet:
    """The evaluation of Comet."""
    return Comet(WEIGHTS)
