"""The hall of fame on the screen: what it lists, how it is chosen with keys and mouse, and what is kept of a game."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event

import pytest

from resurgence_tui.i18n.text import words
from resurgence_tui.saves.results import RESULTS, Known, Result, Results, Side, Tally
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.screens.hall_of_fame import HallOfFameScreen
from resurgence_tui.ui.screens.hall_words import score_of_result, sides_text
from resurgence_tui.ui.widgets.column_list import ColumnList
from resurgence_tui.ui.widgets.score_sheet import as_text
from tests.saves.playing import a_game
from tests.ui.frame.frames import an_app, click_text, on_screen, painted, screen_name, see, until

pytestmark = pytest.mark.usefixtures("alone")

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def a_result(
    number: int, *sides: tuple[str, int], rival: int | None = None, full: bool = True, **options: bool
) -> Result:
    """A result; names that start with Bot are bots'."""
    points = [one for _, one in sides]
    sheets = [{"track": one - 9, "level": 2, "lead_metro": 7} if full else {} for one in points]
    return Result(
        game="resurgence",
        game_id=f"{number:08x}",
        ended=NOON + timedelta(days=number),
        options={**options, **({} if rival is None else {"solo": "town"})},
        sides=tuple(
            Side(name=name, points=one, player="bot:eager" if name.startswith("Bot") else "human", sheet=sheet,
                 earned={"missions": one - 9} if full else {})
            for (name, one), sheet in zip(sides, sheets, strict=True)
        ),
        rival=None if rival is None else Tally(points=rival, sheet={"track": rival} if full else {}),
        winners=() if rival is not None and points[0] <= rival else (points.index(max(points)),),
    )  # fmt: skip


RESULTS_OF_ALL = [
    a_result(1, ("Anna", 40), ("Boris", 44)),
    a_result(2, ("Boris", 60), ("Bot Eager 1", 61), ("Celina", 20), encounters=True),
    a_result(3, ("Anna", 50), rival=30),
    a_result(4, ("Anna", 33), rival=35, full=False),
]


def hall(app: ResurgenceApp) -> tuple[tuple[str, ...], ...]:
    """What is listed now."""
    return app.screen.query_one(ColumnList).rows


async def to_hall(pilot, app: ResurgenceApp) -> None:
    """Open it from the menu."""
    await on_screen(pilot, "TitleScreen")
    await pilot.press("h")
    await on_screen(pilot, "HallOfFameScreen")
    await until(pilot, lambda: app.screen.known is not None)
    await pilot.pause()


def names_and_points(app: ResurgenceApp) -> list[tuple[str, str]]:
    """The lines of the best results in short."""
    return [(row[2], row[1]) for row in hall(app)]


@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
async def test_the_best_results_line_by_line(tmp_path: Path, size: tuple[int, int]) -> None:
    Results(tmp_path).add(*RESULTS_OF_ALL)
    async with an_app(tmp_path, size) as (pilot, app):
        await to_hall(pilot, app)
        assert hall(app) == (
            ("1", "60", "Boris", "lost by 1", "3 seats, Encounters", "2026-01-03"),
            ("2", "50", "Anna", "won by 20", "Town", "2026-01-04"),
            ("3", "44", "Boris", "won by 4", "2 seats", "2026-01-02"),
            ("4", "40", "Anna", "lost by 4", "2 seats", "2026-01-02"),
            ("5", "33", "Anna", "lost by 2", "Town", "2026-01-05"),
            ("6", "20", "Celina", "lost by 41", "3 seats, Encounters", "2026-01-03"),
        )
        await see(pilot, "Hall of fame", "2 seats", "Stronghold", "people only", "◆ VP", "Esc back")
        await see(pilot, "Bot Eager 1 (bot) 61, Boris 60, Celina 20.", "2026-01-03.")
        assert "{" not in painted(app)


