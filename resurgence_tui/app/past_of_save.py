"""Whether the choices of a save lead to its table: they are played again when it is opened, by today's rules.

Where they do, log and past are what they tell. Where they do not, the table stands as it was saved, and the past of the
game begins there from now on (`Base`): because other rules were played before, or because somebody has changed the
file. Either is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from resurgence_tui.engine.errors import IllegalChoice
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.journal import make_all, make_each, same
from resurgence_tui.engine.machine import choose
from resurgence_tui.engine.table import Table
from resurgence_tui.engine.types import Choice, LogEntry
from resurgence_tui.saves.noted import Base
from resurgence_tui.saves.save_file import SaveFile

from .own_options import fits, start_table

TRIED_OUT = (0.0, 0.5, 1.0)
"""Which options are taken where a table is tried out: the first ones, those in the middle, the last ones."""

LOOKED_AT = 20
"""After so many choices a table that is tried out is looked at."""

MOST_TRIED_OUT = 3_000
"""No game has so many choices."""


class Origin(NamedTuple):
    """Where the past of a game begins: a table for the caller to play on, after so many choices and log entries."""

    table: Table
    choices: int
    entries: int


class Doubt(NamedTuple):
    """Why the past of a game does not reach back to its start.

    choices: after how many it begins. changed: those had not led to its table; else they were made by another edition
    of the rules. now: the edition by which it goes on.
    """

    choices: int
    changed: bool
    edition: int
    now: int


def doubt_of(save: SaveFile) -> Doubt | None:
    """Why the past of an opened save does not reach back to its start; None if it does."""
    base = save.base
    return None if base is None else Doubt(base.choices, base.changed, base.edition, save.edition)


def has_earlier_values(table: Table) -> bool:
    """Whether the cards of a table have values that the game no longer comes with (`Game.content`)."""
    return bool(getattr(getattr(table, "content", None), "earlier", False))


def origin_of(game: Game, content: Any, save: SaveFile) -> Origin:
    """Where the past of a save begins: at its setup, or at a table kept in it. ValueError if that is not possible."""
    setup, base = save.setup, save.base
    if base is None:
        table = start_table(game, setup, content)
        return Origin(table, 0, len(game.dated(None, table.facts)))
    table = game.load(base.table, content, save.edition)
    if not fits(game, table, setup):
        raise ValueError("the past of the save does not begin at a table of its game")
    if base.choices > len(save.choices) or base.log > len(save.log):
        raise ValueError("the past of the save begins after its end")
    return Origin(table, base.choices, base.log)


def played_again(game: Game, content: Any, save: SaveFile, log: list[LogEntry]) -> Table:
    """The table that the choices lead to; IllegalChoice names the first one that is not possible.

    log: takes what is told, as far as it comes.
    """
    table, first, entries = origin_of(game, content, save)
    log += save.log[:entries] if save.base is not None else game.dated(None, table.facts)
    reached = first
    try:
        for made in make_each(game, table, save.choices[first:], first):
            reached = made.number
            log += game.dated(made.before, table.facts)
    except IllegalChoice as error:
        raise IllegalChoice(f"Choice {reached + 1}: {error}") from None
    return table


def settle(game: Game, table: Table, save: SaveFile) -> None:
    """Let the past of a save be what its choices tell, whatever stands in the file: nobody needs to doubt it then.

    table: of the save, as it was loaded. The save goes on by today's rules. ValueError if that cannot be.
    """
    edition, save.edition = save.edition, game.edition
    if (told := _told(game, table, save, edition)) != save.log:
        save.cut_back(len(save.choices), 0)
        save.log += told
    if save.base is not None:
        _try_out(game, table)
    if not _can_be_made(game, table, save.undone):
        save.undone.clear()
    save.over, save.round = table.over, told[-1].round if told else 0


def _told(game: Game, table: Table, save: SaveFile, edition: int) -> list[LogEntry]:
    """The log of a save. If its choices do not lead to its table, its past begins there from now on."""
    content, base = getattr(table, "content", None), save.base
    if base is not None:
        before = [entry for entry in save.log[: base.log] if game.may_tell(table, entry)]
        if len(before) < base.log:
            after = save.log[base.log :]
            save.cut_back(len(save.choices), 0)
            save.log += before + after
        changed = base.changed or base.edition >= edition  # no earlier rules, so nothing else explains it
        save.base = base = base.model_copy(update={"log": len(before), "changed": changed})
    log: list[LogEntry] = []
    try:
        if same(game, played_again(game, content, save, log), table):
            return log
    except Exception:  # choices of other rules, or of somebody who has changed the file, may fail in any way
        pass
    changed = edition == game.edition or (base is not None and base.changed)
    if edition != game.edition:  # what other rules have told cannot be told again
        log = [entry for entry in save.log if game.may_tell(table, entry)]
    save.base = Base(
        choices=len(save.choices), log=len(log), table=game.dump(table), edition=edition, changed=changed
    )
    return log


def _try_out(game: Game, table: Table) -> None:
    """Play a table that no choices vouch for to its end in some ways; ValueError if that fails, or leads to nonsense.

    What is still to come lies on no board, so that hardly anything else tells whether it belongs to the table.
    """
    for way in TRIED_OUT:
        tried, made = game.clone(table), 0
        while tried.open and made < MOST_TRIED_OUT:
            asked = tried.open[made % len(tried.open)]
            try:
                choose(tried, asked.seat, asked.options[int(way * (len(asked.options) - 1))], game.book)
            except Exception as error:  # a table that somebody has made up may fail in any way
                raise ValueError(f"the game cannot go on from there ({type(error).__name__})") from None
            made += 1
            if made % LOOKED_AT == 0 or not tried.open:
                game.load(game.dump(tried), getattr(table, "content", None))


def _can_be_made(game: Game, table: Table, undone: Sequence[Choice]) -> bool:
    """Whether choices that were taken back can be made again."""
    try:
        make_all(game, game.clone(table) if undone else table, undone)
    except Exception:  # as above
        return False
    return True
