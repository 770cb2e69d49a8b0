"""What is wrong with the file of the settings, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from .text import Words


def problem_text(words: Words, fault: str, line: int, key: str, value: str, choices: Sequence[str]) -> str:
    """One sentence about a line of the file, or about the whole of it."""
    if fault == "value" and not choices:
        fault = "quotes"
    return words.text(
        f"settings_problem_{fault}", line=str(line), key=key, value=value, choices=", ".join(choices)
    )
