"""How The Isle of Cats speaks: labels, prompts, log sentences; the drawing is in terminal.py."""

from typing import Final

from liferaft.core.game import News, View, name_of
from liferaft.core.language import N_, Translate, catalogue
from liferaft.core.words import CatalogueWords, joined, numbered, typed, victory
from liferaft.games.isle_of_cats import position, terminal
from liferaft.games.isle_of_cats.box import (
    COLOUR_NAMES,
    COMMON,
    FIRST_BASKET_CARD,
    FIRST_PUBLIC,
    FOLDER,
    LEFT_PRICE,
    OSHAX,
    RIGHT_PRICE,
    SISTER_ACTIONS,
    SISTER_CARDS,
    SISTER_SPEED,
    TAKES_COMMON,
)
from liferaft.games.isle_of_cats.lobby import OFFERS
from liferaft.games.isle_of_cats.shapes import CELL_IDS
from liferaft.games.isle_of_cats.signs import (
    a_card,
    baskets,
    boots,
    card_line,
    card_text,
    cards,
    code,
    cost,
    fish,
    kind_name,
    lessons,
    placement_name,
    points,
    rooms_of,
    tile_name,
    tile_of_cat,
    tile_of_shape,
    who,
)
from liferaft.games.isle_of_cats.tables import (
    ACTIONS,
    ANNOUNCED,
    BASKETS_NOW,
    BOARDED,
    CALL_IT,
    CAT_CAME,
    CHOOSE_BRANCH,
    CHOSE_LESSONS,
    CLEARED,
    COLOUR_SHOWN,
    DAY_BEGAN,
    DEALT_CARDS,
    DONE,
    DREW_CARDS,
    DREW_TILE,
    ENDED,
    FISHED,
    FORGET_IT,
    FORGOT,
    GAINED,
    GIVE_UP,
    HANDED_ON,
    HURRIED,
    KEEP,
    KEPT_CARDS,
    LAID_DOWN,
    LAY,
    LEAVE,
    LESSON_SHOWN,
    LET_GO,
    LOST_TILE,
    LURE,
    MAP_FOUND,
    MOVE_CAT,
    MOVED,
    NAMED,
    PAID,
    PASS,
    PASSED,
    PLACE_AT,
    PLACED,
    PLAY,
    PLAYED,
    PUT,
    RARE_CAME,
    READ_OWN,
    REMOVE,
    REMOVED,
    RESCUED_CAT,
    REVEALED,
    SCORED,
    SISTER_CARD,
    SISTER_SWAPPED,
    SISTER_TOOK,
    TAKE,
    TAKE_BOARD,
    UNUSED,
    USE,
)

# By verb: the word to type, the heading of its list, the whole label.
VERBS: Final[dict[int, tuple[str, str, str]]] = {
    PASS: (N_("pass"), N_("Pass"), N_("pass")),
    DONE: (N_("done"), N_("Done"), N_("done")),
    LET_GO: (N_("let_go"), N_("Let go"), N_("let the tile go back to the box")),
    TAKE_BOARD: (N_("board"), N_("Board the boat"), N_("board the boat {colour}")),
    KEEP: (N_("keep"), N_("Keep"), N_("keep {kind} {card}")),
    LEAVE: (N_("leave"), N_("Leave"), N_("leave {kind} {card}")),
    LAY: (N_("lay"), N_("Lay down"), N_("lay down {kind} {card}")),
    USE: (N_("use"), N_("Rescue a cat with"), N_("use {basket}")),
    LURE: (N_("rescue"), N_("Rescue"), N_("rescue {tile}")),
    PLAY: (N_("play"), N_("Play"), N_("play {kind} {card}")),
    TAKE: (N_("take"), N_("Take"), N_("take {tile}")),
    CHOOSE_BRANCH: (N_("find"), N_("Find"), N_("find {branch}")),
    CALL_IT: (N_("colour"), N_("Colour"), N_("choose the colour {colour}")),
    GIVE_UP: (N_("give_up"), N_("Give up"), N_("give up {basket}")),
    MOVE_CAT: (N_("move"), N_("Move to the other field"), N_("move {tile} to the other field")),
    FORGET_IT: (N_("forget"), N_("Discard the lesson"), N_("discard {kind} {card}")),
    REMOVE: (N_("remove"), N_("Remove the treasure at"), N_("remove the treasure at {cell}")),
    PUT: (N_("put"), N_("Put it into"), N_("put it into {field}")),
    PLACE_AT: (N_("place"), N_("Place at column,row and way"), N_("place at {place}")),
}

