"""Only what has changed is drawn and written; the picture is the same as if all were drawn and written anew."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random

import pytest
from rich.console import Console
from textual._compositor import CompositorUpdate, LayoutUpdate
from textual.pilot import Pilot

from resurgence_tui.app.host import Host
from resurgence_tui.ui import theme
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.diff_renderer import CellStyle, Frame
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.table.screen import TableScreen
from resurgence_tui.ui.widgets.board import Board
from tests.ui.residuum.games import first_turn
from tests.ui.table.playing import KeyPlayer, a_screen, tap, until
from tests.ui.telling.tables import a_game, until_asked

pytestmark = pytest.mark.paints

Answer = Callable[[Pilot[None], TableScreen, Random], Awaitable[None]]
Picture = dict[int, tuple[list[str], list[CellStyle]]]


def picture(frame: Frame) -> Picture:
    """The cells that stand in a terminal."""
    return {y: (row.chars, row.looks) for y, row in frame._lines.items()}


def drawn_anew(screen: TableScreen, console: Console) -> Picture:
    """The table as it looks when nothing is kept of what was drawn before."""
    for widget in screen.top.children:
        widget.notify_style_update()
        widget._styles_cache.clear()
        if isinstance(widget, Board) and widget.display and (drawing := widget.draw(widget.size)) is not None:
            widget._drawing = drawing
            widget._strips.clear()
    frame = Frame()
    frame.written(screen._compositor.render_full_update(), console)
    return picture(frame)


def in_turn() -> Host:
    """Two people in the middle of a game of Resurgence."""
    return until_asked(a_game("Anna,Boris", 60), "PLACE-01")


async def by_keys(pilot: Pilot[None], screen: TableScreen, chance: Random) -> None:
    """An answer by keys, after a look around."""
    await tap(pilot, chance.choice(["down", "up", "n", "o", "c", "tab", "escape", "m"]))
    if isinstance(pilot.app.screen, TableScreen):
        screen.top.focus_slot()
        await KeyPlayer(pilot, screen, chance.randrange(1 << 30)).answer()
    else:
        await tap(pilot, "escape")


async def by_options(pilot: Pilot[None], screen: TableScreen, chance: Random) -> None:
    """An option picked."""
    ask = screen.host.asks()[0]
    screen.answer(ask.ticket, chance.choice(ask.decision.options))


async def is_painted(pilot: Pilot[None], screen: TableScreen) -> None:
    """Wait until all is painted."""
    await pilot.pause(0.03)
    await until(pilot, lambda: not (screen._dirty_widgets or screen._layout_required))


def display(app: ResurgenceApp, shown: object, update: object) -> None:
    """Write to a terminal of which only what stands in it is kept."""
    if isinstance(update, CompositorUpdate):
        app._frame.changes(update).render_segments(app.console)


def shown_by(pilot: Pilot[None]) -> Picture:
    """What stands in the terminal."""
    app = pilot.app
    assert isinstance(app, ResurgenceApp)
    return {y: (chars.copy(), looks.copy()) for y, (chars, looks) in picture(app._frame).items()}


@pytest.mark.parametrize(("host", "answer", "size", "answers"), [
    (in_turn, by_keys, (160, 48), 10), (in_turn, by_keys, (80, 24), 10), (first_turn, by_options, (160, 48), 36),
])  # fmt: skip
async def test_after_every_answer_the_picture_is_as_if_drawn_anew(
    host: Callable[[], Host], answer: Answer, size: tuple[int, int], answers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the 33rd answer of Residuum a form has lain over the map, which had no part in view then."""
    chance = Random(11)
    monkeypatch.setattr(ResurgenceApp, "_display", display)
    async with a_screen(host(), size) as (pilot, screen):
        for _ in range(answers):
            await answer(pilot, screen, chance)
            await is_painted(pilot, screen)
            if isinstance(pilot.app.screen, HandOverScreen):
                await tap(pilot, "enter")
                await until(pilot, lambda: not isinstance(pilot.app.screen, HandOverScreen))
                await is_painted(pilot, screen)
            if pilot.app.screen is screen:
                assert shown_by(pilot) == drawn_anew(screen, pilot.app.console)


@pytest.mark.parametrize(("host", "keys", "size"), [
    (in_turn, "o s m k l c", (160, 48)), (in_turn, "o s m k l c", (120, 36)), (in_turn, "o s m k l c", (80, 24)),
    (first_turn, "o s t l m", (160, 48)),
])  # fmt: skip
async def test_another_board_in_front_is_painted_where_it_lies_and_the_rest_left_alone(
    host: Callable[[], Host], keys: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ResurgenceApp, "_display", display)
    whole = 0
    async with a_screen(host(), size) as (pilot, screen):
        await is_painted(pilot, screen)
        render = screen._compositor.render_full_update

        def rendered(simplify: bool = False) -> LayoutUpdate:
            nonlocal whole
            whole += 1
            return render(simplify)

        monkeypatch.setattr(screen._compositor, "render_full_update", rendered)
        for key in keys.split() * 2:
            await tap(pilot, key)
            await is_painted(pilot, screen)
            before = whole
            assert shown_by(pilot) == drawn_anew(screen, pilot.app.console), key
            whole = before
    assert whole == 0


@pytest.mark.parametrize("host", [in_turn, first_turn])
async def test_a_focus_leaves_no_style_behind_that_the_sheets_would_change(host: Callable[[], Host]) -> None:
    seen = 0
    for size in ((160, 48), (80, 24)):
        async with a_screen(host(), size) as (pilot, screen):
            for key in ("tab", "o", "m", "l", "c"):
                await tap(pilot, key)
                for widget in screen.top.children if pilot.app.screen is screen else ():
                    before = dict(widget.styles.base.get_rules())
                    widget.update_node_styles(animate=False)
                    assert before == widget.styles.base.get_rules(), (key, widget.id)
                    seen += widget.has_focus
    assert seen > 4


@pytest.mark.parametrize("size", [(160, 48), (80, 24)])
async def test_a_board_that_changed_while_another_was_in_front_shows_it_when_it_comes_back(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ResurgenceApp, "_display", display)
    async with a_screen(in_turn(), size) as (pilot, screen):
        for key in ("k", "m"):
            await tap(pilot, key)
            await is_painted(pilot, screen)
        tracks = screen.query_one("#leadership", Board)
        tracks.signs = theme.ASCII
        await tap(pilot, "k")
        await is_painted(pilot, screen)
        assert shown_by(pilot) == drawn_anew(screen, pilot.app.console)
        assert "---+" in "".join(tracks.render_line(y).text for y in range(tracks.size.height))


async def test_another_theme_is_painted_in_its_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ResurgenceApp, "_display", display)
    async with a_screen(in_turn(), (160, 48)) as (pilot, screen):
        await is_painted(pilot, screen)
        before = shown_by(pilot)
        app = pilot.app
        assert isinstance(app, ResurgenceApp)
        app.preferences.change(theme="snow-light")
        await is_painted(pilot, screen)
        after = shown_by(pilot)
        assert after == drawn_anew(screen, app.console)
        assert all(before[y][1] != after[y][1] for y in before)
