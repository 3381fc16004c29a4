"""The HTTP interface: games, tables, seats. Whatever happens at a table goes over its socket."""

import io
from typing import Annotated, Final

import segno
from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from liferaft.picture.svg import sheet
from liferaft.picture.theme import theme_css
from liferaft.server import catalog, thinking
from liferaft.server.guests import Guest
from liferaft.server.hall import Hall, Live, checked_level, game_named
from liferaft.server.limits import Buckets
from liferaft.server.lists import info_of, listed
from liferaft.server.protocol import (
    AdminKey,
    GameInfo,
    Language,
    NewTable,
    Problem,
    SeatChange,
    SeatWish,
    SitDown,
    TableInfo,
    TableOpened,
)
from liferaft.server.refusals import Refusal
from liferaft.server.seats import Place, clean_name, same
from liferaft.server.sight import pictures_of
from liferaft.server.sockets import REMOVED

LISTED: Final = 50  # tables in a list
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}
DRAWN: Final = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
SVG: Final = "image/svg+xml"

TheHall = NamedDependency[Hall]
Asking = NamedDependency[Guest]
Openings = NamedDependency[Buckets]
Name = Annotated[str, PathParameter(max_length=16, pattern="^[a-z0-9]+$", description="A table.")]
GameName = Annotated[
    str, PathParameter(max_length=64, pattern="^[a-z0-9_]+$", description="A game.")
]
Number = Annotated[int, PathParameter(ge=0, le=15, description="A seat.")]
Lang = Annotated[Language | None, QueryParameter(description="The language of texts.")]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a route may answer with, for the description of the interface."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description="Refused, in words.")
        for status in (400, 429, *statuses)
    }


# Games


@get("/api/games", responses=refusals(), sync_to_thread=False)
def games(guest: Asking, lang: Lang = None) -> list[GameInfo]:
    """All games, for the lobby."""
    return catalog.all_games(guest.lang)


@get("/api/games/{name:str}/rulebook", media_type="text/markdown", responses=refusals(404))
async def rulebook(name: GameName, guest: Asking, lang: Lang = None) -> str:
    """The rule book of a game, as Markdown."""
    return catalog.rulebook(game_named(name), guest.lang)


@get("/api/games/{name:str}/art.svg", media_type=SVG, responses=refusals(404))
async def art(name: GameName) -> Response[str]:
    """The drawn things of a game: symbols that its scenes refer to."""
    drawn = pictures_of(game_named(name))
    if drawn is None:
        raise Refusal("no_pictures")
    return Response(sheet(drawn.art()), headers={**FOREVER, **DRAWN}, media_type=SVG)


@get("/api/games/{name:str}/style.css", media_type=MediaType.CSS, responses=refusals(404))
async def style(name: GameName) -> Response[str]:
    """The style sheet of a game."""
    drawn = pictures_of(game_named(name))
    if drawn is None:
        raise Refusal("no_pictures")
    return Response(drawn.style(), headers=FOREVER, media_type=MediaType.CSS)


@get("/api/games/{name:str}/cover.svg", media_type=SVG, responses=refusals(404))
async def cover(name: GameName) -> Response[str]:
    """The picture that stands for a game."""
    drawn = pictures_of(game_named(name))
    if drawn is None:
        raise Refusal("no_pictures")
    return Response(catalog.cover(drawn), headers=DRAWN, media_type=SVG)


@get("/api/theme.css", media_type=MediaType.CSS, sync_to_thread=False)
def theme() -> str:
    """The style sheet that all games share."""
    return theme_css()


# Tables


@post("/api/tables", responses=refusals(403, 404, 413))
async def open_table(
    data: JSONBody[NewTable], hall: TheHall, guest: Asking, openings: Openings
) -> Response[TableOpened]:
    """Open a table. The seats marked "here" belong to this device."""
    if not openings.take(guest.address):
        raise Refusal("too_many")
    game = game_named(data.game)
    device = guest.known()
    places = [_place(wish, device) for wish in data.seats]
    seed = _seed(data.seed)
    live = await hall.open(game, seed, dict(data.options), places, frozenset({device}))
    name = live.table.id
    opened = TableOpened(
        id=name,
        path=f"/t/{name}",
        invite=f"/t/{name}?invite={hall.keys.invite(name, 0)}",
        admin=f"/t/{name}?admin={hall.keys.admin(name)}",
    )
    return Response(opened, cookies=guest.cookies(), status_code=201)


