"""Why the past of a game does not reach back to its start, as a sentence."""

from __future__ import annotations

from .text import Words


def doubt_text(
    words: Words, choices: int, changed: bool, edition: int, now: int, *, made: int, over: bool = False
) -> str:
    """One sentence for whoever opens the game.

    choices: after how many its past begins; those led elsewhere (changed), or edition ``edition`` of the rules was
    played then and edition ``now`` is played since. made: choices by now. over: the game has a result.
    """
    if changed:
        return words.text("saves-doubt-changed-over" if over else "saves-doubt-changed")
    key = "saves-doubt-edition" if choices == made else "saves-doubt-edition-since"
    return words.text(key, choices=choices, was=edition, now=now)
