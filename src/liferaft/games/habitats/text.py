"""How Habitats speaks: labels, prompts, log sentences; the drawing is in terminal.py."""

from typing import Final

from liferaft.core.game import News, View
from liferaft.core.language import N_, Translate, catalogue
from liferaft.core.words import CatalogueWords, victory
from liferaft.games.habitats import position, terminal
from liferaft.games.habitats.box import (
    BAND_IDS,
    BAND_NAMES,
    FOLDER,
    GOAL_NAMES,
    KIND,
    ROAD,
    ROAD_SIDES,
)
from liferaft.games.habitats.cells import CELL_IDS
from liferaft.games.habitats.signs import (
    ARROWS,
    ROADS,
    SIDE_WORDS,
    colour_name,
    in_reach,
    points_name,
    sides,
    tile_name,
    worth,
)
from liferaft.games.habitats.tables import (
    ACTIONS,
    AWARDED,
    DREW,
    ENDED,
    FACE_TO,
    FACED,
    LAID,
    LAY_AT,
    LOST,
    MEASURED,
    PARK_SCORED,
    REFILLED,
    REVEALED,
    ROTATE_BY,
    SKIPPED,
    TAKE_FROM,
    TOOK,
    TURN_BEGAN,
    YEAR_ENDED,
)

# By verb: the word to type, the heading of its list, the whole label.
VERBS: Final[dict[int, tuple[str, str, str]]] = {
    FACE_TO: (N_("face"), N_("Look"), N_("look {side}")),
    TAKE_FROM: (N_("take"), N_("Take"), N_("take the tile {way}")),
    ROTATE_BY: (N_("rotate"), N_("Turn; the road leads"), N_("turn by {n} quarter turns")),
    LAY_AT: (N_("lay"), N_("Lay at"), N_("lay the tile at {cell}")),
}

WAY_WORDS: Final[tuple[str, ...]] = (
    N_("ahead"),
    N_("on the left"),
    N_("on the right"),
    N_("behind"),
)

PROMPTS: Final[dict[str, str]] = {
    "face": N_("{who}: which way does your pawn look?"),
    "take": N_("{who}: which tile do you take?"),
    "lay": N_("{who}: where in your park do you lay {tile}?"),
    "rotate": N_("{who}: how do you turn {tile} at {cell}?"),
}

NEWS_SENTENCES: Final[dict[int, str]] = {
    TURN_BEGAN: N_("Year {year}, round {round}: {who}."),
    FACED: N_("{who} looks {side}."),
    REVEALED: N_("The market is turned up: {n} tiles."),
    TOOK: N_("{who} takes {tile}."),
    REFILLED: N_("New in the market: {tile}."),
    DREW: N_("{who} draws {tile}."),
    LAID: N_("{who} lays {tile} at {cell}."),
    LOST: N_("There is no place in the park of {who} for {tile}; it leaves the game."),
    SKIPPED: N_("There is no tile that {who} could take; the turn is skipped."),
    YEAR_ENDED: N_("Year {year} is over."),
    MEASURED: N_("{goal}: {who} has {n}."),
    AWARDED: N_("{who} gets {points} for it."),
    PARK_SCORED: N_("The park of {who}: {points}. With all goals: {total}."),
}

# By choice of an option: its name.
CHOICES: Final[dict[str, str]] = {
    "1": N_("one"),
    "2": N_("two"),
    "choice": N_("chosen"),
    "fixed": N_("fixed"),
    "cell": N_("one space"),
    "line": N_("the whole line"),
    "normal": N_("normal"),
    "long": N_("long"),
    "off": N_("not alone"),
    "market": N_("from a market"),
    "blind": N_("blindly"),
}

translate_to: Final = catalogue(FOLDER)


