"""Forbidden Island: tests that each caught a bug planted on purpose, which no other test saw."""

import pytest
from fi import (
    ALL_FOUND,
    EXAMPLE_A,
    GAME,
    TILES,
    asks,
    at,
    found,
    heard,
    kinds,
    left,
    line,
    passed,
    refused,
    targets,
    window,
)

from liferaft import BadPosition
from liferaft.core.rng import seeded
from liferaft.games.forbidden_island.box import CARD_IDS, TILE_IDS
from liferaft.testing.diagram import do, legal


def test_the_layers_of_the_treasure_pile_are_hidden_from_every_world() -> None:
    s = at("""
        seat engineer bronze_gate
        seat pilot watchtower
        treasure_pile sandbags / R / ...
    """)
    assert line(s, "treasure_pile").split()[:3] == ["sandbags", "/", "waters_rise"]
    for seat in -1, 0, 1:
        world = s.determinize(seat, seeded(seat + 2))
        assert "/" not in line(world, "treasure_pile")
        assert world.view(seat) == s.view(seat)
    assert len(line(s, "treasure_pile").split("/")) == 3


TWO_PART_ACTIONS = {
    "push": ("seat navigator gold_gate", ["push 1 misty_marsh", "push 1 fools_landing"]),
    "push, done": ("seat navigator gold_gate", ["push 1 misty_marsh", "done"]),
    "shore": ("seat engineer misty_marsh", ["shore watchtower", "shore bronze_gate"]),
    "shore, done": ("seat engineer misty_marsh", ["shore watchtower", "done"]),
}


@pytest.mark.parametrize("name", TWO_PART_ACTIONS)
def test_fi_12_6_no_window_within_an_action_of_two_parts_and_one_after_it(name: str) -> None:
    seat, (first, second) = TWO_PART_ACTIONS[name]
    s = at(f"""
        {seat}
        seat messenger bronze_gate H
        flooded watchtower bronze_gate
    """)
    assert window(s) == [1]
    do(s, first)
    assert asks(s)[1] == 0
    do(s, second)
    assert window(s) == [1]
    assert left(s) == 2


DROWNING = """
    seat messenger iron_gate
    seat engineer bronze_gate H
    flooded iron_gate watchtower
    sunk howling_garden {}
    flood_pile iron_gate / ...
    agenda flood:0 turn:1
"""


def test_fi_14_5_the_window_before_a_pawn_drowns_is_urgent() -> None:
    assert at(DROWNING.format("tidal_palace")).urgent()
    swimmer = at(DROWNING.format(""))
    assert swimmer.window()
    assert not swimmer.urgent()
    drowned = passed(at(DROWNING.format("tidal_palace")))
    assert drowned.over
    assert not drowned.urgent()


def test_fi_14_5_after_the_rescue_the_window_is_not_urgent_any_more() -> None:
    s = at(DROWNING.format("tidal_palace").replace("gate H", "gate HH"))
    assert s.urgent()
    do(s, "lift iron_gate", "land watchtower")
    assert asks(s) == ("special", 1)
    assert not s.urgent()


def test_fi_14_5_a_swimmer_saved_together_with_another_opens_no_window_of_its_own() -> None:
    s = at("""
        seat messenger iron_gate
        seat engineer iron_gate
        seat diver bronze_gate HH
        flooded iron_gate
        flood_pile iron_gate / ...
        agenda flood:0 act:0:1 turn:1
    """)
    do(s, "lift iron_gate", "board 0+1", "land watchtower")
    assert window(s) == [2]  # the window of the first swimmer, which starts again after the card
    assert asks(s) == ("act", 0)


LEAVING = """
    seat messenger fools_landing
    seat engineer fools_landing {}
    flooded watchtower
    {}
"""


def test_fi_15_1_the_window_in_which_the_team_can_leave_is_urgent() -> None:
    assert at(LEAVING.format("H", ALL_FOUND)).urgent()
    assert not at(LEAVING.format("H", "")).urgent()
    sandbags_only = at(LEAVING.format("B", ALL_FOUND))
    assert sandbags_only.window()
    assert not sandbags_only.urgent()
    assert not passed(at(LEAVING.format("H", ALL_FOUND))).urgent()


