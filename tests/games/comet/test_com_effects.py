"""Comet: the vocabulary of effects (COM-9)."""

import pytest
from comet import (
    BESIDE,
    FIELDS,
    asks,
    at,
    cards,
    choices,
    count,
    hand,
    hero,
    known,
    moving,
    neutral,
    place,
    points,
    pool,
    refused,
    rescued,
    rest,
    slots,
    step,
    steps,
    targets,
    where,
)

from liferaft.testing.diagram import do, legal


def test_com_9_1_symbols_join_the_pool() -> None:
    s = moving("H01 C3 rescued G06 G05 hand Q01", "lava")
    do(s, "use G06")
    assert pool(s) == ["water", "desert", "lava"]
    do(s, "use G05", "help Q01", "use hero")
    assert pool(s) == ["water", "desert", "lava", *["joker"] * 5]


def test_com_9_2_extra_cards_now_or_later_in_the_move() -> None:
    s = moving("H02 C3 rescued G01 hand S01 S08 G06 P02", "water")
    do(s, "use G01", "use hero", "help P02")
    assert s.view(0)["extras"] == 3
    step(s, 1, "C4")
    do(s, "add S08", "add G06")
    assert pool(s) == ["meadow", "desert", "jungle", "lava"]
    assert cards(s, "gold_discards") == ["G06"]
    assert cards(s, "silver_discards") == ["P02", "S08"]
    assert s.view(0)["extras"] == 1
    assert do(s, "end").view(0)["extras"] == 0


def test_com_9_2_extra_card_needs_an_animal_card_in_hand() -> None:
    s = moving("H02 C3 hand P02 Q01")
    refused(s, "use hero", "COM-5.7")
    refused(s, "help P02", "COM-5.7")
    s = moving("H02 C3 hand P02 S22")
    do(s, "use hero")
    assert "add S22" in legal(s)


def test_com_9_3_wild_turns_terrain_symbols_into_jokers() -> None:
    s = do(moving("H01/ C3 rescued G11", "water*2 lava joker"), "use G11")
    assert asks(s) == ("wild", 0)
    assert legal(s) == {"wild water", "wild lava"}
    do(s, "wild water")
    assert legal(s) == {"wild water", "wild lava", "done"}
    assert pool(s) == ["water", "lava", "joker", "joker"]
    ended = do(s.clone(), "done")
    assert asks(ended) == ("move", 0)
    do(s, "wild lava")
    assert asks(s) == ("move", 0)
    assert pool(s) == ["water", "joker", "joker", "joker"]


def test_com_9_3_wild_ends_when_no_terrain_symbol_is_left() -> None:
    s = do(moving("H01/ C3 rescued G11", "water"), "use G11", "wild water")
    assert asks(s) == ("move", 0)
    assert pool(s) == ["joker"]


def test_com_9_4_skip_is_for_one_rescuer_until_the_end_of_the_move() -> None:
    s = moving("H01/ G3 G2 rescued S08", "joker*2")
    do(s, "use S08")
    assert asks(s) == ("skipper", 0)
    assert legal(s) == {"rescuer 1", "rescuer 2"}
    refused(s, "rescuer 3")
    before = targets(moving("H01/ G3 G2"), 2)
    do(s, "rescuer 1")
    assert s.view(0)["skips"] == [[2], [], []]
    assert targets(s, 2) == before
    assert {"F1", "G1", "H1"} <= targets(s, 1)
    step(s, 1, "F3")
    assert s.view(0)["skips"] == [[2], [], []]
    do(s, "end")
    assert s.view(0)["skips"] == [[], [], []]


def test_com_9_4_skips_on_one_rescuer_add_up_and_it_may_still_stop_there() -> None:
    s = moving("H03 C3 rescued S06", "joker", "mammoth -\ntortoise -")
    assert targets(s) == {"B2", "C2", "C4", "D2", "D3"}
    do(s, "use S06", "rescuer 1")
    assert targets(s) == {"B2", "C2", "C4", "D2", "D3", "B4", "C5", "E3", "E4"}
    do(s, "use hero", "rescuer 1")
    assert asks(s) == ("skipped_terrain", 0)
    assert choices(s, "terrain") == {"meadow", "desert", "jungle", "lava"}
    refused(s, "terrain water")
    do(s, "terrain meadow")
    assert s.view(0)["skips"][0] == [0, 1]
    assert targets(s) >= {"A2", "A3", "B1", "F3", "E2"}
    assert not {"B3", "D4", "F2"} & targets(s)
    assert where(step(s, 1, "C4"))[0] == "C4"


