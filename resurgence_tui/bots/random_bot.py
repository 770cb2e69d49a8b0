"""Bots without a plan: any option, or any but giving up."""

from __future__ import annotations

from collections.abc import Callable

from resurgence_tui.engine.types import Decision

from .bot import BotChance, Look


class RandomBot:
    """Takes any option, each equally likely."""

    slow = False

    def answer(self, look: Look, decision: Decision, rng: BotChance) -> str:
        """One of the options."""
        return decision.options[rng.below(len(decision.options))]


class EagerBot:
    """Takes any option but giving up while something else is listed, so that all a game offers is made use of.

    gives_up: whether an option does without something, by the game's own word.
    """

    slow = False

    def __init__(self, gives_up: Callable[[str], bool]) -> None:
        self._gives_up = gives_up

    def answer(self, look: Look, decision: Decision, rng: BotChance) -> str:
        """One of the options that do something, or any if none does."""
        options = [option for option in decision.options if not self._gives_up(option)] or decision.options
        return options[rng.below(len(options))]
