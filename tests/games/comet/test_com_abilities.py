"""Comet: abilities and help cards (COM-5)."""

import pytest
from com_cards import ANIMALS, HELPS, Animal, Help
from comet import (
    asks,
    at,
    cards,
    choices,
    count,
    hand,
    hero,
    moving,
    place,
    pool,
    refused,
    rescued,
    rest,
    step,
    where,
)

from liferaft import State
from liferaft.testing.diagram import do, legal

READY_TAPS = [card for card in ANIMALS if card.ability and card.ability.kind == "tap"]
# Everything in this position can be used when its moment comes.
FULL = """
    seat H04 C3:S40 rescued {animal} S16/ hand S36 S36 S44 S44 {card}
    seat H02 hand S40
    silver_discards S01 S02
    gold_discards G41 G42
"""


def full(animal: str = "S35", card: str = "") -> State:
    """A position in which every effect would change something."""
    return at(FULL.format(animal=animal, card=card))


def windows(s: State, text: str) -> set[str]:
    """The moments of a turn at which an action is offered."""
    found = {"action"} if text in legal(s) else set()
    hatching = do(s.clone(), "hatch S36")
    found |= {"nest"} if text in legal(hatching) else set()
    do(hatching, "place C1")
    found |= {"hatched"} if text in legal(hatching) else set()
    found |= {"move"} if text in legal(do(s.clone(), "move S44")) else set()
    return found


def due(when: str, effects: list[str]) -> set[str]:
    """COM-5.3 to COM-5.5: the moments at which something can be used."""
    if when == "any":
        return {"action", "nest", "hatched", "move"}
    if when == "move":
        return {"move"}
    return {"nest"} if "nest" in effects else {"hatched"}


def test_com_5_1_any_number_of_help_cards_each_works_once() -> None:
    s = at("seat H01/ C3 hand P01 P01 P04 S02\nseat H02\nunseen S40 S40 S39 S39 S38\npile 5")
    do(s, "help P01")
    assert cards(s, "silver_discards") == ["P01"]
    do(s, "help P01")
    assert cards(s, "silver_discards") == ["P01", "P01"]
    refused(s, "help P01", "COM-5.1")
    do(s, "move S02", "help P04", "rescuer 1", "terrain lava")
    assert cards(s, "silver_discards") == ["P01", "P01", "S02", "P04"]
    assert len(hand(s)) == 4


def test_com_5_1_help_cards_go_to_the_discards_of_their_colour() -> None:
    s = do(moving("H01/ C3 hand Q01 P04"), "help Q01", "help P04", "rescuer 1", "terrain water")
    assert cards(s, "gold_discards") == ["Q01"]
    assert cards(s, "silver_discards") == ["P04"]


def test_com_5_1_a_help_card_is_discarded_after_its_effects_and_cannot_fetch_itself() -> None:
    s = at("seat H01/ hand Q07\nseat H02\ngold_discards")
    refused(s, "help Q07", "COM-5.7")
    s = do(at("seat H01/ hand Q07\nseat H02\ngold_discards G07"), "help Q07")
    assert choices(s, "take") == {"G07"}
    assert cards(s, "gold_discards") == ["G07"]
    assert hand(s) == []
    do(s, "take G07")
    assert cards(s, "gold_discards") == ["Q07"]
    assert hand(s) == ["G07"]


def test_com_5_1_a_help_card_being_resolved_is_not_shuffled_into_a_new_pile() -> None:
    s = at("seat H01/ hand P01\nseat H02\nphase comet\nunseen S40\nsilver_discards S36")
    do(s, "help P01")
    assert hand(s) == ["S36", "S40"]
    assert cards(s, "silver_discards") == ["P01"]
    assert count(s, "pile") == 0


@pytest.mark.parametrize("card", READY_TAPS, ids=lambda card: card.id)
def test_com_5_2_every_ability_has_its_moments(card: Animal) -> None:
    ability = card.ability
    assert ability
    s = full(card.id)
    assert windows(s, f"use {card.id}") == due(ability.when, [ability.effect])


