"""The two sides of the board of Comet: fields, neighbours, nests, distances, as masks.

Side B has the fields of side A but for the last of each row, so a field has one number on both.
A set of fields is two masks: rows A to F, and rows G to L with the cave as one more field.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.bits import BIT, count
from liferaft.games.comet.box import (
    AMOUNT,
    ANYWHERE,
    EFFECT_KIND,
    FLIES,
    HIGHEST_NEST,
    LOWEST_NEST,
    MOVES_NEUTRAL,
    PIECES,
    TERRAIN_COUNT,
    TERRAINS,
    read_data,
)

SIDES: Final[tuple[str, ...]] = ("A", "B")
ROWS: Final = "ABCDEFGHIJKL"
FIELDS: Final = 78
HALF: Final = 39  # fields from here on are in the second mask
CAVE: Final = 78
OFF: Final[i64] = -1  # where a piece is that is not on the board
_LETTERS: Final = "".join([terrain[0].upper() for terrain in TERRAINS])


def _ids() -> list[str]:
    return [f"{ROWS[row]}{column + 1}" for row in range(12) for column in range(7 - row % 2)]


FIELD_IDS: Final[tuple[str, ...]] = tuple(_ids())
PLACE_IDS: Final[tuple[str, ...]] = (*FIELD_IDS, "cave")
LOW: Final[vec[i64]] = vec[i64]([BIT[f] if f < HALF else i64(0) for f in range(FIELDS + 1)])
HIGH: Final[vec[i64]] = vec[i64]([BIT[f - HALF] if f >= HALF else i64(0) for f in range(79)])


def _inner(*columns: int) -> i64:
    """The fields of a half, which is three rows of seven and three of six, but for these."""
    out: i64 = 0
    for field in range(HALF):
        if field % 13 not in columns:
            out |= BIT[field]
    return out


# Who has a neighbour to the right (the next field), to the left, on the left and on the right in
# the rows above and below (7 fields before and 6 after, 6 before and 7 after).
_RIGHT: Final[i64] = _inner(6, 12)
_LEFT: Final[i64] = _inner(0, 7)
_LEFTWARDS: Final[i64] = _inner(0)
_RIGHTWARDS: Final[i64] = _inner(6)
_ROW: Final[i64] = 127  # the first row of a half


def _beside(name: str) -> list[str]:
    """The names of the places around a field, whether they exist or not."""
    row, column = ROWS.index(name[0]), int(name[1:])
    left = column - 1 if row % 2 == 0 else column  # in the rows above and below
    out = [f"{ROWS[row]}{column - 1}", f"{ROWS[row]}{column + 1}"]
    for other in (row - 1, row + 1):
        if 0 <= other < len(ROWS):
            out += [f"{ROWS[other]}{left}", f"{ROWS[other]}{left + 1}"]
    return out


FARTHEST: Final[int] = max(  # the longest range of an effect that is not anywhere
    [0]
    + [
        int(AMOUNT[row])
        for row in range(len(EFFECT_KIND))
        if (EFFECT_KIND[row] == FLIES or EFFECT_KIND[row] == MOVES_NEUTRAL)
        and AMOUNT[row] < ANYWHERE
    ]
)


class Board:
    """One side of the board. Made once, never changed."""

    def __init__(self, data: dict[str, Any]) -> None:
        words = {
            f"{ROWS[row]}{column + 1}": word
            for row in range(12)
            for column, word in enumerate(data["rows"][row].split())
        }
        self.side: str = data["side"]
        self.kinds: vec[i64] = vec[i64]([-2] * FIELDS)  # terrain; -1 nest; -2 not on this side
        self.numbers: vec[i64] = vec[i64]([0] * FIELDS)  # by field: the number of a nest; 0
        self.entrances: list[int] = [FIELD_IDS.index(name) for name in data["cave_entrances"]]
        self.entrances_low: i64 = 0
        self.entrances_high: i64 = 0
        self.all_low: i64 = 0  # all fields of this side
        self.all_high: i64 = 0
        self.near_low: vec[i64] = vec[i64]([0] * (FIELDS + 1))  # by field: the neighbours
        self.near_high: vec[i64] = vec[i64]([0] * (FIELDS + 1))
        # By set of symbols: where one of them pays, the cave among it; also what a skip opens.
        self.pays_low: vec[i64] = vec[i64]([0] * 64)
        self.pays_high: vec[i64] = vec[i64]([0] * 64)
        self.land_low: i64 = 0  # all terrain fields
        self.land_high: i64 = 0
        self.nests_low: vec[i64] = vec[i64]([0] * (HIGHEST_NEST + 1))  # by number
        self.nests_high: vec[i64] = vec[i64]([0] * (HIGHEST_NEST + 1))
        self.starts: list[int] = [FIELD_IDS.index(data["neutral_start"][name]) for name in PIECES]
        self.read(words)
        self.near(words)
        self.pay()
        # By (fields × range + field): the terrain fields so many hexes away or nearer.
        self.within_low: vec[i64] = vec[i64]([0] * (FIELDS * (FARTHEST + 1)))
        self.within_high: vec[i64] = vec[i64]([0] * (FIELDS * (FARTHEST + 1)))
        self.measure()

    def read(self, words: dict[str, str]) -> None:
        """What is printed on each field."""
        for field in range(FIELDS):
            word = words.get(FIELD_IDS[field], "")
            if word.isdecimal():
                self.numbers[field] = int(word)
                self.kinds[field] = -1
            elif word:
                self.kinds[field] = _LETTERS.index(word)
            if word:
                self.all_low |= LOW[field]
                self.all_high |= HIGH[field]
            if self.kinds[field] >= 0:
                self.land_low |= LOW[field]
                self.land_high |= HIGH[field]
            if self.kinds[field] == -1:
                self.nests_low[self.numbers[field]] |= LOW[field]
                self.nests_high[self.numbers[field]] |= HIGH[field]

    def near(self, words: dict[str, str]) -> None:
        """Which fields touch; COM-4.5: the cave leads nowhere."""
        for field in range(FIELDS):
            for name in _beside(FIELD_IDS[field]):
                if name in words and FIELD_IDS[field] in words:
                    self.near_low[field] |= LOW[FIELD_IDS.index(name)]
                    self.near_high[field] |= HIGH[FIELD_IDS.index(name)]
        for field in self.entrances:
            self.entrances_low |= LOW[field]
            self.entrances_high |= HIGH[field]
            self.near_high[field] |= HIGH[CAVE]

    def pay(self) -> None:
        """COM-3.5: a terrain pays for its fields, a joker for all; COM-4.1: all for the cave."""
        for symbols in range(1, 64):
            self.pays_high[symbols] |= HIGH[CAVE]
            for field in range(FIELDS):
                kind = self.kinds[field]
                if kind >= 0 and (symbols & BIT[kind] or symbols & BIT[TERRAIN_COUNT]):
                    self.pays_low[symbols] |= LOW[field]
                    self.pays_high[symbols] |= HIGH[field]

    def measure(self) -> None:
        """COM-9.5: hexes are counted over all fields, whatever they hold."""
        for field in range(FIELDS):
            low, high = LOW[field], HIGH[field]
            for far in range(1, FARTHEST + 1):
                wider_low, wider_high = self.around(low, high)
                low |= wider_low
                high |= wider_high
                self.within_low[FIELDS * far + field] = low & self.land_low
                self.within_high[FIELDS * far + field] = high & self.land_high

    def distance(self, start: int) -> int:
        """Steps from a field to the cave over terrain fields, without a jump."""
        low, high = LOW[start], HIGH[start]
        for steps in range(1, FIELDS):
            wider_low, wider_high = self.around(low, high)
            if wider_high & HIGH[CAVE]:
                return steps
            low |= wider_low & self.land_low
            high |= wider_high & self.land_high
        return 0

    def around(self, low: i64, high: i64) -> tuple[i64, i64]:
        """All fields beside one of a set; the cave is beside its entrances."""
        low &= self.all_low
        high &= self.all_high
        left_low, right_low = low & _LEFTWARDS, low & _RIGHTWARDS
        left_high, right_high = high & _LEFTWARDS, high & _RIGHTWARDS
        out_low = ((low & _RIGHT) << 1) | ((low & _LEFT) >> 1)
        out_low |= (left_low >> 7) | (left_low << 6) | (right_low >> 6) | (right_low << 7)
        out_high = ((high & _RIGHT) << 1) | ((high & _LEFT) >> 1)
        out_high |= (left_high >> 7) | (left_high << 6) | (right_high >> 6) | (right_high << 7)
        out_high |= out_low >> HALF  # what lies beyond a half is in the other one
        out_low |= ((left_high & _ROW) << (HALF - 7)) | ((right_high & _ROW) << (HALF - 6))
        out_high &= self.all_high
        if low & self.entrances_low or high & self.entrances_high:
            out_high |= HIGH[CAVE]
        return out_low & self.all_low, out_high

    def passed(
        self, low: i64, high: i64, open_low: i64, open_high: i64, chain: bool
    ) -> tuple[i64, i64]:
        """COM-3.8: these fields, and all beside those of them that can be passed over.

        With *chain*, what can be passed over then is passed over, too.
        """
        left_low, left_high = low & open_low, high & open_high
        while left_low | left_high:
            near_low, near_high = self.around(left_low, left_high)
            low |= near_low
            high |= near_high
            if not chain:
                break
            open_low &= ~left_low
            open_high &= ~left_high
            left_low, left_high = low & open_low, high & open_high
        return low, high


BOARDS: Final[list[Board]] = [Board(read_data(f"board_{side.lower()}.toml")) for side in SIDES]


def _check(board: Board) -> None:
    """A mistake in a data file is found when the box is opened, not in the middle of a game."""
    name = f"board_{board.side.lower()}.toml"
    for field in range(FIELDS):
        number = board.numbers[field]
        if number:
            assert LOWEST_NEST <= number <= HIGHEST_NEST, f"{name}: no animal has nest {number}"
            far = board.distance(field)
            assert far == number, f"{name}: {FIELD_IDS[field]} is {far} from the cave"
    land = count(board.land_low) + count(board.land_high)
    assert land, f"{name}: there is no terrain"
    for field in [*board.starts, *board.entrances]:
        assert board.kinds[field] >= 0, f"{name}: {FIELD_IDS[field]} must be a terrain field"


for _board in BOARDS:
    _check(_board)
