"""Habitats, HAB-1 and HAB-2: the set-up, and how years, rounds and turns follow each other."""

from collections import Counter

import pytest
from hab import GAME, LONG_TURNS, SIDES, TURNS, asks, at, heard, kinds, pawn, refused, rows, taken

from liferaft import BadOption, State
from liferaft.testing.diagram import do, legal

PAWNS = [(1, 1), (2, 2), (1, 3), (2, 4), (1, 5)]  # row and column in turn order
FACES = {"face N", "face E", "face S", "face W"}


def begun(seats: int, seed: int, **options: object) -> State:
    """A new game whose pawns look north; the market has just been turned up."""
    s = GAME.new(seats, seed, **options)
    while asks(s)[0] == "face":
        do(s, "face N")
    return s


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_hab_1_1_a_park_begins_with_the_entrance_alone(seats: int) -> None:
    s = GAME.new(seats, 3)
    assert s.view(0)["parks"] == [[] for _ in range(seats)]
    assert s.scores() == [0] * seats
    s = at("\n".join(["park"] * seats + ["taken AG02"]))
    assert legal(s) == {"lay -1,0", "lay 0,1", "lay 1,0"}
    refused(s, "lay 0,0", "HAB-4.7")
    refused(s, "lay 0,-1", "HAB-4.2")


def test_hab_1_2_a_random_start_player_who_stays_it_all_game() -> None:
    starts = Counter(GAME.new(4, seed).view(0)["start"] for seed in range(80))
    assert set(starts) == {0, 1, 2, 3}
    assert min(starts.values()) > 8
    s = GAME.new(4, 5)
    start = s.view(0)["start"]
    assert asks(s) == ("face", start)
    s.listen()
    while not s.over:
        s.apply(s.legal_actions()[0])
        for seat, _, _ in heard(s, "turn")[:1]:
            assert s.view(0)["start"] == start
            if "year_ended" in kinds(s):
                assert seat == start


def test_hab_1_3_two_of_the_nine_goals_for_each_year_are_dealt_face_up() -> None:
    dealt: Counter[int] = Counter()
    for seed in range(60):
        view = GAME.new(3, seed).view(0)
        assert len(view["goals"]) == len(set(view["goals"])) == 6
        assert (view["goals_a_year"], view["years"]) == (2, 3)
        dealt.update(view["goals"])
    assert set(dealt) == set(range(9))
    assert min(dealt.values()) > 25
    first = {GAME.new(3, seed).view(0)["goals"][0] for seed in range(60)}
    assert first == set(range(9))


def test_hab_1_4_the_tiles_are_shuffled() -> None:
    markets = [begun(5, seed).view(0)["market"] for seed in range(20)]
    assert len({tuple(market) for market in markets}) == 20
    seen = {tile for market in markets for tile in market if tile >= 0}
    assert len(seen) > 105
    assert GAME.new(5, 7).text() == GAME.new(5, 7).text()


@pytest.mark.parametrize(("seats", "tiles"), [(1, 11), (2, 14), (3, 17), (4, 20), (5, 23)])
def test_hab_1_5_the_market_has_four_rows_and_two_columns_more_than_players(
    seats: int, tiles: int
) -> None:
    for seed in range(6):
        s = begun(seats, seed)
        market = rows(s)
        assert [len(row) for row in market] == [seats + 2] * 4
        words = [word for row in market for word in row]
        assert "." not in words
        assert len([word for word in words if len(word) == 4]) == tiles
        start = s.view(0)["start"]
        for k in range(seats):
            assert pawn(s, (start + k) % seats) == (*PAWNS[k], "N")
        assert len(s.view(0)["supply"]) == 112 - tiles


