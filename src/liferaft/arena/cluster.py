"""Games on a Ray cluster, or on a Ray of this machine. Ray is an extra: liferaft[ray]."""

import logging
import os
import socket
from collections.abc import Generator
from importlib.metadata import version
from typing import Any

from liferaft.arena.crews import Crew, Losses
from liferaft.arena.errors import BadArena
from liferaft.arena.match import Finished, play
from liferaft.arena.schedule import Plan
from liferaft.core.errors import LiferaftError

LOCAL = "local"  # the address of a Ray that is started for this tournament
SOON = 5.0  # seconds in which a cluster must answer
MEMORY = 100_000_000  # bytes that such a Ray shares among its processes: games are small


def there(wanted: str, plan: Plan, number: int) -> Finished:
    """Play a game on a node, if it has the same Liferaft."""
    if version("liferaft") != wanted:
        raise BadArena(
            f"a node of the cluster has Liferaft {version('liferaft')}, but here it is {wanted}"
        )
    return play(plan, number)


def cluster(address: str) -> Crew:
    """As many games at a time as the Ray at this address has processors."""
    try:
        import ray
    except ImportError:
        raise BadArena("Ray is not installed; pip install 'liferaft[ray]' brings it") from None

    def crew(plan: Plan, numbers: list[int]) -> Generator[Finished, None, None]:
        connect(ray, address)
        try:
            yield from _played(ray, plan, numbers)
        finally:
            ray.shutdown()

    return crew


def connect(ray: Any, address: str) -> None:
    """Join a cluster, or start one here."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent to anybody
    settings: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    if address == LOCAL:
        settings |= {"include_dashboard": False, "object_store_memory": MEMORY}
    try:
        knock(address)
        ray.init(address=address, **settings)
    except (ConnectionError, ValueError, RuntimeError, OSError) as mistake:
        why = str(mistake).strip().splitlines()[0]
        raise BadArena(f"there is no Ray at {address!r}: {why}") from None


def knock(address: str) -> None:
    """Find out whether anybody is there, since Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), timeout=SOON).close()


def _played(ray: Any, plan: Plan, numbers: list[int]) -> Generator[Finished, None, None]:
    task = ray.remote(max_retries=0)(there)
    processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting, losses = list(numbers), Losses()
    running: dict[Any, int] = {}
    while waiting or running:
        while waiting and len(running) < 2 * processors:
            number = waiting.pop(0)
            running[task.remote(version("liferaft"), plan, number)] = number
        for reference in ray.wait(list(running))[0]:
            number = running.pop(reference)
            try:
                yield ray.get(reference)
            except ray.exceptions.RayTaskError as mistake:
                if isinstance(mistake.cause, LiferaftError):
                    raise BadArena(str(mistake.cause)) from None
                raise
            except ray.exceptions.RayError:  # the worker or its node is gone
                losses.add(number)
                waiting.insert(0, number)
