"""What the terms of the evaluations mean to people; hints name them."""

from typing import Final

from liferaft.core.language import APPLICATION, N_, catalogue

TERMS: Final[dict[str, dict[str, str]]] = {  # by game and term
    "comet": {
        "points": N_("rescue points"),
        "animals": N_("animals on their way to the cave"),
        "talents": N_("abilities to come"),
        "steps": N_("few steps to the cave"),
        "payable": N_("rescuers that can move on"),
        "cards": N_("cards in hand"),
        "symbols": N_("symbols in hand"),
        "jokers": N_("jokers in hand"),
        "eggs": N_("eggs that could hatch"),
        "help": N_("help cards in hand"),
        "ready": N_("abilities that can be used"),
        "uses": N_("abilities of rescued animals"),
        "turn": N_("the action still to come"),
    },
    "forbidden_island": {
        "start": N_("how the game stands"),
        "found": N_("treasures found"),
        "cards": N_("treasure cards in one hand"),
        "others": N_("treasure cards that could be passed on"),
        "ready": N_("treasures that could be captured"),
        "way": N_("the way to the treasures"),
        "landing": N_("the safety of Fools' Landing"),
        "last_tiles": N_("the safety of the last tile of a treasure"),
        "pairs": N_("the safety of treasure tiles"),
        "halved": N_("treasures with both tiles"),
        "flooded": N_("dry tiles"),
        "sunk": N_("tiles above water"),
        "water": N_("few flood cards a turn"),
        "skull": N_("a low water level"),
        "drowning": N_("the safety of the adventurers"),
        "helicopter": N_("Helicopter Lifts in hand"),
        "sandbags": N_("Sandbags in hand"),
        "full": N_("room in the hands"),
        "home": N_("the way home to Fools' Landing"),
    },
    "habitats": {
        "park": N_("points of the park"),
        "animals": N_("animals that get what they need"),
        "roads": N_("roads that get finished"),
        "towers": N_("what towers will see"),
        "sites": N_("good places for further tiles"),
        "areas": N_("few and large areas"),
        "goals": N_("goals that are won"),
        "this_year": N_("the goals of this year"),
        "next_years": N_("the goals of the years to come"),
    },
    "isle_of_cats": {
        "boat": N_("points of the boat"),
        "lessons": N_("points of lessons"),
        "rooms": N_("rooms that fill up"),
        "pairs": N_("families that begin"),
        "rescues": N_("cats that can be rescued today"),
        "cards": N_("cards in hand"),
        "fish": N_("fish"),
        "baskets": N_("permanent baskets"),
        "rough": N_("room for further tiles"),
    },
    "rescue": {
        "rescued": N_("rescued workers"),
        "now": N_("a worker who can board now"),
        "next": N_("a worker who can board next turn"),
        "ways": N_("ways to a loader"),
        "surface": N_("workers near the surface"),
        "inner": N_("workers on their way up"),
    },
}

MORE: Final = N_("good for: {term}")
LESS: Final = N_("bad for: {term}")

translate_to: Final = catalogue(APPLICATION)


def in_words(game: str, term: str, change: float, lang: str) -> str:
    """A reason for or against a move, in a language."""
    _ = translate_to(lang)
    return _(MORE if change > 0 else LESS).format(term=_(TERMS[game][term]))
