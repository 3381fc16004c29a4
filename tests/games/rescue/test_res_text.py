"""What people read: both languages complete, drawings in their width, words at every moment."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import liferaft
from catalogues import SOURCE, german, places, refusals, spoken
from liferaft import State, record, seeded
from liferaft.core.game import SPECTATOR, View
from liferaft.core.language import LANGUAGES
from liferaft.games.rescue import box, terminal, text
from liferaft.games.rescue.tables import BOARD, BOARDED, CHANGED, DREW, ENDED, MOVE, OPTIONS, TO

GAME = liferaft.game("rescue")
FOLDER = SOURCE / "games" / "rescue"
GERMAN = german(FOLDER / "locale" / "de" / "LC_MESSAGES" / "rescue.po")
NAMES = {*box.CREW_COLOURS, *box.GLYPHS, *(option.help for option in OPTIONS)}
SAID = {
    *(said for path in FOLDER.glob("*.py") for said in spoken(path)),
    *(said for path in FOLDER.glob("*.py") for said in refusals(path)),
}
# The planet A of the rule book with the example beside it: White has a 3 to play.
EXAMPLE = """
rescue
options layout=A
cell D5 B180
loaders 3 11 19
seat C3 C3 D3 C4 C4 D4 D4 D1 hand w3 w4 w5
seat C3 C3 D3 C4 C4 D4 D2 D6 hand r2 r3 r4
agenda play:0 turn:1
"""


def drawn(view: View, width: int, lang: str = "en") -> list[str]:
    """The board as it looks without colours."""
    return ["".join(part for part, _ in line) for line in GAME.words.board(view, lang, width)]


def beside(view: View, width: int, lang: str = "en") -> str:
    """What lies beside the board."""
    lines = GAME.words.aside(view, lang, width)
    return "\n".join("".join(part for part, _ in line) for line in lines)


def labels(state: State, lang: str = "en") -> list[str]:
    view = state.view(state.asked()[0])
    return [GAME.words.label(action, view, lang) for action in state.legal_actions()]


def test_everything_said_and_every_name_is_translated() -> None:
    assert {said for said in SAID | NAMES if not GERMAN.get(said)} == set()


def test_catalogue_has_nothing_that_nobody_says() -> None:
    assert set(GERMAN) - SAID - NAMES == set()


def test_translations_keep_their_placeholders() -> None:
    for english, translated in GERMAN.items():
        assert places(english) == places(translated), english


def test_every_choice_of_every_option_has_a_name_in_both_languages() -> None:
    for option in OPTIONS:
        for choice in option.choices:
            word = str(choice).lower()
            assert word in text.CHOICES or word.isdecimal(), f"{option.name}={word}"
            english = GAME.words.term(word, "en")
            assert GERMAN.get(english, english) == GAME.words.term(word, "de")


def test_every_verb_has_a_word_and_a_heading_in_both_languages() -> None:
    for lang in LANGUAGES:
        terms = [GAME.words.term(verb.word, lang) for verb in GAME.actions.verbs]
        assert len(set(terms)) == len(terms)
        assert all(GAME.words.heading(verb.word, lang) for verb in GAME.actions.verbs)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_of_rules_and_core_keep_their_number(lang: str) -> None:
    expected = {
        "en": ["RES-6.9: a worker stands there already", "RES-3.1: the game is over"],
        "de": ["RES-6.9: dort steht schon ein Minenarbeiter", "RES-3.1: das Spiel ist vorbei"],
    }
    for english, translated in zip(expected["en"], expected[lang]):
        assert GAME.words.reason(english, lang) == translated


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_every_moment_of_a_game_has_words(seed: int, lang: str) -> None:
    words = GAME.words
    values = {option.name: option.choices[seed % len(option.choices)] for option in OPTIONS}
    state = GAME.new(2 + seed % 3, seed, **values)
    state.listen()
    rng = seeded(seed)
    said: list[str] = []
    while not state.over:
        view = state.view(0)
        said.append(words.prompt(view, lang))
        legal = state.legal_actions()
        said += [words.label(action, view, lang) for action in legal]
        said += [words.choice(action, view, lang) for action in legal]
        state.apply(legal[rng.below(len(legal))])
        said += [words.sentence(item, state.view(0), lang) for item in state.news(0)]
    said.append(words.prompt(state.view(0), lang))
    assert all(sentence and "{" not in sentence for sentence in said)


def test_labels_of_all_actions_can_be_told_apart() -> None:
    view = GAME.new(4, 1).view(0)
    for lang in LANGUAGES:
        labels = [GAME.words.label(action, view, lang) for action in range(len(GAME.actions))]
        assert len(set(labels)) == len(labels)


def test_labels_show_what_a_change_leads_to() -> None:
    state = GAME.new(2, 7, layout="A")
    state.apply(GAME.parse_action("turn D5"))  # lies as M21B0, a curve; its front is a tee
    assert GAME.words.prompt(state.view(0), "en").endswith("D5 lies as └5; how do you change it?")
    assert labels(state) == [
        "turn by 180 degrees: ┐5",
        "flip over the long side: ├4",
        "flip over the short side: ┤4",
    ]
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        seen = after.view(0)
        shown = terminal.face(seen["exits"][27], seen["symbols"][27])
        assert GAME.words.label(action, state.view(0), "en").endswith(shown)


def test_hidden_faces_stay_hidden_in_labels_and_drawings() -> None:
    state = GAME.new(2, 7, hidden_backs=True)
    for width in (58, 64, 100):
        assert sum(line.count("/?") for line in drawn(state.view(0), width)) == box.CELLS
    state.apply(GAME.parse_action("turn A1"))
    rotated, long_side, short_side = labels(state)
    assert "hidden" not in rotated
    assert long_side.endswith("still hidden")
    assert short_side.endswith("still hidden")


def states() -> list[State]:
    """The beginning, the crowded middle and the end of a game."""
    state = GAME.new(4, 5)
    found = [state.clone()]
    rng = seeded(5)
    while not state.over:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        if len(found) < 8:
            found.append(state.clone())
    return [*found, state]


def test_drawing_fits_its_width() -> None:
    for state in states():
        for lang in LANGUAGES:
            for width in (46, 58, 59, 60, 64, 80, 92, 93, 100, 120, 200):
                board = GAME.words.board(state.view(0), lang, width)
                board += GAME.words.aside(state.view(0), lang, width)
                assert max(sum(len(part) for part, _ in line) for line in board) <= width
            narrow = GAME.words.aside(state.view(0), lang, 18)
            assert max(sum(len(part) for part, _ in line) for line in narrow) <= 22


def test_drawing_shows_names_symbols_workers_and_loaders_without_colour() -> None:
    state = GAME.position(EXAMPLE)
    for width in (58, 64, 100):
        drawing = "\n".join(drawn(state.view(0), width))
        for name in (*box.CELL_IDS, *box.LOADER_IDS):
            assert drawing.count(name) == 1, name
        assert "W2R2" in drawing
        assert drawing.replace("W2R2", "").count("W") >= 2


def test_tunnels_of_neighbours_join_and_walls_stop_them() -> None:
    state = GAME.position(EXAMPLE)
    view = state.view(0)
    slim = drawn(view, 60)
    row = next(i for i, line in enumerate(slim) if "A4" in line)
    assert slim[row + 1] == "   ────────┤    ┗━━━━━━━━╋━━━━━━━━╋━━━┫    ┗━━━┫    └────   "
    large = drawn(view, 93)
    row = next(i for i, line in enumerate(large) if "A4" in line)
    walls = "┄┊·═║╔╗╚╝"
    assert large[row + 1].strip() == (
        "──────────────┊      ┗━━━━━━━━━━━━━╋━━━━━━━━━━━━━╋━━━━━━║      ┗━━━━━━┊      └───────"
    )
    assert all(sign not in walls for sign in "".join(terminal.HEAVY + terminal.LIGHT))


def test_heavy_lines_are_the_tunnels_of_the_crew_that_acts() -> None:
    state = GAME.position(EXAMPLE)
    view = state.view(0)
    near = {cell for start in terminal.acting(view) for cell in terminal.tunnel(view, start)}
    heavy = sum(sign in terminal.HEAVY[1:] for line in drawn(view, 93) for sign in line)
    assert {"D1", "F3", "F6"} <= {box.CELL_IDS[cell] for cell in near}
    assert "A1" not in {box.CELL_IDS[cell] for cell in near}
    assert heavy > len(near)
    state.apply(GAME.parse_action("play 3"))
    state.apply(GAME.parse_action("worker C3"))
    assert terminal.acting(state.view(0)) == [14]


def test_marks_are_the_cards_where_a_move_may_end() -> None:
    state = GAME.position(EXAMPLE)
    state.apply(GAME.parse_action("play 3"))
    for start in state.legal_actions():
        after = state.clone()
        after.apply(start)
        ends = {a - TO for a in after.legal_actions() if TO <= a < BOARD}
        assert terminal.marked(after.view(0)) == ends
        assert "".join(drawn(after.view(0), 93)).count("►") == len(ends)
        assert ends <= terminal.marked(state.view(0))
    assert {GAME.actions.verb_of(a).first for a in state.legal_actions()} == {MOVE}


def test_own_hand_is_named_and_the_others_are_counted() -> None:
    state = GAME.position(EXAMPLE)
    assert "[3] ▲ triangle  [4] ■ square  [5] ⬟ pentagon" in beside(state.view(0), 80)
    assert "[3] [4] [5]" in beside(state.view(0), 30)
    assert "cards: 3" in beside(state.view(0), 30)
    assert "[" not in beside(state.view(SPECTATOR), 80)
    assert beside(state.view(1), 80) != beside(state.view(0), 80)


def test_log_sentences() -> None:
    view = GAME.position(EXAMPLE).view(0)
    news = {
        (CHANGED, 0, 27, 0): (
            "White turns D5 by 180 degrees: symbol 5, curve to the south and west.",
            "Weiß dreht D5 um 180 Grad: Symbol 5, Kurve nach Süden und Westen.",
        ),
        (DREW, 1, -1, 0): ("Red draws a card.", "Rot zieht eine Karte nach."),
        (DREW, 1, 4, 0): ("Red draws a 3.", "Rot zieht eine 3 nach."),
        (BOARDED, 0, 3, 0): (
            "A worker of White boards L1 from D1. Rescued: 0 of 5.",
            "Ein Minenarbeiter von Weiß steigt von D1 in L1 ein. Gerettet: 0 von 5.",
        ),
    }
    for item, sentences in news.items():
        assert tuple(GAME.words.sentence(item, view, lang) for lang in LANGUAGES) == sentences


def test_ending_names_all_winners() -> None:
    view = GAME.new(3, 1, finish_round=True).view(0)
    view["aboard"] = [[5, 0, 0], [1, 1, 0], [2, 2, 1]]
    assert GAME.words.sentence((ENDED, 1, 5, 0), view, "en") == (
        "White and Blue win together. Rescued: 5."
    )
    view["aboard"][2] = [0, 0, 0]
    assert GAME.words.sentence((ENDED, 1, 1, 0), view, "de") == "Weiß gewinnt! Gerettet: 5."
    assert "600" not in GAME.words.sentence((ENDED, 2, 1, 0), view, "en")


def test_crews_have_different_letters() -> None:
    assert terminal.letters(text.translate_to("en")) == ["W", "R", "B", "Y"]
    assert terminal.letters(text.translate_to("de")) == ["W", "R", "B", "G"]


@pytest.mark.parametrize(("lang", "ending"), [("en", "wins!"), ("de", "gewinnt!")])
def test_a_whole_game_against_bots_through_a_pipe(lang: str, ending: str, tmp_path: Path) -> None:
    options = ["--bots", "1,2", "--seats", "3", "--seed", "7", "--lang", lang]
    options += ["--option", "rescue_target=1", "--plain"]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "liferaft", "play", "rescue", *options],
        input="1\n" * 2000,
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
    (saved,) = (tmp_path / "liferaft" / "saves").iterdir()
    assert record.load(saved).end().over
