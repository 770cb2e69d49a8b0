"""The words of the game as numbers: items, tokens, areas, Districts, Zones, Rooms.

Every enum counts from 0 in the order the boards are read, so that its members index the plain
tuples and lists of state and catalogue; `.word` is the id used in content, options and words.
"""

from enum import IntEnum, StrEnum
from typing import Final, Literal, TypeAlias

Difficulty: TypeAlias = Literal["village", "town", "stronghold"]
"""Against what one plays alone, from easy to hard (SOLO-08)."""


class _Word(IntEnum):
    """A number with a lower-case id."""

    @property
    def word(self) -> str:
        """The id of content files and options."""
        return self.name.lower()


class Item(_Word):
    """What a seat owns on its tracks (GEN-03)."""

    FOOD = 0
    FUEL = 1
    PARTS = 2
    AMMO = 3
    MEDS = 4


class Token(_Word):
    """What may be drawn from a bag and placed."""

    HERO = 0
    LABORER = 1
    RANGER = 2
    SCHOLAR = 3
    BUILDER = 4


class Area(_Word):
    """The three areas of the Assignment board, and the three Leadership tracks."""

    METRO = 0
    HARBOR = 1
    COMPOUND = 2


class District(_Word):
    """The six Districts of the Main board."""

    ARBAT = 0
    MUSEUM_ROW = 1
    REVOLUTION_SQUARE = 2
    BARBARIAN_GATE = 3
    KREMLIN = 4
    HOPE_ISLAND = 5


class Zone(_Word):
    """The twelve Zones, two to a District."""

    ARBAT_UPPER = 0
    ARBAT_LOWER = 1
    MUSEUM_ROW_UPPER = 2
    MUSEUM_ROW_LOWER = 3
    REVOLUTION_SQUARE_LEFT = 4
    REVOLUTION_SQUARE_RIGHT = 5
    BARBARIAN_GATE_LEFT = 6
    BARBARIAN_GATE_RIGHT = 7
    KREMLIN_UPPER = 8
    KREMLIN_LOWER = 9
    HOPE_ISLAND_LEFT = 10
    HOPE_ISLAND_RIGHT = 11


class Room(IntEnum):
    """The ten rooms of a Compound; the word carries `room_` in front."""

    CHECKPOINT = 0
    ARMORY = 1
    CLINIC = 2
    MARKET_STALL = 3
    KITCHEN = 4
    GARAGE = 5
    SCOUT_POST = 6
    WORKSHOP = 7
    PROPAGANDA = 8
    HEADQUARTERS = 9

    @property
    def word(self) -> str:
        """The id of content files and options."""
        return "room_" + self.name.lower()


Track = Area
ITEMS, TOKENS, AREAS = tuple(Item), tuple(Token), tuple(Area)
DISTRICTS, ZONES, ROOMS = tuple(District), tuple(Zone), tuple(Room)

RESOURCES = (Item.FOOD, Item.FUEL, Item.PARTS)
SUPPLIES = (Item.AMMO, Item.MEDS)
SPECIALISTS: Final = (Token.RANGER, Token.SCHOLAR, Token.BUILDER)

ITEM_WORDS: Final = tuple(item.word for item in Item)
TOKEN_WORDS: Final = tuple(token.word for token in Token)
AREA_WORDS: Final = tuple(area.word for area in Area)
DISTRICT_IDS: Final = tuple(district.word for district in District)
ZONE_IDS: Final = tuple(zone.word for zone in Zone)
ROOM_IDS: Final = tuple(room.word for room in Room)

ITEM_OF: Final = {item.word: item for item in Item}
TOKEN_OF: Final = {token.word: token for token in Token}
AREA_OF: Final = {area.word: area for area in Area}
DISTRICT_OF: Final = {district.word: district for district in District}
ZONE_OF: Final = {zone.word: zone for zone in Zone}
ROOM_OF: Final = {room.word: room for room in Room}


class MissionKind(StrEnum):
    """The three Mission decks (MIS-01)."""

    STARTER = "starter"
    BASIC = "basic"
    ADVANCED = "advanced"


class EventKind(StrEnum):
    """When an Event works: never, on placements in its District, when revealed, in Upkeep."""

    NONE = "none"
    BINOCULARS = "binoculars"
    IMMEDIATE = "immediate"
    UPKEEP = "upkeep"


class Trigger(StrEnum):
    """What wakes the ability of a Survivor or Hero card."""

    ASSIGNMENT = "assignment"
    SUBSTITUTE = "substitute"
    PAY_COST = "pay_cost"
    PAY_MISSION = "pay_mission"
    PLACE_METRO = "place_metro"
    PLACE_HARBOR = "place_harbor"
    PLACE_ROOM = "place_room"
    PLACE_MUTANT_ZONE = "place_mutant_zone"
    GAIN_FOOD = "gain_food"
    GAIN_FUEL = "gain_fuel"
    GAIN_PARTS = "gain_parts"
    GAIN_AMMO = "gain_ammo"
    GAIN_MEDS = "gain_meds"
    AFTER_RESCUE = "after_rescue"
    AFTER_BUILD = "after_build"
    AFTER_MISSION = "after_mission"
    AFTER_PLAN = "after_plan"


SOURCES = (
    "missions",
    "leadership",
    "level",
    "directives",
    "supplies",
    "resources",
    "mission_end",
    "tracks",
    "rubble",
    "cards",
    "events",
    "encounters",
    "losses",
)
"""Where Victory Points come from; a seat counts its own by these words."""
