"""The steps from an empty database to `schema.py`, run when a store opens."""

NEWEST = "0019"
"""The revision of a database that needs no step."""
