"""Where the assets lie: inside an installed package, or at the top of a checkout.

They are found beside this file and not by importlib.resources: they are read as files in any case, and that package and
what it imports would make the first paint wait for some milliseconds.
"""

from functools import cache
from pathlib import Path


@cache
def assets() -> Path:
    """The folder that holds `content/` and `i18n/`; FileNotFoundError if there is none."""
    package = Path(__file__).resolve().parent
    for folder in (package / "assets", package.parent / "assets"):
        if (folder / "content").is_dir():
            return folder
    raise FileNotFoundError("the assets folder of resurgence_tui is missing")
