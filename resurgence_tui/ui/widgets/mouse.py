"""What the buttons of a mouse mean."""

from __future__ import annotations

RIGHT = 3
"""The button that asks what something is."""
