"""People and bots at tables of a real server."""

import json
from collections.abc import Callable

import pytest
from live import Device, Line, Told, closed

import liferaft
from liferaft.core.record import loads

New = Callable[..., Device]
GAMES = liferaft.games()


def catch_up(lines: list[Line]) -> None:
    """Wait until everybody has heard what one of them has."""
    seq = max(line.table["seq"] for line in lines)
    for line in lines:
        line.until(lambda table: table["seq"] >= seq)


def play_on(lines: list[Line], decisions: int) -> int:
    """Play by turns until so many decisions are made or the game is over."""
    made = 0
    while made < decisions and lines[0].table["phase"] == "playing":
        for line in lines:
            catch_up(lines)  # else somebody answers what has been answered already
            if line.asked():
                line.play(made * 7)
                made += 1
        catch_up(lines)
        if not any(line.asked() for line in lines) and lines[0].table["phase"] == "playing":
            lines[0].next()  # a bot thinks
    return made


@pytest.mark.parametrize("name", GAMES)
def test_two_people_and_a_bot_play(device: New, name: str) -> None:
    ann, ben = device(), device("de")
    seats = ["Ann", "open", "bot greedy"][: max(2, liferaft.game(name).seats[1])]
    table = ann.open(name, *seats, seed="4")
    with ann.line(table) as one:
        assert one.table["phase"] == "waiting"
        assert one.table.get("scene") is None
        assert one.table["seats"][1]["kind"] == "open"
        ben.sit(table, "Ben")
        with ben.line(table) as two:
            one.until(lambda t: t["phase"] == "playing")
            assert play_on([one, two], 25) >= 25 or one.table["phase"] == "over"
            assert (one.table["yours"], two.table["yours"]) == ([0], [1])
            assert two.table["lang"] == "de"
            assert [seat.get("here", False) for seat in one.table["seats"][:2]] == [True, True]
            told = [[(said["seq"], said.get("seat")) for said in line.log] for line in (one, two)]
            both = min(len(told[0]), len(told[1]))
            assert both > 5
            hidden = name in ("isle_of_cats", "comet", "rescue")  # each hears something else
            assert hidden or told[0][:both] == told[1][:both]


def test_a_finished_game_is_kept_with_its_record_and_leads_to_a_rematch(device: New) -> None:
    ann = device()
    table = ann.open("forbidden_island", "Ann", "bot random", seed="11")
    problem = ann.get(f"/api/tables/{table['id']}/record", 409)
    assert problem["code"] == "not_over"
    with ann.line(table) as line:
        assert line.table["commitment"]
        assert "seed" not in line.table
        play_on([line], 2000)
        line.until(lambda t: t["phase"] == "over")
        assert line.table["seed"] == f"{11:032x}"
        assert line.table["result"]
        assert all("rank" in seat for seat in line.table["seats"])
        text = ann.web.get(f"/api/tables/{table['id']}/record").text
        record = loads(text, "record", liferaft.game)
        assert record.end().over
        assert record.notes["names"][0] == "Ann"
        listed = ann.get("/api/tables")
        assert [t["phase"] for t in listed if t["id"] == table["id"]] == ["over"]
        line.say("rematch")
        line.until(lambda t: t.get("next"))
        with ann.line(line.table["next"]) as again:
            assert again.table["phase"] == "playing"
            assert again.table["yours"] == [0]
            assert again.table["commitment"] != line.table["commitment"]


def test_spectators_see_what_is_public_and_may_talk(device: New) -> None:
    ann, eve = device(), device()
    table = ann.open("rescue", "Ann", "bot random")
    with ann.line(table) as line, eve.line(table) as watching:
        line.until(lambda t: t.get("spectators") == 1)
        assert watching.table["looking"] == -1
        assert watching.table["yours"] == []
        assert "invite" not in watching.table
        assert "asked" not in watching.table
        assert "/t/" in line.table["invite"]
        watching.say("chat", text=" hello \n")
        line.until(lambda t: t.get("chat"))
        assert [(said["text"], said.get("seat", -1)) for said in line.chat] == [("hello", -1)]
        assert watching.refused("chat", text="x" * 501)["code"] == "bad_chat"
        refused = watching.refused("play", seq=0, action=0, seat=0)
        assert refused["code"] == "not_yours"


