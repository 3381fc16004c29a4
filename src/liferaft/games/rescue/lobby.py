"""What can be chosen before a game of Rescue, in words."""

from typing import Final

from liferaft.core.language import N_
from liferaft.core.words import Offer

OFFERS: Final[dict[str, Offer]] = {
    "rescue_target": Offer(
        N_("Workers to rescue"),
        {
            "1": (N_("one"), N_("the first crew with a worker on a loader wins")),
            "n": ("", N_("the first crew with {n} workers on loaders wins")),
        },
    ),
    "finish_round": Offer(
        N_("Finish the round"),
        {
            "false": (N_("no"), N_("the game ends as soon as a crew has reached the target")),
            "true": (
                N_("yes"),
                N_("everybody has the same number of turns; victory may be shared"),
            ),
        },
    ),
    "turn_optional": Offer(
        N_("Changing mine cards"),
        {
            "false": (N_("must"), N_("a mine card must be changed on every turn")),
            "true": (N_("may"), N_("you may leave the mine cards as they are")),
        },
    ),
    "no_undo": Offer(
        N_("Changed cards rest"),
        {
            "false": (N_("no"), N_("a card may be changed again on the very next turn")),
            "true": (N_("yes"), N_("the card changed on the turn before must be left alone")),
        },
    ),
    "protect_middle": Offer(
        N_("Middle protected"),
        {
            "false": (N_("no"), N_("the four cards in the middle can be changed like all others")),
            "true": (N_("yes"), N_("the four cards in the middle always stay as they are")),
        },
    ),
    "hidden_backs": Offer(
        N_("Hidden backs"),
        {
            "false": (N_("no"), N_("everybody may look up both faces of a mine card")),
            "true": (N_("yes"), N_("a face is unknown until it has lain face up")),
        },
    ),
    "loader_start": Offer(
        N_("Start of the loaders"),
        {
            "fixed": (N_("always the same"), N_("north of C1, east of F5 and west of A6")),
            "random": (N_("at random"), N_("a third of the way round apart, drawn by lot")),
        },
    ),
    "max_turns": Offer(
        N_("Most turns"),
        {
            "0": (N_("no limit"), N_("the game goes on until somebody has won")),
            "n": ("", N_("after {n} turns whoever has rescued most wins")),
        },
    ),
    "layout": Offer(
        N_("Planet"),
        {
            "random": (N_("at random"), N_("the mine cards are shuffled")),
            "a": (N_("planet A"), N_("always the same planet, the one of the rule book")),
        },
    ),
}
