"""Shapes of the content files, one class for each kind of entry.

Only the shape and the range of one entry is told here; what must fit between entries is in check.py.
"""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from resurgence_tui.games.resurgence.vocab import Difficulty, EventKind, MissionKind, Trigger

Count = Annotated[int, Field(ge=0, le=99, strict=True)]
Some = Annotated[int, Field(ge=1, le=99, strict=True)]
Flag = Annotated[bool, Field(strict=True)]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]
RuleName = Annotated[str, Field(pattern=r"^[A-Z]+(-[A-Z0-9]+)+$")]
ItemWord = Literal["food", "fuel", "parts", "ammo", "meds"]
TokenWord = Literal["hero", "laborer", "ranger", "scholar", "builder"]
SpecialistWord = Literal["ranger", "scholar", "builder"]
PlaceWord = Literal["any", SpecialistWord]
AreaWord = Literal["metro", "harbor", "compound"]
DistrictWord = Literal["arbat", "museum_row", "revolution_square", "barbarian_gate", "kremlin", "hope_island"]
Seats = Literal["1", "2", "3", "4"]
SpecWord = Literal["spec_builder", "spec_scholar", "spec_ranger", "spec_any"]
LeadWord = Literal["lead_metro", "lead_harbor", "lead_compound", "lead_any"]
AskWord = Literal["retire", "plan", "draw", SpecWord, LeadWord, "rescue", "build", "complete"]
EndWord = Literal["end_rooms2", "end_survivors2", "end_missions2"]
CardCount = Literal["ranger_cards", "builder_cards", "scholar_cards", "cards"]
TokenCount = Literal["ranger_tokens", "scholar_tokens", "builder_tokens"]
BoardCount = Literal["largest_column", "completed_missions", "lowest_track", "tracks_total", "cleared_rooms"]
CountWord = Literal["fuel", "food", BoardCount, CardCount, TokenCount]

PayWord = Literal[ItemWord, "res", "sup", "any", "row_price"]
GainWord = Literal[ItemWord, "res", "sup", "vp", AskWord, EndWord]
GoodsJson = dict[ItemWord, Some]
PayJson = dict[PayWord, Some]
GainJson = dict[GainWord, Some]


def _as_list(value: Any) -> Any:
    """A single bundle is a list of one."""
    return [value] if isinstance(value, dict) else value


GainsJson = Annotated[
    list[GainJson], BeforeValidator(_as_list, json_schema_input_type=GainJson | list[GainJson]), Field(min_length=1)
]
IncomesJson = Annotated[
    list[GoodsJson], BeforeValidator(_as_list, json_schema_input_type=GoodsJson | list[GoodsJson]), Field(min_length=1)
]
PaysJson = Annotated[
    list[Annotated[PayJson, Field(min_length=1)]],
    BeforeValidator(_as_list, json_schema_input_type=PayJson | list[PayJson]),
    Field(min_length=1),
]


