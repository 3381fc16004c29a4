"""Positions of Habitats for tests, and what they show, in the words of the rule book."""

import random
from collections.abc import Iterator

import liferaft
from liferaft import State
from liferaft.core.game import View
from liferaft.games.habitats.box import GOAL_IDS, TILE_IDS
from liferaft.testing.diagram import do, legal
from rulings import asks as asks
from rulings import refused as refused

GAME = liferaft.game("habitats")
SIDES = "NESW"
ALONE = ("market", "blind")
TURNS = {1: [22], 2: [9, 6, 6], 3: [8, 6, 6], 4: [7, 6, 6], 5: [6, 6, 6]}
LONG_TURNS = {1: [22], 2: [10, 7, 7], 3: [9, 7, 7], 4: [8, 7, 7], 5: [6, 6, 6]}
WHOLE_PARK = (
    "TO02@2,3 RD06@3,3:r1 AR04@-2,2 AG02@-1,2 AR03@0,2 RD02@2,2:r1 AG11@-3,1 AW07@-2,1 AW16@-1,1 "
    "AW17@0,1 AB02@1,1 TO03@2,1 AB08@3,1 TW05@4,1 FL16@-2,0 AW01@-1,0 RD01@1,0:r2 AR15@2,0 "
    "AR14@3,0 FL10@4,0 TW08@2,-1"
)  # example 22

ROAD_LAST = (
    ("AG02@1,0 AG03@1,1 AG04@1,2 AG05@1,3 RD01@0,1:r0", "0,2", "0,3"),
    ("AG02@0,1 AG03@1,1 AG04@2,1 AG05@3,1 RD01@1,0:r1", "2,0", "3,0"),
    ("AG02@1,0 AG03@2,0 AG04@2,-1 AG05@2,-2 AG06@2,-3 RD01@1,-1:r2", "1,-2", "1,-3"),
    ("AG02@0,1 AG03@-1,1 AG04@-2,1 AG05@-3,1 RD01@-1,0:r3", "-2,0", "-3,0"),
)  # a road laid last, looking each way at two cells that touch the park


def at(text: str) -> State:
    """A position given by its lines; a game for two if it says nothing of parks."""
    lines = [line.strip() for line in text.splitlines()]
    if not any(line.split()[:1] == ["park"] for line in lines):
        lines += ["park", "park"]
    return GAME.position("\n".join(["habitats", *lines]))


def laying(tile: str, park: str = "", options: str = "") -> State:
    """A player of two with this park has just taken a tile."""
    return at(f"options {options}\npark {park}\npark\ntaken {tile}")


# The market


def rows(s: State) -> list[list[str]]:
    """The market row by row: tiles by their ids, pawns such as 0S, and . for an empty space."""
    view = s.view(0)
    words = ["." if tile < 0 else TILE_IDS[tile] for tile in view["market"]]
    for seat, (space, side) in enumerate(zip(view["pawns"], view["sides"])):
        assert words[space] == "."
        words[space] = f"{seat}{SIDES[side] if side >= 0 else '-'}"
    return [words[i : i + view["columns"]] for i in range(0, len(words), view["columns"])]


def pawn(s: State, seat: int) -> tuple[int, int, str]:
    """The row and the column of a pawn, and the side it looks to."""
    view = s.view(0)
    row, column = divmod(view["pawns"][seat], view["columns"])
    return row, column, SIDES[view["sides"][seat]]


def reached(s: State) -> dict[str, tuple[int, int]]:
    """By legal way: the row and the column from which the asked seat would take a tile."""
    (seat,) = s.asked()
    out = {}
    for text in legal(s, verb="take"):
        out[text.split()[1]] = pawn(do(s.clone(), text), seat)[:2]
    return out


def taken(s: State) -> str:
    """The tile that has to be laid now."""
    view = s.view(0)
    assert view["step"] == "lay"
    return TILE_IDS[view["thing"]]


# The parks


