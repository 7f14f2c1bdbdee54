"""Tests of `ebbes.record`: reading, writing, replaying and verifying records."""
