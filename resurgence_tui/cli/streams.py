"""What can be read only once, from its beginning to its end: standard input, pipes and devices."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

STDIN = Path("-")
"""How standard input is called on the command line; where something is written, standard output."""

TERMINAL = "CON" if os.name == "nt" else "/dev/tty"


def is_stream(file: Path) -> bool:
    """Whether it is standard input, a pipe or a device."""
    if file == STDIN:
        return True
    try:
        mode = file.stat().st_mode
    except (OSError, ValueError):
        return False
    return stat.S_ISFIFO(mode) or stat.S_ISCHR(mode)


def is_stdin(file: Path) -> bool:
    """Whether reading it takes what was to be typed into standard input."""
    if file == STDIN:
        return True
    try:
        return is_stream(file) and os.path.samestat(file.stat(), os.fstat(sys.stdin.fileno()))
    except (AttributeError, OSError, ValueError):
        return False


@contextmanager
def opened(stream: Path) -> Iterator[BinaryIO]:
    """A stream, open for reading; OSError or ValueError if that is not possible."""
    if stream != STDIN:
        with stream.open("rb") as source:
            yield source
    elif sys.stdin is None:  # closed by whoever started the program
        yield BytesIO()
    else:
        yield sys.stdin.buffer


def listen_to_terminal() -> None:
    """Standard input is used up: what is asked from here on is answered at the terminal; OSError if there is none."""
    sys.stdin = open(TERMINAL, encoding="utf-8", errors="replace")  # noqa: PTH123, SIM115
