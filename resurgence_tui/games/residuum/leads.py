"""What the entries of a turn's menu lead to: where on the map each can be done. Nothing is decided here: the lists of
the next questions say it."""

from __future__ import annotations

from typing import NamedTuple

from resurgence_tui.engine.types import Decision, Seat, Value

from .rulebook import LISTS
from .rules import flow as flow
from .state import State

MENU = "RSD-ASK-11"

FOLLOWS: dict[str, tuple[str, tuple[Value, ...]]] = {
    **{kind: ("RSD-ASK-12", (kind,)) for kind in ("move", "network")},
    **{
        kind: ("RSD-ASK-19", (kind, "paid"))
        for kind in (
            "recruit", "rouse", "activate_outpost", "tear_down_outpost", "construct_barricade", "upgrade", "recover",
        )
    },
    "activate_barricade": ("RSD-ASK-19", ("activate_barricade", "free")),
    "take_over": ("RSD-ASK-20", ()),
    **{kind: ("RSD-ASK-21", (kind,)) for kind in ("tear_down_barricade", "destroy_barricade")},
    **{kind: ("RSD-ASK-23", (kind,)) for kind in ("contaminate", "irradiate")},
    "arm": ("RSD-ASK-25", ("arm", "")),
}  # fmt: skip
"""Action -> the question that asks where, with its context (RSD-ASK-61)."""

AT_THE_BASECAMP = frozenset(("construct_outpost", "tear_down_basecamp", "activate_basecamp"))
"""Actions that are done at the Basecamp and ask for no place."""

OF_HEXES = frozenset(
    "lay base swap rally onward from to at into target exit drag withdraw who".split()
)
"""Verbs of options of which the first word is a hex."""

OF_CARDS = frozenset(("keep", "bury", "discard", "card", "boost"))
"""Verbs of options of which the word is a card."""


class Lead(NamedTuple):
    """answers: one after the other. spot: the hex or edge where it is done."""

    answers: tuple[str, ...]
    spot: str


def place_of(option: str) -> str:
    """The hex or edge that an option is about; "" if it is about none."""
    verb, *words = option.split(":")
    if verb == "edge":
        return ":".join(words)
    return words[0] if verb in OF_HEXES and words and words[0] != "none" else ""


def card_of(state: State, option: str) -> str:
    """The card that an option is about; "" if it is about none."""
    verb, _, word = option.partition(":")
    return word if verb in OF_CARDS and word in state.content.cards else ""


def leads(state: State, decision: Decision) -> list[Lead]:
    """All that the menu of a turn can be used for at some place (RSD-ASK-11)."""
    found = []
    for option in decision.options:
        verb, _, word = option.partition(":")
        if verb == "onward":
            found.append(Lead((option,), word))
        elif word in AT_THE_BASECAMP:
            found.append(Lead((option,), state.seats[decision.seat].basecamp))
        elif word in FOLLOWS:
            rule, context = FOLLOWS[word]
            asked = LISTS[rule](state, decision.seat, *context)
            found += [Lead((option, follow), place_of(follow)) for follow in asked]
    return found


def is_choice(state: State, seat: Seat, option: str, hex: str) -> bool:
    """Whether it can be chosen who goes from a hex, or what comes along, with an action of the menu."""
    kind, me = option.partition(":")[2], state.seats[seat]
    lying = hex in me.loose or (me.basecamp == hex and not me.basecamp_active)
    lying |= any(where == hex and not on for where, on in zip(me.outposts, me.outposts_active, strict=True))
    return lying or len(list(LISTS["RSD-ASK-13"](state, seat, kind, hex))) > 1
