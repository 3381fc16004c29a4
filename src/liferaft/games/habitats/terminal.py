"""Habitats drawn with letters and colours: goals, market, parks, points."""

from typing import Final

from liferaft.core.bits import BIT, count, members
from liferaft.core.drawing import (
    FAINT,
    PLAIN,
    TITLE,
    Piece,
    cut,
    flowed,
    inked,
    padded,
    with_room,
    wrapped,
)
from liferaft.core.game import Line, View
from liferaft.core.language import Translate
from liferaft.games.habitats.box import (
    ANIMAL,
    COLOUR_CODES,
    ENTRANCE,
    GOAL_MEASURES,
    GOAL_NAMES,
    HIGH_WINS,
    KIND,
    LANDSCAPE,
    LANDSCAPES,
    MARKED_SIDES,
    PLANS,
    POINTS,
    ROAD,
    ROAD_SIDES,
    TILE_NAMES,
    TOURIST,
    TOWER,
)
from liferaft.games.habitats.cells import BESIDE, OUTSIDE, X, Y
from liferaft.games.habitats.park import (
    CLOSED,
    Park,
    cell_of,
    empty_cell,
    near_of,
    tile_of,
    turn_of,
)
from liferaft.games.habitats.scoring import grounds, park_points, spread, tile_points
from liferaft.games.habitats.signs import (
    ARROWS,
    BLOSSOM,
    CONTENT,
    EXPLORERS,
    GROUNDS,
    HIKERS,
    INK,
    NEED_WORDS,
    ROADS,
    colour_name,
    in_reach,
    letter,
    needs_of,
    park_of,
    points_name,
    sign,
    who,
    wish,
    worth,
)

Spot = tuple[int, int]  # x to the right, y upwards
Drawn = dict[Spot, list[Line]]  # by place: the lines of a cell

BOXED: Final = 90  # columns from which on the tiles of the park are drawn larger
ROOMY: Final = 60  # columns from which on everything is told at length
SEATED: Final = 36  # columns from which on seats have their numbers
WIDEST: Final = 14  # of a tile, in columns
AXIS: Final = 4  # columns for the numbers at the left of a park

STEPS: Final[tuple[Spot, ...]] = ((0, 1), (1, 0), (0, -1), (-1, 0))  # by side

MARK: Final = "bold #000000 on #ffd75f"
FREE: Final = "#ffd75f on #262b33"
BARE: Final = "#596270 on #171d25"
TAR: Final = "#c9c2b4 on #171d25"
FACE_DOWN: Final = "#7d8792 on #2b333d"


def board(view: View, _: Translate, width: int) -> list[Line]:
    """The goals of the year, the market and the park; first what the question is about."""
    if view["over"]:
        ranked = sorted(range(view["seats"]), key=lambda p: -view["scores"][p])
        parks = [line for seat in ranked for line in park(view, seat, _, width)]
        return [*results(view, ranked, _, width), *parks]
    own = park(view, view["asked"][0], _, width)
    stalls = market(view, _, width)
    parts = [*own, *stalls] if view["step"] in ("lay", "rotate") else [*stalls, *own]
    return [*status(view, _, width), *parts]


# Year, goals, results


def status(view: View, _: Translate, width: int) -> list[Line]:
    """The year and the round, and how everybody stands at the goals of the year."""
    lines: list[Line] = [[(clock(view, _), TITLE)]]
    each, year = view["goals_a_year"], view["year"]
    for i in range(each):
        goal = view["goals"][each * year + i]
        items: list[Line] = [[(f"{_(GOAL_NAMES[goal])}:", "bold")]]
        values = view["goal_values"][i]
        for seat, value in enumerate(values):
            won = goal_points(view, values, seat, goal)
            told = f" {value} (+{won})" if won else f" {value}"
            items.append([(colour_name(seat, _), chip(seat, _)[1]), (told, PLAIN)])
        lines.extend(flowed(items, width, "  "))
    return lines


def clock(view: View, _: Translate) -> str:
    """The year, the round and how many tiles are still to come."""
    told = _("Round {n} of {most}").format(n=view["round"] + 1, most=view["rounds"])
    if view["years"] > 1:
        told = _("Year {n} of {most}, round {round} of {rounds}").format(
            n=view["year"] + 1,
            most=view["years"],
            round=view["round"] + 1,
            rounds=view["rounds"],
        )
    return f"{told}  " + _("Supply {n}").format(n=len(view["supply"]))


