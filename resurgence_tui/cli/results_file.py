"""The file that results are written to after long work: opened before it, so that nobody works for nothing."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from .console import Refusal
from .target import not_written, written_or_told


class ResultsFile:
    """A file that is open; until something is written, it holds what it held."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self._path, self._file = path, file

    def write(self, text: str) -> Refusal | None:
        """Write this in place of all that the file holds; why, in one sentence, if that is not possible."""
        try:
            if stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
                self._file.truncate(0)
            self._file.write(text.encode())
            self._file.flush()
        except OSError as error:
            return not_written(self._path, error)
        return None


@contextmanager
def results_file(path: Path | None) -> Iterator[ResultsFile | None]:
    """The file of that name, open until the end of the block; None if there is no name.

    Refusal, in one sentence, if it cannot be written. A file that was made for this and stays empty is taken away.
    """
    if path is None:
        yield None
        return
    new = not os.path.lexists(path)
    with written_or_told(path):
        file = path.open("ab")
    try:
        yield ResultsFile(path, file)
    finally:
        with suppress(OSError):
            empty = os.fstat(file.fileno()).st_size == 0
            with suppress(OSError):
                file.close()
            if new and empty:
                path.unlink()
