"""What Resurgence supplies as ``i18n.sentences.Sentences``, and all else that its screens put into words.

Python chooses keys and passes values; all words are in ``assets/i18n``. What a player wrote, such as the name of a
seat, is put into a sentence as it is: show sentences as plain text, never as markup.
"""

from resurgence_tui.i18n.resurgence.faces import faces, rule_of
from resurgence_tui.i18n.resurgence.fact_rules import fact_rule
from resurgence_tui.i18n.resurgence.fact_words import fact_text
from resurgence_tui.i18n.resurgence.lack_words import lack_text, lacking
from resurgence_tui.i18n.resurgence.mutant_words import leader_bands, leader_bands_text, mutant_action_text
from resurgence_tui.i18n.resurgence.names import TOKENS, brief, counted_token, name
from resurgence_tui.i18n.resurgence.option_words import line_text, option_parts, option_text, space_parts
from resurgence_tui.i18n.resurgence.printed_words import (
    bundle_text,
    card_text,
    cost_text,
    costs_text,
    directive_text,
    effect_text,
    event_text,
    gain_text,
    goods_phrase,
    goods_text,
    income_text,
    level_gain_text,
    level_text,
    mission_text,
    places_text,
    space_brief,
    trigger_text,
)
from resurgence_tui.i18n.resurgence.prompt_words import prompt_text, round_text, step_text, why_text
from resurgence_tui.i18n.resurgence.revealed_words import revealed_key
from resurgence_tui.i18n.resurgence.score_words import about_option, sheet_line, verdict
from resurgence_tui.i18n.resurgence.table_text import own_lines, score_lines, secret_lines, table_lines
from resurgence_tui.i18n.text import Words

__all__ = [
    "about_option",
    "brief",
    "bundle_text",
    "card_text",
    "cost_text",
    "costs_text",
    "counted_token",
    "directive_text",
    "effect_text",
    "event_text",
    "faces",
    "fact_rule",
    "fact_text",
    "gain_text",
    "goods_phrase",
    "goods_text",
    "income_text",
    "lack_text",
    "lacking",
    "leader_bands",
    "leader_bands_text",
    "level_gain_text",
    "level_text",
    "line_text",
    "mission_text",
    "mutant_action_text",
    "name",
    "option_parts",
    "option_text",
    "own_lines",
    "places_text",
    "prompt_text",
    "revealed_key",
    "round_text",
    "rule_of",
    "score_lines",
    "secret_lines",
    "sheet_line",
    "space_brief",
    "space_parts",
    "step_text",
    "table_lines",
    "thing_text",
    "trigger_text",
    "verdict",
    "why_text",
]


def thing_text(words: Words, thing: str) -> str:
    """The name of a card, a Mission, a Specialist or a place."""
    return words.text(thing, count=1) if thing in TOKENS else name(words, thing)
