"""What the tests of the server share: one server that is up, and devices that use it."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # for "import world"

from live import Device, Server


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    assert running.process
    assert running.process.poll() is None, running.output()
    code = running.stop()
    assert "Traceback" not in running.output()
    assert code == 0, running.output()


@pytest.fixture
def device(server: Server) -> Iterator[Callable[..., Device]]:
    made: list[Device] = []

    def new(lang: str = "en") -> Device:
        made.append(Device(server, lang))
        return made[-1]

    yield new
    for one in made:
        one.close()
