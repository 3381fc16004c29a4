"""The components of Comet: cards, heroes and boards as the specification lists them."""

import random
from collections import Counter
from typing import Any

import pytest
from com_cards import ANIMAL, ANIMALS, EGGS, HELPS, HEROES, LETTERS, SYMBOLS, TERRAINS, Ability
from comet import AWAY, BESIDE, ENTRANCES, FIELDS, GAME, STACK, STARTS

from liferaft.games.comet import board, box

SIDES = ("A", "B")
CURVE = dict(zip(range(2, 13), (2, 3, 3, 4, 5, 6, 7, 7, 8, 9, 10)))  # points of a plain animal


def said(ability: dict[str, Any]) -> Ability:
    """An ability of the data in the words of the list."""
    values: list[str] = []
    if "symbols" in ability:
        letters = {name: letter for letter, name in LETTERS.items()}
        values = [letters[symbol] for symbol in ability["symbols"]]
    elif "pieces" in ability:
        far = "anywhere" if ability["range"] == 99 else str(ability["range"])
        values = ["/".join(ability["pieces"]), far]
    else:
        keys = ("deck", "depth", "terrain", "n", "range")
        values = [str(ability[key]) for key in keys if key in ability]
    return Ability(ability["kind"], ability["when"], ability["effect"], tuple(values))


def scoring(score: dict[str, Any]) -> str:
    """A scoring of the data in the words of the list."""
    every = f"{score['every']} " if score["every"] > 1 else ""
    what = {
        "egg": f"{score.get('value')} egg",
        "deck": f"{score.get('value')} animal",
        "symbol": f"animal showing {score.get('value')}",
        "egg_set": "set of 4 egg colours",
        "terrain_kinds": "different terrain",
        "nest_min": f"animal with nest >= {score.get('threshold')}",
    }[score["criterion"]]
    return f"{score['points']} per {every}{what}"


def test_com_9_17_every_animal_is_as_listed() -> None:
    assert list(box.ANIMAL_IDS) == [card.id for card in ANIMALS]
    for number, card in enumerate(ANIMALS):
        assert box.CARD_NAMES[number] == card.name
        assert box.EGGS[box.EGG[number]] == card.egg
        assert (box.NEST[number], box.POINTS[number]) == (card.nest, card.points)
        assert box.ANIMAL_SYMBOLS[number] == card.symbols
        ability = box.ABILITIES[number]
        if card.ability:
            assert said(ability) == card.ability
        elif card.score:
            assert (ability["kind"], scoring(ability)) == ("score", card.score)
        else:
            assert ability == {"kind": "none"}


def test_com_5_2_every_help_card_is_as_listed() -> None:
    assert list(box.HELP_IDS) == [card.id for card in HELPS]
    for number, card in enumerate(HELPS):
        when, effects = box.HELP_WHEN[number], box.HELP_EFFECTS[number]
        assert box.CARD_NAMES[88 + number] == card.name
        assert [said({"kind": "help", "when": when, **e}) for e in effects] == card.effects


def test_com_1_4_every_hero_is_as_listed() -> None:
    assert list(box.HERO_IDS) == [card.id for card in HEROES]
    for number, card in enumerate(HEROES):
        assert box.HERO_NAMES[number] == card.name
        assert said(box.ABILITIES[88 + number]) == card.ability
        assert scoring(box.HERO_SCORINGS[number]) == card.score


def test_there_are_102_silver_and_50_golden_cards() -> None:
    copies = Counter[str]()
    for card, n in zip(box.CARD_IDS, box.COPIES):
        copies[card[0]] += n
    assert copies == {"S": 92, "P": 10, "G": 42, "Q": 8}
    assert [box.DECK[i] for i in range(101)] == [0] * 46 + [1] * 42 + [0] * 5 + [1] * 8


