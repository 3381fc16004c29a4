"""The Isle of Cats drawn with blocks and letters: island, boats, hands, lessons."""

from typing import Final

from liferaft.core.drawing import FAINT, PLAIN, TITLE, Piece, beside, flowed, with_room, wrapped
from liferaft.core.game import Line, View
from liferaft.core.language import N_, Translate
from liferaft.games.isle_of_cats.box import (
    COLOUR_NAMES,
    COLOUR_POINTS,
    COMMON,
    DAYS,
    HEIGHT,
    LEFT_PRICE,
    MAP_CELLS,
    OSHAX,
    PLAN,
    RAT_CELLS,
    RIGHT_PRICE,
    ROOM_LETTERS,
    ROOMS,
    TYPE,
    WIDTH,
)
from liferaft.games.isle_of_cats.shapes import WAY_IDS
from liferaft.games.isle_of_cats.signs import (
    HUES,
    KIND_HUES,
    MARK,
    card_line,
    card_text,
    cards,
    code,
    fish,
    ground,
    hue,
    lessons,
    letter,
    points,
    room_name,
    short_code,
    small,
    tile_name,
    tile_of_cat,
    tile_of_shape,
    ways_of,
    who,
)

ROOMY: Final = 60  # columns from which on tiles are drawn on the island and signs explained
LARGE: Final = 92  # columns from which on everything is drawn at its largest
SLIM: Final = "  "  # the indent of lines that go on
RAT: Final = "r"
MAP: Final = "×"
FLOORS: Final = ",'':·;,"  # by room: the sign of an empty cell
DECKS: Final[tuple[str, ...]] = (
    "#3a3026", "#26303c", "#26303c", "#343026", "#1d252e", "#2c3426", "#3a3026",
)  # fmt: skip
CATS_ASKED: Final = ("rescue", "cat", "home", "move", "field")
TREASURES_ASKED: Final = ("bonus", "find", "call", "branch", "treasure")

# By step that belongs to one phase, and by window: the name of the phase.
PHASES: Final[dict[str, str]] = {
    "draft": N_("Exploration"),
    "pick": N_("Exploration"),
    "pay": N_("Exploration"),
    "colour": N_("Reading lessons"),
    "choose": N_("Rescuing cats"),
    "rescue": N_("Rescuing cats"),
    "cat": N_("Rescuing cats"),
    "home": N_("Rescuing cats"),
    "find": N_("Rare finds"),
    "call": N_("Rare finds"),
    "name": N_("Rare finds"),
    "branch": N_("Rare finds"),
    "treasure": N_("Rare finds"),
}
WINDOW_PHASES: Final[tuple[str, ...]] = (
    N_("Fishing"), N_("Exploration"), N_("Exploration"), N_("Reading lessons"),
    N_("Rescuing cats"), N_("Rescuing cats"), N_("Rescuing cats"), N_("Rare finds"),
    N_("Rare finds"),
)  # fmt: skip


def phase(view: View, _: Translate) -> str:
    """The phase of the day, where the question tells it."""
    step = view["step"]
    if step == "window":
        return _(WINDOW_PHASES[(view["thing"] >> 3) - 1])
    if step == "place" and view["thing"] & 31 < OSHAX:
        return _("Rescuing cats")
    return _(PHASES[step]) if step in PHASES else ""


def shown_seat(view: View) -> int:
    """Whose boat is drawn large: one's own, or of those who watch the one that is asked."""
    return int(view["seat"] if view["seat"] >= 0 else max(0, view["about"]))


# The board


def board(view: View, _: Translate, width: int) -> list[Line]:
    """Day and order, the island, one boat large, and the others small where there is room."""
    own = shown_seat(view)
    drawn = [*status(view, _, width), *island(view, _, width)]
    drawn += [boat_head(view, own, _, width), *boat(view, own, _, width)]
    others = [seat for seat in range(view["seats"]) if seat != own]
    if width >= LARGE and others:
        drawn += beside([miniature(view, seat, _) for seat in others], width, 4)
    return drawn


def status(view: View, _: Translate, width: int) -> list[Line]:
    """The day, the phase and the order on the track."""
    day = _("Day {n} of {days}").format(n=view["day"], days=DAYS)
    name = phase(view, _)
    items: list[Line] = [[(f"{day}: {name}" if name else day, TITLE)], [(_("Order"), FAINT)]]
    for place, seat in enumerate(view["order"], 1):
        style = MARK if seat in view["asked"] else PLAIN
        items.append([(f"{place} {who(view, seat, _)}", style)])
    return flowed(items, width, "  ", SLIM)


