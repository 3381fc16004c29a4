"""Positions of Rescue for tests, and what they show, in the words of the rule book."""

import random

import liferaft
from liferaft import SPECTATOR, State
from liferaft.games.rescue.rules import State as RescueState
from liferaft.testing.diagram import do
from rulings import asks as asks
from rulings import refused as refused

GAME = liferaft.game("rescue")

CELLS = [f"{column}{row}" for row in range(1, 7) for column in "ABCDEF"]
MIDDLE = ["C3", "D3", "C4", "D4"]
LIES = ["F0", "F180", "B0", "B180"]
COLOURS = ["white", "red", "blue", "yellow"]
DECK = [f"{colour[0]}{value}" for value in range(2, 7) for colour in COLOURS]
PLAYING = """
    loaders 3 11 19
    agenda play:0 turn:1
"""  # seat 0 has changed a card in the first turn of the game

CARDS = """
    M01 NESW 6 NE 3; M02 NESW 2 ES 4; M03 NES 5 SW 6; M04 NEW 6 NS 2; M05 EW 2 NW 3;
    M06 NS 4 NE 3; M07 EW 5 ES 2; M08 NS 3 SW 5; M09 EW 4 NW 6;
    M10 NESW 4 ES 3; M11 NESW 6 SW 4; M12 NSW 6 NW 3; M13 NEW 3 EW 5; M14 NS 5 NE 2;
    M15 EW 2 ES 5; M16 NS 2 SW 6; M17 EW 5 NW 4; M18 NS 3 NE 6;
    M19 NESW 3 SW 6; M20 NESW 4 NW 2; M21 NES 4 NE 5; M22 ESW 2 NS 4; M23 EW 5 ES 3;
    M24 NS 4 SW 6; M25 EW 3 NW 2; M26 NS 6 NE 5; M27 EW 6 ES 5;
    M28 NESW 5 NW 6; M29 NESW 3 NE 4; M30 NSW 5 ES 2; M31 ESW 2 EW 3; M32 NS 6 SW 2;
    M33 EW 2 NW 4; M34 NS 4 NE 5; M35 EW 3 ES 5; M36 NS 6 SW 4
"""  # exits and symbol of the front, exits and symbol of the back, both upright
LAYOUT_A = """
    M27F0 M04B180 M08B180 M34F0 M15B180 M18F180
    M29B0 M19F180 M36F0 M03F180 M16F0 M12B180
    M31B180 M05B180 M20F180 M11F180 M22F0 M13F0
    M07F180 M14B0 M02F180 M28F180 M32B180 M06B0
    M33F0 M25B0 M01F180 M21B0 M09B0 M23B0
    M26F180 M17F0 M30B180 M24B180 M10F0 M35F0
"""
DRAWING = """
    ─6  │2  └5  │4  ┘5  │3
    └4  ┼3  │6  ┤5  │2  ┌3
    ─3  ┌3  ┼4  ┼6  ┬2  ┴3
    ─5  └2  ┼2  ┼5  └2  └3
    ─2  ┘2  ┼6  └5  ┘6  ┌3
    │6  ─5  ┘2  └6  ┼4  ─3
"""
BOXES = {
    "┼": "NESW", "├": "NES", "┬": "ESW", "┤": "NSW", "┴": "NEW", "│": "NS", "─": "EW",
    "└": "NE", "┌": "ES", "┐": "SW", "┘": "NW",
}  # fmt: skip


def at(*texts: str) -> State:
    """A position on layout A, unless it says otherwise."""
    lines = [line.strip() for text in texts for line in text.splitlines()]
    return GAME.position("\n".join(["rescue", *lines]))


def targets(s: State, verb: str) -> set[str]:
    """What follows a verb in the legal actions."""
    texts = [GAME.action_text(action).partition(" ") for action in s.legal_actions()]
    return {rest for word, _, rest in texts if word == verb}


def ends(s: State, symbol: int, cell: str) -> set[str]:
    """Where a worker of the seat on turn may go with a symbol: cells and loaders."""
    after = do(s.clone(), f"play {symbol}", f"worker {cell}")
    return targets(after, "to") | targets(after, "board")


def moves(s: State) -> set[tuple[int, str, str]]:
    """All moves of the seat on turn: symbol, from, to."""
    return {
        (int(symbol), cell, end)
        for symbol in targets(s, "play")
        for cell in targets(do(s.clone(), f"play {symbol}"), "worker")
        for end in ends(s, int(symbol), cell)
    }


