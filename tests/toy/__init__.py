"""Driftwood: a tiny game with hidden hands, secret bids and a window, to try the laws on."""

from toy.rules import GAME, Driftwood, game_of

__all__ = ["GAME", "Driftwood", "game_of"]
