"""One game being played by agents: what all environments of one game have in common."""

from typing import Any

from liferaft.core.errors import BadOption
from liferaft.core.game import Game, State
from liferaft.core.options import Choice, settled
from liferaft.core.rng import Rng, seeded
from liferaft.games import game as game_named
from liferaft.rl.encoders import encoder
from liferaft.rl.layout import layout

WIDTH = 100  # columns of a picture in text
RENDER_MODES = ["human", "ansi", "svg"]


class Rules:
    """A game with a number of seats and its options settled: what never changes."""

    def __init__(self, game: str | Game, seats: int | None, options: dict[str, Any]) -> None:
        self.game: Game = game_named(game) if isinstance(game, str) else game
        self.seats: int = self.game.seats_checked(seats)
        self.values: dict[str, Choice] = settled(self.game.options, options, self.seats)
        self.layout = layout(self.game, self.seats)
        self.encoder = encoder(self.game, self.seats, self.values)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Rules":
        """They never change, so copies share them."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """In a pickle they are what they were made from."""
        return Rules, (self.game.name, self.seats, self.values)

    def like(self, other: "Rules") -> bool:
        """Whether they are the same rules."""
        mine, theirs = (self.seats, self.values), (other.seats, other.values)
        return self.game is other.game and mine == theirs

    def begin(self, seed: int | None) -> State:
        """A new game."""
        return self.game.begin(self.seats, self.game.seed_checked(seed), self.values)


class Seeds:
    """The seeds of one game after the other: the first is given, the others follow from it."""

    def __init__(self) -> None:
        self.rng: Rng | None = None

    def next(self, seed: int | None) -> int | None:
        """The seed of the next game; None for one from the operating system."""
        if seed is not None:
            self.rng = seeded(seed)
            return seed
        if self.rng is None:
            return None
        return sum(int(self.rng.next32()) << (32 * i) for i in range(4))


def utilities(state: State) -> list[float]:
    """By seat, from -1 to 1: how well it did; in a cooperative game all the same."""
    return [2.0 * x - 1.0 for x in state.outcome()]


def reasons(state: State, seat: int) -> list[str]:
    """By action: the rule that forbids it to a seat now; empty if it is legal."""
    return [state.why_not(action, seat) for action in range(state.game.actions.size)]


def check_mode(mode: str | None) -> str | None:
    """A way to render, refused if there is none such."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadOption(f"render_mode cannot be {mode!r}; choose one of: {', '.join(RENDER_MODES)}")
    return mode


def drawn(state: State, seat: int) -> str:
    """What a seat sees, as lines of text."""
    words, view = state.game.words, state.view(seat)
    lines = [*words.board(view, "en", WIDTH), *words.aside(view, "en", WIDTH)]
    return "\n".join("".join(text for text, _ in line).rstrip() for line in lines)


def rendered(state: State, seat: int, mode: str) -> str | None:
    """What a seat sees: as text, as SVG, or printed."""
    if mode == "svg":
        return state.game.drawn(state.view(seat))
    text = drawn(state, seat)
    if mode == "ansi":
        return text
    print(text)  # noqa: T201
    return None
