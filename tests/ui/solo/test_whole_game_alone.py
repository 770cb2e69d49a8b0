"""Whole games with keys alone, from the menu to the score and back."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from resurgence_tui.saves.results import Results
from resurgence_tui.ui.resurgence.question.question_text import is_demand
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.screens.score import ScoreScreen
from resurgence_tui.ui.table.screen import TableScreen
from tests.ui.frame.frames import an_app, on_screen, see
from tests.ui.solo.alone import alone
from tests.ui.table.playing import KeyPlayer, a_screen, painted, until


@pytest.mark.rule("GEN-01", "SOLO-23", "SOLO-27", "ENC-15")
async def test_a_game_alone_is_played_from_the_menu_to_the_best_results_with_keys(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        await on_screen(pilot, "NewGameScreen")
        while not (app.focused and app.focused.id == "count"):
            await pilot.press("up")
        await pilot.press("left")
        while not (app.focused and app.focused.id == "option-encounters"):
            await pilot.press("down")
        await pilot.press("right", "down", *"12", "f5")
        await on_screen(pilot, "MoscowTableScreen")
        app.preferences.change(reveals="never", waste="never", free_gains=False)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        host = screen.host
        demands: set[str] = set()

        def watch() -> None:
            assert not isinstance(app.screen, HandOverScreen)
            assert "{" not in painted(pilot)
            rule, prompt = screen.pending.rule, " ".join(screen.top.prompt.text().split())
            if is_demand(rule):
                demands.add(rule)
                assert "Mutant action: " in prompt
                assert "The Mutants demand: " in prompt or screen.top.prompt.prompt.notice
            elif rule == "PLACE-01" and not screen.pending.space_picked and screen.kit.mutants.text.at_hand(0):
                assert f"Card {len(host.view(0).mutant_open)}, " in prompt

        player = KeyPlayer(pilot, screen, seed=12)
        await player.play(watch=watch)
        await until(pilot, lambda: isinstance(app.screen, ScoreScreen))
        assert host.over and demands and player.curtains == 0
        await see(pilot, "Mutants", "Your first result against the Mutant Village.")
        await pilot.press("m")
        await see(pilot, "Best alone: ", " against the Village")
    (kept,) = Results(tmp_path).read().results
    assert kept.mode == "village" and [side.points for side in kept.sides] == host.scores


@pytest.mark.rule("GEN-01", "ENC-03", "ENC-14")
async def test_two_seats_play_with_encounters_and_bonus_events_to_the_score() -> None:
    host = alone(6, seats="Anna,bot:random", start="beginner", encounters=True, bonus_events=True)
    async with a_screen(host, (120, 36)) as (pilot, screen):
        turns = count()

        def watch() -> None:
            assert next(turns) % 3 or "{" not in painted(pilot)

        await KeyPlayer(pilot, screen, seed=6).play(watch=watch)
        await until(pilot, lambda: isinstance(pilot.app.screen, ScoreScreen))
        assert "Mutants" not in painted(pilot)
    assert host.over and host.winners


@pytest.mark.rule("SOLO-23")
async def test_a_game_alone_that_is_loaded_goes_on_at_the_same_card() -> None:
    host = alone(4, skip=16, encounters=True)
    host.run_on()
    async with a_screen(host) as (pilot, screen):
        at_hand = screen.kit.mutants.text.at_hand(0)
        trail = screen.kit.mutants.text.trail(host.view(0), 0, host.asks()[0].decision)
        assert trail and (not at_hand or "Card " in screen.top.prompt.text() or is_demand(screen.pending.rule))
        await until(pilot, lambda: "Mutants" in painted(pilot))
