"""Positions of The Isle of Cats as text, both ways.

A position is a list of lines, each a key and words. There is a seat line for each seat, from seat 0
on, and the lines after it tell what is that seat's; everything else may be left out:

    isle_of_cats
    options late_lessons=next_day
    day 2                                # 1 to 5
    order 1 0                            # the track, place 1 first; 1 is the sister in solo
    left blue-01 red-05                  # cats beside the island, in the order they came
    right orange-16
    oshax oshax-1 oshax-4                # below the island; left out: all that are on no boat
    rares rare-T*2 rare-O                # piles below the island, in the order they came
    commons common-1*5 common-3L*4       # left out: the usual number less those on the boats
    bag blue-02 rare-I*3 ...             # ... is all that are nowhere else; left out: ...
    deck ...                             # cards by number; left out, or with ...: all others
    buried 12 40                         # discarded face down; all others if the deck is named
    discards 43                          # discarded face up
    public 144/blue 147 149              # public lessons; 149 has no colour yet
    seat green                           # the boat of seat 0; - if it has not chosen yet
    fish 11
    baskets ready used                   # one word for each permanent basket
    extra 1                              # further rescues in the next turn (80 to 82)
    anywhere                             # the next tile need not touch another (69, 70)
    passed                               # in this phase
    tiles blue-16@12,2:r0 rare-T@20,3:m0 oshax-5/green@13,1:m3
    hand 7 55 44                         # also: pack, picked, kept, drawn, chosen, laid, lessons
    seat blue
    row ~~~~~~~.AA.....~~~~~~~           # or a drawing: 9 rows, a letter for each tile,
    is A=common-2 B=blue-14              # and what the letters are; ~ . and # are no tiles
    phase rescue
    turn 1                               # whose turn it is in that phase
    agenda rescue:1 open:0:6 …           # next frame first, instead of phase and turn

A tile reads name@x,y:way: the column and the row of the top left corner of its box, then r0 to r3
for quarter turns clockwise, m0 to m3 for the same after mirroring it left to right; r0 may be left
out. Any way that covers the same cells will do. An Oshax carries the colour it was named.

phase is one of: fill, w1, draft, w2, pay, w3, lessons, w4, choose, reveal, w5, rescue, clean, w7,
finds, w9, clear; w1 to w9 are the windows for anytime cards. Left out, it is rescue: the turn of
the seat named by turn, or of the first one on the track. For draft, packs may be given; for w2 and
pay, the picked cards; for w5 and rescue, the cards that are laid. The family mode knows rescue,
clear and fill.

What a seat remembers decides only which worlds it is dealt: seen (cards that it passed on or
discarded, so that they are not in the deck), tossed (cards that it discarded face down itself) and
handed (what it passed on in the rounds of this draft, with / between rounds).

The solo game has: colours red blue (those revealed, in order), basket_cards 174 180 (those the
sister has not used; left out: all), sister 2 180 (how many she still uses today, and the one that
is turned up) and sister_lessons 197 198 207.
"""

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.actions import TOGETHER
from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, members
from liferaft.core.errors import BadPosition
from liferaft.core.game import Game
from liferaft.core.pack import ONE, packed, unpacked
from liferaft.core.position import Entry, Lines, agenda_line, options_line, rng_line
from liferaft.games.isle_of_cats.boat import (
    Boat,
    colour_of,
    placement_of,
    shape_of,
)
from liferaft.games.isle_of_cats.box import (
    BASKET_CARDS,
    BOAT_IDS,
    CAT_IDS,
    CAT_SHAPES,
    CATS,
    COLOUR_IDS,
    COMMON,
    COMMON_COPIES,
    COMMON_KINDS,
    DAYS,
    DISCOVERY_CARDS,
    FAMILY_CARDS,
    FIRST_BASKET_CARD,
    FIRST_BASKETS,
    FIRST_PUBLIC,
    FIRST_SOLO_LESSON,
    NO_COLOUR,
    OSHAX,
    OSHAX_COUNT,
    PICKS_COLOUR,
    RARE,
    RARE_COPIES,
    RARE_KINDS,
    SHAPE_IDS,
    SOLO_CARDS,
)
from liferaft.games.isle_of_cats.cards import (
    BURIED,
    DECK,
    DISCARDS,
    PACK,
    PUBLIC,
    card_at,
    pile_of,
    place_of,
    word_of,
)
from liferaft.games.isle_of_cats.rules import State
from liferaft.games.isle_of_cats.seatlines import (
    BETWEEN,
    MANY,
    OF_SEAT,
    PILES,
    Used,
    put_card,
    read_drawing,
    read_of_seat,
)
from liferaft.games.isle_of_cats.shapes import CELL_IDS, CELLS, WAY_IDS
from liferaft.games.isle_of_cats.table import HANDED, LOW_CATS, MEMORY, SEEN, TOSSED
from liferaft.games.isle_of_cats.tables import (
    AFTER_CLEANING,
    AFTER_FISHING,
    AFTER_LESSONS,
    AFTER_ORDER,
    AFTER_PAYMENT,
    BEFORE_PAYMENT,
    BILL,
    CHOICE,
    CLEAN,
    CLEAR,
    DAY,
    DEAL,
    FINDS,
    LAST_OF_DAY,
    NEXT_FIND,
    OPEN,
    OPTIONS,
    READ,
    RESULTS,
    REVEAL,
    STEPS,
    Variant,
)
from liferaft.games.isle_of_cats.tables import RESCUES as RESCUE_TURNS

