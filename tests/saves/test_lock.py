"""Two programs and one game: one of them writes it, the other one says who does."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from platform import node

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.app.read_only_host import ReadOnlyHost
from resurgence_tui.engine.errors import SaveError, StaleChoice
from resurgence_tui.saves import lock as lock_module
from resurgence_tui.saves.lock import Holder, LockTaken, claim, lock_path
from resurgence_tui.saves.store import GameLocked, Store
from tests.saves.playing import a_game

OTHER = """
import sys
from pathlib import Path
from resurgence_tui.saves.lock import claim
lock = claim(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.readline()
"""


@contextmanager
def another_program(game: Path) -> Iterator[subprocess.Popen[str]]:
    """Another program that has a game open until it reads a line, or is killed."""
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", OTHER, str(game)], stdin=pipe, stdout=pipe, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "held\n"
        try:
            yield program
        finally:
            program.kill()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A saved game that nobody has open."""
    host = a_game(Store(tmp_path / "saves"), choices=12)
    host.close()
    assert host.path is not None
    return host.path


def test_a_game_that_is_open_in_another_program_can_only_be_looked_at(game: Path) -> None:
    raw = game.read_bytes()
    with another_program(game) as program:
        host = Library(Store(game.parent)).resume(game)
        assert isinstance(host, ReadOnlyHost)
        holder = host.locked_by
        assert holder is not None
        assert (holder.process, holder.machine) == (program.pid, node())
        assert holder.since is not None and timedelta(0) <= datetime.now(UTC) - holder.since < timedelta(minutes=1)
        assert (host.decisions, host.asks(), host.step()) == (12, [], False)
        host.run_on()
        with pytest.raises(StaleChoice):
            host.submit("any", "done")
        for refused in (lambda: host.hand_to(0, "bot:random"), host.abandon):
            with pytest.raises(GameLocked, match=f"process {program.pid}"):
                refused()
        host.autosave()
        assert (host.save_problem, host.abandoned, host.decisions) == (None, False, 12)
    assert game.read_bytes() == raw


@pytest.mark.parametrize("end", ["clean", "killed"])
def test_a_game_is_free_as_soon_as_the_other_program_is_gone(game: Path, end: str) -> None:
    library = Library(Store(game.parent))
    with another_program(game) as program:
        looking = library.resume(game)
        assert isinstance(looking, ReadOnlyHost)
        assert looking.look_again() is looking
        if end == "killed":
            program.send_signal(signal.SIGKILL)
        else:
            assert program.stdin is not None
            program.stdin.write("\n")
            program.stdin.flush()
        program.wait()
        assert lock_path(game).exists() == (end == "killed"), "only a killed program leaves its file, without a lock"
        host = looking.look_again()
    assert not isinstance(host, ReadOnlyHost)
    ticket, decision = host.asks()[0]
    host.submit(ticket, decision.options[0])
    assert (host.save_problem, len(Store(game.parent).read(game).choices)) == (None, 13)
    host.close()
    assert not lock_path(game).exists()


def test_the_onlooker_follows_what_is_played_elsewhere(game: Path) -> None:
    with another_program(game):
        host = Library(Store(game.parent)).resume(game)
        assert isinstance(host, ReadOnlyHost)
        assert not host.follow()
        save = Store(game.parent).read(game)
        save.name = "Renamed there"
        fresh = game.with_name("other")
        fresh.write_text(save.text(), encoding="utf-8")
        fresh.replace(game)
        assert host.follow()
        assert host.title == "Renamed there"
        assert not host.follow()
        game.write_bytes(b"{")
        assert not host.follow()
        assert host.title == "Renamed there"


def test_a_game_that_is_open_elsewhere_is_neither_written_renamed_nor_deleted(game: Path) -> None:
    store = Store(game.parent)
    save = store.read(game)
    before = sorted((path.name, path.stat().st_ino) for path in game.parent.glob("resurgence*"))
    with another_program(game) as program:
        for attempt in (
            lambda: store.write(save, game),
            lambda: store.rename(game, "Mine"),
            lambda: store.delete(game),
        ):
            with pytest.raises(SaveError, match=f"open in another program .process {program.pid} on ") as caught:
                attempt()
            assert "\n" not in str(caught.value)
        assert [listing.problem for listing in store.list()] == [None]
    assert sorted((path.name, path.stat().st_ino) for path in game.parent.glob("resurgence*")) == before
    store.rename(game, "Mine")
    assert [listing.name for listing in store.list()] == ["Mine"]
    assert not lock_path(game).exists()


def test_in_one_program_a_game_may_be_open_twice_and_is_locked_until_both_have_left_it(game: Path) -> None:
    stores = Store(game.parent), Store(game.parent)
    assert [store.claim(game) for store in stores] == [None, None]
    stores[0].release(game)
    assert lock_path(game).exists()
    with pytest.raises(AssertionError), another_program(game):
        pass
    stores[1].release(game)
    assert not lock_path(game).exists()
    with another_program(game):
        assert stores[0].claim(game) is not None


@pytest.mark.terminal
def test_a_lock_goes_with_the_last_who_has_it(game: Path) -> None:
    store = Store(game.parent)
    store.claim(game)
    del store
    gc.collect()
    assert not lock_path(game).exists()


def test_a_lock_whose_file_was_removed_is_taken_anew(game: Path) -> None:
    store = Store(game.parent)
    store.claim(game)
    lock_path(game).unlink()
    with another_program(game) as program:
        holder = store.claim(game)
        assert holder is not None and holder.process == program.pid
    assert store.claim(game) is None
    assert lock_path(game).exists()


def linked(game: Path, kind: str) -> Path:
    """Another path to the same game: a link to its file, to a link, to its folder."""
    elsewhere = game.parent.parent / "elsewhere"
    elsewhere.mkdir()
    if kind == "folder":
        (elsewhere / "saves").symlink_to(game.parent)
        return elsewhere / "saves" / game.name
    link = elsewhere / "mine.json"
    link.symlink_to(game)
    if kind == "link":
        link = elsewhere / "second.json"
        link.symlink_to("mine.json")
    return link


@pytest.mark.terminal
@pytest.mark.skipif(os.name == "nt", reason="a link needs a right there")
@pytest.mark.parametrize("kind", ["file", "link", "folder"])
def test_a_game_that_is_opened_by_a_link_is_locked_where_it_lies(game: Path, kind: str) -> None:
    link = linked(game, kind)
    with another_program(game) as program:
        holder = Store(link.parent).claim(link)
        assert holder is not None and holder.process == program.pid
        assert isinstance(Library(Store(link.parent)).resume(link), ReadOnlyHost)
        with pytest.raises(GameLocked):
            Store(link.parent).rename(link, "Mine")
    with another_program(link):
        assert isinstance(Library(Store(game.parent)).resume(game), ReadOnlyHost)


@pytest.mark.skipif(os.name == "nt", reason="a link needs a right there")
def test_a_game_that_is_opened_by_a_link_is_written_where_it_lies_and_the_link_stays(game: Path) -> None:
    link = linked(game, "file")
    store = Store(link.parent)
    host = Library(store).resume(link)
    ticket, decision = host.asks()[0]
    host.submit(ticket, decision.options[0])
    host.close()
    assert (host.save_problem, host.path) == (None, game)
    assert len(Store(game.parent).read(game).choices) == len(store.read(link).choices) == 13
    store.rename(link, "Mine")
    assert [listing.name for listing in store.list()] == ["Mine"]
    assert link.is_symlink() and [path.name for path in link.parent.iterdir()] == ["mine.json"]
    game.write_bytes(b"{")
    assert store.older(link) == game.with_name(f"{game.name}.1")
    store.delete(link)
    assert [*link.parent.iterdir()] == [] and game.exists()


@pytest.mark.terminal
@pytest.mark.parametrize("text", ["", "7", "seven since here\n", "7 yesterday here\n", "\x00\xff", "9" * 500])
def test_a_lock_that_does_not_tell_who_holds_it_holds_all_the_same(game: Path, text: str) -> None:
    with another_program(game):
        lock_path(game).write_text(text, encoding="latin-1")
        store = Store(game.parent)
        assert store.claim(game) == Holder()
        with pytest.raises(GameLocked, match=r"open in another program\.$"):
            store.delete(game)


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
@pytest.mark.parametrize("kind", ["folder", "pipe", "link", "hard link"])
def test_what_is_in_the_way_of_a_lock_does_not_stop_the_game(game: Path, kind: str) -> None:
    path = lock_path(game)
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "link":
        path.symlink_to(game)
    else:
        path.hardlink_to(game)
    raw = game.read_bytes()
    host = Library(Store(game.parent)).resume(game)
    assert game.read_bytes() == raw
    ticket, decision = host.asks()[0]
    host.submit(ticket, decision.options[0])
    assert host.save_problem is None
    host.close()
    assert len(Store(game.parent).read(game).choices) == 13


def test_where_the_system_knows_no_locks_games_are_played_all_the_same(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(handle: int) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr(lock_module, "_lock", unknown)
    host = Library(Store(game.parent)).resume(game)
    ticket, decision = host.asks()[0]
    host.submit(ticket, decision.options[0])
    assert (host.save_problem, len(Store(game.parent).read(game).choices)) == (None, 13)


def test_a_lock_that_others_take_and_leave_all_the_time_is_held_by_somebody(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock_module, "_is_file", lambda path, handle: False)
    with pytest.raises(LockTaken):
        claim(game)


def test_locks_are_not_listed_and_a_locked_game_opens_without_writing(game: Path) -> None:
    store = Store(game.parent)
    names = {path.name for path in game.parent.iterdir()}
    host = Library(store).resume(game)
    assert {path.name for path in game.parent.iterdir()} == names | {lock_path(game).name}
    assert [listing.path for listing in store.list()] == [game]
    host.close()
    assert {path.name for path in game.parent.iterdir()} == names


def test_a_file_that_is_no_game_gets_no_lock_beside_it(tmp_path: Path) -> None:
    (tmp_path / "letter.json").write_text("Dear all", encoding="utf-8")
    with pytest.raises(SaveError):
        Library(Store(tmp_path)).resume(tmp_path / "letter.json")
    assert [path.name for path in tmp_path.iterdir()] == ["letter.json"]


def test_what_was_written_just_before_a_game_became_free_is_what_is_opened(
    game: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(game.parent)
    really = store.claim

    def late(path: Path) -> Holder | None:
        monkeypatch.setattr(store, "claim", really)
        other = Store(game.parent)
        save = other.read(game)
        save.name = "Newer"
        other.write(save, game)
        other.release(game)
        return really(path)

    monkeypatch.setattr(store, "claim", late)
    assert Library(store).resume(game).title == "Newer"
