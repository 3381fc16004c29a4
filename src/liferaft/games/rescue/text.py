"""How Rescue speaks: labels, prompts, log sentences; the drawing is in terminal.py."""

from typing import Final

from liferaft.core.bits import members
from liferaft.core.game import News, View
from liferaft.core.language import N_, Translate, catalogue
from liferaft.core.words import CatalogueWords, joined
from liferaft.games.rescue import position, terminal
from liferaft.games.rescue.box import (
    CELL_IDS,
    CHANGE_IDS,
    COLOURS,
    FOLDER,
    GLYPHS,
    LOADER_IDS,
    SYMBOL_IDS,
)
from liferaft.games.rescue.lobby import OFFERS
from liferaft.games.rescue.tables import (
    ACTIONS,
    BEGIN_SWAP,
    BOARD,
    BOARDED,
    CHANGED,
    DISCARD,
    DREW,
    ENDED,
    FLIP_LONG,
    FLIP_SHORT,
    LOADERS_MOVED,
    MOVE,
    MOVED,
    OUT_OF_TURNS,
    PLAY_CARD,
    PLAYED,
    RESCUED,
    RESHUFFLED,
    RESULTS,
    ROTATE,
    SKIP,
    SKIPPED,
    SWAPPED,
    TO,
    TURN_BEGAN,
    TURN_CARD,
)
from liferaft.games.rescue.terminal import rescued, slot_name, who

# By verb: the word to type, the heading of its list, the whole label.
VERBS: Final[dict[int, tuple[str, str, str]]] = {
    SKIP: (N_("skip"), N_("Skip"), N_("change no mine card")),
    TURN_CARD: (N_("turn"), N_("Change a mine card"), N_("change the mine card {cell}")),
    ROTATE: (N_("rotate"), N_("Turn"), N_("turn by 180 degrees: {face}")),
    FLIP_LONG: (
        N_("flip_long"),
        N_("Flip over the long side"),
        N_("flip over the long side: {face}"),
    ),
    FLIP_SHORT: (
        N_("flip_short"),
        N_("Flip over the short side"),
        N_("flip over the short side: {face}"),
    ),
    PLAY_CARD: (N_("play"), N_("Play a symbol card"), N_("play a {symbol}")),
    BEGIN_SWAP: (N_("swap"), N_("Swap"), N_("swap cards instead of moving a worker")),
    MOVE: (N_("worker"), N_("Move the worker on"), N_("move the worker on {cell}")),
    TO: (N_("to"), N_("Go to"), N_("go to {cell}")),
    BOARD: (N_("board"), N_("Board a loader"), N_("board the loader {loader}")),
    DISCARD: (N_("discard"), N_("Swap these cards"), N_("swap {cards}")),
}

QUESTIONS: Final[dict[str, str]] = {
    "pick": N_("Which mine card do you change?"),
    "change": N_("How do you change {cell}? It shows {face}."),
    "play": N_("Play a symbol card or swap cards"),
    "worker": N_("Which worker moves with the {symbol}?"),
    "destination": N_("Where does the worker on {cell} go with the {symbol}?"),
    "swap": N_("Which cards do you swap?"),
}

# By step: the rule that matters then.
RULES: Final[dict[str, str]] = {
    "pick": "RES-5.1",
    "change": "RES-5.2",
    "play": "RES-6.1",
    "worker": "RES-6.2",
    "destination": "RES-6.3",
    "swap": "RES-7.1",
}

NEWS_SENTENCES: Final[dict[int, str]] = {
    TURN_BEGAN: N_("Turn {n}: {who}."),
    LOADERS_MOVED: N_("Loaders: {places}."),
    SKIPPED: N_("{who} changes no mine card."),
    PLAYED: N_("{who} plays a {symbol}."),
    MOVED: N_("A worker of {who} goes from {cell} to {end}."),
    BOARDED: N_("A worker of {who} boards {loader} from {cell}. Rescued: {n} of {target}."),
    SWAPPED: N_("{who} swaps {cards}."),
    RESHUFFLED: N_("The discards are shuffled and become the draw pile: {n} cards."),
}

