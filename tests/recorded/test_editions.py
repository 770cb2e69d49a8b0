"""A rule that does something else needs a new edition; games of earlier ones open at their stored tables and go on.

What the editions do is kept in ``tests/fixtures/editions``, see ``editions.py``.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import open_save
from resurgence_tui.app.past_of_save import doubt_of
from resurgence_tui.app.replay import Replay
from resurgence_tui.games.resurgence.game import GAME
from resurgence_tui.saves.reading import parse
from tests.recorded.editions import FOLDER, ends, kept_ends, saves_of
from tests.saves.deriving import derive

EDITIONS = range(1, GAME.edition + 1)
SAVES = [(edition, path) for edition in EDITIONS for path in saves_of(edition)]

RAISE = (
    f"By the rules of edition {GAME.edition} this ended otherwise. If a rule is meant to do something else now, raise"
    " `EDITION` in games/resurgence/edition.py by one and say there what has changed, record the games anew"
    " (python -m tests.recorded.record), and keep the new edition (python -m tests.recorded.editions)."
)


def test_every_edition_is_kept_up_to_the_present_one() -> None:
    kept = {int(folder.name) for folder in FOLDER.iterdir()}
    assert kept == set(EDITIONS), "keep the present edition: python -m tests.recorded.editions"
    assert all(len(saves_of(edition)) >= 20 for edition in EDITIONS)


def test_the_rules_do_what_they_did_when_the_edition_was_kept() -> None:
    now, then = ends(), kept_ends(GAME.edition)
    assert [game for game in then if now.get(game) != then[game]] == [], RAISE
    assert set(now) == set(then)


def test_another_edition_is_one_whose_games_end_otherwise() -> None:
    for edition in EDITIONS[1:]:
        assert kept_ends(edition) != kept_ends(edition - 1), f"edition {edition} does what edition {edition - 1} did"


@pytest.mark.parametrize(("edition", "path"), SAVES, ids=[f"{edition}-{path.stem}" for edition, path in SAVES])
def test_a_save_opens_and_goes_on(edition: int, path: Path) -> None:
    """One of the present edition with its whole past, an earlier one with its table and log as they were saved."""
    save = parse(path.read_bytes(), path.name)
    assert save.edition == edition
    as_read = save.model_copy(deep=True)
    game, table = open_save(save)
    doubt = doubt_of(save)
    if edition == GAME.edition:
        assert (doubt, save.text()) == (None, as_read.text()), RAISE
    assert save.log == as_read.log
    asked = [(one.rule, one.seat) for one in table.open]
    assert asked == [(rule, seat) for rule, seat, *_ in as_read.table["open"]]
    assert {**game.dump(table), "open": []} == {**game.dump(table), **as_read.table, "open": []}
    if doubt is not None:
        assert (doubt.changed, doubt.edition, doubt.choices) == (False, edition, len(as_read.choices))
    replay = Replay(game, game.clone(table), save.model_copy(deep=True))
    assert (replay.first, replay.last) == (0 if doubt is None else len(save.choices), len(save.choices))
    host = Host(game, table, save)
    derive(host)
    for _ in range(40):
        if host.over:
            break
        ask = host.asks()[0]
        host.submit(ask.ticket, ask.decision.options[0])
    again = parse(host.save_file().text().encode(), path.name)
    assert Host(*open_save(again), again).doubt == doubt


def test_saves_of_the_time_before_editions_are_of_the_first(tmp_path: Path) -> None:
    assert {parse(path.read_bytes(), path.name).edition for path in saves_of(1)} == {1}
    assert all('"edition"' not in path.read_text(encoding="utf-8") for path in saves_of(1))


def test_a_new_game_is_of_the_present_edition() -> None:
    from tests.saves.playing import a_game

    assert a_game(None, 0).save_file().edition == GAME.edition
