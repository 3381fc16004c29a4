"""Whatever is thrown at the server is refused with a code and a sentence; it stays up."""

import contextlib
import json
import random
import socket as sockets
from collections.abc import Callable

import pytest
from live import Device, Line, Server, closed
from websockets.exceptions import ConnectionClosed, InvalidStatus

New = Callable[..., Device]

MESSAGES = [
    "", "{", "[]", "null", "3", '"play"', "{}", '{"type":"table"}', '{"type":"play"}',
    '{"type":"play","seq":"0","action":0,"seat":0}',
    '{"type":"play","seq":0,"action":1.5,"seat":0}',
    '{"type":"play","seq":0,"action":1e99,"seat":0}',
    '{"type":"chat","text":7}',
    '{"type":"chat","text":"\\ud800"}', '{"type":"speak","lang":"tlh"}', '{"type":"hand","seat":0}',
    "[" * 4000, '{"type":' * 500, '{"type":["play"]}', "\0", "true",
]  # fmt: skip


def alive(device: Device, line: Line) -> None:
    """The table still answers, and the server too."""
    assert line.refused("chat", text="")["code"] == "bad_chat"
    assert device.web.get("/readyz").text == "ok"


def test_messages_that_are_none(device: New) -> None:
    ann = device("de")
    table = ann.open("forbidden_island", "Ann", "bot random")
    with ann.line(table) as line:
        for message in MESSAGES:
            line.socket.send(message)
            refused = line.hear("refused")
            assert refused["code"] == "bad_message", message
            assert refused["text"] == "Diese Nachricht ist nicht zu verstehen."
        chance = random.Random(1)
        for _ in range(200):
            line.socket.send(chance.randbytes(chance.randrange(1, 300)))
            assert line.hear("refused")["code"] == "bad_message"
        alive(ann, line)


def test_actions_and_seats_that_are_none(device: New) -> None:
    ann = device()
    table = ann.open("forbidden_island", "Ann", "bot random", seed="2")
    with ann.line(table) as line:
        line.until(lambda t: t.get("asked"))
        seq = line.table["seq"]
        assert line.refused("play", seq=10**30, action=0, seat=0)["code"] == "late"
        for action in (-1, -(2**63), 10**30, 10**6):
            refused = line.refused("play", seq=seq, action=action, seat=0)
            assert (refused["code"], refused["rule"][:3]) == ("illegal", "FI-")
        for seat in (-1, 1, 2, 2**62):
            for kind, more in (
                ("play", {"seq": seq, "action": 0}), ("why", {"seq": seq, "handle": "tile:1"}),
                ("undo", {"seq": seq}), ("consent", {"seq": seq, "agree": True}),
                ("hand", {"up": True}), ("look", {}),
            ):  # fmt: skip
                assert line.refused(kind, seat=seat, **more)["code"] == "not_yours"
        for handle in ("", "x" * 900, "tile:99999", "cell:-1:٣", "\u202e"):
            line.say("why", seq=seq, seat=0, handle=handle, way=10**9)
            assert line.hear("reason")["text"]
        assert line.refused("rematch")["code"] == "not_over"
        alive(ann, line)


