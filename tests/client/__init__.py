"""Tests of `ebbes.client`."""
