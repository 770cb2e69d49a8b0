"""What the Mutants do is told: forced outcomes in place of a question, in the order card, action, placement."""

from __future__ import annotations

from random import Random

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.resurgence.log_text import MoscowLogText
from resurgence_tui.ui.resurgence.solo.mutants_text import MutantsText
from resurgence_tui.ui.table.screen import TableScreen
from resurgence_tui.ui.table.seats import SeatLook
from resurgence_tui.ui.widgets.bars import plain
from tests.build import Table
from tests.ui.solo.alone import REST, alone, before_card, host_of, rest, take, until_asked
from tests.ui.table.playing import SIZES, a_screen, painted, until


def told_after(host: Host, *options: str) -> str:
    """What is told once these answers, and those that follow by themselves, have been given."""
    telling, since = MutantsText(words(), host), 0
    for option in options:
        since = host.log_length
        host.submit(host.asks()[0].ticket, option)
        host.run_on()
        telling.chosen = option
    ask = host.ask_of(0)
    return telling.told(host.view(0), 0, since, ask.decision if ask else None)


def prompt_of(screen: TableScreen) -> str:
    """The prompt as one line."""
    return " ".join(screen.top.prompt.text().split())


def after_rest(position: Table) -> str:
    """What is told when the first token has been rested and the second Mutant card has come."""
    return told_after(host_of(position), REST)


@pytest.mark.rule("SOLO-A-KRE", "SOLO-48")
def test_solo_a_kre_who_leaves_the_row_and_what_the_mutants_gain_is_told() -> None:
    t = before_card("kremlin").in_row("survivor_chef", "survivor_farmer", "survivor_hunter", "", "survivor_miner")
    assert after_rest(t) == "Card 2, Kremlin: Miner and Hunter leave the Row; the Mutants gain 2 VP."
    t = before_card("kremlin").in_row("", "", "", "", "survivor_miner")
    assert after_rest(t) == "Card 2, Kremlin: Miner leaves the Row; the Mutants gain 2 VP."
    t = before_card("kremlin").in_row("", "", "", "", "")
    assert after_rest(t) == "Card 2, Kremlin: the Row is empty; the Mutants gain 2 VP."


@pytest.mark.rule("SOLO-A-REV", "SOLO-42", "SOLO-45")
def test_solo_45_the_mission_its_points_and_the_side_that_comes_up_are_told() -> None:
    told = after_rest(before_card("revolution_square").offering("basic_diesel_choir"))
    assert told == (
        "Card 2, Revolution Square: the Mutants complete The Diesel Choir for 4 VP; the Action board is now on side B."
    )
    told = after_rest(before_card("revolution_square", "b").offering())
    assert told == (
        "Card 2, Revolution Square: the Mutants find no Mission; the Action board is now on side A."
    )


@pytest.mark.rule("SOLO-46", "AMB-100")
def test_solo_46_who_cannot_pay_is_told_so_and_not_asked() -> None:
    host = host_of(before_card("hope_island", ammo=1))
    assert told_after(host, REST) == "Card 2, Hope Island: you can't pay in full, so the Mutants gain 3 VP."
    ask = host.ask_of(0)
    assert ask is not None and ask.decision.rule == "PLACE-01"


@pytest.mark.rule("SOLO-46")
def test_solo_46_who_chooses_is_told_what_was_chosen() -> None:
    assert told_after(host_of(before_card("hope_island", ammo=2)), REST, "mutants:3") == (
        "Card 2, Hope Island: the Mutants gain 3 VP."
    )
    assert told_after(host_of(before_card("hope_island", ammo=2)), REST, "pay:ammo2") == (
        "Card 2, Hope Island: you pay 2 Ammo."
    )


@pytest.mark.rule("AMB-101")
def test_amb_101_where_none_of_it_can_be_done_nothing_happens_and_that_is_told() -> None:
    told = after_rest(before_card("arbat", "b", food=0))
    assert told == "Card 2, Arbat: you can do nothing, so nothing happens."


@pytest.mark.rule("SOLO-A-BAR", "SOLO-47")
def test_solo_47_the_only_ready_card_and_no_ready_card_are_told() -> None:
    t = before_card("barbarian_gate").with_cards(0, "survivor_chef")
    assert after_rest(t) == "Card 2, Barbarian Gate: the Mutants gain 1 VP; you exhaust the Chef."
    t = before_card("barbarian_gate").with_cards(0, "survivor_chef").exhausted(0, "survivor_chef")
    assert after_rest(t) == "Card 2, Barbarian Gate: you have no ready card; the Mutants gain 1 VP."


