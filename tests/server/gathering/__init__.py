"""Tests of `ebbes.server.gathering`."""
