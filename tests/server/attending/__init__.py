"""Tests of `ebbes.server.attending`."""