def island(view: View, _: Translate, width: int) -> list[Line]:
    """The two fields of cats and what lies below the island."""
    step = view["step"]
    lines: list[Line] = []
    left = _("Left: {fish}").format(fish=fish(int(LEFT_PRICE), _))
    right = _("Right: {fish}").format(fish=fish(int(RIGHT_PRICE), _))
    if view["family"]:
        left, right = _("Left"), _("Right")
    fields = [(left, view["left"]), (right, view["right"])]
    if width >= ROOMY or step in CATS_ASKED:
        blocks: list[list[Line]] = []
        for name, cats in fields:
            blocks.append(headed(name))
            blocks += [tile_block(tile_of_cat(cat), code(tile_of_cat(cat), _)) for cat in cats]
        lines += beside(blocks, width, 1)
    else:
        for name, cats in fields:
            tiles: list[Line] = [[coded(tile_of_cat(cat), _)] for cat in cats]
            lines += flowed([[(name, TITLE)], *tiles], width, " ", SLIM)
    offered = below(view)
    if width >= LARGE or step in TREASURES_ASKED:
        blocks = [headed(_("Below"))]
        blocks += [tile_block(tile, f"{code(tile, _)}{times(n)}") for tile, n in offered]
        return lines + beside(blocks, width, 1)
    rest: list[Line] = [[coded(tile, _), (times(n), PLAIN)] for tile, n in offered]
    return lines + flowed([[(_("Below"), TITLE)], *rest], width, " ", SLIM)


def below(view: View) -> list[tuple[int, int]]:
    """The tiles below the island, and how many there are of each."""
    out = [(tile_of_shape(shape), 1) for shape in view["oshax"]]
    out += [(tile_of_shape(pile["shape"]), pile["count"]) for pile in view["rares"]]
    commons = enumerate(view["commons"])
    return out + [(tile_of_shape(COMMON + kind), n) for kind, n in commons if n]


def times(n: int) -> str:
    """How many there are, if there are several."""
    return f"×{n}" if n > 1 else ""


def coded(tile: int, _: Translate) -> Piece:
    """A tile by its code in its colour."""
    return code(tile, _), f"bold {hue(tile)}"


def headed(name: str) -> list[Line]:
    """A heading that stands beside drawings: its words one below the other."""
    words = name.split(" ", 1)
    return [[(word, TITLE)] for word in words]


def tile_block(tile: int, caption: str) -> list[Line]:
    """A tile drawn small over its code."""
    return [[(caption, f"bold {hue(tile)}")], *[[(row, hue(tile))] for row in small(tile & 31)]]


# Boats


def boat_head(view: View, seat: int, _: Translate, width: int) -> Line:
    """Whose boat it is, the fish, the baskets and the points that everybody can count."""
    place = view["places"][seat]
    line: Line = [(who(view, seat, _), TITLE)]
    extras = [] if view["family"] else [fish(place["fish"], _), baskets_drawn(place, _)]
    extras.append(_("so far {points}").format(points=points(place["points"]["sum"], _)))
    return with_room(line, [(f"   {extra}", PLAIN) for extra in extras], width)


def baskets_drawn(place: View, _: Translate) -> str:
    """Permanent baskets: ready ones full, used ones empty."""
    return f"{_('baskets')} " + ("●" * place["ready"] + "○" * place["used"] or "–")


def boat(view: View, seat: int, _: Translate, width: int) -> list[Line]:
    """A boat with columns and rows numbered."""
    wide = 4 if width >= LARGE else 3 if width >= 3 * WIDTH + 3 else 2
    tiles = covered(view, seat)
    names = [f"{'' if wide == 2 and x % 2 else x:>{wide}}" for x in range(WIDTH)]
    rows: list[Line] = [[("  " + "".join(names), FAINT)]]
    dark = darker(view, seat)
    for y in range(HEIGHT):
        line: Line = [(f"{y} ", FAINT)]
        for x in range(WIDTH):
            if (x, y) in tiles:
                index = tiles[x, y]
                tile = tile_at(view, seat, index)
                text = code(tile, _) if wide == 4 else short_code(tile, _)
                style = f"bold #ffffff on {ground(tile, index in dark)}"
                line.append((f"{text:>{wide}}", style))
            else:
                line.append(cell(view["places"][seat]["boat"], x, y, wide, _))
        rows.append(line)
    return rows


def covered(view: View, seat: int) -> dict[tuple[int, int], int]:
    """The cells under tiles, each with the number of its tile on the boat."""
    return {
        divmod(there, HEIGHT): index
        for index, laid in enumerate(view["places"][seat]["tiles"])
        for there in laid["cells"]
    }