CARD_VERBS: Final = (KEEP, LEAVE, LAY, PLAY, FORGET_IT)  # that name a card

SOURCES: Final[tuple[str, ...]] = (
    N_("a permanent basket"),
    N_("a card with a whole basket"),
    N_("two cards with broken baskets"),
)
OWN_BASKETS: Final[tuple[str, ...]] = (
    N_("a permanent basket that is ready"),
    N_("a permanent basket that is used"),
)
BRANCHES: Final[tuple[str, ...]] = (
    N_("a rare treasure"),
    N_("up to two common treasures"),
    N_("up to two small treasures"),
    N_("up to two common treasures and pay a fish"),
)
FIELDS: Final[tuple[str, ...]] = (N_("the left field"), N_("the right field"))
FROM_FIELDS: Final[tuple[str, ...]] = (N_("from the left field"), N_("from the right field"))
TO_FIELDS: Final[tuple[str, ...]] = (N_("to the left field"), N_("to the right field"))

QUESTIONS: Final[dict[str, str]] = {
    "board": N_("Which boat do you take?"),
    "lessons": N_("Which lesson do you keep? Still to choose: {n}."),
    "draft": N_("Which card of the pack do you keep? Still to choose: {n}."),
    "pay": N_("Do you pay for this card? You have {fish} left. Cards to decide: {n}."),
    "pick": N_("Which card do you keep? Still to choose: {n}."),
    "colour": N_("Which colour do you choose for this lesson? {text}"),
    "choose": N_("Which rescue cards do you lay down for today?"),
    "rescue": N_("Rescue a cat, or pass?"),
    "cat": N_("Which cat do you rescue?"),
    "place": N_("Where do you place {tile}?"),
    "bonus": N_("You have found a treasure map! Which treasure do you take?"),
    "find": N_("Which rare find do you play, or do you pass?"),
    "call": N_("Which Oshax do you take?"),
    "name": N_("Which colour do you choose for {tile}?"),
    "branch": N_("What do you use this card for? {text}"),
    "treasure": N_("Which treasure do you take?"),
    "window": N_("{when} Do you play an anytime card?"),
    "count": N_("For the cats of which colour do you get fish?"),
    "basket": N_("Which basket do you give up for 5 fish?"),
    "move": N_("Which cat moves to the other field?"),
    "forget": N_("Which lesson do you discard? Still to choose: {n}."),
    "discard": N_("Which treasure do you discard? Still to choose: {n}."),
    "field": N_("Into which field does {tile} go?"),
    "drawn": N_("Which of the cards drawn do you pay for and keep?"),
    "home": N_("Which cat do you rescue, or do you pass?"),
}

# By step at which several choose in secret: what somebody reads who does not.
MEANWHILE: Final[dict[str, str]] = {
    "lessons": N_("Lessons are being chosen."),
    "draft": N_("Cards are being chosen."),
    "pay": N_("Cards are being paid for."),
}

