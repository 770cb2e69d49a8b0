"""What is wrong with the file of the settings, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from .text import Words

PROBLEMS = {
    "unreadable": "settings_problem_unreadable",
    "folder": "settings_problem_folder",
    "huge": "settings_problem_huge",
    "text": "settings_problem_text",
    "syntax": "settings_problem_syntax",
    "section": "settings_problem_section",
    "unknown": "settings_problem_unknown",
    "twice": "settings_problem_twice",
    "value": "settings_problem_value",
    "relative": "settings_problem_relative",
}
"""What may be wrong, as ``app.settings`` names it, and its sentence."""

SETTINGS = {
    "theme": "settings_theme",
    "signs": "settings_signs",
    "animation": "settings_animation",
    "confirmations": "settings_confirmations",
    "reveals": "settings_reveals",
    "waste": "settings_waste",
    "free_gains": "settings_free_gains",
    "moments": "settings_moments",
    "pace": "settings_pace",
    "language": "settings_language",
    "saves": "settings_saves",
    "content": "settings_content",
    "looks": "settings_looks",
    "file": "settings_file",
}
"""The lines of the screen, and what they are called."""

VALUES = {
    ("theme", "frozen-city"): "settings_theme_frozen-city",
    ("theme", "snow-light"): "settings_theme_snow-light",
    ("theme", "high-contrast"): "settings_theme_high-contrast",
    ("theme", "colour-blind"): "settings_theme_colour-blind",
    ("signs", "auto"): "settings_signs_auto",
    ("signs", "unicode"): "settings_signs_unicode",
    ("signs", "ascii"): "settings_signs_ascii",
    ("animation", "true"): "settings_animation_true",
    ("animation", "false"): "settings_animation_false",
    ("confirmations", "true"): "settings_confirmations_true",
    ("confirmations", "false"): "settings_confirmations_false",
    ("reveals", "ask"): "settings_reveals_ask",
    ("reveals", "never"): "settings_reveals_never",
    ("waste", "ask"): "settings_waste_ask",
    ("waste", "never"): "settings_waste_never",
    ("free_gains", "true"): "settings_free_gains_true",
    ("free_gains", "false"): "settings_free_gains_false",
    ("moments", "wait"): "settings_moments_wait",
    ("moments", "short"): "settings_moments_short",
    ("moments", "skip"): "settings_moments_skip",
    ("language", "auto"): "settings_language_auto",
    ("pace", "normal"): "settings_pace_normal",
    ("pace", "step"): "settings_pace_step",
    ("pace", "at-once"): "settings_pace_at-once",
}
"""A setting and one of its values -> what that is called, with ``.why``."""

FOLDERS = {
    "saves": "settings_saves_why",
    "content": "settings_content_why",
}
"""What a folder is for."""


def problem_text(words: Words, fault: str, line: int, key: str, value: str, choices: Sequence[str]) -> str:
    """One sentence about a line of the file, or about the whole of it."""
    found = "settings_problem_quotes" if fault == "value" and not choices else PROBLEMS[fault]
    return words.text(found, line=str(line), key=key, value=value, choices=", ".join(choices))
