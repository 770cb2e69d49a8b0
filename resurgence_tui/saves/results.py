"""Results of finished games that a person plays alone against the game: one small file beside the saved games.

The file is read as strictly as a save, but nothing depends on it: one that cannot be read is put aside when the next
result is written, and until then it counts as empty.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError

from resurgence_tui.engine.errors import SaveError

from .names import clean_title

RESULTS = "results.json"
"""The file's name; no saved game is called so."""

FORMAT = 1
MOST = 500
"""So many results are kept; then the poorest give way."""

LARGEST = 1024 * 1024
"""Bytes; anything larger is not read."""

Points = Annotated[int, Field(ge=-999, le=9999)]


class Result(BaseModel):
    """How one game ended.

    level: the difficulty played. name: of the seat. points, against: the final scores of the player and of the game.
    """

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    game: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
    game_id: Annotated[str, Field(pattern=r"^[0-9a-f-]{8,40}$")]
    level: Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
    name: Annotated[str, Field(max_length=60)]
    points: Points
    against: Points
    ended: AwareDatetime

    @property
    def margin(self) -> int:
        """By how much the game was won; a tie or a negative number is a loss."""
        return self.points - self.against

    @property
    def won(self) -> bool:
        """Whether the player has won."""
        return self.margin > 0


class _File(BaseModel):
    """The file as a whole."""

    model_config = ConfigDict(extra="forbid", strict=True)

    format: Annotated[int, Field(ge=1, le=FORMAT)] = FORMAT
    results: Annotated[list[Result], Field(max_length=MOST)] = Field(default_factory=list)


def rank(result: Result) -> tuple[int, int, float]:
    """What the better of two results is higher in: the margin, then the points; of equal ones the older is better."""
    return result.margin, result.points, -result.ended.timestamp()


def best(results: Iterable[Result], game: str) -> dict[str, Result]:
    """The best result of each level of a game."""
    found: dict[str, Result] = {}
    for result in results:
        if result.game == game and (result.level not in found or rank(result) > rank(found[result.level])):
            found[result.level] = result
    return found


class Results:
    """The results kept in a folder, which need not exist yet."""

    def __init__(self, folder: str | Path) -> None:
        self.path = Path(folder) / RESULTS

    def read(self) -> list[Result]:
        """All results, in the order in which the games ended; SaveError, in one sentence, if they cannot be read."""
        name = f"'{clean_title(self.path.name)}'"
        try:
            if not self.path.exists():
                return []
            with self.path.open("rb") as file:
                raw = file.read(LARGEST + 1)
        except (OSError, ValueError):
            raise SaveError(f"The best results are not known: {name} cannot be read.") from None
        if len(raw) > LARGEST:
            raise SaveError(f"The best results are not known: {name} is too large.")
        try:
            return _File.model_validate_json(raw).results
        except (ValidationError, ValueError, RecursionError):
            raise SaveError(f"The best results are not known: {name} is damaged.") from None

    def add(self, result: Result) -> bool:
        """Keep a result, once for each game; whether it is new. SaveError, in one sentence, if it cannot be written."""
        try:
            results = self.read()
        except SaveError:
            with suppress(OSError):
                self.path.replace(self.path.with_name(RESULTS + ".damaged"))
            results = []
        if any(known.game_id == result.game_id for known in results):
            return False
        results = [*results, result]
        if len(results) > MOST:
            results.remove(min(results, key=rank))
        self._write(_File(results=results).model_dump_json(indent=1))
        return True

    def _write(self, text: str) -> None:
        """Write the file as a whole or not at all."""
        fresh = self.path.with_name(f".{RESULTS}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            try:
                with fresh.open("wb") as file:
                    file.write(f"{text}\n".encode())
                    file.flush()
                    os.fsync(file.fileno())
                fresh.replace(self.path)
            finally:
                fresh.unlink(missing_ok=True)
        except (OSError, ValueError):
            raise SaveError(f"The result cannot be kept in '{clean_title(str(self.path.parent))}'.") from None
