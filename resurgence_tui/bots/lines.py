"""A program's answer to a question that it was asked in JSON lines: what it chooses, or what does not fit."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import NamedTuple

NO_JSON, NO_ANSWER, STALE, UNLISTED = "no_json", "no_answer", "stale", "unlisted"
"""What may be wrong with an answer."""


class Unfit(Exception):
    """An answer that does not fit. what: which of the four it is. said: the option that it names, if any."""

    def __init__(self, what: str, said: str = "") -> None:
        super().__init__(what)
        self.what, self.said = what, said


class Answer(NamedTuple):
    """What a line says."""

    ticket: object
    option: str


def answer_in(line: str) -> Answer:
    """The answer that a line holds; Unfit if it holds none."""
    try:
        given = json.loads(line)
    except (ValueError, RecursionError):
        raise Unfit(NO_JSON) from None
    if not isinstance(given, dict) or not isinstance(given.get("choose"), str) or "ticket" not in given:
        raise Unfit(NO_ANSWER)
    return Answer(given["ticket"], given["choose"])


def fitting(answer: Answer, ticket: str, options: Collection[str]) -> str:
    """The option that an answer to the question with that ticket chooses; Unfit if it is not one of the options."""
    if answer.ticket != ticket:
        raise Unfit(STALE)
    if answer.option not in options:
        raise Unfit(UNLISTED, answer.option)
    return answer.option
