"""The news of this game, read from the log: what others did since a seat's last turn."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.app.host import LogEntry
from resurgence_tui.engine.types import Fact, Seat
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.lists import row
from resurgence_tui.i18n.residuum.names import amounts, name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.residuum.boards.wasteland_board import Changed
from resurgence_tui.ui.residuum.changes import changes_of
from resurgence_tui.ui.table.news import News, NewsRow
from resurgence_tui.ui.table.turn_news import GameNews

COUNTED = {
    "moved": "news_moved",
    "networked": "news_networked",
    "recruited": "news_recruited",
    "roused": "news_roused",
    "outpost_constructed": "news_outpost_constructed",
    "outpost_activated": "news_outpost_activated",
    "outpost_torn_down": "news_outpost_torn_down",
    "outpost_taken_over": "news_taken_over",
    "barricade_constructed": "news_barricade_constructed",
    "barricade_activated": "news_barricade_activated",
    "barricade_destroyed": "news_barricade_destroyed",
    "basecamp_torn_down": "news_basecamp_torn_down",
    "basecamp_activated": "news_basecamp_activated",
    "town_entered": "news_town",
    "discovery_drawn": "news_drawn",
    "nuke_armed": "news_armed",
    "nuke_detonated": "news_blast",
    "terrain_changed": "news_terrain",
    "put_out_of_action": "news_out_of_action",
    "lost_to_supply": "news_lost",
    "conflict_won": "news_won",
    "conflict_drawn": "news_draw",
    "offer_accepted": "news_deal",
}
"""What a seat has done, by the fact that tells of it; told as so many."""

CARDS = {"discovery_completed": "news_completed", "discovery_used": "news_used", "favour_played": "news_favour",
         "power_used": "news_power"}  # fmt: skip
"""Facts that name a card."""

TELLING = frozenset((*COUNTED, *CARDS))


def said_of(words: Words, facts: Sequence[Fact]) -> str:
    """What somebody has done, in few words: so many moves, a card by its name, what was won."""
    counts, cards = dict.fromkeys(COUNTED, 0), []
    for fact in facts:
        if fact.key in COUNTED:
            counts[fact.key] += 1
        elif fact.key in CARDS:
            cards.append(words.text(CARDS[fact.key], card=name(words, str(fact.values[0]))))
    found = [words.text(COUNTED[key], count=count) for key, count in counts.items() if count]
    return row(words, [*found, *cards])


def made(words: Words, facts: Sequence[Fact]) -> str:
    """What was plundered, in short."""
    goods = [(str(fact.values[1]), int(fact.values[2])) for fact in facts if fact.key == "plundered"]
    return amounts(words, goods, short=True)


class WastelandNews(GameNews):
    """What log and views tell of the turns of others, see ``NewsSource`` and ``Turns`` in ``ui.table``."""

    telling, by_itself, ends_turn = TELLING, frozenset({"conflict_won", "conflict_drawn"}), frozenset({"turn_ended"})
    ends_a_turn = frozenset({"turn_ended", "tile_laid", "basecamp_placed", "card_kept"})
    goes_on = frozenset("turn_started rallied produced game_ended".split())

    def news(self, log: Sequence[LogEntry], seat: Seat, seats: int) -> News:
        """The news for a seat: the others clockwise, what befell it last."""
        since = self.last_turn(log, seat)
        facts = [entry.fact for entry in log[max(since, 0) :]]
        rows = []
        for step in range(1, seats + 1):
            other = (seat + step) % seats
            mine = [fact for fact in facts if fact.seat == other and (other != seat or fact.key in BEFALLS)]
            rows.append(NewsRow(other, said_of(self._words, mine), made(self._words, mine)))
        return News(tuple(one for one in rows if one.text or one.gains), since)

    def said(self, log: Sequence[LogEntry], seat: Seat) -> str:
        """What a seat has done in these entries."""
        return said_of(self._words, [entry.fact for entry in log if entry.fact.seat == seat])

    def stage(self, view: View) -> tuple[int, ...]:
        """One for the whole game: pieces stay where a turn has left them."""
        return ()

    def are_shown(self, view: View) -> bool:
        """Always: nobody plays alone."""
        return True

    def changes(self, before: View | None, now: View | None) -> Changed:
        """The hexes that differ between two views."""
        return changes_of(before, now)


BEFALLS = frozenset(("put_out_of_action", "lost_to_supply", "conflict_won", "conflict_drawn", "nuke_detonated"))
"""What may come to a seat without its doing."""
