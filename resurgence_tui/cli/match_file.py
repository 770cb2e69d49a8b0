"""The games of a match as JSON lines, the first of which says what match it is, or as Parquet, by the file's ending; a
file is continued where it stops."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from resurgence_tui.i18n.text import words
from resurgence_tui.printable import escaped_json
from resurgence_tui.saves.disk import NotAFile, TooLarge, read_file, reason
from resurgence_tui.saves.exports import replace_named
from resurgence_tui.saves.lock import LockTaken, claim

from .console import Refusal
from .match_lines import Header, Unfit, entry_in, values_in
from .parquet_file import NoTable, check_parquet, games_in, is_parquet, table_bytes
from .results_file import claimed
from .target import written_or_told

LARGEST = 200 * 1024 * 1024
"""Bytes; anything larger is not read. A game has about 5,000."""


BESIDE = ".jsonl"
"""What is added to the name of a table for the lines beside it, while games are played."""


class MatchFile:
    """The games that are known, by number; each one kept is written at once. path: None if they are kept nowhere.

    file: open for lines; None if there are none to write now.
    """

    def __init__(self, path: Path | None, file: IO[bytes] | None, games: dict[int, dict[str, Any]]) -> None:
        self.path, self._file, self.games = path, file, games

    def keep(self, game: dict[str, Any]) -> None:
        """Keep a game; Refusal, in one sentence, if it cannot be written."""
        self.games[game["number"]] = game
        self.write(game)

    def write(self, value: Mapping[str, Any]) -> None:
        """Write a line."""
        if self._file is not None and self.path is not None:
            with written_or_told(self.path):
                self._file.write(line_of(value).encode() + b"\n")
                self._file.flush()


class _Table(MatchFile):
    """The games of a table, which is written at the end; until then lines beside it keep what is new."""

    def __init__(self, path: Path, games: dict[int, dict[str, Any]], lines: MatchFile) -> None:
        super().__init__(path, None, games)
        self._lines = lines

    def keep(self, game: dict[str, Any]) -> None:
        """Keep a game, in the lines."""
        super().keep(game)
        self._lines.keep(game)


@contextmanager
def match_file(path: Path | None, header: Mapping[str, Any], choices: bool) -> Iterator[MatchFile]:
    """The file of that name, which is begun or continued; Refusal if it holds anything else than this match, or another
    program is writing to it.

    A last line that was not written to its end is written anew. Parquet, which cannot grow, is written at the end, also
    where the work is broken off; until then the games are kept as lines beside it, from which the next run goes on if
    this one is killed. choices: whether every choice is kept, in all games or in none.
    """
    if path is None:
        yield MatchFile(None, None, {})
        return
    with _locked(path):
        if is_parquet(path):
            yield from _parquet_file(path, header, choices)
        else:
            yield from _lines_file(path, header, choices)


@contextmanager
def _locked(path: Path) -> Iterator[None]:
    """Keep other programs from writing a match to this file too; Refusal if one does. Where there can be no lock beside
    it, there is none."""
    lock = None
    try:
        lock = claim(path)
    except LockTaken:
        raise Refusal(words().text("cli_match_taken", file=str(path))) from None
    except (OSError, ValueError):
        pass
    try:
        yield
    finally:
        if lock is not None:
            lock.release()


def _lines_file(path: Path, header: Mapping[str, Any], choices: bool) -> Iterator[MatchFile]:
    with _opened(path) as (file, held):
        whole = held[: held.rfind(b"\n") + 1]
        games = _games_in(path, whole, header, choices) if held else {}
        if len(whole) < len(held):
            file.truncate(len(whole))
        kept = MatchFile(path, file, games)
        if not held:
            kept.write(header)
        yield kept


def _parquet_file(path: Path, header: Mapping[str, Any], choices: bool) -> Iterator[MatchFile]:
    check_parquet()
    held = _held(path) if path.exists() else b""
    games = _games_in(path, held, header, choices) if held else {}
    known = len(games)
    beside, is_written = path.with_name(path.name + BESIDE), False
    try:
        with claimed(path), match_file(beside, header, choices) as lines:
            kept = _Table(path, {**games, **lines.games}, lines)
            try:
                yield kept
            finally:
                with written_or_told(path):
                    if len(kept.games) > known:
                        replace_named(path, table_bytes(header, kept.games))
                is_written = True
    finally:
        if is_written:
            with written_or_told(beside):
                beside.unlink(missing_ok=True)


@contextmanager
def _opened(path: Path) -> Iterator[tuple[IO[bytes], bytes]]:
    """A file to write to at its end, and what it holds."""
    held = _held(path) if path.exists() else b""
    with written_or_told(path):
        file = path.open("ab")
    try:
        yield file, held
    finally:
        with suppress(OSError):  # each line has been flushed before
            file.close()


def read_match(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The first line of a file and its games, in the order of their numbers; Refusal if it is none of a match."""
    if is_parquet(path):
        check_parquet()
    held = _held(path)
    header, games = _parsed(path, held if is_parquet(path) else held[: held.rfind(b"\n") + 1])
    return header, [games[number] for number in sorted(games)]


