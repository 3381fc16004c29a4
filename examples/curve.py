"""Learning curves as one SVG, legible by day and by night."""

from html import escape
from typing import NamedTuple

WIDE, TALL = 720, 300  # of one curve
LEFT, RIGHT, TOP, BOTTOM = 56, 96, 44, 46  # around its frame
STYLE = """
svg { --page: #ffffff; --ink: #2a2420; --soft: #6b6258; --line: #e2d8c6; --own: #0b6e75;
  font: 13px system-ui, "Segoe UI", "Liberation Sans", sans-serif; }
@media (prefers-color-scheme: dark) {
  svg { --page: #15181b; --ink: #f1ece3; --soft: #b3aba0; --line: #353e44; --own: #4cc3c7; }
}
.page { fill: var(--page); }
text { fill: var(--soft); }
.title { fill: var(--ink); font-weight: 600; font-size: 15px; }
.grid { stroke: var(--line); }
.own { fill: none; stroke: var(--own); stroke-width: 2.5; stroke-linejoin: round; }
.band { fill: var(--own); opacity: 0.2; }
.mark { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 5 4; }
.name { fill: var(--own); font-weight: 600; }
"""


class Curve(NamedTuple):
    """Something measured while learning went on."""

    title: str
    measured: str  # what goes upwards
    at: list[float]  # millions of decisions
    values: list[tuple[float, float, float]]  # the mean, and between which bounds it lies
    levels: dict[str, float]  # of others, by name
    most: float
    percent: bool


def drawn(curves: list[Curve]) -> str:
    """The curves, one below the other."""
    tall = TALL * len(curves)
    body = "".join(
        f'<g transform="translate(0 {TALL * i})">{_one(c)}</g>\n' for i, c in enumerate(curves)
    )
    label = escape("; ".join(f"{c.title}: {c.measured}" for c in curves))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {tall}" width="{WIDE}"'
        f' height="{tall}" role="img" aria-label="{label}">\n<style>{STYLE}</style>\n'
        f'<rect class="page" width="{WIDE}" height="{tall}"/>\n{body}</svg>\n'
    )


def _one(curve: Curve) -> str:
    across = WIDE - LEFT - RIGHT
    down = TALL - TOP - BOTTOM
    last = curve.at[-1]

    def x(decisions: float) -> float:
        return round(LEFT + across * decisions / last, 1)

    def y(value: float) -> float:
        return round(TOP + down * (1 - value / curve.most), 1)

    parts = [
        f'<text class="title" x="{LEFT}" y="26">{escape(f"{curve.title}: {curve.measured}")}</text>'
    ]
    for i in range(5):
        value, at = curve.most * i / 4, last * i / 4
        said = f"{100 * value:.0f} %" if curve.percent else f"{value:g}"
        parts.append(f'<path class="grid" d="M{LEFT} {y(value)}H{LEFT + across}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(value) + 4}" text-anchor="end">{said}</text>')
        parts.append(
            f'<text x="{x(at)}" y="{TALL - BOTTOM + 18}" text-anchor="middle">{at:.2g}</text>'
        )
    middle = LEFT + across / 2
    parts.append(f'<text x="{middle}" y="{TALL - 8}" text-anchor="middle">million decisions</text>')
    upper = [f"{x(a)} {y(high)}" for a, (_, _, high) in zip(curve.at, curve.values)]
    lower = [f"{x(a)} {y(low)}" for a, (_, low, _) in zip(curve.at, curve.values)]
    parts.append(f'<path class="band" d="M{"L".join([*upper, *reversed(lower)])}Z"/>')
    for level in curve.levels.values():
        parts.append(f'<path class="mark" d="M{LEFT} {y(level)}H{LEFT + across}"/>')
    points = "L".join(f"{x(a)} {y(mean)}" for a, (mean, _, _) in zip(curve.at, curve.values))
    parts.append(f'<path class="own" d="M{points}"/>')
    names = {**{n: y(v) for n, v in curve.levels.items()}, "learner": y(curve.values[-1][0])}
    below = TOP - 18.0
    for name, at in sorted(names.items(), key=lambda item: item[1]):
        below = max(at, below + 16)
        kind = ' class="name"' if name == "learner" else ""
        parts.append(f'<text{kind} x="{LEFT + across + 8}" y="{below + 4}">{escape(name)}</text>')
    return "".join(parts)
