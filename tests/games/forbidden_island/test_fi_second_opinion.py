"""Forbidden Island: a slow, literal geometry of the rule book, compared with the rules."""

import random

import pytest
from fi import ALL_FOUND, GAME, LAYOUTS, TILES, result, targets, where

from liferaft import State
from liferaft.games.forbidden_island.box import ROLE_IDS
from liferaft.testing.diagram import do, legal

Cell = tuple[int, int]
POSITIONS = 40  # of each layout


class Chart:
    """The island as a grid: which tile lies in which cell, and whether it is dry."""

    def __init__(self, layout: str, chance: random.Random) -> None:
        names = sorted(TILES)
        chance.shuffle(names)
        self.layout = layout
        self.rows = LAYOUTS[layout].split()
        drawn = [(r, c) for r, row in enumerate(self.rows) for c, x in enumerate(row) if x == "#"]
        self.tile = dict(zip(drawn, names))
        self.cell = {name: cell for cell, name in self.tile.items()}
        wet, gone = chance.uniform(0, 0.7), chance.uniform(0, 0.6)
        self.sunk = {n for n in names if n != "fools_landing" and chance.random() < gone}
        self.flooded = {n for n in names if n not in self.sunk and chance.random() < wet}

    def text(self) -> str:
        """The lines of a position that describe the island."""
        lines = ["forbidden_island", f"options layout={self.layout}"]
        for r, row in enumerate(self.rows):
            lines.append(" ".join(["row", *(self.tile.get((r, c), ".") for c in range(len(row)))]))
        lines += [f"flooded {' '.join(self.flooded)}", f"sunk {' '.join(self.sunk)}", ALL_FOUND]
        return "\n".join(lines) + "\n"

    def exists(self, cell: Cell) -> bool:
        """Whether a tile lies in the cell, dry or flooded."""
        return cell in self.tile and self.tile[cell] not in self.sunk

    def crossable(self, cell: Cell) -> bool:
        """Whether the Diver may cross the cell: FI-4.3, FI-5.10."""
        return cell in self.tile and self.tile[cell] in self.sunk | self.flooded

    def names(self, cells: set[Cell]) -> set[str]:
        """The tiles in these cells."""
        return {self.tile[cell] for cell in cells}

    def walk(self, who: str, tile: str) -> set[str]:
        """FI-5.1 to FI-5.4: one step of an adventurer."""
        steps = sides(self.cell[tile])
        if who == "explorer":
            steps |= corners(self.cell[tile])
        return self.names({cell for cell in steps if self.exists(cell)})

    def dive(self, tile: str) -> set[str]:
        """FI-5.10: the ends of all orthogonal paths over flooded or sunken cells."""
        start = self.cell[tile]
        ends: set[Cell] = set()
        seen = {start}
        paths = [[start]]
        while paths:
            path = paths.pop(0)
            for cell in sides(path[-1]) - seen:
                if self.exists(cell):
                    ends.add(cell)
                if self.crossable(cell):
                    seen.add(cell)
                    paths.append([*path, cell])
        return self.names(ends)

    def move(self, who: str, tile: str) -> set[str]:
        """FI-5: where one action on foot leads."""
        return self.dive(tile) if who == "diver" else self.walk(who, tile)

    def shore(self, who: str, tile: str) -> set[str]:
        """FI-6: which flooded tiles are in reach."""
        here = self.cell[tile]
        reach = {here} | sides(here) | (corners(here) if who == "explorer" else set())
        return self.flooded & self.names(reach & set(self.tile))

    def gaps(self, who: str, tile: str) -> set[str]:
        """FI-5.8: sunken cells over which the Navigator may move the Diver to another tile."""
        if who != "diver":
            return set()
        return {
            self.tile[gap]
            for gap in sides(self.cell[tile])
            if gap in self.tile
            and self.tile[gap] in self.sunk
            and self.walk("diver", self.tile[gap]) - {tile}
        }

    def swim(self, who: str, tile: str) -> set[str]:
        """FI-14: where a pawn can go from a tile that has just sunk."""
        if who == "pilot":
            return TILES - self.sunk
        if who != "diver":
            return self.walk(who, tile)
        edge, seen = {self.cell[tile]}, {self.cell[tile]}
        while edge:
            edge = {near for cell in edge for near in sides(cell) if near in self.tile} - seen
            seen |= edge
            if shore := {cell for cell in edge if self.exists(cell)}:
                return self.names(shore)
        return set()


