"""The laws of hidden information: what determinize() deals, what reveals and news give away.

A *world* is a determinization. Two worlds are *alike* for a seat as long as it sees, hears and may
do the same in both.
"""

import json
from collections import Counter
from collections.abc import Callable

from liferaft.core.game import News, State
from liferaft.core.rng import Rng
from liferaft.testing.walk import (
    Broken,
    broken,
    play_on,
    play_to_end,
    some_action,
    some_viewer,
    viewers,
)

TOGETHER_FOR = 6  # decisions for which two worlds are followed while they look alike
SAMPLES = 64  # worlds whose futures are compared
MORE = 2_000  # further worlds in which what truly came must come up once
PATIENCE = 40  # decisions to wait for something hidden to show
FEW = 8  # worlds among which one must differ from the truth, somewhere in a game

Event = News | str | None
Chooser = Callable[[State, int, Rng], int]  # a bot: a determinized state, its seat, its luck


def law_worlds_look_alike(state: State, rng: Rng) -> int:
    """A determinization has the same view, asked seats and legal actions, for every seat."""
    before = state.text()
    for seat in viewers(state):
        world = state.determinize(seat, rng)
        if what := _difference(state, world, seat):
            raise broken(state, f"a determinization for seat {seat} has another {what}")
        if (world.reveals, world.window(), world.urgent()) != (
            state.reveals, state.window(), state.urgent(),
        ):  # fmt: skip
            raise broken(state, f"a determinization for seat {seat} stands at another moment")
    if state.text() != before:
        raise Broken(f"determinize changed the state to\n{state.text()}", before)
    return state.seats + 1


def law_worlds_share_nothing(state: State, rng: Rng) -> int:
    """Playing a determinization changes neither the truth nor the generator. Plays on."""
    before = state.text()
    seat = some_viewer(state, rng)
    luck = rng.fork()
    world = state.determinize(seat, luck)
    if world.rng.words() == state.rng.words():
        raise Broken(f"a determinization for seat {seat} keeps the true generator", before)
    words = luck.words()
    play_on(world, rng, PATIENCE)
    if luck.words() != words:
        raise Broken("a determinization uses the generator it was dealt with; fork it", before)
    if state.text() != before:
        raise Broken(f"playing a determinization changed the truth to\n{state.text()}", before)
    world = state.determinize(seat, luck)
    dealt = world.text()
    play_on(state, rng, PATIENCE)
    if world.text() != dealt:
        raise Broken("playing the true state changed a determinization", before)
    return 3


def law_worlds_play_on(state: State, rng: Rng) -> int:
    """A determinization, also of a determinization, can be played to its end."""
    seat = some_viewer(state, rng)
    world = state.determinize(seat, rng)
    play_to_end(world.determinize(some_viewer(state, rng), rng), rng)
    play_to_end(world, rng)
    return 2


def law_told_is_seen(state: State, rng: Rng) -> int:
    """Reveals never fall, and grow whenever a seat learns something; nothing hidden is told."""
    seat = some_viewer(state, rng)
    checks = 0
    one, other = _pair(state, seat, rng)
    for _ in range(TOGETHER_FOR):
        position = one.text()
        known = one.reveals, other.reveals
        action = _same_action(one, other, rng)
        if action is None:
            break
        checks += 1
        if one.reveals < known[0] or other.reveals < known[1]:
            raise Broken(f"reveals fell with action {action}", position)
        what = _difference(one, other, seat) or _heard(one, other, seat)
        if what and (one.reveals == known[0] or other.reveals == known[1]):
            say = f"seat {seat} learned something from action {action} ({what}) while reveals stood"
            raise Broken(say, position)
        if what == "news" and Counter(one.news(seat)) != Counter(other.news(seat)):
            raise Broken(f"seat {seat} hears of action {action} what it cannot see", position)
        if what:
            break
    return checks


def law_worlds_from_knowledge(state: State, rng: Rng) -> int:
    """States that a seat cannot tell apart are dealt the same worlds by the same generator."""
    seat = some_viewer(state, rng)
    checks = 0
    one, other = _pair(state, seat, rng)
    for _ in range(TOGETHER_FOR):
        luck = rng.fork()
        dealt = [s.determinize(seat, luck.copy()).text() for s in (one, other)]
        checks += 1
        if dealt[0] != dealt[1]:
            say = f"what is hidden from seat {seat} shows in its worlds (sort it before dealing)"
            raise Broken(
                f"{say}:\n{dealt[0]}\n{dealt[1]}\nand the other truth is\n{other}", str(one)
            )
        if _same_action(one, other, rng) is None:
            break
        if _difference(one, other, seat) or _heard(one, other, seat):
            break
    return checks


