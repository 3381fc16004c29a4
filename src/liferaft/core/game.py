"""What every game is: a state that asks, refuses, changes and hides, and the box it comes from."""

import hashlib
import json
import os
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from liferaft.core.actions import ActionTable, StepTable
from liferaft.core.agenda import frame, seat_of, step_of
from liferaft.core.bits import BIT
from liferaft.core.errors import BadOption, IllegalAction, UnknownSeat
from liferaft.core.language import N_
from liferaft.core.options import Choice, Option, OptionText, fitted, settled
from liferaft.core.rng import Rng, seeded

View = dict[str, Any]  # plain data: str, int, bool, None, lists and dicts of them
News = tuple[int, int, int, int]  # what happened: its kind and up to three ids
Line = list[tuple[str, str]]  # a line for the terminal: pieces of text, each with its style

SPECTATOR: Final = -1  # the seat of those who only watch
USUAL_SEATS: Final = 2  # where a game allows so few or so many
SIGNED = 10_000  # decisions of random play that make a game's signature


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Rules subclass it; fields are ints, lists of ints, masks and the generator."""

    def __init__(self, game: "Game", seats: i64, rng: Rng) -> None:
        self.game = game  # the rules and words that belong to this state
        self.seats: i64 = seats  # how many sit at the table
        self.rng = rng  # all chance comes from here
        self.agenda: vec[i64] = vec[i64]()  # frames still to come; the last one is next
        self.over = False  # nobody is asked any more
        self.reveals: i64 = 0  # grows when chance or something hidden becomes known
        self.listening = False  # somebody wants to hear what happens
        self.told: list[News] = []  # what happened since the last action, if somebody listens

    # What the rules of a game write

    def refuses(self, f: i64, action: i64) -> str:
        """The rule that forbids *action* as an answer to frame *f*; empty if none does."""
        raise NotImplementedError

    def choices(self, f: i64) -> vec[i64]:
        """The actions that answer frame *f*, ascending: those that refuses() lets pass."""
        raise NotImplementedError

    def do(self, f: i64, action: i64) -> None:
        """Carry out a legal *action*; frame *f* has left the agenda already."""
        raise NotImplementedError

    def proceed(self, f: i64) -> None:
        """Do the step of frame *f*, which asks nobody and has left the agenda already."""
        raise NotImplementedError

    def clone(self) -> "State":
        """A state with the same future that shares nothing with this one."""
        raise NotImplementedError

    def determinize(self, seat: int, rng: Rng) -> "State":
        """A state that *seat* cannot tell from this one: what view() hides is dealt anew.

        Begin with ``self.check_seat(seat)``.
        """
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """All that *seat* may know, as fresh plain data; SPECTATOR: what everybody may know.

        Begin with ``self.check_seat(seat)``.
        """
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat as they stand."""
        raise NotImplementedError

    def news_for(self, item: News, seat: int) -> News | None:
        """What *seat* or SPECTATOR may hear of an item of news; by default all of it."""
        return item

    def answers(self, f: i64) -> i64:
        """The seat that answers frame *f*; by default the one it concerns."""
        return seat_of(f)

    def urgent(self) -> bool:
        """Whether the window that is open must not be passed for somebody who is not looking."""
        return False

    def outcome(self) -> list[float]:
        """How well each seat did, from 0 to 1: places shared fairly among those who tie."""
        ranks = self.ranking()
        others = max(1, len(ranks) - 1)
        out: list[float] = []
        for rank in ranks:
            tied = ranks.count(rank) - 1
            out.append(1.0 - (rank - 1 + tied / 2) / others)
        return out

    def ranking(self) -> list[int]:
        """The place of each seat, 1 being best; ties share a place."""
        points = self.scores()
        return [1 + sum(other > own for other in points) for own in points]

    # What rules use

    def push(self, step: i64, seat: i64 = 0, thing: i64 = 0) -> None:
        """Put a step on top of the agenda: it comes next."""
        self.agenda = append(self.agenda, frame(step, seat, thing))

    def push_together(self, step: i64, seat: i64, thing: i64 = 0) -> None:
        """Push a step that several seats answer in any order; the lowest seat stays on top."""
        agenda = append(self.agenda, frame(step, seat, thing))
        i = i64(len(agenda)) - 1
        while i > 0 and step_of(agenda[i - 1]) == step and seat_of(agenda[i - 1]) < seat:
            agenda[i] = agenda[i - 1]
            i -= 1
        agenda[i] = frame(step, seat, thing)
        self.agenda = agenda

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Add to the news. Ask ``self.listening`` first: in search nobody listens."""
        self.told.append((kind, a, b, c))

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is neither at the table nor the spectator's; view() begins so."""
        if not SPECTATOR <= seat < int(self.seats):
            raise UnknownSeat(
                f"there is no seat {seat}; seats are 0 to {self.seats - 1}, "
                f"and {SPECTATOR} for those who only watch"
            )

    def advance(self) -> None:
        """Do whatever asks nobody, until somebody must decide or the game is over."""
        asking = self.game.steps.asking
        while not self.over:
            f = self.agenda[-1]
            if step_of(f) < asking:
                return
            self.agenda, f = pop(self.agenda)
            self.proceed(f)

    def copy_base(self, other: "State") -> None:
        """Give *other*, a clone in the making, what every state has."""
        other.agenda = self.agenda[:]
        other.over = self.over
        other.reveals = self.reveals

    # What everybody else uses

    def asked(self) -> list[int]:
        """The seats that may answer now, ascending."""
        if self.over:
            return []
        top = self.agenda[-1]
        step = step_of(top)
        if not self.game.steps.together & BIT[step]:
            return [self.answers(top)]
        seats: list[int] = []
        i = i64(len(self.agenda)) - 1
        while i >= 0 and step_of(self.agenda[i]) == step:
            seats.append(self.answers(self.agenda[i]))
            i -= 1
        return sorted(seats)

    def place(self, seat: int | None) -> i64:
        """Where on the agenda the frame lies that *seat* may answer now; -1 if there is none."""
        if self.over or (seat is not None and not 0 <= seat < int(self.seats)):
            return -1
        i = i64(len(self.agenda)) - 1
        step = step_of(self.agenda[i])
        if not self.game.steps.together & BIT[step]:
            return i if seat is None or seat == self.answers(self.agenda[i]) else -1
        if seat is None:
            seat = self.asked()[0]
        while i >= 0 and step_of(self.agenda[i]) == step:
            if self.answers(self.agenda[i]) == seat:
                return i
            i -= 1
        return -1

    def window(self) -> bool:
        """Whether the game only asks if somebody wants to interrupt."""
        return not self.over and bool(self.game.steps.windows & BIT[step_of(self.agenda[-1])])

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The actions that *seat* may choose now, ascending; left out, the first seat asked."""
        place = self.place(seat)
        if place < 0:
            return []
        ids = self.game.actions.ids
        return cast("list[int]", [ids[action] for action in self.choices(self.agenda[place])])

    def why_not(self, action: int, seat: int | None = None) -> str:
        """The rule that forbids *action* now, in words; empty if it is legal."""
        return self.why_not_at(action, self.place(seat))

    def why_not_at(self, action: int, place: i64) -> str:
        """The same for the frame at *place*; -1 if the seat is not asked."""
        if place < 0 and self.over:
            return f"{self.game.turn_rule}: the game is over"
        if place < 0:
            return f"{self.game.turn_rule}: it is not this seat that is asked now"
        if not 0 <= action < self.game.actions.size:
            return f"{self.game.turn_rule}: there is no such action"
        f = self.agenda[place]
        if not self.game.actions.steps[action] & BIT[step_of(f)]:
            return f"{self.game.turn_rule}: that is not what the game asks for now"
        return self.refuses(f, action)

    def apply(self, action: int, seat: int | None = None) -> None:
        """Carry out *action* for *seat*, and all that follows from it; refused, nothing changes."""
        place = self.place(seat)
        reason = self.why_not_at(action, place)
        if reason:
            raise IllegalAction(action, reason)
        self.play(action, place)

    def play(self, action: i64, place: i64) -> None:
        """Carry out an action known to be legal as the answer to the frame at *place*."""
        if self.listening:
            self.told = []
        self.agenda, f = pop(self.agenda, place)
        self.do(f, action)
        self.advance()

    def listen(self) -> None:
        """From now on gather news with every action."""
        self.listening = True

    def news(self, seat: int) -> list[News]:
        """What happened in the last action, as far as *seat* may know."""
        self.check_seat(seat)
        heard: list[News] = []
        for item in self.told:
            seen = self.news_for(item, seat)
            if seen is not None:
                heard.append(seen)
        return heard

    def text(self) -> str:
        """The whole position as text, hidden things and generator included."""
        return self.game.words.write(self)

    def __repr__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str | None:
        """A picture for notebooks: what the seat that is asked sees."""
        seats = self.asked()
        return self.game.drawn(self.view(seats[0] if seats else 0))


def name_of(view: View, seat: int) -> str:
    """The name of who sits there, as the table has put it into the view; empty if unknown."""
    names = view.get("names", [])
    return str(names[seat]) if 0 <= seat < len(names) else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """How a game speaks: positions as text both ways, and sentences for people."""

    def write(self, state: State) -> str:
        """The whole position as text."""
        raise NotImplementedError

    def read(self, game: "Game", text: str) -> State:
        """The position that write() wrote, or that somebody wrote by hand."""
        raise NotImplementedError

    def title(self, lang: str) -> str:
        """The name of the game."""
        raise NotImplementedError

    def called(self, view: View, seat: int, lang: str) -> str:
        """What to call a seat: the name of who sits there, if the view has names."""
        return name_of(view, seat) or f"seat {seat + 1}"

    def prompt(self, view: View, lang: str) -> str:
        """What the game asks now, and whom, in a sentence."""
        raise NotImplementedError

    def question(self, view: View, lang: str) -> str:
        """The same for somebody who knows that they are asked."""
        return self.prompt(view, lang)

    def rule(self, view: View) -> str:
        """The rule that matters for what is asked now; empty if there is none in particular."""
        return ""

    def standing(self, view: View) -> list[int]:
        """The points of each seat as everybody can count them; none where nobody has points."""
        return []

    def label(self, action: int, view: View, lang: str) -> str:
        """What an action does, for a button or a list."""
        raise NotImplementedError

    def sentence(self, item: News, view: View, lang: str) -> str:
        """An item of news for the log; empty if it is not worth a line."""
        raise NotImplementedError

    def tells_of(self, item: News, view: View) -> int:
        """The seat that an item of news tells of; -1 if of nobody in particular."""
        return -1

    def reason(self, refusal: str, lang: str) -> str:
        """A refusal of why_not() in another language, with its rule number."""
        raise NotImplementedError

    def term(self, word: str, lang: str) -> str:
        """A verb, a name of the box, a choice of an option or its help in another language."""
        return word

    def offer(self, option: Option, lang: str) -> OptionText:
        """An option with its choices, for the lobby."""
        titles = [self.term(choice, lang) for choice in option.texts()]
        title = self.term(option.name, lang).replace("_", " ")
        return OptionText(title, self.term(option.help, lang), titles, [""] * len(titles))

    def heading(self, verb: str, lang: str) -> str:
        """What the actions of a verb have in common, above the list of them."""
        return self.term(verb, lang)

    def choice(self, action: int, view: View, lang: str) -> str:
        """What tells an action from the others of its verb, for a list under its heading."""
        return self.label(action, view, lang)

    def board(self, view: View, lang: str, width: int) -> list[Line]:
        """The board as the terminal draws it, at most *width* columns wide."""
        raise NotImplementedError

    def aside(self, view: View, lang: str, width: int) -> list[Line]:
        """What lies beside the board, hands and piles, at most *width* columns wide."""
        return []


class Game:
    """A game: its box, options, actions, rules and words. The only name others import."""

    def __init__(
        self,
        *,
        name: str,
        prefix: str,
        seats: tuple[int, int],
        turn_rule: str,
        options: tuple[Option, ...],
        steps: StepTable,
        actions: ActionTable,
        news: tuple[str, ...],
        setup: Callable[["Game", int, dict[str, Choice], Rng], State],
        words: Words,
        folder: Path,
        package: str = "",
        cooperative: bool = False,
    ) -> None:
        self.name = name
        self.prefix = prefix  # of its rule numbers: FI
        self.seats = seats  # fewest and most players
        self.turn_rule = turn_rule  # the rule that says whose turn it is and what is asked
        self.options = options
        self.steps = steps
        self.actions = actions
        self.news = news  # the kinds of news by number
        self.setup = setup
        self.words = words
        self.folder = folder  # where its data and rule books lie
        self.package = package  # its folder as Python imports it: where its pictures are found
        self.cooperative = cooperative  # all win or lose together
        self.defaults = settled(options, {})  # every option with its usual value
        self._signature = ""

    def new(self, seats: int | None = None, seed: int | None = None, **options: object) -> State:
        """A new game. *seed*: a number, or None for 128 bits from the operating system.

        Without *seats* it is for two, or for as few above one as the game allows.
        """
        n = self.seats_checked(seats)
        values = settled(self.options, options, n) if options else self.defaults
        return self.begin(n, self.seed_checked(seed), values)

    def begin(
        self, seats: int, seed: int, values: dict[str, Choice], listening: bool = False
    ) -> State:
        """A new game from values known to be good, with news from its first step on if wanted."""
        state = self.setup(self, seats, values, seeded(seed))
        state.listening = listening
        state.advance()
        return state

    def seats_checked(self, seats: int | None) -> int:
        """The number of seats, the usual one if left out; refused if the game has not so many."""
        fewest, most = self.seats
        n = min(max(fewest, USUAL_SEATS), most) if seats is None else seats
        if isinstance(n, bool) or not fewest <= n <= most:
            text = N_("{game} is for {fewest} to {most} seats, not {seats}")
            raise BadOption(text, game=self.name, fewest=fewest, most=most, seats=seats)
        return n

    def seed_checked(self, seed: int | None) -> int:
        """The seed, 128 bits from the operating system if left out."""
        if seed is None:
            return int.from_bytes(os.urandom(16), "little")
        if isinstance(seed, bool) or not 0 <= seed < pow(2, 128):
            raise BadOption(N_("a seed is a number from 0 to 2**128 - 1, not {seed}"), seed=seed)
        return seed

    def position(self, text: str) -> State:
        """The state that a position text describes."""
        return self.words.read(self, text)

    def action_text(self, action: int) -> str:
        """An action as text: "shore breakers_bridge"."""
        return self.actions.text(action)

    def parse_action(self, text: str) -> int:
        """The action that a text means."""
        return self.actions.parse(text)

    def rulebook(self, lang: str = "en") -> str:
        """The rule book in Markdown."""
        path = self.folder / "rulebook" / f"{lang}.md"
        if not path.is_file():
            raise BadOption(f"there is no rule book of {self.name} in {lang!r}")
        return path.read_text(encoding="utf-8")

    def drawn(self, view: View) -> str | None:
        """What a view looks like, as SVG; None if the game has no pictures."""
        name = f"{self.package}.picture"
        if not self.package or find_spec(name) is None:
            return None
        return str(import_module(name).PICTURES.svg(view))

    def signature(self) -> str:
        """Eight hex digits that change when, and only when, the game behaves differently."""
        if not self._signature:
            digest = hashlib.sha256()
            fewest, most = self.seats
            decisions = number = 0
            while decisions < SIGNED:
                seats = fewest + number % (most - fewest + 1)
                decisions += self._sign(seats, number // (most - fewest + 1), digest.update)
                number += 1
            self._signature = digest.hexdigest()[:8]
        return self._signature

    def _sign(self, seats: int, i: int, update: Callable[[bytes], None]) -> int:
        """Play one random game and give *update* all that its players could do and did."""
        chosen: dict[str, Choice] = {}
        for option in self.options:
            pick = hashlib.sha256(f"{option.name} {seats} {i}".encode()).digest()
            chosen[option.name] = (
                option.choices[pick[0] % len(option.choices)] if i else option.default
            )
        state = self.begin(seats, i, fitted(self.options, chosen, seats))
        rng = seeded(i)
        decisions = 0
        while not state.over:
            decisions += 1
            asked = state.asked()
            seat = asked[rng.below(len(asked))]
            legal = state.legal_actions(seat)
            action = legal[rng.below(len(legal))]
            update(json.dumps([asked, seat, legal, action, state.reveals]).encode())
            state.apply(action, seat)
        update(json.dumps([state.scores(), state.ranking(), state.outcome()]).encode())
        return decisions
