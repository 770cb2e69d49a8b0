"""SURV-01 to SURV-36, CARD and HERO: which abilities are awake in a turn, using them, and exhausting cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..content.printed import Card
from ..state import State
from ..vocab import AREA_WORDS, TOKEN_WORDS
from .option_ids import prefixed
from .rewards import bundle_can_happen, give
from .step3_missions import chainable, start_mission
from .triggers import BIT


def ready_cards(state: State, seat: int) -> list[Card]:
    """The seat's cards that are neither exhausted nor gained this turn (SURV-01, SURV-06)."""
    me, cards = state.seats[seat], state.content.cards
    spent, barred = me.spent, state.turn.rescued
    return [cards[name] for name in me.cards if name not in spent and name not in barred]


def card_options(state: State, seat: int) -> list[str]:
    """What the ready cards allow after a placement (ACT-03): any number of them (SURV-02), of whatever type (SURV-04).

    A card of which nothing can happen is not listed (AMB-134).
    """
    found: list[str] = []
    awake = state.turn.awake
    for card in ready_cards(state, seat):
        if card.gains:
            if awake & BIT[card.trigger] and any(bundle_can_happen(state, seat, bundle) for bundle in card.gains):
                found.append(prefixed("card", card.id))
        elif card.switch:
            found += switch_options(state, seat, card)
        elif card.chain:
            found += chainable(state, seat, card.id)
    return found


def switch_options(state: State, seat: int, card: Card) -> Iterator[str]:
    """Every token that the card could move on the own Assignment board (SURV-30, SURV-31)."""
    areas = state.seats[seat].areas
    for start, end in card.switch:
        for token in range(5):
            if areas[start * 5 + token]:
                yield switch_id(card.id, token, start, end)


_SWITCH_IDS: Final[dict[tuple[str, int, int, int], str]] = {}


def switch_id(card: str, token: int, start: int, end: int) -> str:
    """Id of the option that moves a token with a card, formatted once."""
    key = (card, token, start, end)
    known = _SWITCH_IDS.get(key)
    if known is None:
        known = _SWITCH_IDS[key] = f"switch:{card}:{TOKEN_WORDS[token]}:{AREA_WORDS[start]}:{AREA_WORDS[end]}"
    return known


def use_card(state: State, seat: int, option: str) -> None:
    """Exhaust a card and do what it does: ``card:<id>`` or, for a second Mission, ``card:<id>:<mission>``.

    It is exhausted first, so that it cannot wake itself (SURV-12), and gives what is printed, however much woke it
    (SURV-13).
    """
    _, card, *mission = option.split(":")
    exhaust(state, seat, card)
    if mission:
        start_mission(state, seat, mission[0])
    else:
        give(state, seat, card)


def switch_token(state: State, seat: int, option: str) -> None:
    """Move one token between areas after the placement: ``switch:<card>:<token>:<from>:<to>``."""
    _, card, word, start, end = option.split(":")
    exhaust(state, seat, card)
    me, token = state.seats[seat], TOKEN_WORDS.index(word)
    me.areas[AREA_WORDS.index(start) * 5 + token] -= 1
    me.areas[AREA_WORDS.index(end) * 5 + token] += 1
    state.tell("switched", seat, word, start, end)


def exhaust(state: State, seat: int, card: str) -> None:
    """Turn a card; it is ready again in Upkeep (SURV-05)."""
    state.seats[seat].spent.append(card)
    state.tell("card_used", seat, card)
