"""Positions of Comet as text, both ways.

A position is a list of lines, each a key and words. Only the seats must be there, one line each:

    comet
    options board_side=A chain_jumps=false
    seat H01/ C3:S16 - K5:S20 rescued S19 S15/ hand S40 S08 P03 known S08
    seat H02
    mammoth H3                # - is off the board; left out: where the pieces start
    tortoise D3
    display G35 G10 G04 Q01   # left out: the first golden cards that are nowhere else
    gold_pile G20             # left out: all golden cards that are nowhere else
    unseen S01 S02 S05        # silver cards in pile and comet stack; left out: all the others
    pile 2                    # how many of them are in the pile; the rest is the comet stack
    silver_discards S01 S08   # bottom to top
    gold_discards G07
    first 0                   # the start player
    turn 0                    # whose turn it is
    phase main                # main, coming (it ends with the choice of the comet phase), comet
    out 1                     # seats that have passed for good
    pool water joker*2        # symbols of this Move
    agenda move:0 finish:0    # next frame first

A seat is a hero, its three rescuers, and after these words its cards. A slash behind a card or a
hero says that it is turned. A rescuer is C3:S16, its field and the animal in its slot; C3, with any
animal that is left; -:S16, laid but not placed yet; or -, free, which may be left out at the end.
Silver cards behind "known" are cards of the hand that all have seen; golden ones always are known.
Those behind "old" are hidden cards that were there before the last shuffle of silver discards.
A hero not yet chosen of two is H03|H05, or H03!|H05 when H03 was chosen in secret.
Cards that stand nowhere, where unseen or gold_pile are given, are out of the game.
Without an agenda the turn begins. Things in the agenda are explained in tables.py.

More lines, which write() adds where they are needed: turns, drew and busy, the numbers of this
turn, of the last one with a silver card drawn, and of the last one that was not an idle Rest;
skipped, seats; skips, as 1:water for rescuer 1; placed, rescuers; extras, hatches, lowered, how
many; fresh, how many silver and golden discards came in this turn; result.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, members
from liferaft.core.errors import BadPosition
from liferaft.core.game import Game
from liferaft.core.position import Entry, Lines, agenda_line, options_line, rng_line
from liferaft.games.comet.board import FIELD_IDS, OFF
from liferaft.games.comet.box import (
    ANIMALS,
    CARD_BIT,
    CARD_IDS,
    CARDS,
    COPIES,
    DECK,
    DISPLAY,
    GOLD,
    HERO_IDS,
    NO_HERO,
    PIECES,
    RESCUERS,
    SILVER,
    SYMBOL_COUNT,
    SYMBOLS,
    TERRAIN_COUNT,
    TERRAINS,
    UNIT,
)
from liferaft.games.comet.rules import State
from liferaft.games.comet.table import (
    HAND,
    IS_TURNED,
    KNOWN,
    OF_A_SEAT,
    OLD,
    RESCUED,
    TURNED,
)
from liferaft.games.comet.table import HERO as HERO_WORD
from liferaft.games.comet.tables import (
    FINISH,
    HELP_GOES,
    HERO,
    MAIN,
    NEST,
    OPTIONS,
    PHASES,
    RESULTS,
    STEPS,
    TURN,
    Variant,
)
from liferaft.games.comet.view import cards_of
from liferaft.games.comet.worlds import offer

KEYS = (
    "options", "seat", "mammoth", "tortoise", "display", "gold_pile", "unseen", "pile",
    "silver_discards", "gold_discards", "first", "turn", "turns", "drew", "busy", "phase", "out",
    "skipped", "pool", "skips", "placed", "extras", "hatches", "lowered", "fresh", "result",
    "agenda", "reveals", "rng",
)  # fmt: skip
PARTS = ("rescued", "hand", "known", "old")  # of a seat line, after the hero and the rescuers
NOWHERE = "-"  # no field, or a free slot
REST = "..."  # all cards that are nowhere else
TURNED_MARK = "/"
CHOSEN_MARK = "!"
OR = "|"
MANY = 1_000_000_000  # more turns and reveals than any game has
OWN = ("1", "2", "3")


def write(s: State) -> str:
    """The whole position, so that read() gives the same state."""
    lines = ["comet", options_line(OPTIONS, s.variant.values)]
    lines += [_seat(s, p) for p in range(s.seats)]
    for piece, name in enumerate(PIECES):
        lines.append(f"{name} {_field(s.piece(piece))}")
    lines += [
        f"display {_words(cards_of(0, 0, s.display))}",
        f"gold_pile {_words(cards_of(0, 0, s.gold_pile))}",
        f"unseen {_words(cards_of(s.unseen_once, s.unseen_twice, 0))}",
        f"pile {s.pile}",
        f"silver_discards {_words(list(s.silver_discards))}",
        f"gold_discards {_words(list(s.gold_discards))}",
        f"first {s.first}",
        f"turn {s.turn}",
        f"turns {s.turns}",
        f"drew {s.drew}",
        f"busy {s.busy}",
        f"phase {PHASES[s.phase]}",
        *_of_this_turn(s),
        f"result {RESULTS[s.result]}",
        agenda_line(STEPS, s.agenda),
        f"reveals {s.reveals}",
        rng_line(s.rng),
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _words(cards: list[int]) -> str:
    return " ".join(CARD_IDS[card] for card in cards)


def _field(field: int) -> str:
    return FIELD_IDS[field] if field >= 0 else NOWHERE


def _bundle(s: State, at: int) -> list[int]:
    return cards_of(s.words[at], s.words[at + 1], s.words[at + 2])


def _seat(s: State, p: int) -> str:
    parts = ["seat", _hero(s, p)]
    for k in range(RESCUERS):
        animal = s.in_slot(p, k)
        parts.append(f"{_field(s.field(p, k))}:{CARD_IDS[animal]}" if animal >= 0 else NOWHERE)
    turned = _bundle(s, s.at(p, TURNED))
    rescued = []
    for card in reversed(_bundle(s, s.at(p, RESCUED))):
        rescued.append(CARD_IDS[card] + (TURNED_MARK if card in turned else ""))
        if card in turned:
            turned.remove(card)
    known = s.at(p, KNOWN)
    parts += ["rescued", *reversed(rescued), "hand", _words(_bundle(s, s.at(p, HAND)))]
    parts += ["known", _words(cards_of(s.words[known], s.words[known + 1], 0))]
    old = s.at(p, OLD)
    if s.words[old]:
        parts += ["old", _words(cards_of(s.words[old], s.words[old + 1], 0))]
    return " ".join(part for part in parts if part)


def _hero(s: State, p: int) -> str:
    if s.hero(p) != NO_HERO:
        return HERO_IDS[s.hero(p)] + (TURNED_MARK if s.hero_turned(p) else "")
    names = [HERO_IDS[s.offered(p, n)] for n in range(2)]
    if s.chosen(p):
        names[s.chosen(p) - 1] += CHOSEN_MARK
    return OR.join(names)


def _of_this_turn(s: State) -> list[str]:
    """The lines that are needed only now and then."""
    pool = [(SYMBOLS[i], s.pool >> 8 * i & 255) for i in range(SYMBOL_COUNT)]
    skips = [divmod(i, TERRAIN_COUNT) for i in members(s.skips)]
    lines = {
        "out": " ".join(map(str, members(s.out))),
        "skipped": " ".join(map(str, members(s.skipped))),
        "pool": " ".join(f"{name}*{n}" if n > 1 else name for name, n in pool if n),
        "skips": " ".join(f"{OWN[k]}:{TERRAINS[terrain]}" for k, terrain in skips),
        "placed": " ".join(OWN[k] for k in members(s.placed)),
        "extras": str(s.extras or ""),
        "hatches": str(s.hatches or ""),
        "lowered": str(s.lowered or ""),
        "fresh": f"{s.silver_fresh} {s.gold_fresh}" if s.silver_fresh or s.gold_fresh else "",
    }
    return [f"{key} {words}" for key, words in lines.items() if words]


class _Deck:
    """The cards that have not been given a place yet."""

    def __init__(self) -> None:
        self.left = list(COPIES)

    def take(self, entry: Entry, word: str) -> int:
        """The card that a word names, if there is a copy left."""
        card = entry.index(word, "card", CARD_IDS)
        if not self.left[card]:
            raise entry.error(f"there are only {COPIES[card]} cards {word}")
        self.left[card] -= 1
        return card

    def take_all(self, entry: Entry | None) -> list[int]:
        """The cards of a line."""
        return [self.take(entry, word) for word in entry.words if word != REST] if entry else []

    def rest(self, deck: int) -> list[int]:
        """All cards of a deck that are left; they are taken."""
        cards = []
        for card in range(int(CARDS)):
            if DECK[card] == deck:
                cards += [card] * self.left[card]
                self.left[card] = 0
        return cards


def read(game: Game, text: str) -> State:
    """The state that a text describes; a mistake is named with its line."""
    lines = Lines(text, "comet", KEYS)
    seats = lines.all("seat")
    n = len(seats)
    if not game.seats[0] <= n <= game.seats[1]:
        raise BadPosition(f"position: there must be 1 to 4 seat lines, not {n}")
    variant = Variant(lines.options(OPTIONS, n), n)
    s = State(game, n, lines.rng(), variant)
    s.words = vec[i64]([0] * (OF_A_SEAT * n))
    s.first = lines.number("first", 0, 0, n - 1)
    s.turn = lines.number("turn", s.first, 0, n - 1)
    s.reveals = lines.number("reveals", 0, 0, MANY)
    _read_phase(lines, s)
    deck = _Deck()
    agenda = lines.agenda(STEPS, n)
    _note_agenda(lines, agenda, deck)
    waiting = [_read_seat(entry, s, p, deck) for p, entry in enumerate(seats)]
    _read_pieces(lines, s)
    s.silver_discards = _read_discards(lines, "silver_discards", SILVER, deck)
    s.gold_discards = _read_discards(lines, "gold_discards", GOLD, deck)
    display = _read_cards(lines.one("display"), GOLD, deck)
    gold_pile = _read_cards(lines.one("gold_pile"), GOLD, deck)
    unseen = _read_cards(lines.one("unseen"), SILVER, deck)
    for p, (entry, slots) in enumerate(zip(seats, waiting)):
        _fill_slots(entry, s, p, slots, deck)
    _read_piles(lines, s, deck, display, gold_pile, unseen)
    _read_turn(lines, s)
    if agenda is not None:
        s.agenda = agenda
        _check_agenda(lines, s)
    elif not s.over:
        s.turns -= 1
        s.push(TURN, s.turn)
    s.advance()
    return s


def _read_phase(lines: Lines, s: State) -> None:
    s.turns = lines.number("turns", 1, 0, MANY)
    s.drew = lines.number("drew", max(0, s.turns - 1), 0, s.turns)
    s.busy = lines.number("busy", max(0, s.turns - 1), 0, s.turns)
    phase = lines.one("phase")
    if phase and phase.words:
        s.phase = phase.index(phase.words[0], "phase", PHASES)
    result = lines.one("result")
    if result and result.words:
        s.result = result.index(result.words[0], "result", RESULTS)
        s.over = True


def _note_agenda(lines: Lines, agenda: vec[i64] | None, deck: _Deck) -> None:
    """A help card that is being resolved is in no other place."""
    entry = lines.one("agenda")
    if entry is None or agenda is None:
        return
    for f in agenda:
        if step_of(f) == HELP_GOES:
            if not ANIMALS <= thing_of(f) < CARDS:
                raise entry.error(f"{thing_of(f)} is not the number of a help card")
            deck.take(entry, CARD_IDS[thing_of(f)])


def _read_seat(entry: Entry, s: State, p: int, deck: _Deck) -> list[int]:
    """Hero, rescuers and cards of a seat; the slots that still want an animal."""
    if not entry.words:
        raise entry.error("a seat line begins with its hero, such as H01")
    s.words[s.at(p, HERO_WORD)] = _read_hero(entry, entry.words[0])
    starts = [i for i, word in enumerate(entry.words) if word in PARTS]
    groups = {entry.words[i]: _group(entry, i) for i in starts}
    if len(groups) != len(starts):
        raise entry.error(f"{', '.join(PARTS)} can each be there once")
    crew = entry.words[1 : starts[0]] if starts else entry.words[1:]
    if len(crew) > RESCUERS:
        raise entry.error(f"a seat has {RESCUERS} rescuers, not {len(crew)}")
    wanting = [k for k, word in enumerate(crew) if _read_rescuer(entry, s, p, k, word, deck)]
    for word in groups.get("rescued", []):
        card = deck.take(entry, word.removesuffix(TURNED_MARK))
        if card >= ANIMALS:
            raise entry.error(f"{word} is no animal that could be rescued")
        s.add(s.at(p, RESCUED), card)
        if word.endswith(TURNED_MARK):
            s.add(s.at(p, TURNED), card)
    hand = [deck.take(entry, word) for word in groups.get("hand", [])]
    for card in hand:
        s.add(s.at(p, HAND), card)
    for part, at in (("known", KNOWN), ("old", OLD)):
        for word in groups.get(part, []):
            card = entry.index(word, "card", CARD_IDS)
            if card not in hand:
                raise entry.error(f"{word} is {part}, but not in the hand")
            hand.remove(card)
            if DECK[card] == SILVER:
                s.add(s.at(p, at), card)
                s.old += 1 if part == "old" else 0
    return wanting


def _group(entry: Entry, start: int) -> list[str]:
    """The words after a part's name, up to the next one."""
    words = entry.words[start + 1 :]
    ends = [i for i, word in enumerate(words) if word in PARTS]
    return words[: ends[0]] if ends else words


