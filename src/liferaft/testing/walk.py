"""Random games for the laws: how one is set up, played, visited again and named when it breaks."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from liferaft.core.errors import IllegalAction
from liferaft.core.game import SPECTATOR, Game, State
from liferaft.core.options import Choice, changed, fitted, settled
from liferaft.core.rng import Rng, seeded

MOST = 10_000  # decisions: more than any game takes


class Broken(AssertionError):
    """A law does not hold. The message ends with the position, ready to be pasted into a test."""

    def __init__(self, what: str, position: str, law: str = "", setup: str = "") -> None:
        head = f"{law}: {what}" if law else what
        super().__init__("\n".join([head, *([setup] if setup else []), "", position]))
        self.what = what
        self.position = position
        self.law = law
        self.setup = setup


def broken(state: State, what: str) -> Broken:
    """The error for a law that *state* breaks."""
    return Broken(what, state.text())


@dataclass(frozen=True)
class Setup:
    """A game before its first decision: who plays, from which seed, with which options."""

    game: Game
    seats: int
    seed: int
    options: Mapping[str, Choice] = field(default_factory=dict)

    def start(self) -> State:
        """The state before the first decision."""
        return self.game.new(self.seats, self.seed, **self.options)

    def __str__(self) -> str:
        values = changed(self.game.options, settled(self.game.options, self.options))
        words = [self.game.name, f"seats={self.seats}", f"seed={self.seed}"]
        return " ".join(
            [*words, *[f"{name}={str(value).lower()}" for name, value in values.items()]]
        )

    __repr__ = __str__


def some_setup(game: Game, seats: int, number: int) -> Setup:
    """The setup with a number: options at random, and the number as seed."""
    rng = seeded(number)
    options = {o.name: o.choices[rng.below(len(o.choices))] for o in game.options}
    return Setup(game, seats, number, fitted(game.options, options, seats))


def viewers(state: State) -> range:
    """Everybody who looks at the table: the spectator and all seats."""
    return range(SPECTATOR, state.seats)


def some_viewer(state: State, rng: Rng) -> int:
    """A seat or the spectator, at random."""
    return rng.below(state.seats + 1) + SPECTATOR


def some_action(state: State, rng: Rng, by_verb: bool = False) -> tuple[int, int]:
    """A legal action at random and the seat that chooses it; by verb, rare verbs come up more."""
    asked = state.asked()
    if not asked:
        raise broken(state, "nobody is asked, but the game is not over")
    seat = asked[rng.below(len(asked))]
    legal = state.legal_actions(seat)
    if not legal:
        raise broken(state, f"seat {seat} is asked, but nothing is legal")
    if by_verb:
        verbs = [state.game.actions.verb[action] for action in legal]
        known = sorted(set(verbs))
        verb = known[rng.below(len(known))]
        legal = [action for action, own in zip(legal, verbs) if own == verb]
    return legal[rng.below(len(legal))], seat


def play_on(state: State, rng: Rng, decisions: int) -> int:
    """Play at random for so many decisions or to the end; how many there were."""
    for played in range(decisions):
        if state.over:
            return played
        state.apply(*some_action(state, rng))
    return decisions


def play_to_end(state: State, rng: Rng, most: int = MOST) -> int:
    """Play at random to the end, which must come within *most* decisions."""
    played = play_on(state, rng, most)
    if not state.over:
        raise broken(state, f"the game does not end within {most} decisions")
    return played


class Walk:
    """One random game from start to end, and every state on the way."""

    def __init__(self, setup: Setup, most: int = MOST) -> None:
        self.setup = setup
        self.moves: list[tuple[int, int]] = []  # action and seat
        self.end = setup.start()
        rng = seeded(setup.seed).fork()
        by_verb = rng.below(2) == 1
        while not self.end.over:
            if len(self.moves) == most:
                raise broken(self.end, f"the game does not end within {most} decisions")
            move = some_action(self.end, rng, by_verb)
            self.end.apply(*move)
            self.moves.append(move)

    def state_at(self, decision: int) -> State:
        """A fresh state before a decision, counted from 0; the last one is the end."""
        state = self.setup.start()
        for action, seat in self.moves[:decision]:
            state.apply(action, seat)
        return state


def refused(state: State, action: int, seat: int) -> bool:
    """Try an action; whether it was refused."""
    try:
        state.apply(action, seat)
    except IllegalAction:
        return True
    return False
