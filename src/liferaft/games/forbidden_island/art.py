"""The drawings of Forbidden Island: 24 tiles, four treasures, cards, sea, and their colours."""

from typing import Final

from liferaft.games.forbidden_island.box import CARD_IDS, ROLE_COLOURS, ROLE_IDS, TILE_IDS
from liferaft.picture.art import glow, gradient, pattern, symbol
from liferaft.picture.theme import day_and_night

WIDE: Final = 100  # the size of a tile's drawing
HIGH: Final = 64

SKIES: Final[dict[str, tuple[str, ...]]] = {
    "day": ("#8fd0ea", "#d9f1f2", "#fdf3d3"),
    "dusk": ("#5a4a8a", "#d9788a", "#ffc48a"),
    "night": ("#141d45", "#2f4b86", "#6f8fb8"),
    "mist": ("#8fa8a0", "#c5d3c6", "#e9ecdc"),
    "fire": ("#2b1114", "#7d2718", "#e0752d"),
    "deep": ("#1b5c7a", "#4aa3ad", "#bfe6d8"),
    "sand": ("#8ecbe6", "#ffe2a8", "#ffd08a"),
}


def scenery(sky: str, *parts: str) -> str:
    """A drawing in front of one of the skies."""
    return f'<rect width="100" height="64" fill="url(#fi-sky-{sky})"/>{"".join(parts)}'


def ground(colour: str, y: float = 50, deep: str = "") -> str:
    """Hilly ground from a height downwards."""
    under = f'<path d="M0 {y + 7}q30-5 55 0t45-2V64H0Z" fill="{deep}"/>' if deep else ""
    return f'<path d="M0 {y}q24-6 50-1t50-1V64H0Z" fill="{colour}"/>{under}'


def waves(y: float, colour: str = "#2f86b5", crest: str = "#d7f0f7") -> str:
    """Water from a height downwards, with crests."""
    return (
        f'<path d="M0 {y}q6-5 12.5 0t12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0V64H0Z" fill="{colour}"/>'
        f'<path d="M0 {y}q6-5 12.5 0t12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0 12.5 0" fill="none" stroke="{crest}" stroke-width="1.8"/>'
        f'<path d="M10 {y + 6}q5-4 10 0M44 {y + 8}q5-4 10 0M74 {y + 6}q5-4 10 0" fill="none" stroke="{crest}" stroke-opacity=".6" stroke-width="1.4"/>'
    )


def gate(metal: str, shine: str, deep: str, door: str, crown: str) -> str:
    """A gate between two stone pillars, its wings of that metal."""
    pillar = (
        '<path d="M{x} 22h13v32h-13Z" fill="#b9ad98"/><path d="M{x} 22h4v32h-4Z" fill="#d8cdb8"/>'
        '<path d="M{x} 33h13M{x} 43h13" stroke="#8e826e" stroke-width="1"/>'
        '<path d="M{cap} 17h17v6h-17Z" fill="#cfc3ad" stroke="#8e826e" stroke-width=".8"/>'
    )
    return (
        f"{pillar.format(x=20, cap=18)}{pillar.format(x=67, cap=65)}"
        f'<path d="M33 54V30q0-17 17-17t17 17v24Z" fill="{deep}"/>'
        f'<path d="M35 54V31q0-15 14-15.8V54Z" fill="{metal}"/><path d="M51 54V15.2Q65 16 65 31v23Z" fill="{metal}"/>'
        f'<path d="M37 52V31q0-9 6-12" fill="none" stroke="{shine}" stroke-width="1.5"/>'
        f"{door}{crown}"
    )


def palm(x: float, y: float, size: float = 1) -> str:
    """A palm tree with its foot at (x, y)."""
    return (
        f'<g transform="translate({x} {y}) scale({size})"><path d="M0 0q-1-12 4-22" fill="none" stroke="#7d5a34" stroke-width="3"/>'
        '<path d="M4-22q-11-5-15 3 8-3 15-3Zm0 0q-5-10-13-8 8 2 13 8Zm0 0q3-11 12-10-8 3-12 10Zm0 0q11-5 15 4-8-4-15-4Zm0 0q7 5 6 13-4-6-6-13Zm0 0q-7 5-7 12 5-5 7-12Z" fill="#2f8a4c"/></g>'
    )


def pine(x: float, y: float, size: float, colour: str, deep: str) -> str:
    """A pointed tree with its foot at (x, y)."""
    return (
        f'<g transform="translate({x} {y}) scale({size})"><path d="M-1.5-8h3V0h-3Z" fill="#4d3325"/>'
        f'<path d="M0-36 10-20H6l8 12H-14l8-12h-4Z" fill="{colour}"/><path d="M0-36 10-20H6l8 12H2Z" fill="{deep}"/></g>'
    )


def stars(*places: tuple[float, float]) -> str:
    """Small stars in the sky."""
    dots = "".join(f"M{x - 1.5} {y}h3M{x} {y - 1.5}v3" for x, y in places)
    return f'<path d="{dots}" stroke="#fff" stroke-opacity=".85" stroke-width=".9"/>'


