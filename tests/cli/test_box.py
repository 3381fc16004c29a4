"""``liferaft box`` counts what is in a box, and how it plays in seeded games."""

import json
import os
import pty
import subprocess
import sys
import tomllib
from typing import Any

import pytest
from click.testing import CliRunner, Result

import liferaft
from liferaft import seeded
from liferaft.cli import main
from liferaft.games.comet.report import Report, Tally, choose


def box(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["box", *arguments], env={"COLUMNS": "120"})


def told(*arguments: str) -> dict[str, Any]:
    found = box(*arguments, "--json")
    assert found.exit_code == 0, found.output
    answer: dict[str, Any] = json.loads(found.stdout)
    return answer


def part(answer: dict[str, Any], file: str, name: str) -> dict[str, Any]:
    (found,) = [p for p in answer["parts"] if (p["file"], p["part"]) == (file, name)]
    assert isinstance(found, dict)
    return found


def sheet(answer: dict[str, Any], title: str) -> list[dict[str, Any]]:
    (found,) = [s["rows"] for s in answer["report"]["sheets"] if s["title"].startswith(title)]
    assert isinstance(found, list)
    return found


def test_counts_of_comet_are_those_of_its_cards() -> None:
    answer = told("comet")
    assert "report" not in answer
    silver = part(answer, "silver_animals.toml", "animal")
    assert (silver["kinds"], silver["pieces"]) == (46, 92)
    assert silver["counts"]["egg"] == {"red": 28, "blue": 20, "green": 20, "yellow": 24}
    assert silver["counts"]["symbols"]["joker"] == 16
    assert silver["counts"]["nest"]["12"] == 2
    assert silver["counts"]["ability.effect"]["draw"] == 8
    gold = part(answer, "gold_animals.toml", "animal")
    assert sum(gold["counts"]["points"].values()) == gold["pieces"] == 42
    helps = part(answer, "help_cards.toml", "help")
    assert helps["counts"]["deck"] == {"silver": 10, "gold": 8}
    assert part(answer, "heroes.toml", "hero")["pieces"] is None


@pytest.mark.parametrize("name", liferaft.games())
def test_every_box_can_be_counted(name: str) -> None:
    answer = told(name)
    files = {path.name: path for path in liferaft.game(name).folder.glob("*.toml")}
    assert {p["file"] for p in answer["parts"]} <= set(files)
    for found in answer["parts"]:
        data = tomllib.loads(files[found["file"]].read_text("utf-8"))
        assert found["kinds"] == len(data[found["part"]])
        assert (found["pieces"] or found["kinds"]) >= found["kinds"]


@pytest.mark.parametrize(
    ("name", "file", "name_of_part", "field", "counts"),
    [
        (
            "forbidden_island", "treasure_cards.toml", "card", "kind",
            {"treasure": 20, "special": 5, "waters_rise": 3},
        ),
        (
            "habitats", "animals.toml", "animal", "landscape",
            {"grass": 17, "bush": 17, "rock": 17, "water": 17},
        ),
        ("habitats", "goals.toml", "goal", "better", {"high": 7, "low": 2}),
        (
            "isle_of_cats", "cards.toml", "rescue", "basket",
            {"none": 8, "broken": 28, "whole": 24},
        ),
    ],
)  # fmt: skip
def test_counts_of_other_boxes(
    name: str, file: str, name_of_part: str, field: str, counts: dict[str, int]
) -> None:
    assert part(told(name), file, name_of_part)["counts"][field] == counts


def test_names_and_sentences_are_not_counted() -> None:
    counts = part(told("comet"), "silver_animals.toml", "animal")["counts"]
    assert not {"id", "name", "copies"} & set(counts)


@pytest.mark.parametrize("bot", ["simple", "random"])
def test_same_seed_same_report(bot: str) -> None:
    line = ["comet", "--report", "--games", "2", "--seats", "3", "--bot", bot]
    first, again = told(*line, "--seed", "5"), told(*line, "--seed", "5")
    other = told(*line, "--seed", "6")
    assert first == again
    assert first["report"]["sheets"] != other["report"]["sheets"]
    assert first["report"]["signature"] == liferaft.game("comet").signature()
    assert (first["report"]["bot"], first["report"]["seats"]) == (bot, 3)


def test_report_of_comet_adds_up() -> None:
    answer = told("comet", "--report", "--games", "3", "--seats", "4", "--option", "board_side=B")
    assert answer["report"]["options"]["board_side"] == "B"
    course = {row["what"]: row["mean"] for row in sheet(answer, "course")}
    assert course["rescues"] <= course["animals hatched"]
    assert course["Rests"] + course["turns in the comet phase"] <= course["turns"]
    assert course["fewest points"] <= course["points"] <= course["most points"]
    seats = sheet(answer, "seats")
    assert [row["seat"] for row in seats] == [0, 1, 2, 3]
    assert sum(row["won"] for row in seats) == pytest.approx(1, abs=0.01)
    assert sum(row["points"] for row in seats) / 4 == pytest.approx(course["points"], abs=0.01)
    order = sheet(answer, "order")
    assert [row["games"] for row in order] == [3, 3, 3, 3]
    assert sum(row["to its table"] for row in order) == pytest.approx(0, abs=0.03)
    heroes = sheet(answer, "heroes")
    assert sum(row["games"] for row in heroes) == 12
    cards = sheet(answer, "cards")
    assert len(cards) == 101
    assert all(row["rescued"] <= row["hatched"] for row in cards)


