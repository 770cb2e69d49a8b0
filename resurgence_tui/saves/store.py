"""The folder of saved games: find, lock, read, write, rename and delete them."""

from __future__ import annotations

import os
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from resurgence_tui.engine.errors import SaveError

from .disk import NotAFile, Stamp, TooLarge, read_file, reason, stamp_of
from .fresh import sweep
from .lock import Holder, Lock, LockTaken, claim
from .names import RESULTS, clean_path, clean_title
from .reading import LARGEST, ForeignSave, NewerSave, may_be_finished, parse, parse_end, parse_head
from .save_file import SaveFile
from .writer import DAMAGED, GENERATIONS, Writer

WRONG_CLOCK = timedelta(days=2)
"""By so much may the clock go backwards, and games that are saved after that still be listed as the newer ones."""


class Listing(NamedTuple):
    """What the list of saved games shows of one; nothing of it is secret.

    problem: why it cannot be opened, if so. fault: the same in a word, ``damaged``, ``newer`` or ``foreign``.
    options: the variants played. abandoned: over without a result. game: which one; "" where it cannot be told.
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
    game: str = ""


def base_of(path: Path) -> Path:
    """The newest generation of the game that a file belongs to; of a link, that of the file it leads to."""
    path = _real(path)
    return path.with_suffix("") if path.suffix in GENERATIONS else path


def _real(path: Path) -> Path:
    """The file that a link leads to, in the end; any other path as it is."""
    with suppress(OSError):
        if path.is_symlink():
            return Path(os.path.realpath(path))
    return path


class GameLocked(SaveError):
    """Another program has the game open; it alone writes it."""

    def __init__(self, holder: Holder) -> None:
        super().__init__(f"The game cannot be saved here: it is open in another program{_who(holder)}.")
        self.holder = holder


class Store:
    """The saved games of one folder, which need not exist yet."""

    def __init__(self, folder: str | Path) -> None:
        self.folder = Path(folder)
        self._writer = Writer()
        self._locks: dict[Path, Lock] = {}
        self._listed: dict[Path, tuple[Stamp, Listing]] = {}
        self._latest = datetime.min.replace(tzinfo=UTC)

    # Finding

    def list(self) -> list[Listing]:
        """All games of the folder, the newest first; those that cannot be read say why."""
        found = [self._listing(path) for path in self._files()]
        return sorted(found, key=lambda game: (game.saved, game.path.name), reverse=True)

    def _files(self) -> Iterator[Path]:
        """Every game's newest file."""
        with suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                name = entry.name
                if name.endswith(".json") and not name.startswith(".") and name != RESULTS and _is_file(entry):
                    yield self.folder / name

    def _listing(self, path: Path) -> Listing:
        """What the list shows of a file, read anew only when the file has changed."""
        stamp = stamp_of(path)
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
        self._notice(save.saved)
        seats = save.setup.seats
        names, players = [seat.name for seat in seats], [seat.player for seat in seats]
        over = save.over or save.abandoned
        return Listing(
            path, save.name, save.game_id, save.saved, names, players, save.round, over, None,
            options=save.setup.options, abandoned=save.abandoned, game=save.setup.game,
        )  # fmt: skip

    # Holding a game

    def claim(self, path: str | Path) -> Holder | None:
        """Hold a game, so that no other program writes it; if one does already, which one.

        Where the system knows no locks, or the folder takes no file, there is none; then nothing speaks against going
        on.
        """
        base = base_of(Path(path))
        mine = self._locks.get(base)
        if mine is None or not mine.stands():
            self._locks.pop(base, None)
            try:
                self._locks[base] = claim(base)
            except LockTaken as held:
                return held.holder
            except (OSError, ValueError):
                return None
        return None

    def release(self, path: str | Path) -> None:
        """Let another program have the game, unless it is still open in this one elsewhere."""
        self._locks.pop(base_of(Path(path)), None)

    @contextmanager
    def _held(self, base: Path) -> Iterator[None]:
        """Hold a game for a moment; GameLocked if another program has it open."""
        mine = base in self._locks
        if (holder := self.claim(base)) is not None:
            raise GameLocked(holder)
        try:
            yield
        finally:
            if not mine:
                self.release(base)

    # Reading

    def read(self, path: str | Path) -> SaveFile:
        """The game in a file; SaveError, in one sentence, if there is none that this program can open."""
        path = Path(path)
        stamp = stamp_of(path)
        save = parse(_bytes_of(path), _named(path))
        self._writer.know(path, stamp)
        self._notice(save.saved)
        return save

    def finished(self, known: Container[str], told: Callable[[int, int], None]) -> Iterator[SaveFile]:
        """The finished games of the folder, but for those with these ids: without choices and log, not to be written.

        told: hears after each file how many have been looked at, of how many. Files that cannot be read are left out.
        """
        paths = list(self._files())
        for number, path in enumerate(paths, start=1):
            if (save := _finished_in(path, known)) is not None:
                yield save
            told(number, len(paths))

    def is_as_read(self, path: str | Path) -> bool:
        """Whether a file is still the one that was read or written last."""
        return self._writer.is_known(Path(path))

    @staticmethod
    def stamp(path: Path) -> Stamp:
        """What changes whenever a file is written."""
        return stamp_of(path)

    def older(self, path: str | Path) -> Path | None:
        """The next older generation of a game that can be read, or None."""
        path = _real(Path(path))
        base = base_of(path)
        if not base.name:  # a folder such as "/"
            return None
        later = GENERATIONS.index(path.suffix) + 1 if path.suffix in GENERATIONS else 0
        return self._first_sound(base, GENERATIONS[later:])

    def newer(self, path: str | Path) -> Path | None:
        """The newest generation of a game that can be read and is newer than that file, or None."""
        path = Path(path)
        if path.suffix not in GENERATIONS:
            return None
        return self._first_sound(base_of(path), ("", *GENERATIONS[: GENERATIONS.index(path.suffix)]))

    def _first_sound(self, base: Path, endings: Sequence[str]) -> Path | None:
        """The first of these generations of a game that can be read."""
        found = (base.with_name(base.name + ending) for ending in endings)
        return next((path for path in found if self._is_sound(path)), None)

    def as_it_was(self, game: Listing) -> Listing:
        """A damaged game with what the next older generation tells of it; as it is if there is none to be read."""
        older = self.older(game.path) if game.fault == "damaged" else None
        if older is None:
            return game
        return self._listing(older)._replace(path=game.path, saved=game.saved, problem=game.problem, fault=game.fault)

    def _is_sound(self, path: Path) -> bool:
        """Whether there is a game in a file."""
        try:
            self.read(path)
        except SaveError:
            return False
        return True

    # Writing

    def path_of(self, save: SaveFile) -> Path:
        """The file that a new game of this folder is written to: one whose name nothing else has."""
        name = f"{save.setup.game}-{save.created:%Y%m%d}-{save.game_id[:8]}"
        path, number = self.folder / f"{name}.json", 1
        while os.path.lexists(path):
            number += 1
            path = self.folder / f"{name}-{number}.json"
        return path

    def write(self, save: SaveFile, path: Path | None = None) -> Path:
        """Write a game as a whole or not at all, and keep the two generations before.

        path: the game's file if it has one. SaveError, in one sentence, says why it could not be written; then the
        files are as they were.
        """
        save.saved = self._in_order(save.saved)
        return self._write(save, path)

    def _write(self, save: SaveFile, path: Path | None) -> Path:
        path = None if path is None else _real(path)
        folder = self.folder if path is None else path.parent
        try:
            path = self.path_of(save) if path is None else path
            raw = save.text().encode()
            if len(raw) > LARGEST:
                raise SaveError(f"The game is larger than {LARGEST >> 20} MB and cannot be saved.")
            folder.mkdir(parents=True, exist_ok=True)
            if (holder := self.claim(path)) is not None:
                raise GameLocked(holder)
            self._writer.write(path, raw, self._is_sound)
        except (OSError, ValueError) as error:
            raise SaveError(f"The game cannot be saved in '{clean_path(folder)}': {reason(error)}.") from None
        self._notice(save.saved)
        return path

    def settle(self) -> bool:
        """Wait until what has been written is on the disk; whether it is. If not, it wants to be written again."""
        return self._writer.flusher.settle()

    def _notice(self, saved: datetime) -> None:
        self._latest = max(self._latest, saved)

    def _in_order(self, saved: datetime) -> datetime:
        """A time of saving that is later than all others known, should the clock have gone backwards meanwhile."""
        behind = self._latest - saved
        return self._latest + timedelta(microseconds=1) if timedelta(0) <= behind < WRONG_CLOCK else saved

    def rename(self, path: str | Path, new_name: str) -> None:
        """Give a game another title; the file keeps its name."""
        path = Path(path)
        with self._held(base_of(path)):
            save = self.read(path)
            title = clean_title(new_name)
            if not title:
                raise ValueError("A title needs at least one character.")
            save.note("title", title)
            save.name = title
            self._write(save, path)

    def delete(self, path: str | Path) -> None:
        """Remove a game with all its generations; a link to one, and leave the game."""
        path, base = Path(path), base_of(Path(path))
        whole = (base, *(base.with_name(base.name + ending) for ending in (*GENERATIONS, DAMAGED)))
        with self._held(base):
            try:
                for each in (path,) if _real(path) != path else whole:
                    each.unlink(missing_ok=True)
                sweep(base)
            except (OSError, ValueError) as error:
                raise SaveError(f"'{clean_title(base.name)}' cannot be deleted: {reason(error)}.") from None
        self.release(base)


