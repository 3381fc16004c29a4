"""The Isle of Cats as people read it: what its drawings show, what is typed and told."""

import pytest

import liferaft
from liferaft import seeded
from liferaft.cli._meaning import Meaning
from liferaft.core.game import SPECTATOR
from liferaft.core.language import LANGUAGES
from liferaft.games.isle_of_cats import box, signs, text
from liferaft.games.isle_of_cats.tables import (
    CAT_CAME,
    ENDED,
    HANDED_ON,
    HURRIED,
    NAMED,
    PAID,
    PLACE_AT,
    PLACED,
    RARE_CAME,
    REMOVED,
    RESCUED_CAT,
    SISTER_CARD,
)
from screens import beside, drawn

GAME = liferaft.game("isle_of_cats")
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


def test_every_card_says_what_it_does_in_both_languages() -> None:
    for card in (*range(1, box.FAMILY_CARDS + 1), *range(197, box.SOLO_CARDS + 1)):
        told = [signs.card_text(card, text.translate_to(lang)) for lang in LANGUAGES]
        assert all(told), card
        assert told[0] != told[1], card


def test_every_step_that_asks_has_a_question_and_every_kind_of_news_a_sentence() -> None:
    assert set(text.QUESTIONS) == set(GAME.steps.names[: GAME.steps.asking])
    view = GAME.new(2, 1).view(0)
    for lang in LANGUAGES:
        for kind in range(ENDED):
            first = {SISTER_CARD: 174, RARE_CAME: box.RARE}.get(kind, 0)
            last = {NAMED: box.OSHAX, PLACED: 9 * 12 + 4}.get(kind, 0)
            item = (kind, first, box.COMMON if kind == REMOVED else 1, last)
            assert GAME.words.sentence(item, view, lang) or kind == CAT_CAME


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
    assert GAME.words.prompt(view, "en") == "Boat Blue: Where do you place the red cat (bar)?"
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
            "Boat Blue rescues the blue cat (P) from the left field.",
            "Boot Blau rettet die blaue Katze (P) aus dem linken Gebiet.",
        ),
        (PLACED, 1, 32 * 5 + 28, 3 * 198 + 9 * 12 + 4): (
            "Boat Green places the rare treasure (T): Main deck.",
            "Boot Grün platziert den seltenen Schatz (T): Hauptdeck.",
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
            "Boat Blue has 4 boots: number 1 in turn order.",
            "Boot Blau hat 4 Stiefel: Platz 1 der Reihenfolge.",
        ),
        (NAMED, 0, 1, 144): (
            "Boat Blue chooses Green for a public lesson: "
            "“All players: 1 point per cat of the chosen colour.”",
            "Boot Blau wählt Grün für eine offene Lektion: "
            "»Für alle: 1 Siegpunkt für jede Katze der gewählten Farbe.«",
        ),
        (SISTER_CARD, 192, 0, 0): (
            "Basket card of the sister: boots 6, cards 4; she swaps cats 1 and 6 and takes cat 2.",
            "Korbkarte der Schwester: Tempo 6, Karten 4; "
            "sie vertauscht die Katzen 1 und 6 und nimmt Katze 2.",
        ),
    }
    for item, sentences in news.items():
        assert tuple(GAME.words.sentence(item, view, lang) for lang in LANGUAGES) == sentences


def test_colours_have_different_letters() -> None:
    for lang, letters in (("en", "BGRPO"), ("de", "BGRLO")):
        _ = text.translate_to(lang)
        assert "".join(signs.letter(colour, _) for colour in range(box.COLOURS)) == letters
