"""Tiles on The Isle of Cats: the fields, placing, the map bonus, treasures of cards."""

from librt.vecs import append
from mypy_extensions import i64

from liferaft.core.agenda import seat_of, step_of, thing_of
from liferaft.core.bits import BIT
from liferaft.core.pack import ONE
from liferaft.games.isle_of_cats.boat import colour_of, shape_of
from liferaft.games.isle_of_cats.box import COMMON, NO_COLOUR, OSHAX, RARE
from liferaft.games.isle_of_cats.legal import Legal
from liferaft.games.isle_of_cats.table import NO_TILE, cat_of_tile, without
from liferaft.games.isle_of_cats.tables import (
    BONUS,
    CALL,
    CAT_CAME,
    LEFT,
    LOST_TILE,
    MAP_FOUND,
    NAME,
    NAMED,
    PAID_BRANCH,
    PLACE,
    PLACED,
    RARE_BRANCH,
    RARE_CAME,
    REMOVED,
    RIGHT,
    SECOND,
    TREASURE,
)


class Tiles(Legal):
    """How tiles come to the island, and from there onto the boats."""

    # IOC-2: filling the fields

    def fill_fields(self) -> None:
        """IOC-2.3: tiles are drawn until there are enough cats; IOC-2.4: as many on each side."""
        wanted = 2 * self.variant.cats_a_field
        cats: i64 = 0
        while cats < wanted:
            tile = self.draw_tile()
            if tile == NO_TILE:
                return
            if self.comes_below(tile):  # IOC-2.6: it does not count
                continue
            self.come_to(cat_of_tile(tile), LEFT if 2 * cats < wanted else RIGHT)  # IOC-2.5
            cats += 1

    def comes_below(self, tile: i64) -> bool:
        """IOC-2.6: a rare treasure that was drawn goes below the island."""
        shape = shape_of(tile)
        if shape < RARE:
            return False
        self.add_rare(shape - RARE)
        if self.listening:
            self.tell(RARE_CAME, shape)
        return True

    def put_into(self, cat: i64, field: i64) -> None:
        """IOC-14.2: a cat takes the last place in a field."""
        if field == LEFT:
            self.left = append(self.left, cat)
        else:
            self.right = append(self.right, cat)

    def come_to(self, cat: i64, field: i64) -> None:
        """A new cat comes into a field."""
        self.put_into(cat, field)
        if self.listening:
            self.tell(CAT_CAME, cat, field)

    # IOC-7: placing a tile

    def lay_tile(self, p: i64, thing: i64, placement: i64) -> None:
        """IOC-7.5: across walls, over rats and maps; IOC-6.13: a cat on its map brings a bonus."""
        tile = thing & 255
        boat = self.boats[p]
        self.boats[p] = boat.with_tile(tile, placement)
        self.anywhere &= ~BIT[p]  # IOC-11.2: whether it was needed or not
        if self.listening:
            self.tell(PLACED, p, tile, placement)
        if boat.covers_map(tile, placement):
            if self.listening:
                self.tell(MAP_FOUND, p, colour_of(tile))
            if self.can_take_bonus(p):
                self.push(BONUS, p)

    def lose_tile(self, p: i64, thing: i64) -> None:
        """IOC-11.4: a tile that has no place goes back to the box."""
        if self.listening:
            self.tell(LOST_TILE, p, thing & 255)

    def remove_treasure(self, p: i64, cell: i64) -> None:
        """IOC-11.10: a treasure leaves the game; what it covered is open again."""
        boat = self.boats[p]
        index = boat.treasure_at(cell)
        if self.listening:
            self.tell(REMOVED, p, shape_of(boat.tiles[index]), cell)
        self.boats[p] = boat.without(index)

    # IOC-6.13, IOC-8: tiles from below the island

    def take_tile(self, f: i64, shape: i64) -> None:
        """IOC-8.2: whatever is taken has to be placed at once."""
        p = seat_of(f)
        if step_of(f) == CALL:
            self.oshax = without(self.oshax, shape)
            self.push(NAME, p, shape)  # IOC-8.4
            return
        if shape >= RARE:
            self.take_rare(shape)
        else:
            self.commons -= ONE[shape - COMMON]
        if step_of(f) == TREASURE and not thing_of(f) & 1 and thing_of(f) >> 1 != RARE_BRANCH:
            self.push(SECOND, p, thing_of(f))
        self.push(PLACE, p, 32 * NO_COLOUR + shape)

    def offer_second(self, p: i64, thing: i64) -> None:
        """IOC-8.7: a second treasure may be taken, or left, if there is one that has a place."""
        if self.can_take_of(p, thing >> 1):
            self.push(TREASURE, p, thing | 1)

    def name_oshax(self, p: i64, shape: i64, colour: i64) -> None:
        """IOC-8.5: from now on it is a cat of that colour."""
        assert OSHAX <= shape < COMMON, "only an Oshax is named"
        if self.listening:
            self.tell(NAMED, p, colour, shape)
        self.push(PLACE, p, 32 * colour + shape)

    def choose_branch(self, p: i64, branch: i64) -> None:
        """IOC-8.6: rare or common; small, or any common one for a fish."""
        if branch == PAID_BRANCH:
            self.fish[p] -= 1
        self.push(TREASURE, p, 2 * branch)
