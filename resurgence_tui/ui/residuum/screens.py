"""What Residuum supplies as ``ui.games.Screens``. The menu needs little of it, so each part is imported when it is
asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from textual.screen import Screen
from textual.widget import Widget

if TYPE_CHECKING:
    from resurgence_tui.app.host import Host
    from resurgence_tui.app.replay import Place, Replay
    from resurgence_tui.engine.types import RuleId, Seat
    from resurgence_tui.i18n.text import Words
    from resurgence_tui.ui.program import Program
    from resurgence_tui.ui.signs import Signs
    from resurgence_tui.ui.widgets.painter import Drawing, Part

HAS_GUIDE = True


def banner() -> list[Widget]:
    """The name in letters of rust."""
    from resurgence_tui.ui.residuum.banner import RustBanner

    return [RustBanner()]


def backdrop() -> list[Widget]:
    """The wasteland."""
    from resurgence_tui.ui.residuum.banner import Wasteland

    return [Wasteland()]


def table_screen(host: Host) -> Screen[Any]:
    """The playing screen."""
    from resurgence_tui.ui.residuum.table_screen import WastelandTableScreen

    return WastelandTableScreen(host)


def replay_screen(replay: Replay, place: Place | None) -> Screen[Any]:
    """A game to step through."""
    from resurgence_tui.ui.residuum.replay_kit import WastelandReplayScreen

    return WastelandReplayScreen(replay, place)


def table_drawing(words: Words, host: Host, signs: Signs, eyes: Seat) -> Drawing:
    """The map, all seats and the town."""
    from resurgence_tui.ui.residuum import pictures

    return pictures.table_drawing(words, host, signs, eyes)


def sample(words: Words) -> list[Part]:
    """A few terrains in their colours."""
    from resurgence_tui.ui.residuum.styles import TERRAIN

    shown = ("water_source", "woodland", "radiation_zone", "gold_mine")
    return [(f" {words.attribute(word, 'short') or ''} ", TERRAIN[word]) for word in shown]


def rule_about(what: str, seats: int) -> RuleId:
    """The rule about the setup, the seats, or points."""
    return {"points": "RSD-SCORE-10", "seats": "RSD-GEN-01"}.get(what, "RSD-SET-01")


def offer_guided(program: Program, tell: Callable[[str], None]) -> None:
    """Ask who learns together, and start."""
    from resurgence_tui.ui.residuum.guide.tables import TABLES
    from resurgence_tui.ui.screens.first_game import offer_first_game

    offer_first_game(program, "residuum", TABLES, tell)


def load() -> None:
    """Import the table and the rules."""
    import resurgence_tui.games.residuum.game
    import resurgence_tui.ui.residuum.table_screen  # noqa: F401