async def test_lines_are_chosen_and_sorted_with_keys(tmp_path: Path) -> None:
    Results(tmp_path).add(*RESULTS_OF_ALL)
    async with an_app(tmp_path, (120, 36)) as (pilot, app):
        await to_hall(pilot, app)
        steps: list[tuple[str, list[tuple[str, str]]]] = [
            ("right", [("Boris", "44"), ("Anna", "40")]),
            ("right", [("Boris", "60"), ("Celina", "20")]),
            ("b", [("Bot Eager 1 (bot)", "61"), ("Boris", "60"), ("Celina", "20")]),
            ("right", []),
            ("a", [("Boris", "60"), ("Anna", "50"), ("Boris", "44"), ("Anna", "40"), ("Anna", "33"), ("Celina", "20")]),
            ("e", [("Boris", "60"), ("Celina", "20")]),
            ("e", [("Anna", "50"), ("Boris", "44"), ("Anna", "40"), ("Anna", "33")]),
            ("n", [("Anna", "50"), ("Anna", "40"), ("Anna", "33")]),
            ("o", [("Anna", "50"), ("Anna", "33"), ("Anna", "40")]),
            ("o", [("Anna", "33"), ("Anna", "50"), ("Anna", "40")]),
            ("n", [("Anna", "33"), ("Anna", "50"), ("Anna", "40"), ("Boris", "44")]),
        ]
        for key, expected in steps:
            await pilot.press(key)
            await pilot.pause()
            assert names_and_points(app) == expected, key
        await pilot.press("a", "right", "right", "right")
        await see(pilot, "No finished game matches.")
        await pilot.press("enter")
        assert screen_name(app) == "HallOfFameScreen"


async def test_everything_can_be_done_with_the_mouse(tmp_path: Path) -> None:
    Results(tmp_path).add(*RESULTS_OF_ALL)
    async with an_app(tmp_path, (120, 36)) as (pilot, app):
        await click_text(pilot, "Hall of fame")
        if screen_name(app) == "TitleScreen":
            await click_text(pilot, "Hall of fame")
        await on_screen(pilot, "HallOfFameScreen")
        await until(pilot, lambda: len(hall(app)) == 6)
        await click_text(pilot, "2 seats")
        assert names_and_points(app) == [("Boris", "44"), ("Anna", "40")]
        await click_text(pilot, " Name ")
        assert names_and_points(app) == [("Anna", "40"), ("Boris", "44")]
        await click_text(pilot, "people only")
        await see(pilot, "bots too", "by name")
        await click_text(pilot, "All")
        assert len(hall(app)) == 7
        await click_text(pilot, "When")
        assert hall(app)[0][5] == "2026-01-05"
        await click_text(pilot, "2 Names")
        assert hall(app)[0][:3] == ("Bot Eager 1 (bot)", "1", "1")
        await click_text(pilot, "Esc back")
        await on_screen(pilot, "TitleScreen")


async def test_the_records_of_names_lead_to_their_games(tmp_path: Path) -> None:
    Results(tmp_path).add(*RESULTS_OF_ALL)
    async with an_app(tmp_path, (80, 24)) as (pilot, app):
        await to_hall(pilot, app)
        await pilot.press("2")
        await pilot.pause()
        assert hall(app) == (
            ("Boris", "2", "1", "52.0", "60", "2026-01-03"),
            ("Anna", "3", "1", "41.0", "50", "2026-01-05"),
            ("Celina", "1", "0", "20.0", "20", "2026-01-03"),
        )
        await pilot.press("down")
        await see(pilot, "Best: won by 20 with 50 VP (Anna 50, Mutants 30).")
        await pilot.press("enter")
        await see(pilot, "only Anna")
        assert names_and_points(app) == [("Anna", "50"), ("Anna", "40"), ("Anna", "33")]


SHEET = """\
Source                  Anna  Mutants
-------------------------------------
Scored during the game    41       30
  Missions                41        0
Level of the Compound      2        0
Leadership: Metro          7        0
-------------------------------------
Total                     50       30
"""


