"""A second opinion on the scoring: slow, literal, cell by cell, from the words of the rules."""

import random
from collections import Counter

import pytest

import liferaft
from liferaft.games.isle_of_cats.box import (
    BOAT_IDS,
    COLOUR_IDS,
    MAP_CELLS,
    PLAN,
    RAT_CELLS,
    SHAPE_IDS,
    SHAPE_ROWS,
)

GAME = liferaft.game("isle_of_cats")
CELLS = {(x, y) for y in range(9) for x in range(22) if PLAN[y][x] != "."}
COLOURS = ("blue", "green", "red", "purple", "orange")
PRIVATE = range(113, 143)
PUBLIC = range(143, 151)
WITH_COLOUR = (143, 144, 145, 146, 149)
FAMILY = range(151, 169)
SISTER = range(197, 216)
COPIES = {"cat": 1, "oshax": 1, "common": 11, "rare": 5}


class Tile:
    """A tile of a boat: cat, oshax, common or rare, its colour, its cells."""

    def __init__(self, kind: str, colour: str, cells: set[tuple[int, int]], text: str) -> None:
        self.kind, self.colour, self.cells, self.text = kind, colour, cells, text

    @property
    def is_cat(self) -> bool:
        return self.kind in ("cat", "oshax")

    @property
    def is_treasure(self) -> bool:
        return self.kind in ("common", "rare")


class Player:
    """All that counts for one player at the end."""

    def __init__(self, boat: str, tiles: list[Tile]) -> None:
        self.boat, self.tiles = boat, tiles
        self.fish = self.baskets = 0
        self.place = 1
        self.lessons: list[int] = []


# Making boats


def turned(rows: tuple[str, ...], way: str) -> list[tuple[int, int]]:
    grid = [list(row) for row in rows]
    if way[0] == "m":
        grid = [row[::-1] for row in grid]
    for _ in range(int(way[1])):
        grid = [list(row) for row in zip(*grid[::-1])]
    return [(x, y) for y, row in enumerate(grid) for x, cell in enumerate(row) if cell == "X"]


class Maker:
    """Lays random tiles onto a boat; what is used up for one boat is missing for the next."""

    def __init__(self, luck: random.Random, taken: Counter[str], oshax: bool) -> None:
        self.luck, self.taken, self.oshax = luck, taken, oshax
        self.tiles: list[Tile] = []
        self.free = set(CELLS)
        self.colours = luck.sample(COLOURS, luck.choice((1, 2, 3, 5, 5, 5)))

    def lay(self, shape: int, cell: tuple[int, int]) -> bool:
        """Try a tile, turned at random, whose first cell is this one."""
        kind = SHAPE_IDS[shape].split("-")[0]
        colour = self.luck.choice(self.colours) if kind in ("cat", "oshax") else ""
        name = f"{colour}-{SHAPE_IDS[shape][-2:]}" if kind == "cat" else SHAPE_IDS[shape]
        if self.taken[name] == COPIES[kind] or (kind == "oshax" and not self.oshax):
            return False
        way = self.luck.choice("rm") + self.luck.choice("0123")
        cells = turned(SHAPE_ROWS[shape], way)
        x, y = cell[0] - min(cells)[0], cell[1] - min(cells)[1]
        there = {(x + dx, y + dy) for dx, dy in cells}
        if not there <= self.free or y < 0:
            return False
        self.free -= there
        self.taken[name] += 1
        named = f"/{colour}" if kind == "oshax" else ""
        self.tiles.append(Tile(kind, colour, there, f"{name}{named}@{x},{y}:{way}"))
        return True

    def strew(self, tries: int) -> None:
        """Any tiles anywhere."""
        for _ in range(tries):
            self.lay(self.luck.randrange(32), self.luck.choice(sorted(CELLS)))

    def pack(self, cats: int, gaps: float) -> None:
        """So many cats side by side from the stern on, then treasures; now and then a gap."""
        for cell in sorted(CELLS):
            if cell not in self.free or self.luck.random() < gaps:
                continue
            few = sum(tile.is_cat for tile in self.tiles) < cats
            shapes = [self.luck.randrange(*((0, 23) if few else (23, 32))) for _ in range(150)]
            shapes += [self.luck.randrange(23, 27) for _ in range(10)]
            any(self.lay(shape, cell) for shape in shapes)


def some_tiles(luck: random.Random, taken: Counter[str], oshax: bool) -> list[Tile]:
    """The tiles of a boat."""
    maker = Maker(luck, taken, oshax)
    if luck.random() < 0.3:
        maker.strew(luck.choice((5, 40, 400)))
    else:
        maker.pack(luck.choice((3, 8, 15, 20, 20, 40)), luck.choice((0, 0, 0, 0.02, 0.2)))
    return maker.tiles