@get("/api/tables", responses=refusals())
async def my_tables(hall: TheHall, guest: Asking, lang: Lang = None) -> list[TableInfo]:
    """The tables of this device, those that changed last first."""
    if not guest.device:
        return []
    found = await hall.store.tables_of(guest.device, LISTED)
    return [listed(table, guest.device, guest.lang) for table in found]


@get("/api/tables/{table:str}", responses=refusals(403, 404, 409))
async def one_table(table: Name, hall: TheHall, guest: Asking, lang: Lang = None) -> TableInfo:
    """What somebody sees who was invited and has not sat down yet."""
    live = await _found(hall, table, guest)
    return info_of(live, guest.device, guest.lang)


@get("/api/tables/{table:str}/record", media_type="application/jsonl", responses=refusals(404, 409))
async def record(table: Name, hall: TheHall) -> str:
    """The record of a finished game: one JSON object a line."""
    live = await hall.find(table)
    if not live.table.state.over or not live.table.begun:
        raise Refusal("not_over")
    kept = live.table.kept()
    return await hall.workers.patiently(
        thinking.record_text, kept.game.name, kept.seats, kept.seed, kept.options, kept.moves,
        kept.notes,
    )  # fmt: skip


@get("/api/tables/{table:str}/qr.svg", media_type=SVG, responses=refusals(403, 404, 409))
async def qr(table: Name, hall: TheHall, guest: Asking) -> Response[str]:
    """The invitation as a QR code; for those who sit at the table."""
    live = await _found(hall, table, guest)
    if not live.table.seats_of(guest.device) and guest.device not in live.table.hosts:
        raise Refusal("not_yours")
    key = hall.keys.invite(table, live.table.edition)
    out = io.BytesIO()
    segno.make(f"{guest.base}/t/{table}?invite={key}", error="m").save(
        out, kind="svg", scale=8, border=2, xmldecl=False
    )
    headers = {**DRAWN, "Cache-Control": "no-store"}
    return Response(out.getvalue().decode(), headers=headers, media_type=SVG)


@post("/api/tables/{table:str}/close", responses=refusals(403, 404, 409), status_code=200)
async def close(table: Name, hall: TheHall, guest: Asking) -> TableInfo:
    """Close a table for good; its host may."""
    live = await _hosted(hall, table, guest)
    async with live.lock:
        await hall.save_game(live, closed=True)
    return info_of(live, guest.device, guest.lang)


@post("/api/tables/{table:str}/start", responses=refusals(403, 404, 409), status_code=200)
async def start(table: Name, hall: TheHall, guest: Asking) -> TableInfo:
    """Do not wait for others: bots take the open seats."""
    live = await _hosted(hall, table, guest)
    async with live.lock:
        if live.table.phase != "waiting":
            raise Refusal("closed" if live.table.closed else "taken")
        places = [
            Place("bot", level=checked_level("")) if place.kind == "open" else place
            for place in live.table.places
        ]
        await hall.save_seats(live, places)
    return info_of(live, guest.device, guest.lang)


@post("/api/tables/{table:str}/admin", responses=refusals(403, 404, 409, 413), status_code=200)
async def admin(
    table: Name, data: JSONBody[AdminKey], hall: TheHall, guest: Asking
) -> Response[TableInfo]:
    """Make this device a host's, with the key of the admin link."""
    live = await _found(hall, table, guest)
    if not same(data.key, hall.keys.admin(table)):
        raise Refusal("bad_key")
    async with live.lock:
        await hall.save_device(live, guest.known(), "host")
        live.show()
    return Response(info_of(live, guest.device, guest.lang), cookies=guest.cookies())


# Seats


