"""Tests of `ebbes.server.studying`."""
