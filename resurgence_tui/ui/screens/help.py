"""The keys of the screen it was called from, and the game in one minute."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import takewhile
from typing import Any

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding
from textual.containers import Center
from textual.screen import Screen
from textual.widgets import Static

from resurgence_tui.games import options_of
from resurgence_tui.i18n.families import HOW, numbered
from resurgence_tui.i18n.reference import SIGNS_SECTION
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.inside_textual import JumpScroll
from resurgence_tui.ui.reference import reference_of
from resurgence_tui.ui.screens.guarded_screen import GuardedScreen
from resurgence_tui.ui.widgets.key_line import KeyLine, described, key_name, told_keys
from resurgence_tui.ui.widgets.painter import fitted, wrapped

KEYS_WIDTH = 16
COLUMN = 36
MEANING = 56
"""Cells for what a key does or a sign means."""

FEW = 6
"""At most so many keys stand one below the other."""


def in_columns(lines: list[tuple[str, str]]) -> list[str]:
    """Keys and what they do; long lists of short ones in two columns, read downwards."""
    made = [f"{name:<{KEYS_WIDTH}}{what}" for name, what in lines]
    if len(made) <= FEW or max(map(cell_len, made)) >= COLUMN:
        return [f"{name:<{KEYS_WIDTH}}{what}" for one in lines for name, what in in_lines(*one)]
    half = -(-len(made) // 2)
    left, right = made[:half], made[half:]
    return [fitted(one, COLUMN) + (right[row] if row < len(right) else "") for row, one in enumerate(left)]


def in_lines(sign: str, meaning: str) -> list[tuple[str, str]]:
    """A sign or key and what it means, broken between words; the lines after the first have no sign. A long one stands
    alone."""
    lines = wrapped(meaning, MEANING, 3)
    if cell_len(sign) >= KEYS_WIDTH:
        lines = ["", *lines]
    return list(zip([sign, *[""] * (len(lines) - 1)], lines, strict=True))


def _sentences(words: Words, keys: Iterable[str]) -> list[str]:
    """The sentences of these keys, up to the first that there is none of."""
    return [words.text(key) for key in takewhile(words.has, keys)]


def how_to_play(words: Words, game: str, options: Mapping[str, str | bool]) -> list[str]:
    """How to play, and what a game with these options has besides."""
    chosen = [spec.id for spec in options_of(game) if options.get(spec.id)]
    besides = (line for option in chosen for line in _sentences(words, numbered(HOW, f"{option}_")))
    return [*_sentences(words, numbered(HOW)), *besides]


class HelpScreen(GuardedScreen, Screen[None]):
    """Lists what is bound where the player was; the words are those of the bindings.

    A screen may say more by a method ``help_lines()`` that gives (key, what it does), and explain its signs by a
    method ``legend()`` that gives (sign, meaning).
    """

    CSS_PATH = "help.tcss"
    IS_REFERENCE = True
    AUTO_FOCUS = "#help"
    TOLD_KEYS = (("Up/Down", "help_key_scroll"),)
    BINDINGS = [
        Binding("s", "signs", "help_key_signs", id="signs"),
        Binding("escape,question_mark,enter,q", "dismiss", "ui_key_back", id="back"),
    ]

    def __init__(self, about: Screen[Any]) -> None:
        super().__init__()
        own = getattr(about, "help_lines", None)
        words = self.app.words
        self._more = told_keys(words, about)
        self._more += own() if callable(own) else []
        legend = getattr(about, "legend", None)
        self._legend: list[tuple[str, str]] = legend() if callable(legend) else []
        self._active = list(about.active_bindings.values())
        self._about = about

    def compose(self) -> ComposeResult:
        """Keys, then how to play."""
        words = self.app.words
        yield Static(words.text("help_heading"), classes="heading", markup=False)
        with Center(id="middle"), JumpScroll(id="help"):
            here, everywhere = self._keys()
            yield from self._section("help_keys", here)
            yield from self._section("help_everywhere", everywhere)
            yield from self._section("help_signs", [line for one in self._legend for line in in_lines(*one)])
            yield Static(words.text("help_how"), classes="head", markup=False)
            host = self.app.host
            for line in how_to_play(words, self.app.game, host.setup.options if host is not None else {}):
                yield Static(line, classes="how", markup=False)
            if host is not None and host.told_seed is not None:
                seed = words.text("help_seed", seed=str(host.told_seed))
                yield Static(seed, classes="how quiet", markup=False)
        yield KeyLine(words)

    def action_signs(self) -> None:
        """The glossary: every sign and abbreviation, with a search."""
        signs = reference_of(self.app).section(SIGNS_SECTION)
        self.app.navigator.open_rules(signs[0].id if signs else None)

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
                name = key_name(self.app.words, active.binding)
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
