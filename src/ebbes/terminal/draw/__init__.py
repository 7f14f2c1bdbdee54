"""Drawings: what is seen of a table as characters and colours, without a terminal."""
