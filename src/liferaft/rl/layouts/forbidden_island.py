"""What the numbers of a Forbidden Island tensor mean."""

from liferaft.core.game import Game
from liferaft.games.forbidden_island.box import HOLDABLE, ROLES, SKULL, TILES, TREASURES
from liferaft.games.forbidden_island.tables import RESULTS
from liferaft.rl.layout import (
    BySeat,
    Choice,
    Digits,
    Flag,
    Layers,
    Number,
    Row,
    Seat,
    Set,
    Times,
    ending,
)

CARDS = 5  # the most of a kind
TURNS = 255
THING = 16


def fixed(game: Game, seats: int) -> list[Row]:
    """What stays as it is as long as a game lasts."""
    return [Row("tile_at", Times(TILES, Choice(TILES)), "by cell of the layout: the tile there")]


def rows(game: Game, seats: int) -> list[Row]:
    """Everything is open to all but the order of the two draw piles."""
    return [
        Row("flooded", Set(TILES), "flooded tiles"),
        Row("sunk", Set(TILES), "sunken tiles"),
        Row("roles", BySeat(seats, Choice(ROLES)), "the adventurer"),
        Row("pawns", BySeat(seats, Choice(TILES)), "the tile on which the pawn stands"),
        Row("hands", BySeat(seats, Times(HOLDABLE, Number(CARDS))), "treasure cards by kind"),
        Row("treasure_pile", Number(28), "cards in the treasure pile"),
        Row("treasure_discards", Times(HOLDABLE + 1, Number(CARDS)), "discards by kind"),
        Row("flood_pile", Number(TILES), "cards in the flood pile"),
        Row("flood_layers", Layers(TILES, TILES), "by flood card: its layer from the top"),
        Row("flood_discards", Set(TILES), "discarded flood cards"),
        Row("water", Number(int(SKULL)), "the level of the water"),
        Row("found", Set(TREASURES), "treasures found"),
        Row("turn", Seat(seats), "whose turn it is"),
        Row("turns", Number(TURNS), "turns begun so far"),
        Row("flown", Flag(), "the Pilot has flown in this turn"),
        Row("actions_left", Number(3), "actions left in this turn"),
        Row("draws_left", Number(3), "treasure cards still to be drawn in this turn"),
        Row("floods_left", Number(15), "flood cards still to be turned in this turn"),
        Row("thing", Digits(THING), "what else the question is about"),
        *ending(game, seats, RESULTS[1:]),
    ]
