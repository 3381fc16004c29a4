"""Records: what is cut short, edited or of another game says so, and never replays wrongly."""

import hashlib
import json
from pathlib import Path

import pytest

import liferaft
from liferaft.core import record as core
from liferaft.core.errors import BadRecord, LiferaftError, UnknownGame
from liferaft.core.game import Game
from liferaft.core.record import Record, commitment
from liferaft.testing.walk import Setup, Walk
from toy import GAME as DRIFTWOOD
from toy.rules import Driftwood, game_of


def recorded(game: Game = DRIFTWOOD, seats: int = 2, seed: int = 6) -> Record:
    record = Record(game, seats, seed)
    for action, seat in Walk(Setup(game, seats, seed)).moves:
        record.add(action, seat)
    return record


TEXT = recorded().text()
LINES = TEXT.splitlines()


def read(text: str) -> Record:
    return core.loads(text, "game.jsonl", lambda name: DRIFTWOOD)


def refusal(text: str) -> str:
    """The sentence that refuses a text."""
    with pytest.raises(BadRecord) as caught:
        read(text)
    sentence = str(caught.value)
    assert "game.jsonl" in sentence or "record" in sentence
    assert "\n" not in sentence
    return sentence


def forged(edit: dict[int, dict[str, object]], lines: list[str] = LINES) -> str:
    """The record with fields changed by line number, and all checks made anew."""
    out, check = [], ""
    for number, line in enumerate(lines, 1):
        fields = {**json.loads(line), **edit.get(number, {}), "check": check}
        plain = json.dumps(fields, separators=(",", ":"), ensure_ascii=False)
        check = hashlib.sha256(plain.encode()).hexdigest()[:12]
        out.append(json.dumps({**fields, "check": check}, separators=(",", ":")))
    return "\n".join(out) + "\n"


def test_a_record_leads_to_the_same_end() -> None:
    record = read(TEXT)
    assert record.text() == TEXT
    assert record.end().text() == Walk(Setup(DRIFTWOOD, 2, 6)).end.text()
    assert len(list(record.replay())) == len(record.moves) + 1


def test_what_it_says_can_be_read() -> None:
    head, first, close = (json.loads(LINES[i]) for i in (0, 1, -1))
    assert head["game"] == "driftwood"
    assert head["commitment"] == commitment(6) == hashlib.sha256(bytes([6] + [0] * 15)).hexdigest()
    assert first["text"] == DRIFTWOOD.action_text(first["action"])
    assert int(close["seed"], 16) == 6
    assert close["result"]["scores"] == read(TEXT).end().scores()


def test_forging_without_an_edit_changes_nothing() -> None:
    assert forged({}) == TEXT


def test_notes_options_and_an_unfinished_game_are_kept() -> None:
    record = Record(DRIFTWOOD, 4, None, rounds="2", buoys=False)
    record.notes = {"players": ["Ada", "Bö"], "lang": "de"}
    record.add(record.start().legal_actions(2)[0], 2)
    again = read(record.text())
    assert again.notes == record.notes
    assert again.options == {"rounds": 2, "buoys": False}
    assert again.seed == record.seed
    assert json.loads(record.text().splitlines()[-1])["result"] is None
    again.add(again.end().legal_actions()[0], again.end().asked()[0])
    assert again.moves[-1].at >= again.moves[0].at


@pytest.mark.parametrize("kept", range(len(LINES)))
def test_cut_after_a_line(kept: int) -> None:
    said = refusal("".join(f"{line}\n" for line in LINES[:kept]))
    assert ("is cut short" if kept else "is not a Liferaft record") in said


