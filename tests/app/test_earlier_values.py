"""Values of cards change; games that were begun before keep theirs, and whoever opens one is told so (once, in a sentence)."""
