"""Tests of `ebbes.bench`."""
