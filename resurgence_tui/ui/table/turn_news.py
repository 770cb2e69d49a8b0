"""What others have done since a seat's last turn: told once, above the question, and marked on the boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Protocol

from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.host import Host, LogEntry
from resurgence_tui.engine.types import NOBODY, Fact, Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.table import layout as at
from resurgence_tui.ui.table.news import News
from resurgence_tui.ui.table.protocol import Deeds, Key, Table
from resurgence_tui.ui.table.tabletop import Tabletop
from resurgence_tui.ui.widgets.prompt_line import Prompt

KEPT = 8
"""At most so many views of ended turns are kept: enough for four seats and a few turns that are taken back."""

NEWS = "news"


class NewsSource(Protocol):
    """What a game's log and views tell of the turns of others."""

    @property
    def telling(self) -> frozenset[str]:
        """The keys of the facts of others that are news."""

    @property
    def by_itself(self) -> frozenset[str]:
        """The keys of those among them that come about by themselves, and are shown as moments."""

    @property
    def goes_on(self) -> frozenset[str]:
        """Facts of the table itself that may follow at once from the last answer of a turn: its seat has not seen them.
        """

    def last_turn(self, log: Sequence[LogEntry], seat: Seat) -> int:
        """How many entries were there when a seat had ended its last turn; -1 if it has had none."""

    def news(self, log: Sequence[LogEntry], seat: Seat, seats: int) -> News:
        """The news for a seat, from the log as it may see it."""

    def are_shown(self, view: Any) -> bool:
        """Whether news are shown unasked; not where one plays alone and the prompt tells all."""

    def changes(self, before: Any, now: Any) -> Any:
        """What differs between two views by the same eyes; before: None for "nothing does"."""


