"""Shapes of the content files; what must fit between entries is in check.py."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

Count = Annotated[int, Field(ge=0, le=99, strict=True)]
Some = Annotated[int, Field(ge=1, le=99, strict=True)]
Flag = Annotated[bool, Field(strict=True)]
Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]*$")]
PointWord = Literal["provisions", "tech", "food", "water", "wood", "chem", "oil", "gold"]
ResourceWord = Literal[PointWord, "nuclear"]
PaysWord = Literal["tech", "food", "water", "wood", "chem", "oil", "gold"]
TileWord = Literal[
    "wasteland", "radiation_zone", "tech_site", "woodland", "food_supply", "water_source", "contaminated_water",
    "oil_field", "gold_mine",
]  # fmt: skip
RatingWord = Literal["competent", "skilled"]
SideWord = Literal["attacker", "host", "either"]
ProofWord = Literal["season", "hazard_end", "hazard_pay", "year_end"]
SeasonWord = Literal["spring", "summer", "autumn", "winter"]
LineWord = Literal["basecamp", "outpost", "outrider", "discovery", "types", "oil", "gold", "nuclear"]
MoveWord = Literal["move", "network", "recruit", "rouse"]
OutpostWord = Literal["construct_outpost", "activate_outpost", "tear_down_outpost", "take_over"]
BarricadeWord = Literal["construct_barricade", "activate_barricade", "tear_down_barricade"]
PointsActionWord = Literal[
    MoveWord, OutpostWord, BarricadeWord, "tear_down_basecamp", "activate_basecamp", "discover"
]  # fmt: skip
CostWord = Literal["destroy_barricade", "contaminate", "irradiate", "arm", "nuke_upkeep", "upgrade"]
GoodsJson = dict[ResourceWord, Some]
MixJson = Annotated[GoodsJson, Field(min_length=1)]
TilesJson = dict[TileWord, Some]
ConflictValue = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9"]


class Shape(BaseModel):
    """Frozen, and deaf to keys it does not know. Its validator is built with that of the file it stands in."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


class SwapJson(Shape):
    """Goods paid and gained; nothing gained where another effect of the card is what is paid for."""

    pay: MixJson
    gain: GoodsJson = Field(default_factory=dict)


def _one_key(value: Any) -> Any:
    """An object of one key, as every effect and requirement is."""
    if isinstance(value, dict) and len(value) != 1:
        raise ValueError("it must say one thing, not " + str(len(value)))
    return value


class Single(Shape):
    """An object that says one thing: its one key."""

    @model_validator(mode="before")
    @classmethod
    def _says_one_thing(cls, value: Any) -> Any:
        return _one_key(value)


OneOf = Annotated[dict[PointWord, Some], Field(min_length=1, max_length=1)]


class EffectJson(Single):
    """RSD-FX-02 to RSD-FX-16: what a card or a power does."""

    gain: MixJson | None = None
    choose: MixJson | None = None
    points: OneOf | None = None
    income: MixJson | None = None
    swap: SwapJson | None = None
    terrain: TileWord | None = None
    bonus: Some | None = None
    cheaper: Annotated[dict[PointsActionWord, Some], Field(min_length=1, max_length=1)] | None = None
    recruit: Some | None = None
    rouse: Some | None = None
    erect: Some | None = None
    kit: Some | None = None
    fence: Some | None = None
    boost: Annotated[dict[SideWord, Some], Field(min_length=1, max_length=1)] | None = None
    cards: Some | None = None
    proof: ProofWord | None = None
    barter: Annotated[int, Field(ge=1, le=1, strict=True)] | None = None
    draw: Annotated[int, Field(ge=1, le=6, strict=True)] | None = None
    scrap: Annotated[int, Field(ge=1, le=1, strict=True)] | None = None


class RequirementJson(Single):
    """What must hold when a card is completed."""

    outrider_on: TileWord | None = None
    outpost_on: TileWord | None = None
    outposts: Some | None = None
    outriders: Some | None = None
    near_town: Some | None = None
    barricades: Some | None = None
    bonus: Some | None = None
    far: Some | None = None


EffectsJson = Annotated[list[EffectJson], Field(min_length=1, max_length=2)]


class CardJson(Shape):
    """What has an id and effects."""

    id: Id
    effects: EffectsJson


