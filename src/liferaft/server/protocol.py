"""What goes over the wire. The client's types are made from these; docs/protocol.md tells of them.

Up: one of ``Up``. Down: one of ``Down``. The table's bytes for a seat are a function of what that
seat may know. Numbers called ``seq`` count what happened at a table, moves and undos alike.
"""

from typing import Any, Literal

import msgspec

from liferaft.picture.scene import Mark, Piece, Scene, Spot

Language = Literal["en", "de"]
SeatKind = Literal["open", "person", "bot"]
Phase = Literal["waiting", "playing", "over", "closed"]


class Message(msgspec.Struct, omit_defaults=True, tag_field="type"):
    """Every message names its type."""


# Up: what a person says


class Play(Message, tag="play"):
    """Choose an action that was legal at *seq*."""

    seq: int
    action: int
    seat: int  # one of the seats this device holds


class WhyNot(Message, tag="why"):
    """Ask why something cannot be clicked: a handle, or an action."""

    seq: int
    seat: int
    handle: str = ""
    action: int = -1
    way: int = -1  # how the piece in hand lies, with its anchor on *handle*


class Hint(Message, tag="hint"):
    """Ask for the best moves of a seat that is asked."""

    seq: int
    seat: int


class Undo(Message, tag="undo"):
    """Take back the own last decision; if something was revealed, ask the others for consent."""

    seq: int
    seat: int


class Consent(Message, tag="consent"):
    """Answer somebody's wish to take back a move."""

    seq: int
    seat: int
    agree: bool


class Hand(Message, tag="hand"):
    """Raise or lower the hand: who raises it is asked in windows."""

    seat: int
    up: bool


class Look(Message, tag="look"):
    """Somebody sits before a device that several people share: show what this seat may see."""

    seat: int


class Chat(Message, tag="chat"):
    """Say something to the table."""

    text: str


class Speak(Message, tag="speak"):
    """Switch the language of this device."""

    lang: Language


class Rematch(Message, tag="rematch"):
    """Open a new table with the same people and options; all are led there."""


Up = Play | WhyNot | Hint | Undo | Consent | Hand | Look | Chat | Speak | Rematch


# Down: what the table says


class Seat(msgspec.Struct, omit_defaults=True):
    """A place at the table, as everybody sees it."""

    number: int
    kind: SeatKind
    name: str = ""
    level: str = ""  # of a bot
    here: bool = False  # somebody is connected
    thinking: bool = False  # is asked now
    seconds: float = 0.0  # that a bot takes for a move, if it is one that thinks
    hand: bool = False  # wants to be asked in windows; only its own device is told
    score: int | None = None  # as everybody can count it
    rank: int = 0  # when the game is over
    called: str = ""  # its name, or which bot it is: as in sentences; empty while nobody is there
    mark: Mark | None = None  # what it looks like in the picture, when the game has begun


class Choice(msgspec.Struct, omit_defaults=True):
    """An action somebody may take now."""

    id: int
    label: str  # in full: "Shore up Breakers Bridge"
    heading: str = ""  # what the actions of its kind have in common
    on: list[str] = []  # handles it is clicked on; none: a button
    spot: Spot | None = None  # where it puts the piece in hand


class Spots(msgspec.Struct):
    """Many placements in few bytes: all that lie in the same ways."""

    ways: list[int]
    at: list[int]  # action, row, column; action, row, column; …


class Asked(msgspec.Struct, omit_defaults=True):
    """What the game wants of one seat of this device."""

    seat: int
    prompt: str
    legal: list[Choice]
    since: int = 0  # the seq at which this was asked: while it stays, it is the same question
    piece: Piece | None = None
    rule: str = ""  # the rule that matters now: where the rule book opens
    window: bool = False  # only whether to interrupt; "pass" is its first choice
    spots: list[Spots] = []  # placements, for a device that came with ?spots=1; else in *legal*
    place: str = ""  # the heading of these placements


class LogLine(msgspec.Struct, omit_defaults=True):
    """A line of the log; rule numbers in it can be clicked."""

    seq: int
    text: str
    seat: int = -1  # whom it tells of; -1: nobody in particular


class ChatLine(msgspec.Struct, omit_defaults=True):
    """Something somebody said."""

    number: int
    name: str
    text: str
    at: float  # seconds since 1970
    seat: int = -1  # -1: a spectator


class Wish(msgspec.Struct, omit_defaults=True):
    """Somebody asks to take back a move."""

    seat: int
    missing: list[int]  # seats that have not agreed yet


