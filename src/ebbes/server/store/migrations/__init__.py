"""The steps from an empty database to `schema`, run when a store opens."""

NEWEST = "0021"
"""The revision of a database that needs no step."""
