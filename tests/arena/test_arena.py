"""Tournaments: fair seats, the same results every time, to be gone on with, honest figures."""

import json
import random
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import liferaft
from liferaft.arena.errors import BadArena
from liferaft.arena.figures import by_deals, by_round, figures, ratings, sprt, wilson
from liferaft.arena.match import Played, play
from liferaft.arena.schedule import Plan, planned, seating, seatings
from liferaft.arena.tournament import RESULTS, run
from liferaft.cli import main
from liferaft.core.errors import LiferaftError

RESCUE = Plan("rescue", ["random", "greedy"], 2, 4, options={"rescue_target": 1})


def timeless(games: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(game, seconds=[]) for game in games]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (2, 4), (3, 3), (4, 2), (3, 4)])
def test_every_bot_sits_on_every_seat_equally_often_with_each_deal(bots: int, seats: int) -> None:
    plan = Plan("rescue", [f"search:{n + 1}" for n in range(bots)], seats, 1)
    sat = Counter((seat, bot) for game in seatings(plan) for seat, bot in enumerate(game))
    assert len(sat) == bots * seats
    assert len(set(sat.values())) == 1
    size = len(seatings(plan))
    assert {seating(plan, number)[1] for number in range(size)} == {plan.seed}
    assert seating(plan, size)[1] == plan.seed + 1


def test_a_team_plays_with_itself() -> None:
    plan = Plan("forbidden_island", ["random", "greedy"], 3, 2)
    assert seatings(plan) == [[0, 0, 0], [1, 1, 1]]


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert planned(Plan("habitats", ["random", "greedy"], 2, 3)).games == 4