def test_fi_15_1_all_seats_share_the_result() -> None:
    won = do(at(LEAVING.format("H", ALL_FOUND)), "lift_off")
    assert (won.scores(), won.outcome(), won.ranking()) == ([1, 1], [1.0, 1.0], [1, 1])
    lost = passed(at(DROWNING.format("tidal_palace")))
    assert (lost.scores(), lost.outcome(), lost.ranking()) == ([0, 0], [0.0, 0.0], [1, 1])
    going_on = at(LEAVING.format("H", ALL_FOUND))
    assert (going_on.scores(), going_on.outcome()) == ([0, 0], [0.0, 0.0])


@pytest.mark.parametrize(
    "agenda",
    [
        "open:0:1 act:0:3",
        "open:0:2 draw:0",
        "open:0:3 draw:0",
        "open:0:4 discard:0",
        "open:0:5 floods:0",
        "open:0:6 flood:0",
        "act:1:1",
        "discard:1",
    ],
)
def test_fi_12_5_the_lift_off_is_offered_wherever_the_card_can_be_played(agenda: str) -> None:
    s = at(LEAVING.format("H", ALL_FOUND) + f"agenda {agenda} turn:1")
    assert s.asked() == [1]
    assert "lift_off" in legal(s)
    assert targets(s, "lift") == {"fools_landing"}


def test_fi_12_4_every_party_of_four_pawns_can_board() -> None:
    s = at("""
        seat messenger watchtower H
        seat engineer watchtower
        seat diver watchtower
        seat pilot watchtower
    """)
    do(s, "lift watchtower")
    parties = {"+".join(q for i, q in enumerate("0123") if n & 2**i) for n in range(1, 16)}
    assert targets(s, "board") == parties
    do(s, "board 0+1+2+3", "land iron_gate")
    assert len(set(s.view(0)["pawns"])) == 1


EVERYTHING = """
    options difficulty=elite navigator=single
    seat pilot watchtower EEWH
    seat diver phantom_rock B
    seat explorer silver_gate
    flooded iron_gate phantom_rock
    sunk gold_gate misty_marsh
    water 7
    found statue_of_the_wind oceans_chalice
    flood_discards phantom_rock
    flood_pile iron_gate watchtower / ...
    treasure_discards WOR
    treasure_pile RE / H / ...
    turn 0
    turns 14
    flown 1
    agenda act:0:2 open:0:2 draw:0 floods:0 turn:1
    reveals 61
    rng 11 22 33 44
"""


def test_the_text_of_a_position_says_everything_that_was_read() -> None:
    s = at(EVERYTHING)
    again = GAME.position(s.text())
    assert again.text() == s.text()
    for state in s, again:
        view = state.view(0)
        assert (view["water"], view["turns"], view["flown"], state.reveals) == (7, 14, True, 61)
        assert found(state) == {"statue_of_the_wind", "oceans_chalice"}
        assert state.view(0) == s.view(0)
        assert state.legal_actions() == s.legal_actions()
        assert line(state, "flood_pile").startswith("iron_gate watchtower /")
        assert line(state, "treasure_pile").startswith(
            "earth_stone waters_rise / helicopter_lift /"
        )
        assert line(state, "rng") == "11 22 33 44"
    ended = at(EVERYTHING + "result drowned")
    assert GAME.position(ended.text()).text() == ended.text()
    assert (ended.over, ended.view(0)["result"]) == (True, "drowned")


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("seat diver", "seat pilot", "line 12: two seats are the pilot"),
        ("phantom_rock B", "phantom_rock R", "line 12: Waters Rise! is never in a hand (FI-10.1)"),
        ("phantom_rock B", "phantom_rock BBB", "line 12: there are only 2 cards sandbags"),
        ("phantom_rock B", "phantom_rock BB", "only 2 cards sandbags, more are used"),
        ("seat diver phantom_rock B", "seat diver", "a seat has an adventurer and a tile"),
        ("sunk gold_gate", "sunk iron_gate", "iron_gate cannot be flooded and sunk at once"),
        ("flood_discards", "flood_discards gold_gate", "gold_gate cannot be sunk and in the flood"),
        (
            "iron_gate watchtower /",
            "iron_gate gold_gate /",
            "the flood card gold_gate is elsewhere",
        ),
        ("watchtower /", "iron_gate /", "the flood card iron_gate is elsewhere"),
        ("watchtower / ...", "watchtower", "flood cards are missing: fools_landing, "),
        ("H / ...", "H", "treasure cards are missing: earth_stone*2 "),
        ("turn 0", "turn 3", "turn must be a number from 0 to 2, not '3'"),
        ("water 7", "water 11", "water must be a number from 0 to 9"),
        ("floods:0 turn:1", "floods:0", "the agenda ends with the turn of a seat"),
        ("found", "found sandbags", "unknown treasure 'sandbags'"),
    ],
)
def test_a_mistake_in_a_position_is_named(old: str, new: str, words: str) -> None:
    text = EVERYTHING.replace("treasure_discards WOR", "treasure_discards WORB")
    assert at(text).view(0)["turns"] == 14
    with pytest.raises(BadPosition) as caught:
        at(text.replace(old, new, 1))
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("rows", "seats", "words"),
    [
        (EXAMPLE_A.replace("gold_gate", "iron_gate"), 2, "line 4: iron_gate lies on the island"),
        (EXAMPLE_A.replace(". bronze_gate", "bronze_gate"), 2, "line 3: this row of forbidden_isl"),
        (EXAMPLE_A.partition("\n")[2], 2, "forbidden_island has 6 rows, not 5"),
        (EXAMPLE_A, 1, "there must be 2 to 4 seat lines, not 1"),
        (EXAMPLE_A, 5, "there must be 2 to 4 seat lines, not 5"),
    ],
)
def test_fi_2_1_a_position_has_the_rows_of_its_layout_and_two_to_four_seats(
    rows: str, seats: int, words: str
) -> None:
    team = ["pilot", "diver", "explorer", "engineer", "messenger"][:seats]
    lines = [f"seat {who} fools_landing" for who in team]
    with pytest.raises(BadPosition) as caught:
        GAME.position("\n".join(["forbidden_island", rows, *lines]))
    assert words in str(caught.value)


