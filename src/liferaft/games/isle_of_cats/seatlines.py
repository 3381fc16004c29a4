"""What the lines of one seat say in a position of The Isle of Cats."""

import re

from mypy_extensions import i64

from liferaft.core.bits import BIT
from liferaft.core.position import Entry
from liferaft.games.isle_of_cats.boat import (
    cells_of,
    inside,
    shape_of,
    usual,
)
from liferaft.games.isle_of_cats.box import (
    CAT_IDS,
    CAT_SHAPES,
    CATS,
    COLOUR_IDS,
    COMMON,
    COMMON_COPIES,
    COMMON_KINDS,
    DISCOVERY_CARDS,
    FAMILY_CARDS,
    HEIGHT,
    NO_COLOUR,
    OSHAX,
    RARE,
    RARE_COPIES,
    RARE_KINDS,
    SHAPE_IDS,
    WIDTH,
)
from liferaft.games.isle_of_cats.cards import (
    ANNOUNCED,
    CHOSEN,
    DRAWN,
    HAND,
    KEPT,
    LAID,
    OWN,
    PACK,
    PICKED,
    PRIVATE,
    RESCUES,
    pile_of,
    place_of,
    word_of,
)
from liferaft.games.isle_of_cats.cards import LESSONS as LESSON_CARDS
from liferaft.games.isle_of_cats.rules import State
from liferaft.games.isle_of_cats.shapes import CELLS, WAY_IDS, WAYS, cell_at
from liferaft.games.isle_of_cats.table import HANDED, MEMORY, SEEN, TOSSED

PILES = {
    "hand": HAND, "pack": PACK, "picked": PICKED, "kept": KEPT, "drawn": DRAWN, "chosen": CHOSEN,
    "laid": LAID, "lessons": OWN,
}  # fmt: skip
OF_SEAT = (
    "fish", "baskets", "extra", "anywhere", "passed", "tiles", "row", "is", *PILES, "seen",
    "tossed", "handed",
)  # fmt: skip
BETWEEN = "/"  # between the rounds of a draft; before the colour of an Oshax or a lesson
TILE = re.compile(r"([^@/]+)(?:/([a-z]+))?@(\d+),(\d+)(?::([rm][0-3]))?")
NO_TILES = "~.#"  # what a drawing has where no tile lies
MANY = 1_000_000_000  # more fish and reveals than any game has
TILE_NAMES = (*CAT_IDS, *SHAPE_IDS[OSHAX:])


class Used:
    """The things that lie somewhere already: none can be in two places."""

    def __init__(self) -> None:
        self.cards: set[int] = set()
        self.cats: set[int] = set()
        self.oshax: set[int] = set()
        self.commons = [0] * COMMON_KINDS
        self.rares = [0] * RARE_KINDS

    def card(self, entry: Entry, word: str, least: int, most: int) -> int:
        """The number of a card, which has not been named before."""
        card = entry.number_from(word, least, most)
        if card in self.cards:
            raise entry.error(f"card {card} is in two places")
        self.cards.add(card)
        return card

    def cat(self, entry: Entry, cat: int) -> int:
        """A cat, which has not been named before."""
        if cat in self.cats:
            raise entry.error(f"{CAT_IDS[cat]} is in two places")
        self.cats.add(cat)
        return cat

    def shape(self, entry: Entry, shape: int) -> None:
        """Count an Oshax or a treasure."""
        if shape < COMMON:
            if shape in self.oshax:
                raise entry.error(f"{SHAPE_IDS[shape]} is in two places")
            self.oshax.add(shape)
            return
        counts, first, most = (
            (self.rares, RARE, RARE_COPIES)
            if shape >= RARE
            else (self.commons, COMMON, COMMON_COPIES)
        )
        counts[shape - first] += 1
        if counts[shape - first] > most:
            raise entry.error(f"there are only {most} tiles {SHAPE_IDS[shape]}")


def read_of_seat(s: State, p: int, entry: Entry, used: Used) -> None:
    """One line of a seat."""
    key = entry.key
    if key in ("fish", "extra"):
        if len(entry.words) != 1:
            raise entry.error(f"{key} is followed by one number")
        amount = entry.number_from(entry.words[0], 0, MANY)
        (s.fish if key == "fish" else s.extra)[p] = amount
    elif key == "baskets":
        sides = entry.indices("side", ("ready", "used"))
        s.ready[p], s.used[p] = sides.count(0), sides.count(1)
    elif key == "anywhere":
        s.anywhere |= BIT[p]
    elif key == "passed":
        s.passed |= BIT[p]
    elif key == "tiles":
        for word in entry.words:
            _lay(s, p, entry, *_read_tile(entry, word, used))
    elif key in PILES:
        for word in entry.words:
            put_card(s, entry, used, word, pile_of(p, PILES[key]))
    elif key in ("seen", "tossed"):
        _read_memory(s, p, entry, entry.words, SEEN if key == "seen" else TOSSED)
    elif key == "handed":
        rounds: list[list[str]] = [[]]
        for word in entry.words:
            if word == BETWEEN:
                rounds.append([])
            else:
                rounds[-1].append(word)
        if len(rounds) > 3:
            raise entry.error("packs are passed on in three rounds")
        for i, words in enumerate(rounds):
            _read_memory(s, p, entry, words, HANDED + 3 * i)


