"""Games that the workers of a Dask cluster play: a scheduler and two workers are started on this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

from resurgence_tui.cli import cluster

from .conftest import ROOT, finished, process, soon

pytestmark = pytest.mark.skipif(not find_spec("distributed"), reason="the extra 'cluster' is not installed")

GAMES = ("bot:eager", "bot:random", "--games", "40", "--seed", "7", "--start", "beginner")


class Cluster(NamedTuple):
    """Where the scheduler listens, and the processes of the workers."""

    address: str
    workers: list[subprocess.Popen[bytes]]


@pytest.fixture(scope="module")
def dask(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A scheduler and two workers, each a process that nothing starts again."""
    folder = tmp_path_factory.mktemp("dask")
    address = folder / "scheduler.json"

    def started(kind: str, *words: str) -> subprocess.Popen[bytes]:
        line = [sys.executable, "-m", f"distributed.cli.dask_{kind}", "--scheduler-file", str(address), *words]
        return subprocess.Popen(
            line, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip

    scheduler = started("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    workers = [
        started("worker", "--no-nanny", "--no-dashboard", "--nthreads", "1", "--host", "127.0.0.1") for _ in range(2)
    ]
    try:
        assert soon(lambda: address.exists() and address.read_text(encoding="utf-8").rstrip().endswith("}"))
        yield Cluster(json.loads(address.read_text(encoding="utf-8"))["address"], workers)
    finally:
        for child in (*workers, scheduler):
            child.kill()
            child.wait()


def games_of(file: Path) -> list[dict[str, object]]:
    """What a file of a match holds, but for how long decisions took."""
    games = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return [{name: value for name, value in game.items() if name != "milliseconds"} for game in games]


def test_a_worker_that_is_killed_in_the_middle_loses_no_game(run, dask: Cluster, tmp_path: Path) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    assert run("match", *GAMES, "--jobs", "1", "--json", str(here)).status == 0
    child = process("match", *GAMES, "--cluster", dask.address, "--json", str(there))
    assert soon(lambda: there.exists() and there.read_bytes().count(b"\n") > 5)
    dask.workers[0].kill()
    assert games_of(there) != games_of(here), "all was over before the worker was killed"
    done = finished(child)
    assert (done.status, done.err) == (0, "")
    assert games_of(there) == games_of(here)


def test_simulate_gives_the_same_bytes_on_a_cluster(run, dask: Cluster, tmp_path: Path) -> None:
    line = ("simulate", "--seats", "bot:random*2", "--games", "4", "--seed", "3", "--json")
    here = run(*line, "-")
    there = run(*line, "-", "--cluster", dask.address)
    assert (there.status, there.err, there.out) == (0, "", here.out)


def test_a_worker_with_another_version_is_refused(run, dask: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "__version__", "99.0")
    line = ("simulate", "--seats", "bot:random*2", "--games", "2", "--cluster", dask.address)
    assert run(*line).complaint.startswith("A worker of the cluster has another version of this program than 99.0.")


def test_what_is_no_cluster_is_refused_in_one_sentence(run, monkeypatch: pytest.MonkeyPatch) -> None:
    def client(*_: object, **__: object) -> None:
        pytest.fail("a client is made, which waits a minute for what it cannot reach and ends with a traceback")

    monkeypatch.setattr(cluster, "PATIENCE", 1)
    monkeypatch.setattr("distributed.Client", client)
    line = ("simulate", "--seats", "bot:random*2", "--cluster")
    for address in ("127.0.0.1:9", "nonsense://x"):
        assert run(*line, address).complaint.startswith(f"No Dask scheduler answers at '{address}'.")
    assert run(*line, "127.0.0.1:9", "--jobs", "2").complaint.startswith("Use either --jobs")
    monkeypatch.setitem(sys.modules, "dask", None)
    assert run(*line, "127.0.0.1:9").complaint.endswith('pip install "resurgence-tui[cluster]"')
