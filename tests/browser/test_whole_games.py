"""Whole games of every kind, played by clicking."""

from collections.abc import Callable

import pytest
from person import HERE, Person

import liferaft

LEVELS = {"rescue": "greedy"}  # by chance alone it takes hundreds of moves to get home


@pytest.mark.parametrize("game", liferaft.games())
def test_a_person_plays_a_whole_game_with_a_bot(game: str, person: Callable[..., Person]) -> None:
    ann = person()
    bot = {"kind": "bot", "level": LEVELS.get(game, "random")}
    ann.arrange(game, [HERE, bot], seed="7")
    clicked = ann.play_to_the_end()
    result = ann.page.get_by_test_id("result")
    assert clicked
    assert result.locator("li").count() == 2
    assert "Ann" in result.inner_text()


def test_two_people_play_a_whole_game_from_two_browsers(person: Callable[..., Person]) -> None:
    ann, ben = person("Ann"), person("Ben", seed=2)
    ann.arrange("forbidden_island", [HERE, {"kind": "open"}], seed="1")  # a long game
    ben.join(ann)
    for one in (ann, ben):
        one.page.wait_for_selector("main[data-phase=playing]")
    clicked: dict[str, list[str]] = {"Ann": [], "Ben": []}
    people = (ann, ben)
    while ann.table()["phase"] == "playing":
        ann.page.wait_for_function(
            "() => document.querySelector('main').dataset.phase === 'over' ||"
            "document.querySelectorAll('[data-testid=players] .thinking').length"
        )
        for one in people:
            if one.table()["asked"] == "true":
                clicked[one.name].append(one.move())
    for one in people:
        one.page.get_by_test_id("result").wait_for()
    assert len(clicked["Ann"]) > 3
    assert len(clicked["Ben"]) > 3
    assert any(thing.startswith("tile:") for thing in clicked["Ann"] + clicked["Ben"])
