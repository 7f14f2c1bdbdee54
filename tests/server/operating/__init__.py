"""Tests of what operators do beside a running server."""
