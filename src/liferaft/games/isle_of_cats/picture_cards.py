"""Cards in the picture of The Isle of Cats: what they do as signs and words, packs, hands."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from liferaft.core.game import View
from liferaft.core.language import N_, Translate
from liferaft.games.isle_of_cats.art_cards import (
    BAND,
    CARD_H,
    CARD_W,
    CHIP_H,
    CHIP_W,
    HIGH,
    SLIM_W,
    emblem_colour,
    emblem_name,
    emblem_width,
    rescue_name,
)
from liferaft.games.isle_of_cats.box import DISCOVERY_CARDS, RESCUE_CARD, TYPE
from liferaft.games.isle_of_cats.signs import KINDS, card_text, cost, fish
from liferaft.picture.kept import shows
from liferaft.picture.scene import Panel, Role, Shape
from liferaft.picture.shapes import art, box, group, lines, text

WIDTH: Final = 600.0
GAP: Final = 7.0
HEAD: Final = 24.0  # the height of a heading
SHELF_HEAD: Final = 20.0  # of one above chips
HAND_STEPS: Final = ("choose", "find", "window")  # they ask for cards of the hand
READING: Final = "reading"  # such a step, if it is the own seat that is asked
OPEN_STEPS: Final = ("lessons", "draft", "pick", "pay", "drawn", READING)

# By side: how many permanent baskets lie on it.
BASKET_SIDES: Final[tuple[tuple[str, str], ...]] = (
    ("ready", N_("Baskets that are ready: {n}")),
    ("used", N_("Baskets that are used: {n}")),
)


def tip_of(number: int, _: Translate) -> str:
    """A card with its number and kind, and what it does."""
    return f"{number} {_(KINDS[TYPE[number]])}: {card_text(number, _)}"


def emblem_art(
    number: int, high: float, room: float, x: float = 0, y: float = 0, colour: int = -1
) -> Shape:
    """The signs of a card, so high or as high as the room allows."""
    wide = emblem_width(number)
    scale = min(high / HIGH, room / wide)
    worn = colour if colour >= 0 else emblem_colour(number)
    return art(emblem_name(number), wide * scale, HIGH * scale, x, y, f"ioc-c{worn}")


@lru_cache(maxsize=1024)
def face_of(number: int, price: int, words: str, tip: str) -> Shape:
    """A card face up: a band in the colour of its kind with its cost and signs, and its words."""
    kind = int(TYPE[number])
    rescue = kind == RESCUE_CARD
    w = SLIM_W if rescue else CARD_W
    middle = -CARD_H / 2 + 3 + BAND / 2
    face = [art("ioc-slim" if rescue else "ioc-wide", w, CARD_H)]
    if price >= 0:
        face.append(
            art(f"ioc-price-{price}", 45, 32, x=-w / 2 + (w / 2 if rescue else 32), y=middle)
        )
    if rescue:
        face.append(art(rescue_name(number), 84, 91.6, y=BAND / 2 + 1))
    else:
        left = 58 if price >= 0 else 8
        room = w - left - 10
        face.append(emblem_art(number, 30, room, left / 2, middle))
        face.append(lines(words, 0, (BAND + 3) / 2, (w - 12) * 1.12, 16, most=5))
    face.append(box(w + 6, CARD_H + 6, 0, 0, 11, "halo"))
    return group(*face, tip=tip, cls=f"ioc-k{kind}")


def face_up(number: int, view: View, _: Translate, cls: str = "") -> Shape:
    """A card that can be pointed at."""
    price = cost(number, view) if number <= DISCOVERY_CARDS else -1
    tip = tip_of(number, _)
    if price >= 0:
        tip = f"{tip} ({fish(price, _)})"
    face = face_of(number, price, card_text(number, _), tip)
    handle = f"card:{number}"
    return replace(face, key=handle, handle=handle, cls=f"{face.cls} {cls}".rstrip())


@lru_cache(maxsize=1024)
def chip_of(number: int, tip: str) -> Shape:
    """A card without words: its signs on the colour of its kind."""
    face = [
        art("ioc-chip", CHIP_W, CHIP_H),
        emblem_art(number, 32, CHIP_W - 10),
        box(CHIP_W + 5, CHIP_H + 5, 0, 0, 9, "halo"),
    ]
    return group(*face, tip=tip, cls=f"ioc-k{int(TYPE[number])}")


def chip(number: int, _: Translate, x: float = 0, y: float = 0) -> Shape:
    """A card that is not being decided on."""
    face = chip_of(number, tip_of(number, _))
    handle = f"card:{number}"
    return replace(face, key=handle, handle=handle, x=round(x, 1), y=round(y, 1))


# Rows of cards


def flowed(
    shapes: list[Shape], widths: list[float], height: float, top: float, left: float = 0
) -> tuple[list[Shape], float]:
    """Cards in rows from *top* on; where the next row would begin."""
    x, y = 0.0, top
    laid: list[Shape] = []
    for shape, width in zip(shapes, widths):
        if x + width > WIDTH + 1:
            x, y = 0.0, y + height + GAP + 2
        at = round(x + width / 2, 1) + left, round(y + height / 2, 1)
        laid.append(replace(shape, x=at[0], y=at[1]))
        x += width + GAP
    return laid, y + height + GAP if shapes else top


def widths_of(numbers: list[int]) -> list[float]:
    """How wide cards with words are."""
    return [SLIM_W if TYPE[number] == RESCUE_CARD else CARD_W for number in numbers]


class Cards:
    """A panel of cards in the making: headings, rows, places to lay cards."""

    def __init__(self, view: View, _: Translate) -> None:
        self.view = view
        self._ = _
        self.shapes: list[Shape] = []
        self.top = 4.0

    def heading(self, words: str) -> None:
        """A line that says what the next cards are."""
        if words:
            self.shapes.append(text(words, 2, self.top + HEAD / 2 - 2, 18, "bold soft", "start"))
            self.top += HEAD

    def large(self, numbers: list[int], words: str = "", first: bool = False) -> None:
        """Cards with their words; the first one may be the one that is decided on."""
        if not numbers:
            return
        self.heading(words)
        found = [
            face_up(number, self.view, self._, "active" if first and not i else "")
            for i, number in enumerate(numbers)
        ]
        found, self.top = flowed(found, widths_of(numbers), CARD_H, self.top)
        self.shapes += found

    def small(self, numbers: list[int], words: str, handle: str = "") -> None:
        """Cards without words; in a place that can be pointed at if it has a handle."""
        if not numbers and not handle:
            return
        begin = self.top
        if handle:
            self.top += 6
        left = 10 if handle else 2
        heading = [text(words, left, self.top + HEAD / 2 - 2, 18, "bold soft", "start")]
        self.top += HEAD if words else 0
        found = [chip(number, self._) for number in numbers]
        left = 8 if handle else 0
        found, end = flowed(found, [CHIP_W] * len(found), CHIP_H, self.top, left)
        end = max(end, self.top + (0 if numbers else 12))
        if handle:
            high = end - begin
            zone = [
                box(WIDTH - 2, high, 0, 0, 10, "ioc-zone"),
                box(WIDTH - 2, high, 0, 0, 10, "halo"),
            ]
            self.shapes.append(
                group(*zone, x=WIDTH / 2, y=begin + high / 2, key=handle, handle=handle, tip=words)
            )
            end += GAP
        self.shapes += [*(heading if words else []), *found]
        self.top = end

    def shelf(self, groups: list[tuple[str, list[Shape]]]) -> None:
        """Chips side by side, each group under its heading; a new line when one is full."""
        x, line = 0.0, SHELF_HEAD + CHIP_H + GAP
        for words, found in groups:
            for i, shape in enumerate(found):
                if x + CHIP_W > WIDTH + 1:
                    x, self.top = 0.0, self.top + line
                if not i:
                    at = self.top + SHELF_HEAD / 2
                    self.shapes.append(
                        lines(words, x + 2, at, CHIP_W * 1.12, 16, "soft", "start", 1)
                    )
                y = round(self.top + SHELF_HEAD + CHIP_H / 2, 1)
                self.shapes.append(replace(shape, x=round(x + CHIP_W / 2, 1), y=y))
                x += CHIP_W + GAP
            x += 2 * GAP if found else 0
        self.top += line if self.shapes else 0

    def panel(self, key: str, role: Role, title: str) -> Panel:
        """What has been laid out so far."""
        return Panel(key, role, WIDTH, round(self.top + 2), self.shapes, title, self.view["seat"])


def pack(view: View, seat: int, _: Translate) -> Panel | None:
    """The cards that are chosen from, paid for or played now, with their words; None if none."""
    step = READING if reads(view) else view["step"]
    return open_cards(view, seat, step, _) if step in OPEN_STEPS else None


@shows(
    "options", "seat",
    of_seat=(
        "places.own_pack", "places.own_picked", "places.own_kept", "places.own_drawn",
        "places.own_hand",
    ),
)  # fmt: skip
def open_cards(view: View, seat: int, step: str, _: Translate) -> Panel | None:
    """The cards that matter at a step, with their words; None if there are none."""
    place = view["places"][seat]
    laid = Cards(view, _)
    title = _("Cards to choose from")
    if step in ("lessons", "draft", "pick"):
        laid.large(place["own_pack"])
        laid.small(place["own_picked"], _("Picked"))
    elif step == "pay":
        title = _("Cards to pay for")
        laid.large(place["own_picked"], first=True)
        laid.small(place["own_kept"], _("Paid for"), "keep")
        laid.small(place["own_pack"], _("Left aside"), "leave")
    elif step == "drawn":
        laid.large(place["own_drawn"])
    elif step == READING:
        title = _("Your cards")
        laid.large(place["own_hand"])
    return laid.panel("pack", "board", title) if laid.shapes else None


def reads(view: View) -> bool:
    """Whether the seat that looks chooses among the cards in its hand."""
    return view["step"] in HAND_STEPS and view["seat"] in view["asked"] and not view["over"]


def hand(view: View, seat: int, choosing: bool, _: Translate) -> Panel | None:
    """What the own seat has at hand, without words: it stays in sight. None if there is nothing."""
    return own_cards(view, seat, not choosing or reads(view), not reads(view), _)


@shows(
    "seat", "family",
    of_seat=(
        "places.ready", "places.used", "places.laid", "places.own_chosen", "places.own_picked",
        "places.own_kept", "places.own_hand",
    ),
)  # fmt: skip
def own_cards(view: View, seat: int, packed: bool, held: bool, _: Translate) -> Panel | None:
    """Baskets and cards without words, perhaps with those of the pack and those in hand."""
    place = view["places"][seat]
    groups = [(_("Baskets"), [] if view["family"] else baskets(place, _))]
    groups.append((_("For today"), [chip(number, _) for number in place["laid"]]))
    groups.append((_("Face down"), [chip(number, _) for number in place["own_chosen"]]))
    if packed:
        groups.append((_("Picked"), [chip(number, _) for number in place["own_picked"]]))
        groups.append((_("Paid for"), [chip(number, _) for number in place["own_kept"]]))
    if held:
        groups.append((_("Hand"), [chip(number, _) for number in place["own_hand"]]))
    laid = Cards(view, _)
    laid.shelf(groups)
    return laid.panel("hand", "hand", "") if laid.shapes else None


def baskets(place: View, _: Translate) -> list[Shape]:
    """The permanent baskets: those that are ready, then those that are used."""
    found = []
    for side, words in BASKET_SIDES:
        n = place[side]
        if n:
            face = [
                art("ioc-chip", CHIP_W, CHIP_H),
                art("ioc-basket", 32, x=-18),
                text(f"× {n}", 20, 0, 20, "bold white"),
                box(CHIP_W + 5, CHIP_H + 5, 0, 0, 9, "halo"),
            ]
            if side == "used":
                face.insert(2, art("lr-check", 22, x=-18, y=2, cls="mark"))
            handle = f"basket:{side}"
            told = _(words).format(n=n)
            cls = "ioc-wood dim" if side == "used" else "ioc-wood"
            found.append(group(*face, key=f"hand:{side}", handle=handle, tip=told, cls=cls))
    return found
