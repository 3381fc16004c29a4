"""Many hands: the same games whoever plays them, and none lost or counted twice."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator
from pathlib import Path

import msgspec
import pytest
import ray
from click.testing import CliRunner

import liferaft
from liferaft.arena import cluster, crews
from liferaft.arena.crews import Losses, alone, processes
from liferaft.arena.errors import BadArena
from liferaft.arena.match import Finished, Played
from liferaft.arena.schedule import Plan
from liferaft.arena.tournament import run
from liferaft.cli import main

PLAN = Plan("rescue", ["random", "greedy"], 2, 8, options={"rescue_target": 1})


def timeless(games: list[Played]) -> list[Played]:
    by_number = sorted(games, key=lambda game: game.number)
    return [msgspec.structs.replace(game, seconds=[]) for game in by_number]


@pytest.fixture(scope="module")
def here() -> list[Played]:
    """The games as this process plays them."""
    return timeless(list(run(PLAN)))


def test_processes_play_the_same_games(here: list[Played]) -> None:
    assert timeless(list(run(PLAN, processes(2)))) == here


def test_games_of_a_lost_process_are_played_again(here: list[Played]) -> None:
    others = multiprocessing.active_children()  # that tests before this one may have left
    games = run(PLAN, processes(2))
    played = [next(games)]
    workers = [child for child in multiprocessing.active_children() if child not in others]
    assert len(workers) == 2
    assert workers[0].pid
    os.kill(workers[0].pid, signal.SIGKILL)
    played += games
    assert timeless(played) == here


def test_a_game_that_always_loses_its_worker_stops_the_tournament(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[list[int]] = []

    def broken(plan: Plan, left: list[int], n: int) -> Generator[Finished, None, list[int]]:
        begun.append(list(left))
        game = next(alone(plan, left[:1]))
        if game.played.number != 1:
            left.pop(0)
            yield game
        return [1]

    monkeypatch.setattr(crews, "_until_one_breaks", broken)
    with pytest.raises(BadArena, match=r"game 1 was lost 3 times"):
        list(processes(2)(PLAN, [0, 1, 2]))
    assert len(begun) == 3


def mortal(mark: Path) -> Callable[[str, Plan, int], Finished]:
    """What plays on a node and is killed over game 3 once. Sent there by value."""
    there = cluster.there

    def there_until_killed(wanted: str, plan: Plan, number: int) -> Finished:
        if number == 3 and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return there(wanted, plan, number)

    return there_until_killed


def test_a_real_ray_plays_the_same_games_and_those_of_a_lost_worker_again(
    here: list[Played], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lost = Losses.add
    losses: list[int] = []

    def counted(self: Losses, number: int) -> None:
        losses.append(number)
        lost(self, number)

    monkeypatch.setattr(cluster, "there", mortal(tmp_path / "killed"))
    monkeypatch.setattr(Losses, "add", counted)
    assert timeless(list(run(PLAN, cluster.cluster("local")))) == here
    assert 3 in losses
    assert not ray.is_initialized()


def test_a_node_with_another_version_is_refused() -> None:
    with pytest.raises(BadArena, match=f"has Liferaft {liferaft.__version__}, but here it is 9"):
        cluster.there("9.9.9", PLAN, 0)


def test_a_cluster_that_is_not_there_is_named() -> None:
    said = CliRunner().invoke(
        main, ["arena", "rescue", "greedy", "random", "--ray", "127.0.0.1:1", "--games", "2"]
    )
    assert said.exit_code == 2
    assert "there is no Ray at '127.0.0.1:1'" in said.output


def test_a_cluster_has_its_own_processes() -> None:
    words = ["arena", "rescue", "greedy", "random", "--ray", "local", "--processes", "2"]
    said = CliRunner().invoke(main, words)
    assert said.exit_code == 2
    assert "not both" in said.output


def test_without_ray_the_command_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadArena, match=r"pip install 'liferaft\[ray\]'"):
        cluster.cluster("local")
