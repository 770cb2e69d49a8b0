"""What the first sheets need is made ahead: piece by piece, only while the player rests at the table, and out of sight.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from resurgence_tui.i18n.reference import Reference
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.ui import collector
from resurgence_tui.ui import reference as references
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.reference import content_of, reference_of
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.table import ahead
from resurgence_tui.ui.table.ahead import PIECE, REST, Ahead, first_sheets
from resurgence_tui.ui.table.card_face import FaceScreen
from resurgence_tui.ui.table.dialogs import InfoScreen
from tests.ui.frame.frames import on_screen
from tests.ui.table.playing import UNASKED, a_screen, at_assignment, new_host, painted, tap, until
from tests.ui.telling.tables import a_game, until_asked


class Work:
    """Steps of half a piece each, by a clock that nothing else moves on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.done, self.may = 100.0, 0, True
        monkeypatch.setattr(ahead, "get_time", lambda: self.now)
        self.ahead = Ahead(self.steps(5), lambda: self.may)

    def steps(self, many: int) -> Iterator[None]:
        """So many."""
        for _ in range(many):
            self.now += PIECE * 0.6
            self.done += 1
            yield


def test_nothing_is_done_before_the_player_rests(monkeypatch: pytest.MonkeyPatch) -> None:
    work = Work(monkeypatch)
    work.ahead.go_on()
    work.now += REST * 0.9
    work.ahead.disturb()
    work.now += REST * 0.9
    work.ahead.go_on()
    assert work.done == 0
    work.now += REST * 0.2
    work.ahead.go_on()
    assert work.done == 2


def test_a_piece_ends_with_the_step_in_which_its_time_is_over_and_all_is_done_once(
    monkeypatch: pytest.MonkeyPatch
) -> None:
    work = Work(monkeypatch)
    work.now += REST
    done = []
    for _ in range(5):
        work.ahead.go_on()
        done.append(work.done)
    assert done == [2, 4, 5, 5, 5]


def test_nothing_is_done_where_the_table_is_not_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    work = Work(monkeypatch)
    work.now += REST
    work.may = False
    work.ahead.go_on()
    assert work.done == 0


@pytest.mark.paints
@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
async def test_sheets_made_ahead_are_out_of_sight_and_then_look_like_new_ones(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: dict[bool, list[str]] = {}
    for is_ahead in (True, False):
        monkeypatch.setattr(references, "_kept", [])
        shown[is_ahead] = []
        async with a_screen(until_asked(a_game("Anna,Boris", 40), "PLACE-01"), size) as (pilot, screen):
            await tap(pilot, "c")
            await until(pilot, lambda: screen.focused is not None and screen.focused.id == "city")
            app, before, stack = pilot.app, painted(pilot), list(pilot.app.screen_stack)
            if is_ahead:
                for _ in first_sheets(app, lambda: screen.kit.info(screen.view)):
                    await pilot.pause()
                await pilot.pause()
                assert painted(pilot) == before and app.screen_stack == stack
            made = dict(app._spare)
            assert set(made) == ({InfoScreen, FaceScreen} if is_ahead else set())
            for key, kind in (("x", InfoScreen), ("i", FaceScreen)):
                await tap(pilot, key)
                await on_screen(pilot, kind.__name__)
                await pilot.pause()
                assert app.screen is made.get(kind, app.screen)
                shown[is_ahead].append(painted(pilot))
                await tap(pilot, "escape")
                await on_screen(pilot, type(screen).__name__)
    assert shown[True] == shown[False]


async def test_a_sheet_whose_widgets_are_still_being_made_is_not_handed_out() -> None:
    async with a_screen(new_host("Anna,bot:eager", skip=30)) as (pilot, _):
        sheet = InfoScreen("", ())
        pilot.app.make_spare(sheet)
        assert pilot.app.spare(InfoScreen) is None
        await pilot.pause()
        assert pilot.app.spare(InfoScreen) is sheet


async def test_a_reference_made_in_part_is_the_whole_one_for_whoever_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_screen(new_host("Anna,bot:eager", skip=30)) as (pilot, _):
        app = pilot.app
        monkeypatch.setattr(references, "_kept", [])
        reference, cards = reference_of(app), sentences_of(app.game).faces(app.words, content_of(app))
        for _ in zip(range(7), reference.make(), strict=False):
            pass
        assert len(reference._made) == 7
        assert list(reference.articles.values()) == list(
            Reference(app.words, cards, app.signs._asdict()).articles.values())
        assert next(reference.make(), "no more") == "no more"


async def test_the_program_makes_them_at_the_table_but_not_at_the_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ResurgenceApp, "is_headless", property(lambda app: False))
    monkeypatch.setattr(collector, "settle", lambda: None)
    app = ResurgenceApp(start=at_assignment("Anna,Boris"), settings=UNASKED)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, HandOverScreen))
        await pilot.pause(2 * REST)
        assert not app._spare
        await pilot.press("enter")
        await until(pilot, lambda: not isinstance(app.screen, HandOverScreen))
        await until(pilot, lambda: {InfoScreen, FaceScreen} <= set(app._spare))
