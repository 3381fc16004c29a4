"""What can be chosen before a game of The Isle of Cats, in words."""

from typing import Final

from liferaft.core.language import N_
from liferaft.core.words import Offer

OFFERS: Final[dict[str, Offer]] = {
    "printed_costs": Offer(
        N_("Printed costs"),
        {
            "false": (N_("no"), N_("no card costs more than 5 fish")),
            "true": (N_("yes"), N_("the two cards that bring a basket cost 6 fish, as printed")),
        },
    ),
    "anytime_windows": Offer(
        N_("Anytime cards"),
        {
            "full": (N_("at all nine windows"), N_("you are asked whenever something has changed")),
            "lean": (N_("at the most important windows"), N_("you are asked less often; faster")),
        },
    ),
    "late_lessons": Offer(
        N_("Lessons drawn late"),
        {
            "immediate": (N_("at once"), N_("a lesson drawn after the reading is read at once")),
            "next_day": (N_("on the next day"), N_("it waits in the hand for the next reading")),
        },
    ),
    "boats": Offer(
        N_("Boats"),
        {
            "random": (N_("at random"), N_("everybody is dealt a different boat")),
            "chosen": (N_("chosen in turn order"), N_("everybody picks a different boat")),
            "same": (N_("the blue one for all"), N_("the same rats and maps for everybody")),
            "same_green": (N_("the green one for all"), N_("the same rats and maps for everybody")),
            "same_red": (N_("the red one for all"), N_("the same rats and maps for everybody")),
            "same_purple": (
                N_("the purple one for all"),
                N_("the same rats and maps for everybody"),
            ),
        },
    ),
    "solo": Offer(
        N_("Playing alone"),
        {
            "off": (N_("as usual"), N_("with others, or alone as with “easy”")),
            "easy": (N_("easy"), N_("alone: the sister has three basic lessons")),
            "medium": (N_("medium"), N_("alone: she has one advanced lesson more")),
            "hard": (N_("hard"), N_("alone: she has two advanced lessons more")),
            "very_hard": (N_("very hard"), N_("alone: she has three advanced lessons more")),
            "expert": (N_("expert"), N_("alone: she has four advanced lessons more")),
        },
    ),
    "family_mode": Offer(
        N_("Family mode"),
        {
            "false": (N_("no"), N_("the full game")),
            "true": (N_("yes"), N_("a simpler game without fish, baskets and discovery cards")),
        },
    ),
}
