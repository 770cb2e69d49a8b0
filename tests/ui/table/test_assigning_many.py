"""ASG-01 with few keys: all tokens in hand into one area, and tokens as they lay in the round before."""

from __future__ import annotations

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.games.resurgence.round_story import last_assignment
from resurgence_tui.games.resurgence.vocab import AREAS, TOKEN_WORDS, TOKENS
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from tests.ui.table.playing import SIZES, a_screen, decided, new_host, painted, until

HAND, METRO, HARBOR, COMPOUND = -1, 0, 1, 2
LABORER = TOKEN_WORDS.index("laborer")


def at_round(number: int, seats: str = "Anna,bot:random") -> Host:
    """A beginner game whose first seat is to assign its tokens in that round."""
    host = new_host(seats, seed=3, start="beginner")
    host.run_on()
    while (ask := host.ask_of(0)) is None or ask.decision.rule != "ASG-01" or host.view(0).round < number:
        asked = host.asks()[0]
        host.submit(asked.ticket, asked.decision.options[-1])
        host.run_on()
    return host


@pytest.mark.rule("ASG-01")
@pytest.mark.parametrize("size", SIZES)
async def test_one_key_or_click_moves_all_that_is_in_hand_and_enter_alone_ends(size: tuple[int, int]) -> None:
    host = at_round(1)
    async with a_screen(host, size) as (pilot, screen):
        board, before = screen.top.assignment, host.decisions
        plan = board.plan
        assert plan is not None and "as before" not in painted(pilot)
        await pilot.press("space")
        assert plan.left == 4, "there is no round before"
        await pilot.press("2", "o", "4")  # also while a board has the focus
        assert plan.where == [HARBOR, METRO, METRO, METRO] and screen.focused is board
        await pilot.press("6")
        assert plan.where == [HARBOR, METRO, METRO, METRO], "tokens that lie in an area stay there"
        await pilot.press("u")
        assert plan.where == [HARBOR, HAND, HAND, HAND], "one key put all three, and the one after it none"
        await pilot.press("ctrl+r")
        assert plan.where == [HARBOR, METRO, METRO, METRO]
        await pilot.press("u")
        at = next(hit.region for hit in board._hits if hit.key == "6")
        await pilot.click(board, offset=(at.x + 1, at.y))
        assert plan.where.count(COMPOUND) == 3 and plan.left == 0 and host.decisions == before
        await pilot.press("enter")
        await decided(pilot, host, before)
    told = last_assignment([entry.fact for entry in host.log(-1)], 0)
    assert [sum(told[area * len(TOKENS):][:len(TOKENS)]) for area in range(len(AREAS))] == [0, 1, 3]


@pytest.mark.rule("ASG-01")
@pytest.mark.parametrize("size", SIZES)
async def test_space_puts_tokens_where_they_lay_in_the_round_before(size: tuple[int, int]) -> None:
    host = at_round(2)
    earlier = last_assignment([entry.fact for entry in host.log(-1)], 0)
    async with a_screen(host, size) as (pilot, screen):
        board, before = screen.top.assignment, host.decisions
        plan = board.plan
        assert plan is not None and "Space: as before" in painted(pilot)
        assert earlier[COMPOUND * len(TOKENS) + LABORER] == 3 and plan.tokens == [LABORER] * 4
        await pilot.press("space", "space", "enter")
        assert sorted(plan.where) == [HAND, COMPOUND, COMPOUND, COMPOUND] and host.decisions == before
        await pilot.press("u")
        assert plan.where == [HAND] * 4, "one key put all three, and the one after it none"
        await pilot.press("1")
        at = next(hit.region for hit in board._hits if hit.key == "space")
        await pilot.click(board, offset=(at.x + 1, at.y))
        assert sorted(plan.where) == [METRO, COMPOUND, COMPOUND, COMPOUND], "what is put by hand stays"
        await pilot.press("enter")
        await decided(pilot, host, before)


async def test_what_a_seat_assigned_before_is_offered_to_that_seat_alone() -> None:
    host = at_round(2, "Anna,Boris")
    facts = [entry.fact for entry in host.log(-1)]
    async with a_screen(host) as (pilot, screen):
        assert screen.pending.seat == 0 and screen.top.assignment._earlier == last_assignment(facts, 0)
        await pilot.press("4", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, HandOverScreen))
        await pilot.press("p")
        assert "as before" not in painted(pilot)
        await pilot.press("escape", "enter")
        assert screen.pending.seat == 1 and screen.top.assignment._earlier == last_assignment(facts, 1)
