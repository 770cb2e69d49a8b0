"""A saved table, or the score of a finished game, as an SVG picture that stands alone."""

from __future__ import annotations

import sys
from pathlib import Path

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import open_as_made
from resurgence_tui.engine.types import Seat
from resurgence_tui.i18n.text import words_of
from resurgence_tui.saves.exports import write_over
from resurgence_tui.saves.save_file import SaveFile

from .target import STDOUT, written_or_told


def draw_file(save: SaveFile, target: Path, seat: Seat, score: bool) -> int:
    """Write the picture into a file, or with ``-`` to standard output. score: not the table but the points.

    Refusal, in one sentence, if it cannot be written.
    """
    from resurgence_tui.ui.picture import svg_of
    from resurgence_tui.ui.screens.score_picture import heading_of, score_drawing, table_drawing

    host, text = Host(*open_as_made(save), save), words_of(save.setup)
    drawing = score_drawing(text, host) if score else table_drawing(text, host, eyes=seat)
    picture = svg_of(drawing, heading_of(text, host))
    if str(target) == STDOUT:
        sys.stdout.write(picture)
    else:
        with written_or_told(target):
            write_over(target, picture)
    return 0


def score_lines(save: SaveFile) -> str:
    """The score of a finished game as text, or the points so far."""
    from resurgence_tui.ui.screens.score_picture import score_text
    from resurgence_tui.ui.theme import ASCII

    return score_text(words_of(save.setup), Host(*open_as_made(save), save), ASCII).rstrip()
