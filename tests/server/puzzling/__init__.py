"""Tests of `ebbes.server.puzzling`."""
