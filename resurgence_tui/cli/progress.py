"""A progress bar on standard error for work that keeps somebody waiting at a terminal."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from time import monotonic
from types import TracebackType

from resurgence_tui.ui.surroundings import mend

from .printing import raw

PATIENCE = 1.0
"""Seconds of work before the bar is shown."""


class ProgressBar:
    """Called with how much of how much is done; draws once the work has taken `PATIENCE`, and only on a terminal.

    Use it as a context: at its end the bar is taken away. with_time: whether it tells how long the rest may take.
    """

    def __init__(self, label: str, clock: Callable[[], float] = monotonic, with_time: bool = False) -> None:
        self._label, self._clock, self._with_time = label, clock, with_time
        self._begun = clock()
        self._drawn = ExitStack()
        self._update: Callable[[int, int], None] | None = None

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._drawn.close()

    def __call__(self, done: int, total: int) -> None:
        """So much is done."""
        if self._update is None and self._clock() - self._begun >= PATIENCE:
            self._update = self._shown() if sys.stderr.isatty() else lambda done, total: None
        if self._update is not None:
            self._update(done, total)

    def _shown(self) -> Callable[[int, int], None]:
        """Draw the bar; what moves it on."""
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        mend(os.environ, raw(sys.stderr))
        time = (TimeRemainingColumn(),) if self._with_time else ()
        columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), *time)
        bar = self._drawn.enter_context(Progress(*columns, console=Console(file=raw(sys.stderr)), transient=True))
        task = bar.add_task(self._label)
        return lambda done, total: bar.update(task, completed=done, total=total)
