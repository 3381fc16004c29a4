"""Rescue, RES-7, RES-8 and RES-10: swapping, drawing, and who knows what."""

from collections import Counter

import pytest
from res import (
    CELLS,
    DECK,
    GAME,
    PLAYING,
    asks,
    at,
    change,
    crew,
    discards,
    exits,
    hand,
    heard,
    kinds,
    line,
    loaders,
    move,
    named,
    pile,
    planet,
    refused,
    rng,
    swap,
    targets,
)

from liferaft import SPECTATOR, State, seeded
from liferaft.testing.diagram import do

DRAW_ON_EMPTY = """
    seat hand w6 w2 w3
    seat hand r2 r3 r4
    seat hand b2 b3 b4
    seat hand y2 y3 y4
    pile
    loaders 3 11 19
    agenda play:0 turn:1
"""
ACROSS = """
    seat hand w4 r4 w5
    seat hand w2 r2 b2
    pile w3
    loaders 3 11 19
    agenda play:0 turn:1
"""


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ("2 3 5", "2 3 5 2+3 2+5 3+5 2+3+5"),
        ("2 2 5", "2 5 2+2 2+5 2+2+5"),
        ("4 4 4", "4 4+4 4+4+4"),
    ],
)
def test_res_7_1_one_to_three_cards_of_the_own_hand(held: str, expected: str) -> None:
    s = do(at(f"seat hand {held}", "seat", PLAYING), "swap")
    assert targets(s, "discard") == set(expected.split())
    refused(s, "discard 6", "RES-7.1")
    refused(s, "discard 3+3", "RES-7.1")


@pytest.mark.parametrize("swapped", ["2", "2+5", "2+3+5"])
def test_res_7_1_as_many_new_cards_come(swapped: str) -> None:
    s = at("seat hand w2 w3 w5", "seat", PLAYING)
    before = hand(s, 0)
    swap(s, swapped)
    gone = [name for name in before if name[1] in swapped]
    assert discards(s) == gone
    assert len(hand(s, 0)) == 3
    assert not set(gone) & set(hand(s, 0))
    assert set(before) - set(gone) <= set(hand(s, 0))
    assert pile(s) == 14 - len(gone)


def test_res_7_2_the_turn_is_over_after_a_swap() -> None:
    s = at("seat hand 2 3 5", "seat", PLAYING)
    before = [crew(s, 0), crew(s, 1)]
    swap(s, "2+3")
    assert asks(s) == ("pick", 1)
    assert [crew(s, 0), crew(s, 1)] == before


def test_res_7_3_no_further_card_is_drawn() -> None:
    s = at("seat hand 2 3 5", "seat", PLAYING)
    s.listen()
    swap(s, "2+3")
    assert kinds(s) == ["swapped", "drew", "drew", "turn", "loaders"]
    assert s.view(0)["hands"] == [3, 3]


def test_res_7_4_x19_a_swap_across_a_reshuffle() -> None:
    returned = set()
    for n in range(40):
        s = at(ACROSS, rng(n))
        assert (pile(s), len(discards(s))) == (1, 13)
        s.listen()
        swap(s, "4+4+5")
        assert kinds(s) == ["swapped", "drew", "reshuffled", "drew", "drew", "turn", "loaders"]
        assert heard(s, "reshuffled") == [(16, 0, 0)]
        assert heard(s, "drew", 0)[0] == (0, DECK.index("w3"), 0)
        assert (pile(s), discards(s), len(hand(s, 0))) == (14, [], 3)
        assert "w3" in hand(s, 0)
        assert asks(s) == ("pick", 1)
        returned |= set(hand(s, 0))
    assert returned & {"w4", "r4", "w5"}  # the cards just discarded are shuffled in
    assert not returned & {"w2", "r2", "b2"}


def test_res_7_5_a_swap_replaces_the_third_action_only() -> None:
    s = at("seat hand 2 3 5", "seat")
    assert loaders(s) == [3, 11, 19]
    refused(s, "swap", "RES-3.1")
    before = planet(s)
    change(s, "B2", "flip_long")
    swap(s, "2")
    assert planet(s) != before


