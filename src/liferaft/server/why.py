"""Why something cannot be clicked, told from what the asking seat may know."""

import os

from liferaft.core.agenda import step_of
from liferaft.core.bits import BIT
from liferaft.core.game import State
from liferaft.core.rng import seeded
from liferaft.server.protocol import Reason, WhyNot
from liferaft.server.sight import pictures_of


def blind(state: State, seat: int) -> State:
    """A state that the seat cannot tell from the true one: reasons are made from it."""
    return state.determinize(seat, seeded(int.from_bytes(os.urandom(16), "little")))


def reason(true: State, ask: WhyNot, lang: str) -> Reason:
    """The refusal that fits best; empty if the thing can be clicked after all."""
    state = blind(true, ask.seat)
    actions = actions_on(state, ask)
    found = [state.why_not(action, ask.seat) for action in actions]
    if not found:
        text = state.why_not(elsewhere(state, ask.seat), ask.seat)
    elif "" in found:
        text = ""
    else:
        text = most_telling(state, found)
    rule = text.partition(":")[0]
    return Reason(ask.handle, state.game.words.reason(text, lang) if text else "", rule)


def illegal(true: State, seat: int, action: int, lang: str) -> tuple[str, str]:
    """The rule that refuses an action, and its words."""
    text = blind(true, seat).why_not(action, seat)
    return text.partition(":")[0], true.game.words.reason(text, lang) if text else ""


def actions_on(state: State, ask: WhyNot) -> list[int]:
    """The actions of the present step that are clicked on a thing, or the one that is named."""
    actions = state.game.actions
    drawn = pictures_of(state.game)
    if not ask.handle:
        return [ask.action]
    if drawn is None or ask.seat not in state.asked():
        return []
    step = _step(state, ask.seat)
    view = state.view(ask.seat)
    found = [
        action
        for action in range(len(actions))
        if actions.steps[action] & step and ask.handle in drawn.handles(action, view)
    ]
    lying = []
    for action in found if ask.way >= 0 else []:
        spot = drawn.spot(action, view)
        if spot and ask.way in spot.ways:
            lying.append(action)
    return lying or found


def most_telling(state: State, found: list[str]) -> str:
    """Of several refusals the first that says more than whose turn it is."""
    return next((r for r in found if not r.startswith(f"{state.game.turn_rule}:")), found[0])


def elsewhere(state: State, seat: int) -> int:
    """An action that the game does not ask for now; -1 if it asks for all."""
    if seat not in state.asked():
        return -1
    step = _step(state, seat)
    actions = state.game.actions
    return next((a for a in range(len(actions)) if not actions.steps[a] & step), -1)


def _step(state: State, seat: int) -> int:
    """The step at which a seat is asked, as a set."""
    return BIT[step_of(state.agenda[state.place(seat)])]