def named(line: Line, word: str) -> int:
    """The first choice whose label begins with a word; else the first of all."""
    legal = line.table["asked"][0]["legal"]
    return next((i for i, c in enumerate(legal) if c["label"].lower().startswith(word)), 0)


def test_undo_is_free_while_nothing_was_revealed_and_else_by_consent(device: New) -> None:
    ann, ben = device(), device()
    table = ann.open("forbidden_island", "Ann", "open", seed="7")
    ben.sit(table, "Ben")
    with ann.line(table) as one, ben.line(table) as two:
        lines = {0: one, 1: two}
        one.until(lambda t: t["phase"] == "playing")
        first = next(s for s in (0, 1) if lines[s].asked())
        mover, other = lines[first], lines[1 - first]
        assert "undo" not in mover.table
        before = mover.table["asked"][0]["legal"]
        mover.play(named(mover, "move"))
        assert mover.table["undo"] == "free"
        mover.say("undo", seq=mover.table["seq"], seat=first)
        mover.until(lambda t: t["seq"] == 2)
        assert mover.table["asked"][0]["legal"] == before
        assert mover.table.get("fresh", True)
        assert "takes back" in mover.log[-1]["text"]
        while mover.asked():  # to the end of the turn: cards are drawn
            mover.play(named(mover, "end"))
        assert mover.table["undo"] == "ask"
        seq = mover.table["seq"]
        mover.say("undo", seq=seq, seat=first)
        other.until(lambda t: t.get("wish"))
        assert other.table["wish"] == {"seat": first, "missing": [1 - first]}
        other.say("consent", seq=seq, seat=1 - first, agree=False)
        for line in (mover, other):
            line.until(lambda t: t["seq"] == seq and "wish" not in t)
        mover.say("undo", seq=seq, seat=first)
        other.until(lambda t: t.get("wish"))
        other.say("consent", seq=seq, seat=1 - first, agree=True)
        mover.until(lambda t: t["seq"] == seq + 1)
        assert mover.asked()
        assert other.refused("consent", seq=seq, seat=1 - first, agree=True)["code"] == "no_wish"


def test_a_seat_is_handed_to_a_bot_and_back(device: New) -> None:
    ann = device()
    table = ann.open("habitats", "Ann", "Ben", seed="3")

    def asked(told: Told) -> int:
        return int(told["asked"][0]["seat"]) if told.get("asked") else -1

    with ann.line(table) as line:
        line.until(lambda t: asked(t) >= 0)
        seat, seq = asked(line.table), line.table["seq"]
        name = line.table["seats"][seat]["name"]
        path = f"/api/tables/{table['id']}/seats/{seat}"
        info = ann.post(path, {"kind": "bot", "level": "random"})
        assert info["seats"][seat]["kind"] == "bot"
        line.until(lambda t: asked(t) == 1 - seat)  # the bot has played, and the game waits
        assert line.table["seq"] > seq
        assert line.table["yours"] == [0, 1]
        ann.post(path, {"kind": "person"})
        line.until(lambda t: t["seats"][seat]["kind"] == "person")
        for _ in range(20):
            if asked(line.table) == seat:
                break
            line.play()
        assert asked(line.table) == seat
        assert line.table["seats"][seat]["name"] == name
        assert name in ("Ann", "Ben")
        line.play()
        assert ann.post(path, {"kind": "bot", "level": "x"}, 400)["code"] == "no_such_level"
        other = device()
        assert other.post(path, {"kind": "open"}, 403)["code"] == "not_yours"


