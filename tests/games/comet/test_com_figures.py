"""Games between greedy players: how near they come to what the box was balanced for.

A greedy player at once uses whatever gives cards or symbols or readies something. It hatches
whenever it can, the animal with most points for each step of its way. Else it plays the Move that
brings its rescuers farthest towards the cave, step by step the longest one first. If no Move brings
them nearer it rests, keeps its cards and takes the golden card with most points. It leaves mammoth
and tortoise, flights, skips and further hatches alone, and there is nothing in it to be tuned.
In 120 games it took 33 turns, rested 4 times, rescued 8 animals and earned 37 points. The box was
balanced with players that rest twice as often: 30 turns, 10 animals and 48 points.
"""

from collections import Counter
from statistics import mean

import pytest
from com_cards import ANIMAL, HELP, HERO
from comet import AWAY, GAME

from liferaft import State
from liferaft.games.comet.board import HIGH, LOW, PLACE_IDS
from liferaft.games.comet.box import HERO_IDS

USED = ("draw", "gold", "salvage", "ready", "symbols", "dash", "extra_card", "wild", "keep", "nest")
RESCUERS = (0, 1, 2)


def texts(s: State) -> list[list[str]]:
    """The legal actions, cut into words."""
    return [GAME.action_text(action).split() for action in s.legal_actions()]


def do(s: State, words: list[str]) -> None:
    """Carry out an action given by its words."""
    s.apply(GAME.parse_action(" ".join(words)))


def step_of(s: State) -> str:
    """What the game asks for."""
    return GAME.steps.names[s.agenda[-1] & 255]


def points(words: list[str]) -> int:
    """The printed points of the card of an action; none of a help card."""
    return ANIMAL[words[1]].points if words[1] in ANIMAL else 0


def gift(s: State, words: list[str]) -> bool:
    """Whether an action uses something that a greedy player uses."""
    if words[0] == "help":
        return HELP[words[1]].effects[0].effect in USED
    if words[0] != "use":
        return False
    hero = HERO[HERO_IDS[s.hero(s.turn)]]
    said = hero.ability if words[1] == "hero" else ANIMAL[words[1]].ability
    return said is not None and said.effect in USED


def best_step(s: State) -> tuple[int, int, str]:
    """The step of the seat at turn that leads farthest towards the cave: how far, who, where."""
    away = AWAY[s.board.side]
    best = (0, 0, "")
    walkers = s.walkers(s.turn, GAME.steps.names.index(step_of(s)))
    for k in RESCUERS:
        if walkers >> k & 1:
            start = away[PLACE_IDS[s.field(s.turn, k)]]
            low, high = s.targets(s.turn, k, s.in_pool())
            for field, name in enumerate(PLACE_IDS):
                if low & LOW[field] or high & HIGH[field]:
                    best = max(best, (start - away[name], k, name))
    return best


def carry_on(s: State) -> int:
    """Play a Move or Hatch to its end; how much nearer to the cave its steps were."""
    turns, nearer = s.turns, 0
    while not s.over and s.turns == turns and step_of(s) not in ("action", "comet_choice"):
        legal = texts(s)
        if step_of(s) not in ("move", "hatched"):
            answer(s, legal)
            continue
        gifts = [words for words in legal if gift(s, words)]
        gain, k, name = best_step(s)
        more = [words for words in legal if words[0] == "add"]
        if gifts:
            do(s, gifts[0])
        elif gain > 0:
            do(s, ["walk", str(k + 1)])
            do(s, ["to", name])
            nearer += gain
        elif more and s.extras:
            do(s, max(more, key=lambda words: len(ANIMAL[words[1]].symbols)))
        else:
            do(s, ["end"])
    return nearer


def answer(s: State, legal: list[list[str]]) -> None:
    """Answer what is asked on the way: the most points into the hand, the fewest out of it."""
    step = step_of(s)
    named = [words for words in legal if len(words) > 1]
    gifts = [words for words in legal if gift(s, words)]
    if step in ("gold", "salvage", "keep", "rest_gold"):
        do(s, max(legal, key=points))
    elif step == "rest_trim":
        do(s, min(legal, key=points))
    elif step == "nest" and gifts:
        do(s, gifts[0])
    elif step == "nest":
        do(s, next(words for words in legal if words[0] == "place"))
    elif step == "rest_discard":
        do(s, ["done"])
    else:
        do(s, (named or legal)[0])


def best_action(s: State) -> list[str]:
    """What a greedy player does at the beginning of a turn."""
    legal = texts(s)
    gifts = [words for words in legal if gift(s, words)]
    hatches = [words for words in legal if words[0] == "hatch"]
    if gifts:
        return gifts[0]
    if hatches:
        return max(hatches, key=lambda words: points(words) / ANIMAL[words[1]].nest)
    moves = []
    for words in legal:
        if words[0] == "move":
            after = s.clone()
            do(after, words)
            moves.append((carry_on(after), words))
    nearer, move = max(moves, default=(0, []))
    if nearer > 0:
        return move
    return ["rest"] if ["rest"] in legal else ["pass"]


def greedy_game(seats: int, seed: int) -> tuple[list[int], Counter[str]]:
    """The points of a game, and how often things happened in it."""
    s = GAME.new(seats, seed)
    seen: Counter[str] = Counter()
    while not s.over:
        if step_of(s) == "action":
            words = best_action(s)
            seen[words[0]] += 1
            do(s, words)
        elif step_of(s) in ("move", "hatched"):
            carry_on(s)
        else:
            answer(s, texts(s))
    seen["turns"] = s.turns
    seen["rescued"] = sum(len(place["rescued"]) for place in s.view(0)["places"])
    return s.scores(), seen


def figures(seats: int, games: int) -> dict[str, float]:
    """What happens to a player in a game, on the average of some games."""
    scores: list[int] = []
    seen: Counter[str] = Counter()
    for seed in range(games):
        got, happened = greedy_game(seats, seed)
        scores += got
        seen += happened
    out = {word: n / len(scores) for word, n in seen.items()}
    return {**out, "points": mean(scores)}


def test_com_8_2_greedy_players_come_near_what_the_box_was_balanced_for() -> None:
    found = [figures(seats, 4) for seats in (2, 3, 4)]
    assert mean(one["turns"] for one in found) == pytest.approx(30, rel=0.2)
    assert mean(one["rescued"] for one in found) == pytest.approx(10, rel=0.3)
    assert mean(one["points"] for one in found) == pytest.approx(48, rel=0.3)
