"""What is in the box of Comet: cards, heroes and numbers as tables, checked when loaded."""

import tomllib
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from liferaft.core.bits import BIT, WIDTH

FOLDER: Final = Path(__file__).parent


def read_data(name: str) -> dict[str, Any]:
    """One of the data files."""
    with open(FOLDER / name, "rb") as file:
        return tomllib.load(file)


_setup: Final[dict[str, Any]] = read_data("setup.toml")
_effects: Final[dict[str, Any]] = read_data("effects.toml")
_silver: Final[list[dict[str, Any]]] = read_data("silver_animals.toml")["animal"]
_gold: Final[list[dict[str, Any]]] = read_data("gold_animals.toml")["animal"]
_help: Final[list[dict[str, Any]]] = read_data("help_cards.toml")["help"]
_heroes: Final[list[dict[str, Any]]] = read_data("heroes.toml")["hero"]

# Numbers

TERRAINS: Final[tuple[str, ...]] = tuple(_setup["terrains"])
TERRAIN_COUNT: Final = 5
JOKER: Final = 5  # the symbol that stands for any terrain
SYMBOLS: Final[tuple[str, ...]] = (*TERRAINS, "joker")
SYMBOL_COUNT: Final = 6
EGGS: Final[tuple[str, ...]] = tuple(_setup["egg_colours"])
EGG_COUNT: Final = 4
PIECES: Final[tuple[str, ...]] = tuple(_setup["neutral_pieces"])
PIECE_COUNT: Final = 2
LOWEST_NEST: Final[i64] = int(_setup["nest_numbers"][0])
HIGHEST_NEST: Final[i64] = int(_setup["nest_numbers"][1])
RESCUERS: Final = 3  # of each player
START_HAND: Final[i64] = int(_setup["start_hand"])  # COM-0.4
HAND_LIMIT: Final[i64] = int(_setup["hand_limit"])  # COM-6.4
DISPLAY: Final[i64] = int(_setup["gold_display"])  # COM-0.3
ANYWHERE: Final[i64] = int(_setup["anywhere"])
COMET_STACK: Final[tuple[int, ...]] = tuple([int(n) for n in _setup["comet_stack"].values()])
LONGER: Final[dict[str, int]] = dict(_setup["longer"])
SOLO_TARGETS: Final[tuple[int, ...]] = tuple(_setup["solo_targets"])
IDLE_RESTS: Final[i64] = int(_setup["idle_rests"])  # COM-8.5
IDLE_TURNS: Final[i64] = int(_setup["idle_turns"])

# A pool of symbols is one number: eight bits for each kind.

UNIT: Final[vec[i64]] = vec[i64]([i64(pow(256, symbol)) for symbol in range(SYMBOL_COUNT)])


def _pool(symbols: list[str]) -> i64:
    return i64(sum([UNIT[SYMBOLS.index(symbol)] for symbol in symbols]))


# Cards by number: silver animals, golden animals, silver help cards, golden help cards.
# Of each deck a set of kinds is one mask: the animals first, then the help cards.

SILVER: Final = 0
GOLD: Final = 1
DECKS: Final[tuple[str, ...]] = ("silver", "gold")
_animals: Final[list[dict[str, Any]]] = [*_silver, *_gold]
_helps: Final[list[dict[str, Any]]] = sorted(_help, key=lambda card: DECKS.index(card["deck"]))
_cards: Final[list[dict[str, Any]]] = [*_animals, *_helps]

ANIMALS: Final[i64] = len(_animals)
SILVER_ANIMALS: Final[i64] = len(_silver)
GOLD_ANIMALS: Final[i64] = len(_gold)
HELPS: Final[i64] = len(_helps)
SILVER_HELPS: Final[i64] = len([card for card in _helps if card["deck"] == "silver"])
SILVER_KINDS: Final[i64] = SILVER_ANIMALS + SILVER_HELPS
GOLD_KINDS: Final[i64] = ANIMALS + HELPS - SILVER_KINDS
CARDS: Final[i64] = ANIMALS + HELPS

ANIMAL_IDS: Final[tuple[str, ...]] = tuple([str(card["id"]) for card in _animals])
HELP_IDS: Final[tuple[str, ...]] = tuple([str(card["id"]) for card in _helps])
CARD_IDS: Final[tuple[str, ...]] = (*ANIMAL_IDS, *HELP_IDS)
CARD_NAMES: Final[tuple[str, ...]] = tuple([str(card["name"]) for card in _cards])
CARD_STATUS: Final[tuple[str, ...]] = tuple([str(card["status"]) for card in _cards])
COPIES: Final[tuple[int, ...]] = tuple([int(card["copies"]) for card in _cards])


