"""Shapes in few words: centred, wrapped, haloed; and the theme they rely on."""

import re

import pytest

from liferaft.picture.scene import Shape
from liferaft.picture.shapes import (
    badge,
    box,
    card,
    disc,
    lines,
    pawn,
    pile,
    plate,
    row,
    seat_mark,
    text,
    token,
    width_of,
    wrapped,
)
from liferaft.picture.svg import walk
from liferaft.picture.theme import DARK, LIGHT, PLAYERS, SEATS, SIZES, day_and_night, theme_css


def test_things_are_placed_by_their_centre() -> None:
    shape = box(10, 4, 20, 20)
    assert (shape.x, shape.y, shape.w, shape.h) == (15, 18, 10, 4)
    turned = box(10, 4, 20, 20, turn=30)
    assert (turned.kind, turned.x, turned.y, turned.turn) == ("g", 20, 20, 30)


def test_coordinates_have_one_decimal() -> None:
    assert (disc(2, 1 / 3, 2.0).x, disc(2, 1 / 3, 2.0).y) == (0.3, 2)
    assert isinstance(disc(2, 1 / 3, 2.0).y, int)


@pytest.mark.parametrize(
    "shape",
    [
        card(10, 10),
        pile(3, card(10, 10), 10, 10),
        token(8),
        pawn("A"),
        pawn("lr-sign-2"),
        plate(40, 40, "points", "7"),
    ],
)
def test_what_can_be_clicked_has_a_halo_of_its_own(shape: Shape) -> None:
    assert sum("halo" in inner.cls.split() for inner in shape.inside) == 1


@pytest.mark.parametrize(("n", "layers"), [(0, 0), (1, 1), (4, 1), (5, 2), (12, 3), (60, 4)])
def test_a_pile_shows_its_height_and_its_number(n: int, layers: int) -> None:
    shapes = list(walk([pile(n, card(10, 10), 10, 10)]))
    assert sum("pile-edge" in shape.cls for shape in shapes) == layers
    assert [shape.text for shape in shapes if shape.text] == [str(n)]


def test_long_texts_are_wrapped_between_words() -> None:
    words = "all the cats of the island want to be rescued"
    rows = wrapped(words, 100, 16)
    assert " ".join(rows) == words
    assert all(width_of(line, 16) <= 100 for line in rows)
    assert wrapped("Donaudampfschifffahrt", 10, 16) == ["Donaudampfschifffahrt"]


def test_texts_get_smaller_where_they_must_but_not_tiny() -> None:
    assert lines("short", 0, 0, 100, 16).cls == "s16 mid"
    small = [shape.cls for shape in walk([lines("Brücke des Verderbens", 0, 0, 70, 16, most=2)])]
    sizes = {int(found[1]) for cls in small if (found := re.match(r"s(\d+)", cls))}
    assert len(sizes) == 1
    assert 11 <= sizes.pop() < 16


def test_a_size_that_the_theme_lacks_is_refused() -> None:
    with pytest.raises(AssertionError, match="no text of size 17"):
        text("x", size=17)


def test_row() -> None:
    assert row(0, 100, 20) == []
    assert row(1, 100, 20, 50) == [50]
    assert row(3, 100, 20, 50) == [30, 50, 70]
    crowded = row(11, 100, 20, 50)
    assert crowded[0] - 10 == pytest.approx(0)
    assert crowded[-1] + 10 == pytest.approx(100)


def test_every_seat_has_a_colour_a_shape_and_a_pattern() -> None:
    assert len(PLAYERS) == SEATS
    for seat in range(SEATS):
        assert seat_mark(seat, 20).use == f"lr-seat-{seat}"
        assert f".scene .p{seat} .hatch" in theme_css()


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted([luminance(one), luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_letters_stand_out(colours: dict[str, str]) -> None:
    for surface in ("panel", "panel-2", "card", "page"):
        assert contrast(colours["ink"], colours[surface]) >= 7
        assert contrast(colours["ink-soft"], colours[surface]) >= 4.5
    assert contrast(colours["ink-faint"], colours["panel"]) >= 3
    assert contrast(colours["on-accent"], colours["accent"]) >= 4.5
    assert contrast(colours["on-badge"], colours["badge"]) >= 4.5
    assert set(LIGHT) == set(DARK)


@pytest.mark.parametrize(("colour", "deep", "on"), PLAYERS)
def test_letters_stand_out_on_every_player_colour(colour: str, deep: str, on: str) -> None:
    assert contrast(colour, on) >= 4.5
    assert contrast(colour, deep) >= 1.4


def test_a_game_can_have_colours_of_its_own_by_night() -> None:
    css = day_and_night({"sea": ("#0000ff", "#000080")})
    assert css.startswith(":root { --sea: #0000ff; }")
    assert css.count("--sea: #000080;") == 2


def test_sizes_ascend() -> None:
    assert sorted(SIZES) == list(SIZES)
    assert badge("12", size=SIZES[0]).inside[1].cls.startswith(f"s{SIZES[0]}")
