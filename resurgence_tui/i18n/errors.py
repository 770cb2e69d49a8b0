"""Errors of the layers below, which say in English what went wrong, in the language of the reader.

Those layers know no words. An English sentence is found again among the English entries of ``error.ftl``, whose
variables stand for what is different each time; one that is not among them stays as it is.
"""

from __future__ import annotations

import re
from functools import cache

from .families import ERROR
from .text import DEFAULT, VARIABLE, Words
from .text import words as words_of


def error_text(words: Words, error: Exception | str) -> str:
    """What an error says, in one line."""
    said = " ".join(str(error).split())
    return said if words.language == DEFAULT else _said_again(words, said)


def _said_again(words: Words, said: str) -> str:
    """A sentence in the language of the words; what stands in it may be a sentence too."""
    for key, pattern in _patterns():
        if found := pattern.fullmatch(said):
            values = {name: _said_again(words, value) for name, value in found.groupdict().items()}
            return words.text(key, **values)
    return said


@cache
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The English entries as patterns, those with the longest words of their own first."""
    english = words_of(DEFAULT)
    texts = {key: english.pattern(key) for key in sorted(english.keys()) if ERROR.id_in(key)}
    ordered = sorted(texts.items(), key=lambda one: -len(VARIABLE.sub("", one[1])))
    return tuple((key, pattern_of(text)) for key, text in ordered)


def pattern_of(text: str) -> re.Pattern[str]:
    """What an entry of text and ``{ $value }`` may say."""
    parts = VARIABLE.split(text)
    made = (f"(?P<{part}>.+)" if place % 2 else re.escape(part) for place, part in enumerate(parts))
    return re.compile("".join(made))
