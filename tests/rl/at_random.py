"""Random games with random options: the positions on which layouts and adapters are tried."""

import random
from collections.abc import Iterator

import liferaft
from liferaft.core.game import State
from liferaft.core.options import Choice, fitted


def options_at_random(game: liferaft.Game, seats: int, luck: random.Random) -> dict[str, Choice]:
    """A choice for every option that such a table may choose."""
    chosen = {option.name: luck.choice(option.choices) for option in game.options}
    return fitted(game.options, chosen, seats)


def positions(game: liferaft.Game, games: int, every: int) -> Iterator[State]:
    """Some positions of random games, the last ones among them, with all numbers of seats."""
    luck = random.Random(8)
    for number in range(games):
        fewest, most = game.seats
        seats = fewest + number % (most - fewest + 1)
        usual = number < most - fewest + 1
        values = game.defaults if usual else options_at_random(game, seats, luck)
        state = game.begin(seats, number, fitted(game.options, values, seats))
        for decision in range(1_000_000):
            if decision % every == 0 or state.over:
                yield state
            if state.over:
                break
            seat = luck.choice(state.asked())
            state.apply(luck.choice(state.legal_actions(seat)), seat)
