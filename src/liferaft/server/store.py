"""What is on disk. Whatever many tables want to write at one moment becomes one commit."""

import asyncio
import contextlib
import logging
import queue
import threading
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    RowMapping,
    bindparam,
    create_engine,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from liferaft.core.errors import LiferaftError
from liferaft.server import migrations
from liferaft.server.metrics import COMMIT_ROWS, COMMIT_SECONDS
from liferaft.server.protocol import ChatLine
from liferaft.server.refusals import Refusal
from liferaft.server.schema import CHAT, DEVICES, GAMES, MOVES, SEATS
from liferaft.server.seats import Place
from liferaft.server.table import Batch, Row

LOGGER: Final = logging.getLogger(__name__)
FILE: Final = "liferaft.db"
MOST: Final = 500  # writes in one commit

Write = tuple[Executable, list[dict[str, Any]]]  # a statement and its rows
MOVE: Final = insert(MOVES)
MOVED: Final = (
    update(GAMES)
    .where(GAMES.c.id == bindparam("name"))
    .values(**{column: bindparam(f"new_{column}") for column in ("seq", "asked", "over", "scores")})
    .values(changed=bindparam("new_changed"))
)


class Kept(NamedTuple):
    """A table as it is stored."""

    game: RowMapping
    places: list[Place]
    devices: list[tuple[str, str]]
    rows: list[Row]
    chat: list[ChatLine]


class Listed(NamedTuple):
    """A table in a list of tables."""

    game: RowMapping
    places: list[Place]
    host: bool


class Job(NamedTuple):
    """Writes that belong together, and who waits for them."""

    writes: list[Write]
    done: "asyncio.Future[None]"


def migrate(folder: Path) -> None:
    """Bring the database up to date; it is made if it is not there."""
    engine = create_engine(f"sqlite:///{folder / FILE}")
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except SQLAlchemyError as mistake:
        why = str(mistake.__cause__ or mistake).splitlines()[0]
        raise LiferaftError(f"cannot use the database {folder / FILE}: {why}") from None
    finally:
        engine.dispose()


