"""Comet: every animal, help card and hero is played and does what its card says."""

import pytest
from com_cards import (
    ANIMALS,
    HELPS,
    HEROES,
    SYMBOLS,
    TERRAINS,
    Ability,
    Animal,
    Help,
    Hero,
)
from comet import (
    BESIDE,
    FIELDS,
    asks,
    at,
    cards,
    choices,
    count,
    hand,
    hero,
    nests,
    neutral,
    place,
    points,
    pool,
    refused,
    rescued,
    rest,
    slots,
    step,
    where,
    without,
)

from liferaft import State
from liferaft.testing.diagram import do, legal

TAPS = [card for card in ANIMALS if card.ability and card.ability.kind == "tap"]
PASSIVES = [card for card in ANIMALS if card.ability and card.ability.kind == "passive"]
SCORERS = [card for card in ANIMALS if card.score]
AFTER = {"hatch": "hatched", "move": "move", "any": "action"}


def by_symbols(symbols: list[str]) -> list[str]:
    """Symbols in the order of a pool."""
    return sorted(symbols, key=SYMBOLS.index)


def ready_for(ability: Ability, seat: str, rescued_too: str, held: str) -> State:
    """A position at the moment for which an ability is meant, where it can be used."""
    bottom = "Q08" if held == "Q05" else "Q05"
    s = at(f"""
        seat {seat} C3:S40 rescued {rescued_too} S16/ hand S44 S20 S38 {held}
        seat H05 K5:S39 hand S39
        silver_discards P05 S45 S43 S42 S41 S37
        gold_discards {bottom} G40 G39 G34 G33 G32
    """)
    if ability.when == "move":
        do(s, "move S44")
    elif ability.when == "hatch":
        do(s, "hatch S20")
        if ability.effect != "nest":
            do(s, "place G4")
    return s


# By effect: answer what it asks for, and check that all came as its words say.


def check_symbols(s: State, before: State, ability: Ability) -> None:
    assert pool(s) == by_symbols([*pool(before), *ability.symbols])


def check_extra_card(s: State, before: State, ability: Ability) -> None:
    refused(before, "add S38")
    assert s.view(0)["extras"] == ability.n
    assert pool(do(s, "add S38")) == by_symbols([*pool(before), "desert", "lava"])
    assert s.view(0)["extras"] == ability.n - 1


def check_wild(s: State, before: State, ability: Ability) -> None:
    for n in range(ability.n):
        assert asks(s) == ("wild", 0)
        do(s, sorted(legal(s, verb="wild"))[0])
        assert pool(s).count("joker") == n + 1
    assert len(pool(s)) == len(pool(before))
    assert asks(s) == ("move", 0)


def check_skip(s: State, before: State, ability: Ability) -> None:
    do(s, "rescuer 1")
    terrain = ability.values[0]
    if terrain == "choice":
        assert choices(s, "terrain") == set(TERRAINS)
        terrain = "lava"
        do(s, "terrain lava")
    assert s.view(0)["skips"] == [[TERRAINS.index(terrain)], [], []]


def check_fly(s: State, before: State, ability: Ability) -> None:
    near = {"C3"}
    for _ in range(ability.n):
        near |= {other for field in near for other in BESIDE["A"][field]}
    land = {f for f in near - {"C3", "D3", "H3"} if not FIELDS["A"][f].isdecimal()}
    assert choices(do(s, "rescuer 1"), "to") == land
    do(s, "to A2")
    assert where(s)[0] == "A2"


def check_keep(s: State, before: State, ability: Ability) -> None:
    played = cards(before, "silver_discards")[-1]
    assert legal(s) == {f"take {played}"}
    do(s, f"take {played}")
    assert sorted([*hand(before), played]) == sorted([*hand(s), *helps_in(before, s)])
    assert asks(s) == ("move", 0)


def helps_in(before: State, after: State) -> list[str]:
    """The help card that has left the hand."""
    return [card for card in hand(before) if card[0] in "PQ" and card not in hand(after)]


def check_nest(s: State, before: State, ability: Ability) -> None:
    assert before.view(0)["distance"] == 7
    distance = max(2, 7 - ability.n)
    assert s.view(0)["distance"] == distance
    assert choices(s, "place") == nests("A", distance)


