"""Positions of The Isle of Cats for tests, and what they show, in the words of the rule book."""

from collections import Counter

import liferaft
from liferaft import State
from liferaft.testing.diagram import do, legal
from rulings import refused as refused

GAME = liferaft.game("isle_of_cats")
COLOURS = ("blue", "green", "red", "purple", "orange")
WAYS = ("r0", "r1", "r2", "r3", "m0", "m1", "m2", "m3")
SHAPES = {
    "01": "..X/XXX/..X", "02": ".XX/XX./X..", "03": ".X/XX/XX/X.", "04": ".X/XX/.X/.X",
    "05": ".X/XX/XX", "06": "X../XXX/X.X", "07": ".X../.X../XXXX", "08": "..X/..X/XXX",
    "09": "X./X./X./XX", "10": "XX/X./XX", "11": "XXX./X.XX", "12": ".XX/XXX/..X",
    "13": ".X./XXX/.X.", "14": "..XX/XXX.", "15": ".XX/XX.", "16": "X/X/X/X/X",
    "17": ".X./.X./XXX/.X.",
    "oshax-1": "..XX/.XX./XX..", "oshax-2": ".X./XX./.XX/.X.", "oshax-3": ".XX/XX./X../X..",
    "oshax-4": ".X./.X./XXX/X..", "oshax-5": "..X./XXXX/X...", "oshax-6": "..X./.XXX/XX..",
    "common-1": "X", "common-2": "XX", "common-3L": ".X/XX", "common-3I": "XXX",
    "rare-L": ".X/.X/XX", "rare-T": ".X/XX/.X", "rare-O": "XX/XX", "rare-S": ".XX/XX.",
    "rare-I": "XXXX",
}  # fmt: skip
CATS = tuple(f"{colour}-{n:02}" for colour in COLOURS for n in range(1, 18))
OSHAX = tuple(f"oshax-{n}" for n in range(1, 7))
COMMONS = ("common-1", "common-2", "common-3L", "common-3I")
RARES = ("rare-L", "rare-T", "rare-O", "rare-S", "rare-I")
PLAN = (
    ".......UUUUMMMM.......",
    "....UUUUUUUMMMMMB.....",
    ".SSSMMMMMMMMMMMMBBB...",
    "SSSSMDDDDDDMMMMMBBBBC.",
    "SSSSMDDDDDDMMMMMBBBBCC",
    "SSSSMDDDDDDMMMMMBBBBC.",
    ".SSSMMMMMMMMMMMMBBB...",
    "....LLLLLLLMMMMMB.....",
    ".......LLLLMMMM.......",
)
Cell = tuple[int, int]
OUTLINE = frozenset((x, y) for y in range(9) for x in range(22) if PLAN[y][x] != ".")
OF_A_SEAT = (
    "fish", "baskets", "extra", "anywhere", "passed", "tiles", "hand", "pack", "picked", "kept",
    "drawn", "chosen", "laid", "lessons", "row", "is", "seen", "tossed", "handed",
)  # fmt: skip

E13_TILES = (
    "A=blue-03 B=blue-17 C=blue-14 D=blue-12 E=green-14 F=common-2 G=green-02 H=green-15 "
    "I=green-09 J=blue-04 K=blue-11 L=orange-09 M=common-2 N=blue-06 O=green-08 P=common-2 "
    "Q=purple-03 R=common-1 S=purple-15 T=red-15 U=rare-T V=common-3L"
)
E13_BOAT = f"""
    seat green
    row ~~~~~~~.HHIIIIO~~~~~~~
    row ~~~~....GHHMMIO.R~~~~~
    row ~.....DDGG....OOOTT~~~
    row ...AAADDDGG....QQQTTV~
    row ..AAABD...JJJJ..QQQUVV
    row ....BBBB.KKJKN.NSSUUU~
    row ~....BCC..KKKNNN.SS~~~
    row ~~~~CCCEEELLLLPN.~~~~~
    row ~~~~~~~FFEE..LP~~~~~~~
    is {E13_TILES}
"""

