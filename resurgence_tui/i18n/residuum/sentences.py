"""What Residuum supplies as ``i18n.sentences.Sentences``, and all else that its screens put into words.

Python chooses keys and passes values; all words are in ``assets/i18n``. What a player wrote, such as the name of a
seat, is put into a sentence as it is: show sentences as plain text, never as markup.
"""

from resurgence_tui.engine.types import Decision
from resurgence_tui.games.residuum.view import View
from resurgence_tui.i18n.residuum.faces import faces
from resurgence_tui.i18n.residuum.fact_words import fact_text
from resurgence_tui.i18n.residuum.option_words import line_text, option_parts
from resurgence_tui.i18n.residuum.printed_keys import ACTIONS
from resurgence_tui.i18n.residuum.prompt_words import prompt_text
from resurgence_tui.i18n.residuum.revealed_words import revealed_key
from resurgence_tui.i18n.residuum.score_words import about_option, score_lines, sheet_line, verdict
from resurgence_tui.i18n.residuum.table_text import own_lines, secret_lines, table_lines
from resurgence_tui.i18n.residuum.why_words import why_text
from resurgence_tui.i18n.text import Words

__all__ = [
    "about_option",
    "faces",
    "fact_text",
    "lacking",
    "line_text",
    "option_parts",
    "own_lines",
    "prompt_text",
    "revealed_key",
    "score_lines",
    "secret_lines",
    "sheet_line",
    "table_lines",
    "thing_text",
    "verdict",
    "why_text",
]


def lacking(words: Words, decision: Decision, view: View) -> dict[str, str]:
    """Nothing: no option is listed that does nothing (RSD-GEN-11); what of a card would be lost is told beside it."""
    return {}


def thing_text(words: Words, thing: str) -> str:
    """The name of a card, an action, a resource or a terrain."""
    return words.text(ACTIONS.get(thing, thing))
