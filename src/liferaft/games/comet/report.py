"""What somebody needs to know who tunes the cards of Comet: who wins with what, what is used."""

import math
from typing import Final

from liferaft.core.agenda import step_of, thing_of
from liferaft.core.bits import BIT, members
from liferaft.core.game import News, State
from liferaft.games.comet.board import BOARDS, FIELDS, HALF, Board
from liferaft.games.comet.box import (
    ABILITIES,
    ANIMAL_SYMBOLS,
    ANIMALS,
    CARD_IDS,
    CARD_NAMES,
    CARDS,
    COPIES,
    DECK,
    GOLD,
    HERO_IDS,
    HERO_NAMES,
    HEROES,
    HIGHEST_NEST,
    LOWEST_NEST,
    NEST,
    POINTS,
    RESCUERS,
    SILVER,
    SYMBOLS,
    TERRAIN_COUNT,
)
from liferaft.games.comet.legal import Legal
from liferaft.games.comet.tables import (
    ACTIONS,
    ADD,
    CHOOSE_RESCUER,
    CHOOSE_TERRAIN,
    DISCARD,
    FILL,
    HATCH,
    HELP,
    HELPED,
    LAID,
    MAIN,
    MAKE_WILD,
    PAY_WITH,
    PLAY,
    PLAYED,
    PUT,
    READY_ALL,
    READY_ONE,
    RESCUED,
    REST,
    REST_DISCARD,
    RESTED,
    STEPPED,
    TAKE,
    THE_HERO,
    TO,
    TURN_BEGAN,
    USE,
    USED,
    WALK,
)

Row = dict[str, str | int | float]
Sheet = tuple[str, list[Row]]  # a title and rows of the same columns


# A simple player: every step leads towards the cave, every card is used when it can be

ROOM_FOR_NEW: Final = 2  # cards that a Rest should bring, at least
HELP_WORTH: Final = 3.0
ABILITY_WORTH: Final[dict[str, float]] = {"tap": 1.5, "passive": 2.0, "score": 3.0, "none": 0.0}


def choose(state: State, seat: int) -> int:
    """What the simple player does; the same in the same situation."""
    assert isinstance(state, Legal), "a position of Comet"
    best, most = -1, 0.0
    for action in state.legal_actions(seat):
        value = _value(state, seat, action)
        if best < 0 or value > most:
            best, most = action, value
    return best


def _value(s: Legal, p: int, action: int) -> float:
    """How good an action looks; ending, passing and being done are 0."""
    verb = ACTIONS.verb[action]
    x = action - verb
    if verb == REST:
        return 10.0
    if verb == HATCH:
        return _hatch_value(s, p, x)
    if verb == PLAY:
        return 8.0 * _progress(s, p, x) - 0.5 * worth(x)
    if verb == ADD:
        return 15.0 if _progress(s, p, x) > 0 else -1.0
    if verb == WALK:
        gain = _gain(s, p, x, int(s.in_pool()))
        return 100.0 + gain if gain > 0 else -1.0
    if verb == TO:
        return _to_value(s, p, x)
    if verb == PAY_WITH or verb == MAKE_WILD:
        return 2.0 if x < TERRAIN_COUNT else 1.0
    if verb == USE or verb == HELP:
        kind = "" if verb == HELP else str(_ability(s, p, x).get("effect", ""))
        return -1.0 if kind == "neutral" else 5.0 if kind == "keep" else 20.0
    if verb == CHOOSE_RESCUER:
        return float(_distances(s.board)[int(s.field(p, x))])
    if verb == CHOOSE_TERRAIN:
        return _skip_value(s, p, x)
    if verb == TAKE or verb == READY_ONE:
        return 1.0 if x == THE_HERO and verb == READY_ONE else 1.0 + worth(x)
    if verb == DISCARD:
        return _discard_value(s, p, x)
    if verb == FILL:
        return float(s.limit(p) - s.hand_size(p))
    return 1.0 if verb == READY_ALL else 0.0


def worth(card: int) -> float:
    """What the simple player thinks of a card."""
    if card >= ANIMALS:
        return HELP_WORTH
    return float(POINTS[card]) + ABILITY_WORTH[ABILITIES[card]["kind"]]


def _ability(s: Legal, p: int, source: int) -> dict[str, object]:
    return ABILITIES[int(ANIMALS + s.hero(p)) if source == THE_HERO else source]


def _hatch_value(s: Legal, p: int, animal: int) -> float:
    """An animal hatches while there is fuel for its way, the best for its distance first."""
    fuel = int(s.hand_size(p)) - 1
    busy = len([k for k in range(RESCUERS) if s.field(p, k) >= 0])
    if s.phase != MAIN and 2 * fuel < NEST[animal]:
        return -1.0
    if fuel < 1 + busy:
        return 1.0
    return 40.0 - 12.0 * busy + 10.0 * worth(animal) / float(NEST[animal])


