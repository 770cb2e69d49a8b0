"""The games of a match as JSON lines, the first of which says what match it is; a file is continued where it stops."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from resurgence_tui.i18n.text import words
from resurgence_tui.printable import escaped_json
from resurgence_tui.saves.disk import reason

from .console import Refusal


class MatchFile:
    """The games that are known, by number; each one kept is written at once. file: None if there is none."""

    def __init__(self, path: Path | None, file: IO[bytes] | None, games: dict[int, dict[str, Any]]) -> None:
        self._path, self._file, self.games = path, file, games

    def keep(self, game: dict[str, Any]) -> None:
        """Keep a game; Refusal, in one sentence, if it cannot be written."""
        self.games[game["number"]] = game
        self.write(game)

    def write(self, value: Mapping[str, Any]) -> None:
        """Write a line."""
        if self._file is not None and self._path is not None:
            try:
                self._file.write(line_of(value).encode() + b"\n")
                self._file.flush()
            except OSError as error:
                raise _not(self._path, error) from None


@contextmanager
def match_file(path: Path | None, header: Mapping[str, Any]) -> Iterator[MatchFile]:
    """The file of that name, which is begun or continued; Refusal if it holds anything else than this match.

    A last line that was not written to its end is written anew.
    """
    if path is None:
        yield MatchFile(None, None, {})
        return
    with _opened(path) as (file, held):
        whole = held[: held.rfind(b"\n") + 1]
        games = _games_in(path, whole, header) if held else {}
        if len(whole) < len(held):
            file.truncate(len(whole))
        kept = MatchFile(path, file, games)
        if not held:
            kept.write(header)
        yield kept


@contextmanager
def _opened(path: Path) -> Iterator[tuple[IO[bytes], bytes]]:
    """A file to write to at its end, and what it holds."""
    try:
        file = path.open("a+b")
        file.seek(0)
        held = file.read()
    except (OSError, ValueError) as error:
        raise _not(path, error) from None
    try:
        yield file, held
    finally:
        with suppress(OSError):  # each line has been flushed before
            file.close()


def read_match(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The first line of a file and its games, in the order of their numbers; Refusal if it is none of a match."""
    try:
        held = path.read_bytes()
    except (OSError, ValueError) as error:
        raise Refusal(f"{path}: {reason(error)}") from None
    header, games = _parsed(path, held[: held.rfind(b"\n") + 1])
    return header, [games[number] for number in sorted(games)]


def _games_in(path: Path, held: bytes, header: Mapping[str, Any]) -> dict[int, dict[str, Any]]:
    """The games that a file holds, by number; Refusal if they are of another match."""
    first, games = _parsed(path, held)
    if first != json.loads(json.dumps(header)):
        raise Refusal(words().text("cli_match_other", file=str(path)))
    return games


def _parsed(path: Path, held: bytes) -> tuple[dict[str, Any], dict[int, dict[str, Any]]]:
    try:
        first, *games = (json.loads(line) for line in held.decode().splitlines() or [""])
        if not (isinstance(first, dict) and "match" in first):
            raise ValueError(first)
        return first, {int(game["number"]): game for game in games}
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Refusal(words().text("cli_match_no_file", file=str(path))) from None


def line_of(value: Mapping[str, Any]) -> str:
    """A line of such a file."""
    return escaped_json(json.dumps(value, ensure_ascii=False))


def _not(path: Path, error: Exception) -> Refusal:
    return Refusal(words().text("cli_export_not", file=str(path), why=reason(error)))
