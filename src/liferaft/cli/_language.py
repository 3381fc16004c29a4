"""The sentences of the application in the languages people play in."""

import os
from pathlib import Path

from liferaft.core import language
from liferaft.core.language import LANGUAGES, Translate, translator

LOCALE = Path(language.__file__).parents[1] / "locale"


def N_(text: str) -> str:
    """Mark a text for the catalogue; it is translated where it is used."""
    return text


def translate_to(lang: str) -> Translate:
    """The catalogue of the application."""
    return translator(LOCALE, "liferaft", lang)


def usual_language() -> str:
    """The language of the environment if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
