"""What the app does with the settings: it holds them, puts them into effect, and keeps them in their file."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from textual import constants

from resurgence_tui.app.settings import (
    SAVES,
    Settings,
    changed,
    chosen_saves,
    read_settings,
    settings_file,
    write_settings,
)
from resurgence_tui.games import DEFAULT_GAME
from resurgence_tui.i18n.settings_words import problem_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.i18n.text import words as words_of
from resurgence_tui.ui import appearance
from resurgence_tui.ui.program import Program

if TYPE_CHECKING:
    from resurgence_tui.app.library import Library

LONG = 10
"""Seconds for which is seen what is wrong with the file."""


class Preferences(Program):
    """The app as far as it has settings: what holds now. What the command line or the environment say wins over them.
    """

    def prefer(
        self, settings: Settings | None, library: Library | None, saves: Path | None, content: Path | None,
        words: Words | None,
    ) -> None:  # fmt: skip
        """At the start: the settings, by default those of the file, and what is named in their place.

        words: those that are spoken until another language is set, whatever the game.
        """
        self.settings, self.setting_problems = (settings, []) if settings is not None else read_settings()
        self._words_given = words
        self.saves_given, self.content_given = saves, content
        self._library, self._library_given = library, library is not None
        self._told_of_failure = False

    @property
    def game(self) -> str:
        """The game whose words are spoken."""
        return DEFAULT_GAME

    @property
    def words(self) -> Words:
        """The words of the player's language and of the game."""
        return self._words_given or words_of(self.settings.language, game=self.game)

    @property
    def library(self) -> Library:
        """The saved games, and what starts new ones."""
        if self._library is None:
            from resurgence_tui.app.library import Library
            from resurgence_tui.saves.store import Store, saves_folder

            self._library = Library(Store(saves_folder(chosen_saves(self.settings, self.saves_given))))
        return self._library

    @property
    def content(self) -> Path | None:
        """Folder of the content pack that new games are played with."""
        chosen = self.settings.content
        return self.content_given or (Path(chosen).expanduser() if chosen else None)

    def winner_over(self, key: str) -> tuple[str, str] | None:
        """What wins over a setting: an option or a variable of the environment, and what it says; or nothing."""
        given = {"saves": ("--saves", self.saves_given), "content": ("--content", self.content_given)}
        option, value = given.get(key, ("", None))
        if value is not None:
            return option, str(value)
        variable = {"saves": SAVES, "signs": appearance.SIGNS}.get(key, "")
        says = os.environ.get(variable, "") if variable else ""
        return (variable, says) if says else None

    def change_settings(self, **changes: Any) -> None:
        """Set something, at once and for the next time. ValueError if it cannot be set to that."""
        self.settings = changed(self.settings, **changes)
        into_effect: dict[str, Callable[[], None]] = {
            "theme": self._put_theme,
            "signs": self._put_signs,
            "animation": self._put_animation,
            "language": self._put_language,
            "saves": self._put_saves,
        }
        for key in changes:
            if key in into_effect:
                into_effect[key]()
        try:
            write_settings(self.settings, keys=changes)
            self.setting_problems = read_settings()[1]
        except OSError as error:
            self._tell_failure(error)

    def _tell_failure(self, error: OSError) -> None:
        if not self._told_of_failure:
            self._told_of_failure = True
            reason = (error.strerror or str(error)).lower()
            self.notify(
                self.words.text("settings_not_kept", reason=reason), severity="warning", markup=False, timeout=LONG
            )

    def _put_theme(self) -> None:
        appearance.apply_theme(self)

    def _put_signs(self) -> None:
        appearance.draw_with(self, appearance.signs_now(self.settings.signs))

    def _put_animation(self) -> None:
        self.animation_level = constants.TEXTUAL_ANIMATIONS if self.settings.animation else "none"

    def _put_language(self) -> None:
        self._words_given = None

    def _put_saves(self) -> None:
        if not self._library_given:
            self._library = None

    # What is said about the file

    def setting_problem_texts(self) -> list[str]:
        """What of the file could not be used, a sentence each."""
        return [problem_text(self.words, *problem) for problem in self.setting_problems]

    def tell_setting_problems(self) -> None:
        """Say that something of the file could not be used, and where it can be read again."""
        problems = self.setting_problem_texts()
        if problems:
            told = self.words.text("settings_more", problem=problems[0], count=len(problems))
            self.notify(told, severity="warning", markup=False, timeout=LONG)

    def settings_path(self) -> Path:
        """Where the settings are kept."""
        return settings_file()
