"""Answers that are put together in part: kept where the table is shown anew, and asked about before they are lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.ui.screens.confirm import ConfirmScreen
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.screens.title import TitleScreen
from resurgence_tui.ui.table.dialogs import ChoiceScreen
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.residuum.games import new_game, play_until
from tests.ui.table.playing import SIZES, UNASKED, a_screen, at_assignment, painted, until


def tokens_where(screen: TableScreen) -> object:
    """Where the tokens of the assignment lie."""
    plan = screen.top.assignment.plan  # type: ignore[attr-defined]
    return plan and list(plan.where)


def choices(screen: TableScreen) -> object:
    """What is chosen in the form of a production."""
    plan = screen.top.choices.plan  # type: ignore[attr-defined]
    return plan and [line.chosen for line in plan.lines]


def amounts(screen: TableScreen) -> object:
    """What is entered in the form for goods."""
    form = screen.top.form  # type: ignore[attr-defined]
    return form.model and [list(form.plan.away), list(form.plan.here)]


BEGUN: dict[str, tuple[Callable[[], Host], str, Callable[[TableScreen], object]]] = {
    "assignment": (lambda: at_assignment("Anna,bot:random"), "2", tokens_where),
    "assignment of several": (lambda: at_assignment("Anna,Boris"), "2", tokens_where),
    "production": (lambda: play_until(new_game(seed=4), "RSD-ASK-09", 3), "2", choices),
    "town": (lambda: play_until(new_game(seed=5), "RSD-ASK-31", 0), "1", amounts),
}
"""Answers of several steps: the game, the key that makes the first one, and what is entered by then."""


def table_of(pilot: Pilot[None]) -> TableScreen:
    """The table that is shown now, of whichever screen."""
    return next(one for one in pilot.app.screen_stack if isinstance(one, TableScreen))


async def lift(pilot: Pilot[None]) -> None:
    """Lift the curtain, if it hangs."""
    await pilot.pause()
    if isinstance(pilot.app.screen, HandOverScreen):
        await pilot.press("enter")
        await pilot.pause()


async def begin(pilot: Pilot[None], case: str) -> object:
    """Make the first step; what is entered then."""
    _, key, entered = BEGUN[case]
    await until(pilot, lambda: bool(entered(table_of(pilot))))
    before = entered(table_of(pilot))
    await pilot.press(key)
    await until(pilot, lambda: entered(table_of(pilot)) != before)
    return entered(table_of(pilot))


@pytest.mark.parametrize("case", BEGUN)
async def test_another_language_keeps_what_is_entered(case: str) -> None:
    start, _, entered = BEGUN[case]
    async with a_screen(start(), (120, 36)) as (pilot, screen):
        begun = await begin(pilot, case)
        await pilot.press("f2")
        await until(pilot, lambda: bool(pilot.app.screen.query("#language")))
        pilot.app.screen.query_one("#language").focus()
        await pilot.press("right", "right")
        await until(pilot, lambda: "Ustawienia" in painted(pilot))
        await pilot.press("escape")
        await lift(pilot)
        assert table_of(pilot) is not screen
        await until(pilot, lambda: entered(table_of(pilot)) == begun)
        if case.startswith("assignment"):
            await pilot.press("u")
            assert entered(table_of(pilot)) != begun, "steps can be taken back as before"


@pytest.mark.parametrize("case", BEGUN)
async def test_before_what_is_entered_goes_it_is_said(case: str) -> None:
    start, _, entered = BEGUN[case]
    async with a_screen(start()) as (pilot, screen):
        begun = await begin(pilot, case)
        await pilot.press("ctrl+q")
        await until(pilot, lambda: isinstance(pilot.app.screen, ConfirmScreen))
        asked = " ".join(painted(pilot).replace("│", " ").split())
        assert "You have not confirmed your choice yet. If you quit now" in asked
        await pilot.press("escape")
        await until(pilot, lambda: pilot.app.screen is screen)
        assert entered(screen) == begun
        await pilot.press("f10", "2")
        await until(pilot, lambda: isinstance(pilot.app.screen, ConfirmScreen))
        await pilot.press("y")
        await until(pilot, lambda: isinstance(pilot.app.screen, TitleScreen), 5)


async def test_where_nothing_is_entered_nothing_is_asked() -> None:
    async with a_screen(at_assignment("Anna,bot:random"), settings=UNASKED) as (pilot, _):
        await pilot.press("2", "u", "ctrl+q")
        await until(pilot, lambda: not pilot.app.is_running)


@pytest.mark.parametrize("size", SIZES)
async def test_undo_and_redo_of_a_step_are_announced(size: tuple[int, int]) -> None:
    async with a_screen(at_assignment("Anna,bot:random"), size) as (pilot, screen):

        def announced() -> list[str]:
            return [entry.id for entry in screen.top.keys.entries if entry.id in ("undo", "redo")]

        assert announced() == ["undo"], "of the choice before"
        await pilot.press("2")
        assert announced() == ["undo"]
        await pilot.press("u")
        assert announced() == ["undo", "redo"]
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(pilot.app.screen, ChoiceScreen))
        assert "Redo (Ctrl+R)" in painted(pilot)
        await pilot.press("escape", "ctrl+r")
        assert tokens_where(screen) == [1, -1, -1, -1] and announced() == ["undo"]
