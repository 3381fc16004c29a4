"""Playing Forbidden Island by habit: of all goals in reach the one that is worth most an action."""

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.bots.evaluate.forbidden_island import beside
from liferaft.bots.plan.forbidden_island.customs import (
    ALL,
    TREASURE_AT,
    Custom,
    actions_left,
    collector,
    errand,
    useless,
)
from liferaft.bots.plan.forbidden_island.risks import Risks
from liferaft.bots.plan.forbidden_island.ways import (
    FAR,
    can_fly,
    distance,
    first_steps,
    rings,
    shore_places,
)
from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT, count, lowest
from liferaft.core.pack import held, size
from liferaft.games.forbidden_island.box import (
    CARDS_PER_TURN,
    CARDS_TO_FIND,
    ENGINEER,
    HAND_LIMIT,
    HELICOPTER,
    HOLDABLE,
    LANDING,
    MESSENGER,
    NAVIGATOR,
    SANDBAGS,
    TILES,
    TREASURE_TILES,
    TREASURES,
)
from liferaft.games.forbidden_island.rules import State
from liferaft.games.forbidden_island.tables import (
    ACT,
    BEFORE_ACTION,
    BEFORE_FLOOD,
    BOARD,
    DISCARD,
    DONE,
    DROP,
    FIND,
    FLY,
    GIVE,
    IN_WATER,
    LAND,
    LIFT,
    LIFT_OFF,
    MOVE,
    PARTY,
    PASS,
    PUSH,
    PUSH_ON,
    REACH,
    SANDBAG,
    SHORE,
    SHORE_ON,
    SPECIAL,
    SWIM,
    TO,
)