async def test_a_line_opens_its_sheet_where_it_was_kept(tmp_path: Path) -> None:
    Results(tmp_path).add(*RESULTS_OF_ALL)
    score = score_of_result(words(), RESULTS_OF_ALL[2])
    assert score is not None and as_text(score) == SHEET and score.winners == (0,)
    assert score_of_result(words(), RESULTS_OF_ALL[3]) is None
    async with an_app(tmp_path, (80, 24)) as (pilot, app):
        await to_hall(pilot, app)
        await pilot.press("down", "enter")
        await on_screen(pilot, "ResultScreen")
        await see(pilot, "Town, 2026-01-04", "Leadership: Metro", "MU  Mutants", "M▚ Missions")
        await pilot.press("escape")
        await on_screen(pilot, "HallOfFameScreen")
        await pilot.press("down", "down", "down", "enter")
        await see(pilot, "Only the totals of this game are known.")


async def test_before_the_first_finished_game_the_hall_says_what_it_is_for(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await to_hall(pilot, app)
        await see(pilot, "No finished games yet.", "Finished games appear")
        await pilot.press("enter", "o", "n", "2", "n", "enter", "escape")
        await on_screen(pilot, "TitleScreen")


async def test_finished_games_that_are_only_saved_are_listed_too_and_damage_is_told(tmp_path: Path) -> None:
    host = a_game(Store(tmp_path), 3000, "Anna", solo="village")
    assert host.over
    (tmp_path / RESULTS).write_text("[", encoding="utf-8")
    async with an_app(tmp_path) as (pilot, app):
        await to_hall(pilot, app)
        await see(pilot, "Past results are not known: 'results.json' is damaged.", "Village")
        assert names_and_points(app) == [("Anna", str(host.scores[0]))]
        await pilot.press("enter")
        await on_screen(pilot, "ResultScreen")
    assert Results(tmp_path).read().problem == ""


async def test_results_of_another_version_show_what_is_known_of_them(tmp_path: Path) -> None:
    odd = RESULTS_OF_ALL[0].model_copy(
        update={"options": {"solo": "metropolis"}, "rival": Tally(points=9), "sides": (
            Side(name="Anna\x1b[31m", points=5, sheet={"track": 1, "glory": 4}, earned={"snow": 1}),), "winners": ()}
    )  # fmt: skip
    score = score_of_result(words(), odd)
    assert score is not None
    assert [line.label for line in score.lines] == ["Scored during the game", "snow", "glory"]
    assert sides_text(words(), odd) == "Mutants 9, Anna31m 5"
    async with an_app(tmp_path) as (pilot, app):
        screen = HallOfFameScreen()
        app.push_screen(screen)
        await on_screen(pilot, "HallOfFameScreen")
        await until(pilot, lambda: screen.known is not None)
        screen._found(Known([odd]))
        await see(pilot, "metropolis", "Anna31m")


async def test_while_saves_are_read_it_says_how_far_and_keys_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    going_on, ended = Event(), Event()

    def slow(store: Store | None, told: Callable[[int, int], None]) -> Known:
        try:
            for done in range(1, 900):
                told(done, 900)
                if going_on.wait(0.03):
                    break
            return Known(RESULTS_OF_ALL)
        finally:
            ended.set()

    monkeypatch.setattr("resurgence_tui.app.results.gathered_results", slow)
    monkeypatch.setattr("resurgence_tui.ui.screens.gathering.PAUSE", 0)
    async with an_app(tmp_path) as (pilot, app):
        await on_screen(pilot, "TitleScreen")
        await pilot.press("h")
        await see(pilot, " of 900 saved games read")
        assert isinstance(app.screen, HallOfFameScreen)
        await pilot.press("2")
        assert app.screen.front == "names" and app.screen.known is None
        await see(pilot, " of 900 saved games read")
        await pilot.press("escape")
        await on_screen(pilot, "TitleScreen")
        await until(pilot, ended.is_set)
        await pilot.press("h")
        await see(pilot, " of 900 saved games read")
        going_on.set()
        await until(pilot, lambda: app.screen.known is not None)
        await see(pilot, "Boris", "60")
