"""Comet as people see it: land, sky, animals, cards, rescuers, and what is clicked."""

from typing import Any

import msgspec
import pytest

import liferaft
from liferaft import SPECTATOR, State
from liferaft.core.language import LANGUAGES
from liferaft.games.comet import board, box
from liferaft.games.comet.art import ART, TILE
from liferaft.games.comet.art_roster import FIGURES
from liferaft.games.comet.art_things import HELP_EMBLEMS, HERO_EMBLEMS
from liferaft.games.comet.picture import PICTURES
from liferaft.games.comet.picture_cards import WORDS_W, short_text, title
from liferaft.games.comet.picture_map import nearness
from liferaft.games.comet.signs import card_name, card_text
from liferaft.games.comet.text import translate_to
from liferaft.picture.scene import Panel, Shape
from liferaft.picture.shapes import fitted, width_of
from liferaft.picture.svg import walk
from liferaft.testing.diagram import do

GAME = liferaft.game("comet")
LARGEST = 60_000  # bytes of a scene
MOVING = """
comet
seat H03 C3:S16 - - rescued S19 S15/ G20 G10 hand S40 S08 P04 S22 known S08
seat H02 F4:S24 hand S01 G12
silver_discards S01 S30 S11 P05
gold_discards G07 Q06
pool water joker*2
agenda move:0 finish:0
"""
BUTTONS = {"pass", "rest", "end", "done", "fill", "ready_all"}


def position(text: str, *actions: str) -> State:
    return do(GAME.position(text), *actions)


def drawn(view: dict[str, Any], lang: str = "en") -> dict[str, Shape]:
    """What has a key in the picture of a view."""
    scene = PICTURES.scene(view, lang)
    return {s.key: s for panel in scene.panels for s in walk(panel.shapes) if s.key}


def panel_of(view: dict[str, Any], key: str) -> Panel:
    return next(panel for panel in PICTURES.scene(view, "en").panels if panel.key == key)


def texts(shape: Shape) -> list[str]:
    return [s.text for s in walk([shape]) if s.kind == "text"]


def uses(shapes: list[Shape]) -> list[str]:
    return [s.use for s in walk(shapes) if s.use]


def card(name: str) -> int:
    return box.CARD_IDS.index(name)


def field(name: str) -> int:
    return board.FIELD_IDS.index(name)


# Art


def test_every_animal_help_card_and_hero_has_a_drawing_of_its_own() -> None:
    assert list(FIGURES) == list(box.ANIMAL_IDS)
    assert len(set(FIGURES.values())) == box.ANIMALS
    assert list(HELP_EMBLEMS) == list(box.HELP_IDS)
    assert len(set(HELP_EMBLEMS.values())) == box.HELPS
    assert list(HERO_EMBLEMS) == list(box.HERO_IDS)
    assert len(set(HERO_EMBLEMS.values())) == box.HEROES


def test_a_card_shows_symbols_egg_nest_and_points() -> None:
    dromedary = ART["com-face-S08"]
    signs = [s for s in range(6) if f"#com-sym-{s}" in dromedary]
    assert [box.SYMBOLS[s] for s in signs] == ["desert", "jungle"]
    assert "#com-egg-0" in dromedary
    assert ">9</text>" in dromedary
    assert ">4</text>" in ART["com-pic-S08"]
    assert "com-silver" in dromedary
    assert "com-gold" in ART["com-face-G01"]
    assert ART["com-face-G10"].count("#com-sym-5") == 2


def test_eggs_differ_not_only_by_colour() -> None:
    eggs = [ART[f"com-egg-{colour}"].split("/>", 1)[1] for colour in range(4)]
    assert len(set(eggs)) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_every_card_fit(lang: str) -> None:
    _ = translate_to(lang)
    for number in range(box.CARDS):
        words = card_text(number, _)
        size, rows = fitted(words, WORDS_W, 16, False, 4)
        assert size >= 14, f"{words}: {rows}"
        assert len(rows) <= 4, f"{words}: {rows}"
        name = title(card_name(number, _), 0, 0, WORDS_W)
        assert all(width_of(t, 12, True) <= WORDS_W for t in texts(name)), card_name(number, _)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_can_be_told_in_few_words(lang: str) -> None:
    _ = translate_to(lang)
    for ability in box.ABILITIES[: box.ANIMALS]:
        words = short_text(ability, _)
        assert bool(words) == (ability["kind"] != "none")
        size, rows = fitted(words, TILE - 8, 16, False, 2)
        assert size >= 14, f"{words}: {rows}"
        assert len(rows) <= 2, f"{words}: {rows}"


