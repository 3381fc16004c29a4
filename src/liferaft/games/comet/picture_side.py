"""What lies beside the map of Comet: the golden display, piles, cards to choose from, points."""

from typing import Final

from liferaft.core.game import View
from liferaft.core.language import Translate
from liferaft.games.comet.art import BACK_H as PILE_H
from liferaft.games.comet.art import BACK_W as PILE_W
from liferaft.games.comet.box import CARD_IDS, HERO_IDS
from liferaft.games.comet.picture_cards import Before, Copies, faces, faces_height, tip_of
from liferaft.games.comet.picture_map import WIDTH
from liferaft.games.comet.picture_seats import SIDE
from liferaft.games.comet.signs import card_name, cards, seat_name
from liferaft.games.comet.text import translate_to
from liferaft.picture.kept import shows
from liferaft.picture.scene import Panel, Shape
from liferaft.picture.shapes import (
    art,
    badge,
    box,
    card,
    group,
    lines,
    row,
    seat_mark,
    shortened,
    slot,
    text,
    width_of,
)

LINE: Final = 34.0  # the height of a line of points


@shows("display")
def display(view: View, before: Before, lang: str) -> Panel:
    """The golden cards that can be taken."""
    _ = translate_to(lang)
    copies = Copies(before)
    shown = view["display"]
    keys = [copies.key(number) for number in shown]
    shapes = faces(shown, keys, "display", SIDE, 6, lang)
    height = max(60, faces_height(len(shown), SIDE) + 12)
    return Panel("display", "market", SIDE, height, shapes, _("Display"))


def to_choose(view: View) -> list[int]:
    """The cards of discard piles of which one can be taken now, from the top."""
    if view["step"] == "keep":
        return list(view["fresh"])
    if view["step"] != "salvage":
        return []
    pile_of = view["gold_discards"] if view["thing"] & 1 else view["silver_discards"]
    return list(pile_of[::-1][: view["thing"] >> 1])


@shows("step", "thing", "fresh", "silver_discards", "gold_discards")
def choice(view: View, before: Before, lang: str) -> Panel:
    """The cards of discard piles of which one can be taken now, to be read."""
    _ = translate_to(lang)
    copies = Copies(before)
    shown = to_choose(view)
    keys = [copies.key(number) for number in shown]
    shapes = faces(shown, keys, "discard", WIDTH, 6, lang)
    gold = view["step"] == "salvage" and view["thing"] & 1
    told = _("Golden discards") if gold else _("Silver discards")
    told = _("Played in this Move") if view["step"] == "keep" else told
    return Panel("choice", "own", WIDTH, faces_height(len(shown), WIDTH) + 12, shapes, told)


# Piles


def tops(view: View) -> list[int]:
    """The cards on top of the discard piles."""
    return [*view["silver_discards"][-1:], *view["gold_discards"][-1:]]


@shows("pile", "stack", "gold_pile", "silver_discards", "gold_discards")
def piles(view: View, before: Before, lang: str) -> Panel:
    """Silver pile and discards, the stack under the comet card, golden pile and discards."""
    _ = translate_to(lang)
    copies = Copies(before)
    xs = row(5, SIDE, 84, SIDE / 2)
    named = (_("Silver"), _("Discards"), _("Comet card"), _("Gold"), _("Discards"))
    shapes = [
        lines(name, x, 132, 84, 15, "soft", most=1) for name, x in zip(named, xs, strict=True)
    ]
    for name, deck, n, i in (
        ("pile", "silver", view["pile"], 0),
        ("stack", "comet", view["stack"], 2),
        ("gold", "gold", view["gold_pile"], 3),
    ):
        told = f"{named[i]}: {cards(n, _)}"
        top = art(f"com-{'pile' if n > 1 else 'back'}-{deck}", PILE_W, PILE_H)
        shapes.append(counted(n, top, xs[i], name, told))
    shapes.append(discards(view["silver_discards"], "silver_discards", xs[1], copies, _))
    shapes.append(discards(view["gold_discards"], "gold_discards", xs[4], copies, _))
    return Panel("piles", "side", SIDE, 144, shapes)


def discards(of: list[int], name: str, x: float, copies: Copies, _: Translate) -> Shape:
    """A discard pile with its top card."""
    if not of:
        return counted(0, text(""), x, name, cards(0, _))
    name_of = card_name(of[-1], _)
    short = all(width_of(word, 10) <= PILE_W - 4 for word in name_of.split())
    up = -20 if short else 0
    picture = art(f"com-pic-{CARD_IDS[of[-1]]}", PILE_W - 8, (PILE_W - 8) * 0.7, y=up)
    words = [lines(name_of, 0, 17, PILE_W - 4, 13, "", most=2)] if short else []
    top = card(PILE_W, PILE_H, picture, *words, key=copies.key(of[-1]))
    return counted(len(of), top, x, name, f"{cards(len(of), _)}. {tip_of(of[-1], _)}")


def counted(n: int, top: Shape, x: float, name: str, tip: str) -> Shape:
    """A pile with its number; its empty place if there is none."""
    shown = top if n else slot(PILE_W, PILE_H)
    return group(shown, badge(str(n), 0, PILE_H / 2), x=x, y=62, key=name, tip=tip)


# Points


@shows("seats", "turn", "over", "places.hero", "places.points")
def score_sheet(view: View, lang: str) -> Panel:
    """For every seat the points of animals, of abilities, of the hero, and all together."""
    _ = translate_to(lang)
    columns = (
        ("printed", _("Animals"), 238.0),
        ("scores", _("Abilities"), 298.0),
        ("hero", _("Hero"), 352.0),
        ("total", _("Total"), 398.0),
    )
    shapes: list[Shape] = [lines(name, x, 14, 62, 13, "soft", most=1) for _k, name, x in columns]
    for seat, place in enumerate(view["places"]):
        y = 28 + LINE * (seat + 0.5)
        if seat == view["turn"] and not view["over"]:
            shapes.append(box(SIDE - 4, LINE - 2, SIDE / 2, y, 8, "com-now"))
        shapes.append(seat_mark(seat, 20, 18, y))
        if place["hero"] >= 0:
            shapes.append(art(f"com-hero-{HERO_IDS[place['hero']]}", 26, x=46, y=y))
        name = shortened(seat_name(view, seat, _), 142, 16, bold=True)
        shapes.append(text(name, 66, y, 16, "bold", "start"))
        for key, _name, x in columns:
            ink = "bold" if key == "total" else "soft"
            shapes.append(text(str(place["points"][key]), x, y, 18 if ink == "bold" else 16, ink))
    height = 32 + LINE * view["seats"]
    return Panel("points", "side", SIDE, height, shapes, _("Points"))
