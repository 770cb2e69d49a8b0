"""That work was given up."""

from __future__ import annotations


class Killed(Exception):
    """Whatever does the work is killed again and again, or is gone."""
