"""When Python looks for garbage: not while the program starts, and never again among what was made by then.

Next to nothing of that is garbage, and looking through it again and again takes a tenth of the start: measured, 22 ms
of the 290 that a Textual app needs to its first paint, and 75 of the 690 to a saved game.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def paused() -> Iterator[None]:
    """Within, no garbage is looked for until ``go_on`` says so."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def go_on() -> None:
    """Look for garbage from now on, but not among what there is already; nothing if it was looked for all the time."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()


def settle() -> None:
    """Throw garbage away, and take content and boards, which stay, out of the collector's sight: its pauses (100 ms)
    would be felt on keys."""
    gc.collect()
    gc.freeze()
