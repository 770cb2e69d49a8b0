"""Any game of the program as a PettingZoo environment in which agents act one after the other: docs/research.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import logger
from gymnasium.spaces import Box, Dict, Discrete, Space
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.table import Table
from resurgence_tui.engine.types import Seat
from resurgence_tui.engine.view_values import view_json
from resurgence_tui.games import DEFAULT_GAME, game_called
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import words

from .features import ACTIONS, FEATURES, observed, places_of

SEEDS = 1 << 48
"""Seeds of games without one, drawn by the generator of the environment."""


class RawGameEnv(AECEnv):
    """What ``GameEnv`` wraps: the game itself, which does not look whether it is used in order."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "resurgence_v0", "render_modes": ["ansi"], "is_parallelizable": False,
    }  # fmt: skip

    def __init__(
        self, game: str = DEFAULT_GAME, seats: int = 2, options: Mapping[str, str | bool] | None = None,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        modes: list[str] = self.metadata["render_modes"]
        if render_mode is not None and render_mode not in modes:
            raise ValueError(f"There is no render_mode '{render_mode}'. Modes: {', '.join(modes)}, or None for none.")
        self.game, self.render_mode = game_called(game), render_mode
        self._options, self._content = dict(options or {}), self.game.content()
        self._random, _ = seeding.np_random()
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats: dict[str, Seat] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = Box(-np.inf, np.inf, (FEATURES,), np.float32)
        allowed = Box(0, 1, (ACTIONS,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": seen, "action_mask": allowed}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(ACTIONS) for agent in self.possible_agents}
        self._table: Table = self.game.start(seats, 0, self._options, self._content)

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of a seed, else one that the generator of the environment draws.

        options: there are none for a single game; that they change nothing is said by a warning.
        """
        if options:
            logger.warn("reset() knows no options: those of the game are given to GameEnv, before the first game.")
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        drawn = int(self._random.integers(SEEDS)) if seed is None else seed
        self._table = self.game.start(len(self.possible_agents), drawn, self._options, self._content)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent's seat may see, and what it may do if it is asked."""
        view = self.game.view(self._table, self._seats[agent])
        return {"observation": observed(view_json(self.game, view)), "action_mask": self.action_mask(agent)}

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        """What an agent may do if it is asked, alone: far sooner told than all that it sees."""
        mask = np.zeros(ACTIONS, np.int8)
        if not self._table.over and self._table.open[0].seat == self._seats[agent]:
            mask[list(places_of(self._table.open[0].options))] = 1
        return mask

    def option_of(self, action: int) -> str:
        """The option that an action is now; ValueError if it is none."""
        option = places_of(self._table.open[0].options).get(action)
        if option is None:
            raise ValueError(f"Action {action} is not an option now; its place in the action mask is 0.")
        return option

    def step(self, action: int | None) -> None:
        """The agent that is asked acts, and the game goes on to the next question."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("An agent that is asked has to act.")
        option = self.option_of(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        choose(self._table, self._seats[agent], option, self.game.book)
        self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        """Answer what leaves no choice; then somebody is asked, or the game is over."""
        table = self._table
        while not table.over and len(table.open[0].options) == 1:
            choose(table, table.open[0].seat, table.open[0].options[0], self.game.book)
        if not table.over:
            self.agent_selection = self.possible_agents[table.open[0].seat]
            return
        winners, scores = self.game.winners(table), self.game.scores(table)
        for agent in self.agents:
            seat = self._seats[agent]
            self.rewards[agent] = 1.0 if seat in winners else -1.0
            self.infos[agent] = {"points": scores[seat]}
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as lines of text, as the seat that is asked sees it; without a mode None, and a warning."""
        if self.render_mode is None:
            logger.warn("You are calling render method without specifying any render mode.")
            return None
        read = words(game=self.game.name)
        view = self.game.view(self._table, self._seats[self.agent_selection])
        return "\n".join(sentences_of(self.game.name).table_lines(read, view, self.possible_agents))

    def close(self) -> None:
        """Nothing is held open."""


class GameEnv(OrderEnforcingWrapper):
    """One game after the other; agents are its seats, ``seat_0`` and so on.

    game: its name. seats: how many play. options: of the game, by their ids, with a value or True. render_mode:
    ``ansi`` for lines of text, None for none. ValueError names the modes or options if one is unknown.
    An observation holds ``observation``, what the seat may see, and ``action_mask``, 1 for each that is open.
    Questions with one option are answered by the environment. At the end winners are given 1, the others -1, and
    ``infos`` the points; before that nothing. What is asked of it before ``reset`` is refused in a sentence.
    """

    def __init__(
        self, game: str = DEFAULT_GAME, seats: int = 2, options: Mapping[str, str | bool] | None = None,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(RawGameEnv(game, seats, options, render_mode))
