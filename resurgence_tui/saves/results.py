"""Results of finished games: one small file beside the saved games, a line for each game.

The file is read as strictly as a save, but nothing depends on it. What of it is damaged is left out and the rest used;
a damaged file is put aside, never thrown away, when the next result is written.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from resurgence_tui.engine.errors import SaveError
from resurgence_tui.engine.types import empty_dict, empty_list
from resurgence_tui.games import mode_in, mode_option

from .disk import NotAFile, TooLarge, read_file
from .fresh import replace_whole
from .names import RESULTS, clean_path, clean_title

DAMAGED = ".damaged"
"""What is added to the name of a file that is put aside."""

FORMAT = 3
"""Format 1 held games of a mode only, with the scores of player and rival; format 2 did not know of changed saves."""

MOST = 1000
"""Results that are kept, at most; the oldest give way."""

LARGEST = 4 * 1024 * 1024
"""Bytes; anything larger is not read."""

MOST_TRIES = 5000
"""Places in a damaged file, at most, at which a result is looked for."""

Points = Annotated[int, Field(ge=-999, le=9999)]
Word = Annotated[str, Field(pattern=r"^[a-z0-9_]{1,40}$")]
Sheet = Annotated[dict[Word, Points], Field(max_length=40)]
"""Points by source."""


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, defer_build=True)


class Tally(_Part):
    """The points of one side. sheet: final scoring by line; earned: before it, by source; empty if not known."""

    points: Points
    sheet: Sheet = Field(default_factory=empty_dict)
    earned: Sheet = Field(default_factory=empty_dict)


class Side(Tally):
    """How one seat ended. player: as in the setup, ``human`` or a bot."""

    name: Annotated[str, Field(max_length=60)]
    player: Annotated[str, Field(pattern=r"^(human|bot:[a-z0-9_]{1,40})$")] = "human"

    @field_validator("name")
    @classmethod
    def _one_clean_line(cls, text: str) -> str:
        return clean_title(text) or "?"

    @property
    def human(self) -> bool:
        """Whether a person played."""
        return self.player == "human"


class Result(_Part):
    """How one game ended.

    options: the variants, as in the setup. sides: the seats. rival: the game itself, where it was played against.
    winners: seats. changed: it was played on from a table that its choices had not led to.
    """

    game: Word
    game_id: Annotated[str, Field(pattern=r"^[0-9a-f-]{8,40}$")]
    ended: AwareDatetime
    options: Annotated[dict[Word, str | bool], Field(max_length=50)] = Field(default_factory=empty_dict)
    sides: Annotated[tuple[Side, ...], Field(min_length=1, max_length=8)]
    rival: Tally | None = None
    winners: tuple[Annotated[int, Field(ge=0, lt=8)], ...] = ()
    changed: bool = False

    @model_validator(mode="after")
    def _fits_together(self) -> Result:
        if any(seat >= len(self.sides) for seat in self.winners):
            raise ValueError("nobody sits where the winner is said to")
        return self

    @property
    def mode(self) -> str:
        """What it is kept under by its game, such as a difficulty; "" for a usual game, or one of no game we know."""
        return mode_in(self.game, self.options)

    @property
    def name(self) -> str:
        """Who sat in the first seat."""
        return self.sides[0].name

    @property
    def points(self) -> int:
        """The points of the first seat."""
        return self.sides[0].points

    @property
    def against(self) -> int:
        """The points of the game itself."""
        return self.rival.points if self.rival is not None else 0

    @property
    def known(self) -> bool:
        """Whether more is known than the totals."""
        return any(side.sheet for side in self.sides)

    def margin(self, seat: int = 0) -> int:
        """By how much a seat was ahead of the best other one, or of the game; 0 or less is no win."""
        others = [side.points for place, side in enumerate(self.sides) if place != seat]
        if self.rival is not None:
            others.append(self.rival.points)
        return self.sides[seat].points - max(others, default=0)


class _File(BaseModel):
    """The file as a whole."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)

    format: Annotated[int, Field(ge=FORMAT, le=FORMAT)] = FORMAT
    results: Annotated[list[Result], Field(max_length=MOST)] = Field(default_factory=empty_list)


class Known(NamedTuple):
    """What is known of finished games, the oldest first. problem: in one sentence what could not be read, or "".

    newer: the file is of a newer version, so that it must not be written.
    """

    results: list[Result]
    problem: str = ""
    newer: bool = False


def rank(result: Result) -> tuple[int, int, float]:
    """What the better of two results is higher in: margin and points of the first seat; else the older."""
    return result.margin(), result.points, -result.ended.timestamp()


def best(results: Iterable[Result], game: str) -> dict[str, Result]:
    """The best result of each mode of a game; not of changed saves."""
    found: dict[str, Result] = {}
    for result in results:
        if result.changed:
            continue
        mode = result.mode
        if mode and result.game == game and (mode not in found or rank(result) > rank(found[mode])):
            found[mode] = result
    return found


