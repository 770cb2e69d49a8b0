"""Two rounds played through the table with keys, and looked at on the way.

Whole games are played so in ``tests/terminal`` (two seats, from the menu to the score) and ``tests/ui/solo``.
"""

import pytest

from resurgence_tui.engine.types import NOBODY
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from tests.ui.table.playing import KeyPlayer, a_screen, new_host, painted


@pytest.mark.rule("GEN-01", "ASG-02", "AMB-131")
async def test_two_seats_play_from_the_draft_on_with_keys_alone_and_see_no_secrets() -> None:
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
                    assert not line.text.startswith(f"{host.names[1 - viewer]} drew "), line.text
                hidden += 1

        player = KeyPlayer(pilot, screen)
        await player.play(watch=watch, rounds=2)
    assert host.view(NOBODY).round == 3
    assert player.curtains >= 2 * 2 and hidden >= 2
