"""Positions of Comet for tests, and what they show, in the words of the rule book."""

import random
import re

import pytest

import liferaft
from liferaft import IllegalAction, State
from liferaft.core.game import View
from liferaft.games.comet.board import PLACE_IDS
from liferaft.games.comet.box import CARD_IDS, HERO_IDS, SYMBOLS
from liferaft.testing.diagram import do, legal

GAME = liferaft.game("comet")
ANY_RULE = r"COM-\d+\.\d+"
BOARD_A = """
    3   J   J   L   M   M   3
      D   M   2   L   2   W
    4   D   J   W   D   W   M
      M   J   W   4   D   5
    5   W   M   J   J   L   D
      W   6   M   D   6   L
    J   D   D   7   D   W   7
      J   8   M   W   8   D
    9   J   M   9   W   L   L
      M  10   W   J  10   L
    11  J   W   M   D   W  11
      J   L  12   M   D  12
"""
BOARD_B = """
    M   W   W   D   L   3
      M   2   D   L   J
    M   D   J   J   W   4
      D   4   J   L   L
    6   W   M   D   D   5
      J   W   6   M   W
    8   L   L   M   D   7
      W   J   8   D   M
    9   J   W   W   J   M
      D  10   W  10   J
    D   L   M   M   W  11
     12   J  12   M   D
"""
ENTRANCES = {"A": ("A3", "A4", "A5"), "B": ("A3", "A4")}
STARTS = {"A": ("H3", "D3"), "B": ("G4", "C5")}
STACK = {1: 78, 2: 56, 3: 34, 4: 16}  # silver cards under the comet card, by seats


def printed(picture: str) -> dict[str, str]:
    """What is printed on each field of a board: a letter of a terrain or the number of a nest."""
    rows = [line.split() for line in picture.strip().splitlines()]
    return {
        f"{'ABCDEFGHIJKL'[r]}{c + 1}": w for r, row in enumerate(rows) for c, w in enumerate(row)
    }


FIELDS = {"A": printed(BOARD_A), "B": printed(BOARD_B)}


def centre(field: str) -> tuple[int, int]:
    """Where the middle of a field is, in half hexes to the right and rows down."""
    row = "ABCDEFGHIJKL".index(field[0])
    return 2 * int(field[1:]) + row % 2, row


def touch(one: str, other: str) -> bool:
    """Whether two fields are neighbours, by where they lie."""
    (x, y), (u, v) = centre(one), centre(other)
    return (abs(y - v), abs(x - u)) in ((0, 2), (1, 1))


BESIDE = {
    side: {field: [other for other in fields if touch(field, other)] for field in fields}
    for side, fields in FIELDS.items()
}


def ways(side: str) -> dict[str, int]:
    """How many steps each field is from the cave over terrain fields, without a jump."""
    away = dict.fromkeys(ENTRANCES[side], 1)
    waiting = list(away)
    while waiting:
        field = waiting.pop(0)
        for other in BESIDE[side][field]:
            if other not in away:
                away[other] = away[field] + 1
                waiting += [other] if not FIELDS[side][other].isdecimal() else []
    return {**away, "cave": 0}


AWAY = {side: ways(side) for side in FIELDS}


def nests(side: str, number: int) -> set[str]:
    """The nests with a number."""
    return {field for field, word in FIELDS[side].items() if word == str(number)}


def at(text: str) -> State:
    """A position given by its lines; a game for two if it says nothing of seats."""
    lines = [line.strip() for line in text.splitlines()]
    if not any(line.split()[:1] == ["seat"] for line in lines):
        lines += ["seat H01", "seat H02"]
    return GAME.position("\n".join(["comet", *lines]))


def moving(seat: str, pool: str = "joker", more: str = "") -> State:
    """A player of two in the middle of a Move with this pool."""
    return at(f"seat {seat}\nseat H02/\n{more}\npool {pool}\nagenda move:0 finish:0")


def refused(s: State, text: str, rule: str = "", seat: int | None = None) -> None:
    """The action is refused by this rule, or by some rule, and nothing has changed."""
    before = s.text()
    with pytest.raises(IllegalAction, match=rf"^{re.escape(rule) or ANY_RULE}: \w"):
        do(s, text, seat=seat)
    assert s.text() == before


def asks(s: State) -> tuple[str, int]:
    """The step and the one seat that is asked."""
    (seat,) = s.asked()
    return s.view(seat)["step"], seat


# What lies before a player


def place(s: State, seat: int = 0) -> View:
    """What the view of a seat says of itself."""
    own: View = s.view(seat)["places"][seat]
    return own


def hand(s: State, seat: int = 0) -> list[str]:
    """The cards in the hand of a seat, in the order of their ids."""
    return sorted(CARD_IDS[card] for card in place(s, seat)["hand"])


def known(s: State, seat: int = 0) -> list[str]:
    """The cards in the hand of a seat that everybody knows."""
    return sorted(CARD_IDS[card] for card in place(s, seat)["known"])


def where(s: State, seat: int = 0) -> list[str]:
    """The fields of the three rescuers of a seat; - is not on the board."""
    return [PLACE_IDS[field] if field >= 0 else "-" for field in place(s, seat)["rescuers"]]


def slots(s: State, seat: int = 0) -> list[str]:
    """The animals in the three slots of a seat; - is a free slot."""
    return [CARD_IDS[card] if card >= 0 else "-" for card in place(s, seat)["slots"]]


