"""What a game supplies to be shown: its screens, its pictures, its first page; asked for by the name of the game."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from resurgence_tui.games import listed

if TYPE_CHECKING:
    from textual.screen import Screen
    from textual.widget import Widget

    from resurgence_tui.app.host import Host
    from resurgence_tui.app.replay import Place, Replay
    from resurgence_tui.engine.types import RuleId, Seat
    from resurgence_tui.i18n.text import Words
    from resurgence_tui.ui.program import Program
    from resurgence_tui.ui.signs import Signs
    from resurgence_tui.ui.widgets.painter import Drawing, Part


class Screens(Protocol):
    """The part of a game that is drawn. Whatever the menu does not need is imported inside of these functions.

    Colours that only this game has are added by ``ui.palettes.add_colours`` where its styles are written.

    Besides what ``i18n.sentences.Sentences`` names, its words hold for these screens: ``title`` and ``title_about``;
    ``new_seats_count``, ``saved_round`` and ``saved_setup``; ``history-part-<part>``, ``history-tick-<part>`` and
    ``history-source-<source>``; for a switch ``option_<id>_on`` and ``_off``, for the first one also ``_either``,
    ``_with``, ``_without`` and ``history-key-switch``; with modes ``.short`` of each, ``title_best``, ``score_best``,
    ``score_best_this``; with a rival ``side_rival``, as results do not keep which it was, and ``score_begun``.
    """

    HAS_GUIDE: bool
    """Whether there is a guided first game."""

    def banner(self) -> list[Widget]:
        """What stands above the menu: name and the like. Those that draw have ``signs``."""

    def backdrop(self) -> list[Widget]:
        """What stands below the menu: a picture; nothing where the game has none."""

    def table_screen(self, host: Host) -> Screen[Any]:
        """The playing screen, a ``ui.table.screen.TableScreen``."""

    def replay_screen(self, replay: Replay, place: Place | None) -> Screen[Any]:
        """A game to step through, from a place on; without one, from where the screen finds best."""

    def table_drawing(self, words: Words, host: Host, signs: Signs, eyes: Seat) -> Drawing:
        """All boards as a seat may see them (NOBODY: as everybody may), for pictures and text files."""

    def sample(self, words: Words) -> list[Part]:
        """A few marks of the boards in their colours, for who chooses a theme."""

    def rule_about(self, what: str, seats: int) -> RuleId:
        """The rule about something that is no option: "setup", "seats", or "points" that count during the game.

        seats: how many play, or are going to.
        """

    def offer_guided(self, program: Program, tell: Callable[[str], None]) -> None:
        """Ask who learns together, and start a guided first game. tell: says why one cannot be started."""

    def load(self) -> None:
        """Import all that the table needs, in a thread, so that it opens quickly."""


def backdrop_of(name: str) -> list[Widget]:
    """The picture of a game, of the class ``backdrop`` for the style sheets of screens of any game."""
    return [widget.add_class("backdrop") for widget in screens_of(name).backdrop()]


def screens_of(name: str) -> Screens:
    """The screens of the game of that name."""
    module: Any = import_module(listed(name).screens)
    found: Screens = module
    return found
