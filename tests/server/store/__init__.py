"""Tests of `ebbes.server.store`, on real databases."""