# Literal geometry


def beside(cell: tuple[int, int]) -> list[tuple[int, int]]:
    x, y = cell
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def touch(a: Tile, b: Tile) -> bool:
    return a is not b and any(there in b.cells for cell in a.cells for there in beside(cell))


def covered(player: Player) -> set[tuple[int, int]]:
    return {cell for tile in player.tiles for cell in tile.cells}


def cats(player: Player, colour: str = "") -> list[Tile]:
    return [tile for tile in player.tiles if tile.is_cat and colour in ("", tile.colour)]


def treasures(player: Player, kind: str = "") -> list[Tile]:
    return [tile for tile in player.tiles if tile.is_treasure and kind in ("", tile.kind)]


def on_edge(tile: Tile) -> bool:
    return any(there not in CELLS for cell in tile.cells for there in beside(cell))


def visible_rats(player: Player) -> set[tuple[int, int]]:
    return set(RAT_CELLS[BOAT_IDS.index(player.boat)]) - covered(player)


def open_maps(player: Player) -> int:
    return len(set(MAP_CELLS[BOAT_IDS.index(player.boat)]) - covered(player))


def room(letter: str) -> set[tuple[int, int]]:
    return {(x, y) for x, y in CELLS if PLAN[y][x] == letter}


def full(player: Player, letter: str) -> bool:
    return room(letter) <= covered(player)


def empty(player: Player, letter: str) -> bool:
    return not room(letter) & covered(player)


def full_rooms(player: Player) -> int:
    return sum(full(player, letter) for letter in "SULDMBC")


def groups(player: Player, colour: str) -> list[list[Tile]]:
    left = cats(player, colour)
    found = []
    while left:
        group = [left.pop()]
        for tile in group:
            for other in [o for o in left if touch(tile, o)]:
                left.remove(other)
                group.append(other)
        found.append(group)
    return found


def families(player: Player) -> list[int]:
    """The sizes of all groups of three or more, the largest first."""
    sizes = [len(group) for colour in COLOURS for group in groups(player, colour)]
    return sorted([size for size in sizes if size >= 3], reverse=True)


def family_points(size: int) -> int:
    return {3: 8, 4: 11}.get(size, 5 * (size - 2) if size >= 5 else 0)


def lonely(player: Player, colour: str = "") -> int:
    return sum(
        not any(touch(cat, other) and other.colour == cat.colour for other in cats(player))
        for cat in cats(player, colour)
    )


def third_family(player: Player, rank: int = 3) -> int:
    sizes = families(player)
    return family_points(sizes[rank - 1]) if len(sizes) >= rank else 0


def without(player: Player, test: object) -> int:
    """How many colours have no cat for which the test holds."""
    assert callable(test)
    return sum(not any(test(cat) for cat in cats(player, colour)) for colour in COLOURS)


def near_treasure(player: Player, cat: Tile) -> bool:
    return any(touch(cat, treasure) for treasure in treasures(player))


def near_rat(player: Player, cat: Tile) -> bool:
    rats = visible_rats(player)
    return any(there in rats for cell in cat.cells for there in beside(cell))


# Literal lessons


