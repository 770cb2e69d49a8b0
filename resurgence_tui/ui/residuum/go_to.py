"""A small frame in which the label of a hex is typed."""

from __future__ import annotations

from collections.abc import Sequence

from textual.widget import Widget
from textual.widgets import Input

from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.table.dialogs import Overlay

LONGEST = 8


class GoToScreen(Overlay):
    """Dismissed with what was typed, "" for nothing. like: how a hex is called now, as an example."""

    CSS_PATH = "../table/dialogs.tcss"
    DEFAULT_CSS = "GoToScreen Input { width: 30; }"

    def __init__(self, words: Words, like: str) -> None:
        super().__init__(words.text("map_go_to"))
        self._words, self._like = words, like

    def inside(self) -> Sequence[Widget]:
        """The field."""
        return [Input(placeholder=self._words.text("map_go_to_like", label=self._like), max_length=LONGEST)]

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter takes it."""
        event.stop()
        self.dismiss(event.value.strip())