def _progress(s: Legal, p: int, animal: int) -> int:
    """How many fields nearer to the cave the symbols of a card would bring rescuers."""
    near = 0
    for symbol in ANIMAL_SYMBOLS[animal]:
        gains = [0]
        for k in range(RESCUERS):
            if s.field(p, k) >= 0:
                gains.append(_gain(s, p, k, int(BIT[SYMBOLS.index(symbol)])))
        near += max(gains)
    return near


def _gain(s: Legal, p: int, k: int, symbols: int) -> int:
    """How many fields nearer to the cave one step of a rescuer leads at best."""
    far = _distances(s.board)
    low, high = s.targets(p, k, symbols)
    here = far[int(s.field(p, k))]
    near = [*members(low), *[HALF + i for i in members(high)]]
    return here - min([far[place] for place in near], default=here)


def _to_value(s: Legal, p: int, place: int) -> float:
    """How near to the cave a place is; neutral pieces go anywhere."""
    return 0.0 if step_of(s.agenda[-1]) == PUT else 100.0 - _distances(s.board)[place]


def _skip_value(s: Legal, p: int, terrain: int) -> float:
    """How far the next step leads if a rescuer may pass over a terrain."""
    k = int(thing_of(s.agenda[-1]))
    before = s.skips
    s.skips |= BIT[TERRAIN_COUNT * k + terrain]
    gain = _gain(s, p, k, int(s.in_pool()))
    s.skips = before
    return float(gain)


def _discard_value(s: Legal, p: int, card: int) -> float:
    """The worst cards go, in a Rest until there is room for new ones."""
    room = s.limit(p) - s.hand_size(p)
    if step_of(s.agenda[-1]) == REST_DISCARD and room >= ROOM_FOR_NEW:
        return -1.0
    return 50.0 - worth(card)


_far: Final[dict[str, list[int]]] = {}  # by side: what _distances() found


def _distances(board: Board) -> list[int]:
    """By field, and for the cave: the steps to the cave."""
    if board.side not in _far:
        _far[board.side] = [board.distance(field) for field in range(FIELDS)] + [0]
    return _far[board.side]


# What is counted

HATCHES: Final = 0
MOVES: Final = 1
RESCUES: Final = 2
USES: Final = 3
RESTS: Final = 4
TURNS: Final = 5
STEPS: Final = 6
COMET_TURNS: Final = 7
COUNTED: Final[dict[int, int]] = {
    LAID: HATCHES,
    PLAYED: MOVES,
    RESCUED: RESCUES,
    USED: USES,
    HELPED: USES,
    RESTED: RESTS,
    TURN_BEGAN: TURNS,
    STEPPED: STEPS,
}
COURSE: Final[tuple[str, ...]] = (
    "animals hatched", "cards played in Moves", "rescues", "abilities and help cards used",
    "Rests", "turns", "steps", "turns in the comet phase",
)  # fmt: skip


