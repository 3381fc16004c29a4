"""A bot that chooses any legal action, each as likely as the others."""

from liferaft.bots import Bot
from liferaft.core.game import State
from liferaft.core.rng import Rng


class RandomBot(Bot):
    """Knows the rules and nothing else."""

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        """Any legal action."""
        legal = state.legal_actions(seat)
        return legal[rng.below(len(legal))]