def _read_hero(entry: Entry, word: str) -> int:
    if OR not in word:
        hero = entry.index(word.removesuffix(TURNED_MARK), "hero", HERO_IDS)
        return hero | (IS_TURNED if word.endswith(TURNED_MARK) else 0)
    names = word.split(OR)
    heroes = [entry.index(name.removesuffix(CHOSEN_MARK), "hero", HERO_IDS) for name in names]
    if len(heroes) != 2 or heroes[0] >= heroes[1]:
        raise entry.error(f"two heroes are offered, the lower one first, not {word!r}")
    chosen = [n + 1 for n, name in enumerate(names) if name.endswith(CHOSEN_MARK)]
    if len(chosen) > 1:
        raise entry.error(f"one hero is chosen, not both of {word!r}")
    return offer(heroes[0], heroes[1], chosen[0] if chosen else 0)


def _read_rescuer(entry: Entry, s: State, p: int, k: int, word: str, deck: _Deck) -> bool:
    """A word such as C3:S16; whether its slot still wants an animal."""
    if word == NOWHERE:
        return False
    name, colon, animal = word.partition(":")
    field = int(OFF) if name == NOWHERE else entry.index(name, "field", FIELD_IDS)
    if field >= 0:
        _stand(entry, s, field, name)
    card = deck.take(entry, animal) if colon else int(OFF)
    if card >= ANIMALS:
        raise entry.error(f"{animal} is no animal that could be in a slot")
    s.set_crew(p, k, field, card)
    return not colon


