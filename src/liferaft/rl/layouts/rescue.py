"""What the numbers of a Rescue tensor mean."""

from liferaft.core.game import Game, View
from liferaft.games.rescue.box import (
    CARDS,
    CELLS,
    COLOURS,
    LIES,
    LOADERS,
    MINE_CARDS,
    PRINT_EXITS,
    PRINT_SYMBOLS,
    SIDES,
    SLOTS,
    SYMBOLS,
    WORKERS,
)
from liferaft.games.rescue.tables import RESULTS
from liferaft.rl.layout import (
    BySeat,
    Choice,
    Layers,
    Number,
    Planes,
    Row,
    Seat,
    Set,
    Times,
    ending,
)

WAVES = 20  # shuffles of which cards may be left: no more than cards
TURNS = 1023


def shown(name: str, view: View) -> list[int]:
    """By cell, a symbol as a set of one; -1 where it is hidden."""
    return [1 << symbol if symbol >= 0 else -1 for symbol in view[name]]


def symbol(view: View) -> int:
    """The symbol of the card that was played."""
    return view["thing"] & 7 if view["step"] in ("worker", "destination") else -1


def cell(view: View) -> int:
    """The card that is changed, or the cell of the worker that moves."""
    if view["step"] == "destination":
        return int(view["thing"] >> 3)
    return int(view["thing"]) if view["step"] == "change" else -1


def print_of(view: View, cell: int, side: int) -> int:
    """The print on a side of the card of a cell."""
    return int(4 * view["cards"][cell] + 2 * side)


def printed_exits(view: View, side: int) -> list[int]:
    """By cell: the exits on a side of its card as if it lay upright; -1 if that is hidden."""
    if view["options"]["hidden_backs"]:
        return [-1] * CELLS
    return [int(PRINT_EXITS[print_of(view, cell, side)]) for cell in range(CELLS)]


def printed_symbols(view: View, side: int) -> list[int]:
    """By cell: the symbol on a side of its card, as a set of one; -1 if that is hidden."""
    if view["options"]["hidden_backs"]:
        return [-1] * CELLS
    return [1 << int(PRINT_SYMBOLS[print_of(view, cell, side)]) for cell in range(CELLS)]


def others(view: View, values: list[int]) -> list[int]:
    """Other faces, if backs are hidden; if not, they follow from what is printed."""
    return values if view["options"]["hidden_backs"] else [-1] * CELLS


def fixed(game: Game, seats: int) -> list[Row]:
    """What stays as it is as long as a game lasts."""
    cards = Number(MINE_CARDS - 1, -1)
    return [
        Row("cards", Times(CELLS, cards), "by cell: the mine card; -1 if it is hidden"),
        Row(
            "colours",
            Planes(len(COLOURS), CELLS),
            "by colour of the tunnels: the cells",
            lambda view: [1 << colour for colour in view["colours"]],
        ),
        Row(
            "front_exits",
            Planes(len(SIDES), CELLS),
            "by side: the cells with an exit on the front, unless backs are hidden",
            lambda view: printed_exits(view, 0),
        ),
        Row(
            "front_symbols",
            Planes(SYMBOLS, CELLS),
            "by symbol: the cells that have it on the front",
            lambda view: printed_symbols(view, 0),
        ),
        Row(
            "back_exits",
            Planes(len(SIDES), CELLS),
            "the same for the back",
            lambda view: printed_exits(view, 1),
        ),
        Row(
            "back_symbols",
            Planes(SYMBOLS, CELLS),
            "the same for the back",
            lambda view: printed_symbols(view, 1),
        ),
    ]


def rows(game: Game, seats: int) -> list[Row]:
    """Everything but the hands of the others and the order of the pile is open."""
    crew = int(WORKERS)
    return [
        Row("lies", Times(CELLS, Choice(len(LIES))), "by cell: how it lies; none if hidden"),
        Row("exits", Planes(len(SIDES), CELLS), "by side: the cells with an exit"),
        Row(
            "symbols",
            Planes(SYMBOLS, CELLS),
            "by symbol: the cells that show it",
            lambda view: shown("symbols", view),
        ),
        Row(
            "other_exits",
            Planes(len(SIDES), CELLS),
            "with hidden backs: the same for other faces that have been seen",
            lambda view: others(view, view["other_exits"]),
        ),
        Row(
            "other_symbols",
            Planes(SYMBOLS, CELLS),
            "with hidden backs: the same for other faces that have been seen",
            lambda view: others(view, shown("other_symbols", view)),
        ),
        Row("changed", Choice(CELLS), "the card that was changed last"),
        Row("loaders", Times(LOADERS, Choice(SLOTS)), "the slot of each loader"),
        Row("workers", BySeat(seats, Times(CELLS, Number(crew))), "workers on each cell"),
        Row("aboard", BySeat(seats, Times(LOADERS, Number(crew))), "workers on each loader"),
        Row("hand", Set(CARDS), "one's own symbol cards"),
        Row("hands", BySeat(seats, Number(CARDS)), "symbol cards in the hand"),
        Row("pile", Number(CARDS), "cards in the draw pile"),
        Row("discards", Set(CARDS), "discarded symbol cards"),
        Row("waves", Layers(CARDS, WAVES), "by card in hands and pile: its shuffle"),
        Row(
            "from_waves",
            BySeat(seats, Times(WAVES, Number(CARDS))),
            "cards of each shuffle in the hand",
            lambda view: [hand + [0] * (WAVES - len(hand)) for hand in view["from_waves"]],
        ),
        Row("first", Seat(seats), "who began"),
        Row("turn", Seat(seats), "whose turn it is"),
        Row("turns", Number(TURNS), "turns begun so far"),
        Row("symbol", Choice(SYMBOLS), "the symbol that was played", symbol),
        Row("cell", Choice(CELLS), "the card that is changed, or the worker's cell", cell),
        *ending(game, seats, RESULTS[1:]),
    ]
