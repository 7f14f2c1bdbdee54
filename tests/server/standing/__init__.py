"""Tests of `ebbes.server.standing`."""
