"""What can be chosen before a game of Comet, in words."""

from typing import Final

from liferaft.core.language import N_
from liferaft.core.words import Offer

OFFERS: Final[dict[str, Offer]] = {
    "board_side": Offer(
        N_("Board"),
        {
            "a": (N_("side A"), N_("the large side, for any number of players")),
            "b": (N_("side B"), N_("the small side with fewer nests, good for two")),
        },
    ),
    "neutral_start": Offer(
        N_("Mammoth and tortoise"),
        {
            "board": (N_("on the board"), N_("both stand on the board from the start")),
            "off": (N_("beside the board"), N_("both wait until an effect brings them in")),
        },
    ),
    "chain_jumps": Offer(
        N_("Long jumps"),
        {
            "true": (N_("yes"), N_("a step may pass over several pieces in a row")),
            "false": (N_("no"), N_("a step passes over one field at most")),
        },
    ),
    "hero_selection": Offer(
        N_("Heroes"),
        {
            "random": (N_("at random"), N_("everybody is dealt a hero")),
            "draft2": (N_("one of two"), N_("everybody gets two and secretly keeps one")),
        },
    ),
    "comet_ready_hero": Offer(
        N_("Ready the hero when the comet comes"),
        {
            "false": (N_("no"), N_("whoever readies animals then leaves the hero as it is")),
            "true": (N_("yes"), N_("whoever readies animals then readies the hero too")),
        },
    ),
    "rest_limit_strict": Offer(
        N_("Strict hand limit"),
        {
            "true": (N_("yes"), N_("cards above the limit are discarded in a Rest")),
            "false": (N_("no"), N_("a hand above the limit may be kept in a Rest")),
        },
    ),
    "pass_final": Offer(
        N_("Passing is final"),
        {
            "true": (N_("yes"), N_("whoever passes is out until the end of the game")),
            "false": (N_("no"), N_("whoever has passed may act again on a later turn")),
        },
    ),
    "game_length": Offer(
        N_("Length"),
        {
            "normal": (N_("normal"), N_("as in the rule book")),
            "short": (N_("short"), N_("the comet comes earlier, by six cards a player")),
            "long": (N_("long"), N_("the comet comes later, by three cards a player")),
        },
    ),
}
