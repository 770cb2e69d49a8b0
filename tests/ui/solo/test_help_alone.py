"""The help tells of what a game alone, or one with Encounters, has besides."""

from __future__ import annotations

import pytest

from resurgence_tui.i18n.text import words
from resurgence_tui.ui.screens.help import how_to_play
from tests.ui.solo.alone import alone
from tests.ui.table.playing import a_screen, until


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, 0),
        ({"solo": "town"}, 4),
        ({"encounters": True}, 1),
        ({"solo": "town", "encounters": True}, 5),
    ],
)
def test_each_variant_has_its_lines(options: dict[str, str | bool], told: int) -> None:
    always = how_to_play(words(), "resurgence", {})
    assert len(how_to_play(words(), "resurgence", {"start": "draft", **options})) == len(always) + told
    assert len(always) == 6


async def test_the_help_of_a_game_alone_tells_how_it_is_won() -> None:
    async with a_screen(alone(1, encounters=True)) as (pilot, _):
        await pilot.press("question_mark")
        await until(pilot, lambda: type(pilot.app.screen).__name__ == "HelpScreen")
        texts = " ".join(str(line.render()) for line in pilot.app.screen.query(".how"))
        assert "You win with more Victory Points than they have at the end." in texts
        assert "A Stalker costs nothing" in texts and "{" not in texts
