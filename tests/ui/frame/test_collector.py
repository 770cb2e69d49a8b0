"""No garbage is looked for while the program starts; once something is shown, and whatever happens, it is again.

At a table it is looked for between keys, as soon as that is worth while.
"""

from __future__ import annotations

import gc
import weakref

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


class Ring:
    """Something that only the search for garbage can throw away."""

    def __init__(self) -> None:
        self.itself = self


def test_between_keys_new_garbage_is_thrown_away_once_there_is_much_of_it() -> None:
    before = gc.get_threshold()
    try:
        collector.settle()
        ring = weakref.ref(Ring())
        collector.tidy()
        assert ring() is not None
        kept = [[number] for number in range(collector.WORTH)]
        collector.tidy()
        assert ring() is None and len(kept) == collector.WORTH
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


def test_between_keys_old_garbage_is_thrown_away_now_and_then() -> None:
    before = gc.get_threshold()
    try:
        collector.settle()
        kept = Ring()
        ring = weakref.ref(kept)
        gc.collect(1)
        del kept
        many: list[list[int]] = []
        rounds = 0
        while ring() is not None:
            many += [[number] for number in range(2 * collector.WORTH)]
            collector.tidy()
            rounds += 1
        assert collector.FEW <= rounds <= collector.FEW + 2
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
