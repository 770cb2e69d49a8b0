"""The rule reference: a rule by its id, all rules that hold some words, or the families."""

from __future__ import annotations

import shutil
import textwrap
from collections import Counter
from difflib import get_close_matches

from resurgence_tui.assets_path import assets
from resurgence_tui.i18n.text import LATE, Words, entries, words

from .main import Refusal

RULE = "rule_"
FAMILY = "family_"
WIDTH = 100


def print_rules(query: str) -> int:
    """Print what was asked for; Refusal, with suggestions, if there is no such rule."""
    read = words()
    keys = [key for key, _ in entries(assets() / "i18n" / read.language / LATE)]
    rules = [key.removeprefix(RULE) for key in keys if key.startswith(RULE)]
    asked = " ".join(query.split())
    if not asked:
        print("\n".join(families(read, [key for key in keys if key.startswith(FAMILY)], rules)))
        return 0
    found = matching(read, rules, asked)
    if not found:
        raise Refusal(unknown(read, rules, asked))
    print("\n\n".join("\n".join(entry(read, rule)) for rule in found))
    return 0


def matching(read: Words, rules: list[str], asked: str) -> list[str]:
    """The rule of that id, else a family, else all that hold all of the words; in the rulebook's order."""
    wanted = asked.casefold()
    for same in (lambda rule: rule == wanted, lambda rule: rule.startswith(wanted.rstrip("-") + "-")):
        found = [rule for rule in rules if same(rule.casefold())]
        if found:
            return found
    return [rule for rule in rules if all(word in _text(read, rule) for word in wanted.split())]


def _text(read: Words, rule: str) -> str:
    parts = (read.text(RULE + rule), read.attribute(RULE + rule, "example") or "")
    return " ".join(parts).casefold()


def families(read: Words, keys: list[str], rules: list[str]) -> list[str]:
    """The table of contents: each family with the number of its rules."""
    counted = Counter(rule.partition("-")[0] for rule in rules)
    names = [key.removeprefix(FAMILY) for key in keys]
    lines = [f"{name:<6} {read.text(FAMILY + name)} ({counted[name]})" for name in names]
    return [*lines, "", *filled(read.text("cli_rules_hint"))]


def entry(read: Words, rule: str) -> list[str]:
    """One rule as lines of text: its id and sentence, an example, related rules."""
    lines = [rule, *filled(read.text(RULE + rule), "  ")]
    example = read.attribute(RULE + rule, "example")
    if example:
        lines += filled(read.text("cli_rules_example", example=example), "  ")
    see = read.attribute(RULE + rule, "see")
    if see:
        lines += filled(read.text("cli_rules_see", rules=see), "  ")
    return lines


def filled(sentence: str, indent: str = "") -> list[str]:
    """A sentence in lines that fit the terminal."""
    width = min(shutil.get_terminal_size().columns, WIDTH)
    return textwrap.wrap(sentence, max(width, 20), initial_indent=indent, subsequent_indent=indent)


def unknown(read: Words, rules: list[str], asked: str) -> str:
    """What to say when nothing was found, with ids that look alike."""
    close = get_close_matches(asked.upper(), rules, n=4, cutoff=0.5)
    if close:
        return read.text("cli_rules_unknown_close", query=asked, close=", ".join(close))
    return read.text("cli_rules_unknown", query=asked)
