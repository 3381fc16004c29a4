"""What can be chosen before a game of Habitats, in words."""

from typing import Final

from liferaft.core.language import N_
from liferaft.core.words import Offer

OFFERS: Final[dict[str, Offer]] = {
    "goals_per_year": Offer(
        N_("Goals a year"),
        {
            "2": (N_("two"), N_("six goals in three years")),
            "1": (N_("one"), N_("three goals in three years, as in the first editions")),
        },
    ),
    "facing": Offer(
        N_("First look of the pawns"),
        {
            "choice": (N_("chosen"), N_("you decide before the market is turned up")),
            "fixed": (N_("fixed"), N_("pawns of the second row look down, of the third row up")),
        },
    ),
    "road_reach": Offer(
        N_("Reach of roads"),
        {
            "cell": (N_("one space"), N_("only the space beside a road stays empty")),
            "line": (N_("the whole line"), N_("the row or column beyond a road stays empty too")),
        },
    ),
    "length": Offer(
        N_("Length"),
        {
            "normal": (N_("normal"), N_("as many rounds as in the rule book")),
            "long": (N_("long"), N_("each year has one round more")),
        },
    ),
    "solo": Offer(
        N_("Playing alone"),
        {
            "off": (N_("as usual"), N_("with others, or alone from a market")),
            "market": (N_("from a market"), N_("alone, with a small market of eleven tiles")),
            "blind": (N_("blindly"), N_("alone, with one random tile each turn")),
        },
    ),
}
