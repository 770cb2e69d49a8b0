"""The Mutant cards of the round, and how many cards every pile holds."""

from __future__ import annotations

from textual.geometry import Size
from textual.reactive import reactive

from resurgence_tui.games.resurgence.standing import mutants_points
from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import DISTRICT_IDS
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards import glyphs
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.resurgence.solo.solo_panel import bag_parts, draw_alone
from resurgence_tui.ui.table.seats import Looks
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.lines import Line, put, width_of
from resurgence_tui.ui.widgets.painter import Drawing, Painter, Part

WIDE_GAP: Part = ("   ", theme.PLAIN)


class MutantsPanel(ViewBoard):
    """Mutant cards and piles. Its spots are the open Mutant cards, alone the actions of the Districts.

    totals: the own Leadership of each area that alone the Mutant Leadership card is read with; () as the table says.
    """

    totals: reactive[tuple[int, ...]] = reactive((), init=False, repaint=False)
    watch_totals = ViewBoard.redraw

    def heading(self, view: View, looks: Looks) -> str:
        """Mutants and decks; alone the Mutants and their VP."""
        if view.solo:
            return self.words.text("solo-panel", count=mutants_points(view))
        return self.words.text("board_mutants")

    def drawn(self, view: View, looks: Looks, size: Size) -> Drawing:
        """The panel at a size."""
        if view.solo:
            return draw_alone(view, self.words, size.width, size.height, self.signs, self.totals)
        return draw_mutants(view, self.words, size.width, size.height, self.signs)

    def shown(self, view: View) -> object:
        """The open cards, and how much there is of everything; alone it may be all."""
        if view.solo:
            return None
        piles = [(len(deck), len(discard or ())) for _, deck, discard in piles_of(view)]
        return id(view.content), view.encounters, view.mutant_open, view.mutant_supply, view.black_bag, piles


def draw_mutants(view: View, words: Words, width: int, height: int, signs: Signs = theme.UNICODE) -> Drawing:
    """Where the Mutants are, one row a card; then the piles, as many to a row as fit."""
    painter = Painter(width, height, signs)
    lines = []
    for name in view.mutant_open:
        district = view.content.mutant_district[name]
        where: list[Part] = [(words.text(name), theme.QUIET)]
        if district >= 0:
            where = [*glyphs.mutant_badges(1, words), (f" {words.text(DISTRICT_IDS[district])}", theme.STRONG)]
        lines.append(Line().at(1, where).spot(name, 0, width))
    supply: list[Part] = [(words.text("board_mutant_supply", count=view.mutant_supply), theme.QUIET)]
    groups = [bag_parts(view, words)] if view.encounters else [supply]
    put(painter, 0, 0, width, [*lines, *flowing([*groups, *pile_parts(view, words)], width)])
    return painter.drawing()

DECKS = {
    "survivors": "board_deck_survivors",
    "basic": "board_deck_basic",
    "advanced": "board_deck_advanced",
    "events": "board_deck_events",
    "mutants": "board_deck_mutants",
}
"""The decks, and what they are called."""


def piles_of(view: View) -> tuple[tuple[str, list[str], list[str] | None], ...]:
    """Every deck by its word, with its discards where they are told."""
    return (
        ("survivors", view.survivor_deck, view.survivor_discard),
        ("basic", view.basic_deck, None),
        ("advanced", view.advanced_deck, None),
        ("events", view.event_deck, view.event_discard),
        ("mutants", view.mutant_deck, view.mutant_discard),
    )


def pile_parts(view: View, words: Words) -> list[list[Part]]:
    """Every deck with its size and its discards."""
    found: list[list[Part]] = []
    for pile, deck, discard in piles_of(view):
        key = "board_deck" if discard is None else "board_deck_discards"
        sizes = words.text(key, deck=len(deck), discard=len(discard or ()))
        found.append([(words.text(DECKS[pile]), theme.QUIET), (f" {sizes}", theme.PLAIN)])
    return found


def flowing(groups: list[list[Part]], width: int) -> list[Line]:
    """Groups one after the other, as many to a row as fit."""
    lines: list[Line] = []
    row: list[list[Part]] = []
    for group in groups:
        if row and width_of(glyphs.joined([*row, group], WIDE_GAP)) > width - 1:
            lines.append(Line().at(1, glyphs.joined(row, WIDE_GAP)))
            row = []
        row.append(group)
    return [*lines, Line().at(1, glyphs.joined(row, WIDE_GAP))] if row else lines
