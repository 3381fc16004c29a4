"""A slow second opinion on where one step can lead (COM-3.11), over thousands of positions."""

import random
from itertools import chain

import pytest
from com_cards import LETTERS, TERRAINS
from comet import BESIDE, ENTRANCES, FIELDS, at, centre, choices, targets

from liferaft.testing.diagram import do

HEROES = ("H01/", "H02/", "H03/", "H04/")


def reach(side: str, pieces: set[str], start: str, skips: set[str], chain_jumps: bool) -> set[str]:
    """Every target of a step, by walking all ways over fields that may be passed over."""

    def passable(field: str) -> bool:
        return field != start and (field in pieces or LETTERS.get(FIELDS[side][field]) in skips)

    ways = [[start]]
    ends = {start}
    while ways:
        way = ways.pop()
        for field in BESIDE[side][way[-1]]:
            longer = chain_jumps or len(way) == 1
            if passable(field) and field not in ends and longer:
                ends.add(field)
                ways.append([*way, field])
    around = set(chain.from_iterable(BESIDE[side][field] for field in ends))
    free = {f for f in around - pieces if not FIELDS[side][f].isdecimal()}
    return free | ({"cave"} if ends & set(ENTRANCES[side]) else set())


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("chain_jumps", [True, False])
def test_com_3_11_targets_of_a_step_on_random_boards(side: str, chain_jumps: bool) -> None:
    luck = random.Random(f"{side} {chain_jumps}")
    land = [field for field, word in FIELDS[side].items() if not word.isdecimal()]
    for _ in range(500):
        seats = luck.randrange(2, 5)
        crowded = luck.random() < 0.5
        near = sorted(FIELDS[side], key=lambda f: abs(centre(f)[1] - 3))[:36]
        fields = luck.sample(near if crowded else list(FIELDS[side]), 3 * seats)
        neutral = luck.sample([field for field in land if field not in fields], 2)
        skips = [luck.sample(TERRAINS, luck.choice((0, 0, 1, 2))) for _ in range(3)]
        lines = [f"options board_side={side} chain_jumps={str(chain_jumps).lower()}"]
        for p in range(seats):
            lines.append(" ".join(["seat", HEROES[p], *fields[3 * p : 3 * p + 3]]))
        lines += [f"mammoth {neutral[0]}", f"tortoise {neutral[1]}", "pool joker"]
        pairs = [f"{i + 1}:{terrain}" for i in range(3) for terrain in skips[i]]
        lines += [f"skips {' '.join(pairs)}"] if pairs else []
        s = at("\n".join([*lines, "agenda move:0 finish:0"]))
        for i in range(3):
            right = reach(side, {*fields, *neutral}, fields[i], set(skips[i]), chain_jumps)
            assert targets(s, i + 1) == right, s.text()


@pytest.mark.parametrize("side", ["A", "B"])
def test_com_9_5_landings_of_a_flight_on_random_boards(side: str) -> None:
    luck = random.Random(side)
    land = [field for field, word in FIELDS[side].items() if not word.isdecimal()]

    def away(one: str, other: str) -> int:
        (x, y), (u, v) = centre(one), centre(other)
        return abs(y - v) + max(0, (abs(x - u) - abs(y - v)) // 2)

    for _ in range(150):
        fields = luck.sample(list(FIELDS[side]), 6)
        neutral = luck.sample([field for field in land if field not in fields], 2)
        s = at(f"""
            options board_side={side}
            seat H10 {" ".join(fields[:3])} rescued G03
            seat H01/ {" ".join(fields[3:])}
            mammoth {neutral[0]}
            tortoise {neutral[1]}
            agenda move:0 finish:0
        """)
        for text, far in (("use hero", 2), ("use G03", 3)):
            free = set(land) - {*fields, *neutral}
            right = {field for field in free if away(fields[0], field) <= far}
            flying = do(s.clone(), text)
            if right:
                assert choices(do(flying, "rescuer 1"), "to") == right
            else:
                assert "1" not in choices(flying, "rescuer")
