"""Starting and resuming games, and the cards they are played with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from resurgence_tui.app.library import Library, OtherContent
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.errors import ContentError, SaveError
from resurgence_tui.games import GAMES
from resurgence_tui.saves.save_file import Setup, make_setup
from resurgence_tui.saves.store import Store


def setup(seats: str = "Anna,Boris", seed: int = 1, **options: str) -> Setup:
    """A setup of these seats."""
    return make_setup(parse_seats(seats), seed, options=dict(options))


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A library with an empty folder."""
    return Library(Store(tmp_path / "saves"))


def test_a_new_game_is_saved_at_once_and_can_be_resumed(library: Library) -> None:
    host = library.new(setup())
    assert [game.game_id for game in library.list()] == [host.game_id]
    again = library.resume()
    assert (again.game_id, again.setup, again.path) == (host.game_id, host.setup, host.path)
    assert again.save_file().table == host.save_file().table
    assert library.games == list(GAMES)


def test_the_setup_given_stays_with_its_owner(library: Library) -> None:
    mine = setup()
    library.new(mine).hand_to(0, "bot:random")
    assert mine.seats[0].human


def test_without_a_store_nothing_is_written(tmp_path: Path) -> None:
    host = Library().new(setup("bot:random*2"))
    host.run_on()
    assert (host.path, host.save_problem, Library().list()) == (None, None, [])
    with pytest.raises(SaveError, match="no saved game"):
        Library().resume()


def test_the_newest_game_that_is_not_over_is_resumed(library: Library) -> None:
    playing = library.new(setup("Anna,Boris", 1))
    finished = library.new(setup("bot:random*2", 2))
    finished.run_on()
    assert library.resume().game_id == playing.game_id
    playing.abandon()
    assert library.resume().game_id == playing.game_id


def test_a_damaged_game_is_not_the_newest(library: Library) -> None:
    good = library.new(setup())
    bad = library.new(setup())
    assert bad.path is not None
    bad.path.write_bytes(b"{")
    assert library.resume().game_id == good.game_id


@pytest.mark.parametrize(
    ("given", "word"),
    [
        (lambda: setup("bot:random"), "'solo' may be 'village'"),
        (lambda: setup(start="blitz"), "blitz"),
        (lambda: setup().model_copy(update={"game": "chess"}), "no game 'chess'"),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_one_sentence(library: Library, given: object, word: str) -> None:
    with pytest.raises(ValueError, match=word):
        library.new(given())  # type: ignore[operator]
    assert library.list() == []


def test_a_faulty_content_pack_is_refused(library: Library, tmp_path: Path) -> None:
    (tmp_path / "faulty").mkdir()
    (tmp_path / "faulty" / "misions.json").write_text("[]", encoding="utf-8")
    with pytest.raises(ContentError):
        library.new(setup(), tmp_path / "faulty")


@pytest.fixture
def richer(tmp_path: Path) -> Path:
    """A content pack in which seats start with 5 Ammo and Meds each."""
    folder = tmp_path / "richer"
    folder.mkdir()
    (folder / "supplies.json").write_text('{"start": 5}', encoding="utf-8")
    return folder


def test_a_save_holds_the_entries_of_its_content_pack(library: Library, richer: Path) -> None:
    host = library.new(setup(), richer)
    assert host.view(0).seats[0].items[3] == 5
    assert host.path is not None
    assert json.loads(host.path.read_text(encoding="utf-8"))["changed"] == {"supplies": {"start": 5}}


def test_a_save_made_with_other_content_says_so_and_opens_with_its_own(library: Library, richer: Path) -> None:
    host = library.new(setup(), richer)
    with pytest.raises(OtherContent, match="another content pack") as caught:
        library.resume(host.path)
    assert caught.value.stored
    assert library.resume(host.path, stored_content=True).save_file().table == host.save_file().table
    assert library.resume(host.path, richer).save_file().table == host.save_file().table


def test_a_save_made_without_a_pack_does_not_open_with_one(library: Library, richer: Path) -> None:
    host = library.new(setup())
    with pytest.raises(OtherContent):
        library.resume(host.path, richer)
    assert library.resume(host.path, richer, stored_content=True).decisions == 0
