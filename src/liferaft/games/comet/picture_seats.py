"""What belongs to a seat of Comet: hero, slots, rescued animals, hand."""

from typing import Final

from msgspec.structs import replace

from liferaft.core.game import View
from liferaft.core.language import Translate
from liferaft.core.words import with_seat
from liferaft.games.comet.art import BAND, FACE_H, FACE_W, TILE
from liferaft.games.comet.box import CARD_IDS, DECK, HERO_IDS, RESCUERS, SILVER
from liferaft.games.comet.picture_cards import (
    HERO,
    Before,
    Copies,
    faces,
    faces_height,
    hero_card,
    hero_tip,
    tile,
    tip_of,
)
from liferaft.games.comet.picture_map import WIDTH, rescuer
from liferaft.games.comet.signs import card_name, hero_name, place_name, points, seat_name
from liferaft.games.comet.tables import THE_HERO
from liferaft.games.comet.text import translate_to
from liferaft.picture.kept import shows
from liferaft.picture.scene import Panel, Shape
from liferaft.picture.shapes import art, badge, box, group, lines, row, seat_mark, slot, text

SIDE: Final = 420.0
SLOT_W: Final = 144.0
ACROSS: Final = 5  # rescued animals in a row
SMALL_W: Final = 56.0  # an animal of somebody else
SMALL_H: Final = 39.2


def named(view: View, seat: int, _: Translate) -> str:
    """Who it is, with the seat and the points, as the title of a panel."""
    place = view["places"][seat]
    told = seat_name(view, seat, _)
    if place["hero"] >= 0:
        told = with_seat(view, seat, hero_name(place["hero"], _), _)
    told += f" · {points(place['points']['total'], _)}"
    return f"{told} · {_('has passed')}" if place["out"] else told


def cards_of(place: View) -> list[int]:
    """The animals on their way and the rescued ones."""
    waiting = [card for card in place["slots"] if card >= 0]
    return waiting + [animal["card"] for animal in place["rescued"]]


# The own things


@shows(of_seat=("places.hand", "places.known", "places.limit"))
def hand(view: View, seat: int, before: Before, lang: str) -> Panel:
    """The own cards."""
    _ = translate_to(lang)
    copies = Copies(before)
    place = view["places"][seat]
    cards = place["hand"]
    keys = [copies.key(card) for card in cards]
    shapes = faces(cards, keys, "card", WIDTH, 6, lang)
    seen = [card for card in place["known"] if DECK[card] == SILVER]
    for i, card in enumerate(cards):
        if card in seen:
            seen.remove(card)
            shapes[i] = replace(shapes[i], inside=(*shapes[i].inside, known_mark(_)))
    height = faces_height(len(cards), WIDTH) + 12 if cards else 48
    if not cards:
        shapes = [text(_("no cards"), WIDTH / 2, 24, 20, "faint italic")]
    limit = _("limit {n}").format(n=place["limit"])
    told = f"{_('Your hand')}: {len(cards)} ({limit})"
    return Panel("hand", "hand", WIDTH, height, shapes, told, seat)


def known_mark(_: Translate) -> Shape:
    """An eye on a card of the own hand that everybody has seen."""
    eye = art("lr-eye", 20, cls="com-sign")
    return group(
        eye, x=FACE_W / 2 - 18, y=BAND + 50 - FACE_H / 2, tip=_("Everybody knows this card.")
    )


