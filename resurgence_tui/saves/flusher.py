"""Brings written files down to the disk in a thread of its own, so that no key waits for the disk."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Condition, Thread

from .disk import close, flush_folder


class Flusher:
    """Flushes the newest of the files that it is handed; the thread ends as soon as there is nothing to do."""

    def __init__(self) -> None:
        self._turn = Condition()
        self._waiting: dict[Path, tuple[int, int]] = {}
        self._working = False
        self._flushed: dict[Path, int] = {}
        self.failed = False
        """Whether a file could not be brought down, and none has been since."""

    def hand(self, path: Path, handle: int, number: int) -> None:
        """Take over an open file that is called so now; an older one of that name need not be flushed any more.

        number: of this writing, by which the file is known later.
        """
        with self._turn:
            old, _ = self._waiting.pop(path, (None, 0))
            self._waiting[path] = (handle, number)
            if not self._working:
                self._start()
        if old is not None:
            close(old)

    def _start(self) -> None:
        self._working = True
        try:
            Thread(target=self._work, name="save-flusher").start()
        except RuntimeError:  # the program is ending, or has too many threads: then it is done at once
            self._turn.release()
            try:
                self._work()
            finally:
                self._turn.acquire()

    def is_flushed(self, path: Path, number: int) -> bool:
        """Whether that writing of a file is known to be on the disk."""
        return self._flushed.get(path) == number

    def note(self, path: Path, number: int) -> None:
        """A file was flushed otherwise."""
        with self._turn:
            self._flushed[path] = number
            self.failed = False

    def settle(self) -> bool:
        """Wait until there is nothing to do; whether all is on the disk."""
        with self._turn:
            self._turn.wait_for(lambda: not self._working)
            return not self.failed

    def _work(self) -> None:
        while True:
            with self._turn:
                if not self._waiting:
                    self._working = False
                    self._turn.notify_all()
                    return
                path, (handle, number) = self._waiting.popitem()
            try:
                os.fsync(handle)
            except OSError:
                self.failed = True
            else:
                flush_folder(path.parent)
                self.note(path, number)
            finally:
                close(handle)
