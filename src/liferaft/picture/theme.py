"""The common look: colours by day and by night, letters, and the surfaces that all games share."""

from typing import Literal

Theme = Literal["auto", "light", "dark"]

SIZES = (8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 28, 32, 36, 40, 48, 56, 64, 80)
SEATS = 6  # as many colours, shapes and patterns there are

FONTS = {
    "font": '-apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif',
    "serif": '"Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, '
    '"Liberation Serif", serif',
}

LIGHT = {
    "page": "#e9e2d3",
    "page-2": "#ddd3bf",
    "panel": "#fbf8f1",
    "panel-2": "#f3ecdf",
    "ink": "#2a2420",
    "ink-soft": "#5d534a",
    "ink-faint": "#857a6d",
    "line": "#cbbfa9",
    "line-2": "#e2d8c6",
    "accent": "#0b6e75",
    "on-accent": "#ffffff",
    "good": "#1f7a43",
    "bad": "#b3261e",
    "lit": "#e08a00",
    "lit-2": "#b35f00",
    "no": "#c0271d",
    "card": "#fffdf7",
    "card-line": "#c9bda6",
    "edge": "#b8aa90",
    "shade": "rgba(58, 40, 20, 0.2)",
    "badge": "#2a2420",
    "on-badge": "#fffdf7",
    "slot": "rgba(90, 70, 40, 0.07)",
    "felt": "#3f7561",
    "felt-2": "#35664f",
    "wood": "#b98a58",
    "wood-2": "#a67848",
    "wood-3": "#8a5f35",
    "gold": "#c9932b",
    "scheme": "light",
}

DARK = {
    "page": "#15181b",
    "page-2": "#0e1113",
    "panel": "#20262a",
    "panel-2": "#293136",
    "ink": "#f1ece3",
    "ink-soft": "#c0b8ab",
    "ink-faint": "#938c81",
    "line": "#465057",
    "line-2": "#353e44",
    "accent": "#4cc3c7",
    "on-accent": "#06282a",
    "good": "#6fcf8e",
    "bad": "#ff8a7d",
    "lit": "#ffc24a",
    "lit-2": "#ffe0a0",
    "no": "#ff7266",
    "card": "#343c41",
    "card-line": "#56616a",
    "edge": "#1b2024",
    "shade": "rgba(0, 0, 0, 0.45)",
    "badge": "#f1ece3",
    "on-badge": "#20262a",
    "slot": "rgba(255, 255, 255, 0.05)",
    "felt": "#1f4237",
    "felt-2": "#183529",
    "wood": "#6d4f32",
    "wood-2": "#5d4229",
    "wood-3": "#452f1c",
    "gold": "#e3b04b",
    "scheme": "dark",
}

# By seat: the colour, a deeper one for edges, and what can be read on it. The same day and night.
PLAYERS = (
    ("#2272b4", "#174f7e", "#ffffff"),
    ("#c8452a", "#8f2d19", "#ffffff"),
    ("#27824f", "#185834", "#ffffff"),
    ("#e5a91b", "#a87708", "#2b2000"),
    ("#7c50b8", "#573584", "#ffffff"),
    ("#d8d2c6", "#8d877b", "#26221d"),
)

