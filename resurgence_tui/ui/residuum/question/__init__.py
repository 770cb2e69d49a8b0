"""The open question of Residuum as the table shows it."""
