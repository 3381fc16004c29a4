"""Whole views from tensors: by game, how every fact of a view follows from the layout's rows."""

from functools import cache
from typing import Any

import liferaft
from liferaft.core.bits import BIT
from liferaft.games.comet.box import GOLD_CARDS, NO_HERO, SILVER_CARDS
from liferaft.games.comet.scoring import abilities, of_hero, printed, total
from liferaft.games.comet.table import HERO, RESCUED
from liferaft.games.habitats.box import PLANS
from liferaft.games.habitats.cells import cell_at
from liferaft.games.habitats.park import NEW_PARK, NEW_PARK_OF_LINES, Park
from liferaft.games.habitats.scoring import goal_value, park_points, tile_points
from liferaft.games.habitats.tables import Variant
from liferaft.games.isle_of_cats.boat import Boat, cells_of, inside
from liferaft.games.isle_of_cats.box import COMMON, NO_COLOUR, OSHAX, RARE, SHAPES
from liferaft.games.isle_of_cats.cards import LESSONS, OWN, PUBLIC, pile_of, place_of
from liferaft.games.isle_of_cats.scoring import Scoring
from liferaft.games.isle_of_cats.shapes import CELLS, WAYS_OF
from liferaft.games.isle_of_cats.view import seen_points, seen_sister, seen_tile
from liferaft.games.rescue.box import PRINT_EXITS, PRINT_SYMBOLS
from liferaft.rl.layouts.isle_of_cats import (
    AFLOAT,
    COMMON_MARK,
    OSHAX_MARK,
    RARE_MARK,
)

Rows = dict[str, Any]


def forbidden_island(rows: Rows, seats: int) -> Rows:
    return dict(rows)


def habitats(rows: Rows, seats: int) -> Rows:
    out = dict(rows)
    variant = Variant(rows["options"], seats)
    tile, cell = out.pop("tile"), out.pop("cell")
    out["thing"] = max(tile, 0) | max(cell - 1, 0) << 7
    out["rows"], out["columns"] = int(variant.plan.rows), int(variant.plan.columns)
    out["years"], out["goals_a_year"] = int(variant.years), int(variant.goals_a_year)
    out["rounds"] = int(variant.turns[rows["year"]])
    parks = [rebuilt_park(park, variant.line) for park in rows["parks"]]
    for seen, park in zip(out["parks"], parks):
        for laid, points in zip(seen, list(tile_points(park))[1:]):
            laid["points"] = points
    out["park_points"] = [park_points(park) for park in parks]
    dealt = len(rows["goals"])
    out["goal_points"] = [won[:dealt] for won in rows["goal_points"]]
    out["scores"] = [a + sum(b) for a, b in zip(out["park_points"], out["goal_points"])]
    first = variant.goals_a_year * rows["year"]
    goals = rows["goals"][first : first + variant.goals_a_year]
    out["goal_values"] = [[goal_value(goal, park) for park in parks] for goal in goals]
    if variant.blind:
        assert rows["market"] == [-1] * PLANS[0].spaces
        out["market"], out["pawns"], out["sides"] = [], [], []
    return out


def rebuilt_park(laid: list[dict[str, int]], line: bool) -> Park:
    park = NEW_PARK_OF_LINES if line else NEW_PARK
    for tile in laid:
        park = park.laid(tile["tile"], cell_at(tile["x"], tile["y"]), tile["turn"])
    return park


def rescue(rows: Rows, seats: int) -> Rows:
    out = dict(rows)
    symbol, cell = out.pop("symbol"), out.pop("cell")
    out["thing"] = max(symbol, 0) | max(cell, 0) << 3 if symbol >= 0 else max(cell, 0)
    out["colours"] = [number.bit_length() - 1 for number in rows["colours"]]
    for name in ("symbols", "other_symbols"):
        out[name] = [-1 if s < 0 else s.bit_length() - 1 for s in rows[name]]
    for name in ("front_exits", "front_symbols", "back_exits", "back_symbols"):
        out.pop(name)
    if not rows["options"]["hidden_backs"]:
        prints = [4 * card + 2 - (lie & 2) for card, lie in zip(rows["cards"], rows["lies"])]
        turned = [number ^ (lie & 1) for number, lie in zip(prints, rows["lies"])]
        out["other_exits"] = [int(PRINT_EXITS[number]) for number in turned]
        out["other_symbols"] = [int(PRINT_SYMBOLS[number]) for number in prints]
    waves = len(rows["waves"])
    out["from_waves"] = [hand[:waves] for hand in rows["from_waves"]]
    return out