def test_res_8_1_one_card_is_drawn_for_the_one_played() -> None:
    s = at("seat hand 2 3 5", "seat", PLAYING)
    do(s, "play 2", "worker C3")
    assert (len(hand(s, 0)), pile(s)) == (2, 14)
    do(s, "to E3")
    assert (len(hand(s, 0)), pile(s)) == (3, 13)
    s = at("seat hand 2 3 5", "seat", PLAYING)
    move(s, 2, "C3", "L1")  # boarding is a move like others
    assert (len(hand(s, 0)), pile(s)) == (3, 13)


def test_res_8_1_every_card_of_the_pile_is_as_likely() -> None:
    drawn = Counter()
    for n in range(400):
        s = at("seat hand w2 w3 w5", "seat hand r2 r3 r5", PLAYING, rng(n))
        move(s, 2, "C3", "E3")
        drawn.update(set(hand(s, 0)) - {"w3", "w5"})
    assert set(drawn) == set(DECK) - {"w2", "w3", "w5", "r2", "r3", "r5"}
    assert 12 < min(drawn.values()) <= max(drawn.values()) < 52  # 28.6 expected


def test_res_8_2_x18_drawing_on_an_empty_pile() -> None:
    drawn = set()
    for n in range(60):
        s = at(DRAW_ON_EMPTY, rng(n))
        assert (pile(s), len(discards(s))) == (0, 8)
        do(s, "play 6")
        assert len(discards(s)) == 9
        do(s, "worker D3", "board L1")
        assert (pile(s), discards(s), len(hand(s, 0))) == (8, [], 3)
        drawn |= set(hand(s, 0)) - {"w2", "w3"}
    assert drawn == {"w6", "r6", "b6", "y6", "w4", "w5", "r5", "b5", "y5"}


def test_res_8_3_not_before_a_card_must_be_drawn() -> None:
    s = at(ACROSS)
    s.listen()
    swap(s, "4")
    assert "reshuffled" not in kinds(s)
    assert (pile(s), len(discards(s))) == (0, 14)
    change(s, "A1", "rotate")
    assert (pile(s), len(discards(s))) == (0, 14)
    swap(s, "2")
    assert "reshuffled" in kinds(s)
    assert (pile(s), discards(s)) == (14, [])


def test_res_8_4_a_draw_never_fails() -> None:
    s = GAME.new(4, 2)
    reshuffles = 0
    s.listen()
    for _ in range(60):
        change(s, "A1", "rotate")
        do(s, "swap")
        s.apply(s.legal_actions()[-1])  # all three
        reshuffles += "reshuffled" in kinds(s)
        assert s.view(0)["hands"] == [3] * 4
        assert pile(s) + len(discards(s)) == 8
    assert reshuffles > 15


# Who knows what


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_res_10_2_a_hand_is_seen_by_its_owner_only(seats: int) -> None:
    s = GAME.new(seats, 12)
    hands = [hand(s, p) for p in range(seats)]
    assert len({name for own in hands for name in own}) == 3 * seats
    assert hand(s, SPECTATOR) == []
    public = [
        {k: v for k, v in s.view(p).items() if k not in ("seat", "hand")} for p in range(-1, seats)
    ]
    assert all(view == public[0] for view in public)


def test_res_10_2_the_order_of_the_pile_and_the_generator_are_nowhere_in_a_view() -> None:
    text = ["seat hand w2 w3 w5", "seat hand r2 r3 r5"]
    views = [at(*text, rng(n)).view(0) for n in range(4)]
    assert all(view == views[0] for view in views)
    other = at(text[0], "seat hand b2 b3 b5").view(0)
    assert other == views[0]


