"""What people read: both languages complete, drawings in their width, words at every moment."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import liferaft
from catalogues import SOURCE, german, places, refusals, spoken
from liferaft import State, record, seeded
from liferaft.cli._meaning import Meaning
from liferaft.core.game import SPECTATOR, View
from liferaft.core.language import LANGUAGES
from liferaft.games.isle_of_cats import box, signs, text
from liferaft.games.isle_of_cats.tables import (
    CAT_CAME,
    ENDED,
    HANDED_ON,
    HURRIED,
    NAMED,
    OPTIONS,
    PAID,
    PLACE_AT,
    PLACED,
    RARE_CAME,
    READ_OWN,
    REMOVED,
    RESCUED_CAT,
    SISTER_CARD,
)

GAME = liferaft.game("isle_of_cats")
FOLDER = SOURCE / "games" / "isle_of_cats"
GERMAN = german(FOLDER / "locale" / "de" / "LC_MESSAGES" / "isle_of_cats.po")
CARD_TEXTS = {told for told in box.CARD_TEXTS if told}
NAMES = {
    *box.COLOUR_NAMES,
    *box.ROOM_NAMES,
    *CARD_TEXTS,
    *(option.help for option in OPTIONS),
}
SAID = {
    *(said for path in FOLDER.glob("*.py") for said in spoken(path)),
    *(said for path in FOLDER.glob("*.py") for said in refusals(path)),
}
# Blue is about to place the long red cat beside a rare treasure and a green Oshax.
PLACING = """
isle_of_cats
left blue-05
right orange-17
seat blue
fish 11
tiles rare-T@12,3 oshax-5/green@6,3
hand 43 69
lessons 113
seat green
fish 7
hand 44 55
lessons 114
agenda place:0:79 rescued:0 clear:0
"""
TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {"solo": "expert"}),
    (2, {"boats": "chosen", "late_lessons": "next_day", "printed_costs": True}),
    (3, {"boats": "same_red", "anytime_windows": "lean"}),
    (4, {}),
    (4, {"family_mode": True}),
]


def plain(lines: list[list[tuple[str, str]]]) -> list[str]:
    """A drawing without colours."""
    return ["".join(part for part, _ in line) for line in lines]


def drawn(view: View, width: int, lang: str = "en") -> str:
    return "\n".join(plain(GAME.words.board(view, lang, width)))


def beside(view: View, width: int, lang: str = "en") -> str:
    return "\n".join(plain(GAME.words.aside(view, lang, width)))


def test_everything_said_and_every_name_is_translated() -> None:
    assert {said for said in SAID | NAMES if not GERMAN.get(said)} == set()


def test_catalogue_has_nothing_that_nobody_says() -> None:
    assert set(GERMAN) - SAID - NAMES == set()


def test_translations_keep_their_placeholders() -> None:
    for english, translated in GERMAN.items():
        assert places(english) == places(translated), english


def test_every_card_says_what_it_does_in_both_languages() -> None:
    for card in (*range(1, box.FAMILY_CARDS + 1), *range(197, box.SOLO_CARDS + 1)):
        told = [signs.card_text(card, text.translate_to(lang)) for lang in LANGUAGES]
        assert all(told), card
        assert told[0] != told[1], card


def test_every_choice_of_every_option_has_a_name_in_both_languages() -> None:
    for option in OPTIONS:
        for choice in option.choices:
            word = str(choice).lower()
            assert word in text.CHOICES, f"{option.name}={word}"
            assert GERMAN[GAME.words.term(word, "en")] == GAME.words.term(word, "de")


def test_every_verb_has_a_word_and_a_heading_in_both_languages() -> None:
    for lang in LANGUAGES:
        terms = [GAME.words.term(verb.word, lang) for verb in GAME.actions.verbs]
        assert len(set(terms)) == len(terms)
        assert all(GAME.words.heading(verb.word, lang) for verb in GAME.actions.verbs)


def test_every_step_that_asks_has_a_question_and_every_kind_of_news_a_sentence() -> None:
    assert set(text.PROMPTS) == set(GAME.steps.names[: GAME.steps.asking])
    view = GAME.new(2, 1).view(0)
    for lang in LANGUAGES:
        for kind in range(ENDED):
            first = {SISTER_CARD: 174, RARE_CAME: box.RARE}.get(kind, 0)
            item = (kind, first, box.COMMON if kind == REMOVED else 1, box.OSHAX * (kind == NAMED))
            assert GAME.words.sentence(item, view, lang) or kind == CAT_CAME


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_of_rules_and_core_keep_their_number(lang: str) -> None:
    expected = {
        "en": ["IOC-7.2: another tile lies there", "IOC-2.2: the game is over"],
        "de": ["IOC-7.2: dort liegt schon ein Plättchen", "IOC-2.2: das Spiel ist vorbei"],
    }
    for english, translated in zip(expected["en"], expected[lang]):
        assert GAME.words.reason(english, lang) == translated


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_moment_of_a_game_has_words(
    seats: int, options: dict[str, object], lang: str
) -> None:
    words = GAME.words
    state = GAME.new(seats, 3, **options)
    state.listen()
    rng = seeded(5)
    while not state.over:
        seat = state.asked()[0]
        view = state.view(seat)
        legal = state.legal_actions(seat)
        said = [words.prompt(view, lang)]
        said += [words.label(action, view, lang) for action in legal[:20]]
        said += [words.choice(action, view, lang) for action in legal[:20]]
        assert all(sentence and "{" not in sentence for sentence in said)
        state.apply(legal[rng.below(len(legal))], seat)
        seen = state.view(0)
        told = [(item, words.sentence(item, seen, lang)) for item in state.news(0)]
        assert all(said or item[0] in (CAT_CAME, READ_OWN) for item, said in told)
    assert words.prompt(state.view(SPECTATOR), lang)


def test_labels_of_all_actions_can_be_told_apart() -> None:
    view = GAME.new(4, 1).view(0)
    for lang in LANGUAGES:
        labels = [GAME.words.label(action, view, lang) for action in range(len(GAME.actions))]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_label_is_understood_when_it_is_typed(
    seats: int, options: dict[str, object], lang: str
) -> None:
    state = GAME.new(seats, 8, **options)
    rng = seeded(8)
    tried: set[int] = set()
    while not state.over:
        seat = state.asked()[0]
        legal = state.legal_actions(seat)
        view = state.view(seat)
        action = legal[rng.below(len(legal))]
        verb = GAME.actions.verb_of(action).first
        if verb not in tried or rng.below(8) == 0:
            tried.add(verb)
            typed = GAME.words.label(action, view, lang).partition(":")[0]
            assert Meaning(GAME, view, legal, lang).action(typed) == action, typed
        state.apply(action, seat)


def states() -> list[State]:
    """Moments of crowded games, of the beginning and of the end."""
    found: list[State] = []
    for seats, options in TABLES:
        state = GAME.new(seats, 5, **options)
        rng = seeded(5)
        moves = 0
        while not state.over:
            if moves % 40 == 0:
                found.append(state.clone())
            seat = state.asked()[0]
            legal = state.legal_actions(seat)
            state.apply(legal[rng.below(len(legal))], seat)
            moves += 1
        found.append(state)
    return found


def test_drawing_fits_its_width() -> None:
    for state in states():
        for lang in LANGUAGES:
            for width in (58, 59, 64, 80, 92, 99, 100, 140):
                board = GAME.words.board(state.view(0), lang, width)
                board += GAME.words.aside(state.view(0), lang, width)
                assert max(len(line) for line in plain(board)) <= width
            narrow = GAME.words.aside(state.view(0), lang, 18)
            assert max(len(line) for line in plain(narrow)) <= 22


def test_boat_shows_rats_maps_and_tiles_without_colour() -> None:
    view = GAME.position(PLACING).view(0)
    large = drawn(view, 99)
    for colour in "BGRPO":
        assert large.count(f"×{colour}") == 1
    assert large.count(" $T") == 4
    assert large.count("G!5") == 6
    slim = drawn(view, 58)
    assert slim.count("$T") == 4
    assert slim.count("G5") == 6
    assert "×L" in drawn(view, 58, "de")


def test_island_shows_every_tile_on_offer() -> None:
    view = GAME.position(PLACING).view(0)
    for width in (58, 64, 99):
        for code in ("B05", "O17", "!1", "*1×5", "*3L×5"):
            assert code in drawn(view, width)


def test_a_tile_to_be_placed_is_shown_in_its_ways() -> None:
    view = GAME.position(PLACING).view(0)
    assert GAME.words.prompt(view, "en").startswith(
        "Boat Blue (seat 0): where do you place the red cat R16?"
    )
    shown = beside(view, 36)
    assert "r0  r1" in shown
    assert "r2" not in shown
    assert signs.small(15, 1) == ["▀▀▀▀▀"]


@pytest.mark.parametrize(
    "typed", ["place 14,4 r1", "place 14,4:r1", "platziere 14,4 r1", "14,4 r1"]
)
def test_a_place_is_typed_as_it_reads(typed: str) -> None:
    state = GAME.position(PLACING)
    lang = "de" if typed.startswith("platziere") else "en"
    action = Meaning(GAME, state.view(0), state.legal_actions(), lang).action(typed)
    assert GAME.action_text(action) == "place 14,4:r1"
    assert GAME.words.choice(action, state.view(0), lang) == "14,4 r1"
    assert action >= PLACE_AT


def test_secret_lessons_and_hands_are_shown_to_their_owners_only() -> None:
    state = GAME.position(PLACING)
    assert "113: 12 points if no cell on the edge" in beside(state.view(0), 80)
    assert "43 rescue card (2 fish): Basket and 1 boot." in beside(state.view(0), 80)
    for seat in (1, SPECTATOR):
        assert "113" not in beside(state.view(seat), 80)
        assert "43 rescue" not in beside(state.view(seat), 80)
    assert "Boat Green 7 fish, baskets ●" in beside(state.view(0), 80)
    assert "2 cards, 1 private lesson" in beside(state.view(0), 80)


def test_log_sentences() -> None:
    view = GAME.position(PLACING).view(0)
    news = {
        (RESCUED_CAT, 0, 4, 0): (
            "Boat Blue rescues the blue cat B05 from the left field.",
            "Boot Blau rettet die blaue Katze B05 aus dem linken Gebiet.",
        ),
        (PLACED, 1, 32 * 5 + 28, 3 * 198 + 9 * 12 + 4): (
            "Boat Green places the rare treasure $T at 12,4 r3.",
            "Boot Grün platziert den seltenen Schatz $T auf 12,4 r3.",
        ),
        (PAID, 1, 1, 3): (
            "Boat Green pays 3 fish and keeps 1 card.",
            "Boot Grün bezahlt 3 Fische und behält 1 Karte.",
        ),
        (HANDED_ON, 5, 1, 0): (
            "The packs go to the right, with 5 cards each.",
            "Die Stapel gehen nach rechts, mit je 5 Karten.",
        ),
        (HURRIED, 0, 4, 1): (
            "Boat Blue has 4 boots: place 1.",
            "Boot Blau hat 4 Stiefel: Platz 1.",
        ),
        (NAMED, 0, 1, 144): (
            "Boat Blue chooses Green for public lesson 144.",
            "Boot Blau wählt Grün für die offene Lektion 144.",
        ),
        (SISTER_CARD, 192, 0, 0): (
            "Basket card 192 of the sister: boots 6, cards 4; "
            "she swaps cats 1 and 6 and takes cat 2.",
            "Korbkarte 192 der Schwester: Tempo 6, Karten 4; "
            "sie vertauscht die Katzen 1 und 6 und nimmt Katze 2.",
        ),
    }
    for item, sentences in news.items():
        assert tuple(GAME.words.sentence(item, view, lang) for lang in LANGUAGES) == sentences


def test_colours_have_different_letters() -> None:
    for lang, letters in (("en", "BGRPO"), ("de", "BGRLO")):
        _ = text.translate_to(lang)
        assert "".join(signs.letter(colour, _) for colour in range(box.COLOURS)) == letters


@pytest.mark.parametrize(("lang", "ending"), [("en", "has won:"), ("de", "hat gewonnen:")])
def test_a_whole_game_against_bots_through_a_pipe(lang: str, ending: str, tmp_path: Path) -> None:
    options = ["--bots", "1,2", "--seats", "3", "--seed", "7", "--lang", lang, "--plain"]
    done = subprocess.run(
        [sys.executable, "-P", "-m", "liferaft", "play", "isle_of_cats", *options],
        input="1\n" * 2000,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "XDG_DATA_HOME": str(tmp_path)},
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    last = done.stdout.rstrip().splitlines()
    assert ending in last[-2]
    assert last[-1].endswith("7.")
    (saved,) = (tmp_path / "liferaft" / "saves").iterdir()
    assert record.load(saved).end().over
