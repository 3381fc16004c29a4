"""What a game offers to be drawn: its art, its style, and the scene of a view."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from liferaft.picture.scene import Mark, Piece, Scene, Spot
from liferaft.picture.svg import sheet, svg
from liferaft.picture.theme import Theme


class Pictures:
    """A game's pictures. A module ``picture`` in the game's folder offers one, named PICTURES."""

    def art(self) -> dict[str, str]:
        """Its drawn things by name: symbols, patterns, gradients; names begin with its prefix."""
        raise NotImplementedError

    def style(self) -> str:
        """Its own colours and strokes, as CSS with the variables of the theme."""
        raise NotImplementedError

    def scene(self, view: dict[str, Any], lang: str) -> Scene:
        """What *view* looks like."""
        raise NotImplementedError

    def handles(self, action: int, view: dict[str, Any]) -> list[str]:
        """The things an action can be clicked on; none if it is a button."""
        raise NotImplementedError

    def piece(self, view: dict[str, Any]) -> Piece | None:
        """The polyomino that is being placed, if one is."""
        return None

    def spot(self, action: int, view: dict[str, Any]) -> Spot | None:
        """Where an action puts that piece; None if it does not."""
        return None

    def mark(self, seat: int, view: dict[str, Any], lang: str) -> Mark:
        """What tells a seat from the others, as it is drawn in the scene."""
        return Mark(f"lr-seat-{seat}", f"p{seat}")

    def cover(self) -> Scene:
        """A small picture that stands for the game in the lobby, in one panel."""
        raise NotImplementedError

    def sheet(self) -> str:
        """All art that its scenes may refer to, as an SVG that itself shows nothing."""
        return sheet(self.art())

    def svg(
        self,
        view: dict[str, Any],
        lang: str = "en",
        theme: Theme = "auto",
        narrow: bool = False,
    ) -> str:
        """What *view* looks like, as a picture of its own."""
        return svg(self.scene(view, lang), self.art(), self.style(), theme, narrow)


def has_pictures(package: str) -> bool:
    """Whether the game whose folder is the package of that name can be drawn."""
    return bool(package) and find_spec(f"{package}.picture") is not None


def pictures(package: str) -> Pictures:
    """The pictures of the game whose folder is the package of that name."""
    found = import_module(f"{package}.picture").PICTURES
    assert isinstance(found, Pictures), f"{package}.picture must offer Pictures named PICTURES"
    return found
