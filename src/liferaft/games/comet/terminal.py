"""Comet drawn with letters on colours: map, rescuer boards, hands, display, piles."""

from typing import Final, NamedTuple

from liferaft.core.drawing import (
    FAINT,
    PLAIN,
    TITLE,
    Canvas,
    Piece,
    cut,
    flowed,
    with_room,
    wrapped,
)
from liferaft.core.game import Line, View
from liferaft.core.language import N_, Translate
from liferaft.games.comet.board import BOARDS, FIELD_IDS, FIELDS, ROWS, SIDES, Board
from liferaft.games.comet.box import (
    ABILITIES,
    ANIMALS,
    EGG,
    HIGHEST_NEST,
    NEST,
    PIECES,
    POINTS,
    RESCUERS,
    SYMBOL_COUNT,
)
from liferaft.games.comet.signs import (
    EGG_HUES,
    EGG_WORDS,
    GROUNDS,
    HUES,
    MARK,
    PIECE_INK,
    PIECE_SIGNS,
    SEATS,
    SHAPES,
    SYMBOL_NAMES,
    card_line,
    card_name,
    card_text,
    card_title,
    cards,
    hero_name,
    hero_text,
    letter,
    letters,
    piece_name,
    place_name,
    points,
    pool_text,
    rescuer_sign,
    scoring_text,
    seat_name,
)

ROOMY: Final = 60  # columns from which on cards are told in whole and signs explained
SLIM: Final = 30  # columns below which there is room for names only
COLUMNS: Final = 7  # fields in a row of the board
MARGIN: Final = 2  # columns for the letters of the rows
LARGE: Final = 11  # columns of a field from which on it has two lines
LARGEST: Final = 15
NEST_GROUND: Final = "#2b2f36"
NEST_INK: Final = "bold #ffffff"
CAVE_INK: Final = "bold #000000 on #b8a888"
READY: Final = "✓"
TURNED: Final = "↷"
AT_WORK: Final = "•"  # nothing to use: it works by itself, or it is only worth its points
OF_A_RESCUER: Final = ("target", "pay", "skipped_terrain", "landing")
SHOWN_DISCARDS: Final = 5  # the deepest that an effect reaches

PHASES: Final[dict[str, str]] = {
    "main": N_("Main phase"),
    "coming": N_("The comet comes"),
    "comet": N_("Comet phase"),
}


