"""An auction at the table in words: its log, and what others have done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from resurgence_tui.engine.types import LogEntry, Seat
from resurgence_tui.i18n.lists import row
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.table.news import TABLE, News, NewsRow
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.log import LogLine

from .content import FIELDS
from .sentences import fact_text
from .table import Auction

RULES = {
    "round": "ROUND", "drew": "ROUND", "bid": "BID", "bids": "REVEAL", "paid": "PAY", "took": "REVEAL",
    "objected": "REACT", "scored": "COLOUR", "house_scored": "HOUSE", "flagged": "PLACE", "final_score": "PURSE",
}  # fmt: skip
"""The rule behind a fact."""

ENDS_A_TURN = frozenset("flagged unflagged objected".split())


class Told(Protocol):
    """What is told of: a game in progress, or one that is looked at again."""

    @property
    def names(self) -> list[str]: ...
    def log(self, eyes: Seat, since: int = 0) -> list[LogEntry]: ...


class AuctionLog:
    """The log in words; see ``ui.table.kit.LogText``. It is short, and told anew each time."""

    def __init__(self, words: Words, told: Told) -> None:
        self._words, self._told = words, told

    def lines(self, eyes: Seat, looks: Looks) -> list[LogLine]:
        """A line for each entry that is worth one."""
        return [self._line(entry, looks, text) for entry, text in self._texts(eyes) if text is not None]

    def newest(self, eyes: Seat, looks: Looks, least: int) -> list[LogLine]:
        """All of it."""
        return self.lines(eyes, looks)

    def entries_read(self, eyes: Seat) -> list[int]:
        """How many entries had been read with each line."""
        return [number for number, (_, text) in enumerate(self._texts(eyes), start=1) if text is not None]

    def _texts(self, eyes: Seat) -> list[tuple[LogEntry, str | None]]:
        return [(entry, fact_text(self._words, entry.fact, self._told.names)) for entry in self._told.log(eyes)]

    def _line(self, entry: LogEntry, looks: Looks, text: str) -> LogLine:
        fact = entry.fact
        rule = RULES.get(fact.key, "")
        if fact.seat < 0:
            return LogLine(text, rule, heading=fact.key == "round", round=entry.round)
        return LogLine(text, rule, str(fact.seat + 1), theme.seat_style(looks[fact.seat].colour))


class AuctionNews:
    """What others have done since a seat's last turn; see ``ui.table.turn_news.NewsSource``."""

    telling = frozenset("took objected flagged house_scored".split())
    by_itself = frozenset({"house_scored"})
    ends_turn = ENDS_A_TURN
    goes_on = frozenset("round ended".split())

    def __init__(self, words: Words) -> None:
        self._words = words

    def last_turn(self, log: Sequence[LogEntry], seat: Seat) -> int:
        """How many entries were there when the seat had last put a flag or objected."""
        ends = [place for place, entry in enumerate(log) if entry.fact.seat == seat and entry.fact.key in ENDS_A_TURN]
        return ends[-1] + 1 if ends else -1

    def news(self, log: Sequence[LogEntry], seat: Seat, seats: int) -> News:
        """A row for each other seat that took a card, objected or put a flag, and one for the house."""
        since, text = self.last_turn(log, seat), self._words.text
        facts = [entry.fact for entry in log[max(since, 0) :] if entry.fact.key in self.telling]
        rows = []
        for other in range(seats):
            done = [
                text(f"auction_news_{fact.key}", what=text(str(fact.values[0])))
                for fact in facts
                if fact.seat == other != seat
            ]
            rows.append(NewsRow(other, row(self._words, done, "list_semicolon")))
        house = sum(int(fact.values[0]) for fact in facts if fact.key == "house_scored")
        rows.append(NewsRow(TABLE - 1, "", text("points", count=house) if house else ""))
        return News(tuple(one for one in rows if one.text or one.gains), since)

    def said(self, log: Sequence[LogEntry], seat: Seat) -> str:
        """What the seat did, in a row."""
        mine = [entry.fact for entry in log if entry.fact.seat == seat and entry.fact.key in self.telling]
        text = self._words.text
        said = [text(f"auction_news_{fact.key}", what=text(str(fact.values[0]))) for fact in mine]
        return row(self._words, said, "list_semicolon")

    def stage(self, view: Any) -> tuple[int, ...]:
        """The round: with the next one another card is on the block."""
        return (view.round,)

    def are_shown(self, view: Any) -> bool:
        """Always."""
        return True

    def changes(self, before: Auction | None, now: Auction | None) -> frozenset[str]:
        """The fields on which a flag was put."""
        if before is None or now is None:
            return frozenset()
        return frozenset(
            field for field, was, owner in zip(FIELDS, before.flags, now.flags, strict=True) if was != owner
        )
