"""The table screen of this game: the common one with its kit, the keys of its boards, zoom, hand and a way to a hex."""

from __future__ import annotations

from textual.binding import Binding

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.residuum.labels import hex_called
from resurgence_tui.ui.residuum import table_layout as at
from resurgence_tui.ui.residuum.go_to import GoToScreen
from resurgence_tui.ui.residuum.hand import LOOK, cover, hand_screen
from resurgence_tui.ui.residuum.hex_words import hex_name, hex_named
from resurgence_tui.ui.residuum.table_kit import WastelandKit
from resurgence_tui.ui.residuum.tabletop import KEYS, WastelandTabletop
from resurgence_tui.ui.table.screen import TableScreen, bindings


class WastelandTableScreen(TableScreen):
    """One game of Residuum, from the first tile to the score."""

    BINDINGS = [
        *bindings(KEYS, has_guide=True),
        Binding("plus,equals_sign", "zoom(1)", "table-help-nearer", show=False),
        Binding("minus", "zoom(-1)", "table-help-further", show=False),
        Binding("c", "go_to", "table-help-go-to", show=False),
    ]

    def __init__(self, host: Host) -> None:
        super().__init__(host, WastelandKit(host))

    @property
    def board(self) -> WastelandTabletop:
        """The table of this game."""
        return self.query_one(WastelandTabletop)

    def action_zoom(self, steps: int) -> None:
        """The map from nearer or further."""
        self.board.zoom(steps)

    def action_go_to(self) -> None:
        """Ask for the label of a hex, and put the cursor there."""
        if self.view is not None:
            *_, hex = self.view.terrain
            self.app.push_screen(GoToScreen(self.words, hex_name(self.words, self.view, hex)), self._go_to)

    def _go_to(self, called: str | None) -> None:
        if not called or self.view is None:
            return
        hex = hex_called(self.view, called) or hex_named(self.words, self.view, called)
        if not hex:
            self.say(self.words.text("map_no_hex", called=called[:12]))
            return
        self.board.turn_to(at.MAP)
        self.board.map.cursor = hex

    def on_wasteland_tabletop_hand_asked(self, event: WastelandTabletop.HandAsked) -> None:
        """The cards in hand: where others sit at the table too, something covers them first."""
        event.stop()
        seat = self.hand_over.viewer
        if seat == NOBODY or self.view is None:
            self.say(self.words.text("hand_nobody"))
            return
        name = self.host.names[seat]
        if self.host.lone is not None:
            self._show_hand(LOOK)
        else:
            self.app.push_screen(cover(self.words, name), self._show_hand)

    def _show_hand(self, answer: str | None) -> None:
        seat = self.hand_over.viewer
        if answer == LOOK and seat != NOBODY:
            view, name = self.host.view(seat), self.host.names[seat]
            self.app.push_screen(hand_screen(self.words, view, seat, name))
