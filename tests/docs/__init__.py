"""Tests of `docs`: what a document states is run, so that it cannot drift."""
