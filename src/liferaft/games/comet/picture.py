"""Comet as a picture: the map under its comet, hands, heroes, rescued animals, piles."""

from typing import Final

from liferaft.core.game import View
from liferaft.games.comet.art import ART, STYLE
from liferaft.games.comet.box import ANIMALS
from liferaft.games.comet.picture_cards import Copies
from liferaft.games.comet.picture_map import HEX, board
from liferaft.games.comet.picture_seats import cards_of, hand, offered, other, own
from liferaft.games.comet.picture_side import (
    choice,
    display,
    piles,
    score_sheet,
    to_choose,
    tops,
)
from liferaft.games.comet.tables import (
    ACTIONS,
    ADD,
    CHOOSE_HERO,
    CHOOSE_PIECE,
    CHOOSE_RESCUER,
    CHOOSE_TERRAIN,
    DISCARD,
    HATCH,
    HELP,
    MAKE_WILD,
    PAY_WITH,
    PLACE,
    PLAY,
    READY_ONE,
    TAKE,
    TO,
    USE,
    WALK,
)
from liferaft.picture.pictures import Pictures
from liferaft.picture.scene import Panel, Scene
from liferaft.picture.shapes import art, box, path

# The cover: fields by their looks, and animals on them.
COVER_FIELDS: Final[tuple[tuple[str, int, int], ...]] = (
    ("jungle-0", 72, 186), ("meadow-0", 156, 186), ("water-1", 240, 186), ("desert-0", 324, 186),
    ("lava-1", 408, 186), ("nest-3", 114, 252), ("meadow-1", 198, 252), ("jungle-1", 282, 252),
    ("nest-7", 366, 252),
)  # fmt: skip
COVER_PIECES: Final[tuple[tuple[str, int, int, int, int], ...]] = (
    ("beast-G38", 76, 53, 72, 176), ("beast-S37", 92, 64, 152, 184), ("rescuer", 46, 55, 232, 178),
    ("mammoth", 100, 70, 330, 180), ("beast-S15", 64, 45, 198, 244),
    ("beast-S33", 58, 41, 284, 246),
)  # fmt: skip


class CometPictures(Pictures):
    """The pictures of Comet."""

    def art(self) -> dict[str, str]:
        """Fields, animals, cards, heroes, pieces."""
        return ART

    def style(self) -> str:
        """Colours of sky, land, eggs and decks."""
        return STYLE

    def scene(self, view: View, lang: str) -> Scene:
        """The map, the own hand and animals, the display, piles, points and the other seats."""
        copies = Copies()
        mine = view["seat"]
        places = view["places"]
        panels = [board(view, lang)]
        if mine >= 0:
            if places[mine]["offered"]:
                panels.append(offered(view, mine, lang))
            panels.append(hand(view, mine, copies.before(places[mine]["hand"]), lang))
            panels.append(own(view, mine, copies.before(cards_of(places[mine])), lang))
        if to_choose(view):
            panels.insert(1, choice(view, copies.before(to_choose(view)), lang))
        panels.append(display(view, copies.before(view["display"]), lang))
        for i in range(view["seats"]):
            seat = (max(mine, 0) + i) % view["seats"]
            if seat != mine:
                turn = view["turn"] == seat and not view["over"]
                shown = [*cards_of(places[seat]), *places[seat]["known"]]
                panels.append(other(view, seat, turn, copies.before(shown), lang))
        panels += [piles(view, copies.before(tops(view)), lang), score_sheet(view, lang)]
        return Scene("comet", panels)

    def handles(self, action: int, view: View) -> list[str]:
        """Fields, cards, rescuers, rescued animals, symbols, pieces and heroes."""
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb in (PLACE, TO):
            return [f"field:{x}"]
        if verb in (HATCH, PLAY, ADD, DISCARD):
            return [f"card:{x}"]
        if verb == HELP:
            return [f"card:{x + int(ANIMALS)}"]
        if verb == TAKE:
            chosen = view["step"] in ("salvage", "keep")
            return [f"{'discard' if chosen else 'display'}:{x}"]
        if verb in (WALK, CHOOSE_RESCUER):
            return [f"rescuer:{view['about']}:{x}"]
        if verb in (PAY_WITH, MAKE_WILD, CHOOSE_TERRAIN):
            return [f"symbol:{x}"]
        if verb == USE:
            return [f"ready:{x}"]
        if verb == READY_ONE:
            return [f"turned:{x}"]
        if verb == CHOOSE_PIECE:
            return [f"piece:{x}"]
        if verb == CHOOSE_HERO:
            return [f"hero:{x}"]
        return []

    def cover(self) -> Scene:
        """The comet above the cave, and animals on their way."""
        shapes = [
            box(480, 300, 240, 150, 14, "com-sky-1"),
            art("com-stars", 480, 75, 240, 38),
            art("com-ridge", 480, 142, 240, 90),
            box(480, 120, 240, 240, 14, "com-land"),
            art("com-comet", 190, 104, 385, 62),
            art("com-cave", 220, 104, 190, 110),
        ]
        shapes += [path(HEX, f"com-{look}", x, y) for look, x, y in COVER_FIELDS]
        for piece, w, h, x, y in COVER_PIECES:
            shapes.append(art(f"com-{piece}", w, h, x, y, "p0"))
        return Scene("comet", [Panel("cover", "board", 480, 300, shapes)])


PICTURES: Final = CometPictures()