def check_extra_hatch(s: State, before: State, ability: Ability) -> None:
    refused(before, "hatch S38")
    assert s.view(0)["hatches"] == ability.n
    do(s, "hatch S38", "place I1")
    assert slots(s) == ["S40", "S20", "S38"]


def check_dash(s: State, before: State, ability: Ability) -> None:
    assert pool(s) == by_symbols(ability.symbols)
    assert choices(s, "walk") <= {"2"}


def check_neutral(s: State, before: State, ability: Ability) -> None:
    pieces = ability.values[0].split("/")
    if len(pieces) > 1:
        assert choices(s, "piece") == set(pieces)
        do(s, f"piece {pieces[-1]}")
    start = neutral(before)[("mammoth", "tortoise").index(pieces[-1])]
    near = {start}
    for _ in range(min(20, ability.n)):
        near |= {other for field in near for other in BESIDE["A"][field]}
    land = {f for f in near if not FIELDS["A"][f].isdecimal()} - {"C3", "K5", "D3", "H3"}
    assert choices(s, "to") == land
    goal = sorted(land)[0]
    do(s, f"to {goal}")
    assert goal in neutral(s)


def check_draw(s: State, before: State, ability: Ability) -> None:
    assert count(before, "pile") - count(s, "pile") == ability.n
    held = len(hand(s)) + len(helps_in(before, s))
    assert held == len(hand(before)) + ability.n


def check_gold(s: State, before: State, ability: Ability) -> None:
    for n in range(ability.n):
        assert choices(s, "take") <= set(cards(before, "display"))
        taken = sorted(choices(s, "take"))[n]
        do(s, f"take {taken}")
        assert taken in hand(s)
    assert len(cards(s, "display")) == 4


def check_salvage(s: State, before: State, ability: Ability) -> None:
    key = f"{ability.values[0]}_discards"
    top = cards(before, key)[-ability.n :]
    assert choices(s, "take") == set(top) - {"P05", "Q05"}
    do(s, f"take {top[0]}")
    assert top[0] in hand(s)
    assert cards(s, key)[: len(cards(before, key)) - 1] == without(cards(before, key), top[0])


def check_ready(s: State, before: State, ability: Ability) -> None:
    turned = {card.strip("/") for card in rescued(before) if card.endswith("/")}
    assert choices(s, "ready") - {"hero"} == turned
    do(s, "ready S16")
    assert "S16" in rescued(s)
    if "done" in legal(s):
        do(s, "done")


CHECKS = {
    "symbols": check_symbols,
    "extra_card": check_extra_card,
    "wild": check_wild,
    "skip": check_skip,
    "fly": check_fly,
    "keep": check_keep,
    "nest": check_nest,
    "extra_hatch": check_extra_hatch,
    "dash": check_dash,
    "neutral": check_neutral,
    "draw": check_draw,
    "gold": check_gold,
    "salvage": check_salvage,
    "ready": check_ready,
}


@pytest.mark.parametrize("card", TAPS, ids=lambda card: card.id)
def test_com_5_6_every_tap_ability_does_what_its_card_says(card: Animal) -> None:
    assert card.ability
    s = ready_for(card.ability, "H05", card.id, "")
    before = s.clone()
    do(s, f"use {card.id}")
    assert f"{card.id}/" in rescued(s)
    CHECKS[card.ability.effect](s, before, card.ability)
    if asks(s)[0] != "nest" and card.ability.effect != "extra_hatch":
        assert asks(s)[0] == AFTER[card.ability.when]
    refused(s, f"use {card.id}")


@pytest.mark.parametrize("card", [c for c in HEROES if c.ability.kind == "tap"], ids=lambda c: c.id)
def test_com_1_4_every_hero_does_what_its_card_says(card: Hero) -> None:
    s = ready_for(card.ability, card.id, "", "")
    before = s.clone()
    do(s, "use hero")
    assert hero(s) == f"{card.id}/"
    CHECKS[card.ability.effect](s, before, card.ability)
    refused(s, "use hero")


