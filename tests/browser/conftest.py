"""What the tests in a real browser share: one server, one Chromium, people with a page each."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parent))  # for "import person"

from person import Person

PATIENCE = 60.0  # seconds: the machine may be busy
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_ready(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/readyz") as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, ConnectionError):
        return False


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that is up; bots do not wait between their moves."""
    folder = tmp_path_factory.mktemp("server")
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    words = f"serve --host 127.0.0.1 --port {port} --no-open --pace 0 --workers 1"
    words += " --tables 100000 --requests 1000000 --rate 1000"
    with open(folder / "output", "wb") as output:
        running = subprocess.Popen(
            [sys.executable, "-P", "-m", "liferaft", *words.split(), "--data", str(folder)],
            stdout=output,
            stderr=output,
            env={**os.environ, "LC_ALL": "C"},
        )
    until = time.monotonic() + PATIENCE
    while not is_ready(address):
        said = (folder / "output").read_text()
        assert running.poll() is None, said
        assert time.monotonic() < until, f"the server does not start:\n{said}"
        time.sleep(0.05)
    yield address
    running.send_signal(signal.SIGINT)
    code = running.wait(PATIENCE)
    said = (folder / "output").read_text()
    assert "Traceback" not in said, said
    assert code == 0, said


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    found = [path for name in CHROMIUM if (path := shutil.which(name))]
    assert found, "the tests need Chromium; make test installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found[0], args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def person(server: str, chromium: Browser) -> Iterator[Callable[..., Person]]:
    """Somebody with a browser of their own; what goes wrong in it fails the test."""
    made: list[Person] = []

    def new(name: str = "Ann", **device: Any) -> Person:
        made.append(Person(chromium, server, name, **device))
        return made[-1]

    yield new
    for one in made:
        one.context.close()
    assert [problem for one in made for problem in one.problems] == []