TILES: Final[dict[str, str]] = {
    "fools_landing": scenery(
        "day",
        ground("#7fb069", 38, "#6a9c57"),
        '<ellipse cx="50" cy="49" rx="34" ry="11" fill="#4c5257"/>'
        '<ellipse cx="50" cy="48" rx="34" ry="11" fill="#70777c"/>'
        '<ellipse cx="50" cy="48" rx="28" ry="8.5" fill="none" stroke="#ffe070" stroke-width="2"/>'
        '<path d="M43 43v10M57 43v10M43 48h14" stroke="#fff" stroke-width="3.5"/>'
        '<path d="M88 40V12" stroke="#6b5a48" stroke-width="2"/>'
        '<path d="M88 12l-17 3 1 6 16 1Z" fill="#e2572f"/><path d="M83 13l-5 1 1 7 5 .5Z" fill="#fff"/>',
        '<path d="M22 14h26M35 14v5" stroke="#3b4248" stroke-width="1.6"/>'
        '<path d="M26 24q0-6 9-6h4q6 0 7 7-1 3-6 3h-8q-6 0-6-4Z" fill="#d8453a"/><path d="M38 19q6 0 7 6h-7Z" fill="#cfeaf5"/>'
        '<path d="M27 23l-12-3v4l12 2Z" fill="#b2352c"/><path d="M15 18v6" stroke="#3b4248" stroke-width="1.5"/>',
    ),
    "bronze_gate": scenery(
        "sand",
        ground("#b79a62", 50),
        gate(
            "#a9713a", "#e3b27a", "#5b3a1c",
            '<path d="M40 26h6M40 34h6M40 42h6M54 26h6M54 34h6M54 42h6" stroke="#e3b27a" stroke-width="2.6" stroke-dasharray="2 2"/>',
            '<circle cx="50" cy="10" r="5" fill="#c98b4a" stroke="#5b3a1c"/>',
        ),
    ),
    "copper_gate": scenery(
        "deep",
        ground("#7e9a6c", 50),
        gate(
            "#4f9c86", "#a5dcc8", "#1f4b41",
            '<path d="M42 52V30l4-6v28M58 52V30l-4-6v28" fill="none" stroke="#c96f43" stroke-width="2"/>',
            '<path d="M50 2l6 11H44Z" fill="#c96f43" stroke="#5a2b17"/>',
        ),
    ),
    "gold_gate": scenery(
        "day",
        ground("#8fb35f", 50),
        gate(
            "#e6b52e", "#fff2b0", "#8a6208",
            '<path d="M42 24v28M46 24v28M54 24v28M58 24v28" stroke="#b07f10" stroke-width="1.3"/><circle cx="47" cy="38" r="1.8" fill="#8a6208"/><circle cx="53" cy="38" r="1.8" fill="#8a6208"/>',
            '<path d="M50 1l1.6 4.2 4.2-1.7-1.7 4.2L58.3 9.3l-4.2 1.6 1.7 4.2-4.2-1.7L50 17.6l-1.6-4.2-4.2 1.7 1.7-4.2-4.2-1.6 4.2-1.6-1.7-4.2 4.2 1.7Z" fill="#ffd94a" stroke="#8a6208" stroke-width=".8"/>',
        ),
    ),
    "iron_gate": scenery(
        "mist",
        ground("#6f7a6a", 50),
        gate(
            "#2d3237", "#8b949c", "#14171a",
            '<path d="M38 24v30M44 20v34M50 16v38M56 20v34M62 24v30M34 30h32M34 40h32M34 50h32" stroke="#6a737b" stroke-width="2"/>',
            '<path d="M38 13l4-8 4 6 4-8 4 8 4-6 4 8" fill="none" stroke="#2d3237" stroke-width="2.4"/>',
        ),
    ),
    "silver_gate": scenery(
        "night",
        stars((10, 10), (30, 6), (88, 8), (78, 18)),
        ground("#4c6a72", 50),
        gate(
            "#b9c6d2", "#ffffff", "#4d5b6b",
            '<path d="M42 26q4 4 0 9t0 9M58 26q-4 4 0 9t0 9" fill="none" stroke="#71839a" stroke-width="1.8"/>',
            '<path d="M53 2a7 7 0 1 0 3 10 6 6 0 0 1-3-10Z" fill="#eef4fa" stroke="#4d5b6b" stroke-width=".8"/>',
        ),
    ),
    "temple_of_the_moon": scenery(
        "night",
        stars((12, 12), (24, 26), (84, 14), (92, 30), (68, 8)),
        ground("#35506a", 52),
        '<path d="M18 54h64v-5H18Z" fill="#9db0c6"/><path d="M23 49h54v-4H23Z" fill="#c2d0df"/>'
        '<path d="M28 45V27h6v18Zm13 0V27h6v18Zm12 0V27h6v18Zm13 0V27h6v18Z" fill="#dfe8f1"/>'
        '<path d="M32 45V27h2v18Zm13 0V27h2v18Zm12 0V27h2v18Zm13 0V27h2v18Z" fill="#9db0c6"/>'
        '<path d="M24 27h52L50 9Z" fill="#c2d0df"/><path d="M50 9 76 27H50Z" fill="#9db0c6"/>'
        '<path d="M53 14a6 6 0 1 0 2.5 8.5 5 5 0 0 1-2.5-8.5Z" fill="#fff7c9"/>'
        '<path d="M42 64l4-10h8l4 10Z" fill="#7d93ab"/>',
    ),
    "temple_of_the_sun": scenery(
        "sand",
        '<circle cx="50" cy="16" r="13" fill="#ffd94a"/><circle cx="50" cy="16" r="9" fill="#ffb52e"/>'
        '<path d="M50 0v-2M33 16h-5M72 16h-5M38 5l-4-4M62 5l4-4" stroke="#ffb52e" stroke-width="2.5"/>',
        ground("#c79a4f", 52),
        '<path d="M14 56h72l-7-9H21Z" fill="#b98338"/><path d="M22 47h56l-7-9H29Z" fill="#c9944a"/>'
        '<path d="M30 38h40l-6-9H36Z" fill="#dba95c"/><path d="M38 29h24v-7H38Z" fill="#e8bd74"/>'
        '<path d="M50 22h12v7h2l6 9h1l7 9h1l7 9H50Z" fill="#8a5a1e" fill-opacity=".28"/>'
        '<path d="M45 56l2-34h6l2 34Z" fill="#f3d79d"/><path d="M44 52h12M45 47h10M45 42h10M46 37h8M46 32h8M46 27h8" stroke="#b98338" stroke-width="1"/>',
    ),
    "howling_garden": scenery(
        "dusk",
        ground("#4d6b45", 50, "#3c5637"),
        '<path d="M24 54q3-14-2-24M72 54q4-16-3-28" fill="none" stroke="#4a3026" stroke-width="4"/>'
        '<path d="M22 32q-2-14 14-16 16 0 20 6-10-1-14 4 6 1 8 4-16 2-28 2Z" fill="#7fae4e"/>'
        '<path d="M69 28q0-13 13-15 12 0 16 6-8-1-11 3 5 1 6 4-14 3-24 2Z" fill="#6b9a42"/>'
        '<path d="M4 14h20q6 0 6-4t-4-4M46 40h26q7 0 7 5t-5 4M4 42h12" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="2" stroke-linecap="round"/>'
        '<path d="M40 56l-5-6h10Zm14 2l-4-6h9Z" fill="#d96a8a"/>',
    ),
    "whispering_garden": scenery(
        "day",
        ground("#86b968", 46, "#6fa353"),
        '<circle cx="16" cy="34" r="11" fill="#3f8a4e"/><circle cx="13" cy="31" r="5" fill="#5ba868"/><path d="M14 44h4v8h-4Z" fill="#7d5a34"/>'
        '<circle cx="85" cy="34" r="11" fill="#3f8a4e"/><circle cx="82" cy="31" r="5" fill="#5ba868"/><path d="M83 44h4v8h-4Z" fill="#7d5a34"/>'
        '<path d="M34 50q16-6 32 0l-3 8q-13 4-26 0Z" fill="#c9c2b4"/><ellipse cx="50" cy="49.5" rx="16" ry="3.5" fill="#6fc0dd"/>'
        '<path d="M47 49V36h6v13Z" fill="#d9d3c6"/><ellipse cx="50" cy="36" rx="8" ry="2.6" fill="#c9c2b4"/>'
        '<path d="M50 35q-1-10-8-9M50 35q1-10 8-9M50 35V22" fill="none" stroke="#eafaff" stroke-width="1.8" stroke-linecap="round"/>'
        '<g fill="#e8719a"><circle cx="26" cy="57" r="2.5"/><circle cx="74" cy="58" r="2.5"/></g><g fill="#f4d35e"><circle cx="31" cy="60" r="2"/><circle cx="68" cy="61" r="2"/></g>',
    ),
    "cave_of_embers": scenery(
        "fire",
        '<path d="M0 64V30q14-16 26-18 10-10 26-9 20 0 28 12 14 4 20 18v31Z" fill="#3a2523"/>'
        '<path d="M0 64V38q16-14 28-14 14-10 22-9l-6 12-24 10-8 27Z" fill="#553633"/>'
        '<path d="M30 64q-2-32 20-34t20 34Z" fill="url(#fi-embers)"/>'
        '<path d="M36 64q-2-22 14-24t14 24Z" fill="#ffd257" fill-opacity=".85"/>'
        '<path d="M50 62q-9-6-4-14 1 4 4 5-2-8 4-12-1 6 3 9 4 6-1 11Z" fill="#e2451f"/>'
        '<g fill="#ffb03a"><circle cx="27" cy="24" r="1.5"/><circle cx="70" cy="20" r="1.8"/><circle cx="78" cy="36" r="1.3"/><circle cx="42" cy="18" r="1.2"/><circle cx="60" cy="28" r="1.2"/></g>',
    ),
    "cave_of_shadows": scenery(
        "night",
        '<path d="M0 64V24q10-12 24-12 12-10 30-8 22-1 30 10 10 2 16 12v38Z" fill="#4a5668"/>'
        '<path d="M0 64V32q12-13 26-12 16-9 26-8L40 24 20 34l-8 30Z" fill="#66758b"/>'
        '<path d="M26 64q-1-36 24-37t25 37Z" fill="#0d1220"/>'
        '<path d="M34 30l4 10 4-12ZM60 28l3 12 4-9ZM49 27l2 7 3-7Z" fill="#4a5668"/>'
        '<path d="M38 47q5-6 10 0-5 5-10 0Zm16 0q5-6 10 0-5 5-10 0Z" fill="#ffe27a"/><path d="M43 44.5v5M59 44.5v5" stroke="#0d1220" stroke-width="1.8"/>'
        '<path d="M14 20l3-3 3 3 3-3 3 3-6 3Zm62-6l3-3 3 3 3-3 3 3-6 3Z" fill="#1b2233"/>',
    ),
    "coral_palace": scenery(
        "deep",
        ground("#d9b98a", 52),
        '<path d="M26 54V34h48v20Z" fill="#f6c9bd"/><path d="M50 54V34h24v20Z" fill="#e2a598"/>'
        '<path d="M38 34q0-16 12-20 12 4 12 20Z" fill="#ee7d6c"/><path d="M50 14q12 4 12 20H50Z" fill="#cf5d4f"/>'
        '<path d="M22 54V28h10v26ZM68 54V28h10v26Z" fill="#f9dcd2"/><path d="M21 28q0-10 6-13 6 3 6 13ZM67 28q0-10 6-13 6 3 6 13Z" fill="#ee7d6c"/>'
        '<path d="M50 14V7M27 15V9M73 15V9" stroke="#b14638" stroke-width="1.6"/><path d="M45 54V44q0-5 5-5t5 5v10Z" fill="#8a3f3a"/>'
        '<path d="M8 58V44M8 52l-5-5M8 49l5-6M91 58V42M91 53l-5-5M91 49l5-6" stroke="#ff8a76" stroke-width="3" stroke-linecap="round"/>'
        '<circle cx="36" cy="42" r="2.5" fill="#8a3f3a"/><circle cx="64" cy="42" r="2.5" fill="#8a3f3a"/>',
    ),
    "tidal_palace": scenery(
        "day",
        '<path d="M24 54V32h52v22Z" fill="#dfe9ee"/><path d="M50 54V32h26v22Z" fill="#b9cbd6"/>'
        '<path d="M40 32q-2-9 5-14 5-4 5-10 0 6 5 10 7 5 5 14Z" fill="#2f7fb5"/><path d="M50 8q0 6 5 10 7 5 5 14H50Z" fill="#215f8c"/>'
        '<path d="M18 54V30h11v24ZM71 54V30h11v24Z" fill="#eef4f7"/><path d="M17 30q-1-7 3-10 3-2 3.5-6 .5 4 3.5 6 4 3 3 10ZM70 30q-1-7 3-10 3-2 3.5-6 .5 4 3.5 6 4 3 3 10Z" fill="#3a95c4"/>'
        '<path d="M44 54V44q0-6 6-6t6 6v10Z" fill="#2b4a63"/><path d="M33 40h4v6h-4Zm30 0h4v6h-4ZM22 38h3v6h-3Zm53 0h3v6h-3Z" fill="#2b4a63"/>',
        waves(53),
    ),
    "breakers_bridge": scenery(
        "day",
        waves(50, "#2a7fae"),
        '<path d="M0 34h14v30H0ZM86 34h14v30H86Z" fill="#7d756a"/><path d="M0 34h14v5H0Zm86 0h14v5H86Z" fill="#a39a8c"/>'
        '<path d="M6 18v20M94 18v20" stroke="#5d4128" stroke-width="4"/>'
        '<path d="M6 22q44 26 88 0M8 36q42 22 84 0" fill="none" stroke="#6b4a2c" stroke-width="2"/>'
        '<path d="M10 38q40 20 80 0" fill="none" stroke="#a9783f" stroke-width="5" stroke-dasharray="5 1.5"/>'
        '<path d="M18 28v12M30 33v12M42 35v13M58 35v13M70 33v12M82 28v12" stroke="#6b4a2c" stroke-width="1.4"/>'
        '<path d="M70 12q4-4 7 0 3-4 7 0" fill="none" stroke="#4b5560" stroke-width="1.5"/>',
    ),
    "cliffs_of_abandon": scenery(
        "day",
        waves(56, "#2a7fae"),
        '<path d="M0 64V20l14-8 18 2 6 12 10 4 4 14 8 6v14Z" fill="#8d8276"/><path d="M14 12l18 2 6 12 10 4 4 14 8 6v14H44L32 30Z" fill="#6d6459"/>'
        '<path d="M0 20l14-8 18 2-3 5-13-1L0 26Z" fill="#7fa85a"/>'
        '<path d="M100 64V30l-12-4-8 8-2 14-8 8v8Z" fill="#7b7166"/><path d="M100 30l-12-4-8 8 6 1Z" fill="#7fa85a"/>'
        '<path d="M10 34l8 4M6 46l12 5M84 44l8-3" stroke="#5a5148" stroke-width="1.5"/>'
        '<path d="M52 14q5-5 8 0 4-5 8 0M68 24q3-3 5 0 3-3 5 0" fill="none" stroke="#3f4a52" stroke-width="1.7"/>',
    ),
    "crimson_forest": scenery(
        "dusk",
        ground("#5d2f33", 50, "#47232a"),
        pine(14, 54, 1.05, "#c8323a", "#8f1f2c"),
        pine(34, 50, 0.85, "#b02a36", "#7d1a28"),
        pine(88, 54, 1.1, "#c8323a", "#8f1f2c"),
        pine(68, 50, 0.9, "#b02a36", "#7d1a28"),
        pine(51, 58, 1.25, "#e04a45", "#a62934"),
    ),
    "dunes_of_deception": scenery(
        "sand",
        '<circle cx="76" cy="15" r="9" fill="#fff3c4"/>'
        '<path d="M0 40q24-18 44-2t56-4v30H0Z" fill="#e9b86a"/><path d="M0 48q30-16 52-2 24 8 48-8v26H0Z" fill="#d99c49"/>'
        '<path d="M0 58q34-14 60-4 20 6 40-4v14H0Z" fill="#c58336"/>'
        '<path d="M24 32q10-2 20 6-14-2-20-6Z" fill="#c58336" fill-opacity=".6"/>'
        '<path d="M12 54q8-3 14 0M60 50q9 3 17-1M44 60q8-3 14 0" fill="none" stroke="#f6d9a0" stroke-width="1.5"/>'
        '<g opacity=".75">' + palm(22, 37, 0.55) + palm(29, 36, 0.45) + "</g>"
        '<path d="M16 38h18" stroke="#7cc6e6" stroke-width="2.2" stroke-linecap="round"/>',
    ),
    "lost_lagoon": scenery(
        "day",
        ground("#e2cf94", 36),
        '<path d="M0 30q12-10 26-4 12-8 24 0 14-9 28-2 12-4 22 6v10H0Z" fill="#4f9a58"/>'
        '<ellipse cx="50" cy="51" rx="38" ry="11" fill="#7fd6d2"/><ellipse cx="50" cy="51" rx="30" ry="8" fill="#35a9b5"/><ellipse cx="52" cy="52" rx="19" ry="4.5" fill="#1f8496"/>'
        '<path d="M30 49q5-3 10 0M58 54q5-3 10 0" fill="none" stroke="#e6fbfa" stroke-width="1.5"/>',
        palm(15, 52, 1.1),
        palm(86, 50, 1.2),
    ),
    "misty_marsh": scenery(
        "mist",
        ground("#6d8a5f", 42, "#587550"),
        '<ellipse cx="28" cy="54" rx="20" ry="5" fill="#7fa3a0"/><ellipse cx="76" cy="50" rx="16" ry="4" fill="#7fa3a0"/>'
        '<path d="M14 54V26M20 56V20M26 55V30M70 52V24M77 52V30M84 54V20" stroke="#4a6336" stroke-width="1.8"/>'
        '<path d="M20 18v-6M84 18v-6M14 24v-5M70 22v-5" stroke="#6b4326" stroke-width="4.5" stroke-linecap="round"/>'
        '<path d="M44 56V40q-6-8-10-8M44 42q8-8 14-6" fill="none" stroke="#4b3b30" stroke-width="2.6"/>'
        '<path d="M-4 36h52M30 30h60M10 44h40M58 42h50" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>',
    ),
    "observatory": scenery(
        "night",
        stars((10, 8), (22, 18), (86, 10), (92, 24), (40, 6), (70, 5)),
        ground("#3e5a4a", 52),
        '<path d="M28 56V36h44v20Z" fill="#d9d2c4"/><path d="M50 56V36h22v20Z" fill="#b5ad9e"/>'
        '<path d="M25 36a25 23 0 0 1 50 0Z" fill="#8fa3b3"/><path d="M50 13a25 23 0 0 1 25 23H50Z" fill="#6c8294"/>'
        '<path d="M46 14q10-1 16 4l-8 18H44Z" fill="#22303d"/><path d="M48 30 70 6l6 5-21 24Z" fill="#c9932b" stroke="#6b4a10" stroke-width="1"/>'
        '<path d="M46 56V46h8v10Z" fill="#5b4634"/><path d="M34 42h6v6h-6Zm26 0h6v6h-6Z" fill="#ffe08a"/>',
    ),
    "phantom_rock": scenery(
        "dusk",
        waves(56, "#3d4a7a", "#b9c2e8"),
        '<path d="M20 60q-2-16 6-28 4-18 22-22 20-2 26 18 8 10 6 32Z" fill="#8b86a6"/>'
        '<path d="M50 10q18 0 24 18 8 10 6 32H56q8-24-6-50Z" fill="#6a6488"/>'
        '<path d="M34 32q5-6 11 0-1 7-6 7t-5-7Zm21 0q5-6 11 0-1 7-6 7t-5-7Z" fill="#1c1830"/><circle cx="40" cy="34" r="1.8" fill="#b8fff0"/><circle cx="60" cy="34" r="1.8" fill="#b8fff0"/>'
        '<path d="M43 49q7-5 14 0-1 8-7 8t-7-8Z" fill="#1c1830"/>'
        '<path d="M8 26q8-5 14 0t12-3M68 16q10-5 16 0t14-3" fill="none" stroke="#e9e4ff" stroke-opacity=".6" stroke-width="2.5" stroke-linecap="round"/>',
    ),
    "twilight_hollow": scenery(
        "dusk",
        ground("#3d4a3a", 52, "#2e392d"),
        '<path d="M30 56q8-10 6-24-10-2-16-10 10 2 16 2-2-8-8-12 10 4 14 10 4-10 2-16 6 8 6 16 8-8 16-8-8 6-10 14 8-2 16 0-10 4-16 8-2 12 8 20Z" fill="#3b2a2c"/>'
        '<path d="M42 56q-3-18 7-19 10 1 7 19Z" fill="#120c12"/><path d="M44 56q-2-13 5-14" fill="none" stroke="#6a4a45" stroke-width="1.5"/>'
        '<circle cx="74" cy="22" r="7" fill="#ffe9b0"/>'
        '<g fill="#f6ff8a"><circle cx="20" cy="44" r="1.7"/><circle cx="49" cy="47" r="1.6"/><circle cx="82" cy="42" r="1.7"/><circle cx="66" cy="50" r="1.4"/><circle cx="12" cy="32" r="1.3"/></g>',
    ),
    "watchtower": scenery(
        "deep",
        '<path d="M62 18 100 4v30Z" fill="#fff6bd" fill-opacity=".55"/>',
        ground("#6f9a5c", 50, "#5b8549"),
        '<path d="M40 56l3-30h14l3 30Z" fill="#c5b79d"/><path d="M50 26h7l3 30H50Z" fill="#9d8f76"/>'
        '<path d="M36 26v-9h5v4h6v-4h6v4h6v-4h5v9Z" fill="#b3a588"/><path d="M36 26h28l-3 4H39Z" fill="#7d7059"/>'
        '<path d="M45 17h10v4H45Z" fill="#ffe27a"/><path d="M50 17V3" stroke="#5d4a35" stroke-width="1.6"/><path d="M50 3l13 4-13 4Z" fill="#d8453a"/>'
        '<path d="M48 36h4v6h-4Z" fill="#40382c"/><path d="M46 56V49q0-4 4-4t4 4v7Z" fill="#5b4634"/><path d="M42 42h6M53 48h6M42 50h3" stroke="#8a7c64" stroke-width="1.2"/>',
    ),
}  # fmt: skip

