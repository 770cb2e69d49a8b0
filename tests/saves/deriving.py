"""All that screens and commands make of a game that has been opened, without a terminal: none of it may fail."""

from __future__ import annotations

import io
from contextlib import suppress

from resurgence_tui.app.host import Host
from resurgence_tui.app.replay import Replay
from resurgence_tui.app.results import result_of
from resurgence_tui.cli.check import fault
from resurgence_tui.cli.jsonl import Lines
from resurgence_tui.cli.plain import Leave, Plain
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.table import Table
from resurgence_tui.engine.types import NOBODY
from resurgence_tui.i18n.resurgence.sentences import option_text, prompt_text
from resurgence_tui.i18n.resurgence.table_text import table_lines
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.ui.resurgence.log_text import MoscowLogText
from resurgence_tui.ui.resurgence.news import MoscowNews
from resurgence_tui.ui.resurgence.question.pending import Pending
from resurgence_tui.ui.resurgence.question.question_text import QuestionText
from resurgence_tui.ui.resurgence.solo.mutants_text import MutantsText
from resurgence_tui.ui.screens.doubt import doubt_sentence
from resurgence_tui.ui.screens.points_story import story_of
from resurgence_tui.ui.screens.score_picture import heading_of, score_drawing, score_text, table_drawing
from resurgence_tui.ui.screens.score_text import score_of, verdict_of
from resurgence_tui.ui.table.seats import SeatLook


def looks_of(game: Host | Replay) -> tuple[SeatLook, ...]:
    """How the seats are shown."""
    return tuple(SeatLook(seat.name, seat.colour, not seat.human) for seat in game.setup.seats)


def derive(host: Host) -> None:
    """Table, log, news, points, chart and score, as every seat and as everybody may see them."""
    text, looks, names = words(), looks_of(host), host.names
    for seat in (NOBODY, *range(len(names))):
        view = host.view(seat)
        table_lines(text, view, names)
        MoscowLogText(text, host).lines(seat, looks)
        MoscowNews(text).news(host.log(seat), max(seat, 0), len(names))
        if view.solo:
            MutantsText(text, host).told(view, seat, 0, None)
            MutantsText(text, host).trail(view, seat, None)
    table_drawing(text, host)
    heading_of(text, host)
    story_of(text, host)
    score_text(text, host)
    if host.over and not host.abandoned:
        score_of(text, host)
        verdict_of(text, host)
        score_drawing(text, host)
    result_of(host)
    doubt_sentence(text, host)
    for ask in host.asks():
        pending = Pending(QuestionText(text, names))
        view = host.view(ask.decision.seat)
        pending.take(ask, view)
        for short in (False, True):
            pending.question(view, short, grouped=not short)


def derive_plainly(host: Host) -> None:
    """A conversation in lines of text that explains, shows the table, and is left; the same for a program."""
    with suppress(Leave):
        Plain(host, io.StringIO("\n?\nb\nu\n\n?\n"), io.StringIO()).play()
    Lines(host, io.StringIO('{"ticket":"x","choose":"y"}\n'), io.StringIO()).play()


def derive_replay(game: Game, table: Table, save: SaveFile, moments: int = 12) -> None:
    """Every choice in words through every eye, and the table at some moments."""
    replay, text = Replay(game, table, save), words()
    names = [seat.name for seat in replay.setup.seats]
    doubt_sentence(text, replay)
    for viewer in replay.viewers:
        for moment in range(replay.first, replay.last + 1):
            step = replay.step(moment, viewer)
            if step is not None:
                prompt_text(text, step.asked, names)
                assert not step.option or option_text(text, step.asked, step.option)
            replay.entries(moment)
        for moment in range(replay.first, replay.last + 1, max((replay.last - replay.first) // moments, 1)):
            table_lines(text, replay.view(moment, viewer), names)
            replay.scores(moment)
        replay.log(replay.last, viewer)
    for number in range(8):
        replay.at_round(number)
    for way in (1, -1):
        for go in (replay.by_decision, replay.by_turn, replay.by_round):
            go(replay.first, way)
            go(replay.last, way)
    if replay.is_public:
        replay.what_if(replay.first, "What if")


def derive_files(game: Game, table: Table, as_read: SaveFile, opened: SaveFile) -> None:
    """What `check` says, and the texts of the save."""
    assert isinstance(fault(game, table, as_read), str)
    opened.plain_text()
