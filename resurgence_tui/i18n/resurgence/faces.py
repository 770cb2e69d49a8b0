"""The whole face of a component in words: what it is, what wakes it, what it costs and brings, and the rule behind it.

A face is an article of the reference: the sheet over the table, the reference and the command line show the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from resurgence_tui.i18n.lists import listed
from resurgence_tui.i18n.reference import CARDS_SECTION, Article
from resurgence_tui.i18n.text import Words

from .mutant_words import leader_bands_text, mutant_action_text
from .names import AREAS, DISTRICTS, TOKENS, Content, Printed, kind_of, name
from .printed_keys import PARTS
from .printed_words import (
    ability_text,
    bundle_text,
    cost_text,
    directive_text,
    event_text,
    goods_phrase,
    income_text,
    level_gain_text,
    places_text,
    trigger_text,
)

Lines = list[tuple[str, str]]
"""(key of the label, or after AS_IT_IS the label; text). Those without a text are left out."""

HERO = -1

AS_IT_IS = "="
"""Begins a label that is not a key but stands as it is."""


KINDS_CALLED = {
    "zone": "face_kind_zone",
    "room": "face_kind_room",
    "level": "face_kind_level",
    "column": "face_kind_column",
    "area": "face_kind_area",
    "track": "face_kind_track",
    "hero": "face_kind_hero",
    "survivor": "face_kind_survivor",
    "starter": "face_kind_starter",
    "basic": "face_kind_basic",
    "advanced": "face_kind_advanced",
    "event": "face_kind_event",
    "bonus": "face_kind_bonus",
    "directive_a": "face_kind_directive_a",
    "directive_b": "face_kind_directive_b",
    "salvage": "face_kind_salvage",
    "mutant": "face_kind_mutant",
    "leader": "face_kind_leader",
    "action": "face_kind_action",
}
"""Kind of component (``kind_called``) -> what a face calls it."""

IN_AREAS = ("face_in_metro", "face_in_harbor", "face_in_compound")
"""The label of each area."""

EVENT_TIMES = {
    "immediate": "face_event_immediate",
    "upkeep": "face_event_upkeep",
}
"""Kind of Event without a District -> when it works, as its face says it."""


def face(words: Words, content: Content, source: str) -> Article | None:
    """The face of a component by its id; None if there is nothing to show."""
    if source not in _known(content):
        return None
    lines = FACES[sort_of(content, source)](words, content, source)
    shown = tuple((label_text(words, label), text) for label, text in lines if text)
    rule = rule_of(content, source)
    return Article(
        source,
        name(words, source),
        "",
        CARDS_SECTION,
        words.text(KINDS_CALLED[kind_called(content, source)]),
        "",
        shown,
        words.attribute(source, "flavour") or "",
        (rule,) if rule else (),
    )


def label_text(words: Words, label: str) -> str:
    """A label in words."""
    return label.removeprefix(AS_IT_IS) if label.startswith(AS_IT_IS) else words.text(label)


def faces(words: Words, content: Content) -> Iterator[Article]:
    """All that can be looked up: cards, Zones, rooms, levels, columns, tracks and their spaces."""
    made = (face(words, content, source) for source in all_of(content))
    return (one for one in made if one is not None)


def all_of(content: Content) -> Iterator[str]:
    """The ids of everything that has a face, in the order of the reference."""
    yield from (zone.id for zone in content.zones)
    yield from (room.id for room in content.rooms)
    yield from (f"level_{level}" for level in range(1, len(content.levels)))
    yield from content.column_ids
    for track, area in enumerate(AREAS):
        yield area
        yield from (f"track_{area}_{space}" for space in range(len(content.tracks[track])))
    yield from (*content.heroes, *content.survivors)
    yield from (*content.starters, *content.basics, *content.advanced)
    yield from (*content.events, *content.directives, *content.salvage)
    yield from (*content.mutant_district, *content.mutant_leadership)
    yield from (action.id for side in content.mutant_actions for action in side)


_KNOWN: dict[str, frozenset[str]] = {}


def _known(content: Content) -> frozenset[str]:
    if content.hash not in _KNOWN:
        _KNOWN[content.hash] = frozenset(all_of(content))
    return _KNOWN[content.hash]


def _wording(words: Words, content: Content, source: str) -> str:
    """The sentence on a component; none where a content pack has given it other values."""
    changed = (entry for part in content.changed.values() if isinstance(part, list) for entry in part)
    if any(isinstance(entry, dict) and entry.get("id") == source for entry in changed):
        return ""
    return words.attribute(source, "text") or ""


# Places


def _meaning(words: Words, *bundles: Printed) -> Lines:
    """What the steps and end-game points of bundles are, in sentences."""
    kinds = [kind for one in bundles for kind in (*one.asks, *one.ends, *["res"] * bool(one.res))]
    texts = {key: words.attribute(key, "text") for key in dict.fromkeys(PARTS[kind] for kind in kinds)}
    return [(f"{AS_IT_IS}{words.text(key, count=1)}", text) for key, text in texts.items() if text]


def _zone(words: Words, content: Content, source: str) -> Lines:
    zone = next(one for one in content.zones if one.id == source)
    return [
        ("face_district", words.text(DISTRICTS[zone.district])),
        ("face_area", words.text(AREAS[zone.access])),
        ("face_who", who_may(words, zone.tokens)),
        *_effect(words, zone.effect),
        ("face_does", _wording(words, content, source)),
    ]


def _room(words: Words, content: Content, source: str) -> Lines:
    room = next(one for one in content.rooms if one.id == source)
    start = words.text("face_room_open" if room.open else "face_room_rubble")
    return [
        ("face_area", words.text(AREAS[2])),
        ("face_level", words.text("face_from_level", level=room.level)),
        ("face_starts", start),
        ("face_who", who_may(words, room.tokens)),
        *_effect(words, room.effect),
        ("face_does", _wording(words, content, source)),
    ]


def who_may(words: Words, tokens: tuple[bool, ...]) -> str:
    """Which tokens a space is open to."""
    if all(tokens):
        return words.text("face_any_token")
    return listed(words, [words.text(TOKENS[token]) for token in (4, 3, 2, 1, 0) if tokens[token]], "list_or")


def _effect(words: Words, effect: Printed) -> Lines:
    costs = listed(words, [cost_text(words, cost) for cost in effect.pays], "list_or")
    gains = listed(words, [bundle_text(words, gain) for gain in effect.gains], "list_or")
    return [("face_cost", costs), ("face_reward", gains)]


def _level(words: Words, content: Content, source: str) -> Lines:
    level = content.levels[int(source.removeprefix("level_"))]
    hold = goods_phrase(words, (0, 0, 0, level.ammo, level.meds)) if level.ammo or level.meds else ""
    return [
        ("face_hold", hold),
        ("face_cost", cost_text(words, level.cost)),
        ("face_brings", level_gain_text(words, level)),
        ("face_does", _wording(words, content, source)),
    ]


def _column(words: Words, content: Content, source: str) -> Lines:
    column = content.column_ids.index(source)
    districts = [words.text(DISTRICTS[district]) for district in content.column_districts[column]]
    return [
        ("face_districts", listed(words, districts)),
        ("face_upkeep", income_text(words, content.column_income[column])),
        ("face_does", words.text("face_column_does")),
    ]


def _track(words: Words, content: Content, source: str) -> Lines:
    spaces = content.tracks[AREAS.index(source)]
    told = [words.text("list_told", what=str(at), text=bundle_text(words, space))
            for at, space in enumerate(spaces) if bundle_text(words, space)]
    prizes = listed(words, [str(prize) for prize in content.numbers.prizes])
    return [
        ("face_spaces", str(len(spaces) - 1)),
        ("face_bonuses", "; ".join(told)),
        ("face_scores", words.text("face_track_scores", prizes=prizes)),
    ]


def _space(words: Words, content: Content, source: str) -> Lines:
    _, area, space = source.split("_")
    bonus = bundle_text(words, content.tracks[AREAS.index(area)][int(space)])
    last = int(space) == len(content.tracks[AREAS.index(area)]) - 1
    return [
        ("face_track", words.text(area)),
        ("face_bonus", bonus or words.text("face_no_bonus")),
        *_meaning(words, content.tracks[AREAS.index(area)][int(space)]),
        ("face_does", words.text("face_last_space") if last else ""),
    ]


# Cards


def _card(words: Words, content: Content, source: str) -> Lines:
    card = content.cards[source]
    token = TOKENS[0 if card.type == HERO else card.type]
    return [
        ("face_type", words.text(token)),
        ("face_wakes", trigger_text(words, card)),
        ("face_brings", ability_text(words, card)),
        ("face_does", _wording(words, content, source)),
        ("face_token", "" if card.type == HERO else words.text("face_card_token", token=words.text(token))),
        ("face_used", words.text("face_card_used")),
    ]


def _mission(words: Words, content: Content, source: str) -> Lines:
    mission = content.missions[source]
    columns = [words.text("face_column_told", column=words.text(content.column_ids[column]),
                          income=income_text(words, content.column_income[column])) for column in mission.columns]
    whole = len(columns) == len(content.column_ids)
    where = words.attribute("mutant", "text") if mission.mutant else places_text(words, mission)
    level = content.numbers.advanced_level
    return [
        ("face_where", where or ""),
        ("face_cost", cost_text(words, mission.cost)),
        ("face_reward", bundle_text(words, mission.reward)),
        *_meaning(words, mission.reward),
        ("face_column", words.text("face_any_column") if whole else listed(words, columns, "list_or")),
        ("face_level", words.text("face_plan_level", level=level) if source in content.advanced else ""),
    ]


def _event(words: Words, content: Content, source: str) -> Lines:
    event = content.events[source]
    nothing = source == content.beginning
    if event.district >= 0:
        when = words.text("face_event_district", district=words.text(DISTRICTS[event.district]))
    else:
        when = "" if nothing else words.text(EVENT_TIMES[event.kind])
    return [
        ("face_when", "" if nothing else when),
        ("face_does", _wording(words, content, source) or event_text(words, event)),
        ("face_choice", "" if nothing else words.text("face_event_must" if event.must else "face_event_may")),
    ]


def _directive(words: Words, content: Content, source: str) -> Lines:
    directive = content.directives[source]
    return [
        ("face_scores", directive_text(words, directive)),
        ("face_does", _wording(words, content, source)),
        ("face_level", words.text("face_from_level", level=content.numbers.advanced_level)),
        ("face_mutants", words.text("face_directive_mutants", count=directive.mutants)),
    ]


def _salvage(words: Words, content: Content, source: str) -> Lines:
    gains = content.salvage[source]
    return [
        ("face_reward", bundle_text(words, gains)),
        *_meaning(words, gains),
        ("face_when", words.text("face_salvage_when")),
    ]


def _mutant_card(words: Words, content: Content, source: str) -> Lines:
    district = content.mutant_district[source]
    if district < 0:
        return [("face_does", words.text("face_mutant_blank"))]
    return [("face_district", words.text(DISTRICTS[district])), ("face_does", words.text("face_mutant_does"))]


def _leader(words: Words, content: Content, source: str) -> Lines:
    card = content.mutant_leadership[source]
    return [(label, leader_bands_text(words, card, at)) for at, label in enumerate(IN_AREAS)]


def _action(words: Words, content: Content, source: str) -> Lines:
    action = next(one for side in content.mutant_actions for one in side if one.id == source)
    return [("face_does", _wording(words, content, source) or mutant_action_text(words, action))]


FACES: dict[str, Callable[[Words, Content, str], Lines]] = {
    "zone": _zone,
    "room": _room,
    "level": _level,
    "column": _column,
    "area": _track,
    "track": _space,
    "card": _card,
    "mission": _mission,
    "event": _event,
    "directive": _directive,
    "salvage": _salvage,
    "mutant": _mutant_card,
    "leader": _leader,
    "action": _action,
}
"""What stands on each kind of component."""


# Kinds and rules


def sort_of(content: Content, source: str) -> str:
    """The sort of a component: ``zone``, ``area``, ``card``, ``mission``, ``leader``, ..."""
    for sort, known in (
        ("area", AREAS),
        ("mutant", content.mutant_district),
        ("leader", content.mutant_leadership),
    ):
        if source in known:
            return sort
    return kind_of(source)


def kind_called(content: Content, source: str) -> str:
    """The kind of a component as its face calls it: ``survivor``, ``advanced``, ``directive_a``, ..."""
    sort = sort_of(content, source)
    if sort == "directive":
        return f"directive_{content.directives[source].deck}"
    return source.partition("_")[0] if sort in ("card", "mission", "event") else sort


def rule_of(content: Content, source: str) -> str:
    """The rule behind a component; "" if it has none."""
    finder = RULES.get(kind_called(content, source))
    return finder(content, source) if finder is not None else ""


def _place_rule(content: Content, source: str) -> str:
    return next(one.rule for one in (*content.zones, *content.rooms) if one.id == source)


def _space_rule(content: Content, source: str) -> str:
    _, area, space = source.split("_")
    if space == "0":
        return "SCORE-05"
    return "LEAD-09" if int(space) == len(content.tracks[AREAS.index(area)]) - 1 else "LEAD-08"


def _mission_rule(content: Content, source: str) -> str:
    mission = content.missions[source]
    if mission.mutant:
        return "MIS-11"
    if source in content.starters:
        return "MIS-21"
    if source in content.advanced:
        return "MIS-06"
    return "MIS-12" if len(mission.districts) > 1 else "MIS-10"


def _event_rule(content: Content, source: str) -> str:
    event = content.events[source]
    if source == content.beginning:
        return "EVT-06"
    if event.district >= 0:
        return "ACT-04"
    if event.must:
        return "AMB-143"
    return "UPK-B1" if event.kind == "upkeep" else "EVT-05"


def _action_rule(content: Content, source: str) -> str:
    return str(next(one.rule for side in content.mutant_actions for one in side if one.id == source))


LEVEL_RULES = {"level_1": "SET-17", "level_2": "UPK-C3", "level_3": "UPK-C4", "level_4": "UPK-C5"}

RULES: dict[str, Callable[[Content, str], str]] = {
    **dict.fromkeys(("zone", "room"), _place_rule),
    **dict.fromkeys(("hero", "survivor"), lambda content, source: str(content.cards[source].rule)),
    **dict.fromkeys(("starter", "basic", "advanced"), _mission_rule),
    **dict.fromkeys(("event", "bonus"), _event_rule),
    **dict.fromkeys(("directive_a", "directive_b"), lambda content, source: str(content.directives[source].rule)),
    "level": lambda content, source: LEVEL_RULES.get(source, "UPK-C2"),
    "column": lambda content, source: "UPK-B",
    "area": lambda content, source: "LEAD-03",
    "track": _space_rule,
    "salvage": lambda content, source: "SAL-03",
    "mutant": lambda content, source: "UPK-F2",
    "leader": lambda content, source: "SOLO-21",
    "action": _action_rule,
}
"""The rule behind each kind of component."""
