"""What a bot proposes in Residuum, in words: acts of several answers, each worded by the question that it answers."""

from __future__ import annotations

import random

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.hints import propose
from resurgence_tui.bots.review import Judge
from resurgence_tui.engine.machine import choose
from resurgence_tui.games import valuation_of
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.leads import MENU
from resurgence_tui.i18n.act_words import act_text
from resurgence_tui.i18n.text import words

from .polish import english_in

NAMES = ["Anna", "Boris"]
READ = [words("en", game="residuum"), words("pl", game="residuum")]


@pytest.mark.games
def test_proposals_and_judgements_of_the_menu_have_words() -> None:
    rng, several = random.Random(5), 0
    table = GAME.start(2, 5, {"map": "dealt", "bases": "dealt"}, GAME.content())
    valuation = valuation_of("residuum")
    assert valuation is not None
    judge = Judge(GAME, valuation)
    for number in range(110):
        asked = table.open[0]
        seat, answer = asked.seat, rng.choice(asked.options)
        if asked.rule == MENU and number % 2:
            view, chance = GAME.view(table, seat), BotChance(0, seat, number)
            proposal = propose(GAME, view, asked, chance)
            assert proposal is not None
            found = judge.explained(judge.judge(view, asked, [answer], chance, 1), view, asked, chance, 1)
            for act in (proposal.answered, found.did, found.instead):
                told = [act_text(read, act, NAMES) for read in READ]
                assert all(text and "{" not in text for text in told) and told[0] != told[1]
                assert english_in(told[1]) == []
            several += len(proposal.answered) > 1
            answer = proposal.act[0]
        choose(table, seat, answer, GAME.book)
    assert several > 5
