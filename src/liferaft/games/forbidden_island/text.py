"""How Forbidden Island speaks: labels, prompts, log sentences; the drawing is in terminal.py."""

from typing import Any, Final

from liferaft.core.bits import members
from liferaft.core.game import News, View, name_of
from liferaft.core.language import N_, Translate, catalogue
from liferaft.core.words import CatalogueWords, joined, numbered
from liferaft.games.forbidden_island import position, terminal
from liferaft.games.forbidden_island.box import (
    CARD_NAMES,
    FOLDER,
    LANDING,
    ROLE_NAMES,
    SKULL,
    TILE_NAMES,
    TILES,
    TREASURES,
    WATERS_RISE,
)
from liferaft.games.forbidden_island.lobby import OFFERS
from liferaft.games.forbidden_island.tables import (
    ACTIONS,
    BE,
    BEFORE_ACTION,
    BEFORE_DISCARD,
    BEFORE_DRAWING,
    BEFORE_FLOOD,
    BETWEEN_CARDS,
    BETWEEN_FLOODS,
    CHOSE,
    DISCARDED,
    DONE,
    DREW,
    DROP,
    ENDED,
    FIND,
    FLEW,
    FLOODED,
    FLY,
    FOUND,
    GAVE,
    GIVE,
    IN_WATER,
    LIFT,
    LIFT_OFF,
    LIFTED,
    LIFTED_OFF,
    MOVE,
    MOVED,
    PARTY,
    PASS,
    PUSH,
    PUSHED,
    REACH,
    RESHUFFLED,
    RESULTS,
    ROSE,
    SANDBAG,
    SANDBAGGED,
    SANK,
    SHORE,
    SHORED,
    SWAM,
    TO,
    TURN_BEGAN,
)

# By verb: the word to type, the heading of its list, the whole label.
VERBS: Final[dict[int, tuple[str, str, str]]] = {
    PASS: (N_("pass"), N_("Pass"), N_("pass, play no card")),
    DONE: (N_("done"), N_("Done"), N_("end the actions of this turn")),
    BE: (N_("be"), N_("Adventurer"), N_("be the {role}")),
    MOVE: (N_("move"), N_("Move to"), N_("move to {tile}")),
    FLY: (N_("fly"), N_("Fly to"), N_("fly to {tile}")),
    PUSH: (N_("push"), N_("Move another pawn"), N_("move {pawn} to {tile}")),
    SHORE: (N_("shore"), N_("Shore up"), N_("shore up {tile}")),
    GIVE: (N_("give"), N_("Give a card"), N_("give {card} to {pawn}")),
    FIND: (N_("find"), N_("Find a treasure"), N_("find the treasure: {card}")),
    SANDBAG: (N_("sandbags"), N_("Play Sandbags on"), N_("play Sandbags on {tile}")),
    LIFT: (
        N_("lift"),
        N_("Play Helicopter Lift from"),
        N_("play Helicopter Lift from {tile} ({pawns})"),
    ),
    LIFT_OFF: (
        N_("lift_off"),
        N_("Leave the island"),
        N_("lift off with everybody and all four treasures"),
    ),
    PARTY: (N_("board"), N_("On board"), N_("on board: {pawns}")),
    TO: (N_("land"), N_("Land on"), N_("land on {tile}")),
    DROP: (N_("discard"), N_("Discard"), N_("discard {card}")),
    REACH: (N_("swim"), N_("Swim to"), N_("swim to {tile}")),
}

WINDOWS: Final[dict[int, str]] = {
    BEFORE_ACTION: N_("Play a special card before {other} acts?"),
    BEFORE_DRAWING: N_("Play a special card before treasure cards are drawn?"),
    BETWEEN_CARDS: N_("Play a special card before the second treasure card is drawn?"),
    BEFORE_DISCARD: N_("Play a special card before {other} discards?"),
    BEFORE_FLOOD: N_("Play a special card before the flood cards are drawn?"),
    BETWEEN_FLOODS: N_("Play a special card before the next flood card is drawn?"),
    IN_WATER: N_("{other} is in the water! Send a helicopter before anybody swims?"),
}

# By step: the rule that matters then.
RULES: Final[dict[str, str]] = {
    "choose": "FI-2.4",
    "act": "FI-3.3",
    "push_on": "FI-5.8",
    "shore_on": "FI-6.2",
    "board": "FI-12.4",
    "land": "FI-12.4",
    "discard": "FI-11.1",
    "swim": "FI-14.1",
    "special": "FI-12.6",
}

