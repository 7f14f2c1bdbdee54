"""Tests of `ebbes.bots`: legal, blind to hidden cards, and true to their word."""
