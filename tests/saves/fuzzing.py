"""Changed saves by the thousand: each is refused in one sentence, or opens as a game of which all can be shown.

    python -m tests.saves.fuzzing 20000 [FIRST SEED] [PROCESSES]

A failure names its seed; ``python -m tests.saves.fuzzing 1 SEED`` tries it again.
"""

from __future__ import annotations

import multiprocessing
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random

from resurgence_tui.app.history import CannotUndo
from resurgence_tui.app.host import Host
from resurgence_tui.app.library import open_save
from resurgence_tui.app.results import result_of
from resurgence_tui.cli.check import fault
from resurgence_tui.engine.errors import GameError
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.soundness import problems
from resurgence_tui.saves.reading import parse, parse_head
from tests.saves.deriving import derive, derive_files, derive_plainly, derive_replay
from tests.saves.mutating import mutated, values
from tests.saves.playing import a_game
from tests.saves.tampering import tampered

MOST_SECONDS = 20
CHOICES = 20
TOLD_EVERY = 500
"""After how many it is said how far the run is, so that one which is stopped has not been for nothing."""
WITH_CARE = 0.6
"""How many of the saves are changed so that every field is as it should be."""

FIXTURES = Path(__file__).parents[1] / "fixtures"


@cache
def bases() -> list[str]:
    """Real saves, nothing packed: the games kept as fixtures, and some at other moments."""
    files = [*sorted((FIXTURES / "saves").glob("*.json")), *sorted((FIXTURES / "editions").glob("*/*_after_*.json"))]
    found = [parse(path.read_bytes(), path.name).plain_text() for path in files]
    seated = (
        ("Anna,Boris", 2, {}), ("Anna,Boris", 5, {}), ("Anna,bot:random,Cleo", 25, {}), ("Anna", 40, {"solo": "town"}),
    )  # fmt: skip
    for seats, choices, options in seated:
        host = a_game(None, choices, seats, **options)
        with suppress(CannotUndo):
            host.undo()
        found.append(host.save_file().plain_text())
    found.append(from_a_changed_table())
    return found


def from_a_changed_table() -> str:
    """A game that was played on from a table that somebody had changed."""
    host = a_game(None, 60)
    save = host.save_file()
    save.choices[-1:] = []
    host = Host(*open_save(save), save)
    for _ in range(10):
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[-1])
    return host.save_file().plain_text()


class TooLong(BaseException):
    """Something has taken longer than it may."""


@contextmanager
def in_time(seconds: int) -> Iterator[None]:
    """TooLong after so many seconds of work, where the system can tell."""
    if not hasattr(signal, "SIGPROF"):
        yield
        return

    def ring(*_: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def tried(seed: int) -> str:
    """What came of the changed save with that seed.

    ``refused``, ``unfit``, ``sound`` where nothing differs that is checked, ``doubted`` where it is said that the
    choices lead elsewhere, ``settled`` where something was put right.
    """
    chance = Random(seed)
    data = values(chance.choice(bases()))
    with in_time(MOST_SECONDS), rules_of(chance.choice((GAME.edition, GAME.edition, GAME.edition + 1))):
        if chance.random() < WITH_CARE:
            return opened(tampered(data, [values(text) for text in chance.sample(bases(), 3)], chance), chance)
        return opened(mutated(data, chance), chance)


@contextmanager
def rules_of(edition: int) -> Iterator[None]:
    """Let today's rules be those of another edition."""
    before, GAME.edition = GAME.edition, edition
    try:
        yield
    finally:
        GAME.edition = before


def opened(raw: bytes, chance: Random) -> str:
    """Open these bytes and make all of them that can be made."""
    with suppress(GameError):
        parse_head(raw, "it")
    try:
        save = parse(raw, "it")
    except GameError as error:
        return refusal("refused", error)
    as_read = save.model_copy(deep=True)
    try:
        game, table = open_save(save)
    except GameError as error:
        return refusal("unfit", error)
    derive_files(game, table, as_read, save)
    again = game.clone(table)
    derive_replay(game, again, save.model_copy(deep=True))
    host = Host(game, table, save)
    derive(host)
    kind = "doubted" if host.doubt is not None and host.doubt.changed else "settled"
    if kind == "settled" and not fault(game, again, as_read):
        kind = "sound"
    if kind == "sound":
        assert_sound(host)
    play_on(host, chance)
    derive(host)
    derive_plainly(host)
    return kind


def assert_sound(host: Host) -> None:
    """Nothing marks the result of a game that is called sound."""
    result = result_of(host)
    assert result is None or not result.changed


def refusal(kind: str, error: GameError) -> str:
    """The kind, after a look at the sentence."""
    sentence = str(error)
    assert sentence.endswith(".") and "\n" not in sentence and len(sentence) < 300, sentence
    return kind


def play_on(host: Host, chance: Random) -> None:
    """Play some choices, take some back: all of it sound, and saved as it is."""
    assert problems(host._table) == []  # type: ignore[arg-type]
    for number in range(CHOICES):
        if host.over or not host.asks():
            break
        if number == CHOICES // 2:
            with suppress(CannotUndo):
                host.undo()
                host.redo()
        ask = chance.choice(host.asks())
        host.submit(ask.ticket, chance.choice(ask.decision.options))
        assert problems(host._table) == []  # type: ignore[arg-type]
    text, doubt = host.save_file().text(), host.doubt
    again = parse(text.encode(), "it")
    game, table = open_save(again)
    assert again.text() == text
    assert Host(game, table, again).doubt == doubt


def found_by(seed: int) -> tuple[int, str, str]:
    """The seed, what came of it, and the traceback of a failure."""
    try:
        return seed, tried(seed), ""
    except BaseException as error:
        return seed, f"FAILED {type(error).__name__}", traceback.format_exc()


def summary(found: Counter[str]) -> str:
    """How many came to what."""
    return ", ".join(f"{kind} {number}" for kind, number in sorted(found.items()))


def main(count: int, first: int = 1, processes: int = 1) -> int:
    """Try so many; print what came of them. The number of failures."""
    found: Counter[str] = Counter()
    with multiprocessing.Pool(processes) as pool:
        for seed, kind, told in pool.imap_unordered(found_by, range(first, first + count), chunksize=8):
            found[kind] += 1
            if told:
                sys.stdout.write(f"seed {seed}: {told}\n")
            if found.total() % TOLD_EVERY == 0 and found.total() < count:
                sys.stdout.write(f"{found.total()} tried: {summary(found)}\n")
                sys.stdout.flush()
    sys.stdout.write(summary(found) + "\n")
    return sum(number for kind, number in found.items() if kind.startswith("FAILED"))


if __name__ == "__main__":
    sys.exit(min(main(*map(int, sys.argv[1:])), 1))
