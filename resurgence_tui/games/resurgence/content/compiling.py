"""From the shapes of the files to the plain data of printed.py."""

from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, get_args

from resurgence_tui.games.resurgence.vocab import AREA_OF, DISTRICT_OF, ITEM_WORDS, TOKEN_OF, TOKEN_WORDS

from . import schema as s
from .printed import (
    Alternative,
    Bundle,
    Card,
    Cost,
    Directive,
    Effect,
    EndKey,
    Event,
    Goods,
    Level,
    Mission,
    MutantAction,
    MutantChoice,
    MutantLeadership,
    Numbers,
    RoomSpec,
    ZoneSpec,
)

ASKS: tuple[str, ...] = get_args(s.AskWord)
ENDS: tuple[str, ...] = get_args(s.EndWord)


def _five(amounts: Mapping[Any, int], words: Sequence[str]) -> Goods:
    """Amounts by word as five numbers in the order of the words."""
    one, two, three, four, five = (amounts.get(word, 0) for word in words)
    return one, two, three, four, five


def _units(amounts: Mapping[Any, int], words: Sequence[str]) -> tuple[str, ...]:
    """One entry for each unit, in the order of the words, whatever the order in the file."""
    return tuple(word for word in words for _ in range(amounts.get(word, 0)))


def bundle(amounts: Mapping[Any, int]) -> Bundle:
    """What a gain of the files holds."""
    return Bundle(
        _five(amounts, ITEM_WORDS),
        amounts.get("vp", 0),
        amounts.get("res", 0),
        amounts.get("sup", 0),
        _units(amounts, ASKS),
        _units(amounts, ENDS),
    )


def bundles(picks: Sequence[Mapping[Any, int]] | None) -> tuple[Bundle, ...]:
    """The gains of which one is picked."""
    return tuple(bundle(pick) for pick in picks or ())


def cost(amounts: Mapping[Any, int]) -> Cost:
    """What a payment of the files holds."""
    return Cost(
        _five(amounts, ITEM_WORDS),
        amounts.get("res", 0),
        amounts.get("sup", 0),
        amounts.get("any", 0),
        amounts.get("row_price", 0) > 0,
    )


def effect(read: s.EffectJson) -> Effect:
    """A payment, if any, and what it brings."""
    return Effect(tuple(cost(pay) for pay in read.pay or ()), bundles(read.gain))


def _tokens(word: str) -> tuple[bool, bool, bool, bool, bool]:
    """Who may go there: anybody, or the Hero and one type of Specialist."""
    hero, laborer, ranger, scholar, builder = (word in ("any", token) for token in TOKEN_WORDS)
    return hero or bool(word), laborer, ranger, scholar, builder


def zone(index: int, read: s.ZoneJson) -> ZoneSpec:
    """A Zone of the board (ZONE). index: its number."""
    district, access = DISTRICT_OF[read.district], AREA_OF[read.access]
    return ZoneSpec(read.id, index, int(district), int(access), _tokens(read.tokens), effect(read.effect), read.rule)


def room(index: int, read: s.RoomJson) -> RoomSpec:
    """A room of the Compound (ROOM). index: its number."""
    return RoomSpec(
        read.id, index, read.level, _tokens(read.tokens), effect(read.effect), read.starts == "open", read.rule
    )


def levels(read: Sequence[s.LevelJson]) -> tuple[Level, ...]:
    """Levels by their own number; entry 0 is blank."""
    printed = (Level(one.level, one.hold.ammo, one.hold.meds, cost(one.pay), one.draw, one.vp) for one in read)
    return (Level(0, 0, 0, Cost(), 0, 0), *printed)


def supply_vp(icons: Mapping[str, int], last: int) -> tuple[int, ...]:
    """SCORE-02: for each position the highest icon reached or passed."""
    return tuple(max((vp for at, vp in icons.items() if int(at) <= here), default=0) for here in range(last + 1))


def mission(read: s.MissionJson, columns: Sequence[tuple[int, ...]]) -> Mission:
    """A Mission (MIS). columns: the Districts of each."""
    districts = tuple(int(DISTRICT_OF[word]) for word in read.districts)
    may = tuple(at for at, of in enumerate(columns) if read.mutant or any(district in of for district in districts))
    return Mission(read.id, read.kind.value, districts, read.mutant, cost(read.cost), bundle(read.reward), may)