@pytest.mark.parametrize("card", HELPS, ids=lambda card: card.id)
def test_com_5_2_every_help_card_has_its_moments(card: Help) -> None:
    s = full(card=card.id)
    effects = [effect.effect for effect in card.effects]
    assert windows(s, f"help {card.id}") == due(card.effects[0].when, effects)


def test_com_5_3_any_effects_between_the_decisions_of_a_hatch_or_move() -> None:
    s = full("S15", "P01")
    for text in ("use S15", "help P01", "use hero"):
        assert windows(s, text) == {"action", "nest", "hatched", "move"}


def test_com_5_3_not_inside_rest_and_not_inside_another_effect() -> None:
    s = do(full("S15", "P01"), "rest")
    assert asks(s) == ("rest_discard", 0)
    for text in ("use S15", "help P01", "use hero"):
        refused(s, text)
    do(s, "done")
    assert asks(s) == ("rest_gold", 0)
    refused(s, "use S15")
    s = do(full("S24", "P01"), "use S24")
    assert asks(s) == ("gold", 0)
    for text in ("use hero", "help P01"):
        refused(s, text)
    s = do(full("S15", "P01"), "move S44", "walk 1")
    assert asks(s) == ("target", 0)
    refused(s, "use S15")


def test_com_5_4_move_effects_after_the_base_card_until_the_move_ends() -> None:
    s = full("S11", "Q06")
    refused(s, "use S11", "COM-5.2")
    refused(s, "help Q06", "COM-5.2")
    do(s, "move S44")
    step(s, 1, "D2", "jungle")
    do(s, "use S11", "help Q06", "rescuer 1", "to C4", "end")
    assert asks(s)[1] == 1
    assert rescued(s) == ["S11/", "S16/"]


def test_com_5_5_nest_effects_before_the_rescuer_is_placed_the_others_after() -> None:
    s = at("seat H08 rescued S25 S30 S28 hand S36 S20 S27 P03\nseat H01")
    for text in ("use S25", "use S30", "use S28", "use hero", "help P03"):
        refused(s, text, "COM-5.2")
    do(s, "hatch S36")
    assert legal(s) == {"place C1", "place D4", "use S25", "help P03"}
    do(s, "place C1")
    assert legal(s) == {"use S30", "use S28", "use hero", "end"}


def test_com_5_6_a_tap_ability_needs_a_ready_card_and_turns_it() -> None:
    s = at("seat H04/ rescued S15/ S16\nseat H01")
    refused(s, "use S15", "COM-5.6")
    refused(s, "use hero", "COM-1.4")
    do(s, "use S16")
    assert rescued(s) == ["S15/", "S16/"]
    refused(s, "use S16", "COM-5.6")
    rest(s)
    assert rescued(s) == ["S15", "S16"]
    assert hero(s) == "H04"


def test_com_5_6_two_copies_of_an_animal_are_two_uses() -> None:
    s = at("seat H01/ rescued S15 S15/ hand S40\nseat H02")
    do(s, "use S15")
    assert rescued(s) == ["S15/", "S15/"]
    refused(s, "use S15", "COM-5.6")
    s = at("seat H01/ rescued S15 S15 hand S40\nseat H02")
    do(s, "use S15")
    assert rescued(s) == ["S15", "S15/"]
    do(s, "use S15")
    assert len(hand(s)) == 3


def test_com_5_6_what_was_not_rescued_by_this_player_cannot_be_used() -> None:
    s = at("seat H01/ C3:S15\nseat H02 rescued S16")
    refused(s, "use S15")
    refused(s, "use S16")
    refused(s, "use S35")


