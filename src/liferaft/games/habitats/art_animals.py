"""The animals of Habitats: 68 faces and figures, each in a square of 100."""

from typing import Final

INK: Final = "#2b1b10"
WHITE: Final = "#fff8ea"
HORN: Final = "#5a4a3c"


def both(drawing: str) -> str:
    """A drawing of the left half, and the same mirrored."""
    return f'{drawing}<g transform="matrix(-1 0 0 1 100 0)">{drawing}</g>'


def part(d: str, fill: str) -> str:
    """A filled shape with the common outline."""
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, colour: str = INK, width: float = 3) -> str:
    """A line, a stripe or a whisker."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"/>'


def plain(d: str, fill: str) -> str:
    """A filled shape without an outline: a marking."""
    return f'<path d="{d}" fill="{fill}" stroke="none"/>'


def dot(x: float, y: float, r: float, fill: str, ry: float = 0) -> str:
    """A round marking without an outline."""
    return f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{ry or r}" fill="{fill}" stroke="none"/>'


def ball(x: float, y: float, r: float, fill: str, ry: float = 0) -> str:
    """A round part with the common outline."""
    return f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{ry or r}" fill="{fill}"/>'


def eye(x: float, y: float, r: float = 4.2, iris: str = "") -> str:
    """An eye with a glint in it."""
    ring = dot(x, y, r + 2.2, iris) if iris else ""
    return f"{ring}{dot(x, y, r, '#16100b')}{dot(x + r * 0.3, y - r * 0.35, r * 0.36, '#fff')}"


def eyes(y: float, apart: float, r: float = 4.2, iris: str = "") -> str:
    """Two eyes, so far from the middle."""
    return eye(50 - apart, y, r, iris) + eye(50 + apart, y, r, iris)


# Families


def hoofed(coat: str, muzzle: str, horns: str, marks: str = "", ears: str = "") -> str:
    """A long face with ears and horns, seen from the front."""
    ear = f"{part('M33 41Q12 30 5 37q8 14 29 13Z', coat)}{plain('M29 43Q16 37 11 39q7 7 18 7Z', '#f0c9a8')}"
    return (
        both(horns)
        + both(ears or ear)
        + part("M33 35Q50 25 67 35L62 66Q61 93 50 93 39 93 38 66Z", coat)
        + marks
        + part("M38 76Q50 66 62 76 62 94 50 94 38 94 38 76Z", muzzle)
        + dot(45, 83, 2.2, INK)
        + dot(55, 83, 2.2, INK)
        + eyes(52, 11.5, 4)
    )


def cat(coat: str, light: str, marks: str, mane: str = "", nose: str = "#8a4a3f") -> str:
    """A round face with whiskers."""
    return (
        mane
        + both(part("M26 36Q14 22 22 15q12-2 20 12Z", coat) + dot(26, 24, 4, light))
        + part("M50 20Q80 20 80 52 80 84 50 88 20 84 20 52 20 20 50 20Z", coat)
        + marks
        + part("M50 60Q68 58 66 72 64 84 50 82 36 84 34 72 32 58 50 60Z", light)
        + part("M43 61h14l-7 8Z", nose)
        + line("M50 69v5M50 74q-6 6-11 2M50 74q6 6 11 2", INK, 2.4)
        + line("M34 72 14 68M34 76 15 80M66 72 86 68M66 76 85 80", WHITE, 1.6)
        + eyes(48, 15, 4.6, "#f3c94a")
    )


def dog(coat: str, light: str, marks: str, ears: str) -> str:
    """A pointed face."""
    return (
        both(ears)
        + part(
            "M50 22Q78 24 78 50 74 64 62 70L56 88q-6 5-12 0L38 70Q26 64 22 50 22 24 50 22Z", coat
        )
        + plain("M40 66q10-10 20 0l-5 20q-5 4-10 0Z", light)
        + marks
        + part("M43 82q7-5 14 0-1 9-7 9t-7-9Z", "#2b211c")
        + eyes(50, 14, 4.4)
    )


def small(coat: str, light: str, marks: str, ears: str, eye_y: float = 50, iris: str = "") -> str:
    """The round face of a small animal."""
    return (
        both(ears)
        + part("M50 22Q78 22 80 52 80 82 50 86 20 82 20 52 22 22 50 22Z", coat)
        + marks
        + part("M50 58q16 0 17 13-1 13-17 13t-17-13q1-13 17-13Z", light)
        + part("M44 61q6-5 12 0-1 7-6 7t-6-7Z", "#2b211c")
        + line("M50 68v6M50 74q-5 4-9 1M50 74q5 4 9 1", INK, 2.2)
        + eyes(eye_y, 15, 4.4, iris)
    )


def ape(coat: str, face: str, marks: str) -> str:
    """The face of a monkey or an ape."""
    return (
        both(ball(18, 50, 9, face))
        + part(
            "M50 12Q84 14 84 50 84 70 72 80 62 92 50 92 38 92 28 80 16 70 16 50 16 14 50 12Z", coat
        )
        + part(
            "M50 38Q66 28 72 44 74 56 66 62 70 86 50 87 30 86 34 62 26 56 28 44 34 28 50 38Z", face
        )
        + marks
        + eyes(49, 11, 4)
    )


def bird(coat: str, beak: str, more: str = "", neck: str = "", cap: str = "") -> str:
    """The head of a bird that looks to the right."""
    return (
        (neck or part("M30 50Q24 80 14 94H66Q56 78 60 54Z", coat))
        + beak
        + ball(45, 40, 22, coat)
        + cap
        + more
        + eye(50, 36, 4.6, "#f6e7b8")
    )


def wader(coat: str, beak: str, more: str = "", neck: str = "") -> str:
    """A small head on a long, bent neck, looking to the right."""
    bend = neck or coat
    return (
        line("M50 26Q34 40 44 58T28 96", INK, 19)
        + line("M50 26Q34 40 44 58T28 96", bend, 14)
        + beak
        + ball(53, 24, 14, coat)
        + more
        + eye(57, 21, 3.4, "#f6e7b8")
    )


def crocodile(skin: str, belly: str, ridges: str, teeth: int) -> str:
    """A long snout with teeth, seen from above the water."""
    row = "l4 7 4-7" * teeth
    return (
        part("M8 46Q10 30 26 30q6-12 14-2l2 5q30 2 48 17 6 5 2 9L30 66Q8 64 8 46Z", skin)
        + part("M22 66 92 59q4 8-6 11L34 82Q20 82 14 72Z", belly)
        + f'<path d="M{90 - 8 * teeth} 62{row}Z" fill="#fff" stroke-width="1.6"/>'
        + ridges
        + dot(86, 51, 2.2, INK)
        + eye(33, 34, 4.4, "#e8d24a")
    )


SPOT: Final = "#3a2413"
SPOTS: Final = "".join(
    dot(x, y, 2.8, SPOT)
    for x, y in ((50, 27), (40, 30), (60, 30), (32, 38), (68, 38), (26, 52), (74, 52), (28, 64), (72, 64), (45, 38), (55, 38))
)  # fmt: skip
ROSETTES: Final = "".join(
    f'<circle cx="{x}" cy="{y}" r="4" fill="#c07a2a" stroke="#3a2413" stroke-width="2.6" stroke-dasharray="5 2"/>'
    for x, y in ((50, 28), (37, 32), (63, 32), (28, 44), (72, 44), (26, 62), (74, 62))
)  # fmt: skip

ANIMALS: Final[dict[str, str]] = {
    # Grassland
    "Honey bee": both(
        '<ellipse cx="28" cy="36" rx="21" ry="13" fill="#e9f6ff" fill-opacity=".85" transform="rotate(28 28 36)"/>'
        '<ellipse cx="30" cy="54" rx="16" ry="9" fill="#d3ecfb" fill-opacity=".85" transform="rotate(-14 30 54)"/>'
    )
    + part("M50 36Q70 38 70 60 68 84 50 94 32 84 30 60 30 38 50 36Z", "#f4b81f")
    + line("M31 56q19 7 38 0M32 69q18 7 36 0M38 82q12 5 24 0", "#33210f", 6)
    + ball(50, 30, 15, "#5a3a18")
    + line("M43 17Q40 8 33 8M57 17q3-9 10-9", INK, 3)
    + eyes(30, 7, 3.4, "#f6e7b8"),
    "Secretary bird": line("M34 28 12 14M33 33 8 27M35 38 9 40", "#26211d", 5)
    + bird(
        "#c9ced3",
        part("M64 36Q82 36 84 50q-8-4-20-2Z", "#7d8790"),
        plain("M44 30q14-6 22 6-2 10-12 10-12-2-10-16Z", "#ef7d33"),
    ),
    "Eland": hoofed(
        "#c99a63", "#8a6237", part("M43 30 34 4q-3-3-5 0l3 28Z", HORN)
        + line("M33 22l7-3M32 15l5-2", "#2f241b", 2), plain("M48 34h4l1 36h-6Z", "#6f4a25"),
    ),
    "Aardvark": both(part("M36 34Q24 6 16 8 12 22 26 44Z", "#c79b86") + plain("M31 34Q24 18 19 17q0 9 8 20Z", "#e7bfae"))
    + part("M30 40Q50 26 70 40L64 60 60 88q-1 8-10 8t-10-8L36 60Z", "#b08672")
    + part("M39 84q11-8 22 0 0 12-11 12T39 84Z", "#d6a491")
    + dot(46, 90, 2.6, INK) + dot(54, 90, 2.6, INK) + eyes(50, 13, 3.6),
    "Hyena": dog(
        "#b79868", "#4a3626", dot(36, 36, 3, SPOT) + dot(50, 32, 3, SPOT) + dot(64, 36, 3, SPOT) + dot(28, 50, 2.6, SPOT) + dot(72, 50, 2.6, SPOT),
        part("M34 30Q22 8 16 14 10 24 24 42Z", "#8d6f48") + dot(22, 22, 4, "#d8b990"),
    )
    + line("M40 22l3-12 5 10 2-12 3 12 5-10 2 12", "#3a2a1c", 4),
    "Jackal": dog(
        "#cf8f45", "#f6e3c4", plain("M50 24q9 14 0 40-9-26 0-40Z", "#7d6a58"),
        part("M38 28Q28 2 18 4q-4 18 6 36Z", "#cf8f45") + plain("M33 28Q26 12 21 12q-1 10 5 22Z", "#4f3a2b"),
    ),
    "Crowned crane": line(
        "M42 20 26 4M45 18 37 1M49 17V0M53 18 62 1M56 20 72 5M40 24 20 12", "#e5b52b", 3.4
    )
    + bird(
        "#4a5058", part("M64 36 88 42 64 47Z", "#3a3f45"),
        part("M40 38q12-5 18 6-4 12-15 10-9-6-3-16Z", WHITE) + part("M52 58q7 0 6 9-3 6-8 3Z", "#c8322b"),
        cap=part("M26 32Q34 14 52 18q12 4 12 12-18-6-38 2Z", "#17191c"),
    ),
    "Gazelle": hoofed(
        "#d69a55", "#f7e8d0", part("M44 31Q32 18 38 2q3-3 5 0-4 14 6 28Z", HORN),
        both(plain("M39 44 43 74h-4Z", "#5a3416")) + plain("M46 34h8l-1 12h-6Z", WHITE),
    ),
    "Hartebeest": hoofed(
        "#a9622f", "#5f3416",
        part("M45 33Q24 30 28 14 32 6 42 6l2 5Q33 12 35 19q3 6 12 6Z", HORN),
        plain("M47 32h6l2 42h-10Z", "#5f3416"),
    ),
    "Buffalo": part("M50 26Q78 28 76 54L66 78Q62 94 50 94 38 94 34 78L24 54Q22 28 50 26Z", "#4a3c33")
    + both(part("M25 44Q10 52 8 62q14 4 24-10Z", "#4a3c33"))
    + both(part("M50 24Q30 18 24 30 8 48 6 30 6 16 18 14q-8 10 0 12Q30 10 50 14Z", "#8a7a66"))
    + part("M36 74q14-10 28 0 0 20-14 20T36 74Z", "#2d231d")
    + dot(44, 84, 2.8, "#6b5a4c") + dot(56, 84, 2.8, "#6b5a4c") + eyes(50, 15, 4),
    "Lechwe": hoofed(
        "#bd7333", "#f3dfc2", line("M43 32Q28 26 32 12 36 4 30 0", INK, 8) + line("M43 32Q28 26 32 12 36 4 30 0", HORN, 4),
        both(plain("M38 56q4 8 3 18h-3Z", "#2d1c10")),
    ),
    "Cheetah": cat("#e5b25a", "#fbecd0", SPOTS + line("M38 53Q38 64 42 74M62 53q0 11-4 21", "#1d130c", 4)),
    "Lion": cat(
        "#dda24b", "#f6dfb4", "",
        '<path d="M50 3l10 6 11-3 5 10 11 3-1 11 9 8-5 10 6 10-8 8 1 11-11 4-4 10-12-1-12 7-12-7-12 1-4-10-11-4 1-11-8-8 6-10-5-10 9-8-1-11 11-3 5-10 11 3Z" fill="#8d4a1c"/>',
    ),
    "Rhinoceros": both(part("M34 30Q20 6 14 12q-4 14 12 30Z", "#8f9297") + dot(21, 20, 3.6, "#c9b0aa"))
    + part("M50 24Q74 26 74 50L68 74Q66 94 50 94 34 94 32 74L26 50Q26 26 50 24Z", "#a1a4a9")
    + part("M44 74Q44 50 50 34q6 16 6 40Z", "#ece4d2")
    + part("M45 52Q46 40 50 34q4 6 5 18Z", "#fbf6ea")
    + dot(40, 84, 3, "#5b5e63") + dot(60, 84, 3, "#5b5e63") + eyes(54, 16, 3.6)
    + line("M34 64q6-3 10 0M66 64q-6-3-10 0", "#6d7076", 2),
    "Warthog": both(part("M30 34Q16 22 10 28q2 14 18 18Z", "#86695a"))
    + line("M40 24l4-16 4 12 2-14 2 14 4-12 4 16", "#4a2f1d", 5)
    + part("M50 22Q72 24 72 46l6 12-12 6-2 22H36l-2-22-12-6 6-12Q28 24 50 22Z", "#9a7a68")
    + both(part("M38 78Q16 82 16 60q2-3 5 0 2 12 18 10Z", "#fbf3df"))
    + part("M34 74q16-8 32 0v12q-16 12-32 0Z", "#b98f80")
    + dot(44, 82, 3.4, INK) + dot(56, 82, 3.4, INK) + eyes(44, 12, 3.8),
    "Wildebeest": hoofed(
        "#5f5a58", "#2b2624",
        part("M46 33Q22 34 16 22 16 8 26 6q-6 10 2 14 10 4 20 2Z", HORN),
        plain("M44 32h12l2 40H42Z", "#38322f"),
    )
    + part("M40 90q10 8 20 0l-4 10h-12Z", "#38322f"),
    "Zebra": both(part("M36 34Q28 10 20 12q-4 14 8 30Z", WHITE) + plain("M31 32q-6-10-9-12-1 6 5 14Z", "#2a2522"))
    + part("M44 30q6-22 12 0Z", "#2a2522")
    + part("M33 35Q50 25 67 35L62 66Q61 93 50 93 39 93 38 66Z", WHITE)
    + line("M50 30v26M42 32q2 14 6 24M58 32q-2 14-6 24", "#2a2522", 3.4)
    + both(line("M36 60l8 2M37 67l8 1M35 42l5 3", "#2a2522", 3.4))
    + part("M38 77Q50 68 62 77 62 94 50 94 38 94 38 77Z", "#3a3330")
    + dot(45, 84, 2.2, "#f4e4d2") + dot(55, 84, 2.2, "#f4e4d2") + eyes(52, 11.5, 4),
    # Bush
    "Butterfly": both(
        part("M49 48Q30 12 10 16 2 30 14 46q16 8 35 2Z", "#e8742c")
        + part("M49 52Q26 52 20 64q-2 18 12 20 14-6 17-32Z", "#f2a33a")
        + dot(20, 30, 5, "#fff2cf") + dot(31, 70, 4.5, "#fff2cf") + line("M46 46 24 32M46 54 32 70", "#7a2f0e", 2)
        + line("M48 30Q42 16 32 12", INK, 2.6)
    )
    + part("M50 26q5 6 4 30-1 20-4 26-3-6-4-26-1-24 4-30Z", "#3a2413")
    + ball(50, 28, 6, "#3a2413"),
    "Chameleon": line("M30 72Q8 74 10 88q6 8 12 2 2-7-4-7", INK, 9)
    + line("M30 72Q8 74 10 88q6 8 12 2 2-7-4-7", "#5fae3c", 4.5)
    + part("M22 66Q24 28 58 24L70 14q4 8 2 14 18 6 22 24-10 12-30 10-4 22-22 24-18-2-20-20Z", "#6fbf45")
    + line("M32 46l6 22M42 38l6 30M52 34l4 26", "#c9e05a", 4)
    + line("M66 60q14 0 26-8", INK, 2.4) + ball(68, 40, 10, "#9bd665") + eye(70, 40, 3.6),
    "Porcupine": "".join(
        line(f"M50 60L{x} {y}", c, 4.4)
        for x, y, c in (
            (6, 50, "#2e241d"), (8, 34, "#f4ead8"), (16, 20, "#2e241d"), (27, 10, "#f4ead8"), (39, 4, "#2e241d"), (50, 2, "#f4ead8"),
            (61, 4, "#2e241d"), (73, 10, "#f4ead8"), (84, 20, "#2e241d"), (92, 34, "#f4ead8"), (94, 50, "#2e241d"), (12, 64, "#f4ead8"), (88, 64, "#f4ead8"),
        )
    )
    + both(ball(32, 56, 6, "#6d5442"))
    + part("M50 40Q72 42 70 66 66 90 50 92 34 90 30 66 28 42 50 40Z", "#7a604c")
    + part("M40 78q10-10 20 0 0 14-10 14T40 78Z", "#c7a789")
    + part("M45 77q5-4 10 0-1 6-5 6t-5-6Z", INK) + eyes(62, 11, 3.8),
    "Python": line("M24 84Q84 96 80 74 76 58 48 66 18 72 20 54 24 40 46 44", INK, 20)
    + line("M24 84Q84 96 80 74 76 58 48 66 18 72 20 54 24 40 46 44", "#a58a3a", 15)
    + line("M24 84Q84 96 80 74 76 58 48 66 18 72 20 54 24 40 46 44", "#4f3d17", 6).replace(
        "/>", ' stroke-dasharray="7 8"/>'
    )
    + part("M40 46Q38 22 58 20 84 22 86 36 80 50 60 50 48 54 40 46Z", "#b79a45")
    + plain("M46 44Q48 28 62 26q-6 8-8 18Z", "#4f3d17")
    + line("M86 38l9 3M95 41l4-4M95 41l4 5", "#c8322b", 2.6) + eye(68, 31, 4, "#f3e38a"),
    "Mongoose": small("#8f7a5c", "#d9c3a0", line("M34 36q16-8 32 0M30 44q4-3 8-3M70 44q-4-3-8-3", "#5f4e38", 3), ball(24, 40, 8, "#7d6a4f")),
    "Kudu": hoofed(
        "#a08468", "#6a523e",
        line("M44 32Q24 26 34 14 44 6 28 0", INK, 8.5) + line("M44 32Q24 26 34 14 44 6 28 0", "#8a735a", 4.5),
        line("M41 47Q50 53 59 47", WHITE, 4) + both(dot(42, 68, 2.6, WHITE)),
    )
    + part("M42 92q8 6 16 0l-5 8h-6Z", "#5a4433"),
    "Hornbill": bird(
        "#25272b",
        part("M58 32Q92 30 96 62 84 54 60 54Z", "#e7a52d") + part("M54 22Q76 8 88 26 76 28 62 34Z", "#d2601f")
        + line("M62 44q18-1 32 14", "#a8641a", 2.4),
        part("M52 50q8 2 8 12-8 2-14-6Z", "#c8322b"),
    ),
    "Gorilla": ape(
        "#2f3033", "#4d4b4c",
        line("M30 44q10-8 18 0M52 44q8-8 18 0", "#1c1c1e", 5)
        + part("M50 58q10 0 12 8-4 4-12 2-8 2-12-2 2-8 12-8Z", "#38363a")
        + dot(45, 65, 2.4, "#141416") + dot(55, 65, 2.4, "#141416") + line("M38 76q12 6 24 0", "#17171a", 2.8),
    ),
    "Mandrill": ape(
        "#6f6b3c", "#d9b58c",
        both(part("M44 46Q30 52 33 76q6 10 12 4 3-18-1-34Z", "#4f8fd0") + line("M38 56q2 10 1 20", "#2d5f99", 2.2))
        + part("M46 44h8l4 36q-8 8-16 0Z", "#d6392f")
        + dot(46, 80, 2.2, INK) + dot(54, 80, 2.2, INK) + part("M36 86q14 14 28 0l-6 12H42Z", "#e8c25a"),
    ),
    "Genet": cat(
        "#cdbb98", "#f1e8d6", SPOTS + line("M40 52q-2 8-4 12M60 52q2 8 4 12", "#2d2118", 3.4) + line("M50 22v18", "#2d2118", 4),
        both(part("M32 34Q18 6 12 8q-2 18 12 34Z", "#cdbb98")),
    ),
    "Impala": hoofed(
        "#c2803f", "#f5e2c6",
        line("M44 32Q30 24 28 14 28 4 38 1", INK, 7.5) + line("M44 32Q30 24 28 14 28 4 38 1", HORN, 3.8),
        plain("M43 36q7-6 14 0l-3 16h-8Z", "#7b3f17") + both(dot(40, 46, 2.4, WHITE)),
    ),
    "Dwarf crocodile": crocodile("#5a5238", "#8f8560", line("M40 40l6-5 4 6 6-5 4 7 6-4 4 6", "#3a3422", 3), 4),
    "Leopard": cat("#e0a445", "#fbe8c8", ROSETTES + dot(40, 60, 2, SPOT) + dot(60, 60, 2, SPOT)),
    "Giraffe": both(line("M43 26 40 8", INK, 8) + line("M43 26 40 8", "#d9a24a", 4) + ball(40, 8, 5, "#5a3a1c"))
    + hoofed(
        "#e7bd6a", "#f3dcae", " ",
        plain("M40 40l6-4 3 8-6 5ZM54 36l7 4-3 8-6-4ZM46 50l8 0 2 10-10 2ZM40 58l5 2 0 8-5-2ZM56 64l5-4 0 8-4 4Z", "#9a5a22"),
    ),
    "Baboon": ape(
        "#8b7b4c", "#5b4a40",
        part("M42 50h16l6 28q-14 16-28 0Z", "#6e5a4e") + line("M46 54l-4 20M54 54l4 20", "#3d3029", 2.2)
        + dot(45, 80, 2.6, "#191210") + dot(55, 80, 2.6, "#191210") + line("M34 42q7-5 13 0M53 42q6-5 13 0", "#3d3029", 4),
    ),
    "Okapi": hoofed(
        "#5b2f1d", "#2a1a14", part("M45 32l-3-16q3-4 6 0l2 15Z", "#7a4a30"),
        both(plain("M36 46Q30 60 40 74l6-10-3-18Z", "#e6d8c6")),
    ),
    "Elephant": both(part("M36 30Q12 10 3 30 0 62 22 72 34 66 36 52Z", "#8d959d") + plain("M30 36Q14 24 9 36q-1 20 13 27 8-6 8-18Z", "#d8aeb0"))
    + part("M50 16Q74 18 73 46 72 60 62 64L60 88q-2 9-10 9-8 0-9-7 0-6 5-6 2 3 4 2l0-22Q28 62 27 46 26 18 50 16Z", "#a5adb5")
    + both(part("M36 62Q30 76 20 78q0 6 6 5 14-4 16-19Z", WHITE))
    + line("M46 70h12M46 77h12M46 62h14", "#7a828a", 2) + eyes(44, 13, 4),
    # Rock
    "Sunbird": part("M22 84Q10 60 28 46q26-6 34 14-8 28-40 24Z", "#2c8f6a")
    + part("M22 80 4 98l24-6Z", "#25374a")
    + part("M62 34Q86 32 96 48 84 40 62 42Z", "#33302e")
    + ball(50, 38, 17, "#3db08a") + part("M40 54q12 8 24-2 2 12-10 16-12 0-14-14Z", "#e0392f")
    + part("M24 60q18-8 26 6-12 16-28 12Z", "#2b6fb5") + line("M40 86v10M48 84v12", INK, 3) + eye(55, 35, 4, "#f6e7b8"),
    "Ant": line("M40 54 14 40 6 52M42 60 12 66 8 80M60 54l26-14 8 12M58 60l30 6 4 14M44 46 22 24 12 26M56 46l22-22 10 2", INK, 4)
    + part("M50 60q15 2 15 17-2 17-15 19-13-2-15-19 0-15 15-17Z", "#8f2f1c")
    + ball(50, 52, 9, "#a63a22", 10) + ball(50, 33, 14, "#b9442a", 12)
    + line("M43 23Q36 10 26 10M57 23q7-13 17-13M44 43q6 6 12 0", INK, 3) + eyes(32, 7, 3.2),
    "Dromedary": both(part("M34 28Q22 18 18 26q2 12 16 12Z", "#c69a5f"))
    + part("M50 14Q70 16 68 38L66 60Q74 72 66 82 60 92 50 92 40 92 34 82 26 72 34 60L32 38Q30 16 50 14Z", "#d7ad70")
    + part("M40 18q10-14 20 0Z", "#8c6234")
    + part("M32 70Q50 58 68 70 70 90 50 92 30 90 32 70Z", "#ecd0a0")
    + line("M42 72q2 4 6 3M58 72q-2 4-6 3M50 77v6M40 85q10 5 20 0", INK, 2.4)
    + line("M32 40q6-6 12-2M68 40q-6-6-12-2", "#7a5227", 4) + eyes(45, 12, 4),
    "Springbok": hoofed(
        "#cf8a46", "#fbf3e2", line("M44 31Q32 20 38 8q4-4 8 0", INK, 7) + line("M44 31Q32 20 38 8q4-4 8 0", HORN, 3.4),
        plain("M42 32h16l4 36H38Z", WHITE) + both(line("M38 48l4 24", "#6b3413", 4)),
    ),
    "Sandgrouse": bird(
        "#d8b27a", part("M64 38 78 44 64 49Z", "#5f6870"),
        part("M40 54q14 6 22-6 2 12-6 16-12 2-16-10Z", "#e0a13c") + line("M24 66q18 10 36 0", "#4d2f17", 5)
        + plain("M34 34q10-6 18 0-8 8-18 6Z", "#a9b2b8") + dot(30, 80, 3, "#8a5a2b") + dot(44, 84, 3, "#8a5a2b"),
    ),
    "Tortoise": part("M70 60Q84 44 92 54 98 68 86 76l-14-2Z", "#a8955a")
    + part("M22 78l-4 14h14l2-12ZM62 78l2 14h14l-4-16Z", "#a8955a")
    + part("M8 74Q8 30 44 28 80 30 80 74q-36 12-72 0Z", "#7a6a35")
    + part("M34 36h20l8 16-10 16H36L26 52Z", "#c0a850") + line("M34 36 24 32M54 36l10-4M62 52l16 6M52 68l4 10M36 68l-4 10M26 52 9 60", INK, 2.4)
    + eye(86, 60, 3.6),
    "Tarantula": both(line("M42 50Q20 26 8 40M40 56Q16 44 4 60M42 62Q18 64 10 84M46 68Q32 80 32 96M44 44Q34 16 20 12", INK, 8)
    + line("M42 50Q20 26 8 40M40 56Q16 44 4 60M42 62Q18 64 10 84M46 68Q32 80 32 96M44 44Q34 16 20 12", "#6b3f24", 4.4))
    + part("M50 54q18 0 18 20-2 20-18 22-16-2-18-22 0-20 18-20Z", "#5a321c")
    + plain("M42 68q8-6 16 0-2 16-8 20-6-4-8-20Z", "#d97a2e") + ball(50, 44, 15, "#7a4a2c", 14)
    + eyes(40, 5, 3) + eyes(47, 9, 2.2),
    "Scorpion": line("M46 70Q44 92 64 92 88 88 84 60 80 44 66 46", INK, 13)
    + line("M46 70Q44 92 64 92 88 88 84 60 80 44 66 46", "#c9822f", 8)
    + part("M66 38q-12 2-12 10 6 8 14 4Z", "#8a4a14")
    + line("M36 58 12 62M36 66 12 76M40 72 20 90M56 56l12 2M56 64l12 4", INK, 4)
    + line("M36 46Q20 44 20 28M54 44Q58 34 54 26", INK, 6)
    + part("M20 30Q8 28 10 10q8 2 9 10 3-10 11-12 2 18-10 22ZM54 28Q44 22 48 8q7 4 7 10 4-9 11-9 0 16-12 19Z", "#d8933a")
    + part("M34 44q12-6 22 0l-2 30q-10 6-18 0Z", "#d08a34") + line("M34 54h22M35 63h20", "#7d4512", 2.4)
    + eye(41, 47, 2.6) + eye(50, 47, 2.6),
    "Agama lizard": line("M44 66Q60 96 92 86", INK, 11) + line("M44 66Q60 96 92 86", "#3d78c4", 6.5)
    + line("M34 60 14 74 10 68M52 58 66 74M30 46 12 40 8 46M54 44l14-8 8 4", INK, 8)
    + line("M34 60 14 74 10 68M52 58 66 74M30 46 12 40 8 46M54 44l14-8 8 4", "#3d78c4", 4.4)
    + part("M30 44q12-6 24 0l0 22q-10 10-22 2Z", "#3a6fb8")
    + part("M42 6Q62 12 58 34 54 48 42 48 30 48 26 34 22 12 42 6Z", "#e8622e")
    + eye(33, 24, 3.6, "#fbe08a") + eye(51, 24, 3.6, "#fbe08a") + line("M34 38q8 5 16 0", INK, 2.4),
    "Bat": both(part("M46 50Q36 30 24 26L20 40 4 34Q0 58 6 74q10-8 18-4 6 0 8 8 8-8 18-4Z", "#4d4152") + line("M24 30 20 66M20 40 8 68", "#2c2430", 2.2)
    + part("M42 32Q36 10 30 8q-4 14 4 32Z", "#5f5063") + plain("M39 30q-4-10-7-13-1 8 4 16Z", "#c99aa5"))
    + part("M50 26Q68 28 68 48 66 70 50 72 34 70 32 48 32 28 50 26Z", "#6b5a70")
    + part("M44 54q6-6 12 0-1 8-6 8t-6-8Z", "#c99aa5") + plain("M44 64h3l-1 5ZM56 64h-3l1 5Z", "#fff") + eyes(45, 9, 3.8, "#f3c94a"),
    "Honey badger": small(
        "#2a2624", "#3c3532",
        part("M50 21Q76 22 80 44 66 34 50 36 34 34 20 44 24 22 50 21Z", "#e9e4da"),
        ball(22, 46, 7, "#2a2624"), 54, "#d8cbb4",
    ),
    "Meerkat": small(
        "#cba472", "#efdcbc", both(part("M28 46Q38 38 44 48 42 60 32 60 26 54 28 46Z", "#4a3222")), ball(22, 44, 7, "#4a3222")
    ),
    "Oryx": hoofed(
        "#e9e2d4", "#f7f3ea", part("M46 32 36 1q3-2 4 0l11 30Z", "#3d342c"),
        plain("M44 32h12l-2 16h-8ZM46 56h8l6 18H40Z", "#2b2522") + both(plain("M35 44l6 4 1 24-4-6Z", "#2b2522")),
    ),
    "Klipspringer": hoofed(
        "#b7a05a", "#cdbb84", part("M45 32 42 14q2-3 4 0l4 17Z", "#2d251d"), both(dot(41, 62, 3, INK)),
        part("M34 40Q12 14 6 20q0 20 26 32Z", "#b7a05a") + plain("M30 40Q16 24 11 25q2 11 17 20Z", WHITE),
    ),
    "Eagle": bird(
        "#5b3a20", part("M62 30Q88 28 86 54 80 44 62 48Z", "#f0b429"),
        line("M62 48q8-4 14-2", "#a86f0c", 2.4) + line("M40 28l22 4", "#2b1b10", 4), cap=line("M30 60l6 6 6-6 6 6 6-6M26 72l7 6 7-6 7 6 7-6", "#8d6238", 3),
    ),
    "Rock hyrax": small("#8a6f55", "#c7ab8a", line("M50 24v12M42 26q1 6 2 10M58 26q-1 6-2 10", "#6a5340", 2.6), ball(24, 34, 9, "#7a614a"), 48),
    "Ibex": hoofed(
        "#a27b52", "#7d5c3a",
        line("M45 33Q40 4 16 8 4 14 6 30", INK, 12) + line("M45 33Q40 4 16 8 4 14 6 30", "#7b6448", 7.5)
        + line("M38 14l-5 6M30 9l-3 7M20 8l0 8M11 13l4 6", "#4b3b28", 2.4),
    )
    + part("M44 92q6 4 12 0l-6 10Z", "#5c4329"),
    # Water
    "Dragonfly": both(
        '<ellipse cx="26" cy="32" rx="24" ry="8" fill="#d8f3fb" fill-opacity=".9" transform="rotate(12 26 32)"/>'
        '<ellipse cx="28" cy="52" rx="22" ry="7.500" fill="#c3e9f5" fill-opacity=".9" transform="rotate(-16 28 52)"/>'
    )
    + part("M45 36h10l-2 58q-3 5-6 0Z", "#2d8fb0")
    + line("M46 54h8M46 64h8M47 74h6M47 84h6", "#134a5c", 2.4)
    + ball(50, 36, 10, "#3fb0a0", 12) + both(ball(42, 20, 9, "#d6482f", 10)) + dot(39, 16, 2.4, "#fff") + dot(55, 16, 2.4, "#fff"),
    "Otter": small("#6b4a33", "#d9bfa0", line("M36 70 16 66M36 75 17 80M64 70l20-4M64 75l19 5", WHITE, 1.8), ball(24, 36, 7, "#5a3d29")),
    "Stork": wader("#fbfaf5", part("M64 18 99 42 62 32Z", "#df4427"))
    + part("M14 97Q18 78 36 82q18 4 18 15Z", "#2b2a2c"),
    "Kingfisher": bird(
        "#2f7fc9", part("M62 32 98 44 62 47Z", "#d8432b"),
        part("M34 56q16 8 28-4 6 22-2 42H18Q28 76 34 56Z", "#e88b35") + part("M26 44q10-2 18 4 0 8-10 10-8-4-8-14Z", WHITE),
        cap=line("M28 28l-10-8M33 22l-7-11M40 19l-2-12", "#1f5c9a", 5),
    ),
    "Bullfrog": both(ball(27, 30, 14, "#7aa33d") + part("M30 78Q8 66 6 90h24Z", "#688f33"))
    + part("M50 26Q92 28 90 62 88 90 50 92 12 90 10 62 8 28 50 26Z", "#7fae40")
    + plain("M16 68q34 14 68 0-6 20-34 22-28-2-34-22Z", "#e6dd8f")
    + line("M14 62q36 16 72 0", INK, 3) + dot(44, 48, 2, INK) + dot(56, 48, 2, INK)
    + eyes(29, 23, 6, "#f2c53d"),
    "Nile monitor": line("M40 70Q70 92 96 76", INK, 12) + line("M40 70Q70 92 96 76", "#59613f", 7.5)
    + part("M10 60Q10 40 34 40L56 30Q84 22 94 36 90 48 66 50 62 76 36 78 12 78 10 60Z", "#67704a")
    + "".join(dot(x, y, 2.6, "#e3cf63") for x, y in ((20, 54), (30, 50), (40, 48), (24, 64), (35, 61), (46, 58), (30, 71), (43, 69), (54, 44)))
    + line("M94 38l6 4M72 46q12-1 20-7", INK, 2.4) + line("M92 37l6 6", "#6b3fa0", 2.4) + eye(72, 35, 4, "#e3cf63")
    + line("M22 76l-8 14M50 74l6 16", INK, 8) + line("M22 76l-8 14M50 74l6 16", "#67704a", 4.4),
    "Turtle": both(part("M28 42Q6 28 4 46q4 12 22 14ZM34 78Q18 82 20 94q14 4 22-8Z", "#5f9a72"))
    + ball(50, 20, 12, "#6fae82", 14) + part("M50 28Q80 34 78 62 70 90 50 92 30 90 22 62 20 34 50 28Z", "#3f7a5a")
    + part("M50 42l14 8v16l-14 8-14-8V50Z", "#8cc49a") + line("M50 42V29M64 50l12-4M64 66l10 8M50 74v17M36 66l-10 8M36 50l-12-4", INK, 2.4)
    + eyes(18, 6, 2.8),
    "Catfish": part("M70 50Q90 30 96 34 90 50 96 70 88 72 70 58Z", "#5c6a78")
    + part("M10 52Q18 26 48 26 74 32 80 54 70 80 44 80 16 78 10 52Z", "#6f7f8e")
    + plain("M14 58Q40 72 70 62 60 80 44 80 20 78 14 58Z", "#d5dde0")
    + part("M44 28q10-14 20-10l-4 16Z", "#55626f") + line("M14 58Q2 62 2 76M18 64q-8 8-4 20M13 48Q4 42 6 32M24 66q4 10 0 18", INK, 2.6)
    + line("M12 56q10 5 16 2", INK, 2.4) + eye(28, 44, 4.4, "#f0d98c"),
    "Shoebill": bird(
        "#8f9dab", part("M50 26Q84 20 94 44 98 66 86 64 78 66 52 58Z", "#d9b27a"),
        line("M56 48q20 2 34 10M84 60q6 4 4 8", "#8a6230", 2.8), cap=line("M26 26l-9-7M32 20l-6-9", "#76848f", 5),
    ),
    "Egyptian goose": bird(
        "#cbb08a", part("M62 34Q82 36 82 46q-8 4-20 2Z", "#e88aa0"), dot(48, 36, 11, "#7a3f22"),
        part("M34 54Q28 76 12 94H64Q54 76 56 54Z", "#cbb08a") + line("M32 62q12 6 24 0", "#7a3f22", 5),
    ),
    "Penguin": part("M50 6Q76 8 78 40 84 66 78 82 66 96 50 96 34 96 22 82 16 66 22 40 24 8 50 6Z", "#26292e")
    + plain("M50 46Q70 36 72 56 74 80 50 92 26 80 28 56 30 36 50 46Z", "#fff")
    + line("M30 20Q22 34 34 44M70 20q8 14-4 24", "#fff", 5)
    + part("M42 32q8-6 16 0l-8 12Z", "#3c3f45") + plain("M40 26q10-8 20 0l-2 5q-8-5-16 0Z", "#eba0a8")
    + line("M32 60q18 16 36 0", "#26292e", 4) + part("M30 94q8-8 16 0ZM54 94q8-8 16 0Z", "#e0a13c") + eyes(24, 12, 3.6, "#fff"),
    "Fish eagle": bird(
        "#fdfaf2", part("M62 30Q88 28 86 54 80 44 62 48Z", "#33383d"),
        plain("M58 32h12v10H58Z", "#f0c23a") + line("M40 28l22 4", "#8a8275", 3.4),
        part("M30 50Q24 80 14 94H66Q56 78 60 54Z", "#fdfaf2") + part("M10 98Q16 78 40 78q22 0 30 20Z", "#7a3f22"),
    ),
    "Hippopotamus": both(ball(24, 24, 8, "#8f7a86") + dot(24, 25, 4, "#e5b3b3"))
    + part("M50 18Q72 18 74 38L86 66Q88 94 50 94 12 94 14 66L26 38Q28 18 50 18Z", "#9d8894")
    + part("M50 58Q84 54 86 74 84 94 50 94 16 94 14 74 16 54 50 58Z", "#c5a3a9")
    + dot(36, 66, 4, "#5d4650") + dot(64, 66, 4, "#5d4650") + line("M24 82q26 10 52 0", INK, 2.8)
    + part("M36 85h7v-7h-6ZM64 85h-7v-7h6Z", "#fff") + eyes(40, 16, 4.2),
    "Cormorant": wader("#2b3033", part("M64 20 94 26q3 4-1 6L64 30Z", "#b59a4a"), plain("M54 28q10 0 12-4l-2 10q-8 2-10-6Z", "#e88b35")),
    "Heron": line("M46 16Q26 10 14 20", "#2b3440", 5)
    + wader("#eef1f3", part("M64 17 99 30 64 31Z", "#e4b33a"), plain("M42 16q10-8 20-2-8 4-20 8Z", "#2b3440"), "#aab8c4"),
    "Flamingo": wader("#f58fa8", part("M64 18Q86 18 86 36 84 46 74 44q4-8-12-12Z", "#fbe3e0") + part("M85 32q2 14-11 12 4-5 3-9Z", "#26211f"), "", "#f37b98"),
    "Crocodile": crocodile("#5d8a3c", "#b9c67a", line("M40 40l6-6 4 7 6-6 5 8 6-5 5 7", "#3c6124", 3), 6),
}  # fmt: skip
