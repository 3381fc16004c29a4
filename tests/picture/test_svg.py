"""A scene as a picture of its own: escaping, places, panels, and only the art that is used."""

from xml.etree import ElementTree

import pytest

from liferaft.picture.art import SHARED
from liferaft.picture.scene import Panel, Role, Scene, Shape
from liferaft.picture.shapes import art, box, card, group, text
from liferaft.picture.svg import DESK, NARROW, element, sheet, spread, stacked, svg, transform, used
from liferaft.picture.theme import Theme

NAME = "{http://www.w3.org/2000/svg}"
LOG = {"toy-log": '<symbol id="toy-log"><path fill="url(#toy-bark)"/></symbol>'}
BARK = {"toy-bark": '<pattern id="toy-bark"/>'}


def scene(*panels: Panel) -> Scene:
    return Scene("toy", list(panels))


def panel(role: Role, width: float = 100, height: float = 50, title: str = "") -> Panel:
    return Panel(f"{role} {width:g} {height:g}", role, width, height, [], title)


def test_texts_are_escaped() -> None:
    spiky = "<b> & \"c\" 'd'"
    shape = group(text(spiky), key=spiky, handle=spiky, tip=spiky, cls=spiky)
    found = ElementTree.fromstring(element(shape))
    assert found.attrib["data-handle"] == spiky
    assert found.attrib["class"] == spiky
    assert [child.text for child in found] == [spiky, spiky]
    whole = scene(Panel("board", "board", 100, 50, [shape], spiky))
    titles = ElementTree.fromstring(svg(whole, {}, "")).iter(f"{NAME}text")
    assert next(titles).text == spiky


def test_style_is_escaped() -> None:
    root = ElementTree.fromstring(svg(scene(panel("board")), {}, ".a > .b { fill: red; }"))
    style = next(root.iter(f"{NAME}style")).text
    assert style is not None
    assert ".a > .b { fill: red; }" in style


@pytest.mark.parametrize(
    ("shape", "said"),
    [
        (Shape("g"), ""),
        (Shape("g", x=3, y=-4.5), "translate(3 -4.5)"),
        (Shape("g", y=2, turn=-4), "translate(0 2) rotate(-4)"),
        (Shape("g", x=1, turn=90, scale=0.5), "translate(1 0) rotate(90) scale(0.5)"),
    ],
)
def test_transform(shape: Shape, said: str) -> None:
    assert transform(shape) == said


def test_elements() -> None:
    assert (
        element(box(10, 4, 5, 2, 1, "a")) == '<rect class="a" width="10" height="4" rx="1"></rect>'
    )
    assert element(Shape("circle", r=3)) == '<circle r="3"></circle>'
    assert element(Shape("path", d="M0 0")) == '<path d="M0 0"></path>'
    assert element(art("x", 8, x=4, y=4)) == '<use width="8" height="8" href="#x"></use>'


def test_only_art_that_is_used_is_there() -> None:
    everything = {**LOG, **BARK, **SHARED}
    plain = scene(Panel("board", "board", 100, 50, [group(art("toy-log", 10))]))
    assert used(plain, everything, "") == [f"{BARK['toy-bark']}\n", f"{LOG['toy-log']}\n"]
    assert used(scene(), everything, ".a { fill: url(#lr-wood); }") == [f"{SHARED['lr-wood']}\n"]
    drawn = svg(plain, {**LOG, **BARK}, "")
    assert 'id="toy-log"' in drawn
    assert 'id="lr-pawn"' not in drawn


def test_unknown_art_is_refused() -> None:
    with pytest.raises(AssertionError, match="there is no art named 'driftwood'"):
        svg(scene(Panel("board", "board", 100, 50, [art("driftwood", 10)])), {}, "")


def test_sheet_has_all_art() -> None:
    root = ElementTree.fromstring(sheet({**LOG, **BARK}))
    names = [child.attrib["id"] for child in root[0]]
    assert names == [*SHARED, "toy-log", "toy-bark"]
    assert (root.attrib["width"], root.attrib["height"]) == ("0", "0")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_theme_can_be_fixed(theme: Theme) -> None:
    assert f'data-theme="{theme}"' in svg(scene(panel("board")), {}, "", theme).split(">")[0]
    assert "data-theme" not in svg(scene(panel("board")), {}, "").split(">")[0]


def test_a_picture_within_a_page_keeps_its_colours_to_itself() -> None:
    assert ":root" not in svg(scene(panel("board")), {}, ":root { --sea: blue; }")


PANELS = [
    panel("board", 600, 600),
    panel("hand", 600, 150, "Hand"),
    *[panel("other", 420, 100 + i, "Other") for i in range(6)],
    panel("market", 420, 200),
    panel("side", 420, 120, "Side"),
]


@pytest.mark.parametrize("count", range(1, len(PANELS) + 1))
def test_panels_do_not_overlap(count: int) -> None:
    for placed, height in (
        spread(scene(*PANELS[:count]), DESK),
        stacked(scene(*PANELS[:count]), NARROW),
        spread(scene(*PANELS[2 : count + 2]), DESK),
    ):
        areas = []
        for shown, x, y, width in placed:
            tall = shown.height / shown.width * (width - 20) + 20
            areas.append((x, y, x + width, y + tall))
        for i, (left, top, right, bottom) in enumerate(areas):
            assert 0 <= left < right <= DESK
            assert 0 <= top < bottom <= height
            for l2, t2, r2, b2 in areas[:i]:
                assert right <= l2 or r2 <= left or bottom <= t2 or b2 <= top


def test_a_phone_shows_board_and_hand_first() -> None:
    order = [panel("side"), panel("hand"), panel("other"), panel("board")]
    placed = stacked(scene(*order), NARROW)[0]
    assert [shown.role for shown, *_ in placed] == ["board", "hand", "side", "other"]


def test_keys_and_handles_of_things_in_a_picture() -> None:
    shape = card(10, 14, text("A"), x=50, y=20, key="card:1", handle="card:1", tip="ace")
    root = ElementTree.fromstring(svg(scene(Panel("b", "board", 100, 50, [shape])), {}, ""))
    found = [e for e in root.iter(f"{NAME}g") if e.attrib.get("data-handle") == "card:1"]
    assert [e.attrib["transform"] for e in found] == ["translate(50 20)"]
    assert [child.text for child in found[0] if child.tag == f"{NAME}title"] == ["ace"]
