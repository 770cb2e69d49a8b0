"""What Resurgence supplies as ``ui.games.Screens``. The menu needs little of it, so each part is imported when it is
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
    """The name in letters of ice."""
    from resurgence_tui.ui.resurgence.banner import Banner

    return [Banner()]


def backdrop() -> list[Widget]:
    """The city under snow."""
    from resurgence_tui.ui.resurgence.banner import Skyline

    return [Skyline()]


def table_screen(host: Host) -> Screen[Any]:
    """The playing screen."""
    from resurgence_tui.ui.resurgence.table_screen import MoscowTableScreen

    return MoscowTableScreen(host)


def replay_screen(replay: Replay, place: Place | None) -> Screen[Any]:
    """A game to step through."""
    from resurgence_tui.ui.resurgence.replay_kit import MoscowReplayScreen

    return MoscowReplayScreen(replay, place)


def table_drawing(words: Words, host: Host, signs: Signs, eyes: Seat) -> Drawing:
    """All boards, those of every seat too."""
    from resurgence_tui.ui.resurgence import pictures

    return pictures.table_drawing(words, host, signs, eyes)


def sample(words: Words) -> list[Part]:
    """The marks of the three areas."""
    from resurgence_tui.games.resurgence.vocab import AREA_WORDS
    from resurgence_tui.i18n.resurgence.sentences import brief
    from resurgence_tui.ui.resurgence.styles import ACCESS

    return [(f"[{brief(words, area, 'sign')}]", style) for area, style in zip(AREA_WORDS, ACCESS, strict=True)]


def rule_about(what: str, seats: int) -> RuleId:
    """The rule about the setup, the seats, or points during the game."""
    if what == "seats":
        return "SOLO-01" if seats == 1 else "SET-05"
    return {"points": "GEN-08"}.get(what, "SET-01")


def offer_guided(program: Program, tell: Callable[[str], None]) -> None:
    """Ask who learns together, and start."""
    from resurgence_tui.ui.resurgence.guide.tables import TABLES
    from resurgence_tui.ui.screens.first_game import offer_first_game

    offer_first_game(program, "resurgence", TABLES, tell)


def load() -> None:
    """Import the table and the rules."""
    import resurgence_tui.games.resurgence.game
    import resurgence_tui.ui.resurgence.table_screen  # noqa: F401