CRAMMED = (
    "blue-17@0,2:r1 orange-02@0,4:r3 purple-17@2,1:r3 green-10@2,4:r1 green-09@3,5:m1 "
    "purple-16@4,7:r1 green-07@5,1:r2 red-01@5,3:r2 common-2@6,2:r1 blue-15@6,5:m0 "
    "green-04@7,0:m1 purple-04@7,7:r1 blue-01@8,1:r0 red-02@8,3:r1 purple-02@8,4:r3 "
    "orange-12@10,5:r1 orange-01@11,0:r2 blue-10@11,3:r1 red-08@11,6:r0 purple-14@12,0:m2 "
    "green-14@12,2:m2 red-09@12,4:m1 orange-17@14,3:r3 red-12@14,6:m0 orange-04@15,1:m3 "
    "orange-05@16,5:m3 blue-02@17,3:r1 common-3I@20,3:m3"
)  # only the single cells 19,3 and 21,4 are empty


def at(text: str) -> State:
    """A position given by its lines; a game for two if it says nothing of seats."""
    lines = [line.strip() for line in text.splitlines()]
    if not any(line.split()[:1] == ["seat"] for line in lines):
        lines += ["seat blue", "seat green"]
    return GAME.position("\n".join(["isle_of_cats", *lines]))


# What a position says


def words(s: State, key: str) -> list[str]:
    """The words of a line of the position that is everybody's."""
    return [w for line in s.text().splitlines() if line.split()[0] == key for w in line.split()[1:]]


def own(s: State, seat: int, key: str) -> list[str]:
    """The words of a line of the position that belongs to a seat."""
    at_seat, found = -1, []
    for line in s.text().splitlines():
        name, *rest = line.split()
        if name == "seat":
            at_seat += 1
        elif name == key and name in OF_A_SEAT and at_seat == seat:
            found += rest
    return found


def cards(s: State, seat: int, key: str) -> list[int]:
    """The cards of a pile of a seat, ascending."""
    return sorted(int(word) for word in own(s, seat, key))


def pile(s: State, key: str) -> list[int]:
    """The cards of a pile that is everybody's, ascending."""
    return sorted(int(word) for word in words(s, key))


def fish(s: State, seat: int) -> int:
    """The fish of a seat."""
    return int((own(s, seat, "fish") or ["0"])[0])


def baskets(s: State, seat: int) -> list[str]:
    """The permanent baskets of a seat, ready ones first."""
    return sorted(own(s, seat, "baskets"))


def order(s: State) -> list[int]:
    """The track, place 1 first."""
    return [int(word) for word in words(s, "order")]


def day(s: State) -> int:
    """The day, from 1."""
    return int((words(s, "day") or ["1"])[0])


def many(texts: list[str]) -> Counter[str]:
    """Tiles such as rare-T*2, counted."""
    out: Counter[str] = Counter()
    for text in texts:
        name, _, n = text.partition("*")
        out[name] += int(n or 1)
    return out


def asks(s: State) -> tuple[str, int]:
    """The step and the seat that is asked first."""
    step, seat, *_ = words(s, "agenda")[0].split(":")
    return step, int(seat)


def window(s: State) -> tuple[int, int]:
    """The number of the window that is open, and who is asked."""
    step, seat, thing = words(s, "agenda")[0].split(":")
    assert step == "window"
    return int(thing) >> 3, int(seat)


# Tiles


def turned(shape: str, way: str) -> set[Cell]:
    """The cells of a shape after mirroring and turning, its box at the top left corner."""
    rows = SHAPES[shape].split("/")
    wide, high = len(rows[0]), len(rows)
    cells = {(x, y) for y in range(high) for x in range(wide) if rows[y][x] == "X"}
    if way[0] == "m":
        cells = {(wide - 1 - x, y) for x, y in cells}
    for _ in range(int(way[1])):
        cells = {(high - 1 - y, x) for x, y in cells}
        wide, high = high, wide
    return cells


def cells_of(name: str, where: str) -> frozenset[Cell]:
    """The cells of a tile at a place such as 13,2:r0."""
    anchor, _, way = where.partition(":")
    dx, dy = map(int, anchor.split(","))
    return frozenset((x + dx, y + dy) for x, y in turned(shape_of(name), way or "r0"))


