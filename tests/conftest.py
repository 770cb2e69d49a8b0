"""What holds for every test: chance that can be repeated, a saves folder of its own, tests that are coroutines.

Also which part of the suite a test belongs to, by its folder: see ``PARTS``.
"""

import asyncio
import gc
import inspect
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from resurgence_tui.i18n.text import DEFAULT, read_in

settings.register_profile("local", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("local"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

COLLECTED = 7_000, 10, 50
"""Thresholds of the garbage collector: as Python has them, it takes a fifth of the suite's time."""

PARTS = {"ui": "screen", "cli": "terminal", "terminal": "terminal", "properties": "games", "recorded": "games"}
"""The marker of all tests in a folder. A test elsewhere that takes as long carries one of them by itself."""


def pytest_configure(config: pytest.Config) -> None:
    """Keep what Python has compiled, here and in every process started from here, whatever the environment says.

    Otherwise each of them compiles the whole program and all tests anew, which takes longer than most tests.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    gc.set_threshold(*COLLECTED)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test by its folder; ``quick`` is what belongs to no slow part, and a few of each as ``smoke``."""
    here = Path(__file__).parent
    for item in items:
        folder = item.path.relative_to(here).parts[0]
        if folder in PARTS:
            item.add_marker(PARTS[folder])
        if item.get_closest_marker("smoke") or not any(map(item.get_closest_marker, PARTS.values())):
            item.add_marker("quick")


@pytest.fixture(scope="session", autouse=True)
def _own_surroundings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test writes to the player's own games or settings, and none depends on the terminal or the locale."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RESURGENCE_CONFIG", str(tmp_path_factory.mktemp("config") / "none"))
        patch.setenv("RESURGENCE_SAVES", str(tmp_path_factory.mktemp("saves")))
        patch.delenv("NO_COLOR", raising=False)
        patch.delenv("RESURGENCE_LANGUAGE", raising=False)
        patch.setenv("LC_ALL" if os.environ.get("LC_ALL") else "LC_MESSAGES", "C.UTF-8")
        patch.setenv("COLORTERM", "truecolor")
        yield


@pytest.fixture(autouse=True)
def _english_is_read() -> Iterator[None]:
    """The language that one test reads is not that of the next."""
    yield
    read_in(DEFAULT)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run `async def test_...` to its end in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True
