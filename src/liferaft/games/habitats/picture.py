"""Habitats as a picture: the market with its jeeps, the parks, goals and points."""

from typing import Final

from liferaft.core.game import View
from liferaft.core.language import Translate
from liferaft.core.words import with_seat
from liferaft.games.habitats.art import ART, STYLE
from liferaft.games.habitats.box import (
    GOAL_IDS,
    GOAL_MEASURES,
    GOAL_NAMES,
    HIGH_WINS,
    PLANS,
    TILE_NAMES,
)
from liferaft.games.habitats.cells import X, Y
from liferaft.games.habitats.picture_market import market
from liferaft.games.habitats.picture_park import hand, other_park, own_park
from liferaft.games.habitats.picture_tile import entrance, jeep, tile_piece
from liferaft.games.habitats.signs import colour_name, in_reach
from liferaft.games.habitats.tables import ACTIONS, FACE_TO, LAY_AT, ROTATE_BY, TAKE_FROM
from liferaft.games.habitats.terminal import clock, goal_points
from liferaft.games.habitats.text import translate_to
from liferaft.picture.kept import once, shows
from liferaft.picture.pictures import Pictures
from liferaft.picture.scene import Mark, Panel, Scene, Shape
from liferaft.picture.shapes import art, box, disc, group, lines, path, text

SIDE: Final = 420.0  # the width of the smaller panels
COVER: Final[tuple[tuple[str, int, int], ...]] = (
    ("Lion", 100, 92), ("Elephant", 196, 92), ("Giraffe", 292, 92), ("Zebra", 100, 188),
    ("Protea", 388, 92), ("Flamingo", 292, 188), ("Hippopotamus", 388, 188),
)  # fmt: skip


class HabitatsPictures(Pictures):
    """The pictures of Habitats."""

    def art(self) -> dict[str, str]:
        """Tiles, animals, flowers, jeeps, goals."""
        return ART

    def style(self) -> str:
        """Colours of the landscapes and of the players."""
        return STYLE

    def scene(self, view: View, lang: str) -> Scene:
        """The market, the own park, the tile to lay, the points and the other parks.

        Everything is open; spectators see the park of the seat that is asked as their own.
        """
        _ = translate_to(lang)
        own = view["seat"] if view["seat"] >= 0 else view["about"]
        panels = [market(view, _), own_park(view, own, _)]
        if view["step"] in ("lay", "rotate") and view["about"] == own:
            panels.append(hand(view, _))
        panels.append(score_sheet(view, _))
        panels += [other_park(view, seat, _) for seat in range(view["seats"]) if seat != own]
        return Scene("habitats", panels)

    def handles(self, action: int, view: View) -> list[str]:
        """Arrows at the own jeep, tiles of the market, cells of the park, ways to turn a tile."""
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == LAY_AT:
            return [f"cell:{X[x]}:{Y[x]}"]
        if verb == TAKE_FROM:
            space = in_reach(view, view["about"]).get(x)
            return [] if space is None else [f"space:{space}"]
        if verb == ROTATE_BY:
            return [f"turn:{x}"]
        assert verb == FACE_TO, f"verb {verb} is pointed at nowhere"
        return [f"side:{x}"]

    def mark(self, seat: int, view: View, lang: str) -> Mark:
        """The shape of a seat in its colour."""
        return Mark(f"lr-seat-{seat}", f"hab-{seat}")

    def cover(self) -> Scene:
        """A park with a jeep in front of its gate."""
        shapes = [
            box(480, 300, 240, 150, 14, "hab-land"),
            box(480, 300, 240, 150, 14, "hab-tufts"),
            art("hab-acacia", 130, x=44, y=232),
            art("hab-acacia", 100, x=446, y=246),
        ]
        shapes.append(group(entrance(0), x=196, y=188, scale=0.96, cls="hab-0"))
        for name, x, y in COVER:
            shapes.append(tile_piece(TILE_NAMES.index(name), 0, x, y, 96, ""))
        shapes.append(group(*jeep(0), x=196, y=262, scale=0.7, cls="hab-0"))
        return Scene("habitats", [Panel("cover", "board", 480, 300, shapes)])


PICTURES: Final = HabitatsPictures()


# Goals and points


