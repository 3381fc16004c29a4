"""What holds for the pictures of every game: checked along random games, for every seat."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from xml.etree import ElementTree

import msgspec
import pytest

import liferaft
from liferaft import SPECTATOR, Game, State, seeded
from liferaft.core.language import LANGUAGES
from liferaft.picture.art import SHARED
from liferaft.picture.pictures import Pictures, has_pictures, pictures
from liferaft.picture.scene import Scene, Shape
from liferaft.picture.svg import REFERENCE, walk
from liferaft.picture.theme import theme_css

DRAWN = [name for name in liferaft.games() if has_pictures(liferaft.game(name).package)]
LARGEST = 60_000  # bytes of a scene
PHONE = 354  # pixels that a panel is wide on a phone of 390
SMALLEST = 6  # pixels of the smallest letters there

pytestmark = pytest.mark.parametrize("name", DRAWN)


def walks(game: Game) -> Iterator[State]:
    """Positions of random games with every number of seats, spread over each game."""
    fewest, most = game.seats
    for seats in range(fewest, most + 1):
        rng = seeded(seats)
        state = game.new(seats, seats)
        steps = 0
        while not state.over:
            if steps % 7 == 0:
                yield state
            asked = state.asked()
            seat = asked[rng.below(len(asked))]
            legal = state.legal_actions(seat)
            state.apply(legal[rng.below(len(legal))], seat)
            steps += 1
        yield state


def shown(name: str) -> tuple[Game, Pictures]:
    game = liferaft.game(name)
    return game, pictures(game.package)


def handles(scene: Scene) -> set[str]:
    return {s.handle for panel in scene.panels for s in walk(panel.shapes) if s.handle}


def bytes_of(scene: Scene) -> bytes:
    return msgspec.json.encode(scene)


def test_every_legal_action_can_be_clicked(name: str) -> None:
    game, drawn = shown(name)
    for state in walks(game):
        for seat in state.asked():
            view = state.view(seat)
            there = handles(drawn.scene(view, "en"))
            for action in state.legal_actions(seat):
                on = drawn.handles(action, view)
                assert set(on) <= there, f"{game.action_text(action)}: {set(on) - there}\n{state}"


def test_only_a_verb_without_a_thing_to_point_at_is_a_button(name: str) -> None:
    game, drawn = shown(name)
    for state in walks(game):
        for seat in state.asked():
            view = state.view(seat)
            for action in state.legal_actions(seat):
                if not game.actions.verb_of(action).on:
                    continue
                pointed = drawn.handles(action, view) or drawn.spot(action, view)
                assert pointed, f"{game.action_text(action)} cannot be pointed at\n{state}"


def test_keys_are_unique_and_what_can_be_clicked_has_one(name: str) -> None:
    game, drawn = shown(name)
    for state in walks(game):
        for seat in range(SPECTATOR, int(state.seats)):
            scene = drawn.scene(state.view(seat), "de")
            shapes = [s for panel in scene.panels for s in walk(panel.shapes)]
            keys = Counter(s.key for s in shapes if s.key)
            keys.update(f"panel {panel.key}" for panel in scene.panels)
            assert [key for key, n in keys.items() if n > 1] == []
            assert [s.handle for s in shapes if s.handle and not s.key] == []
            assert scene.game == name


def test_a_scene_shows_what_the_view_shows_and_nothing_else(name: str) -> None:
    """The bytes stay the same when everything hidden from a seat is dealt anew."""
    game, drawn = shown(name)
    rng = seeded(7)
    for state in walks(game):
        for seat in range(SPECTATOR, int(state.seats)):
            view = state.view(seat)
            other = state.determinize(seat, rng).view(seat)
            for lang in LANGUAGES:
                mine = bytes_of(drawn.scene(view, lang))
                assert mine == bytes_of(drawn.scene(view, lang)), "the same view, twice"
                assert mine == bytes_of(drawn.scene(other, lang)), "another world, the same view"


def test_a_scene_is_small(name: str) -> None:
    game, drawn = shown(name)
    largest = max(
        len(bytes_of(drawn.scene(state.view(seat), lang)))
        for state in walks(game)
        for seat in range(int(state.seats))
        for lang in LANGUAGES
    )
    assert largest <= LARGEST


def test_all_art_that_is_used_exists(name: str) -> None:
    game, drawn = shown(name)
    art = {**SHARED, **drawn.art()}
    assert set(SHARED).isdisjoint(drawn.art())
    referred = set(REFERENCE.findall("".join([*art.values(), drawn.style(), theme_css()])))
    assert referred <= set(art)
    scenes = [drawn.scene(state.view(0), "en") for state in walks(game)]
    for scene in [drawn.cover(), *scenes]:
        used = {s.use for panel in scene.panels for s in walk(panel.shapes) if s.use}
        assert used <= set(art), used - set(art)


def test_art_is_sound_and_named_after_its_game(name: str) -> None:
    drawn = shown(name)[1]
    ElementTree.fromstring(drawn.sheet())
    prefixes = {art.split("-")[0] for art in drawn.art()}
    assert len(prefixes) == 1
    for art, drawing in drawn.art().items():
        element = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawing}</svg>')
        assert [child.attrib["id"] for child in element] == [art]
        assert " style=" not in drawing, "the page forbids style in elements"
        assert "<script" not in drawing
        assert "http" not in drawing


def test_shapes_stay_on_their_panels(name: str) -> None:
    """What can be clicked has its origin on the panel, so that nothing is out of reach."""
    game, drawn = shown(name)
    for state in walks(game):
        scene = drawn.scene(state.view(0), "de")
        for panel in scene.panels:
            for shape in panel.shapes:
                assert -1 <= shape.x <= panel.width + 1, f"{panel.key}: {shape.key} {shape.text}"
                assert -1 <= shape.y <= panel.height + 1, f"{panel.key}: {shape.key} {shape.text}"


def letters(shapes: Iterable[Shape], scale: float = 1) -> Iterator[tuple[float, str]]:
    """Every text with the size of its letters."""
    for shape in shapes:
        if shape.kind == "text":
            found = re.search(r"\bs(\d+)\b", shape.cls)
            assert found, f"{shape.text!r} has no size"
            yield int(found[1]) * scale * shape.scale, shape.text
        yield from letters(shape.inside, scale * shape.scale)


def test_letters_can_be_read_on_a_phone(name: str) -> None:
    game, drawn = shown(name)
    for state in walks(game):
        for panel in drawn.scene(state.view(0), "de").panels:
            for size, text in letters(panel.shapes):
                assert size * PHONE / panel.width >= SMALLEST, f"{panel.key}: {text!r}"


def test_cover_is_one_panel(name: str) -> None:
    cover = shown(name)[1].cover()
    assert [panel.role for panel in cover.panels] == ["board"]
    assert cover.game == name


def test_standalone_picture_is_sound(name: str) -> None:
    game, drawn = shown(name)
    state = game.new(seed=1)
    for lang in LANGUAGES:
        for narrow in (False, True):
            root = ElementTree.fromstring(drawn.svg(state.view(0), lang, "light", narrow))
            assert root.tag.endswith("svg")
    assert state._repr_svg_() == drawn.svg(state.view(state.asked()[0]))
