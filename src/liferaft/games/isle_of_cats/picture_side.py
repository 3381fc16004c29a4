"""Beside the boats of The Isle of Cats: lessons, points, the sister, colours and uses to choose."""

from typing import Final

from liferaft.core.game import View
from liferaft.core.language import Translate
from liferaft.games.isle_of_cats.art_cards import ROW_H, ROW_W
from liferaft.games.isle_of_cats.box import (
    COLOUR_NAMES,
    COLOUR_POINTS,
    COLOURS,
    COMMON,
    FIRST_BASKET_CARD,
    SISTER_ACTIONS,
    SISTER_CARDS,
    SISTER_SPEED,
    TAKES_COMMON,
    TYPE,
)
from liferaft.games.isle_of_cats.picture_cards import chip, emblem_art, tip_of
from liferaft.games.isle_of_cats.picture_tiles import figure, who
from liferaft.games.isle_of_cats.signs import (
    card_text,
    points,
    tile_name,
    tile_of_shape,
)
from liferaft.games.isle_of_cats.tables import PAID_BRANCH, RARE_BRANCH, SMALL_BRANCH
from liferaft.games.isle_of_cats.text import BRANCHES, SISTER_DOES
from liferaft.picture.kept import once, shows
from liferaft.picture.scene import Panel, Shape
from liferaft.picture.shapes import art, badge, box, card, disc, group, lines, row, text

SIDE: Final = 420.0
ROW: Final = 60.0  # the height of a lesson
CHIP: Final = 48.0  # of one without words
TOLD: Final = 8  # lessons that are told in words; what others show at the end is not
SMALL_FINDS: Final = 107  # from this card on small treasures are offered, not rare ones


# Lessons


@once
def lesson_row(
    number: int, worth: str, colour: int, y: float, _: Translate, key: str = ""
) -> Shape:
    """A lesson: its signs, its words, what it is worth now."""
    kind = int(TYPE[number])
    inside = [
        art("ioc-line", ROW_W, ROW_H),
        emblem_art(number, 28, 106, -ROW_W / 2 + 61, 0, colour),
        lines(card_text(number, _), -ROW_W / 2 + 126, 0, 290 - 14 * len(worth), 15, "", "start", 3),
        text(worth, ROW_W / 2 - 10, 0, 20, "bold", "end"),
        box(ROW_W + 4, ROW_H + 4, 0, 0, 10, "halo"),
    ]
    tip = tip_of(number, _)
    if colour >= 0:
        tip = f"{tip} [{_(COLOUR_NAMES[colour])}]"
    return group(
        *inside,
        x=SIDE / 2,
        y=y,
        key=key or f"card:{number}",
        handle=key or f"card:{number}",
        tip=tip,
        cls=f"ioc-k{kind}",
    )