# By step: the rule that matters then.
RULES: Final[dict[str, str]] = {
    "board": "IOC-1.1",
    "lessons": "IOC-15.1",
    "draft": "IOC-4.1",
    "pay": "IOC-4.5",
    "pick": "IOC-14.4",
    "colour": "IOC-5.3",
    "choose": "IOC-6.1",
    "rescue": "IOC-6.6",
    "cat": "IOC-6.11",
    "place": "IOC-7.1",
    "bonus": "IOC-6.13",
    "find": "IOC-8.1",
    "call": "IOC-8.3",
    "name": "IOC-8.4",
    "branch": "IOC-8.6",
    "treasure": "IOC-8.7",
    "window": "IOC-10.1",
    "count": "IOC-11.1",
    "basket": "IOC-11.5",
    "move": "IOC-11.6",
    "forget": "IOC-11.10",
    "discard": "IOC-11.10",
    "field": "IOC-11.8",
    "drawn": "IOC-11.3",
    "home": "IOC-15.2",
}

# By window, from W1 on: when it opens.
WINDOWS: Final[tuple[str, ...]] = (
    N_("Everybody has fished."),
    N_("The cards are about to be paid for."),
    N_("The cards are paid for."),
    N_("The lessons are read."),
    N_("The turn order is set."),
    N_("A rescue turn is over."),
    N_("The rescues are over."),
    N_("A turn of rare finds is over."),
    N_("The day ends."),
)

NEWS_SENTENCES: Final[dict[int, str]] = {
    DAY_BEGAN: N_("Day {a} begins."),
    RARE_CAME: N_("From the bag comes {tile}; it lies below the island."),
    FISHED: N_("{who} catches {fish}."),
    DEALT_CARDS: N_("Everybody gets {cards}."),
    PAID: N_("{who} pays {fish} and keeps {cards}."),
    ANNOUNCED: N_("{who} lays out a public lesson: “{text}”"),
    READ_OWN: N_("{who} reads {lessons}."),
    LAID_DOWN: N_("{who} lays down {cards} face down."),
    REVEALED: N_("{who} turns up a rescue card: {text}"),
    HURRIED: N_("{who} has {boots}: number {c} in turn order."),
    PASSED: N_("{who} passes."),
    RESCUED_CAT: N_("{who} rescues {cat} {field}."),
    PLACED: N_("{who} places {tile}: {rooms}."),
    MAP_FOUND: N_("{who} finds the treasure map in {colour}!"),
    PLAYED: N_("{who} plays {card}: “{text}”"),
    GAINED: N_("{who} gets {fish}."),
    BASKETS_NOW: N_("{who} has {baskets} now."),
    MOVED: N_("{who} moves {cat} {field}."),
    DREW_TILE: N_("{who} draws {tile} from the bag."),
    LOST_TILE: N_("{who} has no place for {tile}; it goes back to the box."),
    DREW_CARDS: N_("{who} draws {cards}."),
    KEPT_CARDS: N_("{who} pays for {cards}."),
    FORGOT: N_("{who} discards {lessons}."),
    REMOVED: N_("{who} discards {treasure}."),
    UNUSED: N_("{who} discards a rescue card that was not used: {text}"),
    CLEARED: N_("Evening comes. Cats that stay behind: {a}."),
    BOARDED: N_("{who} takes the boat {boat}."),
    CHOSE_LESSONS: N_("Everybody has chosen two lessons."),
    LESSON_SHOWN: N_("{who} shows a private lesson: “{text}”"),
    SCORED: N_("{who}: {points}."),
}

OF_NOBODY: Final = (
    DAY_BEGAN, CAT_CAME, RARE_CAME, DEALT_CARDS, HANDED_ON, CLEARED, CHOSE_LESSONS, COLOUR_SHOWN,
    SISTER_CARD, SISTER_TOOK, SISTER_SWAPPED, ENDED,
)  # fmt: skip

# By direction: what is told when packs are handed on.
HANDS_ON: Final[tuple[str, ...]] = (
    N_("The packs go to the left, with {cards} each."),
    N_("The packs go to the right, with {cards} each."),
)

# By verb of the sister: what her card makes her do.
SISTER_DOES: Final[tuple[str, ...]] = (
    N_("takes cat {a}"),
    N_("takes Oshax {a}"),
    N_("takes rare treasure {a}"),
    N_("takes {tile}"),
    N_("swaps cats {a} and {b}"),
)

