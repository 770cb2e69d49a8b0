"""No garbage is looked for while the program starts; once something is shown, and whatever happens, it is again."""

from __future__ import annotations

import gc

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.ui import collector
from resurgence_tui.ui.app import ResurgenceApp


async def test_garbage_is_looked_for_again_once_the_menu_is_shown() -> None:
    kept = gc.get_freeze_count()
    try:
        with collector.paused():
            assert not gc.isenabled()
            app = ResurgenceApp(library=Library())
            async with app.run_test(size=(80, 24)) as pilot:
                await pilot.pause(0.1)
                assert gc.isenabled() and gc.get_freeze_count() > kept
    finally:
        gc.unfreeze()
        collector.settle()


def test_garbage_is_looked_for_again_when_the_start_fails() -> None:
    with pytest.raises(ZeroDivisionError), collector.paused():
        raise ZeroDivisionError
    assert gc.isenabled()
