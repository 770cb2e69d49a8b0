"""Draws what can be shown: nothing in a file can steer the terminal."""

from __future__ import annotations

from textual.strip import Strip

from resurgence_tui.ui.clean import clean_strip
from resurgence_tui.ui.inside_textual import InsideCompositor


class CleanCompositor(InsideCompositor):
    """What a screen is composed by."""

    def shown(self, strip: Strip) -> Strip:
        """A line of a widget, without anything that could steer the terminal."""
        return clean_strip(strip)
