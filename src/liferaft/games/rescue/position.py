"""Positions of Rescue as text, both ways.

A position is a list of lines, each a key and words. Only the seats must be there, one line each:

    rescue
    options layout=A no_undo=true
    row M27F0 M04B180 M08B180 M34F0 M15B180 M18F180   # six of them; without rows: layout A
    cell D5 B180                                      # this card lies otherwise than its row says
    loaders 2 10 18                                   # their slots; these if left out
    seat E3 D1 L1*2 hand 2 2 w5                       # workers and symbol cards; white is seat 0
    seat
    discards 4 4 6
    pile 3                                            # ... stands for all cards not named
    first 0
    turn 0
    agenda play:0 turn:1                              # next frame first

A word of a row is a mine card and how it lies: front or back up, upright or turned by 180 degrees.
A seat has eight workers: those not named stand in the middle, evenly on the middle cells that are
not named. A symbol card is w5, the white 5, or just 5, the first one by colour that is not named
elsewhere. A hand has three cards: those not named are dealt by the generator from cards that stand
nowhere. What then is left lies in the pile, or in the discards if only the pile is given.
Without an agenda the turn begins: the loaders move on, then a mine card is to be changed.
In the agenda, the thing of change is a cell, that of worker the symbol played (0 for the 2 up to 4
for the 6), that of destination this symbol plus 8 times the cell of the worker; cells count from 0.

More lines, which write() adds where they are needed: turns; changed, the cell of the last change;
waves, the cards in hands and pile by the shuffle that they came from, the last one being that of
the pile, with slashes between (- is a wave with no card left); seen, with hidden_backs the cells
whose faces have both been up; result.
With hidden_backs a card may have a face that was only imagined: M27F+M31B*@F180 has the front of
M27, as its back the one of M31 printed upside down, and lies front up and turned.
"""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, count, members, nth
from liferaft.core.errors import BadPosition
from liferaft.core.game import Game
from liferaft.core.pack import ONE, held
from liferaft.core.position import Entry, Lines, agenda_line, options_line, rng_line
from liferaft.games.rescue.box import (
    CARD_IDS,
    CELL_IDS,
    CELLS,
    DECK,
    HAND,
    LAYOUT_IDS,
    LAYOUT_ROWS,
    LIES,
    LOADER_IDS,
    LOADERS,
    MIDDLE_CELLS,
    MIDDLE_PLACE,
    MINE_CARD_IDS,
    OF_SYMBOL,
    SLOTS,
    START_SLOTS,
    SYMBOL_IDS,
    SYMBOLS,
    TUNNEL_COLOURS,
    WIDTH,
    WORKERS,
    Planet,
)
from liferaft.games.rescue.rules import State
from liferaft.games.rescue.tables import (
    CHANGE,
    DESTINATION,
    OPTIONS,
    PICK,
    PLAY,
    RESULTS,
    STEPS,
    SWAP,
    TURN,
    WORKER,
    Variant,
)

KEYS = (
    "options", "row", "cell", "loaders", "seat", "discards", "pile", "waves", "seen", "changed",
    "first", "turn", "turns", "result", "agenda", "reveals", "rng",
)  # fmt: skip
REST = "..."  # all cards that are nowhere else
NEXT = "/"  # between two waves
IN_HAND = "hand"  # between the workers and the cards of a seat
UPSIDE_DOWN = "*"  # after a face that is printed upside down
MANY = 1_000_000_000  # more turns and reveals than any game has
# What the agenda may hold above the next turn.
AGENDAS = ((PICK, PLAY), (CHANGE, PLAY), (PLAY,), (WORKER,), (DESTINATION,), (SWAP,), ())