def test_res_10_2_played_and_swapped_cards_are_shown_and_drawn_ones_are_not() -> None:
    s = at("seat hand w2 w3 w5", "seat", "seat", PLAYING)
    s.listen()
    do(s, "play 2")
    for seat in (SPECTATOR, 0, 1, 2):
        assert heard(s, "played", seat) == [(0, DECK.index("w2"), 0)]
    do(s, "worker C3", "to E3")
    ((_, drawn, _),) = heard(s, "drew", 0)
    assert DECK[drawn] in hand(s, 0)
    for seat in (SPECTATOR, 1, 2):
        assert heard(s, "drew", seat) == [(0, -1, 0)]
    s = at("seat hand w2 w3 w5", "seat", PLAYING)
    s.listen()
    swap(s, "2+5")
    mask = 2 ** DECK.index("w2") + 2 ** DECK.index("w5")
    for seat in (SPECTATOR, 0, 1):
        assert heard(s, "swapped", seat) == [(0, mask, 0)]
    assert heard(s, "drew", 1) == [(0, -1, 0)] * 2


MIDGAME = """
    seat hand w2 w3 w5
    seat hand r2 r3 r4
    seat hand b2 b3 b4
    discards y2 y3
    loaders 3 11 19
    agenda play:0 turn:1
"""


def worlds(s: State, seat: int, n: int = 60) -> list[State]:
    luck = seeded(7)
    return [s.determinize(seat, luck) for _ in range(n)]


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_res_10_2_a_world_keeps_all_that_a_seat_sees(seat: int) -> None:
    s = at(MIDGAME)
    before = s.text()
    for world in worlds(s, seat):
        assert world.view(seat) == s.view(seat)
        cards = [name for p in range(3) for name in hand(world, p)]
        cards += line(world, "pile").split() + discards(world)
        assert sorted(cards) == sorted(DECK)
        if seat >= 0:
            assert hand(world, seat) == hand(s, seat)
    assert s.text() == before


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_res_10_2_a_world_deals_the_hands_of_the_others_anew(seat: int) -> None:
    s = at(MIDGAME)
    own = set(hand(s, seat))
    unseen = set(DECK) - own - set(discards(s))
    for other in {0, 1, 2} - {seat}:
        held = Counter(name for world in worlds(s, seat, 200) for name in hand(world, other))
        assert set(held) == unseen
        expected = 600 / len(unseen)
        assert 0.5 * expected < min(held.values()) <= max(held.values()) < 1.6 * expected


def test_res_10_2_a_world_draws_other_cards_than_the_truth() -> None:
    s = at(MIDGAME)
    drawn = set()
    for world in worlds(s, 0):
        move(world, 2, "C3", "E3")
        drawn |= set(hand(world, 0)) - {"w3", "w5"}
    assert drawn == set(DECK) - {"w2", "w3", "w5", "y2", "y3"}


def test_res_10_2_truths_that_look_alike_are_dealt_the_same_worlds() -> None:
    one = at("seat hand w2 w3 w5", "seat hand r2 r3 r5", rng(1))
    other = at("seat hand w2 w3 w5", "seat hand b6 y6 y2", rng(2))
    assert one.view(0) == other.view(0)
    for n in range(10):
        dealt = [s.determinize(0, seeded(n)) for s in (one, other)]
        assert dealt[0].text() == dealt[1].text()


def test_res_8_2_everybody_knows_which_cards_a_shuffle_contained() -> None:
    s = at(DRAW_ON_EMPTY)
    move(s, 6, "D3", "L1")
    older = {"r2", "r3", "r4", "b2", "b3", "b4", "y2", "y3", "y4"}
    drawn = (set(hand(s, 0)) - {"w2", "w3"}).pop()
    for world in worlds(s, 1):
        assert set(hand(world, 2)) | set(hand(world, 3)) <= older | {"w2", "w3"}
        assert not set(line(world, "pile").split()) & (older | {"w2", "w3"})
    view = s.view(1)
    assert [sorted(named(wave)) for wave in view["waves"]] == [
        sorted(older | {"w2", "w3"}),
        sorted([*line(s, "pile").split(), drawn]),
    ]
    assert view["from_waves"] == [[2, 1], [3, 0], [3, 0], [3, 0]]


# RES-10.1: the faces of the mine cards