@pytest.mark.parametrize("card", HELPS, ids=lambda card: card.id)
def test_com_5_1_every_help_card_does_what_it_says(card: Help) -> None:
    s = ready_for(card.effects[0], "H04/", "", card.id)
    key = "silver_discards" if card.id[0] == "P" else "gold_discards"
    before = s.clone()
    do(s, f"help {card.id}")
    assert card.id not in hand(s)
    if card.id in ("Q02", "Q04"):  # two effects, one after the other
        drawn = count(before, "pile")
        CHECKS[card.effects[0].effect](s, before, card.effects[0])
        assert count(s, "pile") == drawn - 1
    elif card.id == "Q03":
        CHECKS["neutral"](s, before, card.effects[0])
        CHECKS["symbols"](s, before, card.effects[1])
    else:
        CHECKS[card.effects[0].effect](s, before, card.effects[0])
    assert cards(s, key).count(card.id) == 1 + cards(before, key).count(card.id)


@pytest.mark.parametrize("card", PASSIVES, ids=lambda card: card.id)
def test_com_5_8_every_passive_ability_acts_and_is_never_turned(card: Animal) -> None:
    assert card.ability
    s = at(f"seat H01 C3 rescued {card.id} hand S44\nseat H02")
    refused(s, f"use {card.id}")
    if card.ability.effect == "limit":
        assert place(s)["limit"] == 5 + card.ability.n
        assert len(hand(rest(s))) == 5 + card.ability.n
    elif card.ability.effect == "gold_plus":
        do(s, "rest", "done", sorted(legal(do(s.clone(), "rest", "done")))[0])
        assert asks(s) == ("rest_gold", 0)
        do(s, sorted(legal(s))[0])
        assert asks(s) == ("action", 1)
    else:
        assert card.ability.effect == "nest"
        assert choices(do(s, "hatch S44"), "place") == nests("A", 7 - card.ability.n)
    assert rescued(s) == [card.id]


@pytest.mark.parametrize("card", SCORERS, ids=lambda card: card.id)
def test_com_9_17_every_score_ability_scores_and_cannot_be_used(card: Animal) -> None:
    company = "S01 S15 S32 S36 S38 G32 G33 G07"
    s = at(f"seat H01 C3 rescued {card.id} {company} hand S44\nseat H02")
    alone = at(f"seat H01 rescued {company}\nseat H02")
    assert points(s)[0] - points(alone)[0] == card.points
    assert points(s)[1] > points(alone)[1] == 0
    for moment in (s, do(s.clone(), "move S44"), do(s.clone(), "hatch S44")):
        refused(moment, f"use {card.id}")


@pytest.mark.parametrize("card", ANIMALS, ids=lambda card: card.id)
def test_com_4_2_every_animal_is_hatched_and_rescued(card: Animal) -> None:
    s = at(f"seat H01/ hand {card.id} S36\nseat H02/ A3 A4 hand S39")
    do(s, f"hatch {card.id}")
    assert choices(s, "place") == nests("A", card.nest)
    do(s, f"place {sorted(nests('A', card.nest))[0]}", "end")
    assert slots(s)[0] == card.id
    assert f"use {card.id}" not in legal(rest(s))
    s = at(f"seat H01/ B3:{card.id} hand S36\nseat H02/ A3 hand S39")
    step(do(s, "move S36"), 1, "cave", "water")
    assert rescued(s) == [card.id]
    assert slots(s)[0] == where(s)[0] == "-"
    assert points(s)[0] == card.points
    do(s, "end")
    assert rescued(s) == [card.id]


@pytest.mark.parametrize("card", ANIMALS, ids=lambda card: card.id)
def test_com_3_2_every_animal_pays_for_a_move_with_its_symbols(card: Animal) -> None:
    s = do(at(f"seat H01/ C3 hand {card.id} S46\nseat H02"), f"move {card.id}")
    assert pool(s) == by_symbols(card.symbols)
    key = "silver_discards" if card.silver else "gold_discards"
    assert cards(s, key) == [card.id]
    other = do(at(f"seat H01/ C3 hand {card.id} S41\nseat H02"), "move S41")
    assert (f"add {card.id}" in legal(other)) == card.joker
