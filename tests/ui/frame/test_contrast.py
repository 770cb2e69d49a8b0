"""What is painted can be read: every pair of colours that text has on any screen, in each theme."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.style import Style
from textual.app import App
from textual.color import Color
from textual.pilot import Pilot

from resurgence_tui.app.library import Library
from resurgence_tui.app.settings import Settings
from resurgence_tui.saves.store import Store
from resurgence_tui.ui import theme
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.palettes import PALETTES, REDUCED
from resurgence_tui.ui.resurgence.banner import Banner, Skyline
from tests.ui.boards.test_theme import LEAST, contrast
from tests.ui.frame.frames import finished, on_screen, save_finished, save_running
from tests.ui.table.playing import new_host

Pair = tuple[str, str]


@pytest.fixture(autouse=True)
def _dressed_as_usual() -> Iterator[None]:
    yield
    theme.use_theme("frozen-city")


def is_text(text: str) -> bool:
    """Whether there is anything to read: lines, blocks, blanks and the dots of empty places are none."""
    read = text.strip(" ·.").replace("_", "").replace("‾", "")
    return any(char.isalnum() or unicodedata.category(char).startswith("P") for char in read)


def pairs(app: App[None]) -> dict[Pair, str]:
    """Colours of text and ground on the terminal now, each with a text that has them.

    Pictures are left out, and so is what is meant to step back below an overlay.
    """
    pictures = [widget.region for kind in (Banner, Skyline) for widget in app.screen.query(kind)]
    seen = [child.region for child in app.screen.children] if app.screen.is_modal else [app.screen.region]
    found: dict[Pair, str] = {}
    for y, strip in enumerate(app.screen._compositor.render_strips()):
        x = 0
        for segment in strip:
            style = segment.style or Style()
            left_out = any(region.contains(x, y) for region in pictures)
            left_out |= not any(region.contains(x, y) for region in seen)
            x += segment.cell_length
            if is_text(segment.text) and not left_out:
                assert style.color is not None and style.bgcolor is not None, segment
                text, ground = (Color.from_rich_color(one).hex for one in (style.color, style.bgcolor))
                if style.reverse:
                    text, ground = ground, text
                found.setdefault((text, ground), segment.text)
    return found


def unreadable(found: dict[Pair, str], least: float) -> dict[str, tuple[Pair, float]]:
    """The texts whose colours are too near to each other."""
    made = {text: (pair, round(contrast(*map(Color.parse, pair)), 2)) for pair, text in found.items()}
    return {text: (pair, value) for text, (pair, value) in made.items() if value < least}


async def walk(pilot: Pilot[None], app: ResurgenceApp) -> dict[Pair, str]:
    """The pairs of the screens that can be reached from the menu."""
    found = pairs(app)
    for key, name in (("n", "NewGameScreen"), ("s", "SavedGamesScreen"), ("h", "HallOfFameScreen"),
                      ("l", "RulesScreen"), ("question_mark", "HelpScreen"), ("f2", "SettingsScreen")):
        await pilot.press(key)
        await on_screen(pilot, name)
        found |= pairs(app)
        await pilot.press("tab")
        await pilot.pause()
        found |= pairs(app)
        if name == "SavedGamesScreen":
            await pilot.press("d")
            await on_screen(pilot, "ConfirmScreen")
            found |= pairs(app)
            await pilot.press("n")
        await pilot.press("escape")
        await on_screen(pilot, "TitleScreen")
    return found


KEYS = "down tab right tab tab i escape f10 escape p escape L".split()
"""What is looked at at a table: the menu, the boards under the cursor, a card, and what lies over the table."""


@pytest.mark.parametrize("name", list(PALETTES))
async def test_menus_can_be_read(tmp_path: Path, name: str) -> None:
    save_running(tmp_path, answers=30)
    save_finished(tmp_path)
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    app = ResurgenceApp(library=Library(Store(tmp_path)), settings=Settings(theme=name))
    async with app.run_test(size=(120, 36)) as pilot:
        await on_screen(pilot, "TitleScreen")
        assert unreadable(await walk(pilot, app), LEAST[name]) == {}


@pytest.mark.parametrize(("name", "answers"), [(name, 40 if number else 5) for number, name in enumerate(PALETTES)] + [
    (next(iter(PALETTES)), 40)])  # fmt: skip
async def test_tables_can_be_read(name: str, answers: int) -> None:
    app = ResurgenceApp(start=new_host(skip=answers), library=Library(), settings=Settings(theme=name))
    async with app.run_test(size=(160, 48)) as pilot:
        await pilot.pause()
        found = pairs(app)
        await pilot.press("enter")
        for key in KEYS:
            await pilot.press(key)
            await pilot.pause()
            found |= pairs(app)
        assert unreadable(found, LEAST[name]) == {}


@pytest.mark.parametrize("name", list(PALETTES))
async def test_the_score_can_be_read(name: str) -> None:
    app = ResurgenceApp(start=finished(), library=Library(), settings=Settings(theme=name))
    async with app.run_test(size=(160, 48)) as pilot:
        await on_screen(pilot, "ScoreScreen")
        assert unreadable(pairs(app), LEAST[name]) == {}


@pytest.mark.parametrize("name", list(PALETTES))
async def test_without_colours_everything_can_be_read(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = ResurgenceApp(start=new_host(skip=40), library=Library(), settings=Settings(theme=name))
    async with app.run_test(size=(160, 48)) as pilot:
        await pilot.press("enter", "down", "tab", "right")
        found = pairs(app)
        assert all(Color.parse(one).monochrome == Color.parse(one) for pair in found for one in pair)
        assert unreadable(found, 4.4) == {}


@pytest.mark.parametrize("name", list(REDUCED))
async def test_with_sixteen_colours_everything_can_be_read(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("COLORTERM")
    app = ResurgenceApp(start=new_host(skip=40), library=Library(), settings=Settings(theme=name))
    async with app.run_test(size=(160, 48)) as pilot:
        await pilot.press("enter", "down", "tab", "right")
        assert unreadable(pairs(app), 3) == {}