RULES = """
.scene { font-family: var(--font); overflow: visible; }
.scene text { fill: var(--ink); font-weight: 500; user-select: none; -webkit-user-select: none; }
.scene .mid { text-anchor: middle; }
.scene .end { text-anchor: end; }
.scene .bold { font-weight: 700; }
.scene .italic { font-style: italic; }
.scene .serif { font-family: var(--serif); }
.scene .soft { fill: var(--ink-soft); }
.scene .faint { fill: var(--ink-faint); }
.scene .good { fill: var(--good); }
.scene .bad { fill: var(--bad); }
.scene .white { fill: #fff; }
.scene .black { fill: #201a16; }
.scene .on-badge { fill: var(--on-badge); }
.scene .on-c { fill: var(--on, #fff); }
.scene .outlined { paint-order: stroke; stroke: rgba(16, 12, 8, 0.72); stroke-width: 3px;
  stroke-linejoin: round; fill: #fff; }

.scene .card { fill: var(--card); stroke: var(--card-line); stroke-width: 1; }
.scene .panel { fill: var(--panel); }
.scene .well { fill: var(--panel-2); stroke: var(--line-2); stroke-width: 1; }
.scene .plate { fill: var(--panel-2); stroke: var(--line); stroke-width: 1; }
.scene .shade { fill: var(--shade); }
.scene .edge { fill: var(--edge); }
.scene .felt { fill: var(--felt); }
.scene .felt-2 { fill: url(#lr-felt); }
.scene .wood { fill: url(#lr-wood); }
.scene .slot { fill: var(--slot); stroke: var(--line); stroke-width: 1.5; stroke-dasharray: 5 4; }
.scene .badge { fill: var(--badge); stroke: var(--on-badge); stroke-width: 1.5; }
.scene .line { fill: none; stroke: var(--line); stroke-width: 1.5; }
.scene .fill-accent { fill: var(--accent); }
.scene .fill-gold { fill: var(--gold); }
.scene .fill-c { fill: var(--c); }
.scene .fill-deep { fill: var(--deep); }
.scene .line-c { fill: none; stroke: var(--c); stroke-width: 3; }
.scene .token { fill: var(--c); stroke: var(--deep); stroke-width: 1.5; }
.scene .token-rim { fill: none; stroke: var(--on, #fff); stroke-opacity: 0.45; stroke-width: 1.2; }
.scene .back { fill: var(--card); stroke: var(--card-line); stroke-width: 1; }
.scene .back-field { fill: var(--c, var(--accent)); }
.scene .back-hatch { fill: url(#lr-lattice); }
.scene .back-emblem { color: var(--on, #fff); }
.scene .pile-edge { stroke: var(--edge); }
.scene .mark { color: var(--on, #fff); }
.scene .off { opacity: 0.38; }
.scene .dim { opacity: 0.6; }
.scene .hatch { fill: url(#lr-hatch-0); }

.scene .halo { fill: none; stroke: none; pointer-events: none; stroke-width: 3.5px;
  vector-effect: non-scaling-stroke; }
.scene .active > .halo { stroke: var(--accent); }
.scene [data-handle] { cursor: help; }
.scene [data-handle].lit { cursor: pointer; outline: none; }
.scene .lit > .halo { stroke: var(--lit); }
.scene .lit:hover > .halo, .scene .lit:focus-visible > .halo, .scene .chosen > .halo {
  stroke: var(--lit-2); stroke-width: 5.5px; }
.scene rect.lit, .scene circle.lit, .scene path.lit { stroke: var(--lit); stroke-width: 3px;
  vector-effect: non-scaling-stroke; }
.scene rect.lit:hover, .scene circle.lit:hover, .scene path.lit:hover { stroke: var(--lit-2);
  stroke-width: 5px; }
.scene .refused > .halo { stroke: var(--no); stroke-dasharray: 3 5; }
.scene .ghost { opacity: 0.82; pointer-events: none; }
.scene .ghost.refused { fill: var(--no); stroke: var(--no); stroke-dasharray: 4 3; opacity: 0.6; }
@media (prefers-reduced-motion: no-preference) {
  .scene .lit > .halo { animation: lr-breathe 1.8s ease-in-out infinite; }
  .scene .lit:hover > .halo { animation: none; }
}
"""

KEYFRAMES = """
@keyframes lr-breathe { 50% { stroke-opacity: 0.45; } }
"""


def _block(selector: str, values: dict[str, str]) -> str:
    inner = " ".join(f"--{name}: {value};" for name, value in values.items() if name != "scheme")
    scheme = f" color-scheme: {values['scheme']};" if "scheme" in values else ""
    return f"{selector} {{ {inner}{scheme} }}"


def variables() -> str:
    """The colours by day and by night, as the device prefers unless the page says otherwise."""
    night = _block(':root:not([data-theme="light"])', DARK)
    return "\n".join(
        [
            _block(":root", {**FONTS, **LIGHT}),
            f"@media (prefers-color-scheme: dark) {{ {night} }}",
            _block(':root[data-theme="dark"]', DARK),
        ]
    )


def day_and_night(values: dict[str, tuple[str, str]]) -> str:
    """A game's own variables, each with its colour by day and by night, as CSS."""
    day = _block(":root", {name: by_day for name, (by_day, _) in values.items()})
    night = {name: by_night for name, (_, by_night) in values.items()}
    preferred = _block(':root:not([data-theme="light"])', night)
    return "\n".join(
        [
            day,
            f"@media (prefers-color-scheme: dark) {{ {preferred} }}",
            _block(':root[data-theme="dark"]', night),
        ]
    )


def rules() -> str:
    """Letters, surfaces and states, without the variables."""
    sizes = [f".scene .s{size} {{ font-size: {size}px; }}" for size in SIZES]
    seats = []
    for seat, (colour, deep, on) in enumerate(PLAYERS):
        seats.append(f".scene .p{seat} {{ --c: {colour}; --deep: {deep}; --on: {on}; }}")
        seats.append(
            f".scene .p{seat} .hatch, .scene .p{seat}.hatch {{ fill: url(#lr-hatch-{seat}); }}"
        )
    return "\n".join([*sizes, RULES.strip(), *seats, KEYFRAMES.strip()])


def theme_css() -> str:
    """The style sheet of the page: variables and rules."""
    return f"{variables()}\n{rules()}\n"