# By change: what is told.
CHANGES: Final[tuple[str, ...]] = (
    N_("{who} turns {cell} by 180 degrees: {face}."),
    N_("{who} flips {cell} over the long side: {face}."),
    N_("{who} flips {cell} over the short side: {face}."),
)
SIDES: Final[tuple[str, ...]] = (N_("north"), N_("east"), N_("south"), N_("west"))

translate_to: Final = catalogue(FOLDER)


class RescueWords(CatalogueWords):
    """The words of Rescue."""

    def __init__(self) -> None:
        super().__init__(
            N_("Rescue"), translate_to, position, terminal, VERBS, OFFERS, RULES,
            (LOADERS_MOVED, RESHUFFLED, ENDED),
        )  # fmt: skip

    def called(self, view: View, seat: int, lang: str) -> str:
        """The name of who sits there, or the colour of the crew."""
        return who(view, seat, translate_to(lang))

    def standing(self, view: View) -> list[int]:
        """The workers on loaders."""
        return [rescued(view, seat) for seat in range(view["seats"])]

    def question(self, view: View, lang: str) -> str:
        """What the game asks now."""
        _ = translate_to(lang)
        if view["over"]:
            return _ending(view, RESULTS.index(view["result"]), _)
        thing, step = view["thing"], view["step"]
        words: dict[str, str] = {}
        if step == "change":
            words["cell"] = CELL_IDS[thing]
            words["face"] = face_name(view["exits"][thing], view["symbols"][thing], _)
        if step in ("worker", "destination"):
            words["symbol"] = symbol_name(thing & 7, _)
            words["cell"] = CELL_IDS[thing >> 3]
        return _(QUESTIONS[step]).format(**words)

    def label(self, action: int, view: View, lang: str) -> str:
        """What an action does, for a button or a list."""
        _ = translate_to(lang)
        return _(VERBS[ACTIONS.verb[action]][2]).format(**_words_of(action, view, _))

    def choice(self, action: int, view: View, lang: str) -> str:
        """What tells an action from the others of its verb, for a list under its heading."""
        _ = translate_to(lang)
        verb = ACTIONS.verb[action]
        x = action - verb
        words = _words_of(action, view, _)
        if verb == PLAY_CARD:
            return f"[{SYMBOL_IDS[x]}] {_(GLYPHS[x])}"
        if verb == BOARD:
            return f"{words['loader']}, {slot_name(view['loaders'][x], _)}"
        if verb == DISCARD:
            return "".join(f"[{symbol}]" for symbol in _discarded(action))
        if verb == MOVE and view["workers"][view["about"]][x] > 1:
            return f"{words['cell']} ({view['workers'][view['about']][x]})"
        return words["cell"] if "cell" in words else self.label(action, view, lang)

    def sentence(self, item: News, view: View, lang: str) -> str:
        """An item of news for the log."""
        _ = translate_to(lang)
        kind, a, b, c = item
        if kind == LOADERS_MOVED:
            places = [f"{LOADER_IDS[i]} {slot_name(slot, _)}" for i, slot in enumerate((a, b, c))]
            return _(NEWS_SENTENCES[kind]).format(places=", ".join(places))
        if kind == RESHUFFLED:
            return _(NEWS_SENTENCES[kind]).format(n=a)
        if kind == ENDED:
            return _ending(view, a, _)
        words: dict[str, str] = {"who": who(view, a, _), "n": str(b)}
        if kind == CHANGED:
            words["face"] = face_name(view["exits"][b], view["symbols"][b], _)
            return _(CHANGES[c]).format(cell=CELL_IDS[b], **words)
        if kind == DREW and b < 0:
            return _("{who} draws a card.").format(**words)
        if kind == DREW:
            return _("{who} draws a {symbol}.").format(symbol=_symbol_of(b, _), **words)
        if kind == PLAYED:
            words["symbol"] = _symbol_of(b, _)
        if kind == MOVED:
            words.update(cell=CELL_IDS[b], end=CELL_IDS[c])
        if kind == BOARDED:
            words.update(cell=CELL_IDS[b], loader=LOADER_IDS[c], n=str(rescued(view, a)))
            words["target"] = str(view["options"]["rescue_target"])
        if kind == SWAPPED:
            words["cards"] = joined([_symbol_of(card, _) for card in members(b)], _)
        return _(NEWS_SENTENCES[kind]).format(**words)