@shows(
    "seats", "goals_a_year", "years", "year", "rounds", "round", "supply", "goals", "goal_values",
    "goal_points", "park_points", "scores", "about", "over",
)  # fmt: skip
def score_sheet(view: View, _: Translate) -> Panel:
    """The goals of all years, how everybody stands there, and the points."""
    seats = view["seats"]
    step = 46.0 if seats > 3 else 58.0
    left = SIDE - seats * step
    columns = [left + (seat + 0.5) * step for seat in range(seats)]
    shapes = [seat_head(view, seat, columns[seat], _) for seat in range(seats)]
    y = 44.0
    each = view["goals_a_year"]
    for year in range(view["years"] if each else 0):
        tall = 24.0 + 48 * each
        if year == view["year"] and not view["over"]:
            shapes.append(box(SIDE, tall - 2, SIDE / 2, y + tall / 2, 8, "hab-now"))
        table = PLANS[seats - 1].goal_points[seats * year : seats * (year + 1)]
        title = f"{_('Year {n}:').format(n=year + 1)} {' · '.join(str(n) for n in table)}"
        shapes.append(text(title, 10, y + 13, 15, "bold soft", "start"))
        for i in range(each):
            number = each * year + i
            shapes += goal_row(view, number, left, columns, y + 48 + 48 * i, _)
        y += tall
    shapes.append(path(f"M4 {y + 3:g}H{SIDE - 4:g}", "hab-rule"))
    sums = [(_("Park"), view["park_points"])] if each else []
    if each:
        sums.append((_("Goals"), [sum(won) for won in view["goal_points"]]))
    for label, values in sums:
        y += 28
        shapes.append(text(label, 10, y - 6, 16, "soft", "start"))
        shapes += [text(str(n), x, y - 6, 18, "soft") for n, x in zip(values, columns)]
    y += 36
    shapes.append(text(_("Points"), 10, y - 10, 18, "bold", "start"))
    shapes += [text(str(n), x, y - 10, 24, "bold") for n, x in zip(view["scores"], columns)]
    title = _("Result") if view["over"] else clock(view, _).partition("  ")[0]
    return Panel("points", "side", SIDE, y + 6, shapes, title)


def seat_head(view: View, seat: int, x: float, _: Translate) -> Shape:
    """The sign of a seat above its column."""
    turn = seat == view["about"] and not view["over"]
    return group(
        art(f"lr-seat-{seat}", 30),
        disc(20, 0, 0, "halo"),
        x=x,
        y=22,
        key=f"head:{seat}",
        cls=f"hab-{seat} active" if turn else f"hab-{seat}",
        tip=with_seat(view, seat, colour_name(seat, _), _),
    )


@once
def goal_sign(goal: int, past: bool, left: float, y: float, _: Translate) -> Shape:
    """A goal by its sign and its name."""
    best = _("the highest wins") if HIGH_WINS[goal] else _("the lowest wins")
    name = _(GOAL_NAMES[goal])
    return group(
        art(f"hab-goal-{GOAL_IDS[goal]}", 36),
        lines(name, 26, 0, left - 54, 15, "" if past else "bold", "start", 2),
        x=26,
        y=y,
        key=f"goal:{goal}",
        tip=f"{name}: {_(GOAL_MEASURES[goal])}; {best}",
    )


def goal_row(
    view: View, number: int, left: float, columns: list[float], y: float, _: Translate
) -> list[Shape]:
    """A goal: what it measures, and what everybody has there or got for it."""
    goal = view["goals"][number]
    each = view["goals_a_year"]
    year, i = divmod(number, each)
    past = year < view["year"] or view["over"]
    shapes = [goal_sign(goal, past, left, y, _)]
    for seat, x in enumerate(columns):
        if past:
            won = view["goal_points"][seat][number]
            ink = "bold good" if won else "faint"
            shapes.append(text(f"+{won}" if won else "–", x, y, 18, ink))
        elif year == view["year"]:
            values = view["goal_values"][i]
            won = goal_points(view, values, seat, goal)
            shapes.append(text(str(values[seat]), x, y - 8 if won else y, 20, "bold"))
            if won:
                shapes.append(text(f"(+{won})", x, y + 12, 14, "good"))
    return shapes
