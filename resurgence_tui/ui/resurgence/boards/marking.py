"""How boards write a number that has changed: underlined, so that colour alone tells nothing and nothing moves."""

from __future__ import annotations

from functools import lru_cache

from rich.style import Style

from resurgence_tui.games.resurgence.changes import Changes


@lru_cache(256)
def marked(style: Style) -> Style:
    """The style of something that has changed."""
    return style + Style(underline=True, bold=True)


def style_of(changes: Changes, style: Style, *key: str | int) -> Style:
    """The style of a number, marked if it has changed."""
    return marked(style) if changes.has(*key) else style