def test_com_9_4_skips_and_jumps_mix() -> None:
    s = moving("H01/ L5 L4 rescued S07", more="mammoth K3\ntortoise -")
    assert targets(s) == {"K5", "K4", "K6"}
    do(s, "use S07", "rescuer 1")
    assert targets(s) == {"K5", "K4", "K6", "J3", "J4", "K2", "L2"}


def test_com_9_4_without_chain_jumps_only_one_field_is_skipped() -> None:
    s = moving("H01/ G3 rescued S08", more="options chain_jumps=false")
    do(s, "use S08", "rescuer 1")
    assert targets(s) == {"F1", "F3", "G1", "G2", "H1", "H4", "I3"}
    s = moving("H01/ F4 rescued S08", more="options chain_jumps=false\nmammoth G2")
    do(s, "use S08", "rescuer 1")
    assert "G3" not in targets(s)
    assert targets(s) == {"E4", "E5", "F3", "G5", "G6", "H4"}


def hexes(field: str, far: int) -> set[str]:
    """The fields at most so many hexes away on side A, whatever they hold."""
    found = {field}
    for _ in range(far):
        found |= {other for one in found for other in BESIDE["A"][one]}
    return found


@pytest.mark.parametrize(
    ("own", "far"), [("H10", 2), ("H01/ rescued G03", 3), ("H01/ hand Q06", 3)]
)
@pytest.mark.parametrize("start", ["C3", "L1", "I4", "A5", "G5"])
def test_com_9_5_fly_to_a_free_terrain_field_within_range(own: str, far: int, start: str) -> None:
    words = own.split()
    s = moving(" ".join([words[0], start, "K5", *words[1:]]), "water")
    do(s, {"H10": "use hero", "G03": "use G03", "Q06": "help Q06"}[words[-1]])
    assert asks(s) == ("flier", 0)
    assert legal(s) == {"rescuer 1", "rescuer 2"}
    do(s, "rescuer 1")
    assert asks(s) == ("landing", 0)
    taken = {start, "K5", "H3", "D3"}
    land = {f for f in hexes(start, far) - taken if not FIELDS["A"][f].isdecimal()}
    assert choices(s, "to") == land
    refused(s, "to cave", "COM-9.5")
    goal = sorted(land)[-1]
    do(s, f"to {goal}")
    assert where(s) == [goal, "K5", "-"]
    assert pool(s) == ["water"]
    assert asks(s) == ("move", 0)


def test_com_9_6_keep_takes_back_cards_played_in_this_move() -> None:
    s = at("seat H09 C3 rescued G01 hand S02 G06 S22 Q01\nseat H02\nsilver_discards S36")
    do(s, "move S02", "use G01", "add G06", "add S22", "help Q01", "use hero")
    assert asks(s) == ("keep", 0)
    assert legal(s) == {"take S02", "take G06", "take S22"}
    do(s, "take S22")
    assert hand(s) == ["S22"]
    assert cards(s, "silver_discards") == ["S36", "S02"]
    assert known(s) == ["S22"]
    do(s, "add S22")
    assert pool(s).count("joker") == 4


def test_com_9_6_cards_played_in_earlier_turns_cannot_be_kept() -> None:
    s = at("seat H09 C3 hand S02 S04\nseat H01/ K5 hand S01\nsilver_discards S36")
    do(s, "move S02", "end", "move S01", "end", "move S04", "use hero")
    assert legal(s) == {"take S04"}


def test_com_9_7_lowered_nests_add_up_and_stay_at_two() -> None:
    s = do(at("seat H07 rescued S25 G25 hand S39 P03\nseat H02"), "hatch S39")
    distances = [s.view(0)["distance"]]
    for text in ("use S25", "help P03", "use G25"):
        do(s, text)
        distances.append(s.view(0)["distance"])
    assert distances == [10, 8, 5, 2]
    assert s.view(0)["lowered"] == 9
    assert choices(s, "place") == {"B3", "B5"}


def test_com_9_7_passives_are_compulsory_tap_abilities_are_free() -> None:
    s = do(at("seat H07 rescued S25 hand S36\nseat H02"), "hatch S36")
    assert choices(s, "place") == {"A1", "A7"}
    do(s, "place A1")
    assert rescued(s) == ["S25"]
    assert s.view(0)["lowered"] == 0


def test_com_9_7_a_lowered_number_overflows_like_a_printed_one() -> None:
    s = do(at("seat H01/ rescued S25 hand S36\nseat H02 B3 B5 A1"), "hatch S36", "use S25")
    assert choices(s, "place") == {"A7"}


