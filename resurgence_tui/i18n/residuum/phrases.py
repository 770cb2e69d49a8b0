"""Parts of sentences: places, directions, amounts as facts tell them, causes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from resurgence_tui.engine.types import Value
from resurgence_tui.games.residuum.hexes import DIRECTIONS, TOWN, cells, ends, order
from resurgence_tui.i18n.text import Words

from .names import amounts, name

HEXES = {
    "en": "phrase_hex_en",
    "es": "phrase_hex_es",
    "wn": "phrase_hex_wn",
    "ws": "phrase_hex_ws",
}
"""East or west with north or south -> how such a hex is called."""

TOWARDS = {
    "e": "phrase_direction_e",
    "ne": "phrase_direction_ne",
    "nw": "phrase_direction_nw",
    "w": "phrase_direction_w",
    "sw": "phrase_direction_sw",
    "se": "phrase_direction_se",
}
"""A direction and its name."""

PAID_FOR = {
    "move": "phrase_for_move",
    "network": "phrase_for_network",
    "recruit": "phrase_for_recruit",
    "rouse": "phrase_for_rouse",
    "construct_outpost": "phrase_for_construct_outpost",
    "activate_outpost": "phrase_for_activate_outpost",
    "tear_down_outpost": "phrase_for_tear_down_outpost",
    "take_over": "phrase_for_take_over",
    "construct_barricade": "phrase_for_construct_barricade",
    "activate_barricade": "phrase_for_activate_barricade",
    "tear_down_barricade": "phrase_for_tear_down_barricade",
    "destroy_barricade": "phrase_for_destroy_barricade",
    "tear_down_basecamp": "phrase_for_tear_down_basecamp",
    "activate_basecamp": "phrase_for_activate_basecamp",
    "discover": "phrase_for_discover",
    "complete": "phrase_for_complete",
    "use": "phrase_for_use",
    "contaminate": "phrase_for_contaminate",
    "irradiate": "phrase_for_irradiate",
    "arm": "phrase_for_arm",
    "upgrade": "phrase_for_upgrade",
    "recover": "phrase_for_recover",
    "power": "phrase_for_power",
    "favour": "phrase_for_favour",
    "nuke_upkeep": "phrase_for_nuke_upkeep",
}
"""An action, or the upkeep of a nuke, as what is paid for; cards are named."""

CAUSES = {
    "conflict": "phrase_cause_conflict",
    "hazard": "phrase_cause_hazard",
    "hunger": "phrase_cause_hunger",
    "blast": "phrase_cause_blast",
    "rally": "phrase_cause_rally",
    "contaminate": "phrase_cause_contaminate",
    "irradiate": "phrase_cause_irradiate",
    "discovery": "phrase_cause_discovery",
    "upkeep": "phrase_cause_upkeep",
    "defeat": "phrase_cause_defeat",
    "attack": "phrase_cause_attack",
}
"""Why pieces were lost."""


def hex_text(words: Words, hex: str) -> str:
    """How a hex is called: ``E2N1``, read aloud ``east 2 north 1``; the town by its name."""
    if hex == TOWN:
        return name(words, "trade_town")
    r, q = order(hex)
    side = ("e" if q >= 0 else "w") + ("s" if r >= 0 else "n")
    return words.text(HEXES[side], q=abs(q), r=abs(r))


def edge_text(words: Words, edge: str, key: str, **values: str | int) -> str:
    """A sentence about an edge, which is told by its two hexes, ``$first`` and ``$last``."""
    first, last = ends(edge)
    return words.text(key, first=hex_text(words, first), last=hex_text(words, last), **values)


@lru_cache(maxsize=4096)
def direction(origin: str, target: str) -> str:
    """In which direction of ``hexes.DIRECTIONS`` an adjacent hex lies; "" where the town, of four cells, is one of them.
    """
    (q, r), *more = cells(origin)
    (to_q, to_r), *others = cells(target)
    step = (to_q - q, to_r - r)
    return "" if more or others else next((word for word, way in DIRECTIONS.items() if way == step), "")


def direction_text(words: Words, origin: str, target: str) -> str:
    """The direction in words, "" where there is none."""
    word = direction(origin, target)
    return words.text(TOWARDS[word]) if word else ""


def pairs(values: Sequence[Value]) -> Iterator[tuple[str, int]]:
    """Type and amount, as facts list them one after the other."""
    return ((str(what), int(count)) for what, count in zip(values[::2], values[1::2], strict=True))


def pairs_text(words: Words, values: Sequence[Value]) -> str:
    """Such amounts in a row; "" if there are none."""
    return amounts(words, pairs(values))


def paid_for(words: Words, what: str) -> str:
    """What something was paid for: an action, or a card by its name."""
    return words.text(PAID_FOR[what]) if what in PAID_FOR else name(words, what)
