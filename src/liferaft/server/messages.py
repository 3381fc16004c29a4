"""The one place where a table becomes a message: a function of what the receiver may know."""

import zlib
from typing import Final, NamedTuple

import msgspec

from liferaft.bots.levels import SECONDS
from liferaft.core.game import SPECTATOR, View
from liferaft.server import protocol
from liferaft.server.protocol import Language, LogLine
from liferaft.server.seats import Place
from liferaft.server.table import Table

LINES: Final = 300  # of the log, when it begins anew
HEADLINES: Final = 5  # of what just happened
ENCODER: Final = msgspec.json.Encoder()


class Mark(NamedTuple):
    """What a device has of the log and the chat."""

    eyes: int
    lang: str
    undos: int
    names: int  # of the seats, as a number
    lines: int
    chat: int

    def __str__(self) -> str:
        return ".".join(map(str, self))


class Reader(msgspec.Struct):
    """Who gets the message."""

    device: str  # the hash of its token
    lang: Language
    facing: int = SPECTATOR  # of several seats, the one that sits before the device
    has: str = ""  # its mark
    spots: bool = False  # it takes placements in few bytes


class Around(NamedTuple):
    """What the hall knows about a table: who is connected, and the links to it."""

    here: frozenset[int] = frozenset()  # seats
    spectators: int = 0
    invite: str = ""  # path
    address: str = ""  # where other devices reach the server
    pace: float = 0.0  # seconds between two moves of bots


def table_message(table: Table, reader: Reader, around: Around) -> bytes:
    """The table as a device sees it. Its mark moves on: what is in here is not sent again."""
    message = seen_by(table, reader, around)
    reader.has = message.mark
    return ENCODER.encode(message)


def seen_by(table: Table, reader: Reader, around: Around) -> protocol.Table:
    """The message before it is bytes."""
    yours = table.seats_of(reader.device)
    looking, curtain = looks(table, reader, yours)
    eyes = SPECTATOR if curtain else looking
    sight = table.sight(eyes, reader.lang)
    phase = table.phase
    told = told_to(yours)
    names = zlib.crc32("\n".join(table.names(reader.lang)).encode())
    mark = Mark(told, reader.lang, table.undos, names, 0, len(table.chat))
    log = table.log(told, reader.lang).lines if table.begun else []
    mark = mark._replace(lines=len(log))
    had = read_mark(reader.has, mark)
    new = log[had.lines :] if had else log[-LINES:]
    message = protocol.Table(
        id=table.id,
        game=table.game.name,
        seq=table.seq,
        phase=phase,
        lang=reader.lang,
        seats=seats_of(table, reader, around),
        yours=yours,
        looking=looking,
        host=reader.device in table.hosts,
        options=dict(table.record.options),
        log=new,
        chat=table.chat[had.chat :] if had else table.chat[-LINES:],
        fresh=had is None,
        commitment=table.commitment,
        next=table.next,
        spectators=around.spectators,
        mark=str(mark),
    )
    if around.invite and (yours or message.host):
        message.invite = around.invite
        message.invite_url = around.address + around.invite if around.address else ""
    if not table.begun:
        return message
    message.scene = sight.sent()
    message.prompt = sight.prompt
    message.glide = headlines(new, table.seq) if had else []
    message.undo = table.undo_of(looking) if not curtain else ""
    message.curtain = curtain
    if table.wish:
        message.wish = protocol.Wish(table.wish[0], table.missing())
    if phase == "over":
        message.seed = f"{table.record.seed:032x}"
        message.result = sight.prompt
    mine = table.waits_for(yours)
    if looking in mine and not curtain:
        asked = packed(sight.asked()) if reader.spots else sight.asked()
        message.asked = [msgspec.structs.replace(asked, since=table.since[looking])]
    message.waiting = [seat for seat in mine if seat != looking]
    return message


def packed(asked: protocol.Asked) -> protocol.Asked:
    """The same question with its placements in few bytes."""
    places = [choice for choice in asked.legal if choice.spot]
    if not places:
        return asked
    spots: dict[tuple[int, ...], list[int]] = {}
    for choice in places:
        assert choice.spot
        at = spots.setdefault(tuple(choice.spot.ways), [])
        at += (choice.id, choice.spot.row, choice.spot.column)
    return msgspec.structs.replace(
        asked,
        legal=[choice for choice in asked.legal if not choice.spot],
        spots=[protocol.Spots(list(ways), at) for ways, at in spots.items()],
        place=places[0].heading,
    )


def looks(table: Table, reader: Reader, yours: list[int]) -> tuple[int, bool]:
    """The seat through whose eyes a device looks, and whether a curtain hides what it sees."""
    if not yours or not table.begun:
        return SPECTATOR, False
    if len(yours) == 1:
        return yours[0], False
    facing = reader.facing if reader.facing in yours else SPECTATOR
    if table.phase != "playing":
        return facing, False
    asked = table.waits_for(yours)
    wanted = facing if facing in asked else asked[0] if asked else facing
    if wanted == SPECTATOR:
        wanted = yours[0]
    return wanted, wanted != facing and private(table, wanted, reader.lang)


def private(table: Table, seat: int, lang: str) -> bool:
    """Whether a seat sees more than everybody does."""
    return shown(table.sight(seat, lang).view) != shown(table.sight(SPECTATOR, lang).view)


def shown(view: View) -> View:
    """A view apart from the number of its seat."""
    return {field: value for field, value in view.items() if field != "seat"}


def told_to(yours: list[int]) -> int:
    """Whose log a device reads: that of its only seat, or everybody's."""
    return yours[0] if len(yours) == 1 else SPECTATOR


def seats_of(table: Table, reader: Reader, around: Around) -> list[protocol.Seat]:
    """The places at the table."""
    yours = table.seats_of(reader.device)
    looking, curtain = looks(table, reader, yours)
    sight = table.sight(SPECTATOR if curtain else looking, reader.lang)
    playing = table.phase == "playing"
    thinking = sight.thinking() if playing else []
    scores = sight.scores() if table.begun else []
    marks = sight.marks() if table.begun else []
    names = table.names(reader.lang)
    ranks = table.state.ranking() if table.begun and table.state.over else []
    return [
        protocol.Seat(
            number=i,
            kind=place.kind,
            name=place.name,
            level=place.level if place.kind == "bot" else "",
            here=i in around.here,
            thinking=i in thinking,
            seconds=thinks(place, around.pace),
            hand=i in table.hands and i in yours,
            score=scores[i] if scores else None,
            rank=ranks[i] if ranks else 0,
            called=names[i],
            mark=marks[i] if marks else None,
        )
        for i, place in enumerate(table.places)
    ]


def thinks(place: Place, pace: float) -> float:
    """The seconds that a bot takes for a move, if it is one that thinks."""
    if place.kind != "bot" or place.level not in SECONDS:
        return 0.0
    return max(SECONDS[place.level], pace)


def headlines(lines: list[LogLine], seq: int) -> list[str]:
    """What just happened."""
    return [line.text for line in lines if line.seq == seq][-HEADLINES:]


def read_mark(text: str, now: Mark) -> Mark | None:
    """What a device has, if it is the beginning of what there is now; else it begins anew."""
    parts = text.split(".")
    numbers = [part.removeprefix("-") for i, part in enumerate(parts) if i != 1]
    if len(parts) != len(now) or len(text) > 60 or not all(n.isdecimal() for n in numbers):
        return None
    had = Mark(int(parts[0]), parts[1], *map(int, parts[2:]))
    same = had[:4] == now[:4] and had.lines <= now.lines and 0 <= had.chat <= now.chat
    return had if same else None