def _prepare(connection: Any, _: object) -> None:
    """Every connection: write ahead, and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """One writer, on a thread of its own, and many readers."""

    def __init__(self, folder: Path) -> None:
        self.engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{folder / FILE}")
        self.writing: Engine = create_engine(f"sqlite:///{folder / FILE}")
        for engine in (self.engine.sync_engine, self.writing):
            event.listen(engine, "connect", _prepare)
        self._jobs: list[Job] = []  # that wait for their commit
        self._commits: queue.SimpleQueue[list[Job]] = queue.SimpleQueue()
        self._idle = asyncio.Event()  # nothing waits and nothing is being written
        self._idle.set()

    def open(self) -> None:
        """Begin to write."""
        self._loop = asyncio.get_running_loop()
        connection = self.writing.connect()
        self._writer = threading.Thread(target=self._write, args=(connection,), daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting and stop."""
        await self._idle.wait()
        self._commits.put([])
        await asyncio.to_thread(self._writer.join)
        self.writing.dispose()
        await self.engine.dispose()

    async def write(self, *writes: Write) -> None:
        """Returns when all of it is on disk; refused, none of it is."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.append(Job(list(writes), done))
        if self._idle.is_set():
            self._idle.clear()
            self._loop.call_soon(self._send)  # with what others want to write at this moment
        await done

    async def add_batch(self, table: str, batch: Batch) -> None:
        """Write what happened; refused if somebody else has written one of its numbers."""
        state = batch.state
        now = {
            "name": table,
            "new_seq": batch.seq,
            "new_asked": sum(1 << seat for seat in state.asked()),
            "new_over": state.over,
            "new_scores": state.scores() if state.over else [],
            "new_changed": batch.rows[-1].at,
        }
        rows = [{"game": table, **row._asdict()} for row in batch.rows]
        await self.write((MOVE, rows), (MOVED, [now]))

    def _send(self) -> None:
        """Give what waits to the writer."""
        jobs, self._jobs = self._jobs[:MOST], self._jobs[MOST:]
        self._commits.put(jobs)

    def _tell(self, jobs: list[Job], refusals: list[Refusal | None]) -> None:
        """Tell those who waited, and go on with what has come meanwhile."""
        for job, refusal in zip(jobs, refusals):
            if job.done.done():
                continue
            if refusal is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(refusal)
        if self._jobs:
            self._send()
        else:
            self._idle.set()

    def _write(self, connection: Connection) -> None:
        """The thread of the writer."""
        with connection:
            while jobs := self._commits.get():
                refusals = _committed(connection, jobs)
                self._loop.call_soon_threadsafe(self._tell, jobs, refusals)

    # Reading

    async def load(self, name: str) -> Kept | None:
        """A table by its name."""
        async with self.engine.connect() as connection:
            found = await connection.execute(select(GAMES).where(GAMES.c.id == name))
            game = found.mappings().first()
            if game is None:
                return None
            seats = await connection.execute(
                select(SEATS).where(SEATS.c.game == name).order_by(SEATS.c.number)
            )
            devices = await connection.execute(select(DEVICES).where(DEVICES.c.game == name))
            moves = await connection.execute(
                select(MOVES).where(MOVES.c.game == name).order_by(MOVES.c.number)
            )
            chat = await connection.execute(
                select(CHAT).where(CHAT.c.game == name).order_by(CHAT.c.number)
            )
            return Kept(
                game,
                [Place(r.kind, r.name, r.level, r.holder) for r in seats],
                [(r.device, r.role) for r in devices],
                [Row(r.number, r.seq, r.seat, r.action, r.how, r.at) for r in moves],
                [ChatLine(r.number, r.name, r.text, r.at, r.seat) for r in chat],
            )

    async def tables_of(self, device: str, most: int) -> list[Listed]:
        """The tables a device sits at or is host of, the last changed first."""
        sits = select(SEATS.c.game).where(SEATS.c.holder == device)
        hosts = select(DEVICES.c.game).where(DEVICES.c.device == device, DEVICES.c.role == "host")
        mine = select(GAMES).where(GAMES.c.id.in_(sits.union(hosts)))
        async with self.engine.connect() as connection:
            found = await connection.execute(mine.order_by(GAMES.c.changed.desc()).limit(most))
            games = list(found.mappings())
            seats = await connection.execute(
                select(SEATS)
                .where(SEATS.c.game.in_([game["id"] for game in games]))
                .order_by(SEATS.c.number)
            )
            places: dict[str, list[Place]] = {game["id"]: [] for game in games}
            for r in seats:
                places[r.game].append(Place(r.kind, r.name, r.level, r.holder))
            own = await connection.execute(hosts)
            hosted = {r.game for r in own}
        return [Listed(game, places[game["id"]], game["id"] in hosted) for game in games]

    async def ready(self) -> bool:
        """Whether the database answers."""
        async with self.engine.connect() as connection:
            await connection.execute(select(GAMES.c.id).limit(1))
        return True


def _committed(connection: Connection, jobs: list[Job]) -> list[Refusal | None]:
    """Write all jobs in one transaction; if one of them cannot be written, each by itself."""
    start = time.perf_counter()
    try:
        for statement, rows in gathered(jobs):
            connection.execute(statement, rows)
        connection.commit()
    except Exception as mistake:
        with contextlib.suppress(SQLAlchemyError):
            connection.rollback()
        if len(jobs) > 1:
            return [refusal for job in jobs for refusal in _committed(connection, [job])]
        LOGGER.warning("not stored: %s", type(mistake).__name__)
        return [Refusal("late" if isinstance(mistake, IntegrityError) else "not_stored")]
    COMMIT_SECONDS.observe(time.perf_counter() - start)
    COMMIT_ROWS.observe(len(jobs))
    return [None] * len(jobs)


def gathered(jobs: list[Job]) -> list[Write]:
    """The writes of all jobs in their order; moves, of which there are many, in one statement."""
    others: list[Write] = []
    moves: list[dict[str, Any]] = []
    moved: list[dict[str, Any]] = []
    for job in jobs:
        for statement, rows in job.writes:
            if statement is MOVE:
                moves += rows
            elif statement is MOVED:
                moved += rows
            else:
                others.append((statement, rows))
    return [*others, *((s, r) for s, r in ((MOVE, moves), (MOVED, moved)) if r)]
