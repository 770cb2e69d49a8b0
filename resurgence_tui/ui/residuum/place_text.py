"""What a place is, in one line: a hex and who stands there, a resource, a seat, a season, a card."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from resurgence_tui.engine.types import NOBODY, Decision, Seat
from resurgence_tui.games.residuum.board import bonus
from resurgence_tui.games.residuum.hexes import TOWN
from resurgence_tui.games.residuum.outlook import makes
from resurgence_tui.games.residuum.refusing import refusal
from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import RESOURCE_OF, RESOURCES, SEASONS
from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.residuum.names import amount, name
from resurgence_tui.i18n.residuum.printed_keys import ACTIONS
from resurgence_tui.i18n.residuum.printed_words import card_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.residuum.boards.hex_pieces import owners, standing
from resurgence_tui.ui.residuum.boards.seat_line import SEAT
from resurgence_tui.ui.residuum.hex_words import hex_name, is_hex, spot_name

REFUSED = {
    "far": "place_not_far",
    "shut": "place_not_shut",
    "visited": "place_not_visited",
    "armed": "place_not_armed",
    "exits": "place_not_exits",
    "basecamp_meets": "place_not_basecamp_meets",
    "met": "place_not_met",
    "fought": "place_not_fought",
    "full": "place_not_full",
    "hazard": "place_not_hazard",
    "points": "place_not_points",
    "no_location": "place_not_location",
    "others": "place_not_others",
    "nothing_here": "place_not_here",
    "trade": "place_not_trade",
}
"""Why a hex cannot be picked, by the word of ``games.residuum.refusing``."""

ACTIVE = ("place_basecamp", "place_outpost", "place_outrider")
LYING = ("place_basecamp_lying", "place_outpost_lying", "place_outrider_lying")
"""Pieces in a hex, so many of them."""


class WastelandText:
    """Tells of places, for one game and one language."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words, self.names = words, names

    def about(self, spot: str, view: View, seat: Seat, room: int = 0) -> str:
        """What a place is; "" if there is nothing to say. seat: for whom. room: cells for it, 0 where there are enough.
        """
        words = self.words
        if ":" in spot:
            return self._edge(spot, view)
        if spot.startswith(SEAT):
            return words.text("place_seat", name=self.names[int(spot.removeprefix(SEAT))])
        if (word := spot.rpartition("-")[2]) in RESOURCE_OF:  # also in a form
            return self._resource(word, view, seat)
        if spot in SEASONS:
            return words.text("place_told", what=name(words, spot), text=words.attribute(spot, "text") or "")
        if spot in view.content.cards:
            return words.text("place_told", what=name(words, spot), text=card_text(words, view.content, spot))
        if spot in view.terrain:
            whole = self._hex(spot, view, seat)
            return whole if not room or cell_len(whole) <= room else self._hex(spot, view, NOBODY)
        return words.text("place_empty", where=hex_name(words, view, spot)) if is_hex(spot) else ""

    def refused(self, spot: str, decision: Decision, view: View) -> str:
        """Why a hex cannot be picked now; "" if there is nothing to say."""
        if spot not in view.terrain:
            return ""
        found = refusal(view, decision, spot)
        if not found.reason:
            return ""
        reason = self.words.text(REFUSED[found.reason], count=found.number)
        return self.words.text("place_not", where=hex_name(self.words, view, spot), reason=reason)

    def _hex(self, hex: str, view: View, seat: Seat) -> str:
        words = self.words
        where, terrain = hex_name(words, view, hex), name(words, view.terrain[hex])
        called = where if hex == TOWN else words.text("place_hex", where=where, terrain=terrain)
        who = [self.of_seat(view, owner, hex) for owner in owners(view, hex)]
        told = [words.text("place_who", who=row(words, who, "list_semicolon"))] if who else []
        if hex != TOWN and seat >= 0:
            told.append(self.brings(view, seat, hex))
        return words.text("place_sentences", what=called, more=" ".join(told)) if any(told) else called

    def of_seat(self, view: View, seat: Seat, hex: str) -> str:
        """What a seat has in a hex."""
        words, what = self.words, standing(view, seat, hex)
        parts = [words.text(key, count=count) for key, count in zip(ACTIVE, what.active, strict=True) if count]
        parts += [words.text(key, count=count) for key, count in zip(LYING, what.lying, strict=True) if count]
        parts += [words.text("place_barricades", count=what.barricades)] * bool(what.barricades)
        parts += [words.text("place_armed")] * what.armed + [words.text("place_oil")] * what.oil
        return words.text("place_of", name=self.names[seat], pieces=listed(words, parts))

    def brings(self, view: View, seat: Seat, hex: str) -> str:
        """What pieces make there, and for a Basecamp X."""
        words, found = self.words, []
        for piece, key in (("outrider", "place_makes_outrider"), ("outpost", "place_makes_outpost")):
            made = makes(view, seat, piece, hex)
            goods = listed(words, [amount(words, RESOURCES[kind], count) for kind, count in made.items()], "list_or")
            if goods:
                found.append(words.text(key, goods=goods))
        found.append(words.text("place_bonus", count=bonus(view, seat, hex)))
        return words.text("place_makes", what=row(words, found))

    def _edge(self, edge: str, view: View) -> str:
        owner = view.barricades.get(edge)
        where = spot_name(self.words, view, edge)
        if owner is None:
            return self.words.text("place_edge", where=where)
        return self.words.text("place_barricade", where=where, name=self.names[owner])

    def _resource(self, word: str, view: View, seat: Seat) -> str:
        words, kind = self.words, RESOURCE_OF[word]
        worth = view.content.worth[kind]
        count = view.seats[seat].store[kind] if 0 <= seat < len(view.seats) else 0
        if not worth:
            return words.text("place_told", what=amount(words, word, count), text=words.attribute(word, "text") or "")
        pays = [words.text(ACTIONS[act]) for act, one in view.content.actions.items() if kind in one.pays or not kind]
        told = words.text("place_pays_all") if not kind else listed(words, pays)
        key = "place_resource" if told else "place_resource_none"
        return words.text(key, goods=amount(words, word, count), worth=worth, what=told)
