"""A game in progress: tickets, answers that need no human, the log as a seat may see it, and replay."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app import host as host_module
from resurgence_tui.app.host import Host, new_seed
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.bots.bot import BotChance, Look
from resurgence_tui.bots.registry import BOTS
from resurgence_tui.engine.errors import IllegalChoice, StaleChoice
from resurgence_tui.engine.journal import make_all
from resurgence_tui.engine.types import NOBODY, Decision
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.saves.store import Store
from tests.app.tiny_host import answer, tiny_host
from tests.tiny.game import Auction, book

HUMAN = "human"


def state_of(host: Host) -> tuple[Any, ...]:
    """Everything of a host that an answer may change."""
    save = host.save_file()
    return save.table, save.choices[:], save.log[:], host.asks()


def test_an_answer_and_what_follows_from_it_are_saved_once_even_if_something_fails(tmp_path: Path) -> None:
    store = Store(tmp_path)
    host = Library(store).new(make_setup(parse_seats("Anna,bot:eager"), 5))
    host.run_on()
    path, saved = host.path, []
    assert path is not None
    with pytest.raises(ZeroDivisionError), host.saved_once():
        for _ in range(2):
            ask = host.asks()[0]
            host.submit(ask.ticket, ask.decision.options[0])
            host.run_on()
            saved.append(len(store.read(path).choices))
        raise ZeroDivisionError
    assert saved[0] == saved[1] < host.decisions == len(store.read(path).choices)
    ask = host.asks()[0]
    host.submit(ask.ticket, ask.decision.options[0])
    assert len(store.read(path).choices) == host.decisions


def test_a_question_keeps_its_ticket_while_it_stands() -> None:
    host = tiny_host(HUMAN, HUMAN, HUMAN)
    tickets = {ask.decision.seat: ask.ticket for ask in host.asks()}
    answer(host, 0, "bid:1")
    assert [host.ask_of(seat) and host.ask_of(seat).ticket == tickets[seat] for seat in (0, 1, 2)] == [  # type: ignore[union-attr]
        False,
        True,
        True,
    ]


def test_no_ticket_is_used_twice_by_any_game_of_the_program(tmp_path: Path) -> None:
    seen: list[str] = []
    for _ in range(2):
        host = Library(Store(tmp_path)).new(make_setup(parse_seats("Anna,Boris"), 1))
        for _ in range(30):
            seen.append(host.asks()[0].ticket)
            host.submit(seen[-1], host.asks()[0].decision.options[0])
        assert host.path is not None
        again = Library(Store(tmp_path)).resume(host.path)
        assert not {ask.ticket for ask in again.asks()} & {*seen, *(ask.ticket for ask in host.asks())}
    assert len(set(seen)) == len(seen)


def test_tickets_are_not_saved(tmp_path: Path) -> None:
    host = tiny_host(HUMAN, HUMAN, store=Store(tmp_path))
    ticket = host.asks()[0].ticket
    answer(host, 1, "bid:0")
    assert host.path is not None
    text = host.path.read_text(encoding="utf-8")
    assert ticket not in text
    assert ticket.partition("-")[0] not in text


@pytest.mark.parametrize("ticket", ["", "0", "none-1", "x" * 1000])
def test_an_unknown_ticket_is_stale_and_changes_nothing(ticket: str) -> None:
    host = tiny_host(HUMAN, HUMAN)
    before = state_of(host)
    with pytest.raises(StaleChoice):
        host.submit(ticket, "bid:0")
    assert state_of(host) == before


def test_a_late_or_doubled_answer_is_stale_and_changes_nothing() -> None:
    host = tiny_host(HUMAN, HUMAN)
    ticket = host.asks()[0].ticket
    host.submit(ticket, "bid:0")
    before = state_of(host)
    with pytest.raises(StaleChoice):
        host.submit(ticket, "bid:0")
    assert state_of(host) == before


@pytest.mark.parametrize("option", ["bid:9", "", "colour:red", None, 3, ["bid:0"]])
def test_an_answer_that_is_not_listed_is_illegal_and_changes_nothing(option: Any) -> None:
    host = tiny_host(HUMAN, HUMAN)
    before = state_of(host)
    with pytest.raises(IllegalChoice):
        host.submit(host.asks()[0].ticket, option)
    assert state_of(host) == before


def test_a_rule_that_fails_leaves_the_game_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    host = tiny_host(HUMAN, HUMAN)
    before = host.save_file().table

    def half_done(table: Auction, seat: int, option: str, what: str) -> None:
        table.players[seat].coins = 0
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setitem(book.answers, "BID", half_done)
        with pytest.raises(ZeroDivisionError):
            answer(host, 0, "bid:1")
    assert (host.save_file().table, host.decisions) == (before, 0)
    answer(host, 0, "bid:1")
    assert host.decisions == 1


def test_submitting_answers_for_nobody_else() -> None:
    host = tiny_host(HUMAN, "bot:random")
    answer(host, 0, "bid:1")
    answer(host, 0, "colour:red")
    assert host.decisions == 2
    assert [ask.decision.seat for ask in host.asks()] == [1]


def test_a_step_answers_one_question_of_a_bot() -> None:
    host = tiny_host(HUMAN, "bot:random", "bot:random")
    assert host.step()
    assert host.decisions == 1
    assert host.save_file().choices[0].seat == 1
    while host.step():
        pass
    assert [(ask.decision.seat, ask.decision.rule) for ask in host.asks()] == [(0, "BID")]


def test_a_question_with_one_answer_is_answered_and_recorded_for_people_too() -> None:
    host = tiny_host(HUMAN, HUMAN)
    for seat in (0, 1):
        answer(host, seat, "bid:0")
        answer(host, seat, "colour:red")
    ask = host.ask_of(0)
    assert ask is not None
    assert ask.decision.options == ("stones:0",)
    assert host.step()
    assert host.save_file().choices[-1] == (0, "stones:0")
    assert not host.step()


def test_running_on_stops_at_a_human_or_at_the_end() -> None:
    host = tiny_host(HUMAN, "bot:random")
    host.run_on()
    assert [ask.decision.seat for ask in host.asks()] == [0]
    over = tiny_host("bot:random", "bot:eager")
    over.run_on()
    assert over.over
    assert over.asks() == []
    assert sum(over.scores) > 0
    assert over.winners


def test_running_on_saves_once_and_stepping_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    store = Store(tmp_path)
    monkeypatch.setattr(store, "write", lambda save, path: written.append(len(save.choices)))
    host = tiny_host("bot:random", "bot:random", store=store)
    host.step()
    host.step()
    assert written == [1, 2]
    host.run_on()
    assert written == [1, 2, host.decisions]
    host.run_on()
    assert len(written) == 3


def test_the_choices_replay_to_the_same_table() -> None:
    for seats, seed, start in (
        ("bot:random*2", 1, "draft"),
        ("bot:eager*4", 2, "beginner"),
        ("bot:eager*3", 3, "draft"),
    ):
        setup = make_setup(parse_seats(seats), seed, options={"start": start})
        host = Library().new(setup)
        host.run_on()
        save = host.save_file()
        again = GAME.start(len(setup.seats), seed, setup.options, GAME.content())
        make_all(GAME, again, save.choices)
        assert GAME.dump(again) == save.table


class Spy:
    """A bot that notes what it is given, and takes the first answer."""

    slow = False

    def __init__(self) -> None:
        self.seen: list[tuple[Any, Decision, int]] = []

    def answer(self, look: Look, decision: Decision, rng: BotChance) -> str:
        """Look, draw a number, take the first option."""
        self.seen.append((look(), decision, rng.below(1 << 30)))
        return decision.options[0]


def test_a_bot_gets_the_view_of_its_seat_and_never_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    spy = Spy()
    monkeypatch.setitem(BOTS, "bot:spy", lambda game, watch: spy)  # type: ignore[arg-type, return-value]
    host = tiny_host(HUMAN, "bot:spy")
    answer(host, 0, "bid:3")
    assert host.step()
    seen = spy.seen[0][0]
    assert (seen.seed, seen.players[0].secret) == (0, ["?"])
    assert set(seen.deck) == {"?"}


def test_a_bot_that_does_not_look_costs_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    host = tiny_host("bot:random", "bot:eager")
    monkeypatch.setattr(host, "view", lambda seat: pytest.fail("a view was made"))
    host.run_on()
    assert host.over


def test_the_chance_of_a_bot_does_not_depend_on_what_others_did_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    for order in ((0, 1), (1, 0)):
        spy = Spy()
        monkeypatch.setitem(BOTS, "bot:spy", lambda game, watch, spy=spy: spy)  # type: ignore[misc, arg-type, return-value]
        host = tiny_host(HUMAN, "bot:spy", seed=6)
        for seat in order:
            if seat == 0:
                answer(host, 0, "bid:1")
                answer(host, 0, "colour:red")
            else:
                host.step()
                host.step()
        drawn.append([number for _, _, number in spy.seen])
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) == 2


def test_another_bot_at_the_table_changes_no_draw() -> None:
    first, second = (
        Library().new(make_setup(parse_seats(seats), 11)).save_file().table
        for seats in ("Anna,Boris", "bot:random,bot:eager")
    )
    assert first == second


def test_the_log_shows_a_seat_only_what_it_may_see() -> None:
    host = Library().new(make_setup(parse_seats("Anna,Boris"), 4))
    chance = random.Random(4)
    while not host.over:
        ticket, decision = chance.choice(host.asks())
        host.submit(ticket, chance.choice(decision.options))
    everything = host.save_file().log
    for eyes in (NOBODY, 0, 1):
        seen = host.log(eyes)
        assert seen == [entry for entry in everything if entry.fact.eyes in (NOBODY, eyes)]
        drew = {entry.fact.eyes for entry in seen if entry.fact.key in ("drew_tokens", "kept", "assigned")}
        assert drew - {NOBODY} == ({eyes} if eyes != NOBODY else set())
    assert host.log(0, since=host.log_length - 1) == everything[-1:]


def test_every_entry_of_the_log_says_round_and_step() -> None:
    host = Library().new(make_setup(parse_seats("bot:eager*3"), 5))
    host.run_on()
    entries = host.save_file().log
    moments = [(entry.round, entry.step) for entry in entries]
    assert moments == sorted(moments)
    assert {round_ for round_, _ in moments} == set(range(7))
    expected = {
        "hero_taken": {0},
        "drew": {1},
        "event_revealed": {1},
        "leadership": {2},
        "placed": {3},
        "rested": {3},
        "completed": {3},
        "recalled": {4},
        "level_raised": {4},
        "row_renewed": {4},
        "final_score": {5},
        "won": {5},
    }
    for key, steps in expected.items():
        assert {entry.step for entry in entries if entry.fact.key == key} == steps, key


def test_what_the_last_choice_brought_about() -> None:
    host = tiny_host(HUMAN, HUMAN)
    answer(host, 0, "bid:2")
    assert [fact.key for fact in host.table_facts(0)] == ["bid"]
    assert host.table_facts(1) == host.table_facts(NOBODY) == []


def test_a_view_is_made_once_and_anew_after_a_choice() -> None:
    host = tiny_host(HUMAN, HUMAN)
    first = host.view(0)
    assert host.view(0) is first
    assert host.view(NOBODY) is not first
    answer(host, 1, "bid:0")
    assert host.view(0) is not first


def test_a_seat_can_be_handed_to_a_bot_and_back(tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).new(make_setup(parse_seats("Anna,Boris"), 1))
    assert host.humans == [0, 1]
    assert not host.step()
    for seat in (0, 1):
        host.hand_to(seat, "bot:eager")
    assert host.humans == []
    assert host.step()
    assert host.path is not None
    assert Library(Store(tmp_path)).resume(host.path).humans == []
    host.hand_to(1, HUMAN)
    assert host.humans == [1]
    for seat, player in ((0, "bot:genius"), (7, HUMAN), (-1, HUMAN), (0, "someone")):
        with pytest.raises(ValueError, match=r"^There is no"):
            host.hand_to(seat, player)


def test_a_game_can_be_given_up(tmp_path: Path) -> None:
    host = Library(Store(tmp_path)).new(make_setup(parse_seats("Anna,Boris"), 1))
    ticket = host.asks()[0].ticket
    host.abandon()
    assert (host.over, host.abandoned, host.asks(), host.winners) == (True, True, [], [])
    with pytest.raises(StaleChoice):
        host.submit(ticket, "x")
    assert host.path is not None
    again = Library(Store(tmp_path)).resume(host.path)
    assert again.abandoned
    assert Store(tmp_path).list()[0].over


def test_another_game_has_the_same_seats_and_another_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    host = Library().new(make_setup(parse_seats("Anna,bot:random"), 1, options={"start": "beginner"}))
    setup = host.again()
    assert (setup.seats, setup.options) == (host.setup.seats, host.setup.options)
    assert setup.seats[0] is not host.setup.seats[0]
    assert setup.seed != 1
    monkeypatch.setattr(host_module, "randbits", lambda bits: 2**bits - 1)
    assert new_seed() < 2**63
