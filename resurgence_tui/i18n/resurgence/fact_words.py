"""Facts as sentences of the log.

Most facts are a key and a few values, each put into words in its own way (``FORMS``); the others have a function.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from resurgence_tui.engine.types import Fact
from resurgence_tui.i18n.text import Value, Words

from .mutant_words import action_called, mutant_action_text
from .names import DISTRICTS, Content, a_token, brief, counted_token, kind_of, listed, name, row, some_encounters
from .printed_words import goods_phrase

SILENT = frozenset({"turn_ended"})
"""Facts that are not worth a line."""

Form = Callable[[Words, Any], Value]


def _as_it_is(words: Words, value: Any) -> Value:
    number: Value = value
    return number


def _pile(words: Words, value: str) -> Value:
    return words.text(f"pile_{value}")


def _space(words: Words, value: str) -> Value:
    return words.text(f"at_{kind_of(value)}", place=name(words, value))


FORMS: dict[str, dict[str, Form]] = {
    "first_player": {},
    "round_started": {"round": _as_it_is},
    "event_revealed": {"event": name},
    "hero_taken": {"card": name},
    "starter_taken": {"card": name},
    "kept": {"card": name},
    "drew": {"count": _as_it_is},
    "refilled": {"count": _as_it_is},
    "assigned": {"token": a_token, "area": name},
    "advanced": {"track": name, "space": _as_it_is},
    "passed": {},
    "rested": {"token": a_token},
    "placed": {"token": a_token, "place": _space},
    "card_used": {"card": name},
    "card_exhausted": {"card": name},
    "switched": {"token": a_token, "start": name, "end": name},
    "drew_openly": {"token": a_token},
    "specialist_added": {"token": a_token},
    "retired": {"pile": _pile, "token": a_token},
    "built": {"room": name, "rubble": name},
    "rescued": {"card": name, "token": _as_it_is},
    "planned": {"mission": name},
    "completed": {"mission": name},
    "filed": {"mission": name, "column": brief},
    "row_bonus": {"free": _as_it_is},
    "draws_fewer": {"count": _as_it_is},
    "recalled": {},
    "level_kept": {},
    "level_raised": {"level": _as_it_is},
    "mutants_reshuffled": {},
    "leader_revealed": {"card": name},
    "leadership_alone": {"area": name, "total": _as_it_is, "band": _as_it_is},
    "mutants_advanced": {"track": name, "space": _as_it_is},
    "mutants_completed": {"mission": name},
    "board_flipped": {"side": _as_it_is},
    "rubble_flipped": {"room": name, "rubble": name},
    "row_discarded": {"card": name},
    "black_bag_refilled": {"count": _as_it_is},
    "beast_beaten": {"zone": name},
    "mutants_final_score": {"points": _as_it_is},
    "mutants_won": {},
    "final_score": {"points": _as_it_is},
    "won": {},
}
"""Values of a fact in their order: what each is called in the sentence, and how it is put into words."""

Teller = Callable[[Words, Fact, str, Sequence[str]], str | None]

TELLERS: dict[str, Teller] = {}


def tells(key: str) -> Callable[[Teller], Teller]:
    """Register the function that puts a kind of fact into words, from fact, name of its seat and all names."""

    def register(teller: Teller) -> Teller:
        TELLERS[key] = teller
        return teller

    return register


def fact_text(words: Words, fact: Fact, names: Sequence[str], content: Content = None) -> str | None:
    """One sentence about what has happened, or None if it is not worth a line.

    names: of the seats, as the players wrote them; they stand in the sentence as they are. content: for sentences that
    quote a board; without it they quote the one that comes with the game.
    """
    who = names[fact.seat] if fact.seat >= 0 else ""
    if fact.key in QUOTES:
        return QUOTES[fact.key](words, str(fact.values[0]), content)
    teller = TELLERS.get(fact.key)
    if teller is not None:
        return teller(words, fact, who, names)
    if fact.key in SILENT:
        return None
    forms = FORMS.get(fact.key, {})
    values = {param: form(words, value) for (param, form), value in zip(forms.items(), fact.values, strict=False)}
    return words.text(f"log_{fact.key}", name=who, **values)


def _where(words: Words, verb: str, source: str) -> str:
    """Where something comes from or what it is paid for: ``in the Garage``, ``for Night School``, ``from the Chef``."""
    kind = kind_of(source)
    if kind in ("zone", "room"):
        return words.text(f"at_{kind}", place=name(words, source))
    if kind == "column":
        return words.text(f"{verb}_column", place=brief(words, source))
    if kind == "token":
        return words.text(f"{verb}_{source}")
    return words.text(f"{verb}_{kind}", place=name(words, source))


@tells("gained")
def _gained(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    source, *goods, lost = fact.values
    if not any(goods):
        return None
    told = {"name": who, "goods": goods_phrase(words, tuple(goods)), "where": _where(words, "gain", str(source))}
    return words.text("log_gained_less", lost=lost, **told) if lost else words.text("log_gained", **told)


@tells("paid")
def _paid(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    source, *goods = fact.values
    where = _where(words, "pay", str(source))
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
        "log_lost", name=who, goods=goods_phrase(words, tuple(goods)), where=_where(words, "lose", str(source))
    )


@tells("scored")
def _scored(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    source, points = str(fact.values[0]), int(fact.values[1])
    if points > 0:
        return words.text("log_scored", name=who, points=points, where=_where(words, "gain", source))
    key = "log_scored_less" if points else "log_scored_nothing"
    return words.text(key, name=who, points=-points, where=_where(words, "lose", source))


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
    shown = [words.text("told", what=words.text(area), text=row(words, tokens)) for area, tokens in areas.items()]
    return words.text("log_assignment_revealed", name=who, areas=row(words, shown, "list_semicolon"))


@tells("leadership")
def _leadership(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    area, *totals = fact.values
    shown = [words.text("total_of", name=one, total=total) for one, total in zip(names, totals, strict=False)]
    return words.text("log_leadership", area=words.text(str(area)), totals=row(words, shown))


@tells("declined")
def _declined(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    return words.text(f"log_declined_{fact.values[0]}", name=who)


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


@tells("encounter_put")
def _encounter_put(words: Words, fact: Fact, who: str, names: Sequence[str]) -> str | None:
    kind, zone = fact.values
    return words.text(f"log_encounter_put_{kind}", zone=name(words, str(zone)))


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
        return words.text("told", what=words.text(action), text=words.attribute(action, "text") or "")
    text = mutant_action_text(words, action_called(content, action))
    return words.text("log_mutant_action", action=words.text(action), text=text)


QUOTES: dict[str, Callable[[Words, str, Content], str]] = {"mutant_action": _mutant_action}
"""Facts that quote a board, by the id of what they quote."""
