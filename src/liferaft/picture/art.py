"""Art that all games share: pawns, seat marks, textures, hatches, a few signs."""

from math import cos, pi, sin

from liferaft.picture.theme import SEATS


def symbol(name: str, inner: str, w: float = 100, h: float = 100) -> str:
    """A drawn thing of that size, in its own coordinates; what sticks out is drawn too."""
    return f'<symbol id="{name}" viewBox="0 0 {w:g} {h:g}" overflow="visible">{inner}</symbol>'


def pattern(name: str, w: float, h: float, inner: str, turn: float = 0) -> str:
    """A texture that repeats; used as a fill: url(#name)."""
    turned = f' patternTransform="rotate({turn:g})"' if turn else ""
    return (
        f'<pattern id="{name}" width="{w:g}" height="{h:g}" patternUnits="userSpaceOnUse"{turned}>'
        f"{inner}</pattern>"
    )


def gradient(name: str, *stops: str, turned: bool = False) -> str:
    """A fill that goes from the top to the bottom, or from left to right if *turned*."""
    end = 'x2="1" y2="0"' if turned else 'x2="0" y2="1"'
    last = max(1, len(stops) - 1)
    inner = "".join(
        f'<stop offset="{i / last:.3g}" stop-color="{colour}"/>' for i, colour in enumerate(stops)
    )
    return f'<linearGradient id="{name}" x1="0" y1="0" {end}>{inner}</linearGradient>'


def glow(name: str, *stops: str) -> str:
    """A fill that goes from the middle outwards."""
    last = max(1, len(stops) - 1)
    inner = "".join(
        f'<stop offset="{i / last:.3g}" stop-color="{colour}"/>' for i, colour in enumerate(stops)
    )
    return f'<radialGradient id="{name}" cx="0.5" cy="0.45" r="0.65">{inner}</radialGradient>'


def polygon(corners: int, r: float, turn: float = 0, inner: float = 0) -> str:
    """The path of a regular polygon around (50, 50), or of a star with that inner radius."""
    points = []
    for i in range(corners * (2 if inner else 1)):
        radius = inner if inner and i % 2 else r
        angle = (turn - 90) * pi / 180 + i * 2 * pi / (corners * (2 if inner else 1))
        points.append(f"{50 + radius * cos(angle):.1f} {50 + radius * sin(angle):.1f}")
    return f"M{'L'.join(points)}Z"


PAWN = (
    '<ellipse cx="53" cy="92" rx="33" ry="8" fill="#000" fill-opacity=".25"/>'
    '<path d="M50 4a19 19 0 0 1 12.5 33.3q3 3 2 7h4.5q4 0 4 4t-4 4h-3q2 14 12 24 5 5 5 11'
    ' 0 7-33 7t-33-7q0-6 5-11 10-10 12-24h-3q-4 0-4-4t4-4h4.5q-1-4 2-7A19 19 0 0 1 50 4Z"'
    ' fill="var(--c)" stroke="var(--deep)" stroke-width="3"/>'
    '<path d="M42 10q-9 5-8 15M33 60q-2 9-9 17" fill="none" stroke="#fff" stroke-opacity=".55"'
    ' stroke-width="4" stroke-linecap="round"/>'
)

SEAT_PATHS = (
    "M50 8a42 42 0 1 0 .1 0Z",
    "M18 12h64q6 0 6 6v64q0 6-6 6H18q-6 0-6-6V18q0-6 6-6Z",
    "M50 8q4 0 6 4l37 66q4 9-6 10H13q-10-1-6-10l37-66q2-4 6-4Z",
    "M50 4q4 0 7 3l36 36q7 7 0 14L57 93q-7 7-14 0L7 57q-7-7 0-14L43 7q3-3 7-3Z",
    polygon(5, 47, 0, 22),
    polygon(6, 46),
)

