"""What lies in a save, also what is packed there: for tests that look at it or change it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from resurgence_tui.saves.reading import parse


def opened(file: Path) -> dict[str, Any]:
    """The JSON values of a save with nothing packed."""
    data: dict[str, Any] = json.loads(parse(file.read_bytes(), file.name).plain_text())
    return data
