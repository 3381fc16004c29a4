"""Who sits where in which game: every bot on every seat, with the same deals."""

from itertools import combinations

import msgspec

from liferaft.arena.errors import BadArena
from liferaft.bots import bot
from liferaft.core.options import Choice, settled
from liferaft.games import game


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """All that decides how a tournament goes."""

    game: str
    bots: list[str]
    seats: int
    games: int
    seed: int = 0
    options: dict[str, Choice] = {}


def planned(plan: Plan) -> Plan:
    """The plan with its games rounded up to whole rounds; refused if it cannot be played."""
    rules = game(plan.game)
    rules.seats_checked(plan.seats)
    for name in plan.bots:
        bot(name)
    if len(set(plan.bots)) < len(plan.bots):
        raise BadArena("every bot is named once; a bot does not play against itself")
    if not rules.cooperative and len(plan.bots) < 2 <= plan.seats:
        raise BadArena(f"{plan.game} is a contest: name two bots or more")
    if plan.games < 1:
        raise BadArena(f"a tournament has at least one game, not {plan.games}")
    size = len(seatings(plan))
    options = settled(rules.options, plan.options)
    return msgspec.structs.replace(plan, games=-(-plan.games // size) * size, options=options)


def seatings(plan: Plan) -> list[list[int]]:
    """The games of one round: by seat, the number of the bot. All have the same deal."""
    numbers = range(len(plan.bots))
    if game(plan.game).cooperative or plan.seats == 1:
        return [[number] * plan.seats for number in numbers]
    if len(plan.bots) <= plan.seats:
        return [[(seat + turn) % len(plan.bots) for seat in range(plan.seats)] for turn in numbers]
    return [
        [some[(seat + turn) % plan.seats] for seat in range(plan.seats)]
        for some in combinations(numbers, plan.seats)
        for turn in range(plan.seats)
    ]


def seating(plan: Plan, number: int) -> tuple[list[int], int]:
    """Who sits where in a game, counted from 0, and its seed."""
    size = len(seatings(plan))
    return seatings(plan)[number % size], plan.seed + number // size