# By kind of card: what is drawn on it, and the treasures themselves

CARDS: Final[dict[str, str]] = {
    "earth_stone": (
        '<ellipse cx="50" cy="90" rx="30" ry="6" fill="#000" fill-opacity=".28"/>'
        '<path d="M50 8q30 2 36 32 4 30-18 44-18 8-36 0Q10 70 14 40 20 10 50 8Z" fill="#8a5a2b" stroke="#4b2d10" stroke-width="3"/>'
        '<path d="M50 8q30 2 36 32 4 30-18 44-6 3-12 4 18-24 8-52-6-20-14-28Z" fill="#5f3b17"/>'
        '<path d="M50 26a20 20 0 1 1-.1 0Zm0 8a12 12 0 1 0 .1 0Z" fill="#7fc36a" fill-rule="evenodd" stroke="#2f6a2a" stroke-width="2"/>'
        '<path d="M50 26v-10M50 66v10M30 46H20M70 46h10" stroke="#7fc36a" stroke-width="5" stroke-linecap="round"/>'
        '<path d="M26 30q5-12 16-15" fill="none" stroke="#d6a873" stroke-width="4" stroke-linecap="round"/>'
    ),
    "statue_of_the_wind": (
        '<ellipse cx="50" cy="91" rx="30" ry="6" fill="#000" fill-opacity=".28"/>'
        '<path d="M28 90h44l-4-12H32Z" fill="#a8a08c" stroke="#5f594a" stroke-width="2.5"/>'
        '<path d="M44 78q-6-18 0-34-14 10-32 4 4-6 2-12 6 2 10-1-2-6 0-11 8 6 18 8 0-16 12-18 12 2 10 14l-6 5q8 14 4 24t-4 21Z" fill="#f4efdf" stroke="#6f6858" stroke-width="3" stroke-linejoin="round"/>'
        '<path d="M58 33q14-2 20-14 3 6 2 12 5-1 9-5 2 10-4 15 4 2 8 1-6 14-30 12" fill="#fffaf0" stroke="#6f6858" stroke-width="3" stroke-linejoin="round"/>'
        '<path d="M64 28l9 3-9 3Z" fill="#e0a030"/><circle cx="57" cy="25" r="2.8" fill="#3a352b"/>'
        '<path d="M24 38q10 3 18 0M64 44q10 1 18-6" fill="none" stroke="#b5ad99" stroke-width="2.5"/>'
    ),
    "crystal_of_fire": (
        '<ellipse cx="50" cy="92" rx="26" ry="5" fill="#000" fill-opacity=".28"/>'
        '<path d="M50 4q6 16 18 24 14 12 12 32-2 22-18 30H38Q22 82 20 62q0-16 10-24 2 8 7 10 2-28 13-44Z" fill="#e2451f" stroke="#7d1a0a" stroke-width="3" stroke-linejoin="round"/>'
        '<path d="M50 30q4 10 12 16 8 8 6 20-2 14-12 20H44q-10-6-12-18 0-10 6-15 2 5 5 6 0-18 7-29Z" fill="#ff9a2e"/>'
        '<path d="M50 50 62 66 54 88h-8L38 66Z" fill="#ffe98a" stroke="#e0752d" stroke-width="2"/><path d="M50 50v38M38 66h24" stroke="#e0752d" stroke-width="1.5"/>'
        '<path d="M50 50 62 66l-8 22h-4Z" fill="#fff6cf"/>'
    ),
    "oceans_chalice": (
        '<ellipse cx="50" cy="92" rx="26" ry="5" fill="#000" fill-opacity=".28"/>'
        '<path d="M22 22h56q2 30-18 38-4 2-5 6v10q12 2 15 13H30q3-11 15-13V66q-1-4-5-6-20-8-18-38Z" fill="#2f86c4" stroke="#123f66" stroke-width="3" stroke-linejoin="round"/>'
        '<path d="M50 22h28q2 30-18 38-4 2-5 6v10q12 2 15 13H50Z" fill="#1f649a"/>'
        '<path d="M22 28q-14-2-12 10 2 12 20 14M78 28q14-2 12 10-2 12-20 14" fill="none" stroke="#2f86c4" stroke-width="5"/>'
        '<ellipse cx="50" cy="22" rx="28" ry="8" fill="#bfe9f2" stroke="#123f66" stroke-width="3"/><path d="M28 22q6-5 11 0t11 0 11 0 11 0" fill="none" stroke="#2f86c4" stroke-width="3"/>'
        '<path d="M30 34q0 10 8 16" fill="none" stroke="#d8f3fa" stroke-width="4" stroke-linecap="round"/><circle cx="50" cy="44" r="5" fill="#ffd94a" stroke="#8a6208" stroke-width="1.5"/>'
    ),
    "helicopter_lift": (
        '<path d="M10 18h76M48 18v12" stroke="#3b4248" stroke-width="4.5" stroke-linecap="round"/>'
        '<path d="M26 54q0-24 26-24h8q22 0 26 26 0 12-16 12H44q-18 0-18-14Z" fill="#d8453a" stroke="#7d1f18" stroke-width="3"/>'
        '<path d="M60 32q20 0 23 22H60Z" fill="#cfeaf5" stroke="#7d1f18" stroke-width="2.5"/>'
        '<path d="M28 48 4 40v12l24 7Z" fill="#b2352c" stroke="#7d1f18" stroke-width="2.5"/><path d="M5 30v26" stroke="#3b4248" stroke-width="4" stroke-linecap="round"/>'
        '<path d="M42 68v10M66 68v10M30 80h52q4 0 5-5" fill="none" stroke="#3b4248" stroke-width="4" stroke-linecap="round"/><path d="M36 44h14v10H36Z" fill="#cfeaf5"/>'
    ),
    "sandbags": (
        '<path d="M6 92q-2-18 8-20t20-1 10 18q0 4-6 4H12q-6 0-6-1Zm44 0q-2-18 8-20t22-1 12 18q0 4-6 4H56q-6 0-6-1Z" fill="#c49a63" stroke="#6b4a24" stroke-width="3"/>'
        '<path d="M28 70q-2-18 8-20t22-1 12 18q0 5-6 5H34q-6 0-6-2Z" fill="#d8b27c" stroke="#6b4a24" stroke-width="3"/>'
        '<path d="M36 50q-4-14 6-20 10 4 14 0 8 8 2 20Z" fill="#c49a63" stroke="#6b4a24" stroke-width="3"/><path d="M38 46h20" stroke="#6b4a24" stroke-width="3.5"/>'
        '<path d="M38 60h20M14 82h20M60 82h20" stroke="#a67c46" stroke-width="2.5" stroke-dasharray="4 3"/>'
    ),
    "waters_rise": (
        '<path d="M0 66q12-12 25 0t25 0 25 0 25 0v34H0Z" fill="#2f86b5"/><path d="M0 80q12-10 25 0t25 0 25 0 25 0v20H0Z" fill="#1f6490"/>'
        '<path d="M50 6 76 36H62v20H38V36H24Z" fill="#d8453a" stroke="#7d1f18" stroke-width="3" stroke-linejoin="round"/>'
    ),
}  # fmt: skip

