"""What the page of a board gets: all of it is made from what one seat may know."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec

from liferaft.core.game import Game
from liferaft.core.language import N_, catalogue
from liferaft.notebook.table import Table
from liferaft.picture.pictures import pictures
from liferaft.picture.scene import Panel
from liferaft.picture.svg import element
from liferaft.picture.theme import theme_css
from liferaft.server.sight import Sight

FOLDER: Final = Path(__file__).parent
ROOT: Final = ".liferaft"  # what ":root" is in a page: the board is a part of one

translate_to = catalogue(FOLDER)

WORDS: Final = {
    "undo": N_("Take back"),
    "reset": N_("Start again"),
    "windows": N_("Ask me whenever I could interrupt"),
    "actions": N_("All actions"),
    "find": N_("Find an action"),
    "news": N_("What happened"),
    "turn": N_("Turn (R)"),
    "mirror": N_("Mirror (F)"),
    "piece": N_("Click on a cell, or move with the arrows and press Enter."),
    "board": N_("Board"),
}


@lru_cache(maxsize=None)
def look_of(game: Game, lang: str) -> dict[str, Any]:
    """What stays the same as long as a game is shown: its art and style, and our words."""
    drawn = pictures(game.package)
    css = f"{theme_css()}{drawn.style()}".replace(":root", ROOT)
    own = (FOLDER / "board.css").read_text(encoding="utf-8")
    _ = translate_to(lang)
    words = {name: _(text) for name, text in WORDS.items()}
    return {"art": drawn.sheet(), "style": f"{css}\n{own}", "words": words, "lang": lang}


def shown_of(table: Table, lang: str, seq: int) -> dict[str, Any]:
    """The moment: the picture, the question and its answers."""
    state, eyes = table.state, table.eyes
    sight = Sight(state, eyes, lang, table.names())
    asked = sight.asked() if table.asking() == eyes else None
    scene = sight.scene
    return {
        "seq": seq,
        "game": state.game.name,
        "title": state.game.words.title(lang),
        "seat": eyes,
        "over": state.over,
        "prompt": asked.prompt if asked else sight.prompt,
        "panels": [drawn(panel) for panel in scene.panels] if scene else [],
        "legal": msgspec.to_builtins(asked.legal) if asked else [],
        "piece": msgspec.to_builtins(asked.piece) if asked and asked.piece else None,
        "news": table.told(lang),
        "undo": bool(table.past),
        "has_windows": bool(state.game.steps.windows),
    }


def drawn(panel: Panel) -> dict[str, Any]:
    """A panel as SVG text."""
    return {
        "key": panel.key,
        "role": panel.role,
        "title": panel.title,
        "box": f"0 0 {panel.width:g} {panel.height:g}",
        "shapes": "".join(element(shape) for shape in panel.shapes),
    }
