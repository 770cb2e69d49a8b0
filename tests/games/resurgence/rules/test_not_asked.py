"""AMB-130: what is not asked, since declining could only lose, was just decided, or all answers give the same."""

import pytest

from resurgence_tui.games.resurgence.lookahead import following
from resurgence_tui.games.resurgence.view import view
from tests.build import Table, a_table
from tests.compare import Change, changes

TRACKS = ("advance:metro", "advance:harbor", "advance:compound")
PLANS = ("plan:basic_toll_post", "plan:basic_guard_vault")
SPECIALISTS = ("add:ranger", "add:scholar", "add:builder")
RETIRES = ("retire:bag:hero", "retire:bag:laborer")
BUILDS = ("build:room_armory", "build:room_clinic")


def ready(event: str = "event_the_beginning") -> Table:
    """Seat 0 can do everything that effects ask for; two Missions are on offer."""
    t = a_table().event(event).offering("basic_toll_post", "basic_guard_vault").with_bag(0, "hero laborer")
    return t.with_items(0, food=2, fuel=2, parts=2)


def standing(t: Table, token: str, space: str, *options: str) -> Table:
    """Seat 0 has placed a token in a space and taken these options."""
    area = "compound" if space.startswith("room_") else "metro" if space in METRO else "harbor"
    if area == "compound":
        t.cleared(0, space)
    t.assigned(0, **{area: token}).at("PLACE-01", seat=0)
    return t.do(f"place:{token}:{area}:{space}", *options)


METRO = ("revolution_square_right", "kremlin_upper", "museum_row_upper", "arbat_upper")


@pytest.mark.parametrize(
    ("event", "token", "space", "picked", "rule", "options"),
    [
        ("", "builder", "hope_island_left", ("effect:hope_island_left", "pay:parts1"), "BUILD-01", BUILDS),
        ("", "laborer", "hope_island_right", ("effect:hope_island_right", "pay:parts2"), "BUILD-01", BUILDS),
        ("", "scholar", "room_propaganda", ("effect:room_propaganda", "pay:fuel1"), "LEAD-12", TRACKS),
        (
            *("event_open_assembly", "laborer", "revolution_square_right"),
            *(("event:event_open_assembly", "pay:food1"), "LEAD-12", TRACKS[:1]),
        ),
    ],
    ids=["Hope Island left", "Hope Island right", "Propaganda", "Open Assembly"],
)
@pytest.mark.rule("AMB-130")
def test_what_has_been_paid_for_cannot_be_left(
    event: str, token: str, space: str, picked: tuple[str, ...], rule: str, options: tuple[str, ...]
) -> None:
    t = standing(ready(event or "event_the_beginning"), token, space, *picked)
    assert (t.decision.rule, t.options) == (rule, options)


@pytest.mark.parametrize(
    ("event", "space", "picked", "rule", "options"),
    [
        ("", "room_scout_post", "effect:room_scout_post", "MIS-03", PLANS),
        ("", "museum_row_lower", "effect:museum_row_lower", "GEN-09", SPECIALISTS),
        ("event_sealed_wing", "museum_row_lower", "event:event_sealed_wing", "MIS-03", PLANS),
        ("event_muster_at_the_wall", "kremlin_upper", "event:event_muster_at_the_wall", "RET-01", RETIRES),
    ],
    ids=["Scout Post", "Museum Row lower", "Sealed Wing", "Muster at the Wall"],
)
@pytest.mark.rule("AMB-130")
def test_an_effect_picked_for_its_one_item_asks_only_what_to_take(
    event: str, space: str, picked: str, rule: str, options: tuple[str, ...]
) -> None:
    t = standing(ready(event or "event_the_beginning").with_bag(0, "hero laborer laborer"), "laborer", space, picked)
    assert (t.decision.rule, t.options) == (rule, options)


@pytest.mark.rule("AMB-130", "ENC-10")
def test_the_stalkers_plan_asks_only_which_mission() -> None:
    t = a_table(encounters=True).encounters_in("kremlin_upper", "stalker").offering("basic_toll_post")
    assert standing(t, "laborer", "kremlin_upper", "stalker:plan").options == ("plan:basic_toll_post",)


@pytest.mark.rule("AMB-130", "CARD-SAPPER")
def test_a_card_picked_for_its_plan_asks_only_which_mission() -> None:
    t = ready().with_cards(0, "survivor_sapper").with_rubble(0, "room_clinic", "rubble_vp2")
    standing(t, "laborer", "hope_island_right", "effect:hope_island_right", "pay:parts2", "build:room_clinic")
    assert t.do("card:survivor_sapper").options == PLANS


@pytest.mark.rule("AMB-130", "ROOM-GARAGE")
def test_the_garage_draws_at_once_and_asks_only_where_the_token_goes() -> None:
    t = standing(ready().with_bag(0, "ranger laborer"), "laborer", "room_garage")
    before = t.clone()
    t.do("effect:room_garage")
    assert t.decision.rule == "AMB-135"
    assert t.options == ("assign:ranger:metro", "assign:ranger:harbor", "assign:ranger:compound")
    assert changes(before, t) == {"0 bag ranger": -1, "0 drawn ranger": 1}


