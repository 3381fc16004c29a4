"""Many games at once: one compiled loop answers, goes on and writes what is seen."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from liferaft.core.errors import IllegalAction
from liferaft.core.game import Game, State
from liferaft.core.options import Choice
from liferaft.core.rng import Rng, seeded
from liferaft.rl.cells import WIDTH
from liferaft.rl.encoder import Encoder

EVERY_SEAT: Final = -1  # the caller answers for whoever is asked


class Batch:
    """So many games of one kind; a game that is over begins anew.

    With a *seat* the caller answers for that one, and the others answer at random. What is seen and
    what may be chosen is written into two buffers in turn, and only what has changed there.
    """

    def __init__(
        self, game: Game, values: dict[str, Choice], encoder: Encoder, games: int, seat: int
    ) -> None:
        self.game = game
        self.values = values
        self.encoder = encoder
        self.games: i64 = games
        self.seat: i64 = seat
        self.rng: Rng = seeded(0)
        self.states: list[State] = []
        self.fresh: list[int] = []  # games that have begun since show() was called
        self.stale: list[int] = []  # games that had begun then: one buffer does not know them yet
        self.actions: vec[i64] = vec[i64]([0] * games)  # by game: the answers for step()
        self.sampled: vec[i64] = vec[i64]([0] * games)  # by game: what sample() has drawn
        self.places: vec[i64] = vec[i64]([0] * games)  # by game: the frame that is answered
        self.seats: vec[i64] = vec[i64]([0] * games)  # by game: the seat that answers
        blank: vec[i32] = vec[i32]([x for _ in range(games) for x in encoder.blank])
        none: vec[u8] = vec[u8]([u8(0)] * (games * game.actions.size))
        encoder.measure(game.begin(int(encoder.seats), 0, values))
        notes: vec[i64] = vec[i64]([0] * (games * int(encoder.row >> WIDTH)))
        starts: vec[i64] = vec[i64]([0] * (games + 1))
        self.cells: vec[i32] = blank[:]  # what is seen, game by game
        self.masks: vec[u8] = none[:]  # what may be chosen, game by game
        self.legal: vec[i64] = vec[i64]()  # the places of its ones, game after game
        self.starts: vec[i64] = starts[:]  # by game: where its actions begin
        self.notes: vec[i64] = notes[:]  # of the cells
        self.next_cells: vec[i32] = blank[:]
        self.next_masks: vec[u8] = none[:]
        self.next_legal: vec[i64] = vec[i64]()
        self.next_starts: vec[i64] = starts[:]
        self.next_notes: vec[i64] = notes[:]
        self.ended: list[int] = []  # the games that ended with the last answers
        self.rewards: list[float] = []  # of the seats that answered in them
        self.outcomes: list[list[float]] = []  # how they ended
        self.last: list[vec[i32]] = []  # what was seen at their ends

    def begin(self, seed: int) -> None:
        """Begin all games anew; show() must follow."""
        self.rng = seeded(seed)
        self.states = []
        self.fresh = []
        for i in range(self.games):
            self.states.append(self.begun(i))

    def begun(self, i: i64) -> State:
        """A new game in the place of game *i*; with a seat, one in which it is asked something."""
        while True:
            seed = 0
            for _ in range(4):
                seed = seed * 4294967296 + int(self.rng.next32())
            state = self.game.begin(int(self.encoder.seats), seed, self.values)
            self.go_on(state)
            if not state.over:
                break
        self.fresh.append(i)
        return state

    def fix(self, i: i64) -> None:
        """Write what stays the same in a game that has just begun."""
        encoder = self.encoder
        at = encoder.row * i + encoder.first
        encoder.write_fixed(self.states[i], self.next_cells, self.next_notes, at)

    def go_on(self, state: State) -> None:
        """Let the others answer until the seat is asked."""
        if self.seat < 0:
            return
        while not state.over and state.place(int(self.seat)) < 0:
            place = i64(len(state.agenda)) - 1
            choices = state.choices(state.agenda[place])
            state.play(choices[self.rng.below(i64(len(choices)))], place)

    def step(self) -> None:
        """Answer in every game with its action; if one is refused, nothing has changed anywhere.

        show() must follow.
        """
        size = self.encoder.actions
        actions = self.actions
        for i in range(self.games):
            action = actions[i]
            if not 0 <= action < size or not self.masks[size * i + action]:
                reason = self.states[i].why_not_at(int(action), self.places[i])
                raise IllegalAction(int(action), f"game {i}: {reason}")
        self.ended = []
        self.outcomes = []
        self.last = []
        self.rewards = []
        for i in range(self.games):
            state = self.states[i]
            state.play(actions[i], self.places[i])
            self.go_on(state)
            if state.over:
                self.finish(i)

    def finish(self, i: i64) -> None:
        """A game is over: how it ended, what was seen, and the next one."""
        state = self.states[i]
        outcome = state.outcome()
        self.rewards.append(2.0 * outcome[self.seats[i]] - 1.0)
        self.ended.append(i)
        self.outcomes.append(outcome)
        self.last.append(self.encoder.encode(state, int(self.seats[i])))
        self.states[i] = self.begun(i)

    def show(self) -> None:
        """Write what is seen and what may be chosen in all games."""
        encoder = self.encoder
        cells = self.next_cells
        notes = self.next_notes
        masks = self.next_masks
        last = self.next_legal
        starts = self.next_starts
        legal = vec[i64](capacity=8 * self.games)
        for begun in self.stale + self.fresh:
            self.fix(begun)
        self.stale = self.fresh
        self.fresh = []
        for j in range(i64(len(last))):
            masks[last[j]] = 0
        for i in range(self.games):
            state = self.states[i]
            place = i64(len(state.agenda)) - 1
            seat = self.seat
            if seat < 0:
                seat = state.answers(state.agenda[place])
            else:
                place = state.place(int(seat))
            self.places[i] = place
            self.seats[i] = seat
            at = encoder.write(state, seat, cells, notes, encoder.row * i + encoder.rest)
            assert at == encoder.row * (i + 1), "all rows are written by the same calls"
            first = encoder.actions * i
            starts[i] = i64(len(legal))
            for action in state.choices(state.agenda[place]):
                masks[first + action] = 1
                legal = append(legal, first + action)
        starts[self.games] = i64(len(legal))
        self.next_legal = legal
        self.turn()

    def turn(self) -> None:
        """The buffer that has been written is the one that is seen."""
        cells, masks, legal = self.cells, self.masks, self.legal
        notes, starts = self.notes, self.starts
        self.cells, self.masks, self.legal = self.next_cells, self.next_masks, self.next_legal
        self.notes, self.starts = self.next_notes, self.next_starts
        self.next_cells, self.next_masks, self.next_legal = cells, masks, legal
        self.next_notes, self.next_starts = notes, starts

    def sample(self, rng: Rng) -> None:
        """Draw a legal action for each game, each as likely as the others."""
        legal = self.legal
        starts = self.starts
        for i in range(self.games):
            first = starts[i]
            drawn = legal[first + rng.below(starts[i + 1] - first)]
            self.sampled[i] = drawn - self.encoder.actions * i
