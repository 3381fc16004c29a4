"""The rules of Driftwood, in plain Python on the core, compiled or not."""

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.actions import ASKS, DOES, TOGETHER, WINDOW, ActionTable, StepTable
from liferaft.core.agenda import frame, seat_of, step_of
from liferaft.core.errors import BadPosition
from liferaft.core.game import Game, News, State, View, Words
from liferaft.core.options import Choice, Option
from liferaft.core.position import Entry, Lines, agenda_line, options_line, rng_line
from liferaft.core.rng import Rng

BID, BUOY, SALVAGE, ROUND, SHOW, COUNT = range(6)
STEPS = StepTable()
STEPS.add(BID, "bid", TOGETHER)
STEPS.add(BUOY, "buoy", WINDOW)
STEPS.add(SALVAGE, "salvage", ASKS)
STEPS.add(ROUND, "round", DOES)
STEPS.add(SHOW, "show", DOES)
STEPS.add(COUNT, "count", DOES)

CARDS = 6  # values 1 to 6
COPIES = 4
ACTIONS = ActionTable()
PASS = ACTIONS.add((BUOY,), "pass")
PLAY = ACTIONS.add((BID,), "bid", [str(card) for card in range(1, CARDS + 1)], "card")
THROW = ACTIONS.add((BUOY,), "throw")
TAKE = ACTIONS.add((SALVAGE,), "take")
LEAVE = ACTIONS.add((SALVAGE,), "leave")

NEWS = ("drew", "bid", "showed", "threw", "won")
DREW, DID_BID, SHOWED, THREW, WON = range(5)
OPTIONS = (
    Option("rounds", (3, 2, 4), 3, "how many rounds are played"),
    Option("buoys", (True, False), True, "whether everybody has a buoy"),
)
KEYS = (
    "options", "hand", "deck", "bids", "last", "shown", "buoys", "extra", "points", "discards",
    "left", "over", "agenda", "reveals", "rng",
)  # fmt: skip


class Driftwood(State):
    """A position of Driftwood."""

    def __init__(self, game: Game, seats: int, rng: Rng, values: dict[str, Choice]) -> None:
        super().__init__(game, seats, rng)
        self.values = values  # the options; never changed
        self.deck: list[int] = []  # the top is last
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bids = [0] * seats  # 0: none yet
        self.shown = 0  # TOY-2.2: whether the bids lie open
        self.buoys = [int(bool(values["buoys"]))] * seats
        self.last: list[int] = []  # the bids that were shown last
        self.extra = [0] * seats  # what buoys add to the bids
        self.points = [0] * seats
        self.discards: list[int] = []
        self.left = int(values["rounds"])  # rounds still to come

    def proceed(self, f: int) -> None:
        step = step_of(f)
        if step == ROUND:
            self.begin_round()
        elif step == SHOW:
            self.show()
        else:
            self.count()

    def begin_round(self) -> None:
        """TOY-1.1: everybody draws a card, then all bid, then the bids are shown and counted."""
        if not self.left:  # TOY-4.1
            self.over = True
            return
        self.left -= 1
        for p in range(self.seats):
            self.draw(p)
        self.push(ROUND)
        self.push(COUNT)
        self.push(SHOW)
        for p in range(self.seats):
            self.push(BID, p)

    def draw(self, p: int) -> None:
        """TOY-1.2: only the owner sees the card."""
        card = self.deck.pop()
        self.hands[p] = sorted([*self.hands[p], card])
        self.reveals += 1
        if self.listening:
            self.tell(DREW, p, card)

    def show(self) -> None:
        """TOY-2.2: now the bids lie open; TOY-3.1: and buoys may be thrown."""
        self.shown = 1
        self.last = self.bids[:]
        self.reveals += 1
        for p in range(self.seats - 1, -1, -1):
            if self.buoys[p]:
                self.push(BUOY, p)
        if self.listening:
            for p in range(self.seats):
                self.tell(SHOWED, p, self.bids[p])

    def count(self) -> None:
        """TOY-3.2: the one highest bid scores a point and may take a card."""
        totals = [bid + extra for bid, extra in zip(self.bids, self.extra)]
        self.discards = sorted(self.discards + self.bids)
        self.bids = [0] * self.seats
        self.extra = [0] * self.seats
        self.shown = 0
        if totals.count(max(totals)) == 1:
            winner = totals.index(max(totals))
            self.points[winner] += 1
            self.push(SALVAGE, winner)
            if self.listening:
                self.tell(WON, winner)

    def refuses(self, f: int, action: int) -> str:
        if step_of(f) == BID and action - PLAY + 1 not in self.hands[seat_of(f)]:
            return "TOY-2.1: bid a card from your own hand"
        return ""

    def choices(self, f: int) -> vec[i64]:
        step = step_of(f)
        if step == BID:
            return vec[i64]([PLAY + card - 1 for card in sorted(set(self.hands[seat_of(f)]))])
        return vec[i64]([PASS, THROW] if step == BUOY else [TAKE, LEAVE])

    def do(self, f: int, action: int) -> None:
        p = seat_of(f)
        if step_of(f) == BID:
            self.bids[p] = action - PLAY + 1
            self.hands[p].remove(self.bids[p])
            if self.listening:
                self.tell(DID_BID, p, self.bids[p])
        elif action == THROW:
            self.buoys[p] = 0
            self.extra[p] = 2  # TOY-3.1
            if self.listening:
                self.tell(THREW, p)
        elif action == TAKE:
            self.draw(p)

    def clone(self) -> "Driftwood":
        s = type(self)(self.game, self.seats, self.rng.copy(), self.values)
        self.copy_base(s)
        s.deck = self.deck[:]
        s.hands = [hand[:] for hand in self.hands]
        s.bids = self.bids[:]
        s.shown = self.shown
        s.last = self.last[:]
        s.buoys = self.buoys[:]
        s.extra = self.extra[:]
        s.points = self.points[:]
        s.discards = self.discards[:]
        s.left = self.left
        return s

    def hides_bid(self, p: int, seat: int) -> bool:
        return p != seat and not self.shown and self.bids[p] > 0

    def determinize(self, seat: int, rng: Rng) -> "Driftwood":
        """TOY-1.2: the deck, the other hands and the secret bids are dealt anew."""
        self.check_seat(seat)
        s = self.clone()
        s.rng = rng.fork()
        others = [p for p in range(self.seats) if p != seat]
        hidden = self.deck + [card for p in others for card in self.hands[p]]
        hidden += [self.bids[p] for p in others if self.hides_bid(p, seat)]
        cards = list(s.rng.shuffled(vec[i64](sorted(hidden))))
        for p in others:
            s.hands[p] = sorted(cards.pop() for _ in self.hands[p])
            if self.hides_bid(p, seat):
                s.bids[p] = cards.pop()
        s.deck = cards
        return s

    def view(self, seat: int) -> View:
        self.check_seat(seat)
        return {
            "game": self.game.name,
            "seat": seat,
            "options": dict(self.values),
            "hand": self.hands[seat][:] if seat >= 0 else [],
            "hands": [len(hand) for hand in self.hands],
            "bids": [-1 if self.hides_bid(p, seat) else self.bids[p] for p in range(self.seats)],
            "deck": len(self.deck),
            "shown": self.shown,
            "last": self.last[:],
            "buoys": self.buoys[:],
            "extra": self.extra[:],
            "points": self.points[:],
            "discards": self.discards[:],
            "left": self.left,
            "step": "" if self.over else STEPS.names[step_of(self.agenda[-1])],
            "asked": self.asked(),
        }

    def news_for(self, item: News, seat: int) -> News | None:
        """TOY-1.2, TOY-2.2: what others drew and bid is not told."""
        if item[0] in (DREW, DID_BID) and item[1] != seat:
            return (item[0], item[1], 0, 0)
        return item

    def scores(self) -> list[int]:
        return self.points[:]


