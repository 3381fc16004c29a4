"""Ways to the cave of Comet: trails, sources of help, steps, flights, skips and bridges."""

import random

import pytest
from comet_habits import (
    GAME,
    at,
    in_move,
    is_free,
    mask_of,
    new,
    places,
    played,
    pool_of,
    strayed,
    turn,
    usual,
    walked,
)

from liferaft.bots.evaluate.comet_ways import ALL, FARTHEST
from liferaft.bots.plan.comet.customs import WEIGHTS
from liferaft.bots.plan.comet.glance import Glance
from liferaft.bots.plan.comet.leaps import Leaps
from liferaft.bots.plan.comet.sources import NONE, Sources
from liferaft.bots.plan.comet.steps import Steps
from liferaft.bots.plan.comet.trail import Trail, in_all
from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT
from liferaft.games.comet.board import CAVE, HIGH, LOW, PLACE_IDS
from liferaft.games.comet.box import (
    ADDS_SYMBOLS,
    ALLOWS_CARD,
    ALLOWS_HATCH,
    ANIMALS,
    CARDS,
    DASHES,
    DRAWS,
    EFFECT_KIND,
    FIRST_ROW,
    FLIES,
    HELPS,
    HERO_TAP,
    KEEPS,
    LETS_SKIP,
    LOWERS_NEST,
    MAKES_WILD,
    MOVES_NEUTRAL,
    READIES,
    SALVAGES,
    TAKES_GOLD,
    TAP,
)
from liferaft.games.comet.reach import symbols_of
from liferaft.games.comet.rules import State
from liferaft.games.comet.table import HAND, RESCUED
from liferaft.games.comet.tables import (
    ACTION,
    FLIER,
    HATCHED,
    HELP,
    LANDING,
    MOVE,
    NEST,
    PUT,
    SKIPPED_TERRAIN,
    SKIPPER,
    TARGET,
    THE_HERO,
    USE,
)
from liferaft.testing.diagram import do

# Ways to the cave


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("chain_jumps", [True, False])
def test_the_trail_measures_ways_as_the_rules_do(side: str, chain_jumps: bool) -> None:
    trail, checked = Trail(), 0
    state = new(4, 3, board_side=side, chain_jumps=chain_jumps)
    for number, (_, f) in enumerate(played(state, ACTION)):
        if number % 8:
            continue
        p = seat_of(f)
        trail.read(state, p)
        for field in range(CAVE):
            if state.board.kinds[field] > -2:
                assert trail.steps(field) == walked(state, field), f"{field} in\n{state.text()}"
        for k in range(3):
            field = state.field(p, k)
            assert trail.far[k] == (walked(state, field) if field >= 0 else 0)
            checked += field >= 0
    assert checked > 10


def test_a_wall_of_pieces_is_jumped_in_one_step_only_if_jumps_may_be_chained() -> None:
    crews = "H01/ H1:S37 H2:S38 H3:S39", "H02/ H4:S37 H5:S38 G2:S39"
    more = "seat H03/ G3:S40 G4:S40 G6:S06\nmammoth G5\ntortoise C5"
    for chained in ("true", "false"):
        options = f"options board_side=b chain_jumps={chained}"
        state = at(crews[0], more, options, rival=crews[1])
        trail = Trail()
        trail.read(state, 0)
        assert (trail.steps(PLACE_IDS.index("I3")) < FARTHEST) == (chained == "true")


