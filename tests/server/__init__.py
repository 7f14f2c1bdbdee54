"""Tests of `ebbes.server`."""
