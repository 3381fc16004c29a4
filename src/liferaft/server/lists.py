"""Tables as lists show them, and those who were invited."""

from liferaft.core.errors import UnknownGame
from liferaft.core.game import SPECTATOR
from liferaft.games import game as find_game
from liferaft.server.hall import Live
from liferaft.server.messages import Around, Reader, seats_of
from liferaft.server.protocol import Language, Phase, Seat, TableInfo
from liferaft.server.seats import names_of
from liferaft.server.store import Listed


def info_of(live: Live, device: str, lang: Language) -> TableInfo:
    """A table in memory."""
    table = live.table
    yours = table.seats_of(device)
    over = table.begun and table.state.over
    mine = [seat for seat in yours if table.places[seat].kind == "person"]
    return TableInfo(
        id=table.id,
        path=f"/t/{table.id}",
        game=table.game.name,
        title=table.game.words.title(lang),
        phase=table.phase,
        seats=seats_of(table, Reader(device, lang), Around(live.here())),
        yours=yours,
        host=device in table.hosts,
        open=sum(place.kind == "open" for place in table.places),
        your_turn=any(seat in table.asked() for seat in mine),
        changed=table.changed,
        moves=len(table.moves),
        scores=table.state.scores() if over else [],
        result=table.sight(SPECTATOR, lang).prompt if over else "",
        record=f"/api/tables/{table.id}/record" if over else "",
        next=table.next,
    )


def listed(table: Listed, device: str, lang: Language) -> TableInfo:
    """A table on disk."""
    row, places = table.game, table.places
    phase: Phase = "playing"
    if row["closed"]:
        phase = "closed"
    elif not row["begun"]:
        phase = "waiting"
    elif row["over"]:
        phase = "over"
    yours = [i for i, place in enumerate(places) if place.holder == device]
    mine = [seat for seat in yours if places[seat].kind == "person"]
    return TableInfo(
        id=row["id"],
        path=f"/t/{row['id']}",
        game=row["game"],
        title=title_of(row["game"], lang),
        phase=phase,
        seats=[
            Seat(i, p.kind, p.name, p.level, called=name)
            for i, (p, name) in enumerate(zip(places, names_of(places, lang)))
        ],
        yours=yours,
        host=table.host,
        open=sum(place.kind == "open" for place in places),
        your_turn=phase == "playing" and any(row["asked"] >> seat & 1 for seat in mine),
        changed=row["changed"],
        moves=row["seq"],
        scores=row["scores"],
        record=f"/api/tables/{row['id']}/record" if row["over"] else "",
        next=row["next"],
    )


def title_of(game: str, lang: str) -> str:
    """The name of a game, even of one that is not here any more."""
    try:
        return find_game(game).words.title(lang)
    except UnknownGame:
        return game
