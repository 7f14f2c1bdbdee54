"""Tests of the wire: what goes over it comes back, and nothing else goes over it."""