NOTHING = {
    "draw": ("C3 rescued S15 hand S40", "phase comet\nunseen\nsilver_discards", "use S15"),
    "gold": ("rescued S24", "display\ngold_pile\ngold_discards G07", "use S24"),
    "salvage": ("rescued S22", "silver_discards", "use S22"),
    "salvage ready": ("rescued S22", "silver_discards P05 P05", "use S22"),
    "salvage gold": ("rescued G18", "silver_discards S01\ngold_discards Q05", "use G18"),
    "ready": ("rescued S33 S15", "", "use S33"),
    "ready itself": ("rescued S33 G29/ S33/", "", "use S33"),
    "ready card": ("rescued S33/ hand P05", "", "help P05"),
}


@pytest.mark.parametrize("case", NOTHING)
def test_com_5_7_an_effect_that_changes_nothing_may_not_be_used(case: str) -> None:
    own, more, text = NOTHING[case]
    s = at(f"seat H05 {own}\nseat H02\n{more}")
    refused(s, text, "COM-5.7")


def test_com_5_7_effects_of_a_move_that_change_nothing() -> None:
    refused(moving("H05 C3 rescued S12", "joker*2"), "use S12", "COM-5.7")
    refused(moving("H05 C3 rescued S12", ""), "use S12", "COM-5.7")
    refused(moving("H05 C3 rescued G01 hand P01"), "use G01", "COM-5.7")
    refused(moving("H05 C3 rescued G09"), "use G09", "COM-5.7")
    for animal in ("S08", "G10", "G02"):
        refused(moving(f"H05 rescued {animal}"), f"use {animal}", "COM-5.7")


def test_com_5_7_effects_of_a_hatch_that_change_nothing() -> None:
    s = do(at("seat H05 rescued S25 hand S35 P03\nseat H02"), "hatch S35")
    refused(s, "use S25", "COM-5.7")
    refused(s, "help P03", "COM-5.7")
    s = do(at("seat H05 rescued S28 hand S35 P03\nseat H02"), "hatch S35", "place B3")
    refused(s, "use S28", "COM-5.7")
    s = do(at("seat H05 C3 C4 rescued S28 hand S35 S36\nseat H02"), "hatch S35", "place B3")
    refused(s, "use S28", "COM-5.7")


def test_com_5_7_symbols_that_join_a_pool_always_count_as_a_change() -> None:
    s = moving("H01 rescued S11 hand Q01", "")
    assert legal(s) == {"use hero", "use S11", "help Q01", "end"}
    do(s, "use hero")
    assert pool(s) == ["joker"]


def test_com_5_7_of_two_effects_one_must_be_possible_and_the_other_is_skipped() -> None:
    s = at("seat H05 hand Q04\nseat H02\ndisplay\ngold_pile\ngold_discards")
    do(s, "help Q04")
    assert asks(s) == ("action", 0)
    assert len(hand(s)) == 1
    s = at("seat H05 hand Q04\nseat H02\nphase comet\nunseen\nsilver_discards")
    do(s, "help Q04")
    assert asks(s) == ("gold", 0)
    do(s, sorted(legal(s))[0])
    assert asks(s) == ("action", 0)
    assert [card[0] in "GQ" for card in hand(s)] == [True]
    s = at("seat H05 C3 C4 hand S35 Q02\nseat H02")
    do(s, "hatch S35", "place B3", "help Q02")
    assert s.view(0)["hatches"] == 0
    assert len(hand(s)) == 1
    s = at("""
        seat H05 C3 hand Q04 S40
        seat H02
        display
        gold_pile
        phase comet
        unseen
        silver_discards
    """)
    refused(s, "help Q04", "COM-5.7")


def test_com_5_8_passive_effects_add_up() -> None:
    s = at("seat H05 rescued S19 S19 S20 G16 G17 hand S40\nseat H01")
    assert place(s)["limit"] == 5 + 2 + 1 + 1 + 1 + 2 + 1
    s = do(at("seat H07 rescued G31 hand S39\nseat H01"), "hatch S39")
    assert choices(s, "place") == {"I1", "I4"}
    assert s.view(0)["distance"] == 9
    do(s, "place I1")
    assert where(s)[0] == "I1"