def test_symbols_that_fit_lead_nearer_one_after_the_other() -> None:
    checked = 0
    for seed in range(3):
        for state, f in played(new(3, seed), ACTION):
            p, trail = seat_of(f), Trail()
            trail.read(state, p)
            for k in range(3):
                far = trail.far[k]
                if not 1 < far < FARTHEST:
                    continue
                fits = pairs = 0
                for first in range(6):
                    for one in places(*state.targets(p, k, BIT[first])):
                        if trail.steps(one) != far - 1:
                            continue
                        fits |= 1 << first
                        for second in range(6):
                            low, high = state.reached(one, 0)
                            low &= state.board.pays_low[BIT[second]]
                            high &= state.board.pays_high[BIT[second]]
                            for two in places(low, high):
                                if is_free(state, two) and trail.steps(two) == far - 2:
                                    pairs |= 1 << (6 * first + second)
                assert trail.fits[k] == fits
                assert trail.pairs[k] == pairs
                checked += 1
    assert checked > 60


def test_who_stands_at_the_cave_needs_any_symbol() -> None:
    trail = Trail()
    trail.read(at("H01/ A4:S37 - -"), 0)
    assert list(trail.far) == [1, 0, 0]
    assert list(trail.fits) == [ALL, 0, 0]


def test_who_skips_a_terrain_leaps_as_far_as_a_symbol_of_the_pool_leads() -> None:
    checked = 0
    for seed in range(40):
        for state, f in strayed(seed):
            if step_of(f) != MOVE or not state.skips:
                continue
            p, trail = seat_of(f), Trail()
            trail.read(state, p)
            for k in range(3):
                if not state.skips >> 5 * k & 31 or trail.far[k] < 2:
                    continue
                targets = places(*state.targets(p, k, state.in_pool()))
                near = min((int(trail.steps(field)) for field in targets), default=FARTHEST)
                assert trail.leads[k] == max(0, trail.far[k] - near)
                nearest = [field for field in targets if trail.steps(field) == near]
                for symbol in range(6):
                    pays = [
                        field
                        for field in nearest
                        if field == CAVE or symbol in (5, state.board.kinds[field])
                    ]
                    wanted = near < trail.far[k] and pays != []
                    assert bool(trail.fits[k] >> symbol & 1) == wanted
                checked += 1
    assert checked > 10


def test_ways_are_measured_for_all_as_they_will_be_after_a_step() -> None:
    checked = 0
    for seed in range(2):
        for state, f in played(new(3, seed), TARGET):
            p, k, trail = seat_of(f), thing_of(f), Trail()
            trail.read(state, p)
            here = state.field(p, k)
            for action in state.choices(f):
                field = int(action) - GAME.parse_action("to A1")
                if field == CAVE:
                    continue
                trail.fields[k] = field
                low = state.occupied_low & ~LOW[here] | LOW[field]
                high = state.occupied_high & ~HIGH[here] | HIGH[field]
                trail.measure(low, high)
                trail.fields[k] = here
                after, then = state.clone(), Trail()
                after.relocate(p, k, field)
                then.read(after, p)
                assert list(trail.then[:3]) == list(then.far)
                rivals = slice(3, 3 + int(trail.others))
                assert list(trail.then[rivals]) == list(then.rivals[rivals])
                assert trail.others == then.others
                checked += int(trail.others)
    assert checked > 200


def test_symbols_in_a_pool_are_counted() -> None:
    pool = pool_of("water", "water", "lava", "joker")
    assert symbols_of(pool) == mask_of("water", "lava", "joker")
    assert in_all(pool) == 4
    assert in_all(0) == symbols_of(0) == 0


# What can be used when

ASKED = {  # by moment: what habit looks for
    ACTION: (DRAWS, TAKES_GOLD, SALVAGES, READIES),
    NEST: (LOWERS_NEST,),
    HATCHED: (ALLOWS_HATCH, DASHES),
    MOVE: (FLIES, MOVES_NEUTRAL, LETS_SKIP, MAKES_WILD, ADDS_SYMBOLS, ALLOWS_CARD, KEEPS),
}


def rows(state: State, p: int, action: int) -> list[int]:
    """The rows of the effects of an ability or a help card."""
    if action >= USE:
        source = action - USE
        return [HERO_TAP[state.hero(p)] if source == THE_HERO else TAP[source]]
    return list(range(FIRST_ROW[action - HELP], FIRST_ROW[action - HELP + 1]))


