"""Calling people to the table: that it is their turn, where and how often they want it."""
