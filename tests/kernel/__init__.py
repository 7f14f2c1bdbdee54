"""Tests of `ebbes.kernel`."""
