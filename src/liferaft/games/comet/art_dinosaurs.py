"""Reptiles, fish and frogs of Comet, seen from the side, each in a box of 100 by 70."""

from liferaft.games.comet.art_beasts import (
    INK,
    Part,
    body,
    eye,
    horn,
    legs,
    line,
    oval,
    patch,
    spot,
)

# Dinosaurs on two legs


def theropod(coat: str, dark: str, light: str, back: str = "", marks: str = "") -> str:
    """Large hunters with a heavy head."""
    return (
        back
        + body(dark, Part("M42 42Q52 46 44 56L50 61h5", 7))
        + body(
            coat,
            Part(
                "M4 30Q22 40 36 28 50 20 62 22L70 10Q80 4 92 9q7 5 5 12l-8 2 4 5-10 2q-8 2-10 6-2 12-20 14-24 0-32-4Q8 42 4 30Z"
            ),
            Part("M36 42Q46 50 36 56L41 61h6", 8.5),
            Part("M62 38q7 2 6 7", 4),
        )
        + patch("M44 46Q62 46 70 34q2 10-12 14-8 1-14-2Z", light)
        + marks
        + horn("M78 22.500l2 4 2-4 2 4 2-4 2 4 2-4Z", "#fff")
        + spot(93, 12, 1.1, INK)
        + horn("M66 44l1 5 2-4Z")
        + eye(81, 12)
    )


def raptor(
    coat: str, dark: str, light: str, crest: str = "", marks: str = "", wing: str = ""
) -> str:
    """Small quick hunters, feathered or not."""
    return (
        body(dark, Part("M46 44Q56 48 50 56L58 62h4", 4.6))
        + body(
            coat,
            Part("M3 24Q22 36 40 30", 5.5),
            Part(
                "M34 34Q40 26 54 28 62 26 66 18L70 10Q78 4 86 9l11 5q2 5-4 6l-13 1q-6 4-6 12-6 13-22 14-18 0-20-13Z"
            ),
            Part("M42 42Q52 50 42 56L48 62h6", 5.4),
        )
        + patch("M52 44Q66 42 72 26l3 3q-2 16-20 18Z", light)
        + (wing or body(dark, Part("M60 36Q70 36 72 44l5 2", 3.4)))
        + crest
        + marks
        + line("M84 18l11-1", INK, 1.3)
        + horn("M53 57l4-5 0 7Z")
        + eye(80, 11)
    )


def mimic(coat: str, dark: str, light: str, marks: str = "", claws: bool = False) -> str:
    """Runners with a long neck and a small head."""
    arm = "M58 34Q72 36 76 46" if claws else "M58 34q9 2 10 9"
    nails = horn("M75 44l9 8-6-2 5 10-8-8 0 10-4-13Z") if claws else ""
    return (
        body(dark, Part("M42 40L54 48 48 61h6", 5))
        + body(
            coat,
            Part("M4 28Q20 36 36 30", 6),
            Part("M26 34Q32 24 48 25 62 26 64 34 60 46 46 46 30 46 26 34Z"),
            Part("M58 32Q70 30 70 14", 7),
            Part("M66 12Q70 4 80 6l12 6q0 4-6 4l-12 1Z"),
            Part("M38 40L46 48 38 61h7", 6),
            Part(arm, 4),
        )
        + patch("M40 43q14 3 22-7 0 8-8 10-8 1-14-3Z", light)
        + nails
        + marks
        + eye(76, 9.5, 2)
    )


def duckbill(coat: str, dark: str, light: str, crest: str = "", marks: str = "") -> str:
    """Plant eaters on strong hind legs."""
    return (
        crest
        + body(dark, Part("M40 42Q50 48 44 61h5", 7), Part("M68 40q4 8 2 17", 4.5))
        + body(
            coat,
            Part(
                "M3 40Q18 38 30 28 46 18 62 26L72 12Q78 5 86 9l9 6q3 1 3 5-2 4-10 3l-8 1Q76 44 58 48 36 50 26 44 14 46 3 40Z"
            ),
            Part("M36 42Q46 50 36 61h7", 8.5),
            Part("M64 42q4 8 0 17", 5),
        )
        + patch("M40 46Q62 46 74 24l3 1Q74 44 58 47q-10 2-18-1Z", light)
        + marks
        + line("M88 20l9-1", INK, 1.3)
        + eye(80, 13)
    )


