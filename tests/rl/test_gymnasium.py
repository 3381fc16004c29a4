"""Gymnasium's own test of every game, alone and as many at once."""

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import liferaft
from liferaft.core.rng import Rng
from liferaft.rl.encoders import mask, tensor
from liferaft.rl.gymnasium import IDS, ManyEnv, SeatEnv


def test_every_game_has_its_id() -> None:
    assert IDS == {
        "comet": "liferaft/Comet-v0",
        "forbidden_island": "liferaft/ForbiddenIsland-v0",
        "habitats": "liferaft/Habitats-v0",
        "isle_of_cats": "liferaft/IsleOfCats-v0",
        "rescue": "liferaft/Rescue-v0",
    }
    assert set(IDS.values()) <= set(gymnasium.registry)


@pytest.mark.parametrize("id", IDS.values())
def test_check_env(id: str) -> None:
    """check_env plays an action of one game in another: that is told here, not raised."""
    check_env(gymnasium.make(id, illegal="tell").unwrapped)


def made(id: str, **options: Any) -> SeatEnv:
    table = gymnasium.make(id, **options).unwrapped
    assert isinstance(table, SeatEnv)
    table.action_space.seed(1)
    return table


@pytest.mark.parametrize("id", IDS.values())
def test_whole_games(id: str) -> None:
    table = made(id, seats=2)
    seen, info = table.reset(seed=5)
    over = False
    while not over:
        assert info["action_mask"].tolist() == table.action_masks().tolist()
        assert table.observation_space.contains(seen)
        seat = info["seat"]
        assert seen.tolist() == tensor(table.rules.encoder, table.position, seat).tolist()
        assert seat in table.position.asked()
        seen, reward, over, cut, info = table.step(table.action_space.sample())
        assert not cut
        assert over or reward == 0
    assert reward == 2 * table.position.outcome()[seat] - 1


def test_one_seat_against_bots() -> None:
    table = made("liferaft/Habitats-v0", seats=3, seat=1, opponents=["greedy", "random"])
    seats = set()
    table.reset(seed=2)
    for _ in range(6):
        _, _, _, _, info = table.step(table.action_space.sample())
        seats.add(info["seat"])
    assert seats == {1}


