"""What the auction supplies to be shown; see ``ui.games.Screens``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from textual.geometry import Size
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from resurgence_tui.app.host import Host
from resurgence_tui.app.replay import Place, Replay
from resurgence_tui.engine.types import RuleId, Seat
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui import theme
from resurgence_tui.ui.table.seats import looks_of
from resurgence_tui.ui.theme import Signs
from resurgence_tui.ui.widgets.painter import Drawing, Part

from .boards import MapBoard
from .replay_kit import AuctionReplay
from .table_kit import AuctionScreen
from .tabletop import MAP

HAS_GUIDE = False


def banner() -> list[Widget]:
    """The name."""
    return [Static("AUCTION", id="auction-banner")]


def backdrop() -> list[Widget]:
    """No picture."""
    return []


def table_screen(host: Host) -> Screen[Any]:
    """The playing screen."""
    return AuctionScreen(host)


def replay_screen(replay: Replay, place: Place | None) -> Screen[Any]:
    """A game to step through."""
    return AuctionReplay(replay, place)


def table_drawing(words: Words, host: Host, signs: Signs, eyes: Seat) -> Drawing:
    """The map."""
    return MapBoard(words, MAP).drawn(host.view(eyes), looks_of(host.setup.seats), Size(60, 6), signs)


def sample(words: Words) -> list[Part]:
    """A few flags."""
    return [(f" {seat + 1} ", theme.seat_style(seat)) for seat in range(2)]


def rule_about(what: str, seats: int) -> RuleId:
    """The rule about the setup, or points."""
    return "COLOUR" if what == "points" else "SETUP"


def offer_guided(program: object, tell: Callable[[str], None]) -> None:
    """There is no guide, so nobody asks for it."""
    raise AssertionError("a game without a guide was asked for one")


def load() -> None:
    """All is imported already."""
