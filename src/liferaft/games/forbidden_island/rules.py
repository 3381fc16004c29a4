"""The rules of Forbidden Island, in the order of the rule book."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, count, members, nth, numbers
from liferaft.core.game import Game, View
from liferaft.core.options import Choice
from liferaft.core.pack import ONE, drawn, held, size, unpacked
from liferaft.core.rng import Rng
from liferaft.games.forbidden_island.box import (
    CARDS_PER_TURN,
    CARDS_TO_FIND,
    DECK,
    ENGINEER,
    FIRST_FLOODED,
    FIRST_HAND,
    FLOOD_CARDS,
    HAND_LIMIT,
    HELICOPTER,
    HOLDABLE,
    ISLAND,
    LANDING,
    LAYOUT_IDS,
    ROLES,
    SANDBAGS,
    SKULL,
    START_LEVELS,
    START_TILES,
    TILES,
    TREASURE_TILES,
    TREASURES,
    WATERS_RISE,
    Island,
)
from liferaft.games.forbidden_island.legal import (
    Legal,
)
from liferaft.games.forbidden_island.tables import (
    ACT,
    ACTIONS,
    ACTIONS_PER_TURN,
    ASHORE,
    BE,
    BEFORE_ACTION,
    BEFORE_DISCARD,
    BEFORE_DRAWING,
    BEFORE_FLOOD,
    BETWEEN_CARDS,
    BETWEEN_FLOODS,
    BOARD,
    CHOOSE,
    CHOSE,
    DISCARD,
    DISCARDED,
    DONE,
    DRAW,
    DREW,
    DROP,
    ENDED,
    FLEW,
    FLOOD,
    FLOODED,
    FLOODS,
    FLY,
    FOUND,
    GAVE,
    GIVE,
    IN_WATER,
    LAND,
    LIFT,
    LIFT_OFF,
    LIFTED,
    LIFTED_OFF,
    LIMIT,
    LOST_DROWNED,
    LOST_LANDING,
    LOST_TREASURE,
    LOST_WATER,
    MOVE,
    MOVED,
    OPEN,
    PARTY,
    PASS,
    PUSH,
    PUSH_ON,
    PUSHED,
    REACH,
    RESHUFFLED,
    RESULTS,
    ROSE,
    SANDBAG,
    SANDBAGGED,
    SANK,
    SHORE,
    SHORE_ON,
    SHORED,
    SPECIAL,
    STEPS,
    SWAM,
    SWIM,
    SWIMMER,
    TO,
    TURN,
    TURN_BEGAN,
    WON,
    Variant,
)


class State(Legal):
    """A position of Forbidden Island and all that can happen to it."""

    def clone(self) -> "State":
        """A state with the same future that shares nothing that can change."""
        s = State(self.game, self.seats, self.rng.copy(), self.island, self.variant)
        self.copy_to(s)
        return s

    # FI-1, FI-3: how a turn goes

    def begin_turn(self, p: i64) -> None:
        """FI-1.2: up to three actions, two treasure cards, flood cards, then the next player."""
        self.turn = p
        self.turns += 1
        self.flown = False
        self.agenda = vec[i64](capacity=24)
        self.push(TURN, (p + 1) % self.seats)  # FI-1.1
        self.push(FLOODS, p)  # FI-1.6
        self.push(OPEN, p, BEFORE_FLOOD)
        self.push(LIMIT, p)  # FI-11.3
        for i in range(CARDS_PER_TURN):
            if i > 0 and not self.variant.reduced_windows:
                self.push(OPEN, p, BETWEEN_CARDS)
            if i > 0 and self.variant.check_each_card:
                self.push(LIMIT, p)
            self.push(DRAW, p)
        self.push(OPEN, p, BEFORE_DRAWING)
        self.push(ACT, p, ACTIONS_PER_TURN)  # FI-3.1
        self.push(OPEN, p, BEFORE_ACTION)
        if self.listening:
            self.tell(TURN_BEGAN, p, self.turns)

    def act_again(self, p: i64, left: i64) -> None:
        """FI-3.1: ask for the next action, if any is left."""
        if left > 0:
            self.push(ACT, p, left)
            if not self.variant.reduced_windows:
                self.push(OPEN, p, BEFORE_ACTION)

    def proceed(self, f: i64) -> None:
        """Do a step that asks nobody."""
        step = step_of(f)
        p = seat_of(f)
        if step == OPEN:
            self.ask_holders(p, thing_of(f), 0)
        elif step == DRAW:
            self.draw(p)
        elif step == LIMIT:
            self.check_hand(p)
        elif step == FLOOD:
            self.flood()
        elif step == FLOODS:
            self.begin_flood_phase(p)
        elif step == SWIMMER:
            self.call_for_help(p)
        elif step == ASHORE:
            self.swim_or_drown(p)
        else:
            self.begin_turn(p)

    def end(self, result: i64) -> None:
        """FI-15.7: the game is over at once."""
        self.result = result
        self.over = True
        if self.listening:
            self.tell(ENDED, result)

    # FI-2.4, FI-3 to FI-8: what a player does

    def do(self, f: i64, action: i64) -> None:
        """Carry out a legal answer to frame *f*."""
        p = seat_of(f)
        step = step_of(f)
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb == PASS:
            self.pass_window(f)
        elif verb == DONE:
            return  # FI-3.2: what is left of the turn's actions, or of this one, is lost
        elif step == ACT:
            self.act(f, verb, x)
        elif verb == PUSH:
            self.move_pawn(PUSHED, p, x // TILES, x % TILES)
        elif verb == SHORE:
            self.shore(SHORED, p, x)  # FI-6.2
        elif verb == PARTY:
            self.push(LAND, p, x + 1)
        elif verb == TO:
            self.fly_party(p, thing_of(f), x)
        elif verb == DROP:
            self.lose_card(p, x)  # FI-11.4
            if self.listening:
                self.tell(DISCARDED, p, x)
        elif verb == REACH:
            self.move_pawn(SWAM, p, p, x)  # FI-14.1
        elif verb == BE:
            self.choose(p, x)
        else:
            if step == SPECIAL:  # FI-12.6: after a card the window starts again
                self.push(OPEN, thing_of(f) >> 4, thing_of(f) & 15)
            self.play_card(p, verb, x)

    def act(self, f: i64, verb: i64, x: i64) -> None:
        """FI-3.3: one of the actions of a turn, or a special card, which costs none."""
        p = seat_of(f)
        left = thing_of(f)
        if verb == SANDBAG or verb == LIFT or verb == LIFT_OFF:
            self.act_again(p, left)  # FI-12.1
            self.play_card(p, verb, x)
            return
        self.act_again(p, left - 1)  # FI-3.3, FI-5.11
        if verb == MOVE:
            self.move_pawn(MOVED, p, p, x)
        elif verb == FLY:
            self.move_pawn(FLEW, p, p, x)
            self.flown = True
        elif verb == PUSH:
            q = x // TILES
            start = self.pawns[q]
            self.move_pawn(PUSHED, p, q, x % TILES)
            if self.can_push_on(p, q, start):
                self.push(PUSH_ON, p, (q << 8) | start)  # FI-5.7
        elif verb == SHORE:
            self.shore(SHORED, p, x)
            if self.roles[p] == ENGINEER and self.shores(p):
                self.push(SHORE_ON, p)  # FI-6.2
        elif verb == GIVE:
            self.give(p, x // 4, x % 4)
        else:
            self.find(p, x)

    def can_push_on(self, p: i64, moved: i64, start: i64) -> bool:
        """Whether the Navigator has a second step."""
        for q in range(self.seats):
            if self.pushes_on(p, q, moved, start):
                return True
        return False

    def move_pawn(self, how: i64, p: i64, q: i64, tile: i64) -> None:
        """Seat *p* brings the pawn of seat *q* to a tile; FI-4.2: others may stand there."""
        if self.listening:
            self.tell(how, p, q if how == PUSHED else self.pawns[q], tile)
        self.pawns[q] = tile

    def shore(self, how: i64, p: i64, tile: i64) -> None:
        """FI-6.1: turn a flooded tile back to its dry side."""
        self.flooded &= ~BIT[tile]
        if self.listening:
            self.tell(how, p, tile)

    def give(self, p: i64, card: i64, q: i64) -> None:
        """FI-7.1: hand a treasure card over; FI-7.5: then the receiver's hand is checked."""
        self.hands[p] -= ONE[card]
        self.hands[q] += ONE[card]  # FI-7.6
        if self.listening:
            self.tell(GAVE, p, card, q)
        self.push(LIMIT, q)

    def find(self, p: i64, treasure: i64) -> None:
        """FI-8.3: exactly four cards go to the discard pile; FI-8.2: the tile does not change."""
        self.hands[p] -= CARDS_TO_FIND * ONE[treasure]
        self.treasure_discards += CARDS_TO_FIND * ONE[treasure]
        self.found |= BIT[treasure]
        if self.listening:
            self.tell(FOUND, p, treasure)

    def choose(self, p: i64, role: i64) -> None:
        """FI-2.4: take an adventurer and stand on its start tile, flooded or not."""
        roles = self.roles[:]
        roles[p] = role
        self.roles = roles
        self.pawns[p] = START_TILES[role]
        if self.listening:
            self.tell(CHOSE, p, role)

    # FI-9, FI-10: treasure cards

    def draw(self, p: i64) -> None:
        """FI-9.1: one treasure card; FI-9.2: if the pile is empty, the discards are shuffled."""
        if not len(self.treasure_pile):
            self.rebuild_treasure_pile()
        card = self.take_treasure_card()
        self.reveals += 1
        if self.listening:
            self.tell(DREW, p, card)
        if card == WATERS_RISE:
            self.waters_rise()
        else:
            self.hands[p] += ONE[card]
        if self.variant.reshuffle_at_once and not len(self.treasure_pile) and not self.over:
            self.rebuild_treasure_pile()  # FI-9.2, FI-9.3

    def take_treasure_card(self) -> i64:
        """A card from the top layer, whose order nobody knows."""
        top = i64(len(self.treasure_pile)) - 1
        card = drawn(self.treasure_pile[top], self.rng)
        self.treasure_pile[top] -= ONE[card]
        if not self.treasure_pile[top]:
            self.treasure_pile, _ = pop(self.treasure_pile)
        return card

    def rebuild_treasure_pile(self) -> None:
        """FI-9.2: the discards become the draw pile."""
        assert self.treasure_discards, "FI-9.4: the treasure discards cannot be empty"
        self.treasure_pile = append(self.treasure_pile, self.treasure_discards)
        self.treasure_discards = 0
        if self.listening:
            self.tell(RESHUFFLED, 0)

    def waters_rise(self) -> None:
        """FI-10.1: the water rises, the flood discards go on top; FI-10.2: no new card."""
        self.water += 1  # FI-10.4
        self.treasure_discards += ONE[WATERS_RISE]
        if self.listening:
            self.tell(ROSE, self.water, count(self.flood_discards))
        if self.water == SKULL:
            self.end(LOST_WATER)  # FI-10.5, FI-15.5
        elif self.flood_discards:  # FI-10.3: nothing is left to shuffle the second time
            self.flood_pile = append(self.flood_pile, self.flood_discards)
            self.flood_discards = 0

    # FI-11: the hand limit

    def check_hand(self, p: i64) -> None:
        """FI-11.1: more than five cards: one must go, then the hand is checked again."""
        if size(self.hands[p]) > HAND_LIMIT:
            self.push(LIMIT, p)
            self.push(DISCARD, p)
            self.push(OPEN, p, BEFORE_DISCARD)

    def lose_card(self, p: i64, card: i64) -> None:
        """A card goes from a hand to the treasure discard pile."""
        self.hands[p] -= ONE[card]
        self.treasure_discards += ONE[card]

    # FI-12: special cards

    def ask_holders(self, concerned: i64, occasion: i64, first: i64) -> None:
        """FI-12.6: ask the next holder of a usable card, the active player first."""
        for i in range(first, self.seats):
            q = (self.turn + i) % self.seats
            if q == concerned and (occasion == BEFORE_ACTION or occasion == BEFORE_DISCARD):
                continue
            if self.has_usable_card(q, occasion):
                self.push(SPECIAL, q, (concerned << 4) | occasion)
                return

    def pass_window(self, f: i64) -> None:
        """The window closes when all holders have passed in a row."""
        asked = (seat_of(f) - self.turn + self.seats) % self.seats
        self.ask_holders(thing_of(f) >> 4, thing_of(f) & 15, asked + 1)

    def play_card(self, p: i64, verb: i64, x: i64) -> None:
        """FI-12.1: a special card costs no action and goes to the treasure discard pile."""
        if verb == SANDBAG:
            self.lose_card(p, SANDBAGS)
            self.shore(SANDBAGGED, p, x)  # FI-12.2
            return
        self.lose_card(p, HELICOPTER)
        if verb == LIFT_OFF:  # FI-12.5
            if self.listening:
                self.tell(LIFTED_OFF, p)
            self.end(WON)  # FI-15.1
            return
        there = self.pawns_at(x)
        if there & (there - 1):
            self.push(BOARD, p, x)
        else:
            self.push(LAND, p, there)  # only one pawn stands there: nothing to choose

    def fly_party(self, p: i64, party: i64, tile: i64) -> None:
        """FI-12.4: the pawns on board land together."""
        for q in range(self.seats):
            if party & BIT[q]:
                self.pawns[q] = tile
        if self.listening:
            self.tell(LIFTED, p, party, tile)

    # FI-13: flood cards

    def begin_flood_phase(self, p: i64) -> None:
        """FI-13.1: one at a time; FI-13.5: as many as the level shows now."""
        for i in range(FLOOD_CARDS[self.water]):
            if i > 0 and not self.variant.reduced_windows:
                self.push(OPEN, p, BETWEEN_FLOODS)
            self.push(FLOOD, p)

    def flood(self) -> None:
        """FI-13.2: the tile on the top flood card floods; FI-13.3: flooded already, it sinks."""
        tile = self.take_flood_card()
        self.reveals += 1
        if not self.flooded & BIT[tile]:
            self.flooded |= BIT[tile]  # FI-13.8: pawns stay where they are
            self.flood_discards |= BIT[tile]
            if self.listening:
                self.tell(FLOODED, tile)
            return
        self.flooded &= ~BIT[tile]
        self.sunk |= BIT[tile]  # FI-13.7: its card is in no pile any more
        if self.listening:
            self.tell(SANK, tile)
        self.check_sunken(tile)

    def take_flood_card(self) -> i64:
        """A card from the top layer; FI-13.4: the discards are shuffled when the pile is empty."""
        if not len(self.flood_pile):
            self.flood_pile = append(self.flood_pile, self.flood_discards)
            self.flood_discards = 0
            if self.listening:
                self.tell(RESHUFFLED, 1)
        top = i64(len(self.flood_pile)) - 1
        layer = self.flood_pile[top]
        tile = nth(layer, self.rng.below(count(layer)))
        self.flood_pile[top] = layer & ~BIT[tile]
        if not self.flood_pile[top]:
            self.flood_pile, _ = pop(self.flood_pile)
        return tile

    def check_sunken(self, tile: i64) -> None:
        """FI-13.6: first the landing, then the treasures, then pawns in the water."""
        if tile == LANDING:
            self.end(LOST_LANDING)  # FI-15.3
            return
        for treasure in range(TREASURES):
            if not self.found & BIT[treasure] and not TREASURE_TILES[treasure] & ~self.sunk:
                self.end(LOST_TREASURE)  # FI-15.6
                return
        for i in range(self.seats - 1, -1, -1):  # FI-14.6: clockwise, so the last is pushed first
            q = (self.turn + i) % self.seats
            if self.pawns[q] == tile:
                self.push(SWIMMER, q)

    # FI-14: pawns in the water

    def call_for_help(self, p: i64) -> None:
        """FI-14.5: before a pawn swims or drowns, a Helicopter Lift may carry it away."""
        if self.here(p) & self.sunk:
            self.push(ASHORE, p)
            if self.variant.helicopter_rescue:
                self.push(OPEN, p, IN_WATER)

    def swim_or_drown(self, p: i64) -> None:
        """FI-14.1: a pawn still in the water must swim; FI-14.4: if it cannot, all have lost."""
        if not self.here(p) & self.sunk:
            return
        if self.swims(p):
            self.push(SWIM, p)
        else:
            self.end(LOST_DROWNED)  # FI-15.4

    def urgent(self) -> bool:
        """A window that decides the game: a pawn is drowning, or the team can leave."""
        f = self.agenda[-1]
        if self.over or step_of(f) != SPECIAL:
            return False
        p = thing_of(f) >> 4
        if thing_of(f) & 15 == IN_WATER and self.here(p) & self.sunk and not self.swims(p):
            return True
        return self.can_lift_off() and held(self.hands[seat_of(f)], HELICOPTER) > 0

    # Results, and who knows what

    def answers(self, f: i64) -> i64:
        """With shared control the active seat answers for everybody, hand by hand."""
        return self.turn if self.variant.shared_control else seat_of(f)

    def scores(self) -> list[int]:
        """1 for everybody if the team has escaped, else 0."""
        return [1 if self.result == WON else 0] * self.seats

    def outcome(self) -> list[float]:
        """All seats share the result."""
        return [1.0 if self.result == WON else 0.0] * self.seats

    def determinize(self, seat: int, rng: Rng) -> "State":
        """Only the order within each layer of a pile is hidden, and that does not exist yet."""
        self.check_seat(seat)
        s = self.clone()
        s.rng = rng.fork()
        if len(self.treasure_pile) > 1:  # view() shows no layers of this pile
            s.treasure_pile = vec[i64]([self.treasure_cards()])
        return s

    def treasure_cards(self) -> i64:
        """All cards in the treasure draw pile."""
        cards: i64 = 0
        for layer in self.treasure_pile:
            cards += layer
        return cards

    def view(self, seat: int) -> View:
        """FI-1.3, FI-1.4, FI-1.5: everything but the order of the two draw piles is open to all."""
        self.check_seat(seat)
        layers = [members(self.flood_pile[i]) for i in range(len(self.flood_pile) - 1, -1, -1)]
        actions = draws = floods = 0  # FI-1.5: what is left of the turn
        for f in self.agenda:
            step = step_of(f)
            if step == ACT:
                actions = thing_of(f)
            draws += step == DRAW
            floods += step == FLOOD
            if step == FLOODS and not self.over:
                floods += FLOOD_CARDS[self.water]
        f = self.agenda[-1]
        return {
            "game": self.game.name,
            "seat": seat,
            "seats": self.seats,
            "options": dict(self.variant.values),
            "tile_at": numbers(self.island.tile_at),
            "flooded": members(self.flooded),
            "sunk": members(self.sunk),
            "roles": numbers(self.roles),
            "pawns": numbers(self.pawns),
            "hands": [unpacked(hand, HOLDABLE) for hand in self.hands],
            "treasure_pile": size(self.treasure_cards()),
            "treasure_discards": unpacked(self.treasure_discards, HOLDABLE + 1),
            "flood_pile": sum([len(layer) for layer in layers]),
            "flood_layers": layers if self.variant.memory_aid else [],
            "flood_discards": members(self.flood_discards),
            "water": self.water,
            "found": members(self.found),
            "turn": self.turn,
            "turns": self.turns,
            "flown": self.flown,
            "actions_left": actions,
            "draws_left": draws,
            "floods_left": floods,
            "step": "" if self.over else STEPS.names[step_of(f)],
            "asked": self.asked(),
            "about": seat_of(f),
            "thing": thing_of(f),
            "over": self.over,
            "result": RESULTS[self.result],
        }