def test_com_9_7_lowering_is_for_the_animal_being_hatched_only() -> None:
    s = at("seat H08 rescued G25 hand S36 S20\nseat H02")
    do(s, "hatch S36", "use G25", "place B3", "use hero", "hatch S20")
    assert s.view(0)["distance"] == 7
    assert choices(s, "place") == {"G4", "G7"}


def test_com_9_8_extra_hatches() -> None:
    s = at("seat H08 rescued S28 S29 hand S36 S20 S01\nseat H02")
    do(s, "hatch S36", "place C1", "use S28", "use hero")
    assert s.view(0)["hatches"] == 2
    assert choices(s, "hatch") == {"S20", "S01"}
    do(s, "hatch S20", "place G4")
    assert s.view(0)["hatches"] == 1
    do(s, "hatch S01", "place E1")
    assert slots(s) == ["S36", "S20", "S01"]
    assert legal(s) == {"end"}


def test_com_9_8_only_if_a_further_hatch_is_possible() -> None:
    s = do(at("seat H08 C3 C2 hand S36 S20\nseat H02"), "hatch S36", "place C1")
    refused(s, "use hero", "COM-5.7")
    s = do(at("seat H08 hand S36 P01\nseat H02"), "hatch S36", "place C1")
    refused(s, "use hero", "COM-5.7")
    s = do(at("seat H08 hand S36 S40\nseat H02 L3 L6"), "hatch S36", "place C1")
    refused(s, "use hero", "COM-5.7")


def test_com_9_8_an_extra_hatch_need_not_be_used() -> None:
    s = at("seat H08 hand S36 S20\nseat H02 hand S40")
    do(s, "hatch S36", "place C1", "use hero", "end", "hatch S40", "place L3")
    assert s.view(0)["hatches"] == 0
    assert legal(s) == {"end"}


def test_com_9_9_dash_is_for_rescuers_placed_in_this_turn_only() -> None:
    s = at("seat H01 C3 rescued G28 S30 hand S36 S22\nseat H02")
    do(s, "hatch S36", "place C1", "use G28", "use S30")
    assert pool(s) == ["meadow", "jungle", "joker", "joker"]
    assert s.view(0)["placed"] == [1]
    assert legal(s) == {"walk 2", "end"}
    refused(s, "walk 1", "COM-9.9")
    refused(s, "add S22")
    step(step(step(s, 2, "C2"), 2, "B2", "meadow"), 2, "A3", "jungle")
    step(s, 2, "cave")
    assert rescued(s) == ["G28/", "S30/", "S36"]
    assert legal(s) == {"end"}
    do(s, "end")
    assert pool(s) == []


def test_com_9_9_a_rescuer_rescued_by_a_dash_and_hatched_again_may_dash_on() -> None:
    s = at("seat H08 C3 D1 rescued G28 hand S35 S32\nseat H02")
    do(s, "hatch S35", "place B3", "use G28")
    assert s.view(0)["placed"] == [2]
    step(step(s, 3, "A4"), 3, "cave")
    assert s.view(0)["placed"] == []
    do(s, "use hero", "hatch S32", "place B3")
    assert slots(s)[2] == "S32"
    assert s.view(0)["placed"] == [2]


def test_com_9_9_unused_symbols_of_a_dash_are_lost() -> None:
    s = at("seat H01 rescued S30 hand S36\nseat H02 C4 hand S02")
    do(s, "hatch S36", "place C1", "use S30", "end", "move S02")
    assert pool(s) == ["water", "desert"]
    assert steps(s)
    assert s.view(0)["placed"] == []


def test_com_9_10_neutral_pieces_within_range() -> None:
    s = do(at("seat H01 C3 rescued S32\nseat H02 E3"), "use S32")
    assert asks(s) == ("piece", 0)
    assert legal(s) == {"piece mammoth", "piece tortoise"}
    do(s, "piece tortoise")
    assert asks(s) == ("put", 0)
    land = {f for f in hexes("D3", 3) if not FIELDS["A"][f].isdecimal()}
    assert choices(s, "to") == land - {"C3", "E3", "D3"}
    refused(s, "to cave")
    do(s, "to A3")
    assert neutral(s) == ["H3", "A3"]
    assert asks(s) == ("action", 0)


def test_com_9_10_the_field_a_neutral_piece_leaves_is_free() -> None:
    s = do(moving("H01/ C3 hand Q03", ""), "help Q03", "piece tortoise", "to L1")
    assert targets(s) == {"B2", "C2", "C4", "D2", "D3"}


