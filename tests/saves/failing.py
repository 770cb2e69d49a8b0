"""A system that fails at a chosen call: with an error, with half the work done, or for good, as when power is cut."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

CALLS = "open read write fsync replace rename link unlink mkdir stat lstat fstat close".split()
"""What a save asks the system for."""


class Stop(BaseException):
    """The program is no more."""


class System:
    """Counts the calls that concern a folder, and fails at the one it is told to.

    fault: an error number, ``short`` (a write does half its work), ``before`` or ``after`` (the program stops there).
    """

    def __init__(self, folder: Path, at: int = -1, fault: int | str = "") -> None:
        self.folder, self.at, self.fault = str(folder), at, fault
        self.seen: list[str] = []
        self.stopped = False
        self.on_disk: set[int] = set()
        self._handles: dict[int, int] = {}
        self._real: dict[str, Callable[..., Any]] = {}

    def __enter__(self) -> System:
        for root, _, names in os.walk(self.folder):
            self.on_disk |= {(Path(root) / name).stat().st_ino for name in names}
        self._patch = pytest.MonkeyPatch()
        for name in CALLS:
            self._real[name] = getattr(os, name)
            self._patch.setattr(os, name, self._call(name))
        self._patch.setattr(threading, "excepthook", lambda _: None)
        return self

    def __exit__(self, *_: object) -> None:
        for thread in threading.enumerate():
            if thread.name == "save-flusher":
                thread.join()
        self._patch.undo()
        for handle in self._handles:
            os.close(handle)

    def _call(self, name: str) -> Callable[..., Any]:
        real = self._real[name]

        def call(*given: Any, **named: Any) -> Any:
            first = given[0] if given else ""
            ours = first in self._handles if isinstance(first, int) else os.fspath(first).startswith(self.folder)
            if not ours:
                return real(*given, **named)
            if self.stopped:
                raise Stop
            self.seen.append(name)
            here = len(self.seen) - 1 == self.at
            if here and self.fault == "before":
                self.stopped = True
                raise Stop
            if here and isinstance(self.fault, int):
                if name == "close":
                    self._handles.pop(first)
                    real(first)
                raise OSError(self.fault, os.strerror(self.fault))
            if here and self.fault == "short" and name == "write":
                given = (first, bytes(given[1])[: len(given[1]) // 2 + 1])
            result = real(*given, **named)
            self._note(name, first, result)
            if here and self.fault == "after":
                self.stopped = True
                raise Stop
            return result

        return call

    def _note(self, name: str, first: Any, result: Any) -> None:
        """Remember which files are open, and what of them is on the disk."""
        if name == "open":
            self._handles[result] = self._real["fstat"](result).st_ino
        elif name == "close":
            del self._handles[first]
        elif name == "write":
            self.on_disk.discard(self._handles[first])
        elif name == "fsync":
            self.on_disk.add(self._handles[first])

    def cut_power(self) -> None:
        """The worst that a power cut does: what had not been flushed is empty."""
        for root, _, names in os.walk(self.folder):
            for name in names:
                path = Path(root) / name
                if path.stat().st_ino not in self.on_disk:
                    path.write_bytes(b"")
