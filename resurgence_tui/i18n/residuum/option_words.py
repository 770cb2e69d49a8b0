"""Options as lines of a menu: what is done, what it costs, what it brings, and what else one should know."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.engine.types import Decision
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.lists import row
from resurgence_tui.i18n.sentences import OptionText
from resurgence_tui.i18n.text import Words

from . import card_options as card_options
from . import map_options as map_options
from . import meeting_options as meeting_options
from . import menu_options as menu_options
from . import number_options as number_options
from .option_lines import VERBS, Asked
from .phrases import Reader


def option_parts(
    words: Words, decision: Decision, option: str, view: View, *, names: Sequence[str] = ()
) -> OptionText:
    """An option in parts, so that a menu can align them. view: the table as the seat sees it.

    names: of the seats; without them other players are told by their numbers.
    """
    word, *rest = option.split(":")
    parts = VERBS[word](Asked(Reader(words, names, view), view, decision), *rest)
    return parts if parts.long else parts._replace(long=line_text(words, parts))


def line_text(words: Words, parts: OptionText) -> str:
    """All parts in one line: ``Rain Tanks: costs 2 Wood; 1 Water at the start of each production (has the star)``."""
    cost = words.text("answer_costs", cost=parts.cost) if parts.cost else ""
    detail = row(words, [part for part in (cost, parts.gain) if part], "list_semicolon")
    line = words.text("list_told", what=parts.label, text=detail) if detail else parts.label
    return words.text("answer_note", line=line, note=parts.note) if parts.note else line