def test_messages_that_are_too_long(device: New) -> None:
    ann = device()
    table = ann.open("habitats", "Ann", "bot random")
    with ann.line(table) as line:
        line.socket.send(json.dumps({"type": "chat", "text": "x" * 5000}))
        assert line.hear("refused")["code"] == "too_large"
        alive(ann, line)
        line.socket.send("x" * 66_000)
        assert closed(line) == 1009
    with ann.line(table) as line:
        with contextlib.suppress(ConnectionClosed):
            line.socket.send("x" * 10_000_000)
        assert closed(line) in (1009, 0)  # 0: cut off while it was still sending
    answer = ann.web.post("/api/tables", content=b"x" * 2_000_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    with ann.line(table) as line:
        alive(ann, line)


def test_too_many_messages(tmp_path_factory: pytest.TempPathFactory) -> None:
    slow = Server(tmp_path_factory.mktemp("slow"), "--rate", "5", "--tables", "3")
    try:
        ann = Device(slow)
        table = ann.open("habitats", "Ann", "open")
        with ann.line(table) as line:
            for _ in range(30):
                line.say("chat", text="")
            codes = [line.hear("refused")["code"] for _ in range(30)]
            assert codes.count("too_fast") >= 5
            assert codes[0] == "bad_chat"
            for _ in range(300):
                try:
                    line.say("chat", text="")
                except ConnectionClosed:
                    break
            assert closed(line) == 4429
        for _ in range(2):
            ann.open("habitats", "Ann", "open")
        wish = {"game": "habitats", "seats": [{"kind": "open"}] * 2}
        assert ann.post("/api/tables", wish, 429)["code"] == "too_many"
        ann.close()
    finally:
        slow.stop()


@pytest.mark.parametrize("name", ["nothere", "x" * 16, "..", "%2e%2e", "a'b", "x" * 3000])
def test_unknown_tables(device: New, name: str) -> None:
    eve = device("de")
    answer = eve.web.get(f"/api/tables/{name}")
    assert answer.status_code in (400, 404)
    assert set(answer.json()) == {"code", "text"}
    for path in ("sit", "admin", "seats/0", "seats/0/remove", "close", "start"):
        body = {"name": "Eve", "key": "x", "kind": "bot"}
        assert eve.web.post(f"/api/tables/{name}/{path}", json=body).status_code in (400, 404)
    if name in ("nothere", "x" * 16):
        with eve.line(name) as line:
            assert line.first["code"] == "no_such_table"
            assert line.first["text"] == "Diesen Tisch gibt es nicht."
            assert closed(line) == 4404


def test_guessed_tokens_open_nothing(device: New) -> None:
    ann = device()
    table = ann.open("habitats", "Ann", "open")
    path = f"/api/tables/{table['id']}"
    chance = random.Random(1)
    token = ann.web.cookies["liferaft"]
    guesses = [token[:-1], token + "x", token.swapcase(), "", "x", ";=", "a" * 3000]
    guesses += [chance.randbytes(32).hex() for _ in range(20)]
    for guess in guesses:
        eve = device()
        eve.web.headers["cookie"] = f"liferaft={guess}"
        for change in ("seats/0", "seats/1"):
            answer = eve.web.post(f"{path}/{change}", json={"kind": "bot"})
            assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
        assert eve.web.post(f"{path}/close").json()["code"] == "not_host"
        body = {"name": "Eve", "invite": guess[:40]}
        assert eve.web.post(f"{path}/sit", json=body).json()["code"] == "bad_invite"
        assert eve.web.post(f"{path}/admin", json={"key": guess[:40]}).json()["code"] == "bad_key"
        assert eve.web.get("/api/tables").json() == []
    with ann.line(table) as line:
        assert line.table["yours"] == [0]
        assert line.table["host"] is True


def test_bad_tables_are_refused_in_words(device: New) -> None:
    ann = device("de")
    two = [{"kind": "open"}, {"kind": "open"}]
    for body, code in (
        ({"game": "chess", "seats": two}, "no_such_game"),
        ({"game": "habitats", "seats": []}, "bad_option"),
        ({"game": "habitats", "seats": two * 9}, "bad_option"),
        ({"game": "habitats", "seats": two, "options": {"x": "y"}}, "bad_option"),
        ({"game": "habitats", "seats": two, "seed": "-3"}, "bad_option"),
        ({"game": "habitats", "seats": two, "seed": "9" * 60}, "bad_option"),
        ({"game": "habitats", "seats": two, "more": 1}, "bad_request"),
        ({"game": "habitats", "seats": [{"kind": "cat"}]}, "bad_request"),
        ({"game": "habitats", "seats": [{"kind": "bot", "level": "x"}] * 2}, "no_such_level"),
        ({"game": "habitats", "seats": [{"kind": "person", "here": True}] * 2}, "bad_name"),
        (None, "bad_request"), ([], "bad_request"),
    ):  # fmt: skip
        answer = ann.web.post("/api/tables", json=body)
        assert answer.json()["code"] == code, body
        assert 400 <= answer.status_code < 500


def test_other_pages_may_not_talk_to_the_server(device: New, server: Server) -> None:
    ann = device()
    table = ann.open("habitats", "Ann", "open")
    evil = {"Origin": "http://evil.example"}
    answer = ann.web.post(f"/api/tables/{table['id']}/close", headers=evil)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    with pytest.raises(InvalidStatus) as refused, ann.line(table, **evil):
        pass
    assert refused.value.response.status_code == 403
    with ann.line(table, Origin=server.base) as line:
        assert line.table["yours"] == [0]
    assert ann.post(f"/api/tables/{table['id']}/close")["phase"] == "closed"


def test_every_answer_carries_the_security_headers(device: New) -> None:
    eve = device()
    for path in ("/", "/api/games", "/nothing", "/api/tables/nothere", "/metrics"):
        headers = eve.web.get(path).headers
        assert "'unsafe-inline'" not in headers["content-security-policy"]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    ann = device()
    ann.open("habitats", "Ann", "open")
    cookie = ann.web.post("/api/tables", json={"game": "x", "seats": []}).headers.get("set-cookie")
    assert cookie is None  # the token is given once
    fresh = device().web.post(
        "/api/tables", json={"game": "habitats", "seats": [{"kind": "open"}] * 2}
    )
    given = fresh.headers["set-cookie"].lower()
    assert "httponly" in given
    assert "samesite=strict" in given


def test_files_outside_the_client_are_not_served(device: New) -> None:
    eve = device()
    for path in (
        "/../app.py",
        "/%2e%2e/app.py",
        "/..%2f..%2fapp.py",
        "/assets/../../app.py",
    ):
        assert eve.web.get(path).status_code in (400, 404), path


def test_garbage_instead_of_http(server: Server, device: New) -> None:
    chance = random.Random(2)
    for _ in range(30):
        with sockets.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(chance.randbytes(200))
            raw.shutdown(sockets.SHUT_WR)
            raw.settimeout(5)
            while raw.recv(4096):
                pass
    assert device().web.get("/healthz").text == "ok"


def test_tokens_are_neither_stored_nor_logged(device: New, server: Server) -> None:
    ann = device()
    table = ann.open("habitats", "Ann", "open")
    token = ann.web.cookies["liferaft"].encode()
    keys = [table[name].rpartition("=")[2].encode() for name in ("invite", "admin")]
    kept = [path.read_bytes() for path in server.folder.iterdir() if path.is_file()]
    assert len(kept) >= 3
    for secret in (token, *keys):
        assert not any(secret in data for data in kept)
