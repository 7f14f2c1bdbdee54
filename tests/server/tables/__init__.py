"""Tests of `ebbes.server.tables`."""
