"""What people read in every game: both languages complete, words at every moment, drawings fit."""

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import liferaft
from catalogues import SOURCE, german, places, refusals, spoken
from liferaft import SPECTATOR, State, record, seeded
from liferaft.core.language import LANGUAGES
from liferaft.core.words import CatalogueWords
from liferaft.games.comet import box as com
from liferaft.games.forbidden_island import box as fi
from liferaft.games.habitats import box as hab
from liferaft.games.habitats.tables import AWARDED
from liferaft.games.isle_of_cats import box as ioc
from liferaft.games.isle_of_cats.tables import CAT_CAME, READ_OWN
from liferaft.games.rescue import box as res
from listened import Options, each_game, each_language, each_table
from screens import beside, drawn, played, widest


class Spoken(NamedTuple):
    """What a game says that the others do not."""

    names: set[str]  # those of the box that people read
    refused: tuple[str, str]  # a refusal of its rules, in both languages
    ended: tuple[str, str]  # what is said when somebody has won
    silent: tuple[int, ...] = ()  # kinds of news that may pass without a word
    quick: Options = {}  # options of a game that is soon over


GAMES = {
    "comet": Spoken(
        {*com.CARD_NAMES, *com.HERO_NAMES},
        ("COM-2.7: there is no free slot", "COM-2.7: es ist kein Platz frei"),
        ("won", "gewonnen"),
    ),
    "forbidden_island": Spoken(
        {*fi.TILE_NAMES, *fi.CARD_NAMES, *fi.ROLE_NAMES, *fi.ROLE_POWERS, *fi.LAYOUT_NAMES},
        (
            "FI-6.1: shore up your own tile or one beside it",
            "FI-6.1: leg dein eigenes Feld trocken oder eines daneben",
        ),
        ("You have ", "Ihr habt "),
    ),
    "habitats": Spoken(
        {
            *hab.TILE_NAMES, *hab.LANDSCAPE_NAMES, *hab.COLOURS, *hab.GOAL_NAMES,
            *hab.GOAL_MEASURES, *hab.BAND_NAMES,
        },
        (
            "HAB-3.1: there is no tile in that direction",
            "HAB-3.1: in dieser Richtung liegt kein Plättchen",
        ),
        (" won", "gewonnen"),
        silent=(AWARDED,),
    ),
    "isle_of_cats": Spoken(
        {*ioc.COLOUR_NAMES, *ioc.ROOM_NAMES, *filter(None, ioc.CARD_TEXTS)},
        ("IOC-7.2: another tile lies there", "IOC-7.2: dort liegt schon ein Plättchen"),
        ("has won:", "hat gewonnen:"),
        silent=(CAT_CAME, READ_OWN),
    ),
    "rescue": Spoken(
        {*res.CREW_COLOURS, *res.GLYPHS},
        ("RES-6.9: a worker stands there already", "RES-6.9: dort steht schon ein Minenarbeiter"),
        ("wins!", "gewinnt!"),
        quick={"rescue_target": 1},
    ),
}  # fmt: skip


@cache
def catalogue(name: str) -> dict[str, str]:
    """Every message of a game with its German text."""
    return german(SOURCE / "games" / name / "locale" / "de" / "LC_MESSAGES" / f"{name}.po")


@cache
def said(name: str) -> set[str]:
    """Every sentence, refusal and name of a game."""
    paths = list((SOURCE / "games" / name).glob("*.py"))
    helps = {option.help for option in liferaft.game(name).options}
    sentences = {text for path in paths for text in [*spoken(path), *refusals(path)]}
    return {*sentences, *helps, *GAMES[name].names}


@each_game
def test_everything_said_and_every_name_is_translated(name: str) -> None:
    assert {text for text in said(name) if not catalogue(name).get(text)} == set()


@each_game
def test_catalogue_has_nothing_that_nobody_says(name: str) -> None:
    assert set(catalogue(name)) - said(name) == set()


@each_game
def test_translations_keep_their_placeholders(name: str) -> None:
    for english, translated in catalogue(name).items():
        assert places(english) == places(translated), english