def sides(cell: Cell) -> set[Cell]:
    """FI-4.1: the four cells that share a side."""
    r, c = cell
    return {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}


def corners(cell: Cell) -> set[Cell]:
    """The four cells that share only a corner."""
    r, c = cell
    return {(r - 1, c - 1), (r - 1, c + 1), (r + 1, c - 1), (r + 1, c + 1)}


def team(chart: Chart, chance: random.Random) -> list[tuple[str, str]]:
    """Two to four adventurers on tiles that exist."""
    who = chance.sample(ROLE_IDS, chance.choice((2, 3, 4)))
    return [(role, chance.choice(sorted(TILES - chart.sunk))) for role in who]


def position(chart: Chart, pawns: list[tuple[str, str]], more: str = "") -> State:
    """The position with these pawns, nobody holding a card."""
    seats = "\n".join(f"seat {role} {tile}" for role, tile in pawns)
    return GAME.position(f"{chart.text()}{seats}\n{more}")


def pushes(s: State, seat: int) -> set[str]:
    """Where the Navigator's next step can bring a pawn."""
    return {t.split()[2] for t in legal(s, verb="push") if t.split()[1] == str(seat)}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_fi_5_1_moves_dives_flights_and_shores_agree_with_the_chart(layout: str) -> None:
    chance = random.Random(layout)
    for _ in range(POSITIONS):
        chart = Chart(layout, chance)
        for who in ROLE_IDS:
            tile = chance.choice(sorted(TILES - chart.sunk))
            other = chance.choice([role for role in ROLE_IDS if role != who])
            s = position(chart, [(who, tile), (other, "fools_landing")])
            assert targets(s, "move") == chart.move(who, tile)
            assert targets(s, "shore") == chart.shore(who, tile)
            fly = TILES - chart.sunk - {tile} if who == "pilot" else set()
            assert targets(s, "fly") == fly


@pytest.mark.parametrize("layout", LAYOUTS)
def test_fi_5_8_pushes_agree_with_the_chart(layout: str) -> None:
    chance = random.Random(layout)
    for _ in range(POSITIONS):
        chart = Chart(layout, chance)
        pawns = [p for p in team(chart, chance) if p[0] not in ("navigator", "diver")][:2]
        pawns += [("diver", chance.choice(sorted(TILES - chart.sunk)))]
        s = position(chart, [("navigator", "fools_landing"), *pawns])
        for seat, (who, tile) in enumerate(pawns, 1):
            first = chart.walk(who, tile) | chart.gaps(who, tile)
            assert pushes(s, seat) == first
            for step in first:
                on = do(s.clone(), f"push {seat} {step}")
                second = {seat: chart.walk(who, step) - {tile}}
                if step not in chart.sunk:
                    second |= {
                        other: chart.walk(*pawn)
                        for other, pawn in enumerate(pawns, 1)
                        if other != seat
                    }
                if not any(second.values()):
                    assert on.view(0)["step"] == "act"
                    continue
                assert on.view(0)["step"] == "push_on"
                assert ("done" in legal(on)) is (step not in chart.sunk)
                for other in range(1, len(pawns) + 1):
                    assert pushes(on, other) == second.get(other, set())


@pytest.mark.parametrize("option", ["nearest", "dive"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_fi_14_2_swims_agree_with_the_chart(layout: str, option: str) -> None:
    chance = random.Random(layout)
    for _ in range(POSITIONS):
        chart = Chart(layout, chance)
        pawns = team(chart, chance)
        sinking = chance.choice([tile for _, tile in pawns])
        if sinking == "fools_landing":
            continue
        chart.flooded.add(sinking)
        text = chart.text().replace("options", f"options diver_swim={option}")
        seats = "\n".join(f"seat {role} {tile}" for role, tile in pawns)
        more = f"flood_pile {sinking} / ...\nagenda flood:0 turn:1"
        s = GAME.position(f"{text}{seats}\n{more}")
        chart.flooded.remove(sinking)
        chart.sunk.add(sinking)
        for seat, (who, tile) in enumerate(pawns):
            if tile != sinking:
                continue
            reach = chart.swim(who, tile)
            if who == "diver" and option == "dive":
                reach = chart.dive(tile)
            if not reach:
                assert result(s) == "drowned"
                break
            assert s.asked() == [seat]
            assert targets(s, "swim") == reach
            goal = chance.choice(sorted(reach))
            do(s, f"swim {goal}")
            assert where(s, seat) == goal
