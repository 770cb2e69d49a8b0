"""Told on the screen: a table that its choices did not lead to, earlier rules or values; asked: an older generation."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from resurgence_tui.app.library import Library
from resurgence_tui.engine.types import Choice
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.store import Store

from .frames import SIZES, an_app, on_screen, painted, question, save_finished, save_running, see, until

BEGINNING = 40
"""Characters of a sentence that stand in one line of every prompt."""

CHANGED = "This save was changed: its choices lead elsewhere. The result will be marked."
EARLIER_VALUES = "This game began with earlier card values and keeps them."
CHANGED_OVER = "This save was changed: its choices do not lead to this result."


@pytest.fixture
def next_edition() -> Iterator[int]:
    """The rules become those of the next edition when it is asked for."""
    before = GAME.edition
    yield before + 1
    GAME.edition = before


def changed(path: Path, cut: int = 1) -> Path:
    """The game with a choice less than led to its table."""
    store = Store(path.parent)
    save = store.read(path)
    del save.choices[-cut:]
    store.write(save, path)
    store.release(path)
    return path


def by_other_rules(path: Path) -> Path:
    """The game with a choice that today's rules do not know."""
    store = Store(path.parent)
    save = store.read(path)
    save.choices[3] = Choice(0, "dance")
    store.write(save, path)
    store.release(path)
    return path


@pytest.mark.parametrize("size", SIZES)
async def test_a_changed_table_is_told_until_the_player_has_answered(tmp_path: Path, size: tuple[int, int]) -> None:
    path = changed(save_running(tmp_path, ("Anna", "Bot"), ("human", "bot:random"), answers=40))
    async with an_app(tmp_path, size) as (pilot, app):
        await pilot.press("s")
        await on_screen(pilot, "SavedGamesScreen")
        await pilot.press("enter")
        await on_screen(pilot, "MoscowTableScreen")
        await see(pilot, CHANGED[:BEGINNING])
        await pilot.press("1")
        await until(pilot, lambda: CHANGED[:BEGINNING] not in painted(app))
        assert app.host is not None and app.host.doubt is not None
    assert Library(Store(tmp_path)).resume(path).doubt == app.host.doubt


async def test_a_sound_table_is_told_nothing(tmp_path: Path) -> None:
    path = save_running(tmp_path, ("Anna", "Bot"), ("human", "bot:random"), answers=40)
    async with an_app(tmp_path, start=lambda: Library(Store(tmp_path)).resume(path)) as (pilot, app):
        await on_screen(pilot, "MoscowTableScreen")
        await see(pilot, "Round")
        assert "was changed" not in painted(app)


async def test_a_changed_result_is_told_beside_the_score_and_in_replay(tmp_path: Path) -> None:
    path = changed(save_finished(tmp_path))
    async with an_app(tmp_path, start=lambda: Library(Store(tmp_path)).resume(path)) as (pilot, _):
        await on_screen(pilot, "ScoreScreen")
        await see(pilot, CHANGED_OVER)
        await pilot.press("m")
        await on_screen(pilot, "TitleScreen")
        await pilot.press("s")
        await on_screen(pilot, "SavedGamesScreen")
        await pilot.press("p")
        await on_screen(pilot, "MoscowReplayScreen")
        await see(pilot, CHANGED_OVER)


@pytest.mark.parametrize("size", SIZES)
async def test_an_earlier_edition_is_told_where_it_is_played_on_and_in_replay(
    tmp_path: Path, size: tuple[int, int], next_edition: int
) -> None:
    by_other_rules(save_running(tmp_path, ("Anna", "Bot"), ("human", "bot:random"), answers=40))
    GAME.edition = next_edition
    was, now = next_edition - 1, next_edition
    sentence = f"Older rules (edition {was}, now {now}) led here: undo and replay start here."
    async with an_app(tmp_path, size) as (pilot, app):
        await pilot.press("s")
        await on_screen(pilot, "SavedGamesScreen")
        await pilot.press("enter")
        await on_screen(pilot, "MoscowTableScreen")
        await see(pilot, sentence[:BEGINNING])
        app.navigator.to_menu()
        await on_screen(pilot, "TitleScreen")
        await pilot.press("s")
        await on_screen(pilot, "SavedGamesScreen")
        await pilot.press("p")
        await on_screen(pilot, "MoscowReplayScreen")
        await see(pilot, sentence[:BEGINNING])


async def test_earlier_values_of_cards_are_told_where_a_game_goes_on_with_them_and_in_replay(tmp_path: Path) -> None:
    kept = Path(__file__).parents[2] / "fixtures" / "editions" / "2" / "2_seats_draft_9_after_147.json"
    (tmp_path / kept.name).write_bytes(kept.read_bytes())
    async with an_app(tmp_path, (80, 24)) as (pilot, app):
        await pilot.press("s")
        await on_screen(pilot, "SavedGamesScreen")
        await pilot.press("enter")
        await on_screen(pilot, "MoscowTableScreen")
        await see(pilot, EARLIER_VALUES[:BEGINNING])
        assert app.host is not None and app.host.doubt is None
        app.navigator.to_menu()
        await on_screen(pilot, "TitleScreen")
        await pilot.press("s")
        await on_screen(pilot, "SavedGamesScreen")
        await pilot.press("p")
        await on_screen(pilot, "MoscowReplayScreen")
        await until(pilot, lambda: EARLIER_VALUES in " ".join(painted(app).split()))


async def test_earlier_values_of_cards_are_told_quietly_beside_the_score(tmp_path: Path) -> None:
    kept = Path(__file__).parents[2] / "fixtures" / "editions" / "2" / "2_seats_draft_9_after_147.json"
    (tmp_path / kept.name).write_bytes(kept.read_bytes())
    host = Library(Store(tmp_path)).resume(tmp_path / kept.name)
    while not host.over:
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[-1])
        host.settle()
    host.close()
    async with an_app(tmp_path, (80, 24), start=lambda: Library(Store(tmp_path)).resume(host.path)) as (pilot, app):
        await on_screen(pilot, "ScoreScreen")
        await see(pilot, EARLIER_VALUES[:BEGINNING])
        assert not app.screen.query_one("#told").has_class("problem")


@pytest.mark.parametrize(("key", "choices"), [("y", 2), ("enter", 4), ("escape", 4), ("n", 4)])
async def test_an_older_generation_is_asked_about_before_it_is_read(tmp_path: Path, key: str, choices: int) -> None:
    path = save_running(tmp_path)
    store = Store(tmp_path)
    host = Library(store).resume(path)
    for _ in range(4):
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
        host.settle()
    host.close()
    older = path.with_name(f"{path.name}.2")
    async with an_app(tmp_path, start=lambda: Library(Store(tmp_path)).resume(older)) as (pilot, app):
        await question(pilot, "is older than", "you lose later choices")
        await pilot.press(key)
        await until(pilot, lambda: app.host is not None)
        assert app.host is not None
        assert (app.host.decisions, app.host.path) == (choices, path)