def comet(rows: Rows, seats: int) -> Rows:
    out = dict(rows)
    silver = [int(SILVER_CARDS[i]) for i in rows["silver_discards"]]
    gold = [int(GOLD_CARDS[i]) for i in rows["gold_discards"]]
    out["silver_discards"], out["gold_discards"] = silver, gold
    fresh = [silver[len(silver) - out.pop("silver_fresh") :]]
    fresh.append(gold[len(gold) - out.pop("gold_fresh") :])
    out["fresh"] = fresh[0] + fresh[1]
    out["idle"] = {"rests": out.pop("rests"), "turns": rows["idle"]}
    out["solo"] = seats == 1
    out["side"] = rows["options"]["board_side"]
    table: Any = liferaft.game("comet").new(seats, 0, **rows["options"])
    drafting = bool(rows["offered"])
    places = [comet_place(table, out, p, drafting) for p in range(seats)]
    own = places[rows["seat"]]
    own["hand"], own["hand_old"], own["offered"] = (
        out.pop("hand"), out.pop("hand_old"), out.pop("offered"),
    )  # fmt: skip
    for name in (
        "hero", "hero_turned", "rescuers", "slots", "rescued", "turned", "silver", "gold", "known",
        "olds", "out", "skipped",
    ):  # fmt: skip
        out.pop(name)
    out["places"] = places
    turn = rows["turn"]
    table.lowered = rows["lowered"]
    hatching = rows["step"] != "hero" and table.laid_slot(turn) >= 0
    out["distance"] = table.distance(turn) if hatching else 0
    return out


def comet_place(table: Any, rows: Rows, p: int, drafting: bool) -> Rows:
    at, turned = table.at(p, RESCUED), rows["turned"][p]
    for i in range(3):
        table.words[at + i] = 0
    rescued = rows["rescued"][p]
    for card in rescued:
        table.add(at, card)
    table.words[table.at(p, HERO)] = NO_HERO if drafting else rows["hero"][p]
    for k in range(3):
        table.set_crew(p, k, rows["rescuers"][p][k], rows["slots"][p][k])
    return {
        "hero": rows["hero"][p],
        "hero_turned": rows["hero_turned"][p],
        "rescuers": rows["rescuers"][p],
        "slots": rows["slots"][p],
        "rescued": [
            {"card": card, "turned": rescued[i:].count(card) <= turned.count(card)}
            for i, card in enumerate(rescued)
        ],
        "silver": rows["silver"][p],
        "gold": rows["gold"][p],
        "known": rows["known"][p],
        "old": rows["olds"][p],
        "limit": table.limit(p),
        "out": rows["out"][p],
        "skipped": rows["skipped"][p],
        "points": {
            "printed": printed(table, p),
            "scores": abilities(table, p),
            "hero": of_hero(table, p),
            "total": total(table, p),
        },
    }


def isle_of_cats(rows: Rows, seats: int) -> Rows:
    out = {
        name: rows[name]
        for name in ("seat", "options", "day", "left", "right", "oshax", "commons", "deck",
                     "buried", "discards", "step", "asked", "about", "thing", "over", "result")
    }  # fmt: skip
    solo = seats == 1
    order = sorted(range(seats), key=lambda p: rows["places"][p])
    if solo:
        order = [0, 1] if rows["places"][0] == 1 else [1, 0]
    counts = {shape: rows["rare_counts"].count(shape) for shape in rows["rares"]}
    table = cats_table(rows, seats, order)
    scoring = Scoring(table)
    out |= {
        "solo": solo,
        "family": rows["options"]["family_mode"],
        "order": order,
        "rares": [{"shape": shape, "count": counts[shape]} for shape in rows["rares"]],
        "bag": {"cats": rows["bag_cats"], "rares": rows["bag_rares"]},
        "public": [{"card": card, "colour": rows["marks"][card - 143]} for card in rows["public"]],
        "places": [cats_place(rows, table, scoring, p) for p in range(seats)],
        "memory": {"seen": rows["seen"], "tossed": rows["tossed"], "handed": rows["handed"]},
        "sister": seen_sister(table, scoring),
    }
    return out


