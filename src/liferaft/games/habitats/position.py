"""Positions of Habitats as text, both ways.

A position is a list of lines, each a key and words. There is a park line for each seat, from seat 0
on; everything else may be left out:

    habitats
    options road_reach=line
    goals largest_area balance / near_roads most_areas / flower_species facilities
    row AG02 FL01 TW05 .                 # the market, the top row first; . is an empty space,
    row ?    0S   ?    ?                 # ? any tile that is nowhere else,
    row ?    ?    1N   ?                 # 0S the pawn of seat 0 looking south, 0- not yet chosen
    row ?    ?    ?    AW17
    park AG13@0,1 AG02@1,1 RD05@-1,0:r2  # tile@x,y in any order; roads with their quarter turns
    park                                 # nothing but the entrance, which lies at 0,0
    taken RD06                           # the tile that has to be laid now
    supply FL01 FL02                     # all other tiles are out of the game; ... is all of them
    won 3 0 / 0 3                        # the points for the goals so far, seat by seat
    start 0                              # the start player
    turn 0                               # whose turn it is
    year 1
    round 1
    agenda take:0 turn:1                 # next frame first

Left out, the goals are the first ones of the box, the pawns stand on their first places among
tiles in the order of the box, and the seat whose turn it is has a tile to take.
"""

import re

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, count, mask_of
from liferaft.core.errors import BadPosition
from liferaft.core.game import Game
from liferaft.core.position import Entry, Lines, agenda_line, options_line, rng_line
from liferaft.games.habitats.box import GOAL_IDS, KIND, ROAD, SIDES, TILE_IDS, TILES
from liferaft.games.habitats.cells import CELL_IDS, CELLS, cell_at
from liferaft.games.habitats.market import HALF, NO_TILE, UNDECIDED
from liferaft.games.habitats.park import PLACES, Park, cell_of, tile_of, turn_of
from liferaft.games.habitats.rules import State
from liferaft.games.habitats.tables import (
    FACE,
    LAY,
    OPTIONS,
    RESULTS,
    REVEAL,
    ROTATE,
    ROUND,
    STEPS,
    TAKE,
    TURN,
    Variant,
)

KEYS = (
    "options", "goals", "row", "park", "taken", "supply", "won", "start", "turn", "year", "round",
    "result", "agenda", "reveals", "rng",
)  # fmt: skip
EMPTY = "."  # a space without a tile
ANY = "?"  # a tile that is nowhere else
REST = "..."  # all tiles that are nowhere else
BETWEEN = "/"  # between years or seats
NOT_CHOSEN = "-"  # the side of a pawn
LAID = re.compile(r"([^@]+)@(-?\d+),(-?\d+)(?::r([0-3]))?")
PAWN = re.compile(rf"(\d)([{''.join(SIDES)}{NOT_CHOSEN}])")
WANTED = TILES  # while reading: a space of the market that any tile will do for
MANY = 1_000_000_000  # more reveals than any game has


