"""A question in words, each option as a line, and what an answer means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from resurgence_tui.engine.game import Game
from resurgence_tui.engine.types import Decision
from resurgence_tui.engine.view_values import view_json
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import Words


def option_lines(words: Words, decision: Decision, view: Any, names: Sequence[str]) -> list[str]:
    """Every option with what it costs and brings, in the decision's order. view: what the asked seat sees."""
    say = sentences_of(words.game)
    parts = (say.option_parts(words, decision, option, view, names=names) for option in decision.options)
    return [say.line_text(words, part) for part in parts]


def asked(words: Words, game: Game, decision: Decision, view: Any, names: Sequence[str]) -> dict[str, Any]:
    """A question as programs are asked it, but for the ticket: docs/bots.md. view: what the asked seat sees."""
    lines = option_lines(words, decision, view, names)
    return {
        "seat": decision.seat,
        "rule": decision.rule,
        "prompt": sentences_of(words.game).prompt_text(words, decision, names, view),
        "options": [{"id": option, "text": line} for option, line in zip(decision.options, lines, strict=True)],
        "view": view_json(game, view),
    }


def is_word(words: Words, key: str, word: str) -> bool:
    """Whether a word, in small letters, is one of those of an entry, which are parted by slashes."""
    return word in words.text(key).casefold().split("/")


def matching(options: Sequence[str], lines: Sequence[str], word: str) -> list[int]:
    """The places of the options that an answer means.

    It is a number from 1, an option's id or whole line, else some words: all options whose line or id has them.
    """
    if word.isascii() and word.isdigit():
        number = int(word[:4])
        return [number - 1] if 1 <= number <= len(options) else []
    asked = word.casefold()
    for texts in ([option.casefold() for option in options], [line.casefold() for line in lines]):
        exact = [place for place, text in enumerate(texts) if text == asked]
        if exact:
            return exact[:1]
    wanted = asked.split()
    found = [
        place
        for place, (option, line) in enumerate(zip(options, lines, strict=True))
        if all(part in f"{line} {option}".casefold() for part in wanted)
    ]
    whole = [place for place in found if set(wanted) <= set(_words_of(lines[place]))]
    return whole if len(whole) == 1 else found


def _words_of(line: str) -> list[str]:
    """The words of a line in lower case, without signs."""
    return "".join(letter if letter.isalnum() else " " for letter in line.casefold()).split()