def test_sources_finds_exactly_what_the_rules_allow() -> None:
    sources, found, shut = Sources(), set(), 0
    for seed in range(8):
        luck = random.Random(seed)
        for state, f in strayed(seed):
            window, p = step_of(f), seat_of(f)
            if window not in ASKED:
                continue
            rich = state.clone()
            for _ in range(luck.randrange(6)):
                rich.add(rich.at(p, HAND), luck.randrange(ANIMALS, CARDS))
            for _ in range(luck.randrange(12)):
                animal = luck.randrange(ANIMALS)
                if not rich.has(rich.at(p, RESCUED), animal):
                    rich.add(rich.at(p, RESCUED), animal)
            effects = {*range(HELP, HELP + HELPS), *range(USE, USE + THE_HERO + 1)}
            legal = effects & set(rich.choices(f))
            assert sources.open(rich, p, window) or not legal
            shut += not sources.open(rich, p, window)
            for kind in ASKED[window]:
                wanted = {
                    a for a in legal if any(EFFECT_KIND[row] == kind for row in rows(rich, p, a))
                }
                all_found = []
                action = sources.find(rich, p, window, kind)
                while action != NONE:
                    assert EFFECT_KIND[sources.row] == kind
                    assert sources.row in rows(rich, p, action)
                    all_found.append(action)
                    action = sources.next(rich, p, window, kind)
                assert set(all_found) == wanted
                assert len(all_found) == len(wanted)
                helps = [action < USE for action in all_found]
                assert helps == sorted(helps)  # help cards last
                found.update(rows(rich, p, a)[0] for a in all_found)
    assert len(found) > 60
    assert shut > 20


def test_nothing_is_open_when_all_is_turned_or_for_another_moment() -> None:
    sources = Sources()
    state = at("H01/ C3:S37 - - rescued S11/ S27 hand P03", agenda="action:0 finish:0")
    assert not sources.open(state, 0, ACTION)
    assert not sources.open(state, 0, MOVE)
    assert sources.open(state, 0, NEST)
    assert sources.open(at("H01 - - -"), 0, MOVE)
    assert sources.open(at("H01/ - - - rescued G12"), 0, MOVE)
    assert sources.open(at("H01/ - - - hand Q06"), 0, MOVE)
    assert sources.open(at("H01/ - - - hand P02"), 0, MOVE)


# What steps are worth


def test_a_step_is_worth_more_with_a_better_animal_near_the_cave() -> None:
    state = at("H03/ A4:S37 C3:S36 -", "phase comet")
    glance = Glance(WEIGHTS)
    glance.read(state, 0)
    step, rich, close, home = (WEIGHTS[name] for name in ("step", "rich", "close", "home"))
    assert list(glance.each)[:2] == pytest.approx([step + 6 * rich, step + 3 * rich])
    assert glance.one[0] == pytest.approx(step + 6 * rich + close + home)
    assert glance.one[1] == pytest.approx(step + 3 * rich + close / 3)
    assert glance.two[1] == pytest.approx(step + 3 * rich + close / 2)
    state = at("H03/ B2:S37 - -", "phase comet")
    glance.read(state, 0)
    assert glance.two[0] == pytest.approx(step + 6 * rich + home + close)


def test_a_pool_is_worth_its_two_best_steps() -> None:
    state = at("H03/ A4:S37 C3:S36 -", "phase comet")
    glance = Glance(WEIGHTS)
    glance.read(state, 0)
    home, one, two = glance.one[0], glance.one[1], glance.two[1]
    assert glance.trail.fits[1] == mask_of("water", "meadow", "joker")
    assert glance.gain(pool_of("lava"), 3) == home
    assert glance.gain(pool_of("joker"), 3) == home - WEIGHTS["joker"]
    assert glance.gain(pool_of("desert"), 2) == 0  # leads nowhere
    assert glance.gain(pool_of("meadow"), 2) == one
    assert glance.gain(pool_of("meadow"), 4) == 0  # nobody is there
    assert glance.gain(pool_of("meadow", "jungle"), 2) == pytest.approx(one + two)
    assert glance.gain(pool_of("meadow", "desert"), 3) == pytest.approx(home + one)
    more = glance.gain(pool_of("meadow", "desert", "desert", "desert"), 3)
    assert more == pytest.approx(home + one + 2 * WEIGHTS["more"])


