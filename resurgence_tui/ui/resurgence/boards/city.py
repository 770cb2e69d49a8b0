"""What stands in the Districts and Zones of the city, for every way to draw it; and the city as a list."""

from __future__ import annotations

from textual.geometry import Region

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.changes import NONE, Changes
from resurgence_tui.games.resurgence.content.printed import ZoneSpec
from resurgence_tui.games.resurgence.outlook import penalty_of, supplies_of
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import DISTRICT_IDS
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.emblems import emblem
from resurgence_tui.ui.resurgence.boards.marking import style_of
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Painter, Part

COLUMNS = 3
GAP = 1


class City:
    """What is told of Zones on a sheet. payer: the seat whose penalties are shown."""

    def __init__(self, painter: Painter, view: View, looks: Looks, words: Words, payer: int,
                 changes: Changes = NONE) -> None:
        self.changes = changes
        self.painter, self.view, self.looks, self.words, self.payer = painter, view, looks, words, payer
        self.signs = painter.signs
        self.event_at = glyphs.event_district(view)

    def effect(self, zone: ZoneSpec) -> tuple[Part, ...]:
        """What the Zone does."""
        return glyphs.effect_parts(zone.effect, self.words, self.signs, theme.STRONG)

    def penalty(self, zone: ZoneSpec) -> list[Part]:
        """What the seat on turn would pay to go there; nothing where its own token stands."""
        if self.payer == NOBODY or self.view.token_at(zone.index, self.payer) >= 0:
            return []
        due, supplies = penalty_of(self.view, zone.index), supplies_of(self.view, zone.index)
        return glyphs.pay_parts(due, self.words, supplies)

    def standing(self, zone: ZoneSpec, whole: bool = False) -> list[Part]:
        """Mutants, other Encounters and Survivors in the Zone. whole: those with whole words."""
        groups = [glyphs.encounter_badges(self.view, zone.index, self.words, self.changes)]
        for seat in range(len(self.view.seats)):
            token = self.view.token_at(zone.index, seat)
            if token >= 0:
                named = glyphs.token_named if whole else glyphs.token_badge
                text, style = named(seat, token, self.looks, self.words)
                groups.append([(text, style_of(self.changes, style, "token", zone.index, seat))])
        return glyphs.joined(groups)


class CityList:
    """The Districts in two rows of three, each with its Zones below its name, two rows a Zone."""

    def __init__(self, city: City) -> None:
        self.city = city
        self.painter, self.words = city.painter, city.words

    def draw(self) -> None:
        """All six."""
        width, height = self.painter.width, self.painter.height
        rows = (0, height // 2)
        lefts = [column * (width + GAP) // COLUMNS for column in range(COLUMNS + 1)]
        for district, name in enumerate(DISTRICT_IDS):
            row, column = divmod(district, COLUMNS)
            bottom = height if row else rows[1]
            region = Region(lefts[column], rows[row], lefts[column + 1] - lefts[column] - GAP, bottom - rows[row])
            self.district(district, name, region)

    def district(self, district: int, name: str, region: Region) -> None:
        """The emblem and the name, the Event token beside them, and the Zones below."""
        painter, words = self.painter, self.words
        painter.across(region.x, region.y, region.width)
        title: list[Part] = [emblem(name, painter.signs), (f" {words.text(name)}", theme.TITLE)]
        if district == self.city.event_at:
            title += [(" ", theme.PLAIN), (words.text("board_event_token"), theme.EVENT)]
        painter.parts(region.x, region.y, [*title, (" ", theme.PLAIN)], region.width)
        zones = [zone for zone in self.city.view.content.zones if zone.district == district]
        room = (region.height - 1) // max(len(zones), 1)
        for at, zone in enumerate(zones):
            self.zone(zone, Region(region.x, region.y + 1 + at * room, region.width, 2))

    def zone(self, zone: ZoneSpec, region: Region) -> None:
        """A Zone in two rows: access, effect and who may go; tokens and penalty."""
        painter, words, city = self.painter, self.words, self.city
        x, right, y = region.x + 1, region.right - 1, region.y
        end = painter.parts(x, y, [glyphs.access_mark(zone.access, words), (" ", theme.PLAIN), *city.effect(zone)],
                            right - x)
        who, style = glyphs.who_may(zone.tokens, words)
        painter.right(end + 1, y, who, style, right - end - 1)
        needs = city.penalty(zone)
        room = right - x - 4 - width_of(needs) - 1
        standing = city.standing(zone)
        if width_of(standing) > room:
            standing = [part for part in standing if part[0] != " "]
        painter.parts(x + 4, y + 1, standing, room)
        painter.parts(right - width_of(needs), y + 1, needs)
        painter.spot(zone.id, region, (region.x, region.y))
