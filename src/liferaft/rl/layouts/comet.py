"""What the numbers of a Comet tensor mean."""

from typing import Any

from liferaft.core.game import Game, View
from liferaft.games.comet.board import CAVE
from liferaft.games.comet.box import (
    ANIMALS,
    CARDS,
    GOLD_CARDS,
    HEROES,
    RESCUERS,
    SILVER_CARDS,
    SYMBOL_COUNT,
    TERRAIN_COUNT,
)
from liferaft.games.comet.tables import PHASES, RESULTS
from liferaft.rl.layout import (
    BySeat,
    Choice,
    Counts,
    Digits,
    Flag,
    Number,
    Order,
    Row,
    Seat,
    Set,
    Times,
    ending,
)

SILVER = [int(card) for card in SILVER_CARDS]  # the silver cards, two copies of each
GOLD = [int(card) for card in GOLD_CARDS]  # the golden cards
DECK = 127  # more cards than a deck has
HAND = 63
FEW = 15
SYMBOLS = 63  # of one kind in a Move
TURNS = 1023
THING = 20


def own(name: str, view: View) -> Any:
    """Something that only its owner sees."""
    return view["places"][view["seat"]][name]


def of_all(name: str, view: View) -> list[Any]:
    """Something of each seat."""
    return [place[name] for place in view["places"]]


def rescued(view: View, turned: bool) -> list[list[int]]:
    """The rescued animals of each seat, all of them or the turned ones."""
    return [
        [animal["card"] for animal in place["rescued"] if animal["turned"] or not turned]
        for place in view["places"]
    ]


def by_seat(name: str, seats: int, kind: Any, meaning: str) -> Row:
    """A row with something of each seat."""
    return Row(name, BySeat(seats, kind), meaning, lambda view: of_all(name, view))


def rows(game: Game, seats: int) -> list[Row]:
    """What is public, and one's own hand."""
    animals, heroes, cards, places = int(ANIMALS), int(HEROES), int(CARDS), CAVE + 1
    return [
        Row("phase", Choice(PHASES), "the phase of the game"),
        Row("first", Seat(seats), "the start player"),
        Row("turn", Seat(seats), "whose turn it is"),
        Row("turns", Number(TURNS), "the number of this turn"),
        Row("rests", Number(HAND), "turns of rest alone", lambda view: view["idle"]["rests"]),
        Row("idle", Number(HAND), "turns without a draw", lambda view: view["idle"]["turns"]),
        Row("mammoth", Choice(places), "the field of the mammoth"),
        Row("tortoise", Choice(places), "the field of the tortoise"),
        Row("pile", Number(DECK), "cards in the silver pile"),
        Row("stack", Number(DECK), "cards under the comet card"),
        Row("old", Counts(cards, 2), "hidden in hands since before the last shuffle"),
        Row("display", Set(cards), "golden cards of the display"),
        Row("gold_pile", Number(HAND), "cards in the golden pile"),
        Row(
            "silver_discards",
            Order(len(SILVER), copies=2, most=DECK),
            "by silver card: its place in the discard pile",
            lambda view: [SILVER.index(card) for card in view["silver_discards"]],
        ),
        Row(
            "gold_discards",
            Order(len(GOLD), most=HAND),
            "by golden card: its place in the discard pile",
            lambda view: [GOLD.index(card) for card in view["gold_discards"]],
        ),
        Row(
            "silver_fresh",
            Number(DECK),
            "silver cards discarded in this turn",
            lambda view: len([card for card in view["fresh"] if card in SILVER]),
        ),
        Row(
            "gold_fresh",
            Number(HAND),
            "golden cards discarded in this turn",
            lambda view: len([card for card in view["fresh"] if card in GOLD]),
        ),
        Row("pool", Times(SYMBOL_COUNT, Number(SYMBOLS)), "symbols of this Move"),
        Row("extras", Number(FEW), "further cards that may be played in this Move"),
        Row("hatches", Number(FEW), "further animals that may be hatched in this turn"),
        Row("lowered", Number(FEW), "by how much the nest was lowered"),
        Row("placed", Set(RESCUERS), "rescuers placed in this turn"),
        Row("skips", Times(RESCUERS, Set(TERRAIN_COUNT)), "terrain a rescuer may pass over"),
        by_seat("hero", seats, Choice(heroes), "the hero"),
        by_seat("hero_turned", seats, Flag(), "the hero is turned"),
        by_seat("rescuers", seats, Times(RESCUERS, Choice(places)), "the fields of the rescuers"),
        by_seat("slots", seats, Times(RESCUERS, Choice(animals)), "the animals in the slots"),
        Row(
            "rescued",
            BySeat(seats, Counts(animals, 2)),
            "rescued animals",
            lambda view: rescued(view, False),
        ),
        Row(
            "turned",
            BySeat(seats, Counts(animals, 2)),
            "those of them that are turned",
            lambda view: rescued(view, True),
        ),
        by_seat("silver", seats, Number(HAND), "silver cards in the hand"),
        by_seat("gold", seats, Number(HAND), "golden cards in the hand"),
        by_seat("known", seats, Counts(cards, 2), "cards of the hand that all have seen"),
        Row(
            "olds",
            BySeat(seats, Number(HAND)),
            "hidden cards from before the last shuffle",
            lambda view: of_all("old", view),
        ),
        by_seat("out", seats, Flag(), "has passed for good"),
        by_seat("skipped", seats, Flag(), "was skipped"),
        Row("hand", Counts(cards, 2), "one's own hand", lambda view: own("hand", view)),
        Row(
            "hand_old",
            Counts(cards, 2),
            "of it from before the last shuffle",
            lambda view: own("hand_old", view),
        ),
        Row(
            "offered",
            Times(2, Choice(heroes), -1),
            "the heroes offered to oneself",
            lambda view: own("offered", view),
        ),
        Row("thing", Digits(THING), "what else the question is about"),
        *ending(game, seats, RESULTS[1:]),
    ]