def put_card(s: State, entry: Entry, used: Used, word: str, pile: i64) -> int:
    """A card of this game into a pile that can have it."""
    least, most = (151, FAMILY_CARDS) if s.variant.family else (1, DISCOVERY_CARDS)
    card = used.card(entry, word, least, most)
    bit, which = BIT[place_of(card)], word_of(card)
    if entry.key == "lessons" and not (which == LESSON_CARDS and PRIVATE & bit):
        raise entry.error(f"card {card} is no private lesson")
    if entry.key in ("chosen", "laid") and which != RESCUES:
        raise entry.error(f"card {card} is no rescue card")
    if entry.key == "public" and not (which == LESSON_CARDS and ANNOUNCED & bit):
        raise entry.error(f"card {card} is no public lesson")
    s.piles.words[3 * pile + which] |= bit
    return card


def _read_memory(s: State, p: int, entry: Entry, words: list[str], first: int) -> None:
    for word in words:
        card = entry.number_from(word, 1, FAMILY_CARDS)
        s.memory[MEMORY * p + first + word_of(card)] |= BIT[place_of(card)]


def _read_tile(entry: Entry, word: str, used: Used) -> tuple[int, int]:
    """The tile and the placement of a word such as blue-16@12,2:r0."""
    found = TILE.fullmatch(word)
    if not found:
        raise entry.error(f"a tile reads name@x,y:way, such as blue-16@12,2:r1, not {word!r}")
    tile = _named(entry, found[1], found[2] or "", used)
    x, y = int(found[3]), int(found[4])
    if x >= WIDTH or y >= HEIGHT:
        raise entry.error(f"{word} is not on the boat")
    placement = WAY_IDS.index(found[5] or "r0") * CELLS + cell_at(x, y)
    return tile, placement


def _named(entry: Entry, name: str, colour: str, used: Used) -> int:
    """The tile of a name, with the colour of an Oshax."""
    number = entry.index(name, "tile", TILE_NAMES)
    if number < CATS:
        used.cat(entry, number)
        shape, own = number % CAT_SHAPES, number // CAT_SHAPES
    else:
        shape, own = number - CATS + OSHAX, NO_COLOUR
        used.shape(entry, shape)
    if OSHAX <= shape < COMMON:
        if not colour:
            raise entry.error(f"an Oshax has been named a colour: {name}/blue")
        own = entry.index(colour, "colour", COLOUR_IDS)
    elif colour:
        raise entry.error(f"only an Oshax is named a colour, not {name}")
    return 32 * own + shape


def _lay(s: State, p: int, entry: Entry, tile: int, placement: int) -> None:
    shape = shape_of(tile)
    name = SHAPE_IDS[shape]
    if not inside(shape, placement):
        raise entry.error(f"{name} does not lie within the boat there (IOC-7.3)")
    if not s.boats[p].is_free(cells_of(shape, placement)):
        raise entry.error(f"{name} lies on another tile (IOC-7.2)")
    s.boats[p] = s.boats[p].with_tile(tile, usual(shape, placement))


def read_drawing(s: State, p: int, entries: list[Entry], used: Used) -> None:
    """Rows with a letter for each tile, and the line that says what the letters are."""
    rows = [entry for entry in entries if entry.key == "row"]
    legend = next((entry for entry in entries if entry.key == "is"), None)
    if not rows and legend is None:
        return
    if legend is None or len(rows) != HEIGHT:
        where = legend or rows[0]
        raise where.error(f"a drawing has {HEIGHT} rows and a line that says what its letters are")
    cells: dict[str, list[int]] = {}
    for y, entry in enumerate(rows):
        drawn = "".join(entry.words)
        if len(drawn) != WIDTH:
            raise entry.error(f"a row has {WIDTH} cells, not {len(drawn)}")
        for x, letter in enumerate(drawn):
            if letter not in NO_TILES:
                cells.setdefault(letter, []).append(cell_at(x, y))
    for word in legend.words:
        letter, equals, name = word.partition("=")
        if letter not in cells or not equals:
            raise legend.error(f"a tile reads A=blue-14, its letter in the rows, not {word!r}")
        name, _, colour = name.partition(BETWEEN)
        tile = _named(legend, name, colour, used)
        _lay(s, p, legend, tile, _lies(legend, letter, tile & 31, sorted(cells.pop(letter))))
    if cells:
        raise legend.error(f"what are {', '.join(sorted(cells))}?")


def _lies(entry: Entry, letter: str, shape: int, cells: list[int]) -> int:
    """The placement of a shape that covers these cells."""
    x, y = min(cell // HEIGHT for cell in cells), min(cell % HEIGHT for cell in cells)
    for way in range(WAYS):
        placement = way * CELLS + cell_at(x, y)
        if inside(shape, placement) and sorted(cells_of(shape, placement)) == cells:
            return placement
    raise entry.error(f"{letter} is not drawn as {SHAPE_IDS[shape]}")
