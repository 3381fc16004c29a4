"""What a seat cannot see in Comet, dealt anew.

Golden cards come into hands openly, and so do salvaged and kept silver ones: all remember them.
Hidden are the other silver cards in the hands of the others, and which cards are left in the pile
and in the comet stack. When the silver discards are shuffled, all know which cards they are: what
is hidden in a hand then is not among them. In the draft, hidden are also the heroes that
others were offered.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.bits import BIT, nth
from liferaft.games.comet.box import HEROES, NO_HERO
from liferaft.games.comet.table import HAND, HERO, KNOWN, OLD, Table, pick, size


def deal(table: Table, seat: i64) -> None:
    """Everything that a seat cannot see, from what it can: in a clone with luck of its own."""
    if table.old:
        deal_old(table, seat)
    left = table.pile + table.stack
    hidden: vec[i64] = vec[i64](capacity=4)  # by seat: how many cards are dealt to its hand
    for p in range(table.seats):
        hidden = append(hidden, gather(table, p) if p != seat else i64(0))
        left += hidden[p]
    once = size(table.unseen_once)
    for p in range(table.seats):
        hand = table.at(p, HAND)
        for _ in range(hidden[p]):
            n = table.rng.below(left)
            left -= 1
            if n < once:
                bit = pick(table.unseen_once, n)
            else:
                bit = pick(table.unseen_twice, n - once)
            if table.unseen_twice & bit:
                table.unseen_twice &= ~bit
            else:
                table.unseen_once &= ~bit
                once -= 1
            join(table, hand, bit)
    if table.hero(0) == NO_HERO:
        deal_heroes(table, seat)


def join(table: Table, at: i64, bit: i64) -> None:
    """A silver card joins a bundle."""
    if table.words[at] & bit:
        table.words[at + 1] |= bit
    else:
        table.words[at] |= bit


def gather(table: Table, p: i64) -> i64:
    """The hidden cards of a hand, but not the old ones, join the unseen; how many they are."""
    words = table.words
    hand, known, old = table.at(p, HAND), table.at(p, KNOWN), table.at(p, OLD)
    once, twice = table.hidden_once(p), table.hidden_twice(p)
    words[hand] = words[known]
    words[hand + 1] = words[known + 1]
    if words[old]:
        once, twice = without(once, twice, words[old], words[old + 1])
        add_old(table, p)
    both = table.unseen_once & once
    table.unseen_once |= once
    table.unseen_twice |= both | twice
    return size(once) + size(twice)


def without(once: i64, twice: i64, less_once: i64, less_twice: i64) -> tuple[i64, i64]:
    """A bundle of silver cards without another one that is part of it."""
    return (once & ~less_once) | (twice & less_once & ~less_twice), twice & ~less_once


def add_old(table: Table, p: i64) -> None:
    """The old cards of a seat join its hand."""
    words = table.words
    hand, old = table.at(p, HAND), table.at(p, OLD)
    words[hand + 1] |= (words[hand] & words[old]) | words[old + 1]
    words[hand] |= words[old]


def deal_old(table: Table, seat: i64) -> None:
    """Cards hidden in hands since before the last shuffle change places only with each other."""
    words = table.words
    once: i64 = 0
    twice: i64 = 0
    counts: vec[i64] = vec[i64](capacity=4)
    for p in range(table.seats):
        at = table.at(p, OLD)
        n: i64 = 0
        if p != seat:
            n = size(words[at]) + size(words[at + 1])
            twice |= (once & words[at]) | words[at + 1]
            once |= words[at]
        counts = append(counts, n)
    left = size(once) + size(twice)
    for p in range(table.seats):
        if p == seat:
            continue
        take_old(table, p)
        for _ in range(counts[p]):
            n = table.rng.below(left)
            left -= 1
            bit = pick(once, n) if n < size(once) else pick(twice, n - size(once))
            if twice & bit:
                twice &= ~bit
            else:
                once &= ~bit
            join(table, table.at(p, OLD), bit)
        add_old(table, p)


def take_old(table: Table, p: i64) -> None:
    """The old cards of a seat leave its hand."""
    words = table.words
    hand, old = table.at(p, HAND), table.at(p, OLD)
    words[hand], words[hand + 1] = without(words[hand], words[hand + 1], words[old], words[old + 1])
    words[old] = 0
    words[old + 1] = 0


def deal_heroes(table: Table, seat: i64) -> None:
    """In the draft: two other heroes for each of the others, one of them for who has chosen."""
    free: i64 = BIT[HEROES] - 1
    if 0 <= seat < table.seats:
        free &= ~(BIT[table.offered(seat, 0)] | BIT[table.offered(seat, 1)])
    left = size(free)
    for p in range(table.seats):
        if p == seat:
            continue
        one = nth(free, table.rng.below(left))
        free &= ~BIT[one]
        other = nth(free, table.rng.below(left - 1))
        free &= ~BIT[other]
        left -= 2
        chosen = table.chosen(p)
        if chosen:
            chosen = 1 + table.rng.below(2)
        table.words[table.at(p, HERO)] = offer(one, other, chosen)


def offer(one: i64, other: i64, chosen: i64) -> i64:
    """The word of two heroes offered to a seat, the lower one first."""
    if one > other:
        one, other = other, one
    return NO_HERO | (one << 8) | (other << 14) | (chosen << 20)
