"""The steps from an empty database to `schema`, run when a store opens."""

NEWEST = "0022"
"""The revision of a database that needs no step."""