GLANCES = [
    ("H03/ A4:S37 C3:S36 -", "H02/ C4:S40 - -", "pile 20"),
    ("H03/ A4:S38 C3:S36 -", "H02/ C4:S40 - -", "pile 20"),
    ("H01/ A4:S38 C3:S36 -", "H02/ C4:S40 - -", "pile 20"),
    ("H01/ A4:S38 C3:S06 -", "H02/ C4:S06 - -", "pile 20"),
    ("H01/ A4:S38 C3:S06 -", "H02/ C4:S06 - -", "pile 30"),
    ("H01/ A4:S38 C3:S06 - rescued S41", "H02/ C4:S06 - -", "pile 30"),
    ("H01/ A4:S38 C3:S06 - rescued S41 S41", "H02/ C4:S06 - -", "pile 30"),
    ("H01/ A4:S38 C3:S06 - rescued G40", "H02/ C4:S06 - -", "pile 30"),
    ("H01/ A4:S38 C3:S06 - rescued G40 G37", "H02/ C4:S06 - -", "pile 30"),
    ("H01/ A4:S38 C3:S06 - rescued G40", "H02/ D5:S06 - -", "pile 30"),
    ("H01/ A4:S38 C3:S06 - rescued G40", "H02/ D5:S06 - -", "phase comet"),
]


@pytest.mark.parametrize("seats", [(0,), (1,), (0, 1)])
def test_a_glance_is_taken_anew_when_anything_has_changed(seats: tuple[int, ...]) -> None:
    glance = Glance(WEIGHTS)
    for seat, rival, more in GLANCES:
        for p in seats:
            state, fresh = at(seat, more, rival=rival), Glance(WEIGHTS)
            glance.read(state, p)
            fresh.read(state, p)
            assert list(glance.trail.far) == list(fresh.trail.far)
            for k in range(3):
                if state.field(p, k) >= 0:
                    assert glance.one[k] == fresh.one[k]
                    assert glance.two[k] == fresh.two[k]
                    assert glance.each[k] == fresh.each[k]


# Steps


def test_who_stands_at_the_cave_goes_in() -> None:
    state = at("H03/ A4:S37 A5:S38 - hand S36 S40")
    before = state.scores()[0]
    answers = turn(state)
    assert answers[0] in ("move S36", "move S40")
    assert answers.count("to cave") == 2
    assert state.scores()[0] >= before + 13


def test_steps_lead_nearer_to_the_cave_and_never_away() -> None:
    nearer = 0
    for seed in range(8):
        for state, f in played(new(2, seed), TARGET):
            trail = Trail()
            trail.spread(state)
            action = usual(state)
            there = 0 if action == "to cave" else trail.steps(PLACE_IDS.index(action.split()[1]))
            here = trail.steps(state.field(seat_of(f), thing_of(f)))
            assert there <= here
            nearer += there < here
    assert nearer > 100


@pytest.mark.parametrize("chain_jumps", [True, False])
def test_a_step_is_the_same_whether_it_was_thought_of_before_or_not(chain_jumps: bool) -> None:
    checked, steps, luck = 0, Steps(WEIGHTS), random.Random(1)
    for seed in range(6):
        for state, f in strayed(seed, chain_jumps=chain_jumps):
            p, crew = seat_of(f), state.on_board(seat_of(f))
            steps.read(state, p)
            if step_of(f) == MOVE and state.pool and luck.random() < 0.5:
                steps.best_step(state, p, crew, crew, WEIGHTS["least"])
            if step_of(f) == TARGET:
                fresh = Steps(WEIGHTS).target(state, p, thing_of(f))
                assert steps.target(state, p, thing_of(f)) == fresh
                checked += 1
    assert checked > 200