@each_game
def test_every_choice_of_every_option_has_a_name_in_both_languages(name: str) -> None:
    words = liferaft.game(name).words
    assert isinstance(words, CatalogueWords)
    for option in liferaft.game(name).options:
        for choice in option.choices:
            word = str(choice).lower()
            assert word in words.choices or word.isdecimal(), f"{option.name}={word}"
            english = words.term(word, "en")
            assert catalogue(name).get(english, english) == words.term(word, "de")


@each_language
@each_game
def test_every_verb_has_a_word_and_a_heading(name: str, lang: str) -> None:
    game = liferaft.game(name)
    terms = [game.words.term(verb.word, lang) for verb in game.actions.verbs]
    assert len(set(terms)) == len(terms)
    assert all(game.words.heading(verb.word, lang) for verb in game.actions.verbs)


@each_game
def test_refusals_of_rules_and_core_keep_their_number(name: str) -> None:
    game = liferaft.game(name)
    english = [GAMES[name].refused[0], f"{game.turn_rule}: the game is over"]
    translated = [GAMES[name].refused[1], f"{game.turn_rule}: das Spiel ist vorbei"]
    assert [game.words.reason(text, "en") for text in english] == english
    assert [game.words.reason(text, "de") for text in english] == translated


@each_language
@each_table
def test_every_moment_of_a_game_has_words(
    name: str, seats: int, options: Options, lang: str
) -> None:
    game = liferaft.game(name)
    words = game.words
    state = game.new(seats, seats, **options)
    state.listen()
    rng = seeded(seats)
    while not state.over:
        seat = state.asked()[0]
        view = state.view(seat)
        legal = state.legal_actions(seat)
        some = legal[:: 1 + len(legal) // 60]
        told = [words.prompt(view, lang), words.prompt(state.view(SPECTATOR), lang)]
        told += [words.label(action, view, lang) for action in some]
        told += [words.choice(action, view, lang) for action in some]
        state.apply(legal[rng.below(len(legal))], seat)
        told += sentences(state, 0, lang)
        assert all(sentence and "{" not in sentence for sentence in told)
    assert words.prompt(state.view(0), lang) == words.prompt(state.view(SPECTATOR), lang) != ""


def sentences(state: State, seat: int, lang: str) -> list[str]:
    """What a seat reads in the log after a decision, apart from what may pass without a word."""
    told = [
        (item, state.game.words.sentence(item, state.view(seat), lang)) for item in state.news(seat)
    ]
    return [text for item, text in told if text or item[0] not in GAMES[state.game.name].silent]


@each_language
@each_game
def test_labels_of_all_actions_can_be_told_apart(name: str, lang: str) -> None:
    game = liferaft.game(name)
    for decisions in (0, 9):
        view = played(game, 4, 1, decisions).view(0)
        labels = [game.words.label(action, view, lang) for action in range(len(game.actions))]
        assert len(set(labels)) == len(labels)


@each_table
def test_drawing_fits_its_width(name: str, seats: int, options: Options) -> None:
    game = liferaft.game(name)
    for decisions in (0, seats, seats + 1, 40, 120, 10_000):
        state = played(game, seats, 5, decisions, **options)
        for view in (state.view(0), state.view(SPECTATOR)):
            for lang in LANGUAGES:
                for width in (58, 59, 60, 64, 80, 89, 90, 92, 93, 99, 100, 120, 200):
                    assert widest(drawn(view, width, lang)) <= width
                    assert widest(beside(view, width, lang)) <= width
                assert widest(beside(view, 18, lang)) <= 22


@each_language
@each_game
def test_a_whole_game_against_bots_through_a_pipe(name: str, lang: str, tmp_path: Path) -> None:
    options = ["--bots", "2,3", "--seats", "3", "--seed", "7", "--lang", lang, "--plain"]
    for option, value in GAMES[name].quick.items():
        options += ["--option", f"{option}={value}"]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "liferaft", "play", name, *options],
        input="1\n" * 2000,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "XDG_DATA_HOME": str(tmp_path)},
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    last = done.stdout.rstrip().splitlines()
    assert GAMES[name].ended[LANGUAGES.index(lang)] in last[-2]
    assert last[-1].endswith("7.")
    (saved,) = (tmp_path / "liferaft" / "saves").iterdir()
    assert record.load(saved).end().over
