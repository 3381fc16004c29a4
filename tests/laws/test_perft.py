"""Perft: shallow counts derived by hand, deeper ones by adding up."""

import pytest

import liferaft
from liferaft.core.game import State
from liferaft.testing.perft import divide, perft
from toy import GAME as DRIFTWOOD

GAME = liferaft.game("forbidden_island")
ISLAND = """\
forbidden_island
row . . watchtower temple_of_the_moon . .
row . bronze_gate misty_marsh cave_of_embers gold_gate .
row coral_palace phantom_rock fools_landing lost_lagoon howling_garden iron_gate
row twilight_hollow temple_of_the_sun crimson_forest silver_gate dunes_of_deception tidal_palace
row . copper_gate observatory cave_of_shadows cliffs_of_abandon .
row . . whispering_garden breakers_bridge . .
"""


def at(text: str) -> State:
    """A position without cards to draw: after the actions the next seat acts."""
    return GAME.position(ISLAND + text + "agenda act:0:3 turn:1\n")


#     0 .
#   . ~ . .
#  . . . . . .
#  . . . . . 1
MESSENGER = """\
seat messenger watchtower
seat explorer tidal_palace
flooded misty_marsh
"""

#     x .
#   . . . .
#  . ~ b ~ . .      b: both pawns
PILOT = """\
seat pilot fools_landing earth_stone*2
seat engineer fools_landing
sunk watchtower
flooded phantom_rock lost_lagoon
"""

#     . .
#   0 ~ . .          0 stands on a flooded tile, too
#  . ~ . . . .
#  . . . . . 1
ENGINEER = """\
seat engineer bronze_gate
seat navigator tidal_palace
flooded bronze_gate misty_marsh phantom_rock
"""


def test_one_action_of_the_messenger() -> None:
    # done; move right or down; shore up below
    assert perft(at(MESSENGER), 1) == 1 + 2 + 1


def test_two_actions_of_the_messenger() -> None:
    assert divide(at(MESSENGER), 2) == {
        "done": 5,  # the Explorer: done; up, left, up-left and down-left, the rest is sea
        "move temple_of_the_moon": 3,  # done; back or down; the flooded tile is at a corner
        "move misty_marsh": 6,  # done; four sides; shore up the own tile
        "shore misty_marsh": 3,  # done; right or down; nothing is flooded any more
    }
    assert perft(at(MESSENGER), 2) == 5 + 3 + 6 + 3


def test_one_action_of_the_pilot() -> None:
    # done; four sides; 24 tiles less one sunk and his own; two flooded ones; one card to give
    assert perft(at(PILOT), 1) == 1 + 4 + 22 + 2 + 1


def test_two_actions_of_the_engineer() -> None:
    assert divide(at(ENGINEER), 2) == {
        "done": 5,  # the Navigator: done; up or left; pushes the Engineer right or down
        "move misty_marsh": 7,  # done; four sides; shores up here and where he came from
        "move phantom_rock": 7,  # the same
        "shore bronze_gate": 3,  # done, or one of the other two with the same action
        "shore misty_marsh": 3,
        "shore phantom_rock": 3,
    }
    assert perft(at(ENGINEER), 2) == 5 + 7 + 7 + 3 * 3


def test_three_actions_are_the_sum_over_the_first() -> None:
    state = at(ENGINEER)
    after = []
    for action in state.legal_actions():
        after.append(state.clone())
        after[-1].apply(action)
    assert (
        perft(state, 3) == sum(perft(child, 2) for child in after) == sum(divide(state, 3).values())
    )


def test_secret_bids_multiply() -> None:
    state = DRIFTWOOD.position("""\
        driftwood
        hand 1 2
        hand 3 4 4
        deck 5 6 5 6
        buoys 1 0
        left 1
        agenda bid:0 bid:1 show:0 count:0 round:0
    """)
    assert perft(state, 2) == 2 * 2  # two different cards in each hand
    assert perft(state, 3) == 2 * 2 * 2  # then seat 0 passes or throws its buoy


def test_counting_leaves_the_position_as_it_was() -> None:
    state = GAME.new(3, 5)
    before = state.text()
    perft(state, 3)
    assert state.text() == before


def test_nothing_follows_the_end() -> None:
    state = GAME.position(ISLAND + MESSENGER + "result won\nagenda turn:1\n")
    assert perft(state, 0) == 1
    assert perft(state, 1) == perft(state, 2) == 0


# Not derived by hand: these only notice change, compiled or not.
@pytest.mark.parametrize(
    ("seats", "seed", "depth", "sequences"), [(2, 0, 3, 4530), (3, 1, 3, 2197), (4, 2, 3, 565)]
)
def test_seeded_counts(seats: int, seed: int, depth: int, sequences: int) -> None:
    assert perft(GAME.new(seats, seed), depth) == sequences
