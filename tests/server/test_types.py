"""The client's types are those of the protocol."""

from pathlib import Path

from liferaft.server.types import written

CLIENT = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_client_has_the_protocol_as_it_is() -> None:
    assert CLIENT.read_text(encoding="utf-8") == written(), (
        "run: python -m liferaft.server.types > web/src/protocol.ts"
    )