def test_res_10_1_both_faces_of_every_card_are_open_to_all() -> None:
    for seat in (SPECTATOR, 0, 1):
        view = at("seat", "seat").view(seat)
        assert view["cards"][0] == 26
        assert (exits(view["exits"][0]), view["symbols"][0]) == ("EW", 4)
        assert (exits(view["other_exits"][0]), view["other_symbols"][0]) == ("ES", 3)
        assert -1 not in view["other_exits"] + view["other_symbols"] + view["lies"]


HIDDEN = "options hidden_backs=true"


def test_res_10_1_hidden_backs_hide_every_face_that_has_not_lain_up() -> None:
    s = at(HIDDEN, "seat hand 2 3 5", "seat")
    for seat in (SPECTATOR, 0, 1):
        view = s.view(seat)
        for key in ("cards", "lies", "other_exits", "other_symbols"):
            assert view[key] == [-1] * 36
    view = s.view(0)
    assert (exits(view["exits"][0]), view["symbols"][0]) == ("EW", 4)  # what lies up is seen


def test_res_10_1_hidden_backs_a_flip_shows_the_other_face_for_good() -> None:
    s = at(HIDDEN, "seat hand 2 3 5", "seat")
    known = s.reveals
    change(s, "A1", "flip_long")
    assert s.reveals > known
    swap(s, "2")
    for seat in (SPECTATOR, 0, 1):
        view = s.view(seat)
        shown = [i for i, symbol in enumerate(view["other_symbols"]) if symbol >= 0]
        assert shown == [0]
        assert (exits(view["exits"][0]), view["symbols"][0]) == ("ES", 3)
        assert (exits(view["other_exits"][0]), view["other_symbols"][0]) == ("EW", 4)


def test_res_10_1_hidden_backs_a_rotation_shows_nothing_new() -> None:
    s = at(HIDDEN, "seat hand 2 3 5", "seat")
    known = s.reveals
    change(s, "D2", "rotate")
    assert s.reveals == known
    assert s.view(0)["other_symbols"] == [-1] * 36


def flipped_faces(s: State) -> list[tuple[int, int]]:
    """By cell, what a flip over the long side shows."""
    found = []
    for i, cell in enumerate(CELLS):
        view = change(s.clone(), cell, "flip_long").view(0)
        found.append((view["exits"][i], view["symbols"][i]))
    return found


def test_res_10_1_hidden_backs_worlds_have_other_hidden_faces_and_the_same_open_ones() -> None:
    s = change(at(HIDDEN, "seat hand 2 3 5", "seat"), "A1", "flip_long")
    swap(s, "2")
    seen, hidden = set(), set()
    for world in worlds(s, 0, 12):
        assert world.view(0) == s.view(0)
        faces = flipped_faces(world)
        seen.add(faces[0])
        hidden.add(faces[1])
    assert seen == {flipped_faces(s)[0]}
    assert len(hidden) > 5


def test_res_10_1_hidden_faces_are_dealt_among_cards_of_their_colour() -> None:
    s = at(HIDDEN, "seat hand 2 3 5", "seat")
    colours = s.view(0)["colours"]
    truth = flipped_faces(s)
    for world in worlds(s, 0, 8):
        faces = flipped_faces(world)
        for colour in range(4):
            own = [i for i in range(36) if colours[i] == colour]
            assert sorted(faces[i][1] for i in own) == sorted(truth[i][1] for i in own)


def test_res_10_1_without_the_option_worlds_have_the_true_faces() -> None:
    s = at("seat hand 2 3 5", "seat")
    for world in worlds(s, 1, 6):
        assert planet(world) == planet(s)


def test_res_10_1_hidden_faces_that_look_alike_are_dealt_the_same_worlds() -> None:
    s = at(HIDDEN, "seat hand 2 3 5", "seat hand 3 4 6")
    other = s.determinize(0, seeded(3))
    assert other.view(0) == s.view(0)
    for n in range(10):
        dealt = [truth.determinize(0, seeded(n)).text() for truth in (s, other)]
        assert dealt[0] == dealt[1]
