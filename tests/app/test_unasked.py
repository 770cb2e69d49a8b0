"""What a host takes for people unasked: an ordinary choice, taken back with the one it followed; in doubt it asks."""

from __future__ import annotations

import pytest

from resurgence_tui.app.history import CannotUndo, TakenBack
from resurgence_tui.app.host import Host
from resurgence_tui.engine.types import Choice
from tests.build import Table, a_table
from tests.ui.table.playing import host_at

ARBAT = "place:laborer:metro:arbat_upper"
TAKEN = [Choice(0, ARBAT), Choice(0, "effect:arbat_upper"), Choice(0, "done")]


def two_with_tokens() -> Table:
    """Anna places first; Boris has a token left as well, so that nothing is turned up after her turn."""
    t = a_table(2).with_items(0, food=4).assigned(0, metro="laborer laborer").assigned(1, metro="laborer")
    return t.at("PLACE-01", seat=0)


def hosting(t: Table, on: bool = True, seats: str = "Anna,Boris") -> Host:
    host = host_at(t, seats)
    host.unasked.on = on
    return host


def submit(host: Host, option: str) -> None:
    host.submit(host.asks()[0].ticket, option)
    host.run_on()


@pytest.mark.rule("AMB-130")
def test_what_only_gives_is_an_ordinary_choice_and_told_once() -> None:
    host = hosting(two_with_tokens())
    submit(host, ARBAT)
    assert host.save_file().choices == TAKEN
    assert host.asks()[0].decision.seat == 1
    assert [fact.key for fact in host.unasked.news()] == ["gained"] and host.unasked.news() == []


@pytest.mark.rule("AMB-130")
def test_it_is_asked_where_nobody_has_said_that_it_may_be_taken() -> None:
    host = hosting(two_with_tokens(), on=False)
    submit(host, ARBAT)
    assert host.asks()[0].decision.options == ("effect:arbat_upper", "done")


def test_it_is_taken_back_with_the_choice_it_followed_and_made_again_with_it() -> None:
    host = hosting(two_with_tokens())
    before = host.game.dump(host.view(0))
    submit(host, ARBAT)
    after = host.game.dump(host.view(0))
    assert host.undo() == TakenBack(seat=0, choices=1)
    assert host.game.dump(host.view(0)) == before and host.save_file().choices == []
    host.redo()
    host.run_on()
    assert host.game.dump(host.view(0)) == after and host.save_file().choices == TAKEN
    assert not host.can_redo


def test_the_way_back_from_a_line_of_the_log_counts_it_as_no_choice() -> None:
    host = hosting(two_with_tokens())
    start = host.log_length
    submit(host, ARBAT)
    submit(host, "place:laborer:metro:rest")
    with pytest.raises(CannotUndo):
        host.way_back(0, len(host.log(0)))
    assert start == 0 and host.way_back(0, 1).acts == [1]


@pytest.mark.rule("UPK-A")
def test_what_would_go_on_to_something_hidden_is_asked() -> None:
    """It is the last token of the round: after it the Upkeep turns up cards, and undo would end."""
    host = hosting(a_table(2).assigned(0, metro="laborer").at("PLACE-01", seat=0))
    submit(host, ARBAT)
    assert host.asks()[0].decision.options == ("effect:arbat_upper", "done")
    assert host.undo() == TakenBack(seat=0, choices=1)


def test_a_question_before_a_reveal_knows_what_follows_unasked() -> None:
    """Anna's last token; then Boris decides, so nothing comes to light, whether it is taken or asked."""
    host = hosting(two_with_tokens())
    assert not host.shows_by_going_on(host.asks()[0].ticket, [ARBAT])


@pytest.mark.parametrize("seats", ["Anna,bot:eager", "bot:eager,Boris"])
def test_nothing_is_taken_for_bots(seats: str) -> None:
    """They are asked by themselves: what they choose is theirs, and no person takes it back."""
    host = hosting(two_with_tokens(), seats=seats)
    asked = host.unasked_option(host_after(host).decision_of(0))  # type: ignore[attr-defined]
    assert asked == ("effect:arbat_upper" if seats.startswith("Anna") else "")


def host_after(host: Host) -> object:
    """The table of the host once a Laborer stands on upper Arbat."""
    host._table = two_with_tokens().do(ARBAT).state
    return host._table