def _decks() -> list[i64]:
    animals: list[i64] = [i64(SILVER)] * len(_silver) + [i64(GOLD)] * len(_gold)
    return animals + [i64(DECKS.index(card["deck"])) for card in _helps]


DECK: Final[vec[i64]] = vec[i64](_decks())  # by card: SILVER or GOLD


def _bits() -> list[i64]:
    bits: list[i64] = []
    for card in range(CARDS):
        earlier = [other for other in range(card) if DECK[other] == DECK[card]]
        bits.append(BIT[len(earlier)])
    return bits


CARD_BIT: Final[vec[i64]] = vec[i64](_bits())  # by card: the set of it in the masks of its deck


def _by_place(deck: i64) -> list[i64]:
    return [i64(card) for card in range(CARDS) if DECK[card] == deck]


SILVER_CARDS: Final[vec[i64]] = vec[i64](_by_place(SILVER))  # by place
GOLD_CARDS: Final[vec[i64]] = vec[i64](_by_place(GOLD))


def _mask(cards: list[int], deck: int) -> i64:
    mask: i64 = 0
    for card in cards:
        if DECK[card] == deck:
            mask |= CARD_BIT[card]
    return mask


def _masks(sets: list[list[int]]) -> list[i64]:
    """By 2 × number of a set + deck: the mask of the set in that deck."""
    return [_mask(cards, deck) for cards in sets for deck in (SILVER, GOLD)]


_EVERY: Final = list(range(ANIMALS))

ALL_SILVER: Final[i64] = _mask(list(range(CARDS)), SILVER)
TWICE_SILVER: Final[i64] = _mask([card for card in range(CARDS) if COPIES[card] > 1], SILVER)
ALL_GOLD: Final[i64] = _mask(list(range(CARDS)), GOLD)
BEASTS: Final[vec[i64]] = vec[i64](_masks([_EVERY]))  # by deck: the animals
POINTS: Final[vec[i64]] = vec[i64]([i64(card["points"]) for card in _animals])
NEST: Final[vec[i64]] = vec[i64]([i64(card["nest"]) for card in _animals])
EGG: Final[vec[i64]] = vec[i64]([i64(EGGS.index(card["egg"])) for card in _animals])
FUEL: Final[vec[i64]] = vec[i64]([_pool(card["symbols"]) for card in _animals])  # by animal: a pool
JOKERS: Final[vec[i64]] = vec[i64](  # by deck: the joker cards
    _masks([[a for a in _EVERY if set(_animals[a]["symbols"]) == {"joker"}]])
)
NEST_UP_TO: Final[vec[i64]] = vec[i64](  # by 2 × nest number + deck: animals of at most that nest
    _masks([[a for a in _EVERY if _animals[a]["nest"] <= d] for d in range(2 * HIGHEST_NEST)])
)
WITH_EGG: Final[vec[i64]] = vec[i64](  # by 2 × colour + deck
    _masks([[a for a in _EVERY if _animals[a]["egg"] == colour] for colour in EGGS])
)
SHOWING: Final[vec[i64]] = vec[i64](  # by 2 × terrain + deck
    _masks([[a for a in _EVERY if terrain in _animals[a]["symbols"]] for terrain in TERRAINS])
)

# Effects. Every ability and every effect of a help card is one row of three tables.

ADDS_SYMBOLS: Final = 0  # COM-9.1
ALLOWS_CARD: Final = 1  # COM-9.2
MAKES_WILD: Final = 2  # COM-9.3
LETS_SKIP: Final = 3  # COM-9.4
FLIES: Final = 4  # COM-9.5
KEEPS: Final = 5  # COM-9.6
LOWERS_NEST: Final = 6  # COM-9.7
ALLOWS_HATCH: Final = 7  # COM-9.8
DASHES: Final = 8  # COM-9.9
MOVES_NEUTRAL: Final = 9  # COM-9.10
DRAWS: Final = 10  # COM-9.11
TAKES_GOLD: Final = 11  # COM-9.12
SALVAGES: Final = 12  # COM-9.13
READIES: Final = 13  # COM-9.14
RAISES_LIMIT: Final = 14  # COM-9.15
ADDS_GOLD: Final = 15  # COM-9.16
SCORES_PER: Final = 16  # COM-9.17
EFFECT_KINDS: Final = (
    "symbols", "extra_card", "wild", "skip", "fly", "keep", "nest", "extra_hatch", "dash",
    "neutral", "draw", "gold", "salvage", "ready", "limit", "gold_plus", "per",
)  # fmt: skip
NO_EFFECT: Final[i64] = -1

