"""Somebody who knows Comet: weights, cards, moves, hatching, rests, and answers compared."""

import math
from statistics import stdev

import pytest
from comet_habits import (
    GAME,
    JOKERS,
    at,
    card,
    in_move,
    new,
    places,
    played,
    pool_of,
    strayed,
    turn,
    usual,
    walked,
)

import liferaft
from liferaft.bots import bot
from liferaft.bots.evaluate.comet_points import USUAL, WHOLE
from liferaft.bots.greedy import GreedyBot
from liferaft.bots.plan import has_habit, has_veteran, veteran
from liferaft.bots.plan.comet.cards import Cards
from liferaft.bots.plan.comet.customs import MANNERS, UNLIKE, WEIGHTS, Custom, manners
from liferaft.bots.plan.comet.habit import Habit
from liferaft.bots.plan.comet.hatching import Hatching
from liferaft.bots.plan.comet.moving import Moving
from liferaft.bots.plan.comet.resting import Resting
from liferaft.bots.plan.comet.trail import Trail
from liferaft.bots.planner import HabitBot, PlanBot
from liferaft.bots.suited import SuitedBot
from liferaft.core.agenda import seat_of
from liferaft.games.comet.board import PLACE_IDS
from liferaft.games.comet.box import ANIMALS, CARD_IDS, HERO_IDS, NO_HERO
from liferaft.games.comet.rules import State
from liferaft.games.comet.tables import ACTION, MAIN, NEST, PASS
from liferaft.testing.diagram import do

# Weights


def test_every_weight_has_its_own_name() -> None:
    numbered = {name: float(number + 1) for number, name in enumerate(WEIGHTS)}
    custom = Custom(numbered)
    for name, weight in numbered.items():
        if not name.startswith("use_"):
            assert getattr(custom, name) == weight


def test_others_weigh_everything_differently() -> None:
    found = manners(WEIGHTS)
    assert len(found) == MANNERS
    assert found == manners(WEIGHTS)  # the same people every time
    for own in found:
        assert list(own) == list(WEIGHTS)
        factors = [math.log(own[name] / weight) for name, weight in WEIGHTS.items()]
        assert max(map(abs, factors)) <= UNLIKE
        assert stdev(factors) == pytest.approx(UNLIKE / math.sqrt(6), rel=0.4)  # of two throws
    for name in WEIGHTS:
        assert len({own[name] for own in found}) == MANNERS


def test_a_game_goes_on_in_many_manners_but_habit_stays_the_same() -> None:
    rescuer = veteran(liferaft.game("comet"))
    assert rescuer.manners == MANNERS + 1
    answers: list[list[int]] = []
    for manner in (*range(MANNERS + 1), 0):
        rescuer.adopt(manner)
        state, given = liferaft.game("comet").new(2, 4), list[int]()
        while not state.over and len(given) < 60:
            place = len(state.agenda) - 1
            given.append(int(rescuer.answer(state, place)))
            state.apply(given[-1], state.asked()[0])
        answers.append(given)
    assert answers[0] == answers[-1]
    assert len({tuple(given) for given in answers}) > MANNERS // 2


