"""Hundreds of focus changes at once: the keys behind them do not wait for each."""

from collections import Counter
from pathlib import Path

import pytest
from textual import events

from resurgence_tui.app.library import Library
from resurgence_tui.app.settings import Settings
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from tests.ui.frame.frames import on_screen

IN, OUT = events.AppFocus, events.AppBlur


@pytest.mark.parametrize("last", [IN, OUT])
async def test_of_many_reports_at_once_only_the_newest_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: type[IN | OUT]
) -> None:
    told: Counter[bool] = Counter()
    watch = ResurgenceApp._watch_app_focus

    def watched(self: ResurgenceApp, focus: bool) -> None:
        told[focus] += 1
        watch(self, focus)

    monkeypatch.setattr(ResurgenceApp, "_watch_app_focus", watched)
    app = ResurgenceApp(library=Library(Store(tmp_path)), settings=Settings(animation=False, guide_offered=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        focused, app.app_focus = app.focused, last is OUT
        told.clear()
        for report in (OUT, IN) * 300 if last is IN else (IN, OUT) * 300:
            app.post_message(report())
        await pilot.pause()
        assert told == {last is IN: 1}
        assert app.app_focus is (last is IN)
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        assert app.app_focus and focused is not None


async def test_a_key_behind_a_report_shows_that_the_terminal_has_the_focus(tmp_path: Path) -> None:
    app = ResurgenceApp(library=Library(Store(tmp_path)), settings=Settings(animation=False, guide_offered=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.post_message(OUT())
        app.post_message(events.Key("down", None))
        await pilot.pause()
        assert app.app_focus
        app.post_message(OUT())
        await pilot.pause()
        assert not app.app_focus
        app.post_message(IN())
        await pilot.pause()
        assert app.app_focus