@shows(
    of_seat=(
        "places.hero", "places.hero_turned", "places.slots", "places.rescuers", "places.rescued",
        "places.points", "places.out",
    )
)  # fmt: skip
def own(view: View, seat: int, before: Before, lang: str) -> Panel:
    """The own hero, the three slots and the rescued animals."""
    _ = translate_to(lang)
    copies = Copies(before)
    place = view["places"][seat]
    shapes: list[Shape] = []
    half = HERO / 2
    if place["hero"] >= 0:
        turned = place["hero_turned"]
        shapes.append(
            replace(
                hero_card(place["hero"], lang),
                x=half + 2,
                y=half + 4,
                key=f"hero:{seat}",
                handle=f"{'turned' if turned else 'ready'}:{THE_HERO}",
                turn=90 if turned else 0,
                cls=f"com-h{place['hero']}{' com-turned' if turned else ''}",
            )
        )
    for k in range(RESCUERS):
        x = WIDTH - SLOT_W / 2 - 2 - (RESCUERS - 1 - k) * (SLOT_W + 6)
        shapes += own_slot(view, seat, k, x, half + 4, copies, lang)
    top = HERO + 18
    step = WIDTH / ACROSS
    for i, animal in enumerate(place["rescued"]):
        line, column = divmod(i, ACROSS)
        turned = animal["turned"]
        shapes.append(
            replace(
                tile(animal["card"], lang),
                x=(column + 0.5) * step,
                y=top + TILE / 2 + line * (TILE + 8),
                key=copies.key(animal["card"]),
                handle=f"{'turned' if turned else 'ready'}:{animal['card']}",
                turn=90 if turned else 0,
                cls="com-turned" if turned else "",
            )
        )
    lines_of = (len(place["rescued"]) + ACROSS - 1) // ACROSS
    height = top + lines_of * (TILE + 8)
    return Panel("own", "own", WIDTH, height, shapes, named(view, seat, _), seat)


def own_slot(
    view: View, seat: int, k: int, x: float, y: float, copies: Copies, lang: str
) -> list[Shape]:
    """A slot of the rescuer board: the animal on its way, or the rescuer who waits."""
    _ = translate_to(lang)
    place = view["places"][seat]
    animal, field = place["slots"][k], place["rescuers"][k]
    floor = group(
        box(SLOT_W, HERO, 0, 0, 10, "com-board"),
        slot(SLOT_W - 16, 132, 0, 18),
        x=x,
        y=y,
        cls=f"p{seat}",
    )
    found = [floor]
    if animal >= 0:
        name = card_name(animal, _)
        found.append(
            group(
                box(SLOT_W - 12, 136, 0, 0, 8, "card"),
                art(f"com-pic-{CARD_IDS[animal]}", SLOT_W - 20, 86.8, y=-21),
                title_on_two(name, 45, SLOT_W - 18),
                box(SLOT_W - 6, 142, 0, 0, 11, "halo"),
                x=x,
                y=y + 18,
                key=copies.key(animal),
                handle=f"rescuer:{seat}:{k}",
                tip=tip_of(animal, _),
            )
        )
    if field < 0:
        at = y + 20 if animal < 0 else y - 40
        found.append(rescuer(seat, k, x, at, _("rescuer {n} waits").format(n=k + 1)))
    head = y - HERO / 2 + 21
    found.append(seat_mark(seat, 28, x - 48, head))
    found.append(
        group(
            text(str(k + 1), x - 48, head + (3 if seat == 2 else 0), 18, "bold on-c"),
            cls=f"p{seat}",
        )
    )
    if field >= 0:
        found.append(text(place_name(field, _), x + 16, head, 22, "bold"))
    return found


def title_on_two(name: str, y: float, width: float) -> Shape:
    """A name on two lines at most."""
    return lines(
        name.replace("-", "- ") if len(name) > 16 else name, 0, y, width, 18, "bold", most=2
    )


@shows(of_seat=("places.offered", "places.hero"))
def offered(view: View, seat: int, lang: str) -> Panel:
    """The two heroes of which the own seat chooses one."""
    _ = translate_to(lang)
    place = view["places"][seat]
    shapes = []
    for hero, x in zip(place["offered"], row(2, WIDTH, 250, WIDTH / 2)):
        chosen = hero == place["hero"]
        shapes.append(
            replace(
                hero_card(hero, lang),
                x=x,
                y=HERO / 2 + 8,
                key=f"offer:{hero}",
                handle=f"hero:{hero}",
                cls=f"com-h{hero}{' active' if chosen else ''}",
            )
        )
    return Panel("offered", "own", WIDTH, HERO + 16, shapes, _("Which hero?"), seat)


# The others