def test_abilities_are_worth_what_their_effects_are() -> None:
    custom = Custom(WEIGHTS)
    animals = {name: custom.animals[number] for number, name in enumerate(CARD_IDS[:ANIMALS])}
    assert animals["S01"] == WEIGHTS["use_symbols"]
    assert animals["S11"] == 1.5 * WEIGHTS["use_symbols"]  # a joker
    assert animals["G06"] == 2 * WEIGHTS["use_symbols"]
    assert animals["S06"] == WEIGHTS["use_skip"]
    assert animals["S12"] == WEIGHTS["use_wild"]
    assert animals["S14"] == WEIGHTS["use_extra_card"]
    assert animals["S18"] == 2 * WEIGHTS["use_draw"]
    assert animals["G16"] == 2 * WEIGHTS["use_limit"]
    assert animals["G19"] == WEIGHTS["use_gold_plus"]
    assert animals["G20"] == WEIGHTS["use_salvage"]  # of five cards, one
    assert animals["S24"] == WEIGHTS["use_gold"]
    assert animals["S27"] == 3 * WEIGHTS["use_nest"]
    assert animals["S28"] == WEIGHTS["use_extra_hatch"]
    assert animals["G28"] == 3 * WEIGHTS["use_dash"]
    assert animals["S34"] == WEIGHTS["use_neutral"]  # anywhere
    assert animals["G30"] == 2 * WEIGHTS["use_ready"]
    assert animals["G03"] == 3 * WEIGHTS["use_fly"]
    assert animals["G09"] == WEIGHTS["use_keep"]
    assert animals["S37"] == 0
    assert animals["S41"] == 0
    heroes = {name: custom.heroes[number] for number, name in enumerate(HERO_IDS)}
    assert heroes["H01"] == 1.5 * WEIGHTS["use_symbols"]
    assert heroes["H05"] == 2 * WEIGHTS["use_limit"]
    assert heroes["H07"] == WEIGHTS["use_nest"]
    assert custom.heroes[NO_HERO] == 0
    helps = {name: custom.helps[number] for number, name in enumerate(CARD_IDS[ANIMALS:])}
    assert helps["P03"] == 3 * WEIGHTS["use_nest"]
    assert helps["Q04"] == WEIGHTS["use_gold"] + WEIGHTS["use_draw"]
    assert helps["Q08"] == 4 * WEIGHTS["use_nest"]  # six, of which four count


def test_every_weight_matters() -> None:
    asked: list[tuple[State, int, int]] = []
    usually = Habit(WEIGHTS)
    for seed in range(12):
        options = {"hero_selection": "draft2"} if seed % 3 == 0 else {}
        for number, (state, f) in enumerate(strayed(seed, 2 + seed % 2, **options)):
            if number % 2 == 0 and len(state.choices(f)) > 1:
                asked.append((state.clone(), f, usually.answer(state, f)))
    for name in WEIGHTS:
        others = [Habit({**WEIGHTS, name: WEIGHTS[name] + more}) for more in (3.0, -3.0)]
        assert any(
            other.answer(state, f) != answer for state, f, answer in asked for other in others
        ), f"{name} changes nothing"


# Cards


def looked(state: State, p: int = 0) -> Cards:
    cards = Cards(Custom(WEIGHTS))
    cards.read(state, p)
    return cards


def test_an_animal_is_worth_its_points_and_what_counts_it() -> None:
    state = at("H03/ - - -", "phase comet")
    assert looked(state).worth(state, 0, card("S37")) == 6
    state = at("H01/ - - -", "phase comet")  # a point for every silver animal
    assert looked(state).worth(state, 0, card("S37")) == 7
    assert looked(state).worth(state, 0, card("G35")) == 6
    state = at("H02/ - - -", "phase comet")  # three for two red eggs
    assert looked(state).worth(state, 0, card("S06")) == 4 + 1.5
    state = at("H03/ - - - rescued S41 S41 S01 S02", "phase comet")  # twice a point for a red egg
    assert looked(state).worth(state, 0, card("S09")) == 4 + 2 + 1  # and one for its desert
    assert looked(state).worth(state, 0, card("S41")) == 1 + 2 + 1  # and two red eggs are there


def test_an_ability_is_worth_more_the_more_rests_are_to_come() -> None:
    worth = []
    for pile in (5, 20, 40):
        state = at("H03/ - - -", f"pile {pile}")
        cards = looked(state)
        assert cards.rests == pytest.approx(pile / 2 / WEIGHTS["pace"])
        worth.append(cards.worth(state, 0, card("S15")))
        assert worth[-1] == pytest.approx(1 + cards.rests * WEIGHTS["use_draw"])
        scoring = USUAL[card("S42")] * min(1.0, cards.rests / WHOLE)
        assert cards.worth(state, 0, card("S42")) == pytest.approx(1 + scoring)
    assert worth == sorted(worth)
    state = at("H03/ - - -", "phase comet")
    assert looked(state).worth(state, 0, card("S15")) == 1


def test_an_animal_in_the_hand_counts_less_the_farther_its_nest_is() -> None:
    state = at("H03/ - - -", "phase comet")
    cards = looked(state)
    assert cards.egg(state, 0, card("S37")) == pytest.approx(6 - 7 * WEIGHTS["far"])
    state = at("H07/ - - - rescued G31", "phase comet")  # every nest is two nearer
    cards = looked(state)
    assert cards.lower == 2
    assert cards.egg(state, 0, card("S37")) == pytest.approx(6 - 5 * WEIGHTS["far"])
    assert cards.egg(state, 0, card("S35")) == pytest.approx(2 - 2 * WEIGHTS["far"])  # not below 2


