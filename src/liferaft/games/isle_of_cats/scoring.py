"""The final scoring of The Isle of Cats: rats, rooms, families, treasures, lessons."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.bits import count, lowest
from liferaft.games.isle_of_cats.box import (
    AT_LEAST,
    BEST_COLOUR,
    BEST_SOLO_LESSON,
    CHOSEN_COLOUR,
    COLOUR_POINTS,
    COLOURS,
    EACH_COLOUR,
    EQUAL,
    FAMILY_VALUE,
    FIRST_PUBLIC,
    FIRST_SOLO_LESSON,
    LARGE_FAMILY,
    LESSONS,
    METRICS,
    RARE_POINTS,
    RAT_PENALTY,
    ROOM_PENALTY,
    ROOMS,
    SCORE_PER,
    Lesson,
)
from liferaft.games.isle_of_cats.cards import LESSONS as LESSON_CARDS
from liferaft.games.isle_of_cats.cards import OWN, PUBLIC, card_at, pile_of
from liferaft.games.isle_of_cats.table import Table
from liferaft.games.isle_of_cats.tally import Tally

CATS: Final[i64] = METRICS.index("cats")
CATS_OF_COLOUR: Final[i64] = METRICS.index("cats_of_colour")
CATS_ON_EDGE: Final[i64] = METRICS.index("cats_on_edge")
CATS_OF_COLOUR_ON_EDGE: Final[i64] = METRICS.index("cats_of_colour_on_edge")
LONELY_CATS: Final[i64] = METRICS.index("lonely_cats")
LONELY_OF_COLOUR: Final[i64] = METRICS.index("lonely_cats_of_colour")
OSHAX: Final[i64] = METRICS.index("oshax")
TREASURES: Final[i64] = METRICS.index("treasures")
COMMONS: Final[i64] = METRICS.index("common_treasures")
RARES: Final[i64] = METRICS.index("rare_treasures")
TREASURES_TOUCHING: Final[i64] = METRICS.index("treasures_touching_colour")
VISIBLE_RATS: Final[i64] = METRICS.index("visible_rats")
OPEN_MAPS: Final[i64] = METRICS.index("uncovered_maps")
COVERED_MAPS: Final[i64] = METRICS.index("covered_maps")
PRIVATE_LESSONS: Final[i64] = METRICS.index("private_lessons")
BASKETS: Final[i64] = METRICS.index("permanent_baskets")
FISH: Final[i64] = METRICS.index("fish")
PLACE: Final[i64] = METRICS.index("turn_order_position")
EMPTY_EDGE: Final[i64] = METRICS.index("empty_edge_cells")
EMPTY_MIDDLE: Final[i64] = METRICS.index("empty_middle_row_cells")
FILLED_ROOMS: Final[i64] = METRICS.index("filled_rooms")
ROOMS_FULL: Final[i64] = METRICS.index("rooms_full")
ROOMS_EMPTY: Final[i64] = METRICS.index("rooms_empty")
FAMILIES: Final[i64] = METRICS.index("families")
LARGEST: Final[i64] = METRICS.index("largest_family")
HAS_LARGEST: Final[i64] = METRICS.index("has_largest_family")
CATS_OVER: Final[i64] = METRICS.index("cats_over")
NOT_TOUCHING_TREASURE: Final[i64] = METRICS.index("cats_not_touching_treasure")
COLOURS_OFF_EDGE: Final[i64] = METRICS.index("colours_without_cat_on_edge")
COLOURS_OFF_TREASURE: Final[i64] = METRICS.index("colours_without_cat_touching_treasure")
COLOURS_OFF_RAT: Final[i64] = METRICS.index("colours_without_cat_touching_visible_rat")


class Scoring:
    """All boats of a table, counted once, and what every card makes of them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tallies = [Tally(boat) for boat in table.boats]

    # IOC-13: the sum

    def total(self, p: i64) -> i64:
        """IOC-13.7: everything together; IOC-13.8: it may be negative, hands count nothing."""
        return self.on_boat(p) + self.of_public(p) + self.of_private(p)

    def on_boat(self, p: i64) -> i64:
        """Rats, rooms, families and rare treasures: what everybody can see on a boat."""
        tally = self.tallies[p]
        return self.of_rats(p) + self.of_rooms(p) + tally.all_families() + self.of_rares(p)

    def of_rats(self, p: i64) -> i64:
        """IOC-13.1: a point less for each visible rat."""
        return -RAT_PENALTY * self.tallies[p].rats()

    def of_rooms(self, p: i64) -> i64:
        """IOC-13.2: five points less for each room that is not full."""
        return -ROOM_PENALTY * (ROOMS - self.tallies[p].full_rooms())

    def of_rares(self, p: i64) -> i64:
        """IOC-13.4: three points for each; IOC-15.5: none in the family mode."""
        if self.table.variant.family:
            return 0
        return RARE_POINTS * count(self.tallies[p].rares)

    def of_private(self, p: i64) -> i64:
        """IOC-13.5: the private lessons of a seat."""
        points: i64 = 0
        lessons = self.table.piles.words[3 * pile_of(p, OWN) + LESSON_CARDS]
        while lessons:
            points += self.lesson(card_at(LESSON_CARDS, lowest(lessons)), p)
            lessons &= lessons - 1
        return points

    def of_public(self, p: i64) -> i64:
        """IOC-13.6: every public lesson counts for every seat; IOC-14.9: half of it when solo."""
        points: i64 = 0
        lessons = self.table.piles.words[3 * PUBLIC + LESSON_CARDS]
        while lessons:
            points += self.public_lesson(card_at(LESSON_CARDS, lowest(lessons)), p)
            lessons &= lessons - 1
        return points

    def public_lesson(self, card: i64, p: i64) -> i64:
        """IOC-14.9: a lone player gets only half, rounded up."""
        points = self.lesson(card, p)
        return (points + 1) // 2 if self.table.variant.solo else points

    # The sister

    def sister(self) -> i64:
        """IOC-14.10: points for the cats by the colours revealed, and for her lessons."""
        points: i64 = 0
        for n in range(i64(COLOURS)):
            colour = ((self.table.colours >> (4 * n)) & 15) - 1
            if colour >= 0:
                points += COLOUR_POINTS[n] * count(self.tallies[0].of_colour[colour])
        for won in self.sister_lessons():
            points += won
        return points

    def sister_lessons(self) -> vec[i64]:
        """IOC-14.10: the points of her lessons; card 204 repeats the best other one."""
        out: vec[i64] = vec[i64]()
        best: i64 = 0
        again: i64 = -1
        lessons = self.table.sister_lessons
        while lessons:
            card = FIRST_SOLO_LESSON + lowest(lessons)
            lessons &= lessons - 1
            rule = LESSONS[card]
            assert rule is not None, f"card {card} is no lesson"
            if rule.kind == BEST_SOLO_LESSON:
                again = i64(len(out))
                out = append(out, 0)
            else:
                points = self.lesson(card, 0)
                best = max(best, points)
                out = append(out, points)
        if again >= 0:
            out[again] = best
        return out

    # Lessons

    def lesson(self, card: i64, p: i64) -> i64:
        """The points that a lesson gives a seat, as things stand."""
        rule = LESSONS[card]
        assert rule is not None, f"card {card} is no lesson"
        if rule.kind == FAMILY_VALUE:
            return self.tallies[p].family_value(rule.rank)  # IOC-13.9: 141
        colour = rule.colour
        if colour == CHOSEN_COLOUR:
            colour = ((self.table.marks >> (4 * (card - FIRST_PUBLIC))) & 15) - 1
            if colour < 0:
                return 0  # IOC-5.3: no colour has been named yet
        if colour == BEST_COLOUR:
            return self.best_colour(rule, p)
        if colour == EACH_COLOUR:
            for each in range(i64(COLOURS)):
                if not self.points(rule, p, each):
                    return 0
            return rule.points
        return self.points(rule, p, colour)

    def best_colour(self, rule: Lesson, p: i64) -> i64:
        """IOC-13.9, 117: the colour that gives most."""
        best: i64 = 0
        for colour in range(i64(COLOURS)):
            best = max(best, self.points(rule, p, colour))
        return best

    def points(self, rule: Lesson, p: i64, colour: i64) -> i64:
        """The points of a lesson for one colour, or for none in particular."""
        value = self.metric(rule, p, colour)
        if rule.kind == SCORE_PER:
            return rule.points * (value // rule.group)
        if rule.op == EQUAL:
            holds = value == rule.value
        elif rule.op == AT_LEAST:
            holds = value >= rule.value
        else:
            holds = value <= rule.value
        return rule.points if holds else 0

    def metric(self, rule: Lesson, p: i64, colour: i64) -> i64:
        """What a lesson counts for a seat."""
        metric = rule.metric
        tally = self.tallies[p]
        if metric == CATS:
            return count(tally.cats)
        if metric == CATS_OF_COLOUR:
            return count(tally.of_colour[colour])
        if metric == CATS_ON_EDGE:
            return count(tally.cats & tally.on_edge)
        if metric == CATS_OF_COLOUR_ON_EDGE:
            return count(tally.of_colour[colour] & tally.on_edge)
        if metric == LONELY_CATS:
            return count(tally.lonely)
        if metric == LONELY_OF_COLOUR:
            return count(tally.lonely & tally.of_colour[colour])
        if metric == OSHAX:
            return count(tally.oshax)
        if metric == TREASURES:
            return count(tally.commons | tally.rares)
        if metric == COMMONS:
            return count(tally.commons)
        if metric == RARES:
            return count(tally.rares)
        if metric == TREASURES_TOUCHING:
            treasures = tally.commons | tally.rares
            return count(tally.touching(treasures, tally.of_colour[colour]))
        if metric == VISIBLE_RATS:
            return tally.rats()
        if metric == OPEN_MAPS:
            return tally.open_maps()
        if metric == COVERED_MAPS:
            return COLOURS - tally.open_maps()
        if metric == FILLED_ROOMS:
            return tally.full_rooms()
        if metric == EMPTY_EDGE:
            return tally.empty_edge()
        if metric == EMPTY_MIDDLE:
            return tally.empty_middle()
        if metric == CATS_OVER:
            return max(i64(0), count(tally.cats) - rule.least)
        if metric == NOT_TOUCHING_TREASURE:
            treasures = tally.commons | tally.rares
            return count(tally.cats & ~tally.touching(tally.cats, treasures))
        return self.other_metric(rule, p)

    def other_metric(self, rule: Lesson, p: i64) -> i64:
        """What a lesson counts in rooms, families, colours, or beside the boat."""
        metric = rule.metric
        table = self.table
        tally = self.tallies[p]
        if metric == PRIVATE_LESSONS:  # IOC-13.9: 126, 133, 147 count themselves if private
            return count(table.piles.words[3 * pile_of(p, OWN) + LESSON_CARDS])
        if metric == BASKETS:
            return table.ready[p] + table.used[p]
        if metric == FISH:
            return table.fish[p]
        if metric == PLACE:
            for place in range(i64(len(table.order))):
                if table.order[place] == p:
                    return place + 1
        if metric == ROOMS_FULL or metric == ROOMS_EMPTY:
            for room in rule.rooms:
                if not (tally.is_full(room) if metric == ROOMS_FULL else tally.is_empty(room)):
                    return 0
            return 1
        if metric == FAMILIES:
            families: i64 = 0
            for cats in tally.families:
                if cats >= rule.least:
                    families += 1
            return families
        if metric == LARGEST:
            return tally.largest()
        if metric == HAS_LARGEST:
            return self.has_largest(p)
        return self.colours_without(metric, tally)

    def has_largest(self, p: i64) -> i64:
        """IOC-13.9, 121: nobody has a larger family, ties count; IOC-14.9: seven cats when solo."""
        own = self.tallies[p].largest()
        if self.table.variant.solo:
            return 1 if own >= LARGE_FAMILY else 0
        if not own:
            return 0
        for other in self.tallies:
            if other.largest() > own:
                return 0
        return 1

    def colours_without(self, metric: i64, tally: Tally) -> i64:
        """How many colours have no cat that touches the edge, a treasure or a visible rat."""
        if metric == COLOURS_OFF_EDGE:
            near = tally.on_edge
        elif metric == COLOURS_OFF_RAT:
            near = tally.near_rat
        else:
            assert metric == COLOURS_OFF_TREASURE, f"nothing counts metric {metric}"
            near = tally.touching(tally.cats, tally.commons | tally.rares)
        colours: i64 = 0
        for colour in range(i64(COLOURS)):
            if not tally.of_colour[colour] & near:
                colours += 1
        return colours