TEAM = """
    seat {} bronze_gate EEEE
    seat messenger bronze_gate EHB
    flooded bronze_gate iron_gate
    flood_discards iron_gate watchtower
    flood_pile bronze_gate / ...
"""


@pytest.mark.parametrize(
    ("role", "agenda", "actions", "kind", "ids"),
    [
        ("pilot", "act:0:2", "move misty_marsh", "moved", [(0, "bronze_gate", "misty_marsh")]),
        ("pilot", "act:0:2", "fly watchtower", "flew", [(0, "bronze_gate", "watchtower")]),
        ("navigator", "act:0:2", "push 1 misty_marsh", "pushed", [(0, 1, "misty_marsh")]),
        ("pilot", "act:0:2", "shore bronze_gate", "shored", [(0, "bronze_gate", 0)]),
        ("pilot", "act:0:2", "give earth_stone 1", "gave", [(0, "earth_stone", 1)]),
        ("pilot", "open:0:2 act:0:2", "sandbags iron_gate", "sandbagged", [(1, "iron_gate", 0)]),
        ("pilot", "open:0:2 act:0:2", "sandbags iron_gate", "shored", []),
        (
            "pilot",
            "open:0:2 act:0:2",
            "lift bronze_gate, board 0+1, land iron_gate",
            "lifted",
            [(1, 3, "iron_gate")],
        ),
        ("pilot", "discard:1 act:0:2", "discard sandbags", "discarded", [(1, "sandbags", 0)]),
        ("pilot", "swim:0 act:0:2", "swim watchtower", "swam", [(0, "bronze_gate", "watchtower")]),
        ("pilot", "act:0:2 flood:0 act:0:1", "done", "sank", [("bronze_gate", 0, 0)]),
        ("pilot", "act:0:2 draw:0 act:0:1", "done", "drew", [(0, "waters_rise", 0)]),
        ("pilot", "act:0:2 draw:0 act:0:1", "done", "rose", [(3, 2, 0)]),
        ("pilot", "act:0:2", "done", "turn", [(1, 2, 0)]),
    ],
)
def test_the_news_of_an_action_tell_who_and_where(
    role: str, agenda: str, actions: str, kind: str, ids: list[tuple[str | int, ...]]
) -> None:
    s = at(TEAM.format(role) + f"treasure_pile R / ...\nagenda {agenda} turn:1")
    s.listen()
    do(s, *actions.split(", "))
    known = {name: i for names in (TILE_IDS, CARD_IDS) for i, name in enumerate(names)}
    assert heard(s, kind) == [
        tuple(known[part] if isinstance(part, str) else part for part in item) for item in ids
    ]


