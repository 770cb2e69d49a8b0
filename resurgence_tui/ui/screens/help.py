"""The keys of the screen it was called from, and the game in one minute."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding
from textual.containers import Center, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.ui.screens.steady import Steady
from resurgence_tui.ui.widgets.key_line import KeyLine, described, key_name, told_keys
from resurgence_tui.ui.widgets.painter import fitted, wrapped

if TYPE_CHECKING:
    from resurgence_tui.ui.app import ResurgenceApp

KEYS_WIDTH = 16
COLUMN = 36
MEANING = 56
"""Cells for what a sign means."""

FIRST_SIGN = "sign_food"
"""Where the glossary begins."""

FEW = 6
"""So many keys stand one below the other."""


def in_columns(lines: list[tuple[str, str]]) -> list[str]:
    """Keys and what they do; long lists of short ones in two columns, read downwards."""
    made = [f"{name:<{KEYS_WIDTH}}{what}" for name, what in lines]
    if len(made) <= FEW or max(map(cell_len, made)) >= COLUMN:
        return made
    half = -(-len(made) // 2)
    left, right = made[:half], made[half:]
    return [fitted(one, COLUMN) + (right[row] if row < len(right) else "") for row, one in enumerate(left)]


def in_lines(sign: str, meaning: str) -> list[tuple[str, str]]:
    """A sign and what it means, broken between words; the lines after the first have no sign."""
    lines = wrapped(meaning, MEANING, 3)
    return list(zip([sign, *[""] * (len(lines) - 1)], lines, strict=True))


def besides(options: Mapping[str, str | bool]) -> list[str]:
    """What a game with these variants has besides, by the keys of its words."""
    alone = [f"solo-help-{number}" for number in range(1, 5)] if options.get("solo") else []
    return [*alone, *(["solo-help-encounters"] if options.get("encounters") else [])]


class HelpScreen(Steady, Screen[None]):
    """Lists what is bound where the player was; the words are those of the bindings.

    A screen may say more by a method ``help_lines()`` that gives (key, what it does), and explain its signs by a
    method ``legend()`` that gives (sign, meaning).
    """

    app: ResurgenceApp
    CSS_PATH = "help.tcss"
    IS_REFERENCE = True
    AUTO_FOCUS = "#help"
    TOLD_KEYS = (("Up Down", "help_key_scroll"),)
    BINDINGS = [
        Binding("s", "signs", "help_key_signs", id="signs"),
        Binding("escape,question_mark,enter,q", "dismiss", "ui_key_back", id="back"),
    ]

    def __init__(self, about: Screen[Any]) -> None:
        super().__init__()
        own = getattr(about, "help_lines", None)
        words = self.app.words
        self._more = [(keys, words.text(what)) for keys, what in told_keys(about)]
        self._more += own() if callable(own) else []
        legend = getattr(about, "legend", None)
        self._legend: list[tuple[str, str]] = legend() if callable(legend) else []
        self._active = list(about.active_bindings.values())
        self._about = about

    def compose(self) -> ComposeResult:
        """Keys, then how to play."""
        words = self.app.words
        yield Static(words.text("help_heading"), classes="heading", markup=False)
        with Center(id="middle"), VerticalScroll(id="help"):
            here, everywhere = self._keys()
            yield from self._section("help_keys", here)
            yield from self._section("help_everywhere", everywhere)
            yield from self._section("help_signs", [line for one in self._legend for line in in_lines(*one)])
            yield Static(words.text("help_how"), classes="head", markup=False)
            for number in range(1, 7):
                yield Static(words.text(f"help_how_{number}"), classes="how", markup=False)
            host = self.app.host
            if host is not None:
                for key in besides(host.setup.options):
                    yield Static(words.text(key), classes="how", markup=False)
                if host.told_seed is not None:
                    seed = words.text("help_seed", seed=str(host.told_seed))
                    yield Static(seed, classes="how quiet", markup=False)
        yield KeyLine(words)

    def on_mount(self) -> None:
        """Signs of the terminal."""
        self.query_one(KeyLine).signs = self.app.signs

    def action_signs(self) -> None:
        """The glossary: every sign and abbreviation, with a search."""
        self.app.open_rules(FIRST_SIGN)

    def _section(self, key: str, lines: list[tuple[str, str]]) -> ComposeResult:
        if lines:
            yield Static(self.app.words.text(key), classes="head", markup=False)
            yield Static("\n".join(in_columns(lines)), classes="keys", markup=False)

    def _keys(self) -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
        """The keys of the screen and its widgets, and those of the app; several keys of one action in one line."""
        here: dict[tuple[str, str], list[str]] = {}
        everywhere: dict[tuple[str, str], list[str]] = {}
        for active in self._active:
            if self._is_worth_telling(active):
                side = everywhere if active.node is self.app else here
                what = described(self.app.words, active.binding)
                names = side.setdefault((what, active.binding.key_display or ""), [])
                name = key_name(active.binding)
                if name not in names:
                    names.append(name)
        lines = [(", ".join(names), what) for (what, _), names in here.items()]
        told = {what for _, what in self._more}
        lines = [*self._more, *(line for line in lines if line[1] not in told)]
        return lines, [(", ".join(names), what) for (what, _), names in everywhere.items()]

    def _is_worth_telling(self, active: ActiveBinding) -> bool:
        """Not what every list and text field does, and not what works only for the system."""
        binding = active.binding
        ours = active.node is self.app or active.node is self._about or binding.show
        return ours and bool(binding.description) and not binding.system and self.app.words.has(binding.description)
