"""A hall with its store and workers, without a network."""

import time
from pathlib import Path

import liferaft
from liferaft.server.hall import Hall, Live
from liferaft.server.seats import Keys, Place
from liferaft.server.settings import Settings
from liferaft.server.store import Store, migrate
from liferaft.server.workers import Workers


class House:
    """A hall with a store of its own."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        migrate(folder)
        self.store = Store(folder)
        self.workers = Workers(1, 30.0)
        settings = Settings(folder=folder, pace=pace, idle=0.0)
        self.hall = Hall(settings, self.store, self.workers, Keys.kept_in(folder))

    async def __aenter__(self) -> Hall:
        self.store.open()
        return self.hall

    async def __aexit__(self, *_: object) -> None:
        await self.hall.stop()
        self.workers.stop()
        await self.store.close()


async def opened(hall: Hall, seats: int = 2, game: str = "habitats", seed: int = 3) -> Live:
    """A table of people."""
    places = [Place("person", f"P{i}", "", f"device {i}") for i in range(seats)]
    return await hall.open(liferaft.game(game), seed, {}, places, frozenset({"device 0"}))


async def decide(hall: Hall, live: Live, rng: liferaft.Rng, seats: tuple[int, ...] = ()) -> None:
    """A decision of whoever is asked, or of some seats only."""
    async with live.lock:
        table = live.table
        asked = [seat for seat in table.asked() if seat in seats or not seats]
        seat = asked[rng.below(len(asked))]
        legal = table.state.legal_actions(seat)
        action = legal[rng.below(len(legal))]
        await hall.carry_out(live, table.play(seat, table.seq, action, time.time()))
