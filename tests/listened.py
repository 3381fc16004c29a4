"""Games that are listened to: tables of every size with many values of options."""

import pytest

import liferaft
from liferaft.core.language import LANGUAGES
from liferaft.core.options import fitted

Options = dict[str, object]


def by_turns(name: str, fewest: int, games: int) -> list[tuple[int, Options]]:
    """Tables among which every number of seats and many values of options are met."""
    game = liferaft.game(name)
    sizes = game.seats[1] - fewest + 1
    tables: list[tuple[int, Options]] = []
    for i in range(games):
        seats = fewest + i % sizes
        values = {option.name: option.choices[i % len(option.choices)] for option in game.options}
        tables.append((seats, {**fitted(game.options, values, seats)}))
    return tables


# By game: seats and options.
TABLES: dict[str, list[tuple[int, Options]]] = {
    "comet": by_turns("comet", 1, 4),
    "forbidden_island": by_turns("forbidden_island", 2, 6),
    "habitats": by_turns("habitats", 1, 6),
    "isle_of_cats": [
        (1, {"solo": "expert"}),
        (2, {"boats": "chosen", "late_lessons": "next_day", "printed_costs": True}),
        (3, {"boats": "same_red", "anytime_windows": "lean"}),
        (4, {}),
        (4, {"family_mode": True}),
    ],
    "rescue": by_turns("rescue", 2, 4),
}
each_game = pytest.mark.parametrize("name", TABLES)
each_table = pytest.mark.parametrize(
    ("name", "seats", "options"), [(name, *table) for name, own in TABLES.items() for table in own]
)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
