"""The edition of the rules: a number that rises whenever a rule does something else than before.

A save names the edition it was played with, since its choices may not be possible under another one.
"""

EDITION = 2
"""The edition that is played."""

CHANGES = {
    1: "the first rules",
    2: "nothing is asked that was just decided, longer chains of cards are offered, and the Cosmonaut's second Mission "
    "may come at any time of the turn (AMB-130, AMB-137, AMB-138)",
}
"""Edition -> what it changed."""
