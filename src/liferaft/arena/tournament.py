"""A whole tournament: game after game, in several processes, to be gone on with later."""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import msgspec

from liferaft.arena.errors import BadArena
from liferaft.arena.match import Played, play
from liferaft.arena.schedule import Plan

RESULTS = "arena.jsonl"  # in the folder of records: the plan, then a line for each game

Stop = Callable[[list[Played]], bool]


def run(
    plan: Plan, processes: int = 1, records: Path | None = None, stop: Stop | None = None
) -> Iterator[Played]:
    """The games of a plan as they are finished, those played earlier first.

    *stop* is asked after every game, with all of them, whether that is enough.
    """
    done = resumed(plan, records) if records else []
    yield from done
    if stop is not None and stop(done):
        return
    left = sorted(set(range(plan.games)) - {played.number for played in done})
    for played in _played(plan, left, processes, records):
        if records:
            _write(records, played)
        done.append(played)
        yield played
        if stop is not None and stop(done):
            return


def _played(
    plan: Plan, numbers: list[int], processes: int, records: Path | None
) -> Iterator[Played]:
    if processes == 1:
        for number in numbers:
            yield play(plan, number, records)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        games = [pool.submit(play, plan, number, records) for number in numbers]
        try:
            for game in as_completed(games):
                yield game.result()
        finally:
            pool.shutdown(cancel_futures=True)


def resumed(plan: Plan, records: Path) -> list[Played]:
    """The games that lie in a folder already; a new folder is begun with the plan."""
    path = records / RESULTS
    records.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.write_bytes(msgspec.json.encode(plan) + b"\n")
        return []
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    try:
        earlier = msgspec.json.decode(head, type=Plan)
        whole = [line for line in lines if line.endswith("}")]  # the last may be cut short
        games = [msgspec.json.decode(line, type=Played) for line in whole]
    except msgspec.DecodeError as mistake:
        raise BadArena(f"{path} is damaged: {mistake}") from None
    if msgspec.structs.replace(earlier, games=plan.games) != plan:
        raise BadArena(f"{records} holds another tournament; take a new folder or the same bots")
    path.write_text("\n".join([head, *whole]) + "\n", encoding="utf-8")
    return [played for played in games if played.number < plan.games]


def _write(records: Path, played: Played) -> None:
    with open(records / RESULTS, "ab") as file:
        file.write(msgspec.json.encode(played) + b"\n")
