"""Facts as sentences of the log.

Most facts are a key and a few values, each put into words in its own way (``SENTENCES``); the others have a function.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from resurgence_tui.engine.registry import registers
from resurgence_tui.engine.types import Fact
from resurgence_tui.i18n.lists import listed, row
from resurgence_tui.i18n.text import Value, Words

from .mutant_words import action_called, mutant_action_text
from .names import (
    DISTRICTS,
    FROM_PILE,
    Content,
    View,
    a_token,
    at_place,
    brief,
    counted_token,
    kind_of,
    name,
    some_encounters,
)
from .printed_words import goods_phrase

SILENT = frozenset({"turn_ended"})
"""Facts that are not worth a line."""

Form = Callable[[Words, Any], Value]


def _as_it_is(words: Words, value: Any) -> Value:
    number: Value = value
    return number


def _pile(words: Words, value: str) -> Value:
    return words.text(FROM_PILE[value])


SENTENCES: dict[str, tuple[str, dict[str, Form]]] = {
    "first_player": ("log_first_player", {}),
    "round_started": ("log_round_started", {"round": _as_it_is}),
    "event_revealed": ("log_event_revealed", {"event": name}),
    "hero_taken": ("log_hero_taken", {"card": name}),
    "starter_taken": ("log_starter_taken", {"card": name}),
    "kept": ("log_kept", {"card": name}),
    "drew": ("log_drew", {"count": _as_it_is}),
    "refilled": ("log_refilled", {"count": _as_it_is}),
    "assigned": ("log_assigned", {"token": a_token, "area": name}),
    "advanced": ("log_advanced", {"track": name, "space": _as_it_is}),
    "passed": ("log_passed", {}),
    "rested": ("log_rested", {"token": a_token}),
    "placed": ("log_placed", {"token": a_token, "place": at_place}),
    "card_used": ("log_card_used", {"card": name}),
    "card_exhausted": ("log_card_exhausted", {"card": name}),
    "switched": ("log_switched", {"token": a_token, "start": name, "end": name}),
    "drew_openly": ("log_drew_openly", {"token": a_token}),
    "specialist_added": ("log_specialist_added", {"token": a_token}),
    "retired": ("log_retired", {"pile": _pile, "token": a_token}),
    "built": ("log_built", {"room": name, "rubble": name}),
    "rescued": ("log_rescued", {"card": name, "token": _as_it_is}),
    "planned": ("log_planned", {"mission": name}),
    "completed": ("log_completed", {"mission": name}),
    "filed": ("log_filed", {"mission": name, "column": brief}),
    "row_bonus": ("log_row_bonus", {"free": _as_it_is}),
    "draws_fewer": ("log_draws_fewer", {"count": _as_it_is}),
    "recalled": ("log_recalled", {}),
    "level_kept": ("log_level_kept", {}),
    "level_raised": ("log_level_raised", {"level": _as_it_is}),
    "mutants_reshuffled": ("log_mutants_reshuffled", {}),
    "leader_revealed": ("log_leader_revealed", {"card": name}),
    "leadership_alone": ("log_leadership_alone", {"area": name, "total": _as_it_is, "band": _as_it_is}),
    "mutants_advanced": ("log_mutants_advanced", {"track": name, "space": _as_it_is}),
    "mutants_completed": ("log_mutants_completed", {"mission": name}),
    "board_flipped": ("log_board_flipped", {"side": _as_it_is}),
    "rubble_flipped": ("log_rubble_flipped", {"room": name, "rubble": name}),
    "row_discarded": ("log_row_discarded", {"card": name}),
    "black_bag_refilled": ("log_black_bag_refilled", {"count": _as_it_is}),
    "beast_beaten": ("log_beast_beaten", {"zone": name}),
    "mutants_final_score": ("log_mutants_final_score", {"points": _as_it_is}),
    "mutants_won": ("log_mutants_won", {}),
    "final_score": ("log_final_score", {"points": _as_it_is}),
    "won": ("log_won", {}),
}
"""Fact -> its sentence, and its values in their order: what each is called there, and how it is put into words."""

Teller = Callable[[Words, Fact, str, Sequence[str]], str | None]

TELLERS: dict[str, Teller] = {}


def tells(key: str) -> Callable[[Teller], Teller]:
    """Register the function that puts a kind of fact into words, from fact, name of its seat and all names."""
    return registers(TELLERS, key)


def fact_text(
    words: Words, fact: Fact, names: Sequence[str], content: Content = None, view: View = None
) -> str | None:
    """One sentence about what has happened, or None if it is not worth a line.

    names: of the seats, as the players wrote them; they stand in the sentence as they are. content: for sentences that
    quote a board; without it they quote the one that comes with the game. view: not needed.
    """
    who = names[fact.seat] if fact.seat >= 0 else ""
    if fact.key in QUOTES:
        return QUOTES[fact.key](words, str(fact.values[0]), content)
    teller = TELLERS.get(fact.key)
    if teller is not None:
        return teller(words, fact, who, names)
    if fact.key in SILENT:
        return None
    key, forms = SENTENCES[fact.key]
    values = {param: form(words, value) for (param, form), value in zip(forms.items(), fact.values, strict=False)}
    return words.text(key, name=who, **values)


GAINED = {
    "card": "phrase_gain_card",
    "mission": "phrase_gain_mission",
    "event": "phrase_gain_event",
    "track": "phrase_gain_track",
    "rubble": "phrase_gain_rubble",
    "column": "phrase_gain_column",
    "salvage": "phrase_gain_salvage",
    "kit": "phrase_gain_kit",
    "rest": "phrase_gain_rest",
    "token_beast": "phrase_gain_token_beast",
    "token_stalker": "phrase_gain_token_stalker",
}
"""Kind of source -> where something is gained."""

PAID = {
    "card": "phrase_pay_card",
    "mission": "phrase_pay_mission",
    "event": "phrase_pay_event",
    "level": "phrase_pay_level",
    "action": "phrase_pay_action",
    "token_stalker": "phrase_pay_token_stalker",
}
"""Kind of source -> what something is paid for."""

LOST = {
    "event": "phrase_lose_event",
}
"""Kind of source -> what takes something."""


def _where(words: Words, phrases: dict[str, str], source: str) -> str:
    """Where something comes from or what it is paid for: ``in the Garage``, ``for Night School``, ``from the Chef``."""
    kind = kind_of(source)
    if kind in ("zone", "room"):
        return at_place(words, source)
    if kind == "token":
        return words.text(phrases[source])
    return words.text(phrases[kind], place=brief(words, source) if kind == "column" else name(words, source))


@tells("gained")
def _gained(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    source, *goods, lost = fact.values
    if not any(goods):
        return None
    told = {"name": who, "goods": goods_phrase(words, tuple(goods)), "where": _where(words, GAINED, str(source))}
    return words.text("log_gained_less", lost=lost, **told) if lost else words.text("log_gained", **told)


@tells("paid")
def _paid(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    source, *goods = fact.values
    where = _where(words, PAID, str(source))
    return words.text("log_paid", name=who, goods=goods_phrase(words, tuple(goods)), where=where)


@tells("penalty_paid")
def _penalty_paid(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    source, *goods = fact.values
    return words.text(
        "log_penalty_paid", name=who, goods=goods_phrase(words, tuple(goods)), place=name(words, str(source))
    )


@tells("lost")
def _lost(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    source, *goods = fact.values
    if not any(goods):
        return None
    return words.text(
        "log_lost", name=who, goods=goods_phrase(words, tuple(goods)), where=_where(words, LOST, str(source))
    )


@tells("scored")
def _scored(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    source, points = str(fact.values[0]), int(fact.values[1])
    if points > 0:
        return words.text("log_scored", name=who, points=points, where=_where(words, GAINED, source))
    key = "log_scored_less" if points else "log_scored_nothing"
    return words.text(key, name=who, points=-points, where=_where(words, LOST, source))


@tells("drew_tokens")
def _drew_tokens(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    if not fact.values:
        return None
    types = [str(token) for token in fact.values]
    tokens = [counted_token(words, token, types.count(token)) for token in dict.fromkeys(types)]
    return words.text("log_drew_tokens", name=who, tokens=row(words, tokens))


@tells("assignment_revealed")
def _assignment_revealed(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    areas: dict[str, list[str]] = {}
    for value in fact.values:
        area, token, count = str(value).split(":")
        areas.setdefault(area, []).append(counted_token(words, token, int(count)))
    if not areas:
        return words.text("log_assignment_empty", name=who)
    shown = [words.text("list_told", what=words.text(area), text=row(words, tokens)) for area, tokens in areas.items()]
    return words.text("log_assignment_revealed", name=who, areas=row(words, shown, "list_semicolon"))


@tells("leadership")
def _leadership(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    area, *totals = fact.values
    shown = [words.text("phrase_total_of", name=one, total=total) for one, total in zip(names, totals, strict=False)]
    return words.text("log_leadership", area=words.text(str(area)), totals=row(words, shown))


DECLINED = {
    "retire": "log_declined_retire",
    "plan": "log_declined_plan",
    "rescue": "log_declined_rescue",
    "build": "log_declined_build",
    "draw": "log_declined_draw",
    "advance": "log_declined_advance",
    "specialist": "log_declined_specialist",
    "event": "log_declined_event",
    "payment": "log_declined_payment",
}
"""What was left -> its sentence."""


@tells("declined")
def _declined(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    return words.text(DECLINED[str(fact.values[0])], name=who)


@tells("salvage_revealed")
def _salvage_revealed(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    return words.text("log_salvage_revealed", name=who, cards=_named(words, fact))


@tells("row_renewed")
def _row_renewed(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    if not fact.values:
        return words.text("log_row_kept")
    return words.text("log_row_renewed", cards=_named(words, fact), count=len(fact.values))


@tells("missions_refilled")
def _missions_refilled(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    if not fact.values:
        return None
    if len(fact.values) > 2:
        return words.text("log_missions_many", count=len(fact.values))
    return words.text("log_missions_refilled", missions=_named(words, fact), count=len(fact.values))


@tells("mutants_moved")
def _mutants_moved(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    card = str(fact.values[0])
    district = card.removeprefix("mutant_")
    if district in DISTRICTS:
        return words.text("log_mutants_moved", district=words.text(district))
    return words.text("log_mutants_stay", card=name(words, card))


@tells("encounters_drawn")
def _encounters_drawn(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    kinds = [str(kind) for kind in fact.values]
    tokens = [some_encounters(words, kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    return words.text("log_encounters_drawn", tokens=listed(words, tokens))


PUT = {
    "mutant": "log_encounter_put_mutant",
    "beast": "log_encounter_put_beast",
    "stalker": "log_encounter_put_stalker",
}
"""Encounter token that is put into a Zone -> its sentence."""


@tells("encounter_put")
def _encounter_put(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    kind, zone = fact.values
    return words.text(PUT[str(kind)], zone=name(words, str(zone)))


@tells("mutants_scored")
def _mutants_scored(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    source, points = str(fact.values[0]), int(fact.values[1])
    if not points:
        return words.text("log_mutants_scored_nothing")
    if source == "token_beast":
        return words.text("log_mutants_scored_beast", points=points)
    if kind_of(source) == "mission":
        return words.text("log_mutants_scored_mission", points=points, mission=name(words, source))
    return words.text("log_mutants_scored", points=points)


def _named(words: Words, fact: Fact) -> str:
    return listed(words, [name(words, str(card)) for card in fact.values])


def _mutant_action(words: Words, action: str, content: Content) -> str:
    """What the Mutants do in a District."""
    if content is None:
        return words.text("list_told", what=words.text(action), text=words.attribute(action, "text") or "")
    text = mutant_action_text(words, action_called(content, action))
    return words.text("log_mutant_action", action=words.text(action), text=text)


QUOTES: dict[str, Callable[[Words, str, Content], str]] = {"mutant_action": _mutant_action}
"""Facts that quote a board, by the id of what they quote."""
