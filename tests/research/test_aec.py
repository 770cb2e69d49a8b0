"""The environment for learning keeps PettingZoo's own rules, and shows a seat what it may see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test

from resurgence_tui.games import GAMES
from resurgence_tui.research.aec import GameEnv
from resurgence_tui.research.features import ACTIONS, observed, places_of
from tests.permute import permuted
from tests.tiny.shelf import LISTED


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "tiny", LISTED)


def played(env: GameEnv, seed: int, chance: random.Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """A game of agents that act at random: who is asked each time, and what they are shown."""
    env.reset(seed=seed)
    for agent in env.agent_iter():
        shown, _, over, cut, _ = env.last()
        assert shown is not None
        yield agent, shown
        env.step(None if over or cut else chance.choice(np.flatnonzero(shown["action_mask"]).tolist()))


@pytest.mark.games
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("game", "seats"), [("tiny", 3), ("resurgence", 2)])
def test_it_passes_the_tests_of_pettingzoo(game: str, seats: int) -> None:
    api_test(GameEnv(game, seats), num_cycles=60)
    seed_test(lambda: GameEnv(game, seats), num_cycles=30)


@pytest.mark.games
def test_winners_are_given_one_and_the_others_minus_one_at_the_end_alone() -> None:
    env = GameEnv(seats=3, options={"start": "beginner"})
    totals = dict.fromkeys(env.possible_agents, 0.0)
    ended = 0
    for agent, shown in played(env, 5, random.Random(5)):
        _, reward, over, _, info = env.last()
        totals[agent] += reward
        assert bool(shown["action_mask"].any()) != over and (reward != 0) == over
        assert env.observation_space(agent).contains(shown)
        if over:
            ended += 1
            assert (reward == 1) == (env.possible_agents.index(agent) in env.game.winners(env.unwrapped._table))
            assert info["points"] == env.game.scores(env.unwrapped._table)[env.possible_agents.index(agent)]
    assert (ended, sorted(set(totals.values()))) == (3, [-1, 1])


def test_what_a_seat_cannot_know_changes_nothing_of_what_it_is_shown() -> None:
    env = GameEnv(seats=2)
    checked = 0
    for number, (agent, shown) in enumerate(played(env, 9, random.Random(9))):
        if number % 40 == 3 and not env.unwrapped._table.over:
            table = env.unwrapped._table
            env.unwrapped._table = permuted(table, env.possible_agents.index(agent), number)
            again = env.observe(agent)
            env.unwrapped._table = table
            assert all(np.array_equal(shown[part], again[part]) for part in shown)
            checked += 1
    assert checked > 3


def test_an_option_is_the_same_action_in_every_question() -> None:
    many = [f"pay:food{n}" for n in range(600)]
    assert len(places_of(many)) == 600 and list(places_of(many).values()) == many
    assert places_of(["done"]).keys() <= places_of(["raise", "done"]).keys()
    assert len(places_of([str(n) for n in range(ACTIONS + 5)])) == ACTIONS
    env = GameEnv("tiny", 2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="is not an option now"):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))


def test_a_view_becomes_numbers_by_its_paths() -> None:
    one, other = observed({"vp": 3, "cards": ["a", "b"]}), observed({"cards": ["b", "a"], "vp": 4})
    assert sorted(one[one != 0]) == [1, 1, 3] and np.count_nonzero(one != other) == 1
    assert sorted(observed({"vp": [1, 2]})[observed({"vp": [1, 2]}) != 0]) == [1, 2]


def test_the_table_can_be_read() -> None:
    env = GameEnv("tiny", 2, render_mode="ansi")
    env.reset(seed=1)
    assert "seat_0" in (env.render() or "")


def test_a_name_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match=r"no option 'bonus-events'\. Options: start, solo, encounters, bonus_events,"):
        GameEnv(seats=2, options={"bonus-events": True})
    with pytest.raises(ValueError, match=r"no render_mode 'human'\. Modes: ansi, or None for none"):
        GameEnv("tiny", 2, render_mode="human")


@pytest.mark.parametrize("name", ["step", "observe", "render", "agent_iter"])
def test_before_reset_it_says_that_reset_comes_first(name: str) -> None:
    env = GameEnv("tiny", 2, render_mode="ansi")
    with pytest.raises(AssertionError, match=rf"reset\(\) needs to be called before {name}"):
        getattr(env, name)(*{"step": (0,), "observe": ("seat_0",)}.get(name, ()))


def test_what_changes_nothing_is_said_in_a_warning() -> None:
    env = GameEnv("tiny", 2)
    with pytest.warns(UserWarning, match=r"reset\(\) knows no options"):
        env.reset(seed=1, options={"start": "beginner"})
    with pytest.warns(UserWarning, match="without specifying any render mode"):
        assert env.render() is None
