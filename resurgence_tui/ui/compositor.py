"""All that screens paint goes through here, so that nothing in a file can steer the terminal."""

from __future__ import annotations

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from textual.strip import Strip

from resurgence_tui.printable import REPLACEMENT, is_shown
from resurgence_tui.ui.inside_textual import InsideCompositor


class CleanCompositor(InsideCompositor):
    """What a screen is composed by."""

    def shown(self, strip: Strip) -> Strip:
        """A line of a widget as it may be painted."""
        return clean_strip(strip)


def clean_strip(strip: Strip) -> Strip:
    """A line of a widget as it may be painted: as wide as it was, since its place has been measured already.

    What has no width, as control characters and marks of direction, is left out; the rest becomes question marks.
    """
    if strip.text.isprintable():
        return strip
    segments = [Segment(_clean(segment.text), segment.style, segment.control) for segment in strip]
    return Strip(segments, strip.cell_length).adjust_cell_length(strip.cell_length)


def _clean(text: str) -> str:
    if text.isprintable():
        return text
    kept = "".join(char if is_shown(char) else REPLACEMENT * get_character_cell_size(char) for char in text)
    return kept + " " * (cell_len(text) - cell_len(kept))
