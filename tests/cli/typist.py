"""The screen as a person uses it: what is typed, and what is shown."""

from textual.pilot import Pilot
from textual.widgets import Input, Static

from liferaft.cli._screen import Screen


async def typed(pilot: Pilot[None], line: str) -> None:
    """Type a line as a person does."""
    pilot.app.query_one("#line", Input).value = line
    await pilot.press("enter")
    await pilot.pause()


def shown(app: Screen, name: str) -> str:
    """The text of a part of the table."""
    return str(app.screen_stack[0].query_one(f"#{name}", Static).render())
