"""A file is replaced as a whole: written beside, under a name that nobody can foresee, and then put in its place.

A name that could be foreseen could be planted as a link to another file, which would then be written over. What a
killed program leaves behind is swept up when the same file is written again.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

from .disk import flush_and_close, stamp_of, write_new

TRIES = 5
"""Names that are tried before a folder full of them is given up."""

OLD = 60 * 10**9
"""Nanoseconds after which a file beside another one is left over for certain: none is needed for so long."""


def write_fresh(path: Path, raw: bytes) -> tuple[Path, int]:
    """Write a file that is to take the place of another one; where it is, and its open handle. OSError."""
    for _ in range(TRIES):
        fresh = path.with_name(f".{path.name}.{token_hex(8)}.new")
        with suppress(FileExistsError):
            return fresh, write_new(fresh, raw)
    raise FileExistsError(17, "File exists", str(path))


def replace_whole(path: Path, raw: bytes) -> None:
    """Give a file another content, on the disk, or leave it as it is: OSError. It keeps its rights."""
    fresh, handle = write_fresh(path, raw)
    try:
        flush_and_close(handle)
        if path.exists():
            fresh.chmod(path.stat().st_mode & 0o777)
        sweep(path, before=stamp_of(fresh).changed - OLD)
        fresh.replace(path)
    except BaseException:
        with suppress(OSError):
            fresh.unlink()
        raise


def sweep(path: Path, before: int | None = None) -> None:
    """Remove what killed programs have left beside a file.

    before: only what is older than that time in nanoseconds, where another program may be writing the file.
    """
    ours = re.compile(rf"\.{re.escape(path.name)}\.([0-9a-f]+\.)?new")
    with suppress(OSError):
        for entry in [*os.scandir(path.parent)]:
            if ours.fullmatch(entry.name):
                with suppress(OSError):
                    if before is None or entry.stat(follow_symlinks=False).st_mtime_ns < before:
                        Path(entry.path).unlink()
