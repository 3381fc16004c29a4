"""One person among bots: who answers what, what was told, what can be taken back."""

from typing import Any, NamedTuple

from liferaft.core.errors import BadOption, IllegalAction, LiferaftError
from liferaft.core.game import SPECTATOR, News, State, View
from liferaft.core.language import N_
from liferaft.core.rng import Rng
from liferaft.rl.opponents import Opponent, opponents
from liferaft.server.why import blind

NOTHING = N_("There is nothing to take back.")
KNOWN = N_("Something hidden has become known since; board.undo(anyway=True) takes it back.")


class Move(NamedTuple):
    """An action that was carried out, and for which seat."""

    seat: int
    action: int


class Moment(NamedTuple):
    """What the table was like before a decision of the person."""

    state: State
    luck: Rng  # of the bots
    moves: int


class Table:
    """A game that goes on by itself until the person is asked."""

    def __init__(
        self, state: State, seat: int | None, bots: Any, luck: Rng, windows: bool = False
    ) -> None:
        self.seat = seat  # of the person; None: all of them
        self.wanted = bots
        self.luck = luck
        self.windows = windows  # the person wants to be asked whether to interrupt
        self.set(state)

    def set(self, state: State) -> None:
        """Go on from another state, and forget what was before."""
        seats = int(state.seats)
        if self.seat is not None and not 0 <= self.seat < seats:
            raise BadOption(f"there is no seat {self.seat}; seats are 0 to {seats - 1}")
        others = [] if self.seat is None else [p for p in range(seats) if p != self.seat]
        if others and self.wanted is None:
            raise BadOption("name bots for the other seats, or answer for all: seat=None")
        players = opponents(self.wanted, seats) if others else []
        self.bots: dict[int, Opponent] = dict(zip(others, players))
        self.begin = Moment(state.clone(), self.luck.copy(), 0)
        self.reset()

    def reset(self) -> None:
        """Back to the first moment."""
        self.moves: list[Move] = []
        self.past: list[Moment] = []
        self._back_to(self.begin)
        self.go_on()

    def asking(self) -> int | None:
        """The seat for which the person is asked now; None if for none."""
        return next((seat for seat in self.state.asked() if seat not in self.bots), None)

    @property
    def eyes(self) -> int:
        """The seat whose view the person may see."""
        if self.seat is not None:
            return self.seat
        asked = self.state.asked()
        return asked[0] if asked else 0

    def play(self, action: int) -> None:
        """Answer for the person, and let the bots answer; refused, nothing has changed."""
        seat = self.asking()
        if reason := blind(self.state, self.eyes).why_not(action, self.eyes):
            raise IllegalAction(action, reason)
        assert seat == self.eyes, f"seat {self.eyes} may answer, and seat {seat} is asked"
        self.past.append(Moment(self.state.clone(), self.luck.copy(), len(self.moves)))
        self.heard: list[tuple[View, list[News]]] = []
        self._apply(action, seat)
        self.go_on()

    def go_on(self) -> None:
        """Let the bots answer, and pass windows the person does not care for."""
        while not self.state.over:
            seat = self.asking()
            if seat is None:
                bot = self.state.asked()[0]
                world = self.state.determinize(bot, self.luck)
                self._apply(self.bots[bot].choose(world, bot, self.luck), bot)
            elif self.state.window() and not self.windows and not self.state.urgent():
                self._apply(self.state.legal_actions(seat)[0], seat)
            else:
                return

    def undo(self, anyway: bool = False) -> None:
        """Back to the person's last decision, while nothing hidden has become known since."""
        if not self.past:
            raise LiferaftError(NOTHING)
        if self.past[-1].state.reveals != self.state.reveals and not anyway:
            raise LiferaftError(KNOWN)
        moment = self.past.pop()
        del self.moves[moment.moves :]
        self._back_to(moment)

    def told(self, lang: str) -> list[str]:
        """What has happened since the person's last decision, as far as they may know."""
        words = self.state.game.words
        said = [words.sentence(item, view, lang) for view, news in self.heard for item in news]
        return [sentence for sentence in said if sentence]

    def names(self) -> list[str]:
        """What the seats are called: bots by their names, the person by the seat."""
        each = isinstance(self.wanted, (list, tuple))
        named = dict(zip(self.bots, self.wanted if each else [self.wanted] * len(self.bots)))
        seats = range(int(self.state.seats))
        return [f"{named[p]} {p + 1}" if isinstance(named.get(p), str) else "" for p in seats]

    def _apply(self, action: int, seat: int) -> None:
        self.state.apply(action, seat)
        self.moves.append(Move(seat, action))
        eyes = SPECTATOR if self.seat is None else self.seat
        if news := self.state.news(eyes):
            view = self.state.view(eyes)
            view["names"] = self.names()
            self.heard.append((view, news))

    def _back_to(self, moment: Moment) -> None:
        self.state = moment.state.clone()
        self.state.listen()
        self.luck = moment.luck.copy()
        self.heard = []
