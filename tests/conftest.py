"""What holds for every test: chance that can be repeated, a saves folder of its own, tests that are coroutines."""

import asyncio
import inspect
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("local", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("local"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


@pytest.fixture(scope="session", autouse=True)
def _own_surroundings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test writes to the player's own games or settings, and none depends on how the terminal is set up."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RESURGENCE_CONFIG", str(tmp_path_factory.mktemp("config") / "none"))
        patch.setenv("RESURGENCE_SAVES", str(tmp_path_factory.mktemp("saves")))
        patch.delenv("NO_COLOR", raising=False)
        patch.setenv("COLORTERM", "truecolor")
        yield


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run `async def test_...` to its end in an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True
