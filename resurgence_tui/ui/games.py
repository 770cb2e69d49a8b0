"""What a game supplies to be shown: its screens, its pictures, its first page; asked for by the name of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from textual.screen import Screen
from textual.widget import Widget

from resurgence_tui.app.host import Host
from resurgence_tui.app.replay import Replay
from resurgence_tui.engine.types import Seat
from resurgence_tui.games import listed
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.painter import Drawing

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program


class Screens(Protocol):
    """The part of a game that is drawn. Whatever is not needed for the menu is imported inside of these functions."""

    COLOURS: Mapping[str, tuple[str, str, str]]
    """Names of the game's own colours, each in the three themes; see ``ui.palettes.add_colours``."""

    def banner(self) -> list[Widget]:
        """What stands above the menu: name and the like."""

    def backdrop(self) -> list[Widget]:
        """What stands below the menu: a picture; nothing where the game has none."""

    def table_screen(self, host: Host) -> Screen[Any]:
        """The playing screen."""

    def replay_screen(self, replay: Replay, moment: int | None) -> Screen[Any]:
        """A game to step through, from a moment on."""

    def table_drawing(self, words: Words, host: Host, signs: Signs, eyes: Seat) -> Drawing:
        """All boards as a seat may see them (NOBODY: as everybody may), for pictures and text files."""

    def offer_guided(self, program: Program, tell: Callable[[str], None]) -> None:
        """Ask who learns together, and start a guided first game. tell: says why one cannot be started."""

    HAS_GUIDE: bool
    """Whether there is a guided first game."""

    def load(self) -> None:
        """Import all that the table needs, in a thread, so that it opens quickly."""


def screens_of(name: str) -> Screens:
    """The screens of the game of that name."""
    module: Any = import_module(listed(name).screens)
    found: Screens = module
    return found
