"""A boat of The Isle of Cats at a glance: where a tile lies best, without laying it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.bots.plan.isle_of_cats.customs import Custom
from liferaft.core.bits import BIT, count, lowest
from liferaft.games.isle_of_cats.boat import cells_of, colour_of, placement_of, shape_of
from liferaft.games.isle_of_cats.box import (
    CHOSEN_COLOUR,
    COLOURS,
    COMMON,
    EACH_COLOUR,
    EQUAL,
    FIRST_PUBLIC,
    LESSONS,
    RARE,
    RARE_POINTS,
    ROOM_PENALTY,
    ROOM_SIZES,
    ROOMS,
    SCORE_PER,
    Lesson,
)
from liferaft.games.isle_of_cats.cards import LESSONS as LESSON_CARDS
from liferaft.games.isle_of_cats.cards import OWN, PUBLIC, card_at, pile_of
from liferaft.games.isle_of_cats.rules import State
from liferaft.games.isle_of_cats.scoring import (
    CATS_OF_COLOUR,
    CATS_OF_COLOUR_ON_EDGE,
    CATS_ON_EDGE,
    COMMONS,
    EMPTY_EDGE,
    EMPTY_MIDDLE,
    LONELY_CATS,
    LONELY_OF_COLOUR,
    OPEN_MAPS,
    RARES,
    ROOMS_EMPTY,
    ROOMS_FULL,
    TREASURES,
    VISIBLE_RATS,
)
from liferaft.games.isle_of_cats.shapes import (
    CELLS,
    EDGE,
    MAP,
    MIDDLE,
    NEIGHBOURS,
    OFFSETS,
    OUTLINE,
    OUTSIDE,
    RAT,
    ROOM,
    SPAN,
    WAYS,
    WORDS,
)
from liferaft.games.isle_of_cats.tally import Tally, family_points

TILES: Final = 192  # numbers of tiles: 32 × colour + shape
NOWHERE: Final = -1000.0  # worth less than any place
GROUPS: Final = 63  # cats of a colour that touch, at most; a boat has room for fewer
RATS_TO_COVER: Final = 12.0  # what a lesson about all of them usually still takes
EDGE_TO_COVER: Final = 20.0
MIDDLE_TO_COVER: Final = 12.0
AT_THE_EDGE: Final = 0.2  # cats that a cell at the edge brings there
REACHES_EDGE: Final = 0.5  # how likely a cat gets there


def _rooms() -> list[i64]:
    out: list[i64] = [-1] * CELLS
    for cell in range(CELLS):
        for room in range(ROOMS):
            if ROOM[5 * room + cell // SPAN] & BIT[cell % SPAN]:
                out[cell] = room
    return out


ROOM_AT: Final[vec[i64]] = vec[i64](_rooms())  # by cell: its room; -1: none
SIZES: Final[vec[i64]] = vec[i64]([i64(n) for n in ROOM_SIZES])


class Taste:
    """What the lessons of a seat make of cells, colours and treasures."""

    def __init__(self, state: State, p: i64, tally: Tally, custom: Custom) -> None:
        self.rat: float = custom.rat
        self.edge: float = 0.0
        self.middle: float = 0.0
        self.map: float = 0.0  # to cover any map
        self.room: vec[float] = vec[float]([0.0] * ROOMS)
        self.colour: vec[float] = vec[float]([0.0] * COLOURS)
        self.common: float = 0.0
        self.rare: float = float(RARE_POINTS)
        self.lonely: vec[float] = vec[float]([0.0] * COLOURS)  # a cat that touches none of its own
        lessons = lessons_of(state, p)
        while lessons:
            card = card_at(LESSON_CARDS, lowest(lessons))
            lessons &= lessons - 1
            rule = LESSONS[card]
            assert rule is not None, f"card {card} is no lesson"
            self.heed(state, tally, card, rule, custom.liking)

    def heed(self, state: State, tally: Tally, card: i64, rule: Lesson, liking: float) -> None:
        """Learn what a lesson asks for."""
        metric = rule.metric
        points = float(rule.points)
        per = rule.kind == SCORE_PER
        if metric == VISIBLE_RATS:
            if per:
                self.rat -= points
            elif tally.rats() > rule.value:
                self.rat += liking * points / RATS_TO_COVER
            else:
                self.rat -= points
        elif metric == EMPTY_EDGE:
            self.edge += liking * points / EDGE_TO_COVER
        elif metric == EMPTY_MIDDLE:
            self.middle += liking * points / MIDDLE_TO_COVER
        elif metric == OPEN_MAPS:
            self.map -= points
        elif metric == CATS_ON_EDGE:
            self.edge += AT_THE_EDGE * points
        elif metric == ROOMS_EMPTY or metric == ROOMS_FULL:
            self.heed_rooms(tally, rule, metric == ROOMS_FULL, points, liking)
        elif metric == COMMONS or metric == TREASURES:
            if per:
                self.common += points
        elif metric == RARES:
            self.rare += points
        else:
            self.heed_colours(state, tally, card, rule, liking)

    def heed_rooms(
        self, tally: Tally, rule: Lesson, full: bool, points: float, liking: float
    ) -> None:
        """Rooms that shall be full, or empty."""
        for room in rule.rooms:
            if full:
                self.room[room] += liking * points / float(SIZES[room])
            elif tally.is_empty(room):
                self.room[room] -= liking * points

    def heed_colours(
        self, state: State, tally: Tally, card: i64, rule: Lesson, liking: float
    ) -> None:
        """Lessons about cats of a colour."""
        metric = rule.metric
        points = float(rule.points)
        per = rule.kind == SCORE_PER
        colour = rule.colour
        if colour == CHOSEN_COLOUR:
            colour = ((state.marks >> (4 * (card - FIRST_PUBLIC))) & 15) - 1
            if colour < 0:
                return
        for each in range(i64(COLOURS)):
            if colour != EACH_COLOUR and colour != each and metric != LONELY_CATS:
                continue
            cats = count(tally.of_colour[each])
            if metric == CATS_OF_COLOUR:
                if per:
                    self.colour[each] += points
                elif cats < rule.value:
                    share = float(COLOURS) if colour == EACH_COLOUR else 1.0
                    self.colour[each] += liking * points / share / float(rule.value - cats + 1)
                elif cats == rule.value and rule.op == EQUAL:
                    self.colour[each] -= points
            elif metric == CATS_OF_COLOUR_ON_EDGE:
                if per:
                    self.colour[each] += REACHES_EDGE * points
            elif metric == LONELY_CATS or metric == LONELY_OF_COLOUR:
                self.lonely[each] += points


class Look:
    """What covering each cell is worth, and which cats wait beside it."""

    def __init__(self, state: State, p: i64, tally: Tally, custom: Custom) -> None:
        self.boat = tally.boat
        self.lessons: i64 = lessons_of(state, p)
        self.marks: i64 = state.marks  # the colours named for them
        self.taste = Taste(state, p, tally, custom)
        self.custom = custom
        self.worth: vec[float] = vec[float]([0.0] * CELLS)  # by cell
        self.kin: vec[i64] = vec[i64]([0] * (COLOURS * CELLS))  # by colour and cell: groups beside
        self.groups: vec[i64] = vec[i64]([0] * GROUPS)  # by group: how many cats
        self.seen: vec[i64] = vec[i64]([0] * TILES)  # by tile: 1 if it was looked for; 2: anywhere
        self.place: vec[i64] = vec[i64]([-1] * TILES)  # by tile: where it lies best
        self.value: vec[float] = vec[float]([NOWHERE] * TILES)  # and what that is worth
        self.weigh_cells(tally)
        self.find_kin(tally)

    def weigh_cells(self, tally: Tally) -> None:
        """What covering a cell is worth for its rat, its room and its sides."""
        boat = self.boat
        custom = self.custom
        taste = self.taste
        rooms: vec[float] = vec[float]([0.0] * ROOMS)
        for room in range(i64(ROOMS)):
            size = float(SIZES[room])
            share = 1.0 - float(tally.open_cells(ROOM, 5 * room)) / size
            rooms[room] = taste.room[room] + float(ROOM_PENALTY) / size * (
                custom.room + custom.fuller * share
            )
        rats = 5 * boat.kind
        for word in range(i64(WORDS)):
            free = OUTLINE[word] & ~boat.covered[word]
            while free:
                bit = free & -free
                cell = SPAN * word + lowest(free)
                free &= free - 1
                worth = rooms[ROOM_AT[cell]] if ROOM_AT[cell] >= 0 else 0.0
                if RAT[rats + word] & bit:
                    worth += taste.rat
                if EDGE[word] & bit:
                    worth += taste.edge
                if MIDDLE[word] & bit:
                    worth += taste.middle
                for side in range(i64(4)):
                    there = NEIGHBOURS[4 * cell + side]
                    if there == OUTSIDE or boat.covered[there // SPAN] & BIT[there % SPAN]:
                        worth += custom.snug
                self.worth[cell] = worth
        if taste.map:
            for colour in range(i64(COLOURS)):
                self.worth[MAP[5 * boat.kind + colour]] += taste.map

    def find_kin(self, tally: Tally) -> None:
        """Which groups of cats lie beside a cell."""
        group: i64 = 0
        for colour in range(i64(COLOURS)):
            alike = tally.of_colour[colour]
            while alike:
                cats = tally.group(lowest(alike), alike)
                alike &= ~cats
                self.groups[group] = count(cats)
                while cats:
                    laid = self.boat.tiles[lowest(cats)]
                    cats &= cats - 1
                    for cell in cells_of(shape_of(laid), placement_of(laid)):
                        for side in range(i64(4)):
                            there = NEIGHBOURS[4 * cell + side]
                            if there != OUTSIDE:
                                self.kin[CELLS * colour + there] |= BIT[group]
                group += 1

    def of_kin(self, groups: i64, colour: i64) -> float:
        """What a cat gains beside these groups of its colour."""
        if not groups:
            return self.custom.alone + self.taste.lonely[colour]
        cats: i64 = 1
        before = 0.0
        while groups:
            size = self.groups[lowest(groups)]
            groups &= groups - 1
            cats += size
            before += self.of_family(size, colour)
        return self.of_family(cats, colour) - before

    def of_family(self, cats: i64, colour: i64) -> float:
        """What so many cats that touch are worth."""
        if cats == 1:
            return self.custom.alone + self.taste.lonely[colour]
        return self.custom.pair if cats == 2 else float(family_points(cats))

    def search(self, tile: i64, anywhere: bool) -> None:
        """Find the best place of a tile."""
        self.value[tile] = NOWHERE
        for place in self.boat.list_places(vec[i64](), 0, shape_of(tile), anywhere):
            value = self.of_place(tile, place)
            if value > self.value[tile]:
                self.value[tile] = value
                self.place[tile] = place

    def of_place(self, tile: i64, place: i64) -> float:
        """What a tile is worth at a place."""
        shape = shape_of(tile)
        anchor = place % CELLS
        i = 7 * (WAYS * shape + place // CELLS)
        if shape >= COMMON:
            value = self.taste.rare if shape >= RARE else self.taste.common
            while OFFSETS[i] != OUTSIDE:
                value += self.worth[anchor + OFFSETS[i]]
                i += 1
            return value
        colour = colour_of(tile)
        value = self.taste.colour[colour]
        goal = MAP[5 * self.boat.kind + colour]
        groups: i64 = 0
        while OFFSETS[i] != OUTSIDE:
            cell = anchor + OFFSETS[i]
            value += self.worth[cell]
            groups |= self.kin[CELLS * colour + cell]
            if cell == goal:
                value += self.custom.map
            i += 1
        return value + self.of_kin(groups, colour)

    def best_places(self, tile: i64, anywhere: bool, most: i64) -> vec[i64]:
        """The places of a tile that look best, at most so many."""
        found: list[tuple[float, int]] = []
        for place in self.boat.list_places(vec[i64](), 0, shape_of(tile), anywhere):
            found.append((-self.of_place(tile, place), int(place)))
        found.sort()
        out: vec[i64] = vec[i64](capacity=most)
        for _, best in found[:most]:
            out = append(out, best)
        return out

    def best(self, tile: i64, anywhere: bool) -> float:
        """What the best place of a tile is worth; NOWHERE if it has none."""
        mark: i64 = 2 if anywhere else 1
        if self.seen[tile] != mark:
            self.seen[tile] = mark
            self.search(tile, anywhere)
        return self.value[tile]


def lessons_of(state: State, p: i64) -> i64:
    """The lessons that a seat heeds, as a number."""
    words = state.piles.words
    return words[3 * pile_of(p, OWN) + LESSON_CARDS] | words[3 * PUBLIC + LESSON_CARDS]
