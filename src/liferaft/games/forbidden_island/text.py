"""How Forbidden Island speaks: labels, prompts, log sentences; the drawing is in terminal.py."""

from typing import Any, Final

from liferaft.core.bits import members
from liferaft.core.game import News, View
from liferaft.core.language import N_, Translate, catalogue
from liferaft.core.words import CatalogueWords, joined
from liferaft.games.forbidden_island import position, terminal
from liferaft.games.forbidden_island.box import (
    CARD_NAMES,
    FOLDER,
    LANDING,
    LAYOUT_IDS,
    LAYOUT_NAMES,
    ROLE_NAMES,
    SKULL,
    TILE_NAMES,
    TILES,
    TREASURES,
    WATERS_RISE,
)
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
    PUSH: (N_("push"), N_("Move another pawn"), N_("move the {pawn} to {tile}")),
    SHORE: (N_("shore"), N_("Shore up"), N_("shore up {tile}")),
    GIVE: (N_("give"), N_("Give a card"), N_("give {card} to the {pawn}")),
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
    BEFORE_ACTION: N_("{who}: play a special card before the {other} acts?"),
    BEFORE_DRAWING: N_("{who}: play a special card before treasure cards are drawn?"),
    BETWEEN_CARDS: N_("{who}: play a special card before the second treasure card is drawn?"),
    BEFORE_DISCARD: N_("{who}: play a special card before the {other} discards?"),
    BEFORE_FLOOD: N_("{who}: play a special card before the flood cards are drawn?"),
    BETWEEN_FLOODS: N_("{who}: play a special card before the next flood card is drawn?"),
    IN_WATER: N_("{who}: the {other} is in the water! Send a helicopter before anybody swims?"),
}

