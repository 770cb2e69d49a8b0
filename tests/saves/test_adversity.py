"""What an evening may bring: a wrong clock, names that are taken, folders in the way, a disk that fails."""

from __future__ import annotations

import os
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app import host as host_module
from resurgence_tui.app.library import Library
from resurgence_tui.saves.store import Store
from tests.saves.playing import a_game


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """An empty folder of saves."""
    return Store(tmp_path / "saves")


def test_a_clock_that_goes_backwards_does_not_change_the_order(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    class Earlier(datetime):
        """A clock that is an hour slow."""

        @classmethod
        def now(cls, tz: Any = None) -> datetime:  # type: ignore[override]
            return datetime.now(tz) - timedelta(hours=1)

    old = a_game(store, choices=3)
    played = a_game(store, choices=3)
    assert [game.game_id for game in store.list()] == [played.game_id, old.game_id]
    monkeypatch.setattr(host_module, "datetime", Earlier)
    ticket, decision = old.asks()[0]
    old.submit(ticket, decision.options[0])
    old.settle()
    assert [game.game_id for game in Store(store.folder).list()] == [old.game_id, played.game_id]
    assert Library(Store(store.folder)).newest() == old.path
    assert old.path is not None
    counts = [len(store.read(old.path.with_name(old.path.name + ending)).choices) for ending in ("", ".1", ".2")]
    assert counts == [4, 3, 2]
    ticket, decision = old.asks()[0]
    saved = store.read(old.path).saved
    old.submit(ticket, decision.options[0])
    assert timedelta(0) < store.read(old.path).saved - saved < timedelta(seconds=1)


def test_a_time_far_in_the_future_does_not_hold_the_clock(store: Store) -> None:
    host = a_game(store, choices=1)
    assert host.path is not None
    save = store.read(host.path)
    save.saved = datetime.now(UTC) + timedelta(days=400)
    store.write(save, host.path)
    host.autosave()
    assert store.read(host.path).saved <= datetime.now(UTC)


def test_renaming_an_old_game_leaves_it_old(store: Store) -> None:
    old, new = a_game(store, choices=1), a_game(store, choices=1)
    assert old.path is not None
    before = store.read(old.path).saved
    store.rename(old.path, "Old but gold")
    assert store.read(old.path).saved == before
    assert [game.game_id for game in store.list()] == [new.game_id, old.game_id]


@pytest.mark.parametrize("taken", ["file", "folder", "link"])
def test_a_new_game_takes_a_name_that_nothing_has(store: Store, taken: str) -> None:
    save = store.read(str(a_game(store, choices=1).path))
    path = store.folder / f"resurgence-{save.created:%Y%m%d}-{save.game_id[:8]}.json"
    path.unlink()
    if taken == "file":
        path.write_text("somebody else's", encoding="utf-8")
    elif taken == "folder":
        path.mkdir()
    else:
        path.symlink_to(store.folder / "nowhere")
    assert store.write(save) == path.with_name(f"{path.stem}-2.json")
    assert store.write(save) == path.with_name(f"{path.stem}-3.json")
    if taken == "file":
        assert path.read_text(encoding="utf-8") == "somebody else's"


def test_a_game_whose_file_became_a_folder_is_saved_all_the_same(store: Store) -> None:
    host = a_game(store, choices=5)
    assert host.path is not None
    for number in range(2):
        host.path.unlink()
        host.path.mkdir()
        (host.path / "inside").touch()
        ticket, decision = host.asks()[0]
        host.submit(ticket, decision.options[0])
        if number == 0:
            assert host.save_problem is None
            assert (store.folder / (host.path.name + ".damaged") / "inside").exists()
            assert len(store.read(host.path).choices) == 6
        else:  # now the name for what is put aside is taken too
            assert host.save_problem is not None
            assert host.save_problem.startswith("The game cannot be saved in ")
    shutil.rmtree(host.path)
    host.autosave()
    assert (host.save_problem, len(store.read(host.path).choices)) == (None, 7)


def test_a_flush_that_fails_is_made_good_before_the_game_is_left(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    host = a_game(store, choices=5)
    really, failures = os.fsync, [2]

    def fsync(handle: int) -> None:
        if failures[0]:
            failures[0] -= 1
            raise OSError(5, os.strerror(5))
        really(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    ticket, decision = host.asks()[0]
    host.submit(ticket, decision.options[0])
    assert not store.settle()
    host.settle()
    assert host.save_problem is not None and "input/output error" in host.save_problem
    host.settle()
    assert (host.save_problem, store.settle()) == (None, True)
    assert host.path is not None
    assert len(store.read(host.path).choices) == 6
