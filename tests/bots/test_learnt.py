"""What bots have learnt: habits that choose better than the rough worth, in games that taught them nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.learnt import Learnt, rough_of, words_of
from resurgence_tui.bots.thinking_bots import Appraisal
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.rules.option_ids import SPACES
from resurgence_tui.games.resurgence.valuation.bound import VALUATION
from resurgence_tui.games.resurgence.valuation.situation import learnt
from resurgence_tui.games.resurgence.vocab import AREA_WORDS, TOKEN_WORDS
from tests.build import a_table, content
from tests.tiny.valuation import VALUATION as OF_TINY


@pytest.mark.games
def test_what_was_learnt_brings_more_in_the_turns_of_another_game() -> None:
    appraisal, better, lost = Appraisal(GAME, VALUATION, 12), rough_of(VALUATION), {"rough": 0.0, "learnt": 0.0}
    table, asked_of = GAME.start(2, 77, {}, content()), 0
    while not table.over:
        asked = table.open[0]
        option = asked.options[0]
        if len(asked.options) > 1:
            imagined = GAME.imagine(GAME.view(table, asked.seat), BotChance(77, asked.seat, table.answered))
            best = appraisal.best_first(imagined, asked)
            option = best[0][1][0]
            if asked.rule in GAME.turns:
                asked_of += 1
                came_to = {act[0]: value for value, act in best}
                for name, rough in (("rough", VALUATION.rough), ("learnt", better)):
                    worth = dict(zip(asked.options, rough(imagined, asked), strict=True))
                    lost[name] += best[0][0] - came_to[max(came_to, key=worth.__getitem__)]
        choose(table, asked.seat, option, GAME.book)
    assert asked_of > 40
    assert lost["learnt"] < 0.9 * lost["rough"]


def test_points_are_added_for_each_word_in_each_situation_that_holds() -> None:
    class Taught:
        """Two situations of three hold."""

        learnt: Mapping[str, Mapping[str, float]] = {
            "always": {"bid": 1.0, "bid:2": 0.5}, "late": {"bid:2": 2.0}, "never": {"bid": 100.0},
        }  # fmt: skip

        def rough(self, table: Any, decision: Decision) -> list[float]:
            return [float(place) for place in range(len(decision.options))]

        def situation(self, table: Any, seat: int) -> list[str]:
            return ["always", "late", "unheard of"]

    assert words_of("bid:2:blue") == ("bid", "bid:2", "bid:blue")
    rough = Learnt(Taught(), Taught()).rough  # type: ignore[arg-type]
    assert rough(None, Decision("BID", 0, ("bid:1", "bid:2"))) == [1.0, 4.5]
    assert rough(None, Decision("PAY", 0, ("coins", "stones"))) == [0.0, 1.0]
    assert rough_of(OF_TINY) == OF_TINY.rough


def test_what_was_learnt_is_of_words_and_situations_that_there_are() -> None:
    known = {"", *SPACES, *TOKEN_WORDS, *AREA_WORDS, *content().cards}
    assert {word.removeprefix("place").removeprefix(":") for points in learnt().values() for word in points} <= known
    assert set(VALUATION.situation(a_table(2).at("PLACE-01", seat=0).state, 0)) & set(learnt())