NEWS_SENTENCES: Final[dict[int, str]] = {
    TURN_BEGAN: N_("Turn {n}: {who}."),
    CHOSE: N_("{person} is the {role}."),
    MOVED: N_("{who} moves to {tile}."),
    FLEW: N_("{who} flies to {tile}."),
    PUSHED: N_("{who} shows the way: {other} moves to {tile}."),
    SHORED: N_("{who} shores up {tile}."),
    GAVE: N_("{who} gives away {card}; {other} takes it."),
    FOUND: N_("{who} finds a treasure: {card}!"),
    SANDBAGGED: N_("{who} plays Sandbags: {tile} is dry again."),
    LIFTED: N_("{who} plays Helicopter Lift. Landing on {tile}: {pawns}."),
    LIFTED_OFF: N_("{who} plays Helicopter Lift. Everybody is on board, and up it goes!"),
    DISCARDED: N_("{who} discards {card}."),
    SWAM: N_("{who} swims to {tile}."),
    DREW: N_("{who} draws {card}."),
    ROSE: N_("The water rises to level {n}. Flood cards shuffled back on top: {cards}."),
    FLOODED: N_("The sea floods {tile}."),
    SANK: N_("The sea swallows {tile}: sunk for good."),
}

RESHUFFLES: Final[tuple[str, ...]] = (
    N_("The treasure discards are shuffled and become the draw pile."),
    N_("The flood discards are shuffled and become the draw pile."),
)

ENDINGS: Final[dict[str, str]] = {
    "won": N_("You have won! The whole team leaves the island with all four treasures."),
    "landing": N_("You have lost: Fools' Landing has sunk, and nobody can leave the island."),
    "treasure": N_("You have lost: both tiles of a treasure have sunk before it was found."),
    "drowned": N_("You have lost: an adventurer has drowned."),
    "water": N_("You have lost: the water has reached the skull."),
}

_ALL_FOUND: Final = list(range(TREASURES))

translate_to: Final = catalogue(FOLDER)


class ForbiddenIslandWords(CatalogueWords):
    """The words of Forbidden Island."""

    def __init__(self) -> None:
        super().__init__(
            N_("Forbidden Island"), translate_to, position, terminal, VERBS, OFFERS, RULES,
            (ROSE, FLOODED, SANK, RESHUFFLED, ENDED),
        )  # fmt: skip

    def called(self, view: View, seat: int, lang: str) -> str:
        """The name of who sits there, or the adventurer."""
        return person(view, seat, translate_to(lang))

    def prompt(self, view: View, lang: str) -> str:
        """What the game asks now, and whom, in a sentence."""
        if view["over"] or view["about"] in view["asked"]:
            return super().prompt(view, lang)
        _ = translate_to(lang)
        who, other = (person(view, seat, _) for seat in (view["asked"][0], view["about"]))
        question = _question(view, _)
        return _("{who} for {other}: {question}").format(who=who, other=other, question=question)

    def question(self, view: View, lang: str) -> str:
        """The same for somebody who knows that they are asked, perhaps for another seat."""
        _ = translate_to(lang)
        if view["over"]:
            return _(ENDINGS[view["result"]])
        question = _question(view, _)
        if view["about"] in view["asked"]:
            return question
        return f"{person(view, view['about'], _)}: {question}"

    def label(self, action: int, view: View, lang: str) -> str:
        """What an action does, for a button or a list."""
        _ = translate_to(lang)
        verb = ACTIONS.verb[action]
        if verb == DONE and view["step"] == "push_on":
            return _("take no second step")
        if verb == DONE and view["step"] == "shore_on":
            return _("shore up no second tile")
        return _(VERBS[verb][2]).format(**_words_of(action, view, _))

    def choice(self, action: int, view: View, lang: str) -> str:
        """What tells an action from the others of its verb, for a list under its heading."""
        _ = translate_to(lang)
        verb = ACTIONS.verb[action]
        words = _words_of(action, view, _)
        if verb == PUSH:
            return f"{words['pawn']}: {words['tile']}"
        if verb == GIVE:
            return _("{card} for {pawn}").format(**words)
        if verb == LIFT:
            return f"{words['tile']} ({words['pawns']})"
        for key in ("tile", "card", "role", "pawns"):
            if key in words:
                return words[key]
        return self.label(action, view, lang)

    def sentence(self, item: News, view: View, lang: str) -> str:
        """An item of news for the log."""
        _ = translate_to(lang)
        kind, a, b, c = item
        if kind == RESHUFFLED:
            return _(RESHUFFLES[a])
        if kind == ENDED:
            return _(ENDINGS[RESULTS[a]])
        if kind == ROSE:
            return _rising(a, b, _)
        if kind == FLOODED or kind == SANK:
            return _(NEWS_SENTENCES[kind]).format(tile=_(TILE_NAMES[a]))
        words: dict[str, Any] = {"who": pawn(view, a, _, begins=True), "n": b}
        if kind == TURN_BEGAN:
            words["who"] = pawn(view, a, _)
        if kind == CHOSE:
            words |= {"person": name_of(view, a) or numbered(a, _), "role": _(ROLE_NAMES[b])}
        if kind == DREW and b == WATERS_RISE:
            return _("{who} draws the card Waters Rise!").format(**words)
        if kind in (MOVED, FLEW, PUSHED, SWAM, LIFTED):
            words["tile"] = _(TILE_NAMES[c])
        if kind in (SHORED, SANDBAGGED):
            words["tile"] = _(TILE_NAMES[b])
        if kind in (GAVE, FOUND, DISCARDED, DREW):
            words["card"] = _(CARD_NAMES[b])
        if kind in (PUSHED, GAVE):
            words["other"] = pawn(view, b if kind == PUSHED else c, _)
        if kind == LIFTED:
            words["pawns"] = joined([person(view, q, _) for q in members(b)], _)
        if kind == PUSHED and c in view["sunk"]:
            return _("{who} shows the way: {other} dives where {tile} was.").format(**words)
        return _(NEWS_SENTENCES[kind]).format(**words)


