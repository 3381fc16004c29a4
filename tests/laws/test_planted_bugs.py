"""Each of these is Driftwood with one mistake; the laws catch them all."""

from itertools import count

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of
from liferaft.core.game import SPECTATOR, State
from liferaft.core.rng import Rng, seeded
from liferaft.testing.fairness import law_blind_bot
from liferaft.testing.laws import check_game, law_starts_hide_alike
from liferaft.testing.walk import Broken
from toy.census import driftwood_cards
from toy.rules import BID, BUOY, DREW, GAME, PASS, PLAY, TAKE, THROW, Driftwood, game_of


class SharedListInClone(Driftwood):
    def clone(self):
        s = super().clone()
        s.hands = self.hands[:]
        return s


class ForgottenFieldInClone(Driftwood):
    def clone(self):
        s = super().clone()
        s.extra = [0] * self.seats
        return s


class FieldForgottenInCloneAndText(Driftwood):
    secret = 0  # how often a buoy was thrown: neither cloned nor written

    def do(self, f, action):
        super().do(f, action)
        if step_of(f) == BUOY and action == THROW:
            self.secret += 1

    def count(self):
        self.extra = [extra + self.secret % 2 * p for p, extra in enumerate(self.extra)]
        super().count()


class DeckInTheView(Driftwood):
    def view(self, seat):
        return {**super().view(seat), "top": self.deck[-1:]}


class HandOfAnotherInTheView(Driftwood):
    def view(self, seat):
        return {**super().view(seat), "hand": self.hands[seat][:]}  # -1 is the last seat's


class DealsNothing(Driftwood):
    def determinize(self, seat, rng):
        s = self.clone()
        s.rng = rng.fork()
        return s


class KeepsTheGenerator(Driftwood):
    def determinize(self, seat, rng):
        s = super().determinize(seat, rng)
        s.rng = self.rng.copy()
        return s


class SharesTheGenerator(Driftwood):
    def determinize(self, seat, rng):
        s = super().determinize(seat, rng)
        s.rng = rng
        return s

    def draw(self, p):
        self.rng.below(6)
        super().draw(p)


class UsesTheTrueHandsOfOthers(Driftwood):
    def determinize(self, seat, rng):
        s = self.clone()
        s.rng = rng.fork()
        s.deck = list(s.rng.shuffled(vec[i64](sorted(self.deck))))
        return s


class UsesTheTrueBidsOfOthers(Driftwood):
    def determinize(self, seat, rng):
        kept = self.clone()
        kept.shown = 1  # so that the bids do not count as hidden
        s = Driftwood.determinize(kept, seat, rng)
        s.shown = self.shown
        return s


class ShufflesWithoutSorting(Driftwood):
    def determinize(self, seat, rng):
        s = super().determinize(seat, rng)
        s.deck = list(s.rng.shuffled(vec[i64](self.deck)))
        hidden = sorted(s.deck)
        s.deck = s.deck if hidden == sorted(self.deck) else list(s.rng.shuffled(vec[i64](hidden)))
        return s


class NeverDealsASix(Driftwood):
    def determinize(self, seat, rng):
        s = super().determinize(seat, rng)
        s.deck.sort(reverse=True)  # sixes at the bottom
        low = [card for card in s.deck if card < 6]
        s.deck = [card for card in s.deck if card == 6]
        s.deck += list(s.rng.shuffled(vec[i64](low)))
        return s


class SecondDealCollapses(Driftwood):
    dealt = 0

    def clone(self):
        s = super().clone()
        s.dealt = self.dealt
        return s

    def determinize(self, seat, rng):
        if self.dealt:
            s = self.clone()
            s.rng = rng.fork()
            s.deck.sort()
            return s
        s = super().determinize(seat, rng)
        s.dealt = 1
        return s


class DeterminizeChangesTheTruth(Driftwood):
    def determinize(self, seat, rng):
        self.deck.sort()
        return super().determinize(seat, rng)


class IdsDoNotAscend(Driftwood):
    def choices(self, f):
        return vec[i64](list(super().choices(f))[::-1])


class WhyNotDisagrees(Driftwood):
    def refuses(self, f, action):
        return "" if step_of(f) == BID and action == PLAY else super().refuses(f, action)


class WhyNotTooStrict(Driftwood):
    def refuses(self, f, action):
        no = action == THROW and self.left == 0
        return "TOY-3.1: no buoys in the last round" if no else super().refuses(f, action)


class RefusalWithoutRule(Driftwood):
    def refuses(self, f, action):
        return super().refuses(f, action).replace("TOY-2.1", "TOY-2.9")