def test_report_hears_what_is_done() -> None:
    game = liferaft.game("comet")
    state = game.position("comet\nseat H04 A4:S15 hand S03 P01\nseat H01\nagenda action:0 finish:0")
    state.listen()
    report = Report()
    for text in ("use hero", "help P01", "move S03", "walk 1", "to cave", "pay water", "use S15"):
        state.apply(game.parse_action(text))
        report.hear(state, state.news(-1))
    state.apply(game.parse_action("end"))
    report.hear(state, state.news(-1))
    report.end(state)
    cards = {row["id"]: row for row in report.card_rows()}
    assert (cards["S15"]["rescued"], cards["S15"]["used"], cards["S15"]["hatched"]) == (50, 50, 0)
    assert (cards["S03"]["in Moves"], cards["P01"]["used"]) == (50, 50)
    heroes = {row["id"]: row for row in report.hero_rows()}
    assert (heroes["H04"]["uses"], heroes["H04"]["points"], heroes["H04"]["won"]) == (1, 4, 1)
    assert heroes["H01"]["to its table"] == -2
    course = {row["what"]: row["mean"] for row in report.course_rows()}
    assert (course["steps"], course["turns"], course["rescues"]) == (0.5, 0.5, 0.5)


def test_differences_to_the_table_have_a_standard_error() -> None:
    tally = Tally()
    for ahead in (1.0, 3.0, 5.0, 7.0):
        tally.add(10, ahead, 0.5)
    row = tally.row()
    assert (row["games"], row["to its table"], row["won"]) == (4, 4, 0.5)
    assert row["±"] == pytest.approx(5**0.5 / 2, abs=0.01)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_simple_player_rescues_animals(seats: int) -> None:
    state = liferaft.game("comet").new(seats, 3)
    rng = seeded(3)
    while not state.over:
        seat = state.asked()[0]
        action = choose(state.determinize(seat, rng), seat)
        assert action in state.legal_actions(seat)
        state.apply(action, seat)
    assert min(state.scores()) > 10


def test_a_report_of_a_game_that_brings_none_tells_the_seats() -> None:
    answer = told("rescue", "--report", "--games", "2", "--seats", "2")
    assert answer["report"]["bot"] == "random"
    assert [s["title"] for s in answer["report"]["sheets"]] == ["seats"]
    shared = told("forbidden_island", "--report", "--games", "1", "--seats", "2")
    assert len({row["won"] for row in sheet(shared, "seats")}) == 1


def test_tables_for_people() -> None:
    found = box("comet", "--report", "--games", "1", "--seed", "2")
    assert found.exit_code == 0, found.output
    for words in (
        "silver_animals.toml: animal",
        "red: 28, blue: 20, green: 20, yellow: 24",
        "1 games of 2 seats, bot simple, seeds 2 to 2",
        "fields of the board",
        "to its table",
        "Caribbean Monk Seal",
    ):
        assert words in found.stdout
    assert found.stderr == ""


def test_long_reports_show_their_progress_on_a_terminal() -> None:
    script = (
        "from liferaft.cli import box\n"
        "box.PATIENCE = 0.0\n"
        "box.command(['comet', '--report', '--games', '2', '--json'], standalone_mode=False)\n"
    )
    master, slave = pty.openpty()
    done = subprocess.run(
        [sys.executable, "-P", "-c", script],
        stdout=subprocess.PIPE,
        stderr=slave,
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(slave)
    shown = os.read(master, 100_000).decode()
    os.close(master)
    assert done.returncode == 0
    assert "games" in shown
    assert json.loads(done.stdout)["report"]["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "there is no game 'chess'"),
        (["comet", "--report", "--bot", "grandy"], "there is no bot 'grandy'"),
        (["rescue", "--report", "--bot", "simple"], "rescue has no simple player; there are: "),
        (["comet", "--report", "--seats", "5"], "comet is for 1 to 4 seats, not 5"),
        (["comet", "--report", "--seed", str(2**128)], "a seed is a number from 0"),
        (["comet", "--report", "--option", "side"], "an option is typed as NAME=VALUE"),
        (["comet", "--report", "--option", "side=A"], "side"),
        (["comet", "--games", "0"], "'--games'"),
    ],
)
def test_mistakes_are_told_in_words(arguments: list[str], words: str) -> None:
    found = box(*arguments)
    assert found.exit_code == 2
    assert words in found.stderr
    assert isinstance(found.exception, SystemExit)
