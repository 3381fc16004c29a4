"""A scene as a picture of its own: an SVG with the art it uses and the style it needs."""

import re
from collections.abc import Iterable, Iterator
from html import escape

from liferaft.picture.art import SHARED
from liferaft.picture.scene import Panel, Role, Scene, Shape
from liferaft.picture.theme import Theme, theme_css

NAMESPACE = "http://www.w3.org/2000/svg"
REFERENCE = re.compile(r'(?:url\(|href=")#([\w-]+)')

DESK = 1440.0  # how wide a picture for a desk is
MAIN = 0.6  # the share of the board
REACH = 1.2  # how far the right may be longer than the left
BELOW = 3  # panels beside each other below both
NARROW = 390.0  # how wide one for a phone is
GAP = 16.0
MARGIN = 10.0  # between the edge of a panel and what is drawn on it
TITLE = 26.0  # the height of a panel's title
MAIN_ROLES: tuple[Role, ...] = ("board", "own", "hand")

ROOT = "svg.liferaft"  # what ":root" is in a page: a picture may itself lie within a page
FRAME = f"""
{ROOT} .page {{ fill: var(--page); }}
{ROOT} .frame {{ fill: var(--panel); stroke: var(--line-2); }}
{ROOT} .title {{ fill: var(--ink-soft); font: 600 14px var(--font); }}
"""

Placed = tuple[Panel, float, float, float]  # a panel, its left upper corner and its width


def svg(
    scene: Scene,
    art: dict[str, str],
    style: str,
    theme: Theme = "auto",
    narrow: bool = False,
) -> str:
    """The scene as SVG text: panels beside each other as on a desk, or one below the other."""
    width = NARROW if narrow else DESK
    placed, height = stacked(scene, width) if narrow else spread(scene, width)
    css = f"{theme_css()}{FRAME}{style}".replace(":root", ROOT)
    chosen = "" if theme == "auto" else f' data-theme="{theme}"'
    body = "".join(_framed(*place) for place in placed)
    needed = used(scene, {**SHARED, **art}, css)
    return (
        f'<svg xmlns="{NAMESPACE}" class="liferaft"{chosen} width="{width:g}" height="{height:g}"'
        f' viewBox="0 0 {width:g} {height:g}" role="img">\n'
        f"<style>\n{escape(css, quote=False)}\n</style>\n<defs>\n{''.join(needed)}</defs>\n"
        f'<rect class="page" width="{width:g}" height="{height:g}"/>\n{body}</svg>\n'
    )


def sheet(art: dict[str, str]) -> str:
    """All art of a game and the shared one, as an SVG that shows nothing and can be referred to."""
    everything = "\n".join({**SHARED, **art}.values())
    return f'<svg xmlns="{NAMESPACE}" width="0" height="0"><defs>\n{everything}\n</defs></svg>\n'


# Where panels go


def spread(scene: Scene, width: float) -> tuple[list[Placed], float]:
    """The board, the own things and the hand on the left; others on the right, then below."""
    wide = (width - 3 * GAP) * MAIN
    slim = width - 3 * GAP - wide
    placed: list[Placed] = []
    left = right = GAP
    for panel in scene.panels:
        if panel.role in MAIN_ROLES:
            placed.append((panel, GAP, left, wide))
            left += _tall(panel, wide) + GAP
    rest = [panel for panel in scene.panels if panel.role not in MAIN_ROLES]
    if not placed:
        return stacked(scene, width)
    below: list[Panel] = []
    for panel in rest:
        tall = _tall(panel, slim)
        if not below and right + tall <= left * REACH:
            placed.append((panel, 2 * GAP + wide, right, slim))
            right += tall + GAP
        else:
            below.append(panel)
    bottom = max(left, right)
    slim = (width - GAP) / BELOW - GAP
    for i in range(0, len(below), BELOW):
        line = below[i : i + BELOW]
        placed += [(panel, GAP + j * (slim + GAP), bottom, slim) for j, panel in enumerate(line)]
        bottom += max(_tall(panel, slim) for panel in line) + GAP
    return placed, bottom


