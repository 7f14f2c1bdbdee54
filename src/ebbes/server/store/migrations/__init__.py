"""The steps from an empty database to `schema.py`, run when a store opens."""

<<<<<<< HEAD
NEWEST = "0021"
=======
NEWEST = "0015"
>>>>>>> main
"""The revision of a database that needs no step."""
