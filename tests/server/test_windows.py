"""Windows at a table with bots: nobody is shown one that is passed for them."""

import asyncio
from pathlib import Path

import liferaft
from house import House, decide
from liferaft.core.game import State
from liferaft.core.rng import seeded
from liferaft.server.hall import Live
from liferaft.server.seats import Place
from liferaft.server.sockets import Connection
from liferaft.server.table import BOT


class Onlooker(Connection):
    """Notes at every change whether a window is open that nobody waits for."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.passed: list[int] = []  # the seqs at which such a window was shown
        self.changed = asyncio.Event()

    def wake(self) -> None:
        table = self.live.table
        if table.answer(table.state)[1] == "pass":
            self.passed.append(table.seq)
        self.changed.set()


async def test_no_window_is_shown_that_is_passed_for_somebody(tmp_path: Path) -> None:
    rng = seeded(1)

    async def eager(state: State, seat: int, level: str) -> int:
        legal = state.legal_actions(seat)
        return legal[-1] if state.window() else legal[rng.below(len(legal))]

    game = liferaft.game("isle_of_cats")
    places = [Place("person", "Ann", "", "device 0"), Place("bot", "Bo", "random", "")]
    interrupted = 0
    async with House(tmp_path) as hall:
        hall.workers.choose = eager  # type: ignore[method-assign]
        for seed in range(1, 5):
            live = await hall.open(game, seed, {}, list(places), frozenset())
            onlooker = Onlooker(live)
            live.connections.add(onlooker)
            while live.table.phase == "playing":
                onlooker.changed.clear()
                if live.table.waits_for([0]):
                    await decide(hall, live, rng, (0,))
                else:
                    await asyncio.wait_for(onlooker.changed.wait(), 30)
            assert onlooker.passed == []
            interrupted += bots_in_windows(live)
    assert interrupted > 0


def bots_in_windows(live: Live) -> int:
    """How often a bot did something in a window."""
    state = live.table.record.start()
    found = 0
    for row, _ in live.table.moves:
        found += state.window() and row.how == BOT
        state.apply(row.action, row.seat)
    return found
