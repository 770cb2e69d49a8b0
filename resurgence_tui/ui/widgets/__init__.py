"""Widgets for any game: they draw what they are given and report what was picked."""
