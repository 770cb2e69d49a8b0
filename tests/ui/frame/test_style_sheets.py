"""The style sheet of a screen is read when it is first shown; those that were read before are not parsed anew."""

from pathlib import Path

import pytest
from textual.css.stylesheet import Stylesheet

from resurgence_tui.app.library import Library
from resurgence_tui.app.settings import Settings
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from tests.ui.frame.frames import on_screen


@pytest.mark.parametrize(
    ("key", "name"), [("question_mark", "HelpScreen"), ("l", "RulesScreen"), ("f2", "SettingsScreen")]
)
async def test_a_screen_shown_first_looks_as_if_all_sheets_had_been_parsed_anew(
    key: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parsed: list[Stylesheet] = []
    app = ResurgenceApp(library=Library(Store(tmp_path)), settings=Settings(animation=False, guide_offered=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        with monkeypatch.context() as patch:
            patch.setattr(Stylesheet, "reparse", parsed.append)
            await pilot.press(key)
            await on_screen(pilot, name)
        shown = {node: dict(node.styles.base.get_rules()) for node in app.screen.walk_children(with_self=True)}
        app.stylesheet.reparse()
        app.stylesheet.update(app)
        assert {node: dict(node.styles.base.get_rules()) for node in shown} == shown
        assert not parsed
