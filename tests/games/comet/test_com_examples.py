"""Comet: the worked examples of the specification."""

from comet import (
    asks,
    at,
    cards,
    choices,
    count,
    hand,
    hero,
    moving,
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


def test_com_3_8_e1_walking_and_one_jump() -> None:
    assert targets(moving("H01/ C3")) == {"B2", "C2", "C4", "D2", "E3", "E4"}
    s = do(at("seat H01/ C3 hand S02\nseat H02"), "move S02")
    assert steps(s) == {(1, "C4", "water"), (1, "C2", "desert")}


def test_com_3_3_e2_sharing_symbols() -> None:
    s = do(at("seat H01/ C3 K5 hand S02\nseat H02"), "move S02")
    step(s, 1, "C4")
    assert steps(s) == {(1, "C5", "desert"), (2, "L5", "desert")}
    free = moving("H01/ C4 K5")
    assert targets(free, 1) == {"B4", "C3", "C5", "D2", "E3", "E4"}
    assert targets(free, 2) == {"J4", "K4", "K6", "L4", "L5"}
    do(s, "end")
    assert pool(s) == []


def test_com_4_2_e3_jump_into_the_cave() -> None:
    text = "seat H01/ B4:S16 {}\nseat H02 A5\nsilver_discards S01\n"
    s = at(text.format("") + "pool joker\nagenda move:0 finish:0")
    assert targets(s) == {"A4", "A6", "C4", "C5", "cave"}
    s = do(at(text.format("hand S10")), "move S10")
    step(s, 1, "cave", "jungle")
    assert (where(s)[0], slots(s)[0], rescued(s)) == ("-", "-", ["S16"])
    assert pool(s) == ["lava"]
    assert cards(s, "silver_discards") == ["S01", "S10"]


def test_com_3_11_e4_chain() -> None:
    text = "seat H01/ F4 {}\nseat H02 E4\npool joker\nagenda move:0 finish:0"
    s = at(text.format("D4"))
    assert targets(s) == {"C3", "C4", "C5", "D2", "D5", "E3", "E5", "F3", "G5"}
    assert targets(at(text.format(""))) == {"C3", "C4", "D2", "E3", "E5", "F3", "G5"}
    s = at("options chain_jumps=false\n" + text.format("D4"))
    assert targets(s) == {"E3", "E5", "F3", "G5"}
    s = at(text.format("D4").replace("joker", "water"))
    assert steps(step(s.clone(), 1, "C4")) == set()
    assert where(step(s, 1, "C4"))[0] == "C4"


def test_com_2_4_e5_nest_overflow() -> None:
    def offered(taken: str) -> set[str]:
        s = at(f"seat H01/ hand S27\nseat H02 {taken}")
        return choices(do(s, "hatch S27"), "place")

    assert offered("F2 F5 G4") == {"G7"}
    assert offered("F2 F5") == {"G4", "G7"}
    assert offered("F5") == {"F2"}


def test_com_2_6_e6_no_nest() -> None:
    s = at("seat H01/ hand S40 S39 S38\nseat H02 L3 L6")
    assert choices(s, "hatch") == {"S39", "S38"}
    s = at("seat H01/ hand S40 S39 S38\nseat H02 L3 L6 K1\nseat H03 K7")
    assert choices(s, "hatch") == {"S38"}
    assert choices(do(s, "hatch S38"), "place") == {"I1", "I4"}


def test_com_9_7_e7_lower_nest() -> None:
    s = do(at("seat H07 rescued G25 hand S16\nseat H02"), "hatch S16")
    assert choices(s, "place") == {"C1", "D4"}
    do(s, "use G25")
    assert choices(s, "place") == {"B3", "B5"}
    assert rescued(s) == ["G25/"]


def test_com_4_3_e8_use_at_once() -> None:
    s = do(at("seat H01/ A4:S15 D2 hand S03\nseat H02"), "move S03")
    step(s, 1, "cave", "water")
    assert rescued(s) == ["S15"]
    do(s, "use S15")
    assert len(hand(s)) == 1
    assert rescued(s) == ["S15/"]
    assert pool(s) == ["jungle"]
    assert {target for _, target, _ in steps(s)} >= {"C3", "E4"}
    assert targets(s, 2) == {"C3", "E4"}


def test_com_9_2_e9_second_card() -> None:
    s = at("seat H01/ C3 rescued G01 hand S01 S08 S22\nseat H02\nsilver_discards S40")
    do(s, "move S01")
    refused(s, "add S08")
    assert "add S22" in legal(s)
    do(s, "use G01", "add S08")
    assert pool(s) == ["meadow", "desert", "jungle", "jungle"]
    assert cards(s, "silver_discards") == ["S40", "S01", "S08"]
    assert rescued(s) == ["G01/"]


def test_com_3_6_e10_jokers() -> None:
    s = at("seat H01/ F6 hand S04 S22 S35\nseat H02")
    do(s, "move S04", "add S22", "add S35")
    assert pool(s) == ["meadow", "desert", "joker", "joker"]
    paid = steps(s)
    assert {(1, "E7", "desert"), (1, "E7", "joker")} <= paid
    assert {symbol for _, target, symbol in paid if target == "E6"} == {"joker"}


def test_com_9_4_e11_skip() -> None:
    s = moving("H01/ G3 rescued S08")
    assert targets(s) == {"F3", "G2", "H4", "I3"}
    do(s, "use S08", "rescuer 1")
    assert targets(s) == {"F1", "F3", "G1", "G2", "H1", "H4", "I3"}


def test_com_6_1_e12_rest() -> None:
    s = at("""
        seat H01/ rescued S19 S15/ hand S40 S08 P03
        seat H02
        display G35 G10 G04 Q01
        gold_pile G20
    """)
    before = count(s, "pile")
    rest(s, "G35", discard=("S40",))
    assert (hero(s), rescued(s)) == ("H01", ["S15", "S19"])
    assert len(hand(s)) == 6
    assert {"S08", "P03", "G35"} < set(hand(s))
    assert count(s, "pile") == before - 3
    assert sorted(cards(s, "display")) == ["G04", "G10", "G20", "Q01"]
    assert cards(s, "silver_discards") == ["S40"]


def test_com_6_7_e13_full_hand() -> None:
    s = at("seat H01 hand S40 S39 S38 S37 S36\nseat H02\ndisplay G10 G35\ngold_pile G20 G21 G22")
    before = count(s, "pile")
    do(s, "rest", "done", "take G10")
    assert choices(s, "discard") == {"S40", "S39", "S38", "S37", "S36", "G10"}
    do(s, "discard S37")
    assert asks(s) == ("action", 1)
    assert hand(s) == ["G10", "S36", "S38", "S39", "S40"]
    assert count(s, "pile") == before
    assert len(cards(s, "display")) == 4


def test_com_7_4_e14_comet_in_a_rest() -> None:
    s = at("""
        seat H01 rescued S19 hand S40 S39
        seat H02
        seat H03/ rescued S11/ S08/ hand S40 S39 S38
        turn 1
        unseen S01 S02 S05 S06 S07 S09 S10 S13
        pile 2
        display G35 G10 G04 Q01
    """)
    rest(s, "G10")
    assert len(hand(s, 1)) == 5
    assert (count(s, "pile"), count(s, "stack")) == (4, 0)
    assert len(cards(s, "display")) == 4
    assert asks(s) == ("comet_choice", 2)
    do(s, "ready_all")
    assert (rescued(s, 2), hero(s, 2)) == (["S08", "S11"], "H03/")
    assert asks(s) == ("comet_choice", 0)
    do(s, "fill")
    assert len(hand(s)) == 6
    assert count(s, "pile") == 0
    assert asks(s) == ("action", 2)
    refused(s, "rest", "COM-7.2")


def test_com_8_1_e15_passing() -> None:
    s = at("seat H01 C2 hand S36\nseat H05 C3 hand S01 S02\nphase comet")
    do(s, "pass", "move S01", "end")
    assert asks(s) == ("action", 1)
    do(s, "move S02")
    assert not s.over
    do(s, "end")
    assert s.over


def test_com_8_2_e16_scoring() -> None:
    s = at("seat H08 rescued S01 S16 S26 S36 S45 G38\nseat H01")
    assert points(s) == (13, 3 + 4, 4)
    assert s.scores()[0] == 24


def test_com_9_17_e17_floors() -> None:
    s = at("seat H02 rescued S01 S02 S03 S04 S06\nseat H01")
    assert points(s)[2] == 6
    s = at("seat H04 rescued S44 S01 S02 S03 S04 S06 S36\nseat H01")
    assert points(s)[1] == 3


def test_com_8_4_e18_tie() -> None:
    s = at("""
        seat H04 rescued G32 G33 G34 S40 S39 S35 hand S01
        seat H07 rescued S40 S39 S38 S38 S37 S37 G35 hand S01
        seat H02 rescued G23 G24 G27 G28 G30 G31 hand S02
        phase comet
        out 0 1
        turn 2
    """)
    do(s, "pass")
    assert s.over
    assert s.scores() == [51, 51, 40]
    assert s.ranking() == [1, 1, 3]


def test_com_9_14_e19_ready() -> None:
    s = do(at("seat H03/ rescued S33 G29/ S11/\nseat H01"), "use S33")
    assert legal(s) == {"ready S11", "ready hero"}
    do(s, "ready S11")
    assert rescued(s) == ["G29/", "S11", "S33/"]
    assert hero(s) == "H03/"
    assert asks(s) == ("action", 0)


def test_com_3_11_e20_side_b() -> None:
    s = at("""
        options board_side=B
        seat H01/ E5
        seat H02 D4
        pool joker
        agenda move:0 finish:0
    """)
    assert targets(s) == {"D5", "E4", "F4", "F5", "D3", "C4", "B4", "B5"}
