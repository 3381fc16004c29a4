"""The tables of Comet: steps, actions, news, results, options."""

from typing import Final

from mypy_extensions import i64

from liferaft.core.actions import DOES, TOGETHER, ActionTable, StepTable
from liferaft.core.options import Choice, Option
from liferaft.games.comet.board import BOARDS, FIELD_IDS, PLACE_IDS, SIDES, Board
from liferaft.games.comet.box import (
    ANIMAL_IDS,
    CARD_IDS,
    COMET_STACK,
    HELP_IDS,
    HERO_IDS,
    LONGER,
    PIECES,
    SYMBOLS,
    TERRAINS,
)

# Steps. Frames are (step, seat, thing). The first four are the windows of box.py.

STEPS: Final = StepTable()
ACTION: Final = 0  # D2: asks for the action of a turn
NEST: Final = 1  # D3: asks for a nest; thing: the slot
HATCHED: Final = 2  # D4: asks what else to do after a rescuer was placed
MOVE: Final = 3  # D5: asks what to do next in a Move
HERO: Final = 4  # D1: asks everybody for one of two heroes
TARGET: Final = 5  # D4, D5: asks where a rescuer steps; thing: the rescuer
PAY: Final = 6  # D4, D5: asks with which symbol; thing: the rescuer and 4 × the target
SKIPPER: Final = 7  # D6: asks for a rescuer; thing: the terrain, 5 if it is chosen
SKIPPED_TERRAIN: Final = 8  # D6: asks for the terrain; thing: the rescuer
FLIER: Final = 9  # D7: asks for a rescuer; thing: the range
LANDING: Final = 10  # D7: asks for a field; thing: the rescuer and 4 × the range
PIECE: Final = 11  # D8: asks for a neutral piece; thing: the set of pieces and 4 × the range
PUT: Final = 12  # D8: asks for a field; thing: the piece and 4 × the range
WILD: Final = 13  # D9: asks for a symbol; thing: how many left, and 256 if one was chosen already
GOLD: Final = 14  # D10: asks for a card of the display; thing: how many left
SALVAGE: Final = 15  # D11: asks for a card of a discard pile; thing: the deck and 2 × the depth
READY: Final = 16  # D12: asks for a turned card; thing: how many left, and 256 as above
KEEP: Final = 17  # D13: asks for a card played in this Move; thing: how many left
REST_DISCARD: Final = 18  # D14: asks for cards to discard
REST_GOLD: Final = 19  # D15: asks for a card of the display; thing: how many left
REST_TRIM: Final = 20  # D16: asks for cards to discard, down to the hand limit
COMET_CHOICE: Final = 21  # D17: asks whether to fill the hand or to ready the rescued animals
TURN: Final = 22  # begins the turn of a seat; asks nobody, like all steps from here on
FINISH: Final = 23  # ends the turn of a seat; thing: 1 if it was a Rest
EFFECT: Final = 24  # an effect of a help card; thing: its row
HELP_GOES: Final = 25  # a help card is discarded; thing: the card
OFFER: Final = 26  # a seat comes to the choice of the comet phase
SHOW_HEROES: Final = 27  # all have chosen
CHOOSE: Final = 28  # a seat comes to choose its action

STEPS.add(ACTION, "action")
STEPS.add(NEST, "nest")
STEPS.add(HATCHED, "hatched")
STEPS.add(MOVE, "move")
STEPS.add(HERO, "hero", TOGETHER)
STEPS.add(TARGET, "target")
STEPS.add(PAY, "pay")
STEPS.add(SKIPPER, "skipper")
STEPS.add(SKIPPED_TERRAIN, "skipped_terrain")
STEPS.add(FLIER, "flier")
STEPS.add(LANDING, "landing")
STEPS.add(PIECE, "piece")
STEPS.add(PUT, "put")
STEPS.add(WILD, "wild")
STEPS.add(GOLD, "gold")
STEPS.add(SALVAGE, "salvage")
STEPS.add(READY, "ready")
STEPS.add(KEEP, "keep")
STEPS.add(REST_DISCARD, "rest_discard")
STEPS.add(REST_GOLD, "rest_gold")
STEPS.add(REST_TRIM, "rest_trim")
STEPS.add(COMET_CHOICE, "comet_choice")
STEPS.add(TURN, "turn", DOES)
STEPS.add(FINISH, "finish", DOES)
STEPS.add(EFFECT, "effect", DOES)
STEPS.add(HELP_GOES, "help_goes", DOES)
STEPS.add(OFFER, "offer", DOES)
STEPS.add(SHOW_HEROES, "show_heroes", DOES)
STEPS.add(CHOOSE, "choose", DOES)