# Windows: the moments of a turn at which effects can be used (COM-5.3 to COM-5.5).

AT_ACTION: Final = 0  # before the action is chosen
AT_NEST: Final = 1  # an animal is laid, its rescuer not yet placed
AT_HATCHED: Final = 2  # a rescuer was placed
AT_MOVE: Final = 3  # after the base card of a Move
WINDOWS: Final = 4


def _amount(effect: dict[str, Any]) -> i64:
    """What an effect says: a number, a range, a pool, or the terrain (or that it is chosen)."""
    if "symbols" in effect:
        return _pool(effect["symbols"])
    if effect["effect"] == "skip":
        return i64((*TERRAINS, "choice").index(effect["terrain"]))
    return i64(effect.get("n", effect.get("range", effect.get("depth", 0))))


def _of_what(effect: dict[str, Any]) -> i64:
    """What else it says: a set of neutral pieces, or a deck."""
    if "pieces" in effect:
        return i64(sum([BIT[PIECES.index(piece)] for piece in effect["pieces"]]))
    return i64(DECKS.index(effect["deck"])) if "deck" in effect else i64(0)


def _windows(when: str, effects: list[str]) -> i64:
    """COM-5.3, COM-5.4, COM-5.5: the set of windows in which it can be used."""
    if when == "any":
        return BIT[AT_ACTION] | BIT[AT_NEST] | BIT[AT_HATCHED] | BIT[AT_MOVE]
    if when == "move":
        return BIT[AT_MOVE]
    if "nest" in effects:
        return BIT[AT_NEST]
    if "dash" in effects or "extra_hatch" in effects:
        return BIT[AT_HATCHED]
    return BIT[AT_NEST] | BIT[AT_HATCHED]


def _ability(thing: dict[str, Any], kind: str) -> dict[str, Any] | None:
    ability: dict[str, Any] | None = thing.get("ability")
    return ability if ability and ability["kind"] == kind else None


_used: Final[list[dict[str, Any]]] = [*_animals, *_heroes]  # what can have a tap ability
_rows: Final[list[dict[str, Any]]] = [
    *[thing["ability"] for thing in _used if _ability(thing, "tap")],
    *[effect for card in _helps for effect in card["effects"]],
]
EFFECT_KIND: Final[vec[i64]] = vec[i64]([i64(EFFECT_KINDS.index(row["effect"])) for row in _rows])
AMOUNT: Final[vec[i64]] = vec[i64]([_amount(row) for row in _rows])
OF_WHAT: Final[vec[i64]] = vec[i64]([_of_what(row) for row in _rows])
CHOICE: Final = 5  # the amount of a skip whose terrain is chosen


def _taps() -> list[i64]:
    """By animal, then by hero, then for no hero: the row of its tap ability."""
    rows: list[i64] = []
    found: i64 = 0
    for thing in _used:
        tap = _ability(thing, "tap") is not None
        rows.append(found if tap else NO_EFFECT)
        found += 1 if tap else 0
    rows.append(NO_EFFECT)
    return rows


_TAPS: Final = _taps()
TAP: Final[vec[i64]] = vec[i64](_TAPS[: len(_animals)])  # by animal: the row of its tap ability
HEROES: Final[i64] = len(_heroes)
HERO_IDS: Final[tuple[str, ...]] = tuple([str(hero["id"]) for hero in _heroes])
HERO_NAMES: Final[tuple[str, ...]] = tuple([str(hero["name"]) for hero in _heroes])
NO_HERO: Final[i64] = len(_heroes)  # a hero not yet chosen, with no ability
HERO_TAP: Final[vec[i64]] = vec[i64](_TAPS[len(_animals) :])  # by hero


def _tap_windows(thing: dict[str, Any]) -> i64:
    tap = _ability(thing, "tap")
    return _windows(tap["when"], [tap["effect"]]) if tap else i64(0)


