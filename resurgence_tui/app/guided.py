"""The guide of a first game: an ordinary game, whose setup says that a guide goes along."""

from __future__ import annotations

from .host import Host
from .own_options import GUIDE as OPTION
from .own_options import OFF, ON


def is_guided(host: Host) -> bool:
    """Whether the guide goes along now."""
    return host.setup.options.get(OPTION) == ON


def set_guide(host: Host, on: bool) -> None:
    """Let the guide go along or stop; the save remembers it."""
    host.setup.options[OPTION] = ON if on else OFF
    host.autosave()