def _stand(entry: Entry, s: State, field: int, name: str) -> None:
    """A piece stands on a field that exists and is free."""
    if s.board.kinds[field] == -2:
        raise entry.error(f"there is no field {name} on side {s.board.side}")
    low, high = s.occupied_low, s.occupied_high
    s.occupy(field)
    if (low, high) == (s.occupied_low, s.occupied_high):
        raise entry.error(f"two pieces stand on {name} (COM-3.10)")


def _fill_slots(entry: Entry, s: State, p: int, slots: list[int], deck: _Deck) -> None:
    """Rescuers named without an animal get the first one that is left."""
    for k in slots:
        free = [card for card in range(int(ANIMALS)) if deck.left[card]]
        if not free:
            raise entry.error("there are no animals left for the slots")
        deck.left[free[0]] -= 1
        s.set_crew(p, k, s.field(p, k), free[0])


def _read_pieces(lines: Lines, s: State) -> None:
    for piece, name in enumerate(PIECES):
        entry = lines.one(name)
        field = int(OFF) if s.variant.neutral_off else s.board.starts[piece]
        if entry:
            if len(entry.words) != 1:
                raise entry.error(f"{name} is followed by one field, or {NOWHERE}")
            word = entry.words[0]
            field = int(OFF) if word == NOWHERE else entry.index(word, "field", FIELD_IDS)
        if field >= 0:
            _stand(entry or Entry(0, name, []), s, field, FIELD_IDS[field])
            if s.board.kinds[field] < 0:
                raise (entry or Entry(0, name, [])).error(f"{name} stands on terrain (COM-9.10)")
        if piece:
            s.tortoise = field
        else:
            s.mammoth = field