# Dinosaurs on four legs


def sauropod(
    coat: str, dark: str, light: str, neck: str, head: tuple[float, float], marks: str = ""
) -> str:
    """Long necks."""
    x, y = head
    return (
        body(dark, legs(34, 58, width=7.5))
        + body(
            coat,
            Part("M2 52Q14 50 26 36", 5),
            Part("M16 42Q22 24 44 24 62 24 68 34 70 46 58 49 40 52 28 50 18 50 16 42Z"),
            Part(neck, 7.5),
            Part(f"M{x - 5} {y - 3}Q{x} {y - 8} {x + 7} {y - 4}l5 5q0 5-6 5l-10 0Z"),
            legs(27, 63, width=8.5),
        )
        + patch("M28 49q16 3 34-3-8 6-18 5-10 1-16-2Z", light)
        + marks
        + line(f"M{x + 5} {y + 3.5:g}l6-1", INK, 1.2)
        + eye(x + 3, y - 2, 1.8)
    )


def horned(coat: str, dark: str, frill: str, horns: str, light: str, spikes: str = "") -> str:
    """Dinosaurs with a frill."""
    return (
        body(dark, legs(32, 58, width=7.5))
        + body(
            coat,
            Part("M3 48Q12 44 22 36", 6),
            Part("M14 40Q16 22 38 22 56 20 68 28L72 42Q66 50 54 51 36 53 26 51 14 50 14 40Z"),
            legs(24, 64, width=8.5),
        )
        + spikes
        + body(frill, Part("M70 42Q52 38 52 20 54 8 66 8 78 12 80 28Z"))
        + patch("M67 34Q58 30 58 20 60 13 67 14 73 20 74 28Z", light)
        + body(coat, Part("M68 26Q78 20 86 28l10 8q-1 5-5 6 0 6-8 5-12-1-16-9Z"))
        + horns
        + horn("M91 36l6 2q-1 6-6 8-2-5 0-10Z", "#d8c48c")
        + eye(80, 30)
    )


def plated(coat: str, dark: str, light: str) -> str:
    """The stegosaurus."""
    plates = "".join(
        f"M{x} {y}l-3-{h} 9-{h * 0.35:g} 4 {h}Z"
        for x, y, h in (
            (18, 38, 9),
            (27, 30, 13),
            (38, 25, 16),
            (50, 25, 15),
            (61, 29, 12),
            (70, 34, 8),
        )
    )
    return (
        horn(plates, "#e8804a")
        + horn("M8 46 2 36l9 6ZM12 44 9 32l8 9Z")
        + body(dark, legs(36, 60, width=7))
        + body(
            coat,
            Part("M5 48Q16 44 24 36", 6),
            Part(
                "M15 44Q22 24 42 23 60 24 74 40 86 36 94 42q4 4 1 8-10 4-21 1-16 3-42 1-16 0-17-8Z"
            ),
            legs(28, 66, width=8),
        )
        + patch("M30 51q20 3 42-1-4 5-20 4-12 1-22-3Z", light)
        + line("M88 48l8-1", INK, 1.2)
        + eye(88, 43, 1.9)
    )


def armoured(coat: str, dark: str, light: str) -> str:
    """The ankylosaurus."""
    knobs = "".join(
        f"M{x} {y}l4-9 5 8Z" for x, y in ((24, 32), (34, 28), (45, 26), (56, 27), (66, 31))
    )
    return (
        body(dark, legs(34, 60, width=7.5))
        + body(coat, Part("M10 38Q18 42 26 42", 6), oval(8, 36, 7.5, 6.5))
        + horn(knobs)
        + body(
            coat,
            legs(27, 66, width=8.5),
            Part(
                "M16 44Q18 28 44 25 70 26 76 40 86 34 94 42q3 6-1 10-10 4-19 0-20 4-44 1-14-1-14-9Z"
            ),
        )
        + patch("M20 42Q44 30 72 40q-2 6-8 6-22 4-36 2-8 0-8-6Z", light)
        + spot(34, 42, 3.2, coat)
        + spot(46, 40, 3.6, coat)
        + spot(58, 41, 3.2, coat)
        + horn("M80 38l-2-8 7 6Z")
        + line("M87 49l8-1", INK, 1.3)
        + eye(88, 43, 1.9)
    )


