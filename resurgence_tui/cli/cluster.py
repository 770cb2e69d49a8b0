"""Work that the workers of a Dask cluster do: whatever a worker that dies had in hand, the scheduler gives to others.

Dask's own client is used, since joblib, which leads the processes of this machine, cannot hand out what a cluster has
done before all is done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from resurgence_tui import __version__
from resurgence_tui.i18n.text import words

from .console import Refusal
from .extras import extra
from .killed import Killed

if TYPE_CHECKING:
    from distributed import Client

Item = TypeVar("Item", bound=Hashable)
Result = TypeVar("Result")

PATIENCE = 30
"""Seconds in which scheduler and a first worker must be found."""

QUIET = ("distributed", "distributed.client", "distributed.comm", "distributed.core")
"""Whose warnings nobody is told: what matters of them is said in a sentence."""


class OtherVersion(Exception):
    """A worker has another version of this program, so its games might be other ones."""


def check_cluster(address: str) -> None:
    """Refusal if nothing that can work answers at that address."""
    with _client(address):
        pass


def done_on_cluster(
    work: Callable[[Item], Result], items: Sequence[Item], address: str
) -> Iterator[tuple[Item, Result]]:
    """Each item with what the work makes of it, as soon as it is done; Killed after what was finished.

    work: what can be sent to another machine. An error of the work is raised here.
    """
    with _client(address) as client:
        from distributed import as_completed
        from distributed.scheduler import KilledWorker

        given = client.map(partial(_there, __version__, work), items, pure=False)
        waiting = as_completed(given, loop=client.loop)
        del given  # what is done is kept by nobody
        done = 0
        for future in waiting:
            if future.status == "finished":
                yield future.result()
                done += 1
            elif future.status == "error" and not isinstance(error := future.exception(), KilledWorker):
                if isinstance(error, OtherVersion):
                    raise Refusal(words().text("cli_cluster_version", version=__version__)) from None
                raise error
            elif future.status in ("lost", "pending"):  # done, but its worker ended before it could be fetched
                waiting.add(future)
    if done < len(items):
        raise Killed


def _there(version: str, work: Callable[[Item], Result], item: Item) -> tuple[Item, Result]:
    """What a worker does with an item. version: of the program that asks for it."""
    if version != __version__:
        raise OtherVersion
    return item, work(item)


async def _reach(address: str) -> None:
    """Connect to that address once. OSError, ValueError, TypeError or ImportError if that is not possible.

    A client that cannot connect is made by half, waits long when it is thrown away and prints a traceback then.
    """
    from distributed.comm.core import connect

    await (await connect(address, timeout=PATIENCE)).close()


@contextmanager
def _client(address: str) -> Iterator[Client]:
    """Who talks to the scheduler; Refusal if none answers, or if it has no workers."""
    with extra("cluster"):
        import dask

        dask.config.set({"logging": dict.fromkeys(QUIET, "critical")})
        from distributed import Client
    client: Any = None
    try:
        if not address:  # else it would start a cluster of its own
            raise ValueError
        asyncio.run(_reach(address))
        client = Client(address, timeout=PATIENCE, set_as_default=False)
        client.wait_for_workers(1, timeout=PATIENCE)
    except (OSError, ValueError, TypeError, ImportError) as error:  # of the name, of the way, of the time
        if client is not None:
            client.close()
        key = "cli_cluster_none" if client is None else "cli_cluster_idle"
        raise Refusal(words().text(key, address=address)) from error
    try:
        yield client
    finally:
        with suppress(OSError, TimeoutError):
            client.close(timeout=PATIENCE)
