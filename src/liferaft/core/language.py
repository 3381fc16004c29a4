"""The languages people play in: gettext catalogues, English being the source."""

import gettext
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from liferaft.core.errors import BadOption, LiferaftError

LANGUAGES: tuple[str, ...] = ("en", "de")
Translate = Callable[[str], str]


@lru_cache(maxsize=None)
def translator(folder: Path, domain: str, lang: str) -> Translate:
    """What turns an English sentence of a catalogue into *lang*."""
    if lang not in LANGUAGES:
        raise BadOption(f"there is no language {lang!r}; choose one of: {', '.join(LANGUAGES)}")
    if lang == "en":
        return str
    try:
        return gettext.translation(domain, folder, [lang]).gettext
    except FileNotFoundError:
        raise LiferaftError(
            f"the catalogue {domain} for {lang!r} is not built; run: make catalogues"
        ) from None


def refusal(reason: str, translate: Translate) -> str:
    """A reason such as "FI-6.1: …" in another language, its number kept."""
    number, colon, sentence = reason.partition(": ")
    return f"{number}: {translate(sentence)}" if colon else translate(reason)
