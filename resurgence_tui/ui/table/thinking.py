"""Bots that think while the table stays in use: each thought runs in a thread of its own, and a sign shows it.

What a bot finds counts only if its question still stands when it is found: after an undo, a seat that was handed over
or a table that was left it is forgotten, so a save never depends on how long somebody thinks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from resurgence_tui.app.host import Host
from resurgence_tui.app.seated_bots import Thought
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.question import Question


class Thinking:
    """Thinks for the slow bots of a host, one thought at a time.

    beside: runs something in a thread. later: calls a function soon where the screen runs, from any thread; the call is
    lost once the screen is gone. waits: whether a person is asked, who is not to be disturbed, or something is shown
    that is to be seen before the game goes on. go_on: lets it go on with what was found. show: shows the question that
    stands while a bot thinks.
    """

    SIGN_EVERY: ClassVar[float] = 0.3
    """Seconds between two signs of life."""

    def __init__(
        self, words: Words, host: Host, *, beside: Callable[[Callable[[], object]], object],
        later: Callable[..., object], waits: Callable[[], bool], go_on: Callable[[], object],
        show: Callable[[Question], object],
    ) -> None:
        self._words, self._host, self._beside, self._later = words, host, beside, later
        self._waits, self._go_on, self._show = waits, go_on, show
        self._running: Thought | None = None
        self._left = False
        self._signs = 0

    @property
    def is_on(self) -> bool:
        """Whether a bot thinks whose answer is waited for."""
        return self._running is not None and self._host.is_due(self._running)

    def begin(self) -> None:
        """Let a bot think if it is its turn to; a thought that nobody waits for any more is stopped first."""
        if self._running is not None:
            if not self._host.is_due(self._running):
                self._running.stop()
            return
        thought = None if self._left else self._host.thought
        if thought is not None:
            self._running = thought
            self._beside(lambda: self._later(self._found, thought.think()))

    def _found(self, option: str) -> None:
        """A thought has come to its end."""
        thought, self._running = self._running, None
        if self._left or thought is None:
            return
        if not self._host.is_due(thought):
            self.begin()
            return
        self._host.bots.note(thought, option)
        if self._waits():
            self.begin()  # other bots may think meanwhile
        else:
            self._go_on()

    def leave(self) -> None:
        """The table is left: nothing that is found counts any more."""
        self._left = True
        if self._running is not None:
            self._running.stop()

    def show_life(self) -> None:
        """Show that a bot still thinks, if one does and nobody else is asked."""
        question = None if self._left or self._waits() else self.question()
        if question is not None:
            self._signs += 1
            self._show(replace(question, asked=question.asked + "." * (1 + self._signs % 3)))

    def question(self) -> Question | None:
        """What stands in the menu while a bot thinks and no person is asked; None otherwise."""
        asked = {ask.decision.seat for ask in self._host.asks()}
        if self._running is None or not self.is_on or not asked.isdisjoint(self._host.humans):
            return None
        text = self._words.text
        return Question(text("thinking", name=self._host.names[self._running.seat]), text("thinking-why"))
