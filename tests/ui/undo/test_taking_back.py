"""Undo, redo and reset of a turn by keys: at each kind of decision, with the reason where they stop."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from resurgence_tui.app.history import CannotUndo, Stop
from resurgence_tui.app.host import Host
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.reveal import revealed
from resurgence_tui.engine.table import Hide, hidden_fields
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.state import SeatState, State
from resurgence_tui.i18n.resurgence.revealed_words import revealed_key
from resurgence_tui.i18n.text import words
from resurgence_tui.i18n.undo_words import STOPS
from resurgence_tui.saves.save_file import make_setup
from resurgence_tui.ui.screens.hand_over import HandOverScreen
from tests.build import content
from tests.ui.table.playing import a_screen, painted, tap, until

SIZES = ((80, 24), (160, 48))


def saved(host: Host) -> dict[str, Any]:
    """Everything of a game but when it was saved, and what can be made again."""
    whole: dict[str, Any] = host.save_file().model_dump()
    return {key: value for key, value in whole.items() if key not in ("saved", "undone", "checksum")}


def moments(seed: int, seats: str, **options: Any) -> Iterator[tuple[str, Host]]:
    """A game whose newest choice can be taken back, one for each rule that asks, and that rule."""
    host, rng = Library().new(make_setup(parse_seats(seats), seed, options=options)), Random(seed)
    found: set[str] = set()
    while not host.over:
        host.run_on()
        if host.over:
            return
        ask = rng.choice(host.asks())
        host.submit(ask.ticket, rng.choice(ask.decision.options))
        rule = ask.decision.rule
        host.run_on()
        if rule in found or host.over:
            continue
        try:
            host._tail(-1)
        except CannotUndo:
            continue
        found.add(rule)
        yield rule, copied(host)


def copied(host: Host) -> Host:
    """The same game once more."""
    save = host.save_file().model_copy(deep=True)
    return Host(GAME, GAME.load(save.table, host.view(-1).content), save)


RULES = """
ACT-01 AMB-128 AMB-135 AMB-143 AMB-144 AMB-56 ASG-01 DRAW-05 ENC-04 ENC-10 GEN-03 GEN-09 LEAD-12 MIS-03
MIS-13 PLACE-01 PLACE-06 RET-01 SAL-02 SAL-11 SET-19 SOLO-A-ARB SOLO-A-HOP SOLO-B-ARB SOLO-B-BAR SOLO-B-MUS
SURV-20 UPK-B UPK-C
""".split()
"""The rules that ask in the games at hand."""


@cache
def kinds() -> dict[str, Host]:
    """Rule that asks -> a game in which its answer was the newest choice."""
    return {
        rule: host
        for seats, seed, options in (
            ("Anna,Boris", 3, {"bonus_events": True}), ("Anna,Boris,Celina", 8, {"bonus_events": True}),
            ("Anna,Boris", 12, {"start": "beginner"}), ("Anna", 9, {"solo": "town", "encounters": True}),
        )
        for rule, host in moments(seed, seats, **options)
    }  # fmt: skip



def test_the_games_at_hand_show_most_kinds_of_decisions() -> None:
    must = {"SET-19", "SAL-02", "ASG-01", "PLACE-01", "PLACE-06", "ACT-01", "LEAD-12", "UPK-C", "RET-01"}
    assert set(kinds()) >= must, sorted(must - set(kinds()))
    assert sorted(kinds()) == RULES


@pytest.mark.parametrize("rule", RULES)
async def test_each_kind_of_decision_is_taken_back_and_made_again(rule: str) -> None:
    host = copied(kinds()[rule])
    async with a_screen(host) as (pilot, screen):
        after, count = saved(host), host.decisions
        if host.is_private and host.ask_of(host.last_seat) is None:  # it is another one's turn to look
            await tap(pilot, "f9")
            await until(pilot, lambda: "u undo" in painted(pilot))
        await tap(pilot, "u")
        await until(pilot, lambda: host.decisions < count)
        back = host.decisions
        assert saved(host)["choices"] == after["choices"][:back]
        await pilot.pause()
        if isinstance(pilot.app.screen, HandOverScreen):
            await tap(pilot, "enter")
            await until(pilot, lambda: not isinstance(pilot.app.screen, HandOverScreen))
        ask = screen.pending.ask
        assert ask is not None and ask.decision.rule in (rule, "PLACE-01", *GAME.together)
        await until(pilot, lambda: "undid a choice" in " ".join(painted(pilot).split()))
        await tap(pilot, "ctrl+r")
        await until(pilot, lambda: host.decisions >= count)
        assert saved(host) == after


@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_turn_is_reset_and_told(size: tuple[int, int]) -> None:
    host = copied(kinds()["ACT-01"])
    async with a_screen(host, size) as (pilot, screen):
        before = host.decisions
        await tap(pilot, "U")
        await until(pilot, lambda: host.decisions < before)
        assert screen.pending.rule == "PLACE-01" or host.decisions
        await until(pilot, lambda: "undid the turn so far" in " ".join(painted(pilot).split()))


async def test_at_the_start_it_says_why_nothing_is_taken_back() -> None:
    host = Library().new(make_setup(parse_seats("Anna,Boris"), 4, options={"start": "beginner"}))
    async with a_screen(host) as (pilot, _):
        await tap(pilot, "u")
        await pilot.pause()
        assert "Nothing to undo: the game starts here." in " ".join(painted(pilot).split())
        await tap(pilot, "ctrl+r")
        await pilot.pause()
        assert "Nothing to redo." in " ".join(painted(pilot).split())


async def test_the_game_menu_offers_the_same_to_the_mouse() -> None:
    host = copied(kinds()["PLACE-06"])
    async with a_screen(host) as (pilot, _):
        before = host.decisions
        await tap(pilot, "f10")
        await until(pilot, lambda: "Undo the last choice" in painted(pilot))
        line = next(y for y, text in enumerate(painted(pilot).splitlines()) if "Undo the last choice" in text)
        column = painted(pilot).splitlines()[line].index("Undo")
        await pilot.click(offset=(column + 2, line))
        await until(pilot, lambda: host.decisions < before)


async def test_the_last_seat_takes_back_its_secret_answer_from_the_next_ones_curtain() -> None:
    host = Library().new(make_setup(parse_seats("Anna,Boris"), 4, options={"start": "beginner"}))
    while host.asks()[0].decision.rule != "ASG-01":
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    async with a_screen(host) as (pilot, screen):
        first = screen.pending.seat
        for _ in range(len(screen.top.assignment.plan.tokens)):  # type: ignore[union-attr]
            await tap(pilot, "1")
        await tap(pilot, "enter")
        await until(pilot, lambda: f"{host.names[1 - first]}, please take the keyboard." in painted(pilot))
        await tap(pilot, "u")
        await until(pilot, lambda: f"{host.names[first]}, please take the keyboard." in painted(pilot))
        await tap(pilot, "enter")
        await until(pilot, lambda: screen.top.assignment.plan is not None)
        assert screen.pending.seat == first and host.ask_of(first) is not None
        assert not [choice for choice in host.save_file().choices if choice.option.startswith("assign:")]


async def test_a_curtain_offers_no_undo_where_nothing_can_be_taken_back() -> None:
    host = Library().new(make_setup(parse_seats("Anna,Boris"), 1, options={"start": "beginner"}))
    while host.asks()[0].decision.rule != "ASG-01":
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[-1])
    async with a_screen(host) as (pilot, screen):
        assert host.last_seat == 1 - screen.pending.seat
        with pytest.raises(CannotUndo):
            host.undo(host.last_seat)
        await tap(pilot, "f9")
        await until(pilot, lambda: "please take the keyboard." in painted(pilot))
        last = painted(pilot).splitlines()[-1]
        assert last.strip() == "  ".join(["Enter lift", "p open boards", "Esc save and leave", "F1 rules", "? keys"])


async def test_while_tokens_are_assigned_u_brings_back_the_last_one_put_away() -> None:
    host = Library().new(make_setup(parse_seats("Anna,Boris"), 4, options={"start": "beginner"}))
    while host.asks()[0].decision.rule != "ASG-01":
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    async with a_screen(host) as (pilot, screen):
        plan, before = screen.top.assignment.plan, host.decisions
        assert plan is not None
        for key in ("1", "2", "right"):
            await tap(pilot, key)
        put_away = list(plan.where)
        assert sum(area >= 0 for area in put_away) == 3
        for left in (2, 1, 0):
            await tap(pilot, "u")
            assert sum(area >= 0 for area in plan.where) == left
        assert host.decisions == before
        await tap(pilot, "u")
        await pilot.pause()
        assert "Can't undo" in " ".join(painted(pilot).split())


def test_every_reveal_that_happens_has_words_of_its_own() -> None:
    """Over games of every kind, and for everything that is hidden."""
    kinds = [(2, {}), (4, {"bonus_events": True, "encounters": True}), (1, {"solo": "stronghold", "encounters": True})]
    met: set[str] = set()
    for seats, options in kinds:
        for seed in range(2):
            state, rng = GAME.start(seats, seed, options, content()), Random(seed)
            while state.open:
                asked = rng.choice(state.open)
                before = GAME.clone(state)
                choose(state, asked.seat, rng.choice(asked.options), GAME.book)
                met.add(revealed(GAME, before, state, asked.seat))
    text = words()
    assert sorted(what for what in met - {""} if not text.has(revealed_key(what))) == []
    never = {"aside", "bag", "drawn", "areas", "hand", "picks"}  # what no choice but one told otherwise brings to light
    marks = {**hidden_fields(State), **hidden_fields(SeatState)}
    hidden = {name for name, hide in marks.items() if hide is not Hide.SECRET}
    assert sorted(what for what in hidden - never if not text.has(revealed_key(what))) == []


def test_every_reason_has_words() -> None:
    assert set(STOPS) == set(Stop) - {Stop.REVEALED}
    assert all(words().has(key) for key in STOPS.values())
