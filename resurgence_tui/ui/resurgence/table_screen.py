"""The table screen of this game: the common one with its kit and the keys of its boards."""

from __future__ import annotations

from resurgence_tui.app.host import Host
from resurgence_tui.ui.resurgence.boards.assignment_board import LETTERS
from resurgence_tui.ui.resurgence.table_kit import MoscowKit
from resurgence_tui.ui.resurgence.tabletop import KEYS
from resurgence_tui.ui.table.screen import TableScreen, bindings

WITH_SHIFT = tuple(board for board, own in KEYS.items() if own.key in LETTERS)
"""The boards whose keys mean areas while tokens are assigned; with Shift the keys bring them at any time."""


class MoscowTableScreen(TableScreen):
    """One game of Resurgence, from the draft to the score."""

    BINDINGS = [*bindings(KEYS, WITH_SHIFT)]

    def __init__(self, host: Host) -> None:
        super().__init__(host, MoscowKit(host))
