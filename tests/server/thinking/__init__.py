"""Tests of `ebbes.server.thinking`, with real processes."""
