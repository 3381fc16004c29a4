"""Playthroughs as readable text, kept in files so that a change of behaviour shows as a diff."""

from collections.abc import Iterator

from liferaft.core.agenda import step_of
from liferaft.core.game import SPECTATOR, Game, News, State
from liferaft.testing.walk import Setup, Walk

SHOWN = 6  # choices of a verb that are listed by name; of more, only how many there are


def playthrough(setup: Setup) -> str:
    """A whole random game: what everybody could do, what they did and what came of it."""
    return "\n".join(_lines(setup)) + "\n"


def _lines(setup: Setup) -> Iterator[str]:
    game = setup.game
    yield str(setup)
    walk = Walk(setup)
    state = setup.start()
    state.listen()
    for number, (action, seat) in enumerate(walk.moves, 1):
        step = game.steps.names[step_of(state.agenda[-1])]
        yield ""
        yield f"{number}. seat {seat}, {step}: {abridged(game, state.legal_actions(seat))}"
        state.apply(action, seat)
        yield f"   > {game.action_text(action)}"
        if news := "; ".join(_told(game, item) for item in state.news(SPECTATOR)):
            yield f"   {news}"
    yield ""
    yield f"scores {_numbers(state.scores())}, ranking {_numbers(state.ranking())}"
    yield ""
    yield _shown(state)


def abridged(game: Game, actions: list[int]) -> str:
    """Legal actions by verb: "done | move gold_gate watchtower | push (23)"."""
    verbs: dict[str, list[str]] = {}
    for action in actions:
        word, _, choice = game.action_text(action).partition(" ")
        verbs.setdefault(word, []).append(choice)
    parts = []
    for word, choices in verbs.items():
        few = len(choices) <= SHOWN
        separator = ", " if any(" " in choice for choice in choices) else " "
        parts.append(f"{word} {separator.join(choices) if few else f'({len(choices)})'}".rstrip())
    return " | ".join(parts)


def _told(game: Game, item: News) -> str:
    return f"{game.news[item[0]]} {_numbers(item[1:])}"


def _numbers(items: list[int] | tuple[int, ...]) -> str:
    return " ".join(map(str, items))


def _shown(state: State) -> str:
    return state.text().rstrip()
