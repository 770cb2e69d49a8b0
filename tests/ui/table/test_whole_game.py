"""A whole game played through the table with keys, and looked at on the way."""

import pytest

from resurgence_tui.ui.screens.hand_over import HandOverScreen
from resurgence_tui.ui.screens.score import ScoreScreen
from tests.ui.table.playing import KeyPlayer, a_screen, new_host, painted, until


@pytest.mark.rule("GEN-01", "ASG-02", "AMB-131")
async def test_two_seats_play_from_draft_to_score_with_keys_alone_and_see_no_secrets() -> None:
    host = new_host("Anna,Boris", seed=11)
    hidden = 0
    async with a_screen(host) as (pilot, screen):

        def watch() -> None:
            nonlocal hidden
            view, viewer = screen.view, screen.hand_over.viewer
            assert "{" not in painted(pilot)
            if isinstance(pilot.app.screen, HandOverScreen):
                assert screen.top.assignment.plan is None and screen.top.offer.offered == screen.top.offer.kept == ()
            elif view is not None and view.veiled:
                other = view.seats[1 - viewer]
                assert sum(other.drawn[:5]) == sum(other.areas[:15]) == sum(other.bag[:5]) == 0
                for line in screen.top.log_of_game.entries:
                    assert not line.text.startswith(f"{host.names[1 - viewer]} looks at what was drawn"), line.text
                hidden += 1

        player = KeyPlayer(pilot, screen)
        await player.play(watch=watch)
        await until(pilot, lambda: isinstance(pilot.app.screen, ScoreScreen))
    assert host.over and host.winners
    assert player.curtains >= 2 * 6 and hidden >= 6
