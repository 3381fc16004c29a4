"""What a park of Habitats promises: wants that can be met, roads, towers, places for more tiles."""

import pytest

import liferaft
from liferaft.bots import bot
from liferaft.bots.evaluate import evaluation
from liferaft.bots.evaluate.habitats import WEIGHTS, Habitats, turns_left
from liferaft.bots.evaluate.habitats_parks import (
    CONTENT,
    HIGHEST,
    LONGEST,
    MOST,
    ROOMY,
    Places,
    Promise,
    Wants,
    areas_by_tile,
    index_of,
    share_of_sides,
    wants_of,
)
from liferaft.core.rng import seeded
from liferaft.games.habitats.box import TILE_IDS
from liferaft.games.habitats.cells import cell_at
from liferaft.games.habitats.park import NEW_PARK, Park
from liferaft.games.habitats.rules import State
from liferaft.games.habitats.scoring import grounds, park_points

Tile = tuple[str, int, int, int]  # its name, its cell and how it is turned


def park_of(*tiles: Tile) -> Park:
    """A park with these tiles and the entrance."""
    park = NEW_PARK
    for name, x, y, turn in tiles:
        park = park.laid(TILE_IDS.index(name), cell_at(x, y), turn)
    return park


def promise(*tiles: Tile, turns: int = 10) -> Promise:
    """What a park promises with so many turns to come; no goals."""
    return Promise(park_of(*tiles), 0, turns)


def wants(park: Park, place: int) -> tuple[int, int]:
    """The tiles to be laid and the kinds that the animal at a place of the park's list wants."""
    sets = grounds(park)
    areas = areas_by_tile(park, sets)
    found = wants_of(park, place, sets, areas, Places(park, sets, areas))
    return int(found.steps), int(found.kinds)


def test_an_animal_wants_what_does_not_lie_around_it() -> None:
    lion = ("AG13", 0, 1, 0)  # grass 3, bush 1
    grass, bush = ("AG02", 1, 1, 0), ("AB02", 0, 2, 0)
    assert wants(park_of(lion), 1) == (4, 2)
    assert wants(park_of(lion, grass), 1) == (3, 1)
    assert wants(park_of(lion, grass, bush), 1) == (2, 0)
    further = ("AG03", 2, 1, 0), ("AG04", 3, 1, 0)  # of the same area
    assert wants(park_of(lion, grass, bush, *further), 1) == (0, 0)


def test_a_bee_wants_a_flower_beside_it() -> None:
    bee, flower = ("AG01", 0, 1, 0), ("FL05", 0, 2, 0)
    assert wants(park_of(bee), 1) == (1, 1)
    assert wants(park_of(bee, flower), 1) == (0, 0)


def test_points_are_those_of_the_rules() -> None:
    """Whole parks as they grow, and the goals' measure of animals with what they need."""
    state, rng, player = liferaft.game("habitats").new(2, 11), seeded(2), bot("greedy")
    assert isinstance(state, State)
    seen = 0
    while not state.over:
        seat = state.asked()[0]
        state.apply(player.choose(state.determinize(seat, rng), seat, rng), seat)
        for park in state.parks:
            assert Promise(park, 0, 5).points == park_points(park)
            seen += park_points(park) > 40
    assert seen > 5


def test_an_animal_that_cannot_be_helped_any_more_promises_nothing() -> None:
    eland = ("AG03", 0, 1, 0)  # bush 2; the entrance lies below, and flowers want nothing
    walls = ("FL09", 1, 1, 0), ("FL10", -1, 1, 0)
    assert promise(eland, *walls).animals > 0  # the place above is still free
    assert promise(eland, *walls, ("FL11", 0, 2, 0)).animals == 0
    bush = promise(eland, *walls, ("FL07", 0, 2, 0))
    assert bush.animals > 0  # the bush can grow elsewhere
    grown = promise(eland, *walls, ("FL07", 0, 2, 0), ("FL08", 0, 3, 0))
    assert (grown.animals, grown.points) == (0, bush.points + 1 + 3)


def likely(steps: int, kinds: int, flowers: int, points: int, room: int, turns: int) -> float:
    """How likely an animal of so many points gets what it wants."""
    return CONTENT[index_of(Wants(steps, kinds, flowers), points, room, turns)]


def test_more_time_room_and_worth_and_fewer_wants_make_it_likelier() -> None:
    every = [
        (steps, kinds, flowers, points, room, turns)
        for steps in range(1, MOST + 1)
        for kinds in range(steps + 1)
        for flowers in range(2)
        for points in range(3, HIGHEST + 1)
        for room in range(ROOMY + 1)
        for turns in range(1, LONGEST)
    ]
    for steps, kinds, flowers, points, room, turns in every:
        now = likely(steps, kinds, flowers, points, room, turns)
        assert 0 < now < 1
        assert now < likely(steps, kinds, flowers, points, room, turns + 1)
        if room:
            assert now > likely(steps, kinds, flowers, points, room - 1, turns)
        if kinds < steps - 1:
            assert now < likely(steps - 1, kinds, flowers, points, room, turns)
        if flowers:
            assert now < likely(steps, kinds, 0, points, room, turns)  # flowers are rare
        if points > 3:  # one takes more trouble with it
            assert now > likely(steps, kinds, flowers, points - 1, room, turns)
        assert likely(steps, kinds, flowers, points, room, 0) == 0