SIGNS: Final[dict[str, str]] = {
    "wave": (
        '<path d="M6 58q10-34 40-34 30 2 30 28-2 14-16 12 8-4 6-12-4-10-18-8-14 4-14 22 0 8 4 12H10q-6-8-4-20Z" fill="currentColor"/>'
        '<path d="M6 86q11-8 22 0t22 0 22 0 22 0" fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round"/>'
    ),
    "chest": (
        '<path d="M12 44q0-22 20-22h36q20 0 20 22Z" fill="currentColor"/><path d="M12 50h28v10h20V50h28v30H12Z" fill="currentColor"/>'
        '<path d="M45 46h10v10H45Z" fill="currentColor"/>'
    ),
    "drop": (
        '<path d="M50 6q30 36 30 56a30 30 0 0 1-60 0q0-20 30-56Z" fill="#1f78b8" stroke="#fff" stroke-width="7"/>'
        '<path d="M50 34v26M50 72v4" stroke="#fff" stroke-width="9" stroke-linecap="round"/>'
    ),
    "skull": (
        '<path d="M50 8q36 0 38 34 0 16-12 22v14q0 6-6 6H30q-6 0-6-6V64Q12 58 12 42 14 8 50 8Z" fill="#fffaf0" stroke="#2a2420" stroke-width="4"/>'
        '<path d="M26 42q2-10 12-8 8 4 6 14-6 8-14 4-4-4-4-10Zm48 0q-2-10-12-8-8 4-6 14 6 8 14 4 4-4 4-10ZM50 52l5 11H45Z" fill="#2a2420"/>'
        '<path d="M38 72v12M50 72v12M62 72v12" stroke="#2a2420" stroke-width="4"/>'
    ),
    "ripples": (
        '<g fill="none" stroke="#e9fbff" stroke-linecap="round"><ellipse cx="50" cy="52" rx="38" ry="17" stroke-width="2" stroke-opacity=".28"/>'
        '<ellipse cx="50" cy="52" rx="25" ry="11" stroke-width="2.5" stroke-opacity=".42"/><ellipse cx="50" cy="52" rx="12" ry="5" stroke-width="2.5" stroke-opacity=".6"/></g>'
        '<g fill="#e9fbff" fill-opacity=".5"><circle cx="32" cy="36" r="3"/><circle cx="66" cy="32" r="2"/><circle cx="61" cy="41" r="3.5"/></g>'
    ),
    "flood": (
        '<path d="M0 26q8-8 17 0t17 0 16 0 17 0 17 0 16 0V64H0Z" fill="#1767a6" fill-opacity=".62"/><rect width="100" height="27" fill="#1767a6" fill-opacity=".3"/>'
        '<path d="M0 26q8-8 17 0t17 0 16 0 17 0 17 0 16 0M0 40q8-8 17 0t17 0 16 0 17 0 17 0 16 0M0 54q8-8 17 0t17 0 16 0 17 0 17 0 16 0" fill="none" stroke="#d8f1ff" stroke-width="2.6" stroke-opacity=".85"/>'
    ),
    "pointer": (
        '<path d="M50 92 22 44q-6-34 28-38 34 4 28 38Z" fill="#d8453a" stroke="var(--panel)" stroke-width="6" stroke-linejoin="round"/><circle cx="50" cy="34" r="11" fill="#fff"/>'
    ),
}  # fmt: skip

