"""A table and an open question that only write down what parts of the table screen ask of them."""

from __future__ import annotations

from typing import Any

from resurgence_tui.app.host import Ask, Host
from resurgence_tui.engine.types import NOBODY, Seat


class NotedTable:
    """Keeps what it is asked to do, in order."""

    def __init__(self) -> None:
        self.done: list[Any] = []

    def go_on(self) -> None:
        """Noted."""
        self.done.append("go on")

    def update(self) -> None:
        """Noted."""
        self.done.append("update")

    def ask_again(self) -> None:
        """Noted."""
        self.done.append("ask again")

    def say(self, problem: str) -> None:
        """Noted."""
        self.done.append(("say", problem))

    def note(self, notice: str) -> None:
        """Noted."""
        self.done.append(("note", notice))

    def focus_question(self) -> None:
        """Noted."""
        self.done.append("focus")


class FirstQuestion:
    """The question that a host asks first now."""

    def __init__(self, host: Host) -> None:
        self.host, self.warned, self.forgotten = host, False, 0

    @property
    def ask(self) -> Ask | None:
        """The question with its ticket."""
        asks = self.host.asks()
        return asks[0] if asks else None

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.ask.decision.seat if self.ask is not None else NOBODY

    @property
    def rule(self) -> str:
        """The rule that asks."""
        return self.ask.decision.rule if self.ask is not None else ""

    def take(self, ask: Ask | None, view: Any) -> None:
        """It follows the host."""

    def picked(self, row: str) -> list[str]:
        """A row is one answer."""
        return [row]

    def back(self) -> str | None:
        """There is no second look."""
        return None

    def forget_plans(self) -> None:
        """Counted."""
        self.forgotten += 1
