"""Forms of several choices: what is chosen in their lines is what the questions are answered with, one by one."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import Decision
from resurgence_tui.games.residuum.choice_plans import BOOSTING, FAMILIES, FEEDING, MAKING, FeedPlan, Line, plan_for
from resurgence_tui.games.residuum.game import GAME
from resurgence_tui.saves.store import Store
from tests.recorded.record_residuum import FOLDER
from tests.ui.residuum.games import first_turn, view_of


def follow(table, seat: int, plan, family: tuple[str, ...]) -> Counter[str]:
    """Answers with the plan for as long as its questions are asked; what was answered, but for single options."""
    given: Counter[str] = Counter()
    while table.open and table.open[0].seat == seat and table.open[0].rule in family:
        asked = table.open[0]
        option = plan.answer(asked)
        assert option in asked.options, (asked, option, plan.lines)
        if len(asked.options) > 1:
            given[option] += 1
        choose(table, seat, option, GAME.book)
        if option.startswith("chem:") and option != "chem:0":
            break  # a card is laid in private before anything else is spent
    return given


@pytest.mark.games
@pytest.mark.rule("RSD-ASK-54")
@pytest.mark.rule("RSD-ASK-64")
def test_whatever_is_chosen_in_a_form_is_answered() -> None:
    chance, seen = Random(4), Counter()
    for path in sorted(FOLDER.glob("4*.json")):
        save = Store(FOLDER).read(path)
        setup = save.setup
        table = GAME.start(len(setup.seats), setup.seed, setup.options, GAME.content())
        for seat, option in save.choices:
            asked = table.decision_of(seat)
            plan = plan_for(GAME.view(table, seat), asked) if asked.rule in FAMILIES else None
            if plan is not None and seen[asked.rule] < 25:
                family = FAMILIES[asked.rule]
                seen[asked.rule] += 1
                for _ in range(12):
                    plan.change(chance.randrange(len(plan.lines)), chance.choice((-1, 1, 1)))
                chosen = Counter(line.chosen for line in plan.lines if family is not BOOSTING)
                trial = GAME.clone(table)
                given = follow(trial, seat, plan, family)
                assert family is BOOSTING or (given <= chosen and (given or family is FEEDING))
            choose(table, seat, option, GAME.book)
    assert all(any(seen[rule] for rule in family) for family in (MAKING, FEEDING, BOOSTING)), seen


@pytest.mark.rule("RSD-CAL-13")
def test_who_is_fed_first_leaves_less_for_the_others() -> None:
    decision = Decision("RSD-ASK-53", 0, ("feed:provisions", "feed:food", "feed:none"), ("e3s0", 0))
    state = GAME.clone(view_of(first_turn(), 0))
    state.seats[0].store[:3] = [2, 0, 1]
    plan = FeedPlan([Line(decision, "") for _ in range(3)], state, 0)
    assert [line.chosen for line in plan.lines] == ["feed:provisions", "feed:food", "feed:none"]
    plan.choose(0, "feed:food")
    assert plan.options(1) == ("feed:provisions", "feed:none")
    plan.choose(1, "feed:provisions")
    assert plan.options(2) == ("feed:none",) and not any(plan.left())
    plan.choose(1, "feed:none")
    plan.choose(2, "feed:provisions")
    assert [line.chosen for line in plan.lines] == ["feed:food", "feed:none", "feed:provisions"]
