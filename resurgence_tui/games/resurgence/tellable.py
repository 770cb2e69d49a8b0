"""Which facts can happen in a game, by their key and the kinds of their values.

Used at the door for logs that the choices cannot be asked about, since other rules have told them: what is let in here
can be put into words, and its points can be counted.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from resurgence_tui.engine.types import NOBODY, Fact, LogEntry

from .content.catalogue import Catalogue
from .state import REST, State
from .vocab import AREA_WORDS, ITEM_WORDS, ROOM_IDS, SPECIALISTS, TOKEN_WORDS, ZONE_IDS

MOST = 999
"""No number in a fact is larger."""

MOST_VALUES = 100
"""No fact has more values: a Row, a column of Missions, the tokens of a bag."""

LAST_STEP = 5

Kinds = tuple[str, ...]

SHAPES: dict[str, Kinds] = {
    "first_player": (),
    "round_started": ("count",),
    "event_revealed": ("event",),
    "hero_taken": ("hero",),
    "starter_taken": ("mission",),
    "kept": ("salvage",),
    "salvage_revealed": ("salvage*",),
    "drew": ("count",),
    "drew_tokens": ("token*",),
    "drew_openly": ("token",),
    "refilled": ("count",),
    "draws_fewer": ("count",),
    "assigned": ("token", "area"),
    "assignment_revealed": ("share*",),
    "advanced": ("area", "count"),
    "passed": (),
    "rested": ("token",),
    "placed": ("token", "space"),
    "card_used": ("card",),
    "card_exhausted": ("card",),
    "switched": ("token", "area", "area"),
    "turn_ended": (),
    "gained": ("giver", *("count" for _ in ITEM_WORDS), "count"),
    "paid": ("taker", *("count" for _ in ITEM_WORDS)),
    "penalty_paid": ("zone", *("count" for _ in ITEM_WORDS)),
    "lost": ("event", *("count" for _ in ITEM_WORDS)),
    "scored": ("scorer", "points"),
    "declined": ("declined",),
    "specialist_added": ("specialist",),
    "retired": ("pile", "token"),
    "built": ("room", "rubble"),
    "rescued": ("survivor", "count"),
    "planned": ("mission",),
    "completed": ("mission",),
    "filed": ("mission", "column"),
    "row_bonus": ("count",),
    "level_kept": (),
    "level_raised": ("count",),
    "final_score": ("points",),
    "won": (),
    "rubble_flipped": ("room", "rubble"),
    "beast_beaten": ("zone",),
    "leadership_alone": ("area", "count", "count"),
}
"""Facts about a seat: the kinds of their values; one with a star stands for any number of them."""

SHAPES_OF_TABLE: dict[str, Kinds] = {
    "recalled": (),
    "leadership": ("area", "total*"),
    "row_renewed": ("survivor*",),
    "missions_refilled": ("mission*",),
    "mutants_moved": ("mutant",),
    "mutants_reshuffled": (),
    "mutants_won": (),
    "leader_revealed": ("leader",),
    "mutant_action": ("action",),
    "mutants_advanced": ("area", "count"),
    "mutants_completed": ("mission",),
    "mutants_scored": ("mutant_scorer", "points"),
    "mutants_final_score": ("points",),
    "board_flipped": ("side",),
    "row_discarded": ("survivor",),
    "encounters_drawn": ("encounter", "encounter"),
    "encounter_put": ("encounter", "zone"),
    "black_bag_refilled": ("count",),
}
"""Facts about nobody in particular."""

DECLINED = frozenset(("advance", "build", "draw", "event", "payment", "plan", "rescue", "retire", "specialist"))
ENCOUNTERS = frozenset(("mutant", "beast", "stalker"))
ENCOUNTER_TOKENS = frozenset(("token_beast", "token_stalker"))


@lru_cache(maxsize=8)
def _ids(content: Catalogue) -> dict[str, frozenset[str]]:
    """The words that a value of each kind may be."""
    actions = frozenset(action.id for side in content.mutant_actions for action in side)
    tracks = frozenset(
        f"track_{area}_{space}"
        for area, spaces in zip(AREA_WORDS, content.tracks, strict=True)
        for space in range(len(spaces))
    )
    missions, cards, events = frozenset(content.missions), frozenset(content.cards), frozenset(content.events)
    zones, rooms, columns = frozenset(ZONE_IDS), frozenset(ROOM_IDS), frozenset(content.column_ids)
    rubble, salvage = frozenset(content.rubble), frozenset(content.salvage)
    givers = cards | salvage | zones | columns | rubble | rooms | tracks | missions | events | ENCOUNTER_TOKENS
    return {
        "event": events,
        "hero": frozenset(content.heroes),
        "survivor": frozenset(content.survivors),
        "card": cards,
        "mission": missions,
        "salvage": salvage,
        "rubble": rubble,
        "column": columns,
        "mutant": frozenset(content.mutant_district),
        "leader": frozenset(content.mutant_leadership),
        "action": actions,
        "token": frozenset(TOKEN_WORDS),
        "specialist": frozenset(TOKEN_WORDS[token] for token in SPECIALISTS),
        "area": frozenset(AREA_WORDS),
        "zone": zones,
        "room": rooms,
        "space": zones | rooms,
        "pile": frozenset(("bag", REST)),
        "side": frozenset("ab"),
        "encounter": ENCOUNTERS,
        "declined": DECLINED,
        "giver": givers | {REST, "salvage_kit"},
        "taker": missions | actions | zones | events | frozenset(f"level_{n}" for n in range(1, len(content.levels)))
        | rooms | {"token_stalker"},
        "scorer": givers,
        "mutant_scorer": missions | actions | {"token_beast"},
    }  # fmt: skip


def may_tell(state: State, entry: LogEntry) -> bool:
    """Whether something of that kind can happen in the game of a table."""
    fact, seats = entry.fact, len(state.seats)
    dated = 0 <= entry.round <= state.content.numbers.rounds and 0 <= entry.step <= LAST_STEP
    if not dated or not NOBODY <= fact.eyes < seats:
        return False
    if fact.key in SHAPES:
        return 0 <= fact.seat < seats and _are(state, fact, SHAPES[fact.key])
    return fact.key in SHAPES_OF_TABLE and fact.seat == NOBODY and _are(state, fact, SHAPES_OF_TABLE[fact.key])


def _are(state: State, fact: Fact, kinds: Kinds) -> bool:
    """Whether the values of a fact are of these kinds."""
    values = fact.values
    if len(values) > MOST_VALUES:
        return False
    if kinds and kinds[-1].endswith("*"):
        *kinds_before, last = kinds
        kinds = (*kinds_before, *(last[:-1] for _ in values[len(kinds_before) :]))
    fit = len(values) == len(kinds) and all(_is(state, kind, value) for kind, value in zip(kinds, values, strict=True))
    if fit and fact.key == "scored" and int(values[1]) <= 0:  # only Events take points (AMB-152)
        return values[0] in state.content.events
    return fit


def _is(state: State, kind: str, value: str | int) -> bool:
    """Whether a value is of that kind."""
    check = NUMBERS.get(kind)
    if check is not None:
        return type(value) is int and check(value)
    if kind == "share":
        return isinstance(value, str) and _is_share(value)
    return isinstance(value, str) and value in _ids(state.content)[kind]


NUMBERS: dict[str, Callable[[int], bool]] = {
    "count": lambda count: 0 <= count <= MOST,
    "total": lambda count: 0 <= count <= MOST,
    "points": lambda points: -MOST <= points <= MOST,
}


def _is_share(text: str) -> bool:
    """Whether it is tokens of one type in one area: ``metro:laborer:2``."""
    area, _, rest = text.partition(":")
    token, _, count = rest.partition(":")
    return area in AREA_WORDS and token in TOKEN_WORDS and count.isascii() and count.isdigit() and len(count) < 3