# Land and sky


@pytest.mark.parametrize(("side", "land", "nests"), [("A", 56, 22), ("B", 50, 16)])
def test_every_field_shows_its_terrain_or_its_nest(side: str, land: int, nests: int) -> None:
    shapes = drawn(GAME.new(2, 1, board_side=side).view(0))
    fields = [s for s in shapes.values() if s.handle.startswith("field:") and s.kind == "path"]
    assert len([s for s in fields if "-nest-" not in s.cls]) == land
    assert len([s for s in fields if "-nest-" in s.cls]) == nests
    printed = board.BOARDS[board.SIDES.index(side)]
    for shape in fields:
        number = int(shape.handle.split(":")[1])
        kind, nest = printed.kinds[number], printed.numbers[number]
        expected = f"com-nest-{nest}" if nest else f"com-{box.TERRAINS[kind]}"
        assert shape.cls == expected or shape.cls.startswith(f"{expected}-")
        assert shape.tip.startswith(board.FIELD_IDS[number])


def test_neighbours_lie_side_by_side() -> None:
    shapes = drawn(GAME.new(2, 1).view(0))
    for here, beside in (("C3", "C4"), ("C3", "B2"), ("C3", "B3"), ("C3", "D2"), ("C3", "D3")):
        one, other = shapes[f"f{field(here)}"], shapes[f"f{field(beside)}"]
        assert (abs(one.x - other.x), abs(one.y - other.y)) in ((84, 0), (42, 66))


def test_the_comet_comes_nearer_while_the_silver_pile_shrinks() -> None:
    view = GAME.new(3, 1).view(0)
    assert nearness(view) == 0
    sizes = []
    for left in (view["pile"], 20, 1):
        comet = drawn({**view, "pile": left})["comet"]
        assert str(left) in texts(comet)
        sizes.append(comet.inside[0].w)
    come = drawn({**view, "pile": 0, "phase": "comet"})["comet"]
    sizes.append(come.inside[0].w)
    assert sizes == sorted(set(sizes))
    assert texts(come) == []


# Who stands where


def test_a_rescuer_walks_from_its_slot_to_the_map_with_its_animal() -> None:
    state = position("comet\nseat H01 - - - hand S08\nseat H02\nagenda action:0 finish:0")
    before = drawn(state.view(0))
    assert before["card:7:0"].handle == "card:7"
    do(state, "hatch S08")
    laid = drawn(state.view(0))
    assert laid["card:7:0"].handle == "rescuer:0:0"
    do(state, "place I1")
    placed = drawn(state.view(0))["rescuer:0:0"]
    assert "com-beast-S08" in uses([placed])
    assert "lr-seat-0" in uses([placed])
    assert "1" in texts(placed)
    assert {s.key for s in panel_of(state.view(0), "map").shapes} >= {"rescuer:0:0"}


def test_who_is_moving_is_marked() -> None:
    state = position(MOVING, "walk 1")
    shapes = drawn(state.view(0))
    assert "active" in shapes["rescuer:0:0"].cls
    assert "active" not in shapes["rescuer:1:0"].cls


def test_neutral_pieces_off_the_board_wait_beside_it() -> None:
    on = drawn(GAME.new(2, 1).view(0))
    start = on[f"f{field('H3')}"]
    assert (on["mammoth"].x, on["mammoth"].y + 2) == (start.x, start.y)
    off = drawn(GAME.new(2, 1, neutral_start="off").view(0))
    assert off["mammoth"].cls == "dim"
    assert off["mammoth"].y < off["f0"].y


# Pool and chips


def test_the_pool_counts_its_symbols() -> None:
    shapes = drawn(position(MOVING).view(0))
    assert "1" in texts(shapes["symbol:0"])
    assert "2" in texts(shapes["symbol:5"])
    assert shapes["symbol:3"].cls == "com-zero"
    quiet = drawn(GAME.new(2, 1).view(0))
    assert [quiet[f"symbol:{n}"].cls for n in range(6)] == [""] * 6


def test_what_a_move_allows_is_shown_as_chips() -> None:
    text = MOVING.replace("agenda", "skips 1:water 1:lava\nextras 2\nagenda")
    shapes = drawn(position(text).view(0))
    assert "+2" in texts(shapes["extras"])
    assert {"com-sym-0", "com-sym-4"} <= set(uses([shapes["skips:0"]]))
    assert shapes["skips:0"].tip == "rescuer 1 passes over water, lava"


# Cards