DEEP_COLOURS: Final[tuple[str, ...]] = (
    "#8f8f8f", "#7d0a12", "#0b5228", "#8b8b8b", "#8a7400", "#064370",
)  # fmt: skip
ON_COLOURS: Final[tuple[str, ...]] = ("#fff", "#fff", "#fff", "#222", "#2b2300", "#fff")

# By kind of card: the colour of its frame, a deeper one
CARD_COLOURS: Final[tuple[tuple[str, str], ...]] = (
    ("#a9713a", "#6b431b"), ("#8f9aa3", "#59636b"), ("#c9432a", "#872512"), ("#2f86c4", "#1a5580"),
    ("#5b6a3c", "#3d4927"), ("#b08a4e", "#775a2c"), ("#1d4f7a", "#10304c"),
)  # fmt: skip

COLOURS: Final[dict[str, tuple[str, str]]] = {
    "fi-sea": ("#3b93b8", "#123a52"),
    "fi-sea-2": ("#2b7ba3", "#0c2a3e"),
    "fi-crest": ("#8fcbe0", "#2b6180"),
    "fi-shallows": ("#7cc7d6", "#1f5f78"),
    "fi-foam": ("#c7ecee", "#3a8296"),
    "fi-sand": ("#e8d19a", "#a78f5c"),
    "fi-tile": ("#fdf6e3", "#efe3c6"),
    "fi-tile-line": ("#a98f5d", "#5f4f30"),
    "fi-name": ("#33261a", "#2b2016"),
    "fi-wet": ("#2a74ad", "#1c5688"),
    "fi-wet-line": ("#15496f", "#6fb2de"),
    "fi-tube": ("#dfe7ea", "#151b1f"),
    "fi-water": ("#2f86c4", "#2f86c4"),
    "fi-stone": ("#6f7f86", "#3e4a50"),
}

