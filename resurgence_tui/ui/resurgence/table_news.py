"""The part of the table screen that tells what has happened: the news, what has changed, the whole log."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from textual import events

from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.history import TakenBack
from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.games.resurgence.changes import NONE, Changes, changes_of
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.back_to_line import BackToLine
from resurgence_tui.ui.resurgence.glyphs import Looks
from resurgence_tui.ui.resurgence.news import TELLING, NewsPanel, last_turn, news_of
from resurgence_tui.ui.resurgence.pending import Pending
from resurgence_tui.ui.resurgence.tabletop import Tabletop
from resurgence_tui.ui.resurgence.telling import Telling
from resurgence_tui.ui.widgets.prompt_line import Prompt

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp

GOES_ON = frozenset("recalled round_started assignment_revealed final_score".split())
"""Facts of the table itself that may follow at once from the last answer of a turn: that seat has not seen them yet."""

KEPT = 8
"""So many views of ended turns are kept: enough for four seats and a few turns that are taken back."""


class TableNews:
    """Shows the news once, above the question, until a key is pressed; `n` shows them again.

    Where they would cover the board that the question is about, the prompt names the key instead.
    """

    if TYPE_CHECKING:
        app: ResurgenceApp
        host: Host
        hand_over: HandOver
        words: Words
        telling: Telling
        pending: Pending
        view: View | None

        @property
        def looks(self) -> Looks: ...
        @property
        def top(self) -> Tabletop: ...
        def say(self, problem: str) -> None: ...
        def take_back(self, way: Callable[[Seat], TakenBack], key: str) -> None: ...
        def call_after_refresh(self, callback: object) -> bool: ...

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[Seat, int] = {}
        self._ended: dict[tuple[Seat, int], View | None] = {}
        self._waiting: tuple[Seat, int] = (NOBODY, -1)

    # What has changed

    def turn_may_have_ended(self, seat: Seat, before: int, seen: View | None) -> None:
        """A seat has answered: if that has ended its turn, remember how the table stood.

        before: the length of the log until then. seen: the table as that seat saw it until then.
        """
        if last_turn(self.host.log(seat, before), seat) >= 0:
            log = self.host.log(seat)
            since = last_turn(log, seat)
            goes_on = any(entry.fact.key in GOES_ON for entry in log[since:])
            self._remember(seat, since, seen if goes_on else self.host.view(seat))

    def _remember(self, seat: Seat, since: int, view: View | None) -> None:
        self._ended[seat, since] = view
        if len(self._ended) > KEPT:
            del self._ended[next(iter(self._ended))]

    def changes_for(self, viewer: Seat) -> Changes:
        """What has changed since the end of the viewer's last turn."""
        if viewer == NOBODY:
            return NONE
        since = last_turn(self.host.log(viewer), viewer)
        if since < 0:
            return NONE
        if (viewer, since) not in self._ended:
            self.call_after_refresh(self._look_back)
            return NONE
        return changes_of(self._ended[viewer, since], self.host.view(viewer))

    def _look_back(self) -> None:
        """After a load, or a turn taken back: play the past again, once the table is painted."""
        viewer = self.hand_over.viewer
        since = last_turn(self.host.log(viewer), viewer) if viewer != NOBODY else -1
        if since >= 0 and (viewer, since) not in self._ended:
            self._remember(viewer, since, self.host.view_when(viewer, since, GOES_ON))
            self.top.show_view(self.host.view(viewer), self.looks, self.changes_for(viewer))

    # News

    def tell_news(self, viewer: Seat, seat: Seat | None) -> None:
        """Show the news to the seat that is asked, if others have done anything that it has not been shown."""
        if seat is None:
            self.top.news.close()
            self._waiting = (NOBODY, -1)
            return
        seen, self._told[seat] = self._told.get(seat, 0), self.host.log_length
        alone = self.view is not None and bool(self.view.solo)
        fresh = any(entry.fact.seat != seat and entry.fact.key in TELLING for entry in self.host.log(viewer, seen))
        since = last_turn(self.host.log(viewer), seat)
        if fresh and not alone and since >= 0:
            self.show_news(viewer, seat, unasked=True)
        elif self._waiting != (seat, since):
            self._waiting = (NOBODY, -1)
        self.top.prompt.prompt = self.with_news(self.top.prompt.prompt)

    def show_news(self, viewer: Seat, seat: Seat, unasked: bool = False) -> bool:
        """Show the news; whether there are any. unasked: not where they would cover what the seat is asked about."""
        news, panel = news_of(self.words, self.host.log(viewer), seat, len(self.looks)), self.top.news
        self._waiting = (NOBODY, -1)
        if news.rows:
            panel.take(news, self.looks)
            if unasked and self._would_cover():
                self._waiting = (seat, news.since)
                panel.close()
            else:
                panel.open()
        return bool(news.rows)

    def _would_cover(self) -> bool:
        """Whether the news would lie over the board that the question is about."""
        top = self.top
        found = top.places(top.screen.size)
        board = found.get(top.question.board)
        return board is not None and board.overlaps(top.news.place(at.above_the_question(found)))

    @property
    def news_wait(self) -> bool:
        """Whether there are news that have not been shown, since they would cover what is asked about."""
        return self._waiting[0] != NOBODY

    def with_news(self, prompt: Prompt) -> Prompt:
        """The prompt, with the key of the news that wait."""
        if self.view is None or self.view.solo:
            return prompt
        told = (("n ", theme.LEGAL), (self.words.text("news_wait"), theme.PLAIN))
        return replace(prompt, trail=told if self.news_wait else ())

    def notice_input(self, event: events.Key | events.MouseDown) -> None:
        """A key or a button was pressed, whatever it does: nothing moves any more, and the news are read."""
        self.top.motion.finish()
        if not (isinstance(event, events.Key) and event.key == "n"):
            self.top.news.close()

    def action_news(self) -> None:
        """Show the news again, or close them."""
        viewer = self.hand_over.viewer
        if self.top.news.is_open:
            self.top.news.close()
        elif viewer == NOBODY or not self.show_news(viewer, viewer):
            self.say(self.words.text("news_nothing"))
        else:
            self.top.prompt.prompt = self.with_news(self.top.prompt.prompt)

    def on_news_panel_closed(self, event: NewsPanel.Closed) -> None:
        """Clicked away."""
        event.stop()
        self.top.news.close()

    # The whole log

    def action_whole_log(self) -> None:
        """The whole log, to search and to jump in."""
        from resurgence_tui.ui.screens.whole_log import WholeLog

        viewer, host = self.hand_over.viewer, self.host
        lines, back = self.telling.lines(viewer, self.looks), None
        if not host.over and host.held_by is None:
            back = BackToLine(self.words, host, viewer, self.telling.entries_read(viewer), self.pending.seat)
        self.app.push_screen(WholeLog(lines, back), lambda line: self.back_to(back, line))

    def back_to(self, back: BackToLine | None, line: int | None) -> None:
        """Take back what was chosen since a line of the log, if one was picked."""
        if back is not None and line is not None:
            self.take_back(
                lambda holder: self.host.undo_to(back.eyes, back.entries(line), holder), "undo-line-taken")
