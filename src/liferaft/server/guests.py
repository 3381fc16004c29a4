"""Who asks over HTTP: the device by its cookie, its language, and where it reaches us."""

from typing import Any, cast

import msgspec
from litestar import Request
from litestar.datastructures import Cookie

from liferaft.server.protocol import Language
from liferaft.server.seats import COOKIE, YEAR, device_of, new_token
from liferaft.server.settings import Settings


class Guest(msgspec.Struct):
    """A device that asks for something."""

    device: str  # the hash of its token; empty if it has none yet
    lang: Language
    address: str
    base: str  # the address of this server as others reach it
    secure: bool
    cookie: Cookie | None = None  # for a device that gets its token now

    def known(self) -> str:
        """The device; it gets its token if it has none."""
        if not self.device:
            token = new_token()
            self.device = device_of(token)
            self.cookie = Cookie(
                COOKIE, value=token, max_age=YEAR, httponly=True, samesite="strict",
                secure=self.secure, path="/",
            )  # fmt: skip
        return self.device

    def cookies(self) -> list[Cookie]:
        """What the answer carries."""
        return [self.cookie] if self.cookie else []


def guest_of(request: Request[Any, Any, Any], settings: Settings) -> Guest:
    """The guest who sent a request."""
    return Guest(
        device=device_of(request.cookies.get(COOKIE, "")),
        lang=language_of(request.query_params.get("lang", ""), request.headers),
        address=request.client.host if request.client else "",
        base=settings.public or str(request.base_url).rstrip("/"),
        secure=settings.secure,
    )


def language_of(asked: str, headers: Any) -> Language:
    """The language that is asked for, or the one the device prefers, or English."""
    if asked in ("en", "de"):
        return cast(Language, asked)
    for part in headers.get("accept-language", "").lower().split(","):
        if part.strip()[:2] in ("en", "de"):
            return cast(Language, part.strip()[:2])
    return "en"