def tile_at(view: View, seat: int, index: int) -> int:
    """One of the tiles on a boat."""
    laid = view["places"][seat]["tiles"][index]
    return int(32 * laid["colour"] + laid["shape"])


def darker(view: View, seat: int) -> set[int]:
    """The tiles that are drawn darker, to tell them from neighbours of their colour."""
    tiles = covered(view, seat)
    dark: set[int] = set()
    for index, laid in enumerate(view["places"][seat]["tiles"]):
        near = set()
        for x, y in (divmod(there, HEIGHT) for there in laid["cells"]):
            near |= {
                tiles.get(at, index) for at in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
            }
        alike = [i for i in near if i < index and tile_at(view, seat, i) >> 5 == laid["colour"]]
        if sum(i not in dark for i in alike) > sum(i in dark for i in alike):
            dark.add(index)
    return dark


def cell(kind: int, x: int, y: int, wide: int, _: Translate) -> Piece:
    """An empty cell: its room, a rat or a treasure map."""
    if PLAN[y][x] == ".":
        return " " * wide, PLAIN
    room = ROOM_LETTERS.index(PLAN[y][x])
    floor = f" on {DECKS[room]}"
    if kind >= 0 and (x, y) in RAT_CELLS[kind]:
        return f"{RAT:>{wide}}", f"bold #e8d8c8{floor}"
    if kind >= 0 and (x, y) in MAP_CELLS[kind]:
        colour = MAP_CELLS[kind].index((x, y))
        return f"{MAP + letter(colour, _):>{wide}}", f"bold {HUES[colour]}{floor}"
    return f"{FLOORS[room]:>{wide}}", f"#7d8894{floor}"


def miniature(view: View, seat: int, _: Translate) -> list[Line]:
    """Another boat, a sign for each cell: the letter of a cat, * and $ for treasures."""
    place = view["places"][seat]
    tiles = covered(view, seat)
    head = f"{who(view, seat, _)}: {points(place['points']['sum'], _)}"
    rows: list[Line] = [[(head, "bold")]]
    for y in range(HEIGHT):
        line: Line = []
        for x in range(WIDTH):
            if (x, y) in tiles:
                tile = tile_at(view, seat, tiles[x, y])
                line.append((code(tile, _)[0], f"bold #ffffff on {ground(tile, False)}"))
            else:
                text, style = cell(place["boat"], x, y, 2, _)
                line.append((text[1] if text[0] == " " else text[0], style))
        rows.append(line)
    return rows


# Beside the board


def aside(view: View, _: Translate, width: int) -> list[Line]:
    """The tile to place, cards and lessons, the other seats, the sister, the piles."""
    lines: list[Line] = []
    if view["step"] == "place":
        lines += ways(view["thing"] & 255, _, width)
    if view["seat"] >= 0:
        lines += own_cards(view, _, width)
    lines += public_lessons(view, _, width)
    for seat in range(view["seats"]):
        if seat != view["seat"]:
            lines += other_seat(view, seat, _, width)
    if view["sister"]:
        lines += sister(view, _, width)
    if view["seat"] >= 0:
        lines += own_points(view, _, width)
    if not view["family"]:
        piles = _("Deck: {deck}, discarded: {n}").format(
            deck=view["deck"], n=view["buried"] + len(view["discards"])
        )
        lines += paragraph(piles, FAINT, width)
    return [*lines, *legend(_, width)] if width >= ROOMY else lines


def ways(tile: int, _: Translate, width: int) -> list[Line]:
    """A tile in all ways in which it lies differently; its place is told by a corner."""
    blocks: list[list[Line]] = []
    for way in ways_of(tile & 31):
        drawn: list[Line] = [[(row, hue(tile))] for row in small(tile & 31, way)]
        blocks.append([[(WAY_IDS[way], "bold")], *drawn])
    told = _("column,row of the upper left corner of its box, then the way")
    return [
        *paragraph(_("Place {tile}").format(tile=tile_name(tile, _)), TITLE, width),
        *beside(blocks, width, 2),
        *paragraph(told, FAINT, width),
    ]


