"""At the table everybody is called by name, and marked as in the picture."""

from collections.abc import Iterator
from typing import Any

import pytest
from world import devices, new_table, play, play_some, read, sent, some_decision

import liferaft
from liferaft.core.errors import LiferaftError
from liferaft.core.rng import seeded
from liferaft.picture.art import SHARED
from liferaft.server import catalog
from liferaft.server.messages import Reader
from liferaft.server.refusals import Refusal
from liferaft.server.seats import Place, names_of
from liferaft.server.sight import pictures_of
from liferaft.server.table import Table

GAMES = liferaft.games()
NAMES = ["Anna", "Ben", "Clara", "Dora", "Emil"]


def called(table: Table) -> None:
    """Give those at a table their names."""
    places = zip(table.places, NAMES)
    table.seat([Place(place.kind, name, place.level, place.holder) for place, name in places])


def at_table(name: str, decisions: int, seed: int = 3) -> Table:
    """A game among people with names."""
    game = liferaft.game(name)
    table = new_table(game, max(2, game.seats[0]), seed)
    called(table)
    play_some(table, seeded(seed), decisions)
    return table


def texts(message: dict[str, Any]) -> Iterator[str]:
    """All that people read in a message apart from the picture."""
    yield message["prompt"]
    yield from (line["text"] for line in message["log"])
    for asked in message.get("asked", []):
        yield asked["prompt"]
        yield from (choice["label"] for choice in asked["legal"])


def test_bots_are_numbered_and_nobody_is_called_like_anybody_else() -> None:
    people = [Place("person", "Anna"), Place("bot"), Place("person", "Anna"), Place(), Place("bot")]
    assert names_of(people, "de") == ["Anna", "Bot 1", "Anna 2", "", "Bot 2"]
    assert names_of(people[:3], "en") == ["Anna", "Bot", "Anna 2"]
    assert names_of([Place("bot", "Ben", "easy", "device")], "en") == ["Ben"]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_what_is_sent_calls_people_by_name(name: str, lang: Any) -> None:
    table = at_table(name, 25)
    for device in (*devices(2), "somebody else"):
        message = read(sent(table, Reader(device, lang)))
        assert [seat["called"] for seat in message["seats"]] == ["Anna", "Ben"]
        read_aloud = " ".join(texts(message))
        assert "Anna" in read_aloud
        assert "Ben" in read_aloud
        for number in ("seat 0", "Seat 1", "Sitz 1", "Sitz 2"):
            assert number not in read_aloud


@pytest.mark.parametrize("name", GAMES)
def test_who_is_asked_is_not_told_so_again_but_the_others_are(name: str) -> None:
    table = at_table(name, 9)
    rng = seeded(8)
    for _ in range(30):
        if table.phase == "over":
            break
        seat, action = some_decision(table.state, rng)
        own = read(sent(table, Reader(devices(2)[seat], "en")))["asked"][0]
        watching = read(sent(table, Reader("somebody else", "en")))
        assert not own["prompt"].startswith(NAMES[seat])
        assert own["rule"].startswith(table.game.prefix)
        if watching["seats"][seat].get("thinking"):
            assert NAMES[seat] in watching["prompt"].partition(":")[0]
        play(table, seat, action)


def test_a_result_names_the_winner() -> None:
    table = at_table("habitats", 10_000)
    message = read(sent(table, Reader("somebody else", "de")))
    (best,) = [seat for seat in message["seats"] if seat["rank"] == 1]
    assert message["result"] == f"{best['called']} hat gewonnen: {best['score']} Punkte."


def test_somebody_new_on_a_seat_is_called_so_everywhere_and_the_log_comes_anew() -> None:
    table = at_table("habitats", 20)
    reader = Reader(devices(2)[0], "en")
    assert "Ben takes" in " ".join(texts(read(sent(table, reader))))
    places = list(table.places)
    table.seat([places[0], Place("bot", "Ben", "easy", places[1].holder)])
    assert not read(sent(table, reader)).get("log")
    table.seat([places[0], Place("person", "Zoe", "", "another device")])
    message = read(sent(table, reader))
    assert message.get("fresh", True)
    read_aloud = " ".join(texts(message))
    assert "Zoe takes" in read_aloud
    assert "Ben" not in read_aloud


