"""The tables of Forbidden Island: steps, occasions, actions, news, results, options."""

from typing import Final

from mypy_extensions import i64

from liferaft.core.actions import DOES, ActionTable, StepTable
from liferaft.core.actions import WINDOW as IS_WINDOW
from liferaft.core.bits import members
from liferaft.core.options import Choice, Option
from liferaft.games.forbidden_island.box import (
    CARD_IDS,
    DIFFICULTY_IDS,
    HOLDABLE,
    LAYOUT_IDS,
    ROLE_IDS,
    TILE_IDS,
    TREASURES,
)

# Steps. Frames are (step, seat, thing).

STEPS: Final = StepTable()
CHOOSE: Final = 0  # asks which adventurer the seat wants to be
ACT: Final = 1  # asks for one of the actions of a turn; thing: how many are left
PUSH_ON: Final = 2  # asks for the Navigator's second step; thing: pawn moved and where it stood
SHORE_ON: Final = 3  # asks for the Engineer's second tile
BOARD: Final = 4  # asks who flies; thing: the tile they leave
LAND: Final = 5  # asks where the helicopter lands; thing: the set of pawns on board
DISCARD: Final = 6  # asks for a card too many
SWIM: Final = 7  # asks where a pawn swims
SPECIAL: Final = 8  # asks a holder of special cards; thing: occasion and seat concerned
TURN: Final = 9  # begins the turn of a seat; asks nobody, like all steps from here on
OPEN: Final = 10  # opens a window for special cards; thing: the occasion
DRAW: Final = 11  # draws a treasure card
LIMIT: Final = 12  # checks a hand
FLOODS: Final = 13  # begins the flood phase
FLOOD: Final = 14  # turns a flood card
SWIMMER: Final = 15  # a pawn is in the water
ASHORE: Final = 16  # it swims, or drowns

STEPS.add(CHOOSE, "choose")
STEPS.add(ACT, "act")
STEPS.add(PUSH_ON, "push_on")
STEPS.add(SHORE_ON, "shore_on")
STEPS.add(BOARD, "board")
STEPS.add(LAND, "land")
STEPS.add(DISCARD, "discard")
STEPS.add(SWIM, "swim")
STEPS.add(SPECIAL, "special", IS_WINDOW)
STEPS.add(TURN, "turn", DOES)
STEPS.add(OPEN, "open", DOES)
STEPS.add(DRAW, "draw", DOES)
STEPS.add(LIMIT, "limit", DOES)
STEPS.add(FLOODS, "floods", DOES)
STEPS.add(FLOOD, "flood", DOES)
STEPS.add(SWIMMER, "swimmer", DOES)
STEPS.add(ASHORE, "ashore", DOES)

ACTIONS_PER_TURN: Final = 3  # FI-3.1

# Occasions for special cards (FI-12.6)

BEFORE_ACTION: Final = 1  # W1: before an action; the active player's own cards are part of ACT
BEFORE_DRAWING: Final = 2  # W1: after the last action
BETWEEN_CARDS: Final = 3  # W2: between the two treasure cards
BEFORE_DISCARD: Final = 4  # W3: before a discard; the owner's own cards are part of DISCARD
BEFORE_FLOOD: Final = 5  # W4: before the first flood card
BETWEEN_FLOODS: Final = 6  # W5: between flood cards
IN_WATER: Final = 7  # W6: before a pawn swims or drowns

# Actions: the steps that ask, the verb, its choices, what they point at.

SEATS: Final[tuple[str, ...]] = ("0", "1", "2", "3")
_PAWN_TO_TILE: Final = [f"{seat} {tile}" for seat in SEATS for tile in TILE_IDS]
_CARD_TO_SEAT: Final = [f"{card} {seat}" for card in CARD_IDS[:HOLDABLE] for seat in SEATS]
_PARTIES: Final = ["+".join([str(q) for q in members(party)]) for party in range(1, 16)]
_CARDS: Final = (ACT, DISCARD, SPECIAL)  # the steps at which special cards can be played

