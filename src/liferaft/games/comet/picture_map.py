"""The map of Comet: sky and comet, the cave, the fields, who stands on them, the pool."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from liferaft.core.game import View
from liferaft.core.language import Translate
from liferaft.games.comet.board import BOARDS, CAVE, FIELD_IDS, FIELDS, ROWS, SIDES, Board
from liferaft.games.comet.box import (
    CARD_IDS,
    COMET_STACK,
    COPIES,
    LONGER,
    PIECES,
    RESCUERS,
    SILVER_CARDS,
    START_HAND,
    SYMBOL_COUNT,
    TERRAINS,
)
from liferaft.games.comet.signs import (
    SYMBOL_NAMES,
    card_name,
    cards,
    piece_name,
    seat_name,
)
from liferaft.games.comet.terminal import OF_A_RESCUER, PHASES
from liferaft.games.comet.text import translate_to
from liferaft.picture.kept import once, shows
from liferaft.picture.scene import Panel, Shape
from liferaft.picture.shapes import art, badge, box, disc, group, lines, number, path, row, text

WIDTH: Final = 640.0
SKY: Final = 158.0  # where the uppermost fields begin
PITCH_X: Final = 84.0
PITCH_Y: Final = 66.0
HEX: Final = "M0-43 41-21V21L0 43-41 21V-21Z"
LAND: Final = 11 * PITCH_Y + 88
STRIP: Final = 92.0  # the pool below the map
HEIGHT: Final = SKY + LAND + 12 + STRIP
COLUMNS: Final = (7, 6)  # by side

Place = tuple[float, float]


def board_of(view: View) -> Board:
    """The side of the board that is played on."""
    return BOARDS[SIDES.index(view["side"])]


@lru_cache(maxsize=256)
def middle(side: str, field: int) -> Place:
    """Where the middle of a field is."""
    line, column = ROWS.index(FIELD_IDS[field][0]), int(FIELD_IDS[field][1:]) - 1
    left = (WIDTH - COLUMNS[SIDES.index(side)] * PITCH_X) / 2
    shift = PITCH_X / 2 if line % 2 else 0
    return left + PITCH_X * (column + 0.5) + shift, SKY + 44 + PITCH_Y * line


@shows(
    "seats", "options", "side", "phase", "turns", "pile", "extras", "hatches", "distance", "skips",
    *PIECES, "pool", "step", "about", "thing", "places.hero", "places.rescuers", "places.slots",
)  # fmt: skip
def board(view: View, lang: str) -> Panel:
    """The whole map."""
    _ = translate_to(lang)
    shapes = [
        box(WIDTH, HEIGHT, WIDTH / 2, HEIGHT / 2, 14, "com-land"),
        *sky(view, _),
        cave(view, _),
        *fields(view["side"], lang),
        *neutral_pieces(view, _),
        *rescuers(view, _),
        *pool(view, _),
    ]
    return Panel("map", "board", WIDTH, HEIGHT, shapes)


# The sky


def nearness(view: View) -> float:
    """How near the comet is: 0 when the game begins, 1 when it has come."""
    if view["phase"] != "main":
        return 1
    seats = view["seats"]
    set_aside = COMET_STACK[seats - 1] + LONGER[view["options"]["game_length"]] * seats
    full = sum(COPIES[card] for card in SILVER_CARDS) - seats * int(START_HAND) - set_aside
    return float(max(0, min(1, 1 - view["pile"] / full)))


def sky(view: View, _: Translate) -> list[Shape]:
    """The sky in the colours of the hour, the comet in it, phase and turn."""
    near = nearness(view)
    level = 2 if near == 1 else 1 if near >= 0.5 else 0
    height = 190.0
    shapes = [
        box(WIDTH, height, WIDTH / 2, height / 2, 14, f"com-sky-{level}"),
        art("com-stars", WIDTH, 100, WIDTH / 2, 50, "" if level else "dim"),
        art("com-ridge", WIDTH, 190, WIDTH / 2, 95),
        comet(view, near, _),
    ]
    told = _(PHASES[view["phase"]])
    turn = _("turn {n}").format(n=view["turns"])
    shapes.append(
        group(
            box(172, 54, 0, 0, 10, "com-glass"),
            lines(told, 0, -12, 164, 20, "bold white", most=1),
            text(turn, 0, 14, 18, "white"),
            x=96,
            y=37,
            key="phase",
        )
    )
    return shapes + chips(view, _)


def comet(view: View, near: float, _: Translate) -> Shape:
    """The comet: far away and small, then nearer and larger; below it the cards that are left."""
    wide = 66 + 170 * near * near
    x, y = 590 - 80 * near, 32 + 26 * near
    parts = [art("com-comet", wide, wide * 0.55)]
    if view["phase"] == "main":
        parts.append(badge(str(view["pile"]), -wide * 0.29, wide * 0.06 + 26, 18))
        told = _("The comet comes when the silver pile is empty; it holds {cards}.")
        tip = told.format(cards=cards(view["pile"], _))
    else:
        tip = _("The comet has come: nobody can rest any more.")
    return group(*parts, x=x, y=y, key="comet", tip=tip)


def chips(view: View, _: Translate) -> list[Shape]:
    """What a Move or a Hatch under way still allows, as small signs."""
    found: list[Shape] = []
    if view["extras"]:
        tip = _("further cards: {n}").format(n=view["extras"])
        found.append(chip([f"+{view['extras']}"], "com-cards", "extras", tip))
    if view["hatches"]:
        tip = _("further animals to hatch: {n}").format(n=view["hatches"])
        found.append(chip([f"+{view['hatches']}"], "com-shell", "hatches", tip))
    if view["distance"]:
        tip = _("nest distance {n}").format(n=view["distance"])
        found.append(chip([str(view["distance"])], "com-shell", "distance", tip))
    for k, terrains in enumerate(view["skips"]):
        if terrains:
            names = ", ".join(_(SYMBOL_NAMES[terrain]) for terrain in terrains)
            tip = _("rescuer {n} passes over {terrains}").format(n=k + 1, terrains=names)
            signs = [f"com-sym-{terrain}" for terrain in terrains]
            found.append(chip([str(k + 1), *signs], "com-leap", f"skips:{k}", tip))
    x, y = 12.0, 88.0
    placed: list[Shape] = []
    for shape in found:
        wide = shape.inside[0].w
        if x + wide > 190:
            x, y = 12.0, y + 38
        placed.append(replace(shape, x=number(x + wide / 2), y=y))
        x += wide + 6
    return placed


def chip(marks: list[str], sign: str, key: str, tip: str) -> Shape:
    """A sign with numbers and symbols on a light ground."""
    wide = 16 + 30 * (1 + len(marks))
    parts = [box(wide, 34, 0, 0, 17, "com-chip")]
    for mark, x in zip([sign, *marks], row(1 + len(marks), wide, 30)):
        if mark.startswith("com-"):
            parts.append(art(mark, 26, x=x, cls="com-ink"))
        else:
            parts.append(text(mark, x, 0, 20, "bold black"))
    return group(*parts, key=key, tip=tip)


# The land


def cave(view: View, _: Translate) -> Shape:
    """The cave above its entrances."""
    places = [middle(view["side"], field)[0] for field in board_of(view).entrances]
    x = sum(places) / len(places)
    return group(
        art("com-cave", 252, 118),
        text(_("cave"), 0, -26, 20, "bold outlined"),
        box(232, 100, 0, 4, 24, "halo"),
        x=x,
        y=SKY - 49,
        key="cave",
        handle=f"field:{CAVE}",
        tip=_("cave"),
    )


@lru_cache(maxsize=8)
def fields(side: str, lang: str) -> tuple[Shape, ...]:
    """Every field with its terrain or nest, and the letters of the rows."""
    _ = translate_to(lang)
    board = BOARDS[SIDES.index(side)]
    found: list[Shape] = []
    for line, name in enumerate(ROWS):
        left = middle(side, FIELD_IDS.index(f"{name}1"))[0] - PITCH_X / 2
        found.append(text(name, left - 12, SKY + 44 + PITCH_Y * line, 16, "bold com-row"))
    for field in range(FIELDS):
        kind = int(board.kinds[field])
        if kind < -1:
            continue
        if kind >= 0:
            look = f"com-{TERRAINS[kind]}-{field * 7 % 3 % 2}"
            told = _(SYMBOL_NAMES[kind])
        else:
            look = f"com-nest-{int(board.numbers[field])}"
            told = _("nest {n}").format(n=int(board.numbers[field]))
        x, y = middle(side, field)
        shape = path(HEX, look, x, y, key=f"f{field}", tip=f"{FIELD_IDS[field]} {told}")
        found.append(replace(shape, handle=f"field:{field}"))
    return tuple(found)


# Who stands there


def neutral_pieces(view: View, _: Translate) -> list[Shape]:
    """The mammoth and the tortoise; beside the map if they are off the board."""
    found = []
    for piece, name in enumerate(PIECES):
        field = view[name]
        x, y = middle(view["side"], field) if field >= 0 else (WIDTH - 96 + 58 * piece, SKY - 22)
        size = 74 if field >= 0 else 52
        found.append(
            group(
                art(f"com-{name}", size, size * 0.7),
                disc(38, 0, 0, "halo"),
                x=x,
                y=y - 2,
                key=name,
                handle=f"piece:{piece}",
                tip=piece_name(piece, _),
                cls="" if field >= 0 else "dim",
            )
        )
    return found


def rescuers(view: View, _: Translate) -> list[Shape]:
    """The rescuers on the map, each with its animal."""
    walker = view["thing"] & 3 if view["step"] in OF_A_RESCUER else -1
    found = []
    for seat, place in enumerate(view["places"]):
        for k in range(RESCUERS):
            if place["rescuers"][k] < 0:
                continue
            x, y = middle(view["side"], place["rescuers"][k])
            animal = place["slots"][k]
            lift = 10 if board_of(view).numbers[place["rescuers"][k]] else 0
            tip = _("{who}: rescuer {n} with {card}").format(
                who=seat_name(view, seat, _), n=k + 1, card=card_name(animal, _)
            )
            active = seat == view["about"] and k == walker
            found.append(rescuer(seat, k, x, y - lift, tip, animal, active))
    return found


@once
def rescuer(
    seat: int, k: int, x: float, y: float, tip: str, animal: int = -1, active: bool = False
) -> Shape:
    """A rescuer behind the shield of its seat, with its number; perhaps with an animal."""
    at = -18 if animal >= 0 else 0
    beast = [art(f"com-beast-{CARD_IDS[animal]}", 52, 36.4, 16, 3)] if animal >= 0 else []
    return group(
        *([art("com-stand", 78, 26, 2, 20)] if animal >= 0 else []),
        art("com-rescuer", 46, 55, at, -10),
        *beast,
        art(f"lr-seat-{seat}", 36, x=at, y=11),
        text(str(k + 1), at, 16 if seat == 2 else 11.5, 22, "bold on-c"),
        disc(40, 0, -2, "halo"),
        x=x,
        y=y - 3,
        key=f"rescuer:{seat}:{k}",
        handle=f"rescuer:{seat}:{k}",
        cls=f"p{seat} active" if active else f"p{seat}",
        tip=tip,
    )


# The pool


def pool(view: View, _: Translate) -> list[Shape]:
    """The symbols by their names, with how many are in the pool of a Move."""
    top = SKY + LAND + 12
    full = any(view["pool"])
    told = _("Pool") if full else ""
    found = [box(WIDTH - 16, STRIP - 8, WIDTH / 2, top + STRIP / 2 - 4, 12, "com-glass")]
    for symbol, x in enumerate(row(SYMBOL_COUNT, WIDTH, 103, WIDTH / 2)):
        n = view["pool"][symbol]
        name = _(SYMBOL_NAMES[symbol])
        tip = f"{told}: {n} {name}" if n else name
        found.append(pooled(symbol, n, name, x, top + STRIP / 2 - 4, full and not n, tip))
    return found


@once
def pooled(symbol: int, n: int, name: str, x: float, y: float, pale: bool, tip: str) -> Shape:
    """A symbol with its name, and how often it is in the pool."""
    parts = [
        art(f"com-sym-{symbol}", 48, y=-12),
        text(name, 0, 26, 18, "white"),
        disc(27, 0, -12, "halo"),
    ]
    if n:
        parts.append(badge(str(n), 24, -28, 20))
    key = f"symbol:{symbol}"
    return group(*parts, x=x, y=y, key=key, handle=key, tip=tip, cls="com-zero" if pale else "")