def stacked(scene: Scene, width: float) -> tuple[list[Placed], float]:
    """One panel below the other: boards and hands first."""
    order: list[Role] = ["board", "hand"]
    first = [panel for role in order for panel in scene.panels if panel.role == role]
    rest = [panel for panel in scene.panels if panel.role not in order]
    placed: list[Placed] = []
    bottom = GAP / 2
    for panel in [*first, *rest]:
        placed.append((panel, GAP / 2, bottom, width - GAP))
        bottom += _tall(panel, width - GAP) + GAP / 2
    return placed, bottom


def _tall(panel: Panel, width: float) -> float:
    """How high a panel is when it is drawn so wide."""
    scale = (width - 2 * MARGIN) / panel.width
    return panel.height * scale + 2 * MARGIN + (TITLE if panel.title else 0)


def _framed(panel: Panel, x: float, y: float, width: float) -> str:
    """A panel in its place, on a surface of its own, with its title."""
    tall = _tall(panel, width)
    top = MARGIN + (TITLE if panel.title else 0)
    title = ""
    if panel.title:
        at = f'x="{x + MARGIN + 4:g}" y="{y + 26:g}"'
        title = f'<text class="title" {at}>{escape(panel.title)}</text>'
    shapes = "".join(element(shape) for shape in panel.shapes)
    return (
        f'<rect class="frame" x="{x:g}" y="{y:.6g}" width="{width:.6g}" height="{tall:.6g}"'
        f' rx="14"/>{title}\n'
        f'<svg class="scene" x="{x + MARGIN:g}" y="{y + top:.6g}" width="{width - 2 * MARGIN:.6g}"'
        f' height="{tall - top - MARGIN:.6g}" viewBox="0 0 {panel.width:g} {panel.height:g}">\n'
        f"{shapes}</svg>\n"
    )


# Shapes as text


def element(shape: Shape) -> str:
    """A shape as an SVG element. The browser builds the same from the same shape."""
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in _attributes(shape))
    inner = f"<title>{escape(shape.tip)}</title>" if shape.tip else ""
    if shape.kind == "text":
        inner += escape(shape.text, quote=False)
    inner += "".join(element(child) for child in shape.inside)
    end = "\n" if shape.key else ""
    return f"<{shape.kind}{attributes}>{inner}</{shape.kind}>{end}"


def transform(shape: Shape) -> str:
    """Where a shape lies, how it is turned and how large it is."""
    parts = []
    if shape.x or shape.y:
        parts.append(f"translate({shape.x:g} {shape.y:g})")
    if shape.turn:
        parts.append(f"rotate({shape.turn:g})")
    if shape.scale != 1:
        parts.append(f"scale({shape.scale:g})")
    return " ".join(parts)


def _attributes(shape: Shape) -> Iterator[tuple[str, str]]:
    if shape.cls:
        yield "class", shape.cls
    if moved := transform(shape):
        yield "transform", moved
    if shape.handle:
        yield "data-handle", shape.handle
    if shape.kind in ("rect", "use"):
        yield "width", f"{shape.w:g}"
        yield "height", f"{shape.h:g}"
    if shape.kind == "rect" and shape.r:
        yield "rx", f"{shape.r:g}"
    if shape.kind == "circle":
        yield "r", f"{shape.r:g}"
    if shape.kind == "path":
        yield "d", shape.d
    if shape.kind == "use":
        yield "href", f"#{shape.use}"


# Art that is needed


def walk(shapes: Iterable[Shape]) -> Iterator[Shape]:
    """Every shape, those in groups too."""
    for shape in shapes:
        yield shape
        yield from walk(shape.inside)


def used(scene: Scene, art: dict[str, str], css: str) -> list[str]:
    """The art that a scene or its style refers to, and the art that this art refers to."""
    wanted = [s.use for panel in scene.panels for s in walk(panel.shapes) if s.use]
    wanted += REFERENCE.findall(css)
    found: dict[str, str] = {}
    while wanted:
        name = wanted.pop()
        if name in found:
            continue
        assert name in art, f"there is no art named {name!r}"
        found[name] = art[name]
        wanted += REFERENCE.findall(art[name])
    return [f"{found[name]}\n" for name in sorted(found)]
