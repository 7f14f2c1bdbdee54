"""Tests of `ebbes.arena`: fair seats, honest errors, nothing lost on the way."""