def test_the_news_of_a_shuffle_tell_which_cards() -> None:
    others = " ".join(TILES - {"iron_gate"})
    empty = at(f"""
        seat pilot bronze_gate
        seat messenger silver_gate
        flood_discards {others}
        flood_pile iron_gate
        agenda act:0:1 floods:0 turn:1
    """)
    empty.listen()
    do(empty, "done")
    assert heard(empty, "reshuffled") == [(1, 0, 0)]
    cards = at("""
        seat pilot bronze_gate
        seat messenger silver_gate
        treasure_discards EEEEE WWWWW FFFFF OOOOO HHH BB RRR
        agenda act:0:1 draw:0 turn:1
    """)
    cards.listen()
    do(cards, "done")
    assert heard(cards, "reshuffled") == [(0, 0, 0)]


def test_fi_1_5_the_view_counts_the_treasure_and_flood_cards_still_to_come() -> None:
    s = at("""
        seat pilot bronze_gate H
        seat messenger silver_gate
        water 5
        treasure_pile E / R / ...
    """)
    counts = []
    while s.view(0)["turn"] == 0:
        view = s.view(1)
        counts.append((view["step"], view["draws_left"], view["floods_left"]))
        do(s, "done" if view["step"] == "act" else "pass")
    assert counts == [
        ("act", 2, 3),
        ("special", 2, 3),  # W1
        ("special", 1, 3),  # W2
        ("special", 0, 4),  # W4; the water has risen
        ("special", 0, 3),  # W5
        ("special", 0, 2),
        ("special", 0, 1),
    ]


def test_fi_5_7_an_empty_seat_has_no_pawn_to_move() -> None:
    s = at("seat navigator gold_gate\nseat engineer bronze_gate")
    refused(s, "push 3 misty_marsh", "FI-5.7")
    do(s, "push 1 misty_marsh")
    refused(s, "push 2 misty_marsh", "FI-5.7")


def test_the_text_of_a_position_names_only_the_options_that_differ() -> None:
    assert line(at("seat pilot bronze_gate\nseat diver iron_gate"), "options") == ""
    assert line(at(EVERYTHING), "options") == "difficulty=elite navigator=single"


def test_fi_12_6_w3_of_a_receiver_starts_again_without_its_owner() -> None:
    s = at("""
        seat messenger bronze_gate EH
        seat pilot watchtower WWWWH
        seat diver phantom_rock HB
        flooded silver_gate
    """)
    passed(s)
    do(s, "give earth_stone 1", "pass", "sandbags silver_gate")
    assert window(s) == [0, 2]
    assert asks(s) == ("discard", 1)


TWO = "seat pilot fools_landing\nseat diver iron_gate\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (TWO + "water 10", "water must be a number from 0 to 9, not '10'"),
        ("seat nobody H\nseat diver iron_gate", "before all have chosen an adventurer"),
        ("seat nobody\nseat diver iron_gate\nagenda choose:1 turn:0", "must still choose one"),
        (TWO + "agenda choose:1 turn:0", "must still choose one"),
        (TWO + "agenda act:0:4 turn:1", "act cannot be about 4"),
        (TWO + "agenda board:0:24 turn:1", "board cannot be about 24"),
        (TWO + "agenda push_on:0:512 turn:1", "push_on cannot be about 512"),
        (TWO + "agenda special:0:8 turn:1", "special cannot be about 8"),
        (TWO + "agenda board:0:20 turn:1", "nothing can answer the step board"),
        (TWO + "agenda discard:0 turn:1", "nothing can answer the step discard"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        at(text)
    assert words in str(caught.value)


def test_fi_5_6_a_position_says_whether_the_pilot_has_flown() -> None:
    assert legal(at(TWO), verb="fly")
    assert not legal(at(TWO + "flown 1"), verb="fly")


def test_fi_10_5_after_the_skull_nothing_is_shuffled() -> None:
    s = at("""
        options treasure_reshuffle=immediate
        seat pilot fools_landing EEEEE
        seat diver iron_gate WWWWW
        water 9
        treasure_pile R
        treasure_discards FFFFFOOOOOHHHBBRR
        agenda act:0:1 draw:0 turn:1
    """)
    s.listen()
    do(passed(s), "done")
    assert kinds(s) == ["drew", "rose", "ended"]
