"""The city: six Districts in two rows of three, each with its two Zones, Mutants, Survivors and the Event token."""

from __future__ import annotations

from textual.geometry import Region, Size
from textual.reactive import reactive

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.changes import NONE, Changes
from resurgence_tui.games.resurgence.content.printed import ZoneSpec
from resurgence_tui.games.resurgence.outlook import penalty_of, supplies_of
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import DISTRICT_IDS
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.marking import style_of
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part

COLUMNS = 3
GAP = 1


class MainBoard(ViewBoard):
    """The city. Its spots are the Zones, by their ids. payer: the seat whose penalties are shown, else that on turn."""

    marks = frozenset(("token", "mutants", "beasts", "stalkers"))
    payer: reactive[int] = reactive(NOBODY, init=False, repaint=False)

    def watch_payer(self) -> None:
        """Other penalties."""
        self.redraw()

    def kind(self, spot: str) -> str:
        """All are Zones."""
        return "zone"

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
    """The six Districts, as roomy as the size allows: Zones in frames of five or four rows, or two rows each."""
    painter = Painter(width, height, signs)
    city = City(painter, view, looks, words, payer, changes)
    rows = (0, height // 2)
    lefts = [column * (width + GAP) // COLUMNS for column in range(COLUMNS + 1)]
    for district, name in enumerate(DISTRICT_IDS):
        row, column = divmod(district, COLUMNS)
        bottom = height if row else rows[1]
        region = Region(lefts[column], rows[row], lefts[column + 1] - lefts[column] - GAP, bottom - rows[row])
        city.district(district, name, region)
    return painter.drawing()


class City:
    """Draws Districts on a sheet."""

    def __init__(self, painter: Painter, view: View, looks: Looks, words: Words, payer: int,
                 changes: Changes = NONE) -> None:
        self.changes = changes
        self.painter, self.view, self.looks, self.words, self.payer = painter, view, looks, words, payer
        self.signs = painter.signs
        self.event_at = glyphs.event_district(view)

    def district(self, district: int, name: str, region: Region) -> None:
        """The name, the Event token beside it, and the Zones below."""
        painter, words = self.painter, self.words
        painter.across(region.x, region.y, region.width)
        title: list[Part] = [(words.text(name), theme.TITLE)]
        if district == self.event_at:
            title += [(" ", theme.PLAIN), (words.text("board_event_token"), theme.EVENT)]
        painter.parts(region.x, region.y, [*title, (" ", theme.PLAIN)], region.width)
        zones = [zone for zone in self.view.content.zones if zone.district == district]
        room = (region.height - 1) // max(len(zones), 1)
        tall = min(room, 5) if room >= 4 else 2
        for at, zone in enumerate(zones):
            place = Region(region.x, region.y + 1 + at * (tall if tall > 2 else room), region.width, tall)
            if tall > 2:
                self.framed_zone(zone, place)
            else:
                self.plain_zone(zone, place)

    def framed_zone(self, zone: ZoneSpec, region: Region) -> None:
        """A Zone in a frame: access and name, effect and who may go, tokens and penalty."""
        painter, words = self.painter, self.words
        painter.box(region)
        x, right, y = region.x + 2, region.right - 2, region.y
        painter.parts(x, y, [(" ", theme.PLAIN), glyphs.access_mark(zone.access, words), (" ", theme.PLAIN),
                             (glyphs.short(words, zone.id), theme.QUIET), (" ", theme.PLAIN)], right - x)
        who, style = glyphs.who_may(zone.tokens, words, long=True)
        needs = self.penalty(zone)
        if region.height > 4:
            painter.parts(x, y + 1, self.effect(zone, right - x), right - x)
            painter.text(x, y + 2, who, style, right - x)
            self.standing(zone, x, y + 3, right - x)
            painter.parts(right - width_of(needs), y + 2, needs)
        else:
            taken = painter.parts(x, y + 1, self.effect(zone), right - x) - x
            who, style = (who, style) if taken + len(who) < right - x else glyphs.who_may(zone.tokens, words)
            painter.right(x + taken + 1, y + 1, who, style, right - x - taken - 1)
            self.standing(zone, x, y + 2, right - x - width_of(needs) - 1)
            painter.parts(right - width_of(needs), y + 2, needs)
        painter.spot(zone.id, region, (region.x, region.y), box=True)

    def plain_zone(self, zone: ZoneSpec, region: Region) -> None:
        """A Zone in two rows: access, effect and who may go; tokens and penalty."""
        painter, words = self.painter, self.words
        x, right, y = region.x + 1, region.right - 1, region.y
        end = painter.parts(x, y, [glyphs.access_mark(zone.access, words), (" ", theme.PLAIN), *self.effect(zone)],
                            right - x)
        who, style = glyphs.who_may(zone.tokens, words)
        painter.right(end + 1, y, who, style, right - end - 1)
        needs = self.penalty(zone)
        self.standing(zone, x + 4, y + 1, right - x - 4 - width_of(needs) - 1)
        painter.parts(right - width_of(needs), y + 1, needs)
        painter.spot(zone.id, region, (region.x, region.y))

    def effect(self, zone: ZoneSpec, width: int = 0) -> tuple[Part, ...]:
        """What the Zone does."""
        return glyphs.effect_parts(zone.effect, self.words, self.signs, theme.STRONG, width)

    def penalty(self, zone: ZoneSpec) -> list[Part]:
        """What the seat on turn would pay to go there; nothing where its own token stands."""
        if self.payer == NOBODY or self.view.token_at(zone.index, self.payer) >= 0:
            return []
        due, supplies = penalty_of(self.view, zone.index), supplies_of(self.view, zone.index)
        return glyphs.pay_parts(due, self.words, supplies)

    def standing(self, zone: ZoneSpec, x: int, y: int, width: int) -> None:
        """Mutants, other Encounters and Survivors in the Zone."""
        groups = [glyphs.encounter_badges(self.view, zone.index, self.words, self.changes)]
        for seat in range(len(self.view.seats)):
            token = self.view.token_at(zone.index, seat)
            if token >= 0:
                text, style = glyphs.token_badge(seat, token, self.looks, self.words)
                groups.append([(text, style_of(self.changes, style, "token", zone.index, seat))])
        parts = glyphs.joined(groups)
        if width_of(parts) > width:
            parts = [part for part in parts if part[0] != " "]
        self.painter.parts(x, y, parts, width)


