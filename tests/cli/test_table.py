"""The table without its looks: who is asked, what can be taken back, what is kept."""

from pathlib import Path

import pytest

import liferaft
from liferaft import record
from liferaft.cli._saves import new_path, unfinished
from liferaft.cli._table import PASSED, PERSON, Table
from liferaft.core.errors import LiferaftError
from liferaft.core.record import Record

GAME = liferaft.game("forbidden_island")


def table(
    seed: int = 7, seats: int = 3, bots: tuple[int, ...] = (), lang: str = "en", **options: object
) -> Table:
    """A table whose bots always choose alike."""
    kept = Record(GAME, seats, seed, **options)
    return Table(kept, {seat: "random" for seat in bots}, lang, rng=liferaft.seeded(1))


def texts(t: Table) -> list[str]:
    return [GAME.action_text(action) for action in t.legal()]


SEED_ALONE = 2  # two seats; only the first holds a special card

# Seed 7: Explorer on Copper Gate with Sandbags, Navigator, Pilot with two Helicopter Lifts.


def test_windows_are_passed_for_people_until_somebody_must_act() -> None:
    t = table()
    assert t.seat == 0
    assert t.view()["step"] == "act"
    assert t.how == [PASSED]
    assert t.record.moves[0].text == "pass"


def test_card_reopens_the_window_that_was_passed() -> None:
    t = table()
    assert "open again" in t.card()
    assert (t.seat, t.view()["step"]) == (2, "special")
    assert t.how == []
    t.play("lift copper")
    t.play("land fools")
    assert t.view()["pawns"][0] == t.view()["pawns"][2]
    assert t.log() == [
        "Turn 1: the Explorer.",
        "The Pilot plays Helicopter Lift. Landing on Fools' Landing: Explorer.",
    ]


def test_a_window_reopened_and_passed_stays_closed() -> None:
    t = table()
    t.card()
    assert "being asked" in t.card()
    t.play("pass")
    assert (t.seat, t.view()["step"]) == (0, "act")
    assert t.how == [PERSON]


def test_card_waits_for_the_next_window_if_none_was_passed() -> None:
    t = table(seed=SEED_ALONE, seats=2)
    t.play(next(a for a in t.legal() if GAME.action_text(a).startswith("move")))
    assert "be asked at the next occasion" in t.card()
    assert "will not" in t.card()
    t.card()
    t.play("done")
    assert (t.seat, t.view()["step"], t.raised) == (0, "special", False)
    t.play("pass")
    assert t.view()["step"] != "special"


def test_windows_on_asks_every_time() -> None:
    t = table()
    t.ask_in_windows(True)
    t.play("done")
    assert (t.seat, t.view()["step"]) == (0, "special")
    t.ask_in_windows(False)
    assert t.view()["step"] != "special"


def test_urgent_windows_are_never_passed_for_people() -> None:
    ready = GAME.new(3, 7).text()  # the Pilot, seat 2, is asked in a window of seat 0
    for old, new in (
        ("explorer copper_gate", "explorer fools_landing"),
        ("navigator gold_gate", "navigator fools_landing"),
        ("\nfound", "\nfound earth_stone statue_of_the_wind crystal_of_fire oceans_chalice"),
    ):
        assert old in ready
        ready = ready.replace(old, new)
    t = table()
    t.state = GAME.position(ready)
    t.state.listen()
    t.run()
    assert (t.seat, t.view()["step"]) == (2, "special")
    assert t.prompt().startswith("Urgent! Pilot: All treasures are found")
    t.play("lift_off")
    assert t.over
    assert t.log()[-1].startswith("You have won!")


def test_undo_goes_back_to_the_last_decision() -> None:
    t = table()
    start = t.state.text()
    t.play("move bronze")
    t.undo()
    assert t.state.text() == start
    assert t.log() == ["Turn 1: the Explorer."]
    assert [move.text for move in t.record.moves] == ["pass"]
    with pytest.raises(LiferaftError, match="nothing to take back"):
        t.undo()


def test_undo_is_refused_once_cards_were_turned_and_possible_by_consent() -> None:
    t = table()
    start = t.state.text()
    t.play("done")
    after = t.state.text()
    with pytest.raises(LiferaftError, match="undo!"):
        t.undo()
    assert t.state.text() == after
    t.undo(anyway=True)
    assert t.state.text() == start


def test_undo_leaves_a_window_open_that_a_person_had_passed() -> None:
    t = table()
    t.card()
    t.play("pass")
    t.undo()
    assert (t.seat, t.view()["step"]) == (2, "special")