class RefusalChangesSomething(Driftwood):
    def refuses(self, f, action):
        reason = super().refuses(f, action)
        if reason:
            self.left += 1
        return reason


class ViewSharesAList(Driftwood):
    def view(self, seat):
        return {**super().view(seat), "points": self.points}


class ViewIsNotPlain(Driftwood):
    def view(self, seat):
        return {**super().view(seat), "points": tuple(self.points)}


class OrderOfAnswersMatters(Driftwood):
    def do(self, f, action):
        if step_of(f) == BID and not any(self.bids):
            self.points[seat_of(f)] += 1
        super().do(f, action)


class SecretAnswerInTheView(Driftwood):
    def view(self, seat):
        return {**super().view(seat), "bids": self.bids[:]}


class SecretAnswerInTheNews(Driftwood):
    def news_for(self, item, seat):
        return item if item[0] != DREW else super().news_for(item, seat)


class SecretAnswerInTheChoices(Driftwood):
    def choices(self, f):
        choices = list(super().choices(f))
        if step_of(f) == BID and max(self.bids) > 3:
            choices = choices[:1]
        return vec[i64](choices)

    def refuses(self, f, action):
        legal = action in list(self.choices(f))
        return "" if legal else "TOY-2.1: bid a card from your own hand"


class PrivateDrawIsTold(Driftwood):
    def news_for(self, item, seat):
        return item if item[0] == DREW else super().news_for(item, seat)


class SpectatorSitsOnASeat(Driftwood):
    def view(self, seat):
        return {**super().view(max(0, seat)), "seat": seat}

    def determinize(self, seat, rng):
        return super().determinize(max(0, seat), rng)

    def news_for(self, item, seat):
        return super().news_for(item, max(0, seat))


class SpectatorHearsAll(Driftwood):
    def news_for(self, item, seat):
        return item if seat == SPECTATOR else super().news_for(item, seat)


class SeatNotChecked(Driftwood):
    def check_seat(self, seat):
        pass


class RevealsNotBumped(Driftwood):
    def do(self, f, action):
        known = self.reveals
        super().do(f, action)
        if action == TAKE:
            self.reveals = known


class RevealsFall(Driftwood):
    def count(self):
        self.reveals -= 30
        super().count()


class WindowWithoutPass(Driftwood):
    def choices(self, f):
        return vec[i64]([THROW]) if step_of(f) == BUOY else super().choices(f)

    def refuses(self, f, action):
        no = action == PASS
        return "TOY-3.1: you must throw your buoy" if no else super().refuses(f, action)


class ListeningChangesTheGame(Driftwood):
    def draw(self, p):
        super().draw(p)
        if self.listening:
            self.rng.below(2)


class UnknownNews(Driftwood):
    def count(self):
        super().count()
        if self.listening:
            self.tell(9)


class OutcomeBeyondOne(Driftwood):
    def outcome(self):
        return [float(points) for points in self.points]


class TiesNotShared(Driftwood):
    def ranking(self):
        return [rank + p / 10 for p, rank in enumerate(super().ranking())]


class NeverEnds(Driftwood):
    def begin_round(self):
        self.left = 2
        self.deck = self.deck or [1] * 24
        super().begin_round()
        self.deck += [1] * self.seats
        self.discards = []


class NothingLegal(Driftwood):
    def choices(self, f):
        return vec[i64]() if self.left == 0 else super().choices(f)


class ChanceFromElsewhere(Driftwood):
    calls = 0

    def begin_round(self):
        ChanceFromElsewhere.calls += 1
        self.deck.insert(ChanceFromElsewhere.calls * 7 % 11 % (len(self.deck) or 1), 1)
        super().begin_round()


