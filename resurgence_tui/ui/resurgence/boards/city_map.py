"""The city as a map: Districts where they lie in Moscow, their Zones as places with a border, tokens like pieces.

A Zone tells on its upper edge how it is reached and what it costs to enter, within what it brings and who may go there,
and who stands there; where it is low, they and the price stand on its lower edge. What is printed on the map is drawn
once for each size; the pieces are put on a copy.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from textual.geometry import Region

from resurgence_tui.games.resurgence.content.printed import ZoneSpec
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, DISTRICT_IDS
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.city import City
from resurgence_tui.ui.resurgence.boards.city_ground import ground_of
from resurgence_tui.ui.resurgence.boards.city_plan import CityPlan
from resurgence_tui.ui.resurgence.boards.emblems import emblem
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part

BLANK: Part = (" ", theme.PLAIN)

GAP = 2
"""Columns between Districts."""

EDGES = 2
"""Rows of a Zone that are its border."""

Zones = tuple[ZoneSpec, ...]


def placed(plan: CityPlan, zones: Zones) -> Iterator[tuple[ZoneSpec, Region]]:
    """Each Zone with its place: the first of a District lies to the left or above."""
    for zone in zones:
        of_district = [other.index for other in zones if other.district == zone.district]
        yield zone, plan.zones[zone.district][of_district.index(zone.index)]


def is_roomy(region: Region) -> bool:
    """Whether who may go there stands within, and the upper edge has room for the price."""
    return region.height > EDGES + 1


# What is printed


@lru_cache(16)
def printed_map(plan: CityPlan, zones: Zones, words: Words, signs: Signs) -> Drawing:
    """The map without pieces and prices, and its spots."""
    painter = Painter(plan.width, plan.height, signs, ground_of(plan, signs))
    for name, row in zip(DISTRICT_IDS, plan.names, strict=True):
        parts = name_parts(name, words, signs)
        painter.parts(row.x, row.y, [*parts, BLANK], min(row.width + GAP, painter.width - row.x))
    for zone, region in placed(plan, zones):
        print_zone(painter, zone, region, words)
    return painter.drawing()


def name_parts(district: str, words: Words, signs: Signs) -> list[Part]:
    """Emblem and name of a District."""
    return [emblem(district, signs), BLANK, (words.text(district), theme.TITLE)]


def print_zone(painter: Painter, zone: ZoneSpec, region: Region, words: Words) -> None:
    """A Zone in its border."""
    painter.fill(region, theme.PLAIN)
    painter.box(region)
    access: Part = (words.text(AREA_WORDS[zone.access]), styles.ACCESS[zone.access])
    x, width = region.x + 2, region.width - 3
    if is_roomy(region):
        painter.parts(x - 1, region.y, [BLANK, access, BLANK])
        painter.parts(x, region.y + 1, effect_of(zone, words, painter.signs, width), width)
        who = glyphs.who_may(zone.tokens, words, long=True)
        painter.parts(x, region.y + 2, [who if width_of([who]) <= width else glyphs.who_may(zone.tokens, words)])
    else:
        painter.parts(x - 1, region.y + 1, effect_of(zone, words, painter.signs, width), region.width - 2)
        right = [BLANK, glyphs.who_may(zone.tokens, words), BLANK]
        left = [BLANK, access, BLANK]
        if width_of(left) + width_of(right) > width:
            left = [BLANK, glyphs.access_mark(zone.access, words), BLANK]
        painter.parts(x - 1, region.y, left)
        painter.parts(region.right - 1 - width_of(right), region.y, right)
    painter.spot(zone.id, region, (region.x, region.y), box=True)


def effect_of(zone: ZoneSpec, words: Words, signs: Signs, width: int) -> tuple[Part, ...]:
    """What a Zone brings."""
    return glyphs.effect_parts(zone.effect, words, signs, theme.STRONG, width)


# What stands on it


class CityMap:
    """Puts the Event token, pieces and prices on a sheet that has the printed map."""

    def __init__(self, city: City, plan: CityPlan) -> None:
        self.city, self.plan = city, plan
        self.painter, self.words = city.painter, city.words

    def draw(self) -> None:
        """The Event token beside its District; then each Zone's price and who stands there."""
        if self.city.event_at >= 0:
            self.event(DISTRICT_IDS[self.city.event_at], self.plan.names[self.city.event_at])
        for zone, region in placed(self.plan, self.city.view.content.zones):
            price = self.city.penalty(zone)
            row = Region(region.x + 1, region.bottom - 1, region.width - 2, 1)
            if not is_roomy(region):
                self.pieces(zone, row, price)
                continue
            if price:
                self.price(zone, region, price)
            self.pieces(zone, row.translate((0, -1)) if region.height > EDGES + 2 else row, [])

    def price(self, zone: ZoneSpec, region: Region, price: list[Part]) -> None:
        """The price on the upper edge, at the door; in a narrow Zone the access gives way to it."""
        right = [BLANK, *price, BLANK]
        access = len(self.words.text(AREA_WORDS[zone.access])) + 2
        if access + width_of(right) > region.width - 2:
            mark = [BLANK, glyphs.access_mark(zone.access, self.words)]
            self.painter.across(region.x + 1, region.y, region.width - 2)
            self.painter.parts(region.x + 1, region.y, mark)
            right = right[max(width_of(mark) + width_of(right) - region.width + 2, 0) :]
        self.painter.parts(region.right - 1 - width_of(right), region.y, right)

    def event(self, district: str, row: Region) -> None:
        """The Event token behind the name of its District; it may reach into the gap behind the Zone."""
        x = row.x + width_of(name_parts(district, self.words, self.painter.signs))
        parts: list[Part] = [BLANK, (self.words.text("board_event_token"), theme.EVENT), BLANK]
        room = min(row.right + GAP, self.painter.width) - x
        self.painter.parts(x, row.y, parts if width_of(parts) <= room else parts[:-1], room)

    def pieces(self, zone: ZoneSpec, row: Region, price: list[Part]) -> None:
        """Who stands there, in whole words where there is room; in a low Zone the price, with less words for many."""
        whole, standing = self.city.standing(zone, whole=True), self.city.standing(zone)
        close = [part for part in standing if part != BLANK]
        brief = [(text.removeprefix(self.words.text("board_pay", count="")), style) for text, style in price]
        ways = ((whole, price), (standing, price), (close, price), (close, brief))
        for pieces, due in ways:
            room = row.width - (width_of(due) + 1 if due else 0)
            if width_of(pieces) <= room:
                break
        self.painter.parts(row.right - width_of(due), row.y, due)
        if pieces and width_of(pieces) + 2 <= room:
            pieces = [BLANK, *pieces, BLANK]
        self.painter.parts(row.x, row.y, pieces, room)
