"""Which language is read: that of the command line, else of the environment, else of the settings, else of the system.

One that the game does not know counts as none, but for the command line, which refuses it; in the end there is English.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

from resurgence_tui.app.settings import AUTOMATIC, languages

LANGUAGE: Final = "RESURGENCE_LANGUAGE"
"""Environment variable: the language; it wins over the settings."""

OPTION: Final = "--language"

ENGLISH: Final = "en"

OF_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What says in which language a system speaks; the first of them that says anything."""

_given = [""]


def give(language: str) -> None:
    """The command line names a language, or "" for none."""
    _given[0] = language


def known(name: str) -> str:
    """The language of a name such as ``pl`` or ``pl_PL.UTF-8``; "" if the game does not speak it."""
    language = name.replace("-", "_").split(".")[0].split("@")[0].split("_")[0].lower()
    return language if language in languages() else ""


def winner(environment: Mapping[str, str] | None = None) -> tuple[str, str] | None:
    """What wins over the settings, an option or a variable, and the language that it names; None for nothing."""
    said = os.environ if environment is None else environment
    named = ((OPTION, _given[0]), (LANGUAGE, said.get(LANGUAGE, "")))
    return next(((name, known(value)) for name, value in named if known(value)), None)


def of_system(environment: Mapping[str, str] | None = None) -> str:
    """The language of the system, English where that is unknown."""
    said = os.environ if environment is None else environment
    return known(next((said[name] for name in OF_SYSTEM if said.get(name)), "")) or ENGLISH


def language_of(chosen: str = AUTOMATIC, environment: Mapping[str, str] | None = None) -> str:
    """The language that is read. chosen: in the settings."""
    won = winner(environment)
    if won is not None:
        return won[1]
    return of_system(environment) if chosen == AUTOMATIC else known(chosen) or ENGLISH
