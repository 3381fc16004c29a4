"""Hypothesis strategies: setups of a game with any seats, seed and options."""

from hypothesis import strategies as st

from liferaft.core.game import Game
from liferaft.core.options import Choice, fitted
from liferaft.testing.walk import Setup


def setups(game: Game) -> st.SearchStrategy[Setup]:
    """Any number of seats, any seed, any value of every option that fits the seats."""
    fewest, most = game.seats
    options = {o.name: st.sampled_from(o.choices) for o in game.options}

    def setup(seats: int, seed: int, values: dict[str, Choice]) -> Setup:
        return Setup(game, seats, seed, fitted(game.options, values, seats))

    return st.builds(
        setup,
        st.integers(fewest, most),
        st.integers(0, 2**128 - 1),
        st.fixed_dictionaries(options),
    )


def every_value(game: Game) -> list[Setup]:
    """A few setups in which every number of seats and every value of every option is met."""
    fewest, most = game.seats
    rounds = max([most - fewest + 1, *[len(o.choices) for o in game.options]])
    found: list[Setup] = []
    for i in range(rounds):
        seats = fewest + i % (most - fewest + 1)
        values = {o.name: o.choices[i % len(o.choices)] for o in game.options}
        found.append(Setup(game, seats, i, fitted(game.options, values, seats)))
    for option in game.options:
        for choice in option.choices:
            if all(setup.options[option.name] != choice for setup in found):
                seats = max(fewest, option.seats[0])
                found.append(Setup(game, seats, len(found), {**game.defaults, option.name: choice}))
    return found
