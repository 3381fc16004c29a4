"""What is told at a table whose people have names: by name, in words, in their own language."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

import liferaft
from catalogues import SOURCE, german
from liferaft import SPECTATOR, State, seeded
from liferaft.core.game import Game, News, View
from liferaft.core.language import LANGUAGES
from liferaft.core.words import CatalogueWords
from liferaft.games.comet import tables as com
from liferaft.games.forbidden_island import tables as fi
from liferaft.games.habitats import tables as hab
from liferaft.games.isle_of_cats import box as ioc_box
from liferaft.games.isle_of_cats import tables as ioc
from listened import TABLES, each_game, each_language

NAMES = ("Anna", "Berta", "Cäsar", "Dora", "Emil")
ODD = ("{who}", "$1", "%s", "<b>&amp;", "{0.__class__}")  # names that must be told as they are
MOMENTS = 12  # questions and labels are looked at in every so many decisions
LABELS = 8  # of a moment

# News that hardly ever come in random play.
RARE: dict[str, list[News]] = {
    "comet": [(com.PIECE_PUT, 1, 0, 40), (com.MADE_WILD, 0, 2, 0), (com.RESHUFFLED, 0, 1, 0)],
    "forbidden_island": [(fi.FOUND, 1, 2, 0), (fi.LIFTED_OFF, 0, 0, 0)],
    "habitats": [(hab.LOST, 0, 5, 0), (hab.SKIPPED, 1, 0, 0)],
    "isle_of_cats": [(ioc.LOST_TILE, 1, 32 + ioc_box.OSHAX, 0), (ioc.FORGOT, 0, 1, 0)],
    "rescue": [],
}
RAW = re.compile(r"[{}$_]|\bNone\b|\b(?:seat|sitz) \d", re.IGNORECASE)
NUMBERED = re.compile(r"\b(?:card|lesson|karte|lektion) \d", re.IGNORECASE)
MISCOUNTED = re.compile(
    r"(?<!\d)1 (?:points|cards|boots|baskets|lessons|tiles|squares|fields|symbols|animals|turns"
    r"|Punkte|Siegpunkte|Karten|Körbe|Lektionen|Felder|Symbole|Tiere|Züge)\b"
)
SAME = {"Oshax in {colour}"}  # in both languages
ENGLISH = re.compile(r"\b(?:the|of|and|you|your|with|from|to|takes|plays)\b")


class Told(NamedTuple):
    """A text in both languages."""

    what: str  # question, prompt, label, sentence
    english: str
    german: str


def seen(state: State, eyes: int, names: tuple[str, ...] = NAMES) -> View:
    """A view as the table shows it: with names."""
    view = state.view(eyes)
    view["names"] = list(names[: state.seats])
    return view


def played(name: str, options: dict[str, object], seats: int, seed: int) -> Iterator[State]:
    """A random game, before every decision and at the end, with its news."""
    game = liferaft.game(name)
    state = game.begin(seats, seed, {**game.defaults, **options}, listening=True)
    rng = seeded(seed)
    while not state.over:
        yield state
        asked = state.asked()
        seat = asked[rng.below(len(asked))]
        legal = state.legal_actions(seat)
        state.apply(legal[rng.below(len(legal))], seat)
    yield state


def in_both(what: str, texts: list[str]) -> Told:
    return Told(what, *texts)


@cache
def told(name: str) -> list[Told]:
    """All that is told of games of every size and with many options."""
    words, found = liferaft.game(name).words, []
    for seats, options in TABLES[name]:
        for moment, state in enumerate(played(name, options, seats, seats)):
            found += [in_both("sentence", texts) for texts in sentences(state)]
            if moment % MOMENTS and not state.over:
                continue
            watching = seen(state, SPECTATOR)
            found.append(in_both("prompt", [words.prompt(watching, lang) for lang in LANGUAGES]))
            for seat in state.asked():
                view, legal = seen(state, seat), state.legal_actions(seat)
                question = [words.question(view, lang) for lang in LANGUAGES]
                found.append(in_both("question", question))
                for action in legal[:: 1 + len(legal) // LABELS]:
                    label = [words.label(action, view, lang) for lang in LANGUAGES]
                    found.append(in_both("label", label))
    view = seen(next(played(name, {}, 2, 1)), 0)
    for item in RARE[name]:
        texts = [words.sentence(item, view, lang) for lang in LANGUAGES]
        found.append(in_both("sentence", texts))
    return found


def sentences(state: State) -> list[list[str]]:
    """What a seat and those who watch read in the log after a decision."""
    found = []
    for eyes in (SPECTATOR, 0):
        view = seen(state, eyes)
        for item in state.news(eyes):
            texts = [state.game.words.sentence(item, view, lang) for lang in LANGUAGES]
            found += [texts] if any(texts) else []
    return found


def without_names(text: str) -> str:
    for name in NAMES:
        text = text.replace(name, "")
    return text


@each_game
def test_nothing_raw_is_told_and_nobody_is_called_by_number(name: str) -> None:
    for text in told(name):
        for version in (text.english, text.german):
            assert version, text
            assert not RAW.search(version), version
            assert not MISCOUNTED.search(version), version


@each_game
def test_the_log_and_the_questions_tell_no_numbers_of_cards(name: str) -> None:
    for text in told(name):
        for version in (text.english, text.german) if text.what != "label" else ():
            assert not NUMBERED.search(version), version


@each_game
def test_whatever_has_words_is_told_in_german_in_german(name: str) -> None:
    for text in told(name):
        if re.search(r"[^\W\d_]{3,}", without_names(text.english)):
            assert text.english != text.german
        assert not ENGLISH.search(without_names(text.german)), text.german


@each_game
def test_every_sentence_of_the_catalogue_is_another_one_in_german(name: str) -> None:
    messages = german(SOURCE / "games" / name / "locale" / "de" / "LC_MESSAGES" / f"{name}.po")
    for english, translated in messages.items():
        words = re.sub(r"\{\w+\}", "", english)
        if re.search(r"[^\W\d_]{2,} [^\W\d_]{2,}", words) and english not in SAME:
            assert english != translated
            assert not ENGLISH.search(translated), translated


@each_game
def test_every_kind_of_news_is_heard_here(name: str) -> None:
    heard = {item[0] for item in RARE[name]}
    for seats, options in TABLES[name]:
        for state in played(name, options, seats, seats):
            heard |= {item[0] for item in state.news(0)}
    assert heard == set(range(len(liferaft.game(name).news)))


@each_language
@each_game
def test_a_question_tells_others_by_name_who_is_asked(name: str, lang: str) -> None:
    words = liferaft.game(name).words
    for seats, options in TABLES[name][:2]:
        for moment, state in enumerate(played(name, options, seats, 5)):
            view = seen(state, SPECTATOR)
            if state.over or moment % MOMENTS or not view["asked"]:
                continue
            prompt = words.prompt(view, lang)
            for seat in view["asked"]:
                own = seen(state, seat)
                assert NAMES[seat] in prompt.partition(":")[0]
                assert words.called(own, seat, lang) == NAMES[seat]
                about = own["about"] in own["asked"] or name != "forbidden_island"
                assert not about or not words.question(own, lang).startswith(NAMES[seat])


@each_game
def test_a_line_of_the_log_is_marked_with_the_first_whom_it_names(name: str) -> None:
    words, marked = liferaft.game(name).words, 0
    for seats, options in TABLES[name]:
        for state in played(name, options, seats, seats):
            view = seen(state, 0)
            for item in state.news(0):
                text, seat = words.sentence(item, view, "en"), words.tells_of(item, view)
                if text and state.game.news[item[0]] != "ended":
                    named = [n for n in NAMES if n in text]
                    first = min(named, key=text.index, default="")
                    assert first == (NAMES[seat] if seat >= 0 else ""), text
                    marked += seat >= 0
    assert marked > 20


@each_game
def test_names_are_told_as_they_are(name: str) -> None:
    words = liferaft.game(name).words
    met: set[str] = set()
    for state in played(name, {}, 3, 4):
        view = seen(state, 0, ODD)
        told = [words.prompt(seen(state, SPECTATOR, ODD), "de")]
        told += [words.sentence(item, view, "de") for item in state.news(0)]
        met |= {odd for odd in ODD for text in told if odd in text}
    assert met == set(ODD[:3])


@each_game
def test_without_names_seats_are_counted_from_one(name: str) -> None:
    words = liferaft.game(name).words
    for state in played(name, {"roles": "chosen"} if name == "forbidden_island" else {}, 2, 4):
        told = [words.prompt(state.view(SPECTATOR), lang) for lang in LANGUAGES]
        told += [
            words.sentence(i, state.view(0), lang) for i in state.news(0) for lang in LANGUAGES
        ]
        assert not re.search(r"\b(?:seat|sitz) 0\b", " ".join(told), re.IGNORECASE)


# Points


@each_game
def test_the_standing_is_what_everybody_can_count(name: str) -> None:
    words, rng = liferaft.game(name).words, seeded(1)
    for seats, options in TABLES[name]:
        for moment, state in enumerate(played(name, options, seats, seats)):
            if moment % MOMENTS and not state.over:
                continue
            standing = words.standing(state.view(SPECTATOR))
            assert len(standing) == (0 if state.game.cooperative else seats)
            for seat in range(seats):
                assert words.standing(state.view(seat)) == standing
                if not state.over:
                    other = state.determinize(seat, rng)
                    assert words.standing(other.view(SPECTATOR)) == standing
        if not state.game.cooperative:
            assert standing == state.scores()


# The rule that matters


@cache
def numbers(game: Game, lang: str) -> set[str]:
    """The rules of a rule book."""
    return set(re.findall(rf"^\*\*({game.prefix}-\d+\.\d+)\*\*", game.rulebook(lang), re.MULTILINE))


@each_game
def test_every_step_that_asks_has_a_rule_that_the_rule_books_have(name: str) -> None:
    game = liferaft.game(name)
    assert isinstance(game.words, CatalogueWords)
    assert set(game.words.rules) == set(game.steps.names[: game.steps.asking])
    for lang in LANGUAGES:
        assert set(game.words.rules.values()) <= numbers(game, lang)


@each_game
def test_whenever_something_is_asked_a_rule_matters(name: str) -> None:
    game = liferaft.game(name)
    for state in played(name, {}, 2, 3):
        rules = {game.words.rule(state.view(seat)) for seat in state.asked()}
        assert rules <= numbers(game, "en")
        assert "" not in rules


# The lobby


@each_game
def test_every_option_and_every_choice_has_a_title_and_a_line_in_both_languages(name: str) -> None:
    game = liferaft.game(name)
    for option in game.options:
        english, translated = (game.words.offer(option, lang) for lang in LANGUAGES)
        for offer in (english, translated):
            assert offer.title[:1].isupper()
            assert len(offer.title) <= 40
            assert offer.title != option.name
            assert len(offer.titles) == len(offer.helps) == len(option.choices)
            assert len(set(offer.titles)) == len(option.choices)
            for text in (offer.help, *offer.titles, *offer.helps):
                assert text
                assert not RAW.search(text.replace("seat 1", "").replace("Sitz 1", "")), text
            for line in offer.helps:
                assert 8 <= len(line) <= 90
        assert english.help != translated.help
        assert not set(english.helps) & set(translated.helps)


def test_options_of_all_games_are_offered() -> None:
    for name in TABLES:
        words = liferaft.game(name).words
        assert isinstance(words, CatalogueWords)
        assert set(words.offers) == {option.name for option in liferaft.game(name).options}


@pytest.mark.parametrize(
    ("name", "option", "choice", "lang", "expected"),
    [
        ("rescue", "rescue_target", 0, "en", ("one", "a worker on a loader wins")),
        ("rescue", "rescue_target", 4, "de", ("5", "wer zuerst 5 Minenarbeiter auf Raumladern")),
        ("habitats", "solo", 2, "de", ("blind", "in jedem Zug ein zufälliges Plättchen")),
        ("forbidden_island", "difficulty", 3, "en", ("Elite", "three flood cards a turn")),
    ],
)
def test_a_choice_is_offered_in_words(
    name: str, option: str, choice: int, lang: str, expected: tuple[str, str]
) -> None:
    game = liferaft.game(name)
    (chosen,) = [o for o in game.options if o.name == option]
    offer = game.words.offer(chosen, lang)
    assert offer.titles[choice] == expected[0]
    assert expected[1] in offer.helps[choice]
