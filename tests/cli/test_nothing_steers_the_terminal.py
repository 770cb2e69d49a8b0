"""Whatever stands in a file or its name, no command prints anything that could steer the terminal."""

from __future__ import annotations

import io
import json
import shutil
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.app.results import keep_result
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.assets_path import assets
from resurgence_tui.cli.plain import Plain
from resurgence_tui.i18n.text import OVERLAY, entries
from resurgence_tui.printable import is_shown
from resurgence_tui.saves.save_file import canonical, checksum, make_setup
from resurgence_tui.saves.store import Store
from tests.opened import opened

EVIL = "\x1b]0;x\x07\u202e\x9b2J\u2066\r\x00\nspoof"
SAVE = Path(__file__).parents[1] / "fixtures" / "games" / "2_seats_draft_9.json"
Keys = tuple[Any, ...]


def clean(text: str) -> bool:
    """Whether a terminal is only written to."""
    return all(char == "\n" or is_shown(char) for char in text)


def strings(value: Any, path: Keys = ()) -> Iterator[tuple[Keys, bool]]:
    """Where strings stand in JSON values, as values or as keys (True)."""
    if isinstance(value, str):
        yield path, False
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        if isinstance(key, str):
            yield (*path, key), True
        yield from strings(inner, (*path, key))


def kinds(value: Any) -> list[tuple[Keys, bool]]:
    """One place for each kind of string: lists and free keys count once."""
    found: dict[Any, tuple[Keys, bool]] = {}
    for path, is_key in strings(value):
        known = tuple("*" if isinstance(part, int) or "chance" in path[:at] else part for at, part in enumerate(path))
        found.setdefault((known, is_key), (path, is_key))
    return list(found.values())


def spoiled(data: Any, path: Keys, is_key: bool) -> Any:
    """The values with one string that is not as it should be."""
    data = deepcopy(data)
    inner = data
    for part in path[:-1]:
        inner = inner[part]
    if is_key:
        inner[f"{path[-1]}{EVIL}"] = inner.pop(path[-1])
    else:
        inner[path[-1]] += EVIL
    return data


def written(file: Path, data: dict[str, Any]) -> Path:
    """A save with a checksum that fits."""
    data["checksum"] = checksum({key: canonical(value) for key, value in data.items() if key != "checksum"})
    file.write_text(canonical(data), encoding="utf-8")
    return file


def running(folder: Path) -> dict[str, Any]:
    """The open values of a game that goes on, in which a choice was taken back and a PIN is set."""
    host = Library(Store(folder)).new(make_setup(parse_seats("Anna,Boris"), 4, options={"encounters": True}))
    for _ in range(7):
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    host.undo()
    assert host.path is not None
    host.close()
    data = opened(host.path)
    assert data["undone"] and data["choices"]
    return data