class Table(Message, tag="table"):
    """The table as one device sees it: after every change, and as the answer to coming back."""

    id: str
    game: str
    seq: int
    phase: Phase
    lang: Language
    seats: list[Seat]
    yours: list[int]  # the seats this device holds; none: a spectator
    looking: int  # the seat whose view this is; -1: a spectator's
    host: bool  # this device may change seats, and close the table
    options: dict[str, Any]
    scene: Scene | None = None  # none while waiting, or where a game has no pictures
    prompt: str = ""  # what the game is at, in a sentence
    asked: list[Asked] = []  # of the seat *looking*
    waiting: list[int] = []  # other seats of this device that are asked now
    glide: list[str] = []  # headlines of what just happened, for a screen reader
    log: list[LogLine] = []  # lines this device has not got yet
    chat: list[ChatLine] = []  # the same
    fresh: bool = True  # the log and chat begin anew: forget older lines
    undo: Literal["", "free", "ask"] = ""  # whether *looking* may take back its last decision
    wish: Wish | None = None
    curtain: bool = False  # hand the device to the seat *looking* before anything is shown
    invite: str = ""  # the path that leads to an open seat; only whoever sits here is told
    invite_url: str = ""  # the same as an address that other devices reach
    commitment: str = ""  # the hash of the seed
    seed: str = ""  # the seed itself, when the game is over
    result: str = ""  # a sentence, when the game is over
    next: str = ""  # the table of the rematch
    spectators: int = 0
    mark: str = ""  # give it back when you come back (?have=…): you get what you missed


class Reason(Message, tag="reason"):
    """The answer to WhyNot."""

    handle: str
    text: str  # "FI-6.1: shore up your own tile or one beside it"
    rule: str = ""


class Advised(msgspec.Struct):
    """A move that a bot thinks well of."""

    action: int
    label: str
    value: float  # from 0, lost, to 1, won
    why: list[str]  # what it is good or bad for, the most important first


class Advice(Message, tag="advice"):
    """The answer to Hint: the best move first."""

    seq: int
    seat: int
    moves: list[Advised]


class Refused(Message, tag="refused"):
    """Something was not done; nothing changed."""

    code: str  # "not_asked", "late", "illegal", "too_fast", …: those of refusals.py
    text: str  # in the device's language
    rule: str = ""
    seq: int = -1  # the number that was refused


Down = Table | Reason | Advice | Refused


# HTTP


class OptionInfo(msgspec.Struct):
    """An option of a game in the lobby."""

    name: str
    title: str
    help: str  # a line
    choices: list[str]
    titles: list[str]  # by choice
    helps: list[str]  # by choice: a line
    default: str
    seats: tuple[int, int]  # fewest and most at a table that may choose anything but the default


class GameInfo(msgspec.Struct):
    """A game in the lobby."""

    name: str
    title: str
    line: str  # one sentence about it
    seats: tuple[int, int]
    minutes: str
    cooperative: bool
    options: list[OptionInfo]
    levels: list[str]  # of its bots, the simplest first
    level_titles: list[str]
    credits: str
    pictures: bool  # whether it can be drawn; without, it is played from its list of actions
    art: str  # path of its symbols: an SVG; empty without pictures
    style: str  # path of its style sheet
    cover: str  # path of the picture that stands for it: an SVG


class SeatWish(msgspec.Struct, omit_defaults=True):
    """What the host wants on a seat."""

    kind: SeatKind
    name: str = ""
    level: str = ""
    here: bool = False  # a person who shares this device (pass-and-play), or the host


class NewTable(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables: open a table."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    lang: Language = "en"
    seed: str = ""


class TableOpened(msgspec.Struct):
    """Its answer; the cookie that came with it holds the seats."""

    id: str
    path: str  # "/t/k3x9…"
    invite: str  # "/t/k3x9…?invite=…"
    admin: str  # "/t/k3x9…?admin=…": for the host's other devices


class SitDown(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/sit: take an open seat, or a bot's with the admin link."""

    name: str
    seat: int = -1  # -1: the first open one
    invite: str = ""


class SeatChange(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/seats/{number}: hand a seat to a bot, take it back, free it."""

    kind: SeatKind
    level: str = ""
    name: str = ""


class AdminKey(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/admin: this device becomes a host's, with the key of the admin link."""

    key: str


class TableInfo(msgspec.Struct, omit_defaults=True):
    """A table as a list of tables, or somebody who was invited, sees it."""

    id: str
    path: str
    game: str
    title: str
    phase: Phase
    seats: list[Seat]
    yours: list[int]
    host: bool
    open: int  # seats that are free
    your_turn: bool
    changed: float  # seconds since 1970
    moves: int
    scores: list[int] = []  # when the game is over
    result: str = ""
    record: str = ""  # path of the record, when the game is over
    next: str = ""  # the table of the rematch


class Problem(msgspec.Struct):
    """Every refusal over HTTP."""

    code: str
    text: str