def test_pass_and_play_hides_hands_behind_a_curtain(device: New) -> None:
    ann = device()
    table = ann.open("rescue", "Ann", "Ben", seed="5")
    with ann.line(table) as line:
        assert line.table["yours"] == [0, 1]
        for _ in range(40):
            assert line.table["curtain"]
            assert "asked" not in line.table
            seat = line.table["looking"]
            line.say("look", seat=seat)
            line.until(lambda t: not t.get("curtain"))
            assert line.table["asked"][0]["seat"] == seat
            while not line.table.get("curtain"):
                line.play(1)
        assert len({said.get("seat") for said in line.log}) > 2
    table = ann.open("habitats", "Ann", "Ben", seed="5")
    with ann.line(table) as line:  # there nothing is hidden from anybody
        for _ in range(10):
            assert "curtain" not in line.table
            line.play(1)


def test_raising_a_hand_opens_windows(device: New) -> None:
    ann, ben = device(), device()
    table = ann.open("isle_of_cats", "Ann", "open", seed="2")
    ben.sit(table, "Ben")
    windows = {"Ann": 0, "Ben": 0}
    with ann.line(table) as one, ben.line(table) as two:
        one.say("hand", seat=0, up=True)
        one.until(lambda t: t["seats"][0].get("hand"))
        for decision in range(200):
            catch_up([one, two])
            mover, name = (one, "Ann") if one.asked() else (two, "Ben")
            asked = mover.asked()
            if not asked:
                break
            windows[name] += asked.get("window", False)
            mover.play(decision * 5 if not asked.get("window") else 0)
    assert windows["Ann"] > 0
    assert windows["Ben"] < windows["Ann"], "only what is urgent"
    with device().line(table) as watching:
        assert "hand" not in watching.table["seats"][0]


def test_coming_back_brings_what_was_missed(device: New) -> None:
    ann, ben = device(), device()
    table = ann.open("forbidden_island", "Ann", "open", seed="9")
    ben.sit(table, "Ben")
    with ann.line(table) as one:
        with ben.line(table) as two:
            play_on([one, two], 4)
            mark, log = two.table["mark"], two.log
        one.say("chat", text="where are you?")
        one.until(lambda t: t.get("chat"))
        if one.asked():
            one.play()
        with ben.line(table, mark) as back:
            assert back.table["fresh"] is False
            assert [said["text"] for said in back.chat] == ["where are you?"]
            assert log + back.log == one.log
            back.say("speak", lang="de")
            back.until(lambda t: t["lang"] == "de")
            assert back.table.get("fresh", True)
            assert len(back.log) == len(one.log)
        with ben.line(table, "nonsense.1.2") as fresh:
            assert fresh.table.get("fresh", True)
            assert fresh.log == one.log


def test_admin_link_removes_players_and_closes_the_table(device: New) -> None:
    ann, ben, phone = device(), device("de"), device()
    table = ann.open("habitats", "Ann", "open")
    ben.sit(table, "Ben")
    path = f"/api/tables/{table['id']}"
    key = table["admin"].partition("admin=")[2]
    assert phone.post(f"{path}/seats/1/remove", None, 403)["code"] == "not_host"
    assert phone.post(f"{path}/admin", {"key": "f" * 32}, 403)["code"] == "bad_key"
    assert phone.post(f"{path}/admin", {"key": key})["host"] is True
    with ben.line(table) as line:
        phone.post(f"{path}/seats/1/remove")
        refused = line.hear("refused")
        assert refused["code"] == "removed"
        assert refused["text"] == "Der Gastgeber hat dich von diesem Tisch entfernt."
        assert closed(line) == 4403
    with ben.line(table) as again:  # the token of a removed player is good for nothing
        assert again.first["code"] == "removed"
        assert closed(again) == 4403
    assert ben.sit(table, "Ben", 403)["code"] == "removed"
    eve = device()
    assert eve.sit(table, "Eve", 403)["code"] == "bad_invite"  # the old invitation is void
    with ann.line(table) as line:
        assert line.table["seats"][1]["kind"] == "open"
        invite = {"id": table["id"], "invite": line.table["invite"]}
        eve.sit(invite, "Eve")
        line.until(lambda t: t["seats"][1].get("name") == "Eve")
        assert phone.post(f"{path}/close")["phase"] == "closed"
        line.until(lambda t: t["phase"] == "closed")
        refused = line.refused("play", seq=line.table["seq"], action=0, seat=0)
        assert refused["code"] == "closed"


