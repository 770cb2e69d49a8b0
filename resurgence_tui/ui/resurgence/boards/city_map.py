"""The city as a map: Districts where they lie in Moscow, their Zones as places with a border, tokens like pieces.

A Zone tells on its upper edge how it is reached and what it costs to enter, within what it brings and who may go there,
and who stands there; where it is low, they and the price stand on its lower edge.
"""

from __future__ import annotations

from textual.geometry import Region

from resurgence_tui.games.resurgence.content.printed import ZoneSpec
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, DISTRICT_IDS
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.city import City
from resurgence_tui.ui.resurgence.boards.city_plan import Plan
from resurgence_tui.ui.resurgence.boards.emblems import emblem
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Part

BLANK: Part = (" ", theme.PLAIN)

GAP = 2
"""Columns between Districts."""

EDGES = 2
"""Rows of a Zone that are its border."""


class CityMap:
    """Draws Districts on a sheet that has the ground of the plan."""

    def __init__(self, city: City, plan: Plan) -> None:
        self.city, self.plan = city, plan
        self.painter, self.words = city.painter, city.words

    def draw(self) -> None:
        """All names first, then the Zones in their order."""
        for district, name in enumerate(DISTRICT_IDS):
            self.name(district, name, self.plan.names[district])
        places = [zone for pair in self.plan.zones for zone in pair]
        for zone in self.city.view.content.zones:
            at = [other.index for other in self.city.view.content.zones if other.district == zone.district]
            self.zone(zone, places[2 * zone.district + at.index(zone.index)])

    def name(self, district: int, name: str, row: Region) -> None:
        """Emblem and name, and the Event token beside them; the last one may reach into the gap behind the Zone."""
        parts: list[Part] = [emblem(name, self.painter.signs), BLANK, (self.words.text(name), theme.TITLE)]
        if district == self.city.event_at:
            parts += [BLANK, (self.words.text("board_event_token"), theme.EVENT)]
        room = min(row.width + GAP, self.painter.width - row.x)
        self.painter.parts(row.x, row.y, [*parts, BLANK][: None if width_of(parts) < room else -1], room)

    def zone(self, zone: ZoneSpec, region: Region) -> None:
        """A Zone in its border."""
        painter = self.painter
        painter.fill(region, theme.PLAIN)
        painter.box(region)
        self.edge(zone, region)
        x, width = region.x + 2, region.width - 3
        if self.roomy(region):
            painter.parts(x, region.y + 1, self.city.effect(zone, width), width)
            who, style = glyphs.who_may(zone.tokens, self.words, long=True)
            painter.text(x, region.y + 2, who, style, width)
        else:
            painter.parts(x - 1, region.y + 1, self.city.effect(zone, width), region.width - 2)
        row = region.y + 3 if region.height > EDGES + 2 else region.bottom - 1
        price = [] if self.roomy(region) else self.city.penalty(zone)
        self.pieces(zone, Region(x - 1, row, region.width - 2, 1), price)
        painter.spot(zone.id, region, (region.x, region.y), box=True)

    def roomy(self, region: Region) -> bool:
        """Whether who may go there stands within, and the upper edge has room for the price."""
        return region.height > EDGES + 1

    def edge(self, zone: ZoneSpec, region: Region) -> None:
        """The upper edge: the access, and the price at the door, or in a low Zone who may go there."""
        words, width = self.words, region.width - 3
        shown = self.city.penalty(zone) if self.roomy(region) else [glyphs.who_may(zone.tokens, words)]
        right = [BLANK, *shown, BLANK] if shown else []
        access: Part = (words.text(AREA_WORDS[zone.access]), styles.ACCESS[zone.access])
        left = [BLANK, access, BLANK]
        if width_of(left) + width_of(right) > width:
            left = [BLANK, glyphs.access_mark(zone.access, words), BLANK]
        self.painter.parts(region.x + 1, region.y, left)
        self.painter.parts(region.right - 1 - width_of(right), region.y, right)

    def pieces(self, zone: ZoneSpec, row: Region, price: list[Part]) -> None:
        """Who stands there, closer together where many do; and in a low Zone the price, with less words for many."""
        standing = self.city.standing(zone)
        close = [part for part in standing if part != BLANK]
        brief = [(text.removeprefix(self.words.text("board_pay", count="")), style) for text, style in price]
        for pieces, due in ((standing, price), (close, price), (close, brief)):
            room = row.width - (width_of(due) + 1 if due else 0)
            if width_of(pieces) <= room:
                break
        self.painter.parts(row.right - width_of(due), row.y, due)
        if pieces and width_of(pieces) + 2 <= room:
            pieces = [BLANK, *pieces, BLANK]
        self.painter.parts(row.x, row.y, pieces, room)
