"""The Isle of Cats, IOC-12 and IOC-13: families and the final scoring."""

import pytest
from ioc import (
    E13_BOAT,
    at,
    finding,
    heard,
    passing,
    total,
)

from liferaft import SPECTATOR

FAMILY = (
    "blue-16@4,1:r0", "blue-09@4,3:m0", "blue-04@5,1:r0", "blue-08@4,5:m3", "blue-15@7,0:m1",
    "blue-14@7,2:m1", "blue-10@7,6:m0", "blue-05@8,3:r0", "blue-01@9,0:m0", "blue-12@9,4:r1",
    "blue-02@10,1:m1",
)  # fmt: skip
FAR = "blue-08@12,0:m0 blue-15@12,3:m1 blue-05@12,5:r0"


def family(n: int) -> str:
    """Blue cats, each beside one of those before."""
    return " ".join(FAMILY[:n])


def points(tiles: str, boat: str = "red") -> list[int]:
    """The families of a boat, largest first, as everybody sees them."""
    s = at(f"seat {boat}\ntiles {tiles}\nseat blue\nphase w4")
    return sorted(s.view(SPECTATOR)["places"][0]["points"]["families"], reverse=True)


def test_ioc_12_1_a_family_has_three_cats_of_a_colour_that_touch() -> None:
    assert points("blue-16@5,2 blue-09@6,2") == []
    assert points("blue-16@5,2 blue-09@6,2 blue-04@7,2") == [3]
    assert points("blue-16@5,2 green-09@6,2 blue-04@7,2") == []
    assert points("blue-16@5,2 rare-I@6,3 blue-09@10,2 blue-04@11,2") == []


def test_ioc_12_2_touching_is_orthogonal_and_walls_do_not_matter() -> None:
    assert points("blue-15@5,3 blue-16@8,4 blue-05@9,2") == []
    assert points("blue-15@5,4 blue-16@8,4 blue-05@9,2") == [3]
    assert points("blue-16@3,2 blue-09@4,2 blue-04@5,2") == [3]


def test_ioc_12_2_a_colour_may_have_several_families() -> None:
    assert points(f"{family(3)} {FAR}") == [3, 3]


def test_ioc_12_3_a_lonely_cat_touches_no_cat_of_its_colour() -> None:
    for tiles, lonely in (
        ("blue-16@5,2", 1),
        ("blue-16@5,2 blue-09@6,2", 0),
        ("blue-16@5,2 green-09@6,2", 2),
        ("blue-16@5,2 oshax-4/blue@6,2", 0),
        ("blue-16@5,2 oshax-4/red@6,2", 2),
        ("oshax-4/red@6,2 rare-O@9,4", 1),
    ):
        boat = f"seat red\ntiles {tiles}"
        assert total(f"{boat}\nlessons 120", other="seat blue") == lonely + total(
            boat, other="seat blue"
        ), tiles


def test_ioc_13_1_a_point_is_lost_for_each_visible_rat() -> None:
    assert total("seat blue\ntiles red-16@11,0:r0") == -53
    assert total("seat blue\ntiles red-16@10,0:r1") == -50


def test_ioc_13_2_five_points_are_lost_for_each_room_not_filled() -> None:
    cabin = "seat blue\ntiles common-3I@20,3:r1 {last}"
    assert total(cabin.format(last="")) == -54
    assert total(cabin.format(last="common-1@21,4")) == -49


VALUES = {1: 0, 2: 0, 3: 8, 4: 11, 5: 15, 6: 20, 7: 25, 8: 30, 9: 35, 10: 40, 11: 45}


@pytest.mark.parametrize(("cats", "value"), VALUES.items())
def test_ioc_13_3_points_of_a_family(cats: int, value: int) -> None:
    s = at(f"seat red\ntiles {family(cats)}\nseat blue\nphase w4")
    shown = s.view(SPECTATOR)["places"][0]["points"]
    assert shown["families"] == ([cats] if cats > 2 else [])
    assert shown["family_points"] == value
    assert s.scores()[0] == value + shown["rats"] + shown["rooms"]


