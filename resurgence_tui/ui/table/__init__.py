"""The table screen of any game, put together from parts with one task each."""
