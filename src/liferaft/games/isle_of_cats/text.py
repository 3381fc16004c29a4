"""How The Isle of Cats speaks: labels, prompts, log sentences; the drawing is in terminal.py."""

from typing import Final

from liferaft.core.game import News, View
from liferaft.core.language import N_, Translate, catalogue
from liferaft.core.words import CatalogueWords, joined, victory
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
from liferaft.games.isle_of_cats.shapes import CELL_IDS
from liferaft.games.isle_of_cats.signs import (
    baskets,
    boat_name,
    boots,
    card_line,
    card_text,
    cards,
    code,
    cost,
    fish,
    lessons,
    placement_name,
    points,
    tile_name,
    tile_of_cat,
    tile_of_shape,
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
    KEEP: (N_("keep"), N_("Keep"), N_("keep card {card}")),
    LEAVE: (N_("leave"), N_("Leave"), N_("leave card {card}")),
    LAY: (N_("lay"), N_("Lay down"), N_("lay down card {card}")),
    USE: (N_("use"), N_("Rescue a cat with"), N_("use {basket}")),
    LURE: (N_("rescue"), N_("Rescue"), N_("rescue {tile}")),
    PLAY: (N_("play"), N_("Play"), N_("play card {card}")),
    TAKE: (N_("take"), N_("Take"), N_("take {tile}")),
    CHOOSE_BRANCH: (N_("find"), N_("Find"), N_("find {branch}")),
    CALL_IT: (N_("colour"), N_("Colour"), N_("choose the colour {colour}")),
    GIVE_UP: (N_("give_up"), N_("Give up"), N_("give up {basket}")),
    MOVE_CAT: (N_("move"), N_("Move to the other field"), N_("move {tile} to the other field")),
    FORGET_IT: (N_("forget"), N_("Discard the lesson"), N_("discard lesson {card}")),
    REMOVE: (N_("remove"), N_("Remove the treasure at"), N_("remove the treasure at {cell}")),
    PUT: (N_("put"), N_("Put it into"), N_("put it into {field}")),
    PLACE_AT: (N_("place"), N_("Place at column,row and way"), N_("place at {place}")),
}

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

PROMPTS: Final[dict[str, str]] = {
    "board": N_("{who}: which boat do you take?"),
    "lessons": N_("{who}: which lesson do you keep? Still to choose: {n}."),
    "draft": N_("{who}: which card of the pack do you keep? Still to choose: {n}."),
    "pay": N_("{who}: do you pay for this card? You have {fish} left. Cards to decide: {n}."),
    "pick": N_("{who}: which card do you keep? Still to choose: {n}."),
    "colour": N_("{who}: which colour do you choose for card {card}? {text}"),
    "choose": N_("{who}: which rescue cards do you lay down for today?"),
    "rescue": N_("{who}: rescue a cat, or pass?"),
    "cat": N_("{who}: which cat do you rescue?"),
    "place": N_("{who}: where do you place {tile}?"),
    "bonus": N_("{who}: you have found a treasure map! Which treasure do you take?"),
    "find": N_("{who}: which rare find do you play, or do you pass?"),
    "call": N_("{who}: which Oshax do you take?"),
    "name": N_("{who}: which colour is {tile}?"),
    "branch": N_("{who}: what do you use card {card} for?"),
    "treasure": N_("{who}: which treasure do you take?"),
    "window": N_("{who}: {when}. Do you play an anytime card?"),
    "count": N_("{who}: for the cats of which colour do you get fish?"),
    "basket": N_("{who}: which basket do you give up for 5 fish?"),
    "move": N_("{who}: which cat moves to the other field?"),
    "forget": N_("{who}: which lesson do you discard? Still to choose: {n}."),
    "discard": N_("{who}: which treasure do you discard? Still to choose: {n}."),
    "field": N_("{who}: into which field does {tile} go?"),
    "drawn": N_("{who}: which of the cards drawn do you pay for and keep?"),
    "home": N_("{who}: which cat do you rescue, or do you pass?"),
}

# By window, from W1 on: when it opens.
WINDOWS: Final[tuple[str, ...]] = (
    N_("everybody has fished"),
    N_("before the cards are paid for"),
    N_("the cards are paid for"),
    N_("the lessons are read"),
    N_("the turn order is set"),
    N_("a rescue turn is over"),
    N_("the rescues are over"),
    N_("a turn of rare finds is over"),
    N_("the day ends"),
)

