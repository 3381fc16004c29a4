"""What people read in Comet besides what all games have: cards in words, the map, the log."""

import re

import pytest

import liferaft
from liferaft import seeded
from liferaft.cli._meaning import Meaning
from liferaft.core.game import SPECTATOR
from liferaft.core.language import LANGUAGES
from liferaft.games.comet import board, box, signs, text
from liferaft.games.comet.tables import (
    CHOSE,
    COMET_CAME,
    DREW,
    ENDED,
    HELPED,
    PIECE_PUT,
    PLACED,
    PLAYED,
    READIED,
    RESCUED,
    RESHUFFLED,
    STEPPED,
    THE_HERO,
    USED,
)
from screens import beside, drawn

GAME = liferaft.game("comet")
each_language = pytest.mark.parametrize("lang", LANGUAGES)

# Trail Boss has used the Dodo; the Scout's rescuer stands in the nest D4 beside the tortoise.
MOVING = """
comet
seat H01/ C3:S16 - K5:S20 rescued S19 S15/ hand S40 S08 P03 known S08
seat H03 D4:G30 hand S02 Q01
display G35 G10 G04 Q02
silver_discards S01
pool water desert joker*2
skips 1:water
extras 1
phase main
turn 0
agenda move:0 finish:0
"""


def rows(lang: str) -> dict[str, list[str]]:
    """The tables of cards and heroes in the rule book, by id."""
    found = re.findall(r"^\| ([SGPQH]\d\d) \| (.*) \|$", GAME.rulebook(lang), re.MULTILINE)
    return {card: [cell.strip() for cell in cells.split("|")] for card, cells in found}


@each_language
def test_cards_and_heroes_say_what_the_rule_book_prints(lang: str) -> None:
    _ = text.translate_to(lang)
    printed = rows(lang)
    assert len(printed) == len(box.CARD_IDS) + len(box.HERO_IDS)
    for card, name in enumerate(box.CARD_IDS):
        cells = [signs.card_name(card, _), signs.card_text(card, _)]
        if card < box.ANIMALS:
            joker = {"*": "joker", "**": "2 jokers"} if lang == "en" else {}
            letters = signs.letters(card, _)
            assert printed[name][1:3] == [str(box.NEST[card]), str(box.POINTS[card])]
            if "*" not in letters:
                assert printed[name][3] == " ".join(letters)
            elif joker:
                assert printed[name][3] == joker[letters]
        assert [printed[name][0], printed[name][-1]] == cells
    for hero, name in enumerate(box.HERO_IDS):
        cells = [f(hero, _) for f in (signs.hero_name, signs.hero_text, signs.scoring_text)]
        assert printed[name] == cells


def test_every_step_that_asks_has_a_question_and_every_kind_of_news_a_sentence() -> None:
    assert set(text.QUESTIONS) == set(GAME.steps.names[: GAME.steps.asking])
    view = GAME.position(MOVING).view(0)
    for lang in LANGUAGES:
        for kind in range(ENDED + 1):
            item = (kind, 0, 88 if kind == HELPED else 1, 1)
            assert GAME.words.sentence(item, view, lang)


