"""What positions of Comet come to: what is seen of them, and a net that many games have taught."""

import math
from statistics import mean

import pytest
from comet_habits import at, card, new, played, pool_of

import liferaft
from liferaft.bots import bot
from liferaft.bots.evaluate.base import chance
from liferaft.bots.evaluate.comet import WEIGHTS as JUDGED
from liferaft.bots.evaluate.comet import evaluation
from liferaft.bots.plan.base import of_lead
from liferaft.bots.plan.comet.customs import WEIGHTS
from liferaft.bots.plan.comet.habit import Habit
from liferaft.bots.plan.comet.outlook import AMOUNTS, ROWS, TABLE, Outlook, outlook, read_table
from liferaft.bots.plan.comet.resting import Resting
from liferaft.bots.plan.comet.sights import SIGHTS, Sights
from liferaft.bots.plan.comet.veteran import CLOSE, LOOKS, Rescuer
from liferaft.core.rng import seeded
from liferaft.games.comet.box import FUEL, NEST
from liferaft.games.comet.rules import State
from liferaft.games.comet.tables import ACTION

LEARNED = outlook()
PLAIN = {"bias": [0.0], "out of all": [0.0]}  # nothing but the points as they stand
COMPILED_ONLY = pytest.mark.skipif(not liferaft.COMPILED, reason="takes minutes uncompiled")


def minding(**rows: float) -> Outlook:
    """What these rows come to is added to the points; a row's name is written with _."""
    named = {name.replace("_", " "): [weight] for name, weight in rows.items()}
    return Outlook({"bias": [0.0], "out of all": [1.0], **named})


# What is seen


def seen(state: State, seat: int = 0) -> dict[str, float]:
    return dict(zip(SIGHTS, Sights(WEIGHTS).sights(state, seat), strict=True))


def test_a_hand_is_seen_by_what_its_cards_would_bring() -> None:
    state = at("H03/ C3:S37 - - hand S38 S43 S01 P01")
    sees, habit = seen(state), Resting(WEIGHTS)
    habit.read(state, 0)
    habit.reckon(state, 0)
    eggs, hatches, moves = [], [], []
    for name, symbols in (("S38", None), ("S43", None), ("S01", ("meadow", "jungle"))):
        animal = card(name)
        worth, nest = habit.cards.worth(state, 0, animal), int(NEST[animal])
        egg = worth - WEIGHTS["far"] * nest
        eggs.append(max(0.0, egg))
        hatches.append(max(0.0, habit.hatch_value(state, animal, worth, nest)))
        if symbols:
            keep = WEIGHTS["egg"] * max(0.0, egg)
            moves.append(habit.gain(pool_of(*symbols), 1) - keep)
    assert [sees["egg"], sees["egg_next"]] == pytest.approx(sorted(eggs)[::-1][:2])
    assert sees["eggs"] == pytest.approx(sum(eggs))
    assert [sees["hatch"], sees["hatch_next"]] == pytest.approx(sorted(hatches)[::-1][:2])
    assert sees["move"] >= moves[0] > 0
    assert sees["hand"] == 4
    assert sees["limit"] == state.limit(0) == 5


def test_of_the_cards_that_are_played_best_three_count_by_themselves_and_all_together() -> None:
    sees = seen(at("H03/ A4:S37 - - hand S01 S02 S03 S04"))  # one step before the cave
    habit, state = Resting(WEIGHTS), at("H03/ A4:S37 - - hand S01 S02 S03 S04")
    habit.read(state, 0)
    brings = []
    for name in ("S01", "S02", "S03", "S04"):
        egg = habit.cards.egg(state, 0, card(name))
        brings.append(habit.gain(FUEL[card(name)], 1) - WEIGHTS["egg"] * max(0.0, egg))
    brings.sort(reverse=True)
    assert brings[-1] > 0
    assert [sees["move"], sees["move_next"], sees["move_third"]] == pytest.approx(brings[:3])
    assert sees["moves"] == pytest.approx(sum(brings))
    assert sees["movers"] == 4
    assert seen(at("H03/ - - - hand S01 S02"))["movers"] == 0  # nobody is on the board


def test_animals_on_their_way_count_more_the_nearer_they_are() -> None:
    sees = seen(at("H03/ C3:S37 A4:S38 -", "phase comet"))
    habit, state = Resting(WEIGHTS), at("H03/ C3:S37 A4:S38 -", "phase comet")
    habit.read(state, 0)
    worth = [habit.cards.worth(state, 0, card(name)) for name in ("S37", "S38")]
    far = list(habit.trail.far)[:2]
    assert far[0] > far[1] == 1
    assert sees["prizes"] == pytest.approx(sum(worth))
    assert sees["near"] == pytest.approx(worth[0] / (far[0] + 1) + worth[1] / 2)
    assert sees["need"] == far[0] + 1
    assert sees["rest"] == 0  # nobody rests any more


