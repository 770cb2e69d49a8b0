"""The boards and panels of Resurgence, which draw themselves."""
