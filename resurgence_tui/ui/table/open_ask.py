"""The question that is open at a table, as every game holds it; a game adds what the player has in mind about it."""

from __future__ import annotations

from resurgence_tui.app.host import Ask
from resurgence_tui.engine.types import NOBODY, Seat


class OpenAsk:
    """Who is asked what; ``OpenQuestion`` of the protocol says what else a game gives."""

    def __init__(self) -> None:
        self.ask: Ask | None = None
        self.warned = False
        """Whether the player has been told what ending the turn would leave undone."""

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.ask.decision.seat if self.ask is not None else NOBODY

    @property
    def is_begun(self) -> bool:
        """Whether an answer of several steps is put together in part."""
        return False

    def keep(self, before: OpenAsk) -> None:
        """Go on with all that was in mind on the same table, shown anew; what puts it into words is one's own."""
        vars(self).update({name: value for name, value in vars(before).items() if name != "asking"})

    @property
    def rule(self) -> str:
        """The rule that asks; "" if nobody is asked."""
        return self.ask.decision.rule if self.ask is not None else ""