class Watching:
    """An opponent that remembers what it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[liferaft.State, int]] = []

    def choose(self, state: liferaft.State, seat: int, rng: Rng) -> int:
        self.given.append((state, seat))
        return state.legal_actions(seat)[0]


def test_opponents_do_not_get_the_true_state() -> None:
    bot = Watching()
    table = made("liferaft/Rescue-v0", seats=2, seat=0, opponents=bot)
    table.reset(seed=4)
    for _ in range(10):
        table.step(table.action_space.sample())
    assert bot.given
    hands = [state.view(0)["hand"] for state, _ in bot.given]
    assert {seat for _, seat in bot.given} == {1}
    assert all(state is not table.position for state, _ in bot.given)
    assert len({tuple(hand) for hand in hands}) > 1


def test_the_team_of_forbidden_island_is_one_agent() -> None:
    table = made("liferaft/ForbiddenIsland-v0", seats=4)
    seats = set()
    _, info = table.reset(seed=2)
    over = False
    while not over:
        seats.add(info["seat"])
        _, _, over, _, info = table.step(table.action_space.sample())
    assert seats == {0, 1, 2, 3}


def test_a_copy_has_the_same_future() -> None:
    table = made("liferaft/Comet-v0")
    table.reset(seed=3)
    twin = copy.deepcopy(table)
    for _ in range(30):
        action = int(table.action_masks().argmax())
        mine, theirs = table.step(action), twin.step(action)
        assert mine[0].tolist() == theirs[0].tolist()
        assert mine[1:4] == theirs[1:4]
        if mine[2]:
            break
    assert table.reset()[0].tolist() == twin.reset()[0].tolist()


def test_reasons_on_request() -> None:
    table = made("liferaft/Rescue-v0", why_not=True)
    _, info = table.reset(seed=1)
    assert [not reason for reason in info["why_not"]] == info["action_mask"].astype(bool).tolist()


def test_an_illegal_action_can_be_told_instead_of_raised() -> None:
    table = made("liferaft/Rescue-v0", illegal="tell")
    seen, _ = table.reset(seed=1)
    illegal = int(table.action_masks().argmin())
    again, reward, over, cut, info = table.step(illegal)
    assert again.tolist() == seen.tolist()
    assert (reward, over, cut) == (0, False, False)
    assert info["refused"] == table.position.why_not(illegal)


# Many at once


def legal(info: dict[str, Any], luck: np.random.Generator) -> Any:
    return np.array([luck.choice(row.nonzero()[0]) for row in info["action_mask"]])


@pytest.mark.parametrize("name", liferaft.games())
@pytest.mark.parametrize("opponents", [None, "random"])
def test_many_games_are_as_good_as_one(name: str, opponents: str | None) -> None:
    many = gymnasium.make_vec(IDS[name], num_envs=5, seats=2, opponents=opponents)
    assert isinstance(many, ManyEnv)
    assert many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    luck = np.random.default_rng(2)
    seen, info = many.reset(seed=1)
    for _ in range(60):
        for i, state in enumerate(many.batch.states):
            seat = int(info["seat"][i])
            assert seat == (0 if opponents else state.asked()[0])
            assert seen[i].tolist() == tensor(many.rules.encoder, state, seat).tolist()
            assert info["action_mask"][i].nonzero()[0].tolist() == state.legal_actions(seat)
        seen, _, _, _, info = many.step(legal(info, luck))
    assert many.observation_space.contains(seen)


def test_a_game_that_is_over_begins_anew_in_the_same_step() -> None:
    many = ManyEnv("forbidden_island", 4, opponents=None)
    luck = np.random.default_rng(2)
    _, info = many.reset(seed=1)
    ends = 0
    while ends < 6:
        seen, rewards, over, cut, info = many.step(legal(info, luck))
        assert not cut.any()
        assert ("final_obs" in info) == over.any()
        for i in over.nonzero()[0]:
            ends += 1
            last = many.rules.layout.read(info["final_obs"][i].tolist())
            assert last["over"]
            assert not many.rules.layout.read(seen[i].tolist())["over"]
            assert info["_outcome"][i]
            assert rewards[i] == 2 * info["outcome"][i][0] - 1
        assert rewards[~over].tolist() == [0] * int((~over).sum())


def test_the_same_seed_is_the_same_games() -> None:
    seen = []
    for _ in range(2):
        many = ManyEnv("habitats", 3)
        _, info = many.reset(seed=4)
        luck = np.random.default_rng(1)
        for _ in range(50):
            tensors, _, _, _, info = many.step(legal(info, luck))
        seen.append(tensors.tolist())
    assert seen[0] == seen[1]


def test_arrays_stay_as_they_were() -> None:
    many = ManyEnv("rescue", 3)
    seen, info = many.reset(seed=4)
    before, masked = seen.tolist(), info["action_mask"].tolist()
    for _ in range(3):
        many.step(many.action_space.sample())
    assert seen.tolist() == before
    assert info["action_mask"].tolist() == masked
    seen[:] = 0


def test_without_copies_everything_is_the_same() -> None:
    copied, bare = ManyEnv("comet", 3), ManyEnv("comet", 3, copy=False)
    copied.reset(seed=4)
    bare.reset(seed=4)
    for number in range(120):
        copied.action_space.seed(number)
        actions = copied.action_space.sample()
        one, other = copied.step(actions), bare.step(actions)
        for mine, theirs in zip(one[:4], other[:4]):
            assert mine.tolist() == theirs.tolist()
        assert one[4]["action_mask"].tolist() == other[4]["action_mask"].tolist()


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("comet", 2, {"game_length": "short"}),
        ("comet", 4, {"game_length": "short", "hero_selection": "draft2"}),
        ("forbidden_island", 2, {}),
        ("forbidden_island", 4, {"memory_aid": False, "roles": "chosen"}),
        ("habitats", 1, {"solo": "blind"}),
        ("habitats", 2, {}),
        ("habitats", 3, {}),
        ("isle_of_cats", 1, {}),
        ("isle_of_cats", 3, {}),
        ("rescue", 2, {"max_turns": "600", "rescue_target": "1"}),
        ("rescue", 3, {"hidden_backs": True, "rescue_target": "1"}),
    ],
)
def test_without_copies_nothing_is_left_of_earlier_steps(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    bare = ManyEnv(name, 3, seats, copy=False, opponents=None, **options)
    bare.action_space.seed(1)
    for seed in range(2):
        seen, info = bare.reset(seed=seed)
        ends = 0
        while ends < 4:
            for i, state in enumerate(bare.batch.states):
                seat = int(info["seat"][i])
                assert (seen[i] == tensor(bare.rules.encoder, state, seat)).all()
                assert (info["action_mask"][i] == mask(bare.rules.encoder, state, seat)).all()
            seen, _, over, _, info = bare.step(bare.action_space.sample())
            ends += over.sum()


def test_without_copies_nobody_else_writes() -> None:
    bare = ManyEnv("habitats", 3, copy=False)
    seen, info = bare.reset(seed=4)
    with pytest.raises(ValueError, match="read-only"):
        seen[0, 0] = 1
    with pytest.raises(ValueError, match="read-only"):
        info["action_mask"][0, 0] = 1
    info["seat"][0] = 1
    bare.action_space.sample()[0] = 1


@pytest.mark.parametrize("name", ["forbidden_island", "rescue"])
def test_without_copies_arrays_stay_for_one_step(name: str) -> None:
    bare = ManyEnv(name, 3, copy=False, opponents=None)
    seen, info = bare.reset(seed=4)
    bare.action_space.seed(1)
    ends = 0
    while ends < 3:
        before, masked = seen.tolist(), info["action_mask"].tolist()
        after, _, over, _, news = bare.step(bare.action_space.sample())
        assert seen.tolist() == before
        assert info["action_mask"].tolist() == masked
        seen, info = after, news
        ends += over.sum()


def test_samples_are_legal() -> None:
    many = ManyEnv("habitats", 6)
    _, info = many.reset(seed=4)
    many.action_space.seed(3)
    drawn = set()
    for _ in range(200):
        actions = many.action_space.sample()
        assert info["action_mask"][range(6), actions].all()
        drawn.add(tuple(actions.tolist()))
    assert len(drawn) > 100


def test_a_refused_batch_changes_nothing() -> None:
    many = ManyEnv("rescue", 3)
    _, info = many.reset(seed=4)
    before = [state.text() for state in many.batch.states]
    actions = legal(info, np.random.default_rng(1))
    actions[2] = 100
    with pytest.raises(liferaft.IllegalAction, match=r"game 2: RES-3\.1: that is not what"):
        many.step(actions)
    assert [state.text() for state in many.batch.states] == before
    many.step(legal(info, np.random.default_rng(1)))
