"""The sentences of the application in the languages people play in."""

import os

from liferaft.core.language import APPLICATION, LANGUAGES, catalogue

translate_to = catalogue(APPLICATION)


def usual_language() -> str:
    """The language of the environment if we speak it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