CAUGHT_BY = {
    SharedListInClone: "clone shares nothing",
    ForgottenFieldInClone: "clone has same future",
    FieldForgottenInCloneAndText: "clone has same future",
    DeckInTheView: "worlds look alike",
    HandOfAnotherInTheView: "worlds look alike",
    DealsNothing: "worlds differ",
    KeepsTheGenerator: "worlds share nothing",
    SharesTheGenerator: "worlds share nothing",
    UsesTheTrueHandsOfOthers: "worlds from knowledge",
    UsesTheTrueBidsOfOthers: "secret answers stay secret",
    ShufflesWithoutSorting: "worlds from knowledge",
    NeverDealsASix: "fair worlds",
    SecondDealCollapses: "fair worlds",
    DeterminizeChangesTheTruth: "worlds look alike",
    IdsDoNotAscend: "legal ids ascend",
    WhyNotDisagrees: "legal is not refused",
    WhyNotTooStrict: "the game ends",
    RefusalWithoutRule: "refusals cite rules",
    RefusalChangesSomething: "refusals change nothing",
    ViewSharesAList: "views are fresh",
    ViewIsNotPlain: "views are plain",
    OrderOfAnswersMatters: "order of answers does not matter",
    SecretAnswerInTheView: "secret answers stay secret",
    SecretAnswerInTheNews: "secret answers stay secret",
    SecretAnswerInTheChoices: "secret answers stay secret",
    PrivateDrawIsTold: "told is seen",
    SpectatorSitsOnASeat: "spectator knows what all know",
    SpectatorHearsAll: "spectator hears what all hear",
    SeatNotChecked: "other seats are refused",
    RevealsNotBumped: "told is seen",
    RevealsFall: "told is seen",
    WindowWithoutPass: "windows begin with pass",
    ListeningChangesTheGame: "listening changes nothing",
    UnknownNews: "listening changes nothing",
    OutcomeBeyondOne: "results are sound",
    TiesNotShared: "results are sound",
    NeverEnds: "the game ends",
    NothingLegal: "the game ends",
    ChanceFromElsewhere: "text round trips",
}


def laws_broken(kind: type[Driftwood], wanted: str) -> set[str]:
    """The laws that break in random games, until the wanted one does."""
    game = game_of(kind)
    found: set[str] = set()
    for number in range(60):
        try:
            check_game(game, 2 + number % 3, number)
        except Broken as broken:
            found.add(broken.law)
        if wanted in found:
            break
    return found


@pytest.mark.parametrize("kind", CAUGHT_BY, ids=lambda kind: kind.__name__)
def test_a_planted_bug_is_caught(kind: type[Driftwood]) -> None:
    assert CAUGHT_BY[kind] in laws_broken(kind, CAUGHT_BY[kind])


def test_a_hand_that_is_kept_from_the_first_deal_on_is_caught_among_starts() -> None:
    with pytest.raises(Broken, match="hidden from seat"):
        law_starts_hide_alike(game_of(UsesTheTrueHandsOfOthers), 2)


def second_card_of_the_next_hand(state: State, seat: int, rng: Rng) -> int:
    """A bot that looks where it must not."""
    legal = state.legal_actions(seat)
    return legal[sum(state.hands[(seat + 1) % state.seats]) % len(legal)]


def check_bot(state: State) -> int:
    return sum(
        law_blind_bot(second_card_of_the_next_hand, state, seeded(seed)) for seed in range(20)
    )


def test_looking_into_other_hands_is_of_no_use_after_determinize() -> None:
    assert check_bot(GAME.new(3, 1)) == 60


def test_a_bot_that_profits_from_a_bad_determinize_is_caught() -> None:
    with pytest.raises(Broken, match="sees what is hidden"):
        check_bot(game_of(SecondDealCollapses).new(3, 1))


def test_a_bot_without_a_seeded_choice_is_caught() -> None:
    turns = count()
    state = GAME.new(2, 3)

    def restless(state: State, seat: int, rng: Rng) -> int:
        legal = state.legal_actions(seat)
        return legal[next(turns) % len(legal)]

    with pytest.raises(Broken, match="sees what is hidden"):
        law_blind_bot(restless, state, seeded(1))


def test_a_broken_law_says_which_and_ends_with_the_position() -> None:
    with pytest.raises(Broken) as caught:
        check_game(game_of(ViewIsNotPlain), 2, 5, {"rounds": 2})
    message = str(caught.value)
    assert message.startswith("views are plain: the view of seat -1 is not plain data: (")
    assert "\ndriftwood seats=2 seed=5 rounds=2\n" in message
    assert message.endswith(caught.value.position)
    assert GAME.position(caught.value.position).text() == caught.value.position


def test_an_error_in_the_rules_is_reported_with_the_position() -> None:
    class Crashes(Driftwood):
        def count(self) -> None:
            raise IndexError("no such card")

    with pytest.raises(Broken, match=r"the game ends: IndexError: no such card"):
        check_game(game_of(Crashes), 2, 1)


def test_a_lost_card_is_caught_by_a_census() -> None:
    class LosesCards(Driftwood):
        def count(self) -> None:
            super().count()
            self.discards.pop()

    with pytest.raises(Broken, match="each thing is in one place: things are lost or doubled"):
        check_game(game_of(LosesCards), 2, 1, census=driftwood_cards)
    assert check_game(GAME, 2, 1, census=driftwood_cards)["each thing is in one place"] > 3
