"""Place and menu never disagree: each place that an option names lies on a board, and is legal exactly then."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import State
from resurgence_tui.games.resurgence.vocab import ROOM_OF, ZONE_OF
from resurgence_tui.i18n.text import words
from resurgence_tui.ui import theme
from resurgence_tui.ui.resurgence.boards.card_rows import draw_event, draw_missions, draw_row
from resurgence_tui.ui.resurgence.boards.compound_board import draw_compound
from resurgence_tui.ui.resurgence.boards.leadership_tracks import draw_tracks
from resurgence_tui.ui.resurgence.boards.main_board import draw_city
from resurgence_tui.ui.resurgence.question.pending import STEPPER
from resurgence_tui.ui.resurgence.question.question_text import ASSIGNMENT, OFFERS, QuestionText
from resurgence_tui.ui.table.seats import Looks, SeatLook
from tests.build import a_table
from tests.ui.table.playing import a_screen, host_at, until

LOOKS: Looks = tuple(SeatLook(name, seat, False) for seat, name in enumerate(("Anna", "Boris", "Celina", "Dmitri")))
ASKING = QuestionText(words(), [look.name for look in LOOKS])

GAMES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"start": "draft"}),
    (3, {"start": "beginner", "bonus_events": True}),
    (4, {"start": "draft", "encounters": True}),
    (1, {"start": "draft", "solo": "village"}),
    (1, {"start": "draft", "solo": "stronghold", "encounters": True}),
)


def questions(seed: int) -> Iterator[tuple[State, Decision]]:
    """The decisions of random games, each with the view of the seat that is asked."""
    seats, options = GAMES[seed % len(GAMES)]
    chance = Random(seed)
    state = GAME.start(seats, seed, options, GAME.content())
    while not state.over:
        decision = chance.choice(state.open)
        if len(decision.options) > 1 and decision.rule != ASSIGNMENT:
            yield GAME.view(state, decision.seat), decision
        choose(state, decision.seat, chance.choice(decision.options), GAME.book)


def named(view: State, option: str) -> set[str]:
    """The ids of things on the boards that an option names."""
    content = view.content
    things = {*ZONE_OF, *ROOM_OF, *content.cards, *content.missions, *content.column_ids, *content.events}
    return things & set(option.split(":"))


def drawn(view: State, seat: int) -> set[str]:
    """All places that the boards have in the smallest terminal."""
    size = 80, 11
    boards = (
        draw_city(view, LOOKS, words(), 80, 10),
        draw_compound(view, seat, LOOKS, words(), *size),
        draw_row(view, words(), *size),
        draw_missions(view, words(), *size),
        draw_event(view, words(), 80, 5),
        draw_tracks(view, LOOKS, words(), 80, 6, theme.UNICODE),
    )
    return {spot for board in boards for spot in board.spots}


@pytest.mark.parametrize("seed", range(5))
def test_every_thing_that_an_option_names_can_be_picked_where_it_lies(seed: int) -> None:
    seen = set()
    for view, decision in questions(seed):
        question = ASKING.question(decision, view)
        lying = drawn(view, decision.seat)
        for option in decision.options:
            if decision.rule in (*OFFERS, "ENC-04"):
                continue
            places = set(question.spots.get(option, ()))
            assert named(view, option) <= places, option
            assert places <= lying, (option, places - lying)
            seen |= {(option.split(":")[0], place.split("_")[0]) for place in places}
        assert question.legal == {place for option in decision.options for place in question.spots.get(option, ())}
        for place in question.legal:
            assert set(question.rows_at(place)) == {
                option for option in decision.options if place in question.spots.get(option, ())}
    assert len(seen) > 10


@pytest.mark.rule("CARD-ELECTRICIAN", "ENC-09")
@pytest.mark.parametrize("size", [(80, 24), (160, 48)])
async def test_a_card_that_helps_to_pay_is_used_by_picking_it_on_the_compound(size: tuple[int, int]) -> None:
    position = (
        a_table(2, encounters=True).with_items(0, food=2, fuel=2, parts=2, ammo=2).assigned(0, metro="laborer laborer")
        .encounters_in("arbat_upper", "beast").mutants("arbat").with_cards(0, "survivor_electrician")
        .at("PLACE-01", seat=0)
    )
    position.do("place:laborer:metro:arbat_upper")
    host = host_at(position)
    async with a_screen(host, size) as (pilot, screen):
        mix = screen.top.stepper.mix
        assert screen.top.slot == STEPPER and mix is not None and not mix.cards
        assert screen.top.question.legal == {"survivor_electrician"}
        screen.top.bring("compound", focus=True)
        await pilot.pause()
        screen.top.compound.cursor = "survivor_electrician"
        await pilot.press("enter")
        await pilot.pause()
        assert mix.cards == {"survivor_electrician"} and mix.option
        spot = screen.top.compound.drawing.spots["survivor_electrician"].regions[0]
        edge = 1 if size != (80, 24) else 0
        await pilot.click(screen.top.compound, offset=(spot.x + 2 + edge, spot.y + edge))
        await pilot.pause()
        assert not mix.cards
        await pilot.press("enter", "escape", "enter")
        await until(pilot, lambda: "survivor_electrician" in host.view(0).seats[0].spent)