RULES: Final = """
.scene .fi-sea { fill: url(#fi-sea); }
.scene .fi-swell { fill: url(#fi-swell); }
.scene .fi-shallows { fill: var(--fi-shallows); stroke: var(--fi-shallows); stroke-width: 22;
  stroke-linejoin: round; }
.scene .fi-foam { fill: none; stroke: var(--fi-foam); stroke-width: 13; stroke-linejoin: round; }
.scene .fi-sand { fill: var(--fi-sand); stroke: var(--fi-sand); stroke-width: 7;
  stroke-linejoin: round; }
.scene .fi-deep { fill: var(--fi-sea-2); fill-opacity: 0.55; }
.scene .fi-tile { fill: var(--fi-tile); stroke: var(--fi-tile-line); stroke-width: 1.5; }
.scene .fi-wet { fill: var(--fi-wet); stroke: var(--fi-wet-line); stroke-width: 1.5; }
.scene .fi-rim { fill: none; stroke: var(--fi-tile-line); stroke-width: 1.2; }
.scene .fi-name { fill: var(--fi-name); }
.scene .fi-stone { fill: var(--fi-stone); stroke: rgba(255, 255, 255, 0.35); stroke-width: 2; }
.scene .fi-found { fill: url(#fi-glory); stroke: #ffe9a8; stroke-width: 3; }
.scene .fi-seal { fill: var(--fi-tile); stroke: var(--fi-tile-line); stroke-width: 1.2; }
.scene .fi-tube { fill: var(--fi-tube); stroke: var(--line); stroke-width: 2; }
.scene .fi-water { fill: var(--fi-water); }
.scene .fi-tick { fill: none; stroke: var(--ink-faint); stroke-width: 1.5; }
.scene .fi-field { fill: #fffdf6; }
.scene .fi-band { fill: var(--c); }
.scene .fi-pip { fill: none; stroke: var(--ink-faint); stroke-width: 2; }
.scene .fi-tick-on { color: var(--on-accent); }
.scene .fi-pip-on { fill: var(--accent); stroke: var(--accent); stroke-width: 2; }
"""