def write(s: State) -> str:
    """The whole position, so that read() gives the same state."""
    each = int(s.variant.goals_a_year)
    years = [s.goals[i : i + each] for i in range(0, len(s.goals), each)] if each else []
    lines = [
        "habitats",
        options_line(OPTIONS, s.variant.values),
        f"goals {_joined([[GOAL_IDS[goal] for goal in year] for year in years])}",
        *_rows(s),
        *[" ".join(["park", *_tiles(park)]) for park in s.parks],
        f"supply {_supply(s)}",
        f"won {_joined([_points(won, len(s.goals)) for won in s.awards])}",
        f"start {s.start}",
        f"year {s.year + 1}",
        f"round {s.round + 1}",
        f"result {RESULTS[s.result]}",
        agenda_line(STEPS, s.agenda),
        f"reveals {s.reveals}",
        rng_line(s.rng),
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _joined(groups: list[list[str]]) -> str:
    return f" {BETWEEN} ".join(" ".join(group) for group in groups if group)


def _points(won: int, goals: int) -> list[str]:
    return [str(won >> 4 * i & 15) for i in range(goals)]


def _rows(s: State) -> list[str]:
    words = [EMPTY if tile == NO_TILE else TILE_IDS[tile] for tile in s.market]
    for p, pawn in enumerate(s.pawns):
        words[pawn >> 3] = f"{p}{NOT_CHOSEN if pawn & 7 == UNDECIDED else SIDES[pawn & 7]}"
    wide = int(s.variant.plan.columns)
    rows = [words[i : i + wide] for i in range(0, len(words), wide)]
    return ["row " + " ".join(word.ljust(4) for word in row).rstrip() for row in rows]


def _tiles(park: Park) -> list[str]:
    words = []
    for laid in park.tiles[1:]:
        turned = f":r{turn_of(laid)}" if KIND[tile_of(laid)] == ROAD else ""
        words.append(f"{TILE_IDS[tile_of(laid)]}@{CELL_IDS[cell_of(laid)]}{turned}")
    return words


def _supply(s: State) -> str:
    supply = [tile for tile in range(TILES) if s.has_supply(tile)]
    used = [int(tile) for tile in s.market if tile != NO_TILE]
    used += [int(tile_of(laid)) for park in s.parks for laid in park.tiles[1:]]
    used += [int(thing_of(f) & 127) for f in s.agenda if step_of(f) in (LAY, ROTATE)]
    if len(supply) + len(used) == TILES:
        return REST
    return " ".join(TILE_IDS[tile] for tile in supply)


class _Used:
    """The tiles that lie somewhere already: none can be in two places."""

    def __init__(self) -> None:
        self.tiles: set[int] = set()

    def add(self, entry: Entry, word: str) -> int:
        tile = entry.index(word, "tile", TILE_IDS)
        if tile in self.tiles:
            raise entry.error(f"{word} is in two places")
        self.tiles.add(tile)
        return tile


def read(game: Game, text: str) -> State:
    """The state that a text describes; a mistake is named with its line."""
    lines = Lines(text, "habitats", KEYS)
    parks = lines.all("park")
    seats = len(parks)
    if not game.seats[0] <= seats <= game.seats[1]:
        raise BadPosition(f"position: there must be 1 to 5 park lines, one for a seat, not {seats}")
    variant = Variant(lines.options(OPTIONS, seats), seats)
    start = lines.number("start", 0, 0, seats - 1)
    s = State(game, seats, lines.rng(), variant, _read_goals(lines, variant), start)
    s.year = lines.number("year", 1, 1, int(variant.years)) - 1
    s.round = lines.number("round", 1, 1, int(variant.turns[s.year])) - 1
    s.reveals = lines.number("reveals", 0, 0, MANY)
    s.awards = _read_won(lines, s)
    result = lines.one("result")
    if result and result.words:
        s.result = result.index(result.words[0], "result", RESULTS)
        s.over = True
    used = _Used()
    s.parks = [_read_park(entry, s, used) for entry in parks]
    turn = lines.number("turn", start, 0, seats - 1)
    taken = _read_taken(lines, used)
    agenda = lines.agenda(STEPS, seats)
    _note_agenda(lines, agenda, used)
    _read_market(lines, s, used, agenda)
    _read_supply(lines, s, used)
    if s.over:
        return s
    if agenda is not None:
        s.agenda = agenda
        _check_agenda(lines, s)
    elif taken is not None:
        s.push_next(turn)
        s.receive(turn, taken)
    else:
        s.begin_turn(turn)
    s.advance()
    return s


def _read_goals(lines: Lines, variant: Variant) -> vec[i64]:
    n = int(variant.goals_a_year * variant.years)
    entry = lines.one("goals")
    if entry is None:
        return vec[i64]([i64(i) for i in range(n)])
    words = [word for word in entry.words if word != BETWEEN]
    goals = [entry.index(word, "goal", GOAL_IDS) for word in words]
    if len(goals) != n or len(set(goals)) != n:
        raise entry.error(f"this game has {n} different goals, not {len(set(goals))}")
    return vec[i64]([i64(goal) for goal in goals])


def _read_won(lines: Lines, s: State) -> vec[i64]:
    awards: list[i64] = [0] * int(s.seats)
    entry = lines.one("won")
    if entry is None or not entry.words:
        return vec[i64](awards)
    groups: list[list[int]] = [[]]
    for word in entry.words:
        if word == BETWEEN:
            groups.append([])
        else:
            groups[-1].append(entry.number_from(word, 0, 15))
    if len(groups) != s.seats or max(map(len, groups)) > len(s.goals):
        raise entry.error(f"won has up to {len(s.goals)} numbers for each of the {s.seats} seats")
    for p, group in enumerate(groups):
        for i, points in enumerate(group):
            awards[p] |= points << 4 * i
    return vec[i64](awards)


def _read_park(entry: Entry, s: State, used: _Used) -> Park:
    """Lay the tiles in the order of the line; one that touches nothing yet waits for the others."""
    waiting = [(word, *_read_laid(entry, word, used)) for word in entry.words]
    to_come = 0 if s.over else sum(s.variant.turns[s.year :]) - s.round
    if len(waiting) + to_come >= PLACES:
        raise entry.error(
            f"{len(waiting)} tiles, with {to_come} turns to come, are too many; say year and round"
        )
    park = s.new_park()
    while waiting:
        ready = [item for item in waiting if park.beside(item[2]) >= 0]
        if not ready:
            raise entry.error(f"{waiting[0][0]} is not beside a free side of the park (HAB-4.1)")
        word, tile, cell, turn = ready[0]
        place = park.beside(cell)
        if not park.turns(place, tile):
            raise entry.error(f"{word} may not lie there (HAB-4.2, HAB-4.3, HAB-4.4)")
        if not park.turns(place, tile) & BIT[turn]:
            raise entry.error(f"{word} may not be turned like that (HAB-4.4, HAB-4.5)")
        park = park.laid(tile, cell, turn)
        waiting.remove(ready[0])
    return park


def _read_laid(entry: Entry, word: str, used: _Used) -> tuple[int, int, int]:
    """The tile, the cell and the quarter turns of a word such as RD05@-1,0:r2."""
    found = LAID.fullmatch(word)
    if not found:
        raise entry.error(f"a laid tile reads tile@x,y or, for a road, tile@x,y:r1, not {word!r}")
    tile = used.add(entry, found[1])
    if found[4] and KIND[tile] != ROAD:
        raise entry.error(f"only road tiles are turned (HAB-4.5), not {word}")
    cell = cell_at(int(found[2]), int(found[3]))
    if cell == CELLS:
        raise entry.error(f"{word} is further away than anybody can lay a tile")
    return tile, cell, int(found[4] or 0)


def _read_taken(lines: Lines, used: _Used) -> int | None:
    entry = lines.one("taken")
    if entry is None:
        return None
    if len(entry.words) != 1 or lines.one("agenda"):
        raise entry.error("taken is followed by one tile, and there is no agenda beside it")
    return used.add(entry, entry.words[0])


def _note_agenda(lines: Lines, agenda: vec[i64] | None, used: _Used) -> None:
    """Tiles that are being laid are in no other place."""
    entry = lines.one("agenda")
    if entry is None or agenda is None:
        return
    for f in agenda:
        if step_of(f) in (LAY, ROTATE):
            tile = thing_of(f) & 127 if step_of(f) == ROTATE else thing_of(f)
            if tile >= TILES or thing_of(f) >> 7 >= CELLS:
                raise entry.error(f"there is no tile {tile} that could be laid")
            used.add(entry, TILE_IDS[tile])


def _read_market(lines: Lines, s: State, used: _Used, agenda: vec[i64] | None) -> None:
    rows = lines.all("row")
    if rows and s.variant.blind:
        raise rows[0].error("the blind solo game has no market")
    if rows:
        _read_rows(rows, s, used)
    elif not s.variant.blind:
        hidden = any(step_of(f) == REVEAL for f in agenda or [])
        _place_pawns(s, NO_TILE if hidden else WANTED)


def _read_supply(lines: Lines, s: State, used: _Used) -> None:
    """The tiles left to draw; then the spaces of the market that want any tile get one."""
    entry = lines.one("supply")
    named = [word for word in entry.words if word != REST] if entry else []
    supply = {used.add(entry, word) for word in named if entry}
    for space in range(len(s.market)):
        if s.market[space] == WANTED:
            free = [tile for tile in range(TILES) if tile not in used.tiles]
            if not free:
                raise BadPosition("position: there are not enough tiles for the market")
            s.market[space] = free[0]
            used.tiles.add(free[0])
    if entry is None or REST in entry.words:
        supply |= {tile for tile in range(TILES) if tile not in used.tiles}
    s.supply_low = mask_of([tile for tile in supply if tile < HALF])
    s.supply_high = mask_of([tile - HALF for tile in supply if tile >= HALF])
    s.low_left, s.high_left = count(s.supply_low), count(s.supply_high)


def _place_pawns(s: State, filling: int) -> None:
    """The pawns on their first places, and the same on all other spaces."""
    plan = s.variant.plan
    s.market = vec[i64]([i64(filling)] * int(plan.spaces))
    pawns: list[i64] = [0] * int(s.seats)
    for k in range(int(s.seats)):
        pawns[(s.start + k) % s.seats] = plan.pawns[k] << 3 | plan.looks[k]
        s.market[plan.pawns[k]] = NO_TILE
    s.pawns = vec[i64](pawns)


def _read_rows(rows: list[Entry], s: State, used: _Used) -> None:
    plan = s.variant.plan
    market: list[i64] = []
    pawns: dict[int, int] = {}
    for entry in rows:
        if len(entry.words) != plan.columns or len(rows) != plan.rows:
            raise entry.error(
                f"the market for {s.seats} has {plan.rows} rows of {plan.columns} spaces"
            )
        for word in entry.words:
            pawn = PAWN.fullmatch(word)
            if pawn:
                p = int(pawn[1])
                if p >= s.seats or p in pawns:
                    raise entry.error(f"there is one pawn for each of the {s.seats} seats: {word}")
                side = UNDECIDED if pawn[2] == NOT_CHOSEN else SIDES.index(pawn[2])
                pawns[p] = 8 * len(market) + side
            if pawn or word == EMPTY:
                market.append(NO_TILE)
            else:
                market.append(WANTED if word == ANY else used.add(entry, word))
    for p in range(int(s.seats)):
        if p not in pawns:
            raise rows[0].error(f"the pawn of seat {p} is missing, such as {p}N")
    s.market = vec[i64](market)
    s.pawns = vec[i64]([i64(pawns[p]) for p in range(int(s.seats))])


def _check_agenda(lines: Lines, s: State) -> None:
    """What is asked must have an answer, and a turn must follow."""
    entry = lines.one("agenda")
    assert entry is not None, "there is an agenda to check"
    if not len(s.agenda) or step_of(s.agenda[0]) not in (TURN, ROUND):
        raise entry.error("the agenda ends with the turn of a seat or a round, such as turn:1")
    for f in s.agenda:
        p, thing = seat_of(f), thing_of(f)
        if step_of(f) in (FACE, TAKE, REVEAL) and s.variant.blind:
            raise entry.error("the blind solo game has no market")
        if step_of(f) == TAKE and not s.can_take(p):
            raise entry.error(f"there is no tile that seat {p} could take (HAB-3.5)")
        if step_of(f) == LAY and not s.parks[p].has_place(thing):
            raise entry.error(f"{TILE_IDS[thing]} has no place in the park of seat {p} (HAB-4.8)")
        if step_of(f) == ROTATE and not s.choices(f):
            raise entry.error(f"{TILE_IDS[thing & 127]} cannot be turned there (HAB-4.4)")
    for pawn in s.pawns:
        if pawn & 7 == UNDECIDED and not any(step_of(f) == FACE for f in s.agenda):
            raise entry.error("a pawn looks nowhere, and nobody is asked to choose (HAB-1.6)")