class Habit:
    """Answers every question at once, by goals and their weights."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = Custom(weights)
        self.risks = Risks()
        self.best: float = 0.0  # the best goal so far: its worth for an action
        self.action: i64 = 0  # what it begins with, or -1: a step to
        self.targets: i64 = 0  # one of these tiles
        self.precious: i64 = 0  # the tiles that must not be lost

    def answer(self, s: State) -> i64:
        """A good answer to the frame that is next."""
        f = s.agenda[-1]
        step = step_of(f)
        p = seat_of(f)
        if step == SPECIAL:
            return self.special(s, f)
        if step == ACT:
            return self.act(s, p, thing_of(f))
        if step == PUSH_ON:
            return self.push_on(s, p, thing_of(f))
        if step == SHORE_ON:
            self.look(s, CARDS_PER_TURN)
            return SHORE + self.dearest(s, s.shores(p))
        if step == BOARD:
            return self.board(s, thing_of(f))
        if step == LAND:
            return self.land(s, thing_of(f))
        if step == DISCARD:
            return self.discard(s, p)
        if step == SWIM:
            return REACH + self.haven(s, p, s.swims(p))
        return s.choices(f)[0]

    # What tiles are worth

    def look(self, s: State, draws: i64) -> None:
        """See what is in danger; so many treasure cards are drawn before the flood cards."""
        self.risks.look(s, draws)
        self.precious = BIT[LANDING]
        for treasure in range(i64(TREASURES)):
            if not s.found & BIT[treasure]:
                self.precious |= TREASURE_TILES[treasure] & ~s.sunk

    def dear(self, s: State, tile: i64) -> float:
        """What it is worth to keep a tile."""
        w = self.weights
        if tile == LANDING:
            return w.landing
        treasure = TREASURE_AT[tile]
        if treasure < 0 or s.found & BIT[treasure]:
            return w.plain + w.beside * float(count(s.island.adjacent[tile] & self.precious))
        other = TREASURE_TILES[treasure] & ~BIT[tile]
        if other & s.sunk:
            return w.last_tile
        return w.wet_pair if other & s.flooded else w.pair

    def danger(self, s: State, tile: i64) -> float:
        """What is lost on average if a flooded tile is left alone."""
        w = self.weights
        risk = self.risks.now[tile] + w.soon * self.risks.soon[tile] + w.always
        return risk * self.dear(s, tile)

    def dearest(self, s: State, tiles: i64) -> i64:
        """The tile to shore up."""
        best = -1.0
        choice: i64 = 0
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            danger = self.danger(s, tile)
            if danger > best:
                best = danger
                choice = tile
        return choice

    # The actions of a turn

    def act(self, s: State, p: i64, left: i64) -> i64:
        """The first step to the best goal."""
        if held(s.hands[p], HELICOPTER):
            if s.can_lift_off():
                return LIFT_OFF
            origin = self.flight(s, left)
            if origin >= 0:
                return LIFT + origin
        self.look(s, CARDS_PER_TURN)
        self.best = 0.0
        self.action = DONE
        self.targets = 0
        flies = can_fly(s, p)
        ways = rings(s, p, flies)
        self.consider_shores(s, p, left, ways)
        if s.found == ALL:
            self.consider(
                self.weights.home,
                distance(ways, BIT[LANDING]),
                0,
                left,
                -1,
                BIT[LANDING],
            )
        else:
            self.consider_treasures(s, p, left, ways)
        if s.roles[p] == NAVIGATOR:
            self.consider_pushes(s, p)
        if self.action >= 0:
            return self.action
        return self.step(s, p, flies)

    def consider(
        self, worth: float, way: i64, actions: i64, left: i64, action: i64, targets: i64
    ) -> None:
        """A goal: *way* steps to the targets and some actions there, of which one is the first."""
        cost = way + actions
        if way >= FAR or not cost:
            return
        value = worth / float(cost)
        if cost > left:
            value *= self.weights.late
        if value > self.best:
            self.best = value
            self.action = action if not way else -1
            self.targets = targets

    def consider_shores(self, s: State, p: i64, left: i64, ways: vec[i64]) -> None:
        """Every flooded tile that can be shored up in this turn."""
        more = self.weights.double if s.roles[p] == ENGINEER else 1.0
        tiles = s.flooded
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            places = shore_places(s, p, tile)
            for way in range(left):
                if ways[way] & places:
                    danger = more * self.danger(s, tile)
                    self.consider(danger, way, 1, left, SHORE + tile, places & ways[way])
                    break

    def consider_treasures(self, s: State, p: i64, left: i64, ways: vec[i64]) -> None:
        """Treasures that can be found, and cards that can be brought together."""
        w = self.weights
        for treasure in range(i64(TREASURES)):
            if s.found & BIT[treasure]:
                continue
            n = held(s.hands[p], treasure)
            tiles = TREASURE_TILES[treasure] & ~s.sunk
            if n >= CARDS_TO_FIND:
                self.consider(w.find, distance(ways, tiles), 1, left, FIND + treasure, tiles)
                continue
            q = collector(s, treasure)
            if q == p:
                for other in range(s.seats):
                    m = held(s.hands[other], treasure)
                    if other != p and m and s.roles[other] != MESSENGER:
                        more = w.hand[min(n + m, CARDS_TO_FIND)] - w.hand[n]
                        way = distance(ways, s.here(other))
                        if way:
                            self.consider(w.meet * more, way, 1, left, -1, s.here(other))
                if n >= 2:
                    way = distance(ways, tiles)
                    if way:
                        self.consider(w.approach * float(n), way, 0, left, -1, tiles)
            elif n:
                self.consider_gift(s, p, q, treasure, left, ways)

    def consider_gift(
        self, s: State, p: i64, q: i64, treasure: i64, left: i64, ways: vec[i64]
    ) -> None:
        """To give seat *q* all cards of a treasure that it needs."""
        w = self.weights
        have = held(s.hands[q], treasure)
        if have >= CARDS_TO_FIND:
            return
        cards = min(held(s.hands[p], treasure), CARDS_TO_FIND - have)
        worth = w.give * (w.hand[have + cards] - w.hand[have])
        worth *= 1.0 + w.full * float(max(i64(0), size(s.hands[p]) - (HAND_LIMIT - CARDS_PER_TURN)))
        if size(s.hands[q]) - useless(s, q) + cards > HAND_LIMIT:
            worth *= w.crowded
        way = 0 if s.roles[p] == MESSENGER else distance(ways, s.here(q))
        self.consider(worth, way, cards, left, GIVE + 4 * treasure + q, s.here(q))

    def consider_pushes(self, s: State, p: i64) -> None:
        """The Navigator brings others where they must go."""
        for q in range(s.seats):
            if q != p:
                targets = errand(s, q)
                if targets:
                    way = distance(rings(s, q, can_fly(s, q)), targets)
                    if way > 2 or (way and s.found == ALL):
                        worth = self.weights.push
                        steps = first_steps(s, q, targets, s.walk(q))
                        if steps:
                            action = PUSH + TILES * q + self.driest(s, steps)
                            self.consider(worth, 0, 1, 1, action, 0)

    def push_on(self, s: State, p: i64, thing: i64) -> i64:
        """The Navigator's second step: further on the same errand, or another's."""
        moved = thing >> 8
        for i in range(s.seats):
            q = (moved + i) % s.seats
            if q == p:
                continue
            targets = errand(s, q)
            if targets and not targets & s.here(q):
                steps = first_steps(s, q, targets, s.pushes_on(p, q, moved, thing & 255))
                if steps:
                    return PUSH + TILES * q + self.driest(s, steps)
        return s.choices(s.agenda[-1])[0]

    def step(self, s: State, p: i64, flies: bool) -> i64:
        """The first step to the targets of the best goal."""
        moves = s.moves(p)
        if flies and not moves & self.targets:
            return FLY + self.finest(s, p, self.targets & ~s.here(p))
        steps = first_steps(s, p, self.targets, moves)
        return MOVE + self.finest(s, p, steps) if steps else DONE

    def finest(self, s: State, p: i64, tiles: i64) -> i64:
        """Of these tiles the one with most to shore up around it."""
        if not tiles & (tiles - 1):
            return lowest(tiles)
        near = beside(s, p)
        best = -1.0
        choice: i64 = 0
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            wet = (near[tile] | BIT[tile]) & s.flooded
            dangers = 0.0
            while wet:
                dangers += self.danger(s, lowest(wet))
                wet &= wet - 1
            if dangers > best:
                best = dangers
                choice = tile
        return choice

    def driest(self, s: State, tiles: i64) -> i64:
        """One of these tiles, dry if possible."""
        dry = tiles & ~s.flooded
        return lowest(dry) if dry else lowest(tiles)

    # Special cards

    def flight(self, s: State, left: i64) -> i64:
        """From which tile a Helicopter Lift is worth its card now; -1 if from none."""
        lifts: i64 = 0
        for hand in s.hands:
            lifts += held(hand, HELICOPTER)
        if s.found == ALL:
            if lifts > 1:
                for q in range(s.seats):
                    way = distance(rings(s, q, can_fly(s, q)), BIT[LANDING])
                    if way > (left if q == s.turn else 0):
                        return s.pawns[q]
            return -1
        missing = TREASURES - count(s.found)
        if lifts < 2 and float(missing) < self.weights.last_lift:
            return -1
        p = s.turn
        targets = errand(s, p)
        if targets and left > 0 and distance(rings(s, p, can_fly(s, p)), targets) >= left:
            return s.pawns[p]
        if not targets and left > 0 and s.flooded:
            self.look(s, CARDS_PER_TURN)
            tile = self.dearest(s, s.flooded)
            if self.danger(s, tile) > self.weights.rescue:
                places = shore_places(s, p, tile)
                if distance(rings(s, p, can_fly(s, p)), places) >= left:
                    return s.pawns[p]
        return -1

    def special(self, s: State, f: i64) -> i64:
        """Whether to interrupt with a special card."""
        p = seat_of(f)
        occasion = thing_of(f) & 15
        hand = s.hands[p]
        if held(hand, HELICOPTER):
            if s.can_lift_off():
                return LIFT_OFF
            if occasion == BEFORE_ACTION:
                origin = self.flight(s, actions_left(s))
                if origin >= 0:
                    return LIFT + origin
            elif occasion == IN_WATER:
                swimmer = thing_of(f) >> 4
                if not s.swims(swimmer):
                    return LIFT + s.pawns[swimmer]
        if held(hand, SANDBAGS) and occasion == BEFORE_FLOOD and s.flooded:
            self.look(s, 0)
            tile = self.dearest(s, s.flooded)
            if self.danger(s, tile) > self.weights.bags:
                return SANDBAG + tile
        return PASS

    def board(self, s: State, origin: i64) -> i64:
        """Everybody home, out of the water, or only the one who has an errand."""
        there = s.pawns_at(origin)
        if s.found != ALL and not s.sunk & BIT[origin] and there & BIT[s.turn]:
            there = BIT[s.turn]
        return PARTY + there - 1

    def land(self, s: State, party: i64) -> i64:
        """Home, to a treasure, or to a safe place."""
        p = s.turn if party & BIT[s.turn] else lowest(party)
        targets = errand(s, p) & ~s.here(p)
        if targets:
            return TO + self.driest(s, targets)
        if s.flooded and not s.here(p) & s.sunk:
            self.look(s, CARDS_PER_TURN)
            places = shore_places(s, p, self.dearest(s, s.flooded)) & ~s.here(p)
            if places:
                return TO + self.finest(s, p, places)
        return TO + self.haven(s, p, s.land() & ~s.here(p))

    def haven(self, s: State, p: i64, tiles: i64) -> i64:
        """The tile to flee to."""
        targets = errand(s, p)
        if tiles & targets:
            return lowest(tiles & targets)
        if tiles & BIT[LANDING]:
            return LANDING
        best: i64 = -1
        choice = lowest(tiles)
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            sides = 2 * count(s.island.adjacent[tile] & s.land())
            if not s.flooded & BIT[tile]:
                sides += 3
            if sides > best:
                best = sides
                choice = tile
        return choice

    # The hand

    def discard(self, s: State, p: i64) -> i64:
        """The card that is missed least; special cards are played if that does any good."""
        hand = s.hands[p]
        if held(hand, HELICOPTER) and s.can_lift_off():
            return LIFT_OFF
        least = 100.0
        choice: i64 = 0
        for card in range(i64(HOLDABLE)):
            if held(hand, card):
                value = self.keeping(s, p, card)
                if value < least:
                    least = value
                    choice = card
        if choice == SANDBAGS and s.flooded:
            self.look(s, 0)
            return SANDBAG + self.dearest(s, s.flooded)
        return DROP + choice

    def keeping(self, s: State, p: i64, card: i64) -> float:
        """How much a card in a hand is worth."""
        w = self.weights
        if card == SANDBAGS:
            return w.keep_bags
        if card == HELICOPTER:
            lifts: i64 = 0
            for hand in s.hands:
                lifts += held(hand, HELICOPTER)
            return w.keep_lift if lifts == 1 else w.keep_spare
        if s.found & BIT[card]:
            return 0.0
        n = held(s.hands[p], card)
        if n > CARDS_TO_FIND:
            return 0.1
        q = collector(s, card)
        if q == p:
            return w.hand[n] - w.hand[n - 1] + w.keep_own
        have = held(s.hands[q], card)
        if have >= CARDS_TO_FIND:
            return 0.2
        more = w.hand[min(have + n, CARDS_TO_FIND)] - w.hand[have]
        return w.keep_other * more / float(n)
