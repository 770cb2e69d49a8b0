"""The sentences of Residuum."""
