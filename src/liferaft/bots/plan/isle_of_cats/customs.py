"""What counts for how much to somebody who knows The Isle of Cats."""

from typing import Final

WEIGHTS: Final[dict[str, float]] = {
    "rat": 0.53,  # to cover a rat
    "room": 0.51,  # to cover a cell of a room: its share of what the room costs
    "fuller": 1.99,  # how much more, the fuller the room is
    "snug": 0.1,  # a side of a cell that lies at the edge or at another tile
    "alone": 0.44,  # a cat that touches none of its colour
    "pair": 3.73,  # two that touch
    "map": 1.63,  # to cover the map of its colour
    "liking": 0.36,  # how much of a lesson's points a step towards it is worth
    "fish": 0.41,  # a fish, as long as there is a day to come
    "least": 0.25,  # what a cat must bring
    "lure": 3.64,  # the fish that are put aside for a basket
    "want": 2.76,  # the baskets for which one has use on a day
    "whole": 2.7,  # a rescue card with a whole basket
    "broken": 1.02,  # with a broken one
    "boot": 0.07,  # each of its boots
    "many": 0.29,  # what a basket is worth beyond those
    "oshax": 8.77,  # an Oshax card
    "rare": 6.6,  # a treasure card for a rare one, or two common ones
    "small": 5.8,  # one for small ones
    "lesson": 0.35,  # the share of the points of a private lesson that one hopes for
    "holds": 0.44,  # how much more of them, if it would score now
    "per": 7.85,  # the points that a lesson brings that counts something
    "public": 0.34,  # what is left of that if it counts for all
    "basket": 2.86,  # a permanent basket, by day to come
    "tile": 4.48,  # a tile for nothing
    "trick": 0.48,  # any other card
    "gain": 0.32,  # a fish from a card
}


class Custom:
    """The weights of a habit by name."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.rat: float = weights["rat"]
        self.room: float = weights["room"]
        self.fuller: float = weights["fuller"]
        self.snug: float = weights["snug"]
        self.alone: float = weights["alone"]
        self.pair: float = weights["pair"]
        self.map: float = weights["map"]
        self.liking: float = weights["liking"]
        self.fish: float = weights["fish"]
        self.least: float = weights["least"]
        self.lure: float = weights["lure"]
        self.want: float = weights["want"]
        self.whole: float = weights["whole"]
        self.broken: float = weights["broken"]
        self.boot: float = weights["boot"]
        self.many: float = weights["many"]
        self.oshax: float = weights["oshax"]
        self.rare: float = weights["rare"]
        self.small: float = weights["small"]
        self.lesson: float = weights["lesson"]
        self.holds: float = weights["holds"]
        self.per: float = weights["per"]
        self.public: float = weights["public"]
        self.basket: float = weights["basket"]
        self.tile: float = weights["tile"]
        self.trick: float = weights["trick"]
        self.gain: float = weights["gain"]