def test_refused_and_unknown_input_changes_nothing() -> None:
    t = table()
    before = t.state.text()
    for text in ("shore 9", "move 99", "0", "99", "dance", "move", "move gate", "???"):
        with pytest.raises(LiferaftError):
            t.play(text)
    assert t.state.text() == before
    assert len(t.record.moves) == 1


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("1", "done"),
        ("2", "move bronze_gate"),
        ("done", "done"),
        ("move bronze", "move bronze_gate"),
        ("MOVE 1", "move bronze_gate"),
        ("m cave embers", "move cave_of_embers"),
        ("move to embers", "move cave_of_embers"),
        ("sandbags coral", "sandbags coral_palace"),
        ("shore 9", "shore whispering_garden"),
        ("shore whisp", "shore whispering_garden"),
        ("push 1 9", "push 1 whispering_garden"),
        ("give 0 2", "give earth_stone 2"),
        ("lift_off", "lift_off"),
        ("lift Fools' Landing", "lift fools_landing"),
        ("find ocean's", "find oceans_chalice"),
        ("board 0+2", "board 0+2"),
    ],
)
def test_actions_are_understood(text: str, action: str) -> None:
    t = table()
    assert GAME.action_text(t.meant(text)) == action


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("fertig", "done"),
        ("ziehen sehnsucht", "move bronze_gate"),
        ("ziehe 1", "move bronze_gate"),
        ("zieh höhle", "move cave_of_embers"),
        ("zieh hoehle", "move cave_of_embers"),
        ("zieh hohle", "move cave_of_embers"),
        ("trockenlegen stille", "shore whispering_garden"),
        ("trocken 14", "shore breakers_bridge"),
        ("sandsack medusas", "sandsack"),
        ("move bronze", "move bronze_gate"),
    ],
)
def test_german_words_are_understood(text: str, action: str) -> None:
    t = table(lang="de")
    if action == "sandsack":
        action = "sandbags coral_palace"
    assert GAME.action_text(t.meant(text)) == action


def test_ambiguous_words_are_explained() -> None:
    with pytest.raises(LiferaftError, match="could mean: move to Bronze Gate; move to Silver Gate"):
        table().play("move gate")


def test_why_not_names_the_rule_in_the_language_of_the_table() -> None:
    assert table().why_not("shore 9")[1].startswith("FI-6.3: shore up your own tile")
    assert table(lang="de").why_not("trocken 9")[1].startswith("FI-6.3: leg dein eigenes Feld")
    assert table().why_not("move bronze") == ("move to Bronze Gate", "")


def test_bots_play_their_seats_and_people_theirs() -> None:
    t = table(bots=(1, 2))
    while not t.over:
        assert t.seat == 0
        t.play(t.legal()[-1])
    assert {move.seat for move, how in zip(t.record.moves, t.how) if how == PERSON} == {0}
    assert t.closing() == ["The seed was 7."]
    with pytest.raises(LiferaftError, match="over"):
        t.play("1")


def test_a_table_of_bots_plays_to_the_end_at_once() -> None:
    assert table(bots=(0, 1, 2)).over


def test_bots_on_seats_that_do_not_exist_are_refused() -> None:
    with pytest.raises(LiferaftError, match="there is no seat 6; seats are 1 to 3"):
        table(bots=(5,))


def test_log_follows_the_language() -> None:
    t = table()
    t.play("move bronze")
    assert t.log() == ["Turn 1: the Explorer.", "The Explorer moves to Bronze Gate."]
    t.lang = "de"
    assert t.log()[1:] == ["Der Forscher zieht auf »Tor der Sehnsucht«."]
    assert t.prompt() == "Forscher: Wähle eine Aktion, noch 2 übrig"


def test_opening_shows_the_commitment_and_not_the_seed() -> None:
    t = table(seed=123456789)
    said = " ".join(t.opening())
    assert record.commitment(123456789) in said
    assert "123456789" not in said
    assert t.closing() == []


def test_saved_and_loaded_it_is_the_same_table(tmp_path: Path) -> None:
    t = table(bots=(1,), lang="de")
    for _ in range(5):
        t.play(t.legal()[0])
    t.save(tmp_path / "game")
    again = Table.load(tmp_path / "game")
    assert again.state.text() == t.state.text()
    assert (again.how, again.log(), again.lang) == (t.how, t.log(), "de")
    assert again.bot_names == {1: "random"}
    again.save(tmp_path / "again")
    assert (tmp_path / "again").read_text() == (tmp_path / "game").read_text()


def test_every_decision_is_saved_and_offered_again(data_folder: Path) -> None:
    t = table()
    assert unfinished("forbidden_island") is None
    t.path = new_path("forbidden_island", t.record.commitment)
    t.play("move bronze")
    left = unfinished("forbidden_island")
    assert left is not None
    path, kept = left
    assert path.is_relative_to(data_folder)
    assert [move.text for move in kept.moves] == ["pass", "move bronze_gate", "pass"]
    while not t.over:
        t.play(t.legal()[0])
    assert unfinished("forbidden_island") is None


def test_a_damaged_save_is_passed_over(data_folder: Path) -> None:
    t = table()
    t.path = new_path("forbidden_island", t.record.commitment)
    t.keep()
    t.path.write_text(t.path.read_text().replace('"seat":2', '"seat":1'))
    assert unfinished("forbidden_island") is None
    with pytest.raises(LiferaftError):
        Table.load(t.path)
