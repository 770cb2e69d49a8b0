"""A file of every format ever released still loads, with everything that was in it, and the game goes on."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app.library import Library, OtherContent
from resurgence_tui.saves.migrations import MIGRATIONS
from resurgence_tui.saves.packing import unpack
from resurgence_tui.saves.reading import LARGEST, parse, parse_head
from resurgence_tui.saves.save_file import FORMAT
from resurgence_tui.saves.store import Store
from tests.opened import opened

FOLDER = Path(__file__).parent.parent / "fixtures" / "saves"
FILES = sorted(FOLDER.glob("*.json"))


def values_in(file: Path) -> dict[str, Any]:
    """What stands in a file of any format, with nothing packed."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if "packed" in found:
        secret = json.loads(unpack(found.pop("packed"), LARGEST))
        found["setup"]["seed"] = secret.pop("seed")
        found |= secret
    return found


def test_there_is_a_file_of_every_older_format_and_a_migration_from_each() -> None:
    older = set(range(1, FORMAT))
    assert {json.loads(file.read_text(encoding="utf-8"))["format"] for file in FILES} == older
    assert set(MIGRATIONS) == older


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_older_file_holds_what_it_held(file: Path) -> None:
    before, now = values_in(file), opened(file)
    since = {2: {"undone": [], "pins": []}, 3: {"edition": 1, "base": None, "noted": None}}
    for number in range(before["format"] + 1, FORMAT + 1):
        before |= since[number]
    assert now == {**before, "format": FORMAT, "checksum": now["checksum"]}
    head = parse_head(file.read_bytes(), file.name)
    assert [seat.name for seat in head.setup.seats] == [seat["name"] for seat in before["setup"]["seats"]]


@pytest.mark.games
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_older_game_goes_on_and_is_saved_in_the_present_format(file: Path, tmp_path: Path) -> None:
    path = tmp_path / file.name
    shutil.copyfile(file, path)
    library, rng = Library(Store(tmp_path)), random.Random(1)
    try:
        host = library.resume(path)
    except OtherContent as other:
        assert other.stored and "content_pack" in file.name
        host = library.resume(path, stored_content=True)
    decisions = host.decisions
    while not host.over:
        ask = host.asks()[0]
        host.submit(ask.ticket, rng.choice(ask.decision.options))
    if json.loads(file.read_text(encoding="utf-8"))["abandoned"]:
        assert host.decisions == decisions
        host.save()
    save = parse(path.read_bytes(), path.name)
    assert (save.format, len(save.choices)) == (FORMAT, host.decisions)
    assert save.over or save.abandoned
