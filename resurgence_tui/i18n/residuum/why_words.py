"""Why something is asked, with what the table says about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from resurgence_tui.engine.types import Decision, Seat
from resurgence_tui.games.residuum.rules.calendar import provisions_due
from resurgence_tui.games.residuum.rules.conflict import pieces
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.text import Value, Words

from .names import amount
from .phrases import Reader
from .pieces import pieces_text, standing
from .printed_words import goods_text
from .prompt_words import question

Params = dict[str, Value]


def why_text(words: Words, decision: Decision, view: View, *, names: Sequence[str] = ()) -> str:
    """One sentence or two on what a decision means; empty if it is hidden."""
    if not decision.options:
        return ""
    read, key = Reader(words, names, view), question(decision).why
    if key == "why_welcome" and not _says_to_trade(view):
        key = "why_welcome_silent"
    values = VALUES[key](read, view, decision) if key in VALUES else {}
    return read.text(key, **values)


def _says_to_trade(view: View) -> bool:
    """What the visitor has said; facts of the last choice tell it."""
    return any(fact.key == "word_given" and fact.values[-1] == "trade" for fact in view.facts)


def _other(view: View, seat: Seat) -> Seat:
    return view.meeting.host if seat == view.meeting.visitor else view.meeting.visitor


def _visitor(read: Reader, view: View, decision: Decision) -> Params:
    """Who comes with what, and what the host has there."""
    meeting = view.meeting
    visitors = amount(read.words, "outrider", len(view.convoy.members))
    return {
        "name": read.player(meeting.visitor), "hex": read.hex(meeting.hex), "pieces": visitors,
        "mine": pieces_text(read, standing(view, decision.seat, meeting.hex)),
    }  # fmt: skip


def _offer(read: Reader, view: View, decision: Decision) -> Params:
    meeting = view.meeting
    return {
        "name": read.player(_other(view, decision.seat)), "give": goods_text(read.words, meeting.give),
        "want": goods_text(read.words, meeting.want),
    }  # fmt: skip


def _strengths(read: Reader, view: View, decision: Decision) -> Params:
    other = _other(view, decision.seat)
    return {"name": read.player(other), "mine": pieces(view, decision.seat), "theirs": pieces(view, other)}


VALUES: dict[str, Callable[[Reader, View, Decision], Params]] = {
    "why_discard": lambda read, view, decision: {"count": view.content.numbers.hand_limit},
    "why_buy": lambda read, view, decision: {"credit": view.visit.credit},
    "why_welcome": _visitor,
    "why_welcome_silent": _visitor,
    "why_answer": _offer,
    "why_lay_card": _strengths,
    "why_nuclear": lambda read, view, decision: {"count": view.content.numbers.nuclear_boost},
    "why_plunder": lambda read, view, decision: {"name": read.player(_other(view, decision.seat))},
    "why_feed": lambda read, view, decision: {"count": provisions_due(view, decision.seat)},
}
"""Explanations that follow the table."""