@pytest.mark.parametrize("line", range(len(LINES)))
def test_cut_inside_a_line(line: int) -> None:
    for part in (1, len(LINES[line]) // 2, len(LINES[line]) - 1):
        refusal("\n".join([*LINES[:line], LINES[line][:part]]))


@pytest.mark.parametrize("line", range(len(LINES)))
def test_a_line_left_out_or_doubled(line: int) -> None:
    refusal("\n".join(LINES[:line] + LINES[line + 1 :]))
    refusal("\n".join(LINES[: line + 1] + LINES[line:]))


def test_edited_anywhere() -> None:
    for place in range(len(TEXT) - 1):
        spoilt = "7" if TEXT[place] != "7" else "8"
        refusal(TEXT[:place] + spoilt + TEXT[place + 1 :])


def test_two_moves_swapped() -> None:
    assert "was edited: line 2 does not match its check" in refusal(
        "\n".join([LINES[0], LINES[2], LINES[1], *LINES[3:]])
    )


def test_an_unknown_field_is_an_edit() -> None:
    line = LINES[1].replace("{", '{"more":1,', 1)
    assert "was edited: line 2: " in refusal("\n".join([LINES[0], line, *LINES[2:]]))


# Checks made anew do not help.


def test_another_signature() -> None:
    said = refusal(forged({1: {"signature": "00000000"}}))
    assert "was played with other rules of driftwood: its signature is 00000000, here it is" in said


def test_another_game() -> None:
    text = recorded(liferaft.game("forbidden_island"), 2, 1).text()
    assert "was played with other rules of driftwood" in refusal(text)
    with pytest.raises(UnknownGame, match="there is no game 'driftwood'"):
        liferaft.record.loads(TEXT)


def test_changed_rules_have_another_signature() -> None:
    class Generous(Driftwood):
        def scores(self) -> list[int]:
            return [2 * points for points in self.points]

    with pytest.raises(BadRecord, match="was played with other rules"):
        core.loads(TEXT, "game.jsonl", lambda name: game_of(Generous))


def test_another_seed() -> None:
    said = refusal(forged({len(LINES): {"seed": f"{7:032x}"}}))
    assert "was edited: its seed does not fit the commitment in line 1" in said


@pytest.mark.parametrize("seed", ["", "xyz", "-1", "1" + "0" * 32])
def test_a_seed_that_is_none(seed: str) -> None:
    assert "cannot be played: " in refusal(forged({len(LINES): {"seed": seed}}))


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ({"action": 0}, r"move 1 of the record is refused: TOY-1.1: that is not what"),
        ({"action": 999}, "move 1 of the record is refused: TOY-1.1: there is no such action"),
        ({"action": -1}, "move 1 of the record is refused: TOY-1.1: there is no such action"),
        ({"action": 2**62}, "move 1 of the record is refused: TOY-1.1: there is no such action"),
        ({"action": 2**70}, "move 1 of the record is refused: TOY-1.1: there is no such action"),
        ({"seat": 2**62}, "move 1 of the record is refused: TOY-1.1: it is not this seat"),
        ({"text": "bid 3"}, "was edited: move 1 is not what it says"),
        ({"move": 2}, "was edited: move 1 is not what it says"),
        ({"seat": 3}, "move 1 of the record is refused: TOY-1.1: it is not this seat"),
    ],
)
def test_an_illegal_move(move: dict[str, object], words: str) -> None:
    assert words in refusal(forged({2: move}))


def test_a_move_after_the_end() -> None:
    lines = [*LINES[:-1], LINES[-2], LINES[-1]]
    text = forged({len(lines): {"moves": len(lines) - 2}}, lines)
    assert f"move {len(LINES) - 2} of the record is refused: TOY-1.1: the game is over" in refusal(
        text
    )


def test_a_wrong_number_of_moves() -> None:
    assert "is cut short: " in refusal(forged({len(LINES): {"moves": 99}}))


@pytest.mark.parametrize(
    ("head", "words"),
    [
        ({"seats": 7}, "cannot be played: driftwood is for 2 to 4 seats, not 7"),
        ({"options": {"rounds": 9}}, "cannot be played: option rounds cannot be 9"),
        ({"options": {"colour": 1}}, "cannot be played: there is no option 'colour'"),
        ({"options": {"seed": 1}}, "cannot be played: there is no option 'seed'"),
        ({"liferaft": 2}, "has format 2; this program reads format 1"),
        ({"liferaft": "one"}, "was edited: line 1: "),
    ],
)
def test_a_head_that_cannot_be(head: dict[str, object], words: str) -> None:
    assert words in refusal(forged({1: head}))


def test_a_result_that_is_not_that_of_the_moves() -> None:
    text = forged({len(LINES): {"result": {"scores": [9, 0], "ranking": [1, 2]}}})
    assert "was edited: its result is not that of its moves" in refusal(text)


def test_notes_may_hold_any_character() -> None:
    record = recorded()
    record.notes = {"said": "one\u2028two\u0085three"}
    assert read(record.text()).notes == record.notes


# Files


def test_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record = recorded(liferaft.game("forbidden_island"), 3, 9)
    record.save(path)
    assert liferaft.record.load(path).text() == path.read_text(encoding="utf-8") == record.text()
    assert list(tmp_path.iterdir()) == [path]


def unreadable(path: Path) -> str:
    with pytest.raises(BadRecord) as caught:
        liferaft.record.load(path)
    assert str(path) in str(caught.value)
    return str(caught.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert "No such file" in unreadable(tmp_path / "missing.jsonl")
    assert "Is a directory" in unreadable(tmp_path)
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    assert "it is not text" in unreadable(tmp_path / "noise")
    (tmp_path / "empty").write_bytes(b"")
    assert "is not a Liferaft record" in unreadable(tmp_path / "empty")
    (tmp_path / "other.json").write_text('{"a": 1}\n', encoding="utf-8")
    assert "is not a Liferaft record" in unreadable(tmp_path / "other.json")


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"cannot write the record .*no/such\.jsonl: No such file"):
        recorded().save(tmp_path / "no" / "such.jsonl")


def test_an_illegal_move_is_not_written(tmp_path: Path) -> None:
    record = recorded()
    record.add(0, 0)
    with pytest.raises(LiferaftError, match=r"move \d+ of the record is refused"):
        record.save(tmp_path / "game.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_a_crash_while_saving_leaves_the_old_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    recorded().save(path)
    before = path.read_text(encoding="utf-8")

    def torn(self: Path, text: str, encoding: str) -> None:
        with open(self, "w", encoding=encoding) as file:
            file.write(text[: len(text) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", torn)
    with pytest.raises(BadRecord, match="No space left on device"):
        recorded(seed=7).save(path)
    assert path.read_text(encoding="utf-8") == before
