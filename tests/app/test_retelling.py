"""The log of a resumed game is what its choices tell, whatever stands in the file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.engine.types import NOBODY, Choice, Fact, LogEntry
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.saves.store import Store
from tests.saves.playing import a_game


def other_words(save: SaveFile) -> None:
    """A fact that no rule tells, of a seat that is not there."""
    save.log[10:] = [LogEntry(1, 1, Fact("scored", 7, ("much",), NOBODY))]


def nothing(save: SaveFile) -> None:
    """No log at all."""
    save.log.clear()


@pytest.mark.games
@pytest.mark.parametrize("change", [other_words, nothing])
def test_a_log_that_was_changed_is_told_anew(tmp_path: Path, change: Callable[[SaveFile], None]) -> None:
    store = Store(tmp_path)
    host = a_game(store)
    assert host.path is not None
    save = store.read(host.path)
    change(save)
    store.write(save, host.path)
    again = Library(store).resume(host.path)
    assert again.log(0) == host.log(0)
    again.autosave()
    assert store.read(host.path).log == host.save_file().log


@pytest.mark.games
def test_a_choice_that_is_not_possible_any_more_ends_the_log_but_not_the_game(tmp_path: Path) -> None:
    store = Store(tmp_path)
    host = a_game(store)
    assert host.path is not None
    save = store.read(host.path)
    save.choices[20] = Choice(0, "dance")
    store.write(save, host.path)
    again = Library(store).resume(host.path)
    assert 0 < len(again.log(0)) < len(host.log(0))
    assert again.log(0) == host.log(0)[: len(again.log(0))]
    ask = again.asks()[0]
    again.submit(ask.ticket, ask.decision.options[0])
    assert again.decisions == host.decisions + 1
