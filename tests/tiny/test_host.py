"""An auction through its host: saved and resumed, taken back and made again, and its points by round."""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.app.history import CannotUndo
from resurgence_tui.app.history_of_points import points_of
from resurgence_tui.app.library import Library
from resurgence_tui.app.results import result_of
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.saves.store import Store
from tests.tiny.playing import answer, auction, play_on, to_the_map


def test_a_game_is_saved_after_every_choice_and_goes_on_to_the_same_end(tmp_path: Path) -> None:
    for choices in range(0, 14, 3):
        folder = tmp_path / str(choices)
        host = play_on(auction(folder, seed=8), choices)
        table = host.save_file().table
        host.close()
        again = Library(Store(folder)).resume()
        assert again.save_file().table == table and again.doubt is None
        assert (again.setup.game, again.decisions) == ("tiny", choices)
        assert play_on(again).over
        again.close()


def test_choices_are_taken_back_and_made_again() -> None:
    host = to_the_map(auction())
    answered = host.decisions
    assert host.undo(0).seat == 1  # Boris has let it be, in the open
    assert host.redo().seat == 1 and host.decisions == answered
    answer(host, 0, "flag:field_5")
    assert host.view(NOBODY).round == 2
    with pytest.raises(CannotUndo):
        host.undo(0)  # stones were drawn


def test_a_turn_is_taken_back_to_its_payment() -> None:
    host = to_the_map(auction())
    assert host.view(NOBODY).players[0].coins == 2
    for _ in range(2):  # the objection that Boris did not make is a turn of his
        host.reset_turn(NOBODY)
    ask = host.ask_of(0)
    assert ask is not None and ask.decision.rule == "PAY" and host.view(NOBODY).players[0].coins == 4


def test_points_come_by_round_and_source_for_seats_and_house() -> None:
    for seed in range(6):
        host = play_on(auction(seed=seed), seed=seed)
        history = points_of(host)
        assert history.told and history.over and history.rounds == 3
        assert len(history.sides) == 3
        for side, told in zip(host.sides, history.sides, strict=True):
            assert told.totals[-1] == side.scored
            assert side.points == side.scored + sum(told.final.values())
        assert history.sides[-1].gains[0] == {"start": 1}


def test_a_result_holds_all_sides_and_what_was_played() -> None:
    host = play_on(auction(seed=4))
    result = result_of(host)
    assert result is not None and result.rival is not None
    assert (result.game, result.mode) == ("tiny", "few")
    assert [side.points for side in result.sides] == host.scores
    assert result.rival.points == host.sides[-1].points
