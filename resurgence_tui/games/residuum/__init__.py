"""Residuum: a hex wasteland round one market town, for two to four seats."""
