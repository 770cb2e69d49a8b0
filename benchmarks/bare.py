"""The least that a Textual app can be: what ``screen.py`` compares the start of the program with."""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.widgets import Static


class Bare(App[None]):
    """One line of text."""

    def compose(self) -> ComposeResult:
        """More signs than count as painted."""
        yield Static("A bare Textual app: one line of text, with more than forty signs in it, and no more. Quit")


if __name__ == "__main__":
    Bare().run()