translate_to: Final = catalogue(FOLDER)


class IsleOfCatsWords(CatalogueWords):
    """The words of The Isle of Cats."""

    def __init__(self) -> None:
        super().__init__(
            N_("The Isle of Cats"), translate_to, position, terminal, VERBS, OFFERS, RULES,
            OF_NOBODY,
        )  # fmt: skip

    def called(self, view: View, seat: int, lang: str) -> str:
        """The name of who sits there, or the boat."""
        return who(view, seat, translate_to(lang))

    def standing(self, view: View) -> list[int]:
        """The points that everybody can count; at the end all of them."""
        places = view["places"]
        return [p["total"] if view["over"] else p["points"]["sum"] for p in places]

    def question(self, view: View, lang: str) -> str:
        """What the game asks now; in a window in which somebody else is asked, when it opens."""
        _ = translate_to(lang)
        if view["over"]:
            return _ending(view, _)
        thing, step = view["thing"], view["step"]
        if step == "window" and view["about"] < 0:
            when = _(WINDOWS[(thing >> 3) - 1])
            return _("{when} Anytime cards may be played.").format(when=when)
        if step in MEANWHILE and view["seat"] not in view["asked"]:
            return _(MEANWHILE[step])
        if step == "rescue" and thing:
            return _("Rescue one more cat, or are you done?")
        if step == "treasure" and thing & 1:
            return _("Which second treasure do you take, or are you done?")
        words: dict[str, object] = {"n": thing}
        if step == "pay":
            words["fish"] = fish(_unspent(view), _)
        if step == "place":
            words["tile"] = tile_name(thing & 255, _)
        if step in ("colour", "branch"):
            words["text"] = card_text(thing, _)
        if step == "name":
            words["tile"] = tile_name(tile_of_shape(thing), _)
        if step == "field":
            words["tile"] = tile_name(tile_of_cat(thing & 127), _)
        if step == "window":
            words["when"] = _(WINDOWS[(thing >> 3) - 1])
        return _(QUESTIONS[step]).format(**words)

    def label(self, action: int, view: View, lang: str) -> str:
        """What an action does, for a button or a list."""
        _ = translate_to(lang)
        verb = ACTIONS.verb[action]
        words = _words_of(action, _)
        if "tile" in words and typed(view):  # by its code
            words["tile"] = f"{words['tile']} {code(_tile_of(action), _)}"
        label = _(VERBS[verb][2]).format(**words)
        if verb in CARD_VERBS:
            return f"{label}: {card_text(_card_of(action), _)}"
        treasure = _treasure_at(action - verb, view) if verb == REMOVE else -1
        return label if treasure < 0 else f"{label}: {tile_name(treasure, _)}"

    def choice(self, action: int, view: View, lang: str) -> str:
        """What tells an action from the others of its verb, for a list under its heading."""
        _ = translate_to(lang)
        verb = ACTIONS.verb[action]
        words = _words_of(action, _)
        if verb == KEEP:
            return card_line(_card_of(action), view, _)
        if verb == LEAVE:
            return words["card"]
        if verb in CARD_VERBS:
            return f"{words['card']}: {card_text(_card_of(action), _)}"
        if verb == LURE:
            return f"{code(tile_of_cat(action - verb), _)}{_price(action - verb, view, _)}"
        if verb in (TAKE, MOVE_CAT):
            return f"{words['tile']} {code(_tile_of(action), _)}"
        treasure = _treasure_at(action - verb, view) if verb == REMOVE else -1
        if treasure >= 0:
            return f"{words['cell']} {code(treasure, _)}"
        return "".join(words.values()) or self.label(action, view, lang)

    def sentence(self, item: News, view: View, lang: str) -> str:
        """An item of news for the log; the board shows the cats that come."""
        _ = translate_to(lang)
        kind, a, b, _c = item
        if kind == CAT_CAME or (kind == READ_OWN and not b):
            return ""
        if kind == HANDED_ON:
            return _(HANDS_ON[b]).format(cards=cards(a, _))
        if kind == COLOUR_SHOWN:
            return _("Colour card of the sister: {colour}, {points} for each such cat.").format(
                colour=_(COLOUR_NAMES[a]), points=points(b, _)
            )
        if kind == SISTER_CARD:
            return _sister_card(a, _)
        if kind == SISTER_TOOK:
            tile = tile_of_shape(b) if a else tile_of_cat(b)
            return _("The sister takes {tile}.").format(tile=tile_name(tile, _))
        if kind == SISTER_SWAPPED:
            names = [tile_name(tile_of_cat(cat), _) for cat in (a, b)]
            return _("The sister swaps {tiles}.").format(tiles=joined(names, _))
        if kind == ENDED:
            return _ending(view, _)
        if kind == NAMED:
            return _named(view, item, _)
        if kind == LAID_DOWN and not b:
            return _("{who} lays down no rescue card.").format(who=who(view, a, _))
        return _(NEWS_SENTENCES[kind]).format(**_words_of_news(item, view, _))


