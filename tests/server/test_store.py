"""What is on disk: many tables in one commit, no number twice, migrations that fit."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from world import new_table, play, some_decision

import liferaft
from house import House, decide, opened
from liferaft.core.errors import LiferaftError
from liferaft.core.rng import seeded
from liferaft.server.metrics import COMMIT_ROWS, REGISTRY
from liferaft.server.refusals import Refusal
from liferaft.server.schema import METADATA
from liferaft.server.seats import Keys
from liferaft.server.store import FILE, migrate


def test_migrations_lead_to_the_tables_in_use(tmp_path: Path) -> None:
    migrate(tmp_path)
    migrate(tmp_path)  # once more changes nothing
    engine = create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []
    engine.dispose()


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("this is not a database, but a shopping list\n" * 100)
    with pytest.raises(LiferaftError, match="cannot use the database"):
        migrate(tmp_path)


async def test_a_commit_is_on_disk_before_it_returns(tmp_path: Path) -> None:
    async with House(tmp_path) as hall:
        with hall.store.writing.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert connection.execute(text(f"PRAGMA {pragma}")).scalar() == value


async def test_moves_of_many_tables_go_into_few_commits(tmp_path: Path) -> None:
    async with House(tmp_path) as hall:
        lives = [await opened(hall, seed=i) for i in range(40)]
        before = COMMIT_ROWS._sum.get(), _commits()
        await asyncio.gather(*(decide(hall, live, seeded(i)) for i, live in enumerate(lives)))
        assert COMMIT_ROWS._sum.get() - before[0] == 40
        assert _commits() - before[1] <= 5


def _commits() -> float:
    return REGISTRY.get_sample_value("liferaft_commit_writes_count") or 0.0


async def test_two_processes_cannot_both_write_a_move(tmp_path: Path) -> None:
    async with House(tmp_path) as hall, House(tmp_path) as other:
        live = await opened(hall)
        name = live.table.id
        twin = await other.find(name)
        rng = seeded(1)
        await decide(hall, live, rng)
        with pytest.raises(Refusal, match="late"):
            await decide(other, twin, rng)
        again = await other.find(name)
        assert again is not twin
        assert again.table.state.text() == live.table.state.text()
        await decide(other, again, rng)
        assert again.table.seq == live.table.seq + 1


async def test_a_write_that_fails_does_not_take_others_with_it(tmp_path: Path) -> None:
    async with House(tmp_path) as hall:
        good, bad = await opened(hall, seed=1), await opened(hall, seed=2)
        rng = seeded(1)
        await decide(hall, bad, rng)
        bad.table.rows = 0  # as if another process had written in between
        results = await asyncio.gather(
            decide(hall, good, rng), decide(hall, bad, rng), return_exceptions=True
        )
        assert results[0] is None
        assert isinstance(results[1], Refusal)
        kept = await hall.store.load(good.table.id)
        assert kept
        assert len(kept.rows) == good.table.rows


async def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    async with House(tmp_path) as hall:
        rng = seeded(5)
        live = await opened(hall, game="isle_of_cats")
        for _ in range(30):
            await decide(hall, live, rng)
        async with live.lock:
            await hall.say(live, 0, "P0", "hello")
        name, before = live.table.id, live.table.state.text()
        log = live.table.log(0, "de").lines
        hall.forget_idle()
        assert name not in hall.lives
        again = await hall.find(name)
        assert again is not live
        assert again.table.state.text() == before
        assert again.table.log(0, "de").lines == log
        assert [line.text for line in again.table.chat] == ["hello"]
        assert again.table.places == live.table.places
        await decide(hall, again, rng)


async def test_a_game_of_other_rules_is_not_played_on(tmp_path: Path) -> None:
    async with House(tmp_path) as hall:
        live = await opened(hall)
        name = live.table.id
        hall.forget(name)
        hall.workers._signatures["habitats"] = "00000000"
        with pytest.raises(Refusal, match="other_rules"):
            await hall.find(name)


async def test_an_unknown_table_is_refused(tmp_path: Path) -> None:
    async with House(tmp_path) as hall:
        for name in ("nothere", "", "x" * 9999, "'; drop table games; --"):
            with pytest.raises(Refusal, match="no_such_table"):
                await hall.find(name)


def test_keys_of_other_servers_do_not_fit(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    one, same, other = (Keys.kept_in(tmp_path / name) for name in ("a", "a", "b"))
    assert one.invite("t", 0) == same.invite("t", 0)
    assert len({one.invite("t", 0), one.invite("t", 1), one.admin("t"), other.admin("t")}) == 4
    assert (tmp_path / "a" / "secret").stat().st_mode & 0o077 == 0


def test_a_table_shows_nothing_before_it_is_accepted() -> None:
    table = new_table(liferaft.game("habitats"), 2, 3)
    seat, action = some_decision(table.state, seeded(1))
    before = table.state.text()
    table.play(seat, table.seq, action, 0.0)
    assert (table.state.text(), table.seq) == (before, 0)
    play(table, seat, action)
    assert table.seq == 1
