"""The boards of Residuum: widgets that draw a view."""
