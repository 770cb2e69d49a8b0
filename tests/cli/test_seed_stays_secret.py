"""The seed of a running game is named by no command: decks, hands and Rubble follow from it."""

from __future__ import annotations

import itertools
import random
import re
import time
from pathlib import Path
from uuid import UUID

import pytest

from resurgence_tui.app import host as host_module
from resurgence_tui.app.host import Host, new_seed
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.saves import save_file
from resurgence_tui.saves.save_file import canonical, checksum, make_setup
from resurgence_tui.saves.store import Store
from tests.opened import opened

SEED = 918273645546372819
SEATS = "Anna,Boris"


def names_it(text: str) -> bool:
    """Whether the seed stands in a text, however it is broken or written."""
    return str(SEED) in re.sub(r"\D", "", text) or f"{SEED:x}" in text.casefold()


def played(folder: Path, seed: int = SEED, choices: int = 9, seats: str = SEATS) -> Host:
    """A game on disk whose seed nobody has typed."""
    host = Library(Store(folder)).new(make_setup(parse_seats(seats), seed))
    while host.decisions < choices and not host.over:
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    host.close()
    return host


def tampered(path: Path, target: Path, **other: object) -> Path:
    """A copy of the save with other values and a checksum that fits."""
    data = opened(path) | other
    data["checksum"] = checksum({key: canonical(value) for key, value in data.items() if key != "checksum"})
    target.write_text(canonical(data), encoding="utf-8")
    return target


def test_no_command_names_the_seed_of_a_running_game(run, tmp_path: Path) -> None:
    host = played(tmp_path / "saves")
    file, saves = str(host.path), ("--saves", str(tmp_path / "saves"))
    data = opened(host.path)
    wrong = tampered(host.path, tmp_path / "wrong.json", setup={**data["setup"], "seed": SEED + 1})
    other = tampered(host.path, tmp_path / "other.json", choices=data["choices"][:-1])
    abandoned = tampered(host.path, tmp_path / "abandoned.json", abandoned=True)
    lines = [
        ("show", file), ("show", file, "--seat", "Anna"), ("show", file, "--score"), ("show", file, "--svg", "-"),
        ("show", file, "--score", "--svg", "-"), ("replay", file), ("replay", file, "--at", "3"), ("check", file),
        ("export", "--plain", file), ("results", *saves), ("play", "--plain", file, *saves),
        ("play", "--jsonl", file, *saves), ("resume", file), ("show", str(wrong)), ("check", str(wrong)),
        ("check", str(other)), ("show", str(abandoned), "--score"), ("show", str(abandoned), "--svg", "-"),
        ("play", "--plain", str(abandoned)), ("replay", str(abandoned)), ("--help",), ("new", "--help"),
    ]  # fmt: skip
    for line in lines:
        for debug in ([], ["--debug"]):
            done = run(*line, *debug, typed="\n?\nb\nu\n\n1\n?\nq\n")
            assert not names_it(done.out) and not names_it(done.err), line
    found = [path for path in tmp_path.rglob("*") if path.is_file() and path.name.startswith("resurgence")]
    assert len(found) >= 3
    for path in found:
        assert not names_it(path.name) and not names_it(path.read_text(encoding="utf-8")), path


def test_who_typed_the_seed_alone_is_told_and_nobody_after_that(run, tmp_path: Path) -> None:
    saves = ("--saves", str(tmp_path))
    done = run("play", "--plain", "--seed", str(SEED), "--seats", "Anna,bot:eager", *saves, typed="q\n")
    assert f"\nSeed {SEED}: " in done.out
    (saved,) = tmp_path.glob("*.json")
    assert not names_it(run("play", "--plain", str(saved), *saves, typed="q\n").out)
    done = run("play", "--plain", "--seed", str(SEED), "--seats", SEATS, *saves, typed="?\nq\n")
    assert done.status == 0 and not names_it(done.out)  # both look at this screen


def test_the_seed_is_told_when_the_game_is_over(run, tmp_path: Path) -> None:
    host = played(tmp_path, choices=10_000)
    assert host.over
    for line in (("play", "--plain", str(host.path)), ("show", str(host.path), "--score"),
                 ("export", "--plain", str(host.path))):  # fmt: skip
        assert names_it(run(*line).out), line


def test_check_tells_no_hidden_value_of_a_running_game(run, tmp_path: Path) -> None:
    host = played(tmp_path, choices=10)
    assert host.path is not None
    data = opened(host.path)
    deck = data["table"]["survivor_deck"]
    deck[0], deck[1] = deck[1], deck[0]
    done = run("check", str(tampered(host.path, tmp_path / "deck.json", table=data["table"])))
    told = " in the file differs from what its choices lead to."
    assert done.out.startswith(f"deck.json is not sound: table.survivor_deck.0{told}")
    assert deck[0] not in done.out and deck[1] not in done.out
    data = opened(host.path)
    kept = [choice for choice in data["choices"] if choice[1].startswith("keep:")]
    assert kept
    data["choices"][data["choices"].index(kept[0])][1] = "keep:salvage_secret"
    done = run("check", str(tampered(host.path, tmp_path / "choice.json", choices=data["choices"])))
    assert "an answer given in private is not one of the answers to SAL-02." in done.out
    assert "salvage_secret" not in done.out


def test_ids_names_and_tickets_do_not_depend_on_the_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = played(tmp_path / "1"), played(tmp_path / "2")
    assert one.game_id != other.game_id and one.path is not None and other.path is not None
    assert one.path.name != other.path.name and one.asks()[0].ticket != other.asks()[0].ticket
    monkeypatch.setattr(save_file, "uuid4", lambda: UUID(int=7))
    made = []
    for seed in (SEED, 3):
        monkeypatch.setattr(host_module, "_NUMBERS", itertools.count(1))
        host = played(tmp_path / str(seed), seed, choices=0)
        assert host.path is not None
        made.append((host.game_id, host.path.name, [ask.ticket for ask in host.asks()]))
    assert made[0] == made[1]


def test_a_seed_that_the_program_takes_follows_neither_from_the_time_nor_from_a_known_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    taken = set()
    for clock in ("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter"):
        monkeypatch.setattr(time, clock, lambda: 1_000_000)
    for _ in range(20):
        random.seed(1)
        taken.add(new_seed())
    assert len(taken) == 20 and max(taken).bit_length() > 40
