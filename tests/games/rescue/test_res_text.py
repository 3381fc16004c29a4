"""Rescue as people read it: what its drawings show, what labels and the log say."""

import liferaft
from liferaft import State
from liferaft.core.game import SPECTATOR
from liferaft.core.language import LANGUAGES
from liferaft.games.rescue import box, terminal, text
from liferaft.games.rescue.tables import BOARD, BOARDED, CHANGED, DREW, ENDED, MOVE, TO
from screens import beside, drawn, played, widest

GAME = liferaft.game("rescue")
# The planet A of the rule book with the example beside it: White has a 3 to play.
EXAMPLE = """
rescue
options layout=A
cell D5 B180
loaders 3 11 19
seat C3 C3 D3 C4 C4 D4 D4 D1 hand w3 w4 w5
seat C3 C3 D3 C4 C4 D4 D2 D6 hand r2 r3 r4
agenda play:0 turn:1
"""


def labels(state: State, lang: str = "en") -> list[str]:
    view = state.view(state.asked()[0])
    return [GAME.words.label(action, view, lang) for action in state.legal_actions()]


def test_labels_show_what_a_change_leads_to() -> None:
    state = GAME.new(2, 7, layout="A")
    state.apply(GAME.parse_action("turn D5"))  # lies as M21B0, a curve; its front is a tee
    assert GAME.words.question(state.view(0), "en") == (
        "How do you change D5? It shows 5 (pentagon), curve to the north and east."
    )
    assert labels(state) == [
        "turn by 180 degrees: 5 (pentagon), curve to the south and west",
        "flip over the long side: 4 (square), tee to the north, east and south",
        "flip over the short side: 4 (square), tee to the north, south and west",
    ]
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        seen = after.view(0)
        shown = text.face_name(seen["exits"][27], seen["symbols"][27], str)
        assert GAME.words.label(action, state.view(0), "en").endswith(shown)


def test_hidden_faces_stay_hidden_in_labels_and_drawings() -> None:
    state = GAME.new(2, 7, hidden_backs=True)
    for width in (58, 64, 100):
        assert drawn(state.view(0), width).count("/?") == box.CELLS
    state.apply(GAME.parse_action("turn A1"))
    rotated, long_side, short_side = labels(state)
    assert "hidden" not in rotated
    assert long_side.endswith("still hidden")
    assert short_side.endswith("still hidden")


def test_smallest_planet_fits_its_width() -> None:
    for decisions in (*range(8), 10_000):
        view = played(GAME, 4, 5, decisions).view(0)
        for lang in LANGUAGES:
            assert widest(drawn(view, 46, lang)) <= 46
            assert widest(beside(view, 46, lang)) <= 46


def test_drawing_shows_names_symbols_workers_and_loaders_without_colour() -> None:
    state = GAME.position(EXAMPLE)
    for width in (58, 64, 100):
        drawing = drawn(state.view(0), width)
        for name in (*box.CELL_IDS, *box.LOADER_IDS):
            assert drawing.count(name) == 1, name
        assert "W2R2" in drawing
        assert drawing.replace("W2R2", "").count("W") >= 2


def test_tunnels_of_neighbours_join_and_walls_stop_them() -> None:
    state = GAME.position(EXAMPLE)
    view = state.view(0)
    slim = drawn(view, 60).splitlines()
    row = next(i for i, line in enumerate(slim) if "A4" in line)
    assert slim[row + 1] == "   ────────┤    ┗━━━━━━━━╋━━━━━━━━╋━━━┫    ┗━━━┫    └────   "
    large = drawn(view, 93).splitlines()
    row = next(i for i, line in enumerate(large) if "A4" in line)
    walls = "┄┊·═║╔╗╚╝"
    assert large[row + 1].strip() == (
        "──────────────┊      ┗━━━━━━━━━━━━━╋━━━━━━━━━━━━━╋━━━━━━║      ┗━━━━━━┊      └───────"
    )
    assert all(sign not in walls for sign in "".join(terminal.HEAVY + terminal.LIGHT))


def test_heavy_lines_are_the_tunnels_of_the_crew_that_acts() -> None:
    state = GAME.position(EXAMPLE)
    view = state.view(0)
    near = {cell for start in terminal.acting(view) for cell in terminal.tunnel(view, start)}
    heavy = sum(sign in terminal.HEAVY[1:] for sign in drawn(view, 93))
    assert {"D1", "F3", "F6"} <= {box.CELL_IDS[cell] for cell in near}
    assert "A1" not in {box.CELL_IDS[cell] for cell in near}
    assert heavy > len(near)
    state.apply(GAME.parse_action("play 3"))
    state.apply(GAME.parse_action("worker C3"))
    assert terminal.acting(state.view(0)) == [14]


def test_marks_are_the_cards_where_a_move_may_end() -> None:
    state = GAME.position(EXAMPLE)
    state.apply(GAME.parse_action("play 3"))
    for start in state.legal_actions():
        after = state.clone()
        after.apply(start)
        ends = {a - TO for a in after.legal_actions() if TO <= a < BOARD}
        assert terminal.marked(after.view(0)) == ends
        assert drawn(after.view(0), 93).count("►") == len(ends)
        assert ends <= terminal.marked(state.view(0))
    assert {GAME.actions.verb_of(a).first for a in state.legal_actions()} == {MOVE}


def test_own_hand_is_named_and_the_others_are_counted() -> None:
    state = GAME.position(EXAMPLE)
    assert "[3] ▲ triangle  [4] ■ square  [5] ⬟ pentagon" in beside(state.view(0), 80)
    assert "[3] [4] [5]" in beside(state.view(0), 30)
    assert "cards: 3" in beside(state.view(0), 30)
    assert "[" not in beside(state.view(SPECTATOR), 80)
    assert beside(state.view(1), 80) != beside(state.view(0), 80)


def test_log_sentences() -> None:
    view = GAME.position(EXAMPLE).view(0)
    news = {
        (CHANGED, 0, 27, 0): (
            "White turns D5 by 180 degrees: 5 (pentagon), curve to the south and west.",
            "Weiß dreht D5 um 180 Grad: 5 (Fünfeck), Kurve nach Süden und Westen.",
        ),
        (DREW, 1, -1, 0): ("Red draws a card.", "Rot zieht eine Karte nach."),
        (DREW, 1, 4, 0): ("Red draws a 3 (triangle).", "Rot zieht eine 3 (Dreieck) nach."),
        (BOARDED, 0, 3, 0): (
            "A worker of White boards L1 from D1. Rescued: 0 of 5.",
            "Ein Minenarbeiter von Weiß steigt von D1 in L1 ein. Gerettet: 0 von 5.",
        ),
    }
    for item, sentences in news.items():
        assert tuple(GAME.words.sentence(item, view, lang) for lang in LANGUAGES) == sentences


def test_ending_names_all_winners() -> None:
    view = GAME.new(3, 1, finish_round=True).view(0)
    view["aboard"] = [[5, 0, 0], [1, 1, 0], [2, 2, 1]]
    assert GAME.words.sentence((ENDED, 1, 5, 0), view, "en") == (
        "White and Blue win together. Rescued: 5."
    )
    view["aboard"][2] = [0, 0, 0]
    assert GAME.words.sentence((ENDED, 1, 1, 0), view, "de") == "Weiß gewinnt! Gerettet: 5."
    assert "600" not in GAME.words.sentence((ENDED, 2, 1, 0), view, "en")


def test_crews_have_different_letters() -> None:
    assert terminal.letters(text.translate_to("en")) == ["W", "R", "B", "Y"]
    assert terminal.letters(text.translate_to("de")) == ["W", "R", "B", "G"]
