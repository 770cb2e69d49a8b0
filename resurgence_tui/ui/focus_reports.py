"""The terminal's reports that it has, or has lost, the focus: of those that come together only the newest counts.

Textual restyles the whole screen for each one; hundreds at once, as some window managers send them, would keep the
keys behind them waiting for seconds.
"""

from __future__ import annotations

from textual import events

Report = events.AppFocus | events.AppBlur


class FocusReports:
    """Keeps the newest report until whatever came with it has been read."""

    def __init__(self) -> None:
        self._newest: Report | None = None
        self._is_awaited = False

    def note(self, report: Report) -> bool:
        """A report has come; whether nobody comes for it yet, so that a `take` has to be arranged."""
        self._newest = report
        first, self._is_awaited = not self._is_awaited, True
        return first

    def forget(self) -> None:
        """A key or click has come: the terminal has the focus, whatever it reported before."""
        self._newest = None

    def take(self, has_focus: bool) -> Report | None:
        """The newest report, if it tells of a change."""
        newest, self._newest, self._is_awaited = self._newest, None, False
        return None if newest is None or isinstance(newest, events.AppFocus) == has_focus else newest
