"""The cards of Comet as the specification lists them: a second list beside the data files."""

import re
from dataclasses import dataclass

LETTERS = {
    "W": "water", "M": "meadow", "D": "desert", "J": "jungle", "L": "lava", "*": "joker",
}  # fmt: skip
TERRAINS = ("water", "meadow", "desert", "jungle", "lava")
SYMBOLS = (*TERRAINS, "joker")
EGGS = ("red", "blue", "green", "yellow")
SILVER_ANIMALS = """
S01 | Steller's Sea Cow | red 5 2 MJ | tap, move: symbols [W]
S02 | Quagga | red 5 2 WD | tap, move: symbols [M]
S03 | Bubal Hartebeest | red 6 3 WJ | tap, move: symbols [D]
S04 | Javan Tiger | red 6 3 MD | tap, move: symbols [J]
S05 | Placerias | red 4 1 * | tap, move: symbols [L]
S06 | Great Auk | red 9 4 ML | tap, move: skip water
S07 | Aurochs | red 8 4 WJ | tap, move: skip meadow
S08 | Dromedary | red 9 4 JD | tap, move: skip desert
S09 | Thylacine | red 8 4 WD | tap, move: skip jungle
S10 | Dimetrodon | red 7 4 JL | tap, move: skip lava
S11 | Gallimimus | red 7 3 MD | tap, move: symbols [*]
S12 | Compsognathus | red 3 1 * | tap, move: wild 1
S13 | Ornithomimus | red 8 4 WM | tap, move: symbols [*]
S14 | Sabre-toothed Cat | red 10 4 DL | tap, move: extra_card 1
S15 | Dodo | blue 4 1 * | tap, any: draw 1
S16 | Passenger Pigeon | blue 5 2 MJ | tap, any: draw 1
S17 | Carolina Parakeet | blue 8 3 DJ | tap, any: draw 2
S18 | Elephant Bird | blue 9 3 WL | tap, any: draw 2
S19 | Giant Beaver | blue 6 2 WM | passive, always: limit 1
S20 | Cave Bear | blue 7 3 WJ | passive, always: limit 1
S21 | Woolly Rhinoceros | blue 10 5 MD | passive, always: limit 1
S22 | Christmas Island Rat | blue 3 1 * | tap, any: salvage silver 3
S23 | Falkland Wolf | blue 5 2 ML | tap, any: salvage silver 3
S24 | Irish Elk | blue 10 4 DJ | tap, any: gold 1
S25 | Crescent Nailtail Wallaby | green 3 1 * | tap, hatch: nest 2
S26 | Pig-footed Bandicoot | green 4 1 DL | tap, hatch: nest 2
S27 | Oviraptor | green 6 2 WD | tap, hatch: nest 3
S28 | Maiasaura | green 5 1 WM | tap, hatch: extra_hatch 1
S29 | Protoceratops | green 7 3 MD | tap, hatch: extra_hatch 1
S30 | Giant Moa | green 4 1 JL | tap, hatch: dash [M J]
S31 | Terror Bird | green 6 3 WL | tap, hatch: dash [D M]
S32 | Glyptodon | green 2 1 * | tap, any: neutral mammoth/tortoise 3
S33 | Gastric-brooding Frog | green 6 3 WJ | tap, any: ready 1
S34 | Doedicurus | green 5 3 DJ | tap, any: neutral mammoth/tortoise anywhere
S35 | Caribbean Monk Seal | yellow 2 2 * | -
S36 | Tarpan | yellow 4 3 WJ | -
S37 | Stegosaurus | yellow 7 6 MJ | -
S38 | Triceratops | yellow 9 7 DL | -
S39 | Ankylosaurus | yellow 11 9 JL | -
S40 | Iguanodon | yellow 12 10 WM | -
S41 | Dire Wolf | yellow 6 1 MD | score: 1 per red egg
S42 | Giant Ground Sloth | yellow 6 1 WL | score: 1 per blue egg
S43 | Diprotodon | yellow 6 1 ML | score: 1 per green egg
S44 | Cave Lion | yellow 7 2 MJ | score: 1 per 2 silver animal
S45 | Archaeopteryx | yellow 8 2 WD | score: 3 per set of 4 egg colours
S46 | Saiga | yellow 5 0 * | score: 1 per different terrain
"""
GOLD_ANIMALS = """
G01 | Raptor | red 11 5 DM | tap, move: extra_card 1
G02 | Pteranodon | red 9 5 WMJ | tap, move: fly 2
G03 | Quetzalcoatlus | red 12 7 DL | tap, move: fly 3
G04 | Rhamphorhynchus | red 7 4 WJ | tap, move: fly 2
G05 | Tyrannosaurus | red 12 7 MJ | tap, move: symbols [* *]
G06 | Spinosaurus | red 8 5 ML | tap, move: symbols [W D]
G07 | Carnotaurus | red 8 5 WDL | tap, move: symbols [M J]
G08 | Allosaurus | red 6 4 WD | tap, move: symbols [*]
G09 | Deinonychus | red 10 6 MD | tap, move: keep 1
G10 | Basilosaurus | red 10 6 ** | tap, move: skip choice
G11 | Struthiomimus | red 5 3 MDJ | tap, move: wild 2
G12 | Therizinosaurus | red 7 4 WM | tap, move: symbols [D L]
G13 | Giant Lemur | blue 7 4 DJ | tap, any: draw 2
G14 | Gigantopithecus | blue 10 5 MJ | tap, any: draw 3
G15 | Haast's Eagle | blue 8 4 WDJ | tap, any: gold 1
G16 | Brachiosaurus | blue 9 5 WJ | passive, always: limit 2
G17 | Plateosaurus | blue 5 3 ** | passive, always: limit 1
G18 | Microraptor | blue 7 5 JL | tap, any: salvage gold 3
G19 | Argentavis | blue 10 6 MD | passive, rest: gold_plus 1
G20 | Megalania | blue 4 3 DL | tap, any: salvage silver 5
G21 | Dunkleosteus | blue 6 3 WL | tap, any: draw 2
G22 | Ichthyosaurus | blue 9 5 WML | tap, any: gold 1
G23 | Woolly Mammoth | green 12 10 MJ | tap, any: neutral mammoth anywhere
G24 | Giant Tortoise | green 8 7 WD | tap, any: neutral tortoise anywhere
G25 | Troodon | green 6 4 MJL | tap, hatch: nest 4
G26 | Hadrosaurus | green 4 3 WM | tap, hatch: extra_hatch 1
G27 | Corythosaurus | green 8 6 DJ | tap, hatch: extra_hatch 1
G28 | Kelenken | green 7 5 ML | tap, hatch: dash [* *]
G29 | Lystrosaurus | green 5 3 ** | tap, any: ready 1
G30 | Diplodocus | green 11 7 WJ | tap, any: ready 2
G31 | Titanoboa | green 8 5 JL | passive, hatch: nest 1
G32 | Argentinosaurus | yellow 12 12 DJ | -
G33 | Megalodon | yellow 10 10 WL | -
G34 | Styracosaurus | yellow 8 8 MDL | -
G35 | Pachycephalosaurus | yellow 6 6 WJ | -
G36 | Plesiosaurus | yellow 9 3 WD | score: 1 per animal showing water
G37 | Deinotherium | yellow 9 3 WM | score: 1 per animal showing meadow
G38 | Sivatherium | yellow 9 3 DJ | score: 1 per animal showing jungle
G39 | Paraceratherium | yellow 9 3 MD | score: 1 per animal showing desert
G40 | Pyroraptor | yellow 9 3 JL | score: 2 per animal showing lava
G41 | Elasmotherium | yellow 10 5 ** | score: 1 per gold animal
G42 | Liopleurodon | yellow 11 4 WDJ | score: 2 per animal with nest >= 9
"""
HELP_CARDS = """
P01 | Fresh Tracks | any: draw 2
P02 | Stampede | move: extra_card 1
P03 | Warm Nest | hatch: nest 3
P04 | Shortcut | move: skip choice
P05 | Second Wind | any: ready 1
Q01 | Great Migration | move: symbols [* *]
Q02 | Full Clutch | hatch: extra_hatch 1; draw 1
Q03 | Tortoise Rider | move: neutral mammoth/tortoise anywhere; symbols [*]
Q04 | Golden Egg | any: gold 1; draw 1
Q05 | Deep Breath | any: ready 3
Q06 | Pterosaur Lift | move: fly 3
Q07 | Forgotten Trail | any: salvage gold 5
Q08 | Nursery | hatch: nest 6
"""
HERO_CARDS = """
H01 | Trail Boss | tap, move: symbols [*] | 1 per silver animal
H02 | Sprinter | tap, move: extra_card 1 | 3 per 2 red egg
H03 | Scout | tap, move: skip choice | 1 per animal showing desert
H04 | Gatherer | tap, any: draw 2 | 3 per blue egg
H05 | Hoarder | passive, always: limit 2 | 1 per animal showing water
H06 | Treasure Hunter | tap, any: gold 1 | 1 per gold animal
H07 | Nest Keeper | passive, hatch: nest 1 | 3 per green egg
H08 | Brood Guardian | tap, hatch: extra_hatch 1 | 1 per animal showing jungle
H09 | Elder | tap, move: keep 1 | 3 per yellow egg
H10 | Sky Rider | tap, move: fly 2 | 1 per animal showing meadow
"""