KEYS = (
    "options", "day", "order", "left", "right", "oshax", "rares", "commons", "bag", "deck",
    "buried", "discards", "public", "seat", *OF_SEAT, "colours", "basket_cards", "sister",
    "sister_lessons", "phase", "turn", "result", "agenda", "reveals", "rng",
)  # fmt: skip
PHASES: dict[str, tuple[int, int]] = {
    "fill": (DAY, 0), "w1": (OPEN, AFTER_FISHING), "draft": (DEAL, 0),
    "w2": (OPEN, BEFORE_PAYMENT), "pay": (BILL, 0), "w3": (OPEN, AFTER_PAYMENT),
    "lessons": (READ, 0), "w4": (OPEN, AFTER_LESSONS), "choose": (CHOICE, 0),
    "reveal": (REVEAL, 0), "w5": (OPEN, AFTER_ORDER), "rescue": (RESCUE_TURNS, 0),
    "clean": (CLEAN, 0), "w7": (OPEN, AFTER_CLEANING), "finds": (FINDS, 0),
    "w9": (OPEN, LAST_OF_DAY), "clear": (CLEAR, 0),
}  # fmt: skip
REST = "..."  # all that are nowhere else
NO_BOAT = "-"  # not chosen yet


def write(s: State) -> str:
    """The whole position, so that read() gives the same state."""
    words = s.piles
    lines = [
        "isle_of_cats",
        options_line(OPTIONS, s.variant.values),
        f"day {s.day}",
        _line("order", [str(p) for p in s.order]),
        _line("left", [CAT_IDS[cat] for cat in s.left]),
        _line("right", [CAT_IDS[cat] for cat in s.right]),
        _line("oshax", [SHAPE_IDS[shape] for shape in s.oshax]),
        _line("rares", [_times(SHAPE_IDS[pile >> 3], pile & 7) for pile in s.rares]),
        _line("commons", _packed(COMMON, unpacked(s.commons, COMMON_KINDS))),
        _line("bag", _bag(s)),
        _line("buried", _cards(words.listed(BURIED))),
        _line("discards", _cards(words.listed(DISCARDS))),
        _line("public", [_lesson(s, card) for card in words.listed(PUBLIC)]),
    ]
    for p in range(int(s.seats)):
        lines += _seat(s, p)
    if s.variant.solo:
        lines += _sister(s)
    lines += [
        f"result {RESULTS[s.result]}",
        agenda_line(STEPS, s.agenda),
        f"reveals {s.reveals}",
        rng_line(s.rng),
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _line(key: str, words: list[str]) -> str:
    return " ".join([key, *words])


def _cards(cards: vec[i64]) -> list[str]:
    return [str(card) for card in cards]


def _times(name: str, n: int) -> str:
    return f"{name}*{n}" if n > 1 else name


def _packed(first: int, counts: list[int]) -> list[str]:
    return [_times(SHAPE_IDS[first + i], n) for i, n in enumerate(counts) if n]


def _bag(s: State) -> list[str]:
    cats = [*members(s.bag_low), *[cat + LOW_CATS for cat in members(s.bag_high)]]
    rares = unpacked(s.bag_rares, RARE_KINDS)
    if len(cats) + sum(rares) + len(_out_of_bag(s)) == CATS + RARE_KINDS * RARE_COPIES:
        return [REST]
    return [*[CAT_IDS[cat] for cat in cats], *_packed(RARE, rares)]


def _out_of_bag(s: State) -> list[int]:
    """The cats and rare treasures that lie beside or below the island or on a boat."""
    out = [int(cat) for cat in [*s.left, *s.right]]
    for pile in s.rares:
        out += [CATS + int(pile >> 3)] * int(pile & 7)
    for boat in s.boats:
        for laid in boat.tiles:
            shape = int(shape_of(laid))
            if shape < OSHAX:
                out.append(CAT_SHAPES * int(colour_of(laid)) + shape)
            elif shape >= RARE:
                out.append(CATS + shape)
    for f in s.agenda:
        tile = _tile_in_hand(int(f))
        if tile >= 0:
            out.append(tile)
    return out


def _tile_in_hand(f: int) -> int:
    """The cat, or rare treasure counted from 85 on, that a frame has to place; -1 if none."""
    if STEPS.names[step_of(f)] == "field":
        return int(thing_of(f))
    if STEPS.names[step_of(f)] != "place":
        return -1
    shape, colour = int(thing_of(f) & 31), int(thing_of(f) >> 5 & 7)
    if shape < OSHAX:
        return CAT_SHAPES * colour + shape
    return CATS + shape if shape >= RARE else -1


def _lesson(s: State, card: int) -> str:
    colour = (s.marks >> 4 * (card - FIRST_PUBLIC) & 15) - 1
    return str(card) if colour < 0 else f"{card}{BETWEEN}{COLOUR_IDS[colour]}"


def _seat(s: State, p: int) -> list[str]:
    boat = s.boats[p]
    baskets = ["ready"] * int(s.ready[p]) + ["used"] * int(s.used[p])
    lines = [
        f"seat {NO_BOAT if boat.kind < 0 else BOAT_IDS[boat.kind]}",
        f"fish {s.fish[p]}",
        _line("baskets", baskets),
    ]
    if s.extra[p]:
        lines.append(f"extra {s.extra[p]}")
    if s.anywhere & BIT[p]:
        lines.append("anywhere")
    if s.passed & BIT[p]:
        lines.append("passed")
    lines.append(_line("tiles", [_tile(int(laid)) for laid in boat.tiles]))
    for key, which in PILES.items():
        cards = _cards(s.piles.listed(pile_of(p, which)))
        if cards:
            lines.append(_line(key, cards))
    for key, first in (("seen", SEEN), ("tossed", TOSSED)):
        remembered = _memory(s, p, first)
        if remembered:
            lines.append(_line(key, remembered))
    rounds = [_memory(s, p, HANDED + 3 * i) for i in range(3)]
    if any(rounds):
        lines.append(_line("handed", [f" {BETWEEN} ".join(map(" ".join, rounds))]))
    return lines


def _tile(laid: int) -> str:
    shape, colour, placement = shape_of(laid), colour_of(laid), placement_of(laid)
    name = CAT_IDS[CAT_SHAPES * colour + shape] if shape < OSHAX else SHAPE_IDS[shape]
    named = f"{BETWEEN}{COLOUR_IDS[colour]}" if OSHAX <= shape < COMMON else ""
    return f"{name}{named}@{CELL_IDS[placement % CELLS]}:{WAY_IDS[placement // CELLS]}"


def _memory(s: State, p: int, first: int) -> list[str]:
    cards: list[int] = []
    for word in range(3):
        cards += [card_at(word, i) for i in members(s.memory[MEMORY * p + first + word])]
    return [str(card) for card in sorted(cards)]


def _sister(s: State) -> list[str]:
    shown = [(s.colours >> 4 * n & 15) - 1 for n in range(5)]
    up = [str(s.sister_up + FIRST_BASKET_CARD)] if s.sister_up >= 0 else []
    return [
        _line("colours", [COLOUR_IDS[colour] for colour in shown if colour >= 0]),
        _line("basket_cards", [str(i + FIRST_BASKET_CARD) for i in members(s.basket_cards)]),
        _line("sister", [str(s.sister_left), *up]),
        _line("sister_lessons", [str(i + FIRST_SOLO_LESSON) for i in members(s.sister_lessons)]),
    ]


def read(game: Game, text: str) -> State:
    """The state that a text describes; a mistake is named with its line."""
    lines = Lines(text, "isle_of_cats", KEYS)
    groups = _by_seat(lines)
    seats = len(groups)
    if not game.seats[0] <= seats <= game.seats[1]:
        raise BadPosition(f"position: there must be 1 to 4 seat lines, not {seats}")
    variant = Variant(lines.options(OPTIONS, seats), seats)
    s = State(game, seats, lines.rng(), variant)
    s.day = lines.number("day", 1, 1, int(DAYS))
    s.reveals = lines.number("reveals", 0, 0, MANY)
    s.order = _read_order(lines, s)
    used = Used()
    agenda = lines.agenda(STEPS, seats)
    _note_agenda(lines, agenda, used)
    _read_seats(s, groups, used)
    _read_island(lines, s, used)
    _read_bag(lines, s, used)
    _read_cards(lines, s, used)
    if variant.solo:
        _read_sister(lines, s)
    result = lines.one("result")
    if result and result.words:
        s.result = result.index(result.words[0], "result", RESULTS)
        s.over = True
    elif agenda is not None:
        s.agenda = agenda
        _check_agenda(lines, s)
        s.advance()
    else:
        _read_phase(lines, s)
        s.advance()
    return s


def _by_seat(lines: Lines) -> list[list[Entry]]:
    """The lines of each seat, its own first."""
    groups: list[list[Entry]] = []
    for entry in lines.entries:
        if entry.key == "seat":
            groups.append([entry])
        elif entry.key in OF_SEAT:
            if not groups:
                raise entry.error(f"{entry.key} belongs to a seat: it stands after a seat line")
            groups[-1].append(entry)
    return groups


def _read_order(lines: Lines, s: State) -> vec[i64]:
    n = s.seats + 1 if s.variant.solo else s.seats
    entry = lines.one("order")
    if entry is None:
        return vec[i64]([i64(p) for p in range(n)])
    order = [entry.number_from(word, 0, int(n) - 1) for word in entry.words]
    if sorted(order) != list(range(n)):
        raise entry.error(f"order has each of the {n} seats once")
    return vec[i64]([i64(p) for p in order])


def _read_seats(s: State, groups: list[list[Entry]], used: Used) -> None:
    n = int(s.seats)
    s.memory = vec[i64]([i64(0)] * (MEMORY * n))
    s.fish = vec[i64]([i64(0)] * n)
    s.ready = vec[i64]([i64(0 if s.variant.family else FIRST_BASKETS)] * n)
    s.used = vec[i64]([i64(0)] * n)
    s.extra = vec[i64]([i64(0)] * n)
    for p, (seat, *entries) in enumerate(groups):
        if len(seat.words) != 1:
            raise seat.error("a seat has the name of its boat, or -")
        kind = -1 if seat.words == [NO_BOAT] else seat.index(seat.words[0], "boat", BOAT_IDS)
        s.boats.append(Boat(kind))
        known: set[str] = set()
        for entry in entries:
            if entry.key in known and entry.key != "row":
                raise entry.error(f"{entry.key} is there twice for this seat")
            known.add(entry.key)
            read_of_seat(s, p, entry, used)
        read_drawing(s, p, entries, used)


def _read_island(lines: Lines, s: State, used: Used) -> None:
    fields: list[list[i64]] = [[], []]
    for i, key in enumerate(("left", "right")):
        entry = lines.one(key)
        for cat in entry.indices("cat", CAT_IDS) if entry else []:
            assert entry is not None
            fields[i].append(i64(used.cat(entry, cat)))
    s.left, s.right = vec[i64](fields[0]), vec[i64](fields[1])
    _read_oshax(lines, s, used)
    entry = lines.one("rares")
    for word in entry.words if entry else []:
        assert entry is not None
        shape, n = _counted(entry, word, RARE, RARE_KINDS, RARE_COPIES)
        for _ in range(n):
            used.shape(entry, shape)
            s.add_rare(shape - RARE)
    entry = lines.one("commons")
    if entry is None:
        left = [max(0, int(s.variant.commons) - n) for n in used.commons]
        s.commons = packed(left)
        return
    for word in entry.words:
        shape, n = _counted(entry, word, COMMON, COMMON_KINDS, COMMON_COPIES)
        for _ in range(n):
            used.shape(entry, shape)
            s.commons += ONE[shape - COMMON]


def _read_oshax(lines: Lines, s: State, used: Used) -> None:
    entry = lines.one("oshax")
    known = SHAPE_IDS[OSHAX:COMMON]
    if entry is None:
        all_oshax = [] if s.variant.family else range(OSHAX, OSHAX + OSHAX_COUNT)
        s.oshax = vec[i64]([i64(shape) for shape in all_oshax if shape not in used.oshax])
        return
    shapes = [OSHAX + i for i in entry.indices("Oshax", known)]
    for shape in shapes:
        used.shape(entry, shape)
    s.oshax = vec[i64]([i64(shape) for shape in shapes])


def _counted(entry: Entry, word: str, first: int, kinds: int, most: int) -> tuple[int, int]:
    """The shape and the number of a word such as rare-T*2."""
    name, star, times = word.partition("*")
    shape = first + entry.index(name, "treasure", SHAPE_IDS[first : first + kinds])
    return shape, entry.number_from(times, 1, most) if star else 1


def _read_bag(lines: Lines, s: State, used: Used) -> None:
    """IOC-1.3: cats and rare treasures; those that are nowhere are out of the game."""
    entry = lines.one("bag")
    cats: set[int] = set()
    rares = [0] * RARE_KINDS
    for word in entry.words if entry else []:
        assert entry is not None
        if word == REST:
            continue
        if word in CAT_IDS:
            cats.add(used.cat(entry, CAT_IDS.index(word)))
            continue
        shape, n = _counted(entry, word, RARE, RARE_KINDS, RARE_COPIES)
        for _ in range(n):
            used.shape(entry, shape)
            rares[shape - RARE] += 1
    if entry is None or REST in entry.words:
        cats |= set(range(CATS)) - used.cats
        rares = [n + RARE_COPIES - gone for n, gone in zip(rares, used.rares)]
    s.bag_low = s.bag_high = 0
    for cat in cats:
        if cat < LOW_CATS:
            s.bag_low |= BIT[cat]
        else:
            s.bag_high |= BIT[cat - LOW_CATS]
    s.bag_rares = packed(rares)


def _read_cards(lines: Lines, s: State, used: Used) -> None:
    """Every card is somewhere: in the deck, or, if that is named, among the buried ones."""
    public = lines.one("public")
    for word in public.words if public else []:
        assert public is not None
        number, _, colour = word.partition(BETWEEN)
        card = put_card(s, public, used, number, PUBLIC)
        if colour and not PICKS_COLOUR[card]:
            raise public.error(f"no colour is named for card {card}")
        if colour:
            named = public.index(colour, "colour", COLOUR_IDS)
            s.marks |= (named + 1) << 4 * (card - FIRST_PUBLIC)
    for key, pile in (("deck", DECK), ("buried", BURIED), ("discards", DISCARDS)):
        entry = lines.one(key)
        for word in entry.words if entry else []:
            assert entry is not None
            if word != REST:
                put_card(s, entry, used, word, pile)
    deck = lines.one("deck")
    target = DECK if deck is None or REST in deck.words else BURIED
    first, last = (151, FAMILY_CARDS) if s.variant.family else (1, DISCOVERY_CARDS)
    for card in range(first, last + 1):
        if card not in used.cards:
            s.piles.words[3 * target + word_of(card)] |= BIT[place_of(card)]


def _read_sister(lines: Lines, s: State) -> None:
    entry = lines.one("colours")
    colours = entry.indices("colour", COLOUR_IDS) if entry else [0]
    if entry and len(set(colours)) != len(colours):
        raise entry.error("each colour is revealed once")
    for n, colour in enumerate(colours):
        s.colours |= (colour + 1) << 4 * n
    entry = lines.one("basket_cards")
    if entry:
        s.basket_cards = 0
        for word in entry.words:
            s.basket_cards |= BIT[_basket_card(entry, word)]
    entry = lines.one("sister")
    if entry and entry.words:
        s.sister_left = entry.number_from(entry.words[0], 0, 4)
        if len(entry.words) > 1:
            s.sister_up = _basket_card(entry, entry.words[1])
            s.basket_cards &= ~BIT[s.sister_up]
    entry = lines.one("sister_lessons")
    for word in entry.words if entry else ["197", "198", "199"]:
        card = entry.number_from(word, FIRST_SOLO_LESSON, SOLO_CARDS) if entry else int(word)
        s.sister_lessons |= BIT[card - FIRST_SOLO_LESSON]


def _basket_card(entry: Entry, word: str) -> int:
    last = FIRST_BASKET_CARD + BASKET_CARDS - 1
    return entry.number_from(word, FIRST_BASKET_CARD, last) - FIRST_BASKET_CARD


def _note_agenda(lines: Lines, agenda: vec[i64] | None, used: Used) -> None:
    """Tiles that wait for their place are in no other."""
    entry = lines.one("agenda")
    if entry is None or agenda is None:
        return
    for f in agenda:
        name, thing = STEPS.names[step_of(f)], int(thing_of(f))
        if name == "place":
            shape, colour = thing & 31, thing >> 5 & 7
            if thing >= 1024 or colour > NO_COLOUR or (shape < COMMON) != (colour < NO_COLOUR):
                raise entry.error(f"there is no tile {thing} that could be placed")
            if shape < OSHAX:
                used.cat(entry, CAT_SHAPES * colour + shape)
            else:
                used.shape(entry, shape)
        elif name == "field":
            if thing >= CATS:
                raise entry.error(f"there is no cat {thing}")
            used.cat(entry, thing)
        elif name == "name":
            if not OSHAX <= thing < COMMON:
                raise entry.error(f"there is no Oshax {thing} that could be named")
            used.shape(entry, thing)


def _check_agenda(lines: Lines, s: State) -> None:
    """What is asked must have an answer, and the end of a day or its beginning must follow."""
    entry = lines.one("agenda")
    assert entry is not None, "there is an agenda to check"
    if not len(s.agenda) or step_of(s.agenda[0]) not in (DAY, CLEAR):
        raise entry.error("the agenda ends with the end of a day or its beginning, such as clear:0")
    f = s.agenda[-1]
    if step_of(f) < STEPS.asking:
        together = STEPS.kinds[step_of(f)] == TOGETHER
        asked = {int(s.answers(g)) for g in s.agenda if step_of(g) == step_of(f)}
        for p in asked if together else {int(seat_of(f))}:
            if not s.legal_actions(p):
                name = STEPS.names[step_of(f)]
                raise entry.error(f"seat {p} has no answer to {name} in this position")


def _read_phase(lines: Lines, s: State) -> None:
    """Plan the day, and leave out what comes before the phase that is named."""
    entry = lines.one("phase")
    if entry and len(entry.words) != 1:
        raise entry.error("phase is followed by one word")
    word = entry.words[0] if entry else "rescue"
    if entry:
        entry.index(word, "phase", tuple(PHASES))
    passed = s.passed
    if word == "fill":
        s.push(DAY)
        return
    s.plan_day()
    s.passed = passed
    step, thing = PHASES[word]
    at = _frame_of(s, step, thing)
    if at < 0:
        assert entry is not None, "there is always a rescue phase"
        raise entry.error(f"there is no phase {word} in this game")
    s.agenda = s.agenda[: at + 1]
    turn = lines.one("turn")
    if turn:
        _read_turn(turn, s, word)
    if word == "draft" and not s.piles.is_empty(pile_of(0, PACK)):
        s.agenda = s.agenda[:at]
        if s.variant.solo:
            raise BadPosition("position: packs are for games of 2 to 4; say agenda when solo")
        s.ask_draft((7 - s.piles.size(pile_of(0, PACK))) // 2)


def _frame_of(s: State, step: int, thing: int) -> int:
    """The place of the first of such frames on the agenda; -1 if there is none."""
    for i in range(len(s.agenda) - 1, -1, -1):
        f = s.agenda[i]
        if step_of(f) == step and thing_of(f) == thing:
            return i
    return -1


def _read_turn(turn: Entry, s: State, word: str) -> None:
    """Whose turn it is in the phase: the seats before it on the track wait."""
    if len(turn.words) != 1 or word not in ("rescue", "finds"):
        raise turn.error("turn is followed by a seat, and the phase is rescue or finds")
    p = turn.number_from(turn.words[0], 0, len(s.order) - 1)
    place = list(s.order).index(p)
    s.agenda = s.agenda[:-1]
    s.push(RESCUE_TURNS if word == "rescue" else NEXT_FIND, 0, place)
