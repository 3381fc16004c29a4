"""The games in notebooks: pictures, and a board that one can click. Needs the extra ``notebook``.

>>> from liferaft.notebook import Board
>>> Board("habitats", seats=3, bots="greedy", seed=7)
"""

from liferaft.notebook.board import Board
from liferaft.notebook.picture import Picture

__all__ = ["Board", "Picture"]