@dataclass(frozen=True)
class Ability:
    """What a card can do: how, when, and one effect with its values as words."""

    kind: str
    when: str
    effect: str
    values: tuple[str, ...]

    @property
    def n(self) -> int:
        """The last value as a number; 99 is anywhere."""
        return 99 if self.values[-1] == "anywhere" else int(self.values[-1])

    @property
    def symbols(self) -> list[str]:
        """The values as symbols."""
        return [LETTERS[letter] for letter in self.values]


@dataclass(frozen=True)
class Animal:
    """An animal card; score is its score ability as text, or empty."""

    id: str
    name: str
    egg: str
    nest: int
    points: int
    symbols: list[str]
    ability: Ability | None
    score: str

    @property
    def silver(self) -> bool:
        """Whether its back is silver."""
        return self.id[0] == "S"

    @property
    def joker(self) -> bool:
        """Whether it shows nothing but jokers."""
        return set(self.symbols) == {"joker"}


@dataclass(frozen=True)
class Help:
    """A help card with its effects in order."""

    id: str
    name: str
    effects: list[Ability]


@dataclass(frozen=True)
class Hero:
    """A hero with its ability and its scoring as text."""

    id: str
    name: str
    ability: Ability
    score: str


def effect(kind: str, when: str, text: str) -> Ability:
    """An effect from words such as: symbols [W D], skip choice, salvage silver 3."""
    word, *values = re.findall(r"[^\s\[\]]+", text)
    return Ability(kind, when, word, tuple(values))


