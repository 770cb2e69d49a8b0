"""Placing, paying and choosing by place and by menu; what the screen says about it."""

from __future__ import annotations

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.ui.resurgence.question.pending import STEPPER
from tests.build import a_table
from tests.ui.table.playing import SIZES, a_screen, decided, host_at, menu_of, painted, until
from tests.ui.table.reading import one_line


def placing() -> Host:
    """Anna places a Hero or a Laborer; a Mutant in Arbat costs 1; the Ranger's Zones are closed to her Laborer."""
    position = (
        a_table(2)
        .with_items(0, food=2, fuel=1, ammo=1)
        .assigned(0, metro="hero laborer", harbor="laborer")
        .assigned(1, metro="laborer")
        .placed(1, "laborer", "kremlin_lower")
        .mutants("arbat")
        .with_cards(0, "hero_olympian")
        .at("PLACE-01", seat=0)
    )
    return host_at(position)


def kept(host: Host) -> dict[str, object]:
    """Everything on the table."""
    return host._game.dump(host._table)


@pytest.mark.rule("PLACE-01", "PLACE-06")
@pytest.mark.parametrize("size", SIZES)
async def test_by_menu_and_by_place_the_same_placement_gives_the_same_table(size: tuple[int, int]) -> None:
    tables = []
    for way in ("menu", "keys", "mouse"):
        host = placing()
        async with a_screen(host, size) as (pilot, screen):
            if way == "menu":
                row = next(place for place, row in enumerate(menu_of(screen).rows) if row.id == "arbat_lower")
                await pilot.press(*["down"] * row, "enter")
            elif way == "keys":
                await pilot.press("c")
                screen.top.city.cursor = "arbat_upper"
                await pilot.press("down", "enter")
            else:
                spot = screen.top.city.drawing.spots["arbat_lower"].regions[0]
                edge = 1 if size != (80, 24) else 0
                await pilot.click(screen.top.city, offset=(spot.x + 3 + edge, spot.y + 1 + edge))
            await decided(pilot, host, 0)
            assert screen.pending.rule == "PLACE-06"
            await pilot.press("2")
            await decided(pilot, host, 1)
            tables.append(kept(host))
    assert tables[0] == tables[1] == tables[2]


async def test_a_space_with_several_tokens_asks_which_and_escape_goes_back() -> None:
    host = placing()
    async with a_screen(host, (120, 36)) as (pilot, screen):
        menu = menu_of(screen)
        row = next(place for place, row in enumerate(menu.rows) if row.id == "arbat_upper")
        await pilot.press(*["down"] * row, "enter")
        assert {row.id.split(":")[1] for row in menu.rows} == {"hero", "laborer"}
        assert "which token?" in painted(pilot)
        await pilot.press("escape")
        assert host.decisions == 0
        assert menu.row is not None and menu.row.id == "arbat_upper"
        await pilot.press("enter", "enter")
        await decided(pilot, host, 0)


async def test_the_menu_groups_spaces_and_says_what_is_paid_gained_and_woken() -> None:
    async with a_screen(placing(), (160, 48)) as (_, screen):
        rows = {row.id: row for row in menu_of(screen).rows}
        assert rows["arbat_upper"].group == "City" and rows["rest"].group == "Rest"
        assert "1" in rows["arbat_upper"].cost and rows["arbat_upper"].gain in ("+1Pa", "+1 Part")
        assert "Olympian" in rows["arbat_upper"].note
        assert "room_checkpoint" not in rows


@pytest.mark.parametrize(
    ("spot", "told"),
    [
        ("museum_row_upper", "needs"),
        ("kremlin_lower", "needs"),
        ("barbarian_gate_left", "needs"),
        ("arbat_upper", "pay 1"),
    ],
)
async def test_a_space_that_is_looked_at_tells_what_or_why_not(spot: str, told: str) -> None:
    host = host_at(
        a_table(2).with_items(0, food=1).assigned(0, metro="laborer", harbor="laborer").mutants("arbat")
        .at("PLACE-01", seat=0)
    )
    async with a_screen(host) as (pilot, screen):
        await pilot.press("c")
        screen.top.city.cursor = spot
        await pilot.pause()
        assert told in screen.top.look.text()


