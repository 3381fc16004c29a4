"""A bot's advice in words, made from what the asking seat may know."""

from liferaft.bots import hints
from liferaft.bots.terms import in_words
from liferaft.core.game import State
from liferaft.server.protocol import Advice, Advised, Hint


def advice(state: State, ask: Hint, found: list[hints.Advice], lang: str) -> Advice:
    """The message about the best moves."""
    view = state.view(ask.seat)
    game = state.game
    return Advice(
        ask.seq,
        ask.seat,
        [
            Advised(
                move.action,
                game.words.label(move.action, view, lang),
                round(move.value, 3),
                [in_words(game.name, r.term, r.change, lang) for r in move.reasons],
            )
            for move in found
            if move.action in state.legal_actions(ask.seat)
        ],
    )
