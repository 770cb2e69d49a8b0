"""What ``--debug`` tells of errors that led to one another."""

from __future__ import annotations

from resurgence_tui.cli.console import Refusal
from resurgence_tui.cli.tracing import trace_text


def test_errors_that_lead_to_one_another_in_a_ring_are_told_once() -> None:
    first, second = Refusal("The first."), Refusal("The second.")
    first.__cause__, second.__cause__ = second, first
    assert trace_text(first).splitlines() == [
        "Traceback (most recent call last):", "Refusal: The second.", "",
        "Traceback (most recent call last):", "Refusal: The first.",
    ]  # fmt: skip
