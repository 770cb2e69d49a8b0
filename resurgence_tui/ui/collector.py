"""When Python looks for garbage: not while the program starts, and never again among what was made by then.

Next to nothing of that is garbage, and looking through it again and again takes a tenth of the start: measured, 22 ms
of the 290 that a Textual app needs to its first paint, and 75 of the 690 to a saved game. At a table it is looked for
between keys: in an answer it took a twentieth of its time, now and then 5 ms at once.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = (50_000, 10, 10)
"""New objects after which it is looked for among them although somebody may wait, and so on for older ones. Python's
own (700, 10, 10) is three or four times in each answer, of which some 2,500 objects stay for a while."""

EVERY = 0.5
"""Seconds from one moment to the next in which it may be tidied up."""

WORTH = 1_000
"""New objects from which on it is worth to tidy up."""

FEW = 50
"""So often only what is new is looked through, then also what has been found to stay."""


@contextmanager
def paused() -> Iterator[None]:
    """Within, no garbage is looked for until ``go_on`` says so."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def go_on() -> None:
    """Look for garbage from now on, seldom and not among what there is already; nothing if it was looked for all the
    time. Seldom, since the widgets of a table are made next, of which hardly anything is garbage."""
    if not gc.isenabled():
        gc.freeze()
        gc.set_threshold(*SELDOM)
        gc.enable()


def settle() -> None:
    """Throw garbage away, and take content and boards, which stay, out of the collector's sight: its pauses (100 ms)
    would be felt on keys. From now on `tidy` is to be called again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def tidy() -> None:
    """Between two keys: look for garbage among what is new, so that no answer has to stop for that."""
    new, _, rounds = gc.get_count()
    if new > WORTH:
        gc.collect(2 if rounds > FEW else 1)
