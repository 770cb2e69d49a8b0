"""The file that results are written to after long work: looked at before it, so that nobody works for nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from resurgence_tui.saves.disk import close
from resurgence_tui.saves.exports import replace_named
from resurgence_tui.saves.fresh import write_fresh

from .console import Refusal
from .target import not_written, written_or_told


def check_writable(path: Path) -> None:
    """Refusal, in one sentence, if ``results_written`` could not write a file of that name. Nothing is left there."""
    with written_or_told(path):
        if path.exists():
            path.open("ab").close()
        if _is_device(path):
            return
        try:
            fresh, handle = write_fresh(Path(os.path.realpath(path)), b"")
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(path)) from None
        close(handle)
        fresh.unlink()


@contextmanager
def claimed(path: Path | None) -> Iterator[None]:
    """Check that too, and hold the name until the end of the block: a new file is there, empty, and taken away if it
    stays so. None holds nothing."""
    if path is None:
        yield
        return
    check_writable(path)
    is_new = not os.path.lexists(path)
    with written_or_told(path):
        path.open("ab").close()
    try:
        yield
    finally:
        with suppress(OSError):
            if is_new and path.stat().st_size == 0:
                path.unlink()


def results_written(path: Path, text: str) -> Refusal | None:
    """Write this in place of all that the file holds, or leave it; why, in one sentence, if it cannot be written."""
    try:
        if _is_device(path):  # which takes what is written, and is not to be replaced
            path.write_bytes(text.encode())
        else:
            replace_named(path, text.encode())
    except OSError as error:
        return not_written(path, error)
    return None


def _is_device(path: Path) -> bool:
    """Whether something has that name that is no ordinary file. Commands refuse such, but one may come meanwhile."""
    return path.exists() and not path.is_file()
