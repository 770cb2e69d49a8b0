"""What the terminal says of itself comes first: the environment only fills in what no terminal tells.

A shell may export COLUMNS and LINES of another window, or of this one before it was resized; and NO_COLOR without a
value is by its convention no wish at all. Rich and Textual take them at their word, so they are mended for both here.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, MutableMapping
from typing import TextIO

NO_COLOR = "NO_COLOR"
SIDES = {"COLUMNS": 80, "LINES": 24}
"""Environment variables of the size, and what counts where nothing tells it."""

DRIVER = "TEXTUAL_DRIVER"
"""The environment variable by which Textual is told what reads keys and draws, such as a server of browsers."""

MOST = 1000
"""The longest side that a variable is believed to tell."""


ESC_WAIT, ESC_WAIT_FAR = 0.025, 0.1
"""Seconds after which an Esc is the key and no longer the beginning of what another key sends: at a terminal of this
machine, and at one whose bytes come over a network, in several parts."""

ESC_CHOSEN = "ESCDELAY"
"""The environment variable that says how long, in milliseconds; curses and Textual read it."""

FAR = ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY")
"""Environment variables that tell of a terminal elsewhere."""


def mend(environment: MutableMapping[str, str], *streams: TextIO | None) -> None:
    """Take out of the environment what says nothing, and the size where one of these streams is a terminal."""
    if not environment.get(NO_COLOR, "set"):
        del environment[NO_COLOR]
    told = own_size(*streams)
    for name in SIDES:
        if told is not None or _side(environment, name) is None:
            environment.pop(name, None)


def esc_wait(environment: Mapping[str, str]) -> float | None:
    """Seconds to wait after an Esc; None where the environment says how long, and Textual reads it."""
    if environment.get(ESC_CHOSEN):
        return None
    return ESC_WAIT_FAR if any(environment.get(name) for name in FAR) else ESC_WAIT


def size_of(*streams: TextIO | None, environment: Mapping[str, str] = os.environ) -> os.terminal_size:
    """Columns and lines of the first stream that is a terminal; else those of the environment, else 80 by 24."""
    told = own_size(*streams)
    return told or os.terminal_size(_side(environment, name) or usual for name, usual in SIDES.items())


def own_size(*streams: TextIO | None) -> os.terminal_size | None:
    """The size that the first of these streams tells that is a terminal and knows it; None if none does."""
    for stream in streams:
        try:
            size = os.get_terminal_size(stream.fileno() if stream is not None else -1)
        except (AttributeError, OSError, ValueError):
            continue
        if all(size):
            return size
    return None


def screen_streams() -> tuple[TextIO | None, ...]:
    """Where the screens are: standard error, on which they are drawn, else what keys are read from."""
    return sys.__stderr__, sys.__stdin__, sys.__stdout__


def drawn_elsewhere(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether the screens are not for the terminal of this process: the environment names a driver for them."""
    return bool(environment.get(DRIVER))


def _side(environment: Mapping[str, str], name: str) -> int | None:
    """A side of the terminal as a variable tells it; None if that can be no terminal's."""
    word = environment.get(name, "")
    side = int(word) if word.isascii() and word.isdigit() and len(word) <= len(str(MOST)) else 0
    return side if 0 < side <= MOST else None
