"""What only a game alone against the Mutants shows."""
