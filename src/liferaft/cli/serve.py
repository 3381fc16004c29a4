"""``liferaft serve``: the table in the browser."""

import asyncio
import contextlib
import logging
import os
import socket
import sys
import webbrowser
from pathlib import Path

import click
from platformdirs import user_data_dir

from liferaft.cli._language import translate_to, usual_language
from liferaft.core.errors import LiferaftError
from liferaft.server.settings import PACE, Settings

PORT = 8017
EVERYWHERE = ("0.0.0.0", "::")
LARGEST = 65_536  # bytes of a message over a socket; larger ones end the connection


@click.command()
@click.option("--host", default=EVERYWHERE[0], show_default=True, help="Address to listen on.")
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65_535))
@click.option("--data", type=click.Path(path_type=Path), help="Folder of the database.")
@click.option("--open/--no-open", "show", default=None, help="Open the browser.")
@click.option("--url", "public", default="", help="Address that others reach, behind a proxy.")
@click.option("--origin", "origins", multiple=True, help="Another page that may use the server.")
@click.option("--workers", default=0, help="Processes in which bots think; 0: by the machine.")
@click.option("--pace", default=PACE, show_default=True, help="Seconds between moves of bots.")
@click.option("--tables", default=60, show_default=True, help="New tables an hour per address.")
@click.option("--requests", default=600, show_default=True, help="Requests a minute per address.")
@click.option("--rate", default=10.0, show_default=True, help="Messages a second per connection.")
@click.option("--verbose", is_flag=True, help="Log every request.")
def command(
    host: str,
    port: int,
    data: Path | None,
    show: bool | None,
    public: str,
    origins: tuple[str, ...],
    workers: int,
    pace: float,
    tables: int,
    requests: int,
    rate: float,
    verbose: bool,
) -> None:
    """Open tables that people play at in their browsers.

    Everybody in the same network can join: they scan the QR code or type the address.
    """
    from liferaft.server.app import create_app

    folder = data or Path(user_data_dir("liferaft", appauthor=False)) / "server"
    listening = _listen(host, port)
    port = listening.getsockname()[1]
    near = f"http://localhost:{port}"
    lan = f"http://{_lan_address()}:{port}" if host in EVERYWHERE and _lan_address() else ""
    settings = Settings(
        folder=folder,
        public=public.rstrip("/") or lan,
        origins=origins,
        secure=public.startswith("https:"),
        pace=pace,
        workers=workers or max(1, (os.cpu_count() or 2) - 1),
        tables=tables,
        requests=requests,
        rate=rate,
        burst=int(4 * rate),
    )
    logging.basicConfig(level=logging.INFO if verbose else logging.WARNING)
    try:
        app = create_app(settings)
    except OSError as mistake:
        listening.close()
        raise LiferaftError(f"cannot use the folder {folder}: {mistake.strerror}") from None
    _welcome(near, settings.public)
    if show or (show is None and _has_browser()):
        webbrowser.open(near)
    _run(app, listening, verbose)


def _listen(host: str, port: int) -> socket.socket:
    """A socket on the address, or a sentence why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as mistake:
        listening.close()
        raise LiferaftError(f"cannot listen on {host}:{port}: {mistake.strerror}") from None
    return listening


def _run(app: object, listening: socket.socket, verbose: bool) -> None:
    """Serve until somebody says stop."""
    import uvicorn

    config = uvicorn.Config(
        app,  # type: ignore[arg-type]  # an ASGI application, typed by another library
        ws="websockets-sansio",
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        server_header=False,
        access_log=verbose,
        log_level="info" if verbose else "warning",
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)
    with (
        contextlib.suppress(KeyboardInterrupt),  # all is stored by then
        asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
    ):
        runner.run(server.serve(sockets=[listening]))


def _lan_address() -> str:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    return "" if found.startswith("127.") else found


def _has_browser() -> bool:
    """Whether there is somebody at a desk."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _welcome(near: str, public: str) -> None:
    """The addresses, and a QR code for phones."""
    import segno

    _ = translate_to(usual_language())
    click.echo(_("The raft is afloat. Here: {address}").format(address=near))
    if public:
        click.echo(_("For others in this network: {address}").format(address=public))
        segno.make(public, error="l").terminal(compact=True, border=1)
    click.echo(_("Stop with Ctrl+C; all games are kept."))