@pytest.mark.rule("GEN-10", "ROOM-GARAGE")
def test_looking_ahead_does_not_tell_what_the_garage_will_draw() -> None:
    t = standing(ready().with_bag(0, "ranger laborer laborer"), "laborer", "room_garage")
    assert following(view(t.state, 0), 0, "effect:room_garage") is None


@pytest.mark.parametrize(
    ("token", "space", "picked", "rule"),
    [
        ("scholar", "museum_row_upper", ("effect:museum_row_upper",), "MIS-03"),
        ("ranger", "kremlin_lower", ("effect:kremlin_lower",), "MIS-03"),
        ("scholar", "room_propaganda", ("effect:room_propaganda", "pay:fuel1", "advance:metro"), "RET-01"),
        ("scholar", "room_propaganda", ("effect:room_propaganda", "pay:fuel1", "advance:harbor"), "MIS-03"),
        ("scholar", "room_propaganda", ("effect:room_propaganda", "pay:fuel1", "advance:compound"), "DRAW-05"),
    ],
)
@pytest.mark.rule("AMB-130", "AMB-40", "LEAD-08")
def test_what_comes_besides_or_on_a_track_may_still_be_left(
    token: str, space: str, picked: tuple[str, ...], rule: str
) -> None:
    t = standing(ready().on_tracks(0, metro=1, harbor=4, compound=5), token, space, *picked)
    assert (t.decision.rule, t.options[-1]) == (rule, "leave")


@pytest.mark.rule("AMB-130", "GEN-03")
def test_an_event_that_only_gives_was_not_picked_so_its_item_may_be_left() -> None:
    kind = {"id": "event_lost_airdrop", "kind": "immediate", "bonus": False, "must": False}
    t = a_table().printed(events=[{**kind, "effect": {"gain": {"plan": 1}}}]).offering("basic_toll_post")
    t.next_event("event_lost_airdrop").in_round(2).at("EVT-02")
    assert (t.decision.rule, t.options) == ("MIS-03", ("plan:basic_toll_post", "leave"))


@pytest.mark.parametrize(
    ("token", "space", "held", "brings"),
    [
        ("builder", "room_workshop", {"food": 9, "fuel": 9, "parts": 9}, {}),
        ("laborer", "room_checkpoint", {"ammo": 13, "meds": 13}, {}),
    ],
)
@pytest.mark.rule("AMB-130", "AMB-42", "ROOM-13")
def test_goods_of_choice_that_all_give_the_same_are_not_asked(
    token: str, space: str, held: dict[str, int], brings: dict[str, Change]
) -> None:
    t = standing(a_table().with_items(0, **held), token, space)
    before = t.clone()
    t.do(f"effect:{space}")
    assert changes(before, t) == brings
    assert (t.decision.rule, t.options) == ("ACT-01", ("done",))


@pytest.mark.rule("AMB-130", "AMB-42", "SURV-10")
def test_goods_that_would_wake_a_ready_card_are_asked_for_though_the_limit_swallows_them() -> None:
    t = a_table().with_items(0, ammo=13, meds=13).with_cards(0, "survivor_gunsmith")
    t = standing(t, "laborer", "room_checkpoint", "effect:room_checkpoint")
    assert (t.decision.rule, t.options) == ("GEN-03", ("gain:ammo1", "gain:meds1"))
    used = a_table().with_items(0, ammo=13, meds=13).with_cards(0, "survivor_gunsmith")
    used.exhausted(0, "survivor_gunsmith")
    assert standing(used, "laborer", "room_checkpoint", "effect:room_checkpoint").decision.rule == "ACT-01"


@pytest.mark.rule("AMB-130", "AMB-56")
def test_alternatives_that_give_the_same_are_not_asked() -> None:
    t = a_table().with_items(0, food=9, parts=9).with_cards(0, "hero_olympian")
    standing(t, "laborer", "arbat_upper", "card:hero_olympian")
    assert (t.decision.rule, t.seat(0).spent) == ("ACT-01", ["hero_olympian"])


@pytest.mark.parametrize(
    ("fuel", "asked"), [(9, ()), (8, ("gain:food2", "gain:food1:fuel1", "gain:fuel2"))], ids=["both full", "one full"]
)
@pytest.mark.rule("AMB-130", "UPK-B", "AMB-80")
def test_income_of_a_column_is_asked_only_where_the_mixes_differ(fuel: int, asked: tuple[str, ...]) -> None:
    t = a_table().completed(0, 2, "basic_strip_the_convoy", "basic_diesel_choir").with_items(0, food=9, fuel=fuel)
    t.at("UPK-B")
    assert [one.options for one in t.state.open if one.rule == "UPK-B"] == ([asked] if asked else [])
    assert t.items(0) == {"food": 9, "fuel": fuel, "parts": 0, "ammo": 0, "meds": 0}
