"""The cards that a seat holds, on a screen of their own: with others at the table it is covered first."""

from __future__ import annotations

from resurgence_tui.engine.types import Seat
from resurgence_tui.games.residuum.outlook import completable
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.lists import row
from resurgence_tui.i18n.residuum.faces import face
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.residuum.boards.cards_board import lines_of
from resurgence_tui.ui.table.dialogs import ChoiceScreen, InfoScreen
from resurgence_tui.ui.widgets.log import LogLine
from resurgence_tui.ui.widgets.menu_rows import Row

LOOK, BACK = "look", "back"


def hand_lines(words: Words, view: View, seat: Seat) -> list[LogLine]:
    """Cards in hand, those that lie open, and the character, each with what it says."""
    me, text = view.seats[seat], words.text
    lines: list[LogLine] = []
    ready = completable(view, seat)
    groups = (("hand_cards", me.hand), ("hand_completed", me.completed), ("hand_kept", me.kept),
              ("hand_character", [me.character] if me.character else []))  # fmt: skip
    for key, cards in groups:
        if cards:
            lines.append(LogLine(text(key, count=len(cards)), heading=True))
        for card in cards:
            article = face(words, view.content, card)
            if article is not None:
                called = text("hand_ready", card=article.called) if card in ready else article.called
                says = row(words, [line for line, _ in lines_of(words, article)], "list_semicolon")
                lines.append(LogLine(text("place_told", what=called, text=says)))
    return lines or [LogLine(text("hand_empty"))]


def cover(words: Words, name: str) -> ChoiceScreen:
    """What is shown before the hand: who may look."""
    rows = [Row(LOOK, words.text("hand_look", name=name)), Row(BACK, words.text("hand_back"), key="0")]
    return ChoiceScreen(words.text("hand_only", name=name), rows)


def hand_screen(words: Words, view: View, seat: Seat, name: str) -> InfoScreen:
    """The hand."""
    return InfoScreen(words.text("hand_of", name=name), hand_lines(words, view, seat))
