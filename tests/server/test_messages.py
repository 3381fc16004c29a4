"""What a message holds, and how large it may be."""

import pytest
from world import devices, new_table, play, read, sent, some_decision

import liferaft
from liferaft.core.rng import seeded
from liferaft.server.messages import Reader

LARGEST = 60_000  # bytes


@pytest.mark.parametrize("name", liferaft.games())
def test_no_message_is_larger_than_it_may_be(name: str) -> None:
    game, rng = liferaft.game(name), seeded(2)
    seats = game.seats[1]
    table = new_table(game, seats, 3)
    readers = [Reader(device, "de", spots=True) for device in devices(seats)]
    sizes: list[int] = []
    for _ in range(150):
        if table.phase == "over":
            break
        play(table, *some_decision(table.state, rng))
        asked = [seat for seat in range(seats) if seat in table.since] or [0]
        sizes.append(len(sent(table, readers[asked[0]])))
    assert max(sizes) <= LARGEST


def test_placements_in_few_bytes_are_the_same_placements() -> None:
    game, rng = liferaft.game("isle_of_cats"), seeded(2)
    table = new_table(game, 2, 3)
    seen = 0
    while seen < 3:
        seat, action = some_decision(table.state, rng)
        device = devices(2)[seat]
        whole = read(sent(table, Reader(device, "en")))["asked"][0]
        small = read(sent(table, Reader(device, "en", spots=True)))["asked"][0]
        places = [choice for choice in whole["legal"] if "spot" in choice]
        spread = [
            {"row": at[i + 1], "column": at[i + 2], "ways": spots["ways"], "id": at[i]}
            for spots in small.get("spots", [])
            for at in [spots["at"]]
            for i in range(0, len(at), 3)
        ]
        wanted = [{**choice["spot"], "id": choice["id"]} for choice in places]
        assert sorted(spread, key=lambda s: s["id"]) == sorted(wanted, key=lambda s: s["id"])
        assert len(small["legal"]) + len(spread) == len(whole["legal"])
        if places:
            seen += 1
            assert small["place"] == places[0]["heading"]
        play(table, seat, action)
