"""The tables of a game: its steps and its actions. Every id comes from here."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.bits import BIT
from liferaft.core.errors import UnknownAction

ASKS: Final = 0  # a step that asks one seat
WINDOW: Final = 1  # asks a seat whether it wants to interrupt; the first choice is to pass
TOGETHER: Final = 2  # asks several seats at once, each in secret; answered in any order
DOES: Final = 3  # a step that asks nobody


class StepTable:
    """The steps of a game by number. Those that ask come first."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.kinds: list[int] = []
        self.asking: i64 = 0  # steps from here on ask nobody
        self.together: i64 = 0  # the set of steps that ask several seats at once
        self.windows: i64 = 0  # the set of steps that ask whether somebody interrupts

    def add(self, step: int, name: str, kind: int = ASKS) -> None:
        """Name the next step; *step* repeats its number so that rules can use a constant."""
        assert step == len(self.names), f"step {name} must be number {len(self.names)}"
        assert kind == DOES or self.asking == step, f"{name} asks: it must stand before the others"
        self.names.append(name)
        self.kinds.append(kind)
        if kind != DOES:
            self.asking = step + 1
        if kind == TOGETHER:
            self.together |= BIT[step]
        if kind == WINDOW:
            self.windows |= BIT[step]


class Verb:
    """One kind of action: its first id, its word, the names of its choices, what they point at."""

    def __init__(self, first: int, word: str, choices: tuple[str, ...], on: str) -> None:
        self.first = first
        self.word = word
        self.choices = choices
        self.on = on


class ActionTable:
    """Every action of a game: at which steps it may answer, its verb and its argument."""

    def __init__(self) -> None:
        self.steps: vec[i64] = vec[i64]()  # by action: the set of steps that it may answer
        self.verb: vec[i64] = vec[i64]()  # by action: the first id of its verb
        self.verbs: list[Verb] = []
        self.size = 0  # how many actions there are
        self.ids: list[object] = []  # every id once, made ready: listing them makes no new ints
        self._ids: dict[str, int] = {}

    def __len__(self) -> int:
        return self.size

    def add(
        self, steps: Sequence[int], word: str, choices: Sequence[str] = ("",), on: str = ""
    ) -> i64:
        """Append a verb with one action for each of its choices; its first id."""
        first = self.size
        mask: i64 = 0
        for step in steps:
            mask |= BIT[step]
        self.verbs.append(Verb(first, word, tuple(choices), on))
        for i in range(len(choices)):
            self.steps = append(self.steps, mask)
            self.verb = append(self.verb, first)
            text = f"{word} {choices[i]}".rstrip()
            assert text not in self._ids, f"two actions read {text!r}"
            self._ids[text] = first + i
        self.size += len(choices)
        self.ids.extend(range(first, self.size))
        return first

    def verb_of(self, action: int) -> Verb:
        """The verb of an action."""
        if not 0 <= action < self.size:
            raise UnknownAction(f"there is no action {action}; they are 0 to {self.size - 1}")
        for verb in self.verbs:
            if action < verb.first + len(verb.choices):
                return verb
        raise AssertionError("every action has a verb")

    def text(self, action: int) -> str:
        """The action in words: "shore breakers_bridge"."""
        verb = self.verb_of(action)
        return f"{verb.word} {verb.choices[action - verb.first]}".rstrip()

    def parse(self, text: str) -> int:
        """The action that reads so; a choice may also be given by its number, "shore 9"."""
        words = " ".join(text.split())
        if words in self._ids:
            return self._ids[words]
        word, _, choice = words.partition(" ")
        for verb in self.verbs:
            if verb.word == word:
                return verb.first + self._choice(verb, choice)
        known = [verb.word for verb in self.verbs]
        near = get_close_matches(word, known, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"the verbs are: {', '.join(known)}"
        raise UnknownAction(f"there is no action {text.strip()!r}; {hint}")

    def _choice(self, verb: Verb, choice: str) -> int:
        if choice.isdecimal() and int(choice) < len(verb.choices):
            return int(choice)
        starts = [i for i, name in enumerate(verb.choices) if choice and name.startswith(choice)]
        if len(starts) == 1:
            return starts[0]
        near = get_close_matches(choice, verb.choices, 1)
        if len(starts) > 1:
            hint = "could be " + ", ".join(verb.choices[i] for i in starts)
        elif near:
            hint = f"did you mean {near[0]!r}?"
        else:
            hint = f"say {verb.word} and one of: {', '.join(verb.choices)}"
        raise UnknownAction(f"there is no action {f'{verb.word} {choice}'.strip()!r}; {hint}")