class Results:
    """The results kept in a folder, which need not exist yet."""

    def __init__(self, folder: str | Path) -> None:
        self.path = Path(folder) / RESULTS

    def read(self) -> Known:
        """All results that can be read, in the order in which the games ended."""
        name = f"'{clean_title(self.path.name)}'"
        try:
            raw = read_file(self.path, LARGEST)
        except (FileNotFoundError, NotADirectoryError):
            return Known([])
        except TooLarge:
            return Known([], f"Past results are not known: {name} is too large.")
        except (OSError, ValueError, NotAFile):
            return Known([], f"Past results are not known: {name} cannot be read.")
        try:
            return Known(_File.model_validate_json(raw).results)
        except (ValidationError, ValueError, RecursionError):
            return _rest_of(raw, name)

    def add(self, *results: Result) -> int:
        """Keep results, one for each game; how many are new. SaveError, in one sentence, if that cannot be.

        Where a game has come to another end, as after a choice that was taken back, the last one counts.
        """
        known = self.read()
        if known.newer:
            raise SaveError(f"The result cannot be kept: {known.problem}")
        kept = {result.game_id: result for result in known.results}
        changed = 0
        for result in results:
            better = _better(kept.get(result.game_id), result)
            if better is not None:
                kept[result.game_id] = better
                changed += 1
        if not changed:
            return 0
        if known.problem:
            self._put_aside()
        self._write(fitting([*kept.values()]))
        return changed

    def _put_aside(self) -> None:
        """Give a damaged file a name that no file has yet; where that cannot be, it is not written over either."""
        for number in range(1, 100):
            aside = self.path.with_name(RESULTS + DAMAGED + (f"-{number}" if number > 1 else ""))
            if not aside.exists():
                try:
                    self.path.replace(aside)
                except OSError:
                    break
                return
        raise SaveError(f"The result cannot be kept: '{RESULTS}' is damaged and cannot be put aside.")

    def _write(self, results: Sequence[Result]) -> None:
        """Write the file as a whole or not at all; a line for each result, so that damage stays where it is."""
        lines = ",\n".join(result.model_dump_json() for result in results)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            replace_whole(self.path, f'{{"format":{FORMAT},"results":[\n{lines}\n]}}\n'.encode())
        except (OSError, ValueError):
            raise SaveError(f"The result cannot be kept in '{clean_path(self.path.parent)}'.") from None


def _better(old: Result | None, new: Result) -> Result | None:
    """What is to be kept of a game instead of what is kept; None if that tells as much. Dates stay where they can."""
    if old is None:
        return new
    same_end = [side.points for side in old.sides] == [side.points for side in new.sides]
    if same_end and (old.known or not new.known):
        return None
    return new.model_copy(update={"ended": old.ended}) if same_end else new


def fitting(results: list[Result]) -> list[Result]:
    """As many results as are kept, in the order in which the games ended; the best of each mode stays."""
    results.sort(key=lambda result: result.ended)
    spare = len(results) - MOST
    if spare <= 0:
        return results
    stay = {result.game_id for game in {result.game for result in results} for result in best(results, game).values()}
    going = {result.game_id for result in [one for one in results if one.game_id not in stay][:spare]}
    return [result for result in results if result.game_id not in going]


# What can still be read of a file that is not as it should be


def _rest_of(raw: bytes, name: str) -> Known:
    """The results in a file of an older format, or one that is damaged, each by itself."""
    text = raw.decode("utf-8", errors="replace")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = None
    whole = isinstance(data, dict) and isinstance(data.get("results"), list)
    number = data.get("format") if isinstance(data, dict) else None
    if whole and isinstance(number, int) and number > FORMAT:
        return Known([], f"{name} was written by a newer version of this program.", newer=True)
    found: dict[str, Result] = {}
    entries = data["results"] if whole and isinstance(data, dict) else list(_entries_in(text))
    for entry in entries:
        result = _result_in(entry)
        if result is not None:
            found.setdefault(result.game_id, result)
    sound = whole and len(found) == len(entries) and set(data or {}) == {"format", "results"} and number in (1, 2)
    if sound:
        return Known(list(found.values()))
    if not found:
        return Known([], f"Past results are not known: {name} is damaged.")
    return Known(list(found.values()), f"{name} is damaged; what can still be read of it is shown.")


def _entries_in(text: str) -> Iterator[dict[str, Any]]:
    """Whatever looks like a result in a damaged text."""
    decoder, place = json.JSONDecoder(), text.find("{")
    for _ in range(MOST_TRIES):
        if place < 0:
            return
        try:
            value, end = decoder.raw_decode(text, place)
        except RecursionError:  # nothing of ours is nested so deeply
            return
        except ValueError:
            end = place + 1
        else:
            if isinstance(value, dict) and "game_id" in value:
                yield value
            else:
                end = place + 1
        place = text.find("{", end)


def _result_in(entry: Any) -> Result | None:
    """The result in an entry of any format; None if there is none."""
    try:
        if isinstance(entry, dict) and "level" in entry:
            entry = _from_format_1(entry)
        return Result.model_validate_json(json.dumps(entry))
    except (ValidationError, ValueError, TypeError, LookupError, RecursionError):
        return None


def _from_format_1(entry: dict[str, Any]) -> dict[str, Any]:
    """An entry of format 1 in the present one."""
    return {
        "game": entry["game"],
        "game_id": entry["game_id"],
        "ended": entry["ended"],
        "options": {mode_option(entry["game"]): entry["level"]},
        "sides": [{"name": entry["name"], "points": entry["points"]}],
        "rival": {"points": entry["against"]},
        "winners": [0] if entry["points"] > entry["against"] else [],
    }
