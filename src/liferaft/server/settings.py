"""How a server is set up, and what it allows."""

from pathlib import Path
from typing import Final

import msgspec

# Seconds between two decisions of bots: people can follow, and hard, which thinks for half a second
# at most, is not slowed down.
PACE: Final = 0.52


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where things are kept, and the limits; the usual values suit an evening with friends."""

    folder: Path  # of the database and the server's secret
    public: str = ""  # the address at which other devices reach the server: http://192.168.0.7:8080
    origins: tuple[str, ...] = ()  # other pages that may talk to this server
    secure: bool = False  # cookies over https only
    pace: float = PACE
    workers: int = 1  # processes in which bots think
    deadline: float = 5.0  # seconds a bot may take
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves the memory
    message: int = 4096  # bytes of a message from a person
    body: int = 16_384  # bytes of a request
    burst: int = 40  # messages a connection may send at once
    rate: float = 10.0  # and how many a second after that
    requests: int = 600  # requests a minute from one address
    tables: int = 60  # new tables an hour from one address
    watchers: int = 48  # connections to one table
    connections: int = 4000  # connections in all
    docs: bool = True  # whether the description of the interface is offered