STRIPE = '<path d="M0 0V10" stroke="#fff" stroke-opacity=".4" stroke-width="6"/>'
DOT = '<circle cx="5" cy="5" r="2.4" fill="#fff" fill-opacity=".5"/>'
GRID = '<path d="M0 0H10M0 0V10" stroke="#000" stroke-opacity=".3" stroke-width="3.5"/>'
WAVE = (
    '<path d="M0 4q3-4 6 0t6 0" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>'
)

HATCHES = (
    pattern("lr-hatch-0", 10, 10, STRIPE, 45),
    pattern("lr-hatch-1", 10, 10, STRIPE, -45),
    pattern("lr-hatch-2", 10, 10, DOT, 45),
    pattern("lr-hatch-3", 10, 10, GRID),
    pattern("lr-hatch-4", 10, 10, STRIPE, 90),
    pattern("lr-hatch-5", 12, 8, WAVE),
)


def _shared() -> dict[str, str]:
    found = {
        "lr-pawn": symbol("lr-pawn", PAWN),
        "lr-felt": pattern(
            "lr-felt",
            8,
            8,
            '<rect width="8" height="8" fill="var(--felt)"/>'
            '<path d="M1 2h2M5 5h2M3 7h1" stroke="var(--felt-2)" stroke-width="1"/>',
        ),
        "lr-wood": pattern(
            "lr-wood",
            120,
            40,
            '<rect width="120" height="40" fill="var(--wood)"/>'
            '<path d="M0 6q30 5 60 0t60 0M0 17q20-4 50 0t70 0M0 29q40 5 70 0t50 0" fill="none"'
            ' stroke="var(--wood-2)" stroke-width="1.5"/>'
            '<path d="M0 39.5H120" stroke="var(--wood-3)"/>',
        ),
        "lr-lattice": pattern(
            "lr-lattice",
            12,
            12,
            '<path d="M0 0V12M0 0H12" stroke="#fff" stroke-opacity=".18" stroke-width="2.5"/>',
            45,
        ),
        "lr-compass": symbol(
            "lr-compass",
            '<circle cx="50" cy="50" r="44" fill="none" stroke="currentColor" stroke-width="5"/>'
            '<path d="M50 14 60 40 86 50 60 60 50 86 40 60 14 50 40 40Z" fill="currentColor"/>',
        ),
        "lr-star": symbol("lr-star", f'<path d="{polygon(5, 48, 0, 20)}" fill="currentColor"/>'),
        "lr-check": symbol(
            "lr-check",
            '<path d="M14 54 40 80 88 22" fill="none" stroke="currentColor" stroke-width="15"'
            ' stroke-linecap="round" stroke-linejoin="round"/>',
        ),
        "lr-cross": symbol(
            "lr-cross",
            '<path d="M20 20 80 80M80 20 20 80" fill="none" stroke="currentColor"'
            ' stroke-width="15" stroke-linecap="round"/>',
        ),
        "lr-turn": symbol(
            "lr-turn",
            '<path d="M8 28H54V8L94 50 54 92V72H8Z" fill="var(--accent)" stroke="var(--panel)"'
            ' stroke-width="5" stroke-linejoin="round"/>',
        ),
        "lr-eye": symbol(
            "lr-eye",
            '<path d="M4 50Q50-4 96 50 50 104 4 50Z" fill="none" stroke="currentColor"'
            ' stroke-width="7"/><circle cx="50" cy="50" r="17" fill="currentColor"/>',
        ),
    }
    for seat in range(SEATS):
        found[f"lr-seat-{seat}"] = symbol(
            f"lr-seat-{seat}",
            f'<path d="{SEAT_PATHS[seat]}" fill="var(--c)" stroke="var(--deep)" stroke-width="5"'
            ' stroke-linejoin="round"/>',
        )
        found[f"lr-sign-{seat}"] = symbol(
            f"lr-sign-{seat}", f'<path d="{SEAT_PATHS[seat]}" fill="currentColor"/>'
        )
        found[f"lr-hatch-{seat}"] = HATCHES[seat]
    return found


SHARED = _shared()
