"""A game that another program has open, without screens: it is shown as it was saved, until it is free."""

from __future__ import annotations

import sys
from typing import TextIO

from resurgence_tui.app.hand_over import HandOver
from resurgence_tui.app.host import Host
from resurgence_tui.app.read_only_host import ReadOnlyHost
from resurgence_tui.engine.errors import GameError
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import words_of
from resurgence_tui.ui.screens.locked import locked_sentence


def until_free(host: Host, source: TextIO = sys.stdin, target: TextIO = sys.stdout) -> Host | None:
    """The game to play on; None if the player leaves before another program does.

    Until then the table is shown, as everybody may see it, again and again as often as it is asked for.
    """
    text = words_of(host.setup, aloud=True)
    while isinstance(host, ReadOnlyHost) and host.locked_by is not None:
        lines = sentences_of(text.game).table_lines(text, host.view(HandOver(host).viewer), host.names)
        told = [locked_sentence(text, host.locked_by), *lines, text.text("saves-plain-look")]
        target.write("\n".join(told) + "\n> ")
        target.flush()
        line = source.readline()
        if not line or line.strip().casefold() == "q":
            return None
        try:
            host = host.look_again()
        except GameError as error:
            target.write(f"{error}\n")
    return host