def test_of_two_ways_the_one_is_gone_on_which_the_pool_leads_on() -> None:
    assert turn(in_move("H03/ C3:S37 - -", "meadow jungle"))[:4] == [
        "walk 1", "to B2", "walk 1", "to A3"
    ]  # fmt: skip
    assert turn(in_move("H03/ C4:S37 - -", "lava"))[:2] == ["walk 1", "to B4"]
    assert turn(in_move("H03/ A4:S37 B2:S38 -", "jungle jungle"))[-1] == "end"


def test_a_joker_is_kept_where_a_terrain_pays() -> None:
    state = in_move("H03/ B4:S37 - -", "lava joker")
    answers = turn(state)
    assert answers[:4] == ["walk 1", "to A4", "pay lava", "walk 1"]
    assert answers[4] == "to cave"


def test_into_the_cave_leads_the_symbol_that_others_need_least() -> None:
    state = do(in_move("H03/ A4:S37 C3:S38 -", "meadow desert"), "walk 1", "to cave")
    assert usual(state) == "pay desert"
    state = do(in_move("H03/ A4:S37 C3:S38 -", "meadow joker lava"), "walk 1", "to cave")
    assert usual(state) == "pay lava"
    state = do(in_move("H03/ A4:S37 - -", "meadow joker"), "walk 1", "to cave")
    assert usual(state) == "pay meadow"


def test_nobody_makes_a_bridge_for_a_rival() -> None:
    """Of two steps that are alike the one is taken that spares the rival nothing."""
    spared = checked = 0
    for seed in range(18):
        for state, f in played(new(2, seed), TARGET):
            steps, p = Steps(WEIGHTS), seat_of(f)
            steps.read(state, p)
            steps.trail.measure(state.occupied_low, state.occupied_high)
            assert steps.spared_all(state.on_board(p)) == 0  # nothing has moved yet
            alone = {**WEIGHTS, "rival": 0.0}
            careless = Steps(alone).target(state, p, thing_of(f))
            careful = steps.target(state, p, thing_of(f))
            if careless == careful:
                continue
            far = []
            for field in (careless, careful):
                after, trail = state.clone(), Trail()
                if field == CAVE:
                    after.enter_cave(p, thing_of(f))
                else:
                    after.relocate(p, thing_of(f), field)
                trail.read(after, p)
                far.append(sum(list(trail.rivals)[3 : 3 + int(trail.others)]))
            assert far[0] <= far[1]
            spared += far[0] < far[1]
            checked += 1
    assert checked > 3
    assert spared == checked


# Flights, skipped terrains, neutral pieces


def test_who_flies_and_where_is_as_good_as_it_gets() -> None:
    flown = landed = 0
    for seed in range(60):
        for state, f in strayed(seed):
            if step_of(f) not in (FLIER, LANDING):
                continue
            p, trail, leaps = seat_of(f), Trail(), Leaps(WEIGHTS)
            trail.read(state, p)
            if step_of(f) == FLIER:
                spared = {}
                for k in range(3):
                    if state.fliers(p, thing_of(f)) >> k & 1:
                        fields = places(*state.within(state.field(p, k), thing_of(f)))
                        spared[k] = trail.far[k] - min(trail.steps(field) for field in fields)
                assert spared[leaps.flier(state, p, thing_of(f))] == max(spared.values())
                flown += len(spared) > 1
            else:
                low, high = state.within(state.field(p, thing_of(f) & 3), thing_of(f) >> 2)
                near = min(trail.steps(field) for field in places(low, high))
                landing = leaps.landing(state, low, high)
                assert landing in places(low, high)
                assert trail.steps(landing) == near
                wide = [
                    bin(trail.onward(state, field, near)).count("1")
                    for field in places(low, high)
                    if trail.steps(field) == near
                ]
                assert bin(trail.onward(state, landing, near)).count("1") == max(wide)
                landed += 1
    assert flown > 10
    assert landed > 30