@each_language
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_label_is_understood_when_it_is_typed(seats: int, lang: str) -> None:
    state = GAME.new(seats, seats, hero_selection="draft2")
    rng = seeded(seats)
    while not state.over:
        seat = state.asked()[0]
        legal = state.legal_actions(seat)
        view = state.view(seat)
        for action in legal[:: 1 + len(legal) // 5]:
            typed = GAME.words.label(action, view, lang)
            assert Meaning(GAME, view, legal, lang).action(typed) == action, typed
        state.apply(legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize(
    ("typed", "lang", "meant"),
    [
        ("walk 1", "en", "walk 1"),
        ("add s08", "en", "add S08"),
        ("dromedary", "en", "add S08"),
        ("end", "en", "end"),
        ("gehen 3", "de", "walk 3"),
        ("dazu dromedar", "de", "add S08"),
        ("hilfskarte p03", "de", "help P03"),
        ("aid warm nest", "en", "help P03"),
    ],
)
def test_actions_are_typed_by_verb_id_or_name(typed: str, lang: str, meant: str) -> None:
    state = GAME.position(MOVING)
    action = Meaning(GAME, state.view(0), state.legal_actions(), lang).action(typed)
    assert GAME.action_text(action) == meant


@pytest.mark.parametrize("side", board.SIDES)
def test_map_has_every_field_with_its_terrain_or_nest(side: str) -> None:
    view = GAME.new(2, 1, board_side=side).view(0)
    shown = board.BOARDS[board.SIDES.index(side)]
    for lang, terrains in (("en", "WMDJL"), ("de", "WGSDL")):
        small = drawn(view, 58, lang).splitlines()[-len(board.ROWS) :]
        for row, line in zip(board.ROWS, small):
            fields = [f for f in range(board.FIELDS) if board.FIELD_IDS[f][0] == row]
            expected = [
                terrains[shown.kinds[f]] if shown.kinds[f] >= 0 else f"({shown.numbers[f]})"
                for f in fields
                if shown.kinds[f] >= -1
            ]
            assert re.findall(r"\(\d+\)|(?<=\d )[A-Z]\b", line) == expected, line
        for width in (84, 120):
            large = drawn(view, width, lang)
            assert all(
                f"{board.FIELD_IDS[f]} {terrains[shown.kinds[f]]}" in large
                for f in range(board.FIELDS)
                if shown.kinds[f] >= 0
            )


def test_map_shows_pieces_without_colour() -> None:
    view = GAME.position(MOVING).view(0)
    small = drawn(view, 58)
    assert "3 J ●1" in small
    assert "4(■1)" in small
    assert "3 W To" in small
    assert "3 W Sc" in drawn(view, 58, "de")
    large = drawn(view, 84)
    assert "●1 Passe." in large
    assert "■1 Diplo." in large


def test_status_tells_pool_extras_and_skips() -> None:
    view = GAME.position(MOVING).view(0)
    shown = drawn(view, 120)
    for told in ("1 water  1 desert  2 joker", "further cards: 1", "rescuer 1 passes over water"):
        assert told in shown
    assert GAME.words.prompt(view, "en") == (
        "Trail Boss: What next in this Move? Pool: 1 × water, 1 × desert, 2 × joker."
    )


def test_free_nests_are_marked_while_an_animal_hatches() -> None:
    state = GAME.position("comet\nseat H01 F2:S03 hand S27\nseat H03")
    state.apply(GAME.parse_action("hatch S27"))
    assert "►5 (6)" in drawn(state.view(0), 58)
    assert "►F5 (6)" in drawn(state.view(0), 84)
    assert drawn(state.view(0), 84).count("►") == 1


def test_hand_says_all_that_its_cards_say() -> None:
    view = GAME.position(MOVING).view(0)
    wide = " ".join(beside(view, 80).split())
    assert "S40 Iguanodon WM, nest 12, 10 points, egg yellow" in wide
    assert "S08 Dromedary JD, nest 9, 4 points, egg red; Move: 1 rescuer may pass over" in wide
    assert "P03 Warm Nest Hatch: nest distance 3 lower" in wide
    narrow = beside(view, 18)
    assert "S40 Iguanodon\nWM (12) +10 yellow" in narrow


def test_rescued_animals_are_ready_or_turned() -> None:
    view = GAME.position(MOVING).view(0)
    shown = beside(view, 80)
    assert "• S19 Giant Beaver" in shown
    assert "↷ S15 Dodo" in shown
    assert "↷ Hero: Move: gain 1 joker symbol" in shown
    assert "✓ Hero: Move: 1 rescuer may pass over a terrain" in shown


def test_hands_are_shown_to_their_owners_and_known_cards_to_all() -> None:
    state = GAME.position(MOVING)
    assert "Iguanodon" not in beside(state.view(1), 80)
    assert "S40" not in beside(state.view(SPECTATOR), 80)
    assert "hand: 3 silver, 0 golden; known: S08 Dromedary" in beside(state.view(1), 80)
    assert "hand: 1 silver, 1 golden; known: Q01 Great Migration" in beside(state.view(0), 80)


def test_log_sentences() -> None:
    view = GAME.position(MOVING).view(0)
    cave, d3, d4 = board.CAVE, board.FIELD_IDS.index("D3"), board.FIELD_IDS.index("D4")
    news = {
        (PLACED, 1, 0, d4): (
            "Scout places rescuer 1 in nest 4, field D4.",
            "Kundschafter setzt Retter 1 in Nest 4, Feld D4.",
        ),
        (PLAYED, 0, 7, 0): (
            "Trail Boss plays Dromedary: jungle and desert.",
            "Treckführer spielt »Dromedar«: Dschungel und Wüste.",
        ),
        (STEPPED, 0, 0, d3): (
            "Trail Boss: rescuer 1 steps to D3 (water).",
            "Treckführer: Retter 1 geht nach D3 (Wasser).",
        ),
        (STEPPED, 0, 0, cave): (
            "Trail Boss: rescuer 1 steps into the cave.",
            "Treckführer: Retter 1 geht in die Höhle.",
        ),
        (RESCUED, 0, 14, 0): (
            "Trail Boss rescues Dodo: 1 point.",
            "Treckführer rettet »Dodo«: 1 Punkt.",
        ),
        (USED, 1, THE_HERO, 0): (
            "Scout uses the hero: “1 rescuer may pass over a terrain of your choice”.",
            "Kundschafter nutzt den Helden: "
            "»1 Retter darf eine Landschaft deiner Wahl überspringen«.",
        ),
        (HELPED, 0, 94, 0): (
            "Trail Boss plays help card Full Clutch: “hatch 1 more animal; draw 1 silver card”.",
            "Treckführer spielt Hilfskarte »Volles Gelege«: "
            "»1 weiteres Tier schlüpfen lassen; 1 silberne Karte ziehen«.",
        ),
        (PIECE_PUT, 0, 1, d3): (
            "Trail Boss puts the tortoise on D3 (water).",
            "Treckführer versetzt die Schildkröte nach D3 (Wasser).",
        ),
        (DREW, 1, -1, 0): ("Scout draws a silver card.", "Kundschafter zieht eine silberne Karte."),
        (READIED, 0, 14, 0): ("Trail Boss readies the Dodo.", "Treckführer macht »Dodo« bereit."),
        (RESHUFFLED, 1, 9, 0): (
            "The golden discard pile is shuffled and becomes the golden pile: 9 cards.",
            "Die goldene Ablage wird gemischt und ist der neue goldene Stapel: 9 Karten.",
        ),
        (COMET_CAME, 0, 0, 0): (
            "The silver draw pile is empty. The comet comes: nobody can rest any more!",
            "Der silberne Nachziehstapel ist leer. Der Komet kommt: Niemand kann mehr rasten!",
        ),
        (CHOSE, 1, 1, 0): (
            "Scout readies the rescued animals.",
            "Kundschafter macht die geretteten Tiere bereit.",
        ),
        (ENDED, 1, 0, 0): (
            "Trail Boss has won: 5 points.",
            "Treckführer hat gewonnen: 5 Punkte.",
        ),
    }
    for item, sentences in news.items():
        assert tuple(GAME.words.sentence(item, view, lang) for lang in LANGUAGES) == sentences


def test_alone_the_points_are_told_with_their_targets() -> None:
    state = GAME.new(1, 3)
    rng = seeded(3)
    while not state.over:
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    told = GAME.words.prompt(state.view(0), "en")
    assert re.fullmatch(r"The game is over: \d+ points?\. Targets: 40, 55, 70\.", told)
