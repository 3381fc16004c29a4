"""The rules of Rescue, in the order of the rule book.

RES-1.7: the story has no effect on play, and there is no clock.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, ascending, count, lowest, mask_of, members, nth
from liferaft.core.game import SPECTATOR, Game, News, View
from liferaft.core.options import Choice
from liferaft.core.pack import ONE, held
from liferaft.core.rng import Rng
from liferaft.games.rescue.box import (
    CELLS,
    CHANGES,
    COLOURS,
    CROSSINGS,
    DECK,
    HAND,
    LAYOUT_ROWS,
    LIES,
    LOADERS,
    LOOKS,
    LOOKS_TURNED,
    MIDDLE,
    MIDDLE_CELLS,
    MINE_CARD_IDS,
    MINE_CARDS,
    OF_SYMBOL,
    PRINT_EXITS,
    PRINT_SYMBOLS,
    SPACING,
    START_SLOTS,
    SYMBOLS,
    TUNNEL_COLOURS,
    WORKERS_PER_CELL,
    Planet,
)
from liferaft.games.rescue.legal import Legal
from liferaft.games.rescue.tables import (
    ACTIONS,
    BEGIN_SWAP,
    BOARD,
    BOARDED,
    CHANGE,
    CHANGED,
    DESTINATION,
    DISCARD,
    DREW,
    ENDED,
    LOADERS_MOVED,
    MOVE,
    MOVED,
    OUT_OF_TURNS,
    PICK,
    PLAY,
    PLAY_CARD,
    PLAYED,
    RANDOM_LAYOUT,
    RESCUED,
    RESHUFFLED,
    RESULTS,
    ROTATE,
    SKIP,
    SKIPPED,
    STEPS,
    SWAP,
    SWAP_PACKS,
    SWAPPED,
    TO,
    TURN,
    TURN_BEGAN,
    TURN_CARD,
    WORKER,
    Variant,
)


class State(Legal):
    """A position of Rescue and all that can happen to it."""

    def clone(self) -> "State":
        """A state with the same future that shares nothing that can change."""
        s = State(self.game, self.seats, self.rng.copy(), self.planet, self.variant)
        self.copy_to(s)
        return s

    # RES-3, RES-4: how a turn goes

    def begin_turn(self, p: i64) -> None:
        """RES-3.1: move the loaders, change a mine card, play a symbol card; then the next seat.

        RES-3.4: nobody else is asked during the turn.
        """
        self.turn = p
        self.turns += 1
        if self.listening:
            self.tell(TURN_BEGAN, p, self.turns)
        self.move_loaders()  # RES-4.3, RES-4.4: those on board stay on board
        if self.listening:
            self.tell(LOADERS_MOVED, self.slot(0), self.slot(1), self.slot(2))
        self.push(TURN, (p + 1) % self.seats)  # RES-2.8, RES-3.3
        self.push(PLAY, p)  # RES-3.2, RES-7.5
        self.push(PICK, p)

    def proceed(self, f: i64) -> None:
        """Begin the turn of a seat, if the game goes on."""
        p = seat_of(f)
        if self.variant.finish_round and p == self.first and self.target_reached():
            self.end(RESCUED)
        elif self.variant.max_turns and self.turns >= self.variant.max_turns:
            self.end(OUT_OF_TURNS)  # RES-9.5
        else:
            self.begin_turn(p)

    def target_reached(self) -> bool:
        """Whether some crew has enough workers on loaders."""
        for p in range(self.seats):
            if self.rescued(p) >= self.variant.target:
                return True
        return False

    def end(self, result: i64) -> None:
        """RES-9.2: the game is over at once."""
        self.result = result
        self.over = True
        if self.listening:
            ranks = self.ranking()
            winners = mask_of([p for p in range(len(ranks)) if ranks[p] == 1])
            self.tell(ENDED, result, winners)

    # RES-5 to RES-7: what a player does

    def do(self, f: i64, action: i64) -> None:
        """Carry out a legal answer to frame *f*."""
        p = seat_of(f)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == TURN_CARD:
            self.push(CHANGE, p, x)
        elif verb == PLAY_CARD:
            self.play_card(p, x)
        elif verb == MOVE:
            self.push(DESTINATION, p, thing_of(f) | (x << 3))
        elif verb == TO:
            self.move(p, thing_of(f) >> 3, x)
        elif verb == BOARD:
            self.board(p, thing_of(f) >> 3, x)
        elif verb == BEGIN_SWAP:
            self.push(SWAP, p)
        elif verb == DISCARD:
            self.swap(p, SWAP_PACKS[x])
        elif verb == SKIP:
            self.changed = -1
            if self.listening:
                self.tell(SKIPPED, p)
        else:
            self.change(p, thing_of(f), action - ROTATE)

    def change(self, p: i64, cell: i64, how: i64) -> None:
        """RES-5.2: the card stays on its cell; RES-5.4: so do the workers; RES-5.6: it is final.

        RES-5.5: the rotation is kept even if nobody can see it.
        """
        bits = CHANGES[how]
        self.turned ^= (bits & 1) * BIT[cell]
        if bits & 2:
            self.back ^= BIT[cell]
            if self.variant.hidden_backs and not self.seen & BIT[cell]:
                self.seen |= BIT[cell]
                self.reveals += 1
        self.open_tunnels()
        self.changed = cell
        if self.listening:
            self.tell(CHANGED, p, cell, how)

    def play_card(self, p: i64, symbol: i64) -> None:
        """RES-6.1: a card of the symbol is played, the first by colour; then a worker moves."""
        card = lowest(self.hands[p] & OF_SYMBOL[symbol])
        self.discard(p, BIT[card])  # RES-6.16
        if self.listening:
            self.tell(PLAYED, p, card)
        self.push(WORKER, p, symbol)

    def move(self, p: i64, start: i64, cell: i64) -> None:
        """RES-6.2: exactly one worker goes to another card."""
        self.leave(p, start)
        self.arrive(p, cell)
        if self.listening:
            self.tell(MOVED, p, start, cell)
        self.draw(p, 1)  # RES-8.1

    def board(self, p: i64, start: i64, loader: i64) -> None:
        """RES-6.13: a loader ends the move; RES-4.5: it holds any number of workers."""
        self.leave(p, start)
        self.aboard += ONE[LOADERS * p + loader]
        if self.listening:
            self.tell(BOARDED, p, start, loader)
        if self.rescued(p) == self.variant.target and not self.variant.finish_round:
            self.end(RESCUED)  # RES-1.2, RES-9.1, RES-9.3
        else:
            self.draw(p, 1)  # RES-8.1

    def swap(self, p: i64, pack: i64) -> None:
        """RES-7.4: first all cards go, then as many come; RES-7.2, RES-7.3: that is all."""
        cards: i64 = 0
        for symbol in range(i64(SYMBOLS)):
            left = self.hands[p] & OF_SYMBOL[symbol]
            for _ in range(held(pack, symbol)):
                cards |= left & -left
                left &= left - 1
        self.discard(p, cards)
        if self.listening:
            self.tell(SWAPPED, p, cards)
        self.draw(p, count(cards))

    # RES-8: symbol cards

    def discard(self, p: i64, cards: i64) -> None:
        """RES-10.2: cards from a hand go face up to the discard pile, where all see them."""
        self.reveals += 1
        self.hands[p] &= ~cards
        self.discards |= cards
        for i in range(i64(len(self.waves))):
            self.waves[i] &= ~cards

    def draw(self, p: i64, n: i64) -> None:
        """RES-8.1: cards from the draw pile, one by one; only their owner sees them."""
        self.reveals += 1
        for _ in range(n):
            if not self.pile:
                self.reshuffle()
            card = nth(self.pile, self.rng.below(count(self.pile)))
            self.pile &= ~BIT[card]
            self.hands[p] |= BIT[card]
            if self.listening:
                self.tell(DREW, p, card)

    def reshuffle(self) -> None:
        """RES-8.2: the discards become the draw pile; RES-8.3: when a card must be drawn."""
        assert self.discards, "RES-8.4: draw and discard pile cannot both be empty"
        if self.listening:
            self.tell(RESHUFFLED, count(self.discards))
        waves: vec[i64] = vec[i64](capacity=4)
        for wave in self.waves:
            if wave:
                waves = append(waves, wave)
        self.waves = append(waves, self.discards)
        self.pile = self.discards
        self.discards = 0

    # RES-9, RES-10: results, and who knows what

    def scores(self) -> list[int]:
        """RES-9.4: the workers on loaders; they also rank those who did not win."""
        return [self.rescued(p) for p in range(self.seats)]

    def news_for(self, item: News, seat: int) -> News | None:
        """RES-10.2: a drawn card is seen by its owner only."""
        if item[0] == DREW and item[1] != seat:
            return (DREW, item[1], -1, 0)
        return item

    def determinize(self, seat: int, rng: Rng) -> "State":
        """Deal the hands of the others anew, and with hidden backs the faces nobody has seen.

        Everybody knows which cards each shuffle contained, and how many of them a hand has left:
        cards change places only with those of the same shuffle.
        """
        self.check_seat(seat)
        s = self.clone()
        s.rng = rng.fork()
        own: i64 = self.hands[seat] if seat != SPECTATOR else 0
        for p in range(self.seats):
            if p != seat:
                s.hands[p] = 0
        for wave in self.waves:
            unseen = wave & ~own
            for p in range(self.seats):
                if p != seat:
                    for _ in range(count(self.hands[p] & wave)):
                        card = BIT[nth(unseen, s.rng.below(count(unseen)))]
                        s.hands[p] |= card
                        unseen &= ~card
            s.pile = unseen
        if self.variant.hidden_backs:
            s.planet = self.planet_imagined(s.rng)  # what lies up stays, and so do the tunnels
        return s

    def planet_imagined(self, rng: Rng) -> Planet:
        """Faces nobody has seen are dealt anew among the cards of their colour, either way up.

        Prints that look the same count as one, so that no card can be told by its number.
        """
        prints = self.planet.prints[:]
        for i in range(i64(len(prints))):
            prints[i] = LOOKS[prints[i]]
        for colour in range(i64(len(COLOURS))):
            sides: vec[i64] = vec[i64](capacity=16)  # by 2 * cell + side: hidden faces
            faces: vec[i64] = vec[i64](capacity=16)
            for cell in range(i64(CELLS)):
                side = 2 * cell + (1 - ((self.back >> cell) & 1))
                if not self.seen & BIT[cell] and TUNNEL_COLOURS[prints[side] >> 2] == colour:
                    sides = append(sides, side)
                    faces = append(faces, LOOKS_TURNED[prints[side]])
            faces = rng.shuffled(ascending(faces))
            for i in range(i64(len(sides))):
                prints[sides[i]] = LOOKS[faces[i] ^ rng.below(2)]
        return Planet(prints)

    def view(self, seat: int) -> View:
        """Everything but the hands of the others and the order of the pile is open (RES-10.1)."""
        self.check_seat(seat)
        f = self.agenda[-1] if len(self.agenda) else i64(0)
        hidden = self.variant.hidden_backs
        own: i64 = self.hands[seat] if seat != SPECTATOR else 0
        cells = range(i64(CELLS))
        return {
            "game": self.game.name,
            "seat": seat,
            "seats": self.seats,
            "options": dict(self.variant.values),
            "cards": [-1 if hidden else self.planet.prints[2 * cell] >> 2 for cell in cells],
            "lies": [-1 if hidden else self.lie(cell) for cell in cells],
            "colours": [TUNNEL_COLOURS[self.planet.prints[2 * cell] >> 2] for cell in cells],
            "exits": [self.print_exits(cell, self.lie(cell)) for cell in cells],
            "symbols": [self.print_symbol(cell, self.lie(cell)) for cell in cells],
            "other_exits": [
                self.print_exits(cell, self.lie(cell) ^ 2) if self.is_open(cell) else -1
                for cell in cells
            ],
            "other_symbols": [
                self.print_symbol(cell, self.lie(cell) ^ 2) if self.is_open(cell) else -1
                for cell in cells
            ],
            "changed": self.changed,
            "loaders": [self.slot(loader) for loader in range(i64(LOADERS))],
            "workers": [[self.standing(p, cell) for cell in cells] for p in range(self.seats)],
            "aboard": [
                [held(self.aboard, LOADERS * p + loader) for loader in range(i64(LOADERS))]
                for p in range(self.seats)
            ],
            "hand": members(own),
            "hands": [count(hand) for hand in self.hands],
            "pile": count(self.pile),
            "discards": members(self.discards),
            "waves": [members(wave) for wave in self.waves],
            "from_waves": [[count(hand & wave) for wave in self.waves] for hand in self.hands],
            "first": self.first,
            "turn": self.turn,
            "turns": self.turns,
            "step": "" if self.over else STEPS.names[step_of(f)],
            "asked": self.asked(),
            "about": seat_of(f),
            "thing": thing_of(f),
            "over": self.over,
            "result": RESULTS[self.result],
        }

    def is_open(self, cell: i64) -> bool:
        """RES-10.1: whether both faces of a card are known to all."""
        return not self.variant.hidden_backs or bool(self.seen & BIT[cell])

    def print_exits(self, cell: i64, lie: i64) -> i64:
        """The exits of a card if it lay so, as a set of N, E, S, W."""
        return PRINT_EXITS[self.planet.prints[2 * cell + (lie >> 1)] ^ (lie & 1)]

    def print_symbol(self, cell: i64, lie: i64) -> i64:
        """The symbol of a card if it lay so."""
        return PRINT_SYMBOLS[self.planet.prints[2 * cell + (lie >> 1)]]


# RES-2: setup


def setup(game: Game, seats: int, values: dict[str, Choice], rng: Rng) -> State:
    """Lay the planet, put loaders and crews on their places, choose who begins, deal."""
    lies: vec[i64] = vec[i64]([0] * CELLS)
    if values["layout"] == RANDOM_LAYOUT:
        cards = laid_at_random(rng)
        for cell in range(i64(CELLS)):  # RES-2.4; in the middle the crossing lies up
            lies[cell] = rng.below(2) if MIDDLE & BIT[cell] else rng.below(4)
    else:
        words = " ".join(LAYOUT_ROWS[str(values["layout"])]).split()
        cards = vec[i64]([i64(MINE_CARD_IDS.index(word[:3])) for word in words])
        lies = vec[i64]([i64(LIES.index(word[3:])) for word in words])
    s = State(game, seats, rng, planet_of(cards), Variant(values))
    for cell in range(i64(CELLS)):
        s.lay(cell, lies[cell])
    s.open_tunnels()
    k: i64 = START_SLOTS[0]  # RES-2.6
    if values["loader_start"] == "random":
        k = rng.below(SPACING)
    s.place_loaders(k, k + SPACING, k + 2 * SPACING)
    s.crews = vec[i64]([0] * seats)
    for p in range(seats):  # RES-2.7
        for cell in MIDDLE_CELLS:
            for _ in range(WORKERS_PER_CELL):
                s.arrive(p, cell)
    s.first = rng.below(seats)  # RES-2.8
    s.pile = DECK
    s.waves = vec[i64]([DECK])
    s.hands = vec[i64]([0] * seats)
    for p in range(seats):
        s.draw(p, HAND)  # RES-2.9
    s.reveals = 0
    s.push(TURN, s.first)
    return s


def laid_at_random(rng: Rng) -> vec[i64]:
    """RES-2.3: the card of each cell: four crossings in the middle, the others in two rings."""
    middle: vec[i64] = vec[i64]()
    for crossings in CROSSINGS:  # RES-2.1, RES-1.5: only here the colours of tunnels matter
        middle = append(middle, crossings[rng.below(i64(len(crossings)))])
    middle = rng.shuffled(middle)  # RES-2.2
    rest: vec[i64] = vec[i64]()
    for card in range(i64(MINE_CARDS)):
        if card not in middle:
            rest = append(rest, card)
    rest = rng.shuffled(rest)  # RES-2.4
    cards: vec[i64] = vec[i64](capacity=CELLS)
    placed: i64 = 0
    for cell in range(i64(CELLS)):
        if MIDDLE & BIT[cell]:
            cards = append(cards, middle[cell - placed])
        else:
            cards = append(cards, rest[placed])
            placed += 1
    return cards


def planet_of(cards: vec[i64]) -> Planet:
    """The planet with these cards, by cell, each with its own front and back."""
    prints: vec[i64] = vec[i64](capacity=2 * CELLS)
    for card in cards:  # RES-2.5: all the same way round
        prints = append(prints, 4 * card)
        prints = append(prints, 4 * card + 2)
    return Planet(prints)