def _held(path: Path) -> bytes:
    """What is in a file; Refusal if it is no ordinary one, which might have no end, or too large."""
    text = words().text
    try:
        return read_file(path, LARGEST)
    except NotAFile:
        raise Refusal(text("cli_match_not_ordinary", file=str(path))) from None
    except TooLarge:
        raise Refusal(text("cli_match_too_large", file=str(path), most=LARGEST >> 20)) from None
    except (OSError, ValueError) as error:
        raise Refusal(f"{path}: {reason(error)}") from None


def _games_in(path: Path, held: bytes, header: Mapping[str, Any], choices: bool) -> dict[int, dict[str, Any]]:
    """The games that a file holds, by number; Refusal if they are of another match, or hold what shall not be kept."""
    first, games = _parsed(path, held)
    if first != json.loads(json.dumps(header)):
        raise Refusal(words().text("cli_match_other", file=str(path)))
    if any(("choices" in game) is not choices for game in games.values()):
        raise Refusal(words().text("cli_choices_none" if choices else "cli_choices_held", file=str(path)))
    return games


def _parsed(path: Path, held: bytes) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
    """The first line and the games by number, each line looked at whole; Refusal that names the first faulty one."""
    try:
        first, lines = games_in(held) if is_parquet(path) else _lines_in(held)
        header = values_in(Header, first)
    except (Unfit, NoTable):
        raise Refusal(words().text("cli_match_no_file", file=str(path))) from None
    games: dict[int, dict[str, Any]] = {}
    sources: Sequence[str] | None = None
    for place, line in enumerate(lines, start=2):
        try:
            game = entry_in(line, header["match"])
            if game["number"] in games:
                raise Unfit("number")
            if sources is not None and [*game["sources"][0]] != sources:
                raise Unfit("sources")
        except Unfit as unfit:
            raise Refusal(_unfit_text(path, place, unfit.field)) from None
        games[game["number"]], sources = game, [*game["sources"][0]]
    return header, games


def _unfit_text(path: Path, place: int, field: str) -> str:
    """What is wrong with a line of a file, or with a row of a table, whose first one is a game. field: as of Unfit."""
    if is_parquet(path):
        return words().text("cli_match_bad_row", file=str(path), row=str(place - 1), field=field)
    key = "cli_match_bad_value" if field else "cli_match_bad_line"
    return words().text(key, file=str(path), line=str(place), field=field)


def _lines_in(held: bytes) -> tuple[bytes, list[bytes]]:
    first, *lines = held.removesuffix(b"\n").split(b"\n")
    return first, lines


def line_of(value: Mapping[str, Any]) -> str:
    """A line of such a file."""
    return escaped_json(json.dumps(value, ensure_ascii=False))
