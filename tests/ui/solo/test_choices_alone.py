"""Questions of a game alone and of Encounters on the boards: cards, rooms and Zones light up and can be picked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from textual.pilot import Pilot

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.outlook import outlook
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.i18n.text import words
from resurgence_tui.ui.resurgence import table_layout as at
from resurgence_tui.ui.resurgence.boards.view_board import ViewBoard
from resurgence_tui.ui.resurgence.question.placing import Placing
from resurgence_tui.ui.resurgence.question.question_text import PLACING, QuestionText, board_of, is_demand
from tests.build import a_table
from tests.ui.solo.alone import REST, before_card, host_of, take, until_asked
from tests.ui.table.playing import SIZES, a_screen, decided, host_at, menu_of, painted, until

ASKING = QuestionText(words(), ["Anna", "Boris"])


def decisions(seed: int, seats: int) -> Iterator[tuple[State, Decision]]:
    """The decisions of a game with Encounters that is played at random, each with the view of who is asked."""
    chance = Random(seed)
    options = {"start": "draft", "encounters": True, **({"solo": "town"} if seats == 1 else {"bonus_events": True})}
    state = GAME.start(seats, seed, options, GAME.content())
    while not state.over:
        decision = chance.choice(state.open)
        if len(decision.options) > 1:
            yield GAME.view(state, decision.seat), decision
        choose(state, decision.seat, chance.choice(decision.options), GAME.book)


async def look_at(pilot: Pilot[None], board: ViewBoard, spot: str) -> None:
    """Give a board the focus and put the cursor on a place."""
    board.focus()
    await until(pilot, lambda: board.has_focus)
    board.cursor = spot
    await until(pilot, lambda: board.cursor == spot)


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", range(3))
def test_every_question_has_rows_of_its_own_and_known_places(seed: int, seats: int) -> None:
    rules = set()
    for view, decision in decisions(seed, seats):
        question = ASKING.question(decision, view, short=bool(seed % 2))
        rules.add(decision.rule)
        assert question.asked and "{" not in question.asked + question.why
        told = [(row.label, row.note) for row in question.rows]
        assert len(set(told)) == len(told), (decision.rule, told)
        if is_demand(decision.rule):
            assert question.board in (at.CITY, at.COMPOUND)
        if decision.rule == PLACING:
            placing = Placing(decision.options)
            for space, look in outlook(view, decision.seat).items():
                text, legal = ASKING.looking.look(space, look, view)
                assert legal == (space in placing.spaces) and "{" not in text
    assert "ENC-04" in rules and (seats == 2 or {"SOLO-10"} <= rules)


@pytest.mark.rule("SOLO-10")
@pytest.mark.parametrize("size", SIZES)
async def test_solo_10_the_three_salvage_cards_lie_open_and_one_is_put_away_by_its_card(size: tuple[int, int]) -> None:
    host = until_asked("SOLO-10")
    async with a_screen(host, size) as (pilot, screen):
        cards = [option.partition(":")[2] for option in host.asks()[0].decision.options]
        assert screen.top.offer.display and screen.top.offer.legal == frozenset(cards)
        await until(pilot, lambda: "get one more at random" in " ".join(screen.top.prompt.text().split()))
        await look_at(pilot, screen.top.offer, cards[1])
        await pilot.press("enter")
        await until(pilot, lambda: cards[1] in host.view(0).gone)


@pytest.mark.rule("ENC-04")
@pytest.mark.parametrize("size", SIZES)
async def test_enc_04_a_zone_picks_where_the_rarer_token_goes(size: tuple[int, int]) -> None:
    host = until_asked("ENC-04", encounters=True)
    async with a_screen(host, size) as (pilot, screen):
        decision = host.asks()[0].decision
        zones = [zone.id for zone in host.view(0).content.zones if zone.district == decision.context[0]]
        assert screen.top.city.legal == frozenset(zones)
        rare = screen.top.question.spots[decision.options[0]][0]
        before = host.decisions
        await look_at(pilot, screen.top.city, rare)
        await pilot.press("enter")
        await decided(pilot, host, before)
        put = [entry.fact.values for entry in host.log(0) if entry.fact.key == "encounter_put"]
        kinds = decision.options[0].split(":")[1:]
        assert (put[-2][0], put[-1][0]) == (kinds[0], kinds[1])
        special = max(kinds, key=("mutant", "beast", "stalker").index)
        assert (special, rare) in put


@pytest.mark.rule("SOLO-B-HOP")
@pytest.mark.parametrize("size", SIZES)
async def test_solo_b_hop_the_rooms_with_rubble_light_up_and_one_is_picked(size: tuple[int, int]) -> None:
    host = host_of(before_card("hope_island", "b").with_rubble(0, "room_clinic", "rubble_vp3"))
    async with a_screen(host, size) as (pilot, screen):
        take(screen, REST)
        await until(pilot, lambda: "Mutant action: Hope B" in painted(pilot))
        board = screen.top.compound
        assert board.display and "room_clinic" in board.legal and "room_checkpoint" not in board.legal
        await look_at(pilot, board, "room_clinic")
        await pilot.press("enter")
        await until(pilot, lambda: host.view(0).mutant_vp >= 3)
        assert host.view(0).seats[0].flipped == [2]
        await until(pilot, lambda: screen.pending.rule == "PLACE-01")
        text, legal = ASKING.looking.look("room_clinic", outlook(host.view(0), 0)["room_clinic"], host.view(0))
        assert not legal and "stays closed" in text


@pytest.mark.rule("SOLO-B-MUS")
async def test_solo_b_mus_every_card_of_a_pair_lights_up() -> None:
    cards = ("survivor_chef", "survivor_farmer", "survivor_hunter")
    host = host_of(before_card("museum_row", "b").with_cards(0, *cards))
    async with a_screen(host) as (pilot, screen):
        take(screen, REST)
        await until(pilot, lambda: "Mutant action: Museum B" in painted(pilot))
        board = screen.top.compound
        assert board.display and set(cards) <= board.legal
        assert len(screen.top.question.rows_at("survivor_hunter")) == 2
        await look_at(pilot, board, "survivor_hunter")
        await pilot.press("enter")
        await until(pilot, lambda: menu_of(screen).has_focus)
        await pilot.press("enter")
        await until(pilot, lambda: len(host.view(0).seats[0].spent) == 2)
        assert "survivor_hunter" in host.view(0).seats[0].spent


@pytest.mark.rule("ENC-09", "ENC-10")
@pytest.mark.parametrize("size", SIZES)
async def test_enc_09_the_city_shows_beasts_and_stalkers_and_what_they_ask(size: tuple[int, int]) -> None:
    t = a_table(2, encounters=True).with_items(0, food=2, ammo=1)
    t.encounters_in("arbat_upper", "beast").encounters_in("arbat_lower", "stalker").encounters_in(
        "revolution_square_right", "beast", "mutant"
    )
    host = host_at(t.assigned(0, metro="laborer hero").at("PLACE-01", seat=0), "Anna,bot:random")
    async with a_screen(host, size) as (pilot, screen):
        text = screen.top.city.drawing.text
        assert text.count("BE") == 2 and text.count("ST") == 1 and "MU" in text
        assert "pay 1Sup" in text and "1+1Sup" in text
        rows = {row.id: row for row in menu_of(screen).rows}
        assert "Stalker" in rows["arbat_lower"].note or "ST" in rows["arbat_lower"].note
        assert rows["arbat_upper"].cost in ("Ammo or Meds", "1Sup")
        await until(pilot, lambda: "{" not in painted(pilot))


@pytest.mark.rule("ENC-10", "AMB-117")
async def test_enc_10_a_stalker_is_among_the_options_of_the_turn() -> None:
    t = a_table(2, encounters=True).with_items(0, food=1).encounters_in("arbat_lower", "stalker")
    host = host_at(t.assigned(0, metro="hero laborer").at("PLACE-01", seat=0), "Anna,bot:random")
    async with a_screen(host) as (pilot, screen):
        take(screen, "place:hero:metro:arbat_lower")
        await until(pilot, lambda: screen.pending.rule == "ACT-01")
        await until(pilot, lambda: "Trade with the Stalker" in painted(pilot))
        assert "Plan a Mission with the Stalker" in painted(pilot)
        take(screen, "stalker:trade")
        await until(pilot, lambda: screen.pending.rule == "ENC-10")
        assert "1 Food for 1 Meds" in painted(pilot) or "1 Food for 1 Ammo" in painted(pilot)


def test_a_demand_is_about_the_board_where_it_is_met() -> None:
    pay = Decision("SOLO-A-HOP", 0, ("pay:ammo2", "mutants:3"), ("mutant_action_a_hope_island",))
    flip = Decision("SOLO-B-HOP", 0, ("flip:room_clinic", "flip:room_armory"), ("mutant_action_b_hope_island",))
    assert (board_of(pay), board_of(flip)) == (at.CITY, at.COMPOUND)
