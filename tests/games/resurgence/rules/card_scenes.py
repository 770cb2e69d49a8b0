"""Scenes in which each Survivor or Hero card is awake, and others in which it is not; for test_survivor_cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.build import Table, a_table
from tests.compare import Change

SPARE = "survivor_scout"
ESCORT_ITEMS = {"food": 1, "fuel": 1, "ammo": 1, "meds": 1}


class Scene(NamedTuple):
    """A position of seat 0, choices after which a card is awake, choices after which it is not.

    gained: the same with a rescue on the way, where ``{card}`` stands for the card that is rescued.
    """

    build: Callable[[], Table]
    awake: tuple[str, ...]
    asleep: tuple[str, ...]
    build_asleep: Callable[[], Table]
    build_gained: Callable[[], Table] | None = None
    gained: tuple[str, ...] = ()


def crew(metro: str = "laborer", harbor: str = "laborer", compound: str = "laborer") -> Table:
    """Tokens to place, one spare card in the Row, nothing else."""
    t = a_table().in_row("", "", "", "", SPARE).with_rubble(0, "room_clinic", "rubble_vp2")
    return t.available("basic_toll_post").assigned(0, metro=metro, harbor=harbor, compound=compound)


def escort(district: str, metro: str = "laborer laborer", harbor: str = "laborer laborer", parts: int = 0) -> Table:
    """Mutants in a District, and a planned Mission there that rescues a card on the way."""
    t = crew(metro, harbor).mutants(district).planned(0, "basic_howler_escort")
    return t.with_items(0, parts=parts, **ESCORT_ITEMS)


RESCUE_BY_MISSION = (
    *("mission:basic_howler_escort", "pay:fuel1:ammo1:meds1"),
    *("rescue:{card}", "column:column_left"),
)


def scene(
    build: Callable[[], Table],
    awake: tuple[str, ...],
    asleep: tuple[str, ...],
    build_gained: Callable[[], Table] | None = None,
    gained: tuple[str, ...] = (),
) -> Scene:
    """A scene that is asleep in the same position."""
    return Scene(build, awake, asleep, build, build_gained, gained)


METRO = scene(
    crew,
    ("place:laborer:metro:arbat_upper",),
    ("place:laborer:harbor:barbarian_gate_right",),
    lambda: escort("arbat"),
    ("place:laborer:metro:arbat_upper", "pay:food1", *RESCUE_BY_MISSION),
)
HARBOR = scene(
    crew,
    ("place:laborer:harbor:barbarian_gate_right",),
    ("place:laborer:metro:arbat_upper",),
    lambda: escort("barbarian_gate"),
    ("place:laborer:harbor:barbarian_gate_right", "pay:food1", *RESCUE_BY_MISSION),
)
ROOM = scene(
    crew,
    ("place:laborer:compound:room_checkpoint",),
    ("place:laborer:metro:arbat_upper",),
    lambda: crew().cleared(0, "room_kitchen").with_items(0, food=2, fuel=1),
    ("place:laborer:compound:room_kitchen", "effect:room_kitchen", "rescue:{card}", "pay:food2:fuel1"),
)
MUTANT = scene(
    lambda: crew().mutants("arbat").with_items(0, food=1),
    ("place:laborer:metro:arbat_upper", "pay:food1"),
    ("place:laborer:metro:revolution_square_right",),
    METRO.build_gained,
    METRO.gained,
)
MISSION = scene(
    lambda: crew().planned(0, "basic_clear_the_gallery").with_items(0, ammo=3),
    ("place:laborer:harbor:museum_row_lower", "mission:basic_clear_the_gallery", "pay:ammo3"),
    ("place:laborer:harbor:museum_row_lower",),
    METRO.build_gained,
    METRO.gained,
)
RESCUE = scene(
    lambda: crew().with_items(0, food=2),
    ("place:laborer:metro:kremlin_upper", "effect:kremlin_upper", f"rescue:{SPARE}", "pay:food2"),
    ("place:laborer:metro:kremlin_upper",),
    lambda: crew().with_items(0, food=2),
    ("place:laborer:metro:kremlin_upper", "effect:kremlin_upper", "rescue:{card}", "pay:food2"),
)
BUILT = ("place:laborer:harbor:hope_island_right", "effect:hope_island_right", "pay:parts2", "build:room_clinic")
BUILD = scene(
    lambda: crew().with_items(0, parts=2),
    BUILT,
    BUILT[:1],
    lambda: escort("hope_island", parts=2),
    (BUILT[0], "pay:food1", *BUILT[1:], *RESCUE_BY_MISSION),
)
PLAN = scene(
    lambda: crew().cleared(0, "room_scout_post"),
    ("place:laborer:compound:room_scout_post", "effect:room_scout_post", "plan:basic_toll_post"),
    ("place:laborer:compound:room_scout_post",),
    lambda: escort("kremlin", harbor="ranger"),
    (
        *("place:ranger:harbor:kremlin_lower", "pay:food1", "effect:kremlin_lower", "plan:basic_toll_post"),
        *RESCUE_BY_MISSION,
    ),
)
FOOD = scene(
    crew,
    ("place:laborer:metro:revolution_square_right", "effect:revolution_square_right"),
    ("place:laborer:harbor:barbarian_gate_right", "effect:barbarian_gate_right"),
    lambda: escort("revolution_square"),
    (
        *("place:laborer:metro:revolution_square_right", "pay:food1", "effect:revolution_square_right"),
        *RESCUE_BY_MISSION,
    ),
)
FUEL = scene(
    crew,
    ("place:laborer:harbor:barbarian_gate_right", "effect:barbarian_gate_right"),
    ("place:laborer:metro:revolution_square_right", "effect:revolution_square_right"),
    lambda: escort("barbarian_gate"),
    ("place:laborer:harbor:barbarian_gate_right", "pay:food1", "effect:barbarian_gate_right", *RESCUE_BY_MISSION),
)
AMMO = scene(
    crew,
    ("place:laborer:compound:room_checkpoint", "effect:room_checkpoint", "gain:ammo1"),
    ("place:laborer:compound:room_checkpoint", "effect:room_checkpoint", "gain:meds1"),
    lambda: escort("kremlin", harbor="ranger"),
    ("place:ranger:harbor:kremlin_lower", "pay:food1", "effect:kremlin_lower", "leave", *RESCUE_BY_MISSION),
)
MEDS = scene(
    crew,
    ("place:laborer:compound:room_checkpoint", "effect:room_checkpoint", "gain:meds1"),
    ("place:laborer:compound:room_checkpoint", "effect:room_checkpoint", "gain:ammo1"),
    lambda: escort("museum_row", metro="scholar"),
    ("place:scholar:metro:museum_row_upper", "pay:food1", "effect:museum_row_upper", "leave", *RESCUE_BY_MISSION),
)
PAYING = scene(
    lambda: crew().planned(0, "starter_first_watch").with_items(0, food=2, ammo=1),
    ("place:laborer:metro:kremlin_upper", "mission:starter_first_watch"),
    ("place:laborer:metro:kremlin_upper",),
    lambda: crew().planned(0, "starter_first_watch").with_items(0, food=4, ammo=1),
    (*RESCUE.gained, "mission:starter_first_watch"),
)
SECOND_MISSION = scene(
    lambda: MISSION.build().planned(0, "basic_seed_cabinet").with_items(0, ammo=4, fuel=1, meds=1),
    MISSION.awake,
    MISSION.asleep,
)


def switching(one: str, other: str) -> Scene:
    """A card that moves a token between two areas; asleep when the tokens left lie in the third."""
    (third,) = {"metro", "harbor", "compound"} - {one, other}
    alone = {"metro": "", "harbor": "", "compound": "", third: "laborer laborer"}
    space = {"metro": "arbat_upper", "harbor": "museum_row_lower", "compound": "room_checkpoint"}[third]
    return Scene(
        lambda: crew("laborer laborer", "laborer laborer", "laborer laborer"),
        ("place:laborer:metro:arbat_upper",),
        (f"place:laborer:{third}:{space}",),
        lambda: crew(**alone),
        METRO.build_gained,
        METRO.gained,
    )


def standing_in(token: str) -> Scene:
    """A card that lets a token stand for another type while it is placed."""
    return scene(lambda: crew(metro=token), (), (f"place:{token}:metro:arbat_upper",))


def last_token() -> Table:
    """Seat 0 has one token left, so once it is placed none can be switched."""
    return a_table().assigned(0, compound="laborer")


class Case(NamedTuple):
    """A card in its scene, the choices that use it, and all that they change besides exhausting it."""

    card: str
    scene: Scene
    use: tuple[str, ...]
    brings: dict[str, Change]


def switch_case(card: str, one: str, other: str) -> Case:
    """A card of kind SWITCH, used after the placement."""
    use = f"switch:{card}:laborer:{one}:{other}"
    return Case(card, switching(one, other), (use,), {f"0 {one} laborer": -1, f"0 {other} laborer": 1})


def stand_in_case(card: str, token: str, zone: str) -> Case:
    """A card of kind SUBST, used with the placement; the token keeps its type."""
    return Case(
        card,
        standing_in(token),
        (f"place:{token}:metro:{zone}:{card}",),
        {f"0 metro {token}": -1, f"0 {zone}": token},
    )


def mystic_case() -> Case:
    """The Hero who switches between any two areas."""
    scene = switching("metro", "compound")._replace(asleep=("place:laborer:compound:room_checkpoint",))
    use = "switch:hero_mystic:laborer:compound:metro"
    changed: dict[str, Change] = {"0 compound laborer": -1, "0 metro laborer": 1}
    return Case("hero_mystic", scene._replace(build_asleep=last_token), (use,), changed)


def first_watch_case(card: str, payment: str, paid: dict[str, Change]) -> Case:
    """A card of kind PAY, used for a Mission that costs 1 Ammo and 1 Food and brings 2 VP and 1 Fuel."""
    moved: dict[str, Change] = {"0 slots": ["-starter_first_watch"], "0 column 1": ["+starter_first_watch"]}
    return Case(card, PAYING, (payment,), {**paid, "0 vp": 2, "0 fuel": 1, **moved})


def gain_case(card: str, scene: Scene, brings: dict[str, Change], *more: str) -> Case:
    """A card that gives something after its trigger."""
    return Case(card, scene, (f"card:{card}", *more), {f"0 {word}": amount for word, amount in brings.items()})
