"""What is told of a fault of the program itself: its kind and place, and nothing of what was on the table."""

from __future__ import annotations

from pathlib import Path
from traceback import StackSummary, extract_tb

from .text import Words


def is_of_rules(error: BaseException) -> bool:
    """Whether a rule has failed while a choice was carried out: then the error's own words are not for players."""
    return any(frame.name == "choose" and Path(frame.filename).name == "machine.py" for frame in _frames(error))


def _frames(error: BaseException) -> StackSummary:
    return extract_tb(error.__traceback__)


def fault_text(words: Words, error: BaseException, in_game: bool = True) -> str:
    """One sentence. The error's own words stay out of it: they may name a card that is hidden.

    in_game: whether a game may have been open, of which something is kept.
    """
    frames = _frames(error)
    own = [frame for frame in frames if "resurgence_tui" in frame.filename] or frames
    place = f"{Path(own[-1].filename).name}:{own[-1].lineno}" if own else "?"
    return words.text("fault" if in_game else "fault_without_game", kind=type(error).__name__, place=place)