def test_hab_1_6_each_chooses_a_side_in_turn_order_before_the_market_is_turned_up() -> None:
    s = GAME.new(4, 2)
    s.listen()
    start = s.view(0)["start"]
    assert start != 0
    for k, side in enumerate("WSEN"):
        assert asks(s) == ("face", (start + k) % 4)
        assert legal(s) == FACES
        assert set(s.view(0)["market"]) == {-1}
        assert [rows(s)[r][c][1] for r, c in PAWNS[k:4]] == ["-"] * (4 - k)
        refused(s, f"face {side}", "HAB-2.4", seat=(start + k + 1) % 4)
        refused(s, "take forward", "HAB-2.4")
        do(s, f"face {side}")
        assert heard(s, "faced") == [((start + k) % 4, SIDES.index(side), 0)]
    assert heard(s, "revealed") == [(20, 0, 0)]
    assert asks(s) == ("take", start)
    assert [pawn(s, (start + k) % 4)[2] for k in range(4)] == list("WSEN")
    assert sum(tile >= 0 for tile in s.view(0)["market"]) == 20
    refused(s, "face N", "HAB-2.4")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hab_1_7_the_refills_of_the_last_player_count_the_rounds_of_each_year(seats: int) -> None:
    s = begun(seats, 1, facing="fixed")
    last = (s.view(0)["start"] - 1) % seats
    s.listen()
    refills: Counter[int] = Counter()
    while not s.over:
        year = s.view(0)["year"]
        s.apply(s.legal_actions()[0])
        refills[year] += [seat for seat, _, _ in heard(s, "refilled")].count(last)
    first, second, third = TURNS[seats]
    assert refills == {0: first, 1: second, 2: third - 1}


def test_hab_2_1_turns_go_clockwise_from_the_start_player() -> None:
    s = at("\n".join(["park"] * 5 + ["start 3"]))
    order = []
    for _ in range(7):
        step, seat = asks(s)
        order.append(seat)
        assert step == "take"
        do(s, sorted(legal(s))[0])
        do(s, sorted(legal(s))[0])
        if asks(s)[0] == "rotate":
            do(s, sorted(legal(s))[0])
    assert order == [3, 4, 0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("seats", "length"),
    [*((n, "normal") for n in (1, 2, 3, 4, 5)), *((n, "long") for n in (2, 3, 4))],
)
def test_hab_2_2_turns_in_each_year(seats: int, length: str) -> None:
    s = GAME.new(seats, 4, facing="fixed", length=length)
    wanted = (LONG_TURNS if length == "long" else TURNS)[seats]
    turns = Counter({(s.view(0)["start"], 0): 1})
    s.listen()
    ended = []
    while not s.over:
        view = s.view(0)
        assert view["rounds"] == wanted[view["year"]]
        assert 0 <= view["round"] < view["rounds"]
        s.apply(s.legal_actions()[-1])
        turns.update((seat, year) for seat, year, _ in heard(s, "turn"))
        ended += heard(s, "year_ended")
    assert turns == {
        (seat, year): n for year, n in enumerate(wanted) for seat in range(seats)
    }  # fmt: skip
    assert [year for year, _, _ in ended] == list(range(len(wanted)))


def test_hab_2_3_a_turn_cannot_be_passed() -> None:
    s = begun(3, 8)
    assert {text.split()[0] for text in legal(s)} == {"take"}
    do(s, sorted(legal(s))[0])
    assert {text.split()[0] for text in legal(s)} == {"lay"}
    verbs = {GAME.action_text(action).split()[0] for action in range(GAME.actions.size)}
    assert verbs == {"face", "take", "lay", "rotate"}


def test_hab_2_3_everybody_has_exactly_one_turn_in_a_round() -> None:
    s = begun(4, 6)
    s.listen()
    turns: Counter[tuple[int, int]] = Counter()
    while s.view(0)["year"] == 0:
        moment = (s.view(0)["round"], asks(s)[1])
        turns[moment] += asks(s)[0] == "take"
        s.apply(s.legal_actions()[0])
    assert turns == {(n, seat): 1 for n in range(7) for seat in range(4)}


def test_hab_2_4_take_move_refill_then_lay() -> None:
    s = at("row ? ? ? ?\nrow ? 0N ? ?\nrow ? ? 1S ?\nrow ? ? ? ?")
    s.listen()
    ahead = rows(s)[0][1]
    refused(s, "lay 0,1", "HAB-2.4")
    refused(s, "take left", "HAB-2.4", seat=1)
    do(s, "take forward")
    assert kinds(s) == ["took", "refilled"]
    assert asks(s) == ("lay", 0)
    assert taken(s) == ahead
    assert (s.view(0)["parks"], pawn(s, 0)) == ([[], []], (0, 1, "N"))
    refused(s, "take left", "HAB-2.4")
    refused(s, "lay 0,1", "HAB-2.4", seat=1)
    do(s, "lay 0,1")
    assert kinds(s) == ["laid", "turn"]
    assert asks(s) == ("take", 1)


@pytest.mark.parametrize("seats", [0, 6])
def test_nobody_and_six_cannot_play(seats: int) -> None:
    with pytest.raises(BadOption, match="1 to 5"):
        GAME.new(seats, 0)
