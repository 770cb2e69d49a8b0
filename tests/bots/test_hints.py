"""Hints: what a bot would do from the view alone, with what speaks for it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from resurgence_tui.app.hints import proposal_for
from resurgence_tui.app.library import Library
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.hints import propose
from resurgence_tui.bots.reasons import MOST_REASONS
from resurgence_tui.engine.machine import choose
from resurgence_tui.games import GAMES
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.outlook import wasted
from resurgence_tui.games.resurgence.valuation.bound import VALUATION
from resurgence_tui.saves.save_file import make_setup
from tests.build import a_table, content
from tests.permute import permuted
from tests.tiny.game import GAME as TINY


def test_a_mission_that_can_be_completed_is_proposed_for_what_it_brings() -> None:
    t = a_table(2).with_items(0, parts=2, ammo=1).assigned(0, metro="laborer")
    t = t.planned(0, "basic_bookshop_barricade").at("PLACE-01", seat=0)
    proposal = propose(GAME, GAME.view(t.state, 0), t.state.open[0], BotChance(0, 0, 0))
    assert proposal is not None and ":arbat_" in proposal.act[0]
    assert proposal.reasons[0][0] == "points" and proposal.reasons[0][1] > 2


def test_a_hint_depends_on_nothing_hidden_and_is_the_same_when_asked_again() -> None:
    state, rng, seen = GAME.start(3, 6, {"encounters": True}, content()), random.Random(6), set()
    while state.open and state.round < 3:
        asked = rng.choice(state.open)
        if asked.rule not in seen and len(asked.options) > 1:
            seen.add(asked.rule)
            views = [GAME.view(one, asked.seat) for one in (state, permuted(state, asked.seat, 9))]
            one, two, again = (
                propose(GAME, view, asked, BotChance(0, asked.seat, 1)) for view in (*views, views[0])
            )
            assert one is not None and one == two == again and one.act[0] in asked.options
            assert len(one.reasons) <= MOST_REASONS and {part for part, _ in one.reasons} <= set(VALUATION.parts)
        choose(state, asked.seat, rng.choice(asked.options), GAME.book)
    assert len(seen) > 8


def test_a_game_without_a_valuation_gives_no_hints(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    host = Library().new(make_setup(parse_seats("Anna,Boris"), 3))
    ask, before = host.asks()[0], host.save_file().table
    proposal = proposal_for(host, ask)
    assert proposal is not None and host.save_file().table == before
    monkeypatch.setitem(GAMES, "tiny", GAMES["resurgence"]._replace(valuation=""))
    table = TINY.start(2, 1, {}, TINY.content())
    assert propose(TINY, TINY.view(table, 0), table.open[0], BotChance(0, 0, 0)) is None


@pytest.mark.rule("PLACE-12", "ACT-01")
def test_what_brings_nothing_is_proposed_only_where_nothing_else_is_open() -> None:
    """With as much Food as the tokens can be fed with, more of it is worth as much to a bot as the end of the turn."""
    t = a_table(2).with_items(0, food=9).assigned(0, metro="laborer laborer").at("PLACE-01", seat=0)
    t = t.do("place:laborer:metro:revolution_square_right")
    assert {"effect:revolution_square_right"} == wasted(GAME.view(t.state, 0), t.decision).keys()
    proposal = propose(GAME, GAME.view(t.state, 0), t.decision, BotChance(0, 0, 0))
    assert proposal is not None and proposal.act == ("done",)


@pytest.mark.games
@pytest.mark.parametrize("seed", range(3))
def test_no_game_comes_to_a_question_whose_proposal_is_marked_as_useless(seed: int) -> None:
    chance, met = random.Random(seed), 0
    state = GAME.start(2 + seed % 2, seed, {}, content())
    while not state.over and state.round < 4:
        asked = chance.choice(state.open)
        view = GAME.view(state, asked.seat)
        idle = wasted(view, asked)
        if idle and len(idle) < len(asked.options):
            met += 1
            proposal = propose(GAME, view, asked, BotChance(0, asked.seat, 1))
            assert proposal is not None and proposal.act[0] not in idle
        choose(state, asked.seat, chance.choice(asked.options), GAME.book)
    assert met > 3
