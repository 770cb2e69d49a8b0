"""Write a finished game openly: the save as JSON that can be read, with nothing packed."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from resurgence_tui.app.library import open_as_made
from resurgence_tui.i18n.text import words
from resurgence_tui.printable import escaped_json
from resurgence_tui.saves.disk import write_down

from .console import Refusal
from .reading import read_file
from .target import STDOUT, check_target, not_written


def export_plainly(file: Path, target: Path | None) -> int:
    """Write the save with nothing packed to a file, or to standard output. Refusal while the game goes on.

    What is written is still a save of this program. A file that is there already is not overwritten.
    """
    to_stdout = target is None or str(target) == STDOUT
    if target is not None and not to_stdout:
        check_target(target)
    save, text = read_file(file), words().text
    open_as_made(save)
    if not save.over:
        raise Refusal(text("cli_export_goes_on"))
    written = escaped_json(json.dumps(json.loads(save.plain_text()), indent=1, ensure_ascii=False)) + "\n"
    if target is None or to_stdout:
        sys.stdout.write(written)
        return 0
    try:
        write_down(target, written.encode())
    except FileExistsError:
        raise Refusal(text("cli_export_there", file=str(target))) from None
    except (OSError, ValueError) as error:
        raise not_written(target, error) from None
    print(text("cli_export_done", file=str(target)))
    return 0
