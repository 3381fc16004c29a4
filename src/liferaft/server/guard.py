"""What every answer carries and every request must pass: security headers and the origin check."""

from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from liferaft.server.guests import language_of
from liferaft.server.messages import ENCODER
from liferaft.server.metrics import REFUSED
from liferaft.server.protocol import Problem
from liferaft.server.refusals import Refusal

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",  # keys stand in addresses
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Stands around the whole application."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let pass what comes from our own pages, or from no page at all."""
        if scope["type"] == ScopeType.WEBSOCKET and not self.trusts(scope):
            REFUSED.labels("origin").inc()
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
            return
        unsafe = scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE
        if unsafe and not self.trusts(scope):
            await self._refuse(scope, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, guarded)

    def trusts(self, scope: Scope) -> bool:
        """Whether the page that asks is ours; programs that are no browsers name none."""
        headers = Headers.from_scope(scope)
        origin = headers.get("origin", "")
        if not origin or origin in self.origins:
            return True
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()

    async def _refuse(self, scope: Scope, send: Send) -> None:
        refusal = Refusal("origin")
        REFUSED.labels(refusal.code).inc()
        text = refusal.text(language_of("", Headers.from_scope(scope)))
        body = ENCODER.encode(Problem(refusal.code, text))
        fields = {**HEADERS, "Content-Type": "application/json"}
        headers = [(name.lower().encode(), value.encode()) for name, value in fields.items()]
        await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