HERO_WINDOWS: Final[vec[i64]] = vec[i64]([_tap_windows(hero) for hero in _heroes] + [i64(0)])
TAPS: Final[vec[i64]] = vec[i64](  # by 2 × window + deck: animals whose tap ability is for it
    _masks([[a for a in _EVERY if _tap_windows(_animals[a]) & BIT[w]] for w in range(WINDOWS)])
)
_TAPPED: Final = [a for a in _EVERY if TAP[a] >= 0 and EFFECT_KIND[TAP[a]] != READIES]
READIED: Final[vec[i64]] = vec[i64](_masks([_TAPPED]))  # by deck, COM-9.14: no loops

FIRST_ROW: Final[vec[i64]] = vec[i64](  # by help card, and one more: where its effects begin
    [
        i64(
            len([1 for a in _TAPS if a >= 0])
            + sum([len(card["effects"]) for card in _helps[:number]])
        )
        for number in range(len(_helps) + 1)
    ]
)


def _help_windows(card: dict[str, Any]) -> i64:
    return _windows(card["when"], [effect["effect"] for effect in card["effects"]])


HELP_IN: Final[vec[i64]] = vec[i64](  # by 2 × window + deck: help cards for it
    _masks(
        [
            [
                int(ANIMALS) + number
                for number in range(len(_helps))
                if _help_windows(_helps[number]) & BIT[w]
            ]
            for w in range(WINDOWS)
        ]
    )
)


def _readies(number: int) -> bool:
    return any([effect["effect"] == "ready" for effect in _helps[number]["effects"]])


SALVAGED: Final[vec[i64]] = vec[i64](  # by deck, COM-9.13: the cards that salvage can take
    _masks([[*_EVERY, *[ANIMALS + h for h in range(len(_helps)) if not _readies(h)]]])
)

# Passive abilities, COM-5.8: by effect, who has it, and how much

PASSIVES: Final[vec[i64]] = vec[i64](  # by 2 × effect + deck
    _masks(
        [
            [a for a in _EVERY if (_ability(_animals[a], "passive") or {}).get("effect") == effect]
            for effect in EFFECT_KINDS
        ]
    )
)
PASSIVE_AMOUNT: Final[vec[i64]] = vec[i64](  # by animal
    [i64((_ability(card, "passive") or {"n": 0})["n"]) for card in _animals]
)


def _hero_passives() -> list[i64]:
    out: list[i64] = []
    for effect in EFFECT_KINDS:
        for hero in _heroes:
            passive = _ability(hero, "passive") or {"effect": "", "n": 0}
            out.append(i64(passive["n"] if passive["effect"] == effect else 0))
        out.append(i64(0))
    return out


HERO_PASSIVE: Final[vec[i64]] = vec[i64](_hero_passives())  # by (heroes + 1) × effect + hero

# Scorings, COM-9.17: what counts, and how much for how many

COUNT_CARDS: Final = 0  # rescued animals in a mask
COUNT_SETS: Final = 1  # sets of all egg colours
COUNT_TERRAINS: Final = 2  # different terrains
_scores: Final[list[dict[str, Any]]] = [
    *[card["ability"] for card in _animals if _ability(card, "score")],
    *[hero["score"] for hero in _heroes],
]


def _counted(score: dict[str, Any]) -> list[int]:
    """The animals that a criterion counts."""
    criterion, value = score["criterion"], score.get("value")
    if criterion == "egg":
        return [a for a in _EVERY if _animals[a]["egg"] == value]
    if criterion == "deck":
        return [a for a in _EVERY if DECK[a] == DECKS.index(str(value))]
    if criterion == "symbol":
        return [a for a in _EVERY if value in _animals[a]["symbols"]]
    if criterion == "nest_min":
        return [a for a in _EVERY if _animals[a]["nest"] >= score["threshold"]]
    return []


def _count_how(score: dict[str, Any]) -> i64:
    if score["criterion"] == "egg_set":
        return i64(COUNT_SETS)
    return i64(COUNT_TERRAINS if score["criterion"] == "terrain_kinds" else COUNT_CARDS)


SCORE_HOW: Final[vec[i64]] = vec[i64]([_count_how(score) for score in _scores])
SCORE_CARDS: Final[vec[i64]] = vec[i64](_masks([_counted(score) for score in _scores]))
SCORE_POINTS: Final[vec[i64]] = vec[i64]([i64(score["points"]) for score in _scores])
SCORE_EVERY: Final[vec[i64]] = vec[i64]([i64(score["every"]) for score in _scores])
_SCORERS: Final = [a for a in _EVERY if _ability(_animals[a], "score")]
SCORERS: Final[vec[i64]] = vec[i64](_masks([_SCORERS]))  # by deck: animals with a score ability
SCORE_OF: Final[vec[i64]] = vec[i64](  # by animal: its row; -1: none
    [i64(_SCORERS.index(a)) if a in _SCORERS else NO_EFFECT for a in _EVERY]
)
HERO_SCORE: Final[vec[i64]] = vec[i64]([i64(len(_SCORERS) + hero) for hero in range(len(_heroes))])