NEWS_SENTENCES: Final[dict[int, str]] = {
    DAY_BEGAN: N_("Day {a} begins."),
    RARE_CAME: N_("From the bag comes {tile}; it lies below the island."),
    FISHED: N_("{who} catches {fish}."),
    DEALT_CARDS: N_("Everybody gets {cards}."),
    PAID: N_("{who} pays {fish} and keeps {cards}."),
    ANNOUNCED: N_("{who} lays out public lesson {card}: {text}"),
    READ_OWN: N_("{who} reads {lessons}."),
    LAID_DOWN: N_("{who} lays down {cards} face down."),
    REVEALED: N_("{who} turns up rescue card {card}: {text}"),
    HURRIED: N_("{who} has {boots}: place {c}."),
    PASSED: N_("{who} passes."),
    RESCUED_CAT: N_("{who} rescues {cat} {field}."),
    PLACED: N_("{who} places {tile} at {place}."),
    MAP_FOUND: N_("{who} finds the treasure map in {colour}!"),
    PLAYED: N_("{who} plays card {card}: {text}"),
    GAINED: N_("{who} gets {fish}."),
    BASKETS_NOW: N_("{who} has {baskets} now."),
    MOVED: N_("{who} moves {cat} {field}."),
    DREW_TILE: N_("{who} draws {tile} from the bag."),
    LOST_TILE: N_("{who} has no place for {tile}; it goes back to the box."),
    DREW_CARDS: N_("{who} draws {cards}."),
    KEPT_CARDS: N_("{who} pays for {cards}."),
    FORGOT: N_("{who} discards {lessons}."),
    REMOVED: N_("{who} discards {treasure} from {cell}."),
    UNUSED: N_("{who} has not used rescue card {card}; it is discarded."),
    CLEARED: N_("Evening comes. Cats that stay behind: {a}."),
    BOARDED: N_("Seat {a} takes the boat {boat}."),
    CHOSE_LESSONS: N_("Everybody has chosen two lessons."),
    LESSON_SHOWN: N_("{who} shows lesson {card}: {text}"),
    SCORED: N_("{who}: {points}."),
}

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

# By choice of an option: its name.
CHOICES: Final[dict[str, str]] = {
    "true": N_("yes"),
    "false": N_("no"),
    "full": N_("at all nine windows"),
    "lean": N_("at the most important windows"),
    "immediate": N_("at once"),
    "next_day": N_("on the next day"),
    "random": N_("at random"),
    "chosen": N_("chosen in turn order"),
    "same": N_("the blue one for all"),
    "same_green": N_("the green one for all"),
    "same_red": N_("the red one for all"),
    "same_purple": N_("the purple one for all"),
    "off": N_("off"),
    "easy": N_("easy"),
    "medium": N_("medium"),
    "hard": N_("hard"),
    "very_hard": N_("very hard"),
    "expert": N_("expert"),
}

translate_to: Final = catalogue(FOLDER)


class IsleOfCatsWords(CatalogueWords):
    """The words of The Isle of Cats."""

    def __init__(self) -> None:
        super().__init__(N_("The Isle of Cats"), translate_to, position, terminal, VERBS, CHOICES)

    def prompt(self, view: View, lang: str) -> str:
        """What the game asks now, in a sentence."""
        _ = translate_to(lang)
        if view["over"]:
            return _ending(view, _)
        about, thing, step = view["about"], view["thing"], view["step"]
        if about < 0:  # a window in which somebody else is asked
            return _("{when}. Anytime cards may be played.").format(
                when=_(WINDOWS[(thing >> 3) - 1])
            )
        name = boat_name(view, about, _)
        words: dict[str, object] = {"n": thing, "who": name}
        if str(about) not in name:
            words["who"] = _("{name} (seat {seat})").format(name=name, seat=about)
        if step == "pay":
            words["fish"] = fish(_unspent(view), _)
        if step == "place":
            words["tile"] = tile_name(thing & 255, _)
        if step in ("colour", "branch"):
            words |= {"card": thing, "text": card_text(thing, _)}
        if step == "name":
            words["tile"] = tile_name(tile_of_shape(thing), _)
        if step == "field":
            words["tile"] = tile_name(tile_of_cat(thing & 127), _)
        if step == "window":
            words["when"] = _(WINDOWS[(thing >> 3) - 1])
        if step == "rescue" and thing:
            return _("{who}: rescue one more cat, or are you done?").format(**words)
        if step == "treasure" and thing & 1:
            return _("{who}: which second treasure do you take, or are you done?").format(**words)
        return _(PROMPTS[step]).format(**words)

    def label(self, action: int, view: View, lang: str) -> str:
        """What an action does, for a button or a list."""
        _ = translate_to(lang)
        verb = ACTIONS.verb[action]
        label = _(VERBS[verb][2]).format(**_words_of(action, _))
        if verb in (KEEP, LEAVE, LAY, PLAY, FORGET_IT):
            return f"{label}: {card_text(_card_of(action), _)}"
        return label

    def choice(self, action: int, view: View, lang: str) -> str:
        """What tells an action from the others of its verb, for a list under its heading."""
        _ = translate_to(lang)
        verb = ACTIONS.verb[action]
        words = _words_of(action, _)
        if verb == KEEP:
            return card_line(_card_of(action), view, _)
        if verb in (LAY, PLAY, FORGET_IT):
            return f"{words['card']}: {card_text(_card_of(action), _)}"
        if verb == LURE:
            return f"{code(tile_of_cat(action - verb), _)}{_price(action - verb, view, _)}"
        if verb == REMOVE:
            return f"{words['cell']}{_treasure_at(action - verb, view, _)}"
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
            return _("{who} lays down no rescue card.").format(who=boat_name(view, a, _))
        return _(NEWS_SENTENCES[kind]).format(**_words_of_news(item, view, _))


