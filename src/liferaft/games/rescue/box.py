"""What is in the box of Rescue: the data files as tables, checked when loaded (RES-1.4)."""

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.bits import BIT

FOLDER: Final = Path(__file__).parent


def _read(name: str) -> dict[str, Any]:
    with open(FOLDER / name, "rb") as file:
        return tomllib.load(file)


_planet: Final[dict[str, Any]] = _read("planet.toml")
_mine_cards: Final[dict[str, dict[str, dict[str, str]]]] = _read("mine_cards.toml")
_symbol_cards: Final[dict[str, Any]] = _read("symbol_cards.toml")
_changes: Final[dict[str, dict[str, str]]] = _read("changes.toml")
_crews: Final[dict[str, Any]] = _read("crews.toml")
_layouts: Final[dict[str, dict[str, list[str]]]] = _read("layouts.toml")

# Cells of the planet, in reading order

CELLS: Final = 36
WIDTH: Final = 6
CELL_IDS: Final[tuple[str, ...]] = tuple(
    [f"{column}{row}" for row in _planet["rows"] for column in _planet["columns"]]
)
RINGS: Final[tuple[int, ...]] = tuple([int(ring) for row in _planet["rings"] for ring in row])
PLANET: Final[i64] = BIT[CELLS] - 1  # all cells
INLAND: Final[i64] = PLANET & ~sum([BIT[c] for c in range(5, CELLS, 6)])  # a cell lies east of it
MIDDLE_CELLS: Final[vec[i64]] = vec[i64]([i64(CELL_IDS.index(c)) for c in _crews["start_cells"]])
MIDDLE: Final[i64] = i64(sum([BIT[cell] for cell in MIDDLE_CELLS]))


def _middle_places() -> list[i64]:
    places: list[i64] = [-1] * CELLS
    for i in range(len(MIDDLE_CELLS)):
        places[MIDDLE_CELLS[i]] = i
    return places


MIDDLE_PLACE: Final[vec[i64]] = vec[i64](_middle_places())  # by cell: 0 to 3, -1 outside

# Slots for loaders outside the planet, clockwise

SIDES: Final[tuple[str, ...]] = ("N", "E", "S", "W")
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SLOTS: Final = 24
LOADERS: Final = 3
LOADER_IDS: Final[tuple[str, ...]] = tuple(_planet["loaders"]["names"])
START_SLOTS: Final[tuple[int, ...]] = tuple(_planet["loaders"]["start_slots"])  # RES-2.6
SPACING: Final = 8  # slots between two loaders
STEP: Final[i64] = int(_planet["loaders"]["step"])  # RES-4.1
SLOT_CELL: Final[vec[i64]] = vec[i64](
    [i64(CELL_IDS.index(cell)) for side in _planet["side"] for cell in side["cells"]]
)
SLOT_SIDE: Final[vec[i64]] = vec[i64](
    [i64(SIDES.index(side["edge"])) for side in _planet["side"] for _ in side["cells"]]
)

# Symbols and symbol cards. A card is 4 * symbol + colour; symbol 0 has the value 2.

COLOURS: Final[tuple[str, ...]] = tuple(_symbol_cards["colours"])
SYMBOLS: Final = 5
SYMBOL_IDS: Final[tuple[str, ...]] = tuple([str(s["value"]) for s in _symbol_cards["symbol"]])
GLYPHS: Final[tuple[str, ...]] = tuple([str(s["glyph"]) for s in _symbol_cards["symbol"]])
CARD_IDS: Final[tuple[str, ...]] = tuple(
    [f"{colour[0]}{symbol}" for symbol in SYMBOL_IDS for colour in COLOURS]
)
CARDS: Final = 20
DECK: Final[i64] = BIT[CARDS] - 1  # all symbol cards
OF_SYMBOL: Final[vec[i64]] = vec[i64]([i64(15 * pow(16, v)) for v in range(SYMBOLS)])
HAND: Final[i64] = int(_symbol_cards["hand"])  # RES-2.9
FEWEST_SWAPPED: Final[int] = int(_symbol_cards["swap"][0])  # RES-7.1
MOST_SWAPPED: Final[int] = int(_symbol_cards["swap"][1])

# Crews: seats take the colours in order

CREW_COLOURS: Final[tuple[str, ...]] = tuple(_crews["colours"])
WORKERS: Final[i64] = int(_crews["workers"])  # RES-2.7
WORKERS_PER_CELL: Final[i64] = int(_crews["workers_per_start_cell"])
TARGET: Final[int] = int(_crews["rescue_target"])  # RES-1.2

# How a card lies, and the three ways to change that

LIES: Final[tuple[str, ...]] = ("F0", "F180", "B0", "B180")  # bit 0: upside down, bit 1: back up
CHANGE_IDS: Final[tuple[str, ...]] = ("rotate", "flip_long", "flip_short")


def _bits_changed(change: str) -> int:
    """RES-5.2: which of the two bits of a lie a change turns over; the same from every lie."""
    found = {LIES.index(a) ^ LIES.index(b) for a, b in _changes[change].items()}
    assert len(_changes[change]) == len(LIES), f"changes.toml: {change} starts from every lie"
    assert len(found) == 1, f"changes.toml: {change} does the same from every lie"
    return found.pop()


CHANGES: Final[vec[i64]] = vec[i64]([i64(_bits_changed(change)) for change in CHANGE_IDS])

# Mine cards. A print is 4 * card + 2 * side + 1 if it is printed upside down; side 0 is the front.