def test_a_card_is_fuel_an_egg_or_a_help() -> None:
    state = at("H03/ - - -", "phase comet")
    cards = looked(state)
    symbol, wild = WEIGHTS["symbol"], WEIGHTS["wild"]
    assert cards.fuel(card("S37")) == 2 * symbol
    assert cards.fuel(card("S35")) == symbol + wild
    assert cards.fuel(card("G10")) == 2 * (symbol + wild)
    egg = WEIGHTS["egg"] * cards.egg(state, 0, card("S37"))
    assert cards.card(state, 0, card("S37")) == pytest.approx(2 * symbol + egg)
    assert cards.egg(state, 0, card("S43")) < 0
    assert cards.card(state, 0, card("S43")) == pytest.approx(2 * symbol)
    draw = WEIGHTS["help"] * 2 * WEIGHTS["use_draw"]
    assert cards.card(state, 0, card("P01")) == pytest.approx(draw)


# Moves


@pytest.mark.parametrize(
    ("seat", "pool", "answers"),
    [
        ("H03/ A4:S37 - - rescued S02 S11", "", "use S02, walk 1, to cave"),
        ("H01 A4:S37 - -", "", "use hero, walk 1, to cave"),
        ("H03/ A4:S37 - - hand Q01", "", "help Q01, walk 1, to cave"),
        ("H03/ B2:S37 - - rescued S01 S02 S03 S04", "", "use S04, walk 1, to A3"),
        ("H03/ C3:S37 - - rescued S12", "lava", "use S12, wild lava, walk 1, to B2"),
        ("H03/ A4:S37 - - hand S01 S05", "", "add S05, walk 1, to cave"),
        ("H03/ A4:S37 - - hand S01 P02", "", "help P02, add S01, walk 1, to cave"),
        ("H03/ A4:S37 - - rescued S14 hand S01", "", "use S14, add S01, walk 1, to cave"),
        ("H03/ I3:S37 - - rescued G03", "lava", "use G03, rescuer 1"),
        ("H03/ A4:S37 I3:S38 - rescued G03", "", "use G03, rescuer 2"),
        ("H03/ A4:S37 - - rescued G03", "lava", "walk 1, to cave, end"),
    ],
)
def test_moves_use_what_brings_rescuers_nearer(seat: str, pool: str, answers: str) -> None:
    wanted = answers.split(", ")
    assert turn(in_move(seat, pool))[: len(wanted)] == wanted


@pytest.mark.parametrize(
    "seat",
    [
        "H03/ C3:S37 - - rescued S05 S10",  # lava leads nowhere
        "H03/ - - - rescued S11 hand S05",  # nobody is on the board
        "H01 - - - rescued G09",
        "H03/ C3:S37 - - hand S14 P02",  # no symbol leads anywhere
        "H03/ C3:S37 - - hand S01",  # only jokers may be added
    ],
)
def test_a_move_ends_when_nothing_leads_nearer(seat: str) -> None:
    assert usual(in_move(seat, "")) == "end"


def test_a_terrain_is_skipped_if_that_spares_steps() -> None:
    state = in_move("H03/ D5:S37 - - hand P04", "lava")
    answers = turn(state)
    assert answers[:2] == ["help P04", "rescuer 1"]
    assert "walk 1" in answers
    assert usual(in_move("H03/ A4:S37 - - hand P04", "lava")) == "walk 1"
    assert usual(in_move("H03/ D5:S37 - - hand P04", "")) == "end"  # no symbol, no step


def test_what_was_played_is_kept_at_the_end_of_a_move() -> None:
    answers = turn(at("H03/ C3:S37 - - rescued G09 hand S01"))
    assert answers[0] == "move S01"
    assert answers[-3:] == ["use G09", "take S01", "end"]

    state = at("H03/ C3:S37 - - rescued G09 hand G12")
    do(state, "move G12")
    assert turn(state)[-3:] == ["use G09", "take G12", "end"]


