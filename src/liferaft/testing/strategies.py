"""Hypothesis strategies: setups of a game with any seats, seed and options."""

from hypothesis import strategies as st

from liferaft.core.game import Game
from liferaft.testing.walk import Setup


def setups(game: Game) -> st.SearchStrategy[Setup]:
    """Any number of seats, any seed, any value of every option."""
    fewest, most = game.seats
    options = {o.name: st.sampled_from(o.choices) for o in game.options}
    return st.builds(
        Setup,
        st.just(game),
        st.integers(fewest, most),
        st.integers(0, 2**128 - 1),
        st.fixed_dictionaries(options),
    )


def every_value(game: Game) -> list[Setup]:
    """A few setups in which every number of seats and every value of every option is met."""
    fewest, most = game.seats
    rounds = max([most - fewest + 1, *[len(o.choices) for o in game.options]])
    return [
        Setup(
            game,
            fewest + i % (most - fewest + 1),
            i,
            {o.name: o.choices[i % len(o.choices)] for o in game.options},
        )
        for i in range(rounds)
    ]
