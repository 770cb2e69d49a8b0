"""What a bot proposes in Residuum, in words: acts of several answers, each worded by the question that it answers."""

from __future__ import annotations

import random

import pytest

from resurgence_tui.app.hints import proposal_for
from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.hints import propose
from resurgence_tui.bots.registry import bot_called
from resurgence_tui.bots.review import Judge
from resurgence_tui.engine.machine import choose
from resurgence_tui.games import valuation_of
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.games.residuum.leads import MENU
from resurgence_tui.i18n.act_words import act_text
from resurgence_tui.i18n.residuum.sentences import option_parts
from resurgence_tui.i18n.text import words
from tests.ui.residuum.games import new_game, play_until

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
    for number in range(70):
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
    assert several > 4


@pytest.mark.rule("RSD-ASK-31", "RSD-ASK-38")
@pytest.mark.parametrize(
    ("rule", "seed", "course"), [("RSD-ASK-31", 5, 0), ("RSD-ASK-31", 9, 0), ("RSD-ASK-38", 20, 1)]
)
def test_the_proposal_for_a_trade_names_what_comes_for_what_is_given(rule: str, seed: int, course: int) -> None:
    """It is what the same bot does question by question; amounts of nothing are not told."""
    host = play_until(new_game(seed=seed), rule, course)
    ask = host.asks()[0]
    seat = ask.decision.seat
    proposal = proposal_for(host, ask)
    assert proposal is not None
    table, chance = host.game.imagine(host.view(seat), BotChance(0, seat, host.decisions)), BotChance(0, seat, 0)
    answers, moved = [one.option for one in proposal.answered], []
    bot = bot_called("bot:normal", GAME)
    while (asked := table.decision_of(seat)) is not None and GAME.together.get(asked.rule) == GAME.together[rule]:
        option = bot.answer(lambda: GAME.view(table, seat), asked, chance)
        moved += [option] if len(asked.options) > 1 else []
        choose(table, seat, option, GAME.book)
    assert answers == moved and len(answers) > 1
    amounts = [option for option in answers if not option.endswith(":0")]
    for read in READ:
        told = act_text(read, proposal.answered, NAMES)
        labels = [option_parts(read, one.asked, one.option, one.view, names=NAMES).label for one in proposal.answered]
        for option, label in zip(answers, labels, strict=True):
            is_told = label.lower() in told.lower()  # a verb within a sentence is written small
            assert is_told == (option in amounts or (not amounts and label == labels[0])), told
        first = labels[0][0].lower() + labels[0][1:]
        assert amounts or (told.startswith(read.text("hint-nothing")) and told.endswith(first))
