"""What bots are called at a table, before their number."""

from __future__ import annotations

from resurgence_tui.i18n.text import Words

CALLED = {
    "bot:easy": "name_bot_easy",
    "bot:normal": "name_bot_normal",
    "bot:hard": "name_bot_hard",
    "bot:eager": "name_bot_eager",
    "bot:random": "name_bot_random",
    "bot:cmd": "name_bot_program",
}


def bot_names(words: Words) -> dict[str, str]:
    """What each bot is called in a language."""
    return {player: words.text(key) for player, key in CALLED.items()}