def _card_of(action: int) -> int:
    """The number of the card that an action names."""
    return int(ACTIONS.text(action).partition(" ")[2])


def _tile_of(action: int) -> int:
    """The tile that an action names."""
    verb = ACTIONS.verb[action]
    x = action - verb
    return tile_of_shape(OSHAX + x) if verb == TAKE else tile_of_cat(x)


def _words_of(action: int, _: Translate) -> dict[str, str]:
    """The name that an action speaks of."""
    verb = ACTIONS.verb[action]
    x = action - verb
    if verb in CARD_VERBS:
        card = _card_of(action)
        return {"kind": kind_name(card, _), "card": str(card)}
    if verb in (LURE, MOVE_CAT, TAKE):
        return {"tile": tile_name(_tile_of(action), _)}
    if verb in (TAKE_BOARD, CALL_IT):
        return {"colour": _(COLOUR_NAMES[x])}
    if verb == USE:
        return {"basket": _(SOURCES[x])}
    if verb == GIVE_UP:
        return {"basket": _(OWN_BASKETS[x])}
    if verb == CHOOSE_BRANCH:
        return {"branch": _(BRANCHES[x])}
    if verb == REMOVE:
        return {"cell": CELL_IDS[x]}
    if verb == PUT:
        return {"field": _(FIELDS[x])}
    if verb == PLACE_AT:
        return {"place": placement_name(x)}
    return {}


def _words_of_news(item: News, view: View, _: Translate) -> dict[str, str]:
    """The names that an item of news speaks of."""
    kind, a, b, c = item
    words = {"a": str(a), "b": str(b), "c": str(c)}
    if kind in (DAY_BEGAN, CLEARED, CHOSE_LESSONS):
        return words
    if kind == DEALT_CARDS:
        return {"cards": cards(a, _)}
    if kind == RARE_CAME:
        return {"tile": tile_name(tile_of_shape(a), _)}
    if kind == BOARDED:
        taker = name_of(view, a) or numbered(a, _)
        return {"who": taker, "boat": _(COLOUR_NAMES[b])}
    words["who"] = who(view, a, _)
    if kind in (FISHED, GAINED):
        words["fish"] = fish(b, _)
    elif kind == HURRIED:
        words["boots"] = boots(b, _)
    elif kind == PAID:
        words |= {"cards": cards(b, _), "fish": fish(c, _)}
    elif kind in (LAID_DOWN, DREW_CARDS, KEPT_CARDS):
        words["cards"] = cards(b, _)
    elif kind in (ANNOUNCED, REVEALED, PLAYED, UNUSED, LESSON_SHOWN):
        words |= {"card": a_card(b, _), "text": card_text(b, _)}
    elif kind in (READ_OWN, FORGOT):
        words["lessons"] = lessons(b, _)
    elif kind in (RESCUED_CAT, MOVED):
        fields = FROM_FIELDS if kind == RESCUED_CAT else TO_FIELDS
        words |= {"cat": tile_name(tile_of_cat(b), _), "field": _(fields[c])}
    elif kind in (PLACED, DREW_TILE, LOST_TILE):
        words["tile"] = tile_name(b, _)
        if kind == PLACED:
            words["rooms"] = rooms_of(b, c, _)
    elif kind == MAP_FOUND:
        words["colour"] = _(COLOUR_NAMES[b])
    elif kind == BASKETS_NOW:
        words["baskets"] = baskets(b, _)
    elif kind == REMOVED:
        words["treasure"] = tile_name(tile_of_shape(b), _)
    elif kind == SCORED:
        words["points"] = points(b, _)
    return words