@pytest.mark.parametrize(
    ("animal", "piece"),
    [("S34", "mammoth"), ("S34", "tortoise"), ("G23", "mammoth"), ("G24", "tortoise")],
)
def test_com_9_10_anywhere_and_only_the_named_pieces(animal: str, piece: str) -> None:
    s = do(at(f"seat H01 C3 rescued {animal}\nseat H02 E3"), f"use {animal}")
    if animal == "S34":
        do(s, f"piece {piece}")
    land = {f for f, word in FIELDS["A"].items() if not word.isdecimal()}
    assert choices(s, "to") == land - {"C3", "E3", "D3", "H3"}
    do(s, "to L1")
    assert neutral(s)[piece == "tortoise"] == "L1"


def test_com_9_10_a_piece_off_the_board_may_go_anywhere() -> None:
    s = do(at("options neutral_start=off\nseat H01 C3 rescued S32\nseat H02"), "use S32")
    do(s, "piece mammoth")
    land = {f for f, word in FIELDS["A"].items() if not word.isdecimal()}
    assert choices(s, "to") == land - {"C3"}
    do(s, "to K2")
    assert neutral(s) == ["K2", "-"]


def test_com_9_10_a_tortoise_rider_moves_a_piece_and_gives_a_joker() -> None:
    s = do(moving("H01/ B4 hand Q03", ""), "help Q03", "piece mammoth", "to A4")
    assert pool(s) == ["joker"]
    assert cards(s, "gold_discards") == ["Q03"]
    assert "cave" in targets(s)


def test_com_9_11_draw_goes_card_by_card() -> None:
    s = at("seat H04 rescued G14\nseat H02\nunseen S01 S02 S03 S04 S05\npile 2")
    do(s, "use G14")
    assert len(hand(s)) == 3
    assert (count(s, "pile"), count(s, "stack")) == (2, 0)
    assert s.view(0)["phase"] == "coming"


def test_com_9_12_gold_takes_from_the_display_and_refills_it() -> None:
    s = at("seat H06 hand S40\nseat H02\ndisplay G35 G10 G04 Q01\ngold_pile G20 G21")
    do(s, "use hero")
    assert asks(s) == ("gold", 0)
    assert choices(s, "take") == {"G35", "G10", "G04", "Q01"}
    refused(s, "take G20")
    do(s, "take G04")
    assert hand(s) == ["G04", "S40"]
    assert known(s) == ["G04"]
    assert len(cards(s, "display")) == 4
    assert count(s, "gold_pile") == 1
    assert asks(s) == ("action", 0)


def test_com_9_13_salvage_offers_the_top_cards_and_keeps_the_order_of_the_others() -> None:
    s = at("seat H01 rescued S22 hand S40\nseat H02\nsilver_discards S01 S02 S03 P01 S04 S05")
    do(s, "use S22")
    assert choices(s, "take") == {"P01", "S04", "S05"}
    refused(s, "take S03")
    do(s, "take P01")
    assert cards(s, "silver_discards") == ["S01", "S02", "S03", "S04", "S05"]
    assert hand(s) == ["P01", "S40"]
    assert known(s) == ["P01"]


def test_com_9_13_all_if_there_are_fewer_and_readying_cards_count_among_the_top() -> None:
    s = do(at("seat H01 rescued G20\nseat H02\nsilver_discards S01 P05 S02"), "use G20")
    assert choices(s, "take") == {"S01", "S02"}
    s = do(at("seat H01 rescued S22\nseat H02\nsilver_discards S01 S03 P05 S02"), "use S22")
    assert choices(s, "take") == {"S03", "S02"}
    refused(s, "take P05", "COM-9.13")
    s = do(at("seat H01 rescued G18\nseat H02\ngold_discards G20 Q05 Q01"), "use G18")
    assert choices(s, "take") == {"G20", "Q01"}
    refused(s, "take Q05", "COM-9.13")


def test_com_9_13_of_two_copies_the_upper_one_is_taken() -> None:
    s = do(at("seat H01 rescued G20\nseat H02\nsilver_discards S01 S02 S01 S03"), "use G20")
    assert choices(s, "take") == {"S01", "S02", "S03"}
    do(s, "take S01")
    assert cards(s, "silver_discards") == ["S01", "S02", "S03"]
    s = at("seat H01 rescued S22\nseat H02\nsilver_discards S01 S02 S03 S04 S01")
    do(s, "use S22", "take S01")
    assert cards(s, "silver_discards") == ["S01", "S02", "S03", "S04"]