def _read_cards(entry: Entry | None, deck_: int, deck: _Deck) -> list[int] | None:
    """The cards of a line, all of one deck; None if all that are left are meant."""
    cards = deck.take_all(entry)
    for card in cards:
        if entry and DECK[card] != deck_:
            raise entry.error(f"{CARD_IDS[card]} does not belong into {entry.key}")
    return cards if entry and REST not in entry.words else cards or None


def _read_discards(lines: Lines, key: str, deck_: int, deck: _Deck) -> vec[i64]:
    pile: vec[i64] = vec[i64]()
    for card in _read_cards(lines.one(key), deck_, deck) or []:
        pile = append(pile, i64(card))
    return pile


def _read_piles(
    lines: Lines,
    s: State,
    deck: _Deck,
    display: list[int] | None,
    gold_pile: list[int] | None,
    unseen: list[int] | None,
) -> None:
    """Display, golden pile, silver pile and comet stack; what is left where nothing is said."""
    gold = deck.rest(GOLD) if display is None or gold_pile is None else []
    if display is None:
        display, gold = gold[: int(DISPLAY)], gold[int(DISPLAY) :]
    entry = lines.one("display")
    if entry and len(display) > DISPLAY:
        raise entry.error(f"the display has at most {DISPLAY} cards (COM-6.5)")
    for card in display:
        s.display |= CARD_BIT[card]
    for card in gold if gold_pile is None else gold_pile:
        s.gold_pile |= CARD_BIT[card]
    cards = deck.rest(SILVER) if unseen is None else unseen
    for card in cards:
        if s.unseen_once & CARD_BIT[card]:
            s.unseen_twice |= CARD_BIT[card]
        else:
            s.unseen_once |= CARD_BIT[card]
    usual = len(cards) if s.phase != MAIN else max(0, len(cards) - int(s.variant.stack))
    s.pile = lines.number("pile", usual, 0, len(cards))
    s.stack = len(cards) - s.pile
    if s.stack and s.phase != MAIN:
        raise BadPosition("position: in the comet phase there is no comet stack (COM-7.3)")
    if not s.pile and s.phase == MAIN and not s.over:
        raise BadPosition("position: without a pile it is the comet phase (COM-7.1); say phase")


