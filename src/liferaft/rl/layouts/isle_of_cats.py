"""What the numbers of an Isle of Cats tensor mean."""

from typing import Any

from liferaft.core.game import Game, View
from liferaft.games.isle_of_cats.box import (
    BASKET_CARDS,
    BOATS,
    CATS,
    COLOURS,
    COMMON,
    COMMON_KINDS,
    FAMILY_CARDS,
    FIRST_BASKET_CARD,
    FIRST_PUBLIC,
    FIRST_SOLO_LESSON,
    HEIGHT,
    NO_COLOUR,
    OSHAX,
    OSHAX_COUNT,
    PLAN,
    RARE,
    RARE_KINDS,
    SHAPES,
    SOLO_CARDS,
)
from liferaft.games.isle_of_cats.shapes import CELLS
from liferaft.games.isle_of_cats.tables import RESULTS
from liferaft.rl.layout import (
    BySeat,
    Choice,
    Counts,
    Digits,
    Flag,
    Number,
    Order,
    Planes,
    Row,
    Set,
    Times,
    ending,
)

AFLOAT = [cell for cell in range(CELLS) if PLAN[cell % HEIGHT][cell // HEIGHT] != "."]
OSHAX_MARK = COLOURS  # after the colours: the marks of cells that are no ordinary cat's
COMMON_MARK = COLOURS + 1
RARE_MARK = COLOURS + 2
MARKS = COLOURS + 3
TILES = 63  # on a boat
PUBLIC = 8  # public lessons in the box
RESCUE_CARDS = (60, 7)  # how many, and the first
LESSONS = (56, 113)
MANY = 255
FEW = 15
THING = 32


def own(name: str, view: View) -> Any:
    """Something that only its owner sees."""
    return view["places"][view["seat"]][name]


def numbers_of_tiles(view: View) -> list[list[int]]:
    """By boat and cell: which of its tiles lies there, from 1 on; 0 for none."""
    out = []
    for place in view["places"]:
        numbers = dict.fromkeys(AFLOAT, 0)
        for i, tile in enumerate(place["tiles"]):
            numbers.update(dict.fromkeys(tile["cells"], i + 1))
        out.append(list(numbers.values()))
    return out


def marks_of(tile: View) -> int:
    """What a tile is, as a set of marks."""
    shape, colour = int(tile["shape"]), int(tile["colour"])
    if shape < OSHAX:
        return 1 << colour
    if shape < COMMON:
        return 1 << colour | 1 << OSHAX_MARK
    return 1 << (COMMON_MARK if shape < RARE else RARE_MARK)


def kinds_of_tiles(view: View) -> list[list[int]]:
    """By boat and cell: what lies there, as a set of marks; -1 for nothing."""
    out = []
    for place in view["places"]:
        kinds = dict.fromkeys(AFLOAT, -1)
        for tile in place["tiles"]:
            kinds.update(dict.fromkeys(tile["cells"], marks_of(tile)))
        out.append(list(kinds.values()))
    return out


def marked(view: View) -> list[int]:
    """By public lesson: the colour named for it."""
    colours = {lesson["card"]: lesson["colour"] for lesson in view["public"]}
    return [colours.get(FIRST_PUBLIC + i, -1) for i in range(PUBLIC)]


def lessons(view: View) -> list[list[int]]:
    """By seat the private lessons that one may see."""
    return [[c["card"] for c in place.get("own_lessons", [])] for place in view["places"]]


def by_seat(name: str, seats: int, kind: Any, meaning: str) -> Row:
    """A row with something of each seat."""
    return Row(
        name, BySeat(seats, kind), meaning, lambda view: [place[name] for place in view["places"]]
    )


def owned(name: str, meaning: str) -> Row:
    """A row with a pile that only its owner sees."""
    return Row(f"own_{name}", cards(), meaning, lambda view: own(f"own_{name}", view))


def cards() -> Set:
    """A set of discovery cards, and of those of the family mode."""
    return Set(FAMILY_CARDS, 1)


def of_the_sister(view: View, name: str) -> Any:
    """Something of the sister in the solo game."""
    return view["sister"][name]


def sister() -> list[Row]:
    """The rows of the solo game."""
    first, last = FIRST_SOLO_LESSON, SOLO_CARDS
    return [
        Row(
            "sister_colours",
            Times(COLOURS, Choice(COLOURS), -1),
            "the colours revealed, in their order",
            lambda view: of_the_sister(view, "colours"),
        ),
        Row(
            "basket_cards",
            Set(BASKET_CARDS, FIRST_BASKET_CARD),
            "cards that she has not used",
            lambda view: of_the_sister(view, "basket_cards"),
        ),
        Row(
            "sister_left",
            Number(FEW),
            "cards that she still uses today",
            lambda view: of_the_sister(view, "left"),
        ),
        Row(
            "sister_up",
            Choice(BASKET_CARDS),
            "her card that is turned up",
            lambda view: (of_the_sister(view, "up") or FIRST_BASKET_CARD - 1) - FIRST_BASKET_CARD,
        ),
        Row(
            "sister_lessons",
            Set(last - first + 1, first),
            "her lessons",
            lambda view: [lesson["card"] for lesson in of_the_sister(view, "lessons")],
        ),
    ]


def rows(game: Game, seats: int) -> list[Row]:
    """What is public, one's own cards, and what one remembers."""
    boat = len(AFLOAT)
    return [
        Row("day", Number(5), "the day, from 1"),
        Row(
            "places",
            BySeat(seats, Number(5)),
            "the place on the track, from 1",
            lambda view: [view["order"].index(p) + 1 for p in range(seats)],
        ),
        Row("left", Order(CATS), "by cat: its place in the left field"),
        Row("right", Order(CATS), "by cat: its place in the right field"),
        Row("oshax", Order(OSHAX_COUNT, OSHAX), "by shape: the place of an Oshax on offer"),
        Row(
            "rares",
            Order(RARE_KINDS, RARE),
            "by shape: the place of a rare treasure on offer",
            lambda view: [pile["shape"] for pile in view["rares"]],
        ),
        Row(
            "rare_counts",
            Counts(RARE_KINDS, 7, RARE),
            "by shape: rare treasures on offer",
            lambda view: sorted([p["shape"] for p in view["rares"] for _ in range(p["count"])]),
        ),
        Row("commons", Times(COMMON_KINDS, Number(FEW)), "by shape: common treasures on offer"),
        Row("bag_cats", Set(CATS), "cats in the bag", lambda view: view["bag"]["cats"]),
        Row(
            "bag_rares",
            Times(RARE_KINDS, Number(FEW)),
            "rare treasures in the bag",
            lambda view: view["bag"]["rares"],
        ),
        Row("deck", Number(MANY), "cards in the deck"),
        Row("buried", Number(MANY), "cards discarded face down"),
        Row("discards", cards(), "cards discarded face up"),
        Row(
            "public",
            Set(PUBLIC, FIRST_PUBLIC),
            "public lessons on the table",
            lambda view: [lesson["card"] for lesson in view["public"]],
        ),
        Row("marks", Times(PUBLIC, Choice(COLOURS)), "by public lesson: its colour", marked),
        by_seat("boat", seats, Choice(BOATS), "the boat"),
        Row(
            "tile_numbers",
            BySeat(seats, Times(boat, Number(TILES))),
            "by cell of the boat, column by column: which tile lies there, from 1 on",
            numbers_of_tiles,
        ),
        Row(
            "tile_kinds",
            BySeat(seats, Planes(MARKS, boat)),
            "cells under tiles of each colour, of an Oshax, a common, a rare treasure",
            kinds_of_tiles,
        ),
        by_seat("fish", seats, Number(MANY), "fish"),
        by_seat("ready", seats, Number(31), "permanent baskets that are ready"),
        by_seat("used", seats, Number(31), "those that have been used"),
        by_seat("extra", seats, Number(FEW), "further rescues in the next turn"),
        by_seat("anywhere", seats, Flag(), "the next tile need not touch another"),
        by_seat("passed", seats, Flag(), "has no more turns in this phase"),
        by_seat("hand", seats, Number(MANY), "cards in the hand"),
        by_seat("drawn", seats, Number(FEW), "cards drawn to choose from"),
        by_seat("chosen", seats, Number(MANY), "rescue cards lying face down"),
        by_seat("laid", seats, Set(*RESCUE_CARDS), "rescue cards lying face up"),
        by_seat("lessons", seats, Number(MANY), "private lessons"),
        Row("lessons_seen", BySeat(seats, Set(*LESSONS)), "private lessons one may see", lessons),
        owned("hand", "one's own hand"),
        owned("pack", "one's own pack in the draft"),
        owned("picked", "one's own picks of the draft"),
        owned("kept", "of these, those to be paid for"),
        owned("drawn", "one's own cards to choose from"),
        owned("chosen", "one's own rescue cards lying face down"),
        Row(
            "seen", cards(), "cards one knows to be out of the deck", lambda v: v["memory"]["seen"]
        ),
        Row("tossed", cards(), "cards one discarded oneself", lambda v: v["memory"]["tossed"]),
        Row(
            "handed",
            Times(3, cards()),
            "cards one passed on in each round of this draft",
            lambda view: view["memory"]["handed"],
        ),
        *(sister() if seats == 1 else []),
        Row(
            "shape",
            Choice(SHAPES),
            "the shape of the tile to be placed",
            lambda view: view["thing"] & 31 if view["step"] == "place" else -1,
        ),
        Row(
            "colour",
            Choice(NO_COLOUR + 1),
            "its colour",
            lambda view: view["thing"] >> 5 & 7 if view["step"] == "place" else -1,
        ),
        Row("thing", Digits(THING), "what else the question is about"),
        *ending(game, seats, RESULTS[1:]),
    ]