def test_abilities_and_a_rest_are_seen_as_habit_judges_them() -> None:
    state = at("H01 A4:S37 - - rescued S11 G03 S15/ hand S43 S43", "pile 30")
    sees, habit = seen(state), Resting(WEIGHTS)
    habit.read(state, 0)
    assert sees["power"] == pytest.approx(habit.power(state, 0)) != 0
    assert sees["turned"] == pytest.approx(habit.turned(state, 0)) != 0
    assert sees["rest"] == pytest.approx(habit.rest_value(state, 0, int(sees["bad"])))
    assert seen(at("H01 - - - rescued S11"))["power"] == 0  # for nobody
    assert sees["budget"] == habit.symbols_to_come(state, 0)


def test_who_is_not_to_play_is_seen_as_well() -> None:
    state = at("H02/ - - - ", rival="H03/ C3:S37 - - hand S38 S43 S01 P01")
    first = at("H03/ C3:S37 - - hand S38 S43 S01 P01", rival="H02/ - - -")
    assert seen(state, 1) == pytest.approx(seen(first, 0))


# Marks


def marked(state: State, seat: int = 0) -> set[str]:
    return {ROWS[mark] for mark in LEARNED.marks(state, seat)}


def test_every_row_has_a_name_of_its_own() -> None:
    assert len(set(ROWS)) == len(ROWS)
    assert len(AMOUNTS) == len(JUDGED) + 1 + len(SIGHTS)


@pytest.mark.parametrize(
    ("position", "marks"),
    [
        (
            at("H03/ A4:S37 - - rescued S02 S11/ hand S05 G10 P01", "pile 30"),
            "hand S05, hand G10, hand P01, rescued S02, rescued S11, turned S11, turned_hero H03, "
            "way S37, steps 1, busy 1, pile 30, phase main, wait 0, seats 2",
        ),
        (
            at("H06 - - -", "phase comet", "out 0"),
            "hero H06, busy 0, pile 39, phase comet, wait 0, seats 2, out",
        ),
        (
            at("H06 A4:S37 A2:S38 -:S35", "pile 7", agenda="nest:0:2 finish:0"),
            "hero H06, way S37, way S38, way S35, steps 1, steps 2, busy 3, pile 7, phase main, "
            "wait 0, seats 2",
        ),
    ],
)
def test_a_seat_is_known_by_its_marks(position: State, marks: str) -> None:
    assert marked(position) == set(marks.split(", "))


def test_the_size_of_the_pile_is_told_apart_up_to_a_bound() -> None:
    assert "pile 36" in marked(new(2, 1))
    assert "pile 39" in marked(new(2, 1, game_length="long"))  # more than are told apart
    sizes = {
        name for state, _ in played(new(3, 2), ACTION) for name in marked(state) if "pile" in name
    }
    assert len(sizes) > 15


def test_who_waits_for_how_many_is_marked() -> None:
    checked = set()
    for state, _ in played(new(3, 1), ACTION):
        turn = state.asked()[0]
        for seat in range(3):
            assert f"wait {(turn - seat) % 3}" in marked(state, seat)
        assert "seats 3" in marked(state)
        checked.add(turn)
    assert checked == {0, 1, 2}


def test_a_card_that_is_there_twice_counts_twice() -> None:
    once, twice = at("H03/ - - - hand S37"), at("H03/ - - - hand S37 S37")
    knows = minding(hand_S37=0.5)
    assert knows.worth(once, 0) == pytest.approx(0.5)
    assert knows.worth(twice, 0) == pytest.approx(1.0)


# The net


def test_the_table_has_a_row_for_everything_that_is_seen() -> None:
    rows = read_table(TABLE.read_text(encoding="utf-8"))
    assert tuple(rows) == ROWS
    assert {len(row) for row in rows.values()} == {32}
    dull = [name for name, row in rows.items() if not any(row)]
    assert dull == []
    assert all(abs(weight) < 10 for row in rows.values() for weight in row)


def test_a_new_card_is_worth_nothing_before_anybody_has_learned_about_it() -> None:
    rows = read_table(TABLE.read_text(encoding="utf-8"))
    without = {name: row for name, row in rows.items() if name != "hand S37"}
    state, other = at("H03/ - - - hand S37 S01"), at("H03/ - - - hand S01")
    knows = Outlook(without)
    assert knows.worth(state, 0) != LEARNED.worth(state, 0)
    assert knows.worth(other, 0) == LEARNED.worth(other, 0)


def test_a_table_whose_rows_differ_is_refused() -> None:
    with pytest.raises(AssertionError, match="the row of hand S37 has 2 weights, not 1"):
        Outlook({**PLAIN, "hand S37": [0.0, 1.0]})


def literal(rows: dict[str, list[float]], state: State, seat: int) -> float:
    """The same net, unit by unit, from the names of what is seen."""
    knows, terms = Outlook(PLAIN), evaluation().amounts(state, seat)
    amounts = [*terms, state.pile / state.seats, *Sights(WEIGHTS).sights(state, seat)]
    total = terms[0] / 10
    for unit in range(len(rows["bias"])):
        layer = rows["bias"][unit]
        layer += sum(rows[ROWS[mark]][unit] for mark in knows.marks(state, seat))
        layer += sum(rows[name][unit] * x for name, x in zip(AMOUNTS, amounts, strict=True))
        total += max(0.0, layer) * rows["out of all"][unit]
    return total


