"""F1 where no table lies: a new game, and at the table alone against the Mutants."""

from __future__ import annotations

from pathlib import Path

from resurgence_tui.ui.resurgence import table_layout as at
from tests.ui.frame.frames import an_app, on_screen, see, until
from tests.ui.rules.test_explaining import WIDE, back, opened
from tests.ui.solo.alone import alone, until_asked
from tests.ui.table.playing import a_screen, tap


async def test_f1_in_a_new_game_opens_the_rule_of_the_field(tmp_path: Path) -> None:
    async with an_app(tmp_path) as (pilot, app):
        await pilot.press("n")
        for field, rule in (("count", "SET-05"), ("option-start", "SET-23"), ("option-encounters", "ENC-01"),
                            ("option-bonus_events", "ENC-14"), ("seed", "SET-01")):
            await on_screen(pilot, "NewGameScreen")
            app.screen.query_one(f"#{field}").focus()
            await pilot.press("f1")
            await on_screen(pilot, "RulesScreen")
            await until(pilot, lambda rule=rule: opened(pilot) == rule)
            await pilot.press("escape")


async def test_f1_at_each_mutant_action_and_i_tells_what_it_is() -> None:
    host = until_asked("PLACE-01")
    async with a_screen(host, WIDE) as (pilot, screen):
        screen.top.bring(at.MUTANTS, focus=True)
        panel = screen.query_one(f"#{at.MUTANTS}")
        await pilot.pause()
        view = screen.view
        assert view is not None
        actions = view.content.mutant_actions[view.action_side]
        assert list(panel.drawing.spots) == [action.id for action in actions]  # type: ignore[attr-defined]
        for action in actions:
            panel.cursor = action.id  # type: ignore[attr-defined]
            await tap(pilot, "f1")
            await until(pilot, lambda action=action: opened(pilot) == action.rule)
            await back(pilot, screen)
        await pilot.press("i")
        await see(pilot, "Mutant action", "Effect:")


async def test_what_matters_alone_is_the_leadership_card_of_the_round() -> None:
    host = alone(3, skip=30)
    async with a_screen(host, WIDE) as (_pilot, screen):
        view = screen.view
        assert view is not None and view.leader in screen.explanations.at_hand()