@pytest.mark.parametrize(
    ("deck", "eggs", "symbols", "nests", "total"),
    [
        ("S", (14, 10, 10, 12), (16, 16, 16, 16, 12, 8), (2, 3, 5, 7, 9, 6, 5, 4, 3, 1, 1), 132),
        ("G", (12, 10, 9, 11), (17, 17, 18, 19, 13, 8), (0, 0, 2, 3, 4, 5, 7, 8, 6, 3, 4), 214),
    ],
)
def test_the_cards_are_spread_as_they_were_checked(
    deck: str, eggs: tuple[int, ...], symbols: tuple[int, ...], nests: tuple[int, ...], total: int
) -> None:
    numbers = [i for i, card in enumerate(box.ANIMAL_IDS) if card[0] == deck]
    assert tuple(sum(box.EGG[i] == egg for i in numbers) for egg in range(len(EGGS))) == eggs
    shown = Counter(symbol for i in numbers for symbol in box.ANIMAL_SYMBOLS[i])
    assert tuple(shown[symbol] for symbol in SYMBOLS) == symbols
    assert tuple(sum(box.NEST[i] == d for i in numbers) for d in range(2, 13)) == nests
    assert sum(box.POINTS[i] for i in numbers) == total


def test_plain_animals_follow_one_curve_and_abilities_cost_points() -> None:
    for card in ANIMALS:
        worth = card.points - CURVE[card.nest]
        if card.silver and not card.ability and not card.score:
            assert worth == 0
        elif not card.ability and not card.score:
            assert 0 <= worth <= 2
        else:
            assert worth < 0 if card.silver else worth <= 0


def test_egg_colours_tell_the_family_of_an_ability() -> None:
    families = {
        "red": {"symbols", "extra_card", "wild", "skip", "fly", "keep"},
        "blue": {"draw", "limit", "salvage", "gold", "gold_plus"},
        "green": {"nest", "extra_hatch", "dash", "neutral", "ready"},
        "yellow": set(),
    }
    for card in ANIMALS:
        assert card.ability is None or card.ability.effect in families[card.egg]
        assert (card.ability is None) == (card.egg == "yellow")


def test_joker_cards_show_nothing_but_jokers() -> None:
    assert [card.id for card in ANIMALS if "joker" in card.symbols] == [
        "S05", "S12", "S15", "S22", "S25", "S32", "S35", "S46", "G10", "G17", "G29", "G41",
    ]  # fmt: skip
    assert all(card.joker for card in ANIMALS if "joker" in card.symbols)
    assert {len(card.symbols) for card in ANIMALS if card.joker and card.silver} == {1}
    assert {len(card.symbols) for card in ANIMALS if card.joker and not card.silver} == {2}
    sizes = Counter(len(card.symbols) for card in ANIMALS if not card.joker and not card.silver)
    assert sizes == {2: 30, 3: 8}


def test_the_two_animals_of_which_all_is_known() -> None:
    raptor, dromedary = ANIMAL["G01"], ANIMAL["S08"]
    assert (raptor.name, raptor.nest, raptor.points, raptor.symbols) == (
        "Raptor", 11, 5, ["desert", "meadow"],
    )  # fmt: skip
    assert (dromedary.name, dromedary.nest, dromedary.points, dromedary.symbols) == (
        "Dromedary", 9, 4, ["jungle", "desert"],
    )  # fmt: skip
    for card in ("G01", "S08"):
        assert box.CARD_STATUS[box.CARD_IDS.index(card)] == "official-values"


@pytest.mark.parametrize(("side", "fields", "holes"), [("A", 78, 22), ("B", 66, 16)])
def test_com_0_1_both_boards_are_as_drawn(side: str, fields: int, holes: int) -> None:
    found = board.BOARDS[SIDES.index(side)]
    assert found.side == side
    there = 0
    for number, name in enumerate(board.FIELD_IDS):
        word = FIELDS[side].get(name)
        if word is None:
            assert found.kinds[number] == -2
            continue
        there += 1
        if word.isdecimal():
            assert (found.kinds[number], found.numbers[number]) == (-1, int(word))
        else:
            assert TERRAINS[found.kinds[number]] == LETTERS[word]
            assert found.numbers[number] == 0
    assert there == len(FIELDS[side]) == fields
    assert sum(word.isdecimal() for word in FIELDS[side].values()) == holes
    assert tuple(board.FIELD_IDS[f] for f in found.entrances) == ENTRANCES[side]
    assert tuple(board.FIELD_IDS[f] for f in found.starts) == STARTS[side]


