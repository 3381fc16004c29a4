"""Positions of Forbidden Island for tests, and what they show, in the words of the rule book."""

import random
import re
from collections.abc import Callable

import liferaft
from liferaft import State
from liferaft.games.forbidden_island.box import CARD_IDS, ROLE_IDS, TILE_IDS
from liferaft.testing.diagram import do
from rulings import asks as asks
from rulings import refused as refused

GAME = liferaft.game("forbidden_island")

CARDS = {
    "E": "earth_stone",
    "W": "statue_of_the_wind",
    "F": "crystal_of_fire",
    "O": "oceans_chalice",
    "H": "helicopter_lift",
    "B": "sandbags",
    "R": "waters_rise",
}
ALL_FOUND = "found earth_stone statue_of_the_wind crystal_of_fire oceans_chalice"

EXAMPLE_A = """\
row . . watchtower temple_of_the_moon . .
row . bronze_gate misty_marsh cave_of_embers gold_gate .
row coral_palace phantom_rock fools_landing lost_lagoon howling_garden iron_gate
row twilight_hollow temple_of_the_sun crimson_forest silver_gate dunes_of_deception tidal_palace
row . copper_gate observatory cave_of_shadows cliffs_of_abandon .
row . . whispering_garden breakers_bridge . .
"""
TILES = {word for word in EXAMPLE_A.split() if word not in (".", "row")}

LAYOUTS = {
    "forbidden_island": "..##.. .####. ###### ###### .####. ..##..",
    "island_of_shadows": "###### ###### ###### ######",
    "volcano_island": "##### ##### ##.## ##### #####",
    "skull_island": "###### #.##.# ###### .####. .####.",
    "bone_island": ".##..##. ######## ######## .##..##.",
    "coral_reef": ".##.... ####... ######. .###### ...#### ....##.",
    "bay_of_gulls": "...##... ...##... #..##..# ######## .######. ...##...",
    "island_of_death": "..###.. ####### .#####. ..###.. ..###.. ..###..",
    "bridge_of_horrors": "###...#### ########## ####...###",
    "arch_of_fate": "...###... ..#####.. .###.###. ###...### ##.....##",
    "atoll_of_decisions": "..###.. .##.##. ##...## #.....# ##...## .##.##. ..###..",
    "treasure_island": "##...## .#####. ..###.. ..###.. .#####. ##...##",
}


def at(text: str) -> State:
    """A position on the island of the worked examples, cards given by their letters."""
    lines = [line.strip() for line in text.splitlines()]
    return GAME.position("\n".join(["forbidden_island", EXAMPLE_A, *map(spelled, lines)]))


def spelled(text: str) -> str:
    """Groups of card letters written out as the names of the cards."""
    return re.sub(r"\b[EWFOHBR]+\b", lambda found: " ".join(CARDS[c] for c in found.group()), text)


def never(s: State) -> bool:
    """Nothing ends the passing but the windows themselves."""
    return False


def window(s: State, until: Callable[[State], bool] = never) -> list[int]:
    """Pass all windows that are open, or until something is true; the seats asked, in order."""
    seats: list[int] = []
    while s.window() and not until(s):
        seats += s.asked()
        do(s, "pass")
        assert len(seats) < 40, "the window never closes"
    return seats


def passed(s: State, until: Callable[[State], bool] = never) -> State:
    """The same state after the windows that are open have been passed."""
    window(s, until)
    return s


def left(s: State) -> int:
    """How many actions the active player has left."""
    view = s.view(0)
    assert view["step"] == "act"
    return int(view["thing"])


def where(s: State, seat: int) -> str:
    """The tile of a pawn."""
    return TILE_IDS[int(s.view(0)["pawns"][seat])]


def role(s: State, seat: int) -> str:
    """The adventurer of a seat."""
    return ROLE_IDS[int(s.view(0)["roles"][seat])]


def tiles(s: State, key: str) -> set[str]:
    """The tiles under a key of the view: flooded, sunk or flood_discards."""
    return {TILE_IDS[tile] for tile in s.view(0)[key]}


def flood_layers(s: State) -> list[set[str]]:
    """What everybody knows of the flood draw pile, the top layer first."""
    return [{TILE_IDS[tile] for tile in layer} for layer in s.view(0)["flood_layers"]]


def letters(counts: list[int]) -> str:
    """Cards by their letters in the order E W F O H B R."""
    return "".join(
        letter * counts[CARD_IDS.index(card)]
        for letter, card in CARDS.items()
        if CARD_IDS.index(card) < len(counts)
    )


def hand(s: State, seat: int) -> str:
    """The cards of a hand by their letters."""
    return letters(s.view(0)["hands"][seat])


def treasure_discards(s: State) -> str:
    """The treasure discard pile by letters."""
    return letters(s.view(0)["treasure_discards"])


def found(s: State) -> set[str]:
    """The treasures found so far."""
    return {CARD_IDS[treasure] for treasure in s.view(0)["found"]}


def result(s: State) -> str:
    """How the game ended; empty while it goes on."""
    word = s.view(0)["result"]
    assert s.over is bool(word)
    return str(word)


def line(s: State, key: str) -> str:
    """What stands after a key in the text of a position."""
    return next(row[len(key) :].strip() for row in s.text().splitlines() if row.split()[0] == key)


def heard(s: State, *kinds: str) -> list[tuple[int, ...]]:
    """The news of the last action of these kinds, without the kind."""
    return [item[1:] for item in s.news(0) if GAME.news[item[0]] in kinds]


def kinds(s: State) -> list[str]:
    """The kinds of news of the last action in order."""
    return [GAME.news[item[0]] for item in s.news(0)]


def targets(s: State, verb: str) -> set[str]:
    """What follows a verb in the legal actions."""
    texts = [s.game.action_text(action).partition(" ") for action in s.legal_actions()]
    return {rest for word, _, rest in texts if word == verb}


def rng(n: int) -> str:
    """The line of a position for the n-th generator: another future for the same position."""
    words = random.Random(n)
    return " ".join(["rng", *(str(words.getrandbits(32)) for _ in range(4))])