def _art() -> dict[str, str]:
    found = {
        "fi-sea": gradient("fi-sea", "var(--fi-sea)", "var(--fi-sea-2)"),
        "fi-embers": gradient("fi-embers", "#e2451f", "#ff9a2e"),
        "fi-glory": glow("fi-glory", "#fff3b8", "#e9b63a", "#b07f10"),
        "fi-swell": pattern(
            "fi-swell",
            64,
            36,
            '<path d="M4 10q6-6 12 0t12 0M38 28q6-6 12 0t12 0" fill="none" stroke="var(--fi-crest)"'
            ' stroke-width="2" stroke-opacity=".55" stroke-linecap="round"/>',
        ),
    }
    for name, stops in SKIES.items():
        found[f"fi-sky-{name}"] = gradient(f"fi-sky-{name}", *stops)
    for tile in TILE_IDS:
        name = f"fi-tile-{tile}"
        drawing = symbol(name, TILES[tile], WIDE, HIGH)
        found[name] = drawing.replace(' overflow="visible"', "")  # cut off at its frame
    found["fi-flood"] = symbol("fi-flood", SIGNS["flood"], WIDE, HIGH)
    for card in CARD_IDS:
        found[f"fi-card-{card}"] = symbol(f"fi-card-{card}", CARDS[card])
    for sign in ("wave", "chest", "drop", "skull", "ripples", "pointer"):
        found[f"fi-{sign}"] = symbol(f"fi-{sign}", SIGNS[sign])
    return found


def _style() -> str:
    roles = [
        f".scene .fi-{role} {{ --c: {colour}; --deep: {deep}; --on: {on}; }}"
        for role, colour, deep, on in zip(ROLE_IDS, ROLE_COLOURS, DEEP_COLOURS, ON_COLOURS)
    ]
    backs = [
        ".scene .fi-chests { --c: #a63a25; --on: #fff; }",
        ".scene .fi-waves { --c: #23689b; --on: #fff; }",
    ]
    kinds = [
        f".scene .fi-kind-{card} {{ --c: {colour}; --deep: {deep}; --on: #fff; }}"
        for card, (colour, deep) in zip(CARD_IDS, CARD_COLOURS)
    ]
    return "\n".join([day_and_night(COLOURS), RULES.strip(), *roles, *kinds, *backs]) + "\n"


ART: Final = _art()
STYLE: Final = _style()
