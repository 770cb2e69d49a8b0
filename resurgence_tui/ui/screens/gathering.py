"""Reads the results of finished games in a thread, and tells a screen how far it is while keys go on working."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from textual.app import App
from textual.worker import get_current_worker

if TYPE_CHECKING:
    from resurgence_tui.saves.results import Known
    from resurgence_tui.saves.store import Store

PAUSE = 0.1
"""Seconds between two reports: each waits until the screen has taken it, so keys are answered in between."""


class _Left(Exception):
    """Nobody waits for the results any more."""


def gather(
    app: App[None], store: Store | None, told: Callable[[int, int], None], found: Callable[[Known], None]
) -> None:
    """The work of a thread worker. told: hears how many of how many files have been read; found: the results.

    Both are called in the thread of the screen, and neither after the worker was cancelled.
    """
    from resurgence_tui.app.results import gathered_results

    worker = get_current_worker()
    last = monotonic()

    def report(done: int, total: int) -> None:
        nonlocal last
        if worker.is_cancelled:
            raise _Left
        if monotonic() - last >= PAUSE:
            app.call_from_thread(told, done, total)
            last = monotonic()

    try:
        known = gathered_results(store, report)
    except _Left:
        return
    if not worker.is_cancelled:
        app.call_from_thread(found, known)