def setup(game: Game, seats: int, values: dict[str, Choice], rng: Rng) -> State:
    """FI-2: lay the island and deal; FI-2.8: tiles, flood cards, adventurers, hands, first seat."""
    tiles = rng.shuffled(vec[i64]([i64(i) for i in range(TILES)]))  # FI-2.1
    island = Island(LAYOUT_IDS.index(str(values["layout"])), tiles)
    s = State(game, seats, rng, island, Variant(values))
    s.flood_pile = vec[i64]([ISLAND])
    for _ in range(FIRST_FLOODED):  # FI-2.3
        s.flooded |= BIT[s.take_flood_card()]
    s.flood_discards = s.flooded
    s.roles = vec[i64]([-1] * seats)
    s.pawns = vec[i64]([-1] * seats)
    if values["roles"] == "random":  # FI-2.4
        adventurers = rng.shuffled(vec[i64]([i64(i) for i in range(ROLES)]))
        for p in range(seats):
            s.choose(p, adventurers[p])
    s.treasure_pile = vec[i64]([DECK - held(DECK, WATERS_RISE) * ONE[WATERS_RISE]])  # FI-2.5
    s.hands = vec[i64]([0] * seats)
    for p in range(seats):
        for _ in range(FIRST_HAND):
            s.hands[p] += ONE[s.take_treasure_card()]
    s.treasure_pile[0] += held(DECK, WATERS_RISE) * ONE[WATERS_RISE]
    s.water = START_LEVELS[str(values["difficulty"])]  # FI-2.6
    if values["first_seat"] == "random":  # FI-2.7
        s.turn = rng.below(seats)
    s.push(TURN, s.turn)
    if values["roles"] == "chosen":
        for p in range(seats - 1, -1, -1):
            s.push(CHOOSE, p)
    return s