async def test_an_illegal_space_cannot_be_picked_and_says_why() -> None:
    host = host_at(a_table(2).assigned(0, metro="laborer").mutants("arbat").at("PLACE-01", seat=0))
    async with a_screen(host) as (pilot, screen):
        await pilot.press("c")
        screen.top.city.cursor = "arbat_upper"
        await pilot.press("enter")
        await pilot.pause()
        assert host.decisions == 0
        assert "you can't pay the penalty of 1" in painted(pilot)


async def test_the_search_finds_a_single_placement_among_all() -> None:
    host = placing()
    async with a_screen(host) as (pilot, screen):
        await pilot.press("c", "slash", *"hero arbat lower")
        assert [row.id for row in menu_of(screen).rows] == ["place:hero:metro:arbat_lower"]
        await pilot.press("enter")
        await decided(pilot, host, 0)


def paying() -> Host:
    """Anna owes a penalty of 3 and owns four kinds of goods."""
    position = (
        a_table(2)
        .with_items(0, food=3, fuel=2, parts=2, ammo=2)
        .assigned(0, metro="laborer laborer")
        .assigned(1, metro="hero")
        .placed(1, "laborer", "arbat_upper")
        .mutants("arbat", "arbat")
        .at("PLACE-01", seat=0)
    )
    return host_at(position)


@pytest.mark.rule("PLACE-06")
@pytest.mark.parametrize("size", SIZES)
async def test_a_payment_with_many_ways_is_put_together_in_the_stepper(size: tuple[int, int]) -> None:
    host = paying()
    async with a_screen(host, size) as (pilot, screen):
        await pilot.press("1")
        await until(pilot, lambda: screen.pending.rule == "PLACE-06")
        await pilot.pause()
        assert screen.top.slot == STEPPER
        mix = screen.top.stepper.mix
        assert mix is not None and mix.due == 0
        await pilot.press("right", "minus", "right", "minus")
        assert "2 still due" in painted(pilot)
        before = host.decisions
        await pilot.press("enter")
        assert host.decisions == before
        while mix.due:
            await pilot.press("right", "plus")
        paid = tuple(mix.goods)
        assert mix.due == 0
        held = list(host.view(0).seats[0].items)
        await pilot.press("enter")
        await decided(pilot, host, before)
        log = [entry.fact for entry in host.log(0) if entry.fact.key in ("paid", "penalty_paid")]
        assert tuple(log[-1].values[1:]) == paid and sum(paid) == 3
        assert all(have >= due for have, due in zip(held, paid, strict=True))


@pytest.mark.paints
async def test_the_stepper_works_by_mouse_and_changes_places_with_the_list() -> None:
    host = paying()
    async with a_screen(host) as (pilot, screen):
        await pilot.press("1")
        await until(pilot, lambda: screen.top.slot == STEPPER)
        await pilot.press("v")
        assert len(menu_of(screen).rows) > 6 and "Pay 1 Food, 1 Fuel, 1 Part" in painted(pilot)
        await pilot.press("v")
        stepper = screen.top.stepper
        await pilot.pause()
        before = tuple(stepper.mix.goods) if stepper.mix else ()
        minus, plus = stepper._hits[0], stepper._hits[3]
        await pilot.click(stepper, offset=(minus.region.x + 1, minus.region.y))
        await pilot.click(stepper, offset=(plus.region.x + 1, plus.region.y))
        assert stepper.mix is not None and tuple(stepper.mix.goods) != before and stepper.mix.option
        pay = stepper._hits[-1].region
        decisions = host.decisions
        await pilot.click(stepper, offset=(pay.x + 2, pay.y))
        await until(pilot, lambda: host.decisions > decisions)


async def test_other_choices_are_picked_by_place_too() -> None:
    host = host_at(
        a_table(2).with_items(0, ammo=0).assigned(0, harbor="ranger laborer").cleared(0).at("PLACE-01", seat=0)
    )
    async with a_screen(host) as (pilot, screen):
        await pilot.press("c")
        screen.top.city.cursor = "kremlin_lower"
        await pilot.press("enter")
        await until(pilot, lambda: screen.pending.rule == "ACT-01")
        await pilot.pause()
        assert screen.top.front == "missions"
        board = next(board for board in screen.top.boards if board.id == "missions")
        mission = next(place for place in board.legal if place in board.drawing.spots)
        spot = board.drawing.spots[mission].regions[0]
        await pilot.click(board, offset=(spot.x + 2, spot.y))
        await until(pilot, lambda: mission in host.view(0).seats[0].slots)


