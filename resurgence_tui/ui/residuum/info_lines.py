"""Piles with their sizes, what was put away openly, and what every seat has, as lines of text."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.games.residuum.view import View
from resurgence_tui.games.residuum.vocab import TERRAINS
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.residuum.names import name
from resurgence_tui.i18n.residuum.sentences import table_lines
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.widgets.log import LogLine


def info_lines(words: Words, view: View, names: Sequence[str]) -> list[LogLine]:
    """Piles and box first, then the table as it is read aloud."""
    text = words.text
    lines = [LogLine(text("info-piles"), heading=True)]
    lines += [
        LogLine(text(key, count=count))
        for key, count in (
            ("info-stack", len(view.stack)),
            ("info-discoveries", len(view.discovery_deck)),
            ("info-discoveries-away", len(view.discovery_discard) + len(view.discovery_open)),
            ("info-town", len(view.town_deck)),
        )
    ]
    if view.town_discard:
        cards = listed(words, [name(words, card) for card in view.town_discard])
        lines.append(LogLine(text("info-town-away", cards=cards)))
    box = [text("info-tiles", terrain=name(words, terrain), count=count)
           for terrain, count in zip(TERRAINS, view.box, strict=True) if count]
    if box:
        lines.append(LogLine(text("info-box", tiles=listed(words, box))))
    lines.append(LogLine(text("info-all"), heading=True))
    return lines + [LogLine(line) for line in table_lines(words, view, names)]
