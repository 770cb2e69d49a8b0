"""A closed sheet is kept, to be filled and shown again: it shows what a new one would, and holds nothing meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from textual.pilot import Pilot

from resurgence_tui.ui.reference import reference_of
from resurgence_tui.ui.table.card_face import FaceScreen
from resurgence_tui.ui.table.dialogs import InfoScreen
from resurgence_tui.ui.table.screen import TableScreen
from resurgence_tui.ui.widgets.log import Log, LogLine
from tests.ui.frame.frames import on_screen
from tests.ui.table.playing import a_screen, new_host, painted, tap

pytestmark = pytest.mark.paints

FIRST = [LogLine(f"first {number}") for number in range(40)]
SECOND = [LogLine(f"second {number}") for number in range(30)]


async def opened(pilot: Pilot[None], title: str, lines: Sequence[LogLine]) -> InfoScreen:
    """A sheet over the table."""
    sheet = InfoScreen.filled(pilot.app, title, lines)
    pilot.app.push_screen(sheet)
    await on_screen(pilot, "InfoScreen")
    await pilot.pause()
    return sheet


async def closed(pilot: Pilot[None], screen: TableScreen) -> None:
    """Back at the table."""
    await tap(pilot, "escape")
    await on_screen(pilot, type(screen).__name__)
    await pilot.pause()


@pytest.mark.parametrize("lines", [FIRST, SECOND])
async def test_shown_again_it_is_like_a_new_one(lines: list[LogLine]) -> None:
    async with a_screen(new_host("Anna,bot:eager", skip=30), (80, 24)) as (pilot, screen):
        sheet = await opened(pilot, "one", FIRST)
        await pilot.press("end")
        await closed(pilot, screen)
        assert sheet.query_one(Log).entries == ()
        again = await opened(pilot, "two", lines)
        assert again is sheet
        assert not again.left
        shown = painted(pilot)
        await closed(pilot, screen)
        new = InfoScreen("two", lines)
        pilot.app.push_screen(new)
        await on_screen(pilot, "InfoScreen")
        await pilot.pause()
        assert new is not sheet
        assert painted(pilot) == shown
        assert lines[0].text in shown
        await closed(pilot, screen)


async def test_the_sheet_of_a_card_shown_again_is_like_a_new_one() -> None:
    async with a_screen(new_host("Anna,bot:eager", skip=30), (80, 24)) as (pilot, screen):
        reference = reference_of(pilot.app)
        rule, *_, sign = reference.articles
        shown = {}
        for name, kept, told in (("one", True, [(rule, "on the table"), (sign, "")]), ("again", True, [(sign, "")]),
                                 ("new", False, [(sign, "")])):  # fmt: skip
            sheet = FaceScreen.filled(pilot.app, reference, told) if kept else FaceScreen(reference, told)
            pilot.app.push_screen(sheet)
            await on_screen(pilot, "FaceScreen")
            await pilot.pause()
            shown[name] = sheet, painted(pilot)
            await closed(pilot, screen)
        assert "on the table" in shown["one"][1]
        assert shown["one"][0] is shown["again"][0] is not shown["new"][0]
        assert shown["again"][1] == shown["new"][1] != shown["one"][1]


@pytest.mark.parametrize("change", ["theme", "signs", "size"])
async def test_where_it_would_look_otherwise_it_is_made_anew(change: str) -> None:
    async with a_screen(new_host("Anna,bot:eager", skip=30), (80, 24)) as (pilot, screen):
        app = pilot.app
        sheet = await opened(pilot, "one", FIRST)
        await closed(pilot, screen)
        if change == "size":
            await pilot.resize_terminal(100, 30)
        else:
            app.preferences.change(**{change: {"theme": "high-contrast", "signs": "ascii"}[change]})
        await pilot.pause()
        assert await opened(pilot, "two", SECOND) is not sheet
        await pilot.pause()
        assert sheet not in app._registry