NEWS_SENTENCES: Final[dict[int, str]] = {
    TURN_BEGAN: N_("Turn {n}: the {who}."),
    CHOSE: N_("Seat {seat} is the {who}."),
    MOVED: N_("The {who} moves to {tile}."),
    FLEW: N_("The {who} flies to {tile}."),
    PUSHED: N_("The {who} shows the way: the {other} moves to {tile}."),
    SHORED: N_("The {who} shores up {tile}."),
    GAVE: N_("The {who} gives away {card}; the {other} takes it."),
    FOUND: N_("The {who} finds a treasure: {card}!"),
    SANDBAGGED: N_("The {who} plays Sandbags: {tile} is dry again."),
    LIFTED: N_("The {who} plays Helicopter Lift. Landing on {tile}: {pawns}."),
    LIFTED_OFF: N_("The {who} plays Helicopter Lift. Everybody is on board, and up it goes!"),
    DISCARDED: N_("The {who} discards {card}."),
    SWAM: N_("The {who} swims to {tile}."),
    DREW: N_("The {who} draws {card}."),
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

# By choice of an option: its name.
CHOICES: Final[dict[str, str]] = {
    **dict(zip(LAYOUT_IDS, LAYOUT_NAMES)),
    "trainee": N_("Trainee"),
    "novice": N_("Novice"),
    "normal": N_("Normal"),
    "elite": N_("Elite"),
    "legendary": N_("Legendary"),
    "random": N_("at random"),
    "chosen": N_("chosen"),
    "seat_0": N_("seat 0"),
    "split": N_("two pawns"),
    "single": N_("one pawn"),
    "when_needed": N_("when needed"),
    "immediate": N_("at once"),
    "after_draws": N_("after both cards"),
    "each_card": N_("after each card"),
    "nearest": N_("nearest tile"),
    "dive": N_("by diving"),
    "all": N_("at every occasion"),
    "reduced": N_("less often"),
    "true": N_("yes"),
    "false": N_("no"),
}

_ALL_FOUND: Final = list(range(TREASURES))

translate_to: Final = catalogue(FOLDER)


class ForbiddenIslandWords(CatalogueWords):
    """The words of Forbidden Island."""

    def __init__(self) -> None:
        super().__init__(N_("Forbidden Island"), translate_to, position, terminal, VERBS, CHOICES)

    def prompt(self, view: View, lang: str) -> str:
        """What the game asks now, in a sentence."""
        _ = translate_to(lang)
        if view["over"]:
            return _(ENDINGS[view["result"]])
        about, thing = view["about"], view["thing"]
        who = _seat_name(view, about, _)
        step = view["step"]
        if step == "choose":
            return _("Seat {seat}: which adventurer will you be?").format(seat=about)
        if step == "act" and thing == 1:
            return _("{who}: choose an action, the last one").format(who=who)
        if step == "act":
            return _("{who}: choose an action, {left} left").format(who=who, left=thing)
        if step == "push_on":
            pawn = _pawn(view, thing >> 8, _)
            if view["pawns"][thing >> 8] in view["sunk"]:
                return _("{who}: the {pawn} is under water; move on to a tile").format(
                    who=who, pawn=pawn
                )
            return _("{who}: the {pawn} has moved; one more step?").format(who=who, pawn=pawn)
        if step == "shore_on":
            return _("{who}: shore up a second tile with the same action?").format(who=who)
        if step == "board":
            tile = _(TILE_NAMES[thing])
            return _("{who}: who boards the helicopter at {tile}?").format(who=who, tile=tile)
        if step == "land":
            pawns = joined([_pawn(view, q, _) for q in members(thing)], _)
            return _("{who}: the helicopter is in the air ({pawns}); where does it land?").format(
                who=who, pawns=pawns
            )
        if step == "discard":
            cards = sum(view["hands"][about])
            return _(
                "{who}: {cards} cards are too many; discard one or play a special card"
            ).format(who=who, cards=cards)
        if step == "swim":
            return _("{who}: your tile has sunk; where do you swim?").format(who=who)
        if view["found"] == _ALL_FOUND and set(view["pawns"]) == {LANDING}:
            return _("{who}: all treasures are found and everybody is here. Lift off?").format(
                who=who
            )
        other = _pawn(view, thing >> 4, _)
        return _(WINDOWS[thing & 15]).format(who=who, other=other)

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
            return _("{pawn}: {tile}").format(**words)
        if verb == GIVE:
            return _("{card} for the {pawn}").format(**words)
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
        words: dict[str, Any] = {"who": _pawn(view, a, _), "seat": a, "n": b}
        if kind == DREW and b == WATERS_RISE:
            return _("The {who} draws the card Waters Rise!").format(**words)
        if kind in (MOVED, FLEW, PUSHED, SWAM, LIFTED):
            words["tile"] = _(TILE_NAMES[c])
        if kind in (SHORED, SANDBAGGED):
            words["tile"] = _(TILE_NAMES[b])
        if kind in (GAVE, FOUND, DISCARDED, DREW):
            words["card"] = _(CARD_NAMES[b])
        if kind in (PUSHED, GAVE):
            words["other"] = _pawn(view, b if kind == PUSHED else c, _)
        if kind == LIFTED:
            words["pawns"] = joined([_pawn(view, q, _) for q in members(b)], _)
        if kind == PUSHED and c in view["sunk"]:
            return _("The {who} shows the way: the {other} dives where {tile} was.").format(**words)
        return _(NEWS_SENTENCES[kind]).format(**words)


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
        there = [_pawn(view, q, _) for q in range(view["seats"]) if view["pawns"][q] == x]
        return {"tile": _(TILE_NAMES[x]), "pawns": joined(there, _)}
    if verb == PUSH:
        return {"pawn": _pawn(view, x // TILES, _), "tile": _(TILE_NAMES[x % TILES])}
    if verb == GIVE:
        return {"card": _(CARD_NAMES[x // 4]), "pawn": _pawn(view, x % 4, _)}
    if verb == FIND or verb == DROP:
        return {"card": _(CARD_NAMES[x])}
    if verb == PARTY:
        return {"pawns": joined([_pawn(view, q, _) for q in members(x + 1)], _)}
    if verb == BE:
        return {"role": _(ROLE_NAMES[x])}
    return {}


def _pawn(view: View, seat: int, _: Translate) -> str:
    """The adventurer of a seat; its number if it has none."""
    role = view["roles"][seat] if seat < view["seats"] else -1
    return _(ROLE_NAMES[role]) if role >= 0 else _("seat {seat}").format(seat=seat)


def _seat_name(view: View, seat: int, _: Translate) -> str:
    """The adventurer and the seat that is asked, which may answer for another one."""
    asked = view["asked"][0] if view["asked"] else seat
    return _("{pawn} (seat {seat})").format(pawn=_pawn(view, seat, _), seat=asked)