@pytest.mark.parametrize("name", GAMES)
def test_points_are_shown_during_play(name: str) -> None:
    table = at_table(name, 30)
    shown = [[s.get("score") for s in read(sent(table, Reader(d, "en")))["seats"]] for d in "xy"]
    standing = table.game.words.standing(table.state.view(liferaft.SPECTATOR))
    assert shown == [standing or [None, None]] * 2
    assert bool(standing) != table.game.cooperative


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_has_the_mark_that_the_picture_draws(name: str) -> None:
    game = liferaft.game(name)
    drawn = pictures_of(game)
    assert drawn is not None
    table = new_table(game, game.seats[1], 3)
    play_some(table, seeded(3), 25)
    message = sent(table, Reader("somebody else", "de"))
    marks = [seat["mark"] for seat in read(message)["seats"]]
    assert len({(mark["art"], mark["cls"], mark.get("letter")) for mark in marks}) == len(marks)
    style = f"{drawn.style()}{catalog.theme_css()}"
    for mark in marks:
        assert mark["art"] in {**SHARED, **drawn.art()}
        assert f".scene .{mark['cls']} " in style or f".{mark['cls']} {{" in style
        used = {mark["art"], mark["art"].replace("lr-seat", "lr-sign")}  # alone, or on a figure
        assert any(f'"use":"{art}"'.encode() in message for art in used)
        assert mark["cls"].encode() in message


def test_before_the_game_begins_there_are_no_marks() -> None:
    table = at_table("habitats", 0)
    table.begun = False
    assert "mark" not in read(sent(table, Reader("somebody else", "en")))["seats"][0]


@pytest.mark.parametrize(
    ("game", "options", "seats", "english", "translated"),
    [
        (
            "habitats",
            {"solo": "blind"},
            3,
            "Option “Playing alone: blindly” is for 1 seat, not for 3.",
            "Option „Allein spielen: blind“ ist für 1 Sitz, nicht für 3.",
        ),
        (
            "isle_of_cats",
            {"family_mode": "true"},
            1,
            "Option “Family mode: yes” is for 2 to 4 seats, not for 1.",
            "Option „Familienspiel: ja“ ist für 2 bis 4 Sitze, nicht für 1.",
        ),
        (
            "forbidden_island",
            {"difficulty": "x"},
            2,
            "Option “Difficulty” cannot be 'x'; "
            "choose one of: Trainee, Novice, Normal, Elite, Legendary.",
            "Option „Schwierigkeit“ kann nicht 'x' sein; "
            "zur Wahl stehen: Übung, Neuling, Normal, Elite, Legendär.",
        ),
        (
            "forbidden_island",
            {"diffculty": "x"},
            2,
            "There is no option 'diffculty'; did you mean difficulty?",
            "Eine Option 'diffculty' gibt es nicht; meinst du difficulty?",
        ),
        (
            "rescue",
            {},
            9,
            "Rescue is for 2 to 4 seats, not 9.",
            "Rescue ist für 2 bis 4 Sitze, nicht 9.",
        ),
    ],
)
def test_a_mistake_in_options_is_told_with_the_names_of_the_lobby(
    game: str, options: dict[str, str], seats: int, english: str, translated: str
) -> None:
    with pytest.raises(LiferaftError) as caught:
        liferaft.game(game).new(seats, 1, **options)
    refusal = Refusal(
        "bad_option", detail=lambda lang: catalog.told(liferaft.game(game), caught.value, lang)
    )
    assert [refusal.text(lang) for lang in ("en", "de")] == [english, translated]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_lobby_has_titles_and_lines_for_options_and_choices(lang: Any) -> None:
    for info in catalog.all_games(lang):
        for option in info.options:
            assert len(option.choices) == len(option.titles) == len(option.helps)
            assert all((option.title, option.help, *option.titles, *option.helps))
            assert 1 <= option.seats[0] <= option.seats[1]
