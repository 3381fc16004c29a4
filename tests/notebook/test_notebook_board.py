"""A board in a notebook: what is played, taken back, refused and observed, without a browser."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from frontend import Page, wired

import liferaft
from liferaft.core.game import State
from liferaft.core.rng import Rng, seeded
from liferaft.notebook import Board
from liferaft.notebook.table import Move

GAMES = liferaft.games()
Open = Callable[..., Page]


@pytest.fixture
def opened() -> Iterator[Open]:
    """Opens a board before a page that listens."""
    with wired():
        yield lambda *words, **more: Page(Board(*words, **more))


def shown(page: Page) -> dict[str, Any]:
    page.read()
    found: dict[str, Any] = page.state["shown"]
    return found


class Curious:
    """A bot that keeps what it was given, and plays the last legal action."""

    def __init__(self) -> None:
        self.worlds: list[State] = []

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        self.worlds.append(state.clone())
        return state.legal_actions(seat)[-1]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_to_its_end_by_clicks(opened: Open, name: str) -> None:
    luck = seeded(1)
    page = opened(name, bots="random", seed=3)
    while not shown(page)["over"]:
        legal = shown(page)["legal"]
        assert legal == sorted(legal, key=lambda choice: choice["id"])
        choice = legal[luck.below(len(legal))]
        assert choice["label"]
        assert page.tell(type="play", action=choice["id"]) == ""
    board = page.board
    assert board.state.over
    replayed = liferaft.game(name).new(seed=3)
    for seat, action in board.moves:
        replayed.apply(action, seat)
    assert replayed.text() == board.position
    assert shown(page)["prompt"]


def test_moves_of_all_seats_are_observed(opened: Open) -> None:
    page = opened("habitats", seats=3, bots=["random", "easy"], seed=7)
    heard: list[list[Move]] = []
    page.board.observe(lambda change: heard.append(change.new), "moves")
    before, action = len(page.board.moves), page.board.legal[0]
    page.board.play(action)
    assert heard[-1] == page.board.moves
    assert heard[-1][before] == Move(0, action)
    while {move.seat for move in heard[-1][before:]} != {0, 1, 2}:
        page.board.play(page.board.legal[0])
    assert heard[-1] == page.board.moves


def test_bots_get_worlds_and_never_the_truth(opened: Open) -> None:
    curious = Curious()
    page = opened("rescue", bots=curious, seed=4)
    for _ in range(12):
        page.board.play(page.board.legal[0])
    assert len(curious.worlds) > 5
    truth = liferaft.game("rescue").new(seed=4)
    met = 0
    for seat, action in page.board.moves:
        if seat == 1:
            world = curious.worlds[met]
            assert world.view(1) == truth.view(1)
            assert world.text() != truth.text()
            met += 1
        truth.apply(action, seat)
    assert met == len(curious.worlds)


def test_a_page_never_gets_the_position_or_the_moves(opened: Open) -> None:
    page = opened("comet", seed=1)
    assert not {"position", "moves"} & set(page.board.keys)
    assert not {"position", "moves"} & set(page.state)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_shown_stays_when_what_is_hidden_is_dealt_anew(opened: Open, name: str) -> None:
    game = liferaft.game(name)
    luck, looked, dealt = seeded(5), 0, 0
    state = game.new(game.seats[1], 2)
    for decision in range(60):
        if state.over:
            state = game.new(game.seats[1], 3)
        seat = state.asked()[0]
        if decision % 4 == 0:
            twin = state.determinize(seat, luck)
            dealt += twin.text() != state.text()
            pages = [opened(s, seat=seat, bots="random", windows=True) for s in (state, twin)]
            assert shown(pages[0]) == shown(pages[1])
            looked += 1
            for handle in ("tile:3", "card:1", "cell:2:3", "field:5", "space:1"):
                asked = [page.tell(type="why", handle=handle, way=0) for page in pages]
                assert asked[0] == asked[1]
            refused = [page.tell(type="play", action=len(game.actions) - 1) for page in pages]
            assert refused[0] == refused[1]
        legal = state.legal_actions(seat)
        state.apply(legal[luck.below(len(legal))], seat)
    assert looked > 8
    assert dealt > looked / 2


def test_a_refusal_names_its_rule_in_both_languages(opened: Open) -> None:
    for lang, words in (("en", "not what the game asks"), ("de", "nicht")):
        page = opened("forbidden_island", seed=7, lang=lang)
        position = page.board.position
        far = next(a for a in range(400) if page.board.state.why_not(a).startswith("FI-6"))
        said = page.tell(type="play", action=far)
        assert said.startswith("FI-6.")
        assert page.tell(type="why", handle="treasure:1", way=-1).startswith("FI-")
        said = page.tell(type="play", action=len(liferaft.game("forbidden_island").actions) - 1)
        assert said.startswith("FI-")
        assert words in said
        assert page.board.position == position


def test_what_is_said_of_another_moment_does_nothing(opened: Open) -> None:
    page = opened("habitats", seed=1)
    before = page.board.position
    for message in (
        {"type": "play", "seq": 0, "action": page.board.legal[0]},
        {"type": "undo", "seq": 99},
        {"type": "play", "action": "take 1"},
        {"type": "dance"},
        {},
    ):
        assert page.tell(**message) == ""
    page.hear({"method": "custom", "content": "nonsense"})
    page.hear({"method": "custom", "content": None})
    assert page.board.position == before


def test_the_last_decision_is_taken_back_and_all_begins_anew(opened: Open) -> None:
    page = opened("rescue", seed=2, bots="random")
    first, opening = page.board.position, page.board.moves
    assert not shown(page)["undo"]
    assert page.tell(type="undo") == "There is nothing to take back."
    page.tell(type="play", action=page.board.legal[0])
    second = page.board.position
    page.tell(type="play", action=page.board.legal[0])
    third = page.board.position
    page.board.undo(anyway=True)
    assert page.board.position == second
    page.board.play(page.board.legal[0])
    assert page.board.position == third
    page.tell(type="reset")
    assert page.board.position == first
    assert page.board.moves == opening


def test_what_has_become_known_is_taken_back_only_anyway(opened: Open) -> None:
    page = opened("habitats", seed=2, bots="random", lang="de")
    revealed = page.board.state.reveals
    while page.board.state.reveals == revealed:
        before = page.board.position
        page.board.play(page.board.legal[0])
    after = page.board.position
    assert "anyway=True" in page.tell(type="undo")
    assert "Verborgenes" in page.said[-1]["text"]
    assert page.board.position == after
    page.board.undo(anyway=True)
    assert page.board.position == before


def test_a_position_can_be_set(opened: Open) -> None:
    page = opened("rescue", seed=1)
    other = liferaft.game("rescue").new(seed=9)
    page.board.position = other.text()
    assert page.board.state.text() == other.text()
    assert shown(page)["legal"][0]["id"] == other.legal_actions()[0]
    with pytest.raises(liferaft.BadPosition):
        page.board.position = "an island"
    assert page.board.position == other.text()
    page.board.play(page.board.legal[0])
    assert page.board.moves[0].seat == 0


def test_a_position_in_which_bots_are_asked_goes_on(opened: Open) -> None:
    state = liferaft.game("habitats").new(seats=3, seed=1)
    page = opened(state, seat=2, bots="random")
    assert page.board.state.asked() == [2]
    assert {move.seat for move in page.board.moves} == {0, 1}
    assert shown(page)["news"]


def test_state_is_a_copy(opened: Open) -> None:
    page = opened("comet", seed=1)
    before = page.board.position
    state = page.board.state
    state.apply(state.legal_actions()[0])
    assert page.board.state.text() == before


def test_the_language_can_be_changed(opened: Open) -> None:
    page = opened("forbidden_island", seed=3)
    english = shown(page)["prompt"]
    page.hear({"method": "update", "state": {"lang": "de"}})
    assert page.state["look"]["words"]["undo"] == "Zurücknehmen"
    assert shown(page)["prompt"] != english
    assert page.board.lang == "de"


def test_somebody_can_answer_for_all_seats(opened: Open) -> None:
    page = opened("forbidden_island", seats=3, seat=None, bots=None, seed=1)
    seats = set()
    for _ in range(60):
        if shown(page)["over"]:
            break
        assert page.board.state.asked() == [shown(page)["seat"]]
        seats.add(shown(page)["seat"])
        page.board.play(page.board.legal[0])
    assert seats == {0, 1, 2}


def test_windows_are_passed_unless_one_wants_to_be_asked(opened: Open) -> None:
    asked = {}
    for windows in (False, True):
        page = opened("forbidden_island", seed=11, bots="random", windows=windows)
        luck, asked[windows] = seeded(1), 0
        while not shown(page)["over"]:
            state = page.board.state
            asked[windows] += state.window() and not state.urgent()
            page.board.play(page.board.legal[luck.below(len(page.board.legal))])
    assert asked[False] == 0
    assert asked[True] > 0
    page = opened("forbidden_island", seed=1)
    page.hear({"method": "update", "state": {"windows": True}})
    assert page.board._table.windows


@pytest.mark.parametrize(
    ("words", "more", "complaint"),
    [
        (["chess"], {}, "no game"),
        (["habitats"], {"seat": 5}, "there is no seat 5"),
        (["habitats"], {"bots": None}, "name bots"),
        (["habitats"], {"seats": 3, "bots": ["random"]}, "need 2 opponents"),
        (["habitats"], {"bots": "deep blue"}, "there is no bot"),
        (["habitats"], {"weather": "fine"}, "weather"),
        ([liferaft.game("habitats").new(seed=1)], {"seats": 3}, "leave them out"),
    ],
)
def test_bad_input_is_refused_in_words(
    opened: Open, words: list[Any], more: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(liferaft.LiferaftError, match=complaint):
        opened(*words, **more)


def test_an_action_is_said_or_numbered(opened: Open) -> None:
    page = opened("forbidden_island", seed=7)
    board = page.board
    text = liferaft.game("forbidden_island").action_text(board.legal[1])
    board.play(text)
    assert board.moves[0].action == liferaft.game("forbidden_island").parse_action(text)
    with pytest.raises(liferaft.IllegalAction, match="FI-"):
        board.play(len(liferaft.game("forbidden_island").actions) - 1)
    with pytest.raises(liferaft.UnknownAction):
        board.play("sing a song")