def _card_of(action: int) -> int:
    """The number of the card that an action names."""
    return int(ACTIONS.text(action).partition(" ")[2])


def _words_of(action: int, _: Translate) -> dict[str, str]:
    """The name that an action speaks of."""
    verb = ACTIONS.verb[action]
    x = action - verb
    if verb in (KEEP, LEAVE, LAY, PLAY, FORGET_IT):
        return {"card": str(_card_of(action))}
    if verb in (LURE, MOVE_CAT):
        return {"tile": tile_name(tile_of_cat(x), _)}
    if verb == TAKE:
        return {"tile": tile_name(tile_of_shape(OSHAX + x), _)}
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
        return words | {"boat": _(COLOUR_NAMES[b])}
    words["who"] = boat_name(view, a, _)
    if kind in (FISHED, GAINED):
        words["fish"] = fish(b, _)
    elif kind == HURRIED:
        words["boots"] = boots(b, _)
    elif kind == PAID:
        words |= {"cards": cards(b, _), "fish": fish(c, _)}
    elif kind in (LAID_DOWN, DREW_CARDS, KEPT_CARDS):
        words["cards"] = cards(b, _)
    elif kind in (ANNOUNCED, REVEALED, PLAYED, UNUSED, LESSON_SHOWN):
        words |= {"card": str(b), "text": card_text(b, _)}
    elif kind in (READ_OWN, FORGOT):
        words["lessons"] = lessons(b, _)
    elif kind in (RESCUED_CAT, MOVED):
        fields = FROM_FIELDS if kind == RESCUED_CAT else TO_FIELDS
        words |= {"cat": tile_name(tile_of_cat(b), _), "field": _(fields[c])}
    elif kind in (PLACED, DREW_TILE, LOST_TILE):
        words |= {"tile": tile_name(b, _), "place": placement_name(c)}
    elif kind == MAP_FOUND:
        words["colour"] = _(COLOUR_NAMES[b])
    elif kind == BASKETS_NOW:
        words["baskets"] = baskets(b, _)
    elif kind == REMOVED:
        words |= {"treasure": tile_name(tile_of_shape(b), _), "cell": CELL_IDS[c]}
    elif kind == SCORED:
        words["points"] = points(b, _)
    return words


def _treasure_at(cell: int, view: View, _: Translate) -> str:
    """The code of the treasure that begins on a cell of the boat that is asked about."""
    for laid in view["places"][view["about"]]["tiles"]:
        if laid["cells"][0] == cell:
            return f" {code(32 * laid['colour'] + laid['shape'], _)}"
    return ""


def _unspent(view: View) -> int:
    """The fish of the seat that is asked, less what it has decided to pay."""
    place = view["places"][view["about"]]
    return int(place["fish"]) - sum(cost(card, view) for card in place.get("own_kept", []))


def _named(view: View, item: News, _: Translate) -> str:
    """A colour for a public lesson or for an Oshax."""
    _kind, a, b, c = item
    who = boat_name(view, a, _)
    if c >= FIRST_PUBLIC:
        return _("{who} chooses {colour} for public lesson {card}.").format(
            who=who, colour=_(COLOUR_NAMES[b]), card=c
        )
    return _("{who} takes {tile}: its colour is {colour} now.").format(
        who=who, tile=tile_name(tile_of_shape(c), _), colour=_(COLOUR_NAMES[b])
    )


def _sister_card(card: int, _: Translate) -> str:
    """A basket card: boots, cards of the day, and what she does."""
    index = card - FIRST_BASKET_CARD
    does = []
    for at in (6 * index, 6 * index + 3):
        verb, a, b = (int(SISTER_ACTIONS[at + i]) for i in range(3))
        tile = tile_name(tile_of_shape(COMMON + a), _) if verb == TAKES_COMMON else ""
        does.append(_(SISTER_DOES[verb]).format(a=a, b=b, tile=tile))
    return _("Basket card {card} of the sister: boots {boots}, cards {n}; she {does}.").format(
        card=card, boots=SISTER_SPEED[index], n=SISTER_CARDS[index], does=joined(does, _)
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
    names = [boat_name(view, p, _) for p in range(view["seats"]) if worth[p] == max(worth)]
    return victory(names, points(max(worth)[0], _), _)