# The words on the cards, for those who speak of them

ABILITIES: Final[tuple[dict[str, Any], ...]] = tuple(  # by animal, then by hero
    [dict(thing.get("ability") or {"kind": "none"}) for thing in _used]
)
HERO_SCORINGS: Final[tuple[dict[str, Any], ...]] = tuple([dict(h["score"]) for h in _heroes])
HELP_EFFECTS: Final[tuple[list[dict[str, Any]], ...]] = tuple([c["effects"] for c in _helps])
HELP_WHEN: Final[tuple[str, ...]] = tuple([str(card["when"]) for card in _helps])
ANIMAL_SYMBOLS: Final[tuple[list[str], ...]] = tuple([list(c["symbols"]) for c in _animals])


def _check_words() -> None:
    """Every word that a card uses is one of those that the rules know."""
    kinds = {effect["id"]: effect for effect in _effects["effect"]}
    assert list(kinds) == list(EFFECT_KINDS), "effects.toml: the vocabulary is closed"
    criteria = [criterion["id"] for criterion in _effects["criterion"]]
    for row in _rows:
        for value in kinds[row["effect"]]["values"]:
            assert value in row, f"effects.toml: {row['effect']} needs {value}: {row}"
    for card in _helps:
        for effect in card["effects"]:
            said = kinds[effect["effect"]]["when"]
            assert card["when"] in said, f"help_cards.toml: {card['id']} is for {said}"
    for thing in _used:
        ability = thing.get("ability")
        if ability and ability["kind"] != "passive":
            said = kinds[ability["effect"]]["when"]
            assert ability["when"] in said, f"{thing['id']}: {ability['effect']} is for {said}"
        if ability and ability["kind"] == "passive":
            assert ability["effect"] in ("limit", "gold_plus", "nest"), f"{thing['id']}: passive"
    for score in _scores:
        assert score["criterion"] in criteria, f"effects.toml: no criterion {score['criterion']}"
        assert score["every"] > 0, f"every is at least 1: {score}"


def _check_cards() -> None:
    """Cards fit into the masks; no id is there twice; no card mixes jokers and terrains."""
    ids = [*CARD_IDS, *HERO_IDS]
    assert len(set(ids)) == len(ids), "two cards have the same id"
    assert SILVER_KINDS <= WIDTH, f"silver_animals.toml: at most {WIDTH} silver kinds"
    assert GOLD_KINDS <= WIDTH, f"gold_animals.toml: at most {WIDTH} golden kinds"
    for card in range(CARDS):
        most = 2 if DECK[card] == SILVER else 1
        assert 1 <= COPIES[card] <= most, f"{CARD_IDS[card]}: 1 to {most} copies"
    for animal in _animals:
        symbols = set(animal["symbols"])
        assert symbols == {"joker"} or symbols <= set(TERRAINS), f"{animal['id']}: mixed symbols"
        assert LOWEST_NEST <= animal["nest"] <= HIGHEST_NEST, f"{animal['id']}: no such nest"


def _check_numbers() -> None:
    """What the rules count on."""
    assert [str(n + 1) for n in range(len(COMET_STACK))] == list(_setup["comet_stack"])
    silver = sum([COPIES[card] for card in SILVER_CARDS])
    for seats in range(1, len(COMET_STACK) + 1):
        for more in LONGER.values():
            stack = COMET_STACK[seats - 1] + more * seats
            assert 0 < stack < silver - seats * START_HAND, f"setup.toml: comet stack for {seats}"
    assert int(_setup["rescuers"]) == RESCUERS, "setup.toml: rescuer boards have three slots"
    assert list(SYMBOLS).index("joker") == JOKER == CHOICE, "setup.toml: five terrains"
    assert len(_setup["egg_colours"]) == EGG_COUNT, "setup.toml: four egg colours"
    assert len(_setup["neutral_pieces"]) == PIECE_COUNT, "setup.toml: two neutral pieces"
    assert sorted(LONGER) == ["long", "normal", "short"], "setup.toml: three lengths of a game"


_check_words()
_check_cards()
_check_numbers()
