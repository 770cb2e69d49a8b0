"""Positions before a Mutant action, and what each of its options changes; for the tests of SOLO-A and SOLO-B."""

from __future__ import annotations

from tests.build import Table, a_table, content
from tests.compare import Change, changes

ROW = ("survivor_chef", "survivor_hunter", "survivor_miner", "survivor_pilot", "survivor_scout")

Outcomes = dict[str, dict[str, Change]]


def before_action(side: str, district: str, cards: str = "", **items: int) -> Table:
    """A token waits to be placed, and the card of that District lies on top of the Mutant deck.

    cards: the seat's cards by the ends of their ids; one with a minus before it is exhausted.
    """
    t = a_table(1, solo="village").side(side).in_row(*ROW).mutant_cards(district).assigned(0, metro="laborer")
    for word in cards.split():
        name = word.lstrip("-")
        card = f"hero_{name}" if f"hero_{name}" in content().heroes else f"survivor_{name}"
        t.with_cards(0, card)
        if word.startswith("-"):
            t.exhausted(0, card)
    return t.with_items(0, **items)


def outcomes(t: Table) -> Outcomes:
    """What each option of the action at the top of the deck changes; "" the option where nothing is asked."""
    district = t.state.mutant_deck[-1]
    zones = [zone.id for zone in content().zones if zone.district == content().mutant_district[district]]
    asked = t.clone().at("PLACE-01")
    alone = asked.decision.rule == "PLACE-01"
    found: Outcomes = {}
    for option in ("",) if alone else asked.options:
        after = asked.clone().do(*([] if alone else [option]))
        assert after.decision.rule == "PLACE-01"
        changed = changes(t, after)
        assert changed.pop("mutant_open") == [f"+{district}"]
        assert [changed.pop(f"mutants {zone}") for zone in zones] == [1, 1]
        found[option] = changed
    return found


def to_next_round(t: Table) -> Table:
    """Rest, and let the Mutants gain, until the next round."""
    number = t.state.round
    while t.state.round == number:
        t.do(t.options[-1])
    return t