def lizard(coat: str, dark: str, light: str, sail: str = "", marks: str = "") -> str:
    """Low walkers: the monitor, the sail-back."""
    return (
        sail
        + body(dark, Part("M36 50l-6 6 6 5h4M66 50l6 5-2 6h4", 5))
        + body(
            coat,
            Part("M3 58Q14 56 24 48", 6),
            Part(
                "M16 48Q26 38 44 38 60 36 70 40 78 32 90 36l8 6q1 6-6 7l-14 2Q64 56 44 55 22 56 16 48Z"
            ),
            Part("M28 52l-8 5 5 5h5M60 53l-5 5 5 4h5", 5.5),
        )
        + patch("M30 53q20 4 42-3-8 6-22 6-12 0-20-3Z", light)
        + marks
        + line("M98 45l-15 2", INK, 1.3)
        + eye(86, 40)
    )


def tusker(coat: str, dark: str, light: str, tusks: str) -> str:
    """Stout beaked ancestors of the mammals."""
    return (
        body(dark, legs(34, 60, width=8))
        + body(
            coat,
            Part("M8 48Q14 46 22 42", 6),
            legs(26, 67, width=9),
            Part(
                "M14 44Q14 28 36 27 56 23 68 28 82 20 92 32q5 8 1 14l-8 4Q74 48 70 48 56 55 32 54 15 53 14 44Z"
            ),
        )
        + patch("M30 52q20 4 40-3-6 7-20 7-12 0-20-4Z", light)
        + horn("M88 33q9 1 8 9-1 7-7 8-4-8-1-17Z", "#8d7a55")
        + tusks
        + eye(83, 33)
    )


# Shells, frogs, snakes


def tortoise(shell: str, dark: str, skin: str) -> str:
    """The giant tortoise."""
    return (
        body(
            skin,
            legs(28, 66, width=10, top=50),
            Part("M70 46Q84 46 86 30", 8),
            oval(88, 27, 7.5, 6.5),
            Part("M18 50l-9 5 9 2Z"),
        )
        + body(shell, Part("M14 52Q16 18 46 17 76 18 80 52 46 60 14 52Z"))
        + line("M16 50Q46 58 78 50", dark, 3)
        + line("M36 22l8 12-8 14M60 24l-9 10 8 14M44 34h8M22 36l10-2M72 36l-10-1", dark, 2.6)
        + line("M90 30l5-1", INK, 1.2)
        + eye(90, 25, 1.9)
    )


def glyptodon(shell: str, dark: str, skin: str, tail: str) -> str:
    """Giant armadillos."""
    dots = "".join(
        spot(x, y, 2.6, dark)
        for x, y in (
            (28, 40),
            (38, 32),
            (50, 27),
            (62, 31),
            (34, 48),
            (46, 41),
            (58, 41),
            (68, 40),
            (24, 49),
            (56, 50),
            (70, 49),
        )
    )
    return (
        tail
        + body(
            skin,
            legs(30, 64, width=9, top=50),
            Part("M74 40Q86 34 94 44q2 8-6 9-10 1-16-4Z"),
        )
        + body(shell, Part("M15 53Q14 20 48 18 80 20 80 50 76 56 48 56 20 58 15 53Z"))
        + dots
        + body(dark, Part("M78 38q2-8 9-6 2 6-1 9Z"))
        + spot(95, 47, 1.6, INK)
        + eye(87, 44, 1.9)
    )


