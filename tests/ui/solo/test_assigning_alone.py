"""While tokens are assigned the Mutant Leadership card is in view, with what it would bring, live."""

from __future__ import annotations

import pytest

from resurgence_tui.games.resurgence.outlook import leader_forecast
from resurgence_tui.games.resurgence.vocab import AREA_WORDS
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.resurgence.question.pending import ASSIGNMENT_BOARD
from resurgence_tui.ui.resurgence.solo.forecast import bonus_text
from tests.build import Table, a_table
from tests.ui.solo.alone import alone, host_of, until_asked
from tests.ui.table.playing import SIZES, a_screen, decided, painted, until


def a_draw(tokens: str, leader: str = "mutlead_scattered_packs", encounters: bool = False) -> Table:
    """Round 1: these tokens are drawn, this Leadership card lies open."""
    t = a_table(1, solo="town", encounters=encounters).with_bag(0, tokens)
    return t.on_tracks(0, metro=1).next_leader(leader).at("SOLO-20")


@pytest.mark.rule("SOLO-20", "SOLO-21")
@pytest.mark.parametrize("size", SIZES)
async def test_solo_21_the_result_of_each_area_is_shown_live(size: tuple[int, int]) -> None:
    host = host_of(a_draw("hero laborer laborer ranger"))
    async with a_screen(host, size) as (pilot, screen):
        assert screen.top.slot == ASSIGNMENT_BOARD
        board = screen.top.assignment
        await until(pilot, lambda: board.text().count("0: MU +1") == 3)
        assert "Scattered Packs" in " ".join(screen.top.prompt.text().split())
        await pilot.press("1")  # the Hero: 3
        await until(pilot, lambda: "3: you +1, MU +1" in board.text())
        await pilot.press("1")
        await until(pilot, lambda: "4: you +1" in board.text())
        await pilot.press("2")
        await until(pilot, lambda: "1: MU +1" in board.text())
        await pilot.press("3")
        await until(pilot, lambda: "2: you +1, MU +1" in board.text())
        for band in ("0-2 MU", "3 both", "●4-5 +1", "6+ +2", "0-1 MU", "●2-3 both"):
            assert band in board.text(), band
        assert "Metro" in board.text() and "{" not in painted(pilot)
        await until(pilot, lambda: "You would get on the tracks: " in painted(pilot))
        before = host.decisions
        await pilot.press("enter")
        await decided(pilot, host, before + 3)
    told = [entry.fact.values for entry in host.log(0) if entry.fact.key == "leadership_alone"]
    assert told[0] == ("metro", 4, 2)


@pytest.mark.rule("SOLO-21")
@pytest.mark.parametrize("size", SIZES)
async def test_solo_21_the_panel_reads_the_card_with_the_same_tokens(size: tuple[int, int]) -> None:
    async with a_screen(host_of(a_draw("hero laborer laborer ranger")), size) as (pilot, screen):
        panel = screen.top.query_one("#mutants")
        await pilot.press("1")
        screen.action_tab("mutants")
        await until(pilot, lambda: panel.display and "●3" in panel.drawing.text)
        assert "Leadership: Scattered Packs" in panel.drawing.text


@pytest.mark.rule("LEAD-08", "SOLO-22")
def test_solo_22_the_bonuses_on_the_way_are_those_of_the_spaces_entered() -> None:
    t = a_table(1, solo="town").leader("mutlead_scattered_packs").on_tracks(0, harbor=1)
    forecast = leader_forecast(t.state, (0, 3, 0))
    assert forecast[1].spaces == (2,)
    assert bonus_text(t.state, words(), forecast) == "You would get on the tracks: Harbor 1 Fuel"
    assert bonus_text(t.state, words(), leader_forecast(t.state, (0, 0, 0))) == ""


@pytest.mark.parametrize("size", SIZES)
async def test_many_tokens_and_the_largest_level_still_fit(size: tuple[int, int]) -> None:
    t = a_table(1, solo="town").at_level(0, 4).with_bag(0, "hero ranger ranger ranger scholar builder laborer laborer")
    host = host_of(t.next_leader("mutlead_storm_of_the_gates").at("SOLO-20"))
    async with a_screen(host, size) as (pilot, screen):
        board = screen.top.assignment
        assert board.plan is not None
        for _ in range(len(board.plan.tokens)):
            await pilot.press("1")
        await until(pilot, lambda: "you +2" in board.text())
        assert "MU" in board.text() and "+2" in board.text()


async def test_with_others_no_forecast_stands_there() -> None:
    host = alone(3, seats="Anna,bot:random", start="beginner")
    host.run_on()
    while host.asks()[0].decision.rule != "ASG-01":
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[-1])
        host.run_on()
    async with a_screen(host) as (pilot, screen):
        await until(pilot, lambda: "Leadership 0" in screen.top.assignment.text())
        assert "MU" not in screen.top.assignment.text()


async def test_the_areas_are_in_the_order_of_the_rules() -> None:
    async with a_screen(until_asked("ASG-01")) as (pilot, screen):
        await until(pilot, lambda: "Metro" in screen.top.assignment.text())
        text = screen.top.assignment.text().casefold()
        places = [text.index(area) for area in AREA_WORDS]
        assert places == sorted(places)
