"""Habitats as people read it: what its drawings show, how it ends."""

import pytest

import liferaft
from liferaft import seeded
from liferaft.core.language import LANGUAGES
from liferaft.games.habitats import box, signs, text
from liferaft.games.habitats.tables import ENDED, TAKE_FROM
from screens import beside, drawn, played, widest

GAME = liferaft.game("habitats")
WIDTHS = (18, 32, 58, 64, 89, 90, 99, 120, 200)


def test_names_are_those_of_the_german_rule_book() -> None:
    book = GAME.rulebook("de")
    for name in {*box.TILE_NAMES, *box.GOAL_NAMES, *box.LANDSCAPE_NAMES, *box.BAND_NAMES}:
        assert text.translate_to("de")(name) in book, name


@pytest.mark.parametrize("seats", range(1, 6))
def test_drawing_fits_its_width(seats: int) -> None:
    for decisions in (0, seats, seats + 1, 40, 1000):
        state = played(GAME, seats, seats, decisions)
        for lang in LANGUAGES:
            for width in WIDTHS:
                assert widest(beside(state.view(0), width, lang)) <= width
                assert width < 58 or widest(drawn(state.view(0), width, lang)) <= width


def test_every_tile_fits_beside_a_narrow_board() -> None:
    for tile in box.TILE_IDS:
        view = GAME.position(f"habitats\npark\npark\ntaken {tile}\n").view(0)
        for lang in LANGUAGES:
            assert widest(beside(view, 18, lang)) <= 18, tile


def test_longest_park_fits_its_width() -> None:
    row = " ".join(f"{tile}@{x},1" for x, tile in enumerate(box.TILE_IDS[4:112:5]))
    state = GAME.position(f"habitats\nyear 3\nround 5\npark {row}\npark\ntaken FL01\n")
    for width in WIDTHS[2:]:
        lines = drawn(state.view(0), width, "de").splitlines()
        assert max(map(len, lines)) <= width
        assert any("┃" in line for line in lines)


@pytest.mark.parametrize("seed", range(4))
def test_tiles_in_reach_are_those_that_can_be_taken(seed: int) -> None:
    state = GAME.new(2 + seed, seed)
    rng = seeded(seed)
    while not state.over:
        legal = state.legal_actions()
        view = state.view(0)
        if view["step"] == "take":
            ways = signs.in_reach(view, view["asked"][0])
            assert [TAKE_FROM + way for way in ways] == legal
        state.apply(legal[rng.below(len(legal))])


def test_market_numbers_the_tiles_in_reach() -> None:
    state = GAME.position(
        "habitats\nrow AG13 ? ? ?\nrow 0N FL01 ? ?\nrow TW05 ? 1N ?\nrow ? ? ? ?\npark\npark\n"
    )
    shown = drawn(state.view(0), 64)
    assert "1 G Lion" in shown
    assert "2 G Flame lily" in shown
    assert "▲ Red" in shown
    assert "GGGB→6" in shown


PARK = "habitats\nyear 2\npark AG13@0,1 AG02@1,1 AB02@0,2\npark\n"


def test_park_tells_what_animals_lack_without_colour() -> None:
    shown = drawn(GAME.position(PARK).view(0), 64, "de")
    assert "G Löwe" in shown
    assert "GG→6" in shown
    assert "G→3" in shown
    assert "✓" not in shown
    fed = GAME.position(PARK.replace("AB02@0,2", "AB02@0,2 AG03@2,1 AG04@-1,1"))
    assert drawn(fed.view(0), 64, "de").count("✓") == 2


def test_free_cells_have_the_number_of_the_list_and_the_gain() -> None:
    state = GAME.position(PARK + "taken FL07\n")
    shown = drawn(state.view(0), 64)
    legal = state.legal_actions()
    assert [GAME.action_text(action) for action in legal[:2]] == ["lay 0,3", "lay -1,2"]
    assert all(f" {number} " in shown for number in range(1, len(legal) + 1))
    assert shown.count("+1") == len(legal)


def test_roads_run_on_into_the_spaces_that_stay_empty() -> None:
    park = "park AG13@0,1 AG02@0,2 RD02@1,1:r0\npark\n"
    short = drawn(GAME.position(f"habitats\n{park}").view(0), 64)
    assert "━" not in short
    assert {"╻", "╹"} < set(short)  # where the road ends
    endless = drawn(GAME.position(f"habitats\noptions road_reach=line\n{park}").view(0), 64)
    assert endless.count("┃") > short.count("┃")
    turned = park.replace("RD02@1,1:r0", "RD02@0,3:r1")
    flat = drawn(GAME.position(f"habitats\n{turned}").view(0), 64)
    assert {"╺", "╸"} < set(flat)


def test_prompt_tells_the_result() -> None:
    over = played(GAME, 2, 4, 1000)
    winner = GAME.words.prompt(over.view(0), "de")
    assert winner.startswith(("Rot hat gewonnen: ", "Blau hat gewonnen: ", "Rot und Blau haben"))
    assert GAME.words.sentence((ENDED, 1, 0, 0), over.view(0), "de") == winner
    alone = played(GAME, 1, 4, 1000)
    assert "Dein Rang: " in GAME.words.prompt(alone.view(0), "de")
