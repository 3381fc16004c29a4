"""The Isle of Cats as a picture: cats beside their island, boats that fill, cards and lessons."""

from typing import Final

from msgspec.structs import replace

from liferaft.core.game import View
from liferaft.games.isle_of_cats.art import ART, STYLE
from liferaft.games.isle_of_cats.art_boat import CELL
from liferaft.games.isle_of_cats.art_boat import HIGH as BOAT_HIGH
from liferaft.games.isle_of_cats.art_boat import WIDE as BOAT_WIDE
from liferaft.games.isle_of_cats.box import BASKET, BROKEN, HEIGHT, OSHAX, WHOLE
from liferaft.games.isle_of_cats.picture_boat import (
    boat_art,
    boats,
    large_boat,
    small_boat,
    tiles,
)
from liferaft.games.isle_of_cats.picture_cards import hand, pack
from liferaft.games.isle_of_cats.picture_island import island
from liferaft.games.isle_of_cats.picture_side import (
    branches,
    colours,
    lessons_panel,
    scores,
    sister,
)
from liferaft.games.isle_of_cats.picture_tiles import alike, held_by, piece_of, tile_shape
from liferaft.games.isle_of_cats.shapes import CELLS
from liferaft.games.isle_of_cats.tables import (
    ACTIONS,
    CALL_IT,
    CHOOSE_BRANCH,
    FORGET_IT,
    GIVE_UP,
    KEEP,
    LAY,
    LEAVE,
    LURE,
    MOVE_CAT,
    PERMANENT,
    PLACE_AT,
    PLAY,
    PUT,
    REMOVE,
    TAKE,
    TAKE_BOARD,
    USE,
    WHOLE_CARD,
)
from liferaft.games.isle_of_cats.terminal import shown_seat
from liferaft.games.isle_of_cats.text import translate_to
from liferaft.picture.pictures import Pictures
from liferaft.picture.scene import Mark, Panel, Piece, Scene, Spot
from liferaft.picture.shapes import art, box, group

COLOUR_STEPS: Final = ("colour", "name", "count")
BOAT_STEPS: Final = ("place", "discard")


