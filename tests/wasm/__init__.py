"""Tests of the kernel for browsers, run by Node."""