@pytest.mark.rule("SOLO-B-HOP", "SOLO-49")
def test_solo_49_the_rubble_the_room_and_the_points_are_told() -> None:
    for kind, points in (("rubble_vp3", "the Mutants gain 3 VP"), ("rubble_fuel2", "the Mutants gain nothing")):
        t = before_card("hope_island", "b").with_rubble(0, "room_clinic", kind)
        told = told_after(host_of(t), REST, "flip:room_clinic")
        assert told.startswith("Card 2, Hope Island: the Clinic stays closed, its Rubble shows ")
        assert told.endswith(f"; {points}.")


@pytest.mark.rule("SOLO-21", "SOLO-22")
def test_solo_21_who_has_advanced_where_is_told_before_the_first_placement() -> None:
    host = until_asked("ASG-01", seed=3)
    telling, since = MutantsText(words(), host), 0
    while host.asks()[0].decision.rule == "ASG-01":
        since, ask = host.log_length, host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    host.run_on()
    ask = host.ask_of(0)
    assert ask is not None
    told = telling.told(host.view(0), 0, since, ask.decision)
    assert told.startswith("Leadership: Metro you +2")


@pytest.mark.parametrize("seed", range(5))
def test_every_telling_of_random_games_has_its_words_and_is_short(seed: int) -> None:
    host = alone(seed, encounters=bool(seed % 2))
    telling, chance, since, cards = MutantsText(words(), host), Random(seed), 0, 0
    while True:
        host.run_on()
        if host.over:
            break
        ask = host.asks()[0]
        told = telling.told(host.view(0), 0, since, ask.decision)
        assert "{" not in told and len(told) < 400
        trail = plain(telling.trail(host.view(0), 0, ask.decision))
        if ask.decision.rule.startswith(("SOLO-A", "SOLO-B")):
            assert trail.startswith("Mutant card ") and " of 3 > action > placement" in trail
        cards += told.count("Card ")
        option = chance.choice(ask.decision.options)
        since = host.log_length
        host.submit(ask.ticket, option)
        telling.chosen = option
    assert cards > 12


@pytest.mark.rule("SOLO-23")
def test_solo_23_the_log_goes_from_card_to_action_to_placement_under_headings() -> None:
    host = host_of(before_card("kremlin"))
    rest(host)
    host.submit(host.asks()[0].ticket, "place:laborer:metro:rest")
    lines = MoscowLogText(words(), host).lines(0, (SeatLook("Anna", 0),))
    texts = [line.text for line in lines]
    start = texts.index("Mutant card 1 of 3")
    assert lines[start].heading and lines[start].rule == "SOLO-23"
    assert texts[start + 1].startswith("Mutant card: Kremlin.")
    assert texts[start + 2].startswith("Mutant action in the Kremlin (side A): ")
    assert "The Mutants gain 2 VP." in texts[start + 3 : start + 6]
    assert "Anna rests a Laborer." in texts[start + 4 : start + 8]
    assert [line.badge for line in lines[start + 1 : start + 3]] == ["MU", "MU"]


@pytest.mark.rule("SOLO-23")
def test_solo_23_the_first_card_of_a_round_stands_under_worker_actions() -> None:
    host = alone(4, skip=40)
    lines = [line.text for line in MoscowLogText(words(), host).lines(0, (SeatLook("Anna", 0),)) if line.heading]
    first = lines.index("Mutant card 1 of 3")
    assert lines[first - 1] == "Round 1 of 6, Worker Actions"
    assert lines.count("Round 1 of 6, Worker Actions") == 1


@pytest.mark.parametrize("size", SIZES)
async def test_a_forced_outcome_is_on_the_screen_before_the_placement(size: tuple[int, int]) -> None:
    async with a_screen(host_of(before_card("hope_island", ammo=1)), size) as (pilot, screen):
        take(screen, REST)
        await until(pilot, lambda: "Card 2, Hope Island" in painted(pilot))
        assert "you can't pay in full, so the Mutants gain 3 VP." in prompt_of(screen)
        assert "Mutant card 2 of 3 → action → placement" in painted(pilot)
        assert screen.top.question.asked == "Place a Survivor"


@pytest.mark.rule("SOLO-46")
@pytest.mark.parametrize("size", SIZES)
async def test_solo_46_the_demand_says_what_each_choice_costs(size: tuple[int, int]) -> None:
    async with a_screen(host_of(before_card("hope_island", ammo=2, meds=1)), size) as (pilot, screen):
        take(screen, REST)
        await until(pilot, lambda: "Mutant action: Hope A" in painted(pilot))
        assert "The Mutants demand: pay 2 Ammo or Meds, or the Mutants gain 3 VP." in prompt_of(screen)
        shown = painted(pilot)
        assert "The Mutants gain 3 VP" in shown and "leaves" in shown
        assert "VP then" in shown or "then they have" in shown