def gained(state: State, p: int, k: int, terrain: int) -> int:
    """How much nearer a step leads who skips a terrain too."""
    after, trail = state.clone(), Trail()
    trail.spread(state)
    after.let_skip(p, k, terrain)
    targets = places(*after.targets(p, k, after.in_pool()))
    near = min((int(trail.steps(field)) for field in targets), default=FARTHEST)
    return int(trail.steps(state.field(p, k))) - near


def test_who_skips_and_what_is_as_good_as_it_gets() -> None:
    skipped = chosen = 0
    for seed in range(60):
        for state, f in strayed(seed):
            if step_of(f) not in (SKIPPER, SKIPPED_TERRAIN):
                continue
            p, leaps = seat_of(f), Leaps(WEIGHTS)
            leaps.read(state, p)
            if step_of(f) == SKIPPED_TERRAIN:
                k = thing_of(f)
                worth = {t: gained(state, p, k, t) for t in range(5) if state.unskipped(k, t)}
                assert worth[leaps.skipped_terrain(state, p, k)] == max(worth.values())
                chosen += len(set(worth.values())) > 1
            elif thing_of(f) < 5 and not state.skips:
                trail, spared = Trail(), {}
                trail.read(state, p)
                for k in range(3):
                    if state.skippers(p, thing_of(f)) >> k & 1:
                        now = bool(trail.fits[k] & state.in_pool())
                        spared[k] = gained(state, p, k, thing_of(f)) - now
                        assert leaps.spared_by_skip(state, p, k, thing_of(f)) == spared[k]
                assert spared[leaps.skipper(state, p, thing_of(f))] == max(spared.values())
                skipped += len(set(spared.values())) > 1
    assert skipped > 5
    assert chosen > 10


def test_a_neutral_piece_becomes_a_bridge() -> None:
    state = in_move("H03/ F3:S37 - - rescued S34", "jungle")
    assert turn(state)[:5] == ["use S34", "piece mammoth", "to E3", "walk 1", "to C3"]
    state = in_move("H03/ C3:S37 - - rescued G24", "jungle")  # of the tortoise alone
    assert turn(state)[:2] == ["use G24", "to B2"]
    state = in_move("H03/ A4:S37 - - rescued S34", "meadow")  # nobody needs a bridge
    assert turn(state)[:2] == ["walk 1", "to cave"]


def test_a_neutral_piece_out_of_range_is_left_for_the_other_one() -> None:
    state = in_move("H03/ C3:S37 - - rescued S32", "jungle")
    assert turn(state)[:3] == ["use S32", "piece tortoise", "to B2"]


def test_a_neutral_piece_is_put_where_it_spares_most() -> None:
    put = 0
    for seed in range(60):
        for state, f in strayed(seed):
            if step_of(f) != PUT or not state.on_board(seat_of(f)):
                continue
            p, leaps = seat_of(f), Leaps({**WEIGHTS, "rival": 0.0, "rich": 0.0})
            leaps.read(state, p)
            far = list(leaps.trail.far)
            low, high = state.within(state.piece(thing_of(f) & 3), thing_of(f) >> 2)
            field = leaps.perch(state, p, thing_of(f) & 3, low, high)
            answer = leaps.put(state, p, thing_of(f) & 3, thing_of(f) >> 2)
            assert answer in places(low, high)
            if field < 0:
                continue
            assert answer == field
            after, trail = state.clone(), Trail()
            after.put_piece(p, thing_of(f) & 3, field)
            trail.read(after, p)
            assert sum(list(trail.far)) < sum(far)
            put += 1
    assert put > 20