def test_the_net_is_what_its_table_says() -> None:
    rows, knows, checked = read_table(TABLE.read_text(encoding="utf-8")), LEARNED, 0
    for seats in (2, 3, 4):
        for number, (state, _) in enumerate(played(new(seats, seats))):
            if number % 23 == 0:
                for seat in range(seats):
                    assert knows.worth(state, seat) == pytest.approx(literal(rows, state, seat))
                    checked += 1
    assert checked > 80


def test_by_itself_a_lead_of_ten_points_counts_as_at_the_end() -> None:
    plain = Outlook(PLAIN)
    for seed in range(3):
        for number, (state, _) in enumerate(played(new(3, seed))):
            if number % 40 == 0:
                points = state.scores()
                for seat in range(3):
                    foretold = plain.foretell(state, seat)
                    assert foretold == pytest.approx(of_lead(points, seat, CLOSE))


def test_what_two_seats_can_expect_is_one_game() -> None:
    knows = LEARNED
    for number, (state, _) in enumerate(played(new(2, 4))):
        if number % 20 == 0:
            both = [knows.foretell(state, seat) for seat in range(2)]
            assert sum(both) == pytest.approx(1)
            assert both[0] == pytest.approx(chance(knows.worth(state, 0) - knows.worth(state, 1)))


def test_the_outlook_foretells_games_better_than_points_or_the_evaluation_do() -> None:
    """From the first third of games by habit that nobody has learned from."""
    knows, judge = LEARNED, evaluation()
    errors: dict[str, list[float]] = {"outlook": [], "points": [], "evaluation": []}
    for seed in range(40):
        early: list[dict[str, float]] = []
        for number, (state, _) in enumerate(played(new(2, 1 << 33 | seed), ACTION)):
            if number in (6, 12, 18):
                own, other = state.scores()
                early.append(
                    {
                        "outlook": knows.foretell(state, 0),
                        "points": chance((own - other) / CLOSE),
                        "evaluation": judge.value(state, 0),
                    }
                )
        end = of_lead(state.scores(), 0, CLOSE)
        for foretold in early:
            for who, value in foretold.items():
                errors[who].append((value - end) ** 2)
    assert mean(errors["outlook"]) < 0.95 * mean(errors["points"])
    assert mean(errors["outlook"]) < 0.95 * mean(errors["evaluation"])


# Playing on


def wise(table: Outlook) -> Rescuer:
    knows = Rescuer(WEIGHTS)
    knows.become_wise()
    knows.outlook = table
    return knows


@pytest.mark.parametrize("seats", [2, 3])
def test_who_is_wise_looks_three_times_after_own_turns_and_at_the_end(seats: int) -> None:
    plain, habit = Outlook(PLAIN), Habit(WEIGHTS)
    compared = 0
    for seed in range(2):
        for number, (start, _) in enumerate(played(new(seats, seed), ACTION)):
            if number % 9:
                continue
            seat, state, looks = start.asked()[0], start.clone(), []
            due = [start.turns + seats + 1 + 2 * seats * n for n in range(LOOKS)]
            while not state.over:
                if due and state.turns >= due[0]:
                    looks.append(of_lead(state.scores(), seat, CLOSE))
                    due.pop(0)
                state.play(habit.answer(state, state.agenda[-1]), len(state.agenda) - 1)
            end = of_lead(state.scores(), seat, CLOSE)
            expected = mean([*looks, *[end] * (LOOKS + 1 - len(looks))])
            assert wise(plain).play_on(start.clone(), seat) == pytest.approx(expected)
            compared += len(looks) == LOOKS and not math.isclose(expected, end)
    assert compared > 2


def test_who_is_not_wise_and_who_plays_alone_plays_to_the_end() -> None:
    unwise, alone = Rescuer(WEIGHTS), new(1, 3)
    for state, knows in ((new(2, 3), unwise), (alone, unwise), (alone, wise(LEARNED))):
        end, habit = state.clone(), Habit(WEIGHTS)
        while not end.over:
            end.play(habit.answer(end, end.agenda[-1]), len(end.agenda) - 1)
        assert knows.play_on(state.clone(), 0) == knows.outcome(end, 0)


def test_answers_given_in_thought_are_counted() -> None:
    one, other = Rescuer(WEIGHTS), wise(LEARNED)
    for knows in (one, other):
        knows.play_on(new(2, 3), 0)
    assert one.decisions == other.decisions > 50


@COMPILED_ONLY
def test_who_is_wise_may_choose_differently() -> None:
    differ = 0
    for number, (state, _) in enumerate(played(new(2, 6), ACTION)):
        if number % 3 == 0 and len(state.legal_actions()) > 2:
            seat = state.asked()[0]
            plain, knowing = (
                bot(name).choose(state.clone(), seat, seeded(number))
                for name in ("plan:60", "wise:60")
            )
            differ += plain != knowing
    assert differ > 0
