"""Print the table of a save, as everybody may see it or as one seat does."""

from __future__ import annotations

from pathlib import Path

from resurgence_tui.engine.types import NOBODY, Seat
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.save_file import SaveFile

from .main import Refusal
from .reading import game_of, read_file
from .table_text import table_lines


def show_file(file: Path, seat_name: str | None) -> int:
    """Print the table; Refusal if nobody of that name sits there."""
    save = read_file(file)
    seat = NOBODY if seat_name is None else seat_called(save, seat_name)
    game, table = game_of(save)
    names = [one.name for one in save.setup.seats]
    text = words(save.setup.language, aloud=True)
    print(text.text("cli_show_title", title=save.name, saved=save.saved.strftime("%Y-%m-%d %H:%M")))
    if seat != NOBODY:
        print(text.text("cli_show_as", name=names[seat]))
    print("\n".join(table_lines(text, game.view(table, seat), names)))
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
