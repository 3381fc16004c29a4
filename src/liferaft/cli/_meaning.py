"""What somebody means who types an action: by number, by verb and names, in either language."""

import re
import unicodedata
from difflib import get_close_matches

from liferaft.cli._language import translate_to
from liferaft.core.actions import Verb
from liferaft.core.errors import UnknownAction
from liferaft.core.game import Game, View

SHOWN = 6  # how many actions are named when a text could mean several


def folded(text: str) -> str:
    """A text without capitals and accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def words_in(text: str) -> list[str]:
    """The words of a text, folded; umlauts also as they are typed without them."""
    spelt = text.casefold().replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    return re.findall(r"\w+", f"{folded(text)} {folded(spelt)}")


class Meaning:
    """Reads what is typed at one moment of a game."""

    def __init__(self, game: Game, view: View, legal: list[int], lang: str) -> None:
        self.game = game
        self.view = view
        self.legal = legal
        self.lang = lang
        self._ = translate_to(lang)

    def action(self, text: str) -> int:
        """The action that a text means, legal or not."""
        words = re.findall(r"[\w+,-]+", re.sub(r"\s*,\s*", ",", folded(text)))
        if not words:
            return self._only(text, [], [])
        if len(words) == 1 and words[0].isdecimal():
            return self._numbered(int(words[0]))
        verbs = self._verbs(words[0])
        if not verbs:
            return self._by_label(text, words)
        if len(words) == 1:
            found = [a for verb in verbs for a in _ids(verb) if len(verb.choices) == 1]
            if found:
                return self._only(text, found, verbs)
        found = [a for v in verbs for a in _ids(v) if self._fits(v, a - v.first, words[1:])]
        named = " ".join(words[1:])
        exact = [a for v in verbs for a in _ids(v) if folded(v.choices[a - v.first]) == named]
        return self._only(text, exact or found, verbs)

    def _numbered(self, number: int) -> int:
        if not 1 <= number <= len(self.legal):
            _ = self._
            raise UnknownAction(
                _("There is no number {n}; choose from 1 to {most}.").format(
                    n=number, most=len(self.legal)
                )
            )
        return self.legal[number - 1]

    def _verbs(self, word: str) -> list[Verb]:
        """The verbs that a word means: exactly, or else by its beginning."""
        spelt: dict[str, list[Verb]] = {}
        for verb in self.game.actions.verbs:
            term = self.game.words.term(verb.word, self.lang)
            for name in {verb.word, *words_in(term)}:
                spelt.setdefault(name, []).append(verb)
        if word in spelt:
            return spelt[word]
        found = [v for name, verbs in spelt.items() if name.startswith(word) for v in verbs]
        return sorted(set(found), key=lambda verb: verb.first)

    def _fits(self, verb: Verb, choice: int, words: list[str]) -> bool:
        """Whether every word names a part of the choice, by number or by its beginning."""
        parts = verb.choices[choice].split()
        label = self.game.words.label(verb.first + choice, self.view, self.lang)
        shown = [*words_in(label), *folded(label).split()]  # "pig-footed" is one word, too
        for i, word in enumerate(words):
            if word.isdecimal():
                places = [i] if len(words) == len(parts) else range(len(parts))
                if not any(_number(verb, parts, place) == int(word) for place in places):
                    return False
            elif not any(part.startswith(word) for part in parts) and not any(
                name.startswith(word) for name in [*"_".join(parts).split("_"), *shown]
            ):
                return False
        return True

    def _by_label(self, text: str, words: list[str]) -> int:
        """A legal action in whose label all the words begin one."""
        found = []
        for action in self.legal:
            label = self.game.words.label(action, self.view, self.lang)
            shown = [*words_in(label), *folded(label).split()]  # "12,3" is one word, too
            if all(any(name.startswith(word) for name in shown) for word in words):
                found.append(action)
        return self._only(text, found, [])

    def _only(self, text: str, found: list[int], verbs: list[Verb]) -> int:
        """The one action among those found; legal ones come first."""
        _, words = self._, self.game.words
        allowed = [action for action in found if action in self.legal]
        found = allowed or found
        if len(found) > 1:
            found = self._word_for_word(text, found) or found
        if len(found) == 1:
            return found[0]
        if found:
            names = [words.label(a, self.view, self.lang) for a in found[:SHOWN]]
            more = " …" if len(found) > SHOWN else ""
            raise UnknownAction(
                _("“{text}” could mean: {names}").format(text=text, names="; ".join(names) + more)
            )
        known = [words.term(verb.word, self.lang) for verb in self.game.actions.verbs]
        near = get_close_matches(text.split()[0], known, 1)
        if verbs:
            verb = words.term(verbs[0].word, self.lang)
            hint = _("what comes after “{verb}” is not known").format(verb=verb)
        elif near:
            hint = _("did you mean “{word}”?").format(word=near[0])
        else:
            hint = _("type a number from the list, or: help")
        raise UnknownAction(_("“{text}” is not understood; {hint}").format(text=text, hint=hint))

    def _word_for_word(self, text: str, found: list[int]) -> list[int]:
        """Those in whose label every word stands as it was typed, not only its beginning."""
        typed = set(re.findall(r"\w+", folded(text)))
        label = self.game.words.label
        return [a for a in found if typed <= set(words_in(label(a, self.view, self.lang)))]


def _ids(verb: Verb) -> range:
    return range(verb.first, verb.first + len(verb.choices))


def _number(verb: Verb, parts: list[str], place: int) -> int:
    """The number of a part of a choice: the one it ends with, or its place among such parts."""
    if place >= len(parts):
        return -1
    if digits := re.search(r"\d+$", parts[place]):
        return int(digits[0])
    kinds = list(dict.fromkeys(choice.split()[place] for choice in verb.choices))
    return kinds.index(parts[place])
