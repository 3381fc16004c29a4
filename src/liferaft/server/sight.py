"""What one seat or spectator sees of a state, in one language: the view, drawn and in words."""

import logging
from collections import Counter
from functools import lru_cache
from typing import Final

from liferaft.core.game import Game, State
from liferaft.picture.pictures import Pictures, has_pictures, pictures
from liferaft.picture.scene import Scene
from liferaft.server.protocol import Asked, Choice

LOGGER: Final = logging.getLogger(__name__)
TRIED: Final = 24  # actions of a verb that are tried to find the rule that matters


@lru_cache(maxsize=None)
def pictures_of(game: Game) -> Pictures | None:
    """The pictures of a game; None if it has none yet."""
    return pictures(game.package) if game.package and has_pictures(game.package) else None


class Sight:
    """Everything shown is made from the view of these eyes."""

    def __init__(self, state: State, eyes: int, lang: str) -> None:
        self.state = state
        self.eyes = eyes
        self.lang = lang
        self.view = state.view(eyes)
        self._scene: Scene | None = None
        self._drawn = False
        self._asked: Asked | None = None

    @property
    def scene(self) -> Scene | None:
        """The picture of the view; None if the game has none."""
        if not self._drawn:
            self._drawn = True
            drawn = pictures_of(self.state.game)
            try:
                self._scene = drawn.scene(self.view, self.lang) if drawn else None
            except Exception:  # a picture that fails must not stop the game
                LOGGER.exception("no picture of %s", self.state.game.name)
        return self._scene

    @property
    def prompt(self) -> str:
        """What the game is at, in a sentence."""
        return self.state.game.words.prompt(self.view, self.lang)

    def thinking(self) -> list[int]:
        """The seats that are asked, as far as these eyes may know."""
        return list(self.view.get("asked", []))

    def scores(self) -> list[int | None]:
        """The points, as far as these eyes may know; all of them when the game is over."""
        if self.state.over:
            return list(self.state.scores())
        known = self.view.get("scores", [])
        return list(known) if len(known) == self.state.seats else [None] * int(self.state.seats)

    def asked(self) -> Asked:
        """What the game wants of the seat whose eyes these are, which is asked."""
        if self._asked is None:
            game = self.state.game
            legal = self.state.legal_actions(self.eyes)
            drawn = pictures_of(game)
            self._asked = Asked(
                seat=self.eyes,
                prompt=self.prompt,
                legal=[self._choice(action, drawn) for action in legal],
                piece=drawn.piece(self.view) if drawn else None,
                rule=rule_now(self.state, self.eyes, legal),
                window=self.state.window(),
            )
        return self._asked

    def _choice(self, action: int, drawn: Pictures | None) -> Choice:
        words = self.state.game.words
        return Choice(
            id=action,
            label=words.label(action, self.view, self.lang),
            heading=words.heading(self.state.game.actions.verb_of(action).word, self.lang),
            on=drawn.handles(action, self.view) if drawn else [],
            spot=drawn.spot(action, self.view) if drawn else None,
        )


def rule_now(state: State, seat: int, legal: list[int]) -> str:
    """The rule that matters now: the one that most often refuses what could be tried instead."""
    found: Counter[str] = Counter()
    for first in sorted({int(state.game.actions.verb[action]) for action in legal}):
        verb = state.game.actions.verb_of(first)
        pace = max(1, len(verb.choices) // TRIED)
        for action in range(first, first + len(verb.choices), pace):
            rule = state.why_not(action, seat).partition(":")[0]
            found[rule] += rule not in ("", state.game.turn_rule)
    best = max(found.values(), default=0)
    return next((rule for rule, n in found.items() if n == best and n), state.game.turn_rule)
