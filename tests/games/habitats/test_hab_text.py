"""What people read: both languages complete, drawings in their width, words at every moment."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import liferaft
from catalogues import SOURCE, german, places, refusals, spoken
from liferaft import State, seeded
from liferaft.core.language import LANGUAGES
from liferaft.games.habitats import box, signs, text
from liferaft.games.habitats.tables import AWARDED, ENDED, OPTIONS, TAKE_FROM

GAME = liferaft.game("habitats")
FOLDER = SOURCE / "games" / "habitats"
GERMAN = german(FOLDER / "locale" / "de" / "LC_MESSAGES" / "habitats.po")
NAMES = {
    *box.TILE_NAMES,
    *box.LANDSCAPE_NAMES,
    *box.COLOURS,
    *box.GOAL_NAMES,
    *box.GOAL_MEASURES,
    *box.BAND_NAMES,
    *(option.help for option in OPTIONS),
}
SAID = {
    *(said for path in FOLDER.glob("*.py") for said in spoken(path)),
    *(said for path in FOLDER.glob("*.py") for said in refusals(path)),
}
WIDTHS = (18, 32, 58, 64, 89, 90, 99, 120, 200)


def played(seats: int, seed: int, decisions: int, **options: object) -> State:
    """A game after so many random decisions."""
    state = GAME.new(seats, seed, **options)
    rng = seeded(seed)
    while decisions and not state.over:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        decisions -= 1
    return state


def drawing(state: State, lang: str, width: int) -> str:
    lines = GAME.words.board(state.view(0), lang, width)
    return "\n".join("".join(part for part, _ in line) for line in lines)


def test_everything_said_and_every_name_is_translated() -> None:
    assert {said for said in SAID | NAMES if not GERMAN.get(said)} == set()


def test_catalogue_has_nothing_that_nobody_says() -> None:
    assert set(GERMAN) - SAID - NAMES == set()


def test_translations_keep_their_placeholders() -> None:
    for english, translated in GERMAN.items():
        assert places(english) == places(translated), english


def test_names_are_those_of_the_german_rule_book() -> None:
    book = GAME.rulebook("de")
    for name in {*box.TILE_NAMES, *box.GOAL_NAMES, *box.LANDSCAPE_NAMES, *box.BAND_NAMES}:
        assert GERMAN[name] in book, name


def test_every_choice_of_every_option_has_a_name_in_both_languages() -> None:
    for option in OPTIONS:
        for choice in option.choices:
            word = str(choice).lower()
            assert word in text.CHOICES, f"{option.name}={word}"
            assert GERMAN[GAME.words.term(word, "en")] == GAME.words.term(word, "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_of_rules_and_core_keep_their_number(lang: str) -> None:
    expected = {
        "en": ["HAB-3.1: there is no tile in that direction", "HAB-2.4: the game is over"],
        "de": ["HAB-3.1: in dieser Richtung liegt kein Plättchen", "HAB-2.4: das Spiel ist vorbei"],
    }
    for english, translated in zip(expected["en"], expected[lang]):
        assert GAME.words.reason(english, lang) == translated


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_every_moment_of_a_game_has_words(seed: int, lang: str) -> None:
    words = GAME.words
    values = {option.name: option.choices[seed % len(option.choices)] for option in OPTIONS}
    state = GAME.new(1 + seed % 5, seed, **values)
    state.listen()
    rng = seeded(seed)
    said: list[str] = []
    while not state.over:
        view = state.view(0)
        said.append(words.prompt(view, lang))
        legal = state.legal_actions()
        said += [words.label(action, view, lang) for action in legal]
        said += [words.choice(action, view, lang) for action in legal]
        said += [words.heading(GAME.actions.verb_of(a).word, lang) for a in legal[:1]]
        state.apply(legal[rng.below(len(legal))])
        heard = [item for item in state.news(0) if item[0] != AWARDED or item[3]]
        said += [words.sentence(item, state.view(0), lang) for item in heard]
    said.append(words.prompt(state.view(0), lang))
    assert all(sentence and "{" not in sentence for sentence in said)


def test_labels_of_all_actions_can_be_told_apart() -> None:
    for state in (GAME.new(4, 1), played(4, 1, 9)):
        for lang in LANGUAGES:
            view = state.view(0)
            labels = [GAME.words.label(action, view, lang) for action in range(len(GAME.actions))]
            assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("seats", range(1, 6))
def test_drawing_fits_its_width(seats: int) -> None:
    for decisions in (0, seats, seats + 1, 40, 1000):
        state = played(seats, seats, decisions)
        for lang in LANGUAGES:
            for width in WIDTHS:
                drawn = GAME.words.aside(state.view(0), lang, width)
                if width >= 58:
                    drawn += GAME.words.board(state.view(0), lang, width)
                assert max(sum(len(part) for part, _ in line) for line in drawn) <= width


def test_every_tile_fits_beside_a_narrow_board() -> None:
    for tile in box.TILE_IDS:
        view = GAME.position(f"habitats\npark\npark\ntaken {tile}\n").view(0)
        for lang in LANGUAGES:
            drawn = GAME.words.aside(view, lang, 18)
            assert max(sum(len(part) for part, _ in line) for line in drawn) <= 18, tile


def test_longest_park_fits_its_width() -> None:
    row = " ".join(f"{tile}@{x},1" for x, tile in enumerate(box.TILE_IDS[4:112:5]))
    state = GAME.position(f"habitats\nyear 3\nround 5\npark {row}\npark\ntaken FL01\n")
    for width in WIDTHS[2:]:
        lines = drawing(state, "de", width).splitlines()
        assert max(map(len, lines)) <= width
        assert any("┃" in line for line in lines)


@pytest.mark.parametrize("seed", range(4))
def test_tiles_in_reach_are_those_that_can_be_taken(seed: int) -> None:
    state = GAME.new(2 + seed, seed)
    rng = seeded(seed)
    while not state.over:
        legal = state.legal_actions()
        view = state.view(0)
        if view["step"] == "take":
            ways = signs.in_reach(view, view["asked"][0])
            assert [TAKE_FROM + way for way in ways] == legal
        state.apply(legal[rng.below(len(legal))])


def test_market_numbers_the_tiles_in_reach() -> None:
    state = GAME.position(
        "habitats\nrow AG13 ? ? ?\nrow 0N FL01 ? ?\nrow TW05 ? 1N ?\nrow ? ? ? ?\npark\npark\n"
    )
    shown = drawing(state, "en", 64)
    assert "1 G Lion" in shown
    assert "2 G Flame lily" in shown
    assert "▲ Red" in shown
    assert "GGGB→6" in shown


PARK = "habitats\nyear 2\npark AG13@0,1 AG02@1,1 AB02@0,2\npark\n"


def test_park_tells_what_animals_lack_without_colour() -> None:
    shown = drawing(GAME.position(PARK), "de", 64)
    assert "G Löwe" in shown
    assert "GG→6" in shown
    assert "G→3" in shown
    assert "✓" not in shown
    fed = GAME.position(PARK.replace("AB02@0,2", "AB02@0,2 AG03@2,1 AG04@-1,1"))
    assert drawing(fed, "de", 64).count("✓") == 2


def test_free_cells_have_the_number_of_the_list_and_the_gain() -> None:
    state = GAME.position(PARK + "taken FL07\n")
    shown = drawing(state, "en", 64)
    legal = state.legal_actions()
    assert [GAME.action_text(action) for action in legal[:2]] == ["lay 0,3", "lay -1,2"]
    assert all(f" {number} " in shown for number in range(1, len(legal) + 1))
    assert shown.count("+1") == len(legal)


def test_roads_run_on_into_the_spaces_that_stay_empty() -> None:
    park = "park AG13@0,1 AG02@0,2 RD02@1,1:r0\npark\n"
    short = drawing(GAME.position(f"habitats\n{park}"), "en", 64)
    assert "━" not in short
    assert {"╻", "╹"} < set(short)  # where the road ends
    endless = drawing(GAME.position(f"habitats\noptions road_reach=line\n{park}"), "en", 64)
    assert endless.count("┃") > short.count("┃")
    flat = drawing(
        GAME.position(f"habitats\n{park.replace('RD02@1,1:r0', 'RD02@0,3:r1')}"), "en", 64
    )
    assert {"╺", "╸"} < set(flat)


def test_prompt_tells_the_result() -> None:
    over = played(2, 4, 1000)
    winner = GAME.words.prompt(over.view(0), "de")
    assert winner.startswith(("Rot hat gewonnen: ", "Blau hat gewonnen: ", "Rot und Blau haben"))
    assert GAME.words.sentence((ENDED, 1, 0, 0), over.view(0), "de") == winner
    alone = played(1, 4, 1000)
    assert "Dein Rang: " in GAME.words.prompt(alone.view(0), "de")


@pytest.mark.parametrize(("lang", "ending"), [("en", " won"), ("de", "gewonnen")])
def test_a_whole_game_through_a_pipe(lang: str, ending: str, tmp_path: Path) -> None:
    table = ["--plain", "--seats", "3", "--bots", "1,2", "--seed", "7", "--lang", lang]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "liferaft", "play", "habitats", *table],
        input="1\n" * 60,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "XDG_DATA_HOME": str(tmp_path)},
        timeout=60,
    )
    assert (done.returncode, done.stderr) == (0, "")
    last = done.stdout.rstrip().splitlines()
    assert ending in last[-2]
    assert last[-1].endswith("7.")
