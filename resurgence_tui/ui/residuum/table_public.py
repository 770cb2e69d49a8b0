"""The boards of this game as everybody may see them: what may be looked at in front of the curtain."""

from __future__ import annotations

from textual.binding import Binding

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.residuum import table_layout as at
from resurgence_tui.ui.residuum.log_text import WastelandLogText
from resurgence_tui.ui.residuum.place_text import WastelandText
from resurgence_tui.ui.residuum.places import WastelandPlaces
from resurgence_tui.ui.residuum.tabletop import KEYS, WastelandTabletop
from resurgence_tui.ui.table.public_boards import PublicBoards
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.painter import Part


class WastelandPublicBoards(PublicBoards):
    """Boards and log without secrets; nothing can be picked."""

    BINDINGS = [Binding(key, f"tab('{board}')", show=False) for board, (key, _, _) in KEYS.items() if board != at.HAND]

    def __init__(self, host: Host, words: Words, looks: Looks) -> None:
        log_text, places = WastelandLogText(words, host), WastelandPlaces()
        place_text = WastelandText(words, host.names)
        view: View = host.view(NOBODY)
        places.see(view)

        def described(spot: str, row: str) -> tuple[Part, ...]:
            return ((place_text.about(spot, view, view.mover), theme.PLAIN),)

        top = WastelandTabletop(words, self.app.signs, has_hand=False)
        super().__init__(
            words, top, view, looks, places=places, described=described,
            lines=log_text.lines(NOBODY, looks), header=log_text.where(view),
        )