@shows("seat", "public", "places.boat", "places.own_lessons", "places.points")
def lessons_panel(view: View, _: Translate) -> Panel | None:
    """Lessons that are known: the own ones, those of everybody, at the end those of the others."""
    shapes: list[Shape] = []
    top = 4.0
    own = view["seat"]
    parts: list[tuple[str, list[tuple[int, str, int]]]] = []
    for seat, place in enumerate(view["places"]):
        rows = [(held["card"], str(held["points"]), -1) for held in place.get("own_lessons", [])]
        parts.append((_("Your lessons") if seat == own else who(view, seat, _), rows))
    if own > 0:
        parts.insert(0, parts.pop(own))
    public = []
    for i, laid in enumerate(view["public"]):
        won = view["places"][own]["points"]["public"][i] if own >= 0 else ""
        public.append((laid["card"], str(won), laid["colour"]))
    parts.insert(1, (_("Public lessons"), public))
    for i, (heading, rows) in enumerate(parts):
        if not rows:
            continue
        shapes.append(text(heading, 8, top + 12, 16, "bold soft", "start"))
        top += 24
        told = rows[:TOLD] if i < 2 else []
        for number, worth, colour in told:
            shapes.append(lesson_row(number, worth, colour, top + ROW / 2, _))
            top += ROW
        shapes += chips(rows[len(told) :], top, _)
        top += CHIP * ((len(rows) - len(told) + 2) // 3)
        top += 6
    if not shapes:
        return None
    return Panel("lessons", "side", SIDE, top, shapes, _("Lessons"))


def chips(rows: list[tuple[int, str, int]], top: float, _: Translate) -> list[Shape]:
    """Lessons without words, three beside each other, each with what it is worth."""
    shapes: list[Shape] = []
    for i, (number, worth, _colour) in enumerate(rows):
        x, y = 50.0 + 138 * (i % 3), top + CHIP * (i // 3 + 0.5)
        shapes.append(chip(number, _, x, y))
        shapes.append(text(worth, x + 54, y, 18, "bold", "start"))
    return shapes


# Points


@shows(
    "seat", "seats", "family", "buried", "discards", "deck", "places.boat", "places.tiles",
    "places.points", "places.total", "places.own_lessons",
)  # fmt: skip
def scores(view: View, _: Translate) -> Panel:
    """Where everybody's points come from, as far as it is known."""
    seats = range(view["seats"])
    won = [place["points"] for place in view["places"]]
    kinds = [
        ("ioc-rat", _("Rats"), [str(w["rats"]) for w in won]),
        ("ioc-door", _("Rooms"), [str(w["rooms"]) for w in won]),
        ("ioc-face", _("Families"), [str(w["family_points"]) for w in won]),
    ]
    if not view["family"]:
        kinds.append(("ioc-gem", _("Rare treasures"), [str(w["rares"]) for w in won]))
        public = [str(sum(w["public"])) for w in won]
        kinds.append(("ioc-scroll", _("Public lessons"), public))
    own = [
        str(sum(held["points"] for held in place["own_lessons"])) if "total" in place else "?"
        for place in view["places"]
    ]
    kinds.append(("ioc-scroll", _("Private lessons"), own))
    label, pace = 176.0, 29.0
    xs = [label + (i + 0.5) * (SIDE - label - 6) / len(seats) for i in seats]
    shapes = [figure(view, seat, 34, x=xs[seat], y=20, key=f"score:{seat}", _=_) for seat in seats]
    y = 52.0
    for icon, name, values in kinds:
        shapes.append(art(icon, 20, x=16, y=y, cls="ioc-c5"))
        shapes.append(lines(name, 32, y, label - 36, 15, "", "start", 1))
        shapes += [text(value, xs[seat], y, 16) for seat, value in enumerate(values)]
        y += pace
    rule = f"M6 0H{SIDE - 6:g}"
    shapes.append(Shape("path", y=y - 14, d=rule, cls="ioc-rule"))
    shapes.append(text(_("Total"), 32, y + 4, 16, "bold", "start"))
    for seat, place in enumerate(view["places"]):
        total = place["total"] if "total" in place else place["points"]["sum"]
        shapes.append(text(str(total), xs[seat], y + 4, 18, "bold"))
    y += 34
    shapes += families(view, y, _)
    y += 44
    if not view["family"]:
        gone = view["buried"] + len(view["discards"])
        told = _("Deck: {deck}, discarded: {n}").format(deck=view["deck"], n=gone)
        shapes.append(text(told, 8, y + 6, 14, "soft", "start"))
        y += 22
    return Panel("scores", "side", SIDE, y, shapes, _("Points"))


def families(view: View, y: float, _: Translate) -> list[Shape]:
    """How many cats of each colour are on the own boat; its families in the tip."""
    seat = max(0, view["seat"])
    place = view["places"][seat]
    counts = [0] * COLOURS
    for laid in place["tiles"]:
        if laid["colour"] < COLOURS:
            counts[laid["colour"]] += 1
    sizes = ", ".join(map(str, place["points"]["families"])) or "–"
    shapes: list[Shape] = []
    for colour, x in enumerate(row(COLOURS, SIDE - 10, 82, SIDE / 2)):
        name = _(COLOUR_NAMES[colour])
        tip = _("{colour}: {n} cats; all families: {sizes}").format(
            colour=name, n=counts[colour], sizes=sizes
        )
        inside = [
            art("ioc-face", 34, x=-18, cls=f"ioc-c{colour}"),
            art(f"ioc-sign-{colour}", 14, x=8, y=-9, cls=f"ioc-c{colour} ioc-sign"),
            text(str(counts[colour]), 8, 9, 18, "bold"),
        ]
        shapes.append(group(*inside, x=x, y=y + 14, key=f"family:{colour}", tip=tip))
    return shapes


# Choices that lie nowhere


@shows()
def colours(view: View, _: Translate) -> Panel:
    """The colours that can be named."""
    shapes: list[Shape] = []
    for colour, x in enumerate(row(COLOURS, 600, 119, 300)):
        name = _(COLOUR_NAMES[colour])
        face = [
            art("ioc-face", 76, y=-18, cls=f"ioc-c{colour}"),
            art(f"ioc-sign-{colour}", 20, x=-39, y=50, cls=f"ioc-c{colour} ioc-sign"),
            lines(name, -25, 50, 84, 18, "bold", "start", most=1),
        ]
        key = f"colour:{colour}"
        shapes.append(card(110, 144, *face, x=x, y=80, key=key, handle=key, tip=name))
    title = _("Which colour?")
    return Panel("colours", "board", 600, 160, shapes, title)


# By use: its signs and where they lie.
BRANCH_SIGNS: Final[tuple[tuple[tuple[str, float], ...], ...]] = (
    (("ioc-gem", 0),),
    (("ioc-chest", -30), ("ioc-chest", 30)),
    (("ioc-thing-0", -30), ("ioc-thing-1", 30)),
    (("ioc-fish", -84), ("lr-turn", -34), ("ioc-chest", 24), ("ioc-chest", 80)),
)


@shows("thing")
def branches(view: View, _: Translate) -> Panel:
    """IOC-8.6: the two uses of a treasure card."""
    first = SMALL_BRANCH if view["thing"] >= SMALL_FINDS else RARE_BRANCH
    assert first + 1 <= PAID_BRANCH, "every treasure card has two uses"
    shapes: list[Shape] = []
    for i, branch in enumerate((first, first + 1)):
        words = _(BRANCHES[branch])
        face = [
            *[art(name, 48, x=x, y=-24) for name, x in BRANCH_SIGNS[branch]],
            lines(words[:1].upper() + words[1:], 0, 34, 270, 18, "bold", most=2),
        ]
        key = f"branch:{branch}"
        shapes.append(card(288, 124, *face, x=150 + 300 * i, y=70, key=key, handle=key, tip=words))
    return Panel("branches", "board", 600, 140, shapes, tip_of(view["thing"], _))


# The sister


@shows("sister")
def sister(view: View, _: Translate) -> Panel:
    """IOC-14: the colours that she wants, her basket cards and her lessons."""
    own = view["sister"]
    shapes: list[Shape] = [
        art("ioc-sister", 70, x=42, y=42, tip=_("The sister")),
        group(
            art("lr-star", 20, x=-20, cls="ioc-gold"),
            text(str(own["total"]), 12, 0, 22, "bold"),
            x=42,
            y=94,
            key="sister:points",
            tip=points(own["total"], _),
        ),
    ]
    for n, x in enumerate(row(COLOURS, SIDE - 100, 62, SIDE / 2 + 44)):
        worth = int(COLOUR_POINTS[n])
        if n < len(own["colours"]):
            colour = own["colours"][n]
            tip = _("{points} for each cat in {colour}").format(
                points=points(worth, _), colour=_(COLOUR_NAMES[colour])
            )
            face = [art("ioc-face", 42, cls=f"ioc-c{colour}"), badge(str(worth), 14, 18, 14)]
        else:
            tip = points(worth, _)
            face = [
                disc(20, 0, 0, "slot"),
                text("?", 0, 0, 20, "bold faint"),
                badge(str(worth), 14, 18, 14),
            ]
        shapes.append(group(*face, x=x, y=32, key=f"wish:{n}", tip=tip))
    told = does(own["up"], _) if own["up"] else ""
    if own["left"]:
        told = f"{told} {_('Basket cards today: {n}').format(n=own['left'])}".strip()
    if told:
        shapes.append(lines(told, 100, 66, SIDE - 112, 15, "", "start", 4, top=True))
    top = 118.0
    if told:
        top = 144.0
    for laid in own["lessons"]:
        number = laid["card"]
        key = f"sister:{number}"
        shapes.append(lesson_row(number, str(laid["points"]), -1, top + ROW / 2, _, key))
        top += ROW
    return Panel("sister", "other", SIDE, top + 4, shapes, _("The sister"))


def does(number: int, _: Translate) -> str:
    """A basket card of the sister: boots, and what she does."""
    index = number - FIRST_BASKET_CARD
    found = []
    for at in (6 * index, 6 * index + 3):
        verb, a, b = (int(SISTER_ACTIONS[at + i]) for i in range(3))
        tile = tile_name(tile_of_shape(COMMON + a), _) if verb == TAKES_COMMON else ""
        found.append(_(SISTER_DOES[verb]).format(a=a, b=b, tile=tile))
    return _("Basket card: boots {boots}, cards {n}; she {first}, then {second}.").format(
        boots=SISTER_SPEED[index],
        n=SISTER_CARDS[index],
        first=found[0],
        second=found[1],
    )
