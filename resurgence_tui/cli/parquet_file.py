"""The games of a match as a Parquet file, a row for each, for programs that read tables.

Columns are the fields of a line of JSON; numbers by name are maps. Rivals, whose names are those of a game, are one
map. Which match it is stands in the file's own metadata.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .extras import extra

if TYPE_CHECKING:
    import pyarrow

ENDING = ".parquet"

HEADER = b"resurgence_match"
"""Where the header stands in the metadata."""

PLAIN = (
    "number", "players", "seed", "seats", "scores", "winners", "decisions", "rounds", "sources", "did", "milliseconds",
    "won", "stand_ins", "choices",
)  # fmt: skip
"""Fields that have a column of their name; any other number is that of a rival."""

CHOICE = ("seat", "option")


class NoTable(ValueError):
    """These bytes are no file of games."""


def is_parquet(path: Path) -> bool:
    """Whether a file of that name is one, by its ending."""
    return path.suffix.lower() == ENDING


def check_parquet() -> None:
    """Refusal if the library that reads and writes such files is not installed."""
    with extra("parquet"):
        import pyarrow.parquet  # noqa: F401


def table_bytes(header: Mapping[str, Any], games: Mapping[int, Mapping[str, Any]]) -> bytes:
    """The file of these games, in the order of their numbers."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    rows = [_row(games[number]) for number in sorted(games)]
    schema = _schema().with_metadata({HEADER: json.dumps(header, ensure_ascii=False).encode()})
    target = BytesIO()
    pq.write_table(pa.Table.from_pylist(rows, schema=schema), target, compression="zstd")
    return target.getvalue()


def games_in(held: bytes) -> tuple[bytes, list[bytes]]:
    """The header of a file and its games, each as a line of JSON; NoTable if there are none in it."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        table = pq.read_table(pa.BufferReader(held))
        header = (table.schema.metadata or {})[HEADER]
        return header, [json.dumps(_entry(row)).encode() for row in table.to_pylist(maps_as_pydicts="strict")]
    except (pa.ArrowException, OSError, KeyError, TypeError, ValueError) as error:
        raise NoTable from error


def _schema() -> pyarrow.Schema:
    import pyarrow as pa

    whole, name = pa.int64(), pa.string()
    counts = pa.map_(name, whole)
    return pa.schema({
        "number": whole,
        "seed": whole,
        "players": pa.list_(whole),
        "seats": pa.list_(name),
        "scores": pa.list_(whole),
        "winners": pa.list_(whole),
        "decisions": whole,
        "rounds": whole,
        "sources": pa.list_(counts),
        "did": pa.list_(pa.map_(name, counts)),
        "milliseconds": pa.list_(pa.list_(pa.float64())),
        "rivals": counts,
        "won": pa.bool_(),
        "stand_ins": pa.map_(name, name),
        "choices": pa.list_(pa.struct({"seat": whole, "option": name})),
    })  # fmt: skip


def _row(game: Mapping[str, Any]) -> dict[str, Any]:
    """A game as a row; what it does not have is null."""
    row = {field: game.get(field) for field in PLAIN}
    row["rivals"] = {name: value for name, value in game.items() if name not in PLAIN} or None
    if row["choices"] is not None:
        row["choices"] = [dict(zip(CHOICE, choice, strict=True)) for choice in row["choices"]]
    return row


def _entry(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row as a game."""
    game = {field: row[field] for field in PLAIN if row[field] is not None}
    if "choices" in game:
        game["choices"] = [[choice[field] for field in CHOICE] for choice in game["choices"]]
    return {**game, **(row["rivals"] or {})}
