"""Tests of `ebbes.training`."""
