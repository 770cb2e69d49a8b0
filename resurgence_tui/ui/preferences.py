"""What the player has set: it is held, changed, put into effect, and kept in its file."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from resurgence_tui.app.language import language_of, winner
from resurgence_tui.app.settings import (
    SAVES,
    SIGNS,
    Settings,
    changed,
    chosen_saves,
    read_settings,
    settings_file,
    write_settings,
)
from resurgence_tui.games import DEFAULT_GAME
from resurgence_tui.i18n.settings_words import problem_text
from resurgence_tui.i18n.text import Words, read_in
from resurgence_tui.i18n.text import words as words_of

if TYPE_CHECKING:
    from resurgence_tui.app.library import Library


class Preferences:
    """The settings that hold now. What the command line or the environment say wins over them.

    settings: what the player has set; without them the file is read. library, saves, content: the saved games, and the
    folders of saved games and of a content pack, if not those of the settings. given_words: those that are spoken until
    another language is set, whatever the game. effects: what is done at once when a setting is changed, by its key.
    warn: tells the player something.
    """

    def __init__(
        self, settings: Settings | None, library: Library | None, saves: Path | None, content: Path | None,
        given_words: Words | None, effects: Mapping[str, Callable[[], None]], warn: Callable[[str], None],
    ) -> None:  # fmt: skip
        self.settings, self.problems = (settings, []) if settings is not None else read_settings()
        self.saves_given, self.content_given = saves, content
        self._given_words = given_words
        self._library, self._library_given = library, library is not None
        self._effects, self._warn, self._told_of_failure = effects, warn, False
        self._speak()

    def _speak(self) -> None:
        """All words are in the player's language from now on."""
        read_in(self._given_words.language if self._given_words else language_of(self.settings.language))

    def words_of(self, game: str) -> Words:
        """The words of the player's language and of a game."""
        return self._given_words or words_of(game=game)

    @property
    def library(self) -> Library:
        """The saved games, and what starts new ones."""
        if self._library is None:
            from resurgence_tui.app.library import Library
            from resurgence_tui.saves.folder import saves_folder
            from resurgence_tui.saves.store import Store

            self._library = Library(Store(saves_folder(chosen_saves(self.settings, self.saves_given))))
        return self._library

    @property
    def content(self) -> Path | None:
        """Folder of the content pack that new games are played with."""
        chosen = self.settings.content
        return self.content_given or (Path(chosen).expanduser() if chosen else None)

    @property
    def path(self) -> Path:
        """Where the settings are kept."""
        return settings_file()

    def winner_over(self, key: str) -> tuple[str, str] | None:
        """What wins over a setting: an option or a variable of the environment, and what it says; or nothing."""
        if key == "language":
            return winner()
        given = {"saves": ("--saves", self.saves_given), "content": ("--content", self.content_given)}
        option, value = given.get(key, ("", None))
        if value is not None:
            return option, str(value)
        variable = {"saves": SAVES, "signs": SIGNS}.get(key, "")
        says = os.environ.get(variable, "") if variable else ""
        return (variable, says) if says else None

    def change(self, **changes: Any) -> None:
        """Set something, at once and for the next time. ValueError if it cannot be set to that."""
        self.settings = changed(self.settings, **changes)
        if "language" in changes:
            self._given_words = None
            self._speak()
        if "saves" in changes and not self._library_given:
            self._library = None
        for key in changes:
            if key in self._effects:
                self._effects[key]()
        try:
            write_settings(self.settings, keys=changes)
            self.problems = read_settings()[1]
        except OSError as error:
            self._tell_failure(error)

    def _tell_failure(self, error: OSError) -> None:
        """The file cannot be written; told once."""
        if not self._told_of_failure:
            self._told_of_failure = True
            reason = (error.strerror or str(error)).lower()
            self._warn(self.words_of(DEFAULT_GAME).text("settings_not_kept", reason=reason))

    # What is said about the file

    def problem_texts(self) -> list[str]:
        """What of the file could not be used, a sentence each."""
        words = self.words_of(DEFAULT_GAME)
        return [problem_text(words, *problem) for problem in self.problems]

    def tell_problems(self) -> None:
        """Say that something of the file could not be used, and where it can be read again."""
        problems = self.problem_texts()
        if problems:
            words = self.words_of(DEFAULT_GAME)
            self._warn(words.text("settings_more", problem=problems[0], count=len(problems)))