def _question(view: View, _: Translate) -> str:
    """What the game asks now."""
    about, thing, step = view["about"], view["thing"], view["step"]
    if step == "choose":
        return _("Which adventurer will you be?")
    if step == "act" and thing == 1:
        return _("Choose an action, the last one")
    if step == "act":
        return _("Choose an action, {left} left").format(left=thing)
    if step == "push_on":
        who = pawn(view, thing >> 8, _, begins=True)
        if view["pawns"][thing >> 8] in view["sunk"]:
            return _("{pawn} is under water; move on to a tile").format(pawn=who)
        return _("{pawn} has moved; one more step?").format(pawn=who)
    if step == "shore_on":
        return _("Shore up a second tile with the same action?")
    if step == "board":
        return _("Who boards the helicopter at {tile}?").format(tile=_(TILE_NAMES[thing]))
    if step == "land":
        pawns = joined([person(view, q, _) for q in members(thing)], _)
        return _("The helicopter is in the air ({pawns}); where does it land?").format(pawns=pawns)
    if step == "discard":
        return _("{cards} cards are too many; discard one or play a special card").format(
            cards=sum(view["hands"][about])
        )
    if step == "swim":
        return _("Your tile has sunk; where do you swim?")
    if view["found"] == _ALL_FOUND and set(view["pawns"]) == {LANDING}:
        return _("All treasures are found and everybody is here. Lift off?")
    occasion = thing & 15
    other = pawn(view, thing >> 4, _, begins=occasion == IN_WATER)
    return _(WINDOWS[occasion]).format(other=other)


def _rising(level: int, cards: int, _: Translate) -> str:
    """What Waters Rise! does."""
    if level == SKULL:
        return _("The water rises to level {n}: the skull!").format(n=level)
    if not cards:
        return _("The water rises to level {n}. There are no flood cards to shuffle.").format(
            n=level
        )
    return _(NEWS_SENTENCES[ROSE]).format(n=level, cards=cards)


def _words_of(action: int, view: View, _: Translate) -> dict[str, str]:
    """The names that an action speaks of."""
    verb = ACTIONS.verb[action]
    x = action - verb
    if verb in (MOVE, FLY, SHORE, SANDBAG, TO, REACH):
        return {"tile": _(TILE_NAMES[x])}
    if verb == LIFT:
        there = [person(view, q, _) for q in range(view["seats"]) if view["pawns"][q] == x]
        return {"tile": _(TILE_NAMES[x]), "pawns": joined(there, _)}
    if verb == PUSH:
        return {"pawn": pawn(view, x // TILES, _), "tile": _(TILE_NAMES[x % TILES])}
    if verb == GIVE:
        return {"card": _(CARD_NAMES[x // 4]), "pawn": pawn(view, x % 4, _)}
    if verb == FIND or verb == DROP:
        return {"card": _(CARD_NAMES[x])}
    if verb == PARTY:
        return {"pawns": joined([person(view, q, _) for q in members(x + 1)], _)}
    if verb == BE:
        return {"role": _(ROLE_NAMES[x])}
    return {}


def person(view: View, seat: int, _: Translate) -> str:
    """Who sits there: a name, or the adventurer as a title."""
    role = _role(view, seat)
    return name_of(view, seat) or (_(ROLE_NAMES[role]) if role >= 0 else numbered(seat, _))


def pawn(view: View, seat: int, _: Translate, begins: bool = False) -> str:
    """The same in a sentence, or where one begins: Anna, the Pilot."""
    if name_of(view, seat) or _role(view, seat) < 0:
        return person(view, seat, _)
    text = _("The {role}") if begins else _("the {role}")
    return text.format(role=person(view, seat, _))


def _role(view: View, seat: int) -> int:
    """The adventurer of a seat; -1 if there is none."""
    return int(view["roles"][seat]) if seat < view["seats"] else -1