def change(s: State, cell: str, how: str) -> State:
    """The seat on turn changes a mine card."""
    return do(s, f"turn {cell}", how)


def move(s: State, symbol: int, start: str, end: str) -> State:
    """The seat on turn plays a symbol card and moves a worker to a cell or loader."""
    verb = "board" if end.startswith("L") else "to"
    return do(s, f"play {symbol}", f"worker {start}", f"{verb} {end}")


def swap(s: State, symbols: str) -> State:
    """The seat on turn swaps cards, such as 4+4+5."""
    return do(s, "swap", f"discard {symbols}")


def exits(mask: int) -> str:
    """A set of sides in the order N, E, S, W."""
    return "".join(side for i, side in enumerate("NESW") if mask >> i & 1)


def face(s: State, cell: str) -> tuple[str, int]:
    """The exits and the symbol that a cell shows."""
    view, i = s.view(SPECTATOR), CELLS.index(cell)
    return exits(view["exits"][i]), view["symbols"][i] + 2


def card(s: State, cell: str) -> str:
    """The card on a cell and how it lies, such as M03F180."""
    return planet(s)[CELLS.index(cell)]


def planet(s: State) -> list[str]:
    """All cards and how they lie, in reading order."""
    view = s.view(SPECTATOR)
    return [f"M{card + 1:02}{LIES[lie]}" for card, lie in zip(view["cards"], view["lies"])]


def tunnel(s: State, cell: str) -> set[str]:
    """The cells that continuous tunnels join to one, itself included."""
    assert isinstance(s, RescueState)
    reached = s.tunnel(2 ** CELLS.index(cell))
    return {other for i, other in enumerate(CELLS) if reached >> i & 1}


def open_slots(s: State, cell: str) -> set[int]:
    """The slots where a loader could be boarded from a cell."""
    found: set[int] = set()
    for slot in range(8):
        other = s.clone()
        assert isinstance(other, RescueState)
        other.place_loaders(slot, slot + 8, slot + 16)
        boardable = other.boardable(other.tunnel(2 ** CELLS.index(cell)))
        found |= {slot + 8 * i for i in range(3) if boardable >> i & 1}
    return found


def loaders(s: State) -> list[int]:
    """The slots of L1, L2, L3."""
    return list(s.view(SPECTATOR)["loaders"])


def crew(s: State, seat: int) -> dict[str, int]:
    """How many workers of a seat are where: cells and loaders."""
    view = s.view(SPECTATOR)
    places = [*zip(CELLS, view["workers"][seat]), *zip(("L1", "L2", "L3"), view["aboard"][seat])]
    return {place: n for place, n in places if n}


def rescued(s: State) -> list[int]:
    """By seat, the workers on loaders."""
    return [sum(aboard) for aboard in s.view(SPECTATOR)["aboard"]]


def named(cards: list[int]) -> list[str]:
    """Symbol cards by their names."""
    return [DECK[card] for card in cards]


def hand(s: State, seat: int) -> list[str]:
    """The symbol cards of a seat, as it sees them."""
    return named(s.view(seat)["hand"])


def symbols(cards: list[str]) -> str:
    """Symbol cards without their colours, such as 225."""
    return "".join(sorted(card[1] for card in cards))


def discards(s: State) -> list[str]:
    """The discard pile."""
    return named(s.view(SPECTATOR)["discards"])


def pile(s: State) -> int:
    """How many cards the draw pile has."""
    return int(s.view(SPECTATOR)["pile"])


def line(s: State, key: str) -> str:
    """What stands after a key in the text of a position."""
    return next(row[len(key) :].strip() for row in s.text().splitlines() if row.split()[0] == key)


def result(s: State) -> str:
    """How the game ended; empty while it goes on."""
    word = s.view(SPECTATOR)["result"]
    assert s.over is bool(word)
    return str(word)


def kinds(s: State) -> list[str]:
    """The kinds of news of the last action in order."""
    return [GAME.news[item[0]] for item in s.news(SPECTATOR)]


def heard(s: State, kind: str, seat: int = SPECTATOR) -> list[tuple[int, ...]]:
    """The news of one kind in the last action, without the kind."""
    return [item[1:] for item in s.news(seat) if GAME.news[item[0]] == kind]


def rng(n: int) -> str:
    """The line of a position for the n-th generator: another future for the same position."""
    words = random.Random(n)
    return "\n" + " ".join(["rng", *(str(words.getrandbits(32)) for _ in range(4))])
