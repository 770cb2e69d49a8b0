"""Piles with their sizes, discards to look through, retired tokens: what is open to all but lies on no board."""

from __future__ import annotations

from collections.abc import Sequence

from resurgence_tui.games.resurgence.view import View
from resurgence_tui.games.resurgence.vocab import TOKEN_WORDS
from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.resurgence.sentences import counted_token, name
from resurgence_tui.i18n.text import Words
from resurgence_tui.ui.widgets.log import LogLine

ENCOUNTERS = ("phrase_a_mutant", "phrase_a_beast", "phrase_a_stalker")
"""The Encounter tokens within a sentence."""


def info_lines(words: Words, view: View, names: Sequence[str]) -> list[LogLine]:
    """Piles with their sizes, discards to look through, retired tokens of every seat."""
    text = words.text
    lines = [LogLine(text("info-piles"), heading=True)]
    special = ("info-leaders", view.leader_deck, view.leader_discard) if view.solo else (
        "info-events", view.event_deck, view.event_discard)
    for key, deck, discard in (
        ("info-survivors", view.survivor_deck, view.survivor_discard),
        ("info-basic", view.basic_deck, ()),
        ("info-advanced", view.advanced_deck, ()),
        special,
        ("info-mutants", view.mutant_deck, view.mutant_discard),
    ):
        lines.append(LogLine(text(key, count=len(deck))))
        if discard:
            cards = listed(words, [name(words, card) for card in discard])
            lines.append(LogLine(text("info-discarded", cards=cards)))
    if view.encounters:
        for key, counts in (("solo-info-bag", view.black_bag), ("solo-info-discarded", view.encounter_discard)):
            lines.append(LogLine(text(key, tokens=encounters_text(words, counts))))
    gone = [card for card in view.gone if not card.startswith("rubble")]
    if gone:
        lines.append(LogLine(text("info-gone", cards=listed(words, [name(words, card) for card in gone]))))
    lines.append(LogLine(text("info-seats"), heading=True))
    for seat, me in enumerate(view.seats):
        retired = zip(TOKEN_WORDS, me.retired, strict=True)
        tokens = [counted_token(words, word, count) for word, count in retired if count]
        key = "info-retired" if tokens else "info-none-retired"
        lines.append(LogLine(text(key, name=names[seat], tokens=listed(words, tokens)), badge=str(seat + 1)))
        done = [name(words, mission) for column in me.columns for mission in column]
        if done:
            lines.append(LogLine(text("info-done", name=names[seat], missions=listed(words, done))))
    return lines


def encounters_text(words: Words, counts: Sequence[int]) -> str:
    """Encounter tokens by kind within a sentence: ``3 Mutants and a Beast``."""
    found = [words.text(key, count=count) for key, count in zip(ENCOUNTERS, counts, strict=True) if count]
    return listed(words, found) or words.text("solo-info-none")
