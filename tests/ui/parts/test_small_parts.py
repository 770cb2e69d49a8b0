"""The held game, notes on saving, the end of a turn and the idle menu, each apart from any screen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from resurgence_tui.i18n.text import words
from resurgence_tui.saves.lock import Holder
from resurgence_tui.ui.table.end_of_turn import DONE, EndOfTurn
from resurgence_tui.ui.table.idle import LEAVE, SCORE, Idle, leave_row
from resurgence_tui.ui.table.locked_game import LOOK_AGAIN, LockedGame
from resurgence_tui.ui.table.saving import SavingNews, SavingNotes
from tests.ui.parts.fakes import FirstQuestion, NotedTable
from tests.ui.parts.test_undo import placing


class Disk:
    """A host whose saving can be told to fail."""

    def __init__(self) -> None:
        self.save_problem: str | None = None
        self.mended = False

    def settle(self) -> None:
        """Saved, once the disk is mended."""
        if self.mended:
            self.save_problem = None


def test_that_saving_fails_is_told_once_and_that_it_works_again_once() -> None:
    disk, told = Disk(), list[SavingNews]()
    notes = SavingNotes(words(), disk, told.append)  # type: ignore[arg-type]
    assert notes.news() == SavingNews()
    disk.save_problem = "No room."
    assert (notes.news(), notes.news()) == (SavingNews(problem="No room."), SavingNews())
    disk.save_problem = None
    assert notes.news().notice and notes.news() == SavingNews()


def test_the_key_tries_again_and_says_whether_it_is_saved() -> None:
    disk, told = Disk(), list[SavingNews]()
    notes = SavingNotes(words(), disk, told.append)  # type: ignore[arg-type]
    notes.save_again()
    assert told == []
    disk.save_problem = "No room."
    notes.news()
    notes.save_again()
    assert told == [SavingNews()] and notes.news() == SavingNews(problem="No room.")
    disk.mended = True
    notes.save_again()
    assert told[1].notice and notes.news() == SavingNews()


def held_game(holder: Holder | None) -> tuple[LockedGame, NotedTable]:
    """The part, for a host that another program holds or not."""
    table = NotedTable()
    host: Any = SimpleNamespace(locked_by=holder)
    return LockedGame(None, words(), host, table, leave_row(words())), table  # type: ignore[arg-type]


def test_what_would_change_a_game_that_is_open_elsewhere_is_refused_with_the_reason() -> None:
    done: list[str] = []
    held, table = held_game(Holder())
    held.guarded(lambda: done.append("undo"))()
    assert done == [] and len(table.done) == 1 and table.done[0][0] == "say"
    free, table = held_game(None)
    free.guarded(lambda: done.append("undo"))()
    assert done == ["undo"] and table.done == []


def test_the_menu_of_a_held_game_offers_to_look_again_and_to_leave() -> None:
    held, _ = held_game(Holder())
    assert [row.id for row in held.question(Holder()).rows] == [LOOK_AGAIN, LEAVE]
    assert not held.picked(LEAVE)


@pytest.mark.parametrize(
    ("over", "abandoned", "humans", "covered", "rows", "asked"),
    [
        (True, False, [0], False, [SCORE, LEAVE], "The game is over."),
        (True, True, [0], False, [LEAVE], "The game was abandoned."),
        (False, False, [0], True, [], "The curtain is drawn."),
        (False, False, [0], False, [], "The game goes on."),
        (False, False, [], False, [], "Bots are playing."),
    ],
)
def test_the_idle_menu_offers_what_there_is(
    over: bool, abandoned: bool, humans: list[int], covered: bool, rows: list[str], asked: str
) -> None:
    done: list[str] = []
    host: Any = SimpleNamespace(over=over, abandoned=abandoned, humans=humans, locked_by=None)
    held = LockedGame(None, words(), host, NotedTable(), leave_row(words()))  # type: ignore[arg-type]
    pace: Any = SimpleNamespace(question=lambda: None, picked=lambda row: False)
    thinking: Any = SimpleNamespace(question=lambda: None)
    idle = Idle(
        words(), host, held, pace, thinking, is_covered=lambda: covered, show_score=lambda: done.append(SCORE),
        leave=lambda: done.append(LEAVE),
    )
    question = idle.question()
    assert [row.id for row in question.rows] == rows and question.asked == asked
    assert all(idle.picked(row) for row in rows) and done == rows and not idle.picked("place:rest")


class SeenTop:
    """What the end of a turn needs of the table."""

    def __init__(self) -> None:
        self.menu = SimpleNamespace(look_at=lambda row: self.done.append(("look at", row)))
        self.done: list[Any] = []

    def say(self, problem: str) -> None:
        """Noted."""
        self.done.append(("say", problem))


def end_of_turn(left: list[str], asks: bool = True) -> tuple[EndOfTurn, SeenTop]:
    """The part, with what is left to do."""
    top = SeenTop()
    part = EndOfTurn(
        words(), FirstQuestion(placing()), top,  # type: ignore[arg-type]
        left_to_do=lambda decision: left, asks=lambda: asks,
        asked_anew=lambda: top.done.append("asked anew"),
    )
    return part, top


def test_ending_with_something_left_to_do_is_held_back_once_and_names_it() -> None:
    part, top = end_of_turn(["Arbat", "the Scout"])
    assert part.holds_back(DONE) and top.done[:2] == ["asked anew", ("look at", DONE)]
    assert "Arbat and the Scout" in top.done[2][1]
    assert not part.holds_back(DONE)


@pytest.mark.parametrize(
    ("left", "asks", "row"), [([], True, DONE), (["Arbat"], False, DONE), (["Arbat"], True, "effect:arbat")]
)
def test_nothing_else_is_held_back(left: list[str], asks: bool, row: str) -> None:
    part, top = end_of_turn(left, asks)
    assert not part.holds_back(row) and top.done == []
