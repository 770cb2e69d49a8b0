"""Long work in a thread that tells a screen how far it is while keys go on working; reading all results is one."""

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


class Left(Exception):
    """Nobody waits for the work any more."""


def reports(app: App[None], told: Callable[[int, int], None]) -> Callable[[int, int], None]:
    """What work in a thread worker calls with how much of how much is done; Left once the worker was cancelled.

    told: hears of it in the thread of the screen, not more often than every PAUSE.
    """
    worker, last = get_current_worker(), monotonic()

    def report(done: int, total: int) -> None:
        nonlocal last
        if worker.is_cancelled:
            raise Left
        if monotonic() - last >= PAUSE:
            app.call_from_thread(told, done, total)
            last = monotonic()

    return report


def gather(
    app: App[None], store: Store | None, told: Callable[[int, int], None], found: Callable[[Known], None]
) -> None:
    """The work of a thread worker. told: hears how many of how many files have been read; found: the results.

    Both are called in the thread of the screen, and neither after the worker was cancelled.
    """
    from resurgence_tui.app.results import gathered_results

    try:
        known = gathered_results(store, reports(app, told))
    except Left:
        return
    if not get_current_worker().is_cancelled:
        app.call_from_thread(found, known)