def test_a_symbol_that_leads_nowhere_becomes_a_joker() -> None:
    state = in_move("H03/ C3:S37 - - rescued S12", "meadow lava")
    assert usual(do(state, "use S12")) == "wild lava"


def test_the_best_of_several_cards_is_added() -> None:
    state = in_move("H03/ C3:S37 - - hand S14 S01 S02", "", "extras 1")
    assert usual(state) == "add S01"
    moving = Moving(WEIGHTS)
    moving.read(state, 0)
    best = moving.best_fuel(state, 0, 1, False)
    egg = moving.cards.egg(state, 0, card("S01"))
    gain = moving.gain(pool_of("meadow", "jungle"), 1)
    assert best == pytest.approx(gain - WEIGHTS["egg"] * max(egg, 0.0))


def test_abilities_that_are_ready_speak_for_a_move() -> None:
    moving = Moving(WEIGHTS)
    assert moving.power(at("H03/ - - - rescued S11/ S27"), 0) == 0
    state = at("H01 - - - rescued S11 G03 S15")
    uses = 3 * WEIGHTS["use_symbols"] + 3 * WEIGHTS["use_fly"] + WEIGHTS["use_draw"]
    assert moving.power(state, 0) == pytest.approx(WEIGHTS["power"] * uses)
    assert moving.power(at("H04 - - -"), 0) == 0  # not only for Moves


# Hatching

HATCHED = "hatched:0 finish:0"


def test_the_better_animal_is_hatched_first() -> None:
    assert usual(at("H01/ - - - hand S37 S43 S05 S12 S15")) == "hatch S37"
    assert usual(at("H01/ - - - hand S38 S43 S05 S12 S15")) == "hatch S38"
    assert usual(at("H01/ - - - hand S43 S37 G32 S05 S12")) == "hatch G32"
    assert usual(at("H01/ - - - hand S37 S37 S05 S12 S15")) == "hatch S37"  # two alike


def test_nobody_hatches_what_there_are_no_symbols_for() -> None:
    assert usual(at("H03/ - - - hand S39", "phase comet")) == "pass"
    assert usual(at("H03/ - - - hand S35 G10 G41 G29", "phase comet")) == "hatch S35"
    assert usual(at("H03/ J3:S40 - - hand S35 S05", "phase comet")) != "hatch S35"


def test_hatching_is_worth_less_with_fewer_symbols_to_come() -> None:
    worth = []
    for pile in (40, 20, 1):
        state, hatching = at("H03/ - - - hand S37", f"pile {pile}"), Hatching(WEIGHTS)
        hatching.read(state, 0)
        hatching.reckon(state, 0)
        rests = pile / 2 / WEIGHTS["pace"]
        assert hatching.budget == 2 + int(WEIGHTS["cycle"] * (rests + 1))
        assert (hatching.busy, hatching.need) == (0, 0)
        far = min(walked(state, nest) for nest in places(*state.nests(7)))
        left = hatching.budget - 2
        arrives = left / (left + WEIGHTS["fails"] * far)
        value = 6 * arrives - far * WEIGHTS["far"] + WEIGHTS["first"]
        worth.append(hatching.hatch_value(state, card("S37"), 6.0, 7))
        assert worth[-1] == pytest.approx(value)
    assert worth == sorted(worth, reverse=True)
    state, hatching = at("H03/ C3:S37 A4:S38 - hand S36 S05 G10"), Hatching(WEIGHTS)
    hatching.read(state, 0)
    hatching.reckon(state, 0)
    assert (hatching.busy, hatching.need) == (2, 4)


def test_abilities_give_who_is_hatched_a_head_start() -> None:
    hatching = Hatching(WEIGHTS)
    assert hatching.head_start(at("H03/ - - -"), 0) == 0
    assert hatching.head_start(at("H03/ - - - rescued S27 G25 S26/"), 0) == 3 + 4
    assert hatching.head_start(at("H03/ - - - rescued S30 G28"), 0) == 2 + 2
    assert hatching.head_start(at("H03/ - - - rescued S15 S28 S34"), 0) == 0


def test_a_rescuer_is_placed_where_the_way_is_shortest() -> None:
    checked = 0
    for seed in range(6):
        for state, f in played(new(3, seed), NEST):
            answer = usual(state)
            if not answer.startswith("place"):
                continue
            trail = Trail()
            trail.spread(state)
            nests = places(*state.nests(state.distance(seat_of(f))))
            far = trail.steps(PLACE_IDS.index(answer.split()[1]))
            assert far == min(trail.steps(nest) for nest in nests)
            checked += len(nests) > 1
    assert checked > 20