class GameNews:
    """What the sources of news of games share."""

    ends_a_turn: frozenset[str] = frozenset()
    """Facts with which a seat has decided what it was asked for: what comes after them, it has not seen yet."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def last_turn(self, log: Sequence[LogEntry], seat: Seat) -> int:
        """How many entries were there when a seat had ended its last turn; -1 if it has had none."""
        for place in range(len(log) - 1, -1, -1):
            fact = log[place].fact
            if fact.seat == seat and fact.key in self.ends_a_turn:
                return place + 1
        return -1


class TurnNews:
    """Shows the news until a key is pressed. Where they would cover what is asked about, the prompt names their key.

    later: calls a function once the table is painted. followed: whether the player has seen the turns of bots one by
    one. moments: whether moments are shown.
    """

    KEYS = (Key("n", NEWS, "news_help"),)

    def __init__(
        self, words: Words, host: Host, hand_over: HandOver, top: Tabletop, source: NewsSource, table: Table,
        later: Callable[[Callable[[], object]], object], *, followed: Callable[[], bool], moments: Callable[[], bool],
    ) -> None:
        self._followed, self._moments = followed, moments
        self._words, self._host, self._hand_over = words, host, hand_over
        self._top, self._source, self._table, self._later = top, source, table, later
        top.make_way = self.make_way
        self._told: dict[Seat, int] = {}
        self._waiting: tuple[Seat, int] = (NOBODY, -1)
        self._unasked = NOBODY
        """The seat to which the news that were shown last came unasked."""

        self.ended: dict[tuple[Seat, int], Any] = {}
        """The views at the end of turns, by seat and the length of its log then; None where it is not known."""

    def deeds(self) -> Deeds:
        """What the key does."""
        return {NEWS: self.toggle}

    # What has changed

    def turn_may_have_ended(self, seat: Seat, before: int, seen: Callable[[], Any]) -> None:
        """A seat has answered, or was answered for: if that has ended a person's turn, remember how the table stood.

        before: the length of the log until then. seen: gives the table as that seat saw it until then.
        """
        if seat in self._host.humans and self._source.last_turn(self._host.log(seat, before), seat) >= 0:
            log = self._host.log(seat)
            since = self._source.last_turn(log, seat)
            goes_on = any(entry.fact.key in self._source.goes_on for entry in log[since:])
            self._remember(seat, since, seen() if goes_on else self._host.view(seat))

    def _remember(self, seat: Seat, since: int, view: Any) -> None:
        self.ended[seat, since] = view
        if len(self.ended) > KEPT:
            del self.ended[next(iter(self.ended))]

    def changes_for(self, viewer: Seat) -> Any:
        """What has changed since the end of the viewer's last turn."""
        none = self._source.changes(None, None)
        if viewer == NOBODY:
            return none
        since = self._source.last_turn(self._host.log(viewer), viewer)
        if since < 0:
            return none
        if (viewer, since) not in self.ended:
            self._later(self._look_back)
            return none
        return self._source.changes(self.ended[viewer, since], self._host.view(viewer))

    def _look_back(self) -> None:
        """After a load, or a turn taken back: play the past again, once the table is painted."""
        viewer = self._hand_over.viewer
        if viewer != NOBODY and self._find_end(viewer):
            self._top.show_view(self._host.view(viewer), self._top.looks, self.changes_for(viewer))

    def look_ahead(self) -> None:
        """After a load: find the end of everybody's last turn, one at a time, so that no answer waits for it."""
        if any(self._find_end(seat) for seat in self._host.humans):
            self._later(self.look_ahead)

    def _find_end(self, seat: Seat) -> bool:
        """How the table stood at the end of a seat's last turn; whether that was unknown until now."""
        since = self._source.last_turn(self._host.log(seat), seat)
        if since < 0 or (seat, since) in self.ended:
            return False
        self._remember(seat, since, self._host.view_at(seat, since, self._source.goes_on))
        return True

    # News

    def tell(self, viewer: Seat, seat: Seat | None, view: Any) -> None:
        """Show the news to the seat that is asked, if others have done anything that it has not been shown."""
        if seat is None:
            self._top.news.close()
            self._waiting = (NOBODY, -1)
            return
        seen, self._told[seat] = self._told.get(seat, 0), self._host.log_length
        fresh = any(self._is_fresh(entry.fact, seat) for entry in self._host.log(viewer, seen))
        since = self._source.last_turn(self._host.log(viewer), seat)
        if fresh and since >= 0 and self._source.are_shown(view):
            self.show(viewer, seat, unasked=True)
        elif self._waiting != (seat, since):
            self._waiting = (NOBODY, -1)
        self._top.prompt.prompt = self.with_news(self._top.prompt.prompt, view)

    def _is_fresh(self, fact: Fact, seat: Seat) -> bool:
        """Whether a fact is news to a seat: told of others, and not seen as it happened."""
        if fact.seat == seat or fact.key not in self._source.telling:
            return False
        if self._moments() and (fact.seat == NOBODY or fact.key in self._source.by_itself):
            return False
        return not self._followed() or fact.seat in self._host.humans

    def show(self, viewer: Seat, seat: Seat, unasked: bool = False) -> bool:
        """Show the news; whether there are any. unasked: not where they would cover what the seat is asked about."""
        panel, looks = self._top.news, self._top.looks
        news = self._source.news(self._host.log(viewer), seat, len(looks))
        self._waiting, self._unasked = (NOBODY, -1), seat if unasked else NOBODY
        if news.rows:
            panel.take(news, looks)
            if unasked and self._would_cover():
                self._waiting = (seat, news.since)
                panel.close()
            else:
                panel.open()
        return bool(news.rows)

    def make_way(self) -> None:
        """The terminal has another size: what nobody asked for waits again if it now covers what is asked about."""
        panel, seat = self._top.news, self._unasked
        if panel.is_open and seat != NOBODY and self._would_cover():
            panel.close()
            self._waiting = (seat, panel.news.since)
            self._top.prompt.prompt = self.with_news(self._top.prompt.prompt, self._host.view(seat))

    def _would_cover(self) -> bool:
        """Whether the news would lie over the board that the question is about."""
        top = self._top
        found = top.places(top.screen.size)
        board = found.get(top.question.board)
        return board is not None and board.overlaps(top.news.place(at.above_the_question(found)))

    @property
    def wait(self) -> bool:
        """Whether there are news that have not been shown, since they would cover what is asked about."""
        return self._waiting[0] != NOBODY

    def with_news(self, prompt: Prompt, view: Any) -> Prompt:
        """The prompt, with the key of the news that wait."""
        if view is None or not self._source.are_shown(view):
            return prompt
        told = (("n ", theme.LEGAL), (self._words.text("news_wait"), theme.PLAIN))
        return replace(prompt, trail=told if self.wait else ())

    def close(self) -> None:
        """Take the news away."""
        self._top.news.close()

    def toggle(self) -> None:
        """Show the news again, or close them."""
        viewer = self._hand_over.viewer
        if self._top.news.is_open:
            self._top.news.close()
        elif viewer == NOBODY or not self.show(viewer, viewer):
            self._table.say(self._words.text("news_nothing"))
        else:
            self._top.prompt.prompt = self.with_news(self._top.prompt.prompt, self._host.view(viewer))