def card(read: s.HeroJson) -> Card:
    """A Survivor card or a Hero (CARD, HERO)."""
    does = read.effect
    return Card(
        read.id,
        int(TOKEN_OF[read.type]) if isinstance(read, s.SurvivorJson) else -1,
        read.trigger.value,
        bundles(does.gain),
        tuple((int(AREA_OF[one]), int(AREA_OF[two])) for one, two in permutations(does.switch or (), 2)),
        tuple((int(TOKEN_OF[one]), int(TOKEN_OF[two])) for one, two in does.use_as or ()),
        does.replace_supply_with_res or 0,
        does.chain_mission or 0,
        does.discount_supply or 0,
        read.rule,
    )


def _alternative(read: s.AlternativeJson) -> Alternative:
    return Alternative(
        None if read.pay is None else cost(read.pay), read.lose.vp if read.lose else 0, read.draw_fewer or 0
    )


def event(read: s.EventJson) -> Event:
    """An Event card (EVT)."""
    each = read.gain_per_card
    return Event(
        read.id,
        read.kind.value,
        int(DISTRICT_OF[read.district]) if read.district else -1,
        read.bonus,
        read.must,
        effect(read.effect) if read.effect else None,
        tuple(_alternative(one) for one in read.alternatives or ()),
        _five(read.lose_each or {}, ITEM_WORDS),
        read.penalty_per_hostile or 0,
        bundle(each.each) if each else None,
        each.max if each else 0,
        read.exchange or 0,
    )


def rubble(read: Sequence[s.RubbleJson]) -> dict[str, Bundle]:
    """Token id -> reward; copies are numbered from 1."""
    return {f"{kind.id}_{copy}": bundle(kind.gain) for kind in read for copy in range(1, kind.copies + 1)}


def mutant_leadership(read: s.MutantLeadershipJson) -> MutantLeadership:
    """A Mutant Leadership card (SOLO-21)."""
    bands = (read.bands.metro, read.bands.harbor, read.bands.compound)
    return MutantLeadership(read.id, read.stack, tuple(tuple(band) for band in bands))


def mutant_action(read: s.MutantActionJson) -> MutantAction:
    """What the Mutants do in a District on one side of their board (SOLO-A, SOLO-B)."""
    choices = tuple(
        MutantChoice(cost(one.pay) if one.pay else None, one.exhaust or 0, one.mutants or 0) for one in read.choices
    )
    return MutantAction(read.id, choices, read.mission, read.discard_row, read.flip_rubble, read.mutants, read.rule)


def directive(read: s.DirectiveJson) -> Directive:
    """A Directive (DIR)."""
    return Directive(
        read.id,
        read.deck,
        read.rule,
        read.count or "",
        tuple(read.thresholds or ()),
        tuple(read.product or ()),
        read.divide or 0,
        read.mutants,
    )


def end_keys(read: Mapping[Any, s.EndKeyJson]) -> dict[str, EndKey]:
    """The end-game icons by their words (SCORE-08)."""
    return {word: EndKey(one.count, one.per, one.max) for word, one in read.items()}


def by_players(read: Mapping[Any, int]) -> tuple[int, ...]:
    """A number for each count of players; entry 0 is unused."""
    return tuple(read.get(str(players), 0) for players in range(5))


def numbers(read: s.NumbersJson) -> Numbers:
    """The fixed numbers."""
    resource, supply, solo = read.max_resource, read.max_supply, read.solo
    return Numbers(
        rounds=read.rounds,
        planning_slots=read.planning_slots,
        max_resource=resource,
        max_supply=supply,
        limits=(resource, resource, resource, supply, supply),
        seat_tokens=_five(read.seat_tokens, TOKEN_WORDS),
        starting_bag=_five(read.starting_bag, TOKEN_WORDS),
        beginner=bundle(read.beginner),
        leadership_values=_five(read.leadership_values, TOKEN_WORDS),
        sole_lead_total=read.sole_lead_total,
        prizes=tuple(read.prizes),
        resources_per_vp=read.resources_per_vp,
        vp_track=read.vp_track,
        basic_column_spaces=by_players(read.basic_column_spaces),
        advanced_column_spaces=by_players(read.advanced_column_spaces),
        advanced_level=read.advanced_level,
        mutant_cards_revealed=by_players(read.mutant_cards_revealed),
        salvage_dealt=read.salvage_dealt,
        event_cards_used=read.event_cards_used,
        mutant_track_start=solo.mutant_track_start,
        difficulty={str(name): start for name, start in solo.difficulty.items()},
        normal_leadership_cards=solo.normal_leadership_cards,
        hazard_leadership_cards=solo.hazard_leadership_cards,
    )
