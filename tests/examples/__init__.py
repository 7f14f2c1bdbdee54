"""Tests of the programs in `examples/`: each is run as its docstring says."""
