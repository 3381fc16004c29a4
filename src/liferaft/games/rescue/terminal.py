"""Rescue drawn with lines and letters: planet, loaders, crews, hands, piles."""

from typing import Final, NamedTuple

from liferaft.core.drawing import (
    FAINT,
    PLAIN,
    TITLE,
    Canvas,
    Piece,
    flowed,
    initials,
    length,
    with_room,
    wrapped,
)
from liferaft.core.game import Line, View, name_of
from liferaft.core.language import Translate
from liferaft.games.rescue.box import (
    CELL_IDS,
    CELLS,
    COLOURS,
    CREW_COLOURS,
    EAST,
    GLYPHS,
    LOADER_IDS,
    NORTH,
    RINGS,
    SLOT_CELL,
    SLOT_SIDE,
    SOUTH,
    SYMBOL_IDS,
    SYMBOLS,
    WEST,
    WIDTH,
)

ROOMY: Final = 60  # columns from which on symbols are named and signs explained

# By set of exits, bit 0 being north: the lines of a card, and those joined to the crew that acts.
LIGHT: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
HEAVY: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
CAPS: Final[tuple[str, str]] = ("┬┤┴├", "┳┫┻┣")  # by side: where an exit meets a wall
SIGNS: Final[tuple[str, ...]] = ("‖", "▲", "■", "⬟", "⬢")  # by symbol
ARROWS: Final = "→↓←↑"  # by side: where a loader goes next

HUES: Final[tuple[str, ...]] = ("#7fd6ff", "#8fe388", "#ffb86b", "#ff9ecb", "#ffe070")
CREWS: Final[tuple[str, ...]] = (
    "bold #000000 on #f0f0f0",
    "bold #ffffff on #b8322a",
    "bold #ffffff on #2f62c8",
    "bold #000000 on #f2c230",
)
GROUNDS: Final[tuple[str, ...]] = ("#33425a", "#202a3a", "#181f2b")  # by ring
NEAR: Final = "bold #ffffff"  # tunnels joined to the crew that acts
FAR: Final = "#7b8794"
WALL: Final = "#4a586a"
MIDDLE_WALL: Final = "#8fa3bd"
MARK: Final = "bold #7fe08a"
LOADER: Final = "bold #000000 on #d7a0ff"


class Form(NamedTuple):
    """How large a planet is drawn."""

    wide: int  # columns of a card
    tall: int  # lines of a card; the tunnels cross on the middle one, or on the first of two
    walls: int  # lines between two cards: 1 or 0
    margin: int  # columns left and right for loaders

    @property
    def across(self) -> int:
        """Columns of the whole planet."""
        return WIDTH * (self.wide + self.walls) + self.walls + 2 * self.margin

    @property
    def down(self) -> int:
        """Lines of the whole planet."""
        return WIDTH * (self.tall + self.walls) + self.walls + 2

    @property
    def half(self) -> int:
        """Columns on either side of the middle of a card."""
        return self.wide // 2

    def corner(self, cell: int) -> tuple[int, int]:
        """The column and the line where a card begins."""
        x = self.margin + self.walls + cell % WIDTH * (self.wide + self.walls)
        return x, 1 + self.walls + cell // WIDTH * (self.tall + self.walls)

    def centre(self, cell: int) -> tuple[int, int]:
        """The column and the line where the tunnels of a card meet."""
        x, y = self.corner(cell)
        return x + self.half, y + (self.tall - 1) // 2


LARGE: Final = Form(13, 3, 1, 4)
SLIM: Final = Form(9, 3, 0, 3)


