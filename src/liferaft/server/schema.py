"""The tables of the database."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("signature", String(8), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("begun", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("next", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("asked", Integer, nullable=False),  # the set of seats whose decision it is
    Column("scores", JSON, nullable=False),  # when the game is over
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(32), nullable=False),
    Column("holder", String(64), nullable=False),
    Index("seats_holder", "holder"),
)
DEVICES: Final = Table(  # devices with more rights than others, or with less
    "devices",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("device", String(64), primary_key=True),
    Column("role", String(8), nullable=False),  # "host" or "barred"
    Index("devices_device", "device"),
)
MOVES: Final = Table(  # two processes can never both write the same move
    "moves",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("how", String(8), nullable=False),
    Column("at", Float, nullable=False),
)
CHAT: Final = Table(
    "chat",
    METADATA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
