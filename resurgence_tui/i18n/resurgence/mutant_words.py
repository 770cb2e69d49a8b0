"""What the Mutants do alone against a player, in words: their actions in the Districts, their Leadership cards."""

from __future__ import annotations

from resurgence_tui.i18n.lists import row
from resurgence_tui.i18n.text import Value, Words

from .names import Content, Printed
from .printed_words import cost_text, remembered

BANDS = ("printed_band_0", "printed_band_1", "printed_band_2", "printed_band_3")
"""The bands of a Mutant Leadership card, by number."""


@remembered
def mutant_action_text(words: Words, action: Printed, short: bool = False) -> str:
    """What an action does: ``pay any 2 Resources, or the Mutants gain 3 VP``, short ``2Res or MU +3VP``."""
    parts = [_part(words, "printed_action_mission", short)] if action.mission else []
    if action.discard_row:
        parts.append(_part(words, "printed_action_discard_row", short, count=action.discard_row))
    if action.choices:
        choices = [_choice_text(words, choice, short) for choice in action.choices]
        parts.append(row(words, choices, "list_or" if short else "list_either"))
    if action.flip_rubble:
        parts.append(_part(words, "printed_action_flip_rubble", short))
    if action.mutants:
        parts.append(_part(words, "printed_action_mutants", short, count=action.mutants))
    return row(words, parts, "list_comma" if short else "list_semicolon")


def _choice_text(words: Words, choice: Printed, short: bool) -> str:
    """One way to meet an action: a cost, cards to exhaust, or VP for the Mutants."""
    if choice.cost is not None:
        cost = cost_text(words, choice.cost, short)
        return cost if short else words.text("printed_pay", cost=cost)
    if choice.exhaust:
        return _part(words, "printed_action_exhaust", short, count=choice.exhaust)
    return _part(words, "printed_action_mutants", short, count=choice.mutants)


def _part(words: Words, key: str, short: bool, **values: Value) -> str:
    return words.attribute(key, "short", **values) or "" if short else words.text(key, **values)


def action_called(content: Content, action: str) -> Printed:
    """The entry of the Mutant Action board with that id."""
    return next(one for side in content.mutant_actions for one in side if one.id == action)


@remembered
def leader_bands_text(words: Words, card: Printed, area: int, short: bool = False) -> str:
    """Who advances by the own total of an area: ``0-1 Mutants +1, 2 both +1, 3-4 you +1, 5+ you +2``.

    card: a Mutant Leadership card. area: number of the track. A band that no total falls into is left out.
    """
    return row(words, [text for _, text in leader_bands(words, card, area, short)])


@remembered
def leader_bands(words: Words, card: Printed, area: int, short: bool = False) -> tuple[tuple[int, str], ...]:
    """The bands of an area one by one, each with its number; those that no total falls into are left out."""
    bands = card.bands[area]
    parts = []
    for band, first in enumerate(bands):
        last = bands[band + 1] - 1 if band + 1 < len(bands) else None
        if last is None or last >= first:
            totals, key = _totals(words, first, last), BANDS[band]
            named = words.attribute(key, "short", totals=totals) if short else words.text(key, totals=totals)
            parts.append((band, named or ""))
    return tuple(parts)


def _totals(words: Words, first: int, last: int | None) -> str:
    """``3``, ``0-1``, or ``5+`` where there is no last one."""
    if last is None:
        return words.text("printed_band_from", first=first)
    return str(first) if first == last else words.text("printed_band_totals", first=first, last=last)
