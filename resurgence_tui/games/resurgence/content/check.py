"""Checks between the entries of the content: counts, ids, costs that can be paid, words."""

from collections.abc import Callable

from .schema import ContentJson


def check(read: ContentJson, words: Callable[[str], bool] | None = None) -> None:
    """ContentError for the first fault."""