def lesson(card: int, me: Player, all_players: list[Player], colour: str = "") -> int:
    mine, edge = cats(me), [cat for cat in cats(me) if on_edge(cat)]
    edge_cells = {cell for cell in CELLS if any(there not in CELLS for there in beside(cell))}
    rats = len(visible_rats(me))
    of = {c: len(cats(me, c)) for c in COLOURS}
    own = len(me.lessons)
    if card in (113, 156):
        return 12 if edge_cells <= covered(me) else 0
    if card == 114:
        return 10 if len(mine) == 15 else 0
    if card in (115, 158):
        return 15 if all(of[c] >= 3 for c in COLOURS) else 0
    if card in (116, 152):
        points = 7 if card == 116 else 9
        return points if all(any(cat.colour == c for cat in edge) for c in COLOURS) else 0
    if card in (117, 151):
        return max(sum(cat.colour == c for cat in edge) for c in COLOURS)
    if card == 118:
        return 7 if me.baskets == 3 else 0
    if card == 119:
        return 7 if me.place == 1 else 0
    if card == 120:
        return lonely(me)
    if card in (121, 165):
        largest = max([*families(me), 0])
        if len(all_players) == 1:
            return 10 if largest >= 7 else 0
        others = [max([*families(p), 0]) for p in all_players]
        return 10 if largest >= 3 and largest == max(others) else 0
    if card == 122:
        return 2 * len(treasures(me, "rare"))
    if card == 123:
        return len(treasures(me, "common"))
    if card in (124, 154):
        return 10 if rats == 0 else 0
    if card in (125, 166):
        return 2 * rats
    if card == 126:
        return own
    if card in range(127, 132):
        named = ("blue", "green", "purple", "red", "orange")[card - 127]
        return 9 if of[named] == 5 else 0
    if card in range(159, 164):
        named = ("blue", "green", "purple", "red", "orange")[card - 159]
        return 9 if of[named] == 5 else 0
    if card == 132:
        return 10 if rats == 5 else 0
    if card == 133:
        return 7 if own == 6 else 0
    if card == 134:
        return 9 if len(treasures(me)) == 5 else 0
    if card in (135, 153):
        return len(edge) // 2
    if card == 136:
        return 12 if full(me, "S") and full(me, "C") else 0
    if card == 137:
        return 18 if empty(me, "U") and empty(me, "L") else 0
    if card == 138:
        return 4 * sum(size >= 4 for size in families(me))
    if card == 139:
        return 3 * sum(tile.kind == "oshax" for tile in me.tiles)
    if card == 140:
        return 15 if empty(me, "D") else 0
    if card in (141, 168):
        return third_family(me)
    if card == 142:
        return 7 if me.fish >= 5 else 0
    if card == 143:
        return 2 * sum(cat.colour == colour for cat in edge)
    if card == 144:
        return of[colour]
    if card == 145:
        return 5 if of[colour] >= 3 else 0
    if card == 146:
        return 3 * lonely(me, colour)
    if card == 147:
        return 2 * own
    if card == 148:
        return 2 * len(treasures(me, "common"))
    if card == 149:
        return sum(any(touch(t, cat) for cat in cats(me, colour)) for t in treasures(me))
    if card == 150:
        return 5 * open_maps(me)
    if card == 155:
        return 10 if {cell for cell in CELLS if cell[1] == 4} <= covered(me) else 0
    if card == 157:
        return 10 if len(mine) == 20 else 0
    if card == 164:
        return 2 * len(treasures(me))
    if card == 167:
        return 2 * full_rooms(me)
    return sister_lesson(card, me)


def sister_lesson(card: int, me: Player) -> int:
    mine = cats(me)
    if card == 197:
        return 5 * without(me, lambda cat: near_treasure(me, cat))
    if card == 198:
        return 2 * max([*families(me), 0])
    if card == 199:
        return 10 if len(treasures(me)) < 9 else 0
    if card == 200:
        return 4 * me.fish
    if card == 201:
        return 5 * len(visible_rats(me))
    if card == 202:
        return 5 * max(0, len(mine) - 15)
    if card == 203:
        return 5 * without(me, on_edge)
    if card == 205:
        return 3 * full_rooms(me)
    if card == 206:
        return 5 * lonely(me)
    if card == 207:
        return 3 * len(me.lessons)
    if card in (208, 209):
        return third_family(me, card - 207)
    if card == 210:
        return 3 * len(treasures(me, "common"))
    if card == 211:
        return 3 * sum(not near_treasure(me, cat) for cat in mine)
    if card == 212:
        return 4 * (5 - open_maps(me))
    if card == 213:
        return 5 * len(families(me))
    if card == 214:
        return sum(on_edge(cat) for cat in mine)
    assert card == 215, card
    return 5 * without(me, lambda cat: near_rat(me, cat))


def boat_points(me: Player, family_mode: bool = False) -> int:
    """IOC-13.1 to IOC-13.4, IOC-15.5."""
    rare = 0 if family_mode else 3 * len(treasures(me, "rare"))
    families_ = sum(family_points(size) for size in families(me))
    return -len(visible_rats(me)) - 5 * (7 - full_rooms(me)) + families_ + rare


# Positions


def some_players(luck: random.Random, seats: int, family_mode: bool = False) -> list[Player]:
    taken: Counter[str] = Counter()
    players = []
    for boat in luck.sample(BOAT_IDS, seats):
        player = Player(boat, some_tiles(luck, taken, not family_mode))
        player.fish, player.baskets = luck.choice((0, 4, 5, 12)), luck.randint(1, 4)
        players.append(player)
    places = luck.sample(range(1, seats + 1), seats)
    for player, place in zip(players, places):
        player.place = place
    return players


def seat_lines(player: Player) -> list[str]:
    return [
        f"seat {player.boat}",
        f"fish {player.fish}",
        f"baskets {'ready ' * player.baskets}",
        f"tiles {' '.join(tile.text for tile in player.tiles)}",
        f"lessons {' '.join(map(str, player.lessons))}",
    ]