def _who(holder: Holder) -> str:
    """Who holds a game, as the end of a sentence."""
    if not holder.process:
        return ""
    since = f", since {holder.since.astimezone():%H:%M}" if holder.since is not None else ""
    return f" (process {holder.process} on {holder.machine or 'this computer'}{since})"


def _named(path: Path) -> str:
    """What sentences call a file."""
    return f"'{clean_title(path.name)}'"


def _bytes_of(path: Path) -> bytes:
    """What is in a file; SaveError if it cannot be read or is too large to be a save."""
    name = _named(path)
    try:
        return read_file(path, LARGEST)
    except (FileNotFoundError, NotADirectoryError):
        raise SaveError(f"No file {name}.") from None
    except NotAFile:
        raise SaveError(f"'{clean_path(path)}' is not a file.") from None  # its name alone may be empty
    except TooLarge:
        raise SaveError(f"{name} is larger than {LARGEST >> 20} MB, so it is not a saved game.") from None
    except (OSError, ValueError) as error:
        raise SaveError(f"{name} cannot be read: {reason(error)}.") from None


def _is_file(entry: os.DirEntry[str]) -> bool:
    """Whether an entry of a folder is a file, or a link to one; not if nobody can tell, as of a link in a circle."""
    with suppress(OSError):
        return entry.is_file()
    return False


def _finished_in(path: Path, known: Container[str]) -> SaveFile | None:
    """The finished game in a file, unless its id is among these; None also if it cannot be read."""
    with suppress(SaveError, OSError, ValueError, NotAFile, TooLarge):
        raw = read_file(path, LARGEST)
        save = parse_end(raw, path.name) if may_be_finished(raw, known) else None
        if save is not None and save.over and not save.abandoned and save.game_id not in known:
            return save
    return None


def _changed(path: Path) -> datetime:
    """When a file was last written."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except (OSError, OverflowError, ValueError):
        return datetime.fromtimestamp(0, UTC)
