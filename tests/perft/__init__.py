"""Positions whose number of continuations is known."""
