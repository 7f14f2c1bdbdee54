"""A naive second implementation of ebbes, to compare the engine with."""
