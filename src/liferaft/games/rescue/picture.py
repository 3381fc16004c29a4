"""Rescue as a picture: the planet with its tunnels, loaders and crews; hand, crews, piles."""

from functools import lru_cache
from typing import Final

from liferaft.core.game import View
from liferaft.core.language import Translate
from liferaft.core.words import with_seat
from liferaft.games.rescue.art import ART, STYLE
from liferaft.games.rescue.box import (
    CHANGE_IDS,
    COLOURS,
    CREW_COLOURS,
    SYMBOL_IDS,
    SYMBOLS,
)
from liferaft.games.rescue.picture_planet import Face, mine_card, planet, worker
from liferaft.games.rescue.tables import (
    ACTIONS,
    BOARD,
    DISCARD,
    FLIP_LONG,
    FLIP_SHORT,
    MOVE,
    PLAY_CARD,
    ROTATE,
    TO,
    TURN_CARD,
)
from liferaft.games.rescue.terminal import crew_name, rescued, who
from liferaft.games.rescue.text import VERBS, symbol_name, translate_to
from liferaft.picture.kept import shows
from liferaft.picture.pictures import Pictures
from liferaft.picture.scene import Mark, Panel, Scene, Shape
from liferaft.picture.shapes import art, back, box, card, disc, group, pile, row, shortened, text

SIDE: Final = 420.0  # the width of the smaller panels
CREW: Final = 76.0  # the height of a crew in its panel
CHANGES: Final = (ROTATE, FLIP_LONG, FLIP_SHORT)


class RescuePictures(Pictures):
    """The pictures of Rescue."""

    def art(self) -> dict[str, str]:
        """Rock, tunnels, symbols, loaders, workers."""
        return ART

    def style(self) -> str:
        """Colours of space, rock and crews."""
        return STYLE

    def scene(self, view: View, lang: str) -> Scene:
        """The planet, the own hand, the crews and the piles."""
        _ = translate_to(lang)
        panels = [planet(view, headline(view, _), _)]
        if view["seat"] >= 0:
            panels.append(hand(view, chosen_card(view), _))
        panels += [crew_list(view, _), piles(view, _)]
        return Scene("rescue", panels)

    def handles(self, action: int, view: View) -> list[str]:
        """Cells of the planet, loaders, symbol cards, and ways to change a mine card."""
        verb = ACTIONS.verb[action]
        x = action - verb
        if verb in (TURN_CARD, MOVE, TO):
            return [f"cell:{x}"]
        if verb == BOARD:
            return [f"loader:{x}"]
        if verb in CHANGES:
            return [f"change:{CHANGES.index(verb)}"]
        if verb == PLAY_CARD:
            return [f"card:{SYMBOL_IDS[x]}"]
        if verb == DISCARD:
            symbols = ACTIONS.text(action).partition(" ")[2].split("+")
            return [f"card:{symbol}" for symbol in sorted(set(symbols))]
        return []

    def mark(self, seat: int, view: View, lang: str) -> Mark:
        """The shape of a seat in the colour of its crew."""
        return Mark(f"lr-seat-{seat}", f"res-{CREW_COLOURS[seat]}")

    def cover(self) -> Scene:
        """Four mine cards under a loader, and workers who want to leave."""
        shapes = [
            box(480, 300, 240, 150, 14, "res-space"),
            box(480, 300, 240, 150, 14, "res-stars"),
            box(480, 300, 240, 150, 14, "res-glow"),
        ]
        cards = ((0, 10, 2), (1, 14, 0), (2, 11, 3), (3, 12, 1))
        for (colour, exits, symbol), x in zip(cards, row(4, 480, 104, 240)):
            shapes.append(mine_card(colour, exits, symbol, x, 172, 1.08))
        for seat, x in enumerate(row(4, 480, 104, 240)):
            shapes.append(worker(seat, 56, x, 172))
        shapes.append(art("res-loader", 128, 91, 240, 60))
        return Scene("rescue", [Panel("cover", "board", 480, 300, shapes)])


PICTURES: Final = RescuePictures()


def headline(view: View, _: Translate) -> str:
    """Whose turn it is, or what everybody has rescued in the end."""
    if view["over"]:
        counts = [f"{who(view, p, _)} {rescued(view, p)}" for p in range(view["seats"])]
        return f"{_('Rescued')}: {', '.join(counts)}"
    name = who(view, view["turn"], _)
    return _("Turn {n}: {who}.").format(n=view["turns"] + 1, who=name)


# Hand


Card = tuple[int, Face, Face]  # a mine card: its colour and its faces


def chosen_card(view: View) -> Card | None:
    """The mine card that the own seat is about to change."""
    if view["step"] != "change" or view["about"] != view["seat"]:
        return None
    cell = view["thing"]
    upper = (view["exits"][cell], view["symbols"][cell])
    lower = (view["other_exits"][cell], view["other_symbols"][cell])
    return view["colours"][cell], upper, lower


