"""All that the command line prints goes through here, so that nothing in a file can steer the terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
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
    """Meanwhile standard output and standard error are clean. A stream that whoever started the program has closed
    takes all and keeps nothing; a closed standard input is at its end."""
    before = sys.stdin, sys.stdout, sys.stderr
    with ExitStack() as opened:
        sys.stdin = before[0] or opened.enter_context(open(os.devnull, encoding="utf-8"))  # noqa: PTH123
        sys.stdout, sys.stderr = (
            cleaned(stream or opened.enter_context(open(os.devnull, "w", encoding="utf-8")))  # noqa: PTH123
            for stream in before[1:]
        )
        try:
            yield
        finally:
            sys.stdin, sys.stdout, sys.stderr = before