def test_com_9_14_ready_up_to_n_cards_at_least_one() -> None:
    s = do(at("seat H04/ rescued G30 S15/ S16/ S33/\nseat H02"), "use G30")
    assert legal(s) == {"ready S15", "ready S16", "ready hero"}
    do(s, "ready hero")
    assert legal(s) == {"ready S15", "ready S16", "done"}
    ended = do(s.clone(), "done")
    assert (rescued(ended), hero(ended)) == (["G30/", "S15/", "S16/", "S33/"], "H04")
    do(s, "ready S16")
    assert asks(s) == ("action", 0)
    assert rescued(s) == ["G30/", "S15/", "S16", "S33/"]


def test_com_9_14_it_ends_when_nothing_more_qualifies() -> None:
    s = do(at("seat H04 rescued S15/ hand Q05\nseat H02"), "help Q05", "ready S15")
    assert asks(s) == ("action", 0)
    assert cards(s, "gold_discards") == ["Q05"]


def test_com_9_14_ready_cards_and_those_that_ready_are_not_offered() -> None:
    s = do(at("seat H04 rescued S33 S33/ G29/ G30/ S15 S16/\nseat H02"), "use S33")
    assert legal(s) == {"ready S16"}
    refused(s, "ready S15", "COM-9.14")
    refused(s, "ready G29", "COM-9.14")
    refused(s, "ready hero", "COM-9.14")


def test_com_9_14_of_two_copies_one_is_readied() -> None:
    s = do(at("seat H04 rescued S15/ S15/ hand P05\nseat H02"), "help P05", "ready S15")
    assert rescued(s) == ["S15", "S15/"]


def test_com_9_15_limits() -> None:
    s = at("seat H05 rescued G16 hand S40\nseat H01")
    assert place(s)["limit"] == 9
    assert place(s, 1)["limit"] == 5
    rest(s)
    assert len(hand(s)) == 9


def test_com_9_16_gold_plus_is_compulsory_as_far_as_the_display_allows() -> None:
    s = at("seat H05 rescued G19\nseat H01\ndisplay G35 G10\ngold_pile")
    do(s, "rest", "take G10")
    assert legal(s) == {"take G35"}
    do(s, "take G35")
    assert len(hand(s)) == 7
    assert known(s) == ["G10", "G35"]


@pytest.mark.parametrize(
    ("animals", "scores"),
    [
        ("S41", 0), ("S41 S01 G01/ S15", 2), ("S42 S15 S16", 2), ("S43 S32 G28", 2),
        ("S44", 0), ("S44 S36", 1), ("S44 S36 S36 G32", 1), ("S44 S44", 2),
        ("S45", 0), ("S45 S01 S15 S32", 3), ("S45 S01 S02 S15 S16 S32 S33", 3),
        ("S45 S35 S01 S15 S32 S02 G13 G26", 6),
        ("S46", 0), ("S46 S36", 2), ("S46 S36 S40 S39", 4), ("S46 G02 G07", 5),
        ("G36", 1), ("G36 S36 S37", 2), ("G37", 1), ("G38", 1), ("G39", 1), ("G40 S39 S38", 6),
        ("G41 S35 G32", 2), ("G42 S38 S37 G01", 6), ("G42", 2),
    ],
)  # fmt: skip
def test_com_9_17_what_animals_score(animals: str, scores: int) -> None:
    assert points(at(f"seat H01 rescued {animals}\nseat H02"))[1] == scores


@pytest.mark.parametrize(
    ("hero_id", "animals", "scores"),
    [
        ("H01", "S36 S36 G32", 2), ("H02", "S01", 0), ("H02", "S01 S02/ G03", 3),
        ("H02", "S01 S02 G03 G04", 6), ("H03", "S38 G32 S35", 2), ("H04", "S15 G13 S36", 6),
        ("H05", "S36 G02 S37", 2), ("H06", "G32 G33 S36", 2), ("H07", "S32 G28 S36", 6),
        ("H08", "S36 S39 G17", 2), ("H09", "S35 G32 S15", 6), ("H10", "S37 S40 S46", 2),
    ],
)  # fmt: skip
def test_com_9_17_what_heroes_score(hero_id: str, animals: str, scores: int) -> None:
    other = "H02" if hero_id != "H02" else "H01"
    assert points(at(f"seat {hero_id} rescued {animals}\nseat {other}"))[2] == scores


def test_com_9_17_jokers_never_count_as_terrains() -> None:
    s = at("seat H05 rescued S35 S46 G41 G17\nseat H01")
    assert points(s) == (2 + 0 + 5 + 3, 0 + 2, 0)