class Report:
    """Gathers what happened in many games."""

    def __init__(self) -> None:
        self.games = 0
        self.players = 0
        self.course = [0] * len(COURSE)
        self.cards = [[0] * 4 for _card in range(CARDS)]  # by card: hatched, played, rescued, used
        self.heroes = [Tally() for _hero in range(HEROES)]
        self.order = [Tally() for _place in range(4)]  # by place in the order of the first round
        self.totals: list[int] = []

    def hear(self, state: State, news: list[News]) -> None:
        """What happened in a decision."""
        assert isinstance(state, Legal), "a position of Comet"
        for kind, a, b, _c in news:
            if kind in COUNTED:
                what = COUNTED[kind]
                self.course[what] += 1
                if kind == USED and b == THE_HERO:
                    self.heroes[state.hero(a)].uses += 1
                elif what <= USES:
                    self.cards[b][what] += 1
                if kind == TURN_BEGAN and state.phase != MAIN:
                    self.course[COMET_TURNS] += 1

    def end(self, state: State) -> None:
        """How a game ended."""
        assert isinstance(state, Legal), "a position of Comet"
        totals, ranks = state.scores(), state.ranking()
        mean = sum(totals) / len(totals)
        for p in range(len(totals)):
            won = 1 / ranks.count(1) if ranks[p] == 1 else 0.0
            place = (p - int(state.first)) % len(totals)
            for tally in (self.heroes[state.hero(p)], self.order[place]):
                tally.add(totals[p], totals[p] - mean, won)
        self.games += 1
        self.players += len(totals)
        self.totals += totals

    def sheets(self) -> list[Sheet]:
        """The figures, for people and for programs."""
        return [
            ("fields of the board", field_rows()),
            ("mean points of the animals by nest", price_rows()),
            ("course of a game, for each player", self.course_rows()),
            ("order of play", self.order_rows()),
            ("heroes", self.hero_rows()),
            ("cards, for each copy in 100 games", self.card_rows()),
        ]

    def course_rows(self) -> list[Row]:
        """What a player does in a game, and what comes of it."""
        mean = sum(self.totals) / self.players
        spread = math.sqrt(sum([(n - mean) ** 2 for n in self.totals]) / self.players)
        rows: list[Row] = [
            {"what": what, "mean": round(n / self.players, 2)}
            for what, n in zip(COURSE, self.course)
        ]
        rows.append({"what": "points", "mean": round(mean, 2)})
        rows.append({"what": "standard deviation of points", "mean": round(spread, 2)})
        rows.append({"what": "fewest points", "mean": min(self.totals)})
        rows.append({"what": "most points", "mean": max(self.totals)})
        return rows

    def order_rows(self) -> list[Row]:
        """Whether it matters who begins."""
        return [
            {"place": place + 1, **tally.row()}
            for place, tally in enumerate(self.order)
            if tally.games
        ]

    def hero_rows(self) -> list[Row]:
        """How well each hero does at its table."""
        rows: list[Row] = []
        for hero in range(HEROES):
            tally = self.heroes[hero]
            if tally.games:
                uses = round(tally.uses / tally.games, 2)
                name: Row = {"id": HERO_IDS[hero], "hero": HERO_NAMES[hero]}
                rows.append({**name, **tally.row(), "uses": uses})
        return rows

    def card_rows(self) -> list[Row]:
        """How often each card was hatched, played in a Move, rescued, used."""
        rows: list[Row] = []
        for card in range(CARDS):
            each = [round(100 * n / COPIES[card] / self.games) for n in self.cards[card]]
            name: Row = {"id": CARD_IDS[card], "card": CARD_NAMES[card]}
            figures: Row = {
                "hatched": each[HATCHES],
                "rescued": each[RESCUES],
                "in Moves": each[MOVES],
                "used": each[USES],
            }
            rows.append({**name, **figures})
        return rows


class Tally:
    """How well somebody did."""

    def __init__(self) -> None:
        self.games = 0
        self.points = 0
        self.ahead = 0.0  # of the mean of the table
        self.squares = 0.0
        self.won = 0.0
        self.uses = 0

    def add(self, points: int, ahead: float, won: float) -> None:
        """One more game."""
        self.games += 1
        self.points += points
        self.ahead += ahead
        self.squares += ahead * ahead
        self.won += won

    def row(self) -> Row:
        """The means, and the standard error of the difference to the table."""
        mean = self.ahead / self.games
        error = math.sqrt(max(0.0, self.squares / self.games - mean * mean) / self.games)
        return {
            "games": self.games,
            "points": round(self.points / self.games, 2),
            "to its table": round(mean, 2),
            "±": round(error, 2),
            "won": round(self.won / self.games, 3),
        }


# What can be counted without playing


def field_rows() -> list[Row]:
    """How many fields of each terrain and nests of each number a side has."""
    rows: list[Row] = []
    for terrain in range(TERRAIN_COUNT):
        counts = [list(board.kinds).count(terrain) for board in BOARDS]
        rows.append({"field": SYMBOLS[terrain], **_by_side(counts)})
    for number in range(int(LOWEST_NEST), int(HIGHEST_NEST) + 1):
        counts = [list(board.numbers).count(number) for board in BOARDS]
        rows.append({"field": f"nest {number}", **_by_side(counts)})
    return rows


def _by_side(counts: list[int]) -> Row:
    return {f"side {board.side}": n for board, n in zip(BOARDS, counts)}


def price_rows() -> list[Row]:
    """What animals are worth, by nest, deck, and whether they can do something."""
    rows: list[Row] = []
    for number in range(int(LOWEST_NEST), int(HIGHEST_NEST) + 1):
        row: Row = {"nest": number}
        for deck, name in ((SILVER, "silver"), (GOLD, "golden")):
            for able in (False, True):
                points = [
                    int(POINTS[a])
                    for a in range(ANIMALS)
                    if NEST[a] == number
                    and DECK[a] == deck
                    and (ABILITIES[a]["kind"] != "none") == able
                ]
                mean = f"{sum(points) / len(points):.1f}" if points else ""
                row[f"{name}, {'ability' if able else 'plain'}"] = mean
        rows.append(row)
    return rows
