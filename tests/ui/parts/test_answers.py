"""Answers on their way to the host, apart from any screen."""

from __future__ import annotations

from typing import Any

from resurgence_tui.app.host import Host
from resurgence_tui.i18n.resurgence.fact_words import fact_text
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.table.answers import Answers
from tests.ui.parts.fakes import FirstQuestion
from tests.ui.parts.test_undo import placing


def answers_of(host: Host) -> tuple[Answers, list[Any]]:
    """The part, and the answers that it has told of."""
    taken: list[Any] = []
    part = Answers(
        words(), host, FirstQuestion(host), done=lambda *one: taken.append(one),
        told=lambda fact: fact_text(words(), fact, host.names), named=frozenset({"rested"}), paid=frozenset(),
        unasked=lambda: False,
    )
    return part, taken


def test_an_answer_is_given_and_told() -> None:
    host = placing()
    answers, taken = answers_of(host)
    before = host.log_length
    assert answers.submit(host.asks()[0].ticket, "place:laborer:metro:rest") and answers.problem == ""
    assert taken == [(before, "place:laborer:metro:rest")] and host.decisions == 1


def test_a_late_or_impossible_answer_changes_nothing_and_says_why() -> None:
    host = placing()
    answers, taken = answers_of(host)
    assert not answers.submit("old", "place:laborer:metro:rest")
    stale = answers.problem
    assert not answers.submit(host.asks()[0].ticket, "place:hero:metro:rest")
    assert stale and answers.problem and answers.problem != stale and taken == [] and host.decisions == 0


def test_of_several_answers_none_follows_one_that_cannot_be_given() -> None:
    host = placing()
    answers, taken = answers_of(host)
    answers.give(host.asks()[0].ticket, ("place:hero:metro:rest", "place:laborer:metro:rest"))
    assert taken == [] and host.decisions == 0 and answers.problem


def test_questions_are_answered_as_long_as_an_answer_is_foreseen() -> None:
    host = placing()
    answers, taken = answers_of(host)
    foreseen = ["place:laborer:metro:rest"]
    answers.give_all(lambda decision: foreseen.pop() if foreseen else "")
    assert [one[1] for one in taken] == ["place:laborer:metro:rest"] and host.decisions == 1
