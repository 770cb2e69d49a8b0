"""Puts theme and signs on everything that is shown, at the start and whenever another one is chosen."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.scrollbar import ScrollBar, ScrollBarRender
from textual.widget import Widget

from resurgence_tui.app.settings import SIGNS
from resurgence_tui.ui import theme
from resurgence_tui.ui.palettes import PALETTES, REDUCED
from resurgence_tui.ui.surroundings import drawn_elsewhere

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program

PLAIN_TERMINALS = ("vt100", "vt102", "vt220", "ansi", "dumb")
PLAIN_LOCALES = ("C", "POSIX")
COERCED = ("C.UTF-8", "C.utf8", "UTF-8")
OF_SIXTEEN = ("standard", "windows")
"""What Rich calls terminals of sixteen colours."""


class WholeCells(ScrollBarRender):
    """A scroll bar of blanks on a ground: no parts of cells, which not every terminal can show."""

    VERTICAL_BARS: ClassVar = [" "] * 8
    HORIZONTAL_BARS: ClassVar = [" "] * 8


ScrollBar.renderer = WholeCells


def signs_for(environment: Mapping[str, str], encoding: str | None, chosen: str = "auto") -> theme.Signs:
    """The signs of the environment, else those chosen in the settings, else those that the terminal can show."""
    named = environment.get(SIGNS, "").lower()
    if named not in ("ascii", "unicode"):
        named = chosen
    if named not in ("ascii", "unicode"):
        poor = environment.get("TERM", "") in PLAIN_TERMINALS or "utf" not in (encoding or "utf-8").lower()
        poor = poor or locale_of(environment) in PLAIN_LOCALES
        poor = poor and not drawn_elsewhere(environment)
        named = "ascii" if poor else "unicode"
    return theme.signs_named(named)


def locale_of(environment: Mapping[str, str]) -> str:
    """The locale that characters are written in. In the plain ones Python writes UTF-8, whatever the terminal shows,
    and says so in LC_CTYPE; that is not what the user has said."""
    all_, kind, lang = (environment.get(name, "") for name in ("LC_ALL", "LC_CTYPE", "LANG"))
    said = "" if kind in COERCED and lang in PLAIN_LOCALES else kind
    return all_ or said or lang


def signs_now(chosen: str) -> theme.Signs:
    """The signs for this terminal, as they are chosen in the settings."""
    return signs_for(os.environ, getattr(sys.__stderr__, "encoding", None), chosen)


def apply_theme(app: Program) -> None:
    """Show the app in the theme of its settings, in as many colours as the terminal has.

    Another theme has the style sheets laid on every widget of every screen again, so all are painted anew.
    """
    name, reduced = app.settings.theme, app.console.color_system in OF_SIXTEEN
    theme.use_theme(name, reduced)
    app.register_theme(theme.theme_of((REDUCED if reduced else PALETTES)[name]))
    if app.is_running:
        app.theme = name
    else:
        begin_in_theme(app, name)


def begin_in_theme(app: Program, name: str) -> None:
    """Give an app that does not run yet its theme.

    Textual's own way would read all style sheets once more after the first screen has come up, and lay them on every
    widget again: a tenth of the time that the menu takes.
    """
    app.set_reactive(App.theme, name)
    app.stylesheet.set_variables(app.get_css_variables())
    dark = app.current_theme.dark
    app.add_class(f"-theme-{name}", update=False)
    app.set_class(dark, "-dark-mode", update=False)
    app.set_class(not dark, "-light-mode", update=False)


def draw_with(app: Program, signs: theme.Signs) -> None:
    """Draw everything with other signs."""
    app.signs = signs
    app.set_class(signs is theme.ASCII, "-ascii")
    for widget in shown(app):
        if hasattr(widget, "signs"):
            widget.signs = signs


def shown(app: Program) -> Iterator[Widget]:
    """All widgets of all screens, also of those below."""
    for screen in app.screen_stack if app.is_running else ():
        yield from screen.walk_children(Widget, with_self=False)
