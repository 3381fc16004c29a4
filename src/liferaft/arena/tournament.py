"""A whole tournament: game after game, kept on disk, to be gone on with later."""

from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path

import msgspec

from liferaft.arena.crews import Crew, alone
from liferaft.arena.errors import BadArena
from liferaft.arena.match import Finished, Played, recorded
from liferaft.arena.schedule import Plan

RESULTS = "arena.jsonl"  # in the folder of records: the plan, then a line for each game

Stop = Callable[[list[Played]], bool]


def run(
    plan: Plan, crew: Crew = alone, records: Path | None = None, stop: Stop | None = None
) -> Generator[Played, None, None]:
    """The games of a plan as they are finished, those played earlier first.

    *stop* is asked after every game, with all of them, whether that is enough.
    """
    done = resumed(plan, records) if records else []
    yield from done
    if stop is not None and stop(done):
        return
    left = sorted(set(range(plan.games)) - {played.number for played in done})
    with closing(crew(plan, left)) as games:
        for finished in games:
            if records:
                _write(plan, records, finished)
            done.append(finished.played)
            yield finished.played
            if stop is not None and stop(done):
                return


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


def _write(plan: Plan, records: Path, finished: Finished) -> None:
    """Keep a game: its record first, so that every line of the results has one."""
    recorded(plan, finished).save(records / f"{finished.played.number:06}.jsonl")
    with open(records / RESULTS, "ab") as file:
        file.write(msgspec.json.encode(finished.played) + b"\n")
