"""Mammals and birds of Comet, seen from the side, each in a box of 100 by 70.

A body is several parts of one colour with one outline around all of them.
"""

from typing import Final, NamedTuple

INK: Final = "#2a1c12"
WHITE: Final = "#fff8ea"
BONE: Final = "#f3e6c4"
RIM: Final = 3.4  # the outline on both sides together


class Part(NamedTuple):
    """A filled path, or a limb of that width."""

    d: str
    width: float = 0


def oval(x: float, y: float, rx: float, ry: float = 0) -> Part:
    """A round part."""
    ry = ry or rx
    return Part(
        f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 0 {2 * rx:g} 0a{rx:g} {ry:g} 0 1 0-{2 * rx:g} 0Z"
    )


def legs(*xs: float, top: float = 44, foot: float = 64, width: float = 7, lean: float = 0) -> Part:
    """Straight legs down to the ground."""
    end = foot - width / 2
    return Part("".join(f"M{x:g} {top:g}L{x + lean:g} {end:g}" for x in xs), width)


def body(colour: str, *parts: Part) -> str:
    """Parts that grow together: first the outline of all, then their colour."""
    paths = "".join(part.d for part in parts if not part.width)
    limbs = [part for part in parts if part.width]
    outlines = "".join(f'<path d="{d}" stroke-width="{w + RIM:g}" fill="none"/>' for d, w in limbs)
    fills = "".join(f'<path d="{d}" stroke-width="{w:g}" fill="none"/>' for d, w in limbs)
    ink = f'<path d="{paths}" fill="{INK}" stroke-width="{RIM:g}"/>' if paths else ""
    flesh = f'<path d="{paths}" fill="{colour}" stroke="none"/>' if paths else ""
    return f'<g stroke="{INK}">{ink}{outlines}</g><g stroke="{colour}">{flesh}{fills}</g>'


def spot(x: float, y: float, r: float, colour: str, ry: float = 0) -> str:
    """A round marking."""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{r:g}" ry="{ry or r:g}" fill="{colour}"/>'


def patch(d: str, colour: str) -> str:
    """A marking."""
    return f'<path d="{d}" fill="{colour}"/>'


