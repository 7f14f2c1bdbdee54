"""Tests of `ebbes.cli`: every command, on good and on hostile input."""