MINE_CARDS: Final = 36
MINE_CARD_IDS: Final[tuple[str, ...]] = tuple(
    [card for colour in COLOURS for card in _mine_cards[colour]]
)
TUNNEL_COLOURS: Final[vec[i64]] = vec[i64](
    [i64(i) for i in range(len(COLOURS)) for _ in _mine_cards[COLOURS[i]]]
)


def _exits(letters: str, upside_down: bool) -> i64:
    """The set of sides with an exit; upside down, N and S are exchanged, and E and W."""
    exits: i64 = 0
    for letter in letters:
        exits |= BIT[(SIDES.index(letter) + (2 if upside_down else 0)) % 4]
    return exits


def _faces() -> list[list[str]]:
    """By print without its last bit: exits and symbol in words."""
    cards = [card for colour in COLOURS for card in _mine_cards[colour].values()]
    return [card[side].split() for card in cards for side in ("front", "back")]


PRINT_EXITS: Final[vec[i64]] = vec[i64](
    [_exits(face[0], upside_down) for face in _faces() for upside_down in (False, True)]
)
PRINT_SYMBOLS: Final[vec[i64]] = vec[i64](
    [i64(SYMBOL_IDS.index(face[1])) for face in _faces() for _ in range(2)]
)


def _alike(either_way_up: bool) -> list[i64]:
    """By print, the first print of its colour that looks the same."""
    out: list[i64] = []
    for a in range(4 * MINE_CARDS):
        for b in range(4 * MINE_CARDS):
            shown = PRINT_EXITS[b] == PRINT_EXITS[a]
            turned = either_way_up and PRINT_EXITS[b ^ 1] == PRINT_EXITS[a]
            same_colour = TUNNEL_COLOURS[a >> 2] == TUNNEL_COLOURS[b >> 2]
            if same_colour and PRINT_SYMBOLS[a] == PRINT_SYMBOLS[b] and (shown or turned):
                out.append(b)
                break
    return out


LOOKS: Final[vec[i64]] = vec[i64](_alike(False))
LOOKS_TURNED: Final[vec[i64]] = vec[i64](_alike(True))  # the same, whichever way up it is printed
CROSSING: Final[i64] = 15  # exits on all four sides
CROSSINGS: Final[list[vec[i64]]] = [  # by colour: its cards with a crossing on the front
    vec[i64](
        [
            i64(card)
            for card in range(MINE_CARDS)
            if PRINT_EXITS[4 * card] == CROSSING and TUNNEL_COLOURS[card] == colour
        ]
    )
    for colour in range(len(COLOURS))
]

LAYOUT_IDS: Final[tuple[str, ...]] = tuple(_layouts)
LAYOUT_ROWS: Final[dict[str, list[str]]] = {name: _layouts[name]["rows"] for name in _layouts}


class Planet:
    """Which mine card was laid on which cell. Made at setup, never changed (RES-5.2).

    By cell there are two prints, front and back. As sets of cells they say where a tunnel leaves
    to the north, and so on, and where a symbol is seen, if all cards lie upright that way up.
    """

    def __init__(self, prints: vec[i64]) -> None:
        self.prints = prints  # by 2 * cell + side
        self.front_north = _leaving(prints, 0, NORTH)
        self.front_east = _leaving(prints, 0, EAST)
        self.front_south = _leaving(prints, 0, SOUTH)
        self.front_west = _leaving(prints, 0, WEST)
        self.back_north = _leaving(prints, 1, NORTH)
        self.back_east = _leaving(prints, 1, EAST)
        self.back_south = _leaving(prints, 1, SOUTH)
        self.back_west = _leaving(prints, 1, WEST)
        self.front_symbols = _showing(prints, 0)  # by symbol
        self.back_symbols = _showing(prints, 1)


def _leaving(prints: vec[i64], side: i64, edge: i64) -> i64:
    """The cells whose print on a side has an exit at an edge."""
    cells: i64 = 0
    for cell in range(i64(CELLS)):
        if PRINT_EXITS[prints[2 * cell + side]] & BIT[edge]:
            cells |= BIT[cell]
    return cells


def _showing(prints: vec[i64], side: i64) -> vec[i64]:
    """By symbol, the cells whose print on a side shows it."""
    out: vec[i64] = vec[i64]([0] * SYMBOLS)
    for cell in range(i64(CELLS)):
        out[PRINT_SYMBOLS[prints[2 * cell + side]]] |= BIT[cell]
    return out


def _check() -> None:
    """A mistake in a data file is found when the box is opened, not in the middle of a game."""
    assert len(CELL_IDS) == len(RINGS) == CELLS, "planet.toml: the planet has 36 cells"
    assert [RINGS.count(ring) for ring in range(3)] == [4, 12, 20], "planet.toml: 4 + 12 + 20"
    assert all([RINGS[cell] == 0 for cell in MIDDLE_CELLS]), "crews.toml: crews start in the middle"
    assert len(SLOT_CELL) == SLOTS, f"planet.toml: {len(SLOT_CELL)} slots, not {SLOTS}"
    assert len(LOADER_IDS) == len(START_SLOTS) == LOADERS, "planet.toml: three loaders"
    assert len(CARD_IDS) == CARDS, f"symbol_cards.toml: {len(CARD_IDS)} cards, not {CARDS}"
    assert len(MINE_CARD_IDS) == MINE_CARDS, f"mine_cards.toml: {len(MINE_CARD_IDS)} cards"
    assert sorted(CHANGES) == [1, 2, 3], "changes.toml: the changes lead to three different lies"
    assert WORKERS_PER_CELL * len(MIDDLE_CELLS) == WORKERS, "crews.toml: all workers start"
    for colour in range(len(COLOURS)):
        assert len(CROSSINGS[colour]) > 0, f"mine_cards.toml: no crossing in {COLOURS[colour]}"


_check()
