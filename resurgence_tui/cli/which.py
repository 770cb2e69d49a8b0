"""An older generation of a game was named, though a newer one can be read: which is to be played?"""

from __future__ import annotations

import sys
from collections.abc import Callable

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import NewerBeside
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.names import clean_title

from .console import Refusal
from .questions import is_word

OLDER = "saves-plain-words-older"
"""Key of the words that open the older one."""


def asked_which(open_game: Callable[[], Host]) -> Host:
    """Open a game; where a newer generation can be read, ask in lines of text which one it is to be."""
    try:
        return open_game()
    except NewerBeside as beside:
        newer, text = f"'{clean_title(beside.newer.name)}'", words().text
        print(_why(beside))
        print(text("saves-newer-plain", newer=newer))
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise Refusal(text("saves-newer-how", why=_why(beside), newer=newer)) from None
        return beside.resume(beside.older if is_word(words(), OLDER, line.strip().casefold()) else beside.newer)


def told_which(open_game: Callable[[], Host]) -> Host:
    """Open a game; where a newer generation can be read, Refusal, since a program cannot be asked."""
    try:
        return open_game()
    except NewerBeside as beside:
        newer = f"'{clean_title(beside.newer.name)}'"
        raise Refusal(words().text("saves-newer-how", why=_why(beside), newer=newer)) from None


def _why(beside: NewerBeside) -> str:
    older, newer = (f"'{clean_title(path.name)}'" for path in (beside.older, beside.newer))
    return words().text("saves-newer-beside", older=older, newer=newer)
