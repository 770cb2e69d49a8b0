"""The edition of the rules: a number that rises whenever a rule does something else than before."""

EDITION = 1
"""The edition that is played."""