ACTIONS: Final = ActionTable()
PASS: Final[i64] = ACTIONS.add((SPECIAL,), "pass")
DONE: Final[i64] = ACTIONS.add((ACT, PUSH_ON, SHORE_ON), "done")  # FI-3.2
BE: Final[i64] = ACTIONS.add((CHOOSE,), "be", ROLE_IDS, "adventurer")  # FI-2.4
MOVE: Final[i64] = ACTIONS.add((ACT,), "move", TILE_IDS, "tile")  # FI-5
FLY: Final[i64] = ACTIONS.add((ACT,), "fly", TILE_IDS, "tile")  # FI-5.5
PUSH: Final[i64] = ACTIONS.add((ACT, PUSH_ON), "push", _PAWN_TO_TILE, "pawn tile")  # FI-5.7
SHORE: Final[i64] = ACTIONS.add((ACT, SHORE_ON), "shore", TILE_IDS, "tile")  # FI-6
GIVE: Final[i64] = ACTIONS.add((ACT,), "give", _CARD_TO_SEAT, "card seat")  # FI-7
FIND: Final[i64] = ACTIONS.add((ACT,), "find", CARD_IDS[:TREASURES], "treasure")  # FI-8
SANDBAG: Final[i64] = ACTIONS.add(_CARDS, "sandbags", TILE_IDS, "tile")  # FI-12.2
LIFT: Final[i64] = ACTIONS.add(_CARDS, "lift", TILE_IDS, "tile")  # FI-12.4
LIFT_OFF: Final[i64] = ACTIONS.add(_CARDS, "lift_off")  # FI-15.1
PARTY: Final[i64] = ACTIONS.add((BOARD,), "board", _PARTIES, "pawns")  # FI-12.4
TO: Final[i64] = ACTIONS.add((LAND,), "land", TILE_IDS, "tile")  # FI-12.4
DROP: Final[i64] = ACTIONS.add((DISCARD,), "discard", CARD_IDS[:HOLDABLE], "card")  # FI-11.1
REACH: Final[i64] = ACTIONS.add((SWIM,), "swim", TILE_IDS, "tile")  # FI-14.1

# News: what happened, with up to three ids.

NEWS: Final[tuple[str, ...]] = (
    "turn", "chose", "moved", "flew", "pushed", "shored", "gave", "found", "sandbagged", "lifted",
    "lifted_off", "discarded", "swam", "drew", "rose", "flooded", "sank", "reshuffled", "ended",
)  # fmt: skip
TURN_BEGAN: Final = 0  # seat, turns so far
CHOSE: Final = 1  # seat, adventurer
MOVED: Final = 2  # seat, from, to
FLEW: Final = 3  # seat, from, to
PUSHED: Final = 4  # seat, seat of the pawn, to
SHORED: Final = 5  # seat, tile
GAVE: Final = 6  # seat, card, receiver
FOUND: Final = 7  # seat, treasure
SANDBAGGED: Final = 8  # seat, tile
LIFTED: Final = 9  # seat, set of pawns, to
LIFTED_OFF: Final = 10  # seat
DISCARDED: Final = 11  # seat, card
SWAM: Final = 12  # seat, from, to
DREW: Final = 13  # seat, card
ROSE: Final = 14  # level, flood cards put on top
FLOODED: Final = 15  # tile
SANK: Final = 16  # tile
RESHUFFLED: Final = 17  # 0 treasure cards, 1 flood cards
ENDED: Final = 18  # result

# Results

RESULTS: Final[tuple[str, ...]] = ("", "won", "landing", "treasure", "drowned", "water")
WON: Final = 1
LOST_LANDING: Final = 2  # FI-15.3
LOST_TREASURE: Final = 3  # FI-15.6
LOST_DROWNED: Final = 4  # FI-15.4
LOST_WATER: Final = 5  # FI-15.5

OPTIONS: Final[tuple[Option, ...]] = (
    Option("difficulty", DIFFICULTY_IDS, "normal", "the level at which the water starts"),
    Option("layout", LAYOUT_IDS, "forbidden_island", "the shape of the island"),
    Option(
        "roles", ("random", "chosen"), "random", "adventurers are dealt, or chosen seat by seat"
    ),
    Option("first_seat", ("seat_0", "random"), "seat_0", "who begins"),
    Option(
        "navigator", ("split", "single"), "split", "his two steps may go to two pawns, or to one"
    ),
    Option("sandbags_during_flood", (False, True), False, "Sandbags also between two flood cards"),
    Option(
        "treasure_reshuffle",
        ("when_needed", "immediate"),
        "when_needed",
        "shuffle the treasure discards when a card is needed, or as soon as the pile is empty",
    ),
    Option(
        "hand_limit_check",
        ("after_draws", "each_card"),
        "after_draws",
        "check the hand after both cards, or after each",
    ),
    Option("helicopter_rescue", (True, False), True, "Helicopter Lift may save pawns in the water"),
    Option(
        "diver_swim",
        ("nearest", "dive"),
        "nearest",
        "the Diver swims to the nearest tile, or dives",
    ),
    Option("special_windows", ("all", "reduced"), "all", "how often holders of cards are asked"),
    Option("shared_control", (False, True), False, "the active seat answers for everybody"),
    Option("memory_aid", (True, False), True, "show which flood cards lie in which layer"),
)


class Variant:
    """The options of one game as the rules ask for them. Made at setup, never changed."""

    def __init__(self, values: dict[str, Choice]) -> None:
        self.values = values
        self.navigator_single = values["navigator"] == "single"
        self.sandbags_during_flood = values["sandbags_during_flood"] is True
        self.reshuffle_at_once = values["treasure_reshuffle"] == "immediate"
        self.check_each_card = values["hand_limit_check"] == "each_card"
        self.helicopter_rescue = values["helicopter_rescue"] is True
        self.diver_dives_ashore = values["diver_swim"] == "dive"
        self.reduced_windows = values["special_windows"] == "reduced"
        self.shared_control = values["shared_control"] is True
        self.memory_aid = values["memory_aid"] is True
