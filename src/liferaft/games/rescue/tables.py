"""The tables of Rescue: steps, actions, news, results, options."""

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.actions import DOES, ActionTable, StepTable
from liferaft.core.options import Choice, Option
from liferaft.core.pack import packed
from liferaft.games.rescue.box import (
    CELL_IDS,
    FEWEST_SWAPPED,
    LAYOUT_IDS,
    LOADER_IDS,
    MOST_SWAPPED,
    SYMBOL_IDS,
    SYMBOLS,
    TARGET,
)

# Steps. Frames are (step, seat, thing).

STEPS: Final = StepTable()
PICK: Final = 0  # asks which mine card is changed
CHANGE: Final = 1  # asks how; thing: the cell
PLAY: Final = 2  # asks for a symbol card, or a swap
WORKER: Final = 3  # asks which worker moves; thing: the symbol played
DESTINATION: Final = 4  # asks where to; thing: the symbol played and 8 times the worker's cell
SWAP: Final = 5  # asks which symbol cards are swapped
TURN: Final = 6  # begins the turn of a seat; asks nobody

STEPS.add(PICK, "pick")
STEPS.add(CHANGE, "change")
STEPS.add(PLAY, "play")
STEPS.add(WORKER, "worker")
STEPS.add(DESTINATION, "destination")
STEPS.add(SWAP, "swap")
STEPS.add(TURN, "turn", DOES)

# Actions: the steps that ask, the verb, its choices, what they point at.

_SWAPS: Final[list[tuple[int, ...]]] = [
    symbols
    for n in range(FEWEST_SWAPPED, MOST_SWAPPED + 1)
    for symbols in combinations_with_replacement(range(SYMBOLS), n)
]
_SWAP_IDS: Final = ["+".join([SYMBOL_IDS[v] for v in symbols]) for symbols in _SWAPS]

ACTIONS: Final = ActionTable()
SKIP: Final[i64] = ACTIONS.add((PICK,), "skip")  # option turn_optional
TURN_CARD: Final[i64] = ACTIONS.add((PICK,), "turn", CELL_IDS, "cell")  # RES-5.1
ROTATE: Final[i64] = ACTIONS.add((CHANGE,), "rotate")  # RES-5.1
FLIP_LONG: Final[i64] = ACTIONS.add((CHANGE,), "flip_long")  # RES-5.1
FLIP_SHORT: Final[i64] = ACTIONS.add((CHANGE,), "flip_short")  # RES-5.1
PLAY_CARD: Final[i64] = ACTIONS.add((PLAY,), "play", SYMBOL_IDS, "symbol")  # RES-6.1
BEGIN_SWAP: Final[i64] = ACTIONS.add((PLAY,), "swap")  # RES-7.1
MOVE: Final[i64] = ACTIONS.add((WORKER,), "worker", CELL_IDS, "cell")  # RES-6.2
TO: Final[i64] = ACTIONS.add((DESTINATION,), "to", CELL_IDS, "cell")  # RES-6.3
BOARD: Final[i64] = ACTIONS.add((DESTINATION,), "board", LOADER_IDS, "loader")  # RES-6.3
DISCARD: Final[i64] = ACTIONS.add((SWAP,), "discard", _SWAP_IDS, "symbols")  # RES-7.1

# By choice of DISCARD: the symbols that go, as a pack.
SWAP_PACKS: Final[vec[i64]] = vec[i64](
    [packed([symbols.count(v) for v in range(SYMBOLS)]) for symbols in _SWAPS]
)

# News: what happened, with up to three ids.

NEWS: Final[tuple[str, ...]] = (
    "turn", "loaders", "changed", "skipped", "played", "moved", "boarded", "swapped", "drew",
    "reshuffled", "ended",
)  # fmt: skip
TURN_BEGAN: Final = 0  # seat, turns so far
LOADERS_MOVED: Final = 1  # the slots of the three loaders
CHANGED: Final = 2  # seat, cell, which of the three changes
SKIPPED: Final = 3  # seat
PLAYED: Final = 4  # seat, symbol card
MOVED: Final = 5  # seat, from, to
BOARDED: Final = 6  # seat, from, loader
SWAPPED: Final = 7  # seat, set of symbol cards
DREW: Final = 8  # seat, symbol card; -1 for those who may not see it
RESHUFFLED: Final = 9  # how many cards
ENDED: Final = 10  # result, set of winners

# Results

RESULTS: Final[tuple[str, ...]] = ("", "rescued", "turns")
RESCUED: Final = 1  # RES-9.1
OUT_OF_TURNS: Final = 2  # RES-9.5

RANDOM_LAYOUT: Final = "random"

OPTIONS: Final[tuple[Option, ...]] = (
    Option("rescue_target", (1, 2, 3, 4, 5, 6, 7, 8), TARGET, "workers on loaders needed to win"),
    Option(
        "finish_round",
        (False, True),
        False,
        "the round is completed; all who have reached the target by its end share the win",
    ),
    Option("turn_optional", (False, True), False, "changing a mine card may be skipped"),
    Option("no_undo", (False, True), False, "not the card that was changed on the turn before"),
    Option("protect_middle", (False, True), False, "the four middle cards cannot be changed"),
    Option(
        "hidden_backs",
        (False, True),
        False,
        "the other face of a card is hidden until it has lain face up",
    ),
    Option("loader_start", ("fixed", "random"), "fixed", "where the three loaders start"),
    Option("max_turns", (600, 0), 600, "the game stops after so many turns; 0: never"),
    Option(
        "layout",
        (RANDOM_LAYOUT, *LAYOUT_IDS),
        RANDOM_LAYOUT,
        "the mine cards are laid at random, or in a fixed layout",
    ),
)


class Variant:
    """The options of one game as the rules ask for them. Made at setup, never changed."""

    def __init__(self, values: dict[str, Choice]) -> None:
        self.values = values
        self.target: i64 = int(values["rescue_target"])
        self.finish_round = values["finish_round"] is True
        self.turn_optional = values["turn_optional"] is True
        self.no_undo = values["no_undo"] is True
        self.protect_middle = values["protect_middle"] is True
        self.hidden_backs = values["hidden_backs"] is True
        self.max_turns: i64 = int(values["max_turns"])