@shows("options", "seat", "hand", "aboard")
def hand(view: View, chosen: Card | None, _: Translate) -> Panel:
    """The own symbol cards; and while a mine card is being changed, the ways to do that."""
    width, height = 600.0, 150.0
    seat = view["seat"]
    shapes: list[Shape] = []
    for number, x in zip(view["hand"], row(len(view["hand"]), 290, 92, 148)):
        shapes.append(symbol_card(number, x, 75, f"hand:{number}", _))
    if chosen:
        shapes += [change(chosen, i, 354 + 98 * i, _) for i in range(len(CHANGE_IDS))]
    else:
        shapes += rescue_track(view, seat, 320, 270, 75, 44, _)
    title = with_seat(view, seat, crew_name(seat, _), _)
    return Panel("hand", "hand", width, height, shapes, title, seat)


@lru_cache(maxsize=1024)
def symbol_card(number: int, x: float, y: float, key: str, _: Translate) -> Shape:
    """A symbol card; its colour means nothing (RES-1.6)."""
    symbol, colour = divmod(number, len(COLOURS))
    name = SYMBOL_IDS[symbol]
    return card(
        84,
        126,
        box(74, 116, 0, 0, 6, "res-frame"),
        box(66, 108, 0, 0, 4, "res-field"),
        art(f"res-symbol-{name}", 56, y=-14),
        art(f"res-gem-{COLOURS[colour]}", 20, y=38),
        x=x,
        y=y,
        key=key,
        handle=f"card:{name}",
        tip=symbol_name(symbol, _),
        cls=f"res-{COLOURS[colour]}",
    )


def change(chosen: Card, i: int, x: float, _: Translate) -> Shape:
    """A way to change the chosen mine card: the face that it leads to, and how."""
    colour, upper, lower = chosen
    exits, symbol = lower if i else upper
    if exits >= 0 and CHANGE_IDS[i] != "flip_long":
        exits = (exits << 2 | exits >> 2) & 15
    return group(
        mine_card(colour, exits, symbol, 0, -14, 0.94),
        art(f"res-way-{i}", 30, y=56, cls="res-way"),
        box(96, 146, 0, 2, 10, "halo"),
        x=x,
        y=73,
        key=f"change:{i}",
        handle=f"change:{i}",
        tip=_(VERBS[CHANGES[i]][1]),
    )


# Crews


@shows("options", "seats", "turn", "over", "hands", "aboard")
def crew_list(view: View, _: Translate) -> Panel:
    """Every crew: whose turn it is, how many are rescued, how many cards are in the hand."""
    shapes: list[Shape] = []
    for seat in range(view["seats"]):
        y = (seat + 0.5) * CREW
        active = seat == view["turn"] and not view["over"]
        if active:
            shapes.append(box(SIDE, CREW - 4, SIDE / 2, y, 10, "res-now"))
        name = shortened(who(view, seat, _), 86, 18, bold=True)
        shapes.append(worker(seat, 46, 30, y, f"crew:{seat}", active=active))
        shapes.append(text(name, 64, y - 14, 18, "bold", "start"))
        backs = [art("res-card", 16, 22, 72 + 19 * i, y + 15) for i in range(view["hands"][seat])]
        tip = _("cards: {n}").format(n=view["hands"][seat])
        shapes.append(group(*backs, key=f"hand:{seat}:backs", tip=tip))
        shapes += rescue_track(view, seat, 152, SIDE - 160, y, 30, _)
    return Panel("crews", "side", SIDE, view["seats"] * CREW, shapes, _("Crews"))


def rescue_track(
    view: View, seat: int, left: float, width: float, y: float, size: float, _: Translate
) -> list[Shape]:
    """The rescued workers of a crew, and places for those that it still needs."""
    target = int(view["options"]["rescue_target"])
    n = rescued(view, seat)
    most = max(n, target)
    score = f"{n}/{target}"
    xs = row(most, width - 52, size + 4, left + (width - 52) / 2)
    large = size > 40
    seats = [disc(round(size * 0.46, 1), x, y, "res-seat") for x in xs[n:]]
    saved = [worker(seat, size, x, y) for x in xs[:n]]
    number = text(score, left + width - 4, y, 24 if large else 18, "bold", "end")
    told = _("rescued: {n} of {target}").format(n=n, target=target)
    key = f"track:{seat}:{'own' if large else 'all'}"
    return [group(*seats, *saved, number, key=key, tip=told)]


# Piles


@shows("pile", "discards")
def piles(view: View, _: Translate) -> Panel:
    """The draw pile, and the discards by symbol."""
    width, height = SIDE, 136.0
    n = view["pile"]
    told = _("Draw pile: {n}").format(n=n)
    top = back(66, 92, "res-back", cls="res-backs")
    shapes = [pile(n, top, 66, 92, x=60, y=62, key="pile", handle="pile", tip=told)]
    shapes.append(text(f"{_('Discarded')}:", 128, 20, 15, "soft", "start"))
    counts = [sum(card // len(COLOURS) == v for card in view["discards"]) for v in range(SYMBOLS)]
    for symbol, count in enumerate(counts):
        x = 150 + 54 * symbol
        name = SYMBOL_IDS[symbol]
        sign = art(f"res-symbol-{name}", 38, cls="" if count else "off")
        number = text(f"×{count}", 0, 36, 18, "bold" if count else "faint")
        tip = f"{_('Discarded')}: {symbol_name(symbol, _)} ×{count}"
        shapes.append(group(sign, number, x=x, y=62, key=f"discard:{name}", tip=tip))
    return Panel("piles", "side", width, height, shapes, told)
