"""Positions of Forbidden Island as text, both ways.

A position is a list of lines, each a key and words; all but the rows and the seats may be left out:

    forbidden_island
    options difficulty=elite
    row . . watchtower temple_of_the_moon . .       # one for each row of the layout, . is sea
    seat engineer fools_landing earth_stone*2       # adventurer, tile, cards; one for each seat
    flooded phantom_rock
    sunk misty_marsh
    water 3
    found earth_stone
    flood_discards phantom_rock
    flood_pile watchtower gold_gate / ...            # top layer first; ... is all that is left
    treasure_discards waters_rise
    treasure_pile waters_rise / sandbags / ...
    turn 0
    agenda act:0:3 draw:0 turn:1                     # next frame first
"""

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, members
from liferaft.core.errors import BadPosition
from liferaft.core.game import Game
from liferaft.core.pack import ONE, held, unpacked
from liferaft.core.position import Entry, Lines, agenda_line, options_line, rng_line
from liferaft.games.forbidden_island.box import (
    CARD_IDS,
    DECK,
    HOLDABLE,
    ISLAND,
    LAYOUT_IDS,
    LAYOUT_ROWS,
    ROLE_IDS,
    SKULL,
    START_LEVELS,
    TILE_IDS,
    TILES,
    TREASURES,
    Island,
    cells,
)
from liferaft.games.forbidden_island.rules import State
from liferaft.games.forbidden_island.tables import (
    ACT,
    ACTIONS_PER_TURN,
    BEFORE_ACTION,
    BOARD,
    CHOOSE,
    IN_WATER,
    LAND,
    OPEN,
    OPTIONS,
    PUSH_ON,
    RESULTS,
    SPECIAL,
    STEPS,
    TURN,
    Variant,
)

KEYS = (
    "options", "row", "seat", "flooded", "sunk", "water", "found", "flood_discards", "flood_pile",
    "treasure_discards", "treasure_pile", "turn", "turns", "flown", "result", "agenda", "reveals",
    "rng",
)  # fmt: skip
REST = "..."  # all cards that are nowhere else
LAYER = "/"  # between two layers of a pile
NOBODY = "nobody"  # a seat that has not chosen its adventurer
MANY = 1_000_000_000  # more turns and reveals than any game has


