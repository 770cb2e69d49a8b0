"""Names that players give: what may stand in them, so that no screen, file or window title is upset by one."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

LONGEST_NAME = 24
LONGEST_TITLE = 60

RESULTS = "results.json"
"""The file of the results of finished games; no saved game is called so."""


def clean_name(text: str) -> str:
    """The name of a seat, trimmed.

    ValueError, in one sentence, if it is empty, too long or holds what no screen can show.
    """
    name = unicodedata.normalize("NFC", " ".join(text.split(" "))).strip()
    if not name:
        raise ValueError("A name needs at least one character.")
    if len(name) > LONGEST_NAME:
        raise ValueError(
            f"A name has at most {LONGEST_NAME} characters; '{clean_title(name)[:LONGEST_NAME]}...' is longer."
        )
    if not all(map(_is_shown, name)):
        raise ValueError(f"The name '{clean_title(name)}' holds a character that cannot be shown.")
    if "[" in name or "]" in name:
        raise ValueError(f"The name '{name}' holds a square bracket.")
    return name


@lru_cache(maxsize=4096)
def clean_title(text: str) -> str:
    """Any text as a title of one line: control characters and brackets of markup left out, cut to a fitting length.

    Remembered, since a list of saves and results asks for the same few names thousands of times.
    """
    return clean_path(text)[:LONGEST_TITLE]


def clean_path(path: object) -> str:
    """A path, whole, as part of a sentence: control characters and brackets of markup left out."""
    kept = "".join(letter for letter in str(path) if _is_shown(letter) and letter not in "[]")
    return " ".join(kept.split())


def _is_shown(letter: str) -> bool:
    """Whether a character takes part in a line of text: no control or format character, no line break."""
    return letter == " " or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