def law_worlds_differ(state: State, rng: Rng) -> int:
    """Where something hidden shows, it is not in every world as it truly is. From a start on."""
    before = state.text()
    seat = some_viewer(state, rng)
    surprises = 0
    while not state.over:
        luck = rng.fork()
        truth = _outlook(state.clone(), seat, luck.copy())
        worlds = [_outlook(state.determinize(seat, rng), seat, luck.copy()) for _ in range(FEW)]
        if any(world != truth for world in worlds):
            return surprises + 1
        known = state.reveals
        while not state.over and state.reveals == known:
            state.apply(*some_action(state, luck))
        surprises += 1
    if surprises >= 3:
        raise Broken(f"seat {seat} foresees all: every world has the true future", before)
    return surprises


def law_fair_worlds(state: State, rng: Rng) -> int:
    """What truly comes can come in a world; worlds of worlds are as varied as worlds."""
    if state.over:
        return 0
    seat = some_viewer(state, rng)
    luck = rng.fork()
    truth = _outlook(state.clone(), seat, luck.copy())
    once = [_outlook(state.determinize(seat, rng), seat, luck.copy()) for _ in range(SAMPLES)]
    twice = [
        _outlook(state.determinize(seat, rng).determinize(seat, rng), seat, luck.copy())
        for _ in range(SAMPLES)
    ]
    place = _first_difference([truth, *once, *twice])
    if place < 0:
        return 0
    first = Counter(_item(outlook, place) for outlook in once)
    second = Counter(_item(outlook, place) for outlook in twice)
    came = _item(truth, place)
    if came not in first and len(first) <= SAMPLES // 2:
        for _ in range(MORE):
            world = state.determinize(seat, rng)
            if _item(_outlook(world, seat, luck.copy()), place) == came:
                break
        else:
            raise broken(state, f"{came} is what comes, but it is in no world of seat {seat}")
    kinds = len(first | second) - 1
    distance = sum((first[e] - second[e]) ** 2 / (first[e] + second[e]) for e in first | second)
    if distance > kinds + 6 * (2 * kinds) ** 0.5 + 20:
        say = f"worlds of worlds differ from worlds of seat {seat}: {first} and {second}"
        raise broken(state, say)
    return 1


def law_blind_bot(choose: Chooser, state: State, rng: Rng) -> int:
    """A bot's choice does not change when the truth is swapped for one that looks the same."""
    checks = 0
    before = state.text()
    for seat in state.asked():
        deal, luck = rng.fork(), rng.fork()
        swapped = state.determinize(seat, rng)
        choices = [
            choose(truth.determinize(seat, deal.copy()), seat, luck.copy())
            for truth in (state, swapped)
        ]
        if choices[0] != choices[1]:
            raise broken(state, f"the bot of seat {seat} sees what is hidden: {choices}")
        if reason := state.why_not(choices[0], seat):
            raise broken(state, f"the bot of seat {seat} chooses what is refused: {reason}")
        checks += 1
    if state.text() != before:
        raise Broken(f"the bot changed the true state to\n{state.text()}", before)
    return checks


def _pair(state: State, seat: int, rng: Rng) -> tuple[State, State]:
    """The truth and a world, both with open ears."""
    one, other = state.clone(), state.determinize(seat, rng)
    one.listen()
    other.listen()
    return one, other


def _same_action(one: State, other: State, rng: Rng) -> int | None:
    """Carry out an action that is legal in both; None if there is none."""
    if one.over or other.over:
        return None
    asked = one.asked()
    seat = asked[rng.below(len(asked))]
    there = set(other.legal_actions(seat))
    common = [action for action in one.legal_actions(seat) if action in there]
    if not common:
        return None
    action = common[rng.below(len(common))]
    one.apply(action, seat)
    other.apply(action, seat)
    return action


def _difference(one: State, other: State, seat: int) -> str:
    """In what *seat* can tell two states apart; empty if in nothing."""
    if one.view(seat) != other.view(seat):
        mine, theirs = one.view(seat), other.view(seat)
        return "view of " + ", ".join(key for key in mine if mine[key] != theirs.get(key))
    if one.over != other.over or one.asked() != other.asked():
        return "choice of asked seats"
    if one.legal_actions(seat) != other.legal_actions(seat):
        return "list of legal actions"
    return ""


def _heard(one: State, other: State, seat: int) -> str:
    return "" if one.news(seat) == other.news(seat) else "news"


def _outlook(world: State, seat: int, luck: Rng) -> list[Event]:
    """What *seat* hears and then sees when, played at random, something hidden shows next."""
    known = world.reveals
    world.listen()
    for _ in range(PATIENCE):
        if world.over or world.reveals != known:
            break
        world.apply(*some_action(world, luck))
    return [*world.news(seat), json.dumps(world.view(seat))]


def _item(outlook: list[Event], place: int) -> Event:
    return outlook[place] if place < len(outlook) else None


def _first_difference(outlooks: list[list[Event]]) -> int:
    """The place of the first item in which not all agree; -1 if they all do."""
    for place in range(max(map(len, outlooks))):
        if len({_item(outlook, place) for outlook in outlooks}) > 1:
            return place
    return -1
