"""The languages people play in: gettext catalogues, English being the source."""

import gettext
from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

from liferaft.core.errors import BadOption, LiferaftError

LANGUAGES: tuple[str, ...] = ("en", "de")
APPLICATION: Final = Path(__file__).parents[1]  # the folder of the sentences that all games share

Translate = Callable[[str], str]
Catalogue = Callable[[str], Translate]  # by language


def N_(text: str) -> str:
    """Mark a text for the catalogue; it is translated where it is used."""
    return text


def catalogue(folder: Path) -> Catalogue:
    """The catalogue of a folder, which has its name; what it lacks is the application's."""
    return partial(translator, folder)


@lru_cache(maxsize=None)
def translator(folder: Path, lang: str) -> Translate:
    """What turns an English sentence of a catalogue into *lang*."""
    if lang not in LANGUAGES:
        raise BadOption(f"there is no language {lang!r}; choose one of: {', '.join(LANGUAGES)}")
    if lang == "en":
        return str
    found = _built(folder, lang)
    if folder != APPLICATION:
        found.add_fallback(_built(APPLICATION, lang))
    return found.gettext


def _built(folder: Path, lang: str) -> gettext.NullTranslations:
    try:
        return gettext.translation(folder.name, folder / "locale", [lang])
    except FileNotFoundError:
        raise LiferaftError(
            f"the catalogue {folder.name} for {lang!r} is not built; run: make catalogues"
        ) from None


def refusal(reason: str, translate: Translate) -> str:
    """A reason such as "FI-6.1: …" in another language, its number kept."""
    number, colon, sentence = reason.partition(": ")
    return f"{number}: {translate(sentence)}" if colon else translate(reason)
