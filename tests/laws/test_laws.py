"""Every game keeps every law, with all its options and any number of seats."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import liferaft
from liferaft.core.game import Game, State
from liferaft.core.pack import unpacked
from liferaft.core.rng import Rng, seeded
from liferaft.testing.fairness import law_blind_bot
from liferaft.testing.laws import LAWS, check_position, check_setup, law_starts_hide_alike
from liferaft.testing.strategies import every_value, setups
from liferaft.testing.walk import Setup, Walk
from toy import GAME as DRIFTWOOD
from toy.census import driftwood_cards

NAMES = [*liferaft.games(), DRIFTWOOD.name]


def forbidden_island_cards(state: State) -> list[object]:
    """All treasure cards by kind; flood cards and sunken tiles, which are 24 together."""
    treasure = Counter()
    for pack in [*state.hands, *state.treasure_pile, state.treasure_discards]:
        treasure.update(dict(enumerate(unpacked(pack, 7))))
    tiles = [*state.flood_pile, state.flood_discards, state.sunk]
    return [sorted(treasure.items()), sum(tiles), state.flooded & state.sunk]


CENSUS = {"forbidden_island": forbidden_island_cards, "driftwood": driftwood_cards}

by_game = pytest.mark.parametrize("name", NAMES)


def game_of(name: str) -> Game:
    return DRIFTWOOD if name == DRIFTWOOD.name else liferaft.game(name)


@by_game
@given(data=st.data())
def test_laws_hold_for_any_setup(name: str, data: st.DataObject) -> None:
    check_setup(data.draw(setups(game_of(name))), CENSUS.get(name))


@by_game
def test_laws_hold_for_every_value_of_every_option(name: str) -> None:
    for setup in every_value(game_of(name)):
        check_setup(setup, CENSUS.get(name))


@by_game
def test_the_sweep_meets_every_number_of_seats_and_every_value(name: str) -> None:
    game = game_of(name)
    met = every_value(game)
    assert {setup.seats for setup in met} == set(range(game.seats[0], game.seats[1] + 1))
    for option in game.options:
        assert {setup.options[option.name] for setup in met} == set(option.choices)


@by_game
def test_starts_that_look_alike_hide_alike(name: str) -> None:
    game = game_of(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        law_starts_hide_alike(game, seats, range(60))


def test_many_starts_of_driftwood_look_alike() -> None:
    assert law_starts_hide_alike(DRIFTWOOD, 2, range(60)) > 20


def at_random(state: State, seat: int, rng: Rng) -> int:
    legal = state.legal_actions(seat)
    return legal[rng.below(len(legal))]


@by_game
def test_a_random_bot_is_blind(name: str) -> None:
    game = game_of(name)
    walk = Walk(Setup(game, game.seats[1], 4))
    for decision in range(0, len(walk.moves), 3):
        law_blind_bot(at_random, walk.state_at(decision), seeded(decision))


def test_every_law_is_checked_on_driftwood() -> None:
    checks = Counter()
    for setup in every_value(DRIFTWOOD):
        checks.update(check_setup(setup))
    assert all(checks[law.name] for law in LAWS)


# Late moments that random play seldom reaches.

ISLAND = """\
forbidden_island
row . . watchtower temple_of_the_moon . .
row . bronze_gate misty_marsh cave_of_embers gold_gate .
row coral_palace phantom_rock fools_landing lost_lagoon howling_garden iron_gate
row twilight_hollow temple_of_the_sun crimson_forest silver_gate dunes_of_deception tidal_palace
row . copper_gate observatory cave_of_shadows cliffs_of_abandon .
row . . whispering_garden breakers_bridge . .
"""
ALL_FOUND = "found earth_stone statue_of_the_wind crystal_of_fire oceans_chalice\n"
LATE = {
    "four_cards_on_the_treasure_tile": """\
seat diver temple_of_the_sun earth_stone*4 sandbags
seat messenger temple_of_the_sun oceans_chalice*3 helicopter_lift
flooded phantom_rock crimson_forest
water 5
""",
    "the_team_can_leave": f"""\
seat pilot fools_landing sandbags
seat engineer fools_landing helicopter_lift
seat navigator fools_landing helicopter_lift
{ALL_FOUND}flooded fools_landing
""",
    "a_pawn_is_drowning": """\
seat explorer misty_marsh helicopter_lift
seat engineer watchtower helicopter_lift sandbags
sunk misty_marsh bronze_gate phantom_rock cave_of_embers temple_of_the_moon lost_lagoon
flooded watchtower fools_landing
agenda swimmer:0 flood:0 turn:1
""",
    "a_full_hand": """\
seat messenger misty_marsh earth_stone*3 sandbags helicopter_lift statue_of_the_wind*2
seat navigator misty_marsh crystal_of_fire*4 helicopter_lift
agenda limit:0 floods:0 turn:1
""",
}


@pytest.mark.parametrize("name", LATE)
def test_laws_hold_in_late_positions(name: str) -> None:
    state = liferaft.game("forbidden_island").position(ISLAND + LATE[name])
    for seed in range(5):
        checks = check_position(state, seed)
    assert checks["legal is not refused"] > 1000