@pytest.mark.parametrize(
    ("side", "terrains"), [("A", (12, 12, 12, 12, 8)), ("B", (11, 11, 11, 10, 7))]
)
def test_terrains_are_spread_evenly(side: str, terrains: tuple[int, ...]) -> None:
    kinds = Counter(board.BOARDS[SIDES.index(side)].kinds)
    assert tuple(kinds[terrain] for terrain in range(5)) == terrains


def neighbours(side: str, field: str) -> set[str]:
    """What the masks of a board say touches a field; the cave has none of its own."""
    found, number = board.BOARDS[SIDES.index(side)], board.PLACE_IDS.index(field)
    return places(found.near_low[number], found.near_high[number])


def places(low: int, high: int) -> set[str]:
    """The names of a set of fields."""
    return {
        name
        for place, name in enumerate(board.PLACE_IDS)
        if low & board.LOW[place] or high & board.HIGH[place]
    }


@pytest.mark.parametrize("side", SIDES)
def test_what_is_around_many_fields_is_around_one_of_them(side: str) -> None:
    found, luck = board.BOARDS[SIDES.index(side)], random.Random(side)
    sets = [[name] for name in board.PLACE_IDS]
    sets += [luck.sample(board.PLACE_IDS, luck.randint(2, 60)) for _ in range(400)]
    for names in sets:
        low = high = 0
        for name in names:
            low |= board.LOW[board.PLACE_IDS.index(name)]
            high |= board.HIGH[board.PLACE_IDS.index(name)]
        around = {name for field in names for name in neighbours(side, field)}
        assert places(*found.around(low, high)) == around


@pytest.mark.parametrize("side", SIDES)
def test_fields_touch_as_they_lie(side: str) -> None:
    for field in FIELDS[side]:
        doors = {"cave"} if field in ENTRANCES[side] else set()
        assert neighbours(side, field) == {*BESIDE[side][field], *doors}
        assert all(field in neighbours(side, other) for other in BESIDE[side][field])
        assert 2 <= len(BESIDE[side][field]) <= 6
    assert neighbours(side, "cave") == set()


@pytest.mark.parametrize("side", SIDES)
def test_com_2_3_the_number_of_a_nest_is_its_distance_to_the_cave(side: str) -> None:
    for nest, number in FIELDS[side].items():
        if number.isdecimal():
            assert AWAY[side][nest] == int(number)


@pytest.mark.parametrize("side", SIDES)
def test_every_number_from_2_to_12_has_a_nest(side: str) -> None:
    numbers = {int(word) for word in FIELDS[side].values() if word.isdecimal()}
    assert numbers == set(range(2, 13))


def test_the_numbers_of_the_game() -> None:
    assert dict(enumerate(box.COMET_STACK, 1)) == STACK
    assert box.LONGER == {"normal": 0, "short": 6, "long": -3}
    assert (box.START_HAND, box.HAND_LIMIT, box.DISPLAY) == (5, 5, 4)
    assert (box.IDLE_RESTS, box.IDLE_TURNS) == (4, 20)
    assert box.SOLO_TARGETS == (40, 55, 70)
    assert GAME.seats == (1, 4)


def test_every_option_and_its_choices() -> None:
    assert {option.name: option.choices for option in GAME.options} == {
        "board_side": ("A", "B"),
        "neutral_start": ("board", "off"),
        "chain_jumps": (True, False),
        "hero_selection": ("random", "draft2"),
        "comet_ready_hero": (False, True),
        "rest_limit_strict": (True, False),
        "pass_final": (True, False),
        "game_length": ("normal", "short", "long"),
    }
    assert all(option.default == option.choices[0] for option in GAME.options)