def test_a_nest_is_lowered_if_that_spares_steps() -> None:
    hatched = dict(agenda="nest:0:0 finish:0")
    assert usual(at("H03/ -:S38 - - rescued S27", **hatched)) == "use S27"
    assert usual(at("H03/ -:S38 - - hand P03", **hatched)) == "help P03"
    assert usual(at("H03/ -:S38 - - rescued S27/", **hatched)).startswith("place")
    assert usual(at("H03/ -:S35 - - rescued S27", **hatched)) in ("place B3", "place B5")


def test_one_hatches_another_animal_and_dashes_if_that_is_allowed() -> None:
    answers = turn(at(f"H03/ - - - rescued S28 hand S37 S38 {JOKERS}"))
    assert "use S28" in answers
    assert [answer.split()[0] for answer in answers].count("hatch") == 2
    answers = turn(at(f"H03/ - - - rescued G28 hand S37 {JOKERS}"))
    dash = answers.index("use G28")
    assert answers[dash + 1 :: 2] == ["walk 1", "walk 1", "end"]
    assert (
        usual(at("H03/ C3:S37 - - rescued S28", "placed 1", agenda=HATCHED)) == "end"
    )  # nothing to hatch
    assert usual(at("H03/ C3:S37 - - rescued S30", "placed 1", agenda=HATCHED)) == "use S30"
    state = at("H03/ A4:S36 A2:S37 - rescued S31", "placed 2", agenda=HATCHED)
    assert usual(state) == "end"  # who could go was not placed in this turn
    state = at("H03/ A4:S36 A2:S37 -", "placed 2", "pool jungle", agenda=HATCHED)
    assert usual(state) == "walk 2"


def test_of_several_animals_the_best_is_hatched_too_if_it_is_worth_it() -> None:
    more = "placed 1", "hatches 1", "pile 1"
    state = at("H03/ C3:S36 - - hand S37 S43", *more, agenda=HATCHED)
    assert usual(state) == "hatch S37"
    assert usual(at("H03/ C3:S36 - - hand S28", *more, agenda=HATCHED)) == "end"
    state = at("H03/ C3:S36 - - rescued G31 hand S28", *more, agenda=HATCHED)
    assert usual(state) == "hatch S28"  # its nest is nearer


def test_a_head_start_speaks_for_a_hatch() -> None:
    hand = "hand S37 S43 S05 S12 S15"
    assert usual(at(f"H03/ - - - rescued G25/ {hand}")) == "rest"
    assert usual(at(f"H03/ - - - rescued G25 {hand}")) == "hatch S37"


# Rests and cards


def test_who_has_nothing_to_do_rests_and_takes_the_best_golden_card() -> None:
    state = at("H03/ - - -", "display G05 G10 G32 Q06")
    cards = looked(state)
    worth = {name: cards.card(state, 0, card(name)) for name in ("G05", "G10", "G32", "Q06")}
    answers = turn(state)
    assert answers[:2] == ["rest", f"take {max(worth, key=lambda name: worth[name])}"]


def test_a_hand_that_is_worth_little_is_exchanged_a_good_one_is_kept() -> None:
    """With nobody on the board, terrains are fuel for nothing."""
    state = at("H03/ - - - hand S37 S43 S06 S07 S41")
    answers = turn(state)
    assert answers[0] == "rest"
    assert answers[1] == "discard S43"  # the worst first
    assert answers.index("discard S43") < answers.index("discard S37")
    state = at("H03/ A4:S37 - - hand S43 S05 S12", agenda="rest_discard:0 finish:0")
    assert not {"discard S05", "discard S12"} & set(turn(state))


def test_fuel_for_rescuers_on_the_board_is_kept_longest() -> None:
    state = at("H03/ C3:S37 - - hand S01 S09", agenda="rest_discard:0 finish:0")
    assert usual(state) == "discard S09"
    state = at("H03/ C3:S37 - - hand S05 S12 S15 S22 S25 S32", agenda="rest_discard:0 finish:0")
    assert usual(state) == "done"
    state = at("H03/ C3:S37 - - hand S05 S12 S15 S22 S25 S14", agenda="rest_trim:0 finish:0")
    assert usual(state) == "discard S14"
    state = at("H03/ C3:S37 - - hand S05 S12 S15 S22 S25 S32", agenda="rest_trim:0 finish:0")
    assert usual(state).startswith("discard")  # although all are good


