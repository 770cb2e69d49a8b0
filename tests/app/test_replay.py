"""Replay: every recorded game again at every moment, forwards and backwards, and nothing hidden of one that goes on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from resurgence_tui.app.library import Library, open_save
from resurgence_tui.app.replay import Replay
from resurgence_tui.app.seating import parse_seats
from resurgence_tui.engine.errors import SaveError
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.pins import NO_PIN, make_pin
from resurgence_tui.saves.reading import parse
from resurgence_tui.saves.save_file import SaveFile, make_setup
from resurgence_tui.saves.store import Store

FOLDER = Path(__file__).parent.parent / "fixtures" / "games"
FILES = sorted(FOLDER.glob("*.json"))


def read(file: Path) -> SaveFile:
    """A recorded game."""
    return parse(file.read_bytes(), file.name)


def replay_of(save: SaveFile) -> Replay:
    """The game of a save, to look at."""
    return Replay(*open_save(save, stored_content=True), save)


def running(choices: int = 60, seats: str = "Anna,Boris", seed: int = 4) -> SaveFile:
    """A game that goes on."""
    host, rng = Library().new(make_setup(parse_seats(seats), seed)), random.Random(seed)
    while host.decisions < choices:
        host.run_on()
        ask = rng.choice(host.asks())
        host.submit(ask.ticket, rng.choice(ask.decision.options))
    return host.save_file()


@pytest.mark.parametrize("file", FILES[::2], ids=lambda file: file.stem)
@pytest.mark.games
def test_every_moment_of_a_recorded_game_forwards_and_backwards(file: Path) -> None:
    save = read(file)
    replay = replay_of(save)
    game, saved = open_save(save)
    table = game.start(len(save.setup.seats), save.setup.seed, save.setup.options, saved.content)
    seats = [NOBODY, *range(len(save.setup.seats))]
    passed: list[tuple[Any, list[int], int]] = []
    length = len(game.dated(None, table.facts))
    for moment in range(len(save.choices) + 1):
        viewer = seats[moment % len(seats)]
        passed.append((game.view(table, viewer), game.scores(table), length))
        assert (replay.view(moment, viewer), replay.scores(moment), replay.entries(moment)) == passed[-1]
        if moment < len(save.choices):
            choose(table, *save.choices[moment], game.book)
            length += len(table.facts)
    assert (replay.first, replay.last, replay.is_public) == (0, len(save.choices), True)
    assert game.dump(table) == save.table and length == len(save.log)
    for moment in range(len(save.choices), -1, -1):
        viewer = seats[moment % len(seats)]
        assert (replay.view(moment, viewer), replay.scores(moment), replay.entries(moment)) == passed[moment]


@pytest.mark.parametrize("file", FILES[:4], ids=lambda file: file.stem)
def test_steps_lead_through_the_whole_game_and_back_over_the_same_moments(file: Path) -> None:
    replay = replay_of(read(file))
    for step in (replay.by_decision, replay.by_turn, replay.by_round):
        there, back = [0], [replay.last]
        while there[-1] < replay.last:
            there.append(step(there[-1], 1))
        while back[-1] > 0:
            back.append(step(back[-1], -1))
        assert there == sorted(set(there)) and set(back) == set(there)
    rounds = [replay.at_round(number) for number in range(1, 7)]
    assert rounds == sorted(set(rounds))
    for number, moment in enumerate(rounds, start=1):
        assert replay.view(moment).round == number
        assert moment == 0 or replay.view(moment - 1).round < number or number == 1
    assert replay.at_round(7) == replay.last


def test_of_a_game_that_goes_on_only_what_is_open_to_all_is_shown() -> None:
    save = running()
    replay = replay_of(save)
    assert replay.viewers == [NOBODY] and not replay.is_public
    hidden = 0
    for moment in range(replay.last + 1):
        assert replay.view(moment) == GAME.view(replay._at(moment), NOBODY)
        assert all(entry.fact.eyes == NOBODY for entry in replay.log(moment))
        step = replay.step(moment)
        hidden += step is not None and step.asked.private
        assert step is None or bool(step.option) is bool(step.asked.options) is not step.asked.private
        with pytest.raises(ValueError, match="goes on"):
            replay.view(moment, 0)
    assert hidden > 10


def test_the_only_person_of_a_game_that_goes_on_sees_what_it_saw() -> None:
    save = running(seats="bot:random,Anna,bot:random")
    replay = replay_of(save)
    assert replay.viewers == [NOBODY, 1]
    own = [replay.step(moment, 1) for moment in range(1, replay.last + 1)]
    assert all(step is not None and bool(step.option) is (not step.asked.private or step.seat == 1) for step in own)
    with pytest.raises(ValueError, match="goes on"):
        replay.log(replay.last, 0)


def test_a_game_given_up_keeps_its_secrets() -> None:
    save = running()
    save.abandoned = True
    assert replay_of(save).viewers == [NOBODY]


def test_a_game_of_other_rules_shows_its_last_table_alone() -> None:
    save = read(FILES[0])
    changed = [save.choices[0]._replace(option="no longer possible"), *save.choices[1:]]
    save.cut_back(0, len(save.log))
    save.choices += changed
    replay = replay_of(save)
    assert (replay.first, replay.last, replay.step(replay.last)) == (len(changed), len(changed), None)
    assert replay.view(replay.last).over
    assert replay.log(replay.last) == [entry for entry in save.log if entry.fact.eyes == NOBODY]
    assert replay.by_decision(replay.last, -1) == replay.by_round(replay.last, 1) == replay.last
    with pytest.raises(ValueError, match=r"^There is no moment 3\.$"):
        replay.view(3)


@pytest.mark.games
def test_what_if_is_a_new_game_that_goes_on_from_there(tmp_path: Path) -> None:
    save, store, rng = read(FILES[0]), Store(tmp_path), random.Random(1)
    replay = replay_of(save)
    moment = replay.at_round(3)
    host = replay.what_if(moment, "What if", store)
    assert GAME.dump(host.view(NOBODY))["zones"] == GAME.dump(replay.view(moment))["zones"]
    assert (host.title, host.decisions, host.over) == ("What if", moment, False)
    assert host.game_id != save.game_id and save.over
    while not host.over:
        ask = host.asks()[0]
        host.submit(ask.ticket, rng.choice(ask.decision.options))
    assert Replay(*open_save(host.save_file()), host.save_file()).first == 0
    assert [game.name for game in store.list()] == ["What if"]


def test_a_what_if_that_is_left_at_once_is_as_sound_as_one_that_was_played_on() -> None:
    save = read(FILES[0])
    replay = replay_of(save)
    for moment in (0, 1, 40, replay.last - 1):
        began = replay.what_if(moment, "What if").save_file()
        again = parse(began.text().encode(), "it")
        assert Replay(*open_save(again), again).doubt is None
        assert again.text() == began.text()


def test_a_game_that_goes_on_is_not_played_twice() -> None:
    with pytest.raises(SaveError, match="Only a game that is over"):
        replay_of(running()).what_if(10, "Again")


def test_a_pin_keeps_the_secrets_of_the_one_person_at_the_table_out_of_the_replay() -> None:
    save = running(seats="Anna,bot:random")
    assert replay_of(save).viewers == [NOBODY, 0]
    save.pins = [make_pin("4711"), NO_PIN]
    assert replay_of(save).viewers == [NOBODY]
