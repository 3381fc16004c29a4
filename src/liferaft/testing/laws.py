"""The laws that hold for every game, and one entry that checks them all on a random game.

A law is a function of a position and a generator. It raises an AssertionError that ends with the
position as text, and returns how many checks it made.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from functools import lru_cache
from itertools import islice, pairwise, permutations
from typing import Any, NamedTuple

from liferaft.core.actions import TOGETHER
from liferaft.core.agenda import step_of
from liferaft.core.errors import UnknownSeat
from liferaft.core.game import SPECTATOR, Game, State
from liferaft.core.options import Choice
from liferaft.core.record import Record, loads
from liferaft.core.rng import Rng, seeded
from liferaft.testing.coverage import known_numbers
from liferaft.testing.fairness import (
    law_fair_worlds,
    law_told_is_seen,
    law_worlds_differ,
    law_worlds_from_knowledge,
    law_worlds_look_alike,
    law_worlds_play_on,
    law_worlds_share_nothing,
)
from liferaft.testing.walk import (
    Broken,
    Setup,
    Walk,
    broken,
    play_on,
    refused,
    some_action,
    viewers,
)

FUTURE = 30  # decisions for which two states must go the same way
ORDERS = 6  # orders in which simultaneous answers are tried

Census = Callable[[State], object]  # all that is in the box, wherever it lies: it never changes


# What may be done


def law_legal_ids_ascend(state: State, rng: Rng) -> int:
    """Legal ids ascend, none twice, none refused; whoever is asked has one, nobody else does."""
    asked = state.asked()
    if asked != sorted(set(asked)) or bool(asked) == state.over:
        raise broken(state, f"asked {asked}, over {state.over}")
    for seat in range(SPECTATOR, state.seats + 1):
        legal = state.legal_actions(seat)
        if bool(legal) != (seat in asked):
            raise broken(state, f"asked {asked}, but seat {seat} has {len(legal)} legal actions")
        if any(a >= b for a, b in pairwise(legal)):
            raise broken(state, f"the legal ids of seat {seat} do not ascend: {legal}")
        for action in legal:
            if reason := state.why_not(action, seat):
                raise broken(state, f"action {action} is legal, but why_not says {reason!r}")
    if asked and state.legal_actions() != state.legal_actions(asked[0]):
        raise broken(state, "without a seat, the first one asked is meant")
    return state.seats + 2


def law_legal_is_not_refused(state: State, rng: Rng) -> int:
    """Over all ids and for every seat, an action is legal exactly if why_not() is empty."""
    ids = range(-1, len(state.game.actions) + 1)
    for seat in range(SPECTATOR, state.seats + 1):
        allowed = [action for action in ids if not state.why_not(action, seat)]
        if allowed != state.legal_actions(seat):
            odd = sorted(set(allowed) ^ set(state.legal_actions(seat)))
            raise broken(state, f"legal_actions and why_not disagree for seat {seat} on {odd}")
    return len(ids) * (state.seats + 2)


def law_refusals_cite_rules(state: State, rng: Rng) -> int:
    """Every refusal begins with a number of the rule book and says why in words."""
    seats = [*state.asked(), rng.below(state.seats + 1) + SPECTATOR]
    for action in range(-1, len(state.game.actions) + 1):
        for seat in seats:
            reason = state.why_not(action, seat)
            if reason and not _cites_a_rule(state.game, reason):
                raise broken(state, f"action {action}: {reason!r} cites no rule of the rule book")
    return len(seats) * (len(state.game.actions) + 2)


@lru_cache(maxsize=4096)
def _cites_a_rule(game: Game, reason: str) -> bool:
    number, _, words = reason.partition(": ")
    return number in known_numbers(game) and len(words.split()) > 1


def law_refusals_change_nothing(state: State, rng: Rng) -> int:
    """An action that is refused leaves everything as it was."""
    before = state.text()
    checks = 0
    for _ in range(12):
        action = rng.below(len(state.game.actions) + 2) - 1
        seat = rng.below(state.seats + 2) + SPECTATOR
        if state.why_not(action, seat):
            checks += 1
            if not refused(state, action, seat):
                raise broken(state, f"action {action} of seat {seat} is refused, yet carried out")
    if state.text() != before:
        raise Broken(f"a refused action changed the position to\n{state.text()}", before)
    return checks


def law_windows_begin_with_pass(state: State, rng: Rng) -> int:
    """In a window the first legal action is to pass."""
    if not state.window():
        return 0
    for seat in state.asked():
        word = state.game.actions.verb_of(state.legal_actions(seat)[0]).word
        if word != "pass":
            raise broken(state, f"a window begins with pass, not with {word!r}")
    return 1


# Copies


def law_clone_has_same_future(state: State, rng: Rng) -> int:
    """The same actions lead a clone and its original to the same positions. Plays on."""
    return _same_future(state, state.clone(), rng, "the clone")


def law_clone_shares_nothing(state: State, rng: Rng) -> int:
    """Playing a clone does not change the original, nor the other way round. Plays on."""
    before = state.text()
    clone = state.clone()
    play_on(clone, rng, FUTURE)
    if state.text() != before:
        raise Broken(f"playing a clone changed the original to\n{state.text()}", before)
    clone = state.clone()
    play_on(state, rng, FUTURE)
    if clone.text() != before:
        raise Broken(f"playing the original changed its clone to\n{clone.text()}", before)
    return 2


def law_text_round_trips(state: State, rng: Rng) -> int:
    """A position written as text and read again is the same, with the same future. Plays on."""
    text = state.text()
    return _same_future(state, state.game.position(text), rng, "the position read from its text")


def _same_future(state: State, other: State, rng: Rng, what: str) -> int:
    before = state.text()
    if other.text() != before:
        raise Broken(f"{what} differs:\n{other.text()}", before)
    for played in range(FUTURE + 1):
        for seat in viewers(state):
            if other.legal_actions(seat) != state.legal_actions(seat):
                raise Broken(f"{what} has other legal actions after {played} decisions", before)
        if other.asked() != state.asked():
            raise Broken(f"{what} asks other seats after {played} decisions", before)
        if state.over or played == FUTURE:
            break
        action, seat = some_action(state, rng)
        state.apply(action, seat)
        other.apply(action, seat)
    if other.text() != state.text():
        raise Broken(f"{what} has another future:\n{state.text()}\n{other.text()}", before)
    for seat in viewers(state):
        if other.view(seat) != state.view(seat):
            raise Broken(f"{what} looks different to seat {seat} after {played} decisions", before)
    return played + 1


# What is seen and heard


def law_views_are_plain(state: State, rng: Rng) -> int:
    """Views are str, int, bool, None, lists and dicts of them: they survive JSON."""
    for seat in viewers(state):
        view = state.view(seat)
        if odd := _not_plain(view):
            raise broken(state, f"the view of seat {seat} is not plain data: {odd}")
        if json.loads(json.dumps(view)) != view:
            raise broken(state, f"the view of seat {seat} does not survive JSON")
    return state.seats + 1


def _not_plain(thing: object) -> str:
    """What is not plain data in a view; empty if all is."""
    if isinstance(thing, dict):
        odd = [key for key in thing if type(key) is not str]
        return repr(odd[0]) if odd else next(filter(None, map(_not_plain, thing.values())), "")
    if type(thing) is list:
        return next(filter(None, map(_not_plain, thing)), "")
    return "" if thing is None or type(thing) in (str, int, bool) else repr(thing)


def law_views_are_fresh(state: State, rng: Rng) -> int:
    """Whoever changes a view they were given changes nothing else."""
    before = state.text()
    for seat in viewers(state):
        first, second = state.view(seat), state.view(seat)
        if first != second:
            raise broken(state, f"two views of seat {seat} at the same moment differ")
        others = state.view(some_seat) if (some_seat := rng.below(state.seats)) != seat else second
        mine = {id(part) for part in _containers(first)}
        if any(id(part) in mine for part in [*_containers(second), *_containers(others)]):
            raise broken(state, f"two views share a list or dict (seat {seat})")
        for part in list(_containers(first)):
            part.clear()
        if state.view(seat) != second or state.text() != before:
            raise broken(state, f"changing the view of seat {seat} changed the game")
    return state.seats + 1


def _containers(thing: Any) -> Iterable[Any]:
    if isinstance(thing, dict | list):
        yield thing
        for part in thing.values() if isinstance(thing, dict) else thing:
            yield from _containers(part)


def law_other_seats_are_refused(state: State, rng: Rng) -> int:
    """A seat that is not at the table sees nothing, hears nothing and gets no world."""
    looks: tuple[Callable[[int], object], ...] = (
        state.view,
        state.news,
        lambda seat: state.determinize(seat, rng),
    )
    for seat in (SPECTATOR - 1, state.seats):
        for look in looks:
            with suppress(UnknownSeat):
                look(seat)
                raise broken(state, f"there is no seat {seat}, but it is not refused (check_seat)")
    return 6


def law_spectator_knows_what_all_know(state: State, rng: Rng) -> int:
    """What a spectator sees is the same in the worlds of every seat: nobody learns from it."""
    seen = state.view(SPECTATOR)
    for seat in range(state.seats):
        world = state.determinize(seat, rng).view(SPECTATOR)
        odd = [key for key in seen if world.get(key) != seen[key]]
        if odd or len(world) != len(seen):
            raise broken(state, f"a spectator sees what seat {seat} cannot know: {odd}")
    return state.seats


def law_spectator_hears_what_all_hear(state: State, rng: Rng) -> int:
    """Of each item of news a seat hears what a spectator hears, or all of it."""
    if state.over:
        return 0
    after = state.clone()
    after.listen()
    action, seat = some_action(state, rng)
    after.apply(action, seat)
    for item in after.told:
        public = after.news_for(item, SPECTATOR)
        for viewer in range(state.seats):
            if after.news_for(item, viewer) not in (public, item):
                raise broken(state, f"a spectator hears {public} of {item}, seat {viewer} does not")
    return len(after.told)


def law_listening_changes_nothing(state: State, rng: Rng) -> int:
    """The game goes the same way whether somebody listens or not; news are four ints each."""
    if state.over:
        return 0
    deaf, ears = state.clone(), state.clone()
    ears.listen()
    action, seat = some_action(state, rng)
    deaf.apply(action, seat)
    ears.apply(action, seat)
    if deaf.text() != ears.text():
        raise broken(state, f"with a listener, action {action} leads to\n{ears.text()}")
    for viewer in viewers(state):
        if deaf.news(viewer):
            raise broken(state, "there is news though nobody listens")
        for item in ears.news(viewer):
            if type(item) is not tuple or [type(part) for part in item] != [int] * 4:
                raise broken(state, f"news is a kind and three ids, not {item!r}")
            if not 0 <= item[0] < len(state.game.news):
                raise broken(state, f"there is no news of kind {item[0]}")
    return state.seats + 1


def law_order_of_answers_does_not_matter(state: State, rng: Rng) -> int:
    """Simultaneous answers lead to the same position in whatever order they are given."""
    if not _together(state):
        return 0
    answers = [(_some_legal(state, seat, rng), seat) for seat in state.asked()]
    ends = []
    for order in islice(permutations(answers), ORDERS):
        end = state.clone()
        for action, seat in order:
            end.apply(action, seat)
        ends.append(end.text())
    if any(end != ends[0] for end in ends):
        other = next(end for end in ends if end != ends[0])
        raise broken(state, f"the order of the answers {answers} matters:\n{ends[0]}\n{other}")
    return len(ends)


def law_secret_answers_stay_secret(state: State, rng: Rng) -> int:
    """While others still have to answer, nobody can tell one secret answer from another."""
    asked = state.asked()
    if not _together(state) or len(asked) < 2:
        return 0
    seat = asked[rng.below(len(asked))]
    one, other = state.clone(), state.clone()
    one.listen()
    other.listen()
    one.apply(_some_legal(state, seat, rng), seat)
    other.apply(_some_legal(state, seat, rng), seat)
    luck = rng.fork()
    for viewer in viewers(state):
        if viewer == seat:
            continue
        what = f"the secret answer of seat {seat} shows to seat {viewer}"
        if one.view(viewer) != other.view(viewer) or one.asked() != other.asked():
            raise broken(state, f"{what} in its view")
        if one.news(viewer) != other.news(viewer):
            raise broken(state, f"{what} in the news")
        legal = state.legal_actions(viewer)
        if not one.legal_actions(viewer) == other.legal_actions(viewer) == legal:
            raise broken(state, f"{what} in its legal actions")
        worlds = [s.determinize(viewer, luck.copy()).text() for s in (one, other)]
        if worlds[0] != worlds[1]:
            raise broken(state, f"{what} in its determinizations:\n{worlds[0]}\n{worlds[1]}")
    return state.seats


def _together(state: State) -> bool:
    return not state.over and state.game.steps.kinds[step_of(state.agenda[-1])] == TOGETHER


def _some_legal(state: State, seat: int, rng: Rng) -> int:
    legal = state.legal_actions(seat)
    return legal[rng.below(len(legal))]


# Results


def law_results_are_sound(state: State, rng: Rng) -> int:
    """Ties share a place, outcomes lie in [0, 1] and follow the places; a team shares them all."""
    scores, ranks, outcome = state.scores(), state.ranking(), state.outcome()
    if not len(scores) == len(ranks) == len(outcome) == state.seats:
        raise broken(state, "scores, ranking and outcome have one entry for each seat")
    if ranks != [1 + sum(other < own for other in ranks) for own in ranks]:
        raise broken(state, f"ties do not share a place in the ranking {ranks}")
    if any(not 0 <= value <= 1 for value in outcome):
        raise broken(state, f"the outcome {outcome} is not within 0 and 1")
    for a, b in permutations(range(state.seats), 2):
        if ranks[a] <= ranks[b] and outcome[a] < outcome[b]:
            raise broken(state, f"the outcome {outcome} does not follow the ranking {ranks}")
    if state.game.cooperative and len(set(zip(scores, ranks, outcome))) > 1:
        raise broken(state, f"a team shares its result: {scores}, {ranks}, {outcome}")
    return 1


# Whole games


def law_same_seed_same_game(walk: Walk) -> int:
    """The same seed and the same actions give the same game."""
    again = walk.state_at(len(walk.moves))
    if again.text() != walk.end.text():
        raise broken(walk.end, f"played again, it ends otherwise:\n{again.text()}")
    return 1


def law_record_round_trips(walk: Walk) -> int:
    """A record written as text and read again is the same record of the same game."""
    setup = walk.setup
    record = Record(setup.game, setup.seats, setup.seed, **setup.options)
    for action, seat in walk.moves:
        record.add(action, seat)
    text = record.text()
    again = loads(text, "record", lambda name: setup.game)
    if again.text() != text:
        raise broken(walk.end, f"the record changes when it is read:\n{text}\n{again.text()}")
    if again.end().text() != walk.end.text():
        raise broken(walk.end, "the record leads to another position")
    return 1


def law_starts_hide_alike(game: Game, seats: int, seeds: Iterable[int] = range(100)) -> int:
    """Starts that look the same to a seat are dealt the same worlds, whatever lies hidden."""
    first: dict[str, State] = {}
    checks = 0
    for seed in seeds:
        state = game.new(seats, seed)
        for seat in viewers(state):
            seen = json.dumps([seat, state.view(seat), state.asked(), state.legal_actions(seat)])
            other = first.setdefault(seen, state)
            if other is state:
                continue
            worlds = [s.determinize(seat, seeded(seed)).text() for s in (other, state)]
            checks += 1
            if worlds[0] != worlds[1]:
                raise broken(state, f"what is hidden from seat {seat} shows in its worlds")
    return checks


# All of them


class Law(NamedTuple):
    """A law of positions: how often it is checked in a game, and whether it plays the state on."""

    check: Callable[[State, Rng], int]
    times: int  # 0: before every decision and at the end
    plays_on: bool = False
    at_start: bool = False  # only there

    @property
    def name(self) -> str:
        """Its name without the prefix."""
        return name_of(self.check)


def name_of(law: Callable[..., int]) -> str:
    """A law as the summary names it: "legal ids ascend"."""
    return law.__name__.removeprefix("law_").replace("_", " ")


LAWS: tuple[Law, ...] = (
    Law(law_legal_ids_ascend, 0),
    Law(law_windows_begin_with_pass, 0),
    Law(law_order_of_answers_does_not_matter, 12),
    Law(law_secret_answers_stay_secret, 12),
    Law(law_legal_is_not_refused, 4),
    Law(law_refusals_cite_rules, 2),
    Law(law_refusals_change_nothing, 3),
    Law(law_clone_shares_nothing, 2, plays_on=True),
    Law(law_clone_has_same_future, 2, plays_on=True),
    Law(law_text_round_trips, 3, plays_on=True),
    Law(law_views_are_plain, 3),
    Law(law_views_are_fresh, 3),
    Law(law_other_seats_are_refused, 1),
    Law(law_spectator_knows_what_all_know, 6),
    Law(law_spectator_hears_what_all_hear, 6),
    Law(law_listening_changes_nothing, 4),
    Law(law_results_are_sound, 0),
    Law(law_worlds_look_alike, 6),
    Law(law_worlds_share_nothing, 2, plays_on=True),
    Law(law_worlds_play_on, 1),
    Law(law_told_is_seen, 6),
    Law(law_worlds_from_knowledge, 4),
    Law(law_worlds_differ, 1, plays_on=True, at_start=True),
    Law(law_fair_worlds, 1),
)
WHOLE_GAME: tuple[Callable[[Walk], int], ...] = (law_same_seed_same_game, law_record_round_trips)
ENDS = "the game ends"
CENSUS = "each thing is in one place"


def check_game(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, Choice] | None = None,
    census: Census | None = None,
) -> Counter[str]:
    """Play one random game and hold it to every law; how many checks each law made."""
    return check_setup(Setup(game, seats, seed, options or {}), census)


def check_setup(setup: Setup, census: Census | None = None) -> Counter[str]:
    """The same for a setup."""
    rng = seeded(setup.seed).fork().fork()
    checks: Counter[str] = Counter()
    where = setup.start()
    things = census(where) if census else None
    law = ENDS
    try:
        walk = Walk(setup)
        checks[law] += 1
        plan = _plan(len(walk.moves), rng)
        for decision, laws in enumerate(plan):
            for each in laws:
                law = each.name
                here = walk.state_at(decision) if each.plays_on else where
                checks[law] += each.check(here, rng)
            if census:
                law = CENSUS
                if census(where) != things:
                    raise broken(where, f"things are lost or doubled: {census(where)}")
                checks[law] += 1
            if decision < len(walk.moves):
                where.apply(*walk.moves[decision])
        for whole in WHOLE_GAME:
            law = name_of(whole)
            checks[law] += whole(walk)
    except Broken as mistake:
        raise Broken(mistake.what, mistake.position, law, str(setup)) from None
    except Exception as mistake:
        what = f"{type(mistake).__name__}: {mistake}"
        raise Broken(what, where.text(), law, str(setup)) from mistake
    return checks


def check_position(state: State, seed: int = 0) -> Counter[str]:
    """Hold one position to every law of positions, for a position that broke one."""
    rng = seeded(seed)
    return Counter({law.name: law.check(state.clone(), rng) for law in LAWS})


def _plan(decisions: int, rng: Rng) -> list[list[Law]]:
    """By decision, and at the end: the laws to be checked there."""
    plan: list[list[Law]] = [[] for _ in range(decisions + 1)]
    for law in LAWS:
        if law.at_start:
            plan[0].append(law)
        elif not law.times or law.times > decisions:
            for laws in plan:
                laws.append(law)
        else:
            for _ in range(law.times):
                plan[rng.below(decisions + 1)].append(law)
    return plan
