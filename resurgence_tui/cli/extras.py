"""Libraries that only some need: one that is missing is said in a sentence that names the extra it belongs to."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from resurgence_tui.i18n.text import words

from .console import Refusal

PACKAGES = {
    "lab": ("joblib", "openskill"),
    "cluster": ("distributed", "dask"),
    "parquet": ("pyarrow",),
    "plots": ("matplotlib",),
}
"""What each extra installs, by the names that are imported."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """For imports of an extra; Refusal if it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] in PACKAGES[name]:
            raise Refusal(words().text("cli_no_extra", extra=name)) from error
        raise
