"""Tests of challenges and evenings."""
