"""What a server does before somebody comes."""

from pathlib import Path

import pytest

import liferaft
from house import House


@pytest.mark.skipif(not liferaft.COMPILED, reason="a server that is not compiled does not do it")
async def test_the_signatures_of_all_games_are_known_before_a_table_is_opened(
    tmp_path: Path,
) -> None:
    async with House(tmp_path) as hall:
        await hall.prepare()
        known = hall.workers._signatures
        assert known == {name: liferaft.game(name).signature() for name in liferaft.games()}