def frog(coat: str, dark: str, light: str) -> str:
    """A frog with its young in its mouth."""
    return (
        body(dark, Part("M30 56Q18 40 34 38", 7))
        + body(
            coat,
            Part(
                "M26 58Q26 34 52 28 60 18 70 22q4-6 10-3 6 5 3 10 10 6 8 14-4 12-24 18-38 4-41-3Z"
            ),
            Part("M30 44Q16 50 28 60H14", 6),
            Part("M62 52q6 8 2 9h12", 5),
        )
        + patch("M44 60Q70 60 88 44q-4 12-20 16-14 4-24 0Z", light)
        + line("M62 40q14 6 29 1", INK, 1.8)
        + spot(40, 40, 3, dark)
        + spot(50, 35, 2.4, dark)
        + spot(36, 50, 2.4, dark)
        + spot(79, 41, 3, light)
        + eye(79, 40.5, 1.4)
        + spot(75, 25, 5.4, "#f6e7a0")
        + eye(76, 25, 2.8)
    )


def snake(coat: str, dark: str, light: str) -> str:
    """A giant snake in coils."""
    coils = "M10 58Q30 66 52 60 76 62 84 52 80 40 56 44 26 46 22 36 26 24 48 26 66 30 70 22"
    return (
        body(coat, Part(coils, 10), Part("M62 22Q66 8 80 9l12 5q2 6-6 8l-14 4Z"))
        + line(coils, dark, 3.4).replace(
            'stroke-width="3.4"', 'stroke-width="5" stroke-dasharray="5 7"'
        )
        + line(coils, light, 1.4).replace(
            'stroke-width="1.4"', 'stroke-width="1.6" stroke-dasharray="1 11"'
        )
        + line("M92 16h6l2-2M98 16l2 2", "#d43a2a", 1.5)
        + eye(80, 13)
    )


# In the water


def fish(coat: str, dark: str, light: str, fins: str, mouth: str, marks: str = "") -> str:
    """Sharks, fish-lizards, whales."""
    return (
        body(
            coat,
            Part("M22 38 6 18q-2 12 4 20-6 10-4 20 10-2 18-12Z"),
            Part(fins),
            Part("M18 38Q36 20 62 22 84 24 96 36 88 50 64 53 36 54 18 38Z"),
        )
        + patch("M28 44Q60 50 94 38 86 50 64 52 42 52 28 44Z", light)
        + body(dark, Part("M56 46q-2 10-12 14 0-8 2-14Z"))
        + marks
        + mouth
        + eye(80, 33, 2.3)
    )


def paddler(coat: str, dark: str, light: str, neck: str, head: str, at: tuple[float, float]) -> str:
    """Sea reptiles with four paddles."""
    return (
        body(dark, Part("M54 46q8 6 18 16-14 0-22-12ZM28 46q-4 8-12 12 0-8 6-14Z"))
        + body(
            coat,
            Part("M2 44Q14 42 24 40", 5),
            Part("M14 42Q24 26 44 27 62 28 68 40 60 52 42 52 24 52 14 42Z"),
            Part(neck, 7),
            Part(head),
        )
        + patch("M24 47q18 6 38 0-8 5-20 5-12 0-18-5Z", light)
        + body(coat, Part("M44 46q2 10-6 18-6-8-4-16Z"))
        + eye(*at, 2)
    )


# In the air


def pterosaur(coat: str, dark: str, light: str, crest: str, tail: str = "") -> str:
    """Flying reptiles."""
    return (
        tail
        + body(light, Part("M56 34Q64 10 98 6 90 20 86 34 76 32 62 42Z"))
        + line("M58 34Q68 16 97 7", coat, 3)
        + body(
            coat,
            Part("M30 46Q40 34 58 32l6 6q-8 12-22 14Z"),
            Part("M34 50l-10 10M40 50l-8 12", 2.6),
        )
        + body(light, Part("M46 38Q32 14 3 10 10 24 12 40 26 36 40 46Z"))
        + line("M46 38Q34 18 4 11", coat, 3)
        + body(
            coat,
            Part("M56 38Q66 36 70 30", 5.5),
            crest_part(crest),
            Part("M66 28q4-8 12-5l21 11-20 1q-9 2-13-7Z"),
        )
        + patch("M80 29l17 5-18 0Z", dark)
        + eye(74, 28, 1.9)
    )


def crest_part(d: str) -> Part:
    """A crest behind the head; a small one if none is told."""
    return Part(d or "M68 26l-5-3 7 0Z")
