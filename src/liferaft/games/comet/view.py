"""What a seat sees of Comet, as plain data."""

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, members, numbers
from liferaft.core.game import View
from liferaft.games.comet.box import (
    GOLD,
    GOLD_CARDS,
    NO_HERO,
    RESCUERS,
    SILVER,
    SILVER_CARDS,
    SYMBOL_COUNT,
    TERRAIN_COUNT,
)
from liferaft.games.comet.piles import Piles
from liferaft.games.comet.scoring import abilities, of_hero, printed, total
from liferaft.games.comet.table import HAND, KNOWN, OLD, RESCUED, TURNED, size
from liferaft.games.comet.tables import HERO, MAIN, PHASES, RESULTS, STEPS


def cards_of(once: i64, twice: i64, gold: i64) -> list[int]:
    """The cards of a bundle, ascending, copies one by one."""
    cards: list[int] = [SILVER_CARDS[i] for i in members(once)]
    cards += [SILVER_CARDS[i] for i in members(twice)]
    cards += [GOLD_CARDS[i] for i in members(gold)]
    return sorted(cards)


def seen_by(table: Piles, seat: int) -> View:
    """Everything that is public, and of the hidden things those of the seat."""
    f = table.agenda[-1] if len(table.agenda) else i64(0)
    step = step_of(f)
    asked = table.asked()
    turn = table.turn
    drafting = not table.over and step == HERO
    hatching = not drafting and table.laid_slot(turn) >= 0
    return {
        "game": table.game.name,
        "seat": seat,
        "seats": table.seats,
        "options": dict(table.variant.values),
        "solo": table.variant.solo,
        "side": table.board.side,
        "phase": PHASES[table.phase],
        "first": table.first,
        "turn": turn,
        "turns": table.turns,
        "idle": {"rests": idle(table, table.busy), "turns": idle(table, table.drew)},
        "mammoth": table.mammoth,
        "tortoise": table.tortoise,
        "pile": table.pile,
        "stack": table.stack,
        "old": old_cards(table),
        "display": cards_of(0, 0, table.display),
        "gold_pile": size(table.gold_pile),
        "silver_discards": numbers(table.silver_discards),
        "gold_discards": numbers(table.gold_discards),
        "fresh": [*fresh(table, SILVER), *fresh(table, GOLD)],
        "pool": [(table.pool >> (8 * symbol)) & 255 for symbol in range(SYMBOL_COUNT)],
        "extras": table.extras,
        "hatches": table.hatches,
        "lowered": table.lowered,
        "distance": table.distance(turn) if hatching else 0,
        "placed": members(table.placed),
        "skips": [members((table.skips >> (TERRAIN_COUNT * k)) & 31) for k in range(RESCUERS)],
        "places": [seen_seat(table, p, seat) for p in range(table.seats)],
        "step": "" if table.over else STEPS.names[step],
        "asked": asked,
        "about": (asked[0] if asked else 0) if drafting else seat_of(f),
        "thing": thing_of(f),
        "over": table.over,
        "result": RESULTS[table.result],
    }


def idle(table: Piles, last: i64) -> int:
    """COM-8.5: how many turns have gone by since the *last* one that counted; the clock stops."""
    return max(0, table.turns - 1 - last) if table.phase == MAIN else 0


def fresh(table: Piles, deck: i64) -> list[int]:
    """The cards of a discard pile that came in this turn, bottom to top."""
    pile: vec[i64] = table.discards(deck)
    n = table.gold_fresh if deck else table.silver_fresh
    return numbers(pile[i64(len(pile)) - n :])


def old_cards(table: Piles) -> list[int]:
    """The cards that were hidden in hands before the last shuffle and still are."""
    cards: list[int] = []
    for p in range(table.seats):
        at = table.at(p, OLD)
        cards += cards_of(table.words[at], table.words[at + 1], 0)
    return sorted(cards)


def seen_seat(table: Piles, p: i64, seat: int) -> View:
    """One seat's things: its own hand, and what is public of everybody."""
    words = table.words
    hand, known, old = table.at(p, HAND), table.at(p, KNOWN), table.at(p, OLD)
    hero = table.hero(p)
    out: View = {
        "hero": -1 if hero == NO_HERO else hero,
        "hero_turned": table.hero_turned(p),
        "rescuers": [table.field(p, k) for k in range(RESCUERS)],
        "slots": [table.in_slot(p, k) for k in range(RESCUERS)],
        "rescued": seen_rescued(table, p),
        "silver": size(words[hand]) + size(words[hand + 1]),
        "gold": size(words[hand + 2]),
        "known": cards_of(words[known], words[known + 1], words[hand + 2]),
        "old": size(words[old]) + size(words[old + 1]),
        "limit": table.limit(p),
        "out": bool(table.out & BIT[p]),
        "skipped": bool(table.skipped & BIT[p]),
        "points": {
            "printed": printed(table, p),
            "scores": abilities(table, p),
            "hero": of_hero(table, p),
            "total": total(table, p),
        },
    }
    if p == seat:
        out["hand"] = cards_of(words[hand], words[hand + 1], words[hand + 2])
        out["hand_old"] = cards_of(words[old], words[old + 1], 0)
        drafting = hero == NO_HERO
        out["offered"] = [table.offered(p, n) for n in range(2)] if drafting else []
        if drafting and table.chosen(p):
            out["hero"] = table.offered(p, table.chosen(p) - 1)  # in secret
    return out


def seen_rescued(table: Piles, p: i64) -> list[View]:
    """COM-4.6: the rescued animals, the ready ones of a kind before the turned ones."""
    words = table.words
    at, turned = table.at(p, RESCUED), table.at(p, TURNED)
    down = cards_of(words[turned], words[turned + 1], words[turned + 2])
    out: list[View] = []
    cards = cards_of(words[at], words[at + 1], words[at + 2])
    for i in range(len(cards)):
        left = cards[i:].count(cards[i])
        out.append({"card": cards[i], "turned": left <= down.count(cards[i])})
    return out