def write(s: State) -> str:
    """The whole position, so that read() gives the same state."""
    lines = ["forbidden_island", options_line(OPTIONS, s.variant.values), *_rows(s.island)]
    for p in range(s.seats):
        who = NOBODY if s.roles[p] < 0 else f"{ROLE_IDS[s.roles[p]]} {TILE_IDS[s.pawns[p]]}"
        lines.append(f"seat {who} {_cards(s.hands[p])}".rstrip())
    lines += [
        f"flooded {_tiles(s.flooded)}",
        f"sunk {_tiles(s.sunk)}",
        f"water {s.water}",
        " ".join(["found", *[CARD_IDS[i] for i in members(s.found)]]),
        f"flood_discards {_tiles(s.flood_discards)}",
        f"flood_pile {_layers([_tiles(layer) for layer in s.flood_pile])}",
        f"treasure_discards {_cards(s.treasure_discards)}",
        f"treasure_pile {_layers([_cards(layer) for layer in s.treasure_pile])}",
        f"turn {s.turn}",
        f"turns {s.turns}",
        f"flown {int(s.flown)}",
        f"result {RESULTS[s.result]}",
        agenda_line(STEPS, s.agenda),
        f"reveals {s.reveals}",
        rng_line(s.rng),
    ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _rows(island: Island) -> list[str]:
    tiles = iter(island.tile_at)
    rows = [
        [TILE_IDS[next(tiles)] if cell == "#" else "." for cell in row]
        for row in LAYOUT_ROWS[island.layout]
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["row " + " ".join(map(str.ljust, row, widths)).rstrip() for row in rows]


def _tiles(mask: int) -> str:
    return " ".join(TILE_IDS[tile] for tile in members(mask))


def _cards(pack: int) -> str:
    counts = unpacked(pack, HOLDABLE + 1)
    words = [f"{card}*{n}" if n > 1 else card for card, n in zip(CARD_IDS, counts) if n]
    return " ".join(words)


def _layers(layers: list[str]) -> str:
    return f" {LAYER} ".join(reversed(layers))


def read(game: Game, text: str) -> State:
    """The state that a text describes; a mistake is named with its line."""
    lines = Lines(text, "forbidden_island", KEYS)
    values = lines.options(OPTIONS)
    layout = LAYOUT_IDS.index(str(values["layout"]))
    tile_at = _read_rows(lines.all("row"), layout)
    seats = lines.all("seat")
    if not game.seats[0] <= len(seats) <= game.seats[1]:
        raise BadPosition(f"position: there must be 2 to 4 seat lines, not {len(seats)}")
    s = State(game, len(seats), lines.rng(), Island(layout, tile_at), Variant(values))
    s.flooded = _read_tiles(lines.one("flooded"))
    s.sunk = _read_tiles(lines.one("sunk"))
    _refuse_overlap(lines, s.flooded & s.sunk, "flooded and sunk")
    _read_seats(seats, s)
    result = lines.one("result")
    ended = result is not None and bool(result.words)
    highest = SKULL if ended else SKULL - 1
    s.water = lines.number("water", START_LEVELS[str(values["difficulty"])], 0, highest)
    found = lines.one("found")
    for treasure in found.indices("treasure", CARD_IDS[:TREASURES]) if found else []:
        s.found |= BIT[treasure]
    _read_flood_cards(lines, s)
    _read_treasure_cards(lines, s)
    s.turn = lines.number("turn", 0, 0, len(seats) - 1)
    s.reveals = lines.number("reveals", 0, 0, MANY)
    _read_agenda(lines, s)
    s.flown = lines.number("flown", 0, 0, 1) == 1
    s.turns = lines.number("turns", 1, 0, MANY)
    if result is not None and ended:
        s.result = result.index(result.words[0], "result", RESULTS)
        s.over = True
        return s
    s.advance()
    if not s.over and not s.legal_actions():
        raise BadPosition(f"position: nothing can answer the step {s.view(s.turn)['step']}")
    return s


def _read_rows(rows: list[Entry], layout: int) -> vec[i64]:
    shape = LAYOUT_ROWS[layout]
    if len(rows) != len(shape):
        raise BadPosition(f"position: {LAYOUT_IDS[layout]} has {len(shape)} rows, not {len(rows)}")
    tiles: list[i64] = []
    for entry, cells_of_row in zip(rows, shape):
        drawn = "".join("." if word == "." else "#" for word in entry.words)
        if drawn != cells_of_row:
            raise entry.error(f"this row of {LAYOUT_IDS[layout]} must look like {cells_of_row}")
        for word in entry.words:
            if word == ".":
                continue
            tile = entry.index(word, "tile", TILE_IDS)
            if tile in tiles:
                raise entry.error(f"{word} lies on the island twice")
            tiles.append(tile)
    assert len(tiles) == TILES == len(cells(layout)), "the rows have the shape of the layout"
    return vec[i64](tiles)


def _read_tiles(entry: Entry | None) -> i64:
    mask: i64 = 0
    for tile in entry.indices("tile", TILE_IDS) if entry else []:
        mask |= BIT[tile]
    return mask


def _read_cards(entry: Entry, words: list[str]) -> i64:
    pack: i64 = 0
    for word in words:
        card, times, n = word.partition("*")
        kind = entry.index(card, "card", CARD_IDS)
        pack += (entry.number_from(n, 1, 5) if times else 1) * ONE[kind]
        if held(pack, kind) > held(DECK, kind):
            raise entry.error(f"there are only {held(DECK, kind)} cards {card}")
    return pack


def _read_seats(seats: list[Entry], s: State) -> None:
    roles: list[i64] = []
    pawns: list[i64] = []
    hands: list[i64] = []
    for entry in seats:
        if entry.words[:1] == [NOBODY]:
            role, tile, cards = -1, -1, entry.words[1:]
        elif len(entry.words) < 2:
            raise entry.error("a seat has an adventurer and a tile, then its cards")
        else:
            role = entry.index(entry.words[0], "adventurer", ROLE_IDS)
            tile = entry.index(entry.words[1], "tile", TILE_IDS)
            cards = entry.words[2:]
        if role >= 0 and role in roles:
            raise entry.error(f"two seats are the {ROLE_IDS[role]}")
        hand = _read_cards(entry, cards)
        if held(hand, HOLDABLE):
            raise entry.error("Waters Rise! is never in a hand (FI-10.1)")
        roles.append(role)
        pawns.append(tile)
        hands.append(hand)
    s.roles, s.pawns, s.hands = vec[i64](roles), vec[i64](pawns), vec[i64](hands)


def _refuse_overlap(lines: Lines, mask: i64, what: str) -> None:
    if mask:
        names = ", ".join(TILE_IDS[tile] for tile in members(mask))
        raise BadPosition(f"position: {names} cannot be {what} at once")


def _split(entry: Entry) -> list[list[str]]:
    """The words of a pile by layer, the bottom one first."""
    layers: list[list[str]] = [[]]
    for word in entry.words:
        if word == LAYER:
            layers.append([])
        else:
            layers[-1].append(word)
    return [layer for layer in reversed(layers) if layer]


def _read_flood_cards(lines: Lines, s: State) -> None:
    """FI-13.7: the two flood piles hold one card for each tile that has not sunk."""
    s.flood_discards = _read_tiles(lines.one("flood_discards"))
    rest = ISLAND & ~s.sunk & ~s.flood_discards
    _refuse_overlap(lines, s.flood_discards & s.sunk, "sunk and in the flood discards")
    entry = lines.one("flood_pile")
    if entry is None:
        s.flood_pile = vec[i64]([rest]) if rest else vec[i64]()
        return
    layers: list[i64] = []
    parts = _split(entry)
    named = {tile for part in parts for tile in part if tile != REST}
    for part in parts:
        layer: i64 = 0
        for word in part:
            if word == REST:
                others = [t for t in members(rest) if TILE_IDS[t] not in named]
                for tile in others:
                    layer |= BIT[tile]
                    rest &= ~BIT[tile]
                continue
            card = entry.index(word, "tile", TILE_IDS)
            if not rest & BIT[card]:
                raise entry.error(
                    f"the flood card {word} is elsewhere or out of the game (FI-13.7)"
                )
            layer |= BIT[card]
            rest &= ~BIT[card]
        if layer:
            layers.append(layer)
    if rest:
        missing = ", ".join(TILE_IDS[tile] for tile in members(rest))
        raise entry.error(f"flood cards are missing: {missing} (FI-13.7)")
    s.flood_pile = vec[i64](layers)


def _read_treasure_cards(lines: Lines, s: State) -> None:
    """All 28 cards are in a hand, in the pile or in the discards."""
    discards = lines.one("treasure_discards")
    s.treasure_discards = _read_cards(discards, discards.words) if discards else 0
    rest = DECK
    for pack in [s.treasure_discards, *s.hands]:
        rest = _taken(rest, pack)
    entry = lines.one("treasure_pile")
    if entry is None:
        s.treasure_pile = vec[i64]([rest]) if rest else vec[i64]()
        return
    parts = _split(entry)
    packs = [_read_cards(entry, [word for word in part if word != REST]) for part in parts]
    for pack in packs:
        rest = _taken(rest, pack)
    for i, part in enumerate(parts):
        if REST in part:
            packs[i] += rest
            rest = 0
    if rest:
        raise entry.error(f"treasure cards are missing: {_cards(rest)}")
    s.treasure_pile = vec[i64]([pack for pack in packs if pack])


def _taken(rest: i64, pack: i64) -> i64:
    for kind in range(HOLDABLE + 1):
        if held(pack, kind) > held(rest, kind):
            raise BadPosition(
                f"position: there are only {held(DECK, kind)} cards {CARD_IDS[kind]}, more are used"
            )
    return rest - pack


def _read_agenda(lines: Lines, s: State) -> None:
    agenda = lines.agenda(STEPS, s.seats)
    chosen = [p for p in range(s.seats) if s.roles[p] >= 0]
    if agenda is None:
        if len(chosen) < s.seats:
            raise BadPosition("position: nobody can act before all have chosen an adventurer")
        s.begin_turn(s.turn)
        return
    if not len(agenda) or step_of(agenda[0]) != TURN:
        raise BadPosition("position: the agenda ends with the turn of a seat, such as turn:1")
    choosing = [seat_of(f) for f in agenda if step_of(f) == CHOOSE]
    if sorted(chosen + choosing) != list(range(s.seats)):
        raise BadPosition("position: just the seats without an adventurer must still choose one")
    for f in agenda:
        if not _possible(step_of(f), thing_of(f), s.seats):
            raise BadPosition(f"position: {STEPS.names[step_of(f)]} cannot be about {thing_of(f)}")
    s.agenda = agenda


def _possible(step: int, thing: int, seats: int) -> bool:
    """Whether a frame of this step can carry this thing."""
    if step == ACT:
        return 1 <= thing <= ACTIONS_PER_TURN
    if step == PUSH_ON:
        return thing >> 8 < seats and thing & 255 < TILES
    if step == BOARD:
        return thing < TILES
    if step == LAND:
        return 0 < thing < 1 << seats
    if step == SPECIAL:
        return BEFORE_ACTION <= thing & 15 <= IN_WATER and thing >> 4 < seats
    if step == OPEN:
        return BEFORE_ACTION <= thing <= IN_WATER
    return thing == 0
