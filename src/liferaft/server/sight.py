"""What one seat or spectator sees of a state, in one language: the view, drawn and in words."""

import logging
from functools import lru_cache
from typing import Final, cast

from liferaft.core.game import Game, State
from liferaft.picture.pictures import Pictures, has_pictures, pictures
from liferaft.picture.scene import Mark, Panel, Scene
from liferaft.server.protocol import Asked, Choice

LOGGER: Final = logging.getLogger(__name__)


@lru_cache(maxsize=None)
def pictures_of(game: Game) -> Pictures | None:
    """The pictures of a game; None if it has none yet."""
    return pictures(game.package) if game.package and has_pictures(game.package) else None


@lru_cache(maxsize=None)
def heading(game: Game, verb: int, lang: str) -> str:
    """What the actions of a verb have in common; *verb* is the first of them."""
    return game.words.heading(game.actions.verb_of(verb).word, lang)


class Sight:
    """Everything shown is made from the view of these eyes."""

    def __init__(self, state: State, eyes: int, lang: str, names: list[str]) -> None:
        self.state = state
        self.eyes = eyes
        self.lang = lang
        self.view = state.view(eyes)
        self.view["names"] = names
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

    def sent(self) -> Scene | None:
        """The picture with its panels as they go over the wire."""
        scene = self.scene
        if scene is None:
            return None
        return Scene(scene.game, cast("list[Panel]", [panel.encoded for panel in scene.panels]))

    @property
    def prompt(self) -> str:
        """What the game is at, and whom it asks, in a sentence."""
        return self.state.game.words.prompt(self.view, self.lang)

    def thinking(self) -> list[int]:
        """The seats that are asked, as far as these eyes may know."""
        return list(self.view.get("asked", []))

    def scores(self) -> list[int | None]:
        """The points, as far as these eyes may know; all of them when the game is over."""
        if self.state.over:
            return list(self.state.scores())
        return [*self.state.game.words.standing(self.view)] or [None] * int(self.state.seats)

    def marks(self) -> list[Mark | None]:
        """What tells the seats from each other in the picture."""
        drawn = pictures_of(self.state.game)
        seats = range(int(self.state.seats))
        return [drawn.mark(seat, self.view, self.lang) if drawn else None for seat in seats]

    def asked(self) -> Asked:
        """What the game wants of the seat whose eyes these are, which is asked."""
        if self._asked is None:
            game = self.state.game
            legal = self.state.legal_actions(self.eyes)
            drawn = pictures_of(game)
            self._asked = Asked(
                seat=self.eyes,
                prompt=game.words.question(self.view, self.lang),
                legal=[self._choice(action, drawn) for action in legal],
                piece=drawn.piece(self.view) if drawn else None,
                rule=game.words.rule(self.view) or game.turn_rule,
                window=self.state.window(),
            )
        return self._asked

    def _choice(self, action: int, drawn: Pictures | None) -> Choice:
        game = self.state.game
        return Choice(
            id=action,
            label=game.words.label(action, self.view, self.lang),
            heading=heading(game, int(game.actions.verb[action]), self.lang),
            on=drawn.handles(action, self.view) if drawn else [],
            spot=drawn.spot(action, self.view) if drawn else None,
        )
