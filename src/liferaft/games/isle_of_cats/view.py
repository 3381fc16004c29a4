"""What a seat sees of The Isle of Cats, as plain data."""

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, members, numbers
from liferaft.core.game import View
from liferaft.core.pack import unpacked
from liferaft.games.isle_of_cats.boat import (
    cells_of,
    colour_of,
    placement_of,
    shape_of,
)
from liferaft.games.isle_of_cats.box import (
    COLOURS,
    COMMON_KINDS,
    FIRST_BASKET_CARD,
    FIRST_PUBLIC,
    FIRST_SOLO_LESSON,
    RARE_KINDS,
)
from liferaft.games.isle_of_cats.cards import (
    BURIED,
    CHOSEN,
    DECK,
    DISCARDS,
    DRAWN,
    HAND,
    KEPT,
    LAID,
    OWN,
    PACK,
    PICKED,
    PUBLIC,
    card_at,
    pile_of,
)
from liferaft.games.isle_of_cats.scoring import Scoring
from liferaft.games.isle_of_cats.table import HANDED, LOW_CATS, MEMORY, SEEN, TOSSED, Table
from liferaft.games.isle_of_cats.tables import DRAFT, LESSONS, PAY, RESULTS, STEPS

NOBODY = -1  # whom a question concerns that the others may not know of


def seen_by(table: Table, seat: int) -> View:
    """Everything that is public, and of the hidden things those of the seat."""
    f = table.agenda[-1] if len(table.agenda) else 0
    step = step_of(f)
    asked = table.asked()
    alone = not table.over and step not in (LESSONS, DRAFT, PAY)
    secret = table.window() and seat not in asked  # IOC-10.4: who is asked holds a playable card
    scoring = Scoring(table)
    piles = table.piles
    return {
        "game": table.game.name,
        "seat": seat,
        "seats": table.seats,
        "options": dict(table.variant.values),
        "solo": table.variant.solo,
        "family": table.variant.family,
        "day": table.day,
        "order": numbers(table.order),
        "left": numbers(table.left),
        "right": numbers(table.right),
        "oshax": numbers(table.oshax),
        "rares": [{"shape": pile >> 3, "count": pile & 7} for pile in table.rares],
        "commons": unpacked(table.commons, COMMON_KINDS),
        "bag": {
            "cats": [*members(table.bag_low), *[c + LOW_CATS for c in members(table.bag_high)]],
            "rares": unpacked(table.bag_rares, RARE_KINDS),
        },
        "deck": piles.size(DECK),
        "buried": piles.size(BURIED),
        "discards": numbers(piles.listed(DISCARDS)),
        "public": [
            {"card": card, "colour": mark(table, card)} for card in numbers(piles.listed(PUBLIC))
        ],
        "places": [seen_seat(table, scoring, p, seat) for p in range(table.seats)],
        "memory": seen_memory(table, seat),
        "sister": seen_sister(table, scoring),
        "step": "" if table.over else STEPS.names[step],
        "asked": [] if secret else asked,
        "about": NOBODY if secret else seat_of(f) if alone else (asked[0] if asked else 0),
        "thing": thing_of(f) & ~7 if secret else thing_of(f) if alone else own_thing(table, seat),
        "over": table.over,
        "result": RESULTS[table.result],
    }


def own_thing(table: Table, seat: int) -> int:
    """What is left to answer for a seat when several answer in secret; 0 if nothing is."""
    place = table.place(seat) if seat in table.asked() else -1
    return thing_of(table.agenda[place]) if place >= 0 else 0


def mark(table: Table, card: int) -> int:
    """The colour named for a public lesson; -1 if there is none."""
    return (table.marks >> (4 * (card - FIRST_PUBLIC)) & 15) - 1


def seen_seat(table: Table, scoring: Scoring, p: int, seat: int) -> View:
    """One seat's things: all of them for the seat itself, the public ones for the others."""
    piles = table.piles
    out: View = {
        "boat": table.boats[p].kind,
        "tiles": [seen_tile(laid) for laid in table.boats[p].tiles],
        "fish": table.fish[p],
        "ready": table.ready[p],
        "used": table.used[p],
        "extra": table.extra[p],
        "anywhere": bool(table.anywhere & BIT[p]),
        "passed": bool(table.passed & BIT[p]),
        "hand": piles.size(pile_of(p, HAND)),
        "drawn": piles.size(pile_of(p, DRAWN)),
        "chosen": piles.size(pile_of(p, CHOSEN)),
        "laid": numbers(piles.listed(pile_of(p, LAID))),
        "lessons": piles.size(pile_of(p, OWN)),
        "points": seen_points(scoring, p),
    }
    if p == seat:
        for name, which in (
            ("hand", HAND), ("pack", PACK), ("picked", PICKED), ("kept", KEPT),
            ("drawn", DRAWN), ("chosen", CHOSEN),
        ):  # fmt: skip
            out[f"own_{name}"] = numbers(piles.listed(pile_of(p, which)))
    if p == seat or table.over:  # IOC-13.5: at the end private lessons are turned up
        cards = numbers(piles.listed(pile_of(p, OWN)))
        out["own_lessons"] = [{"card": c, "points": scoring.lesson(c, p)} for c in cards]
        out["total"] = scoring.total(p)
    return out


def seen_tile(laid: int) -> View:
    """A tile on a boat."""
    shape, placement = shape_of(laid), placement_of(laid)
    return {
        "shape": shape,
        "colour": colour_of(laid),
        "placement": placement,
        "cells": numbers(cells_of(shape, placement)),
    }


def seen_points(scoring: Scoring, p: int) -> View:
    """The points that everybody can count."""
    tally = scoring.tallies[p]
    public = numbers(scoring.table.piles.listed(PUBLIC))
    return {
        "rats": scoring.of_rats(p),
        "rooms": scoring.of_rooms(p),
        "families": numbers(tally.families),
        "family_points": tally.all_families(),
        "rares": scoring.of_rares(p),
        "public": [scoring.public_lesson(card, p) for card in public],
        "sum": scoring.on_boat(p) + scoring.of_public(p),
    }


def seen_memory(table: Table, seat: int) -> View:
    """The cards that a seat passed on or discarded, as far as it remembers."""
    if seat < 0:
        return {}
    out: View = {}
    for name, first in (("seen", SEEN), ("tossed", TOSSED)):
        out[name] = remembered(table, seat, first)
    out["handed"] = [remembered(table, seat, HANDED + 3 * i) for i in range(3)]
    return out


def remembered(table: Table, seat: int, first: int) -> list[int]:
    """The cards of one set in a seat's memory, ascending."""
    cards: list[int] = []
    for word in range(3):
        cards += [card_at(word, i) for i in members(table.memory[MEMORY * seat + first + word])]
    return sorted(cards)


def seen_sister(table: Table, scoring: Scoring) -> View:
    """IOC-14: the sister's things, all of them open; nothing with more players."""
    if not table.variant.solo:
        return {}
    shown = [(table.colours >> (4 * n) & 15) - 1 for n in range(COLOURS)]
    lessons = [FIRST_SOLO_LESSON + i for i in members(table.sister_lessons)]
    return {
        "colours": [colour for colour in shown if colour >= 0],
        "basket_cards": [FIRST_BASKET_CARD + i for i in members(table.basket_cards)],
        "left": table.sister_left,
        "up": table.sister_up + FIRST_BASKET_CARD if table.sister_up >= 0 else 0,
        "lessons": [
            {"card": card, "points": won} for card, won in zip(lessons, scoring.sister_lessons())
        ],
        "total": scoring.sister(),
    }
