"""The tables of Habitats: steps, actions, news, results, options."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.actions import DOES, ActionTable, StepTable
from liferaft.core.options import Choice, Option
from liferaft.games.habitats.box import BAND_IDS, PLANS, SIDES
from liferaft.games.habitats.cells import CELL_IDS

# Steps. Frames are (step, seat, thing).

STEPS: Final = StepTable()
FACE: Final = 0  # D1: asks which way the pawn looks
TAKE: Final = 1  # D2: asks which tile of the market is taken
LAY: Final = 2  # D3: asks where the tile goes; thing: the tile
ROTATE: Final = 3  # D3: asks how a road tile is turned; thing: the tile and its cell
REVEAL: Final = 4  # turns the market face up; asks nobody, like all steps from here on
TURN: Final = 5  # begins the turn of a seat
ROUND: Final = 6  # ends a round, and the year if it was its last; then the turn of a seat

STEPS.add(FACE, "face")
STEPS.add(TAKE, "take")
STEPS.add(LAY, "lay")
STEPS.add(ROTATE, "rotate")
STEPS.add(REVEAL, "reveal", DOES)
STEPS.add(TURN, "turn", DOES)
STEPS.add(ROUND, "round", DOES)

# Actions: the steps that ask, the verb, its choices, what they point at.

WAYS: Final[tuple[str, ...]] = ("forward", "left", "right", "back")
FORWARD: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
BACK: Final = 3
WAY_TURNS: Final[vec[i64]] = vec[i64]([0, 3, 1, 2])  # by way: quarter turns clockwise

ACTIONS: Final = ActionTable()
FACE_TO: Final[i64] = ACTIONS.add((FACE,), "face", SIDES, "side")  # HAB-1.6
TAKE_FROM: Final[i64] = ACTIONS.add((TAKE,), "take", WAYS, "way")  # HAB-3.1
ROTATE_BY: Final[i64] = ACTIONS.add((ROTATE,), "rotate", ("0", "1", "2", "3"), "turn")  # HAB-4.5
LAY_AT: Final[i64] = ACTIONS.add((LAY,), "lay", CELL_IDS, "cell")  # HAB-4.1

# News: what happened, with up to three ids.

NEWS: Final[tuple[str, ...]] = (
    "turn", "faced", "revealed", "took", "refilled", "drew", "laid", "lost", "skipped",
    "year_ended", "measured", "awarded", "park_scored", "ended",
)  # fmt: skip
TURN_BEGAN: Final = 0  # seat, year, round, both counted from 0
FACED: Final = 1  # seat, side
REVEALED: Final = 2  # how many tiles
TOOK: Final = 3  # seat, tile, space of the market
REFILLED: Final = 4  # seat, tile, space of the market
DREW: Final = 5  # seat, tile: in the blind solo game
LAID: Final = 6  # seat, tile, 4 × cell + quarter turns
LOST: Final = 7  # seat, tile: it has no place in the park
SKIPPED: Final = 8  # seat
YEAR_ENDED: Final = 9  # year, counted from 0
MEASURED: Final = 10  # seat, goal, value
AWARDED: Final = 11  # seat, goal, points
PARK_SCORED: Final = 12  # seat, points of the park, points in all
ENDED: Final = 13  # result

# Results

RESULTS: Final[tuple[str, ...]] = ("", "finished", *BAND_IDS)
FINISHED: Final = 1
FIRST_BAND: Final = 2  # a solo game ends with one of these

OPTIONS: Final[tuple[Option, ...]] = (
    Option("goals_per_year", (2, 1), 2, "how many goals are scored each year", seats=(2, 5)),
    Option(
        "facing",
        ("choice", "fixed"),
        "choice",
        "which way the pawns look at first: chosen before the market is seen, or fixed",
    ),
    Option(
        "road_reach",
        ("cell", "line"),
        "cell",
        "what a road keeps empty: the space beside it, or the whole line beyond",
    ),
    Option(
        "length",
        ("normal", "long"),
        "normal",
        "long: one more round a year, for 2 to 4 players",
        seats=(2, 4),  # HAB-2.2: with five the tiles do not suffice
    ),
    Option(
        "solo",
        ("off", "market", "blind"),
        "off",
        "for one player: take tiles from a market, or one tile blindly each turn",
        seats=(1, 1),
    ),
)


class Variant:
    """The options of one game as the rules ask for them. Made at setup, never changed."""

    def __init__(self, values: dict[str, Choice], seats: int) -> None:
        self.values = values
        self.plan = PLANS[seats - 1]
        self.solo = seats == 1
        self.blind = self.solo and values["solo"] == "blind"  # one player without it: the market
        self.facing_fixed = values["facing"] == "fixed"
        self.line = values["road_reach"] == "line"
        long = values["length"] == "long"
        self.turns: vec[i64] = self.plan.long_turns if long else self.plan.turns
        self.years: i64 = len(self.turns)  # HAB-2.2
        self.goals_a_year: i64 = 0 if self.solo else int(values["goals_per_year"])  # HAB-5.6
