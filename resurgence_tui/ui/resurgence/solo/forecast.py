"""What the Mutant Leadership card of the round brings in an area, live while tokens are assigned."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from textual.geometry import Region

from resurgence_tui.games.resurgence.outlook import LeaderForecast
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, AREAS
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.resurgence.sentences import bundle_text, leader_bands
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Painter, Part

Bands = tuple[tuple[int, str], ...]
"""The bands of an area in words, each with its number."""

BAND_STYLES = (theme.WARNING, theme.STRONG, theme.GOOD, theme.GOOD)
"""Of the band that counts now: Mutants alone, both, the player 1, the player 2."""


def bands_of(view: View, words: Words) -> tuple[Bands, ...]:
    """The Mutant Leadership card of the round in short words, area by area; empty where there is none."""
    if not view.leader:
        return ()
    card = view.content.mutant_leadership[view.leader]
    return tuple(leader_bands(words, card, area, short=True) for area in AREAS)


def band_parts(bands: Bands, now: int, signs: Signs, gap: str = " ") -> list[Part]:
    """Bands in a row; a sign stands before the one that counts now."""
    parts: list[Part] = []
    for band, text in bands:
        here = band == now
        parts += [(signs.turn if here else " ", theme.LEGAL), (text, BAND_STYLES[band] if here else theme.QUIET)]
        parts.append((gap, theme.PLAIN))
    return parts[:-1]


def result_parts(words: Words, told: LeaderForecast) -> list[Part]:
    """The own Leadership, and who advances by how much: `3: you +1, MU +1`."""
    style: Style = BAND_STYLES[told.band]
    parts: list[Part] = [(f"{told.total}: ", theme.STRONG)]
    if told.mine:
        parts.append((words.text("solo-you-advance", count=told.mine), style))
    if told.theirs:
        text = words.text("solo-they-advance", count=told.theirs)
        parts.append((words.text("list_comma", first="", last=text) if told.mine else text, style))
    if not (told.mine or told.theirs):
        parts.append((words.text("solo-none-advance"), theme.QUIET))
    return parts


def bonus_text(view: View, words: Words, forecast: Sequence[LeaderForecast]) -> str:
    """The bonuses of all spaces that the player would enter: `You would get: Metro 1 Part`; empty if there are none."""
    found = []
    for area, told in enumerate(forecast):
        track = view.content.tracks[area]
        gains = [gained for space in told.spaces if (gained := bundle_text(words, track[space]))]
        if gains:
            found.append(words.text("solo-bonus-of", area=words.text(AREA_WORDS[area]), gain=listed(words, gains)))
    return words.text("solo-bonuses", gains="; ".join(found)) if found else ""


def in_frame(sheet: Painter, region: Region, words: Words, bands: Bands, told: LeaderForecast) -> None:
    """On the frame of a low area: the result in its top line, the card in its bottom line."""
    result, card = result_parts(words, told), band_parts(bands, told.band, sheet.signs)
    for y, text in ((region.y, result), (region.bottom - 1, card)):
        parts = [(" ", theme.PLAIN), *text, (" ", theme.PLAIN)]
        sheet.parts(max(region.right - 2 - width_of(parts), region.x + 1), y, parts, region.width - 2)


def in_rows(sheet: Painter, x: int, y: int, width: int, words: Words, bands: Bands, told: LeaderForecast) -> int:
    """In a narrow area: the result, then the card in as many rows as it needs; the row after them."""
    sheet.parts(x, y, result_parts(words, told), width)
    row: list[tuple[int, str]] = []
    for band in bands:
        if row and width_of(band_parts((*row, band), told.band, sheet.signs)) > width:
            y += 1
            sheet.parts(x, y, band_parts(tuple(row), told.band, sheet.signs), width)
            row = []
        row.append(band)
    sheet.parts(x, y + 1, band_parts(tuple(row), told.band, sheet.signs), width)
    return y + 2
