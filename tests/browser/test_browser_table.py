"""What happens around a game: coming back, taking back, handing over, watching, sharing."""

import re
from collections.abc import Callable

from person import BOT, HERE, Person, here
from playwright.sync_api import expect

LOST = "[data-testid=lost]"


def test_a_reload_in_mid_game_loses_nothing(person: Callable[..., Person]) -> None:
    ann = person()
    ann.arrange("forbidden_island", [HERE, BOT], seed="3")
    ann.play_on(3)
    assert ann.wait_for_turn()
    before = ann.table()
    log = ann.page.get_by_test_id("log").inner_text()
    ann.page.reload()
    assert ann.wait_for_turn()
    assert ann.table() == before
    assert ann.page.get_by_test_id("log").inner_text() == log
    ann.move()


def test_a_lost_connection_comes_back_by_itself(person: Callable[..., Person]) -> None:
    ann, ben = two_at_a_table(person)
    asked, other = (ann, ben) if ann.table()["asked"] == "true" else (ben, ann)
    other.context.set_offline(True)
    expect(other.page.locator(LOST)).to_be_visible()
    asked.move()
    seq = asked.table()["seq"]
    other.context.set_offline(False)
    other.page.wait_for_selector(f"main[data-seq='{seq}']")
    expect(other.page.locator(LOST)).to_have_count(0)
    assert (
        other.page.get_by_test_id("log").inner_text()
        == asked.page.get_by_test_id("log").inner_text()
    )


def test_a_move_that_revealed_nothing_is_taken_back_at_once(person: Callable[..., Person]) -> None:
    ann = person()
    ann.arrange("forbidden_island", [HERE, BOT], seed="3")
    ann.wait_for_turn()
    island = ann.page.locator("[data-panel=island]")
    before = pawns(ann)
    lit = island.locator("[data-lit][data-handle^='tile:']").first
    label = lit.get_attribute("aria-label") or ""
    lit.click(position={"x": 12, "y": 12})
    if ann.page.get_by_test_id("menu").count():
        ann.page.locator("[data-testid=menu] [data-action]").first.click()
    expect(ann.page.get_by_test_id("undo")).to_be_enabled()
    assert label
    ann.page.get_by_test_id("undo").click()
    expect(ann.page.get_by_test_id("undo")).to_be_disabled()
    assert pawns(ann) == before


def test_taking_back_what_revealed_something_needs_the_others(
    person: Callable[..., Person],
) -> None:
    asker, other = one_asks_to_take_back(*two_at_a_table(person))
    seq = asker.table()["seq"]
    other.page.get_by_test_id("agree").click()
    asker.page.wait_for_function(
        "(seq) => document.querySelector('main').dataset.seq !== seq", arg=seq
    )
    expect(other.page.get_by_test_id("agree")).to_have_count(0)
    expect(asker.page.locator("main[data-asked=true]")).to_be_visible()


def test_others_may_refuse_that_a_move_is_taken_back(person: Callable[..., Person]) -> None:
    asker, other = one_asks_to_take_back(*two_at_a_table(person))
    before, stood = asker.table()["seq"], pawns(asker)
    expect(asker.page.get_by_text("Waiting for the others to agree")).to_be_visible()
    other.page.get_by_test_id("refuse").click()
    expect(asker.page.get_by_text("Not everybody agreed: the move stands.")).to_be_visible()
    expect(asker.page.get_by_text("Waiting for the others to agree")).to_have_count(0)
    expect(other.page.get_by_test_id("refuse")).to_have_count(0)
    assert asker.table()["seq"] == other.table()["seq"] == before
    assert pawns(asker) == pawns(other) == stood
    assert other.table()["asked"] == "true"
    other.move()


def test_a_seat_is_handed_to_a_bot_and_taken_back(person: Callable[..., Person]) -> None:
    ann, ben = two_at_a_table(person)
    asked, other = (ann, ben) if ann.table()["asked"] == "true" else (ben, ann)
    number = 0 if other is ann else 1
    seat = other.page.locator("[data-testid=players] .seat").nth(number)
    other.page.get_by_test_id(f"seat-{number}").click()
    other.page.get_by_role("button", name=re.compile("Let a bot play for me")).first.click()
    expect(seat).to_contain_text("Bot")
    expect(asked.page.locator("[data-testid=players] .seat").nth(number)).to_contain_text("Bot")
    other.page.get_by_test_id(f"seat-{number}").click()
    other.page.get_by_role("button", name="Play this seat again").click()
    expect(seat).not_to_contain_text("Bot")
    expect(seat).to_contain_text("you")

    hand_over(asked, 1 - number)  # now its bot plays until the other one is asked
    assert other.wait_for_turn()
    other.move()


