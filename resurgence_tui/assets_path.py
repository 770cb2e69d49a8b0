"""Where the assets lie: inside an installed package, or at the top of a checkout."""

from functools import cache
from importlib.resources import files
from pathlib import Path


@cache
def assets() -> Path:
    """The folder that holds `content/` and `i18n/`; FileNotFoundError if there is none."""
    package = Path(str(files("resurgence_tui")))
    for folder in (package / "assets", package.parent / "assets"):
        if (folder / "content").is_dir():
            return folder
    raise FileNotFoundError("the assets folder of resurgence_tui is missing")