def test_qr_code_leads_to_an_open_seat(device: New) -> None:
    ann, eve = device(), device()
    table = ann.open("habitats", "Ann", "open")
    path = f"/api/tables/{table['id']}/qr.svg"
    answer = ann.web.get(path)
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert eve.get(path, 403)["code"] == "not_yours"


def test_start_puts_bots_on_open_seats(device: New) -> None:
    ann = device()
    table = ann.open("habitats", "Ann", "open", "open")
    info = ann.post(f"/api/tables/{table['id']}/start")
    assert info["phase"] == "playing"
    assert [seat["kind"] for seat in info["seats"]] == ["person", "bot", "bot"]


def test_why_not_names_the_rule_in_the_language_of_the_device(device: New) -> None:
    ann = device("de")
    table = ann.open("forbidden_island", "Ann", "bot random", seed="3")
    with ann.line(table) as line:
        line.until(lambda t: t.get("asked"))
        legal = {choice["id"] for choice in line.table["asked"][0]["legal"]}
        action = next(a for a in range(200) if a not in legal)
        seq = line.table["seq"]
        line.say("why", seq=seq, seat=0, action=action)
        reason = line.hear("reason")
        assert reason["rule"].startswith("FI-")
        assert reason["text"].startswith(reason["rule"])
        refused = line.refused("play", seq=seq, action=action, seat=0)
        assert (refused["code"], refused["text"]) == ("illegal", reason["text"])
        assert json.dumps(line.table["asked"][0]["rule"]).startswith('"FI-')


@pytest.mark.parametrize("name", ["rescue", "forbidden_island"])
def test_a_hint_names_legal_moves_and_what_they_are_good_for(device: New, name: str) -> None:
    ann, ben = device("de"), device()
    table = ann.open(name, "Ann", "open", seed="3")
    ben.sit(table, "Ben")
    with ann.line(table) as one, ben.line(table) as two:
        catch_up([one, two])
        mover, other = (one, two) if one.asked() else (two, one)
        asked = mover.asked()
        assert asked
        seq, seat = mover.table["seq"], asked["seat"]
        assert other.refused("hint", seq=seq, seat=1 - seat)["code"] == "not_asked"
        assert other.refused("hint", seq=seq, seat=seat)["code"] == "not_yours"
        assert mover.refused("hint", seq=seq + 9, seat=seat)["code"] == "late"
        mover.say("hint", seq=seq, seat=seat)
        advice = mover.hear("advice")
        legal = {choice["id"]: choice["label"] for choice in asked["legal"]}
        assert (advice["seq"], advice["seat"]) == (seq, seat)
        assert 1 < len(advice["moves"]) <= 3
        for move in advice["moves"]:
            assert legal[move["action"]] == move["label"]
            assert 0 <= move["value"] <= 1
        good = "gut für: " if mover is one else "good for: "
        assert any(why.startswith(good) for move in advice["moves"] for why in move["why"])
        mover.say("play", seq=seq, seat=seat, action=advice["moves"][0]["action"])
        catch_up([one, two])


def test_a_hint_comes_although_somebody_else_decides_meanwhile(device: New) -> None:
    ann, ben = device(), device()
    table = ann.open("isle_of_cats", "Ann", "open", seed="3")
    ben.sit(table, "Ben")
    with ann.line(table) as one, ben.line(table) as two:
        catch_up([one, two])
        mine, other = one.asked(), two.asked()
        assert mine
        assert other, "all draft at once"
        seq = one.table["seq"]
        one.say("hint", seq=seq, seat=mine["seat"])
        two.say("play", seq=seq, seat=other["seat"], action=other["legal"][0]["id"])
        advice = one.hear("advice")
        assert (advice["seq"], advice["seat"]) == (seq, mine["seat"])
        catch_up([one, two])
        assert one.table["seq"] > seq
        now = one.asked()
        assert now
        assert now.get("since", 0) <= seq, "it is still the same question"
        assert advice["moves"][0]["action"] in [choice["id"] for choice in now["legal"]]
