"""Bots without a plan: any option, or any but giving up."""

from __future__ import annotations

from functools import cache

from resurgence_tui.engine.types import Decision

from .bot import BotChance, Look

GIVING_UP = ("done", "leave", "stay")
"""Options by which a seat does without something."""


class RandomBot:
    """Takes any option, each equally likely."""

    def answer(self, look: Look, decision: Decision, rng: BotChance) -> str:
        """One of the options."""
        return decision.options[rng.below(len(decision.options))]


class EagerBot:
    """Takes any option but giving up while something else is listed, so that all a game offers is made use of."""

    def answer(self, look: Look, decision: Decision, rng: BotChance) -> str:
        """One of the options that do something, or any if none does."""
        options = [option for option in decision.options if not gives_up(option)] or decision.options
        return options[rng.below(len(options))]


@cache
def gives_up(option: str) -> bool:
    """Whether an option does without something: done, leave, stay, or a token put to rest."""
    words = option.split(":")
    return words[0] in GIVING_UP or (words[0] == "place" and "rest" in words[3:4])
