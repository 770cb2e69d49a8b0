"""Undo by key, apart from any screen."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.host import Host
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.table.undo import Undo
from tests.build import a_table
from tests.ui.parts.fakes import FirstQuestion, NotedTable
from tests.ui.table.playing import host_at, new_host


def placing() -> Host:
    """Anna is to place the first of two tokens, Boris after her."""
    position = a_table(seats=2).first_player(0)
    for seat in range(2):
        position.assigned(seat, metro="laborer laborer")
    return host_at(position.at("PLACE-01"))


@dataclass
class Mind:
    """Of so many steps that are only in mind, and those of them that were taken back."""

    steps: int = 0
    undone: int = 0

    def take_back(self) -> bool:
        """Takes one back."""
        had = self.steps > 0
        self.steps, self.undone = self.steps - had, self.undone + had
        return had

    def make_again(self) -> bool:
        """Makes one again."""
        had = self.undone > 0
        self.steps, self.undone = self.steps + had, self.undone - had
        return had


def undo_of(host: Host, steps: int = 0) -> tuple[Undo, NotedTable, FirstQuestion]:
    """The part with what it writes to."""
    table, question = NotedTable(), FirstQuestion(host)
    return Undo(words(), host, HandOver(host), question, table, Mind(steps)), table, question


def test_without_a_choice_it_says_that_there_is_nothing_to_take_back() -> None:
    host = new_host()
    undo, table, question = undo_of(host)
    undo.undo()
    assert table.done == [("say", "Nothing to undo: the game starts here.")] and question.forgotten == 0


@pytest.mark.parametrize("deed", ["undo", "reset_turn"])
def test_a_choice_is_taken_back_told_and_asked_again(deed: str) -> None:
    host = placing()
    first = host.asks()[0].decision
    host.submit(host.asks()[0].ticket, "place:laborer:metro:rest")
    undo, table, question = undo_of(host)
    undo.deeds()[deed]()
    assert [one[0] if isinstance(one, tuple) else one for one in table.done] == ["note", "go on", "focus"]
    assert host.decisions == 0 and host.asks()[0].decision == first and question.forgotten == 1


def test_what_was_taken_back_is_made_again() -> None:
    host = placing()
    host.submit(host.asks()[0].ticket, "place:laborer:metro:rest")
    after = host.view(0)
    undo, table, _ = undo_of(host)
    undo.undo()
    undo.redo()
    assert host.decisions == 1 and host.view(0) == after and table.done.count("go on") == 2


def test_what_is_only_in_mind_goes_first_and_the_host_is_not_asked() -> None:
    host = placing()
    host.submit(host.asks()[0].ticket, "place:laborer:metro:rest")
    undo, table, _ = undo_of(host, steps=1)
    undo.undo()
    undo.redo()
    undo.undo()
    assert host.decisions == 1 and table.done == []
    undo.undo()
    assert host.decisions == 0 and table.done
