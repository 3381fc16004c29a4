"""A second opinion on the tunnels of Rescue: slow, literal, read off the text of a position."""

import random
from collections.abc import Iterator

import pytest

import liferaft
from liferaft import State
from liferaft.games.rescue.rules import State as RescueState

GAME = liferaft.game("rescue")

CARDS = """
M01 NESW 6 NE 3; M02 NESW 2 ES 4; M03 NES 5 SW 6; M04 NEW 6 NS 2;
M05 EW 2 NW 3; M06 NS 4 NE 3; M07 EW 5 ES 2; M08 NS 3 SW 5;
M09 EW 4 NW 6; M10 NESW 4 ES 3; M11 NESW 6 SW 4; M12 NSW 6 NW 3;
M13 NEW 3 EW 5; M14 NS 5 NE 2; M15 EW 2 ES 5; M16 NS 2 SW 6;
M17 EW 5 NW 4; M18 NS 3 NE 6; M19 NESW 3 SW 6; M20 NESW 4 NW 2;
M21 NES 4 NE 5; M22 ESW 2 NS 4; M23 EW 5 ES 3; M24 NS 4 SW 6;
M25 EW 3 NW 2; M26 NS 6 NE 5; M27 EW 6 ES 5; M28 NESW 5 NW 6;
M29 NESW 3 NE 4; M30 NSW 5 ES 2; M31 ESW 2 EW 3; M32 NS 6 SW 2;
M33 EW 2 NW 4; M34 NS 4 NE 5; M35 EW 3 ES 5; M36 NS 6 SW 4
"""  # card, exits and symbol of the front, exits and symbol of the back, all upright
FACES = {
    card + side: (exits, symbol)
    for card, front, first, back, second in (entry.split() for entry in CARDS.split(";"))
    for side, exits, symbol in (("F", front, first), ("B", back, second))
}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
COLUMNS = "ABCDEF"
MIDDLE = {"C3", "D3", "C4", "D4"}


def slots() -> list[tuple[str, str]]:
    """The 24 slots clockwise from the north-west: the cell and the edge a loader touches."""
    north = [(column + "1", "N") for column in COLUMNS]
    east = [(f"F{row}", "E") for row in range(1, 7)]
    south = [(column + "6", "S") for column in reversed(COLUMNS)]
    west = [(f"A{row}", "W") for row in range(6, 0, -1)]
    return north + east + south + west


class Table:
    """What lies and stands where, word by word from the text of a position."""

    def __init__(self, state: State) -> None:
        self.exits: dict[str, str] = {}
        self.symbol: dict[str, str] = {}
        self.crews: list[dict[str, int]] = []  # workers by cell or loader
        self.hands: list[list[str]] = []  # values of the cards
        row = 0
        for line in state.text().splitlines():
            key, *words = line.split()
            if key == "row":
                row += 1
                for column, word in zip(COLUMNS, words):
                    self.lay(f"{column}{row}", word)
            if key == "loaders":
                self.loaders = [slots()[int(word)] for word in words]
            if key == "seat":
                cut = words.index("hand")
                pairs = [word.partition("*") for word in words[:cut]]
                self.crews.append({place: int(n or 1) for place, _, n in pairs if n != "0"})
                self.hands.append([card[1] for card in words[cut + 1 :]])
            if key == "turn":
                self.turn = int(words[0])

    def lay(self, cell: str, word: str) -> None:
        """A card such as M03F180: its face, turned upside down if it says so."""
        exits, self.symbol[cell] = FACES[word[:4]]
        if word[4:] == "180":
            exits = "".join(OPPOSITE[side] for side in exits)
        self.exits[cell] = exits

    def neighbour(self, cell: str, side: str) -> str:
        """The cell on a side; empty if the surface is there."""
        x, y = STEPS[side]
        column, row = COLUMNS.index(cell[0]) + x, int(cell[1]) + y
        return f"{COLUMNS[column]}{row}" if 0 <= column < 6 and 1 <= row <= 6 else ""

    def joined(self, cell: str) -> list[str]:
        """RES-6.5: neighbours that have an exit on the common edge, as this card has."""
        found = []
        for side in self.exits[cell]:
            other = self.neighbour(cell, side)
            if other and OPPOSITE[side] in self.exits[other]:
                found.append(other)
        return found

    def reached(self, start: str) -> list[str]:
        """RES-6.6, RES-6.8: every card at the end of a continuous tunnel, workers or not."""
        found = [start]
        for cell in found:
            found += [other for other in self.joined(cell) if other not in found]
        return found

    def free(self, cell: str) -> bool:
        """RES-6.9, RES-6.10: nobody stands there, or it is in the middle."""
        return cell in MIDDLE or all(cell not in crew for crew in self.crews)

    def ends(self, start: str, symbol: str) -> set[str]:
        """RES-6.3, RES-6.7, RES-6.12: where a worker may end its move."""
        reached = self.reached(start)
        cells = {c for c in reached if c != start and self.symbol[c] == symbol and self.free(c)}
        boarded = [cell in reached and side in self.exits[cell] for cell, side in self.loaders]
        return cells | {f"L{i}" for i, open_ in enumerate(boarded, 1) if open_}

    def moves(self) -> set[tuple[str, str, str]]:
        """All moves of the player on turn: symbol, from, to."""
        starts = [place for place in self.crews[self.turn] if place[0] != "L"]
        return {
            (symbol, start, end)
            for symbol in self.hands[self.turn]
            for start in starts
            for end in self.ends(start, symbol)
        }


def answers(state: State, verb: str) -> Iterator[tuple[str, State]]:
    """The choices of a verb, each with the state it leads to."""
    for action in state.legal_actions():
        word, _, choice = GAME.action_text(action).partition(" ")
        if word in verb.split():
            after = state.clone()
            after.apply(action)
            yield choice, after


def moves(state: State) -> set[tuple[str, str, str]]:
    """The same moves, asked of the rules step by step."""
    return {
        (symbol, start, end)
        for symbol, played in answers(state, "play")
        for start, chosen in answers(played, "worker")
        for end, _ in answers(chosen, "to board")
    }


def tunnels(state: State) -> dict[str, set[str]]:
    """By cell, what the rules say its tunnel joins."""
    assert isinstance(state, RescueState)
    cells = [f"{column}{row}" for row in range(1, 7) for column in COLUMNS]
    return {
        cell: {other for j, other in enumerate(cells) if state.tunnel(2**i) & 2**j}
        for i, cell in enumerate(cells)
    }


def random_positions(seats: int, seed: int, share: float) -> Iterator[State]:
    """Positions of a random game where a symbol card is to be played."""
    chance = random.Random(seed)
    state = GAME.new(seats, seed)
    while not state.over:
        if state.view(0)["step"] == "play" and chance.random() < share:
            yield state
        state.apply(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_rules_find_the_moves_that_a_literal_reading_finds(seats: int) -> None:
    for seed in range(6):
        for state in random_positions(seats, seed, 0.1):
            assert moves(state) == Table(state).moves(), state.text()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tunnels_join_what_a_literal_walk_reaches(seats: int) -> None:
    for seed in range(6, 14):
        for state in random_positions(seats, seed, 0.1):
            table = Table(state)
            literal = {cell: set(table.reached(cell)) for cell in table.exits}
            assert tunnels(state) == literal, state.text()
