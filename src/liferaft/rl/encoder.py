"""A state as one seat sees it, as numbers for a network; and the mask of what it may do."""

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from liferaft.core.agenda import step_of
from liferaft.core.bits import BIT
from liferaft.core.game import Game, State
from liferaft.rl.cells import ONE, put_choice, put_flag, put_set


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes the tensors of a game with so many seats and these options.

    The first cells are the same in every state, the options: they stand in the blank row. The next
    are the same in every state of one game: write_fixed() writes them, write() the others.
    """

    def __init__(self, game: Game, seats: int, size: int, fixed: list[int]) -> None:
        self.game = game
        self.seats: i64 = seats
        self.size: i64 = size  # how many numbers a tensor has
        self.actions: i64 = game.actions.size
        self.first: i64 = len(fixed)  # where the cells begin that differ between games
        self.asking: i64 = game.steps.asking
        blank: vec[i32] = vec[i32]([i32(0)] * size)
        for i in range(len(fixed)):
            if fixed[i]:
                blank[i] = ONE
        self.blank = blank
        self.none: vec[u8] = vec[u8]([u8(0)] * game.actions.size)
        self.rest: i64 = 0  # where the cells and notes begin that change during a game
        self.row: i64 = 0  # where the next row begins

    def measure(self, state: State) -> None:
        """Find out how many notes a row needs: whoever keeps rows must know."""
        cells = self.blank[:]
        self.rest = self.write_fixed(state, cells, vec[i64](), self.first)
        self.row = self.write(state, 0, cells, vec[i64](), self.rest)

    def write_fixed(self, state: State, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """Write what stays the same as long as a game lasts; the place after it."""
        return at

    def write(self, state: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """Write the rest, which comes after it; the place after that."""
        raise NotImplementedError

    def encode(self, state: State, seat: int) -> vec[i32]:
        """What *seat* sees, as the bits of floats."""
        cells = self.blank[:]
        notes = vec[i64]()
        at = self.write_fixed(state, cells, notes, self.first)
        self.write(state, seat, cells, notes, at)
        return cells

    def mask(self, state: State, seat: int) -> vec[u8]:
        """By action: 1 if *seat* may choose it now."""
        mask = self.none[:]
        place = state.place(seat)
        if place >= 0:
            for action in state.choices(state.agenda[place]):
                mask[action] = 1
        return mask

    # What the tensors of all games have in common

    def write_step(self, state: State, cells: vec[i32], notes: vec[i64], at: i64) -> i64:
        """The step that asks; none when the game is over."""
        step = i64(-1) if state.over else step_of(state.agenda[-1])
        return put_choice(cells, notes, at, step, self.asking)

    def write_asked(
        self, state: State, seat: i64, cells: vec[i32], notes: vec[i64], at: i64
    ) -> i64:
        """The seats that are asked, counted from *seat*."""
        asked: i64 = 0
        if not state.over:
            i = i64(len(state.agenda)) - 1
            step = step_of(state.agenda[i])
            together = bool(self.game.steps.together & BIT[step])
            while True:
                asked |= BIT[self.distance(seat, state.answers(state.agenda[i]))]
                i -= 1
                if not together or i < 0 or step_of(state.agenda[i]) != step:
                    break
        return put_set(cells, notes, at, asked, self.seats)

    def put_seat(self, cells: vec[i32], notes: vec[i64], at: i64, p: i64, seat: i64) -> i64:
        """A seat, counted from *seat*; below 0 none."""
        k = self.distance(seat, p) if p >= 0 else i64(-1)
        return put_choice(cells, notes, at, k, self.seats)

    def after(self, seat: i64, k: i64) -> i64:
        """The seat that sits so many places after another."""
        p = seat + k
        return p if p < self.seats else p - self.seats

    def distance(self, seat: i64, p: i64) -> i64:
        """How many places after a seat another one is."""
        return p - seat if p >= seat else p - seat + self.seats

    def write_end(
        self, state: State, result: i64, results: i64, cells: vec[i32], notes: vec[i64], at: i64
    ) -> i64:
        """Whether the game is over, and how it ended."""
        at = put_flag(cells, at, state.over)
        return put_choice(cells, notes, at, result - 1, results)
