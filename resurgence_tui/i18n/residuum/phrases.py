"""Parts of sentences: places, directions, amounts as facts tell them, causes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from resurgence_tui.engine.types import Seat, Value
from resurgence_tui.games.residuum.hexes import DIRECTIONS, TOWN, cells, ends, order
from resurgence_tui.games.residuum.labels import label
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.text import Words

from .names import amounts as amounts_text
from .names import name

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


class Reader(NamedTuple):
    """Who reads: the words, the names of the seats as the players wrote them, and what they see of the table.

    view: None if it is not known; then hexes are told by where they lie, as long as the map is laid.
    """

    words: Words
    names: Sequence[str]
    view: View | None = None

    def text(self, key: str, **values: str | int | float) -> str:
        """A sentence."""
        return self.words.text(key, **values)

    def named(self, thing: str) -> str:
        """The name of a component."""
        return name(self.words, thing)

    def player(self, seat: Seat) -> str:
        """The name of a seat; its number where names are not known."""
        return self.names[seat] if seat < len(self.names) else self.text("answer_player", number=seat + 1)

    def hex(self, hex: str) -> str:
        """How a hex is called: by its label, ``H4``; by where it lies, ``E2N1``, read aloud ``east 2 north 1``."""
        if hex == TOWN:
            return self.named("trade_town")
        if self.view is not None and (called := label(self.view, hex)):
            return called
        r, q = order(hex)
        side = ("e" if q >= 0 else "w") + ("s" if r >= 0 else "n")
        return self.words.text(HEXES[side], q=abs(q), r=abs(r))

    def edge(self, edge: str) -> dict[str, str]:
        """The two hexes of an edge, as values of a sentence."""
        first, last = ends(edge)
        return {"first": self.hex(first), "last": self.hex(last)}

    def many(self, amounts: Iterable[tuple[str, int]]) -> str:
        """Several things in a row, each with its number; "" if there are none."""
        return amounts_text(self.words, amounts)

    def pairs(self, values: Sequence[Value]) -> str:
        """Types and amounts, as facts list them one after the other, in a row; "" if there are none."""
        listed = zip(values[::2], values[1::2], strict=True)
        return self.many((str(what), int(count)) for what, count in listed)


@lru_cache(maxsize=4096)
def direction(origin: str, target: str) -> str:
    """In which of ``hexes.DIRECTIONS`` an adjacent hex lies; "" where the town, of four cells, is one of the two."""
    (q, r), *more = cells(origin)
    (to_q, to_r), *others = cells(target)
    step = (to_q - q, to_r - r)
    return "" if more or others else next((word for word, way in DIRECTIONS.items() if way == step), "")


def direction_text(words: Words, origin: str, target: str) -> str:
    """The direction in words, "" where there is none."""
    word = direction(origin, target)
    return words.text(TOWARDS[word]) if word else ""


def paid_for(words: Words, what: str) -> str:
    """What something was paid for: an action, or a card by its name."""
    return words.text(PAID_FOR[what]) if what in PAID_FOR else name(words, what)
