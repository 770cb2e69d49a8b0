"""The folder of saved games: find, read, write all or nothing, keep the two generations before."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from resurgence_tui.engine.errors import SaveError

from .names import clean_title
from .reading import LARGEST, ForeignSave, NewerSave, parse, parse_head
from .results import RESULTS
from .save_file import SaveFile

GENERATIONS = (".1", ".2")
"""Endings of the generations before, the younger one first."""


class Listing(NamedTuple):
    """What the list of saved games shows of one; nothing of it is secret.

    problem: why it cannot be opened, if so. fault: the same in a word, ``damaged``, ``newer`` or ``foreign``.
    options: the variants played. abandoned: over without a result.
    """

    path: Path
    name: str
    game_id: str
    saved: datetime
    seats: list[str]
    players: list[str]
    round: int
    over: bool
    problem: str | None
    fault: str = ""
    options: Mapping[str, str | bool] = MappingProxyType({})
    abandoned: bool = False


def saves_folder(given: str | Path | None = None) -> Path:
    """Where games are saved.

    The folder given, else RESURGENCE_SAVES, else ``saves`` of a checkout of this project, else the platform's folder
    for data of programs.
    """
    named = given or os.environ.get("RESURGENCE_SAVES")
    if named:
        return Path(named).expanduser()
    root = Path(__file__).resolve().parents[2]
    project = root / "pyproject.toml"
    with suppress(OSError, UnicodeDecodeError):
        if 'name = "resurgence-tui"' in project.read_text(encoding="utf-8"):
            return root / "saves"
    from platformdirs import user_data_dir

    return Path(user_data_dir("resurgence-tui", appauthor=False)) / "saves"


def base_of(path: Path) -> Path:
    """The newest generation of the game that a file belongs to."""
    return path.with_suffix("") if path.suffix in GENERATIONS else path


class Store:
    """The saved games of one folder, which need not exist yet."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self._sound: dict[Path, tuple[int, int]] = {}
        self._listed: dict[Path, tuple[tuple[int, int], Listing]] = {}

    def list(self) -> list[Listing]:
        """All games of the folder, the newest first; those that cannot be read say why."""
        found = [self._listing(path) for path in self._files()]
        return sorted(found, key=lambda game: (game.saved, game.path.name), reverse=True)

    def _files(self) -> Iterator[Path]:
        """Every game's newest file."""
        with suppress(OSError):
            for path in self.folder.iterdir():
                if path.suffix == ".json" and not path.name.startswith(".") and path.name != RESULTS and path.is_file():
                    yield path

    def _listing(self, path: Path) -> Listing:
        """What the list shows of a file, read anew only when the file has changed."""
        stamp = _stamp(path)
        known = self._listed.get(path)
        if known is None or known[0] != stamp:
            known = self._listed[path] = (stamp, self._listing_of(path))
        return known[1]

    def _listing_of(self, path: Path) -> Listing:
        try:
            save = parse_head(_bytes_of(path), _named(path))
        except SaveError as error:
            fault = {NewerSave: "newer", ForeignSave: "foreign"}.get(type(error), "damaged")
            return Listing(path, clean_title(path.stem), "", _changed(path), [], [], 0, False, str(error), fault)
        seats = save.setup.seats
        names, players = [seat.name for seat in seats], [seat.player for seat in seats]
        over = save.over or save.abandoned
        return Listing(
            path, save.name, save.game_id, save.saved, names, players, save.round, over, None,
            options=save.setup.options, abandoned=save.abandoned,
        )  # fmt: skip

    def read(self, path: str | Path) -> SaveFile:
        """The game in a file; SaveError, in one sentence, if there is none that this program can open."""
        path = Path(path)
        save = parse(_bytes_of(path), _named(path))
        self._sound[path] = _stamp(path)
        return save

    def older(self, path: str | Path) -> Path | None:
        """The next older generation of a game that can be read, or None."""
        path = Path(path)
        base = base_of(path)
        later = GENERATIONS.index(path.suffix) + 1 if path.suffix in GENERATIONS else 0
        for ending in GENERATIONS[later:]:
            candidate = base.with_name(base.name + ending)
            with suppress(SaveError):
                self.read(candidate)
                return candidate
        return None

    def path_of(self, save: SaveFile) -> Path:
        """The file that a game of this folder is written to."""
        return self.folder / f"{save.setup.game}-{save.created:%Y%m%d}-{save.game_id[:8]}.json"

    def write(self, save: SaveFile, path: Path | None = None) -> Path:
        """Write a game as a whole or not at all, and keep the two generations before.

        path: the game's file if it has one. SaveError, in one sentence, says why it could not be written.
        """
        path = self.path_of(save) if path is None else path
        try:
            raw = save.text().encode()
            if len(raw) > LARGEST:
                raise SaveError(f"The game is larger than {LARGEST >> 20} MB and cannot be saved.")
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_name(f".{path.name}.new")
            try:
                _write_through(fresh, raw)
                self._keep_generations(path)
                fresh.replace(path)
            finally:
                fresh.unlink(missing_ok=True)
            _flush_folder(path.parent)
        except (OSError, ValueError) as error:
            raise SaveError(
                f"The game cannot be saved in '{clean_title(str(path.parent))}': {_reason(error)}."
            ) from None
        self._sound[path] = _stamp(path)
        return path

    def _keep_generations(self, path: Path) -> None:
        """Move the generations on by one; a damaged file does not push out a good one, but is put aside."""
        if not path.exists():
            return
        if self._sound.get(path) != _stamp(path):
            try:
                self.read(path)
            except SaveError:
                path.replace(path.with_name(path.name + ".damaged"))
                return
        first, second = (path.with_name(path.name + ending) for ending in GENERATIONS)
        if first.exists():
            first.replace(second)
        try:
            os.link(path, first)
        except OSError:
            shutil.copyfile(path, first)

    def rename(self, path: str | Path, new_name: str) -> None:
        """Give a game another title; the file keeps its name."""
        save = self.read(path)
        title = clean_title(new_name)
        if not title:
            raise ValueError("A title needs at least one character.")
        save.name = title
        self.write(save, Path(path))

    def delete(self, path: str | Path) -> None:
        """Remove a game with all its generations."""
        base = base_of(Path(path))
        try:
            for name in (base.name, *(base.name + ending for ending in (*GENERATIONS, ".damaged"))):
                base.with_name(name).unlink(missing_ok=True)
        except OSError as error:
            raise SaveError(f"'{clean_title(base.name)}' cannot be deleted: {_reason(error)}.") from None
        self._sound.pop(base, None)


