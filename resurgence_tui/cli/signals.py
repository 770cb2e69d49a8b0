"""Ctrl+C, and the signals by which a system ends a program: at once while nothing is held, else after letting go.

While modules are imported, an interruption must not be an exception: it would come out of the middle of somebody else's
module, as a traceback. So it ends the program at once until a command says that there is something to clean up.
What somebody else has set, such as a shell that lets nothing interrupt a program in the background, stays as it is.
"""

from __future__ import annotations

import os
import signal
from types import FrameType

OF_A_SIGNAL = 128
"""A shell gives this and the number of the signal as the status of a program that a signal has ended."""

ENDING = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name))

_taken_over = False


class Ended(BaseException):
    """The system has told the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number

    @property
    def status(self) -> int:
        """The exit status that tells so."""
        return OF_A_SIGNAL + self.number


def leave_at_once() -> None:
    """From here on Ctrl+C ends the program without a word, until there is something to clean up. At the start of it."""
    global _taken_over
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, _leave)
    _taken_over = True


def clean_up_first(ending: bool = True) -> None:
    """From here on Ctrl+C is a KeyboardInterrupt, and unless somebody else watches for them the signals to end are
    Ended. Only in a program that has begun with ``leave_at_once``."""
    if not _taken_over:
        return
    if signal.getsignal(signal.SIGINT) is _leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for number in ENDING if ending else ():
        if signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _end)


def ignore_the_last() -> None:
    """From here on the program is ending anyway: another Ctrl+C must not keep it from cleaning up."""
    if signal.getsignal(signal.SIGINT) in (_leave, signal.default_int_handler):
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def _leave(number: int, frame: FrameType | None) -> None:
    os._exit(OF_A_SIGNAL + number)


def _end(number: int, frame: FrameType | None) -> None:
    signal.signal(number, signal.SIG_IGN)  # once is enough; a second one would break off the cleaning up
    raise Ended(number)
