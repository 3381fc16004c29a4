"""All tables that are being played: loaded when somebody comes, forgotten when all have gone."""

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, update

from liferaft.core.errors import LiferaftError, UnknownGame
from liferaft.core.game import Game
from liferaft.core.options import Choice
from liferaft.core.record import Record
from liferaft.games import game as find_game
from liferaft.games import games
from liferaft.server.catalog import told
from liferaft.server.metrics import MOVES, TABLES
from liferaft.server.protocol import ChatLine
from liferaft.server.refusals import Refusal
from liferaft.server.schema import CHAT, DEVICES, GAMES, SEATS
from liferaft.server.seats import Keys, Place, new_id
from liferaft.server.settings import Settings
from liferaft.server.store import Kept, Store, Write
from liferaft.server.table import BOT, PASSED, Batch, Table
from liferaft.server.workers import LEVELS, Workers

if TYPE_CHECKING:
    from liferaft.server.sockets import Connection

LOGGER: Final = logging.getLogger(__name__)


class Live:
    """A table in memory, with those who look at it and the bots that play at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()  # one change at a time
        self.connections: set[Connection] = set()
        self.bots: asyncio.Task[None] | None = None
        self.used = time.monotonic()

    def show(self) -> None:
        """Let every device know that something has changed."""
        self.used = time.monotonic()
        for connection in self.connections:
            connection.wake()

    def here(self) -> frozenset[int]:
        """The seats whose devices are connected."""
        devices = {connection.reader.device for connection in self.connections}
        return frozenset(i for i, place in enumerate(self.table.places) if place.holder in devices)

    def spectators(self) -> int:
        """How many watch without a seat."""
        return sum(not self.table.seats_of(c.reader.device) for c in self.connections)


class Hall:
    """Finds tables, puts on disk what happens at them, and lets their bots play."""

    def __init__(self, settings: Settings, store: Store, workers: Workers, keys: Keys) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.keys = keys
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    # Coming and going

    async def find(self, name: str) -> Live:
        """A table by its name, from memory or from disk."""
        if name not in self.lives:
            async with self._loading.setdefault(name, asyncio.Lock()):
                if name not in self.lives:
                    await self._load(name)
            self._loading.pop(name, None)
        live = self.lives[name]
        live.used = time.monotonic()
        return live

    async def _load(self, name: str) -> None:
        kept = await self.store.load(name) if len(name) <= 16 else None
        if kept is None:
            raise Refusal("no_such_table")
        table = await self._restored(name, kept)
        live = self._enter(table)
        self.let_bots_play(live)

    async def _restored(self, name: str, kept: Kept) -> Table:
        row = kept.game
        try:
            game = find_game(row["game"])
            if row["signature"] != await self.workers.signature(game.name):
                raise Refusal("other_rules")
            table = Table(name, game, int(row["seed"], 16), dict(row["options"]), kept.places)
            table.restore(kept.rows)
        except LiferaftError:
            raise Refusal("other_rules") from None
        table.hosts = {device for device, role in kept.devices if role == "host"}
        table.barred = {device for device, role in kept.devices if role == "barred"}
        table.begun, table.closed = row["begun"], row["closed"]
        table.edition, table.next = row["edition"], row["next"]
        table.changed = row["changed"]
        table.chat = kept.chat
        return table

    def _enter(self, table: Table) -> Live:
        live = self.lives[table.id] = Live(table)
        TABLES.set(len(self.lives))
        return live

    def forget(self, name: str) -> None:
        """Drop a table from memory; it is on disk."""
        self.lives.pop(name, None)
        TABLES.set(len(self.lives))

    async def prepare(self) -> None:
        """Learn the signatures of all games before somebody opens a table."""
        for name in games():
            with contextlib.suppress(Refusal):  # no worker has time: whoever opens a table waits
                await self.workers.signature(name)

    async def tidy(self) -> None:
        """Forget tables that nobody looks at, again and again."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle))
            self.forget_idle()

    def forget_idle(self) -> None:
        """Forget tables that nobody has looked at for a while."""
        long_ago = time.monotonic() - self.settings.idle
        for name, live in list(self.lives.items()):
            busy = live.connections or live.lock.locked() or (live.bots and not live.bots.done())
            if not busy and live.used < long_ago:
                self.forget(name)

    async def stop(self) -> None:
        """Let nobody play any more."""
        for live in self.lives.values():
            if live.bots:
                live.bots.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await live.bots

    # Opening a table

    async def open(
        self,
        game: Game,
        seed: int | None,
        options: dict[str, Choice],
        places: list[Place],
        hosts: frozenset[str],
    ) -> Live:
        """A new table; it begins at once if all seats are taken."""
        try:
            record = Record(game, len(places), seed, **options)
            table = Table(new_id(), game, record.seed, record.options, places)
        except LiferaftError as mistake:
            raise Refusal("bad_option", detail=partial(told, game, mistake)) from None
        table.hosts = set(hosts)
        table.changed = time.time()
        table.begun = all(place.kind != "open" for place in places)
        row = {
            "id": table.id,
            "game": game.name,
            "signature": await self.workers.signature(game.name),
            "options": table.record.options,
            "seed": f"{record.seed:032x}",
            "begun": table.begun,
            "over": False,
            "closed": False,
            "edition": 0,
            "next": "",
            "seq": 0,
            "asked": sum(1 << seat for seat in table.state.asked()),
            "scores": [],
            "created": table.changed,
            "changed": table.changed,
        }
        seats = [{"game": table.id, **_seat_row(i, p)} for i, p in enumerate(places)]
        devices = [{"game": table.id, "device": d, "role": "host"} for d in table.hosts]
        writes: list[Write] = [(insert(GAMES), [row]), (insert(SEATS), seats)]
        if devices:
            writes.append((insert(DEVICES), devices))
        await self.store.write(*writes)
        live = self._enter(table)
        self.let_bots_play(live)
        return live

    async def rematch(self, live: Live) -> None:
        """A new table for the same people, bots and options. The lock is held."""
        table = live.table
        if table.phase != "over":
            raise Refusal("not_over")
        if table.next:
            return
        places = [Place(p.kind, p.name, p.level, p.holder) for p in table.places]
        hosts = frozenset(table.hosts)
        new = await self.open(table.game, None, table.record.options, places, hosts)
        await self.save_game(live, next=new.table.id)

    # What happens at a table: on disk first, then shown

    async def carry_out(self, live: Live, batch: Batch) -> None:
        """Finish a batch, store it, accept it, and let bots go on. The lock is held."""
        await self._answer_windows(live.table, batch)
        await self._store(live, batch)

    async def undo(self, live: Live, batch: Batch) -> None:
        """Store and accept that moves are taken back. The lock is held."""
        await self._store(live, batch)

    async def _store(self, live: Live, batch: Batch) -> None:
        table = live.table
        try:
            await self.store.add_batch(table.id, batch)
        except Refusal as refusal:
            if refusal.code == "late":  # another process has moved on: begin again from disk
                self.forget(table.id)
                live.show()
            raise
        for row in batch.rows:
            MOVES.labels(row.how).inc()
        table.accept(batch)
        live.show()
        self.let_bots_play(live)

    async def _answer_windows(self, table: Table, batch: Batch) -> None:
        """Pass for those who have not raised a hand, and let bots answer, before anything is shown.

        So nobody can tell from what is sent, or how often, who was asked.
        """
        while batch.state.window():
            seat, who = table.answer(batch.state)
            if who == "pass":
                batch.add(batch.state.legal_actions(seat)[0], seat, PASSED)
            elif who == "bot":
                passing = batch.state.legal_actions(seat)[0]
                level = table.places[seat].level
                action = await self.workers.choose(batch.state, seat, level)
                batch.add(action, seat, PASSED if action == passing else BOT)
            else:
                return

    def let_bots_play(self, live: Live) -> None:
        """Wake the bots of a table, if one of them is asked."""
        if live.bots is None or live.bots.done():
            live.bots = asyncio.create_task(self._bots_play(live))

    async def _bots_play(self, live: Live) -> None:
        table = live.table
        try:
            while table.phase == "playing" and self.lives.get(table.id) is live:
                seat, who = table.answer(table.state)
                if who == "person":
                    return
                asked, state, level = table.since[seat], table.state, table.places[seat].level
                if who == "pass":
                    action = state.legal_actions(seat)[0]
                else:
                    begun = time.monotonic()
                    action = await self.workers.choose(state, seat, level)
                    pace = 0.0 if state.window() else self.settings.pace
                    await asyncio.sleep(pace - (time.monotonic() - begun))
                async with live.lock:
                    if table.since.get(seat) != asked or table.answer(table.state) != (seat, who):
                        continue
                    how = BOT if who == "bot" else PASSED
                    if who == "bot" and action not in table.state.legal_actions(seat):
                        continue
                    batch = Batch(table, time.time())
                    batch.add(action, seat, how)
                    await self.carry_out(live, batch)
        except Refusal as refusal:
            LOGGER.warning("the bots of a table stop: %s", refusal.code)
        except Exception:
            LOGGER.exception("the bots of a table stop")

    # What else is stored

    def _game_row(self, table: Table, **values: object) -> Write:
        return (update(GAMES).where(GAMES.c.id == table.id).values(**values), [])

    async def save_seats(self, live: Live, places: list[Place], **values: object) -> None:
        """Seats with new people or bots. The lock is held."""
        table = live.table
        begun = table.begun or all(place.kind != "open" for place in places)
        now = time.time()
        writes: list[Write] = [
            self._game_row(table, begun=begun, changed=now, **values),
            (delete(SEATS).where(SEATS.c.game == table.id), []),
            (
                insert(SEATS),
                [{"game": table.id, **_seat_row(i, p)} for i, p in enumerate(places)],
            ),
        ]
        await self.store.write(*writes)
        table.seat(places)
        table.begun, table.changed = begun, now
        if table.wish and table.wish[0] not in table.people():
            table.wish = None
        live.show()
        self.let_bots_play(live)

    async def save_device(self, live: Live, device: str, role: str) -> None:
        """A device becomes a host's, or is barred."""
        mine = (DEVICES.c.game == live.table.id) & (DEVICES.c.device == device)
        row = {"game": live.table.id, "device": device, "role": role}
        await self.store.write((delete(DEVICES).where(mine), []), (insert(DEVICES), [row]))
        live.table.hosts.discard(device)
        live.table.barred.discard(device)
        (live.table.hosts if role == "host" else live.table.barred).add(device)

    async def save_game(self, live: Live, **values: object) -> None:
        """A table is closed, invites anew, or leads to a rematch."""
        await self.store.write(self._game_row(live.table, changed=time.time(), **values))
        for name, value in values.items():
            setattr(live.table, name, value)
        live.show()

    async def say(self, live: Live, seat: int, name: str, text: str) -> None:
        """Put a line into the chat. The lock is held."""
        line = ChatLine(len(live.table.chat), name, text, round(time.time(), 3), seat)
        row = {
            "game": live.table.id, "number": line.number, "seat": seat, "name": name,
            "text": text, "at": line.at,
        }  # fmt: skip
        await self.store.write((insert(CHAT), [row]))
        live.table.chat.append(line)
        live.show()


def _seat_row(number: int, place: Place) -> dict[str, object]:
    return {
        "number": number, "kind": place.kind, "name": place.name, "level": place.level,
        "holder": place.holder,
    }  # fmt: skip


def checked_level(level: str) -> str:
    """The level of a bot; the simplest if left out."""
    if level and level not in LEVELS:
        raise Refusal("no_such_level")
    return level or LEVELS[0]


def game_named(name: str) -> Game:
    """A game by its name."""
    try:
        return find_game(name)
    except UnknownGame:
        raise Refusal("no_such_game") from None