def _ending(view: View, result: int, _: Translate) -> str:
    """Who has won, and how."""
    most = max(rescued(view, seat) for seat in range(view["seats"]))
    names = [who(view, seat, _) for seat in range(view["seats"]) if rescued(view, seat) == most]
    if result == OUT_OF_TURNS:
        text = _("The planet has waited long enough: {turns} turns. Most rescued: {names}, {n}.")
    elif len(names) > 1:
        text = _("{names} win together. Rescued: {n}.")
    else:
        assert result == RESCUED, f"a game that is over has a result, not {result}"
        text = _("{names} wins! Rescued: {n}.")
    return text.format(names=joined(names, _), n=most, turns=view["turns"])


def _words_of(action: int, view: View, _: Translate) -> dict[str, str]:
    """The names that an action speaks of."""
    verb = ACTIONS.verb[action]
    x = action - verb
    if verb in (TURN_CARD, MOVE, TO):
        return {"cell": CELL_IDS[x]}
    if verb == PLAY_CARD:
        return {"symbol": symbol_name(x, _)}
    if verb == BOARD:
        return {"loader": LOADER_IDS[x]}
    if verb == DISCARD:
        symbols = [SYMBOL_IDS.index(symbol) for symbol in _discarded(action)]
        return {"cards": joined([symbol_name(symbol, _) for symbol in symbols], _)}
    if verb in (ROTATE, FLIP_LONG, FLIP_SHORT):
        return {"face": _changed_face(view, action - ROTATE, _)}
    return {}


def _discarded(action: int) -> list[str]:
    """The symbols that a swap gives away."""
    return ACTIONS.text(action).partition(" ")[2].split("+")


def _changed_face(view: View, change: int, _: Translate) -> str:
    """What the card that is asked about will show; nobody may know a hidden face."""
    if view["step"] != "change":
        return _("another face") if change else _("upside down")
    cell = view["thing"]
    exits, symbol = view["exits"][cell], view["symbols"][cell]
    if change:
        exits, symbol = view["other_exits"][cell], view["other_symbols"][cell]
    if exits < 0:
        return _("still hidden")
    if CHANGE_IDS[change] != "flip_long":
        exits = (exits << 2 | exits >> 2) & 15
    return face_name(exits, symbol, _)


def face_name(exits: int, symbol: int, _: Translate) -> str:
    """A face of a card in words that can be read aloud."""
    sides = members(exits)
    if len(sides) == 4:
        shape = _("crossing")
    elif len(sides) == 3:
        shape = _("tee to the {ways}")
    else:
        shape = _("straight to the {ways}") if exits in (5, 10) else _("curve to the {ways}")
    ways = joined([_(SIDES[side]) for side in sides], _)
    return f"{symbol_name(symbol, _)}, {shape.format(ways=ways)}"


def symbol_name(symbol: int, _: Translate) -> str:
    """A symbol by its value and its sign: 3 (triangle)."""
    return f"{SYMBOL_IDS[symbol]} ({_(GLYPHS[symbol])})"


def _symbol_of(card: int, _: Translate) -> str:
    """The symbol of a card; its colour means nothing (RES-1.6)."""
    return symbol_name(card // len(COLOURS), _)
