"""Every rule of every game is cited in its code and in a test, in both languages alike."""

import shutil
from pathlib import Path

import pytest

import liferaft
from liferaft.testing.coverage import Coverage, cited_numbers, rule_coverage, rule_numbers
from toy import GAME as DRIFTWOOD

TESTS = Path(__file__).parents[1]

TOY_TESTS = '''
def test_toy_1_1_everybody_draws_then_bids(): ...
def test_toy_1_2_hands_are_hidden(): ...
def test_toy_2_1_and_toy_2_2(): ...
def test_buoys():
    """TOY-3.1, TOY-3.2, TOY-4.1"""
'''


@pytest.mark.parametrize("name", liferaft.games())
def test_every_rule_is_cited_and_tested(name: str) -> None:
    coverage = rule_coverage(liferaft.game(name), [TESTS / "games" / name])
    assert coverage.complete, f"{name}\n{coverage}"


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A copy of Driftwood's folder, with tests of all its rules."""
    shutil.copytree(DRIFTWOOD.folder, tmp_path / "toy")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_toy.py").write_text(TOY_TESTS, encoding="utf-8")
    return tmp_path


def covered(toy: Path) -> Coverage:
    return rule_coverage(DRIFTWOOD, [toy / "tests"], toy / "toy")


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_full_coverage(toy: Path) -> None:
    assert covered(toy) == Coverage([], [], [], [])
    assert str(covered(toy)) == "every rule is cited and tested"


def test_a_citation_removed_from_the_code_is_noticed(toy: Path) -> None:
    replace(toy / "toy" / "rules.py", "TOY-4.1", "")
    assert covered(toy) == Coverage(["TOY-4.1"], [], [], [])
    assert str(covered(toy)) == "not cited in code: TOY-4.1"


def test_a_citation_removed_from_the_tests_is_noticed(toy: Path) -> None:
    replace(toy / "tests" / "test_toy.py", "toy_2_1_and_", "")
    assert covered(toy) == Coverage([], ["TOY-2.1"], [], [])


@pytest.mark.parametrize("where", ["toy/rules.py", "tests/test_toy.py"])
def test_an_unknown_number_is_noticed(toy: Path, where: str) -> None:
    replace(toy / where, "TOY-3.1", "TOY-3.1, TOY-3.11, TOY-9")
    assert covered(toy) == Coverage([], [], ["TOY-3.11", "TOY-9"], [])


def test_a_removed_citation_of_a_real_game_is_noticed(tmp_path: Path) -> None:
    game = liferaft.game("forbidden_island")
    shutil.copytree(game.folder, tmp_path / "fi")
    before = rule_coverage(game, [TESTS / "games" / game.name], tmp_path / "fi")
    for path in (tmp_path / "fi").glob("*.py"):
        text = path.read_text(encoding="utf-8").replace("FI-13.4", "FI-13")
        path.write_text(text, encoding="utf-8")
    after = rule_coverage(game, [TESTS / "games" / game.name], tmp_path / "fi")
    assert set(after.uncited) - set(before.uncited) == {"FI-13.4"}


def test_languages_must_have_the_same_numbers(toy: Path) -> None:
    game = liferaft.game("forbidden_island")
    assert rule_numbers(game.rulebook("en"), "FI") == rule_numbers(game.rulebook("de"), "FI")


@pytest.mark.parametrize(
    ("german", "first"), [("**TOY-1.1** a **TOY-1.2** b", "TOY-2.1"), ("**TOY-1.2**", "TOY-1.1")]
)
def test_a_rule_book_out_of_step_is_noticed(
    toy: Path, monkeypatch: pytest.MonkeyPatch, german: str, first: str
) -> None:
    (toy / "toy" / "rulebook" / "de.md").write_text(german, encoding="utf-8")
    copy = type(DRIFTWOOD)(
        name="driftwood", prefix="TOY", seats=(2, 4), turn_rule="TOY-1.1",
        options=DRIFTWOOD.options, steps=DRIFTWOOD.steps, actions=DRIFTWOOD.actions,
        news=DRIFTWOOD.news, setup=DRIFTWOOD.setup, words=DRIFTWOOD.words, folder=toy / "toy",
    )  # fmt: skip
    assert rule_coverage(copy, [toy / "tests"]).untranslated == [f"{first} (de)"]


def test_what_counts_as_a_citation(tmp_path: Path) -> None:
    path = tmp_path / "test_any.py"
    path.write_text(
        "def test_fi_5_10_x(): ...  # FI-13.2, FI-4\nassert fi_6_1\ndef helper_fi_7_7(): ...\n",
        encoding="utf-8",
    )
    assert cited_numbers([path], "FI") == {"FI-5.10", "FI-13.2", "FI-4"}
