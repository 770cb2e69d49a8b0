"""Start, resume and list any game that the program knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any

from resurgence_tui.bots.registry import check_bot
from resurgence_tui.engine.errors import ContentError, GameError, SaveError
from resurgence_tui.engine.game import Game
from resurgence_tui.engine.table import Table
from resurgence_tui.games import GAMES, game_called
from resurgence_tui.saves.names import clean_title
from resurgence_tui.saves.reading import NewerSave
from resurgence_tui.saves.save_file import SaveFile, Setup
from resurgence_tui.saves.store import Listing, Store, base_of

from .host import Host
from .own_options import fits, start_table
from .past_of_save import settle
from .read_only_host import ReadOnlyHost


class OtherContent(SaveError):
    """The save was made with other cards than those given.

    stored: whether the content stored in it gives exactly the cards it was made with.
    """

    def __init__(self, sentence: str, stored: bool) -> None:
        super().__init__(sentence)
        self.stored = stored


class NewerBeside(GameError):
    """The file is an older generation of a game of which a newer one can be read.

    older, newer: the files. resume: opens one of them without asking again.
    """

    def __init__(self, older: Path, newer: Path, resume: Callable[[Path], Host]) -> None:
        super().__init__(f"'{clean_title(older.name)}' is older than '{clean_title(newer.name)}', which can be read.")
        self.older, self.newer, self.resume = older, newer, resume


class UnsoundSave(SaveError):
    """The file can be read, but its table cannot be one of this game."""


class Library:
    """The games of one folder; without a store, games are kept in memory only."""

    def __init__(self, store: Store | None = None) -> None:
        self.store = store

    @property
    def games(self) -> list[str]:
        """Names of the games that can be played."""
        return list(GAMES)

    def new(self, setup: Setup, content_dir: str | Path | None = None) -> Host:
        """Start a game and save it. ValueError or ContentError, in one sentence, if that is not possible."""
        setup = setup.model_copy(deep=True)
        for seat in setup.seats:
            if not seat.human:
                check_bot(seat.player, setup.game)
        game = game_called(setup.game)
        content = printed(game, content_dir)
        table = start_table(game, setup, content)
        now = datetime.now(UTC)
        save = SaveFile(
            name=clean_title(", ".join(seat.name for seat in setup.seats)),
            created=now,
            saved=now,
            content_hash=content.hash,
            changed=dict(content.changed),
            setup=setup,
            table={},
            edition=game.edition,
        )
        save.note_anew()
        save.log += game.dated(None, table.facts)
        host = Host(game, table, save, self.store)
        host.autosave()
        return host

    def newest(self) -> Path | None:
        """The file of the game to go on with, else of the newest one at all that can be opened."""
        games = self.list()
        game = self.to_go_on_with(games) or next((game for game in games if game.problem is None), None)
        return game.path if game is not None else None

    def to_go_on_with(self, games: Sequence[Listing]) -> Listing | None:
        """The newest of these games that is not over.

        It may be damaged, if an older generation of it can be read: that tells who plays, and opens in its place.
        """
        for game in games:
            if game.problem is not None and self.store is not None:
                game = self.store.as_it_was(game)
            if not game.over and (game.problem is None or game.seats):
                return game
        return None

    def list(self) -> list[Listing]:
        """The saved games, the newest first."""
        return self.store.list() if self.store else []

    def resume(
        self,
        path: str | Path | None = None,
        content_dir: str | Path | None = None,
        stored_content: bool = False,
        anyway: bool = False,
    ) -> Host:
        """Go on with a saved game, the newest one if none is named. SaveError, in one sentence, if that cannot be.

        OtherContent if it was made with other cards; ``stored_content`` then opens it with those that the save holds.
        NewerBeside if it is an older generation and a newer one can be read; ``anyway`` opens it all the same.
        A game that another program has open can only be looked at.
        """
        if path is None:
            path = self.newest()
            if path is None:
                raise SaveError("There is no saved game to go on with.")
        store, path = self.store or Store(Path(path).parent), Path(path)
        newer = None if anyway else store.newer(path)
        if newer is not None:
            raise NewerBeside(path, newer, lambda chosen: self.resume(chosen, content_dir, stored_content, anyway=True))
        save = store.read(path)
        game, table = open_save(save, content_dir, stored_content)
        holder = self.store.claim(path) if self.store is not None else None
        if holder is not None:
            return ReadOnlyHost(
                game, table, save, base_of(path), holder, lambda: self.resume(path, content_dir, stored_content, anyway)
            )
        if not store.is_as_read(path):  # another program has written it just before it let the game go
            return self.resume(path, content_dir, stored_content, anyway)
        return Host(game, table, save, self.store, base_of(path))


def open_save(
    save: SaveFile, content_dir: str | Path | None = None, stored_content: bool = False
) -> tuple[Game, Table]:
    """Game and table of a save that has been read. SaveError (OtherContent, UnsoundSave) if they do not fit.

    Here all that a save holds is checked against its setup and its choices. What does not follow from them is put
    right in the save: its log, what was taken back, and where its past begins (`past_of_save`).
    """
    game, table = load_save(save, content_dir, stored_content)
    try:
        settle(game, table, save)
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError, RecursionError):
        raise _unsound("its table cannot be played on") from None
    return game, table


def open_as_made(save: SaveFile) -> tuple[Game, Table]:
    """Game and table of a save, with the cards stored in it where it was made with others; SaveError if not sound."""
    try:
        return open_save(save)
    except OtherContent as error:
        if not error.stored:
            raise
        return open_save(save, stored_content=True)


def load_save(
    save: SaveFile, content_dir: str | Path | None = None, stored_content: bool = False
) -> tuple[Game, Table]:
    """Game and table of a save, as `open_save`, but without a look at its choices: for its end alone."""
    try:
        game = game_called(save.setup.game)
        for seat in save.setup.seats:
            if not seat.human:
                check_bot(seat.player, save.setup.game)
    except ValueError as error:
        raise SaveError(f"This version cannot go on with the save: {error}") from None
    if save.edition > game.edition:
        raise NewerSave("The save was played by newer rules of the game; update the program to open it.")
    content = content_of(game, save, content_dir, stored_content)
    try:
        table: Table = game.load(save.table, content, save.edition)
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError, RecursionError):
        raise _unsound("its table cannot be one of this game") from None
    if not fits(game, table, save.setup):
        raise _unsound("its table is not one of the game that was set up")
    count = len(save.setup.seats)
    if save.pins and len(save.pins) != count:
        raise _unsound("it does not hold one PIN for each seat")
    if not all(0 <= choice.seat < count for choice in (*save.choices, *save.undone)):
        raise _unsound("somebody has chosen who does not sit there")
    return game, table


def _unsound(why: str) -> UnsoundSave:
    return UnsoundSave(f"The save is damaged: {why}.")


def printed(game: Game, content_dir: str | Path | None) -> Any:
    """The cards of a game, with a content pack over them if its folder is given; those without are read only once."""
    return game.content(str(content_dir)) if content_dir else _own_content(game.name)


@lru_cache(maxsize=8)
def _own_content(name: str, made_with: str = "") -> Any:
    return game_called(name).content(made_with=made_with)


def content_of(game: Game, save: SaveFile, content_dir: str | Path | None, stored_content: bool) -> Any:
    """The cards that a save is opened with: with the values that they had when it was made.

    OtherContent unless they are those that it was made with, or those stored in it are asked for.
    """
    made_with = save.content_hash
    content = printed(game, content_dir)
    if content.hash != made_with:
        content = game.content(str(content_dir), made_with) if content_dir else _own_content(game.name, made_with)
    if content.hash == made_with:
        return content
    try:
        stored = game.content_from(save.changed, made_with)
    except ContentError as error:
        raise SaveError(f"The content pack stored in the save does not fit this version: {error}") from None
    if stored_content:
        return stored
    if stored.hash == made_with:
        raise OtherContent("The save was made with another content pack, which is stored in it.", True)
    version = clean_title(save.app)
    raise OtherContent(
        f"The save was made with the cards of another version ({version}), which this one does not have.", False
    )
