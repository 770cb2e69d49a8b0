"""The city: six Districts, each with its two Zones, Mutants, Survivors, the Event token; a map where there is room."""

from __future__ import annotations

from textual.geometry import Size
from textual.reactive import reactive

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.changes import NONE, Changes
from resurgence_tui.games.resurgence.outlook import penalty_of, supplies_of
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards.city import City, CityList
from resurgence_tui.ui.resurgence.boards.city_map import CityMap, printed_map
from resurgence_tui.ui.resurgence.boards.city_plan import plan_for
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.painter import Drawing, Painter


class MainBoard(ViewBoard):
    """The city. Its spots are the Zones, by their ids. payer: the seat whose penalties are shown, else that on turn."""

    KIND = "zone"

    DEFAULT_CSS = """
    MainBoard {
        &.-framed { border: round $border; border-title-color: $primary; }
        &.-framed:focus { border: heavy $primary; }
        &.-framed.-ascii { border: ascii $border; }
        &.-framed.-ascii:focus { border: ascii $primary; }
    }
    """

    marks = frozenset(("token", "mutants", "beasts", "stalkers"))
    payer: reactive[int] = reactive(NOBODY, init=False, repaint=False)
    watch_payer = ViewBoard.redraw

    def heading(self, view: View, looks: Looks) -> str:
        """City."""
        return self.words.text("board_city")

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """The city at a size."""
        payer = self._payer_in(view)
        return draw_city(view, looks, self.words, size.width, size.height, self.signs, payer, self.changes)

    def shown(self, view: View) -> object:
        """What stands in the Zones, the Event, and what the seat on turn would pay."""
        due = [(penalty_of(view, zone.index), supplies_of(view, zone.index)) for zone in view.content.zones]
        standing = (view.zones, view.mutants, view.beasts, view.stalkers)
        return id(view.content), view.event, len(view.seats), standing, self._payer_in(view), due

    def _payer_in(self, view: View) -> int:
        return self.payer if self.payer != NOBODY else view.turn.seat


def draw_city(view: View, looks: Looks, words: Words, width: int, height: int, signs: Signs = theme.UNICODE,
              payer: int = NOBODY, changes: Changes = NONE) -> Drawing:
    """The six Districts: a map where the size has room for one, else a list."""
    plan = plan_for(width, height)
    ground = printed_map(plan, view.content.zones, words, signs) if plan is not None else None
    painter = Painter(width, height, signs, ground)
    city = City(painter, view, looks, words, payer, changes)
    if plan is not None:
        CityMap(city, plan).draw()
    else:
        CityList(city).draw()
    return painter.drawing()
