"""Acts of several questions: what belongs together is taken back as one and made again as one."""

from __future__ import annotations

import pytest

from resurgence_tui.app.host import Host
from tests.app.tiny_host import answer, tiny_host
from tests.tiny.game import GAME

SOLD = ("bid:2", "colour:red")


def asked(host: Host, seat: int) -> str:
    """The rule that asks a seat."""
    ask = host.ask_of(seat)
    assert ask is not None
    return ask.decision.rule


@pytest.fixture
def after_bid(monkeypatch: pytest.MonkeyPatch) -> Host:
    """Anna has bid, and is asked for her colour; both are one act."""
    monkeypatch.setattr(type(GAME), "together", {"BID": "secret", "COLOUR": "secret"})
    host = tiny_host("human", "human")
    answer(host, 0, SOLD[0])
    return host


def test_questions_of_one_act_are_taken_back_together_and_made_again_together(after_bid: Host) -> None:
    host = after_bid
    answer(host, 0, SOLD[1])
    assert host.undo(0).choices == 2
    assert (asked(host, 0), host.decisions) == ("BID", 0)
    assert host.redo().choices == 1
    assert host.decisions == 2 and not host.can_redo


def test_a_question_that_begins_an_act_is_none_with_what_went_before(
    after_bid: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = after_bid
    answer(host, 0, SOLD[1])
    monkeypatch.setattr(type(GAME), "begins", frozenset({"COLOUR"}))
    host.undo(0)
    assert (asked(host, 0), host.decisions) == ("COLOUR", 1)
    host.undo(0)
    assert (asked(host, 0), host.decisions) == ("BID", 0)
    host.redo()
    assert (asked(host, 0), host.decisions) == ("COLOUR", 1)


def test_questions_of_different_acts_are_taken_back_one_by_one(
    after_bid: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = after_bid
    answer(host, 0, SOLD[1])
    monkeypatch.setattr(type(GAME), "together", {"BID": "bid", "COLOUR": "colour"})
    host.undo(0)
    assert (asked(host, 0), host.decisions) == ("COLOUR", 1)