def _read_turn(lines: Lines, s: State) -> None:
    """What is going on in this turn."""
    n = int(s.seats)
    s.out = _mask(lines, "out", [str(p) for p in range(n)])
    s.skipped = _mask(lines, "skipped", [str(p) for p in range(n)])
    s.placed = _mask(lines, "placed", list(OWN))
    s.extras = lines.number("extras", 0, 0, 255)
    s.hatches = lines.number("hatches", 0, 0, 255)
    s.lowered = lines.number("lowered", 0, 0, 255)
    skips = [f"{k}:{terrain}" for k in OWN for terrain in TERRAINS]
    s.skips = _mask(lines, "skips", skips)
    pool = lines.one("pool")
    for word in pool.words if pool else []:
        assert pool is not None, "the word is one of its words"
        name, times, number = word.partition("*")
        symbol = pool.index(name, "symbol", SYMBOLS)
        s.pool += UNIT[symbol] * (pool.number_from(number, 1, 99) if times else 1)
    fresh = lines.one("fresh")
    if fresh:
        if len(fresh.words) != 2:
            raise fresh.error("fresh is followed by two numbers")
        s.silver_fresh = fresh.number_from(fresh.words[0], 0, len(s.silver_discards))
        s.gold_fresh = fresh.number_from(fresh.words[1], 0, len(s.gold_discards))


def _mask(lines: Lines, key: str, known: list[str]) -> i64:
    mask: i64 = 0
    entry = lines.one(key)
    for i in entry.indices(key, known) if entry else []:
        mask |= BIT[i]
    return mask


def _check_agenda(lines: Lines, s: State) -> None:
    """What is asked must have an answer, and a turn must be ended or begun."""
    entry = lines.one("agenda")
    assert entry is not None, "there is an agenda to check"
    if s.over:
        return
    if not len(s.agenda) or step_of(s.agenda[0]) not in (TURN, FINISH):
        raise entry.error("the agenda ends with finish or turn of a seat, such as finish:0")
    for f in s.agenda:
        p, name = seat_of(f), STEPS.names[step_of(f)]
        if step_of(f) == NEST and s.laid_slot(p) != thing_of(f):
            raise entry.error(f"slot {thing_of(f)} of seat {p} has no animal that waits for a nest")
        if (step_of(f) == HERO) != (s.hero(p) == NO_HERO) and step_of(f) in (HERO, FINISH):
            raise entry.error(f"{name}:{p} does not fit the hero of seat {p}")
        if step_of(f) < STEPS.asking and step_of(f) != NEST and not s.choices(f):
            raise entry.error(f"{name}:{p} asks a question that has no answer")
