"""Tests of the seat in the terminal."""
