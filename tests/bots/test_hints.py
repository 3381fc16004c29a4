"""Hints: a few good moves, and what speaks for them in words."""

import pytest

import liferaft
from liferaft.bots import bot
from liferaft.bots.evaluate import evaluation
from liferaft.bots.hints import MOVES, Reason, advice, reasons
from liferaft.bots.terms import TERMS, in_words
from liferaft.core.rng import seeded

GAMES = liferaft.games()


@pytest.mark.parametrize("name", GAMES)
def test_every_term_has_words_in_both_languages(name: str) -> None:
    names = evaluation(liferaft.game(name)).names
    assert sorted(TERMS[name]) == sorted(names)
    for term in names:
        english, german = (in_words(name, term, 1.0, lang) for lang in ("en", "de"))
        assert english.startswith("good for: ")
        assert german.startswith("gut für: ")
        assert in_words(name, term, -1.0, "de").startswith("schlecht für: ")


@pytest.mark.parametrize("name", GAMES)
def test_the_best_moves_are_legal_and_differ(name: str) -> None:
    game = liferaft.game(name)
    state, rng = game.new(2, 5), seeded(1)
    quick = "plan:40" if game.cooperative else "search:6"
    advised = 0
    for _ in range(6 if liferaft.COMPILED or name != "isle_of_cats" else 1):  # a draft takes long
        seat = state.asked()[0]
        blind = state.determinize(seat, rng)
        found = advice(blind.clone(), seat, bot(quick), rng)
        legal = state.legal_actions(seat)
        assert 1 <= len(found) <= MOVES
        assert len({move.action for move in found}) == len(found)
        for move in found:
            assert move.action in legal
            assert 0 <= move.value <= 1
            assert all(reason.term in TERMS[name] for reason in move.reasons)
        advised += len(found) > 1
        state.apply(found[0].action, seat)
    assert advised > 0


def test_the_largest_changes_are_named_first_and_slight_ones_not_at_all() -> None:
    before = {"park": 3.0, "roads": 1.0, "goals": 0.0, "animals": 2.0}
    then = {"park": 5.0, "roads": -3.0, "goals": 0.01, "animals": 2.5}
    assert reasons(before, then) == [
        Reason("roads", -4.0),
        Reason("park", 2.0),
        Reason("animals", 0.5),
    ]


def test_a_move_that_changes_nothing_has_no_reasons() -> None:
    assert reasons({"park": 3.0}, {"park": 3.0}) == []
