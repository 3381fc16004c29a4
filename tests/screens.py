"""Games and drawings as tests look at them."""

import liferaft
from liferaft import State, seeded
from liferaft.core.game import Game, Line, View


def played(game: Game, seats: int, seed: int, decisions: int, **options: object) -> State:
    """A game after so many random decisions, or at its end."""
    state = game.new(seats, seed, **options)
    rng = seeded(seed)
    while decisions and not state.over:
        seat = state.asked()[0]
        legal = state.legal_actions(seat)
        state.apply(legal[rng.below(len(legal))], seat)
        decisions -= 1
    return state


def plain(lines: list[Line]) -> list[str]:
    """A drawing without colours."""
    return ["".join(part for part, _ in line) for line in lines]


def drawn(view: View, width: int, lang: str = "en") -> str:
    """The board as it looks without colours."""
    return "\n".join(plain(liferaft.game(view["game"]).words.board(view, lang, width)))


def beside(view: View, width: int, lang: str = "en") -> str:
    """What lies beside the board, without colours."""
    return "\n".join(plain(liferaft.game(view["game"]).words.aside(view, lang, width)))


def widest(drawing: str) -> int:
    """The columns of the longest line."""
    return max(map(len, drawing.splitlines()))
