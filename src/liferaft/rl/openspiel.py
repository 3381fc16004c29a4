"""The games for OpenSpiel, written in Python: ``liferaft_<game>``.

>>> import pyspiel
>>> import liferaft.rl.openspiel
>>> game = pyspiel.load_game("liferaft_habitats(players=2,length=long)")

Chance is explicit: before the game four dice of 256 sides are thrown, and one more whenever an
action needs chance. What was thrown so far is the seed of what follows.
"""

import json
from typing import Any

import numpy as np
import pyspiel

from liferaft.core.errors import IllegalAction, LiferaftError
from liferaft.core.game import Game
from liferaft.core.game import State as GameState
from liferaft.core.rng import seeded
from liferaft.games import game as game_named
from liferaft.games import games
from liferaft.rl.encoders import floats
from liferaft.rl.table import Rules, utilities

SIDES = 256  # of a die
DICE = 4  # thrown before the game
FAIR = [(side, 1.0 / SIDES) for side in range(SIDES)]
NOTHING = -1  # no action waits for a die
LONGEST = 100_000  # decisions and dice; games end long before


class Held:
    """A state that is copied when an OpenSpiel state is cloned."""

    def __init__(self, state: GameState | None) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.state.clone() if self.state is not None else None)

    def __reduce__(self) -> tuple[Any, ...]:
        """In a pickle a state is its text."""
        if self.state is None:
            return Held, (None,)
        return held, (self.state.game.name, self.state.text())


def held(name: str, text: str) -> Held:
    """The state that a text describes."""
    return Held(game_named(name).position(text))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, a die to be thrown, or the end."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.rules = game.rules
        self.held = Held(None)
        self.luck = 1  # all dice so far, one byte each; 128 bits of it are a seed
        self.thrown = 0
        self.waiting = NOTHING  # the action that needs a die

    # What OpenSpiel asks

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody any more."""
        state = self.held.state
        if state is None or self.waiting != NOTHING:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.asked()[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        state = self.held.state
        return state is not None and state.over

    def _legal_actions(self, player: int) -> list[int]:
        state = self.held.state
        if state is None or self.waiting != NOTHING:
            return []
        return state.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The sides of a die."""
        return FAIR

    def _apply_action(self, action: int) -> None:
        if self.held.state is None:
            self._deal(action)
        elif self.waiting != NOTHING:
            self._throw(action)
        else:
            self._answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"die {action}"
        return self.rules.game.action_text(action)

    def returns(self) -> list[float]:
        """How well each seat did, from -1 to 1; 0 before the end."""
        state = self.held.state
        if state is None or not state.over:
            return [0.0] * self.rules.seats
        return utilities(state)

    def __str__(self) -> str:
        state = self.held.state
        if state is None:
            return f"{self.rules.game.name}: {self.thrown} of {DICE} dice thrown"
        text = state.text()
        if self.waiting == NOTHING:
            return text
        return f"{text}\nwaiting for a die: {state.game.action_text(self.waiting)}"

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that a player cannot tell from this one: what it cannot see is dealt anew."""
        state = self.held.state
        if state is None:
            raise LiferaftError("nobody knows anything yet: the dice have not been thrown")
        copy: SpielState = self.clone()
        rng = seeded(int(sampler() * (1 << 53)))
        copy.held.state = state.determinize(player, rng)
        copy.luck = int(rng.next32()) << 32 | int(rng.next32())
        return copy

    # Chance

    def _deal(self, side: int) -> None:
        """A die before the game; after the last one the game begins."""
        self._note(side)
        if self.thrown == DICE:
            self.held.state = self.rules.begin(self._seed())

    def _answer(self, action: int) -> None:
        """An action of a player: carried out at once, or when a die has been thrown."""
        state = self.held.state
        assert state is not None, "the game has begun"
        trial = state.clone()
        trial.apply(action)
        if trial.rng.words() == state.rng.words():
            self.held.state = trial
        else:
            self.waiting = action

    def _throw(self, side: int) -> None:
        """The die that an action has waited for."""
        state = self.held.state
        assert state is not None, "the game has begun"
        self._note(side)
        state.rng = seeded(self._seed())
        state.apply(self.waiting)
        self.waiting = NOTHING

    def _note(self, side: int) -> None:
        if not 0 <= side < SIDES:
            raise IllegalAction(side, f"a die has the sides 0 to {SIDES - 1}")
        self.luck = (self.luck * 257 + side + 1) % (1 << 128)
        self.thrown += 1

    def _seed(self) -> int:
        return self.luck


class Observer:
    """What a player sees, as a tensor and as text."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tensor = np.zeros(rules.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into the tensor."""
        now = state.held.state
        if now is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = floats(self.rules.encoder.encode(now, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of a player."""
        now = state.held.state
        return "" if now is None else json.dumps(now.view(player), sort_keys=True)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters: players, and its options by name."""

    game: Game  # subclasses say which

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, params = self.game, dict(params or {})
        known = {"players", *(option.name for option in game.options)}
        for name in params:
            if name not in known:
                raise LiferaftError(f"{game.name} has no parameter {name!r}: {', '.join(known)}")
        options = {name: value for name, value in params.items() if name != "players"}
        self.rules = Rules(game, params.get("players"), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=SIDES,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.cooperative else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, params)

    def new_initial_state(self, state: Any = None) -> SpielState:
        """A game that has not begun: the dice come first."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """An observer of what a player sees now."""
        return Observer(self.rules)


def type_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game."""
    kinds = pyspiel.GameType
    defaults = {option.name: option.default for option in game.options}
    return kinds(
        short_name=f"liferaft_{game.name}",
        long_name=game.words.title("en"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if game.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=max(2, game.seats[0]),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats_checked(None), **defaults},
    )


def _register() -> None:
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for name in games():
        if f"liferaft_{name}" not in known:
            found = game_named(name)
            kind = type(f"SpielGame_{name}", (SpielGame,), {"game": found, "__module__": __name__})
            globals()[kind.__name__] = kind  # where a pickle looks for it
            pyspiel.register_game(type_of(found), kind)


_register()