def form(width: int) -> Form:
    """The largest form that fits."""
    if width >= LARGE.across:
        return LARGE
    if width >= SLIM.across:
        wide = min(13, (width - 2 * SLIM.margin) // WIDTH)
        return Form(wide - 1 + wide % 2, 3, 0, 3)
    wide = min(9, (width - 4) // WIDTH)
    return Form(max(7, wide - 1 + wide % 2), 2, 0, 2)


# What is joined to what, as far as the drawing tells it


def neighbour(cell: int, side: int) -> int:
    """The cell beside another one; -1 beyond the surface."""
    row, column = divmod(cell, WIDTH)
    row += (side == SOUTH) - (side == NORTH)
    column += (side == EAST) - (side == WEST)
    return row * WIDTH + column if 0 <= row < WIDTH and 0 <= column < WIDTH else -1


def opens(view: View, cell: int, side: int) -> bool:
    """Whether a card has an exit on a side."""
    return bool(view["exits"][cell] >> side & 1)


def joined(view: View, cell: int, side: int) -> bool:
    """Whether a tunnel leads out of a card on a side: into its neighbour or to the surface."""
    other = neighbour(cell, side)
    return opens(view, cell, side) and (other < 0 or opens(view, other, (side + 2) % 4))


def tunnel(view: View, cell: int) -> set[int]:
    """All cells that continuous tunnels join to one of them."""
    reached = {cell}
    edge = [cell]
    while edge:
        here = edge.pop()
        for side in range(4):
            there = neighbour(here, side)
            if there >= 0 and there not in reached and joined(view, here, side):
                reached.add(there)
                edge.append(there)
    return reached


def acting(view: View) -> list[int]:
    """The cells of the workers that may move: of the crew that is asked, or the one chosen."""
    if view["over"]:
        return []
    if view["step"] == "destination":
        return [view["thing"] >> 3]
    return [cell for cell in range(CELLS) if view["workers"][view["about"]][cell]]


def marked(view: View) -> set[int]:
    """The card that is being changed, or those on which a move with the symbol may end."""
    if view["step"] == "change":
        return {view["thing"]}
    if view["step"] not in ("worker", "destination"):
        return set()
    symbol = view["thing"] & 7
    ends = {cell for cell in range(CELLS) if view["symbols"][cell] == symbol and free(view, cell)}
    return {end for start in acting(view) for end in ends & tunnel(view, start) - {start}}


def free(view: View, cell: int) -> bool:
    """Whether a move may end on a card that shows the symbol."""
    return RINGS[cell] == 0 or not any(crew[cell] for crew in view["workers"])


# The planet


def board(view: View, _: Translate, width: int) -> list[Line]:
    """Who has rescued how many, where there is room, and the planet with its loaders."""
    shape = form(width)
    canvas = Canvas(shape.across, shape.down)
    near = {cell for start in acting(view) for cell in tunnel(view, start)}
    ends = marked(view)
    if shape.walls:
        draw_walls(canvas, shape)
    for cell in range(CELLS):
        draw_card(canvas, shape, view, cell, cell in near)
        write_card(canvas, shape, view, cell, cell in ends, _)
    draw_loaders(canvas, shape, view, near)
    drawn = canvas.lines(max(0, (width - shape.across) // 2))
    return drawn if shape.tall == 2 else [*status(view, _, width), *drawn]


def draw_walls(canvas: Canvas, shape: Form) -> None:
    """The edges of all cards; the middle has an edge of its own."""
    across, down = shape.wide + 1, shape.tall + 1
    left, top = shape.margin, 1
    for i in range(WIDTH + 1):
        canvas.put(left, top + i * down, "┄" * (WIDTH * across + 1), WALL)
    for i in range(WIDTH + 1):
        for y in range(top, top + WIDTH * down + 1):
            canvas.put(left + i * across, y, "·" if (y - top) % down == 0 else "┊", WALL)
    x, y = left + 2 * across, top + 2 * down
    for i, ends in ((0, "╔╗"), (2, "╚╝")):
        canvas.put(x, y + i * down, ends[0] + "═" * (2 * across - 1) + ends[1], MIDDLE_WALL)
    for i in range(1, 2 * down):
        canvas.put(x, y + i, "║", MIDDLE_WALL)
        canvas.put(x + 2 * across, y + i, "║", MIDDLE_WALL)


def draw_card(canvas: Canvas, shape: Form, view: View, cell: int, near: bool) -> None:
    """The tunnel of a card: heavy if it is joined to the crew that acts."""
    x, y = shape.corner(cell)
    mid, level = shape.centre(cell)
    canvas.fill(x, y, shape.wide, shape.tall, GROUNDS[RINGS[cell]])
    ink = NEAR if near else FAR
    joints = HEAVY if near else LIGHT
    canvas.put(mid, level, joints[view["exits"][cell]], ink)
    ways = (
        [(mid, i) for i in range(level - 1, y - 1, -1)],
        [(i, level) for i in range(mid + 1, x + shape.wide)],
        [(mid, i) for i in range(level + 1, y + shape.tall)],
        [(i, level) for i in range(mid - 1, x - 1, -1)],
    )
    over = ((mid, y - 1), (x + shape.wide, level), (mid, y + shape.tall), (x - 1, level))
    for side, way in enumerate(ways):
        if not opens(view, cell, side):
            continue
        line = joints[5 if side in (NORTH, SOUTH) else 10]
        for place in way:
            canvas.put(*place, line, ink)
        if joined(view, cell, side):
            if shape.walls:
                canvas.put(*over[side], line, ink)
        elif way and not shape.walls:
            canvas.put(*way[-1], CAPS[near][side], ink)


def write_card(
    canvas: Canvas, shape: Form, view: View, cell: int, mark: bool, _: Translate
) -> None:
    """The name, the symbol, the workers and the other face of a card."""
    x, y = shape.corner(cell)
    mid, level = shape.centre(cell)
    symbol = view["symbols"][cell]
    other = other_face(view, cell, _)
    last = y + shape.tall - 1
    digit = SYMBOL_IDS[symbol]
    name = f"bold underline {FAINT}" if cell == view["changed"] else f"bold {FAINT}"
    if mark:
        name = MARK
    room = write_workers(canvas, shape, view, cell, last, _)
    if shape.tall == 2:
        canvas.put(x + 1, level, CELL_IDS[cell], name)
        if mark and shape.half > 3:
            canvas.put(x + 3, level, "◄", MARK)
        canvas.put(mid + 2, level, digit, f"bold {HUES[symbol]}")
        if room >= len(other):
            canvas.put(x + shape.wide - len(other), last, other, FAINT)
        return
    canvas.put(x, y, "►" if mark else " ", MARK)
    canvas.put(x + 1, y, CELL_IDS[cell], name)
    sign = f" {SIGNS[symbol]}" if shape.walls else ""
    fits = room >= len(other)
    start = mid + 2 if fits else mid + 1
    canvas.put(start, y, digit + sign, f"bold {HUES[symbol]}")
    if fits:
        canvas.put(x + shape.wide - len(other), last, other, FAINT)
    else:
        canvas.put(start + len(digit + sign), y, other, FAINT)


def write_workers(canvas: Canvas, shape: Form, view: View, cell: int, y: int, _: Translate) -> int:
    """The workers on a card, left and right of its middle; how many columns are left."""
    x = shape.corner(cell)[0]
    mid = shape.centre(cell)[0]
    end = x + shape.wide
    there = [seat for seat in range(view["seats"]) if view["workers"][seat][cell]]
    chips = [chip(seat, view["workers"][seat][cell], _) for seat in there]
    at = x + 1 if length(chips) < shape.half - 1 else x
    for text, style in chips:
        if at <= mid < at + len(text):
            at = mid + 1
        canvas.put(at, y, text[: end - at], style)
        at += len(text)
    return end - max(at, mid + 1)


def draw_loaders(canvas: Canvas, shape: Form, view: View, near: set[int]) -> None:
    """Every loader at its slot, with an arrow to where it goes next."""
    for loader, slot in enumerate(view["loaders"]):
        cell, side = int(SLOT_CELL[slot]), int(SLOT_SIDE[slot])
        x, y = shape.centre(cell)
        name = LOADER_IDS[loader]
        if side == NORTH:
            canvas.put(x, 0, name, LOADER)
            canvas.put(x + 2, 0, ARROWS[side], FAINT)
        elif side == SOUTH:
            canvas.put(x - 1, shape.down - 1, name, LOADER)
            canvas.put(x - 2, shape.down - 1, ARROWS[side], FAINT)
        else:
            at = shape.across - 2 if side == EAST else 0
            canvas.put(at, y, name, LOADER)
            canvas.put(at, y + (1 if side == EAST else -1), ARROWS[side], FAINT)
            ink, joints = (NEAR, HEAVY) if cell in near else (FAR, LIGHT)
            if opens(view, cell, side):
                link = joints[10] * (shape.margin - 2)
                canvas.put(at - len(link) if side == EAST else at + 2, y, link, ink)


# Names


def letters(_: Translate) -> list[str]:
    """For every crew the first letter of its name that no earlier one has."""
    return initials(_(colour) for colour in CREW_COLOURS)


def chip(seat: int, n: int, _: Translate) -> Piece:
    """The letter of a crew on its colour, with a number if there are several workers."""
    return (f"{letters(_)[seat]}{n if n > 1 else ''}", CREWS[seat])


def face(exits: int, symbol: int) -> str:
    """A face of a card in two signs: its exits and its symbol."""
    return f"{LIGHT[exits]}{SYMBOL_IDS[symbol]}"


def other_face(view: View, cell: int, _: Translate) -> str:
    """The lower face of a card; if it is hidden, the colour of its tunnel."""
    exits, symbol = view["other_exits"][cell], view["other_symbols"][cell]
    if exits < 0:
        return f"/?{_(COLOURS[view['colours'][cell]])[0]}"
    return f"/{face(exits, symbol)}"


def rescued(view: View, seat: int) -> int:
    """How many workers of a seat are on loaders."""
    return sum(view["aboard"][seat])


# Crews, hands, loaders, piles


def status(view: View, _: Translate, width: int) -> list[Line]:
    """How many workers every crew has rescued."""
    target = int(view["options"]["rescue_target"])
    items: list[Line] = [[(f"{_('Rescued')} ", TITLE)]]
    for seat in range(view["seats"]):
        n = rescued(view, seat)
        dots = "●" * n + "○" * (target - n) + " " if width >= LARGE.across else ""
        items.append([chip(seat, 1, _), (f" {dots}{n}/{target}  ", PLAIN)])
    return flowed(items, width)


def aside(view: View, _: Translate, width: int) -> list[Line]:
    """The crews with their hands, the loaders with those on board, the piles."""
    lines: list[Line] = []
    for seat in range(view["seats"]):
        lines.extend(crew(view, seat, _, width))
    for loader in range(len(LOADER_IDS)):
        lines.extend(freight(view, loader, _, width))
    lines.extend(piles(view, _, width))
    return [*lines, *legend(view, _, width)] if width >= ROOMY else lines


def crew(view: View, seat: int, _: Translate, width: int) -> list[Line]:
    """A crew: whose turn it is, how many are rescued, and the hand."""
    active = view["turn"] == seat and not view["over"]
    target = view["options"]["rescue_target"]
    head: Line = [
        ("▶" if active else " ", TITLE),
        (f" {letters(_)[seat]} ", CREWS[seat]),
        (f" {crew_name(seat, _)}", "bold"),
    ]
    place = (" " + _("(seat {seat})").format(seat=seat + 1), FAINT)
    score = (f"  {rescued(view, seat)}/{target}", TITLE)
    if width >= ROOMY:
        told = _("rescued: {n} of {target}").format(n=rescued(view, seat), target=target)
        score = (f"  {told}", TITLE)
    head = with_room(head, (score, place), width)
    if seat != view["seat"]:
        cards = _("cards: {n}").format(n=view["hands"][seat])
        return [head, [(f"     {cards}", FAINT)]]
    hand = [card_piece(card // len(COLOURS), _, width) for card in view["hand"]]
    return [head, *flowed([[("     ", PLAIN)], *hand], width, "  " if width >= ROOMY else " ")]


def who(view: View, seat: int, _: Translate) -> str:
    """Who sits there: a name, or the colour of the crew."""
    return name_of(view, seat) or crew_name(seat, _)


def crew_name(seat: int, _: Translate) -> str:
    """The name of a crew: its colour."""
    name = _(CREW_COLOURS[seat])
    return name[0].upper() + name[1:]


def card_piece(symbol: int, _: Translate, width: int) -> Line:
    """A symbol card, named where there is room."""
    name = f" {SIGNS[symbol]} {_(GLYPHS[symbol])}" if width >= ROOMY else ""
    return [(f"[{SYMBOL_IDS[symbol]}]", f"bold {HUES[symbol]}"), (name, PLAIN)]


def freight(view: View, loader: int, _: Translate, width: int) -> list[Line]:
    """A loader: where it is and who is on board."""
    place = slot_name(view["loaders"][loader], _)
    head: Line = [(LOADER_IDS[loader], LOADER), (f" {place}", PLAIN)]
    aboard = [
        [chip(seat, view["aboard"][seat][loader], _)]
        for seat in range(view["seats"])
        if view["aboard"][seat][loader]
    ]
    return flowed([head, *aboard], width, " ")


def slot_name(slot: int, _: Translate) -> str:
    """Where a slot is: the side of a card."""
    cell = CELL_IDS[SLOT_CELL[slot]]
    side = int(SLOT_SIDE[slot])
    if side == NORTH:
        return _("north of {cell}").format(cell=cell)
    if side == EAST:
        return _("east of {cell}").format(cell=cell)
    if side == SOUTH:
        return _("south of {cell}").format(cell=cell)
    return _("west of {cell}").format(cell=cell)


def piles(view: View, _: Translate, width: int) -> list[Line]:
    """The draw pile, and the discards by symbol."""
    lines: list[Line] = [[(_("Draw pile: {n}").format(n=view["pile"]), TITLE)]]
    counts = [sum(card // len(COLOURS) == v for card in view["discards"]) for v in range(SYMBOLS)]
    cards: list[Line] = [
        [(f"[{SYMBOL_IDS[v]}]", HUES[v]), (f"×{n}" if n > 1 else "", PLAIN)]
        for v, n in enumerate(counts)
        if n
    ]
    if cards:
        lines.extend(flowed([[(f"{_('Discarded')}:", FAINT)], *cards], width, " "))
    return lines


def legend(view: View, _: Translate, width: int) -> list[Line]:
    """What the signs on the planet mean."""
    told = [
        (HEAVY[15], _("tunnels that your workers can walk")),
        (LIGHT[15], _("other tunnels")),
        ("/└3", _("the face below, as it lies after a flip over the long side")),
        ("►", _("the card chosen, or cards where a move may end")),
    ]
    if view["options"]["hidden_backs"]:
        told.append(("/?", _("a face nobody has seen, and the colour of its card")))
    lines: list[Line] = []
    for sign, text in told:
        lines.extend(wrapped(text, FAINT, width, [(f"{sign:<3}", NEAR)]))
    return lines
