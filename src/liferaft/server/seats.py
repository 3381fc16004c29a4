"""Who may do what: devices by their cookie, invitations and admin links by their key.

A device has an unguessable token, kept in its cookie; only its hash is stored. Keys are made from
the secret of the server, which lies in a file of its own, so that nothing stored opens anything.
"""

import hashlib
import hmac
import os
import secrets
import unicodedata
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

import msgspec

from liferaft.core.language import N_
from liferaft.server.protocol import SeatKind
from liferaft.server.refusals import Refusal, translate_to

COOKIE: Final = "liferaft"
YEAR: Final = 365 * 24 * 3600
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that look like others
NAME: Final = 24  # characters of a name, at most
BOT: Final = N_("Bot")
BOTS: Final = N_("Bot {n}")


class Place(msgspec.Struct):
    """A seat and who has it. The holder stays while a bot plays for them."""

    kind: SeatKind = "open"
    name: str = ""
    level: str = ""  # of the bot
    holder: str = ""  # the hash of the device that has it


def new_token() -> str:
    """What a device is known by."""
    return secrets.token_urlsafe(32)


def device_of(token: str) -> str:
    """The hash of a token: all that is stored of a device."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest() if token else ""


def new_id() -> str:
    """The name of a new table; whoever knows it may watch."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def clean_name(name: str) -> str:
    """A name without control characters and needless blanks; refused if nothing is left."""
    seen = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in name)
    name = " ".join(seen.split())
    if not 1 <= len(name) <= NAME:
        raise Refusal("bad_name")
    return name


def names_of(places: list[Place], lang: str) -> list[str]:
    """What those on the seats are called, nobody like anybody else; empty where nobody is."""
    _ = translate_to(lang)
    bots = [i for i, place in enumerate(places) if place.kind == "bot" and not place.name]
    names: list[str] = []
    for i, place in enumerate(places):
        name = place.name if place.kind != "open" else ""
        if i in bots:
            name = _(BOTS).format(n=bots.index(i) + 1) if len(bots) > 1 else _(BOT)
        same = [place.name for place in places[:i]].count(place.name) if name else 0
        names.append(f"{name} {same + 1}" if same and i not in bots else name)
    return names


class Keys:
    """Makes and checks the keys in links."""

    def __init__(self, secret: bytes) -> None:
        self._key = lru_cache(maxsize=4096)(partial(_key, secret))

    @classmethod
    def kept_in(cls, folder: Path) -> "Keys":
        """The keys of a server; its secret is made when it first starts."""
        path = folder / "secret"
        try:
            with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(secrets.token_bytes(32))
        except FileExistsError:
            pass
        return cls(path.read_bytes())

    def invite(self, table: str, edition: int) -> str:
        """The key that leads to an open seat; a new edition makes older ones useless."""
        return self._key(f"invite {table} {edition}")

    def admin(self, table: str) -> str:
        """The key that makes a device a host's."""
        return self._key(f"admin {table}")


def _key(secret: bytes, what: str) -> str:
    return hmac.new(secret, what.encode(), hashlib.sha256).hexdigest()[:32]


def same(key: str, other: str) -> bool:
    """Whether two keys are the same, in a time that tells nothing."""
    return hmac.compare_digest(key.encode("utf-8", "surrogatepass"), other.encode())