def _named(path: Path) -> str:
    """What sentences call a file."""
    return f"'{clean_title(path.name)}'"


def _bytes_of(path: Path) -> bytes:
    """What is in a file; SaveError if it cannot be read or is too large to be a save."""
    name = _named(path)
    try:
        if not path.exists():
            raise SaveError(f"There is no file {name}.")
        if not path.is_file():
            raise SaveError(f"{name} is not a file.")
        with path.open("rb") as file:
            if os.fstat(file.fileno()).st_size > LARGEST:
                raise SaveError(f"{name} is larger than {LARGEST >> 20} MB, so it is not a saved game.")
            return file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise SaveError(f"{name} cannot be read: {_reason(error)}.") from None


def _write_through(path: Path, raw: bytes) -> None:
    """Write a file down to the disk."""
    with path.open("wb") as file:
        file.write(raw)
        file.flush()
        os.fsync(file.fileno())


def _flush_folder(folder: Path) -> None:
    """Make a renaming last; platforms on which a folder cannot be opened do so by themselves."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _stamp(path: Path) -> tuple[int, int]:
    """What changes whenever a file is written."""
    try:
        status = path.stat()
    except OSError:
        return 0, 0
    return status.st_mtime_ns, status.st_size


def _changed(path: Path) -> datetime:
    """When a file was last written."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)


def _reason(error: Exception) -> str:
    """The system's own words for what went wrong, as part of a sentence."""
    words = error.strerror if isinstance(error, OSError) and error.strerror else "its name is not possible here"
    return words[:1].lower() + words[1:]
