"""Print the table of a save, as everybody may see it or as one seat does."""

from __future__ import annotations

import sys
from collections.abc import Callable
from getpass import getpass
from pathlib import Path
from time import time

from resurgence_tui.app.host import Host
from resurgence_tui.app.library import open_as_made
from resurgence_tui.app.replay import replay_of
from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.i18n.pin_words import wrong_pin_text
from resurgence_tui.i18n.sentences import sentences_of
from resurgence_tui.i18n.text import words, words_of
from resurgence_tui.saves.folder import saves_folder
from resurgence_tui.saves.save_file import SaveFile
from resurgence_tui.saves.tries import Tries
from resurgence_tui.ui.screens.doubt import doubt_sentence

from .console import Refusal
from .reading import read_file
from .streams import is_stdin, is_stream, listen_to_terminal
from .target import STDOUT, check_apart, check_picture


def show_file(file: Path, seat_name: str | None, score: bool = False, svg: Path | None = None) -> int:
    """Print the table; Refusal if nobody of that name sits there. score: not the table but the points. svg: a file,
    into which it goes as a picture."""
    if svg is not None and str(svg) != STDOUT:
        check_picture(svg)
        check_apart(svg, file)
    save = read_file(file)
    seat = NOBODY if seat_name is None else seat_called(save, seat_name)
    game, table = open_as_made(save)
    if seat != NOBODY and not table.over:
        listen_elsewhere(file, save, seat)
        need_pin(save, seat, saves_folder() if is_stream(file) else file.parent)
    if svg is not None:
        from .pictures import draw_file

        return draw_file(save, svg, seat, score)
    names = [one.name for one in save.setup.seats]
    text = words_of(save.setup, aloud=True)
    doubt = doubt_sentence(text, Host(game, table, save))
    if score:
        from .pictures import score_lines

        print(*filter(None, (doubt, score_lines(save))), sep="\n")
        return 0
    print(text.text("cli_show_title", title=save.name, saved=save.saved.strftime("%Y-%m-%d %H:%M")))
    if doubt:
        print(doubt)
    if seat != NOBODY:
        print(text.text("cli_show_as", name=names[seat]))
    print("\n".join(sentences_of(text.game).table_lines(text, game.view(table, seat), names)))
    return 0


def listen_elsewhere(file: Path, save: SaveFile, seat: Seat) -> None:
    """Where the save came by standard input, let a PIN be typed at the terminal; Refusal if there is none."""
    if save.has_pin(seat) and is_stdin(file):
        try:
            listen_to_terminal()
        except OSError:
            raise Refusal(words().text("cli_pin_no_terminal", name=save.setup.seats[seat].name)) from None


def need_pin(save: SaveFile, seat: Seat, folder: Path, clock: Callable[[], float] = time) -> None:
    """Ask for the seat's PIN, if it has one; Refusal if what is typed is another, or comes before a pause is over.

    folder: of the save. clock: seconds since 1970.
    """
    if not save.has_pin(seat):
        return
    pin, tries = save.pins[seat], Tries(folder, clock)
    if not tries.pause(pin):
        typed = _typed_pin()
        if typed and tries.fits(pin, typed):
            return
    raise Refusal(wrong_pin_text(words(), tries.pause(pin)))


def _typed_pin() -> str:
    """What is typed, which a terminal does not show; "" at the end of the input."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().strip()
    try:
        return getpass("PIN: ")
    except EOFError:
        return ""


def show_moment(file: Path, moment: int | None) -> int:
    """Print the table as everybody might see it at a moment of the game (None: the last one)."""
    replay = replay_of(read_file(file))
    at = replay.last if moment is None else moment
    if not replay.first <= at <= replay.last:
        raise Refusal(words().text("cli_replay_moment", first=replay.first, last=replay.last))
    text, names = words_of(replay.setup, aloud=True), [seat.name for seat in replay.setup.seats]
    print(text.text("cli_replay_title", moment=at, last=replay.last))
    if doubt := doubt_sentence(text, replay):
        print(doubt)
    print("\n".join(sentences_of(text.game).table_lines(text, replay.view(at), names)))
    return 0


def seat_called(save: SaveFile, wanted: str) -> Seat:
    """The seat of that name, else the one with that number, counted from 1."""
    names = [seat.name.casefold() for seat in save.setup.seats]
    asked = " ".join(wanted.split()).casefold()
    if asked in names:
        return names.index(asked)
    if asked.isascii() and asked.isdigit() and 1 <= int(asked[:2]) <= len(names):
        return int(asked[:2]) - 1
    listed = ", ".join(seat.name for seat in save.setup.seats)
    raise Refusal(words().text("cli_show_nobody", name=wanted, names=listed))
