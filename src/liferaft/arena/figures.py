"""What the games of a tournament say about its bots."""

import math
from statistics import fmean, stdev
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from liferaft.arena.match import Played
from liferaft.arena.schedule import Plan, seatings
from liferaft.games import game

SURE = 1.96  # standard errors of a 95 % interval
ROUNDS = 5  # complete ones, from which on they tell how far a mean may be off


class BotFigures(msgspec.Struct):
    """How a bot did."""

    bot: str
    games: int  # seats it sat on
    outcome: float  # mean of the outcomes, from 0 to 1
    interval: tuple[float, float]  # of that mean, 95 %
    rating: float  # openskill's mean
    rating_interval: tuple[float, float]  # 95 %
    scores: list[float]  # mean points by seat
    ms_per_decision: float


class Verdict(msgspec.Struct):
    """A sequential probability ratio test of the first bot."""

    least: float  # the outcome of the first hypothesis
    most: float  # and of the second
    ratio: float  # logarithm of the likelihood ratio
    bounds: tuple[float, float]
    says: str  # "no stronger", "stronger" or "open"


class Figures(msgspec.Struct):
    """All that is said about a tournament."""

    plan: Plan
    games: int
    decisions: float  # in a game, on average
    bots: list[BotFigures]
    sprt: Verdict | None = None


def wilson(won: float, n: int) -> tuple[float, float]:
    """The 95 % interval of a share: *won* of *n*; good for small numbers and for none at all."""
    if not n:
        return 0.0, 1.0
    share, z2 = won / n, SURE * SURE
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = SURE * math.sqrt(share * (1 - share) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def by_deals(rounds: list[float]) -> tuple[float, float]:
    """The 95 % interval of a mean of rounds, in each of which the same deal is on every seat.

    Games of a deal are no strangers: often whoever begins wins, whichever bot that is. So rounds
    are counted, not games, and two more, one won and one lost: a clean sweep is no certainty.
    """
    seen = [*rounds, 0.0, 1.0]
    middle, half = fmean(seen), SURE * stdev(seen) / math.sqrt(len(seen))
    return max(0.0, middle - half), min(1.0, middle + half)


def by_round(plan: Plan, games: list[Played], number: int) -> list[float]:
    """The mean outcome of a bot in each round that is complete: the same deal on every seat."""
    size = len(seatings(plan))
    rounds: dict[int, list[Played]] = {}
    for played in games:
        rounds.setdefault(played.number // size, []).append(played)
    return [
        fmean(o for played in block for i, o in zip(played.bots, played.outcome) if i == number)
        for _, block in sorted(rounds.items())
        if len(block) == size
    ]


def ratings(plan: Plan, games: list[Played]) -> list[tuple[float, float]]:
    """Mean and deviation of every bot's openskill rating; a team plays against the game itself."""
    model = PlackettLuce()
    known = [model.rating(name=name) for name in plan.bots]
    island = model.rating(name=plan.game)
    for played in sorted(games, key=lambda played: played.number):
        if game(plan.game).cooperative or plan.seats == 1:
            i, won = played.bots[0], played.outcome[0] > 0.5
            [[known[i]], [island]] = model.rate([[known[i]], [island]], ranks=[not won, won])
            continue
        places = sorted(set(played.bots))  # a bot on several seats counts by its best one
        ranks = [min(r for i, r in zip(played.bots, played.ranking) if i == p) for p in places]
        rated = model.rate([[known[i]] for i in places], ranks=[float(rank) for rank in ranks])
        for i, [after] in zip(places, rated):
            known[i] = after
    return [(rating.mu, rating.sigma) for rating in known]


def sprt(
    outcomes: list[float], least: float, most: float, alpha: float = 0.05, beta: float = 0.05
) -> Verdict:
    """Whether a mean outcome is *most* rather than *least*, by the rounds so far."""
    bounds = math.log(beta / (1 - alpha)), math.log((1 - beta) / alpha)
    n = len(outcomes)
    ratio = 0.0
    if n >= 2:
        spread = max(stdev(outcomes) ** 2, 1 / (4 * n))  # a clean sweep is no certainty
        ratio = n * (most - least) * (2 * fmean(outcomes) - least - most) / (2 * spread)
    says = "stronger" if ratio >= bounds[1] else "no stronger" if ratio <= bounds[0] else "open"
    return Verdict(least, most, ratio, bounds, says)


def figures(plan: Plan, games: list[Played], test: tuple[float, float] | None = None) -> Figures:
    """Everything about the games so far."""
    rated = ratings(plan, games)
    bots = [_of_bot(plan, games, number, *rated[number]) for number in range(len(plan.bots))]
    decisions = fmean(sum(played.decisions) for played in games) if games else 0.0
    verdict = sprt(by_round(plan, games, 0), *test) if test else None
    return Figures(plan, len(games), round(decisions, 1), bots, verdict)


def _of_bot(plan: Plan, games: list[Played], number: int, mu: float, sigma: float) -> BotFigures:
    by_seat: list[list[int]] = [[] for _ in range(plan.seats)]
    outcomes: list[float] = []
    spent = thought = 0.0
    for played in games:
        seats = [seat for seat, i in enumerate(played.bots) if i == number]
        if seats:
            outcomes.append(fmean(played.outcome[seat] for seat in seats))
        for seat in seats:
            by_seat[seat].append(played.scores[seat])
            spent += played.seconds[seat]
            thought += played.decisions[seat]
    mean = fmean(outcomes) if outcomes else 0.0
    rounds = by_round(plan, games, number)
    alone = sum(number in seats for seats in seatings(plan)) == 1  # one game of it a deal
    return BotFigures(
        plan.bots[number],
        len(outcomes),
        mean,
        wilson(sum(outcomes), len(outcomes)) if alone or len(rounds) < ROUNDS else by_deals(rounds),
        mu,
        (mu - SURE * sigma, mu + SURE * sigma),
        [round(fmean(points), 2) if points else 0.0 for points in by_seat],
        round(1000 * spent / thought, 3) if thought else 0.0,
    )


def plain(found: Figures) -> dict[str, Any]:
    """The figures as plain data."""
    data = msgspec.to_builtins(found)
    assert isinstance(data, dict)
    return data
