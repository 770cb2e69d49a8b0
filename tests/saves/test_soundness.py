"""A table of Resurgence is sound at every decision of a game, and what is not sound is found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from resurgence_tui.bots.bot import BotChance
from resurgence_tui.bots.random_bot import EagerBot
from resurgence_tui.engine.machine import choose
from resurgence_tui.games.resurgence.content.catalogue import Catalogue
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.games.resurgence.open_questions import LISTERS, question_problems
from resurgence_tui.games.resurgence.rulebook import book
from resurgence_tui.games.resurgence.soundness import problems
from resurgence_tui.games.resurgence.state import State

Change = Callable[[dict[str, Any]], object]


@cache
def content() -> Catalogue:
    """The printed components."""
    return GAME.content()


def game(seats: int, seed: int, start: str = "draft") -> list[State]:
    """Every table of a game in which all seats are eager, the last one over."""
    state, bot = GAME.start(seats, seed, {"start": start}, content()), EagerBot(GAME.gives_up)
    found = []
    while state.open:
        found.append(GAME.clone(state))
        asked = state.open[0]
        choose(state, asked.seat, bot.answer(lambda: None, asked, BotChance(seed, 9, state.answered)), book)
    return [*found, state]


@cache
def asked_for(rule: str) -> str:
    """A table, as JSON, at which that rule asks."""
    for seed in range(40):
        for state in game(2 + seed % 3, seed, "beginner" if seed % 2 else "draft"):
            if any(asked.rule == rule for asked in state.open):
                return json.dumps(GAME.dump(state))
    raise AssertionError(f"{rule} was never asked")


@pytest.mark.games
@pytest.mark.parametrize(
    ("seats", "seed", "start"), [(2, 1, "draft"), (3, 2, "beginner"), (4, 3, "draft"), (4, 4, "beginner")]
)
def test_every_table_of_a_game_is_sound_and_loads_as_it_was_saved(seats: int, seed: int, start: str) -> None:
    for number, state in enumerate(game(seats, seed, start)):
        assert problems(state) == []
        if number % 5 == 0 or state.over:
            assert question_problems(state) == []
            dumped = json.loads(json.dumps(GAME.dump(state)))
            assert GAME.dump(GAME.load(dumped, content())) == dumped


def test_every_question_of_the_rules_can_be_listed_anew() -> None:
    assert set(LISTERS) == set(book.answers)


def swap(table: dict[str, Any]) -> None:
    """Exchange a card of the deck with a Rubble token."""
    rubble = table["seats"][0]["rubble"]
    place = next(i for i, token in enumerate(rubble) if token)
    rubble[place], table["survivor_deck"][0] = table["survivor_deck"][0], rubble[place]


CHANGES: dict[str, Change] = {
    "a card twice": lambda t: t["survivor_deck"].append(t["survivor_deck"][0]),
    "a card less": lambda t: t["survivor_deck"].pop(),
    "a Mission less": lambda t: t["basic_deck"].pop(),
    "a Rubble token less": lambda t: t["aside"].remove(next(c for c in t["aside"] if c.startswith("rubble"))),
    "an unknown card": lambda t: t["aside"].append("survivor_nobody"),
    "a card of another kind": swap,
    "a Mutant card less": lambda t: t["mutant_deck"].pop() if t["mutant_deck"] else t["mutant_discard"].pop(),
    "a token more": lambda t: t["seats"][0]["bag"].__setitem__(1, t["seats"][0]["bag"][1] + 1),
    "a token of another type": lambda t: t["seats"][0].update(retired=[1, -1, 0, 0, 0]),
    "a Mutant more": lambda t: t.update(mutant_supply=t["mutant_supply"] + 1),
    "Food above 9": lambda t: t["seats"][1].update(items=[10, 0, 0, 0, 0]),
    "Ammo below 0": lambda t: t["seats"][1].update(items=[0, 0, 0, -1, 0]),
    "VP from nowhere": lambda t: t["seats"][0].update(vp=t["seats"][0]["vp"] + 1),
    "level 9": lambda t: t["seats"][0].update(level=9),
    "beyond the track": lambda t: t["seats"][0].update(tracks=[9, 0, 0]),
    "an exhausted card of another seat": lambda t: t["seats"][0].update(spent=[t["seats"][1]["cards"][0]]),
    "round 7": lambda t: t.update(round=7),
    "step 0 in a round": lambda t: t.update(step=0),
    "an unknown first seat": lambda t: t.update(first=5),
    "a turn of an unknown Mission": lambda t: t["turn"].update(chain="basic_none"),
    "round 1 after all Events": lambda t: t.update(round=t["round"] + 1),
    "a veil in the wrong step": lambda t: t.update(veiled=not t["veiled"]),
    "an unknown Event": lambda t: t.update(event=""),
    "an unknown space": lambda t: t["turn"].update(space="moon"),
    "over and asked": lambda t: t.update(over=True),
    "a negative counter": lambda t: t["chance"].update({"bag 0": -1}),
    "one question twice": lambda t: t["open"].append(t["open"][0]),
    "a seat that is not there": lambda t: t["open"][0].__setitem__(1, 7),
    "an option more": lambda t: t["open"][0][2].append("done:all"),
    "an option less": lambda t: t["open"][0][2].pop(),
    "no option": lambda t: t["open"][0].__setitem__(2, []),
    "another rule": lambda t: t["open"][0].__setitem__(0, "UPK-C"),
    "an unknown rule": lambda t: t["open"][0].__setitem__(0, "NO-1"),
    "a private question in the open": lambda t: t["open"][0].__setitem__(4, not t["open"][0][4]),
    "a context too many": lambda t: t["open"][0][3].append("x"),
    "nothing to come": lambda t: t.update(agenda=[]),
    "a part of the round less": lambda t: t["agenda"].pop(0),
    "a part of the round twice": lambda t: t["agenda"].insert(0, t["agenda"][0]),
    "a part of the setup": lambda t: t["agenda"].append(["SET-05", -1, []]),
    "the turn of the round": lambda t: t["agenda"].append(["PLACE-01", 0, [0]]),
    "a Mutant Leadership card": lambda t: t.update(leader=t["gone"][0] if t["gone"] else "mutlead_tunnel_noise"),
    "another step": lambda t: t["agenda"].__delitem__(slice(1, None)),
    "an unknown task": lambda t: t["agenda"].append(["NO-1", 0, []]),
    "a task for nobody": lambda t: t["agenda"].append(["PLACE-01", 9, []]),
    "a task with too few values": lambda t: t["agenda"].append(["PLACE-04", 0, []]),
    "a task with a word for a number": lambda t: t["agenda"].append(["PLACE-04", 0, ["hero"]]),
    "a number as text": lambda t: t.update(round="2"),
    "a field more": lambda t: t.update(cheat=1),
    "a field less": lambda t: t.pop("gone"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize("rule", ["PLACE-01", "ASG-01"])
def test_a_change_that_no_game_brings_about_is_found_out(rule: str, change: Change) -> None:
    table = json.loads(asked_for(rule))
    GAME.load(json.loads(json.dumps(table)), content())
    change(table)
    with pytest.raises(ValueError):
        GAME.load(table, content())


@pytest.mark.parametrize(
    ("rule", "context"),
    [("GEN-04", ["room_garage"]), ("GEN-03", ["track_metro_99"]), ("MIS-13", ["basic_none"]), ("ACT-01", ["rest"])],
)
def test_a_question_about_something_else_is_found_out(rule: str, context: list[str]) -> None:
    table = json.loads(asked_for(rule))
    next(asked for asked in table["open"] if asked[0] == rule)[3] = context
    with pytest.raises(ValueError):
        GAME.load(table, content())


@pytest.mark.games
@pytest.mark.parametrize("rule", ["SET-19", "SAL-02", "SAL-11", "PLACE-01", "AMB-135", "MIS-18", "GEN-04", "GEN-03"])
def test_no_question_is_about_what_it_cannot_be_about(rule: str) -> None:
    """Whatever id of the content stands there, only what the rule could have asked about is let in."""
    text = asked_for(rule)
    ids = ("hero", "starter", "salvage_kit", "level_9", "track_metro_-1", "track_metro_2", "survivor_sniper", "moon", 1)
    asked = next(one for one in json.loads(text)["open"] if one[0] == rule)
    let_in = []
    for context in ([], *([one] for one in ids), ["hero", "hero"]):
        table = json.loads(text)
        next(one for one in table["open"] if one[0] == rule)[3] = context
        try:
            GAME.load(table, content())
        except ValueError:
            continue
        let_in.append(context)
    assert let_in == [context for context in ([], *([one] for one in ids)) if context == asked[3]]


def test_a_task_for_another_seat_in_a_turn_is_found_out() -> None:
    table = json.loads(asked_for("GEN-04"))
    table["agenda"][-1][1] = 1 - table["turn"]["seat"]
    with pytest.raises(ValueError, match="what is still to come in the turn is not possible"):
        GAME.load(table, content())


def test_a_question_whose_task_is_gone_is_found_out() -> None:
    table = json.loads(asked_for("MIS-13"))
    table["agenda"].pop()
    with pytest.raises(ValueError, match="MIS-13"):
        GAME.load(table, content())


@pytest.mark.games
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"solo": "town"}),
        (1, {"solo": "village", "encounters": True, "start": "beginner"}),
        (3, {"encounters": True, "bonus_events": True}),
    ],
)
def test_every_table_of_a_variant_is_sound_and_loads_as_it_was_saved(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        state, bot = GAME.start(seats, seed, options, content()), EagerBot(GAME.gives_up)
        while state.open:
            assert problems(state) == []
            if state.answered % 5 == 0:
                dumped = json.loads(json.dumps(GAME.dump(state)))
                assert GAME.dump(GAME.load(dumped, content())) == dumped
            asked = state.open[0]
            choose(state, asked.seat, bot.answer(lambda: None, asked, BotChance(seed, 9, state.answered)), book)
        assert problems(state) == []
