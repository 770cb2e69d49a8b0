"""Writing score and table to files, as text and as pictures. Nothing that is secret is in them at any time."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from resurgence_tui.app.host import Host
from resurgence_tui.engine.errors import SaveError
from resurgence_tui.i18n.errors import error_text
from resurgence_tui.i18n.text import Words
from resurgence_tui.saves.exports import export_name, exports_folder, write_export
from resurgence_tui.ui import theme

if TYPE_CHECKING:
    from resurgence_tui.ui.program import Program

Tell = Callable[[str, bool], None]
"""Says a sentence; True if something went wrong."""

FILES = (("score", ".txt"), ("score", ".svg"), ("table", ".txt"), ("table", ".svg"))
"""What can be written: which page, and the ending that says how."""

CALLED = {
    ("score", ".txt"): "files-score-txt",
    ("score", ".svg"): "files-score-svg",
    ("points", ".txt"): "files-points-txt",
    ("points", ".svg"): "files-points-svg",
    ("table", ".txt"): "files-table-txt",
    ("table", ".svg"): "files-table-svg",
}
"""A page and an ending -> what that file is called."""

ALL = "all"


def offer_files(app: Program, host: Host, tell: Tell) -> None:
    """Ask what to write, and into which folder it goes; then write it and tell where it is."""
    from resurgence_tui.ui.table.dialogs import ChoiceScreen
    from resurgence_tui.ui.widgets.menu_rows import Row

    words, folder = app.words, folder_of(app, host)
    if folder is None:
        tell(words.text("score_no_folder"), True)
        return
    where = words.text("files-in", folder=str(folder))
    rows = [Row(f"{page}{ending}", words.text(CALLED[page_name(host, page), ending]), group=where)
            for page, ending in FILES]  # fmt: skip
    rows.append(Row(ALL, words.text("files-all"), group=where))

    def write(chosen: str | None) -> None:
        wanted = [(page, ending) for page, ending in FILES if chosen in (f"{page}{ending}", ALL)]
        if wanted:
            tell(*written(app, host, folder, wanted))

    app.push_screen(ChoiceScreen(words.text("files-heading"), rows), write)


def page_name(host: Host, page: str) -> str:
    """What a page is called: before the end there is no score yet, but points so far."""
    return "points" if page == "score" and not host.over else page


def folder_of(app: Program, host: Host) -> Path | None:
    """Where the files of a game go; None if it is kept in memory only."""
    if host.path is not None:
        return exports_folder(host.path.parent)
    store = app.library.store
    return exports_folder(store.folder) if store is not None else None


def written(app: Program, host: Host, folder: Path, wanted: list[tuple[str, str]]) -> tuple[str, bool]:
    """Write pages; the sentence that says where they are, or why not, and whether something went wrong."""
    words, found = app.words, []
    try:
        for page, ending in wanted:
            name = export_name(host.setup.game, host.game_id, page_name(host, page), datetime.now())
            text = page_as(words, host, page, ending, app.signs, app.theme)
            found.append(write_export(folder, name, ending, text))
    except SaveError as error:
        return error_text(words, error), True
    if len(found) == 1:
        return words.text("files-written", file=str(found[0])), False
    return words.text("files-written-all", count=len(found), folder=str(folder), first=found[0].name), False


def page_as(words: Words, host: Host, page: str, ending: str, signs: theme.Signs, theme_name: str) -> str:
    """The text of a file: a page as text in the signs of the terminal, or as a picture in the colours of a theme."""
    from resurgence_tui.ui.palettes import PALETTES
    from resurgence_tui.ui.picture import svg_of
    from resurgence_tui.ui.screens import score_picture as pictures

    if ending == ".txt":
        return pictures.score_text(words, host, signs) if page == "score" else pictures.table_text(words, host, signs)
    drawing = pictures.score_drawing(words, host) if page == "score" else pictures.table_drawing(words, host)
    return svg_of(drawing, pictures.heading_of(words, host), theme_name if theme_name in PALETTES else "frozen-city")
