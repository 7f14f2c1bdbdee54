"""Tests of `ebbes.server.calling`."""