class DiscoveryJson(CardJson):
    """A discovery card."""

    star: Flag = False
    requirement: RequirementJson | None = None
    cost: MixJson
    moment: Literal["once", "lasting", "use", "boost"]


class TownCardJson(CardJson):
    """A card of the Trade Town."""

    moment: Literal["once", "turn", "boost"]


class CharacterJson(CardJson):
    """A community's leader with its two ratings and its power."""

    strategy: RatingWord
    bartering: RatingWord
    moment: Literal["turn", "boost"]


class ActionJson(Shape):
    """RSD-ACT-04 to RSD-ACT-18: the points of an action, what is added to them, and what pays besides Provisions."""

    points: Some
    outrider: Count = 0
    basecamp: Count = 0
    barricade: Count = 0
    upgraded: Count = 0
    pays: list[PaysWord]


class ProducesJson(Shape):
    """RSD-PROD-01 to RSD-PROD-09: what each piece makes on a terrain, one of the resources named."""

    basecamp: GoodsJson
    outpost: GoodsJson
    outrider: GoodsJson


class DearJson(Shape):
    """Prices in the season in which goods are dear."""

    season: SeasonWord
    sell: Some
    competent: Some
    skilled: Some


class PriceJson(Shape):
    """RSD-TOWN-01 to RSD-TOWN-03: what the town gives and takes for a cube, and how many it sells on a visit."""

    sell: Some
    competent: Some | None = None
    skilled: Some | None = None
    dear: DearJson | None = None
    most: Some | None = None


class TileGroupsJson(Shape):
    """RSD-COMP-03, RSD-COMP-04, RSD-COMP-06: tiles of the stack by seats, of the block, the piles and the box."""

    stack_2: TilesJson
    stack_3: TilesJson
    stack_4: TilesJson
    block: dict[Literal["e1s0", "e0n1", "w1s1"], TileWord]
    starting: TilesJson
    discovery: TilesJson
    box: TilesJson


class NumbersJson(Shape):
    """The fixed numbers of the rules."""

    turns: Some
    season_turns: Some
    town_last_turn: Some
    year_end_turns: list[Some]
    year_end_provisions: Some
    year_end_food: Some
    year_end_proof: Some
    start_provisions: Count
    nuclear_limit: Some
    bonus_limit: Some
    hand_limit: Some
    draft_cards: Annotated[int, Field(ge=1, le=4, strict=True)]
    draft_looks: Annotated[int, Field(ge=3, le=3, strict=True)]
    draw_looks: Annotated[int, Field(ge=1, le=6, strict=True)]
    outriders: Annotated[int, Field(ge=1, le=6, strict=True)]
    outposts: Annotated[int, Field(ge=1, le=6, strict=True)]
    barricades: Annotated[int, Field(ge=1, le=12, strict=True)]
    base_distance: Some
    base_distance_relaxed: Some
    base_rich_neighbours: Count
    conflict_aside: Count
    conflict_competent: Some
    conflict_skilled: Some
    chem_limit: Count
    nuclear_boost_limit: Annotated[int, Field(ge=0, le=1, strict=True)]
    nuclear_boost: Some
    basecamp_defence: Count
    outpost_defence: Count
    oil_field_attack: Count
    withdrawal_steps: Annotated[int, Field(ge=2, le=2, strict=True)]
    winter_food: Flag
    offers_a_meeting: Annotated[int, Field(ge=1, le=2, strict=True)]
    worth: dict[PointWord, Some]
    score: dict[LineWord, Some]
    score_type: Some


class ContentJson(Shape):
    """All files, each under its name."""

    discoveries: list[DiscoveryJson]
    town_cards: list[TownCardJson]
    characters: list[CharacterJson]
    actions: dict[PointsActionWord, ActionJson]
    costs: dict[CostWord, Annotated[list[MixJson], Field(min_length=1)]]
    production: dict[TileWord, ProducesJson]
    town_prices: dict[ResourceWord, PriceJson]
    tiles: TileGroupsJson
    conflict_cards: dict[ConflictValue, Some]
    numbers: NumbersJson


FILES = tuple(ContentJson.model_fields)
"""The names of the content files, without `.json`."""


def schema() -> dict[str, Any]:
    """JSON Schema of the files of a content pack, a property for each."""
    return ContentJson.model_json_schema()
