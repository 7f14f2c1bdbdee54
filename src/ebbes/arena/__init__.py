"""Duplicate matches between bots, and how sure their results are: `docs/arena.md`."""
