"""How Habitats speaks: labels, prompts, log sentences; the drawing is in terminal.py."""

from typing import Final

from liferaft.core.game import News, View
from liferaft.core.language import N_, Translate, catalogue
from liferaft.core.words import CatalogueWords, typed, victory
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
from liferaft.games.habitats.lobby import OFFERS
from liferaft.games.habitats.signs import (
    ARROWS,
    ROADS,
    SIDE_WORDS,
    from_entrance,
    in_reach,
    points_name,
    sides,
    tile_name,
    who,
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
    ROTATE_BY: (N_("rotate"), N_("Turn; the road leads"), N_("{turn}; the road leads {sides}")),
    LAY_AT: (N_("lay"), N_("Lay at"), N_("lay the tile {place}")),
}

WAY_WORDS: Final[tuple[str, ...]] = (
    N_("ahead"),
    N_("on the left"),
    N_("on the right"),
    N_("behind"),
)

# By the number of quarter turns: how a tile is turned.
TURN_WORDS: Final[tuple[str, ...]] = (
    N_("do not turn the tile"),
    N_("turn the tile by a quarter"),
    N_("turn the tile by a half"),
    N_("turn the tile by three quarters"),
)

QUESTIONS: Final[dict[str, str]] = {
    "face": N_("Which way does your pawn look?"),
    "take": N_("Which tile do you take?"),
    "lay": N_("Where in your park do you lay {tile}?"),
    "rotate": N_("How do you turn {tile}?"),
}

# By step: the rule that matters then.
RULES: Final[dict[str, str]] = {
    "face": "HAB-1.6",
    "take": "HAB-3.1",
    "lay": "HAB-4.1",
    "rotate": "HAB-4.5",
}

NEWS_SENTENCES: Final[dict[int, str]] = {
    TURN_BEGAN: N_("Year {year}, round {round}: {who}."),
    FACED: N_("{who} looks {side}."),
    REVEALED: N_("The market is turned up: {n} tiles."),
    TOOK: N_("{who} takes {tile}."),
    REFILLED: N_("New in the market: {tile}."),
    DREW: N_("{who} draws {tile}."),
    LAID: N_("{who} lays {tile} {place}."),
    LOST: N_("There is no place in the park of {who} for {tile}; it leaves the game."),
    SKIPPED: N_("There is no tile that {who} could take; the turn is skipped."),
    YEAR_ENDED: N_("Year {year} is over."),
    MEASURED: N_("{goal}: {who} has {n}."),
    AWARDED: N_("{who} gets {points} for it."),
    PARK_SCORED: N_("The park of {who}: {points}. With all goals: {total}."),
}

translate_to: Final = catalogue(FOLDER)


class HabitatsWords(CatalogueWords):
    """The words of Habitats."""

    def __init__(self) -> None:
        super().__init__(
            "Habitats", translate_to, position, terminal, VERBS, OFFERS, RULES,
            (REVEALED, REFILLED, YEAR_ENDED, ENDED),
        )  # fmt: skip

    def called(self, view: View, seat: int, lang: str) -> str:
        """The name of who sits there, or the colour."""
        return who(view, seat, translate_to(lang))

    def standing(self, view: View) -> list[int]:
        """The points of parks and goals; all of them are open."""
        return list(view["scores"])

    def question(self, view: View, lang: str) -> str:
        """What the game asks now."""
        _ = translate_to(lang)
        if view["over"]:
            return _ending(view, _)
        tile = view["thing"] & 127 if view["step"] in ("lay", "rotate") else 0
        return _(QUESTIONS[view["step"]]).format(tile=tile_name(tile, _))

    def label(self, action: int, view: View, lang: str) -> str:
        """What an action does, for a button or a list."""
        _ = translate_to(lang)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == LAY_AT:
            place = _("at {cell}").format(cell=CELL_IDS[x])
            return _(VERBS[verb][2]).format(place=place if typed(view) else from_entrance(x, _))
        if verb == FACE_TO:
            return _(VERBS[verb][2]).format(side=_(SIDE_WORDS[x]))
        if verb == ROTATE_BY:
            turn, roads = _(TURN_WORDS[x]), _roads(view, x)
            return _(VERBS[verb][2]).format(turn=turn, sides=sides(roads, _)) if roads else turn
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
        words: dict[str, object] = {"who": who(view, a, _)}
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
            words["place"] = from_entrance(c // 4, _)
            if KIND[b] == ROAD:
                words["sides"] = sides(ROAD_SIDES[4 * b + c % 4], _)
                return _("{who} lays {tile} {place}; the road leads {sides}.").format(**words)
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
    winners = [who(view, p, _) for p, n in enumerate(view["scores"]) if n == best]
    return victory(winners, points, _)
