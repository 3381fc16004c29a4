"""What people read: both languages complete, drawings in their width, words at every moment."""

import pytest
from fi import GAME

from catalogues import SOURCE, german, places, refusals, spoken
from liferaft import State, seeded
from liferaft.core.language import LANGUAGES
from liferaft.games.forbidden_island import box, text
from liferaft.games.forbidden_island.tables import OPTIONS, WON

FOLDER = SOURCE / "games" / "forbidden_island"
GERMAN = german(FOLDER / "locale" / "de" / "LC_MESSAGES" / "forbidden_island.po")
NAMES = {
    *box.TILE_NAMES,
    *box.CARD_NAMES,
    *box.ROLE_NAMES,
    *box.ROLE_POWERS,
    *box.LAYOUT_NAMES,
    *(option.help for option in OPTIONS),
}
SAID = {
    *(said for path in FOLDER.glob("*.py") for said in spoken(path)),
    *(said for path in FOLDER.glob("*.py") for said in refusals(path)),
}
LAYOUTS = next(option.choices for option in OPTIONS if option.name == "layout")


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
            assert word in text.CHOICES, f"{option.name}={word}"
            assert GERMAN[GAME.words.term(word, "en")] == GAME.words.term(word, "de")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_of_rules_and_core_keep_their_number(lang: str) -> None:
    expected = {
        "en": ["FI-6.1: shore up your own tile or one beside it", "FI-1.2: the game is over"],
        "de": [
            "FI-6.1: leg dein eigenes Feld trocken oder eines daneben",
            "FI-1.2: das Spiel ist vorbei",
        ],
    }
    for english, translated in zip(expected["en"], expected[lang]):
        assert GAME.words.reason(english, lang) == translated


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
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
        said += [words.heading(GAME.actions.verb_of(a).word, lang) for a in legal[:1]]
        state.apply(legal[rng.below(len(legal))])
        said += [words.sentence(item, state.view(0), lang) for item in state.news(0)]
    said.append(words.prompt(state.view(0), lang))
    assert all(sentence and "{" not in sentence for sentence in said)


def test_labels_of_all_actions_can_be_told_apart() -> None:
    view = GAME.new(4, 1).view(0)
    for lang in LANGUAGES:
        labels = [GAME.words.label(action, view, lang) for action in range(len(GAME.actions))]
        assert len(set(labels)) == len(labels)


def states(layout: object) -> list[State]:
    """The beginning, the middle and the end of a game."""
    state = GAME.new(4, 5, layout=layout)
    found = [state.clone()]
    rng = seeded(5)
    while not state.over:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        if len(found) == 1 and len(state.view(0)["sunk"]) >= 3:
            found.append(state.clone())
    return [*found, state]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_drawing_fits_its_width(layout: object) -> None:
    for state in states(layout):
        for lang in LANGUAGES:
            for width in (60, 80, 89, 90, 100, 120, 200):
                drawn = GAME.words.board(state.view(0), lang, width)
                drawn += GAME.words.aside(state.view(0), lang, width)
                assert max(sum(len(part) for part, _ in line) for line in drawn) <= width


def test_drawing_shows_numbers_floods_and_pawns_without_colour() -> None:
    view = GAME.new(3, 7).view(0)
    for width in (60, 100):
        lines = ["".join(part for part, _ in line) for line in GAME.words.board(view, "en", width)]
        drawing = "\n".join(lines)
        assert all(str(tile) in drawing for tile in range(box.TILES))
        assert drawing.count("~") >= len(view["flooded"])
        assert "≈" not in drawing
    view["sunk"], view["flooded"] = [5], []
    drawing = "".join(part for line in GAME.words.board(view, "en", 100) for part, _ in line)
    assert "≈" in drawing
    assert "~" not in drawing


def test_memory_aid_shows_layers_only_if_wanted() -> None:
    for wanted in (True, False):
        view = GAME.new(2, 7, memory_aid=wanted).view(0)
        drawing = "".join(part for line in GAME.words.aside(view, "en", 100) for part, _ in line)
        assert ("on top" in drawing) is wanted


def test_pawns_have_different_letters() -> None:
    from liferaft.games.forbidden_island.terminal import letters

    assert letters(text.translate_to("en")) == ["D", "E", "X", "M", "N", "P"]
    assert letters(text.translate_to("de")) == ["T", "I", "F", "B", "N", "P"]


def test_prompt_tells_the_result() -> None:
    assert set(text.ENDINGS) == {"won", "landing", "treasure", "drowned", "water"}
    sentence = GAME.words.sentence((18, WON, 0, 0), GAME.new(2, 1).view(0), "de")
    assert sentence.startswith("Ihr habt gewonnen!")