@shows(
    of_seat=(
        "places.hero", "places.hero_turned", "places.slots", "places.rescuers", "places.rescued",
        "places.silver", "places.gold", "places.known", "places.points", "places.out",
    )
)  # fmt: skip
def other(view: View, seat: int, turn: bool, before: Before, lang: str) -> Panel:
    """Somebody else: hero and hand, slots, rescued animals."""
    _ = translate_to(lang)
    copies = Copies(before)
    place = view["places"][seat]
    shapes: list[Shape] = [seat_mark(seat, 34, 21, 28)]
    if turn:
        shapes.append(art("lr-turn", 20, x=21, y=60))
    if place["hero"] >= 0:
        shapes.append(emblem(place, seat, _))
    shapes += slots(view, seat, copies, _)
    shapes += hand_of(place, copies, _)
    top = 132.0
    across = int(SIDE // (SMALL_W + 3))
    for i, animal in enumerate(place["rescued"]):
        line, column = divmod(i, across)
        shapes.append(
            art(
                f"com-pic-{CARD_IDS[animal['card']]}",
                SMALL_W,
                SMALL_H,
                (column + 0.5) * SIDE / across,
                top + SMALL_W / 2 + line * (SMALL_W + 3),
                key=copies.key(animal["card"]),
                tip=tip_of(animal["card"], _),
                turn=90 if animal["turned"] else 0,
                cls="com-turned" if animal["turned"] else "",
            )
        )
    height = top + (len(place["rescued"]) + across - 1) // across * (SMALL_W + 3)
    return Panel(f"seat:{seat}", "other", SIDE, height, shapes, named(view, seat, _), seat)


def emblem(place: View, seat: int, _: Translate) -> Shape:
    """A hero as a round emblem, turned if it was used."""
    return art(
        f"com-hero-{HERO_IDS[place['hero']]}",
        50,
        x=70,
        y=32,
        key=f"hero:{seat}",
        tip=hero_tip(place["hero"], _),
        turn=90 if place["hero_turned"] else 0,
        cls="com-turned" if place["hero_turned"] else "",
    )


def slots(view: View, seat: int, copies: Copies, _: Translate) -> list[Shape]:
    """The three slots of somebody else, small."""
    place = view["places"][seat]
    found: list[Shape] = []
    for k in range(RESCUERS):
        x, y = 158 + k * 100.0, 32.0
        animal, field = place["slots"][k], place["rescuers"][k]
        found.append(slot(92, 58, x, y))
        if animal >= 0:
            found.append(
                art(
                    f"com-pic-{CARD_IDS[animal]}",
                    80,
                    56,
                    x + 5,
                    y,
                    key=copies.key(animal),
                    tip=tip_of(animal, _),
                )
            )
        if field < 0:
            tip = _("rescuer {n} waits").format(n=k + 1)
            waiting = rescuer(seat, k, x if animal < 0 else x - 30, y + 4, tip)
            found.append(replace(waiting, scale=0.8))
        else:
            found.append(badge(f"{k + 1}: {place_name(field, _)}", x, y + 32, 14))
    return found


def hand_of(place: View, copies: Copies, _: Translate) -> list[Shape]:
    """The hand of somebody else: backs, and the cards that everybody has seen."""
    told = _("hand: {silver} silver, {gold} golden").format(
        silver=place["silver"], gold=place["gold"]
    )
    known = place["known"]
    hidden = place["silver"] + place["gold"] - len(known)
    if not hidden + len(known):
        return [text(_("no cards"), SIDE / 2, 103, 16, "faint italic")]
    found: list[Shape] = []
    step = min(1, (SIDE - 12) / (36 * hidden + (SMALL_W + 3) * len(known)))
    left = (SIDE - step * (36 * hidden + (SMALL_W + 3) * len(known))) / 2
    steps = [left + step * (36 * i + 18) for i in range(hidden)]
    left += step * 36 * hidden
    steps += [left + step * (SMALL_W + 3) * (i + 0.5) for i in range(len(known))]
    backs = [art("com-back-silver", 32, 44.6, x, 103) for x in steps[:hidden]]
    if backs:
        found.append(group(*backs, tip=told))
    for card, x in zip(place["known"], steps[hidden:]):
        found.append(
            art(
                f"com-pic-{CARD_IDS[card]}",
                SMALL_W,
                SMALL_H,
                x,
                103,
                key=copies.key(card),
                tip=tip_of(card, _),
            )
        )
    return found
