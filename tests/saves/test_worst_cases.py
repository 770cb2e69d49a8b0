"""The files that cost most to read: in a process of its own none takes 2 s, nor the program 200 MB."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.saves.reading import LARGEST, MOST_VALUES
from resurgence_tui.saves.save_file import canonical, checksum, joined
from tests.opened import opened

MOST_SECONDS = 2.0
MOST_BYTES = 200 << 20
SAVE = Path(__file__).parents[1] / "fixtures" / "saves" / "format_1_placing.json"

READ_ALL = """
import json, sys, time
from pathlib import Path
from resurgence_tui.app.library import Library
from resurgence_tui.engine.errors import SaveError
from resurgence_tui.saves.store import Store
for line in sys.stdin:
    path = Path(line.strip())
    library = Library(Store(path.parent))
    began = time.process_time()
    told = []
    for read in (library.list, lambda: library.resume(path)):
        try:
            found = read()
            told.append(found[0].problem or "" if isinstance(found, list) else "")
        except SaveError as error:
            told.append(str(error))
    status = Path("/proc/self/status").read_text()
    most = next(int(row.split()[1]) for row in status.splitlines() if row.startswith("VmHWM")) << 10
    print(json.dumps([time.process_time() - began, most, told]), flush=True)
"""


@cache
def values() -> dict[str, Any]:
    """The values of a sound save, nothing packed."""
    data: dict[str, Any] = opened(SAVE)
    data.pop("checksum", None)
    return data


def sealed(**other: str) -> bytes:
    """A save whose checksum fits, with other texts in place of some fields."""
    parts = {key: canonical(value) for key, value in values().items()} | other
    return joined({**parts, "checksum": f'"{checksum(parts)}"'}).encode()


def listed(entry: str, most: int = LARGEST) -> str:
    """As many of an entry as a file, or the number of values, may hold."""
    return "[" + ",".join([entry] * (most // (len(entry) + 1))) + "]"


def few(entry: str) -> str:
    """As many of an entry as are not too many values."""
    return "[" + ",".join([entry] * ((MOST_VALUES - 10_000) // (sum(map(entry.count, ",[{")) + 1))) + "]"


def table(**other: Any) -> str:
    """The table with other values in it."""
    return canonical({**values()["table"], **other})


def setup(**other: Any) -> str:
    """The setup with other values in it."""
    return canonical({**values()["setup"], **other})


def packed(raw: bytes) -> bytes:
    """A file of the present format with that packed in it."""
    data = {key: value for key, value in values().items() if key not in ("choices", "log", "table", "undone", "pins")}
    data["setup"] = {key: value for key, value in data["setup"].items() if key != "seed"}
    data |= {"format": 2, "packed": base64.b64encode(zlib.compress(raw, 9)).decode()}
    parts = {key: canonical(value) for key, value in data.items()}
    return joined({**parts, "checksum": f'"{checksum(parts)}"'}).encode()


ROOM = LARGEST - 40_000
CASES: dict[str, Callable[[], bytes]] = {
    "nested lists": lambda: b'{"game_id":' + listed("[]", ROOM).encode() + b"}",
    "lists in lists": lambda: b"[" * ROOM,
    "nested objects": lambda: b'{"game_id":' + listed("{}", ROOM).encode() + b"}",
    "one key": lambda: b'{"' + b"k" * ROOM + b'":1}',
    "one key of wide characters": lambda: b'{"game_id' + "\U0001f600".encode() * (ROOM // 4) + b'":1}',
    "a string of digits": lambda: sealed(name=canonical("9" * ROOM)),
    "a string of wide characters": lambda: sealed(name=canonical("\U0001f600" * (ROOM // 4))),
    "a number": lambda: b'{"game_id":' + b"9" * ROOM + b"}",
    "many numbers": lambda: b'{"game_id":' + listed("1", ROOM).encode() + b"}",
    "many keys": lambda: ("{" + ",".join(f'"{number:x}":1' for number in range(800_000)) + "}").encode()[:ROOM],
    "many choices": lambda: sealed(choices=listed('[0,"a"]', ROOM)),
    "many log entries": lambda: sealed(log=listed('[1,1,["a",0,[],-1]]', ROOM)),
    "one long log entry": lambda: sealed(log=f'[[1,1,["a",0,["{"a" * ROOM}"],-1]]]'),
    "as many choices as may be": lambda: sealed(choices=few('[0,"a"]')),
    "wrong choices": lambda: sealed(choices=few('["a"]')),
    "as many log entries as may be": lambda: sealed(log=few('[1,1,["a",0,[],-1]]')),
    "wrong log entries": lambda: sealed(log=few('[1,1,["a",0,[],"x"]]')),
    "many options": lambda: sealed(setup=setup(options=dict.fromkeys(map(str, range(80_000)), True))),
    "many seats": lambda: sealed(setup=setup(seats=values()["setup"]["seats"] * 10_000)),
    "many card changes": lambda: sealed(changed=canonical({str(number): {} for number in range(40_000)})),
    "a deep table": lambda: sealed(table='{"a":' + "[" * 900 + "]" * 900 + "}"),
    "a long deck": lambda: sealed(table=table(survivor_deck=["a"] * 80_000)),
    "many tasks": lambda: sealed(table=table(agenda=[["PLACE-01", 0, []]] * 20_000)),
    "many questions": lambda: sealed(table=table(open=values()["table"]["open"] * 500)),
    "many facts": lambda: sealed(table=table(facts=[["a", 0, [], -1]] * 15_000)),
    "many streams of chance": lambda: sealed(table=table(chance=dict.fromkeys(map(str, range(80_000)), 1))),
    "much that is packed small": lambda: packed(b"0" * (64 << 20)),
    "many lists packed small": lambda: packed(b"[" + b"[]," * (20 << 20) + b"1]"),
    "choices packed small": lambda: packed(
        canonical({key: values().get(key, []) for key in ("choices", "log", "pins", "table", "undone")}
                  | {"seed": 1, "choices": [[0, "a"]] * 400_000}).encode()),
}  # fmt: skip


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="the peak of memory is read from /proc")
@pytest.mark.terminal
def test_no_file_takes_long_or_much_memory(tmp_path: Path) -> None:
    pipe = subprocess.PIPE
    root = str(Path(__file__).parents[2])
    with subprocess.Popen(
        [sys.executable, "-c", READ_ALL], stdin=pipe, stdout=pipe, text=True, env={**os.environ, "PYTHONPATH": root}
    ) as reader:
        assert reader.stdin is not None and reader.stdout is not None
        refused = 0
        for number, (name, case) in enumerate(CASES.items()):
            (folder := tmp_path / str(number)).mkdir()
            raw = case()
            assert len(raw) <= LARGEST, name
            (folder / "game.json").write_bytes(raw)
            print(folder / "game.json", file=reader.stdin, flush=True)
            seconds, peak, told = json.loads(reader.stdout.readline())
            assert seconds < MOST_SECONDS, (name, seconds)
            assert peak < MOST_BYTES, (name, peak >> 20)
            assert all(sentence == "" or (sentence.endswith(".") and "\n" not in sentence) for sentence in told), told
            refused += told[1] != ""
        assert refused >= 20
        reader.stdin.close()
        assert reader.wait() == 0


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
@pytest.mark.parametrize("kind", ["pipe", "device", "folder", "link to a device", "link to itself", "growing"])
def test_what_is_no_file_or_has_no_end_is_refused_at_once(tmp_path: Path, kind: str) -> None:
    from resurgence_tui.engine.errors import SaveError
    from resurgence_tui.saves.store import Store

    path = tmp_path / "game.json"
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path = Path("/dev/zero")
    elif kind == "folder":
        path.mkdir()
    elif kind == "link to a device":
        path.symlink_to("/dev/zero")
    elif kind == "link to itself":
        path.symlink_to(path)
    else:
        path = Path("/proc/self/mem")
    with pytest.raises(SaveError, match=r"^'[^']+' (is not a file|cannot be read: .+|is damaged .+)\.$"):
        Store(tmp_path).read(path)
    assert Store(tmp_path).list() == []


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_results_that_are_a_pipe_are_not_waited_for(tmp_path: Path) -> None:
    from resurgence_tui.saves.results import RESULTS, Results

    os.mkfifo(tmp_path / RESULTS)
    known = Results(tmp_path).read()
    assert (known.results, known.problem) == ([], "Past results are not known: 'results.json' cannot be read.")
