"""Questions as earlier editions of the rules asked them.

A game saved in one of them may stand at such a question; it is answered as it was asked, and all that follows is of the
present edition.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from resurgence_tui.engine.types import Decision

from .rules.option_ids import LEAVE
from .rules.reward_items import ASKERS
from .rules.step3_placing_tokens import placements
from .state import State


def earlier(state: State, asked: Decision, present: Iterable[Iterable[str]]) -> Iterator[tuple[str, ...]]:
    """The lists of options that an earlier edition may have given to a question of this table.

    present: the lists that the present edition gives. Edition 1 let every reward item be left, but for Salvage
    (AMB-130), and offered only the placements with the fewest cards (AMB-137).
    """
    could_be_left = {rule for item, (rule, _) in ASKERS.items() if item != "complete"}
    if asked.rule in could_be_left and not str(asked.context[0]).startswith("salvage_"):
        for options in present:
            listed = tuple(options)
            if LEAVE not in listed:
                yield (*listed, LEAVE)
    if asked.rule == "PLACE-01" and state.turn.seat == asked.seat:
        yield tuple(fewest_cards(placements(state, asked.seat)))


def fewest_cards(options: list[str]) -> Iterator[str]:
    """Of the placements of a type of token on a space those that use the fewest cards."""
    least: dict[tuple[str, str], int] = {}
    for option in options:
        _, token, _, space, *cards = option.split(":")
        least[token, space] = min(len(cards), least.get((token, space), len(cards)))
    for option in options:
        _, token, _, space, *cards = option.split(":")
        if len(cards) == least[token, space]:
            yield option