def test_spectators_see_the_table_and_may_not_play(person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.arrange("forbidden_island", [HERE, BOT], seed="3")
    ann.wait_for_turn()
    eve = person("Eve")
    eve.page.goto(f"/t/{table}")
    eve.page.wait_for_selector("[data-panel=island] [data-handle]")
    assert eve.page.locator("[data-lit]").count() == 0
    assert eve.page.get_by_test_id("undo").count() == 0
    expect(ann.page.get_by_test_id("players")).to_contain_text("1 watching")
    ann.move()
    eve.page.wait_for_selector(f"main[data-seq='{ann.table()['seq']}']")
    eve.page.get_by_test_id("tab-chat").click()
    eve.page.get_by_placeholder("Say something").fill("Well played!")
    eve.page.keyboard.press("Enter")
    ann.page.get_by_test_id("tab-chat").click()
    expect(ann.page.get_by_test_id("drawer")).to_contain_text("Well played!")


def test_people_who_share_a_device_see_a_curtain_between_them(
    person: Callable[..., Person],
) -> None:
    ann = person()
    ann.arrange("isle_of_cats", [HERE, here("Ben")], seed="5")
    names = []
    for _ in range(40):
        ann.page.wait_for_selector("[data-testid=curtain], main[data-asked=true]")
        curtain = ann.page.get_by_test_id("curtain")
        if curtain.count():
            assert ann.page.locator("[data-role=hand] [data-handle]").count() == 0
            assert ann.page.locator("[data-testid=actions] [data-action]").count() == 0
            names.append(curtain.locator("h2").inner_text())
            curtain.get_by_role("button").click()
            expect(curtain).to_have_count(0)
        if len(set(names)) > 1:
            return
        ann.move()
    raise AssertionError(f"only one of two people was asked to look: {names}")


def test_why_not_and_the_rule_that_says_so(person: Callable[..., Person]) -> None:
    ann = person()
    ann.arrange("forbidden_island", [HERE, BOT], seed="3")
    ann.wait_for_turn()
    ann.page.locator("[data-handle^='tile:']:not([data-lit])").first.click(
        position={"x": 12, "y": 60}
    )
    reason = ann.page.get_by_test_id("reason")
    expect(reason).to_contain_text(re.compile(r"FI-\d"))
    number = reason.get_by_role("button").inner_text()
    reason.get_by_role("button").click()
    now = ann.page.locator("[data-testid=rulebook] .now")
    expect(now).to_be_in_viewport()
    assert now.get_attribute("data-rule") == number


def test_the_language_changes_on_the_spot(person: Callable[..., Person]) -> None:
    ann = person()
    ann.arrange("forbidden_island", [HERE, BOT], seed="3")
    ann.wait_for_turn()
    expect(ann.page.get_by_test_id("prompt")).to_contain_text("Choose an action")
    ann.page.get_by_test_id("language").click()
    expect(ann.page.get_by_test_id("prompt")).to_contain_text("Wähle eine Aktion")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    expect(ann.page.get_by_test_id("drawer")).to_contain_text("Verlauf")
    expect(ann.page.get_by_test_id("log")).to_contain_text("Zug 1")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Die verbotene Insel")
    ann.page.get_by_test_id("tab-rules").click()
    expect(ann.page.get_by_test_id("rulebook")).to_contain_text("Flutkarten")


def test_after_the_end_all_meet_again(person: Callable[..., Person]) -> None:
    ann, ben = two_at_a_table(person)
    first = ann.page.url
    hand_over(ann, 0)
    hand_over(ben, 1)
    for one in (ann, ben):
        one.page.get_by_test_id("result").wait_for()
    ann.page.get_by_test_id("rematch").click()
    for one in (ann, ben):
        one.page.wait_for_url(lambda url: "/t/" in url and url != first)
        one.page.wait_for_selector("main[data-phase=playing], main[data-phase=over]")
    assert ann.page.url == ben.page.url
    ann.page.goto("/")
    expect(ann.page.locator("#done")).to_be_visible()


def test_the_title_tells_whose_turn_it_is(person: Callable[..., Person]) -> None:
    ann, ben = two_at_a_table(person)
    asked, other = (ann, ben) if ann.table()["asked"] == "true" else (ben, ann)
    expect(asked.page).to_have_title("● Your turn – Forbidden Island")
    expect(other.page).to_have_title("Forbidden Island")


def test_what_nobody_knows_is_said_kindly(person: Callable[..., Person]) -> None:
    ann = person()
    ann.page.goto("/t/nosuchtable1")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("There is no such table.")
    ann.page.get_by_role("link").click()
    expect(ann.page.locator("[data-game]").first).to_be_visible()


def one_asks_to_take_back(ann: Person, ben: Person) -> tuple[Person, Person]:
    """Play until a move has revealed something, and ask for it back; who asks, and the other."""
    for _ in range(60):
        asked, other = (ann, ben) if ann.table()["asked"] == "true" else (ben, ann)
        if asked.table()["asked"] != "true":
            asked.page.wait_for_timeout(50)
            continue
        undo = other.page.get_by_test_id("undo")
        if undo.is_enabled() and "Ask" in (undo.get_attribute("aria-label") or ""):
            undo.click()
            asked.page.get_by_test_id("agree").wait_for()
            return other, asked
        asked.move()
    raise AssertionError("nothing was ever revealed")


def hand_over(who: Person, seat: int) -> None:
    """Let a bot play on."""
    who.page.get_by_test_id(f"seat-{seat}").click()
    who.page.locator(".seat .menu button").first.click()


def pawns(who: Person) -> list[str]:
    """Where all pawns stand on the island."""
    places: list[str] = who.page.evaluate(
        """[...document.querySelectorAll("[data-key^='pawn:']")]
           .map((pawn) => pawn.dataset.key + " " + pawn.getAttribute("transform")).sort()"""
    )
    assert places
    return places


def two_at_a_table(person: Callable[..., Person]) -> tuple[Person, Person]:
    """Ann and Ben, each at their own browser, in a game of Forbidden Island."""
    ann, ben = person("Ann"), person("Ben", seed=2)
    ann.arrange("forbidden_island", [HERE, {"kind": "open"}], seed="4")
    ben.join(ann)
    for one in (ann, ben):
        one.page.wait_for_selector("main[data-phase=playing] [data-panel=island] [data-handle]")
    ann.page.wait_for_selector("[data-testid=players] .thinking")
    return ann, ben