class Shape(BaseModel):
    """Frozen, and deaf to keys it does not know.

    Its validator is built with that of the file it stands in, when one is read: each by itself takes a quarter of the
    time in which a game is opened.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


class EffectJson(Shape):
    """A payment, if any, and what it brings; of a list the player picks one."""

    pay: PaysJson | None = None
    gain: GainsJson


class ZoneJson(Shape):
    """ZONE: one of the twelve Zones."""

    id: Id
    district: DistrictWord
    access: Literal["metro", "harbor"]
    tokens: PlaceWord
    effect: EffectJson
    rule: RuleName


class RoomJson(Shape):
    """ROOM: one of the ten rooms."""

    id: Id
    level: Annotated[int, Field(ge=1, le=4, strict=True)]
    tokens: PlaceWord
    effect: EffectJson
    starts: Literal["open", "rubble"]
    rule: RuleName


class HoldJson(Shape):
    """Supplies that must be there, but stay."""

    ammo: Count
    meds: Count


class LevelJson(Shape):
    """UPK-C: what a Compound level asks and gives."""

    level: Annotated[int, Field(ge=1, le=4, strict=True)]
    hold: HoldJson
    pay: GoodsJson
    draw: Some
    vp: Count


class ColumnJson(Shape):
    """UPK-A: a column of completed Missions."""

    id: Id
    income: IncomesJson
    districts: Annotated[list[DistrictWord], Field(min_length=1)]


class TracksJson(Shape):
    """LEAD: the bonus of every space, the start space included."""

    metro: list[GainJson]
    harbor: list[GainJson]
    compound: list[GainJson]


class SlotJson(Shape):
    """SURV: a slot of the Survivor Row."""

    slot: Some
    four_players: Flag
    food: Count


class SuppliesJson(Shape):
    """SCORE-02: the Critical Supplies track."""

    start: Count
    icons: dict[Annotated[str, Field(pattern=r"^(0|[1-9][0-9]*)$")], Some]


class SoloJson(Shape):
    """SOLO-05, SOLO-07, SOLO-08."""

    mutant_track_start: Count
    difficulty: dict[Difficulty, Count]
    normal_leadership_cards: Count
    hazard_leadership_cards: Count


class EndKeyJson(Shape):
    """SCORE-08: what the end-game icon of a Mission counts."""

    count: CountWord
    per: Some
    max: Some


class NumbersJson(Shape):
    """The fixed numbers of the game."""

    rounds: Some
    planning_slots: Some
    max_resource: Some
    max_supply: Some
    seat_tokens: dict[TokenWord, Count]
    starting_bag: dict[TokenWord, Count]
    beginner: GainJson
    leadership_values: dict[TokenWord, Count]
    sole_lead_total: Some
    prizes: Annotated[list[Count], Field(min_length=3, max_length=3)]
    resources_per_vp: Some
    vp_track: Some
    basic_column_spaces: dict[Seats, Some]
    advanced_column_spaces: dict[Seats, Some]
    advanced_level: Annotated[int, Field(ge=1, le=4, strict=True)]
    mutant_cards_revealed: dict[Seats, Count]
    salvage_dealt: Some
    event_cards_used: Some
    solo: SoloJson
    end_keys: dict[EndWord, EndKeyJson]


class MissionJson(Shape):
    """MIS: a Mission card, of Districts or with the Mutant icon."""

    id: Id
    kind: MissionKind
    districts: list[DistrictWord] = []
    mutant: Flag = False
    cost: GoodsJson
    reward: GainJson

    @model_validator(mode="after")
    def _one_place(self) -> "MissionJson":
        if self.mutant == bool(self.districts):
            raise ValueError("needs either districts or mutant")
        return self


class LossJson(Shape):
    """Victory Points lost (AMB-142)."""

    vp: Some


class AlternativeJson(Shape):
    """One of the choices of a compulsory Event."""

    pay: Annotated[PayJson, Field(min_length=1)] | None = None
    lose: LossJson | None = None
    draw_fewer: Some | None = None

    @model_validator(mode="after")
    def _exactly_one(self) -> "AlternativeJson":
        if sum(part is not None for part in (self.pay, self.lose, self.draw_fewer)) != 1:
            raise ValueError("needs exactly one of pay, lose and draw_fewer")
        return self


class PerCardJson(Shape):
    """A gain for every Survivor card, up to a number of times."""

    each: GainJson
    max: Some


EVENT_PARTS = ("effect", "alternatives", "lose_each", "penalty_per_hostile", "gain_per_card", "exchange")


BEGINNING = "event_the_beginning"
"""The Event of round 1, the only one that may be without an effect (EVT-06)."""


class EventJson(Shape):
    """EVT: an Event card with one kind of effect, or none."""

    id: Id
    kind: EventKind
    district: DistrictWord | None = None
    bonus: Flag
    must: Flag
    effect: EffectJson | None = None
    alternatives: Annotated[list[AlternativeJson], Field(min_length=1)] | None = None
    lose_each: GoodsJson | None = None
    penalty_per_hostile: Some | None = None
    gain_per_card: PerCardJson | None = None
    exchange: Some | None = None

    @model_validator(mode="after")
    def _parts_fit_kind(self) -> "EventJson":
        parts = [name for name in EVENT_PARTS if getattr(self, name) is not None]
        if len(parts) != (self.kind is not EventKind.NONE):
            raise ValueError(f"needs exactly one of {', '.join(EVENT_PARTS)}, or kind none and no effect at all")
        if (self.district is not None) != (self.kind is EventKind.BINOCULARS):
            raise ValueError("needs a district if its kind is binoculars, and none otherwise")
        if self.kind is EventKind.BINOCULARS and self.effect is None:
            raise ValueError("needs an effect, being of kind binoculars")
        return self


class SalvageJson(Shape):
    """SAL: a Salvage card."""

    id: Id
    gain: GainJson


class RubbleJson(Shape):
    """BUILD-03: Rubble tokens of one kind."""

    id: Id
    copies: Some
    gain: dict[Literal["vp", "fuel", "food", "ammo", "meds"], Some]


class MutantJson(Shape):
    """SET-06: a Mutant card; without District it is a blank."""

    id: Id
    district: DistrictWord | None
    four_players: Flag


class BandsJson(Shape):
    """Lowest total of each of the four bands, per track."""

    metro: Annotated[list[Count], Field(min_length=4, max_length=4)]
    harbor: Annotated[list[Count], Field(min_length=4, max_length=4)]
    compound: Annotated[list[Count], Field(min_length=4, max_length=4)]


class MutantLeadershipJson(Shape):
    """SOLO-21: a Mutant Leadership card."""

    id: Id
    stack: Literal["normal", "hazard"]
    bands: BandsJson


class AbilityJson(Shape):
    """What the card does; exactly one of these."""

    gain: GainsJson | None = None
    switch: Annotated[list[AreaWord], Field(min_length=2, max_length=3)] | None = None
    use_as: Annotated[list[tuple[TokenWord, SpecialistWord]], Field(min_length=1)] | None = None
    replace_supply_with_res: Literal[1] | None = None
    chain_mission: Literal[1] | None = None
    discount_supply: Literal[1] | None = None

    @model_validator(mode="after")
    def _exactly_one(self) -> "AbilityJson":
        if sum(getattr(self, name) is not None for name in type(self).model_fields) != 1:
            raise ValueError(f"needs exactly one of {', '.join(type(self).model_fields)}")
        return self


class HeroJson(Shape):
    """HERO: a Hero card."""

    id: Id
    trigger: Trigger
    effect: AbilityJson
    rule: RuleName


class SurvivorJson(HeroJson):
    """CARD: a Survivor card."""

    type: SpecialistWord


class DirectiveJson(Shape):
    """DIR: thresholds over a count, or a product divided."""

    id: Id
    deck: Literal["a", "b"]
    rule: RuleName
    count: CountWord | None = None
    thresholds: Annotated[list[tuple[Count, Count]], Field(min_length=1)] | None = None
    product: Annotated[list[CountWord], Field(min_length=2, max_length=2)] | None = None
    divide: Some | None = None
    mutants: Count

    @model_validator(mode="after")
    def _one_way(self) -> "DirectiveJson":
        counted = [self.count is not None, self.thresholds is not None]
        multiplied = [self.product is not None, self.divide is not None]
        if not (counted[0] == counted[1] != multiplied[0] == multiplied[1]):
            raise ValueError("needs either count and thresholds or product and divide")
        return self


class MutantChoiceJson(Shape):
    """One way to meet a Mutant action: pay, exhaust ready cards, or let the Mutants gain VP."""

    pay: PayJson | None = None
    exhaust: Some | None = None
    mutants: Some | None = None

    @model_validator(mode="after")
    def _one_way(self) -> "MutantChoiceJson":
        if sum(way is not None for way in (self.pay, self.exhaust, self.mutants)) != 1:
            raise ValueError("needs exactly one of pay, exhaust, mutants")
        return self


class MutantActionJson(Shape):
    """SOLO-A, SOLO-B: what happens in a District on one side of the Mutant Action board."""

    id: Id
    side: Literal["a", "b"]
    district: DistrictWord
    choices: list[MutantChoiceJson] = []
    mission: Flag = False
    discard_row: Count = 0
    flip_rubble: Flag = False
    mutants: Count = 0
    rule: RuleName


class EncounterJson(Shape):
    """ENC-01: how many of a token go into the Encounters bag, by number of players."""

    id: Literal["token_mutant", "token_beast", "token_stalker"]
    bag: dict[Seats, Count]


class ContentJson(Shape):
    """All content files by name without `.json`, in the order they are read."""

    zones: list[ZoneJson]
    rooms: list[RoomJson]
    levels: list[LevelJson]
    columns: list[ColumnJson]
    tracks: TracksJson
    row: list[SlotJson]
    supplies: SuppliesJson
    numbers: NumbersJson
    missions: list[MissionJson]
    events: list[EventJson]
    salvage: list[SalvageJson]
    rubble: list[RubbleJson]
    mutants: list[MutantJson]
    mutant_leadership: list[MutantLeadershipJson]
    survivors: list[SurvivorJson]
    heroes: list[HeroJson]
    even_heroes: dict[Id, GoodsJson]
    directives: list[DirectiveJson]
    mutant_actions: list[MutantActionJson]
    encounters: list[EncounterJson]


FILES = tuple(ContentJson.model_fields)


def schema() -> dict[str, Any]:
    """JSON Schema of the content files, one property for each file name; packs follow it too."""
    described = ContentJson.model_json_schema()
    described["properties"] = {f"{name}.json": part for name, part in described["properties"].items()}
    del described["required"]
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **described, "title": "Resurgence content"}
