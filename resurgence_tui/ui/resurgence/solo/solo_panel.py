"""The Mutants against whom one plays alone: their Leadership card, what they do in each District, their cards.

Drawn in the place of the Mutant cards and piles of other games.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from rich.cells import cell_len
from textual.geometry import Region

from resurgence_tui.games.resurgence.outlook import (
    LeaderForecast,
    assigned_totals,
    beast_toll,
    leader_forecast,
    mutants_if_over,
)
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, DISTRICT_IDS
from resurgence_tui.i18n.resurgence.sentences import leader_bands, mutant_action_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence import styles
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.solo.forecast import band_parts
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.lines import width_of
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part

ROWS = 11
"""Rows of card, board and their two headings; with fewer the headings share one."""

WIDE = 60
"""From this width on the headings have something beside them."""


def draw_alone(view: View, words: Words, width: int, height: int, signs: Signs = theme.UNICODE,
               totals: Sequence[int] = ()) -> Drawing:
    """The panel. totals: the own Leadership of each area, where an assignment is being thought about."""
    painter = Painter(width, height, signs)
    card, board, cards = heading_parts(view, words), board_parts(view, words), cards_parts(view, words)
    bag = bag_parts(view, words) if view.encounters else []
    wide, more = width >= WIDE, more_parts(view, words)
    if height < ROWS:
        y = headed(painter, 0, card, [*board, *cards])
    else:
        y = headed(painter, 0, card, cards if wide else [])
    y = leader_rows(painter, y, view, words, totals)
    if height >= ROWS:
        y = headed(painter, y, board, bag if wide else cards)
    y = action_rows(painter, y, view, words)
    for parts in [bag, *more] if bag and not wide else more:
        y = headed(painter, y, parts, [])
    return painter.drawing()


def headed(painter: Painter, y: int, parts: Sequence[Part], aside: Sequence[Part]) -> int:
    """A row with something flush right, where there is room for both; the next row."""
    end = painter.parts(1, y, parts, painter.width - 1)
    start = painter.width - width_of(aside) - 1
    if aside and end < start:
        painter.parts(start, y, aside)
    return y + 1


def heading_parts(view: View, words: Words) -> list[Part]:
    """The Leadership card of the round."""
    if not view.leader:
        return [(words.text("solo-leader-none"), theme.QUIET)]
    return [(words.text("solo-leader"), theme.QUIET), (f" {words.text(view.leader)}", theme.TITLE)]


def board_parts(view: View, words: Words) -> list[Part]:
    """Which side of the Action board lies up."""
    return [(words.text("solo-side", side="ab"[view.action_side]), theme.TITLE)]


def cards_parts(view: View, words: Words) -> list[Part]:
    """How many of the Mutant cards of the round lie open."""
    if view.step not in (1, 2, 3):
        return []
    most = view.content.numbers.mutant_cards_revealed[1]
    return [("  ", theme.PLAIN), (words.text("solo-cards", count=len(view.mutant_open), most=most), theme.QUIET)]


def bag_parts(view: View, words: Words) -> list[Part]:
    """What the black bag holds (AMB-146)."""
    tokens = glyphs.bag_text(view.black_bag, words)
    return [(words.text("solo-bag", tokens=tokens) if tokens else words.text("solo-bag-empty"), theme.QUIET)]


def more_parts(view: View, words: Words) -> list[list[Part]]:
    """What else there is to know, for as many rows as are left."""
    found: list[list[Part]] = []
    if toll := beast_toll(view):
        found.append([(words.text("solo-toll", count=toll), theme.WARNING)])
    if tokens := glyphs.bag_text(view.encounter_discard, words) if view.encounters else "":
        found.append([(words.text("solo-discarded", tokens=tokens), theme.QUIET)])
    if len(view.directives) == 2 and not view.over:
        found.append([(words.text("solo-if-over", count=mutants_if_over(view)), theme.QUIET)])
    return found


# The Leadership card


def leader_rows(painter: Painter, y: int, view: View, words: Words, totals: Sequence[int]) -> int:
    """A row for each area: the part of the card that counts now stands out."""
    told = leader_forecast(view, totals or assigned_totals(view, 0))
    for area, name in enumerate(AREA_WORDS):
        parts: list[Part] = [(f" {words.text(name)}", theme.QUIET)]
        if told:
            parts = bands_parts(view, words, told[area], area, painter.width - 5, painter.signs)
        painter.parts(1, y, [glyphs.access_mark(area, words), *parts])
        y += 1
    return y


def bands_parts(view: View, words: Words, told: LeaderForecast, area: int, width: int, signs: Signs) -> list[Part]:
    """The bands of an area, in full where there is room; a sign stands before the one that counts now."""
    card = view.content.mutant_leadership[view.leader]
    parts: list[Part] = []
    for short, gap in ((False, "  "), (False, " "), (True, " "), (True, "")):
        parts = band_parts(leader_bands(words, card, area, short), told.band, signs, gap)
        if width_of(parts) <= width:
            break
    return parts


# The Action board


def action_rows(painter: Painter, y: int, view: View, words: Words) -> int:
    """What the Mutants do in each District on the side that lies up; the cards of the round are marked in order.

    In two columns where there are not rows enough for all.
    """
    opened = {view.content.mutant_district[card]: place for place, card in enumerate(view.mutant_open)}
    names = [glyphs.short(words, district) for district in DISTRICT_IDS]
    left = 6 + max(map(cell_len, names)) + 1
    text = partial(mutant_action_text, words)
    actions = view.content.mutant_actions[view.action_side]
    columns = 1 if painter.height - y >= len(actions) else 2
    rows, wide = -(-len(actions) // columns), painter.width // columns
    for district, action in enumerate(actions):
        x, row = wide * (district // rows), y + district % rows
        place = opened.get(district)
        style = theme.PLAIN
        if place is not None:
            done = place < len(view.mutant_open) - 1 or view.step != 3
            style = theme.DIM if done else theme.STRONG
            painter.parts(x + 1, row, [(f"{glyphs.sign(words, 'token_mutant')}{place + 1}", styles.MUTANT)])
        painter.text(x + 5, row, names[district], theme.TITLE if style is not theme.DIM else theme.DIM, left - 6)
        short = cell_len(text(action)) > wide - left
        painter.text(x + left, row, text(action, short=short), style, wide - left - (columns > 1))
        painter.spot(action.id, Region(x, row, wide, 1), (x, row))
    return y + rows
