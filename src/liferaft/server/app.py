"""The server as an ASGI application."""

import asyncio
import contextlib
import gc
import logging
import sys
from collections.abc import AsyncIterator, Callable
from typing import Any, Final

import prometheus_client
from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Contact
from litestar.params import FromPath
from litestar.types import ASGIApp

import liferaft
from liferaft.games import game as find_game
from liferaft.games import games
from liferaft.server import site, sockets
from liferaft.server.guard import Guard
from liferaft.server.guests import Guest, guest_of, language_of
from liferaft.server.hall import Hall
from liferaft.server.limits import Buckets
from liferaft.server.messages import Reader
from liferaft.server.metrics import CONNECTIONS, REFUSED, REGISTRY
from liferaft.server.protocol import Problem
from liferaft.server.refusals import Refusal
from liferaft.server.routes import ROUTES
from liferaft.server.seats import COOKIE, Keys, device_of
from liferaft.server.settings import Settings
from liferaft.server.sight import pictures_of
from liferaft.server.store import Store, migrate
from liferaft.server.workers import Workers

LOGGER: Final = logging.getLogger(__name__)
HAND_OVER: Final = 0.001  # seconds after which a thread that waits may go on: the store's is short
ROUNDS: Final = (2_000, 10, 20)  # how much is made before what is no longer needed is looked for
CODES: Final = {404: "no_such_page", 405: "no_such_way", 413: "too_large", 429: "too_many"}


@get("/healthz", include_in_schema=False, media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """The process is alive."""
    return "ok"


@get("/readyz", include_in_schema=False, media_type=MediaType.TEXT)
async def ready(hall: NamedDependency[Hall]) -> str:
    """The database answers too."""
    await hall.store.ready()
    return "ok"


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """Figures for Prometheus."""
    text = prometheus_client.generate_latest(REGISTRY)
    return Response(text, media_type=prometheus_client.CONTENT_TYPE_LATEST)


@websocket("/api/tables/{table:str}/socket")
async def socket(
    table: FromPath[str], socket: WebSocket[Any, Any, Any], hall: NamedDependency[Hall]
) -> None:
    """A table as it happens."""
    await socket.accept()
    query = socket.query_params
    lang = language_of(query.get("lang", ""), socket.headers)
    device = device_of(socket.cookies.get(COOKIE, ""))
    if CONNECTIONS._value.get() >= hall.settings.connections:
        await socket.close(4429)
        return
    spots = query.get("spots", "") == "1"
    reader = Reader(device, lang, has=query.get("have", ""), spots=spots)
    await sockets.serve(hall, table, socket, reader)


def refused(request: Request[Any, Any, Any], mistake: Exception) -> Response[Problem]:
    """Every mistake becomes a code and a sentence; nothing of ours leaks out."""
    if isinstance(mistake, Refusal):
        refusal = mistake
    elif isinstance(mistake, HTTPException) and mistake.status_code < 500:
        refusal = Refusal(CODES.get(mistake.status_code, "bad_request"))
    else:
        LOGGER.error("a request failed", exc_info=mistake)
        refusal = Refusal("fault")
    REFUSED.labels(refusal.code).inc()
    lang = language_of(request.query_params.get("lang", ""), request.headers)
    headers = dict(getattr(mistake, "headers", None) or {})
    return Response(
        Problem(refusal.code, refusal.text(lang)),
        status_code=refusal.status,
        headers=headers,
        media_type=MediaType.JSON,
    )


def settle() -> None:
    """Load all games; nobody must look through what there is then again while people wait."""
    sys.setswitchinterval(HAND_OVER)
    for name in games():
        pictures_of(find_game(name))
    gc.collect()
    gc.freeze()
    gc.set_threshold(*ROUNDS)


def create_app(settings: Settings) -> ASGIApp:
    """The application with everything around it."""
    settings.folder.mkdir(parents=True, exist_ok=True)
    migrate(settings.folder)
    openings = Buckets(settings.tables, settings.tables / 3600)
    halls: list[Hall] = []

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        store = Store(settings.folder)
        workers = Workers(settings.workers, settings.deadline)
        hall = Hall(settings, store, workers, Keys.kept_in(settings.folder))
        halls.append(hall)
        store.open()
        settle()
        tasks = [asyncio.create_task(hall.tidy())]
        if liferaft.COMPILED:  # else it takes many seconds that somebody may want to play in
            tasks.append(asyncio.create_task(hall.prepare()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await hall.stop()
            workers.stop()
            await store.close()

    def provide_hall() -> Hall:
        return halls[-1]

    def provide_guest(request: Request[Any, Any, Any]) -> Guest:
        return guest_of(request, settings)

    def provide_openings() -> Buckets:
        return openings

    provided: dict[str, Callable[..., Any]] = {
        "hall": provide_hall,
        "guest": provide_guest,
        "openings": provide_openings,
    }
    limit = RateLimitConfig(("minute", settings.requests), exclude=["/healthz", "/readyz"])
    app = Litestar(
        [*ROUTES, socket, health, ready, metrics, site.page, site.file],
        dependencies={name: Provide(p, sync_to_thread=False) for name, p in provided.items()},
        exception_handlers={Exception: refused, HTTPException: refused, Refusal: refused},
        middleware=[limit.middleware],
        lifespan=[lifespan],
        request_max_body_size=settings.body,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Liferaft",
            version=liferaft.__version__,
            description="Tables in the browser; docs/protocol.md tells of the socket.",
            contact=Contact(name="The Liferaft developers"),
            path="/api/schema",
        )
        if settings.docs
        else None,
        logging_config=None,
    )
    return Guard(app, settings.origins)