ONE_TAKEN: Final = 256  # in the thing of WILD and READY: the first was chosen, so it may end

# Actions: the steps that ask, the verb, its choices, what they point at.

_OWN: Final = ("1", "2", "3")  # the rescuers of a seat
_WINDOWS: Final = (ACTION, NEST, HATCHED, MOVE)
THE_HERO: Final[i64] = len(ANIMAL_IDS)  # among the choices of use and ready

ACTIONS: Final = ActionTable()
PASS: Final[i64] = ACTIONS.add((ACTION,), "pass")  # COM-7.13
REST: Final[i64] = ACTIONS.add((ACTION,), "rest")  # COM-6.1
END: Final[i64] = ACTIONS.add((HATCHED, MOVE), "end")  # COM-3.14
DONE: Final[i64] = ACTIONS.add((WILD, READY, REST_DISCARD), "done")  # COM-6.2
CHOOSE_HERO: Final[i64] = ACTIONS.add((HERO,), "hero", HERO_IDS, "hero")  # COM-0.2
WALK: Final[i64] = ACTIONS.add((HATCHED, MOVE), "walk", _OWN, "rescuer")  # COM-3.3
HATCH: Final[i64] = ACTIONS.add((ACTION, HATCHED), "hatch", ANIMAL_IDS, "card")  # COM-2.1
PLAY: Final[i64] = ACTIONS.add((ACTION,), "move", ANIMAL_IDS, "card")  # COM-3.1
ADD: Final[i64] = ACTIONS.add((MOVE,), "add", ANIMAL_IDS, "card")  # COM-3.6, COM-9.2
HELP: Final[i64] = ACTIONS.add(_WINDOWS, "help", HELP_IDS, "card")  # COM-5.1
USE: Final[i64] = ACTIONS.add(_WINDOWS, "use", (*ANIMAL_IDS, "hero"), "card")  # COM-5.6
PLACE: Final[i64] = ACTIONS.add((NEST,), "place", FIELD_IDS, "field")  # COM-2.3
TO: Final[i64] = ACTIONS.add((TARGET, LANDING, PUT), "to", PLACE_IDS, "field")  # COM-3.4
PAY_WITH: Final[i64] = ACTIONS.add((PAY,), "pay", SYMBOLS, "symbol")  # COM-3.5
MAKE_WILD: Final[i64] = ACTIONS.add((WILD,), "wild", TERRAINS, "symbol")  # COM-9.3
CHOOSE_RESCUER: Final[i64] = ACTIONS.add((SKIPPER, FLIER), "rescuer", _OWN, "rescuer")  # COM-9.4
CHOOSE_TERRAIN: Final[i64] = ACTIONS.add(
    (SKIPPED_TERRAIN,), "terrain", TERRAINS, "terrain"
)  # COM-9.4
CHOOSE_PIECE: Final[i64] = ACTIONS.add((PIECE,), "piece", PIECES, "piece")  # COM-9.10
TAKE: Final[i64] = ACTIONS.add(
    (GOLD, SALVAGE, KEEP, REST_GOLD), "take", CARD_IDS, "card"
)  # COM-6.3, COM-9.6, COM-9.12, COM-9.13
DISCARD: Final[i64] = ACTIONS.add((REST_DISCARD, REST_TRIM), "discard", CARD_IDS, "card")  # COM-6.2
READY_ONE: Final[i64] = ACTIONS.add((READY,), "ready", (*ANIMAL_IDS, "hero"), "card")  # COM-9.14
FILL: Final[i64] = ACTIONS.add((COMET_CHOICE,), "fill")  # COM-7.5
READY_ALL: Final[i64] = ACTIONS.add((COMET_CHOICE,), "ready_all")  # COM-7.5

# News: what happened, with up to three ids. A source is an animal, or THE_HERO.

