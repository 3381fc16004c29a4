"""``liferaft serve``: addresses, QR code, and sentences for what goes wrong."""

import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
from click.testing import CliRunner

from liferaft.cli import main


def run(folder: Path, *arguments: str) -> tuple[str, int]:
    """Start the server, wait until it answers, stop it: what it printed and its exit code."""
    output = folder / "output"
    with open(output, "wb") as file:
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "liferaft", *arguments],
            env={**os.environ, "LC_ALL": "de_DE.UTF-8", "XDG_DATA_HOME": str(folder)},
            stdout=file,
            stderr=file,
        )
    until = time.monotonic() + 60
    while time.monotonic() < until:
        assert process.poll() is None, output.read_text()
        if found := re.search(r"http://localhost:\d+", output.read_text()):
            try:
                assert httpx.get(f"{found[0]}/healthz").text == "ok"
                break
            except httpx.TransportError:
                pass
        time.sleep(0.05)
    process.terminate()
    return output.read_text(), process.wait(30)


def test_serve_prints_addresses_and_a_qr_code_and_keeps_its_data(tmp_path: Path) -> None:
    said, code = run(
        tmp_path, "serve", "--port", "0", "--no-open", "--host", "127.0.0.1",
        "--url", "http://raft.example:8017/",
    )  # fmt: skip
    assert "Das Floß schwimmt" in said
    assert "http://raft.example:8017\n" in said
    assert "█▀▀▀▀▀▀▀█" in said
    assert "Traceback" not in said
    assert code in (0, -15)
    assert (tmp_path / "liferaft" / "server" / "liferaft.db").is_file()


def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        arguments = ["serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path)]
        result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2
    assert result.output.count("\n") == 1
    assert f"cannot listen on 127.0.0.1:{port}" in result.output


def test_a_folder_that_cannot_be_used_is_said_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    arguments = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path / "file")]
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2
    assert "cannot use the folder" in result.output


def test_serve_is_what_liferaft_does_without_a_command() -> None:
    result = CliRunner().invoke(main, ["--help"])
    assert "Without a command: serve" in result.output
    assert "serve" in result.output.split("Commands:")[1]
