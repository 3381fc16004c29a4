"""What tests of rules ask of a position in every game."""

import re

import pytest

from liferaft import IllegalAction, State
from liferaft.testing.diagram import do


def refused(s: State, text: str, rule: str, seat: int | None = None) -> None:
    """The action is refused by this rule, and nothing has changed."""
    before = s.text()
    with pytest.raises(IllegalAction, match=rf"^{re.escape(rule)}: \w"):
        do(s, text, seat=seat)
    assert s.text() == before


def asks(s: State) -> tuple[str, int]:
    """The step and the one seat that is asked."""
    (seat,) = s.asked()
    return s.view(seat)["step"], seat
