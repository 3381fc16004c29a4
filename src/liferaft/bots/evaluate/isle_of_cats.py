"""What a position of The Isle of Cats is worth: the boat, lessons, cards, fish and baskets."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.evaluate.base import Evaluation, chance
from liferaft.core import game as core
from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, count, lowest
from liferaft.games.isle_of_cats.boat import Boat, cells_of, colour_of, placement_of, shape_of
from liferaft.games.isle_of_cats.box import (
    BASKET,
    COMMON,
    COST,
    DAYS,
    EFFECT,
    FAMILY_CARDS,
    GAIN_BASKET,
    LEFT_PRICE,
    LESSONS,
    NO_COLOUR,
    OSHAX_CARD,
    PRIVATE_LESSON,
    PUBLIC_LESSON,
    RESCUE_CARD,
    ROOM_PENALTY,
    ROOM_SIZES,
    ROOMS,
    SCORE_IF,
    SPEED,
    TREASURE_CARD,
    TYPE,
)
from liferaft.games.isle_of_cats.cards import CHOSEN, HAND, KEPT, LAID, PICKED, card_at, pile_of
from liferaft.games.isle_of_cats.cards import RESCUES as RESCUE_WORD
from liferaft.games.isle_of_cats.legal import BROKEN_BASKETS, WHOLE_BASKETS
from liferaft.games.isle_of_cats.rules import State
from liferaft.games.isle_of_cats.scoring import Scoring
from liferaft.games.isle_of_cats.shapes import (
    CELLS,
    MAP,
    NEIGHBOURS,
    OUTSIDE,
    RAT,
    ROOM,
    SPAN,
    WORDS,
)
from liferaft.games.isle_of_cats.table import Table
from liferaft.games.isle_of_cats.tables import (
    CHOOSE,
    DRAFT,
    FIND,
    HOME,
    PAY,
    PICK,
    PLACE,
    PLACE_AT,
    RESCUE,
    RESCUES,
    REVEAL,
    USE,
    WINDOW,
)
from liferaft.games.isle_of_cats.tables import (
    LESSONS as KEEP_LESSONS,
)
from liferaft.games.isle_of_cats.tally import Tally

WEIGHTS: Final[dict[str, float]] = {
    "boat": 1.0,  # IOC-13: rats, rooms, families and rare treasures as they stand
    "lessons": 0.9,  # IOC-13.5, IOC-13.6: private and public lessons as they stand
    "rooms": 0.7,  # points that rooms cost, by the share of them that is covered already
    "pairs": 1.6,  # cats of a colour that touch, too few for a family yet
    "rescues": 3.0,  # cats that can still be rescued today
    "cards": 1.0,  # cards in the hand, each with what it usually brings
    "fish": 0.3,  # fish for the days to come
    "baskets": 2.5,  # permanent baskets, by day to come
    "rough": -0.04,  # free cells beside tiles: the fewer, the better tiles will fit
}

PLACES: Final = 28  # for a tile, that are thought about
KEPT_BOATS: Final = 4000
CAT_PRICE: Final = 4  # fish that a cat costs on average


def _usual() -> list[float]:
    """By card: the points that it usually brings to a hand."""
    out = [0.0] * (FAMILY_CARDS + 1)
    for card in range(1, FAMILY_CARDS + 1):
        kind = TYPE[card]
        if kind == OSHAX_CARD:
            out[card] = 9.0
        elif kind == RESCUE_CARD:
            out[card] = (0.2, 1.6, 4.2)[BASKET[card]] + 0.15 * float(SPEED[card])
        elif kind == TREASURE_CARD:
            out[card] = 3.5 if COST[card] == 2 else 2.0
        elif kind == PUBLIC_LESSON:
            out[card] = 1.5
        elif kind == PRIVATE_LESSON:
            out[card] = 2.5
        elif EFFECT[card] == GAIN_BASKET:
            out[card] = 3.0
        else:
            out[card] = 0.8
    return out


USUAL: Final[vec[float]] = vec[float](_usual())
ROOM_CELLS: Final[vec[i64]] = vec[i64]([i64(n) for n in ROOM_SIZES])


class Counted(Scoring):
    """A scoring that counts no boat twice."""

    def __init__(self, table: Table, tallies: list[Tally]) -> None:
        self.table = table
        self.tallies = tallies


class Counts:
    """Boats that have been counted: each once, as a boat never changes."""

    def __init__(self) -> None:
        self.known: dict[Boat, Tally] = {}

    def tally(self, boat: Boat) -> Tally:
        """A boat counted."""
        if boat not in self.known:
            if len(self.known) > KEPT_BOATS:
                self.known = {}
            self.known[boat] = Tally(boat)
        return self.known[boat]

    def scoring(self, table: Table) -> Counted:
        """All boats of a table counted."""
        return Counted(table, [self.tally(boat) for boat in table.boats])


class IsleOfCats(Evaluation):
    """The final scoring as it stands, and what boat and hand will add to it."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.wide = 6
        self.most = 200
        self.plans = True
        self.counts = Counts()

    def amounts(self, state: core.State, seat: i64) -> vec[float]:
        """The terms of WEIGHTS for a seat."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        scoring = self.counts.scoring(state)
        tally = scoring.tallies[seat]
        ahead = float(DAYS - state.day)
        out: vec[float] = vec[float](capacity=9)
        out = append(out, float(scoring.on_boat(seat)))
        out = append(out, float(scoring.of_private(seat) + scoring.of_public(seat)))
        out = append(out, self.of_rooms(tally))
        out = append(out, self.of_pairs(tally))
        out = append(out, float(self.rescues(state, seat)))
        out = append(out, self.of_cards(state, scoring, seat))
        out = append(out, float(state.fish[seat]) if ahead else 0.1 * float(state.fish[seat]))
        out = append(out, float(state.ready[seat] + state.used[seat]) * ahead)
        return append(out, rough(tally.boat))

    def of_rooms(self, tally: Tally) -> float:
        """What rooms cost that are on their way to be full."""
        points = 0.0
        for room in range(i64(ROOMS)):
            empty = tally.open_cells(ROOM, 5 * room)
            if empty:
                share = 1.0 - float(empty) / float(ROOM_CELLS[room])
                points += float(ROOM_PENALTY) * share * share
        return points

    def of_pairs(self, tally: Tally) -> float:
        """Cats that touch another of their colour without being a family."""
        cats = count(tally.cats) - count(tally.lonely)
        for family in tally.families:
            cats -= family
        return float(cats)

    def rescues(self, state: State, seat: i64) -> i64:
        """IOC-6: how many cats a seat can still get today: baskets, fish, and cats for all."""
        if state.passed & BIT[seat] or not rescuing_ahead(state):
            return 0
        words = state.piles.words
        laid = words[3 * pile_of(seat, LAID) + RESCUE_WORD]
        laid |= words[3 * pile_of(seat, CHOSEN) + RESCUE_WORD]
        baskets = (
            state.ready[seat] + count(laid & WHOLE_BASKETS) + count(laid & BROKEN_BASKETS) // 2
        )
        cats = i64(len(state.left)) + i64(len(state.right))
        fish = (state.fish[seat] + CAT_PRICE - LEFT_PRICE) // CAT_PRICE
        return min(baskets, fish, (cats + state.seats - 1) // state.seats + 1)

    def of_cards(self, state: State, scoring: Scoring, seat: i64) -> float:
        """Cards that were paid for, and those that will have to be."""
        points = self.of_pile(state, scoring, seat, pile_of(seat, HAND), False)
        points += self.of_pile(state, scoring, seat, pile_of(seat, KEPT), True)
        return points + self.of_pile(state, scoring, seat, pile_of(seat, PICKED), True)

    def of_pile(self, state: State, scoring: Scoring, seat: i64, pile: i64, unpaid: bool) -> float:
        """What the cards of a pile bring, less what they cost."""
        points = 0.0
        ahead = float(DAYS - state.day)
        for word in range(i64(3)):
            cards = state.piles.words[3 * pile + word]
            while cards:
                card = card_at(word, lowest(cards))
                cards &= cards - 1
                worth = USUAL[card]
                kind = TYPE[card]
                if kind == PRIVATE_LESSON or kind == PUBLIC_LESSON:
                    worth = self.of_lesson(scoring, seat, card, ahead)
                elif kind == RESCUE_CARD and not ahead and not rescuing_ahead(state):
                    worth = 0.0
                elif EFFECT[card] == GAIN_BASKET:
                    worth *= 0.4 * ahead
                if unpaid:
                    worth = max(0.0, worth - 0.5 * float(state.variant.costs[card]))
                points += worth
        return points

    def of_lesson(self, scoring: Scoring, seat: i64, card: i64, ahead: float) -> float:
        """What a lesson will bring: what it does now, and the hope for more."""
        rule = LESSONS[card]
        assert rule is not None, f"card {card} is no lesson"
        now = float(scoring.lesson(card, seat))
        if rule.kind == SCORE_IF:
            share = 0.1 + 0.05 * ahead
            worth = now * 0.7 + (float(rule.points) - now) * share
        else:
            worth = now * (1.0 + 0.15 * ahead) + 0.5 * ahead
        return worth if TYPE[card] == PRIVATE_LESSON else 0.5 * worth

    def spread(self, state: core.State) -> float:
        """A lead counts more, the later the day."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        return 5.0 + 3.0 * float(DAYS - state.day)

    def alone(self, state: core.State) -> float:
        """Points against the sister."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        lead = self.worth(state, 0)
        if state.variant.solo:
            lead -= float(Scoring(state).sister())
        return chance(lead / self.spread(state))

    def moment(self, state: core.State) -> i64:
        """A turn ends with a tile on a boat, or with the day."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        tiles: i64 = 1000 * state.day
        for boat in state.boats:
            tiles += i64(len(boat.tiles))
        return tiles

    def settled(self, state: core.State) -> bool:
        """Whether no tile, card or colour is being chosen."""
        if state.over or not len(state.agenda):
            return True
        step = step_of(state.agenda[-1])
        if step >= state.game.steps.asking or step == RESCUE or step == FIND or step == HOME:
            return True
        if step == DRAFT or step == PAY or step == PICK or step == CHOOSE or step == KEEP_LESSONS:
            return True
        return step == WINDOW

    def likeness(self, state: core.State) -> i64:
        """Rescue cards may be laid down in any order."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        top = state.agenda[-1] if len(state.agenda) else i64(0)
        if step_of(top) != CHOOSE:
            return -1
        return state.piles.words[3 * pile_of(seat_of(top), CHOSEN) + RESCUE_WORD]

    def worthwhile(self, state: core.State, f: i64, choices: vec[i64]) -> vec[i64]:
        """One basket is like another, and of all places only those that look well."""
        assert isinstance(state, State), "a state of The Isle of Cats"
        step = step_of(f)
        if step == PLACE and len(choices) > PLACES:
            return best_places(state.boats[seat_of(f)], thing_of(f) & 255, choices)
        if step != RESCUE:
            return choices
        out: vec[i64] = vec[i64](capacity=i64(len(choices)))
        used = False
        for action in choices:
            if action < USE or action > USE + 2:
                out = append(out, action)
            elif not used:
                used = True
                out = append(out, action)
        return out


def rescuing_ahead(state: State) -> bool:
    """Whether cats will still be rescued today."""
    i = i64(len(state.agenda)) - 1
    while i >= 0:
        step = step_of(state.agenda[i])
        if step == RESCUES or step == REVEAL:
            return True
        i -= 1
    return False


def rough(boat: Boat) -> float:
    """How many free cells touch tiles."""
    cells: i64 = 0
    for i in range(i64(WORDS)):
        cells += count(boat.beside[i])
    return float(cells)


def colours_of(boat: Boat) -> vec[i64]:
    """By cell: 0 if it is free, 1 + the colour of the tile that covers it."""
    out: vec[i64] = vec[i64]([0] * CELLS)
    for laid in boat.tiles:
        for cell in cells_of(shape_of(laid), placement_of(laid)):
            out[cell] = 1 + colour_of(laid)
    return out


def best_places(boat: Boat, tile: i64, choices: vec[i64]) -> vec[i64]:
    """The places that look best at a glance: beside their colour, snug, on rats and maps."""
    colours = colours_of(boat)
    own = 1 + colour_of(tile) if shape_of(tile) < COMMON else i64(2 + NO_COLOUR)
    goal = MAP[5 * boat.kind + colour_of(tile)] if shape_of(tile) < COMMON else OUTSIDE
    looks: list[tuple[int, int]] = []
    for i in range(i64(len(choices))):
        look: i64 = 0
        kin = False
        for cell in cells_of(shape_of(tile), choices[i] - PLACE_AT):
            if RAT[5 * boat.kind + cell // SPAN] & BIT[cell % SPAN]:
                look += 8
            if cell == goal:
                look += 20
            for side in range(i64(4)):
                there = NEIGHBOURS[4 * cell + side]
                if there == OUTSIDE:
                    look += 2
                elif colours[there]:
                    look += 3
                    if colours[there] == own:
                        kin = True
        if kin:
            look += 30
        looks.append((-int(look), int(choices[i])))
    looks.sort()
    out: vec[i64] = vec[i64](capacity=PLACES)
    for _, action in looks[:PLACES]:
        out = append(out, action)
    return out


def evaluation() -> IsleOfCats:
    """The evaluation of The Isle of Cats."""
    return IsleOfCats(WEIGHTS)