def write(s: State) -> str:
    """The whole position, so that read() gives the same state."""
    words = [_laid(s, cell) for cell in range(CELLS)]
    lines = ["rescue", options_line(OPTIONS, s.variant.values)]
    for first in range(0, CELLS, WIDTH):
        lines.append(" ".join(["row", *[word.ljust(7) for word in words[first : first + WIDTH]]]))
    lines.append(f"loaders {s.slot(0)} {s.slot(1)} {s.slot(2)}")
    for p in range(s.seats):
        lines.append(f"seat {_crew(s, p)} {IN_HAND} {_cards(s.hands[p])}")
    lines += [
        f"discards {_cards(s.discards)}",
        f"pile {_cards(s.pile)}",
        f"waves {f' {NEXT} '.join(_cards(wave) or '-' for wave in s.waves)}",
    ]
    if s.variant.hidden_backs:
        lines.append(" ".join(["seen", *[CELL_IDS[cell] for cell in members(s.seen)]]))
    if s.changed >= 0:
        lines.append(f"changed {CELL_IDS[s.changed]}")
    lines += [
        f"first {s.first}",
        f"turn {s.turn}",
        f"turns {s.turns}",
        f"result {RESULTS[s.result]}",
        agenda_line(STEPS, s.agenda),
        f"reveals {s.reveals}",
        rng_line(s.rng),
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _laid(s: State, cell: int) -> str:
    front, back = s.planet.prints[2 * cell], s.planet.prints[2 * cell + 1]
    lie = LIES[s.lie(cell)]
    if front % 4 == 0 and back == front + 2:
        return f"{MINE_CARD_IDS[front // 4]}{lie}"
    return f"{_print(front)}+{_print(back)}@{lie}"


def _print(code: int) -> str:
    return f"{MINE_CARD_IDS[code // 4]}{'FB'[code // 2 % 2]}{UPSIDE_DOWN * (code % 2)}"


def _times(word: str, n: int) -> list[str]:
    return [f"{word}*{n}" if n > 1 else word] if n else []


def _crew(s: State, p: int) -> str:
    words: list[str] = []
    for cell in range(CELLS):
        if MIDDLE_PLACE[cell] >= 0:  # named also when nobody stands there
            n = s.standing(p, cell)
            words.append(CELL_IDS[cell] if n == 1 else f"{CELL_IDS[cell]}*{n}")
        else:
            words += _times(CELL_IDS[cell], s.standing(p, cell))
    for loader in range(LOADERS):
        words += _times(LOADER_IDS[loader], held(s.aboard, LOADERS * p + loader))
    return " ".join(words)


def _cards(mask: int) -> str:
    return " ".join(CARD_IDS[card] for card in members(mask))


def read(game: Game, text: str) -> State:
    """The state that a text describes; a mistake is named with its line."""
    lines = Lines(text, "rescue", KEYS)
    variant = Variant(lines.options(OPTIONS))
    seats = lines.all("seat")
    if not game.seats[0] <= len(seats) <= game.seats[1]:
        raise BadPosition(f"position: there must be 2 to 4 seat lines, not {len(seats)}")
    prints, lies = _read_rows(lines.all("row"), variant)
    s = State(game, len(seats), lines.rng(), Planet(vec[i64](prints)), variant)
    for cell, lie in enumerate(lies):
        s.lay(cell, lie)
    for entry in lines.all("cell"):
        if len(entry.words) != 2:
            raise entry.error("cell is followed by a cell and how its card lies, such as D5 B180")
        cell = entry.index(entry.words[0], "cell", CELL_IDS)
        s.lay(cell, entry.index(entry.words[1], "lie of a card", LIES))
    s.open_tunnels()
    _read_loaders(lines.one("loaders"), s)
    s.first = lines.number("first", 0, 0, len(seats) - 1)
    s.turn = lines.number("turn", 0, 0, len(seats) - 1)
    s.turns = lines.number("turns", 1, 0, MANY)
    s.changed = _read_changed(lines.one("changed"))
    s.seen = _read_seen(lines.one("seen"), variant)
    result = lines.one("result")
    if result and result.words:
        s.result = result.index(result.words[0], "result", RESULTS)
        s.over = True
    agenda = lines.agenda(STEPS, len(seats))
    _read_crews(seats, s)
    _read_cards(lines, seats, s, agenda)
    s.reveals = lines.number("reveals", 0, 0, MANY)
    if agenda is None and not s.over:
        s.turns -= 1
        s.begin_turn(s.turn)
    elif agenda is not None:
        _check_agenda(lines, s, agenda)
        s.agenda = agenda
    s.advance()
    return s


def _read_rows(rows: list[Entry], variant: Variant) -> tuple[list[i64], list[int]]:
    """The two prints of every card, and how the cards lie."""
    if not rows:
        layout = str(variant.values["layout"])
        words = LAYOUT_ROWS[layout if layout in LAYOUT_IDS else "A"]
        rows = [Entry(0, "row", row.split()) for row in words]
    if len(rows) != CELLS // WIDTH:
        raise BadPosition(f"position: the planet has {CELLS // WIDTH} rows, not {len(rows)}")
    prints: list[i64] = []
    lies: list[int] = []
    for entry in rows:
        if len(entry.words) != WIDTH:
            raise entry.error(f"a row has {WIDTH} mine cards, not {len(entry.words)}")
        for word in entry.words:
            front, back, lie = _read_card(entry, word)
            if front // 2 in [code // 2 for code in prints]:
                raise entry.error(f"{word.partition('+')[0][:4]} is on the planet twice")
            if back // 2 in [code // 2 for code in prints]:
                raise entry.error(f"a face of {word} is on the planet twice")
            if back != front + 2 and not variant.hidden_backs:
                raise entry.error(f"{word} needs the option hidden_backs")
            prints += [i64(front), i64(back)]
            lies.append(lie)
    return prints, lies


def _read_card(entry: Entry, word: str) -> tuple[int, int, int]:
    """Front, back and lie of a word such as M27F0, or M27F+M31B*@F180."""
    faces, at, lie = word.partition("@")
    if not at:
        card = entry.index(word[:3], "mine card", MINE_CARD_IDS)
        return 4 * card, 4 * card + 2, entry.index(word[3:], "lie of a card", LIES)
    front, _, back = faces.partition("+")
    a, b = _read_print(entry, front), _read_print(entry, back)
    if TUNNEL_COLOURS[a // 4] != TUNNEL_COLOURS[b // 4]:
        raise entry.error(f"the two faces of {word} have different colours")
    return a, b, entry.index(lie, "lie of a card", LIES)


def _read_print(entry: Entry, word: str) -> int:
    card = entry.index(word[:3], "mine card", MINE_CARD_IDS)
    side = entry.index(word[3:4], "side of a card", ("F", "B"))
    return 4 * card + 2 * side + entry.index(word[4:], "mark", ("", UPSIDE_DOWN))


def _read_loaders(entry: Entry | None, s: State) -> None:
    slots = list(START_SLOTS)
    if entry:
        slots = [entry.number_from(word, 0, SLOTS - 1) for word in entry.words]
        if len(slots) != LOADERS or len(set(slots)) != LOADERS:
            raise entry.error("loaders is followed by three different slots")
    s.place_loaders(slots[0], slots[1], slots[2])


def _read_changed(entry: Entry | None) -> int:
    if entry is None:
        return -1
    if len(entry.words) != 1:
        raise entry.error("changed is followed by one cell")
    return entry.index(entry.words[0], "cell", CELL_IDS)


def _read_seen(entry: Entry | None, variant: Variant) -> i64:
    mask: i64 = 0
    for cell in entry.indices("cell", CELL_IDS) if entry else []:
        mask |= BIT[cell]
    if entry and mask and not variant.hidden_backs:
        raise entry.error("seen needs the option hidden_backs")
    return mask


def _before_hand(entry: Entry) -> list[str]:
    return entry.words[: entry.words.index(IN_HAND)] if IN_HAND in entry.words else entry.words


def _after_hand(entry: Entry) -> list[str]:
    return entry.words[entry.words.index(IN_HAND) + 1 :] if IN_HAND in entry.words else []


def _read_crews(seats: list[Entry], s: State) -> None:
    """RES-2.7: eight workers each, on cells and loaders; those not named are in the middle."""
    s.crews = vec[i64]([0] * len(seats))
    taken: set[int] = set()
    for p, entry in enumerate(seats):
        left = int(WORKERS)
        open_cells = [int(cell) for cell in MIDDLE_CELLS]
        for word in _before_hand(entry):
            name, times, number = word.partition("*")
            n = entry.number_from(number, 0, int(WORKERS)) if times else 1
            place = entry.index(name, "cell or loader", CELL_IDS + LOADER_IDS)
            left -= n
            if place >= CELLS:
                s.aboard += n * ONE[LOADERS * p + place - CELLS]
                continue
            if place in open_cells:
                open_cells.remove(place)
            elif MIDDLE_PLACE[place] < 0 and n and (n > 1 or place in taken):
                raise entry.error(f"only one worker can stand on {name} (RES-6.9)")
            taken.add(place)
            for _ in range(n):
                s.arrive(p, place)
        if left < 0 or (left and not open_cells):
            raise entry.error(f"a crew has {WORKERS} workers, not {WORKERS - left} (RES-2.7)")
        for i in range(left):
            s.arrive(p, open_cells[i % len(open_cells)])
        if s.rescued(p) >= s.variant.target and not s.over and not s.variant.finish_round:
            raise entry.error(f"{s.rescued(p)} workers on loaders have won already (RES-9.1)")


class _Deck:
    """The symbol cards that have not been given a place yet."""

    def __init__(self) -> None:
        self.left: i64 = DECK

    def exact(self, entry: Entry, words: Sequence[str]) -> i64:
        """The cards that are named with their colour; each can be named only once."""
        cards: i64 = 0
        for word in words:
            if word in SYMBOL_IDS or word == REST:
                continue
            card = BIT[entry.index(word, "symbol card", CARD_IDS)]
            if not self.left & card:
                raise entry.error(f"the card {word} is there twice")
            self.left &= ~card
            cards |= card
        return cards

    def any_of(self, entry: Entry, words: Sequence[str]) -> i64:
        """The cards that are named by their symbol only: the first by colour that are left."""
        cards: i64 = 0
        for word in words:
            if word not in SYMBOL_IDS:
                continue
            of_symbol = self.left & OF_SYMBOL[SYMBOL_IDS.index(word)]
            if not of_symbol:
                raise entry.error(f"there are only four cards with the symbol {word}")
            cards |= of_symbol & -of_symbol
            self.left &= ~(of_symbol & -of_symbol)
        return cards


def _read_cards(lines: Lines, seats: list[Entry], s: State, agenda: vec[i64] | None) -> None:
    """All 20 cards are in a hand, in the pile or in the discards."""
    pile, discards = lines.one("pile"), lines.one("discards")
    places = [(entry, _after_hand(entry)) for entry in seats]
    places += [
        (entry or Entry(0, "", []), entry.words if entry else []) for entry in (pile, discards)
    ]
    deck = _Deck()
    found = [deck.exact(entry, words) for entry, words in places]
    for i, (entry, words) in enumerate(places):
        found[i] |= deck.any_of(entry, words)
    playing = (
        agenda is not None and len(agenda) > 0 and step_of(agenda[-1]) in (WORKER, DESTINATION)
    )
    for p, entry in enumerate(seats):
        wanted = int(HAND) - (1 if playing and p == s.turn else 0)
        if count(found[p]) > wanted:
            raise entry.error(f"this hand has {wanted} cards, not {count(found[p])} (RES-2.9)")
        while count(found[p]) < wanted and not s.over:
            if not deck.left:
                raise entry.error("there are no cards left for this hand")
            card = BIT[nth(deck.left, s.rng.below(count(deck.left)))]
            found[p] |= card
            deck.left &= ~card
    s.hands = vec[i64](found[: len(seats)])
    s.pile, s.discards = found[-2], found[-1]
    if pile and REST not in pile.words and (discards is None or REST in discards.words):
        s.discards |= deck.left
    elif pile is None or REST in pile.words:
        s.pile |= deck.left
    elif deck.left:
        raise pile.error(f"symbol cards are missing: {_cards(deck.left)}")
    _read_waves(lines.one("waves"), s)


def _read_waves(entry: Entry | None, s: State) -> None:
    """The cards in hands and pile came from some shuffle, those of the pile from the last."""
    dealt = DECK & ~s.discards
    if entry is None:
        s.waves = vec[i64]([dealt])
        return
    waves: list[i64] = [0]
    deck = _Deck()
    for word in entry.words:
        if word == NEXT:
            waves.append(0)
        elif word != "-":
            waves[-1] |= deck.exact(entry, [word])
    if DECK & ~deck.left != dealt:
        raise entry.error("the waves hold exactly the cards in hands and pile")
    if s.pile & ~waves[-1]:
        raise entry.error("the cards of the pile come from the last wave")
    s.waves = vec[i64](waves)


def _check_agenda(lines: Lines, s: State, agenda: vec[i64]) -> None:
    entry = lines.one("agenda")
    assert entry, "there is an agenda"
    if s.over and not len(agenda):
        return
    steps = tuple([int(step_of(f)) for f in agenda])
    if not steps or steps[0] != TURN or steps[:0:-1] not in AGENDAS:
        known = ", ".join("+".join(STEPS.names[step] for step in some) for some in AGENDAS[:-1])
        raise entry.error(f"the agenda is a turn such as turn:1, and before it one of: {known}")
    for f in agenda:
        step, thing = step_of(f), int(thing_of(f))
        if step != TURN and seat_of(f) != s.turn:
            raise entry.error(f"it is the turn of seat {s.turn} (RES-3.4)")
        if step == CHANGE and thing >= CELLS:
            raise entry.error(f"there is no cell {thing}")
        if step == WORKER and not (thing < SYMBOLS and s.movers(s.turn, thing)):
            raise entry.error("no worker can move with that symbol (RES-6.15)")
        if step == DESTINATION:
            cell, symbol = thing >> 3, thing & 7
            if symbol >= SYMBOLS or cell >= CELLS or not s.movers(s.turn, symbol) & BIT[cell]:
                raise entry.error("no worker there can move with that symbol (RES-6.15)")
