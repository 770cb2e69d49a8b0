"""Names of things, and words put in a row.

Words import no game: tables and content are read by attribute, and what facts and bundles tell by position is named
here, in the order of ``games.resurgence.vocab``.
"""

from __future__ import annotations

from typing import Any

from resurgence_tui.i18n.text import Words

Content = Any
"""The catalogue of the game's content."""

View = Any
"""The table as one seat may see it."""

Printed = Any
"""An entry of the content: a bundle, cost, effect, Mission, card, Event, Directive or level."""

ITEMS = ("food", "fuel", "parts", "ammo", "meds")
TOKENS = ("hero", "laborer", "ranger", "scholar", "builder")
AREAS = ("metro", "harbor", "compound")
DISTRICTS = ("arbat", "museum_row", "revolution_square", "barbarian_gate", "kremlin", "hope_island")

KINDS = {
    "survivor": "card",
    "hero": "card",
    "starter": "mission",
    "basic": "mission",
    "advanced": "mission",
    "event": "event",
    "bonus": "event",
    "directive": "directive",
    "room": "room",
    "track": "track",
    "rubble": "rubble",
    "column": "column",
    "level": "level",
    "salvage": "salvage",
    "rest": "rest",
    "token": "token",
}


TOKEN_PHRASES = {
    "hero": "phrase_a_hero",
    "laborer": "phrase_a_laborer",
    "ranger": "phrase_a_ranger",
    "scholar": "phrase_a_scholar",
    "builder": "phrase_a_builder",
}
"""Token -> its key within a sentence."""

ENCOUNTER_PHRASES = {
    "mutant": "phrase_a_mutant",
    "beast": "phrase_a_beast",
    "stalker": "phrase_a_stalker",
}
"""Encounter token -> its key within a sentence."""

FROM_PILE = {
    "bag": "phrase_pile_bag",
    "rest": "phrase_pile_rest",
}
"""Where a retired token came from -> its key within a sentence."""


def kind_of(source: str) -> str:
    """What kind of component an id names: ``card``, ``mission``, ``room``, ...; a Zone if nothing else."""
    if source == "salvage_kit":
        return "kit"
    if source.startswith("mutant_action_"):
        return "action"
    return KINDS.get(source.partition("_")[0], "zone")


def name(words: Words, source: str) -> str:
    """The name of a component: a card, a place, a space of a track, a Rubble token of many alike."""
    kind = kind_of(source)
    if kind == "track":
        _, track, space = source.split("_")
        return words.text("printed_track_space", track=words.text(track), space=int(space))
    if kind == "rubble" and not words.has(source):
        return words.text(source.rpartition("_")[0])
    return words.text(source)


def brief(words: Words, source: str, attribute: str = "short") -> str:
    """The short name or the sign of a component, its name where it has none."""
    return words.attribute(source, attribute) or words.text(source)


def a_token(words: Words, token: str) -> str:
    """A token as one of many: ``a Laborer``, ``the Hero``."""
    return words.text(TOKEN_PHRASES[token])


def some_encounters(words: Words, kind: str, count: int = 1) -> str:
    """Encounter tokens within a sentence: ``a Beast``, ``2 Mutants``."""
    return words.text(ENCOUNTER_PHRASES[kind], count=count)


def at_place(words: Words, place: str) -> str:
    """Where somebody stands, within a sentence: ``in the Garage``, ``in Arbat, upper``."""
    return words.text("phrase_at_room" if kind_of(place) == "room" else "phrase_at_zone", place=name(words, place))


def counted_token(words: Words, token: str, count: int) -> str:
    """``Ranger``, ``2 Laborers``."""
    named = words.text(token, count=count)
    return named if count == 1 else words.text("list_counted", count=count, what=named)
