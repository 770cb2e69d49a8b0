"""A player who wins alone against the Mutants now and then: it tries every option out to the end of the game.

It looks at the table itself, so it knows what will be drawn; that is no way to play, but a way to come by a won game.
"""

from __future__ import annotations

import random

from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import State

LIKED = {"mission": 4, "effect": 3, "raise": 3, "card": 2, "build": 1, "rescue": 1, "plan": 1, "mutants": -1}
"""How much an option is liked while a game is tried out, by its verb."""

WHIM = 2
"""How far chance goes beyond liking."""


def margin(state: State) -> int:
    """By how much the player of a finished game is ahead of the Mutants."""
    return GAME.scores(state)[0] - sum(state.mutant_sheet.values())


def best_choices(state: State) -> list[str]:
    """The choices of the best game that was found from here, those with one option left out; the table is played."""
    rng = random.Random(state.seed)
    made: list[str] = []
    best, best_margin = [], -1000
    while state.open:
        (asked,) = state.open
        if len(asked.options) > 1:
            for option in asked.options:
                tried = GAME.clone(state)
                choose(tried, asked.seat, option, GAME.book)
                choices = [*made, option, *_tried_out(tried, rng)]
                if margin(tried) > best_margin:
                    best, best_margin = choices, margin(tried)
            made.append(best[len(made)])
            choose(state, asked.seat, made[-1], GAME.book)
        else:
            choose(state, asked.seat, asked.options[0], GAME.book)
    return made


def _tried_out(state: State, rng: random.Random) -> list[str]:
    """Play to the end by liking and whim; the choices with more than one option."""
    choices = []
    while state.open:
        (asked,) = state.open
        option = asked.options[0]
        if len(asked.options) > 1:
            option = max(asked.options, key=lambda one: _liking(one) + WHIM * rng.random())
            choices.append(option)
        choose(state, asked.seat, option, GAME.book)
    return choices


def _liking(option: str) -> int:
    verb, *words = option.split(":")
    if verb in ("done", "leave", "stay") or words[2:3] == ["rest"]:
        return -3
    return LIKED.get(verb, 0)
