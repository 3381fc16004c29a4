"""The Isle of Cats as people see it: tiles in hand, boats, cards, and what is clicked."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import liferaft
from liferaft import SPECTATOR, State, seeded
from liferaft.games.isle_of_cats import box
from liferaft.games.isle_of_cats.art import ART, COATS, FURS, SIGNS
from liferaft.games.isle_of_cats.art_boat import CELL, LEFT, TOP
from liferaft.games.isle_of_cats.art_cards import NUMBERS, emblem, emblem_name
from liferaft.games.isle_of_cats.art_tiles import beside, ends, outline
from liferaft.games.isle_of_cats.boat import Boat
from liferaft.games.isle_of_cats.picture import PICTURES
from liferaft.games.isle_of_cats.picture_tiles import alike, cells_held, held_by, laid_tile
from liferaft.games.isle_of_cats.shapes import WAYS, turned
from liferaft.games.isle_of_cats.tables import PLACE_AT
from liferaft.games.isle_of_cats.view import seen_tile
from liferaft.picture.scene import Panel, Shape
from liferaft.picture.svg import walk

GAME = liferaft.game("isle_of_cats")
LARGEST = 60_000  # bytes of a scene


def played(
    seats: int, seed: int, *, eager: bool = False, **options: object
) -> Iterator[tuple[State, int]]:
    """The positions of a random game, each with a seat that is asked; nobody passes if eager."""
    state = GAME.new(seats, seed, **options)
    rng = seeded(seed)
    idle = {GAME.parse_action(word) for word in ("pass", "done")}
    while not state.over:
        asked = state.asked()
        seat = asked[rng.below(len(asked))]
        yield state, seat
        legal = state.legal_actions(seat)
        if eager:
            legal = [action for action in legal if action not in idle] or legal
        state.apply(legal[rng.below(len(legal))], seat)
    yield state, 0


def at(step: str, seats: int = 3, word: str = "") -> tuple[State, int]:
    """The first position of some game in which a seat is asked for this, and may do that."""
    for seed in range(40):
        for state, seat in played(seats, seed, eager=True):
            if state.over or state.view(seat)["step"] != step:
                continue
            if not word or clicked(state, seat, word):
                return state, seat
    raise AssertionError(f"no game came to {step}")


def panels(view: dict[str, Any], lang: str = "en") -> dict[str, Panel]:
    return {panel.key: panel for panel in PICTURES.scene(view, lang).panels}


def shapes(view: dict[str, Any], lang: str = "en") -> list[Shape]:
    return [s for panel in PICTURES.scene(view, lang).panels for s in walk(panel.shapes)]


def handles(view: dict[str, Any]) -> set[str]:
    return {s.handle for s in shapes(view) if s.handle}


# Tiles in hand


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_placement_covers_the_cells_that_the_rules_fill(seed: int) -> None:
    placed = 0
    for state, seat in played(3, seed, eager=True):
        view = state.view(seat)
        if state.over or view["step"] != "place":
            continue
        piece = PICTURES.piece(view)
        assert piece is not None
        legal = [action for action in state.legal_actions(seat) if action >= PLACE_AT]
        for i, action in enumerate(legal):
            spot = PICTURES.spot(action, view)
            assert spot is not None
            covers = [
                {(spot.row + row, spot.column + column) for row, column in piece.cells[way]}
                for way in spot.ways
            ]
            assert all(cells == covers[0] for cells in covers)
            if i % 9 == 0:
                after = state.clone()
                after.apply(action, seat)
                filled = after.view(seat)["places"][seat]["tiles"][-1]["cells"]
                assert covers[0] == {(cell % box.HEIGHT, cell // box.HEIGHT) for cell in filled}
                placed += 1
    assert placed > 50


def test_every_legal_place_is_a_cell_that_can_be_pointed_at() -> None:
    state, seat = at("place")
    view = state.view(seat)
    there = handles(view)
    spots = set()
    for action in state.legal_actions(seat):
        spot = PICTURES.spot(action, view)
        if spot is None:
            continue
        assert PICTURES.handles(action, view) == [f"cell:{spot.row}:{spot.column}"]
        spots.update((spot.row, spot.column, way) for way in spot.ways)
    assert {f"cell:{row}:{column}" for row, column, _ in spots} <= there
    assert {way for *_, way in spots} == set(range(WAYS))


def test_a_tile_is_held_by_one_of_its_cells_and_ways_that_lie_alike_by_the_same() -> None:
    for shape in range(box.SHAPES):
        known: list[int] = []
        for way in range(WAYS):
            assert held_by(shape, way) in turned(box.SHAPE_ROWS[shape], way)
            assert (0, 0) in cells_held(shape, way)
            for other in alike(shape, way):
                assert cells_held(shape, other) == cells_held(shape, way)
                known.append(other)
        assert sorted(known) == list(range(WAYS)), "every way is that of one action"


def test_ways_turn_clockwise_and_are_mirrored_first() -> None:
    def lies(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        return {(row - top, column - left) for row, column in cells}

    for shape in range(box.SHAPES):
        first = set(cells_held(shape, 0))
        mirrored = {(row, -column) for row, column in first}
        for way in range(WAYS):
            cells = first if way < 4 else mirrored
            for _ in range(way % 4):
                cells = {(column, -row) for row, column in cells}
            assert lies(cells) == lies(set(cells_held(shape, way)))


def test_nothing_is_in_hand_unless_a_tile_is_placed() -> None:
    view = GAME.new(2, 1).view(0)
    assert PICTURES.piece(view) is None
    assert PICTURES.spot(PLACE_AT, view) is None


# Tiles on boats


@pytest.mark.parametrize("way", range(WAYS))
def test_a_turned_tile_lies_on_its_cells(way: int) -> None:
    """The corners of its box, turned about its origin as a browser does, are those of its cells."""
    for shape in range(box.SHAPES):
        drawn = laid_tile(shape, way, 10, 100, 50, "", "", "")
        turn = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}[int(drawn.turn)]
        xs = sorted([drawn.x, drawn.x + drawn.w * turn[0] - drawn.h * turn[1]])
        ys = sorted([drawn.y, drawn.y + drawn.w * turn[1] + drawn.h * turn[0]])
        cells = turned(box.SHAPE_ROWS[shape], way)
        assert xs == [100, 100 + 10 * (1 + max(x for x, _ in cells))]
        assert ys == [50, 50 + 10 * (1 + max(y for _, y in cells))]


def test_cells_without_a_tile_can_be_pointed_at() -> None:
    state, seat = at("choose")
    while not state.view(seat)["places"][seat]["tiles"]:
        state.apply(state.legal_actions(state.asked()[0])[-1], state.asked()[0])
    view = state.view(seat)
    covered = {cell for laid in view["places"][seat]["tiles"] for cell in laid["cells"]}
    cells = [s for s in shapes(view) if s.handle.startswith("cell:")]
    assert len(cells) == 142 - len(covered)
    for shape in cells:
        row, column = map(int, shape.handle.split(":")[1:])
        assert box.HEIGHT * column + row not in covered
        assert (shape.x, shape.y) == (LEFT + column * CELL, TOP + row * CELL)
    assert {f"laid:{laid['cells'][0]}" for laid in view["places"][seat]["tiles"]} <= handles(view)


def test_every_tile_is_drawn_once_wherever_it_lies() -> None:
    for state, seat in played(4, 5, eager=True):
        if state.over:
            view = state.view(seat)
            drawn = [s.key for s in shapes(view) if s.key.startswith(("cat:", "oshax:"))]
            cats = [*view["left"], *view["right"]]
            for place in view["places"]:
                for laid in place["tiles"]:
                    if laid["shape"] < box.CAT_SHAPES:
                        cats.append(box.CAT_SHAPES * laid["colour"] + laid["shape"])
            assert sorted(k for k in drawn if k[0] == "c") == sorted(f"cat:{c}" for c in cats)


def test_the_boat_comes_first_while_a_tile_is_placed() -> None:
    state, seat = at("place")
    own = PICTURES.scene(state.view(seat), "en").panels[0]
    assert (own.key, own.role, own.seat) == ("boat", "own", seat)
    other = PICTURES.scene(state.view((seat + 1) % 3), "en").panels[0]
    assert other.key == "island"


def test_a_tile_in_hand_is_seen_by_everybody() -> None:
    state, seat = at("place")
    tile = state.view(seat)["thing"]
    key = f"cat:{box.CAT_SHAPES * (tile >> 5) + (tile & 31)}"
    for eyes in range(SPECTATOR, 3):
        found = [panel.key for panel in PICTURES.scene(state.view(eyes), "en").panels
                 if key in {s.key for s in panel.shapes}]  # fmt: skip
        assert found == (["boat"] if eyes in (seat, SPECTATOR) else [f"boat:{seat}"])


# Looks


def test_colour_never_stands_alone() -> None:
    """Each family has a coat and a sign of its own; an Oshax without a colour has no coat."""
    coats = {inner.split('stroke="#')[0].split('fill="#')[0] for _, _, inner, _ in COATS}
    assert len(coats) == len(COATS) == len(SIGNS) == len(set(SIGNS)) == box.COLOURS
    style = PICTURES.style()
    for colour in range(box.COLOURS):
        assert f"--coat: url(#ioc-coat-{colour});" in style
    assert style.count("--coat: none;") == 1
    assert len({fur for fur, *_ in FURS}) == len(FURS)


def test_a_cat_has_a_head_and_a_tail_at_different_ends() -> None:
    for shape in range(box.COMMON):
        cells = turned(box.SHAPE_ROWS[shape], 0)
        head, tail = ends(cells)
        assert head != tail
        assert 1 in (len(beside(head, cells)), len(beside(tail, cells)))
        assert len(beside(head, cells)) == 1, "the head is at an end"


def test_an_outline_goes_around_all_cells() -> None:
    assert (
        outline([(0, 0)], 0, 1, 10) == "M0 1Q0 0 1 0L9 0Q10 0 10 1L10 9Q10 10 9 10L1 10Q0 10 0 9Z"
    )
    for shape in range(box.SHAPES):
        path = outline(turned(box.SHAPE_ROWS[shape], 0), 0, 0.1, 1)
        assert path.count("M") == path.count("Z") == 1, "no holes"


def test_every_card_has_signs_that_are_drawn() -> None:
    for number in NUMBERS:
        assert emblem(number)
        assert emblem_name(number) in ART
    rescue = [emblem(number) for number in (7, 15, 23, 43, 66)]
    assert rescue == [
        ("ioc-boot", "4"),
        ("ioc-broken",),
        ("ioc-broken", "ioc-boot", "1"),
        ("ioc-basket", "ioc-boot", "1"),
        ("ioc-basket", "ioc-boot", "3"),
    ]
    assert emblem(137) == ("18", "lr-star", ":", "0", "ioc-moon", "ioc-moon")
    assert emblem(135) == ("1", "lr-star", "/", "2", "ioc-face", "ioc-edge")


# What is clicked


def clicked(state: State, seat: int, word: str) -> list[list[str]]:
    """Where the legal actions of a verb are clicked."""
    view = state.view(seat)
    return [
        PICTURES.handles(action, view)
        for action in state.legal_actions(seat)
        if GAME.action_text(action).split(" ")[0] == word
    ]


@pytest.mark.parametrize(
    ("step", "word", "kind"),
    [
        ("draft", "keep", "card"),
        ("choose", "lay", "card"),
        ("cat", "rescue", "cat"),
        ("bonus", "take", "tile"),
        ("find", "play", "card"),
        ("call", "take", "tile"),
        ("name", "colour", "colour"),
        ("branch", "find", "branch"),
        ("treasure", "take", "tile"),
        ("forget", "forget", "card"),
        ("discard", "remove", "laid"),
        ("field", "put", "field"),
        ("move", "move", "cat"),
    ],
)
def test_where_actions_are_clicked(step: str, word: str, kind: str) -> None:
    state, seat = at(step, word=word)
    found = clicked(state, seat, word)
    there = handles(state.view(seat))
    for on in found:
        assert [handle.split(":")[0] for handle in on] == [kind]
        assert set(on) <= there


def test_baskets_are_clicked_on_tokens_and_on_rescue_cards() -> None:
    seen: set[str] = set()
    for seed in range(3):
        for state, seat in played(3, seed, eager=True):
            if state.over or state.view(seat)["step"] != "rescue":
                continue
            laid = {f"card:{card}" for card in state.view(seat)["places"][seat]["laid"]}
            for on in clicked(state, seat, "use"):
                assert on == ["basket:ready"] or set(on) <= laid
                seen.add(on[0].split(":")[0])
    assert seen == {"basket", "card"}


def test_the_card_to_pay_for_is_clicked_or_one_of_two_places() -> None:
    state, seat = at("pay")
    first = f"card:{state.view(seat)['places'][seat]['own_picked'][0]}"
    assert clicked(state, seat, "leave") == [[first, "leave"]]
    assert clicked(state, seat, "keep") in ([], [[first, "keep"]])
    active = [s.handle for s in shapes(state.view(seat)) if "active" in s.cls.split() and s.handle]
    assert active == [first]


def test_boats_are_chosen_from_a_picture_of_all() -> None:
    state = GAME.new(3, 2, boats="chosen")
    seat = state.asked()[0]
    view = state.view(seat)
    assert "boats" in panels(view)
    assert sorted(map(tuple, clicked(state, seat, "board"))) == [(f"boat:{k}",) for k in range(4)]
    state.apply(GAME.parse_action("board red"), seat)
    taken = [s.handle for s in shapes(state.view(seat)) if s.handle.startswith("boat:")
             and s.cls == "off"]  # fmt: skip
    assert taken == ["boat:2"]


# Panels


def test_family_mode_has_no_fish_and_no_prices() -> None:
    state = GAME.new(3, 2, family_mode=True)
    view = state.view(0)
    assert "fish" not in {s.key for s in shapes(view)}
    assert {"pack", "island", "boat", "scores"} <= set(panels(view))
    assert {s.tip for s in shapes(view) if s.key.startswith("field:")} == {
        "Left field", "Right field",
    }  # fmt: skip


def test_the_sister_has_a_panel_and_counts_the_tiles() -> None:
    state = GAME.new(1, 2, solo="hard")
    view = state.view(0)
    sister = panels(view)["sister"]
    wishes = [s for s in sister.shapes if s.key.startswith("wish:")]
    assert len(wishes) == box.COLOURS
    cats = [s for s in shapes(view) if s.key.startswith("cat:")]
    numbers = [[t.text for t in walk([cat]) if t.text] for cat in cats]
    assert numbers == [[str(n)] for n in range(1, 9)]


def test_at_the_end_all_lessons_and_totals_are_shown() -> None:
    *_, (state, _seat) = played(3, 4)
    view = state.view(0)
    assert "?" not in {s.text for s in panels(view)["scores"].shapes}
    lessons = {lesson["card"] for place in view["places"] for lesson in place["own_lessons"]}
    shown = {s.key for s in panels(view)["lessons"].shapes}
    assert {f"card:{card}" for card in lessons} <= shown


def test_others_do_not_see_cards_in_hand() -> None:
    state, seat = at("choose")
    view = state.view((seat + 1) % 3)
    hidden = set(state.view(seat)["places"][seat]["own_hand"])
    assert hidden
    assert not {f"card:{card}" for card in hidden} & {s.key for s in shapes(view)}


def full_boats() -> list[list[dict[str, Any]]]:
    """Tiles on four boats until no cat has a place any more, then small treasures."""
    cats = [32 * colour + shape for shape in range(17) for colour in range(box.COLOURS)]
    boats = []
    for kind in range(box.BOATS):
        boat = Boat(kind)
        for tile in [*cats, *[32 * box.NO_COLOUR + box.COMMON + 1] * 9]:
            places = boat.list_places(vec[i64](), 0, tile & 31, False)
            if len(places):
                boat = boat.with_tile(tile, places[0])
                cats = [cat for cat in cats if cat != tile]
        boats.append([seen_tile(laid) for laid in boat.tiles])
    return boats


def test_a_scene_stays_small_when_all_boats_are_full() -> None:
    boats = full_boats()
    assert min(len(boat) for boat in boats) >= 20
    *_, (last, _seat) = played(4, 1, eager=True)
    for state, seat in [at("rescue", 4), at("pay", 4), (last, 0)]:
        view = state.view(seat)
        view["left"], view["right"] = [], []  # the cats are on the boats
        for place, tiles in zip(view["places"], boats):
            place["tiles"] = tiles
        for lang in ("en", "de"):
            assert len(msgspec.json.encode(PICTURES.scene(view, lang))) <= LARGEST
