"""RSD-UNDO, RSD-ASK-54, RSD-HIDE-10: acts are taken back as one, and what was shown or answered is not."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from resurgence_tui.app.history import CannotUndo, Stop
from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.state import State
from resurgence_tui.saves.save_file import SaveFile, SeatSetup, make_setup
from tests.games.residuum.field import A, B, Field, content
from tests.games.residuum.fighting import met, pair


def hosted(state: State) -> Host:
    """A game that goes on from a table, between people."""
    seats = [SeatSetup(name=name, player="human", colour=seat) for seat, name in enumerate(("Anna", "Boris"))]
    now = datetime.now(UTC)
    setup = make_setup(seats, 1, game="residuum")
    save = SaveFile(name="Residuum", created=now, saved=now, content_hash="none", setup=setup, table={})
    return Host(GAME, state, save, None)


def give(host: Host, *options: str) -> Host:
    """Answer whoever is asked."""
    for option in options:
        ask = next(ask for ask in host.asks() if option in ask.decision.options)
        host.submit(ask.ticket, option)
    return host


def table(host: Host) -> State:
    """What lies on the table."""
    return host._table  # type: ignore[return-value]


def stopped_by(host: Host, holder: int = NOBODY) -> Stop:
    """Why nothing can be taken back."""
    with pytest.raises(CannotUndo) as caught:
        host.undo(holder)
    return caught.value.stopped.why


@pytest.mark.rule("RSD-ASK-54", "RSD-ASK-57", "RSD-UNDO-04")
def test_a_move_of_many_questions_is_taken_back_and_made_again_as_one() -> None:
    f = Field().outriders(A, "e3s0", 2).loose(A, "e3s0").store(A, provisions=5, tech=1).purse(A, oil=1).menu()
    before = GAME.dump(f.state)
    host = give(hosted(f.state), "act:move", "from:e3s0", "convoy:fresh2", "load:barricades1", "to:e4s0")
    assert host.asks()[0].decision.context[1:3] == (3, 3)  # the cost with the load, and what is still due
    give(host, "purse:use:oil")
    assert host.asks()[0].decision.context[1:3] == (3, 2)
    give(host, "pay:tech1")
    after = GAME.dump(table(host))
    host.undo()
    assert GAME.dump(table(host)) == before
    host.redo()
    assert GAME.dump(table(host)) == after and not host.can_redo


@pytest.mark.rule("RSD-UNDO-04", "RSD-ASK-54")
def test_acts_that_follow_each_other_are_taken_back_one_by_one() -> None:
    f = Field().outpost(A, "e3s0").outriders(A, "e3s0").store(A, wood=8, provisions=2).menu()
    host = hosted(f.state)
    tables = [GAME.dump(table(host))]
    for options in (
        ("act:construct_barricade", "at:e3s0", "pay:wood2"),
        ("act:construct_barricade", "at:w6s0", "purse:keep:wood", "pay:wood2"),
        ("act:move", "from:e3s0", "convoy:fresh1", "load:none", "to:e4s0"),
    ):
        give(host, *options)
        tables.append(GAME.dump(table(host)))
    for wanted in (2, 1, 0):
        host.undo()
        assert GAME.dump(table(host)) == tables[wanted]


@pytest.mark.rule("RSD-UNDO-05")
def test_a_turn_is_reset_to_its_production() -> None:
    f = Field(turn=9).terrain("woodland", "e4s0").outpost(A, "e4s0").outriders(A, "e3s0").turn(B, 8)
    f.state.step = 2
    f.menu()
    host = give(hosted(f.state), "act:end", "yield:provisions", "yield:wood")
    start = GAME.dump(table(host))
    give(host, "act:construct_barricade", "at:e4s0", "pay:provisions3")
    assert GAME.dump(table(host)) != start
    host.reset_turn(NOBODY)
    assert host.asks()[0].decision.rule in ("RSD-ASK-08", "RSD-ASK-09") and host.asks()[0].decision.seat == A


@pytest.mark.rule("RSD-UNDO-01")
def test_a_card_of_the_town_cannot_be_taken_back() -> None:
    f = Field().outriders(A, "e2n1").store(A, provisions=6).menu()
    host = give(hosted(f.state), "act:move", "from:e2n1", "convoy:fresh1", "to:town", "pay:provisions2")
    host.undo()
    host.redo()
    give(host, "sell:provisions:3")
    host.undo()
    assert host.asks()[0].decision.rule == "RSD-ASK-31"
    give(host, "sell:provisions:3", "buy:wood:1")
    assert stopped_by(host) is Stop.REVEALED


@pytest.mark.rule("RSD-UNDO-01", "RSD-UNDO-03", "RSD-UNDO-09")
def test_a_draw_can_be_taken_back_before_it_is_paid_and_a_kept_card_not_at_all() -> None:
    f = Field().store(A, provisions=9, wood=1).menu()
    host = give(hosted(f.state), "act:discover", "pay:provisions4")
    assert stopped_by(host) is Stop.REVEALED
    give(host, host.asks()[0].decision.options[0])
    assert stopped_by(host) is Stop.REVEALED


@pytest.mark.rule("RSD-UNDO-03")
def test_a_completed_card_cannot_be_taken_back() -> None:
    f = Field().hand(A, "discovery_still", "discovery_lathe").terrain("tech_site", "e3s0").outriders(A, "e3s0")
    f.store(A, tech=1, wood=3, provisions=9).menu()
    host = give(hosted(f.state), "act:complete", "card:discovery_still")
    assert stopped_by(host) is Stop.REVEALED


@pytest.mark.rule("RSD-UNDO-09")
def test_the_kept_card_of_a_draft_may_be_changed_until_the_second_is_put_away() -> None:
    state = GAME.start(2, 3, {"map": "dealt", "bases": "dealt"}, content())
    host = hosted(state)
    drafter = host.asks()[0].decision.seat
    keep = host.asks()[0].decision.options
    give(host, keep[0])
    host.undo(drafter)
    give(host, keep[1])
    give(host, host.asks()[0].decision.options[0])
    assert stopped_by(host) is Stop.REVEALED
    assert host.asks()[0].decision.seat == 1 - drafter


@pytest.mark.rule("RSD-UNDO-02", "RSD-UNDO-08")
def test_until_the_host_has_answered_what_led_to_the_meeting_can_be_taken_back() -> None:
    f = pair()
    f.store(A, food=2).menu()
    host = give(hosted(f.state), "act:move", "from:e3s0", "convoy:fresh1", "to:e4s0", "pay:food1", "word:trade")
    assert host.asks()[0].decision.seat == B
    host.undo(A)
    assert host.asks()[0].decision.rule == "RSD-ASK-35"
    give(host, "word:none", "welcome", "intent:trade")
    host.reset_turn(A)  # as far back as Boris's answer
    assert (host.asks()[0].decision.rule, host.asks()[0].decision.seat) == ("RSD-ASK-37", A)
    assert host.undo(A).seat == B  # the welcome is his to take back
    assert host.asks()[0].decision.rule == "RSD-ASK-36"


@pytest.mark.rule("RSD-UNDO-01", "RSD-UNDO-02")
def test_cards_dealt_for_a_conflict_stop_it_at_once() -> None:
    f = met(pair())
    host = give(hosted(f.state), "word:none", "resist")
    assert stopped_by(host) is Stop.REVEALED


@pytest.mark.rule("RSD-UNDO-06")
def test_of_three_tiles_the_first_two_can_be_taken_back() -> None:
    host = hosted(GAME.start(2, 3, {}, content()))
    drawer = host.asks()[0].decision.seat
    for tile in range(3):
        give(host, host.asks()[0].decision.options[0])
        give(host, host.asks()[0].decision.options[-1])
        if tile < 2:
            host.undo(drawer)
            assert host.asks()[0].decision.rule in ("RSD-ASK-01", "RSD-ASK-02")
            host.redo()
            while len(table(host).drawn) != 2 - tile:
                give(host, host.asks()[0].decision.options[0])
    assert host.asks()[0].decision.seat == 1 - drawer and stopped_by(host) is Stop.REVEALED


@pytest.mark.rule("RSD-UNDO-10")
def test_the_end_of_a_turn_is_taken_back_until_the_next_seat_has_chosen() -> None:
    f = Field(turn=8).outriders(A, "e3s0").store(A, provisions=2).basecamp(B, "e5s0").terrain("woodland", "e5s0").menu()
    before = GAME.dump(f.state)
    host = give(hosted(f.state), "act:end", "feed:provisions")
    assert host.asks()[0].decision.seat == B
    host.undo(A)
    assert host.asks()[0].decision.rule == "RSD-ASK-53"
    host.undo(A)
    assert GAME.dump(table(host)) == before
    give(host, "act:end", "feed:provisions", "yield:wood")
    host.undo(B)
    assert host.asks()[0].decision.seat == B


@pytest.mark.rule("RSD-HIDE-10", "RSD-HIDE-11", "RSD-UNDO-07")
def test_what_lies_in_the_open_is_seen_by_everybody() -> None:
    f = Field().store(A, tech=3, nuclear=1).purse(A, oil=2).outriders(A, "e4s0", kind="armed").outpost(A, "e3s0")
    f.completed(A, "discovery_lathe").kept(A, "town_fast_truck").menu()
    f.state.seats[A].oil, f.state.seats[A].used = ["e3s0"], ["discovery_lathe"]
    for seat in (A, B, NOBODY):
        seen = GAME.view(f.state, seat)
        mine, theirs = f.state.seats[A], seen.seats[A]
        for name in ("store", "purse", "oil", "marks", "outriders", "completed", "kept", "used", "character"):
            assert getattr(theirs, name) == getattr(mine, name)
        assert (seen.box, seen.discovery_tiles) == (f.state.box, f.state.discovery_tiles)
        assert seen.seed == 0 and seen.chance == {} and seen.agenda == []
