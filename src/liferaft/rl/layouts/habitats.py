"""What the numbers of a Habitats tensor mean."""

from typing import Any

from liferaft.core.game import Game, View
from liferaft.games.habitats.box import GOALS, PLANS, TILES
from liferaft.games.habitats.cells import MOST_TILES, cell_at
from liferaft.games.habitats.tables import RESULTS
from liferaft.rl.layout import (
    BySeat,
    Choice,
    Digits,
    Kind,
    Number,
    Order,
    Row,
    Seat,
    Set,
    Times,
    ending,
)

DEALT = 6  # goals in a game, at most
CELL = 11  # binary digits of a cell
FAR = 32  # cells from the entrance, and places in a park


class Parks(Kind):
    """The parks, by tile: in whose it lies, where, how it is turned, when it was laid."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.size = TILES * (seats + 4)
        self.least, self.most = -FAR, FAR

    def write(self, value: Any, seat: int) -> list[int]:
        """By seat a set of tiles; then x, y, quarter turns and place in the park by tile."""
        cells = [0] * self.size
        for p, park in enumerate(value):
            for i, laid in enumerate(park):
                tile = laid["tile"]
                cells[TILES * ((p - seat) % self.seats) + tile] = FAR
                where = (laid["x"], laid["y"], laid["turn"], i + 1)
                for k, number in enumerate(where):
                    cells[TILES * (self.seats + k) + tile] = number
        return cells

    def read(self, cells: list[int], seat: int) -> Any:
        """By seat, the tiles in the order in which they were laid."""
        planes = [cells[i : i + TILES] for i in range(0, self.size, TILES)]
        x, y, turn, place = planes[self.seats :]
        parks: list[list[dict[str, int]]] = [[] for _ in range(self.seats)]
        for tile in sorted(range(TILES), key=lambda tile: place[tile]):
            for k in range(self.seats):
                if planes[k][tile]:
                    laid = {"tile": tile, "x": x[tile], "y": y[tile], "turn": turn[tile]}
                    parks[(seat + k) % self.seats].append(laid)
        return parks

    def words(self) -> str:
        """What a cell says."""
        return (
            f"by tile, {self.seats + 4} times {TILES}: 1 if it lies in the park of a seat, one's "
            f"own first; x; y; quarter turns; its place in the park from 1 on (each divided by "
            f"{FAR})"
        )


def laid(view: View) -> list[list[dict[str, int]]]:
    """The parks without the points of each tile, which follow."""
    return [[{k: t[k] for k in ("tile", "x", "y", "turn")} for t in p] for p in view["parks"]]


def tile_in_hand(view: View) -> int:
    """The tile that is to be laid or turned."""
    return view["thing"] & 127 if view["step"] in ("lay", "rotate") else -1


def chosen_cell(view: View) -> int:
    """The cell of a road tile that is to be turned, plus one."""
    return (view["thing"] >> 7) + 1 if view["step"] == "rotate" else 0


def rows(game: Game, seats: int) -> list[Row]:
    """Everything but the order of the supply is open to all."""
    spaces = int(PLANS[seats - 1].spaces)
    nowhere = [-1] * spaces
    nobody = [-1] * seats
    return [
        Row(
            "market",
            Order(TILES, spaces=spaces),
            "by tile: its space in the market",
            lambda view: view["market"] or nowhere,
        ),
        Row(
            "pawns",
            BySeat(seats, Choice(spaces)),
            "the space of the pawn",
            lambda view: view["pawns"] or nobody,
        ),
        Row(
            "sides",
            BySeat(seats, Choice(4)),
            "the side to which the pawn looks",
            lambda view: view["sides"] or nobody,
        ),
        Row("supply", Set(TILES), "tiles that may still be drawn"),
        Row("parks", Parks(seats), "the tiles in the parks", laid),
        Row("start", Seat(seats), "the start player"),
        Row("year", Number(2), "the year, from 0"),
        Row("round", Number(MOST_TILES), "the round of the year, from 0"),
        Row("goals", Times(DEALT, Choice(GOALS), -1), "the goals, year by year"),
        Row(
            "goal_points",
            BySeat(seats, Times(DEALT, Number(15))),
            "points won with each goal",
            lambda view: [won + [0] * (DEALT - len(won)) for won in view["goal_points"]],
        ),
        Row("tile", Choice(TILES), "the tile that is to be laid or turned", tile_in_hand),
        Row("cell", Digits(CELL), "where a road tile goes that is to be turned, + 1", chosen_cell),
        *ending(game, seats, RESULTS[1:]),
    ]


assert cell_at(MOST_TILES, 0) + 1 < 1 << CELL, "every cell has so many digits"
