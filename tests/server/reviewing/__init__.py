"""Tests of `ebbes.server.reviewing`."""
