"""What need not be drawn again: a shape for its measures, a panel for what it shows of a view."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar, cast

import msgspec

from liferaft.picture.scene import Panel, Shape

SHAPES: Final = 1 << 13  # of each kind that are kept
MOST: Final = 2048  # panels that are kept; as many older ones are kept while they are asked for
NAMES: Final = "names"  # every panel may show who sits where

View = dict[str, Any]
Key = tuple[object, ...]
P = ParamSpec("P")
R = TypeVar("R", bound=Panel | None)

ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final = msgspec.msgpack.Decoder()


def once(draw: Callable[P, Shape]) -> Callable[P, Shape]:
    """A shape that is made of numbers and words only is drawn once for them."""
    return cast("Callable[P, Shape]", lru_cache(maxsize=SHAPES, typed=True)(draw))


class Glimpse(View):
    """A part of a view."""

    def __missing__(self, field: str) -> Any:
        raise KeyError(f"{field!r} is not among what the panel shows; see @shows")


class Shelf:
    """The panels drawn last, of all games and tables."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.young: dict[Key, Any] = {}
        self.old: dict[Key, Any] = {}

    def has(self, key: Key) -> bool:
        """Whether a panel is there; if so, it is a young one from now on."""
        if key in self.old:
            self.put(key, self.old.pop(key))
        return key in self.young

    def put(self, key: Key, panel: Panel | None) -> None:
        """Keep a panel; those that nobody has asked for since the shelf was last full are gone."""
        if len(self.young) >= self.most:
            self.old, self.young = self.young, {}
        self.young[key] = panel


SHELF: Final = Shelf(MOST)


def shows(
    *fields: str, of_seat: tuple[str, ...] = ()
) -> Callable[[Callable[Concatenate[View, P], R]], Callable[Concatenate[View, P], R]]:
    """What of a view a panel shows. It is drawn once for that, and cannot see anything else.

    "places.fish" is the field *fish* of each of the *places*. What is *of_seat* is shown of one
    seat, which follows the view: "places.fish" again, or "hands" for all that it has in the list.
    """
    plain = [field for field in fields if "." not in field]
    of_all = _by_list(fields)
    of_one = _by_list(of_seat)
    whole = [name for name in of_seat if "." not in name]
    lists = {name: of_all.get(name, []) for name in (*of_all, *of_one, *whole)}

    def seen(view: View, args: tuple[Any, ...]) -> bytes:
        part = {field: view[field] for field in plain}
        for name, inner in lists.items():
            part[name] = [{f: place[f] for f in inner if f in place} for place in view[name]]
        for name, inner in of_one.items():
            place = view[name][args[0]]
            part[name][args[0]].update({f: place[f] for f in inner if f in place})
        for name in whole:
            part[name][args[0]] = view[name][args[0]]
        if NAMES in view:
            part[NAMES] = view[NAMES]
        return ENCODER.encode(part)

    def kept(draw: Callable[Concatenate[View, P], R]) -> Callable[Concatenate[View, P], R]:
        @wraps(draw)
        def drawn(view: View, /, *args: P.args, **words: P.kwargs) -> R:
            part = seen(view, args)
            key = (draw, part, args, *words.items())
            if not SHELF.has(key):
                SHELF.put(key, draw(Glimpse(DECODER.decode(part)), *args, **words))
            found: R = SHELF.young[key]
            return found

        return drawn

    return kept


def _by_list(fields: tuple[str, ...]) -> dict[str, list[str]]:
    """Fields such as "places.fish", by their list."""
    found: dict[str, list[str]] = {}
    for name, _, field in (field.partition(".") for field in fields if "." in field):
        found.setdefault(name, []).append(field)
    return found