NEWS: Final[tuple[str, ...]] = (
    "hero", "turn", "hatched", "placed", "played", "paid", "stepped", "rescued", "used", "helped",
    "skips", "flew", "neutral", "wild", "drew", "took", "salvaged", "kept", "readied", "rested",
    "discarded", "displayed", "reshuffled", "comet", "chose", "passed", "skipped", "scored",
    "ended",
)  # fmt: skip
HERO_SHOWN: Final = 0  # seat, hero
TURN_BEGAN: Final = 1  # seat, turns so far
LAID: Final = 2  # seat, animal, slot
PLACED: Final = 3  # seat, rescuer, field
PLAYED: Final = 4  # seat, animal; in a Move
PAID: Final = 5  # seat, symbol
STEPPED: Final = 6  # seat, rescuer, field or cave
RESCUED: Final = 7  # seat, animal
USED: Final = 8  # seat, source
HELPED: Final = 9  # seat, help card
SKIPS: Final = 10  # seat, rescuer, terrain
FLEW: Final = 11  # seat, rescuer, field
PIECE_PUT: Final = 12  # seat, piece, field
MADE_WILD: Final = 13  # seat, terrain
DREW: Final = 14  # seat, card; -1 for those who may not see it
TOOK: Final = 15  # seat, golden card of the display
SALVAGED: Final = 16  # seat, card of a discard pile
KEPT: Final = 17  # seat, animal
READIED: Final = 18  # seat, source
RESTED: Final = 19  # seat
DISCARDED: Final = 20  # seat, card
DISPLAYED: Final = 21  # golden card
RESHUFFLED: Final = 22  # deck, how many cards
COMET_CAME: Final = 23  # 0: the pile was empty, 1: nobody drew for too long
CHOSE: Final = 24  # seat, 0: filled the hand, 1: readied
PASSED: Final = 25  # seat
SKIPPED: Final = 26  # seat
SCORED: Final = 27  # seat, points
ENDED: Final = 28  # the set of winners

# Phases

PHASES: Final[tuple[str, ...]] = ("main", "coming", "comet")
MAIN: Final = 0
COMING: Final = 1  # the comet phase has begun in this turn; the choice follows at its end
COMET: Final = 2

RESULTS: Final[tuple[str, ...]] = ("", "finished")
FINISHED: Final = 1

OPTIONS: Final[tuple[Option, ...]] = (
    Option("board_side", SIDES, "A", "the side of the board; B has fewer fields"),
    Option(
        "neutral_start",
        ("board", "off"),
        "board",
        "mammoth and tortoise start on the board, or beside it until an effect brings them in",
    ),
    Option(
        "chain_jumps",
        (True, False),
        True,
        "several fields may be passed over in one step; if not, at most one",
    ),
    Option(
        "hero_selection",
        ("random", "draft2"),
        "random",
        "heroes are dealt, or everybody secretly chooses one of two",
    ),
    Option(
        "comet_ready_hero",
        (False, True),
        False,
        "readying in the comet phase readies the hero too",
    ),
    Option(
        "rest_limit_strict",
        (True, False),
        True,
        "in Rest a hand above the limit must be trimmed",
    ),
    Option("pass_final", (True, False), True, "who passes is out for the rest of the game"),
    Option(
        "game_length",
        ("normal", "short", "long"),
        "normal",
        "how many silver cards lie under the comet card",
    ),
)


class Variant:
    """The options of one game as the rules ask for them. Made at setup, never changed."""

    def __init__(self, values: dict[str, Choice], seats: int) -> None:
        self.values = values
        self.board: Board = BOARDS[SIDES.index(str(values["board_side"]))]  # COM-0.1
        self.neutral_off = values["neutral_start"] == "off"
        self.chain_jumps = values["chain_jumps"] is True
        self.draft = values["hero_selection"] == "draft2"
        self.ready_hero = values["comet_ready_hero"] is True
        self.strict_limit = values["rest_limit_strict"] is True
        self.pass_final = values["pass_final"] is True
        longer = LONGER[str(values["game_length"])]
        self.stack: i64 = COMET_STACK[seats - 1] + longer * seats  # COM-0.5
        self.solo = seats == 1