def ability(text: str) -> Ability | None:
    """An ability from words such as: tap, move: symbols [W]."""
    if text == "-" or text.startswith("score"):
        return None
    head, _, words = text.partition(": ")
    kind, _, when = head.partition(", ")
    return effect(kind, when, words)


def lines(text: str) -> list[list[str]]:
    """The lines of a table, cut at its bars."""
    return [[word.strip() for word in line.split("|")] for line in text.strip().splitlines()]


def animal(words: list[str]) -> Animal:
    """An animal from a line of its table."""
    name, printed, said = words[1:]
    egg, nest, points, symbols = printed.split()
    score = said.removeprefix("score: ") if said.startswith("score") else ""
    shown = [LETTERS[letter] for letter in symbols]
    return Animal(words[0], name, egg, int(nest), int(points), shown, ability(said), score)


def help_card(words: list[str]) -> Help:
    """A help card from a line of its table."""
    when, _, effects = words[2].partition(": ")
    return Help(words[0], words[1], [effect("help", when, text) for text in effects.split("; ")])


def hero(words: list[str]) -> Hero:
    """A hero from a line of its table."""
    said = ability(words[2])
    assert said
    return Hero(words[0], words[1], said, words[3])


ANIMALS = [animal(words) for words in lines(SILVER_ANIMALS + GOLD_ANIMALS.lstrip())]
HELPS = [help_card(words) for words in lines(HELP_CARDS)]
HEROES = [hero(words) for words in lines(HERO_CARDS)]
ANIMAL = {card.id: card for card in ANIMALS}
HELP = {card.id: card for card in HELPS}
HERO = {card.id: card for card in HEROES}