class DriftwoodWords(Words):
    """Positions of Driftwood as text."""

    def __init__(self, kind: type[Driftwood]) -> None:
        super().__init__()
        self.kind = kind

    def write(self, state: State) -> str:
        assert isinstance(state, Driftwood)
        lines = ["driftwood", options_line(OPTIONS, state.values)]
        lines += [_line("hand", hand) for hand in state.hands]
        for key in ("deck", "bids", "last", "buoys", "extra", "points", "discards"):
            lines.append(_line(key, getattr(state, key)))
        for key in ("shown", "left", "over", "reveals"):
            lines.append(_line(key, [int(getattr(state, key))]))
        return "\n".join([*lines, agenda_line(STEPS, state.agenda), rng_line(state.rng)]) + "\n"

    def read(self, game: Game, text: str) -> State:
        lines = Lines(text, "driftwood", KEYS)
        hands = lines.all("hand")
        if not game.seats[0] <= len(hands) <= game.seats[1]:
            raise BadPosition(f"position: there must be 2 to 4 hand lines, not {len(hands)}")
        s = self.kind(game, len(hands), lines.rng(), lines.options(OPTIONS))
        s.hands = [_numbers(entry) for entry in hands]
        for key in ("deck", "bids", "last", "buoys", "extra", "points", "discards"):
            if entry := lines.one(key):
                setattr(s, key, _numbers(entry))
        for key in ("shown", "left", "reveals"):
            setattr(s, key, lines.number(key, 0, 0, 10**9))
        s.over = lines.number("over", 0, 0, 1) == 1
        agenda = lines.agenda(STEPS, len(hands))
        s.agenda = agenda if agenda is not None else vec[i64]([frame(ROUND)])
        s.advance()
        return s


def _line(key: str, numbers: list[int]) -> str:
    return " ".join([key, *map(str, numbers)])


def _numbers(entry: Entry) -> list[int]:
    return [entry.number_from(word, 0, 99) for word in entry.words]


def game_of(kind: type[Driftwood], name: str = "driftwood", **changes: object) -> Game:
    """The game whose states are of that kind; the tests plant bugs in subclasses."""

    def setup(game: Game, seats: int, values: dict[str, Choice], rng: Rng) -> State:
        s = kind(game, seats, rng, values)
        cards = vec[i64]([card for card in range(1, CARDS + 1) for _ in range(COPIES)])
        s.deck = list(rng.shuffled(cards))
        s.push(ROUND)
        for p in range(seats):
            s.draw(p)
        return s

    parts: dict[str, object] = {
        "name": name,
        "prefix": "TOY",
        "seats": (2, 4),
        "turn_rule": "TOY-1.1",
        "options": OPTIONS,
        "steps": STEPS,
        "actions": ACTIONS,
        "news": NEWS,
        "setup": setup,
        "words": DriftwoodWords(kind),
        "folder": Path(__file__).parent,
    }
    return Game(**{**parts, **changes})  # type: ignore[arg-type]


GAME = game_of(Driftwood)