def test_a_rest_is_worth_cards_a_golden_one_and_abilities() -> None:
    resting = Resting(WEIGHTS)
    a_card, golden, rest = WEIGHTS["card"], WEIGHTS["golden"], WEIGHTS["rest"]
    full = at("H03 - - - hand S05 S12 S15 S22 S25")
    assert resting.rest_value(full, 0, 0) == pytest.approx(a_card + golden - rest)
    assert resting.rest_value(full, 0, 3) == pytest.approx(3 * a_card + golden - rest)
    empty = at("H03 - - -")
    assert resting.rest_value(empty, 0, 0) == pytest.approx(5 * a_card + golden - rest)
    more = at("H05 - - - rescued G19")  # two cards more, and two golden ones
    assert resting.rest_value(more, 0, 0) == pytest.approx(7 * a_card + 2 * golden - rest)
    turned = at("H01/ - - - rescued S15/ S15 G03/ hand S05 S12 S32 S22 S25")
    uses = 1.5 * WEIGHTS["use_symbols"] + WEIGHTS["use_draw"] + 3 * WEIGHTS["use_fly"]
    assert resting.turned(turned, 0) == pytest.approx(uses)
    worth = resting.rest_value(turned, 0, 0) - resting.rest_value(full, 0, 0)
    assert worth == pytest.approx(WEIGHTS["turned"] * uses)


def test_cards_are_drawn_taken_and_fetched_before_the_action() -> None:
    hand = f"hand S37 {JOKERS}"
    assert usual(at(f"H03/ - - - rescued S15 S24 {hand}")) == "use S15"
    assert usual(at(f"H03/ - - - rescued S24 S22 {hand}", "silver_discards S25")) == "use S24"
    assert usual(at(f"H06 - - - {hand}")) == "use hero"
    assert usual(at(f"H03/ - - - {hand} P01")) == "help P01"
    fetched = at(f"H03/ - - - rescued S22 {hand}", "silver_discards S41 S25 S43")
    assert turn(fetched)[:2] == ["use S22", "take S25"]
    poor = at(f"H03/ - - - rescued S22 {hand}", "silver_discards S25 S41 S42 S43")
    assert not usual(poor).startswith("use")  # the good one lies too deep
    golden = at(f"H03/ - - - rescued G18 {hand}", "gold_discards G40 G10 G42")
    assert turn(golden)[:2] == ["use G18", "take G10"]


def test_the_best_turned_card_is_readied() -> None:
    hand = f"hand S37 {JOKERS}"
    assert turn(at(f"H03 - - - rescued S33 S01/ S24/ {hand}"))[:2] == ["use S33", "ready S24"]
    assert turn(at(f"H04/ - - - rescued S33 S01/ {hand}"))[:2] == ["use S33", "ready hero"]
    assert turn(at(f"H03/ - - - rescued S33 G14/ {hand}"))[:2] == ["use S33", "ready G14"]
    assert not usual(at(f"H03 - - - rescued S33 {hand}")).startswith("use")


def test_a_look_at_the_cards_of_one_seat_is_not_taken_for_that_of_another() -> None:
    one, other = at("H01/ A4:S37 - -"), at("H03/ - - -", "display G05 G10")
    resting = Resting(WEIGHTS)
    resting.read(one, 0)
    before = list(resting.cards.prizes.rows)
    assert resting.best_card(other, 0, 0, other.display) == card("G10")
    assert list(resting.cards.prizes.rows) != before
    resting.read(one, 0)
    assert list(resting.cards.prizes.rows) == before


# The comet


def test_nobody_passes_with_a_rescuer_that_a_card_brings_home() -> None:
    passed = 0
    for seed in range(12):
        state, habit, trail = new(2, seed), Habit(WEIGHTS), Trail()
        for _, f in played(state, ACTION):
            if habit.answer(state, f) == PASS:
                assert state.phase != MAIN
                trail.read(state, seat_of(f))
                assert not state.has_animal(seat_of(f)) or 1 not in list(trail.far)
                passed += 1
    assert passed > 3