def test_no_string_of_a_save_steers_the_terminal(run, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Of the saves that open, the usual run shows every third in all ways."""
    data, tried, opens = running(tmp_path / "saves"), 0, 0
    file = tmp_path / "one.json"
    for path, is_key in kinds(data):
        if path == ("checksum",):
            continue
        written(file, spoiled(data, path, is_key))
        done = run("check", str(file))
        assert clean(done.out + done.err), (path, is_key)
        assert "\nspoof" not in done.out + done.err, (path, is_key)
        tried += 1
        if done.status != 2 and "its table cannot be" not in done.out:
            opens += 1
            if opens % 3 and not request.config.option.thorough:
                continue
            for line in (("show", str(file)), ("show", str(file), "--seat", "1"), ("show", str(file), "--score"),
                         ("replay", str(file)),
                         ("play", "--plain", str(file), "--saves", str(tmp_path))):  # fmt: skip
                done = run(*line, typed="\nb\nq\n")
                assert clean(done.out + done.err), (path, is_key, line)
    assert tried > 100 and opens >= 10


def test_no_string_of_a_finished_game_steers_the_terminal(run, tmp_path: Path) -> None:
    data = opened(SAVE)
    file = tmp_path / "one.json"
    seat = [(path, is_key) for path, is_key in kinds(data["table"]["seats"][0]) if path[0] in ("sheet", "earned")]
    assert len(seat) > 5
    places = [(("table", "seats", 0, *path), is_key) for path, is_key in seat[:6]]
    places += [(("setup", "options", "start"), False), (("log", 9, 2, 0), False), (("choices", 9, 1), False)]
    for path, is_key in places:
        written(file, spoiled(data, path, is_key))
        for line in (("show", str(file), "--score"), ("show", str(file)), ("export", "--plain", str(file))):
            done = run(*line)
            assert clean(done.out + done.err), (path, is_key, line)


def test_no_string_of_the_results_steers_the_terminal(run, tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).new(make_setup(parse_seats("Anna,bot:eager"), 4))
    host.hand_to(0, "bot:random")
    host.run_on()
    host.hand_to(0, "human")
    assert keep_result(host) == ""
    assert host.path is not None
    host.path.unlink()
    file = tmp_path / "results.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    assert "Anna" in run("results", "--saves", str(tmp_path)).out
    for path, is_key in kinds(data):
        file.write_text(json.dumps(spoiled(data, path, is_key)), encoding="utf-8")
        done = run("results", "--saves", str(tmp_path))
        assert clean(done.out + done.err), (path, is_key)


def test_no_setting_steers_the_terminal(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RESURGENCE_CONFIG", str(tmp_path / "config"))
    (tmp_path / "config").mkdir()
    line = ("play", "--plain", "--seats", "bot:random*2", "--solo", "village")  # read, then refused
    for key in ("theme", "signs", "language", "saves", "content", "animation", "nothing", f"x{EVIL}"):
        text = f"{json.dumps(key)} = {json.dumps(EVIL)}\n"
        (tmp_path / "config" / "settings.toml").write_text(text, encoding="utf-8")
        done = run(*line)
        assert done.err and clean(done.out + done.err), key
    (tmp_path / "config" / "settings.toml").write_text(f"theme = {EVIL}\n", encoding="utf-8")
    assert clean(run(*line).err)


@pytest.mark.parametrize("name", sorted(path.name for path in (assets() / "content" / "resurgence").glob("*.json")))
def test_no_string_of_a_content_pack_steers_the_terminal(run, tmp_path: Path, name: str) -> None:
    data = json.loads((assets() / "content" / "resurgence" / name).read_text(encoding="utf-8"))
    pack = tmp_path / "pack"
    pack.mkdir()
    for path, is_key in kinds(data)[:12]:
        (pack / name).write_text(json.dumps(spoiled(data, path, is_key)), encoding="utf-8")
        done = run("play", "--plain", "--content", str(pack), "--saves", str(tmp_path / "saves"))
        assert clean(done.out + done.err), (path, is_key)


def test_no_word_of_a_bundle_steers_the_terminal(run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = tmp_path / "words"
    bundle.mkdir()
    marked = EVIL.replace("\n", "")
    for path in (assets() / "i18n" / "en").glob("*.ftl"):
        plain = [source.rstrip("\n") for _, source in entries(path) if source.count("\n") == 1]
        (bundle / path.name).write_text("".join(f"{line}{marked}\n" for line in plain), encoding="utf-8")
    monkeypatch.setenv(OVERLAY, str(bundle))
    saves = ("--saves", str(tmp_path / "saves"))
    for line in (("play", "--plain", "--seats", "Anna,Boris", *saves), ("play", "--jsonl", "--seats", "Anna,Boris"),
                 ("rules", "UPK-C"), ("show", str(SAVE)), ("show", str(SAVE), "--score"), ("results", *saves),
                 ("show", str(SAVE), "--svg", "-"), ("replay", str(SAVE))):  # fmt: skip
        done = run(*line, typed="?\nb\n1\n1\n\n\nzz\nq\n")
        assert "?]0;x" in done.out or "\\u001b]0;x" in done.out or line[0] == "show", line
        assert clean(done.out + done.err), line
    host = Library().new(make_setup(parse_seats("Anna,bot:eager"), 4))
    out = io.StringIO()
    Plain(host, io.StringIO("?\nq\n"), out).play()
    assert "?]0;x" in out.getvalue() and clean(out.getvalue())


def test_no_name_that_is_typed_or_found_steers_the_terminal(run, tmp_path: Path) -> None:
    name = f"a{EVIL}".replace("\x00", "")
    damaged, sound = tmp_path / f"{name}.json", tmp_path / f"{name}b.json"
    damaged.write_text("{", encoding="utf-8")
    shutil.copyfile(SAVE, sound)
    folder = tmp_path / name
    for line in (
        ("check", str(damaged)), ("check", str(sound)), ("show", str(tmp_path / f"none{name}")), ("show", str(sound)),
        ("show", str(sound), "--seat", name), ("resume", name), ("rules", name), (name,), ("check", "--" + name),
        ("play", "--plain", "--seats", name), ("play", "--plain", "--content", name), ("results", "--saves", name),
        ("play", "--plain", "--seats", "Anna,Boris", "--saves", str(folder)), ("results", "--name", name),
        ("export", "--plain", str(sound), str(tmp_path / f"{name}out")), ("export", "--plain", str(sound), str(sound)),
        ("simulate", "--seats", "bot:random*2", "--json", str(tmp_path / "none" / name)), ("new", "--seed", name),
    ):  # fmt: skip
        for debug in ([], ["--debug"]):
            done = run(*line, *debug, typed=f"{name}\nq\n")
            assert clean(done.out + done.err), line
            assert debug or "\nspoof" not in done.err, line
