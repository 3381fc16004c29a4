"""liferaft play and liferaft rules as people call them: whole games, mistakes, exit codes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import liferaft
from liferaft import record
from liferaft.cli import main


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=typed)


def play(*arguments: str, typed: str = "") -> Result:
    return run("play", "--plain", "--seed", "7", *arguments, typed=typed)


@pytest.mark.parametrize(("lang", "ending"), [("en", "You have lost"), ("de", "Ihr habt verloren")])
def test_a_whole_game_through_a_pipe(lang: str, ending: str, data_folder: Path) -> None:
    arguments = [sys.executable, "-P", "-m", "liferaft", "play", "--seed", "7", "--lang", lang]
    done = subprocess.run(
        arguments,
        input="1\n" * 400,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    last = done.stdout.rstrip().splitlines()
    assert last[-2].startswith(ending)
    assert last[-1].endswith("7.")
    assert record.commitment(7) in done.stdout
    (saved,) = (data_folder / "liferaft" / "saves").iterdir()
    assert record.load(saved).end().over


def test_typed_words_are_played_and_refusals_explained() -> None:
    said = play("--seats", "3", typed="move bronze\n? shore 9\nshore 9\nnonsense\nquit\n").output
    assert "The Explorer moves to Bronze Gate." in said
    assert "FI-6.3: shore up your own tile" in said
    assert "FI-6.3 Explorer" in said
    assert "“nonsense” is not understood" in said
    assert "The game is kept" in said


def test_language_can_be_switched_on_the_spot() -> None:
    said = play(typed="lang de\nhilfe\nende\n").output
    assert "Der Tisch spricht jetzt Deutsch." in said
    assert "Wähle eine Aktion" in said
    assert "fenster an|aus" in said


def test_commands_answer_in_words() -> None:
    typed = (
        "undo\nsave\nload nowhere.x\nwindows maybe\nlang fr\n?\nrules FI-99\nrules 6.1\nlog\nquit\n"
    )
    said = play(typed=typed).output
    for answer in (
        "There is nothing to take back.",
        "Type: save FILE",
        "cannot read the record nowhere.x",
        "Type: windows on|off",
        "Type: lang en|de",
        "Type: why ACTION",
        "has no rule 'FI-99'",
        "FI-6.1 ",
    ):
        assert answer in said


def test_leaving_and_coming_back() -> None:
    play("--seats", "3", typed="move bronze\n")
    back = run("play", "--plain", typed="y\nlog\n")
    assert "unfinished game of Forbidden Island: seats 3" in back.output
    assert "The Explorer moves to Bronze Gate." in back.output
    fresh = run("play", "--plain", typed="n\nquit\n")
    assert "The Explorer moves to Bronze Gate." not in fresh.output
    assert "unfinished" not in run("play", "--plain", "--new", typed="quit\n").output


def test_saving_and_loading_by_name(tmp_path: Path) -> None:
    path = tmp_path / "friday.jsonl"
    play("--seats", "3", typed=f"move bronze\nsave {path}\nload {path}\nquit\n")
    kept = path.read_text()
    said = run("play", "--plain", "--load", str(path), typed="move 2\nquit\n").output
    assert "The Explorer moves to Copper Gate." in said
    assert path.read_text() == kept


def test_bots_take_their_seats() -> None:
    said = play("--seats", "3", "--bots", "2,3:random", typed="1\n" * 200).output
    assert "Bots on seats: 2 (random), 3 (random)." in said
    assert "You have" in said
    assert "Pilot: " not in said


def test_options_are_listed_and_taken() -> None:
    listed = run("play", "--options", "--lang", "de").output
    assert "difficulty: die Anfangsstufe des Pegels" in listed
    assert "legendary  (Legendär)" in listed
    said = play("--option", "difficulty=legendary", typed="quit\n").output
    assert "4/10" in said


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "forbidden_iland"], "did you mean 'forbidden_island'?"),
        (["play", "--seats", "9"], "2 to 4 seats"),
        (["play", "--seed", "-1"], "a seed is a number"),
        (["play", "--option", "difficulty"], "NAME=VALUE"),
        (["play", "--option", "dificulty=elite"], "did you mean difficulty?"),
        (["play", "--option", "difficulty=9"], "choose one of"),
        (["play", "--bots", "x"], "SEAT or SEAT:NAME"),
        (["play", "--bots", "7"], "there is no seat 7"),
        (["play", "--bots", "1:clever"], "there is no bot 'clever'"),
        (["play", "--load", "/nowhere/at/all"], "cannot read the record"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["rules", "forbidden_island", "FI-99"], "has no rule 'FI-99'"),
        (["rules", "forbidden_island", "nonsense"], "has no rule 'nonsense'"),
    ],
)
def test_mistakes_are_one_sentence_and_exit_code_2(arguments: list[str], sentence: str) -> None:
    done = run(*arguments)
    assert done.exit_code == 2
    assert sentence in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_help_is_there() -> None:
    for command in ("play", "rules"):
        assert run(command, "--help").exit_code == 0


@pytest.mark.parametrize("lang", ["en", "de"])
def test_rules_prints_the_book_a_section_or_a_rule(lang: str) -> None:
    whole = run("rules", "forbidden_island", "--lang", lang).output
    assert whole == liferaft.game("forbidden_island").rulebook(lang).rstrip() + "\n"
    section = run("rules", "forbidden_island", "FI-6", "--lang", lang).output
    assert section.startswith("## FI-6 ")
    assert "**FI-6.4**" in section
    assert "FI-7 " not in section
    assert run("rules", "forbidden_island", "fi-6.1", "--lang", lang).output in section


def test_rules_for_programs() -> None:
    told = json.loads(run("rules", "forbidden_island", "--json").output)
    numbers = [rule["number"] for rule in told["rules"]]
    assert "FI-6.1" in numbers
    assert len(set(numbers)) == len(numbers)
    one = json.loads(run("rules", "forbidden_island", "6.1", "--json").output)
    assert [rule["number"] for rule in one["rules"]] == ["FI-6.1"]


def test_coordinates_are_typed_as_they_are_shown() -> None:
    found = run(
        "play", "habitats", "--plain", "--seed", "3", typed="1\n1\n? lay 9,-9\n? lay 1, 0\n"
    )
    assert "lay the tile at 9,-9" in found.output
    assert "lay the tile at 1,0" in found.output
