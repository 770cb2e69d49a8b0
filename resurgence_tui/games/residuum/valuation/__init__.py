"""How good positions and options of Residuum are, for bots that look ahead."""