class HabitatsWords(CatalogueWords):
    """The words of Habitats."""

    def __init__(self) -> None:
        super().__init__("Habitats", translate_to, position, terminal, VERBS, CHOICES)

    def prompt(self, view: View, lang: str) -> str:
        """What the game asks now, in a sentence."""
        _ = translate_to(lang)
        if view["over"]:
            return _ending(view, _)
        step, thing, seat = view["step"], view["thing"], view["about"]
        who = _("{name} (seat {seat})").format(name=colour_name(seat, _), seat=seat)
        words = {"who": who}
        if step in ("lay", "rotate"):
            words["tile"] = tile_name(thing & 127, _)
        if step == "rotate":
            words["cell"] = CELL_IDS[thing >> 7]
        return _(PROMPTS[step]).format(**words)

    def label(self, action: int, view: View, lang: str) -> str:
        """What an action does, for a button or a list."""
        _ = translate_to(lang)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == LAY_AT:
            return _(VERBS[verb][2]).format(cell=CELL_IDS[x])
        if verb == FACE_TO:
            return _(VERBS[verb][2]).format(side=_(SIDE_WORDS[x]))
        if verb == ROTATE_BY:
            label = _(VERBS[verb][2]).format(n=x)
            return f"{label} ({sides(_roads(view, x), _)})" if _roads(view, x) else label
        label = _(VERBS[verb][2]).format(way=_(WAY_WORDS[x]))
        tile = _tile_that_way(view, x)
        return f"{label}: {tile_name(tile, _)}" if tile >= 0 else label

    def choice(self, action: int, view: View, lang: str) -> str:
        """What tells an action from the others of its verb, for a list under its heading."""
        _ = translate_to(lang)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == LAY_AT:
            return CELL_IDS[x]
        if verb == FACE_TO:
            return f"{ARROWS[x]} {_(SIDE_WORDS[x])}"
        if verb == ROTATE_BY:
            return f"{ROADS[_roads(view, x)]} {sides(_roads(view, x), _)}"
        tile = _tile_that_way(view, x)
        if tile < 0:
            return _(WAY_WORDS[x])
        return f"{_(WAY_WORDS[x])}: {tile_name(tile, _)}, {worth(tile, _)}"

    def sentence(self, item: News, view: View, lang: str) -> str:
        """An item of news for the log; no word about a goal that brings nothing."""
        _ = translate_to(lang)
        kind, a, b, c = item
        if kind == ENDED:
            return _ending(view, _)
        if kind == REVEALED:
            return _(NEWS_SENTENCES[kind]).format(n=a)
        if kind == YEAR_ENDED:
            return _(NEWS_SENTENCES[kind]).format(year=a + 1)
        if kind == AWARDED and c == 0:
            return ""
        words: dict[str, object] = {"who": colour_name(a, _)}
        if kind == TURN_BEGAN:
            words |= {"year": b + 1, "round": c + 1}
        elif kind == FACED:
            words["side"] = _(SIDE_WORDS[b])
        elif kind in (TOOK, REFILLED, DREW, LAID, LOST):
            words["tile"] = tile_name(b, _)
        elif kind in (MEASURED, AWARDED):
            words |= {"goal": _(GOAL_NAMES[b]), "n": c, "points": points_name(c, _)}
        elif kind == PARK_SCORED:
            words |= {"points": points_name(b, _), "total": points_name(c, _)}
        if kind == PARK_SCORED and not view["goals"]:
            return _("The park of {who}: {points}.").format(**words)
        if kind == LAID:
            words["cell"] = CELL_IDS[c // 4]
            if KIND[b] == ROAD:
                words["sides"] = sides(ROAD_SIDES[4 * b + c % 4], _)
                return _("{who} lays {tile} at {cell}; the road leads {sides}.").format(**words)
        return _(NEWS_SENTENCES[kind]).format(**words)


def _tile_that_way(view: View, way: int) -> int:
    """The tile that the pawn of the seat that is asked would take that way; -1 if there is none."""
    if not view["asked"]:
        return -1
    space = in_reach(view, view["asked"][0]).get(way)
    return -1 if space is None else int(view["market"][space])


def _roads(view: View, turn: int) -> int:
    """The sides where the road leads of the tile that is being turned."""
    tile = view["thing"] & 127
    return ROAD_SIDES[4 * tile + turn] if view["step"] == "rotate" else 0


def _ending(view: View, _: Translate) -> str:
    """Who has won, or how the game of a lone player went."""
    best = max(view["scores"])
    points = points_name(best, _)
    if view["result"] in BAND_IDS:
        band = _(BAND_NAMES[BAND_IDS.index(view["result"])])
        return _("The game is over: {points}. Your rank: {band}.").format(points=points, band=band)
    winners = [colour_name(p, _) for p, n in enumerate(view["scores"]) if n == best]
    return victory(winners, points, _)