def own_cards(view: View, _: Translate, width: int) -> list[Line]:
    """The cards of the seat that looks, and its lessons with what they are worth now."""
    place = view["places"][view["seat"]]
    lines: list[Line] = []
    heaps = (
        (_("Hand"), place["own_hand"]),
        (_("Picked"), place["own_picked"]),
        (_("Paid for"), place["own_kept"]),
        (_("Drawn"), place["own_drawn"]),
        (_("Face down"), place["own_chosen"]),
        (_("For today"), place["laid"]),
    )
    for name, heap in heaps:
        if heap:
            lines.append([(name, TITLE)])
            for card in heap:
                lines += card_lines(card, card_line(card, view, _), width)
    if place["own_lessons"]:
        lines.append([(_("Your lessons"), TITLE)])
        for lesson in place["own_lessons"]:
            told = _("{card}: {text} Now: {n}").format(
                card=lesson["card"], text=card_text(lesson["card"], _), n=lesson["points"]
            )
            lines += card_lines(lesson["card"], told, width)
    return lines


def card_lines(card: int, text: str, width: int) -> list[Line]:
    """A card: its number in the colour of its kind, then what it is and does."""
    number, rest = text.split(" ", 1)
    return paragraph(rest, PLAIN, width, [(number, KIND_HUES[TYPE[card]])])


def public_lessons(view: View, _: Translate, width: int) -> list[Line]:
    """The public lessons with their colours."""
    if not view["public"]:
        return []
    lines: list[Line] = [[(_("Public lessons"), TITLE)]]
    for lesson in view["public"]:
        text = f"{lesson['card']}: {card_text(lesson['card'], _)}"
        if lesson["colour"] >= 0:
            text += f" [{_(COLOUR_NAMES[lesson['colour']])}]"
        lines += card_lines(lesson["card"], text, width)
    return lines


def other_seat(view: View, seat: int, _: Translate, width: int) -> list[Line]:
    """What another seat has that everybody can see."""
    place = view["places"][seat]
    name: Line = [(who(view, seat, _), MARK if seat in view["asked"] else "bold")]
    told = [] if view["family"] else [fish(place["fish"], _), baskets_drawn(place, _)]
    if place["hand"]:
        told.append(cards(place["hand"], _))
    if place["lessons"]:
        told.append(lessons(place["lessons"], _))
    told.append(_("so far {points}").format(points=points(place["points"]["sum"], _)))
    if "total" in place:
        told.append(_("in all: {points}").format(points=points(place["total"], _)))
    if place["passed"]:
        told.append(_("has passed"))
    lines = paragraph(", ".join(told), PLAIN, width, name)
    for card in place["laid"]:
        lines += card_lines(card, f"{card}: {card_text(card, _)}", width)
    return lines


def sister(view: View, _: Translate, width: int) -> list[Line]:
    """The sister's points, colours and lessons."""
    own = view["sister"]
    head = _("The sister: {points}").format(points=points(own["total"], _))
    lines = paragraph(head, TITLE, width)
    if own["left"]:
        lines += paragraph(_("Basket cards today: {n}").format(n=own["left"]), PLAIN, width)
    for n, colour in enumerate(own["colours"]):
        told = _("{points} for each cat in {colour}").format(
            points=points(int(COLOUR_POINTS[n]), _), colour=_(COLOUR_NAMES[colour])
        )
        lines += paragraph(told, HUES[colour], width)
    for lesson in own["lessons"]:
        told = _("{card}: {text} Now: {n}").format(
            card=lesson["card"], text=card_text(lesson["card"], _), n=lesson["points"]
        )
        lines += card_lines(lesson["card"], told, width)
    return lines


def own_points(view: View, _: Translate, width: int) -> list[Line]:
    """Where the own points come from."""
    place = view["places"][view["seat"]]
    won = place["points"]
    told = [
        _("rats {n}").format(n=won["rats"]),
        _("rooms {n}").format(n=won["rooms"]),
        _("families {n}").format(n=won["family_points"]),
        _("rare treasures {n}").format(n=won["rares"]),
        _("lessons {n}").format(n=place["total"] - won["sum"] + sum(won["public"])),
    ]
    head = _("Your points: {n}").format(n=place["total"])
    return [*paragraph(head, TITLE, width), *paragraph(", ".join(told), PLAIN, width)]


def legend(_: Translate, width: int) -> list[Line]:
    """What the signs on the boats mean."""
    rooms = [f"{FLOORS[room]} {room_name(room, _)}" for room in range(ROOMS)]
    told = [
        _("B05 is the blue cat of the fifth shape, short: Be; !3 is an Oshax, G!3 a green one"),
        _("* is a common treasure, $ a rare one; r is a rat, ×B the blue treasure map"),
        _("empty cells: {rooms}").format(rooms="  ".join(rooms)),
    ]
    return [line for text in told for line in paragraph(text, FAINT, width)]


def paragraph(text: str, style: str, width: int, first: Line | None = None) -> list[Line]:
    """A text broken between words, after some pieces that begin its first line."""
    return wrapped(text, style, width, first, SLIM)