async def test_a_late_pick_is_not_taken_for_another_question() -> None:
    host = placing()
    async with a_screen(host) as (pilot, screen):
        ticket = menu_of(screen).tag
        await pilot.press("r", "enter")
        await decided(pilot, host, 0)
        before = host.decisions
        screen.answer(ticket, "place:laborer:metro:rest")
        await pilot.pause()
        assert host.decisions == before
        assert "That question is over" in painted(pilot)
        await pilot.press("u")
        await pilot.pause()
        assert host.decisions < before
        assert "That question is over" not in painted(pilot) and "undid a choice" in painted(pilot)


async def test_a_new_question_can_be_answered_with_enter_whatever_had_the_focus() -> None:
    for keys in (("l", "c"), ("k",), ("l",), ("o", "o")):
        host = host_at(
            a_table(2).with_items(0, food=9).assigned(0, metro="laborer", harbor="laborer").at("PLACE-01", seat=0)
        )
        async with a_screen(host) as (pilot, screen):
            await pilot.press(*keys)
            menu = menu_of(screen)
            screen.action_number(menu.key_of([row.id for row in menu.rows].index("kremlin_upper")))
            await decided(pilot, host, 0)
            await until(pilot, lambda: screen.pending.rule not in ("PLACE-01", ""))
            for _ in range(2):
                asked, before = screen.pending.ask, host.decisions
                assert screen.focused is not None and screen.focused.display, keys
                await pilot.press("enter")
                await decided(pilot, host, before)
                assert screen.pending.ask is not asked


async def test_rest_stays_in_view_and_what_is_below_the_fold_is_counted() -> None:
    position = a_table(2).with_items(0, food=3, fuel=2)
    position.assigned(0, metro="hero laborer ranger", harbor="laborer builder")
    async with a_screen(host_at(position.at("PLACE-01", seat=0))) as (pilot, screen):
        menu = menu_of(screen)
        ids = [row.id for row in menu.rows]
        for place in range(len(ids)):
            assert menu.index == place
            lines = painted(pilot).splitlines()[-1 - menu.size.height : -1]
            assert sum("r Rest Area" in line for line in lines) == 1
            hidden = sum(1 for row in menu.rows if not any(row.label in line for line in lines)) - menu.top
            assert (f"{hidden} more" in lines[-1]) == (hidden > 0)
            await pilot.press("down")
        assert menu.index == 0 and menu.top == 0
        await pilot.click(menu, offset=(6, menu.size.height - 1))
        await until(pilot, lambda: screen.pending.space_picked == "rest")


@pytest.mark.rule("PLACE-06", "SURV-20")
@pytest.mark.parametrize("size", SIZES)
async def test_what_leaves_no_choice_is_done_and_told(size: tuple[int, int]) -> None:
    position = a_table(2).with_items(0, food=3).assigned(0, metro="laborer laborer").mutants("kremlin")
    host = host_at(position.assigned(1, metro="laborer").at("PLACE-01", seat=0))
    async with a_screen(host, size) as (pilot, screen):
        menu = menu_of(screen)
        await pilot.press(menu.key_of([row.id for row in menu.rows].index("kremlin_upper")))
        await decided(pilot, host, 1)
        await pilot.pause()
        assert screen.pending.rule == "ACT-01"
        assert one_line(screen.top.prompt, pilot).endswith("Anna pays 1 Food for those already in Kremlin, upper.")
        await pilot.press("1")
        await decided(pilot, host, 2)
        await pilot.pause()
        assert "Anna pays" not in one_line(screen.top.prompt, pilot)


async def test_what_another_seat_does_is_not_told_as_ones_own() -> None:
    position = a_table(2).with_items(0, food=1).assigned(0, metro="laborer").mutants("arbat").cleared(0)
    host = host_at(position.assigned(1, metro="laborer laborer").at("PLACE-01", seat=0))
    async with a_screen(host) as (pilot, screen):
        menu = menu_of(screen)
        await pilot.press(menu.key_of([row.id for row in menu.rows].index("arbat_upper")), "1")
        await until(pilot, lambda: screen.pending.seat == 1)
        assert not screen.notice
