"""Tests of `ebbes.research`: the adapters say what the engine says, and no seat learns more."""