@post("/api/tables/{table:str}/sit", responses=refusals(403, 404, 409, 413), status_code=200)
async def sit(
    table: Name, data: JSONBody[SitDown], hall: TheHall, guest: Asking
) -> Response[TableInfo]:
    """Take an open seat with an invitation; a host may also take a bot's."""
    live = await _found(hall, table, guest)
    host = guest.device in live.table.hosts
    name = clean_name(data.name)
    async with live.lock:
        kept = live.table
        if kept.closed:
            raise Refusal("closed")
        if not host and not same(data.invite, hall.keys.invite(table, kept.edition)):
            raise Refusal("bad_invite")
        seat = data.seat
        if seat == -1:
            free = [i for i, place in enumerate(kept.places) if place.kind == "open"]
            if not free:
                raise Refusal("full")
            seat = free[0]
        if not 0 <= seat < len(kept.places):
            raise Refusal("no_such_seat")
        place = kept.places[seat]
        if place.kind == "person" or (place.kind == "bot" and (not host or place.holder)):
            raise Refusal("taken")
        await hall.save_seats(
            live, _with(kept.places, seat, Place("person", name, "", guest.known()))
        )
    return Response(info_of(live, guest.device, guest.lang), cookies=guest.cookies())


@post(
    "/api/tables/{table:str}/seats/{number:int}",
    responses=refusals(403, 404, 409, 413),
    status_code=200,
)
async def change_seat(
    table: Name, number: Number, data: JSONBody[SeatChange], hall: TheHall, guest: Asking
) -> TableInfo:
    """Hand a seat to a bot, take it back, or free it: whoever holds it may, and the host."""
    live = await _found(hall, table, guest)
    async with live.lock:
        place = _seat(live, number)
        host = guest.device in live.table.hosts
        if not host and (not guest.device or place.holder != guest.device):
            raise Refusal("not_yours")
        if live.table.closed:
            raise Refusal("closed")
        await hall.save_seats(live, _with(live.table.places, number, _changed(place, data, guest)))
    return info_of(live, guest.device, guest.lang)


@post(
    "/api/tables/{table:str}/seats/{number:int}/remove",
    responses=refusals(403, 404, 409),
    status_code=200,
)
async def remove(table: Name, number: Number, hall: TheHall, guest: Asking) -> TableInfo:
    """Remove the person on a seat: their device is shown out, and older invitations are void."""
    live = await _hosted(hall, table, guest)
    async with live.lock:
        device = _seat(live, number).holder
        if not device or device in live.table.hosts:
            raise Refusal("not_yours")
        places = [Place() if p.holder == device else p for p in live.table.places]
        await hall.save_device(live, device, "barred")
        await hall.save_seats(live, places, edition=live.table.edition + 1)
        live.table.edition += 1
        for connection in list(live.connections):
            if connection.reader.device == device:
                connection.refuse(Refusal("removed"))
                connection.leave(REMOVED)
    return info_of(live, guest.device, guest.lang)


async def _found(hall: Hall, table: str, guest: Guest) -> Live:
    """A table, unless the guest was removed from it."""
    live = await hall.find(table)
    if guest.device and guest.device in live.table.barred:
        raise Refusal("removed")
    return live


async def _hosted(hall: Hall, table: str, guest: Guest) -> Live:
    """A table of which the guest is host."""
    live = await _found(hall, table, guest)
    if not guest.device or guest.device not in live.table.hosts:
        raise Refusal("not_host")
    return live


def _seat(live: Live, number: int) -> Place:
    if number >= len(live.table.places):
        raise Refusal("no_such_seat")
    return live.table.places[number]


def _with(places: list[Place], number: int, place: Place) -> list[Place]:
    return [place if i == number else other for i, other in enumerate(places)]


def _place(wish: SeatWish, device: str) -> Place:
    """A seat as the host wants it."""
    if wish.kind == "bot":
        return Place("bot", level=checked_level(wish.level))
    if wish.kind == "person" and wish.here:
        return Place("person", clean_name(wish.name), "", device)
    return Place()  # a person who is to come takes an open seat


def _changed(place: Place, change: SeatChange, guest: Guest) -> Place:
    """A seat after a change. The holder stays while a bot plays for them."""
    if change.kind == "bot":
        return Place("bot", place.name, checked_level(change.level), place.holder)
    if change.kind == "open":
        return Place()
    if place.holder:
        return Place("person", clean_name(change.name or place.name), "", place.holder)
    return Place("person", clean_name(change.name), "", guest.device)


def _seed(text: str) -> int | None:
    """A seed as people type it: a number; empty for one of the system's."""
    if not text:
        return None
    if not text.isdecimal() or len(text) > 39 or int(text) >= 1 << 128:
        raise Refusal("bad_option")
    return int(text)


ROUTES: Final = [
    games, rulebook, art, style, cover, theme, open_table, my_tables, one_table, record, qr, close,
    start, admin, sit, change_seat, remove,
]  # fmt: skip