def rescued(s: State, seat: int = 0) -> list[str]:
    """The rescued animals of a seat in the order of their ids, turned ones such as S15/."""
    own = place(s, seat)["rescued"]
    return sorted(CARD_IDS[card["card"]] + "/" * card["turned"] for card in own)


def hero(s: State, seat: int = 0) -> str:
    """The hero of a seat, turned such as H01/."""
    own = place(s, seat)
    return HERO_IDS[own["hero"]] + "/" * own["hero_turned"]


def points(s: State, seat: int = 0) -> tuple[int, int, int]:
    """What a seat has: printed points, score abilities, the hero's scoring."""
    own = place(s, seat)["points"]
    assert own["total"] == own["printed"] + own["scores"] + own["hero"] == s.scores()[seat]
    return own["printed"], own["scores"], own["hero"]


# What lies on the table


def pool(s: State) -> list[str]:
    """The symbols in the pool, terrains first."""
    return [SYMBOLS[i] for i, n in enumerate(s.view(0)["pool"]) for _ in range(n)]


def cards(s: State, key: str) -> list[str]:
    """The cards of the display or of a discard pile, bottom to top."""
    return [CARD_IDS[card] for card in s.view(0)[key]]


def without(pile: list[str], card: str) -> list[str]:
    """A pile without its uppermost card of that name."""
    at = len(pile) - 1 - pile[::-1].index(card)
    return pile[:at] + pile[at + 1 :]


def count(s: State, key: str) -> int:
    """The size of a pile of face-down cards: pile, stack or gold_pile."""
    return int(s.view(0)[key])


def neutral(s: State) -> list[str]:
    """Where mammoth and tortoise stand."""
    view = s.view(0)
    return [PLACE_IDS[f] if f >= 0 else "-" for f in (view["mammoth"], view["tortoise"])]


def words(s: State, key: str) -> list[str]:
    """The words of a line of the position."""
    return [w for line in s.text().splitlines() if line.split()[0] == key for w in line.split()[1:]]


# What can be done


def choices(s: State, verb: str) -> set[str]:
    """What a verb may be followed by now."""
    return {text.split()[1] for text in legal(s, verb=verb)}


def targets(s: State, rescuer: int = 1) -> set[str]:
    """Where a rescuer can step with the pool as it is."""
    if f"walk {rescuer}" not in legal(s):
        return set()
    return choices(do(s.clone(), f"walk {rescuer}"), "to")


def steps(s: State) -> set[tuple[int, str, str]]:
    """All steps that can be paid: rescuer, target, symbol."""
    out = set()
    for rescuer in (1, 2, 3):
        for target in targets(s, rescuer):
            after = do(s.clone(), f"walk {rescuer}", f"to {target}")
            paid = choices(after, "pay") if asks(after)[0] == "pay" else {spent(s, after)}
            out |= {(rescuer, target, symbol) for symbol in paid}
    return out


def spent(before: State, after: State) -> str:
    """The one symbol that has left the pool."""
    left = pool(before)
    for symbol in pool(after):
        left.remove(symbol)
    (symbol,) = left
    return symbol


def step(s: State, rescuer: int, target: str, symbol: str = "") -> State:
    """One step, paid with a symbol if there is a choice."""
    do(s, f"walk {rescuer}", f"to {target}")
    return do(s, f"pay {symbol}") if symbol and asks(s)[0] == "pay" else s


def rest(s: State, take: str = "", discard: tuple[str, ...] = ()) -> State:
    """A Rest: discards, then a golden card and what must be trimmed, any if it is not said."""
    (seat,) = s.asked()
    do(s, "rest", *(f"discard {card}" for card in discard))
    if not s.over and asks(s) == ("rest_discard", seat):
        do(s, "done")
    if not s.over and asks(s) == ("rest_gold", seat):
        do(s, f"take {take}" if take else sorted(legal(s))[0])
    while not s.over and asks(s)[0] in ("rest_gold", "rest_trim"):
        do(s, sorted(legal(s))[0])
    return s


def heard(s: State, *kinds: str, seat: int = 0) -> list[tuple[int, ...]]:
    """The news of the last action of these kinds, without the kind."""
    return [item[1:] for item in s.news(seat) if GAME.news[item[0]] in kinds]


def rng(n: int) -> str:
    """The line of a position for the n-th generator: another future for the same position."""
    luck = random.Random(n)
    return " ".join(["rng", *(str(luck.getrandbits(32)) for _ in range(4))])


def lively(s: State, luck: random.Random) -> tuple[int, int]:
    """An action at random and its seat, but mostly towards the cave and seldom to do nothing."""
    seat = luck.choice(s.asked())
    view, legal_now = s.view(seat), s.legal_actions(seat)
    texts = {action: GAME.action_text(action).split() for action in legal_now}
    if view["step"] == "target" and luck.random() < 0.9:
        away = AWAY[view["side"]]
        return min(legal_now, key=lambda action: away[texts[action][1]]), seat
    idle = ("end", "done", "pass", "rest", "discard")
    busy = [action for action in legal_now if texts[action][0] not in idle]
    if busy and luck.random() < 0.9:
        legal_now = busy
    verb = luck.choice(sorted({texts[action][0] for action in legal_now}))
    return luck.choice([action for action in legal_now if texts[action][0] == verb]), seat


def moments(seats: int, seed: int, every: int = 13, **options: object) -> list[State]:
    """Positions from the whole of one random game, and its end."""
    luck = random.Random(seed)
    s = GAME.new(seats, seed, **options)
    out = []
    while not s.over:
        out.append(s.clone())
        s.apply(*lively(s, luck))
    return [*out[:: luck.randrange(every - 3, every + 3)], s]