def line(d: str, colour: str = INK, width: float = 1.8) -> str:
    """A stripe, a mouth, a whisker."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"/>'


def horn(d: str, colour: str = BONE) -> str:
    """A horn, a tooth or a claw, with an outline."""
    return f'<path d="{d}" fill="{colour}" stroke="{INK}" stroke-width="1.5"/>'


def eye(x: float, y: float, r: float = 2.1) -> str:
    """An eye with a glint."""
    return spot(x, y, r, "#160f0a") + spot(x + r * 0.3, y - r * 0.35, r * 0.38, "#fff")


# Mammals


def cat(coat: str, dark: str, light: str, marks: str = "", mane: str = "", fangs: str = "") -> str:
    """Tigers, lions, sabre-tooths."""
    return (
        body(dark, legs(36, 64, width=7))
        + body(coat, Part("M22 36Q7 38 9 22q1-6 6-7", 4.5), legs(27, 71, width=7.5))
        + (body(mane, oval(80, 29, 15, 15)) if mane else "")
        + body(
            coat,
            Part("M18 38Q22 26 46 30 66 24 78 26L82 42Q70 52 48 49 34 54 24 49 17 46 18 38Z"),
            oval(82, 28, 11, 10.5),
            Part("M73 20 72 9l9 6ZM85 16l6-7 2 10Z"),
        )
        + patch("M30 47q18 4 40 1-18 6-40-1Z", light)
        + marks
        + spot(89, 32, 6, light, 4.8)
        + patch("M91 27.500h5l-2 4Z", INK)
        + line("M93 31.500q-1 4-5 3.5", INK, 1.4)
        + fangs
        + eye(84, 26)
    )


def wolf(coat: str, dark: str, light: str, marks: str = "", bushy: float = 8) -> str:
    """Wolves and the thylacine."""
    return (
        body(dark, legs(36, 65, width=5.5))
        + body(
            coat,
            Part("M22 36Q10 38 6 52", bushy),
            legs(28, 71, width=6),
            Part("M20 34Q34 27 50 29 66 26 74 24L82 38Q74 48 64 47 46 46 36 48 22 50 20 34Z"),
            Part("M70 30Q74 14 82 15 90 17 98 27q-2 6-11 6-7 8-15 6Z"),
            Part("M74 19 73 5l10 10ZM81 15l5-9 3 11Z"),
        )
        + patch("M76 36q8-1 12-4l8-1q-4 5-10 4-4 4-8 4Z", light)
        + marks
        + spot(97, 27, 2.2, INK)
        + eye(85, 23, 1.9)
    )


def horse(coat: str, dark: str, mane: str, marks: str = "") -> str:
    """Horses and zebras."""
    return (
        body(mane, Part("M20 32Q8 36 9 54", 6))
        + body(dark, legs(34, 65, width=5.5))
        + body(
            coat,
            legs(27, 72, width=6),
            Part(
                "M18 36Q20 25 36 27 54 30 66 24L74 8Q80 3 86 8L97 20q2 6-4 8l-9-4-4 18Q76 50 64 48 46 47 32 49 18 48 18 36Z"
            ),
            Part("M76 8 77 0l6 6Z"),
        )
        + patch("M76 6Q66 12 60 27q6 1 9-2L79 8Z", mane)
        + marks
        + spot(94, 23, 1.3, INK)
        + eye(85, 14)
    )


def antelope(coat: str, dark: str, light: str, horns: str, nose: str = "", marks: str = "") -> str:
    """Slender runners with horns or antlers."""
    return (
        horns
        + body(dark, legs(33, 66, width=4.6))
        + body(
            coat,
            Part("M20 34q-6 2-6 9", 4),
            legs(26, 72, width=5),
            Part(
                "M18 36Q20 28 34 29 54 31 66 28L74 15Q79 9 86 13l9 8q2 4-2 6l-11 0-4 15Q74 49 62 48 46 47 32 48 18 47 18 36Z"
            ),
            Part("M75 15Q68 14 66 8q8-1 12 5Z"),
        )
        + patch("M32 46q16-2 32 0-16 4-32 0Z", light)
        + marks
        + nose
        + spot(94, 22, 1.3, INK)
        + eye(84, 17, 1.9)
    )


def bull(coat: str, dark: str, light: str) -> str:
    """The aurochs."""
    return (
        body(dark, legs(32, 64, width=7))
        + body(
            coat,
            Part("M17 32Q9 40 11 53", 3.5),
            legs(25, 70, width=7.5),
            Part("M15 34Q18 23 38 25 54 18 68 20L80 24Q84 42 70 50 50 53 30 51 14 50 15 34Z"),
            Part("M72 22Q80 16 88 22l6 14q-2 8-10 7-8-2-12-8Z"),
        )
        + horn("M76 21Q70 10 78 3q-1 8 7 15Z")
        + horn("M84 20Q94 20 97 8q-8 2-14 8Z")
        + spot(89, 38, 5, light, 4)
        + spot(91, 37, 1.2, INK)
        + line("M20 27Q50 22 68 22", light, 2)
        + eye(83, 27)
    )


def camel(coat: str, dark: str, fur: str) -> str:
    """The dromedary."""
    return (
        body(dark, legs(34, 63, width=5, top=42))
        + body(
            coat,
            Part("M20 34q-6 4-5 13", 3),
            legs(27, 70, width=5.5, top=42),
            Part(
                "M18 38Q20 30 32 28 38 10 47 11 56 12 60 28L70 34Q78 36 80 26L80 12Q82 5 89 8l8 5q2 5-3 6l-6 0-2 10Q84 46 70 46 46 48 30 47 17 47 18 38Z"
            ),
        )
        + patch("M34 27Q40 12 47 12.5 54 13 58 26 46 20 34 27Z", fur)
        + patch("M80 7q0-5 4-5 2 2 1 6Z", fur)
        + line("M92 17l5-1", INK, 1.2)
        + eye(88, 12, 1.8)
    )


def rhino(coat: str, dark: str, horns: str, fur: str = "", tall: bool = False) -> str:
    """Rhinoceroses and their hornless cousin."""
    head = (
        "M66 26Q74 10 82 5q10-2 14 9 0 5-5 5l-8-1q0 16-8 26Z"
        if tall
        else "M70 24Q80 20 86 28l10 10q2 8-6 9-12 1-20-7Z"
    )
    ear = "M82 8 80 0l6 5Z" if tall else "M76 25 76 14l8 10Z"
    at = (87, 11) if tall else (85, 33)
    return (
        body(dark, legs(32, 62, width=8.5))
        + body(
            coat,
            Part("M15 30q-6 8-4 16", 3),
            legs(24, 69, width=9),
            Part("M14 34Q16 21 36 22 56 15 72 22L78 38Q76 50 60 51 38 53 26 51 13 49 14 34Z"),
            Part(head),
            Part(ear),
        )
        + fur
        + horns
        + eye(*at, 1.9)
    )


def elephant(coat: str, dark: str, tusks: str, fur: str = "") -> str:
    """Mammoths and their kin."""
    return (
        body(dark, legs(30, 60, width=9.5))
        + body(
            coat,
            Part("M13 30q-5 6-3 16", 3),
            legs(22, 67, width=10),
            Part(
                "M12 34Q12 20 34 18 52 16 62 10 72 2 82 8 91 14 89 28 86 42 70 46 60 51 40 51 12 54 12 34Z"
            ),
            Part("M85 24Q92 38 88 52q-2 7-7 6", 7),
        )
        + fur
        + patch("M62 18q10-4 13 4 2 14-9 16-8-6-4-20Z", dark)
        + tusks
        + eye(82, 19, 1.9)
    )


def bear(coat: str, dark: str, light: str, marks: str = "", ears: bool = True) -> str:
    """Bears and giant wombats."""
    return (
        body(dark, legs(34, 62, width=9))
        + body(
            coat,
            legs(25, 70, width=10),
            Part("M13 40Q12 24 32 23 50 16 66 20L80 26Q84 44 68 51 46 54 26 52 13 52 13 40Z"),
            oval(82, 30, 12, 11),
            *([oval(75, 20, 4.5), oval(86, 18, 4)] if ears else []),
        )
        + marks
        + spot(90, 34, 6.5, light, 5.5)
        + spot(95, 31, 2.6, INK, 2)
        + line("M94 33q0 4-5 4", INK, 1.4)
        + eye(85, 27)
    )


def sloth(coat: str, dark: str, light: str) -> str:
    """The giant ground sloth, upright at its tree."""
    return (
        line("M88 66V2", INK, 8.5)
        + line("M88 66V2", "#8a5f35", 5.5)
        + body("#3f8f4a", oval(88, 8, 11, 7), oval(78, 5, 6, 4))
        + body(dark, Part("M62 30Q74 34 84 26", 7), Part("M52 56L64 60", 9))
        + body(
            coat,
            Part("M36 58Q14 64 8 60", 8),
            Part("M30 60Q20 34 44 22 62 16 66 34 68 52 56 62Q40 66 30 60Z"),
            Part("M60 36Q74 44 84 36", 7.5),
            oval(60, 17, 10, 9),
        )
        + horn("M82 32q8-1 9 5-5-2-8 1ZM80 23q8-2 9 4-5-2-8 1Z")
        + spot(65, 19, 5.5, light, 4.5)
        + spot(69, 17, 2, INK, 1.6)
        + line("M38 40q6 4 4 12M48 34q6 4 5 14", dark, 2)
        + eye(61, 15, 1.9)
    )


def ape(coat: str, dark: str, skin: str, tail: str = "") -> str:
    """Great apes and lemurs, sitting."""
    return (
        (body(coat, Part(tail, 5)) if tail else "")
        + body(dark, Part("M40 36Q28 46 32 60", 9))
        + body(
            coat,
            Part("M30 60Q28 30 48 22 68 26 72 44 74 58 68 62 48 67 30 60Z"),
            Part("M62 34Q80 44 74 61", 9.5),
            Part("M46 54Q58 50 66 61", 10),
            oval(60, 16, 12, 12),
        )
        + patch("M58 12q10-4 13 3 2 10-6 11-9 0-9-7Z", skin)
        + spot(68, 19, 1, INK)
        + line("M61 23q4 2 8-1", INK, 1.4)
        + patch("M50 34q12-2 14 14-10 4-14-2Z", skin)
        + eye(63, 14, 1.7)
        + eye(69, 14, 1.5)
    )


def rodent(coat: str, dark: str, light: str, tail: str, ears: str, marks: str = "") -> str:
    """Rats, beavers, bandicoots."""
    return (
        tail
        + body(dark, Part("M38 56h8M66 58h7", 7))
        + body(
            coat,
            Part(
                "M20 50Q18 28 44 26 60 26 70 32 80 26 90 36l6 8q0 6-8 7Q80 58 66 58 40 62 28 59 20 58 20 50Z"
            ),
            Part("M34 60h9M68 60h7", 6.5),
        )
        + ears
        + patch("M34 56Q52 48 70 55q-16 6-36 1Z", light)
        + marks
        + spot(96, 43, 2.3, "#d98a86")
        + line("M88 46l8 5M87 48l5 6", INK, 1)
        + eye(85, 38)
    )


def wallaby(coat: str, dark: str, light: str) -> str:
    """A hopping marsupial with a nail at its tail."""
    return (
        body(
            coat,
            Part("M34 50Q18 62 5 58", 5.5),
            Part("M28 56Q26 36 44 30 56 24 64 18l8 8Q70 40 58 56 40 64 28 56Z"),
            Part("M38 54Q52 48 46 60h16", 6),
            oval(72, 16, 9, 7.5),
            Part("M64 12Q58 2 62 0q7 4 8 10ZM70 10Q70 0 74 0q3 5 1 11Z"),
            Part("M62 34q8 2 10 8", 4),
        )
        + patch("M58 34q8 2 2 18-6 6-12 4 10-8 10-22Z", light)
        + spot(5, 58, 2.2, INK)
        + spot(80, 17, 2, INK)
        + line("M60 20q-7 4-8 12", light, 3)
        + body(dark, Part("M36 60h14", 4))
        + eye(73, 14)
    )


def sea_cow(coat: str, dark: str, light: str, fluke: bool) -> str:
    """Seals and the sea cow, on their bellies."""
    tail = (
        "M24 48Q10 44 4 34q-1 10 3 14-5 6-2 12 8 0 20-4Z"
        if fluke
        else "M22 50Q10 48 3 42q2 8 7 10-5 4-6 9 10 1 19-5Z"
    )
    return (
        body(dark, Part("M60 50q10 6 14 13", 8))
        + body(
            coat,
            Part(tail),
            Part(
                "M16 50Q26 30 50 34 62 22 76 18q12-2 15 8 2 10-9 11-2 16-16 23Q40 66 24 60 14 58 16 50Z"
            ),
            Part("M52 54q2 8 12 9", 8),
        )
        + patch("M36 58Q60 62 74 42q0 14-12 18-14 3-26-2Z", light)
        + spot(88, 29, 4.5, light, 4)
        + spot(91, 26, 2, INK, 1.5)
        + line("M88 31l8 2M87 33l7 4", INK, 1)
        + eye(81, 24)
    )


# Birds


def songbird(coat: str, wing: str, breast: str, tail: str, beak: str, marks: str = "") -> str:
    """Small birds on a branch."""
    return (
        line("M6 63q40-6 88-1", INK, 6.5)
        + line("M6 63q40-6 88-1", "#8a5f35", 3.5)
        + line("M48 54v7M56 54v7", INK, 2.4)
        + tail
        + body(
            coat, Part("M26 46Q30 26 52 22 56 10 68 9q13 1 13 13 0 10-8 15-4 20-24 20-22 0-23-11Z")
        )
        + patch("M52 54Q72 52 73 34q-2-4-8-2-4 12-13 22Z", breast)
        + body(wing, Part("M16 52Q28 30 50 29 58 40 44 47 32 54 16 52Z"))
        + marks
        + beak
        + eye(70, 19, 2.3)
    )


def eagle(coat: str, dark: str, head: str) -> str:
    """Birds of prey with spread wings."""
    return (
        body(dark, Part("M52 36Q66 4 96 6q-4 5-6 6 2 3-1 7-1 4-5 6-2 5-7 6-10 8-19 9Z"))
        + body(coat, Part("M36 60 26 68l-2-6-8 1 14-13Z"))
        + body(
            coat,
            Part("M30 54Q36 34 58 30q14-4 18 4-4 12-18 14-14 12-28 6Z"),
            Part("M52 38Q40 4 8 6q3 5 6 6-3 3 0 7 0 4 4 6 1 5 7 6 8 8 22 11Z"),
        )
        + line(
            "M20 12q14 6 22 20M24 22q10 4 15 12M88 13q-12 5-20 18M82 24q-8 3-13 10", "#0003", 1.8
        )
        + body(head, oval(76, 34, 9, 8))
        + horn("M82 30q9 0 9 10-4-3-10-2Z", "#f2b632")
        + horn("M50 50l-2 10 4-2 2 3 3-11ZM60 47l1 9 4-3 2 3 0-10Z", "#f2b632")
        + eye(78, 32)
    )


def runner(
    coat: str, dark: str, neck: str, skin: str, beak: str, marks: str = "", thick: float = 6
) -> str:
    """Large birds that run: moas, elephant birds, terror birds."""
    return (
        line("M42 46L38 56 42 63h6", INK, 6)
        + line("M42 46L38 56 42 63h6", dark, 3)
        + body(
            coat,
            Part("M18 34Q22 20 42 22 60 22 64 36 60 50 44 51 22 50 12 42q2-6 6-8Z"),
            Part("M56 34Q70 32 68 18", thick + 2),
        )
        + body(neck, Part("M68 26Q70 20 70 12", thick), oval(73, 10, 7.5, 6.5))
        + body(dark, Part("M20 38Q34 28 52 34 46 46 28 46 20 46 20 38Z"))
        + line("M52 48L58 56 56 63h7", INK, 6.4)
        + line("M52 48L58 56 56 63h7", skin, 3.4)
        + marks
        + beak
        + eye(74, 8.5, 1.9)
    )


def dodo(coat: str, dark: str, skin: str) -> str:
    """The dodo."""
    return (
        line("M44 54v9h7M56 54v9h7", INK, 6)
        + line("M44 54v9h7M56 54v9h7", "#e0a83c", 3)
        + body("#e9e4d6", Part("M22 36Q8 30 10 18q6 4 9 2-1 5 3 5 6 4 8 9Z"))
        + body(
            coat,
            Part(
                "M22 42Q22 24 44 24 58 26 62 20 60 6 72 5 84 6 83 18 80 30 74 40 70 58 48 57 24 57 22 42Z"
            ),
        )
        + body(dark, Part("M30 40Q40 30 54 36 54 46 42 48 30 48 30 40Z"))
        + patch("M74 8q10-1 10 9-2 8-8 9-6-8-2-18Z", skin)
        + horn("M80 12Q94 10 97 22q0 5-5 6 0-6-6-6l-7 0Z", "#e8c56a")
        + line("M80 17q8 0 11 5", INK, 1.3)
        + eye(76, 13)
    )


def auk(coat: str, light: str) -> str:
    """The great auk, upright."""
    return (
        line("M44 60h-8M58 60h8", INK, 6)
        + line("M44 60h-8M58 60h8", "#e0a83c", 3)
        + body(coat, Part("M32 56Q30 34 42 22 44 6 56 5q13 1 14 12 6 24-2 42-16 7-36-3Z"))
        + patch("M52 24q12-1 13 8 4 16-2 27-10 3-19-1Q40 34 52 24Z", light)
        + body(coat, Part("M42 28Q30 40 32 52", 6))
        + horn("M66 11q12 0 19 7-8 4-18 3Z", "#3a332c")
        + spot(62, 11, 3.2, light)
        + eye(62, 15, 1.9)
    )
