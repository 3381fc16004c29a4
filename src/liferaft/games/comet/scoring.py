"""The final scoring of Comet (COM-8.2): printed points, score abilities, the hero's scoring."""

from mypy_extensions import i64

from liferaft.core.bits import lowest
from liferaft.games.comet.box import (
    COUNT_CARDS,
    COUNT_SETS,
    EGG_COUNT,
    GOLD,
    HERO_SCORE,
    NO_HERO,
    POINTS,
    SCORE_CARDS,
    SCORE_EVERY,
    SCORE_HOW,
    SCORE_OF,
    SCORE_POINTS,
    SCORERS,
    SHOWING,
    SILVER,
    SILVER_ANIMALS,
    TERRAIN_COUNT,
    WITH_EGG,
)
from liferaft.games.comet.table import RESCUED, Table, size


def rescued(table: Table, p: i64, silver: i64, gold: i64) -> i64:
    """How many rescued animals of a seat are in a set, copies counted."""
    at = table.at(p, RESCUED)
    words = table.words
    return size(words[at] & silver) + size(words[at + 1] & silver) + size(words[at + 2] & gold)


def counted(table: Table, p: i64, row: i64) -> i64:
    """COM-9.17: what a scoring counts."""
    if SCORE_HOW[row] == COUNT_CARDS:
        return rescued(table, p, SCORE_CARDS[2 * row], SCORE_CARDS[2 * row + 1])
    if SCORE_HOW[row] == COUNT_SETS:
        fewest = rescued(table, p, WITH_EGG[SILVER], WITH_EGG[GOLD])
        for egg in range(i64(1), i64(EGG_COUNT)):
            n = rescued(table, p, WITH_EGG[2 * egg], WITH_EGG[2 * egg + 1])
            if n < fewest:
                fewest = n
        return fewest
    kinds: i64 = 0
    for terrain in range(i64(TERRAIN_COUNT)):
        if rescued(table, p, SHOWING[2 * terrain], SHOWING[2 * terrain + 1]):
            kinds += 1
    return kinds


def per(table: Table, p: i64, row: i64) -> i64:
    """COM-9.17: so many points for every so many."""
    return counted(table, p, row) // SCORE_EVERY[row] * SCORE_POINTS[row]


def printed(table: Table, p: i64) -> i64:
    """COM-8.2: the printed points; COM-8.3: nothing for animals in slots and cards in hand."""
    at = table.at(p, RESCUED)
    points: i64 = 0
    for word in range(i64(3)):
        left = table.words[at + word]
        first: i64 = SILVER_ANIMALS if word == 2 else 0
        while left:
            points += POINTS[first + lowest(left)]
            left &= left - 1
    return points


def abilities(table: Table, p: i64) -> i64:
    """COM-8.2: what score abilities of rescued animals bring."""
    at = table.at(p, RESCUED)
    points: i64 = 0
    for word in range(i64(3)):
        left = table.words[at + word] & SCORERS[1 if word == 2 else 0]
        first: i64 = SILVER_ANIMALS if word == 2 else 0
        while left:
            points += per(table, p, SCORE_OF[first + lowest(left)])
            left &= left - 1
    return points


def of_hero(table: Table, p: i64) -> i64:
    """COM-8.2: what the hero's scoring brings."""
    hero = table.hero(p)
    return 0 if hero == NO_HERO else per(table, p, HERO_SCORE[hero])


def total(table: Table, p: i64) -> i64:
    """COM-8.2: all rescue points of a seat as things stand."""
    return printed(table, p) + abilities(table, p) + of_hero(table, p)
