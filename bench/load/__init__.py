"""How much a server carries, beside a bare one: `python -m bench.load`."""
