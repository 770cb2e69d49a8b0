"""The names of the people who play, kept in the settings so that nobody types them twice."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from resurgence_tui.app.settings import Settings
from resurgence_tui.saves.names import clean_name

MOST_NAMES = 4
"""Names that are kept."""


def names_kept(settings: Settings) -> list[str]:
    """The names of the people who played last; those that will not do are left out."""
    found = []
    for name in settings.names.split(","):
        with suppress(ValueError):
            found.append(clean_name(name))
    return found


def names_to_keep(names: Iterable[str], before: Settings) -> str:
    """The names of those who play now, and after them of who played before; a name with a comma cannot be kept."""
    kept = [name for name in names if "," not in name]
    return ",".join(list(dict.fromkeys([*kept, *names_kept(before)]))[:MOST_NAMES])