def goal_points(view: View, values: list[int], seat: int, goal: int) -> int:
    """HAB-5.3: what a seat would get for a goal if the year ended now."""
    better = 1 if HIGH_WINS[goal] else -1
    rank = sum(better * value >= better * values[seat] for value in values)
    table = PLANS[view["seats"] - 1].goal_points
    return int(table[view["seats"] * view["year"] + rank - 1])


def results(view: View, ranked: list[int], _: Translate, width: int) -> list[Line]:
    """The points of everybody, the best first."""
    items: list[Line] = [[(_("Result"), TITLE)]]
    for seat in ranked:
        items.append([chip(seat, _), (f" {sum_of_points(view, seat, _)}", PLAIN)])
    return flowed(items, width, "   ")


def sum_of_points(view: View, seat: int, _: Translate) -> str:
    """The points of the park and of the goals, and what they come to."""
    if not view["goals"]:
        return str(view["scores"][seat])
    goals = sum(view["goal_points"][seat])
    return _("park {park} + goals {goals} = {sum}").format(
        park=view["park_points"][seat], goals=goals, sum=view["scores"][seat]
    )


# The market


def market(view: View, _: Translate, width: int) -> list[Line]:
    """Every space of the market; the tiles that can be taken have the number of the list."""
    if not view["market"]:
        return []
    asked = view["asked"][0]
    taking = view["step"] == "take"
    spaces = in_reach(view, asked).values() if taking else []
    numbers = {space: i for i, space in enumerate(spaces, 1)}
    columns = view["columns"]
    wide = min(WIDEST + 2, width // columns)
    lines: list[Line] = [[(_("Market"), TITLE)]]
    for row in range(view["rows"]):
        strips: list[Line] = [[], []]
        for space in range(row * columns, (row + 1) * columns):
            tile = view["market"][space]
            if space in view["pawns"]:
                drawn = pawn(view, view["pawns"].index(space), _, wide)
            elif tile >= 0:
                drawn = stall(tile, numbers.get(space, 0), _, wide)
            elif view["step"] == "face":
                drawn = [[("▏", BARE), ("░" * (wide - 1), FACE_DOWN)]] * 2
            else:
                drawn = [[(" " * wide, PLAIN)]] * 2
            for strip, line in zip(strips, drawn):
                strip.extend(line)
        lines.extend(strips)
    return lines


def stall(tile: int, number: int, _: Translate, wide: int) -> list[Line]:
    """A tile of the market on two lines: number, landscape and name; needs and points."""
    ink = ink_of(tile)
    mark: Line = [(f"{number} ", MARK)] if number else [("▏", ink)]
    room = wide - len(mark[0][0])
    name = cut(f"{letter(LANDSCAPE[tile], _)} {_(TILE_NAMES[tile])}", room)
    return [
        [*mark, (name.ljust(room), f"bold {ink}")],
        padded([("▏ " if wide > 9 else "▏", ink), *offer(tile, _, wide - 2)], wide, ink),
    ]


def offer(tile: int, _: Translate, wide: int) -> Line:
    """What a tile that lies in no park yet needs and scores."""
    ink = ink_of(tile)
    if KIND[tile] == ANIMAL:
        return wish(needs_of(tile), POINTS[tile], _, ink, wide)
    if KIND[tile] == TOWER:
        return [(f"{sign(tile)} ×{POINTS[tile]}", ink)]
    if KIND[tile] == TOURIST:
        return [(f"{sign(tile)} ×1", ink)]
    return [(f"{sign(tile)} {POINTS[tile]}", ink)]


def pawn(view: View, seat: int, _: Translate, wide: int) -> list[Line]:
    """A pawn with an arrow the way it looks."""
    side = view["sides"][seat]
    text = cut(f" {ARROWS[side] if side >= 0 else '?'} {colour_name(seat, _)}", wide - 1)
    below = cut(f" {_('to move')}", wide - 1) if seat in view["asked"] else ""
    style = chip(seat, _)[1]
    return [
        [(" ", PLAIN), (text.ljust(wide - 1), style)],
        [(" ", PLAIN), (below.ljust(wide - 1), style)],
    ]


# A park


def park(view: View, seat: int, _: Translate, width: int) -> list[Line]:
    """The park of a seat as a map round its entrance, with the numbers of rows and columns."""
    own = park_of(view, seat)
    laying = view["step"] in ("lay", "rotate") and seat in view["asked"]
    spots = [spot(cell_of(laid)) for laid in own.tiles]
    spots += [spot(empty_cell(place)) for place in own.empty if laying or place & CLOSED]
    left, right = min(x for x, y in spots), max(x for x, y in spots)
    bottom, top = min(y for x, y in spots), max(y for x, y in spots)
    wide = max(2, min(WIDEST, (width - AXIS) // (right - left + 1)))
    high = 3 if width >= BOXED else 2
    drawn = {**tarred(own, left, right, bottom, top, wide, high), **tiles(own, seat, _, wide, high)}
    if laying:
        drawn |= choices(own, view, _, wide, high)
    numbers = "".join(f"{x:>{(wide + 1) // 2}}".ljust(wide) for x in range(left, right + 1))
    lines: list[Line] = [[(title(view, seat, _), TITLE)], [(" " * AXIS + numbers.rstrip(), FAINT)]]
    for y in range(top, bottom - 1, -1):
        strips: list[Line] = [[(f"{y:>3} " if i == 0 else " " * AXIS, FAINT)] for i in range(high)]
        for x in range(left, right + 1):
            for strip, line in zip(strips, drawn.get((x, y), [[(" " * wide, BARE)]] * high)):
                strip.extend(line)
        lines.extend(strips)
    return lines


def title(view: View, seat: int, _: Translate) -> str:
    """Whose park it is, and what it scores by itself."""
    points = points_name(view["park_points"][seat], _)
    return _("Park of {who}: {points}").format(who=who(view, seat, _), points=points)


def spot(cell: int) -> Spot:
    """Where a cell lies."""
    return int(X[cell]), int(Y[cell])


def choices(own: Park, view: View, _: Translate, wide: int, high: int) -> Drawn:
    """The cells where the tile may be laid, numbered as in the list; or the tile to turn."""
    tile = view["thing"] & 127
    if view["step"] == "rotate":
        return {spot(view["thing"] >> 7): plot(tile, [("?", ink_of(tile))], _, wide, high)}
    out: Drawn = {}
    for place in own.empty:
        turns = members(own.turns(place, tile))
        if turns:
            cell = empty_cell(place)
            best = max(park_points(own.laid(tile, cell, turn)) for turn in turns)
            gain = best - park_points(own)
            texts = [str(len(out) + 1), f"+{gain}" if gain > 0 and wide > 3 else "", ""]
            edge = "▏" if wide > 3 else ""
            out[spot(cell)] = [
                [(edge, BARE), (text.center(wide - len(edge)), FREE)] for text in texts[:high]
            ]
    return out


def tiles(own: Park, seat: int, _: Translate, wide: int, high: int) -> Drawn:
    """The entrance and every tile of a park."""
    points = tile_points(own)
    out: Drawn = {(0, 0): entrance(seat, _, wide, high)}
    for i in range(1, len(own.tiles)):
        laid = own.tiles[i]
        tile = int(tile_of(laid))
        if KIND[tile] == ROAD:
            drawing = road(own, laid, _, wide, high)
        elif KIND[tile] == ANIMAL:
            room = max(1, wide - 2)
            told = wish(lacks(own, i), POINTS[tile], _, ink_of(tile), room)
            drawing = plot(tile, told, _, wide, high)
        else:
            text = f"{sign(tile)} {points[i]}" if wide > 4 else f"{sign(tile)}{points[i]}"[:wide]
            drawing = plot(tile, [(text, ink_of(tile))], _, wide, high)
        out[spot(cell_of(laid))] = drawing
    return out


def lacks(own: Park, i: int) -> list[int]:
    """HAB-6.4: what an animal still lacks of each landscape, and of flowers."""
    laid = own.tiles[i]
    sets = grounds(own)
    out: list[int] = []
    for need, n in enumerate(needs_of(tile_of(laid))):
        around = spread(own, near_of(laid) & sets[need], sets[need])
        out.append(max(0, n - count(around & ~BIT[i])))
    return out


def plot(tile: int, told: Line, _: Translate, wide: int, high: int) -> list[Line]:
    """A tile in a park: landscape and name, then what it lacks or scores."""
    ink = ink_of(tile)
    mark = letter(LANDSCAPE[tile], _)
    if wide < 4:
        first: Line = [(mark, f"bold {ink}")]
    else:
        name = cut(f"{mark} {_(TILE_NAMES[tile])}", wide - 1)
        first = [("▏", ink), (name, f"bold {ink}")]
    second: Line = [("▏", ink), *told] if wide > 3 else told
    lines = [first, second, [("▏" if wide > 3 else "", ink)]]
    return [padded(line, wide, ink) for line in lines[:high]]


def entrance(seat: int, _: Translate, wide: int, high: int) -> list[Line]:
    """The entrance with its road, which leads down."""
    rows = [cut(f" {_('Entrance')}", wide).ljust(wide), *lane(BIT[2], wide, high)[1:]]
    return [[(row, chip(seat, _)[1])] for row in rows]


def road(own: Park, laid: int, _: Translate, wide: int, high: int) -> list[Line]:
    """A road tile: where its road leads, where a tile lies or is missing at a marked side."""
    tile = tile_of(laid)
    turned = 4 * tile + turn_of(laid)
    rows = [list(row) for row in lane(ROAD_SIDES[turned], wide, high)]
    missing = 0
    for side in members(MARKED_SIDES[turned]):
        beside = BESIDE[4 * cell_of(laid) + side]
        there = beside != OUTSIDE and own.has_tile(beside)
        missing += not there
        if high == 3 and wide > 4:
            row, column = ((0, wide // 2), (1, wide - 1), (2, wide // 2), (1, 1))[side]
            rows[row][column] = "●" if there else "○"
    if wide > 3:
        rows[0][:2] = ["▏", letter(LANDSCAPE[tile], _)]
        told = f"→{POINTS[tile]}" if missing else f"{CONTENT}{POINTS[tile]}"
        if wide > 6:
            rows[0][-2:] = told
        rows[1][0] = rows[1][0] if rows[1][0] != " " else "▏"
    else:
        rows[0][0] = letter(LANDSCAPE[tile], _)
    return [[("".join(row), f"bold {ink_of(tile)}")] for row in rows]


def tarred(own: Park, left: int, right: int, bottom: int, top: int, wide: int, high: int) -> Drawn:
    """The cells that must stay empty: the roads run on into them."""
    roads: dict[Spot, int] = {}
    for laid in own.tiles:
        x, y = spot(cell_of(laid))
        endless = own.line or tile_of(laid) == ENTRANCE  # HAB-4.2
        for side in members(ROAD_SIDES[4 * tile_of(laid) + turn_of(laid)]):
            dx, dy = STEPS[side]
            here = (x + dx, y + dy)
            while left <= here[0] <= right and bottom <= here[1] <= top:
                through = BIT[side] if endless else 0
                roads[here] = roads.get(here, 0) | BIT[side ^ 2] | through
                here = (here[0] + dx, here[1] + dy) if endless else (right + 1, y)
    return {
        here: [[(row, TAR)] for row in lane(sides, wide, high)] for here, sides in roads.items()
    }


def lane(sides: int, wide: int, high: int) -> list[str]:
    """Roads from the middle of a cell to its sides; the middle is on the second line."""
    middle = wide // 2
    east = ("━" if sides & 2 else " ") * (wide - middle - 1)
    west = ("━" if sides & 8 else " ") * middle
    rows = ["┃".rjust(middle + 1).ljust(wide) if sides & 1 else " " * wide]
    rows.append(f"{west}{ROADS[sides]}{east}")
    rows.append("┃".rjust(middle + 1).ljust(wide) if sides & 4 else " " * wide)
    return rows[:high]


# Beside the board


def aside(view: View, _: Translate, width: int) -> list[Line]:
    """The tile to lay, the seats with their points, the goals to come and the other parks."""
    lines = [*taken(view, _, width), *seats(view, _, width), *goals(view, _, width)]
    if width >= ROOMY:
        lines.extend(legend(_, width))
    shown = range(view["seats"]) if view["over"] else view["asked"]
    for seat in range(view["seats"]):
        if seat not in shown:
            lines.extend(small_park(view, seat, _, width))
    return lines


def taken(view: View, _: Translate, width: int) -> list[Line]:
    """The tile that is to be laid: what it is, what it needs and scores."""
    if view["step"] not in ("lay", "rotate"):
        return []
    tile = view["thing"] & 127
    ink = ink_of(tile)
    name = f" {_(TILE_NAMES[tile])}, {_(NEED_WORDS[LANDSCAPE[tile]])} "
    told = wrapped(worth(tile, _), PLAIN, width, [(" ", PLAIN)])
    return [[(cut(name, width), f"bold {ink}")], *told]


def seats(view: View, _: Translate, width: int) -> list[Line]:
    """Everybody with their points; a mark at the seat that is asked."""
    lines: list[Line] = []
    for seat in range(view["seats"]):
        head: Line = [("▸" if seat in view["asked"] else " ", TITLE), chip(seat, _)]
        told = sum_of_points(view, seat, _)
        if len(head[1][0]) + 2 + len(told) > width:
            told = str(view["scores"][seat])
        head.append((f" {told}", "bold"))
        number = (" " + _("(seat {seat})").format(seat=seat + 1), FAINT)
        lines.append(with_room(head, [number] if width >= SEATED else [], width))
    return lines


def goals(view: View, _: Translate, width: int) -> list[Line]:
    """The goals of every year that is not over, and where there is room, what they measure."""
    lines: list[Line] = []
    each = view["goals_a_year"]
    first = view["year"] if width >= ROOMY else view["year"] + 1
    for year in range(first, view["years"] if each and not view["over"] else 0):
        names = [_(GOAL_NAMES[goal]) for goal in view["goals"][each * year : each * (year + 1)]]
        head: Line = [(_("Year {n}:").format(n=year + 1), TITLE)]
        lines.extend(wrapped("; ".join(names), PLAIN, width, head))
        for goal in view["goals"][each * year : each * (year + 1)] if width >= ROOMY else []:
            best = _("the highest wins") if HIGH_WINS[goal] else _("the lowest wins")
            told = f"{_(GOAL_NAMES[goal])}: {_(GOAL_MEASURES[goal])}; {best}"
            lines.extend(wrapped(told, FAINT, width, [("    ", PLAIN)]))
    return lines


def legend(_: Translate, width: int) -> list[Line]:
    """What the signs on the tiles mean."""
    items: list[Line] = [[(_("Signs:"), TITLE)]]
    for landscape in range(LANDSCAPES):
        name = f" {letter(landscape, _)} {_(NEED_WORDS[landscape])} "
        items.append([(name, f"{INK} on {GROUNDS[landscape]}")])
    texts = [
        _("GGB→6: still lacks these, then scores 6"),
        f"{CONTENT} {_('contented, complete')}",
        f"{BLOSSOM} {_('flower')}",
        f"↑ ╱ ✚ ╳ ✱ {_('watchtower and where it looks')}",
        f"{HIKERS} {_('Hikers')}",
        f"{EXPLORERS} {_('Explorers')}",
        f"━ {_('road; spaces where it leads stay empty')}",
        f"● ○ {_('marked side of a road tile, with and without a tile')}",
        _("+3: what the park gains there at once"),
        _("(+3): points for a goal if the year ended now"),
    ]
    items.extend([[(text, PLAIN)] for text in texts])
    return flowed(items, width, "  ")


def small_park(view: View, seat: int, _: Translate, width: int) -> list[Line]:
    """The park of another seat, two characters a tile: landscape, and what stands there."""
    own = park_of(view, seat)
    spots = [spot(cell_of(laid)) for laid in own.tiles]
    left, top = min(x for x, y in spots), max(y for x, y in spots)
    across, down = max(x for x, y in spots) - left + 1, top - min(y for x, y in spots) + 1
    wide = 2 if 2 * across < width else 1
    rows: list[Line] = [[(" " * wide, PLAIN)] * across for _row in range(down)]
    points = tile_points(own)
    for i, laid in enumerate(own.tiles):
        tile = int(tile_of(laid))
        x, y = spot(cell_of(laid))
        piece = ("╻ "[:wide].rjust(wide), chip(seat, _)[1])
        if tile != ENTRANCE:
            shown = sign(tile, turn_of(laid)) or (CONTENT if points[i] else "·")
            piece = (f"{letter(LANDSCAPE[tile], _)}{shown}"[:wide], ink_of(tile))
        rows[top - y][x - left] = piece
    head: Line = [(" ", PLAIN), chip(seat, _), (f" {view['park_points'][seat]}", FAINT)]
    return [head, *[[(" ", PLAIN), *row[: width - 1]] for row in rows]]


# Pieces


def chip(seat: int, _: Translate) -> Piece:
    """The name of a seat on its colour."""
    return (f" {colour_name(seat, _)} ", inked(COLOUR_CODES[seat]))


def ink_of(tile: int) -> str:
    """How things on a tile are written."""
    return f"{INK} on {GROUNDS[LANDSCAPE[tile]]}"