class IsleOfCatsPictures(Pictures):
    """The pictures of The Isle of Cats."""

    def art(self) -> dict[str, str]:
        """Cats, treasures, boats, signs of cards."""
        return ART

    def style(self) -> str:
        """Colours of furs, coats, rooms, cards and sea."""
        return STYLE

    def scene(self, view: View, lang: str) -> Scene:
        """What is asked about first, then island and boat, cards, the others, lessons, points."""
        _ = translate_to(lang)
        own = view["seat"]
        seat = shown_seat(view)
        asked = own in view["asked"] and not view["over"]
        board = [island(view, _)]
        boat = large_boat(view, seat, _, lang)
        if view["step"] in BOAT_STEPS and view["about"] == seat:
            panels: list[Panel] = [boat, *board]
        else:
            panels = [*board, boat]
        choosing = pack(view, own, _) if own >= 0 else None
        if choosing is not None:
            panels.insert(0, choosing)
        if asked and view["step"] in COLOUR_STEPS:
            panels.insert(0, colours(view, _))
        if asked and view["step"] == "branch":
            panels.insert(0, branches(view, _))
        if view["step"] == "board":
            panels.insert(0, boats(view, _))
        others = [(seat + i) % view["seats"] for i in range(1, view["seats"])]
        aside = [
            hand(view, own, choosing is not None, _) if own >= 0 else None,
            lessons_panel(view, _),
            sister(view, _) if view["sister"] else None,
            *[small_boat(view, other, _) for other in others],
        ]
        aside.insert(1 if view["over"] else len(aside), scores(view, _))
        panels += [panel for panel in aside if panel is not None]
        return Scene("isle_of_cats", panels)

    def handles(self, action: int, view: View) -> list[str]:
        """Cards, cats, tiles, baskets, cells, fields, colours."""
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb in (KEEP, LEAVE, LAY, PLAY, FORGET_IT):
            card = f"card:{ACTIONS.text(action).partition(' ')[2]}"
            paid = view["step"] == "pay" and view["seat"] >= 0
            zone = {KEEP: "keep", LEAVE: "leave"}.get(verb, "") if paid else ""
            return [card, zone] if zone and first_to_pay(view) == card else [card]
        if verb == PLACE_AT:
            spot = self.spot(action, view)
            return [f"cell:{spot.row}:{spot.column}"] if spot else []
        if verb in (LURE, MOVE_CAT):
            return [f"cat:{x}"]
        if verb == TAKE:
            return [f"tile:{OSHAX + x}"]
        if verb == USE:
            return sources(x, view)
        if verb == GIVE_UP:
            return ["basket:used" if x else "basket:ready"]
        if verb == REMOVE:
            return [f"laid:{x}"]
        if verb == PUT:
            return [f"field:{x}"]
        if verb == CALL_IT:
            return [f"colour:{x}"]
        if verb == CHOOSE_BRANCH:
            return [f"branch:{x}"]
        return [f"boat:{x}"] if verb == TAKE_BOARD else []

    def piece(self, view: View) -> Piece | None:
        """The tile that is being placed, held near its middle."""
        if view["over"] or view["step"] != "place":
            return None
        return piece_of(view["thing"] & 255, CELL)

    def spot(self, action: int, view: View) -> Spot | None:
        """The cell under the one that the tile is held by, and the ways that lie alike."""
        if ACTIONS.verb[action] != PLACE_AT or view["over"] or view["step"] != "place":
            return None
        shape = view["thing"] & 31
        way, anchor = divmod(action - PLACE_AT, CELLS)
        ways = alike(shape, way)
        if not ways:
            return None
        column, row = divmod(anchor, HEIGHT)
        across, down = held_by(shape, way)
        return Spot(row + down, column + across, list(ways))

    def mark(self, seat: int, view: View, lang: str) -> Mark:
        """The cat figure of a seat in the colour of its boat."""
        kind = view["places"][seat]["boat"]
        return Mark(f"ioc-figure-{seat}", f"ioc-b{kind}" if kind >= 0 else f"p{seat}")

    def cover(self) -> Scene:
        """A boat that fills, and cats that wait on the island."""
        _ = translate_to("en")
        laid = [
            {"shape": shape, "colour": colour, "placement": placement, "cells": [0]}
            for shape, colour, placement in ABOARD
        ]
        wide, high = 480.0, 300.0
        scale = wide / BOAT_WIDE
        afloat = tiles({"tiles": laid}, 0, scale, _, False)
        top = high - BOAT_HIGH * scale
        shapes = [
            box(wide, high, wide / 2, high / 2, 14, "ioc-sea"),
            box(wide, high, wide / 2, high / 2, 14, "ioc-swell"),
            art("ioc-island", 118, 110.7, 74, 60),
            art(boat_art(0), wide, high - top, wide / 2, (top + high) / 2),
            group(*(replace(shape, tip="") for shape in afloat), y=top),
        ]
        for tile, x, y in WAITING:
            shapes.append(tile_shape(tile, 0, 24, x=x, y=y))
        return Scene("isle_of_cats", [Panel("cover", "board", wide, high, shapes)])


# On the cover: shapes with their colours and places, then tiles and where they wait.
ABOARD: Final[tuple[tuple[int, int, int], ...]] = (
    (11, 0, 84), (2, 0, 110), (4, 0, 284), (6, 0, 81), (12, 4, 65), (0, 4, 459), (13, 4, 661),
    (5, 3, 888), (10, 3, 99), (1, 2, 121), (16, 2, 329), (8, 1, 57), (7, 1, 248), (3, 1, 838),
)  # fmt: skip
WAITING: Final[tuple[tuple[int, float, float], ...]] = (
    (32 * 3 + 13, 250, 50), (32 * 4 + 14, 350, 52), (32 * 1 + 12, 436, 62),
)  # fmt: skip


def first_to_pay(view: View) -> str:
    """The handle of the card that is decided on next."""
    left = view["places"][view["seat"]].get("own_picked", [])
    return f"card:{left[0]}" if left else ""


def sources(source: int, view: View) -> list[str]:
    """What a basket is clicked on: a permanent one, or rescue cards laid out."""
    if source == PERMANENT:
        return ["basket:ready"]
    wanted = WHOLE if source == WHOLE_CARD else BROKEN
    laid = view["places"][max(0, view["about"])]["laid"]
    return [f"card:{card}" for card in laid if BASKET[card] == wanted]


PICTURES: Final = IsleOfCatsPictures()
