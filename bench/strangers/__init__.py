"""One stranger against a server while four people play: `python -m bench.strangers`."""
