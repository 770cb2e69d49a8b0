"""ASG-01 on the screen: the Assignment board behind its curtain, by keys and by mouse."""

from __future__ import annotations

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.ui.resurgence.boards.seat_bar import SeatBar
from resurgence_tui.ui.resurgence.question.pending import ASSIGNMENT_BOARD
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from tests.ui.pictures.scenes import lift
from tests.ui.table.playing import SIZES, a_screen, at_assignment, decided, new_host, painted, until


def areas_of(host: Host) -> tuple[int, ...]:
    """What seat 0 has assigned; its first placement may have been made since by a single option."""
    told = [entry.fact for entry in host.log(-1) if entry.fact.key == "assignment_revealed" and entry.fact.seat == 0]
    return told[0].values


@pytest.mark.rule("ASG-01")
async def test_nothing_is_told_before_enter_with_an_empty_hand() -> None:
    host = at_assignment()
    async with a_screen(host) as (pilot, screen):
        assert screen.top.slot == ASSIGNMENT_BOARD
        before = host.decisions
        assert painted(pilot).count("no token yet") == 3 and "0 Zones" not in painted(pilot)
        await pilot.press("1", "2", "3")
        assert "no token yet" not in painted(pilot)
        assert screen.top.assignment.plan is not None and screen.top.assignment.plan.left == 1
        await pilot.press("enter")
        assert host.decisions == before
        assert "1 token is still in your hand" in painted(pilot)
        await pilot.press("3", "enter")
        await decided(pilot, host, before)
        assert screen.top.slot != ASSIGNMENT_BOARD


@pytest.mark.rule("ASG-01")
async def test_keys_and_mouse_assign_alike() -> None:
    played = []
    for by_mouse in (False, True):
        host = at_assignment()
        async with a_screen(host) as (pilot, screen):
            board = screen.top.assignment
            before = host.decisions
            quarter = board.size.width // 4
            if by_mouse:
                for area in (1, 1, 2, 3):
                    await pilot.click(board, offset=(quarter * area + 4, 3))
                await pilot.click(board, offset=(4, 3))
            else:
                await pilot.press("1", "right", "right", "left", "1", "2", "3", "enter")
            await decided(pilot, host, before)
            await until(pilot, lambda: screen.top.slot != ASSIGNMENT_BOARD)
        played.append(areas_of(host))
    assert played[0] == played[1]


@pytest.mark.paints
async def test_a_token_is_dragged_from_one_area_to_another() -> None:
    async with a_screen(at_assignment()) as (pilot, screen):
        board = screen.top.assignment
        plan = board.plan
        assert plan is not None
        quarter = board.size.width // 4
        await pilot.mouse_down(board, offset=(3, 1))
        await pilot.mouse_up(board, offset=(quarter * 2 + 5, 3))
        assert plan.where[0] == 1
        first = next(hit.region for hit in board._hits if hit.place == 0)
        await pilot.mouse_down(board, offset=(first.x + 1, first.y))
        await pilot.mouse_up(board, offset=(quarter * 3 + 5, 3))
        assert plan.where[0] == 2


@pytest.mark.parametrize("size", SIZES)
async def test_each_area_tells_its_leadership_and_what_it_reaches(size: tuple[int, int]) -> None:
    async with a_screen(at_assignment(), size) as (pilot, _):
        await pilot.press("1", "1")
        text = painted(pilot)
        assert "Leadership 4" in text or "Leadership 2" in text
        assert "Zones" in text and "In hand: 2" in text


async def test_the_plan_survives_the_curtain_and_nobody_else_sees_it() -> None:
    host = at_assignment("Anna,Boris")
    async with a_screen(host) as (pilot, screen):
        seat = screen.pending.seat
        await pilot.press("1", "2", "f9")
        assert isinstance(pilot.app.screen, HandOverScreen)
        assert screen.top.assignment.plan is None
        await pilot.press("p")
        assert "Public" in painted(pilot) and "In hand" not in painted(pilot)
        await pilot.press("escape", "enter")
        assert screen.pending.seat == seat
        plan = screen.top.assignment.plan
        assert plan is not None and plan.left == 2


async def test_the_other_seat_is_asked_behind_a_curtain_of_its_own() -> None:
    host = at_assignment("Anna,Boris")
    async with a_screen(host) as (pilot, screen):
        first = screen.pending.seat
        await pilot.press("1", "2", "3", "3", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, HandOverScreen))
        assert host.names[1 - first] in painted(pilot)
        await pilot.press("enter")
        assert screen.pending.seat == 1 - first
        await pilot.press("o", "o")
        assert screen.top.compound.seat == first
        assert "[M] ?" in painted(pilot) and f"o {first + 1} {host.names[first]}" in painted(pilot)


@pytest.mark.parametrize("size", SIZES)
async def test_digits_of_areas_move_the_held_token_wherever_the_focus_is(size: tuple[int, int]) -> None:
    async with a_screen(at_assignment("Anna,Boris"), size) as (pilot, screen):
        plan = screen.top.assignment.plan
        assert plan is not None
        for left, digit in zip((3, 2, 1), "123", strict=True):
            await pilot.press("o")
            assert screen.focused is screen.top.compound and "esc back" in screen.top.keys.text()
            await pilot.press(digit)
            assert plan.left == left and screen.focused is screen.top.assignment
            assert not isinstance(pilot.app.screen, HandOverScreen)
        assert plan.where.count(-1) == 1 and "esc game" in screen.top.keys.text()
        await pilot.press("c")
        assert screen.focused is screen.top.city and plan.left == 1
        await pilot.press("escape")
        assert screen.focused is screen.top.assignment


@pytest.mark.parametrize("size", SIZES)
async def test_letters_mean_what_they_mean_elsewhere(size: tuple[int, int]) -> None:
    async with a_screen(at_assignment("Anna,Boris"), size) as (pilot, screen):
        plan = screen.top.assignment.plan
        assert plan is not None
        left = plan.left
        for letter, board in (("c", screen.top.city), ("o", screen.top.compound)):
            await pilot.press(letter)
            assert screen.focused is board and plan.left == left
        await pilot.press("h")
        assert isinstance(pilot.app.screen, HandOverScreen)


async def test_the_own_compound_shows_the_tokens_as_they_are_planned_until_the_curtain_falls() -> None:
    async with a_screen(at_assignment("Anna,Boris")) as (pilot, screen):
        await pilot.press("o")
        assert "Drawn" in painted(pilot)
        await pilot.press("1", "1", "2")
        assert "[H] L" in painted(pilot) and "Drawn 1L" in painted(pilot)
        await pilot.press("3")
        assert "Drawn" not in painted(pilot)
        await pilot.press("f9")
        assert screen.top.compound.planned is None


async def test_the_goods_above_are_those_of_the_seat_that_is_asked_among_several() -> None:
    host, seen = new_host("Anna,Boris", seed=5), set[tuple[str, int]]()
    async with a_screen(host) as (pilot, screen):
        while not seen.issuperset((("SAL-02", 1), ("ASG-01", 1))):
            await lift(pilot)
            ask = host.ask_of(seat := screen.pending.seat)
            assert ask is not None and host.decisions < 40
            if len(host.asks()) > 1:
                told = screen.query_one(SeatBar).drawing.text
                first, second = told.index("Anna"), told.index("Boris")
                assert "Fo" in (told[first:second], told[second:])[seat], told
                seen.add((ask.decision.rule, seat))
            before = host.decisions
            screen.answer(ask.ticket, ask.decision.options[0])
            await decided(pilot, host, before)
