"""A game for the front ends without screens: a new one from the options, or a saved one."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from resurgence_tui.app.host import Host, new_seed
from resurgence_tui.app.library import Library, NewerBeside, OtherContent
from resurgence_tui.app.settings import chosen_saves, read_settings
from resurgence_tui.bots.registry import bots_for, check_bot
from resurgence_tui.engine.errors import SaveError
from resurgence_tui.engine.options import can_be_chosen
from resurgence_tui.games import game_called
from resurgence_tui.i18n.bot_names import bot_names
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.i18n.settings_words import problem_text
from resurgence_tui.i18n.text import words
from resurgence_tui.saves.folder import saves_folder
from resurgence_tui.saves.save_file import SeatSetup, Setup, make_setup
from resurgence_tui.saves.store import Store

from .console import Refusal, say
from .programs import seat_again, seat_programs
from .reading import refer_to_older
from .variants import check_variants

if TYPE_CHECKING:
    from .new_game import NewGame


USUAL = 2
"""Seats of a game where nobody says how many."""

OPPONENTS = ("bot:easy", "bot:eager")
"""Who sits on the other seats then: the first of these that plays the game."""


def library_in(saves: Path | None) -> Library:
    """The games of the folder given, else of that of the settings, else of the usual one."""
    settings, _ = read_settings()
    return Library(Store(saves_folder(chosen_saves(settings, saves))))


def content_for(given: NewGame) -> Path | None:
    """The folder of the content pack for a new game: the one given, else that of the settings."""
    settings, _ = read_settings()
    return given.content or (Path(settings.content).expanduser() if settings.content else None)


def tell_settings() -> None:
    """Say on standard error what of the file of the settings could not be used; the rest of it holds."""
    for problem in read_settings()[1]:
        say(Refusal(problem_text(words(), *problem)))


def open_game(given: NewGame, saved: Path | None, saves: Path | None, programs: Sequence[str] = ()) -> Host:
    """The saved game in that file, or a new one; an error, in one sentence, if that is not possible.

    programs: commands of those that play on in the saved one.
    """
    library = library_in(saves)
    if saved is not None:
        return with_programs(resume_game(library, saved, given.content), programs)
    return new_game(given, setup_of(given), saves)


def with_programs(host: Host, programs: Sequence[str]) -> Host:
    """A saved game in which these programs play on; Refusal, and it is closed, if that is not possible."""
    try:
        seat_again(host, programs)
    except (Refusal, ValueError):
        host.close()
        raise
    return host


def new_game(given: NewGame, setup: Setup, saves: Path | None) -> Host:
    """A new game of that setup."""
    host = library_in(saves).new(setup, content_for(given))
    host.seed_typed = given.seed is not None
    seat_programs(host, given.seats or "")
    return host


def check_folders(given: NewGame) -> None:
    """Refuse a folder of a content pack that is not there."""
    if given.content is not None and not given.content.is_dir():
        raise Refusal(words().text("cli_no_folder", folder=str(given.content)))


def ended(host: Host) -> int:
    """0 for a game that is left or over and saved, as far as there is a folder; else a Refusal says what is lost."""
    host.close()
    if not host.save_problem:
        return 0
    sys.stdout.flush()
    key = "cli_end_not_saved" if host.path else "cli_not_saved"
    raise Refusal(words().text(key, problem=error_text(words(), host.save_problem)))


def setup_of(given: NewGame) -> Setup:
    """Seats, seed and variants of a new game; what is not given is filled in."""
    seats = seats_of(given, default_seats(given) if given.seats is None else given.seats)
    seed = new_seed() if given.seed is None else given.seed
    return make_setup(seats, seed, game=given.game, options=given.variants)


def default_seats(given: NewGame) -> str:
    """A person against bots: two seats, else as few as the variants that were asked for allow."""
    fewest, most = game_called(given.game).seats
    counts = sorted(range(fewest, most + 1), key=lambda count: abs(count - USUAL))
    count = next((one for one in counts if can_be_chosen(game_called(given.game).options, given.variants, one)), USUAL)
    bots = bots_for(given.game)
    opponent = next(bot for bot in OPPONENTS if bot in bots)
    return ",".join([words().text("cli_default_seat"), *[opponent] * (count - 1)])


def seats_of(given: NewGame, line: str) -> list[SeatSetup]:
    """Who plays; Refusal if the variants are not for so many."""
    from resurgence_tui.app.seating import parse_seats

    seats = parse_seats(line, game_called(given.game).seats[1], bot_names(words()))
    for seat in seats:
        if not seat.human:
            check_bot(seat.player, given.game)
    check_variants(given.game, given.variants, len(seats))
    return seats


def resume_game(library: Library, saved: Path | None, content: Path | None = None, anyway: bool = False) -> Host:
    """Go on with a saved game (None: the newest), with the cards stored in it where it was made with others.

    Where it cannot be read, the refusal names an older generation that can be. NewerBeside, unless it is to be opened
    anyway, if it is an older generation itself.
    """
    saved = library.newest() if saved is None else saved
    try:
        return library.resume(saved, content, anyway=anyway)
    except NewerBeside as error:
        error.resume = lambda chosen: resume_game(library, chosen, content, anyway=True)
        raise
    except OtherContent as error:
        if not error.stored:
            raise
        if content is not None:
            raise Refusal(words().text("cli_pack_stored", error=error_text(words(), error))) from error
        return library.resume(saved, stored_content=True, anyway=anyway)
    except SaveError as error:
        if saved is not None and library.store is not None:
            refer_to_older(library.store, saved, error)
        raise