def cats_table(rows: Rows, seats: int, order: list[int]) -> Any:
    """A table with all that scoring counts."""
    table: Any = liferaft.game("isle_of_cats").new(seats, 0, **rows["options"])
    words = table.piles.words
    for i in range(len(words)):
        words[i] = 0
    for card in rows["public"]:
        words[3 * PUBLIC + LESSONS] |= BIT[place_of(card)]
    for p in range(seats):
        lessons = rows["lessons_seen"][p] or range(113, 113 + rows["lessons"][p])
        for card in lessons:
            words[3 * pile_of(p, OWN) + LESSONS] |= BIT[place_of(card)]
        table.fish[p] = rows["fish"][p]
        table.ready[p] = rows["ready"][p]
        table.used[p] = rows["used"][p]
        table.boats[p] = rebuilt_boat(rows, p)
    for place in range(len(order)):
        table.order[place] = order[place]
    table.marks = sum((colour + 1) << 4 * i for i, colour in enumerate(rows["marks"]))
    if seats == 1:
        table.colours = sum((c + 1) << 4 * i for i, c in enumerate(rows["sister_colours"]))
        table.basket_cards = sum(int(BIT[card - 174]) for card in rows["basket_cards"])
        table.sister_left = rows["sister_left"]
        table.sister_up = rows["sister_up"]
        table.sister_lessons = sum(int(BIT[card - 197]) for card in rows["sister_lessons"])
    return table


@cache
def tiles_by_cells() -> dict[tuple[int, tuple[int, ...]], tuple[int, int]]:
    """By class of shape and cells: the shape and how it lies."""
    found = {}
    for shape in range(SHAPES):
        kind = sum(shape >= first for first in (OSHAX, COMMON, RARE))
        for way in range(8):
            for anchor in range(CELLS):
                placement = CELLS * way + anchor
                if WAYS_OF[shape] & BIT[way] and inside(shape, placement):
                    cells = tuple(sorted(cells_of(shape, placement)))
                    assert (kind, cells) not in found, "one tile looks like another"
                    found[kind, cells] = (shape, placement)
    return found


def rebuilt_boat(rows: Rows, p: int) -> Boat:
    boat = Boat(rows["boat"][p])
    numbers, kinds = rows["tile_numbers"][p], rows["tile_kinds"][p]
    for number in range(1, max(numbers) + 1):
        places = [i for i, n in enumerate(numbers) if n == number]
        marks = kinds[places[0]]
        marked = [bool(marks >> mark & 1) for mark in (OSHAX_MARK, COMMON_MARK, RARE_MARK)]
        kind = marked.index(True) + 1 if any(marked) else 0
        colour = NO_COLOUR if kind > 1 else [bool(marks >> c & 1) for c in range(5)].index(True)
        shape, placement = tiles_by_cells()[kind, tuple(AFLOAT[i] for i in places)]
        boat = boat.with_tile(32 * colour + shape, placement)
    return boat


def cats_place(rows: Rows, table: Any, scoring: Scoring, p: int) -> Rows:
    names = ("boat", "fish", "ready", "used", "extra", "anywhere", "passed", "hand", "drawn",
             "chosen", "laid", "lessons")  # fmt: skip
    place = {name: rows[name][p] for name in names}
    place["tiles"] = [seen_tile(laid) for laid in table.boats[p].tiles]
    place["points"] = seen_points(scoring, p)
    if p == rows["seat"]:
        for name in ("hand", "pack", "picked", "kept", "drawn", "chosen"):
            place[f"own_{name}"] = rows[f"own_{name}"]
    if p == rows["seat"] or rows["over"]:
        cards = rows["lessons_seen"][p]
        place["own_lessons"] = [{"card": c, "points": scoring.lesson(c, p)} for c in cards]
        place["total"] = scoring.total(p)
    return place


DECODERS = {
    "comet": comet,
    "forbidden_island": forbidden_island,
    "habitats": habitats,
    "isle_of_cats": isle_of_cats,
    "rescue": rescue,
}


def view_of(game: liferaft.Game, seats: int, rows: Rows) -> Rows:
    """The whole view that the rows of a tensor describe."""
    return {"game": game.name, "seats": seats, **DECODERS[game.name](rows, seats)}
