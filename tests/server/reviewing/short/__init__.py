"""Tests of `ebbes.server.reviewing.short`."""