@pytest.mark.parametrize("seed", range(60))
def test_scores_of_a_table(seed: int) -> None:
    """IOC-12, IOC-13: all lessons 113 to 150, dealt out over two to four players."""
    luck = random.Random(seed)
    players = some_players(luck, luck.randint(2, 4))
    for card in luck.sample(PRIVATE, luck.randint(0, len(PRIVATE))):
        luck.choice(players).lessons.append(card)
    public = sorted(luck.sample(PUBLIC, luck.randint(0, len(PUBLIC))))
    marks = {card: luck.choice(COLOURS) for card in public if card in WITH_COLOUR}
    order = sorted(range(len(players)), key=lambda p: players[p].place)
    lines = ["isle_of_cats", f"order {' '.join(map(str, order))}"]
    words = [f"{card}/{marks[card]}" if card in marks else str(card) for card in public]
    lines.append(" ".join(["public", *words]))
    for player in players:
        lines += seat_lines(player)
    state = GAME.position("\n".join(lines))
    for p, me in enumerate(players):
        seen = state.view(p)["places"][p]
        assert {e["card"]: e["points"] for e in seen["own_lessons"]} == {
            card: lesson(card, me, players) for card in me.lessons
        }
        shown = [lesson(card, me, players, marks.get(card, "")) for card in public]
        assert seen["points"]["public"] == shown
        own = sum(lesson(card, me, players) for card in me.lessons)
        assert state.scores()[p] == boat_points(me) + sum(shown) + own
        assert seen["points"]["families"] == families(me)
    points = state.scores()
    worth = [(points[p], players[p].fish) for p in range(len(players))]
    assert state.ranking() == [1 + sum(other > own for other in worth) for own in worth]


@pytest.mark.parametrize("seed", range(40))
def test_scores_of_a_solo_game(seed: int) -> None:
    """IOC-14.9, IOC-14.10: the lone player and the sister, whose lessons are 197 to 215."""
    luck = random.Random(1000 + seed)
    (me,) = some_players(luck, 1)
    me.place = luck.randint(1, 2)
    me.lessons = sorted(luck.sample(PRIVATE, luck.randint(0, 9)))
    public = sorted(luck.sample(PUBLIC, 4))
    marks = {card: luck.choice(COLOURS) for card in public if card in WITH_COLOUR}
    hers = sorted(luck.sample(SISTER, luck.randint(3, 7)))
    colours = luck.sample(COLOURS, luck.randint(1, 5))
    words = [f"{card}/{marks[card]}" if card in marks else str(card) for card in public]
    lines = [
        "isle_of_cats",
        f"order {'0 1' if me.place == 1 else '1 0'}",
        f"public {' '.join(words)}",
        *seat_lines(me),
        f"colours {' '.join(colours)}",
        f"sister_lessons {' '.join(map(str, hers))}",
    ]
    state = GAME.position("\n".join(lines))
    shown = [lesson(card, me, [me], marks.get(card, "")) for card in public]
    own = sum(lesson(card, me, [me]) for card in me.lessons)
    half = sum((points + 1) // 2 for points in shown)
    assert state.scores() == [boat_points(me) + half + own]
    won = {card: sister_lesson(card, me) for card in hers if card != 204}
    if 204 in hers:
        won[204] = max(won.values())
    seen = state.view(0)["sister"]
    assert {entry["card"]: entry["points"] for entry in seen["lessons"]} == won
    by_colour = sum((5 - n) * len(cats(me, colour)) for n, colour in enumerate(colours))
    assert seen["total"] == by_colour + sum(won.values())


@pytest.mark.parametrize("seed", range(40))
def test_scores_of_the_family_mode(seed: int) -> None:
    """IOC-15.5: rats, rooms, families and the lessons 151 to 168; rooms decide a tie."""
    luck = random.Random(2000 + seed)
    players = some_players(luck, luck.randint(2, 4), family_mode=True)
    for card in luck.sample(FAMILY, len(FAMILY)):
        luck.choice(players).lessons.append(card)
    lines = ["isle_of_cats", "options family_mode=true"]
    for player in players:
        lines += seat_lines(player)
    state = GAME.position("\n".join(lines))
    totals = [
        boat_points(me, True) + sum(lesson(card, me, players) for card in me.lessons)
        for me in players
    ]
    assert state.scores() == totals
    worth = [(total, full_rooms(me)) for total, me in zip(totals, players)]
    assert state.ranking() == [1 + sum(other > own for other in worth) for own in worth]


def test_colours_are_those_of_the_box() -> None:
    assert COLOUR_IDS == COLOURS
