"""What need not be drawn again: it is what would be drawn, and knows no more than it shows."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import liferaft
from liferaft import SPECTATOR, State, seeded
from liferaft.core.language import LANGUAGES
from liferaft.picture import kept
from liferaft.picture.kept import SHELF, Shelf, shows
from liferaft.picture.pictures import has_pictures, pictures
from liferaft.picture.scene import Panel, Shape
from liferaft.picture.shapes import box, text

View = dict[str, Any]
DRAWN = [name for name in liferaft.games() if has_pictures(liferaft.game(name).package)]
VIEW: View = {
    "day": 2,
    "secret": "under the bed",
    "places": [{"fish": 3, "hand": [1, 2]}, {"fish": 5, "hand": [3]}],
    "points": [7, 8],
}


def panel(*words: object) -> Panel:
    return Panel("panel", "side", 10, 10, [text(str(word)) for word in words])


def told(drawn: Panel) -> list[str]:
    return [shape.text for shape in drawn.shapes]


@shows("day", "places.fish")
def fish(view: View, lang: str) -> Panel:
    return panel(view["day"], *(place["fish"] for place in view["places"]), lang)


@shows("places.fish", of_seat=("places.hand", "points"))
def own(view: View, seat: int) -> Panel:
    return panel(view["points"][seat], *view["places"][seat]["hand"])


@shows("day")
def curious(view: View) -> Panel:
    return panel(view["secret"])


@shows("places.fish")
def nosy(view: View) -> Panel:
    return panel(view["places"][0]["hand"])


@shows(of_seat=("points",))
def envious(view: View, seat: int) -> Panel:
    return panel(view["points"][seat], view["points"][1 - seat])


@shows("day")
def welcome(view: View) -> Panel:
    return panel(*view.get("names", []))


def test_a_panel_is_drawn_once_for_what_it_shows() -> None:
    first = fish(VIEW, "en")
    assert told(first) == ["2", "3", "5", "en"]
    other = {**VIEW, "secret": "in the well", "points": [0, 0]}
    assert fish(other, "en") is first
    assert told(fish({**VIEW, "day": 3}, "en")) == ["3", "3", "5", "en"]
    assert told(fish(VIEW, "de")) == ["2", "3", "5", "de"]


def test_of_one_seat_all_that_is_of_it_is_shown() -> None:
    assert told(own(VIEW, 0)) == ["7", "1", "2"]
    assert told(own(VIEW, 1)) == ["8", "3"]
    assert own({**VIEW, "points": [7, 0]}, 0) is own(VIEW, 0)


@pytest.mark.parametrize("draw", [curious, nosy])
def test_a_panel_cannot_see_what_it_does_not_show(draw: Any) -> None:
    with pytest.raises(KeyError, match=r"secret|hand"):
        draw(VIEW)


def test_a_panel_of_a_seat_does_not_see_the_others() -> None:
    assert told(envious(VIEW, 0)) == ["7", "{}"]


def test_every_panel_may_show_who_sits_where() -> None:
    assert told(welcome({**VIEW, "names": ["Ann", "Ben"]})) == ["Ann", "Ben"]
    assert told(welcome({**VIEW, "names": ["Ann", "Cem"]})) == ["Ann", "Cem"]
    assert told(welcome(VIEW)) == []


def test_a_full_shelf_forgets_what_nobody_asks_for() -> None:
    shelf = Shelf(2)
    for name in ("a", "b", "c"):
        shelf.put((name,), None)
    assert shelf.has(("a",)), "the older ones are still there"
    shelf.put(("d",), None)
    assert shelf.has(("a",))
    assert not shelf.has(("b",))


def test_what_is_drawn_cannot_be_changed() -> None:
    assert box(10, 4) is box(10, 4)
    with pytest.raises(AttributeError):
        box(10, 4).x = 3  # type: ignore[misc]


def walks(name: str) -> Iterator[State]:
    """Positions of a random game, spread over it."""
    game = liferaft.game(name)
    rng, steps = seeded(4), 0
    state = game.new(game.seats[1], 5)
    while not state.over:
        if steps % 11 == 0:
            yield state
        asked = state.asked()
        seat = asked[rng.below(len(asked))]
        legal = state.legal_actions(seat)
        state.apply(legal[rng.below(len(legal))], seat)
        steps += 1
    yield state


@pytest.mark.parametrize("name", DRAWN)
def test_what_is_kept_is_what_would_be_drawn(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = pictures(liferaft.game(name).package)
    views = [
        {**state.view(seat), "names": [f"N{i}" for i in range(int(state.seats))]}
        for state in walks(name)
        for seat in (SPECTATOR, 0, int(state.seats) - 1)
    ]
    asked = [(view, lang) for view in views for lang in LANGUAGES]
    first = [msgspec.json.encode(drawn.scene(view, lang)) for view, lang in asked]
    assert first == [msgspec.json.encode(drawn.scene(view, lang)) for view, lang in asked]
    for (view, lang), expected in zip(asked, first):
        monkeypatch.setattr(kept, "SHELF", Shelf(SHELF.most))
        assert msgspec.json.encode(drawn.scene(view, lang)) == expected


@pytest.mark.parametrize("name", DRAWN)
def test_a_panel_goes_over_the_wire_as_it_is(name: str) -> None:
    state = liferaft.game(name).new(seed=1)
    for drawn in pictures(liferaft.game(name).package).scene(state.view(0), "en").panels:
        assert bytes(drawn.encoded) == msgspec.json.encode(drawn)
        assert drawn.encoded is drawn.encoded


def test_a_shape_inside_another_is_sent_inside_it() -> None:
    outer = Shape("g", inside=(box(2, 2),))
    assert msgspec.json.decode(msgspec.json.encode(outer))["inside"][0]["kind"] == "rect"
