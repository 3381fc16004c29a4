"""The other end of a widget: hears what Python sends over the wire, and answers as a page does."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import comm
from comm.base_comm import BaseComm

Message = dict[str, Any]


class Wire(BaseComm):
    """A comm whose messages can be read."""

    def __init__(self, **words: Any) -> None:
        self.sent: list[Message] = []
        super().__init__(**words)

    def publish_msg(self, msg_type: str, data: Any = None, **more: Any) -> None:
        self.sent.append(json.loads(json.dumps(data or {})))


@contextmanager
def wired() -> Iterator[None]:
    """Widgets that are made now talk over such wires."""
    before = comm.create_comm
    comm.create_comm = Wire
    try:
        yield
    finally:
        comm.create_comm = before


class Page:
    """What a page knows of a board: its synced traits, and what was said to it."""

    def __init__(self, board: Any) -> None:
        self.board = board
        self.wire: Wire = board.comm
        self.state: Message = {}
        self.said: list[Message] = []
        self.read()

    def read(self) -> list[Message]:
        """What has come since the last time."""
        news, self.wire.sent = self.wire.sent, []
        for message in news:
            self.state.update(message.get("state", {}))
            if message.get("method") == "custom":
                self.said.append(message["content"])
        return news

    def hear(self, data: Message) -> list[Message]:
        """Send something as ipywidgets does, and read what comes back."""
        self.wire.handle_msg({"content": {"data": data}, "buffers": []})
        return self.read()

    def tell(self, **content: Any) -> str:
        """Send a message of ours about what is shown now; the words that came back, if any."""
        self.read()
        self.said = []
        content.setdefault("seq", self.state["shown"]["seq"])
        self.hear({"method": "custom", "content": content})
        return str(self.said[-1]["text"]) if self.said else ""