def test_rescued_animals_are_turned_when_they_were_used() -> None:
    state = position(MOVING)
    shapes = drawn(state.view(0))
    beaver, dodo = shapes[f"card:{card('S19')}:0"], shapes[f"card:{card('S15')}:0"]
    assert (beaver.turn, dodo.turn) == (0, 90)
    assert (beaver.handle, dodo.handle) == ("ready:18", "turned:14")
    assert shapes["hero:0"].turn == 0
    do(state, "use hero", "rescuer 1", "terrain lava")
    assert drawn(state.view(0))["hero:0"].turn == 90


def test_two_cards_of_a_kind_are_two_things() -> None:
    state = position("comet\nseat H01 - - - rescued S15 hand S15\nseat H02")
    shapes = drawn(state.view(0))
    assert {shapes["card:14:0"].handle, shapes["card:14:1"].handle} == {"card:14", "ready:14"}


def test_other_hands_show_backs_and_what_everybody_knows() -> None:
    view = position(MOVING).view(1)
    shown = uses(panel_of(view, "seat:0").shapes)
    assert shown.count("com-back-silver") == 3
    assert "com-pic-S08" in shown
    assert "com-pic-S40" not in shown
    spectator = PICTURES.scene(position(MOVING).view(SPECTATOR), "en")
    assert [p.key for p in spectator.panels if p.role in ("own", "hand")] == []


def test_the_own_card_that_everybody_knows_is_marked() -> None:
    shapes = drawn(position(MOVING).view(0))
    assert "lr-eye" in uses([shapes[f"card:{card('S08')}:0"]])
    assert "lr-eye" not in uses([shapes[f"card:{card('S40')}:0"]])


def test_discards_are_spread_when_one_is_chosen() -> None:
    state = position(MOVING, "use G20")
    choice = panel_of(state.view(0), "choice")
    assert [s.handle for s in choice.shapes] == [
        f"discard:{card(name)}" for name in ("P05", "S11", "S30", "S01")
    ]
    assert choice.title == "Silver discards"
    assert "choice" not in [p.key for p in PICTURES.scene(position(MOVING).view(0), "en").panels]


def test_heroes_are_offered() -> None:
    state = GAME.new(2, 1, hero_selection="draft2")
    view = state.view(0)
    offers = [s for s in panel_of(view, "offered").shapes if s.handle]
    legal = [PICTURES.handles(action, view)[0] for action in state.legal_actions(0)]
    assert [s.handle for s in offers] == legal
    state.apply(state.legal_actions(0)[1], 0)
    offers = [s for s in panel_of(state.view(0), "offered").shapes if s.handle]
    assert ["active" in s.cls for s in offers] == [False, True]


# Handles


def test_every_verb_but_the_buttons_is_clicked_on_a_thing() -> None:
    view = position(MOVING).view(0)
    for action in range(len(GAME.actions)):
        verb = GAME.actions.verb_of(action)
        assert bool(PICTURES.handles(action, view)) == (verb.word not in BUTTONS), verb.word


def test_card_and_rescuer_are_found_by_what_the_action_says() -> None:
    view = position(MOVING).view(0)
    for text, handle in (
        ("add S22", f"card:{card('S22')}"),
        ("help P04", f"card:{card('P04')}"),
        ("use hero", "ready:88"),
        ("walk 1", "rescuer:0:0"),
        ("to cave", "field:78"),
        ("pay joker", "symbol:5"),
        ("piece tortoise", "piece:1"),
        ("take G12", f"display:{card('G12')}"),
    ):
        assert PICTURES.handles(GAME.parse_action(text), view) == [handle]


# Size


def test_the_scene_of_a_long_game_is_small() -> None:
    """Four seats, each with fourteen rescued animals, all on their way with three more."""
    kinds = [*box.ANIMAL_IDS[:46], *box.ANIMAL_IDS[:46]]
    free = [name for name, kind in zip(board.FIELD_IDS, board.BOARDS[0].kinds) if kind >= 0]
    lines = ["comet", "mammoth -", "tortoise -", "phase comet"]
    for seat in range(4):
        mine = [kinds.pop() for _ in range(22)]
        slots = " ".join(f"{free.pop()}:{animal}" for animal in mine[:3])
        turned = " ".join(f"{animal}/" for animal in mine[3:10])
        rest = " ".join(mine[10:17])
        lines.append(
            f"seat H0{seat + 1} {slots} rescued {turned} {rest} hand {' '.join(mine[17:])}"
        )
    view = GAME.position("\n".join(lines)).view(0)
    for lang in LANGUAGES:
        assert len(msgspec.json.encode(PICTURES.scene(view, lang))) <= LARGEST
