"""Work that is shared: among processes of this machine, which joblib leads, or on a cluster.

What a killed process had in hand is done again.
"""

from __future__ import annotations

import os
import signal
import threading
import warnings
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from resurgence_tui.i18n.text import words

from .cluster import check_cluster, done_on_cluster
from .console import Refusal
from .extras import extra
from .killed import Killed

if TYPE_CHECKING:
    from joblib import Parallel

Item = TypeVar("Item", bound=Hashable)
Result = TypeVar("Result")

TRIES = 3
"""How often in a row processes may be killed without any of them having finished something."""

AHEAD = 4
"""Pieces of work for each process that wait in line."""


HANDS_OUT = "ExecutorManager"
"""What the name of joblib's thread that hands out work begins with."""


class Workers(NamedTuple):
    """Who does the work: so many processes of this machine, or a Dask cluster.

    cluster: the address of its scheduler.
    """

    jobs: int = 1
    cluster: str | None = None


def workers_of(jobs: int | None, cluster: str | None, usual: int) -> Workers:
    """Who shall do the work; Refusal for both kinds at once. usual: how many processes where nothing is said."""
    if cluster is None:
        return Workers(usual if jobs is None else jobs)
    if jobs is not None:
        raise Refusal(words().text("cli_jobs_or_cluster"))
    return Workers(cluster=cluster)


def check_workers(workers: Workers) -> None:
    """Refusal if those who should work cannot be had, or nothing is installed that leads them."""
    if workers.jobs > 1:
        _parallel(1)
    if workers.cluster is not None:
        check_cluster(workers.cluster)


def done_by(work: Callable[[Item], Result], items: Sequence[Item], workers: Workers) -> Iterator[tuple[Item, Result]]:
    """Each item with what the work makes of it, as soon as it is done; Killed after what was finished.

    work: what can be sent to another process, such as a ``partial`` of a function.
    """
    if workers.cluster is not None and items:
        yield from done_on_cluster(work, items, workers.cluster)
        return
    jobs = min(workers.jobs, len(items))
    if jobs <= 1:
        for item in items:
            yield item, work(item)
        return
    left, tries = dict.fromkeys(items), 0
    with _broken_off_quietly():
        while left:
            known = len(left)
            try:
                for item, result in _shared(work, list(left), jobs):
                    del left[item]
                    yield item, result
            except _terminated():
                tries = 0 if len(left) < known else tries + 1
                if tries >= TRIES:
                    raise Killed from None


def _shared(
    work: Callable[[Item], Result], items: Sequence[Item], jobs: int
) -> Iterator[tuple[Item, Result]]:
    from joblib import delayed
    from joblib.externals.loky import get_reusable_executor

    with ExitStack() as at_the_end:
        with _tracked_quietly(), _ctrl_c_waits():
            results = _parallel(jobs)(delayed(_pair)(work, item) for item in items)
            processes = get_reusable_executor(reuse=True)
            at_the_end.callback(processes.shutdown, wait=True, kill_workers=True)  # else they would wait for more work
            at_the_end.callback(results.close)
        yield from results


def _parallel(jobs: int) -> Parallel:
    """What leads so many processes; Ctrl+C and the end are the business of this one alone."""
    with extra("lab"):
        from joblib import Parallel
    return Parallel(
        jobs, backend="loky", return_as="generator_unordered", pre_dispatch=AHEAD * jobs, batch_size=1,
        initializer=_leave_signals,
    )  # fmt: skip


def _pair(work: Callable[[Item], Result], item: Item) -> tuple[Item, Result]:
    return item, work(item)


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Ctrl+C comes a moment later. Processes that are started meanwhile never hear of it, not even while they start:
    it is for whoever has started them.

    They take over what is blocked. What tidies up after them, a process of joblib's and one of Python's, is started
    first, since each unblocks Ctrl+C when it stands.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    from multiprocessing import resource_tracker as of_python

    from joblib.externals.loky.backend import resource_tracker as of_joblib

    came: list[int] = []
    heard = signal.signal(signal.SIGINT, lambda number, frame: came.append(number))
    try:
        of_joblib.ensure_running()
        of_python.ensure_running()
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
    finally:
        signal.signal(signal.SIGINT, heard)
    if came and callable(heard):
        heard(came[0], None)


@contextmanager
def _tracked_quietly() -> Iterator[None]:
    """The process that joblib starts to tidy up after it warns of nothing: others tidy up too."""
    before = os.environ.get("PYTHONWARNINGS")
    os.environ["PYTHONWARNINGS"] = ",".join(filter(None, (before, "ignore:resource_tracker:UserWarning")))
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONWARNINGS"]
        else:
            os.environ["PYTHONWARNINGS"] = before


def _leave_signals() -> None:
    """In a process for work, as above, where it could not be arranged before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _terminated() -> type[Exception]:
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    found: type[Exception] = TerminatedWorkerError
    return found


@contextmanager
def _broken_off_quietly() -> Iterator[None]:
    """Where work is broken off, nobody is told of what joblib warns of then, nor of what the thread that hands out work
    stumbles over."""
    told = threading.excepthook

    def tell(fault: threading.ExceptHookArgs) -> None:
        if fault.thread is None or not fault.thread.name.startswith(HANDS_OUT):
            told(fault)

    threading.excepthook = tell
    try:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", module="joblib")
            yield
    finally:
        threading.excepthook = told