def test_in_the_comet_phase_cards_have_no_other_use_than_to_bring_animals_home() -> None:
    assert usual(at("H03/ C3:S37 - - hand S01", "phase comet")) == "move S01"
    assert usual(at("H03/ A4:S35 - - hand S05", "phase comet")) == "move S05"
    assert usual(at("H09/ K3:S05 - - hand S35", "phase comet")) == "move S35"  # better than nothing
    assert usual(at("H03/ C3:S37 - - hand S14", "phase comet")) == "pass"
    assert usual(at("H03/ - - - hand S01", "phase comet")) == "pass"


@pytest.mark.parametrize(
    ("seat", "option", "answer"),
    [
        ("H03/ - - - rescued S15/ hand S05", "", "fill"),
        ("H03/ - - - rescued G14/ S24/ G13/ S18/ hand S05 S12 S15 S22", "", "ready_all"),
        ("H03/ - - - rescued S15/ hand S05 S12 S15 S22 S25", "", "ready_all"),
        ("H06/ - - - rescued S15/ hand S05 S12 S15 S22", "", "fill"),
        ("H06/ - - - rescued S15/ hand S05 S12 S15 S22", "comet_ready_hero=true", "ready_all"),
    ],
)
def test_the_comet_brings_cards_or_abilities_whichever_are_worth_more(
    seat: str, option: str, answer: str
) -> None:
    state = at(seat, f"options {option}", "phase comet", agenda="comet_choice:0 turn:0")
    assert usual(state) == answer


def test_the_hero_is_chosen_that_brings_more() -> None:
    resting = Resting(WEIGHTS)
    worth = [resting.hero_worth(hero) for hero in range(len(HERO_IDS))]
    red, silver = 26 / 88, 46 / 88  # of the animals
    symbols = WHOLE * 1.5 * WEIGHTS["use_symbols"]
    assert worth[0] == pytest.approx(symbols + 7 * silver)
    assert worth[1] == pytest.approx(WHOLE * WEIGHTS["use_extra_card"] + 7 * red * 1.5)
    chosen = 0
    for seed in range(4):
        state = new(3, seed, hero_selection="draft2")
        for p in range(3):
            f = state.agenda[state.place(p)]
            offered = [int(state.offered(p, n)) for n in (0, 1)]
            answer = GAME.action_text(Habit(WEIGHTS).answer(state, f))
            best = max(offered, key=lambda hero: worth[hero])
            assert answer == f"hero {HERO_IDS[best]}"
            chosen += 1
    assert chosen == 12


# Whole games


def test_the_same_question_is_answered_alike_by_who_has_seen_other_games() -> None:
    used = Habit(WEIGHTS)
    for seed in range(3):
        for number, (state, f) in enumerate(strayed(seed, 3)):
            if number % 3 == 0:
                assert used.answer(state, f) == Habit(WEIGHTS).answer(state, f)


# Plans


def test_greedy_judges_positions_and_only_levels_that_think_ask_the_veteran() -> None:
    state = new(2, 1)
    assert has_veteran(GAME)
    assert not has_habit(GAME)
    assert has_habit(liferaft.game("isle_of_cats"))
    greedy, hard = bot("greedy"), bot("hard")
    assert isinstance(greedy, SuitedBot)
    assert isinstance(hard, SuitedBot)
    assert isinstance(greedy.suits(state), GreedyBot)
    assert isinstance(hard.suits(state), PlanBot)
    cats = liferaft.game("isle_of_cats").new(2, 1)
    assert isinstance(greedy.suits(cats), HabitBot)


def test_alone_more_points_are_better_and_55_are_middling() -> None:
    knows = veteran(GAME)
    worth = []
    for rescued in ("", "G32 G33 G34 S40", "G32 G33 G34 S40 S39 G23 S40"):
        state = GAME.position(f"comet\nseat H03/ - - - rescued {rescued}\nagenda action:0 finish:0")
        worth.append((state.scores()[0], knows.outcome(state, 0)))
    assert worth == sorted(worth)
    assert worth[0][1] < 0.05
    for points, value in worth:
        assert (value > 0.5) == (points > 55)
