"""The board game Resurgence in a terminal."""

__version__ = "0.1.0"
