"""The steps from an empty database to `schema.py`, run when a store opens."""
