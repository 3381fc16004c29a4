"""The games as the lobby shows them, and what is drawn of them."""

import hashlib
import logging
import re
from functools import lru_cache
from html import escape
from typing import Final

from liferaft.core.errors import BadOption, LiferaftError
from liferaft.core.game import Game
from liferaft.core.language import N_
from liferaft.games import game as find_game
from liferaft.games import games
from liferaft.picture.art import SHARED
from liferaft.picture.pictures import Pictures
from liferaft.picture.svg import NAMESPACE, ROOT, element, sheet, used
from liferaft.picture.theme import theme_css
from liferaft.server.protocol import GameInfo, Language, OptionInfo
from liferaft.server.refusals import translate_to
from liferaft.server.sight import pictures_of
from liferaft.server.workers import LEVELS, TITLES

LOGGER: Final = logging.getLogger(__name__)
QUOTED: Final = N_("“{text}”")
MINUTES: Final = re.compile(r"(\d+)(?: \w+ (\d+))? (?:minutes|Minuten)")
A_LINE: Final = 50  # characters: a shorter opening says too little


@lru_cache(maxsize=None)
def all_games(lang: Language) -> list[GameInfo]:
    """Every game in a language."""
    found = []
    for name in games():
        try:
            found.append(game_info(find_game(name), lang))
        except Exception:  # a game that cannot be loaded must not hide the others
            LOGGER.exception("%s cannot be offered", name)
    return found


def game_info(game: Game, lang: Language) -> GameInfo:
    """A game in a language; what it is about stands at the head of its rule book."""
    _ = translate_to(lang)
    about, credits = from_rulebook(rulebook(game, lang))
    minutes = MINUTES.search(about)
    drawn = pictures_of(game)
    path = f"/api/games/{game.name}"
    return GameInfo(
        name=game.name,
        title=game.words.title(lang),
        line=opening(about),
        seats=game.seats,
        minutes="–".join(filter(None, minutes.groups())) if minutes else "",
        cooperative=game.cooperative,
        options=option_infos(game, lang),
        levels=list(LEVELS),
        level_titles=[_(TITLES[level]) for level in LEVELS],
        credits=credits,
        pictures=drawn is not None,
        art=f"{path}/art.svg?v={version(sheet(drawn.art()))}" if drawn else "",
        style=f"{path}/style.css?v={version(drawn.style())}" if drawn else "",
        cover=f"{path}/cover.svg" if drawn else "",
    )


def option_infos(game: Game, lang: str) -> list[OptionInfo]:
    """The options of a game, each choice as text."""
    found = []
    for option in game.options:
        offer = game.words.offer(option, lang)
        found.append(
            OptionInfo(
                name=option.name,
                title=offer.title,
                help=offer.help,
                choices=option.texts(),
                titles=offer.titles,
                helps=offer.helps,
                default=str(option.default).lower(),
                seats=option.seats,
            )
        )
    return found


def told(game: Game, mistake: LiferaftError, lang: str) -> str:
    """What is wrong with the options of a table, with the names that the lobby has for them."""
    if not isinstance(mistake, BadOption):
        return str(mistake)
    _ = translate_to(lang)
    words: dict[str, str] = {"game": game.words.title(lang)}
    for option in game.options:
        if option.name == mistake.words.get("option"):
            offer = game.words.offer(option, lang)
            titles = dict(zip(option.texts(), offer.titles))
            chosen = str(mistake.words.get("chosen"))
            words["option"] = _(QUOTED).format(text=offer.title)
            words["choices"] = ", ".join(offer.titles)
            words["choice"] = _(QUOTED).format(text=f"{offer.title}: {titles.get(chosen)}")
    text = mistake.told(_, **words)
    return text[:1].upper() + text[1:] + ("" if text.endswith("?") else ".")


def rulebook(game: Game, lang: str) -> str:
    """The rule book in a language; in English if there is no other."""
    try:
        return game.rulebook(lang)
    except BadOption:
        return game.rulebook("en")


def from_rulebook(text: str) -> tuple[str, str]:
    """What a game is about, and whose it is: the first paragraphs of its first and last chapter."""
    chapters = re.split(r"^#+ .*\n", text, flags=re.MULTILINE)
    first = [chapter.strip().split("\n\n")[0] for chapter in chapters if chapter.strip()]
    return first[0], re.split(r"^## .*\n", text, flags=re.MULTILINE)[-1].strip().split("\n\n")[0]


def opening(about: str) -> str:
    """The first sentence of a text, or as many as make a line of it."""
    sentences = re.split(r"(?<=[.!?]) ", about)
    line = sentences[0]
    for sentence in sentences[1:]:
        if len(line) >= A_LINE:
            break
        line = f"{line} {sentence}"
    return line


def cover(drawn: Pictures) -> str:
    """The picture that stands for a game, without page, frame or title."""
    scene = drawn.cover()
    panel = scene.panels[0]
    css = f"{theme_css()}{drawn.style()}".replace(":root", ROOT)
    needed = "".join(used(scene, {**SHARED, **drawn.art()}, css))
    body = "".join(element(shape) for shape in panel.shapes)
    size = f"{panel.width:g} {panel.height:g}"
    return (
        f'<svg xmlns="{NAMESPACE}" class="liferaft scene" viewBox="0 0 {size}" role="img">'
        f"<style>{escape(css, quote=False)}</style><defs>{needed}</defs>{body}</svg>\n"
    )


def version(text: str) -> str:
    """What changes when a file does."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]
