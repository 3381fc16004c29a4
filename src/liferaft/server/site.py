"""The client's files: pages, scripts and pictures from the package."""

import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from liferaft.server.refusals import Refusal

CLIENT: Final = Path(__file__).parent / "client"
INDEX: Final = "index.html"
MISSING: Final = "The client is not built; run: make client\n"
HOUR: Final = {"Cache-Control": "no-cache"}
FOREVER: Final = {"Cache-Control": "public, max-age=31536000, immutable"}


@get(["/", "/t/{table:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def page(table: FromPath[str] = "") -> Response[bytes]:
    """The one page; it finds its way by its address."""
    return _file(INDEX)


@get("/{path:path}", include_in_schema=False)
async def file(path: FromPath[str]) -> Response[bytes]:
    """A file of the client."""
    return _file(path.lstrip("/"))


def _file(name: str) -> Response[bytes]:
    """A file inside the client's folder and nowhere else."""
    if name == INDEX and not (CLIENT / INDEX).is_file():
        return Response(MISSING.encode(), status_code=503, media_type=MediaType.TEXT)
    if name.startswith("api/") or "\0" in name or len(name) > 200:
        raise Refusal("no_such_page")
    path = (CLIENT / name).resolve()
    if not path.is_relative_to(CLIENT.resolve()) or not path.is_file():
        raise Refusal("no_such_page")
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    headers = FOREVER if name.startswith("assets/") else HOUR
    return Response(path.read_bytes(), media_type=kind, headers=headers)
