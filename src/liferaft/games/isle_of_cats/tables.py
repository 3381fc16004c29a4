"""The tables of The Isle of Cats: steps, windows, actions, news, results, options."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.actions import DOES, TOGETHER, ActionTable, StepTable
from liferaft.core.actions import WINDOW as IS_WINDOW
from liferaft.core.options import Choice, Option
from liferaft.games.isle_of_cats.box import (
    ADVANCED_LESSONS,
    BOAT_IDS,
    CAT_IDS,
    CATS_A_FIELD,
    COLOUR_IDS,
    COMMONS_A_SHAPE,
    COST,
    FAMILY_CARDS,
    OSHAX,
    PRINTED_COST,
    SHAPE_IDS,
    SOLO_LEVELS,
)
from liferaft.games.isle_of_cats.shapes import ANCHOR_WAYS, CELL_IDS

# Steps. Frames are (step, seat, thing).

STEPS: Final = StepTable()
BOARD: Final = 0  # asks which boat board a seat takes (option boats=chosen)
LESSONS: Final = 1  # D14: asks everybody for two lessons of the family mode; thing: how many left
DRAFT: Final = 2  # D1: asks everybody for a card of the pack; thing: how many left
PAY: Final = 3  # D2: asks everybody card by card, ascending; thing: how many are left
PICK: Final = 4  # D13: asks for a card of five in the solo game; thing: how many left
COLOUR: Final = 5  # D3: asks for the colour of a public lesson; thing: the card
CHOOSE: Final = 6  # D4: asks for rescue cards to lay face down
RESCUE: Final = 7  # D5: asks for a basket; thing: 1 if it is another rescue of the turn (D8)
CAT: Final = 8  # D5: asks which cat is rescued; thing: the basket
PLACE: Final = 9  # D6: asks where a tile goes; thing: 32 × colour + shape, and the set TILE_OF_75
BONUS: Final = 10  # D7: asks which treasure a map gives
FIND: Final = 11  # D9: asks for an Oshax or a treasure card
CALL: Final = 12  # D9: asks which Oshax comes
NAME: Final = 13  # D9: asks for the colour of an Oshax; thing: its shape
BRANCH: Final = 14  # D9: asks for one of the two uses of a treasure card; thing: the card
TREASURE: Final = 15  # D9, D10: asks which treasure is taken; thing: 2 × branch + 1 if the second
WINDOW: Final = 16  # D11: asks for an anytime card; thing: 8 × the window + place on the track
COUNT: Final = 17  # D12: asks for the colour of cats that bring fish (96, 97)
BASKET: Final = 18  # D12: asks which basket goes (76)
MOVE: Final = 19  # D12: asks which cat changes fields (77); thing: how many have, and which
FORGET: Final = 20  # D12: asks for a private lesson to discard (86, 87); thing: how many left
DISCARD: Final = 21  # D12: asks for a treasure to discard (88, 89); thing: how many left
FIELD: Final = 22  # D12: asks for the field of a drawn cat (83); thing: the cat
DRAWN: Final = 23  # D12: asks which drawn cards are kept (71 to 74)
HOME: Final = 24  # family mode: asks which cat is rescued
DAY: Final = 25  # begins a day; asks nobody, like all steps from here on
OPEN: Final = 26  # opens a window; thing: which
DEAL: Final = 27  # deals the packs
PASS_ON: Final = 28  # the packs go to the neighbours; thing: the round of the draft, from 0
BILL: Final = 29  # payment begins
SETTLE: Final = 30  # everybody pays
READ: Final = 31  # a seat reads its lessons
CHOICE: Final = 32  # a seat comes to choose rescue cards
REVEAL: Final = 33  # rescue cards are turned up, the order is set
RESCUES: Final = 34  # the next rescue turn; thing: place on the track
RESCUED: Final = 35  # a rescue is complete
CLEAN: Final = 36  # unused rescue cards go
FINDS: Final = 37  # the first turn of the rare finds
NEXT_FIND: Final = 38  # a further one; thing: place on the track
CLEAR: Final = 39  # ends a day
START: Final = 40  # family mode: the lessons have been chosen
SECOND: Final = 41  # a second treasure may be taken; thing: 2 × branch

STEPS.add(BOARD, "board")
STEPS.add(LESSONS, "lessons", TOGETHER)
STEPS.add(DRAFT, "draft", TOGETHER)
STEPS.add(PAY, "pay", TOGETHER)
STEPS.add(PICK, "pick")
STEPS.add(COLOUR, "colour")
STEPS.add(CHOOSE, "choose")
STEPS.add(RESCUE, "rescue")
STEPS.add(CAT, "cat")
STEPS.add(PLACE, "place")
STEPS.add(BONUS, "bonus")
STEPS.add(FIND, "find")
STEPS.add(CALL, "call")
STEPS.add(NAME, "name")
STEPS.add(BRANCH, "branch")
STEPS.add(TREASURE, "treasure")
STEPS.add(WINDOW, "window", IS_WINDOW)
STEPS.add(COUNT, "count")
STEPS.add(BASKET, "basket")
STEPS.add(MOVE, "move")
STEPS.add(FORGET, "forget")
STEPS.add(DISCARD, "discard")
STEPS.add(FIELD, "field")
STEPS.add(DRAWN, "drawn")
STEPS.add(HOME, "home")
STEPS.add(DAY, "day", DOES)
STEPS.add(OPEN, "open", DOES)
STEPS.add(DEAL, "deal", DOES)
STEPS.add(PASS_ON, "pass_on", DOES)
STEPS.add(BILL, "bill", DOES)
STEPS.add(SETTLE, "settle", DOES)
STEPS.add(READ, "read", DOES)
STEPS.add(CHOICE, "choice", DOES)
STEPS.add(REVEAL, "reveal", DOES)
STEPS.add(RESCUES, "rescues", DOES)
STEPS.add(RESCUED, "rescued", DOES)
STEPS.add(CLEAN, "clean", DOES)
STEPS.add(FINDS, "finds", DOES)
STEPS.add(NEXT_FIND, "next_find", DOES)
STEPS.add(CLEAR, "clear", DOES)
STEPS.add(START, "start", DOES)
STEPS.add(SECOND, "second", DOES)

TILE_OF_75: Final = 512  # in the thing of PLACE: the tile may be let go if it has no place

# Windows for anytime cards (IOC-10.3), W1 to W9

AFTER_FISHING: Final = 1
BEFORE_PAYMENT: Final = 2
AFTER_PAYMENT: Final = 3
AFTER_LESSONS: Final = 4
AFTER_ORDER: Final = 5
AFTER_RESCUE: Final = 6
AFTER_CLEANING: Final = 7
AFTER_FIND: Final = 8
LAST_OF_DAY: Final = 9

# Actions: the steps that ask, the verb, its choices, what they point at.

_CARDS: Final = [str(number) for number in range(1, FAMILY_CARDS + 1)]
_RESCUE_CARDS: Final = [str(number) for number in range(7, 67)]
_PLAYED: Final = [str(number) for number in (*range(1, 7), *range(67, 113))]
_PRIVATE: Final = [str(number) for number in range(113, 143)]
_TURNS: Final = (RESCUE, PLACE, FIND, WINDOW)  # the steps at which cards can be played
SOURCES: Final[tuple[str, ...]] = ("permanent", "whole", "broken")
PERMANENT: Final = 0
WHOLE_CARD: Final = 1
TWO_BROKEN: Final = 2
BRANCHES: Final[tuple[str, ...]] = ("rare", "common", "small", "paid")
RARE_BRANCH: Final = 0
COMMON_BRANCH: Final = 1
SMALL_BRANCH: Final = 2
PAID_BRANCH: Final = 3
FIELDS: Final[tuple[str, ...]] = ("left", "right")
LEFT: Final = 0
RIGHT: Final = 1

ACTIONS: Final = ActionTable()
PASS: Final[i64] = ACTIONS.add((RESCUE, FIND, HOME, WINDOW), "pass")  # IOC-6.7
DONE: Final[i64] = ACTIONS.add(
    (CHOOSE, RESCUE, BONUS, TREASURE, MOVE, DRAWN), "done"
)  # of a choice that may go on
LET_GO: Final[i64] = ACTIONS.add((PLACE,), "let_go")  # IOC-11.4
TAKE_BOARD: Final[i64] = ACTIONS.add((BOARD,), "board", BOAT_IDS, "boat")  # IOC-1.1
KEEP: Final[i64] = ACTIONS.add(
    (LESSONS, DRAFT, PAY, PICK, DRAWN), "keep", _CARDS, "card"
)  # IOC-4.1
LEAVE: Final[i64] = ACTIONS.add((PAY,), "leave", _CARDS[:150], "card")  # IOC-4.5
LAY: Final[i64] = ACTIONS.add((CHOOSE,), "lay", _RESCUE_CARDS, "card")  # IOC-6.1
USE: Final[i64] = ACTIONS.add((RESCUE,), "use", SOURCES, "basket")  # IOC-6.8
LURE: Final[i64] = ACTIONS.add((CAT, HOME), "rescue", CAT_IDS, "cat")  # IOC-6.11
PLAY: Final[i64] = ACTIONS.add(_TURNS, "play", _PLAYED, "card")  # IOC-8.1, IOC-10.1
TAKE: Final[i64] = ACTIONS.add(
    (BONUS, CALL, TREASURE), "take", SHAPE_IDS[OSHAX:], "tile"
)  # IOC-6.13, IOC-8.3, IOC-8.6
CHOOSE_BRANCH: Final[i64] = ACTIONS.add((BRANCH,), "find", BRANCHES, "branch")  # IOC-8.6
CALL_IT: Final[i64] = ACTIONS.add((COLOUR, NAME, COUNT), "colour", COLOUR_IDS, "colour")  # IOC-5.3
GIVE_UP: Final[i64] = ACTIONS.add((BASKET,), "give_up", ("ready", "used"), "basket")  # IOC-11.5
MOVE_CAT: Final[i64] = ACTIONS.add((MOVE,), "move", CAT_IDS, "cat")  # IOC-11.6
FORGET_IT: Final[i64] = ACTIONS.add((FORGET,), "forget", _PRIVATE, "card")  # IOC-11.10
REMOVE: Final[i64] = ACTIONS.add((DISCARD,), "remove", CELL_IDS, "cell")  # IOC-11.10
PUT: Final[i64] = ACTIONS.add((FIELD,), "put", FIELDS, "field")  # IOC-11.8
PLACE_AT: Final[i64] = ACTIONS.add((PLACE,), "place", ANCHOR_WAYS, "placement")  # IOC-7.1

# News: what happened, with up to three ids.

NEWS: Final[tuple[str, ...]] = (
    "day", "cat_came", "rare_came", "fished", "dealt", "handed_on", "paid", "announced", "named",
    "read", "laid_down", "revealed", "hurried", "passed", "rescued", "placed", "map_found",
    "played", "gained", "basket", "moved", "drew_tile", "lost_tile", "drew_cards", "kept_cards",
    "forgot", "removed", "unused", "cleared", "boarded", "chose_lessons", "colour_shown",
    "sister_card", "sister_took", "sister_swapped", "lesson_shown", "scored", "ended",
)  # fmt: skip
DAY_BEGAN: Final = 0  # day, from 1
CAT_CAME: Final = 1  # cat, field
RARE_CAME: Final = 2  # shape
FISHED: Final = 3  # seat, fish
DEALT_CARDS: Final = 4  # cards for each
HANDED_ON: Final = 5  # cards in a pack; 0 to the left, 1 to the right
PAID: Final = 6  # seat, cards kept, fish paid
ANNOUNCED: Final = 7  # seat, public lesson
NAMED: Final = 8  # seat, colour, public lesson or shape of an Oshax
READ_OWN: Final = 9  # seat, how many private lessons
LAID_DOWN: Final = 10  # seat, how many rescue cards
REVEALED: Final = 11  # seat, rescue card
HURRIED: Final = 12  # seat (the sister: 1 in the solo game), boots, place from 1
PASSED: Final = 13  # seat
RESCUED_CAT: Final = 14  # seat, cat, field
PLACED: Final = 15  # seat, 32 × colour + shape, placement (way × 198 + anchor)
MAP_FOUND: Final = 16  # seat, colour
PLAYED: Final = 17  # seat, card
GAINED: Final = 18  # seat, fish
BASKETS_NOW: Final = 19  # seat, permanent baskets
MOVED: Final = 20  # seat, cat, field it goes to
DREW_TILE: Final = 21  # seat, 32 × colour + shape
LOST_TILE: Final = 22  # seat, 32 × colour + shape
DREW_CARDS: Final = 23  # seat, how many
KEPT_CARDS: Final = 24  # seat, how many
FORGOT: Final = 25  # seat, how many private lessons
REMOVED: Final = 26  # seat, shape, cell
UNUSED: Final = 27  # seat, rescue card
CLEARED: Final = 28  # cats that go back to the box
BOARDED: Final = 29  # seat, boat
CHOSE_LESSONS: Final = 30  # nothing
COLOUR_SHOWN: Final = 31  # colour, points
SISTER_CARD: Final = 32  # card
SISTER_TOOK: Final = 33  # 0 cat, 1 shape; the cat or shape
SISTER_SWAPPED: Final = 34  # cat, cat
LESSON_SHOWN: Final = 35  # seat, private lesson
SCORED: Final = 36  # seat, points
ENDED: Final = 37  # result

# Results

RESULTS: Final[tuple[str, ...]] = ("", "finished", "won", "lost")
FINISHED: Final = 1
WON: Final = 2  # IOC-14.11: more points than the sister
LOST: Final = 3

OPTIONS: Final[tuple[Option, ...]] = (
    Option("printed_costs", (False, True), False, "cards 84 and 85 cost 6 fish, as printed"),
    Option(
        "anytime_windows",
        ("full", "lean"),
        "full",
        "how often players are asked for anytime cards outside their turns",
    ),
    Option(
        "late_lessons",
        ("immediate", "next_day"),
        "immediate",
        "lessons drawn after the lessons were read count at once, or wait for the next day",
    ),
    Option(
        "boats",
        ("random", "chosen", "same", "same_green", "same_red", "same_purple"),
        "random",
        "boats are dealt, chosen in turn order, or the same for all (blue unless named)",
    ),
    Option(
        "solo",
        ("off", *SOLO_LEVELS),
        "off",
        "for one player: how many lessons the sister has (off: as easy)",
        seats=(1, 1),
    ),
    Option(
        "family_mode",
        (False, True),
        False,
        "without fish and cards, for 2 to 4 players",
        seats=(2, 4),
    ),
)


class Variant:
    """The options of one game as the rules ask for them. Made at setup, never changed."""

    def __init__(self, values: dict[str, Choice], seats: int) -> None:
        self.values = values
        self.costs: vec[i64] = PRINTED_COST if values["printed_costs"] is True else COST  # IOC-4.8
        self.lean = values["anytime_windows"] == "lean"
        self.lessons_wait = values["late_lessons"] == "next_day"
        self.boats_chosen = values["boats"] == "chosen"
        self.solo = seats == 1  # one player without a level: the easy one
        level = str(values["solo"])
        self.level: i64 = SOLO_LEVELS.index(level) if level in SOLO_LEVELS else 0
        self.advanced_lessons: i64 = ADVANCED_LESSONS[self.level]
        self.family = values["family_mode"] is True
        self.cats_a_field: i64 = CATS_A_FIELD[seats - 1]  # IOC-2.4, IOC-14.1
        self.commons: i64 = COMMONS_A_SHAPE[seats - 1]  # IOC-1.4
        same = str(values["boats"])
        self.same_boat: i64 = -1  # which one all seats have
        if same.startswith("same"):
            named = [f"same_{boat}" for boat in BOAT_IDS]
            self.same_boat = named.index(same) if same in named else 0
