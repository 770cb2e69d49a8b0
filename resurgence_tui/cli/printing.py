"""All that the command line prints goes through here, so that nothing in a file can steer the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, TextIO, cast

from resurgence_tui.printable import encodable, printable


class Clean:
    """A stream of text that takes no control characters but line breaks, and no marks of direction."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        """Write what can be shown of the text."""
        clean = printable(text, keep="\n")
        try:
            return self.stream.write(clean)
        except UnicodeEncodeError:
            return self.stream.write(encodable(clean, self.stream.encoding))

    def writelines(self, lines: Iterable[str]) -> None:
        """Write lines, one after the other."""
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


def cleaned(stream: TextIO) -> TextIO:
    """The stream behind a ``Clean`` one; itself if it is one already."""
    return stream if isinstance(stream, Clean) else cast(TextIO, Clean(stream))


def raw(stream: TextIO) -> TextIO:
    """The stream itself, for what the program means to tell the terminal, such as to clear the screen."""
    return stream.stream if isinstance(stream, Clean) else stream


@contextmanager
def clean_streams() -> Iterator[None]:
    """Meanwhile standard output and standard error are clean."""
    before = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = (stream and cleaned(stream) for stream in before)
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before