def test_ioc_13_4_rare_treasures_bring_three_and_common_ones_nothing() -> None:
    assert total("seat blue\ntiles rare-O@9,3 rare-T@11,3") == -54 + 6
    assert total("seat blue\ntiles common-2@9,3 common-1@9,4") == -54


def test_ioc_13_5_private_lessons_are_revealed_at_the_end() -> None:
    s = at("day 5\nseat blue\nlessons 137\nseat green\nlessons 140\nhand 3 7\nphase finds")
    assert "own_lessons" not in s.view(0)["places"][1]
    s.listen()
    passing(s)
    assert s.over
    assert heard(s, "lesson_shown", seat=SPECTATOR) == [(0, 137, 0), (1, 140, 0)]
    for seat in (0, 1, SPECTATOR):
        shown = s.view(seat)["places"]
        assert [[one["card"] for one in p["own_lessons"]] for p in shown] == [[137], [140]]
        assert shown[1]["hand"] == 2
    assert "own_hand" not in s.view(0)["places"][1]
    assert s.scores() == [-36, -39]


def test_ioc_13_6_every_public_lesson_for_every_player() -> None:
    s = at(
        "public 150 147 144/red\nseat blue\nlessons 113\nseat green\ntiles red-16@12,2\nphase w4"
    )
    assert s.scores() == [-54 + 25 + 2, -54 + 25 + 1 + 2]


@pytest.mark.parametrize(
    ("fish", "ranks"), [((3, 5, 9), [2, 1, 3]), ((5, 5, 9), [1, 1, 3]), ((6, 5, 0), [1, 2, 3])]
)
def test_ioc_13_7_ties_are_broken_by_fish_and_then_shared(
    fish: tuple[int, int, int], ranks: list[int]
) -> None:
    s = at(f"""
        day 5
        seat blue
        fish {fish[0]}
        tiles rare-O@5,5
        seat green
        fish {fish[1]}
        tiles rare-T@7,4
        seat red
        fish {fish[2]}
        phase finds
    """)
    passing(s)
    assert s.scores() == [-51, -51, -54]
    assert s.ranking() == ranks
    assert sum(s.outcome()) == pytest.approx(1.5)
    assert s.outcome()[ranks.index(1)] == max(s.outcome())


def test_ioc_13_8_scores_may_be_negative_and_hands_count_nothing() -> None:
    s = finding("3 7 84 98", shared="day 5")
    passing(s)
    assert s.scores() == [-54, -54]


def test_ioc_13_9_lesson_117_takes_the_best_colour() -> None:
    boat = "seat red\ntiles blue-16@7,0:r1 blue-15@12,0 red-09@16,3"
    assert total(f"{boat}\nlessons 117", other="seat blue") == 2 + total(boat, other="seat blue")


@pytest.mark.parametrize(("cats", "others", "won"), [(3, 3, 10), (3, 4, 0), (4, 3, 10), (2, 0, 0),
                                                     (0, 0, 0), (2, 2, 0)])  # fmt: skip
def test_ioc_13_9_lesson_121_is_for_the_largest_family_also_tied(
    cats: int, others: int, won: int
) -> None:
    boat = f"seat red\ntiles {family(cats)}"
    other = f"seat blue\ntiles {family(others).replace('blue', 'green')}"
    assert total(f"{boat}\nlessons 121", other=other) == won + total(boat, other=other)


def test_ioc_13_9_lessons_126_and_133_count_themselves_and_147_does_not() -> None:
    assert total("seat blue\nlessons 126 113") == -54 + 2
    assert total("seat blue\nlessons 133 113 114 115 116 118") == -54 + 7
    assert total("seat blue\nlessons 133 113 114 115 116") == -54
    assert total("seat blue\nlessons 133 113 114 115 116", "public 147 150") == -54 + 10 + 25


def test_ioc_13_9_lesson_141_is_the_third_in_order() -> None:
    two = f"seat red\ntiles {family(3)} {FAR}"
    for boat, value in ((E13_BOAT, 8), (two, 0), (f"seat red\ntiles {family(11)}", 0)):
        assert total(f"{boat}\nlessons 141", other="seat blue") == value + total(
            boat, other="seat blue"
        )
