"""Bots: from a view and a decision to one of its options."""