def _treasure_at(cell: int, view: View) -> int:
    """The treasure that begins on a cell of the boat that is asked about; -1 if none does."""
    for laid in view["places"][max(0, view["about"])]["tiles"]:
        if laid["cells"][0] == cell and laid["shape"] >= COMMON:
            return tile_of_shape(laid["shape"])
    return -1


def _unspent(view: View) -> int:
    """The own fish, less what is decided to be paid."""
    place = view["places"][view["seat"]]
    return int(place["fish"]) - sum(cost(card, view) for card in place["own_kept"])


def _named(view: View, item: News, _: Translate) -> str:
    """A colour for a public lesson or for an Oshax."""
    _kind, a, b, c = item
    name = who(view, a, _)
    if c >= FIRST_PUBLIC:
        return _("{who} chooses {colour} for a public lesson: “{text}”").format(
            who=name, colour=_(COLOUR_NAMES[b]), text=card_text(c, _)
        )
    return _("{who} takes {tile}: its colour is {colour} now.").format(
        who=name, tile=tile_name(tile_of_shape(c), _), colour=_(COLOUR_NAMES[b])
    )


def _sister_card(card: int, _: Translate) -> str:
    """A basket card: boots, cards of the day, and what she does."""
    index = card - FIRST_BASKET_CARD
    does = []
    for at in (6 * index, 6 * index + 3):
        verb, a, b = (int(SISTER_ACTIONS[at + i]) for i in range(3))
        tile = tile_name(tile_of_shape(COMMON + a), _) if verb == TAKES_COMMON else ""
        does.append(_(SISTER_DOES[verb]).format(a=a, b=b, tile=tile))
    return _("Basket card of the sister: boots {boots}, cards {n}; she {does}.").format(
        boots=SISTER_SPEED[index], n=SISTER_CARDS[index], does=joined(does, _)
    )


def _price(cat: int, view: View, _: Translate) -> str:
    """What it takes to lure a cat, by the field it is in; nothing in the family mode."""
    if view["family"]:
        return ""
    if cat in view["left"]:
        return f" ({fish(int(LEFT_PRICE), _)})"
    return f" ({fish(int(RIGHT_PRICE), _)})" if cat in view["right"] else ""


def _ending(view: View, _: Translate) -> str:
    """Who has won, or how the game against the sister went."""
    places = view["places"]
    if view["result"] in ("won", "lost"):
        text = _("You have won: {points} against {sister} of the sister.")
        if view["result"] == "lost":
            text = _("The sister has won: {sister} against your {points}.")
        own, other = places[0]["total"], view["sister"]["total"]
        return text.format(points=points(own, _), sister=points(other, _))
    # IOC-13.7, IOC-15.5: who has as many points compares fish, or filled rooms.
    second = [p["points"]["rooms"] if view["family"] else p["fish"] for p in places]
    worth = [(place["total"], more) for place, more in zip(places, second)]
    names = [who(view, p, _) for p in range(view["seats"]) if worth[p] == max(worth)]
    return victory(names, points(max(worth)[0], _), _)
