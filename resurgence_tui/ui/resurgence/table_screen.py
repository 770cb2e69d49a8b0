"""The table screen of this game: the common one with its kit and the keys of its boards."""

from __future__ import annotations

from resurgence_tui.app.host import Host
from resurgence_tui.ui.resurgence.table_kit import MoscowKit
from resurgence_tui.ui.resurgence.tabletop import KEYS
from resurgence_tui.ui.table.screen import TableScreen, bindings


class MoscowTableScreen(TableScreen):
    """One game of Resurgence, from the draft to the score."""

    BINDINGS = [*bindings(KEYS, has_guide=True)]

    def __init__(self, host: Host) -> None:
        super().__init__(host, MoscowKit(host))
