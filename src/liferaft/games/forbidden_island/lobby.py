"""What can be chosen before a game of Forbidden Island, in words."""

from typing import Final

from liferaft.core.language import N_
from liferaft.core.words import Offer
from liferaft.games.forbidden_island.box import LAYOUT_IDS, LAYOUT_NAMES

# By layout, in the order of the box: what kind of island it is.
_LAYOUTS: Final[tuple[str, ...]] = (
    N_("the usual island, round and compact"),
    N_("a rectangle of four rows"),
    N_("a square with a crater in the middle"),
    N_("a skull with two eyes of water"),
    N_("two broad ends and a narrow middle"),
    N_("a slanting reef"),
    N_("a coast with two bays"),
    N_("a broad head on a narrow body"),
    N_("two halves with a bridge between them"),
    N_("a narrow arch: one lost tile can cut it in two"),
    N_("a narrow ring round a lagoon"),
    N_("a cross with four capes; not from the booklet"),
)

OFFERS: Final[dict[str, Offer]] = {
    "difficulty": Offer(
        N_("Difficulty"),
        {
            "trainee": (N_("Trainee"), N_("water level 0, one flood card a turn; our own")),
            "novice": (N_("Novice"), N_("water level 1, two flood cards a turn")),
            "normal": (N_("Normal"), N_("water level 2, two flood cards a turn")),
            "elite": (N_("Elite"), N_("water level 3, three flood cards a turn")),
            "legendary": (N_("Legendary"), N_("water level 4, three flood cards a turn")),
        },
    ),
    "layout": Offer(N_("Island"), dict(zip(LAYOUT_IDS, zip(LAYOUT_NAMES, _LAYOUTS)))),
    "roles": Offer(
        N_("Adventurers"),
        {
            "random": (N_("at random"), N_("everybody is dealt an adventurer")),
            "chosen": (N_("chosen"), N_("everybody picks one in seat order")),
        },
    ),
    "first_seat": Offer(
        N_("Who begins"),
        {
            "seat_0": (N_("the first seat"), N_("seat 1 takes the first turn")),
            "random": (N_("at random"), N_("a seat drawn by lot takes the first turn")),
        },
    ),
    "navigator": Offer(
        N_("Navigator"),
        {
            "split": (N_("two pawns"), N_("the two steps of an action may go to two pawns")),
            "single": (N_("one pawn"), N_("both steps of an action go to the same pawn")),
        },
    ),
    "sandbags_during_flood": Offer(
        N_("Sandbags during the flood"),
        {
            "false": (N_("no"), N_("Sandbags must be played before the first flood card")),
            "true": (N_("yes"), N_("Sandbags may be played between flood cards too")),
        },
    ),
    "treasure_reshuffle": Offer(
        N_("New treasure pile"),
        {
            "when_needed": (N_("when needed"), N_("shuffled when a card has to be drawn")),
            "immediate": (N_("at once"), N_("shuffled as soon as the last card is gone")),
        },
    ),
    "hand_limit_check": Offer(
        N_("Hand limit"),
        {
            "after_draws": (N_("after both cards"), N_("for a moment a hand may hold seven cards")),
            "each_card": (N_("after each card"), N_("a sixth card has to go at once")),
        },
    ),
    "helicopter_rescue": Offer(
        N_("Rescue from the water"),
        {
            "true": (N_("yes"), N_("a Helicopter Lift can save pawns from drowning")),
            "false": (N_("no"), N_("no card can be played while pawns are in the water")),
        },
    ),
    "diver_swim": Offer(
        N_("Diver in the water"),
        {
            "nearest": (N_("nearest tile"), N_("the Diver swims to a tile that is nearest")),
            "dive": (N_("by diving"), N_("the Diver swims to any tile that a dive could reach")),
        },
    ),
    "special_windows": Offer(
        N_("Occasions for special cards"),
        {
            "all": (N_("at every occasion"), N_("the game pauses whenever a card could be used")),
            "reduced": (N_("less often"), N_("the game pauses only where it matters most")),
        },
    ),
    "shared_control": Offer(
        N_("One decides for all"),
        {
            "false": (N_("no"), N_("everybody decides for their own pawn and hand")),
            "true": (N_("yes"), N_("whoever has the turn decides for all; good for playing alone")),
        },
    ),
    "memory_aid": Offer(
        N_("Memory aid"),
        {
            "true": (N_("yes"), N_("the table shows which flood cards lie on top, in no order")),
            "false": (N_("no"), N_("you remember the flood cards yourselves")),
        },
    ),
}
