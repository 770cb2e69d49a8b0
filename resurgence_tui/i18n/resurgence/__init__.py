"""Sentences of Resurgence, made from facts, decisions, options and what is printed on the components."""
