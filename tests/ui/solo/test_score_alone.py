"""The score of a game alone: both sides line by line, win, loss and tie, and the best results kept and shown."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.results import best_results
from resurgence_tui.app.settings import Settings
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.rules.final_scoring import score_game
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.results import RESULTS, Result, Results, Side, Tally
from resurgence_tui.saves.store import Store
from resurgence_tui.ui.app import ResurgenceApp
from resurgence_tui.ui.screens.best_words import best_line
from resurgence_tui.ui.screens.score_text import score_of, verdict_of
from resurgence_tui.ui.widgets.score import RIVAL
from resurgence_tui.ui.widgets.score_sheet import as_text
from tests.build import a_table
from tests.ui.frame.frames import an_app, on_screen, painted, see, until
from tests.ui.solo.alone import alone, host_of
from tests.ui.table.playing import SIZES


def ended(vp: int, mutants: int = 0, store: Store | None = None, level: str = "village") -> Host:
    """A game that has just been scored: the player far behind on the tracks, the Mutants with 28 VP besides."""
    t = a_table(1, solo=level).directives("directive_a1", "directive_b1").with_vp(0, vp).at_level(0, 1)
    t.mutants_have(vp=mutants)
    state = t.state
    state.round, state.facts = 6, []
    score_game(state, -1)
    host = host_of(t, store)
    if store is not None:
        host.autosave()
    return host


REST_OF_MUTANTS = 3 * 7 + 7 + 8
"""First on three tracks, and both Directives (SOLO-31, SOLO-32)."""


@pytest.mark.rule("SOLO-30", "SOLO-31", "SOLO-32")
def test_solo_31_player_and_mutants_are_shown_line_by_line() -> None:
    host = ended(30, 12)
    score = score_of(words(), host)
    assert score.names == ("Anna", "Mutants") and score.colours[1] == RIVAL and score.marks == ("MU",)
    by_label = {line.label: line.points for line in score.lines}
    assert by_label["Scored during the game"] == (30, 12)
    assert by_label["Leadership: Metro"] == (0, 7)
    assert by_label["Directive: Polar Vortex"] == (0, 7) and by_label["Directive: Militarism"] == (0, 8)
    for column, total in enumerate(score.totals):
        assert sum(line.points[column] for line in score.lines if line.part >= 0) == total
    view = host.view(NOBODY)
    assert score.totals == (host.scores[0], sum(view.mutant_sheet.values()))
    assert "Mutants" in as_text(score)


@pytest.mark.rule("SOLO-08")
def test_solo_08_what_the_mutants_began_with_is_a_line_of_its_own() -> None:
    finer = [line for line in score_of(words(), ended(0, 25, level="stronghold")).lines if line.part < 0]
    assert [(line.label, line.points) for line in finer] == [("Mutants at the start", (0, 20))]
    assert [line for line in score_of(words(), ended(0, 25)).lines if line.part < 0] == []


@pytest.mark.rule("SOLO-33")
@pytest.mark.parametrize(
    ("vp", "said", "winner"),
    [
        (REST_OF_MUTANTS + 5, "Anna wins by 5 VP, 41 to 36, against the Mutant Village.", 0),
        (REST_OF_MUTANTS - 4, "The Mutant Village wins by 4 VP, 36 to 32.", 1),
        (REST_OF_MUTANTS, "36 VP each: on a tie the Mutant Village wins.", 1),
    ],
)
@pytest.mark.parametrize("size", SIZES)
async def test_solo_33_win_loss_and_tie_are_told_with_the_margin(
    tmp_path: Path, vp: int, said: str, winner: int, size: tuple[int, int]
) -> None:
    host = ended(vp, store=Store(tmp_path))
    assert verdict_of(words(), host) == said
    assert score_of(words(), host).winners == (winner,)
    async with an_app(tmp_path, size, host) as (pilot, app):
        await on_screen(pilot, "ScoreScreen")
        await see(pilot, said, "Anna", "Mutants", "Total", "Directive: Militarism", "Missions, at the end", "m menu")
        await see(pilot, "Your first result against the Mutant Village.")
        assert "{" not in painted(app)
        await pilot.press("m")
        await on_screen(pilot, "TitleScreen")
        outcome = "won by 5" if winner == 0 else "lost by 4" if vp < REST_OF_MUTANTS else "lost on a tie"
        await see(pilot, f"Best alone: {outcome} against the Village")
    assert [result.margin() for result in Results(tmp_path).read().results] == [vp - REST_OF_MUTANTS]


BEST_OF_TWO = {
    60: "Your first result against the Mutant Village.",
    50: "Best result against the Mutant Village: won by 24, 60 to 36",
}


async def test_a_result_is_kept_once_and_a_poorer_one_does_not_hide_the_best(tmp_path: Path) -> None:
    store = Store(tmp_path)
    for vp in (60, 50):
        host = ended(vp, store=store)
        for _ in range(2):
            async with an_app(tmp_path, start=host) as (pilot, _):
                await on_screen(pilot, "ScoreScreen")
                await see(pilot, BEST_OF_TWO[vp])
    assert [result.points for result in Results(tmp_path).read().results] == [60, 50]
    ended_town = ended(70, store=store, level="town")
    async with an_app(tmp_path, start=ended_town) as (pilot, _):
        await see(pilot, "Your first result against the Mutant Town.")
        await pilot.press("m")
        told = "Best alone: won by 24 against the Village, won by 34 against the Town"
        await until(pilot, lambda: told in " ".join(painted(pilot.app).split()))  # type: ignore[arg-type]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            "Best alone: won by 24 against the Village, lost by 34 against the Town, "
            "lost by 35 against the Stronghold",
        ),
        (
            "pl",
            "Najlepsze wyniki solo: wygrana o 24 (rywal: Wioska), porażka o 34 (rywal: Miasto), "
            "porażka o 35 (rywal: Twierdza)",
        ),
    ],
)
async def test_the_menu_says_who_has_lost_at_each_level_and_cuts_nothing(
    tmp_path: Path, language: str, told: str, size: tuple[int, int]
) -> None:
    for number, (level, points) in enumerate((("village", (60, 36)), ("town", (60, 94)), ("stronghold", (60, 95)))):
        Results(tmp_path).add(
            Result(
                game="resurgence", game_id=f"{number:08x}", ended=datetime(2026, 1, 1, tzinfo=UTC),
                sides=(Side(name="Anna", points=points[0]),),
                rival=Tally(points=points[1]), winners=(0,) if points[0] > points[1] else (), options={"solo": level},
            )
        )  # fmt: skip
    app = ResurgenceApp("menu", library=Library(Store(tmp_path)), settings=Settings(language=language))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: told in " ".join(painted(app).split()))


async def test_damaged_results_are_told_in_one_sentence_in_the_menu_and_are_no_game(tmp_path: Path) -> None:
    (tmp_path / RESULTS).write_text("{", encoding="utf-8")
    async with an_app(tmp_path) as (pilot, app):
        await see(pilot, "Past results are not known: 'results.json' is damaged.")
        await pilot.press("s")
        await on_screen(pilot, "SavedGamesScreen")
        await see(pilot, "No saved game yet.")
        assert app.library.list() == []


async def test_before_the_first_game_alone_the_menu_says_nothing_of_results(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await see(pilot, "no saved game")
        assert "Best alone" not in painted(app)
        assert best_line(words(), best_results(app.library.store), "resurgence") == ""


async def test_the_score_is_written_with_the_verdict_and_the_mutants(tmp_path: Path) -> None:
    host = ended(50, store=Store(tmp_path))
    async with an_app(tmp_path, start=host) as (pilot, _):
        await on_screen(pilot, "ScoreScreen")
        await pilot.press("s")
        await on_screen(pilot, "ChoiceScreen")
        await pilot.press("1")
        await see(pilot, "Saved: ")
    (saved,) = tmp_path.glob("exports/*.txt")
    text = saved.read_text(encoding="utf-8")
    assert "\nAnna wins by 14 VP" in text and "Mutants" in text


@pytest.mark.parametrize("seed", [2, 5])
def test_solo_31_the_columns_of_whole_games_add_up(seed: int) -> None:
    host = alone(seed, skip=3000, encounters=True)
    assert host.over
    score = score_of(words(), host)
    for column, total in enumerate(score.totals):
        assert sum(line.points[column] for line in score.lines if line.part >= 0) == total
    assert not [line.label for line in score.lines if "{" in line.label]