class Form(NamedTuple):
    """How large a map is drawn."""

    wide: int  # columns of a field
    tall: int  # lines of a field: 1 or 2

    def corner(self, field: int) -> tuple[int, int]:
        """The column and the line where a field begins; every other row is shifted by half."""
        row, column = ROWS.index(FIELD_IDS[field][0]), int(FIELD_IDS[field][1:]) - 1
        x = MARGIN + column * self.wide + (self.wide // 2 if row % 2 else 0)
        return x, 1 + row * self.tall


def form(width: int) -> Form:
    """The largest form that fits."""
    wide = min(LARGEST, (width - MARGIN) // COLUMNS)
    return Form(wide, 2 if wide >= LARGE else 1)


def board_of(view: View) -> Board:
    """The side of the board that is played on."""
    return BOARDS[SIDES.index(view["side"])]


# The map


def board(view: View, _: Translate, width: int) -> list[Line]:
    """Phase and piles, the pool of a Move, and the map with the cave at its upper edge."""
    shape = form(width)
    canvas = Canvas(MARGIN + COLUMNS * shape.wide, 1 + len(ROWS) * shape.tall)
    draw_cave(canvas, shape, view, _)
    for row, name in enumerate(ROWS):
        canvas.put(0, 1 + row * shape.tall, name, FAINT)
    pieces = on_the_map(view, _)
    ends = nests_asked(view, set(pieces))
    for field in range(FIELDS):
        if board_of(view).kinds[field] >= -1:
            draw_field(canvas, shape, view, field, field in ends, _)
    for field, (sign, style, name) in pieces.items():
        draw_piece(canvas, shape, view, field, (sign, style), name)
    return [*status(view, _, width), *pool(view, _, width), *canvas.lines(0)]


def draw_cave(canvas: Canvas, shape: Form, view: View, _: Translate) -> None:
    """The cave above its entrances."""
    entrances = board_of(view).entrances
    x = shape.corner(min(entrances))[0]
    wide = shape.corner(max(entrances))[0] + shape.wide - 1 - x
    canvas.put(x, 0, f"{_('cave'):^{wide}}", CAVE_INK)


def draw_field(
    canvas: Canvas, shape: Form, view: View, field: int, mark: bool, _: Translate
) -> None:
    """A field: its number in the row or its id, then its terrain or the number of the nest."""
    kind, number = board_of(view).kinds[field], board_of(view).numbers[field]
    x, y = shape.corner(field)
    canvas.fill(x, y, shape.wide - 1, shape.tall, GROUNDS[kind] if kind >= 0 else NEST_GROUND)
    name = FIELD_IDS[field] if shape.tall > 1 else FIELD_IDS[field][1:]
    canvas.put(x, y, f"{'►' if mark else ' '}{name}", MARK if mark else "#c8d0d8")
    sign = f"({number})" if kind < 0 else f" {letter(kind, _)}"
    if kind >= 0 and shape.tall > 1 and shape.wide > 6 + longest(_):
        sign += f" {_(SYMBOL_NAMES[kind])}"
    canvas.put(
        x + 1 + len(name),
        y,
        f"{sign:>4}" if kind < 0 else sign,
        f"bold {HUES[kind]}" if kind >= 0 else NEST_INK,
    )


def longest(_: Translate) -> int:
    """The length of the longest name of a terrain."""
    return max(len(_(name)) for name in SYMBOL_NAMES)


def draw_piece(canvas: Canvas, shape: Form, view: View, field: int, sign: Piece, name: str) -> None:
    """A piece on its field, with the name of its animal where there is room."""
    x, y = shape.corner(field)
    text, style = sign
    if shape.tall > 1:
        canvas.put(x + 1, y + 1, text, style)
        canvas.put(x + 4, y + 1, cut(name, shape.wide - 5), "#ffffff")
    elif board_of(view).kinds[field] >= 0:
        canvas.put(x + 5, y, text, style)
    else:
        canvas.put(x + 2, y, "(  )", NEST_INK)
        canvas.put(x + 3, y, text, style)


def on_the_map(view: View, _: Translate) -> dict[int, tuple[str, str, str]]:
    """By field that holds a piece: its sign, its style and the name of its animal."""
    found: dict[int, tuple[str, str, str]] = {}
    for piece, key in enumerate(PIECES):
        if view[key] >= 0:
            found[view[key]] = (_(PIECE_SIGNS[piece]), PIECE_INK, "")
    walker = view["thing"] & 3 if view["step"] in OF_A_RESCUER else -1
    for seat, place in enumerate(view["places"]):
        for k, field in enumerate(place["rescuers"]):
            if field >= 0:
                style = SEATS[seat]
                if k == walker and seat == view["about"]:
                    style = f"underline {style}"
                found[field] = (rescuer_sign(seat, k), style, card_name(place["slots"][k], _))
    return found


def nests_asked(view: View, occupied: set[int]) -> set[int]:
    """COM-2.4: while an animal hatches, the free nests nearest to its nest distance."""
    if view["step"] != "nest":
        return set()
    numbers = board_of(view).numbers
    for number in range(view["distance"], int(HIGHEST_NEST) + 1):
        free = {f for f in range(FIELDS) if numbers[f] == number and f not in occupied}
        if free:
            return free
    return set()


def status(view: View, _: Translate, width: int) -> list[Line]:
    """The phase, and how many cards are left."""
    items: list[Line] = [[(_(PHASES[view["phase"]]), TITLE)]]
    if view["turns"]:
        items.append([(_("turn {n}").format(n=view["turns"]), PLAIN)])
    items.append([(_("silver {n}").format(n=view["pile"]), PLAIN)])
    if view["stack"]:
        items.append([(_("comet stack {n}").format(n=view["stack"]), PLAIN)])
    items.append([(_("gold {n}").format(n=view["gold_pile"]), PLAIN)])
    return flowed(items, width, "  ", "  ")


def pool(view: View, _: Translate, width: int) -> list[Line]:
    """What a Move or a Hatch under way may still use."""
    if not any((*view["pool"], view["extras"], view["hatches"], *view["skips"])):
        return []
    items: list[Line] = [[(_("Pool"), TITLE)]]
    for symbol, n in enumerate(view["pool"]):
        if n:
            items.append([(f"{n} {_(SYMBOL_NAMES[symbol])}", f"bold {HUES[symbol]}")])
    if len(items) == 1:
        items.append([(pool_text(view["pool"], _), FAINT)])
    if view["extras"]:
        items.append([(_("further cards: {n}").format(n=view["extras"]), PLAIN)])
    if view["hatches"]:
        items.append([(_("further animals to hatch: {n}").format(n=view["hatches"]), PLAIN)])
    for k, terrains in enumerate(view["skips"]):
        if terrains:
            names = ", ".join(_(SYMBOL_NAMES[terrain]) for terrain in terrains)
            told = _("rescuer {n} passes over {terrains}").format(n=k + 1, terrains=names)
            items.append([(told, PLAIN)])
    return flowed(items, width, "  ", "  ")


# Beside the map


def aside(view: View, _: Translate, width: int) -> list[Line]:
    """The own hand, heroes offered, the rescuer boards, the display, the discard piles."""
    lines: list[Line] = []
    own = view["seat"]
    if own >= 0:
        for hero in view["places"][own]["offered"]:
            text = f"{hero_text(hero, _)}; {scoring_text(hero, _)}"
            lines += wrapped(text, PLAIN, width, [(f"{hero_name(hero, _)}:", TITLE)], "  ")
        lines += hand(view, _, width)
    order = [own, *range(view["seats"])] if own >= 0 else [*range(view["seats"])]
    for seat in dict.fromkeys(order):
        lines += rescuer_board(view, seat, _, width)
    lines.append([(_("Display"), TITLE)])
    for card in view["display"]:
        lines += card_lines(card, _, width)
    lines += discards(view, _, width)
    return [*lines, *legend(view, _, width)] if width >= ROOMY else lines


def hand(view: View, _: Translate, width: int) -> list[Line]:
    """The cards in the own hand and all that they say."""
    place = view["places"][view["seat"]]
    limit = _("limit {n}").format(n=place["limit"])
    lines: list[Line] = [
        with_room([(_("Your hand"), TITLE)], [(f" ({limit})", FAINT)], width),
    ]
    for card in place["hand"]:
        lines += card_lines(card, _, width)
    return lines if place["hand"] else [*lines, [("–", FAINT)]]


def card_lines(card: int, _: Translate, width: int) -> list[Line]:
    """A card: where there is room all of it in a sentence, else short."""
    style = "bold" if card >= ANIMALS else f"bold {EGG_HUES[EGG[card]]}"
    title: Piece = (cut(card_title(card, _), width), style)
    if width >= ROOMY:
        return wrapped(card_line(card, _), PLAIN, width, [title], "    ")
    lines: list[Line] = [[title]]
    if card < ANIMALS:
        short = f"{letters(card, _)} ({NEST[card]}) +{POINTS[card]} {_(EGG_WORDS[EGG[card]])}"
        lines.append([(cut(short if width < SLIM else f" {short}", width), PLAIN)])
    if card_text(card, _) and (width >= SLIM or card >= ANIMALS):
        lines += wrapped(card_text(card, _), FAINT, width, [(" ", FAINT)], "  ")
    return lines


def rescuer_board(view: View, seat: int, _: Translate, width: int) -> list[Line]:
    """A seat: hero and points, animals on their way, rescued animals, cards in the hand."""
    place = view["places"][seat]
    active = view["turn"] == seat and not view["over"]
    head: Line = [
        ("▶" if active else " ", TITLE),
        (f" {SHAPES[seat]} ", SEATS[seat]),
        (f" {cut(seat_name(view, seat, _), width - 5)}", "bold"),
    ]
    total = points(place["points"]["total"], _)
    extras = [(f" {total}", TITLE), (" " + _("(seat {seat})").format(seat=seat + 1), FAINT)]
    if place["out"]:
        extras.insert(1, (" " + _("has passed"), FAINT))
    lines = [with_room(head, extras, width)]
    if width < SLIM:
        lines.append([(f"  {total}", TITLE)])
    if place["hero"] >= 0:
        lines += hero_lines(place, _, width)
    lines += on_their_way(place, seat, _, width)
    lines += rescued(view, seat, _, width)
    if seat != view["seat"]:
        lines += other_hand(place, _, width)
    return lines


def hero_lines(place: View, _: Translate, width: int) -> list[Line]:
    """The hero: what it can do and what it scores, and whether it is turned."""
    sign = state_sign(ABILITIES[int(ANIMALS) + place["hero"]]["kind"], place["hero_turned"])
    style = FAINT if place["hero_turned"] else PLAIN
    if width < SLIM:
        return [[(cut(f"  {sign} {_('Hero')}", width), style)]]
    told = f"{hero_text(place['hero'], _)}; {scoring_text(place['hero'], _)}"
    text = _("Hero: {text}").format(text=told)
    return wrapped(text, style, width, [(f"  {sign}", style)], "    ")


def on_their_way(place: View, seat: int, _: Translate, width: int) -> list[Line]:
    """The slots: rescuers on the map with their animals."""
    items: list[Line] = []
    for k in range(RESCUERS):
        animal, field = place["slots"][k], place["rescuers"][k]
        where = place_name(field, _) if field >= 0 else "–"
        name = f" {where} {card_name(animal, _)}" if animal >= 0 else " –"
        items.append([(rescuer_sign(seat, k), SEATS[seat]), (cut(name, width - 5), PLAIN)])
    return flowed([[("  ", PLAIN)], *items], width, "  ", "  ")


def state_sign(kind: str, turned: bool) -> str:
    """Whether a card is ready, turned, or has nothing to use."""
    return TURNED if turned else READY if kind == "tap" else AT_WORK


def rescued(view: View, seat: int, _: Translate, width: int) -> list[Line]:
    """The rescued animals, ready or turned, with their abilities where there is room."""
    place = view["places"][seat]
    lines: list[Line] = []
    short: list[Line] = []
    for animal in place["rescued"]:
        card, turned = animal["card"], animal["turned"]
        sign = state_sign(ABILITIES[card]["kind"], turned)
        style = FAINT if turned else PLAIN
        if width >= ROOMY:
            text = f"{card_title(card, _)}: {card_line(card, _)}"
            lines += wrapped(text, style, width, [(f"  {sign}", style)], "    ")
        elif width >= SLIM and seat == view["seat"]:
            text = ": ".join(filter(None, (card_title(card, _), card_text(card, _))))
            lines += wrapped(text, style, width, [(f"  {sign}", style)], "    ")
        elif seat == view["seat"]:
            lines.append([(cut(f"  {sign} {card_title(card, _)}", width), style)])
        else:
            short.append([(f"{sign}{card_title(card, _).split()[0]}", style)])
    return lines + (flowed([[("  ", PLAIN)], *short], width, " ", "  ") if short else [])


def other_hand(place: View, _: Translate, width: int) -> list[Line]:
    """How many cards somebody else has, and those that everybody has seen."""
    told = _("hand: {silver} silver, {gold} golden").format(
        silver=place["silver"], gold=place["gold"]
    )
    if width >= ROOMY and place["known"]:
        names = ", ".join(card_title(card, _) for card in place["known"])
        told += "; " + _("known: {names}").format(names=names)
    return wrapped(told, FAINT, width, [(" ", FAINT)], "  ")


def discards(view: View, _: Translate, width: int) -> list[Line]:
    """The discard piles: how many cards, and what lies on top."""
    lines: list[Line] = []
    piles = (
        (_("Silver discards"), view["silver_discards"]),
        (_("Golden discards"), view["gold_discards"]),
    )
    for name, pile in piles:
        lines += wrapped(f"{name}: {cards(len(pile), _)}", TITLE, width, None, "  ")
        top = pile[-SHOWN_DISCARDS:][::-1]
        if top and width >= SLIM:
            names = ", ".join(card_title(card, _) for card in top)
            told = _("from the top: {names}").format(names=names)
            lines += wrapped(told, FAINT, width, [(" ", FAINT)], "  ")
    return lines


def legend(view: View, _: Translate, width: int) -> list[Line]:
    """What the signs mean."""
    terrains: list[Line] = [
        [(f"{letter(symbol, _)} ", f"bold {HUES[symbol]}"), (_(SYMBOL_NAMES[symbol]), FAINT)]
        for symbol in range(SYMBOL_COUNT)
    ]
    signs: list[Line] = [
        [("(5) ", "bold"), (_("nest and its distance to the cave"), FAINT)],
        [(f"{rescuer_sign(0, 0)} ", "bold"), (_("rescuer 1 of the first seat"), FAINT)],
        *[
            [(f"{_(PIECE_SIGNS[piece])} ", "bold"), (piece_name(piece, _), FAINT)]
            for piece in range(len(PIECES))
        ],
        [(f"{READY} ", "bold"), (_("ready"), FAINT)],
        [(f"{TURNED} ", "bold"), (_("turned"), FAINT)],
        [(f"{AT_WORK} ", "bold"), (_("works by itself or only has points"), FAINT)],
    ]
    return [*flowed(terrains, width, "  ", ""), *flowed(signs, width, "  ", "")]
