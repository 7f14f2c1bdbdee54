"""Seats over SSH: every visitor gets the pages of the terminal, and nothing else."""