@pytest.mark.parametrize(
    ("plan", "mistake"),
    [
        (Plan("habitats", ["random"], 2, 2), "name two bots"),
        (Plan("habitats", ["random", "random"], 2, 2), "named once"),
        (Plan("habitats", ["random", "greedy"], 2, 0), "at least one game"),
        (Plan("habitats", ["random", "greedy"], 9, 2), "1 to 5 seats"),
        (Plan("habitats", ["random", "gredy"], 2, 2), "did you mean 'greedy'"),
        (Plan("habitat", ["random", "greedy"], 2, 2), "did you mean 'habitats'"),
        (Plan("habitats", ["random", "greedy"], 2, 2, options={"fog": 1}), "fog"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: Plan, mistake: str) -> None:
    with pytest.raises(LiferaftError, match=mistake):
        planned(plan)


def test_the_same_plan_gives_the_same_games() -> None:
    first, second = list(run(RESCUE)), list(run(RESCUE))
    assert timeless(first) == timeless(second)
    assert timeless([play(RESCUE, 2).played]) == timeless(first[2:3])


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = list(run(RESCUE))
    first = list(run(RESCUE, records=tmp_path, stop=lambda games: len(games) == 1))
    assert [game.number for game in first] == [0]
    with open(tmp_path / RESULTS, "a", encoding="utf-8") as file:
        file.write('{"number":1,"se')  # the power went
    again = list(run(RESCUE, records=tmp_path))
    assert timeless(again) == timeless(whole)
    assert (tmp_path / RESULTS).read_text(encoding="utf-8").count("\n") == 1 + RESCUE.games
    for game in whole:
        record = liferaft.record.load(tmp_path / f"{game.number:06}.jsonl")
        assert record.end().scores() == game.scores
        assert record.notes["bots"] == {str(p): RESCUE.bots[i] for p, i in enumerate(game.bots)}


def test_results_of_another_tournament_are_not_mixed_in(tmp_path: Path) -> None:
    list(run(RESCUE, records=tmp_path, stop=lambda games: True))
    other = msgspec.structs.replace(RESCUE, seed=5)
    with pytest.raises(BadArena, match="another tournament"):
        list(run(other, records=tmp_path))


def games_of(wins: int, losses: int) -> list[Played]:
    """Games of two bots, the first one on seat 0 in even games."""
    out = []
    for number in range(wins + losses):
        seats = [number % 2, 1 - number % 2]
        won = [float((seat == 0) == (number < wins)) for seat in seats]
        ranks = [1 if w else 2 for w in won]
        out.append(Played(number, 0, seats, won, [int(w) for w in won], ranks, [3, 5], [0.3, 0.5]))
    return out


def test_figures_count_outcomes_points_time_and_length() -> None:
    found = figures(RESCUE, games_of(6, 2))
    first, second = found.bots
    assert (first.outcome, second.outcome) == (0.75, 0.25)
    assert first.interval == pytest.approx((0.4093, 0.9285), abs=1e-3)  # Wilson, 6 of 8
    assert first.scores == [0.75, 0.75]
    assert first.ms_per_decision == pytest.approx(100)
    assert found.decisions == 8
    assert first.rating > second.rating
    low, high = first.rating_interval
    assert low < first.rating < high


def test_ratings_get_surer_with_every_game() -> None:
    (_, few), _ = ratings(RESCUE, games_of(4, 4))
    (_, many), _ = ratings(RESCUE, games_of(40, 40))
    assert many < few


def test_an_interval_of_nothing_is_everything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(0, 20)
    assert low == 0 < high < 0.2


def test_an_interval_counts_deals_where_each_is_on_every_seat() -> None:
    split = [game for _ in range(20) for game in games_of(1, 1)]
    for number, game in enumerate(split):
        game.number = number
    low, high = figures(RESCUE, split).bots[0].interval
    assert (low, high) == by_deals([0.5] * 20)
    assert high - low < 0.2 < wilson(20, 40)[1] - wilson(20, 40)[0]


def test_a_clean_sweep_of_deals_is_no_certainty() -> None:
    low, high = by_deals([1.0] * 8)
    assert 0.6 < low < 0.8
    assert high == 1.0


@pytest.mark.parametrize("shares", [(0.25, 0.5, 0.25), (0.05, 0.45, 0.5), (0.04, 0.82, 0.14)])
def test_an_interval_of_deals_holds_the_truth_19_times_in_20(shares: tuple[float, ...]) -> None:
    rng = random.Random(7)
    truth = shares[1] / 2 + shares[2]
    tries = [by_deals(rng.choices([0.0, 0.5, 1.0], shares, k=20)) for _ in range(2000)]
    assert sum(low <= truth <= high for low, high in tries) / 2000 > 0.94


def test_a_team_that_plays_each_deal_once_is_counted_by_games() -> None:
    plan = Plan("forbidden_island", ["random", "greedy"], 2, 40)
    games = [
        Played(n, n // 2, [n % 2] * 2, [float(n % 2)] * 2, [n % 2] * 2, [1, 1], [3, 3], [0.1, 0.1])
        for n in range(40)
    ]
    assert figures(plan, games).bots[1].interval == wilson(20, 20)


def test_a_round_counts_when_all_its_games_are_there() -> None:
    assert by_round(RESCUE, games_of(2, 3), 0) == [1.0, 0.0]


@pytest.mark.parametrize(
    ("outcomes", "says"),
    [([1.0, 0.5] * 20, "stronger"), ([0.5, 0.0] * 20, "no stronger"), ([1.0, 0.0], "open")],
)
def test_sprt_says_when_it_is_sure(outcomes: list[float], says: str) -> None:
    assert sprt(outcomes, 0.5, 0.7).says == says


def test_sprt_wants_more_than_one_round() -> None:
    assert sprt([1.0], 0.5, 0.6).says == "open"
    assert sprt([1.0, 1.0], 0.5, 0.6).says == "open"


def test_the_command_prints_a_table_and_json() -> None:
    words = ["arena", "rescue", "greedy", "random", "--games", "2", "--option", "rescue_target=1"]
    said = CliRunner().invoke(main, words)
    assert said.exit_code == 0, said.output
    assert "greedy" in said.output
    assert "rescue, 2 seats, 2 games from seed 0" in said.output
    data = json.loads(CliRunner().invoke(main, [*words, "--json", "--sprt", "0.5", "0.8"]).stdout)
    assert [bot["bot"] for bot in data["bots"]] == ["greedy", "random"]
    assert data["sprt"]["says"] in ("open", "stronger")
    assert data["plan"]["options"]["rescue_target"] == 1


def test_the_command_refuses_in_words() -> None:
    said = CliRunner().invoke(main, ["arena", "rescue", "greedy"])
    assert said.exit_code == 2
    assert "name two bots" in said.output


def test_no_figure_is_cut_off_where_the_screen_is_narrow() -> None:
    words = ["arena", "habitats", "greedy", "random", "--seats", "5", "--games", "2"]
    said = CliRunner().invoke(main, words, env={"COLUMNS": "40"})
    assert said.exit_code == 0, said.output
    assert "…" not in said.output
    lines = {line.split()[0]: line.split() for line in said.output.splitlines() if line.strip()}
    by_seat = lines["greedy"][-6:-1]
    assert len(by_seat) == 5
    assert all(float(points) > 20 for points in by_seat)
