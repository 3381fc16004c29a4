"""Connections: what devices say, and what they are shown."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any, Final, Protocol

import msgspec

from liferaft.server import hints, protocol, why
from liferaft.server.hall import Hall, Live
from liferaft.server.limits import Bucket
from liferaft.server.messages import ENCODER, Around, Reader, table_message
from liferaft.server.metrics import CONNECTIONS, REFUSED, SENT
from liferaft.server.refusals import Refusal

LOGGER: Final = logging.getLogger(__name__)
DECODER: Final = msgspec.json.Decoder(protocol.Up)
CHAT: Final = 500  # characters of a line
PATIENCE: Final = 50  # messages refused as too fast before the connection is closed
WAITING: Final = 64  # answers that wait to be sent
GOING: Final = 1001
REMOVED: Final = 4403
TOO_FAST: Final = 4429
SLOW: Final = 4408


class Wire(Protocol):
    """The socket as Litestar gives it."""

    receive: Any  # gives the next event

    async def send_data(self, data: str, mode: Any = "text") -> None:
        """Send a message."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        """Say goodbye."""


class Connection:
    """One device at one table. It is always shown the table as it is, never a queue of pasts."""

    def __init__(self, hall: Hall, live: Live, wire: Wire, reader: Reader) -> None:
        self.hall = hall
        self.live = live
        self.wire = wire
        self.reader = reader
        self._answers: deque[bytes] = deque()
        self._news = asyncio.Event()
        self._changed = True
        self._bucket = Bucket(hall.settings.burst, hall.settings.rate)
        self._refused = 0
        self._adviser: asyncio.Task[None] | None = None
        self._leave = 0  # the code with which the connection is to be closed

    # Down

    def wake(self) -> None:
        """Something has changed."""
        self._changed = True
        self._news.set()

    def tell(self, message: protocol.Reason | protocol.Advice | protocol.Refused) -> None:
        """An answer for this device only."""
        if len(self._answers) >= WAITING:
            self.leave(SLOW)
        else:
            self._answers.append(ENCODER.encode(message))
        self._news.set()

    def refuse(self, refusal: Refusal) -> None:
        """Say that something was not done, and why."""
        REFUSED.labels(refusal.code).inc()
        text = refusal.text(self.reader.lang)
        self.tell(protocol.Refused(refusal.code, text, refusal.rule, refusal.seq))

    def leave(self, code: int) -> None:
        """Close the connection when all is said."""
        self._leave = code
        self._news.set()

    async def send(self) -> None:
        """Send whatever there is, as fast as the device takes it."""
        while True:
            await self._news.wait()
            self._news.clear()
            while self._answers:
                await self._send(self._answers.popleft())
            if self._leave:
                await self.wire.close(self._leave)
                return
            if self._changed:
                self._changed = False
                if self.hall.lives.get(self.live.table.id) is not self.live:
                    await self._move()
                await self._send(table_message(self.live.table, self.reader, self.around()))

    async def _send(self, data: bytes) -> None:
        SENT.observe(len(data))
        await self.wire.send_data(data.decode(), mode="text")

    async def _move(self) -> None:
        """The table was loaded anew."""
        self.live.connections.discard(self)
        self.live = await self.hall.find(self.live.table.id)
        self.live.connections.add(self)

    def around(self) -> Around:
        """Who is here, and the links."""
        table, public = self.live.table, self.hall.settings.public
        key = self.hall.keys.invite(table.id, table.edition)
        invite = f"/t/{table.id}?invite={key}" if not table.closed else ""
        pace = self.hall.settings.pace
        return Around(self.live.here(), self.live.spectators(), invite, public, pace)

    # Up

    async def listen(self) -> None:
        """Hear what the device says until it goes."""
        while not self._leave:
            event = await self.wire.receive()
            if event["type"] == "websocket.disconnect":
                return
            try:
                message = self.read(event.get("text"), event.get("bytes"))
                # A device that goes now must not leave half of a move behind.
                await asyncio.shield(asyncio.create_task(self.hear(message)))
            except Refusal as refusal:
                self.refuse(refusal)
            except Exception:
                LOGGER.exception("a message could not be carried out")
                self.refuse(Refusal("fault"))

    def read(self, text: str | None, data: bytes | None) -> protocol.Up:
        """The message, if it is one."""
        if not self._bucket.take():
            self._refused += 1
            if self._refused > PATIENCE:
                self.leave(TOO_FAST)
            raise Refusal("too_fast")
        raw = text if text is not None else data or b""
        if len(raw) > self.hall.settings.message:
            raise Refusal("too_large")
        try:
            message: protocol.Up = DECODER.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refusal("bad_message") from None
        return message

    async def hear(self, message: protocol.Up) -> None:
        """Do what the device says, or refuse it."""
        async with self.live.lock:
            if self.reader.device in self.live.table.barred:
                self.leave(REMOVED)
                raise Refusal("removed")
            match message:
                case protocol.Play():
                    await self.play(message)
                case protocol.WhyNot():
                    self._own(message.seat)
                    self._playing()
                    self.tell(why.reason(self.live.table.state, message, self.reader.lang))
                case protocol.Hint():
                    self.hint(message)
                case protocol.Undo() | protocol.Consent():
                    await self.take_back(message)
                case protocol.Hand():
                    self._own(message.seat)
                    hands = self.live.table.hands
                    (hands.add if message.up else hands.discard)(message.seat)
                    self.wake()
                    self.hall.let_bots_play(self.live)
                case protocol.Look():
                    self._own(message.seat)
                    self.reader.facing = message.seat
                    self.wake()
                case protocol.Chat():
                    await self.say(message.text)
                case protocol.Speak():
                    self.reader.lang = message.lang
                    self.wake()
                case protocol.Rematch():
                    if not self._yours() and self.reader.device not in self.live.table.hosts:
                        raise Refusal("not_yours")
                    await self.hall.rematch(self.live)

    async def play(self, message: protocol.Play) -> None:
        """Choose an action."""
        self._own(message.seat)
        table = self.live.table
        try:
            batch = table.play(message.seat, message.seq, message.action, time.time())
        except Refusal as refusal:
            if refusal.code != "illegal":
                raise
            rule, text = why.illegal(table.state, message.seat, message.action, self.reader.lang)
            raise Refusal("illegal", rule, text, message.seq) from None
        if len(self._yours()) > 1:
            self.reader.facing = message.seat
        await self.hall.carry_out(self.live, batch)

    def hint(self, message: protocol.Hint) -> None:
        """Let a bot think about the best moves; the table goes on meanwhile."""
        self._own(message.seat)
        self._playing()
        if message.seat not in self.live.table.waits_for([message.seat]):
            raise Refusal("not_asked", seq=message.seq)
        if not self.live.table.since[message.seat] <= message.seq <= self.live.table.seq:
            raise Refusal("late", seq=message.seq)
        if self._adviser and not self._adviser.done():
            raise Refusal("too_fast", seq=message.seq)
        self._adviser = asyncio.create_task(self.advise(message))

    async def advise(self, message: protocol.Hint) -> None:
        """Tell this device what the bot found, unless the question is gone."""
        table, seat = self.live.table, message.seat
        state, since = table.state, table.since[seat]
        try:
            found = await self.hall.workers.advice(state, message.seat)
        except Refusal as refusal:
            self.refuse(refusal)
            return
        except Exception:
            LOGGER.exception("no advice")
            self.refuse(Refusal("fault"))
            return
        if table.since.get(seat) == since:
            self.tell(hints.advice(state, message, found, self.reader.lang))

    async def take_back(self, message: protocol.Undo | protocol.Consent) -> None:
        """Take back the last decision, or answer somebody who wants to."""
        self._own(message.seat)
        table, now = self.live.table, time.time()
        if isinstance(message, protocol.Undo):
            batch = table.undo(message.seat, message.seq, self.reader.device, now)
        else:
            batch = table.consent(message.seat, message.seq, message.agree, now)
        if batch is None:
            self.live.show()
        else:
            await self.hall.undo(self.live, batch)

    async def say(self, text: str) -> None:
        """Say something to the table."""
        text = text.strip()
        if not 1 <= len(text) <= CHAT or "\0" in text:
            raise Refusal("bad_chat")
        yours = self._yours()
        seat = yours[0] if yours else -1
        name = self.live.table.places[seat].name if yours else ""
        await self.hall.say(self.live, seat, name, text)

    def _yours(self) -> list[int]:
        return self.live.table.seats_of(self.reader.device)

    def _own(self, seat: int) -> None:
        if seat not in self._yours():
            raise Refusal("not_yours")

    def _playing(self) -> None:
        if self.live.table.phase != "playing":
            raise Refusal("not_playing")


async def serve(hall: Hall, name: str, wire: Wire, reader: Reader) -> None:
    """Show a table to a device and hear what it says, until one of both has had enough."""
    try:
        live = await hall.find(name)
        if reader.device in live.table.barred:
            raise Refusal("removed")
        if len(live.connections) >= hall.settings.watchers:
            raise Refusal("too_many")
    except Refusal as refusal:
        REFUSED.labels(refusal.code).inc()
        said = protocol.Refused(refusal.code, refusal.text(reader.lang))
        await wire.send_data(ENCODER.encode(said).decode(), mode="text")
        await wire.close(4000 + refusal.status)
        return
    connection = Connection(hall, live, wire, reader)
    live.connections.add(connection)
    CONNECTIONS.inc()
    live.show()
    sending = asyncio.create_task(connection.send())
    listening = asyncio.create_task(connection.listen())
    try:
        await asyncio.wait({sending, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (sending, listening):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        _gone(hall, connection)


def _gone(hall: Hall, connection: Connection) -> None:
    """Somebody has left: their hands are down, and the others see it."""
    CONNECTIONS.dec()
    live = connection.live
    live.connections.discard(connection)
    live.table.hands &= live.here()
    live.show()
    if hall.lives.get(live.table.id) is live:
        hall.let_bots_play(live)