def shape_of(name: str) -> str:
    """The shape of a tile such as blue-16, oshax-5/green or rare-T."""
    name = name.partition("/")[0]
    return name[-2:] if name in CATS else name


def tiles(s: State, seat: int) -> dict[frozenset[Cell], str]:
    """The tiles of a boat by the cells they cover."""
    out = {}
    for word in own(s, seat, "tiles"):
        name, _, where = word.partition("@")
        out[cells_of(name, where)] = name
    return out


def places(s: State, name: str) -> set[frozenset[Cell]]:
    """The sets of cells that the tile to be placed may cover; each has one way of saying it."""
    texts = [text.split()[1] for text in legal(s, verb="place")]
    found = {cells_of(name, where) for where in texts}
    assert len(found) == len(texts)
    return found


def place(s: State, name: str, where: str) -> State:
    """Place a tile, whatever of its ways that cover the same cells the game listens to."""
    wanted = cells_of(name, where)
    (text,) = [t for t in legal(s, verb="place") if cells_of(name, t.split()[1]) == wanted]
    return do(s, text)


# Moments

RESCUING = """
    {options}
    {shared}
    left {left}
    right {right}
    seat {boat}
    fish {fish}
    baskets {baskets}
    tiles {tiles}
    {own}
    seat green
    phase rescue
"""


def rescuing(
    left: str = "",
    right: str = "",
    boat: str = "blue",
    fish: int = 20,
    baskets: str = "ready",
    tiles: str = "",
    own: str = "",
    shared: str = "",
    options: str = "",
) -> State:
    """Seat 0 of two has its rescue turn; the other one has nothing."""
    options = f"options {options}" if options else ""
    return at(
        RESCUING.format(
            left=left,
            right=right,
            boat=boat,
            fish=fish,
            baskets=baskets,
            tiles=tiles,
            own=own,
            shared=shared,
            options=options,
        )
    )


def finding(
    hand: str, tiles: str = "", fish: int = 5, shared: str = "", boat: str = "blue", own: str = ""
) -> State:
    """Seat 0 of two has its turn of rare finds."""
    return at(
        f"{shared}\nseat {boat}\nfish {fish}\nbaskets ready\ntiles {tiles}\nhand {hand}\n{own}\n"
        "seat green\nphase finds"
    )


def placing(
    name: str, tiles: str = "", boat: str = "blue", colour: str = "", own: str = ""
) -> State:
    """Seat 0 has to place this tile now."""
    if name in CATS:
        s = rescuing(left=name, boat=boat, tiles=tiles, own=own)
        return do(s, "use permanent", f"rescue {name}")
    if name in OSHAX:
        s = finding("1", tiles, boat=boat, own=own)
        return do(s, "play 1", f"take {name}", f"colour {colour or 'blue'}")
    branch = "rare" if name in RARES else "common"
    s = finding("98", tiles, boat=boat, own=own, shared=f"rares {name}" if name in RARES else "")
    return do(s, "play 98", f"find {branch}", f"take {name}")


def passing(s: State, *until: str) -> State:
    """Pass, decline and leave everything until one of these steps is asked for."""
    while not s.over and asks(s)[0] not in until:
        texts = legal(s)
        for text in ("pass", "done", "let_go"):
            if text in texts:
                do(s, text)
                break
        else:
            do(s, min(texts))
    return s


def kinds(s: State, seat: int = 0) -> list[str]:
    """The kinds of news of the last action in order."""
    return [GAME.news[item[0]] for item in s.news(seat)]


def heard(s: State, *wanted: str, seat: int = 0) -> list[tuple[int, ...]]:
    """The news of the last action of these kinds, without the kind."""
    return [item[1:] for item in s.news(seat) if GAME.news[item[0]] in wanted]


def total(boat: str, shared: str = "", other: str = "seat red") -> int:
    """The points of seat 0 with this boat as they stand."""
    return at(f"{shared}\n{boat}\n{other}\nphase clear\nday 5").scores()[0]
