"""Changed saves by the thousand: each is refused in one sentence, or is a game that can be played on.

RESURGENCE_FUZZ sets how many (800 if not), RESURGENCE_FUZZ_SEED the first seed; a failure names its own.
"""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random

import pytest

from resurgence_tui.app.history import CannotUndo
from resurgence_tui.app.history_of_points import points_of
from resurgence_tui.app.host import Host
from resurgence_tui.app.library import open_save
from resurgence_tui.app.retelling import retell
from resurgence_tui.cli.check import fault
from resurgence_tui.cli.table_text import table_lines
from resurgence_tui.engine.errors import GameError
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.soundness import problems
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.reading import parse, parse_head
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.resurgence.log_text import Telling
from resurgence_tui.ui.resurgence.news import news_of
from resurgence_tui.ui.table.seats import SeatLook
from tests.saves.mutating import mutated, values
from tests.saves.playing import a_game

COUNT = int(os.environ.get("RESURGENCE_FUZZ", "800"))
FIRST = int(os.environ.get("RESURGENCE_FUZZ_SEED", "1"))
PARTS = 4
MOST_SECONDS = 5
CHOICES = 20

FIXTURES = Path(__file__).parents[1] / "fixtures" / "saves"


@cache
def bases() -> list[str]:
    """Real saves, nothing packed: the games kept as fixtures, and some at other moments."""
    found = [parse(path.read_bytes(), path.name).plain_text() for path in sorted(FIXTURES.glob("*.json"))]
    seated = (("Anna,Boris", 5, {}), ("Anna,bot:random,Cleo", 25, {}), ("Anna", 40, {"solo": "town"}))
    for seats, choices, options in seated:
        host = a_game(None, choices, seats, **options)
        with suppress(CannotUndo):
            host.undo()
        found.append(host.save_file().plain_text())
    return found


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
    """What came of the changed save with that seed: ``refused``, ``unfit`` or ``played``; the words of the refusal."""
    chance = Random(seed)
    raw = mutated(values(chance.choice(bases())), chance)
    with suppress(GameError):
        parse_head(raw, "it")
    try:
        save = parse(raw, "it")
    except GameError as error:
        return refusal("refused", error)
    try:
        game, table = open_save(save)
    except GameError as error:
        return refusal("unfit", error)
    assert isinstance(fault(game, table, save), str)
    retell(game, getattr(table, "content", None), save)
    play_on(Host(game, table, save), chance)
    return "played"


def refusal(kind: str, error: GameError) -> str:
    """The kind, after a look at the sentence."""
    sentence = str(error)
    assert sentence.endswith(".") and "\n" not in sentence and len(sentence) < 300, sentence
    return kind


def play_on(host: Host, chance: Random) -> None:
    """Look at all that can be seen, play some choices, take some back: all of it sound."""
    state = host._table
    assert problems(state) == []  # type: ignore[arg-type]
    looks = tuple(SeatLook(seat.name, seat.colour, False) for seat in host.setup.seats)
    for seat in (NOBODY, *range(len(host.names))):
        table_lines(words(), host.view(seat), host.names)
        Telling(words(), host).lines(seat, looks)
        news_of(words(), host.log(seat), max(seat, 0), len(host.names))
    points_of(host)
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
    text = host.save_file().text()
    again = parse(text.encode(), "it")
    open_save(again)
    assert again.text() == text


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.games
def test_a_changed_save_is_refused_in_one_sentence_or_is_a_game_that_can_be_played_on(part: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(FIRST + part, FIRST + COUNT, PARTS):
        try:
            with in_time(MOST_SECONDS):
                found[tried(seed)] += 1
        except BaseException as error:
            raise AssertionError(f"RESURGENCE_FUZZ_SEED={seed} RESURGENCE_FUZZ=1: {type(error).__name__}") from error
    if COUNT >= 800:
        assert all(found[kind] > COUNT / PARTS / 50 for kind in ("refused", "unfit", "played")), found


def test_what_is_changed_is_real(tmp_path: Path) -> None:
    for number, base in enumerate(bases()):
        chance = Random(number)
        path = tmp_path / "game.json"
        path.write_bytes(mutated(values(base), chance))
        with suppress(GameError):
            Store(tmp_path).read(path)
        assert {"choices", "log", "table", "undone", "pins", "setup"} <= set(values(base))