def test_one_tile_may_join_an_animal_to_several() -> None:
    penguin, beside = ("AW11", 0, 1, 0), ("FL05", 0, 2, 0)  # rock 3; bush
    rocks = ("FL09", 1, 2, 0), ("FL10", 1, 3, 0)
    assert wants(park_of(penguin, beside), 1) == (3, 1)
    assert wants(park_of(penguin, beside, rocks[0]), 1) == (2, 1)  # from (1, 1) to (1, 2)
    assert wants(park_of(penguin, beside, *rocks), 1) == (1, 1)
    walled = ("FL06", 1, 1, 0)  # no rock can lie there any more
    assert wants(park_of(penguin, beside, *rocks, walled), 1) == (3, 1)
    begun = ("FL11", -1, 1, 0), ("FL12", -2, 1, 0)  # two of three rocks
    assert wants(park_of(penguin, begun[0], *rocks, beside), 1) == (1, 0)
    assert wants(park_of(penguin, *begun, beside), 1) == (1, 0)


@pytest.mark.parametrize("side", [1, -1])
def test_of_several_places_the_one_that_joins_most_counts(side: int) -> None:
    penguin, between = ("AW11", 0, 1, 0), ("FL05", 0, 2, 0)  # rock 3; bush
    two = ("FL09", side, 2, 0), ("FL10", side, 3, 0)
    one = ("FL11", -side, 2, 0)
    assert wants(park_of(penguin, between, *two, one), 1) == (1, 1)
    assert wants(park_of(penguin, between, one, *two), 1) == (1, 1)


def test_a_road_promises_the_share_of_its_sides_unless_one_stays_empty() -> None:
    road = park_of(("RD01", 0, 1, 0), ("AB02", 1, 1, 0))  # marked at E, S and W; W is empty
    assert share_of_sides(road, road.tiles[1]) == pytest.approx(2 / 3)
    turned = ("RD01", 0, 1, 1), ("FL05", 0, 2, 0)  # marked at S, W and N; W is empty
    assert promise(*turned).roads > 0
    closed = ("RD03", -1, 2, 2)  # a road that leads to that place
    park = park_of(*turned, closed)
    assert share_of_sides(park, park.tiles[1]) == 0


def test_towers_promise_what_they_may_see() -> None:
    one, four, eight = ("TW02", 0, 1, 0), ("TW05", 0, 1, 0), ("TW09", 0, 1, 0)
    assert promise(one).towers == 2  # one way, two points for each tile
    assert promise(four).towers == 4
    assert promise(eight).towers == 8


def test_the_best_places_are_those_between_landscapes() -> None:
    alike = promise(("AG02", 0, 1, 0), ("AG03", 1, 1, 0), ("AG04", 0, 2, 0))
    mixed = promise(("AG02", 0, 1, 0), ("AB03", 1, 1, 0), ("AR04", 0, 2, 0))
    assert mixed.sites > alike.sites
    assert (alike.areas, mixed.areas) == (1, 3)
    assert promise(("FL05", 0, 1, 0)).sites == promise(("AB02", 0, 1, 0)).sites  # both bush


def test_what_is_known_of_a_park_does_not_depend_on_what_was_looked_at_before() -> None:
    """Thoughts go from one year to the next and back, and from one game to another."""
    used = Habitats(WEIGHTS)
    states = []
    for seats, options in ((2, {}), (3, {}), (2, {"length": "long"})):
        state, rng = liferaft.game("habitats").new(seats, 3, **options), seeded(1)
        while not state.over:
            seat = state.asked()[0]
            legal = state.legal_actions(seat)
            state.apply(legal[rng.below(len(legal))], seat)
            if rng.below(6) == 0 and not state.over:
                states.append(state.clone())
    states = [states[rng.below(len(states))] for _ in range(120)]
    for state in states:
        for seat in range(state.seats):
            assert used.terms(state, seat) == Habitats(WEIGHTS).terms(state, seat)


def test_every_turn_left_is_counted() -> None:
    state, rng, ev = (
        liferaft.game("habitats").new(3, 5),
        seeded(4),
        evaluation(liferaft.game("habitats")),
    )
    assert isinstance(state, State)
    assert isinstance(ev, Habitats)
    while not state.over:
        for seat in range(3):
            assert turns_left(state, seat) == 8 + 6 + 6 + 1 - len(state.parks[seat].tiles)
        seat = state.asked()[0]
        legal = state.legal_actions(seat)
        state.apply(legal[rng.below(len(legal))], seat)
    assert ev.terms(state, 0)["sites"] == 0
