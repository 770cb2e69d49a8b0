"""The boards of this game as everybody may see them: what may be looked at in front of the curtain."""

from __future__ import annotations

from textual.binding import Binding

from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.log_text import MoscowLogText
from resurgence_tui.ui.resurgence.places import MoscowPlaces
from resurgence_tui.ui.resurgence.question.place_text import PlaceText
from resurgence_tui.ui.resurgence.tabletop import KEYS, MoscowTabletop
from resurgence_tui.ui.table.public_boards import PublicBoards
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.painter import Part


class MoscowPublicBoards(PublicBoards):
    """Boards and log without secrets; nothing can be picked."""

    BINDINGS = [Binding(key, f"tab('{board}')", show=False) for board, (key, _, _) in KEYS.items()]

    def __init__(self, host: Host, words: Words, looks: Looks) -> None:
        log_text, place_text = MoscowLogText(words, host), PlaceText(words)
        view: View = host.view(NOBODY)

        def described(spot: str, row: str) -> tuple[Part, ...]:
            return ((place_text.about(spot, view), theme.PLAIN),)

        super().__init__(
            words, MoscowTabletop(words, self.app.signs), view, looks, places=MoscowPlaces(), described=described,
            lines=log_text.lines(NOBODY, looks), header=log_text.where(view),
        )