def cells(s: State) -> set[str]:
    """The cells where the taken tile may lie."""
    return {text.split()[1] for text in legal(s, verb="lay")}


def places(s: State) -> set[str]:
    """The cells with the quarter turns in which the taken tile may lie, such as -1,0:r2."""
    seat, out = asks(s)[1], set()
    for text in legal(s, verb="lay"):
        for end in ends(do(s.clone(), text)):
            tile = end.view(0)["parks"][seat][-1]
            out.add(f"{tile['x']},{tile['y']}:r{tile['turn']}")
    return out


def ends(s: State) -> Iterator[State]:
    """The positions after the tile has been turned in every way that is asked for."""
    turns = legal(s, verb="rotate")
    yield from [do(s.clone(), text) for text in sorted(turns)] if turns else [s]


def park(s: State, seat: int) -> dict[str, str]:
    """By cell, the tiles of a park, roads with their quarter turns."""
    out = {}
    for laid in s.view(0)["parks"][seat]:
        tile = TILE_IDS[laid["tile"]]
        turned = f":r{laid['turn']}" if tile.startswith("RD") else ""
        assert turned or laid["turn"] == 0
        out[f"{laid['x']},{laid['y']}"] = tile + turned
    return out


def points(tiles: str, others: str = "") -> dict[str, int]:
    """By tile, what each of a park scores; beside it there may be another player's park."""
    s = at(f"park {tiles}\npark {others}\nyear 3\nround 6")
    return points_of(s, 0)


def points_of(s: State, seat: int) -> dict[str, int]:
    """By tile, what each in the park of a seat scores."""
    out = {TILE_IDS[laid["tile"]]: laid["points"] for laid in s.view(0)["parks"][seat]}
    assert sum(out.values()) == s.view(0)["park_points"][seat]
    return out


def total(tiles: str) -> int:
    """What a whole park scores."""
    return sum(points(tiles).values())


# The goals


def value(goal: str, tiles: str) -> int:
    """What a goal measures in a park."""
    others = [other for other in GOAL_IDS if other != goal][:2]
    s = at(f"""
        options goals_per_year=1
        goals {others[0]} / {others[1]} / {goal}
        park {tiles}
        park
        year 3
        round 6
    """)
    return int(s.view(0)["goal_values"][0][0])


def values(tiles: str) -> dict[str, int]:
    """What all goals measure in a park."""
    return {goal: value(goal, tiles) for goal in GOAL_IDS}


def columns(heights: list[int]) -> list[str]:
    """Park lines with so many animals in a column above each entrance."""
    tiles = iter(TILE_IDS)
    return [
        " ".join(["park", *(f"{next(tiles)}@0,{y + 1}" for y in range(height))])
        for height in heights
    ]


def year_end(year: int, goals: str, parks: list[str]) -> State:
    """The position after the last round of a year, just scored."""
    last = TURNS[len(parks)][year - 1]
    return at(
        "\n".join([f"goals {goals}", *parks, f"year {year}", f"round {last}", "agenda round:0"])
    )


# News and text


def heard(s: State, *kinds: str) -> list[tuple[int, ...]]:
    """The news of the last action of these kinds, without the kind."""
    return [item[1:] for item in s.news(0) if GAME.news[item[0]] in kinds]


def kinds(s: State) -> list[str]:
    """The kinds of news of the last action in order."""
    return [GAME.news[item[0]] for item in s.news(0)]


def rng(n: int) -> str:
    """The line of a position for the n-th generator: another future for the same position."""
    words = random.Random(n)
    return " ".join(["rng", *(str(words.getrandbits(32)) for _ in range(4))])


def public(s: State, seat: int = 0) -> View:
    """A view without the seat it is made for."""
    return {key: what for key, what in s.view(seat).items() if key != "seat"}


def played(s: State) -> State:
    """The same state at its end, played by always taking the first legal action."""
    while not s.over:
        s.apply(s.legal_actions()[0])
    return s
