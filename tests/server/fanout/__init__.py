"""Tests of `ebbes.server.fanout`, with a real Redis."""
